from sets import *

ALT = {"en": "A kitchen", "zh": "厨房"}
CONTAINS = [
    "a modern, light kitchen with white walls and a pale tiled floor, in the daytime; four people and a cat",
    "a large window with a dark frame at the back; outside tall buildings with many windows",
    "in the middle, a long grey bar with a wooden top; on it a carton of milk, bread and a bowl of fruit",
    "a girl with blonde curly hair, in a pink-and-white striped top, and a boy with brown hair, in a dark top and grey trousers, sit at the bar on white bar stools, with their backs to the camera; a third stool on the right is empty",
    "behind the bar, a woman with short red hair, in an orange top, stands across from the two, her head turned to the right",
    "on the left, a man with brown hair, in a dark suit, stands next to a grey briefcase",
    "in front, a brown Siamese cat walks to the right towards the stools",
    "at the back on the left, dark green cupboards, white wall tiles, a yellow toaster, a shelf with blue pots, a plant and colourful books, and a big white fridge",
    "two yellow lamps hang over the bar; a small tree in the corner on the right; a rucksack on the floor behind the stools on the right",
]


def tower(x, y, width, height, wall_colour, glass=(0.2, 0.27, 0.33)):
    face = tiles(glass, tuple(c * 1.4 for c in glass), 1.3, 2.6, wall_colour, 0.4, gap=0.3, upright=True)
    box(x, y, -25, width, 8, height + 25, face)


def build():
    grey = paint((0.3, 0.33, 0.36), 0.8)
    floor = tiles((0.66, 0.64, 0.6), (0.63, 0.61, 0.57), 0.9, 0.9, (0.5, 0.48, 0.45), 0.25)
    room(6.8, 5, 2.8, paint((0.82, 0.82, 0.8), 0.9), floor, back=[(3.6, 0.95, 2.8, 1.5)], frame=(0.12, 0.13, 0.14))
    for x, y, width, height, colour in (
        (-5, 40, 8, 7, (0.6, 0.58, 0.55)), (3.5, 46, 7, 12, (0.5, 0.55, 0.6)), (11, 42, 7, 5, (0.65, 0.5, 0.42)),
        (19, 55, 9, 14, (0.55, 0.56, 0.6)), (28, 50, 9, 6, (0.6, 0.55, 0.5)), (-12, 55, 9, 13, (0.52, 0.55, 0.6)),
    ):
        tower(x, y, width, height, colour)
    # units along the left half of the back wall
    teal = paint((0.06, 0.2, 0.22), 0.5)
    stone = paint((0.75, 0.74, 0.72), 0.3)
    box(-1.35, 4.65, 0, 3.0, 0.62, 0.88, teal)
    for x in (-2.85, -2.1, -1.35, -0.6, 0.15):
        box(x, 4.33, 0.08, 0.012, 0.02, 0.78, paint((0.02, 0.06, 0.07)))
    for x in (-2.47, -1.72, -0.97, -0.22):
        box(x, 4.325, 0.76, 0.25, 0.02, 0.02, paint((0.7, 0.68, 0.6), 0.3, 0.5, 0.9))
    box(-1.35, 4.64, 0.88, 3.06, 0.66, 0.04, stone)
    box(-1.35, 4.94, 0.92, 3.0, 0.02, 0.55, tiles((0.85, 0.84, 0.8), (0.8, 0.79, 0.75), 0.2, 0.1, (0.6, 0.6, 0.58), 0.25, True, upright=True))
    box(-1.35, 4.8, 1.5, 2.4, 0.28, 0.04, mottled((0.5, 0.34, 0.2), (0.42, 0.28, 0.16), 6, 0.5))
    for index, x in enumerate((-2.4, -2.15, -1.9)):
        place("pottery", x, 4.8, 1.54, 20 * index, scale=1.4)
    place("littlePlant", -1.4, 4.8, 1.54)
    books(-0.9, 4.8, 1.54, 0.55, 0.26, 0.18, 0, 2)
    place("refrigerator", -3.0 + 0.1, 4.55, 0, 0, (0.85, 0.75, 1.85))
    place("coffee_machine", -0.35, 4.65, 0.92, 0)
    place("toaster", -1.2, 4.6, 0.92, 10)
    place("kitchenKnifeStandSet", -1.65, 4.7, 0.92, 0)
    place("utensilsPot", -2.05, 4.7, 0.92)
    # the bar
    oak = mottled((0.5, 0.34, 0.19), (0.43, 0.28, 0.15), 6, 0.4)
    box(0.3, 2.9, 0, 2.9, 0.5, 0.96, grey)
    box(0.3, 2.8, 0.96, 3.2, 0.8, 0.06, oak)
    top = 1.02
    for x in (-0.5, 0.55):
        place("bowl", x, 2.55, top, 0, (0.2, 0.2, 0.09))
        place("12-oz-glass", x + 0.22, 2.62, top, colour=(0.95, 0.55, 0.08))
    place("tetrapak", 0.05, 2.85, top, 10)
    place("bowlWithFruits", 1.3, 2.85, top)
    place("coffee-mug", 1.05, 2.6, top, 120)
    place("bread", -0.85, 2.9, top, 20, scale=1.1)
    place("butter", -0.5, 2.95, top, 10)
    place("newspaper", 1.55, 2.55, top, 20)
    for x in (-0.6, 0.5, 1.5):
        place("bar_chair", x, 2.05, 0, 180 if x < 1 else 160)
    sit("girlSittingTable", -0.6, 2.0, 165, 0.75)
    sit("boySitting", 0.5, 2.0, 195, 0.75, hue=0.4)
    place("female01", 0.38, 3.7, 0, -10)
    place("male02", -1.65, 3.0, 0, 60)
    place("briefcase", -1.75, 2.3, 0, 30)
    place("backpack", 1.9, 2.2, 0, -30)
    place("siameseCat", -1.15, 1.95, 0, 110)
    for x in (-0.5, 1.1):
        place("hangingLight", x, 2.85, 1.9, 0, (0.35, 0.35, 0.9), colour=(0.75, 0.5, 0.12))
    place("ficus", 2.95, 4.4, 0, 0, scale=1.8)
    sky(20, 330, 0.16)
    lamp(1.6, 4.7, 2.0, 60, (0, 1.5, 0.6), 2.4, 1.3, (1, 0.9, 0.75))
    lamp(0, 2.2, 2.75, 40, None, 3, 2)
    lamp(-0.5, -1.3, 2.3, 32, (0, 3, 0.8), 3, 1.5)
    camera((-1.3, -1.3, 1.6), (-0.02, 3.0, 1.05), 27.5, 0.0)
