from sets import *

ALT = {"en": "A bathroom", "zh": "浴室"}
CONTAINS = [
    "a large, bright bathroom with pale green tiles on the walls and grey and white tiles on the floor, in daylight; a woman, a boy, a girl and a cat",
    "on the left, a woman with short red hair, in an orange top and jeans, stands with her back to the camera in front of a white washing machine and a white dryer standing side by side",
    "folded clothes, red, dark and yellow, on the wooden top over the machines; a shelf above them with folded towels, white, blue and orange",
    "on the left next to the woman, a wooden-framed laundry basket full of blue and white washing",
    "in the middle, a white drying rack with a red, a white and a blue towel on it; in front of it on the left, a red tub with more washing",
    "right of the middle, a girl with reddish-brown curly hair, in a blue-and-white striped top, a dark skirt and black leggings, stands with her back to the camera at a white washbasin unit under a large mirror with a brown frame",
    "a boy with dark hair, in a dark brown sweater and grey trousers, stands behind her, seen from the side",
    "a window in the middle of the back wall, with a tree outside and a small plant in a pot on the sill",
    "on the right, a white bath along the wall; a white towel radiator with two brown towels on the back wall",
    "a small grey-and-white cat sits on a blue mat next to the bath",
]


def towel(x, y, z, width, drop, colour, rotation=0.0):
    """A cloth hung over a bar: two thin sheets."""
    cloth = paint(colour, 0.95)
    turn = math.radians(rotation)
    for side, fall in ((-0.035, drop), (0.035, drop * 0.8)):
        box(x - side * math.sin(turn), y + side * math.cos(turn), z - fall, width, 0.012, fall, cloth, rotation)
    box(x, y, z - 0.012, width, 0.082, 0.014, cloth, rotation)


def build():
    wall_tiles = tiles((0.56, 0.72, 0.72), (0.52, 0.69, 0.70), 0.2, 0.2, (0.8, 0.82, 0.8), 0.3, upright=True)
    floor = tiles((0.72, 0.7, 0.66), (0.28, 0.3, 0.32), 0.33, 0.33, (0.45, 0.45, 0.43), 0.35)
    room(5.4, 3.9, 2.6, wall_tiles, floor, back=[(1.75, 1.15, 1.1, 1.1)])
    lawn(y=70, z=-3)
    place("poplar", -0.4, 11, -3, scale=1.1)
    place("clothes_washing_machine", -2.25, 3.5, 0, 0)
    place("dryer_machine", -1.6, 3.5, 0, 0)
    box(-1.92, 3.5, 0.85, 1.35, 0.66, 0.04, mottled((0.5, 0.34, 0.2), (0.42, 0.28, 0.16), 6, 0.5))
    place("folded_clothes", -2.3, 3.5, 0.89, 10, scale=1.2)
    place("folded_clothes", -1.9, 3.55, 0.89, -5, scale=1.2, colour=(0.7, 0.55, 0.15))
    place("com_bath2_soap", -1.45, 3.6, 0.89, 0, scale=1.3)
    box(-1.9, 3.7, 1.75, 1.4, 0.25, 0.03, paint(WHITE))
    for x, colour in ((-2.4, (0.85, 0.85, 0.82)), (-2.1, (0.1, 0.3, 0.5)), (-1.5, (0.75, 0.3, 0.2))):
        for level in range(3):
            box(x, 3.7, 1.78 + level * 0.08, 0.27, 0.22, 0.075, paint(tuple(c * (1 - level * 0.12) for c in colour), 0.95), 0, 0, 0.02)
    # the basin with its mirror
    place("modernVanity", 1.05, 3.5, 0, 0, (1.05, 0.62, 0.93))
    box(1.05, 3.8, 1.25, 0.95, 0.03, 0.95, paint((0.3, 0.2, 0.12)))
    box(1.05, 3.775, 1.3, 0.85, 0.02, 0.85, paint((0.9, 0.92, 0.92), 0.03, 0.5, 1.0))
    place("plasticCup", 1.38, 3.6, 0.9)
    place("com_bath2_soap", 0.7, 3.6, 0.9, 30)
    place("littlePlant", -0.2, 3.75, 1.15, 0, scale=0.9)
    # bath along the right wall
    place("bath_jay_hardy", 2.25, 1.9, 0, 90, (1.9, 0.8, 0.6))
    place("showerHeadAndFaucet", 2.55, 2.6, 0.65, -90)
    place("radiatorAndTowels", 2.15, 3.75, 0.35, 0)
    place("bathmat", 1.45, 1.9, 0.0, 90, colour=(0.15, 0.3, 0.5))
    # washing on the airer
    place("clothes-horse", -0.42, 2.95, 0, 90, scale=1.15)
    for x, colour in ((-0.82, (0.75, 0.2, 0.15)), (-0.42, (0.9, 0.88, 0.8)), (-0.05, (0.2, 0.35, 0.6))):
        towel(x, 2.85, 0.99, 0.32, 0.5, colour)
    place("clothes-basket", -2.0, 2.35, 0, 20)
    for x, y, z, colour in ((-2.05, 2.3, 0.62, (0.6, 0.2, 0.25)), (-1.9, 2.45, 0.64, (0.85, 0.85, 0.8)), (-1.95, 2.25, 0.68, (0.2, 0.3, 0.5))):
        ball(x, y, z, 0.15, mottled(colour, tuple(c * 0.8 for c in colour), 12), 0.6)
    place("female01", -1.25, 2.65, 0, 150)
    place("girlStanding", 0.95, 2.75, 0, 165)
    place("boyStanding", 0.35, 2.0, 0, 75, scale=0.95)
    place("basin", -1.0, 1.5, 0, 20, scale=0.85)
    for x, y, colour in ((-1.1, 1.5, (0.85, 0.85, 0.8)), (-0.9, 1.55, (0.7, 0.6, 0.2)), (-1.0, 1.4, (0.25, 0.4, 0.3))):
        ball(x, y, 0.17, 0.14, mottled(colour, tuple(c * 0.8 for c in colour), 12), 0.6)
    place("cat", 1.45, 1.55, 0.01, -30)
    sky(22, 15, 0.14)
    lamp(0.0, 2, 2.55, 40, None, 2.5, 2)
    lamp(0, -1.2, 2.2, 28, (0, 3, 0.8), 3, 1.5)
    camera((-0.2, -1.55, 1.55), (0.02, 2.6, 0.98), 28, 0.3)
