from sets import *

ALT = {"en": "A garden", "zh": "花园"}
CONTAINS = [
    "a garden with a round brick-paved terrace, green lawn and a high stone wall at the back, on a sunny day",
    "in the middle, a round wooden table with a chessboard and pieces, a teapot and cups",
    "on the left of the table, a man with fair hair, in a red-and-brown patterned sweater and beige trousers, sits on a wooden chair leaning back",
    "on the right of the table, a boy with dark hair, in a dark blue top and grey trousers, sits on the same kind of chair, facing the man",
    "next to the boy, a girl with reddish-brown hair, in a blue-and-white striped top and a dark skirt, stands near the table",
    "behind the table, a woman with brown hair, in a black dress, stands looking on from further away",
    "in the foreground on the right, a brown-and-black (Siamese) cat walks across the terrace",
    "on the left at the back, a pale wooden bench and a small stone lantern; some green bushes behind them",
    "along the wall, a row of tulips in several colours, most of them in pots; on the right, a hammock on a wooden frame, nobody in it",
    "behind the wall, a tree with pink blossom on the left and another tree on the right",
]


def build():
    lawn()
    paving = tiles((0.5, 0.42, 0.34), (0.44, 0.37, 0.3), 0.4, 0.2, (0.3, 0.27, 0.22), 0.85, True)
    cylinder(0, 4.2, 0, 3.0, 0.03, paving)
    stone = tiles((0.5, 0.44, 0.36), (0.42, 0.37, 0.3), 0.35, 0.16, (0.3, 0.27, 0.23), 0.9, True, upright=True)
    box(0, 9.6, 0, 24, 0.4, 2.1, stone)
    box(0, 9.6, 2.1, 24.2, 0.55, 0.1, paint((0.5, 0.3, 0.2), 0.9))
    for x, scale in ((-3.9, 1.1), (-2.6, 0.9), (5.6, 1.2)):
        place("bush", x, 9.0, 0, x * 50, scale=scale)
    # the table and the game
    place("oakTable", 0, 4.2, 0.03, 0, size=(1.25, 1.25, 0.72))
    place("chessboard", 0, 4.2, 0.75, 90, scale=1.55)
    place("silla_teca", -1.05, 4.25, 0.03, 75)
    sit("sitMale02", -1.0, 4.25, 78, 0.47)
    place("silla_teca", 1.1, 4.2, 0.03, -80)
    sit("boySitting", 1.05, 4.2, -80, 0.47)
    place("teapot", 0.12, 4.68, 0.75, 30)
    place("cup", -0.35, 4.65, 0.75)
    place("cup", 0.4, 4.6, 0.75)
    place("girlStanding", 0.85, 5.4, 0.03, -20)
    place("female02", -0.3, 6.2, 0.03, 0)
    place("siameseCat", 1.75, 3.1, 0.03, -60)
    place("hammock", 3.0, 7.5, 0, 5)
    place("wood_bank", -4.2, 8.0, 0, 10, (1.8, 0.7, 0.9))
    soil = mottled((0.13, 0.08, 0.045), (0.19, 0.12, 0.07), 6, 1, 0.4)
    box(0.6, 8.7, 0, 5.0, 0.9, 0.08, soil)
    for index in range(10):
        place(("tulips", "tulip", "tulips")[index % 3], -1.6 + index * 0.48, 8.7 + 0.15 * (index % 2), 0.06, index * 40, scale=1.5)
    place("stoneLantern", -3.0, 5.6, 0, 0, scale=1.5)
    place("peachBlossom", -3.4, 11.6, 0, 30, scale=1.0)
    place("sycamoreMaple", 4.5, 13, 0, 0, scale=0.75)
    place("cypress", 8.6, 11.5, 0, 0, scale=1.1)
    place("cypress", -8.6, 11.5, 0, 0, scale=1.0)
    place("acacia", -4.2, 1.9, 0, 200, scale=0.72)
    sky(28, 100, 0.22, haze=2)
    camera((0.9, -0.9, 2.05), (0.1, 4.6, 0.95), 32, -1.05)
