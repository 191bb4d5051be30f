from sets import *

ALT = {"en": "A street", "zh": "街道"}
CONTAINS = [
    "a street on a sunny day; behind it a row of houses painted orange-pink, pale yellow and pale grey, with white, green and dark red shutters",
    "on the left, the open back of a white lorry with a metal ramp down to the road; inside it a wooden wardrobe, a red-brown leather armchair and cardboard boxes",
    "next to the ramp, a man in a blue padded jacket, jeans and a headband stands facing right",
    "in the middle, a teenage boy with brown hair, in a dark blue top and grey trousers, sits on a cardboard box with his hands on his knees",
    "to the left of the boy, two cardboard boxes on top of each other and a brown-and-white bulldog",
    "behind the boy, a man with fair hair, in a grey-brown jacket and black trousers, stands in front of a dark red front door",
    "on the right, a woman with short red hair, in a white top and mustard-yellow trousers, stands next to a dark brown sofa",
    "a rolled-up red carpet on the ground; an open box with a brown teddy bear in it",
    "on the right, a floor lamp with a red shade, two stacked boxes with a table lamp on top, and part of a green plant at the edge",
    "branches of a tree with yellow-green leaves at the top right; nobody is carrying anything",
]


def truck(x, y, rotation):
    """The back of a removal lorry, its load open towards the camera."""
    turn = math.radians(rotation)

    def at(dx, dy):
        return x + dx * math.cos(turn) - dy * math.sin(turn), y + dx * math.sin(turn) + dy * math.cos(turn)

    white, dark, floor = paint((0.85, 0.86, 0.86), 0.4), paint((0.06, 0.06, 0.07), 0.6), mottled((0.4, 0.28, 0.17), (0.33, 0.22, 0.13), 6)
    red = paint((0.6, 0.04, 0.03), 0.3)
    inside = paint((0.7, 0.7, 0.68), 0.7)
    for side in (-1.15, 1.15):
        box(*at(side, 2.2), 0.85, 0.06, 4.4, 2.35, white, rotation)
        box(*at(side * 0.97, 2.2), 0.85, 0.02, 4.3, 2.35, inside, rotation)
    box(*at(0, 4.4), 0.85, 2.36, 0.06, 2.35, inside, rotation)
    box(*at(0, 2.2), 3.2, 2.42, 4.5, 0.07, white, rotation)
    box(*at(0, 2.2), 0.78, 2.3, 4.4, 0.08, floor, rotation)
    box(*at(0, 2.3), 0.55, 1.2, 4.6, 0.22, dark, rotation)
    box(*at(0, 0), 0.6, 2.3, 0.08, 0.16, dark, rotation)
    for side in (-1.0, 1.0):
        box(*at(side, -0.05), 0.63, 0.22, 0.04, 0.1, red, rotation)
        for dy in (1.1, 3.9):
            cylinder(*at(side * 0.95, dy), 0.46 - 0.13, 0.46, 0.27, dark, (0, 90, rotation))
    box(*at(0, 5.6), 0.5, 2.2, 1.9, 2.1, paint((0.08, 0.25, 0.45), 0.3), rotation, 0, 0.1)
    return at


def build():
    lawn(mottled((0.24, 0.24, 0.25), (0.2, 0.2, 0.21), 8))
    box(0, 10.4, 0, 60, 4.4, 0.1, tiles((0.5, 0.48, 0.44), (0.45, 0.43, 0.4), 0.6, 0.6, (0.32, 0.3, 0.28), 0.8))
    street_fronts(
        11.8,
        -13.4,
        [
            (5.2, 8.6, (0.72, 0.66, 0.55), {"shutters": (0.2, 0.26, 0.3), "flowers": False}),
            (6.0, 7.8, (0.62, 0.32, 0.24), {"shutters": (0.75, 0.72, 0.65), "door": (0.08, 0.25, 0.2), "flowers": False}),
            (5.6, 8.8, (0.78, 0.72, 0.5), {"shutters": (0.1, 0.3, 0.25), "door": (0.35, 0.1, 0.08)}),
            (6.0, 8.0, (0.6, 0.66, 0.7), {"shutters": (0.3, 0.12, 0.1), "flowers": False}),
        ],
    )
    at = truck(-2.4, 4.6, 14)
    load = 0.86
    place("wardrobe", *at(-0.55, 3.6), load, 14, scale=0.95)
    place("cardboard-box", *at(0.5, 3.5), load, 5, scale=1.3)
    place("cardboard-box", *at(0.55, 3.5), load + 0.39, 20, scale=1.2)
    place("cardboard-box", *at(0.6, 2.6), load, 0, scale=1.2)
    place("winchesterArmchair", *at(-0.4, 1.6), load, 10)
    place("cardboard-box", *at(0.65, 0.9), load, 12, scale=1.2)
    box(*at(0.1, -1.15), 0.42, 0.9, 2.6, 0.05, paint((0.5, 0.51, 0.53), 0.35, 0.4, 0.6), 14, 18.5)
    # on the ground
    place("sofa3", 2.7, 5.6, 0, -20)
    place("living_lamp", 4.5, 6.0)
    for x, y, z, turn in ((0.65, 3.0, 0, 10), (0.65, 3.0, 0.36, -12), (1.35, 2.7, 0, 30), (3.9, 3.6, 0, -20), (3.9, 3.6, 0.36, 8)):
        place("cardboard-box", x, y, z, turn, scale=1.2)
    place("open-cardboard-box", 2.5, 2.6, 0, 20, scale=0.9)
    place("teddyBear", 2.5, 2.6, 0.25, 10, scale=1.2)
    place("yuccaPlant", 4.9, 4.4, 0, 0, scale=1.1)
    place("table_lamp", 3.85, 3.6, 0.72)
    cylinder(2.25, 3.35, -0.81, 0.14, 1.9, mottled((0.5, 0.12, 0.1), (0.6, 0.3, 0.2), 20), (0, 90, 20))
    place("male01", -0.6, 3.9, 0, 60)
    place("holdingMale01", 1.3, 5.2, 0, -30)
    place("mannequinBrunette", 3.1, 4.1, 0, -40)
    sit("boySitting", 1.35, 2.7, -10, 0.36)
    place("bulldog", 0.0, 2.3, 0, 30)
    place("sycamoreMaple", 8, 10.5, 0, 0, scale=0.75)
    sky(44, 205, 0.2)
    camera((0.6, -2.9, 2.2), (0.35, 5.2, 1.4), 29, -1.65)
