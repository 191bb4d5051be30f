from people import *
from sets import *

ALT = {"en": "A laboratory", "zh": "实验室"}
CONTAINS = [
    "a bright chemistry laboratory with white walls and a pale tiled floor; four people in white clothes, perhaps lab coats",
    "in the foreground, a long bench with a black top and light blue cupboard doors; on it, from left to right, a white microscope, a wooden rack with coloured test tubes, three glass flasks with red, blue and yellow liquid, a brown and a white bottle and an open book",
    "behind the bench, a man with fair hair, in a white jacket, stands with one hand in front of him, looking towards the camera",
    "to the left of him in the picture, a woman with long dark hair, in white, stands with one hand on her hip",
    "on the left further back, a person with reddish-brown hair, in a white coat and dark trousers, stands with the back to the camera, facing the bench at the wall",
    "on the right, a woman with long reddish-brown hair, in white, with grey sleeves, grey leggings and dark red shoes, stands apart and looks towards the others; one hand is held out",
    "along the back wall, another bench with a black top; on it a microscope, test tubes and two flasks, one blue and one green",
    "on the back wall, two shelves with rows of blue, yellow, green and red bottles, and a large chart of small coloured squares like a periodic table",
    "on the right, a big cupboard with a dark glass front",
    "two wooden stools in front of the bench; nobody is sitting",
    "a window on the left with green grass outside, so it is daytime; two long lamps on the ceiling",
]


def flask(x, y, z, colour, scale=1.0):
    """A conical flask of glass with something coloured in it."""
    glass, drink = paint((0.75, 0.82, 0.84), 0.1, 0.6), paint(colour, 0.2, 0.6, glow=0.15)
    cylinder(x, y, z, 0.07 * scale, 0.09 * scale, drink, top=0.045 * scale)
    cylinder(x, y, z + 0.09 * scale, 0.045 * scale, 0.05 * scale, glass, top=0.022 * scale)
    cylinder(x, y, z + 0.14 * scale, 0.022 * scale, 0.07 * scale, glass)


def bottle(x, y, z, colour, height=0.2):
    cylinder(x, y, z, 0.045, height * 0.75, paint(colour, 0.25, 0.5))
    cylinder(x, y, z + height * 0.75, 0.022, height * 0.25, paint((0.1, 0.1, 0.1)))


def tubes(x, y, z, colours):
    """Test tubes in a wooden rack."""
    wood = paint((0.5, 0.33, 0.17))
    width = 0.06 * len(colours) + 0.04
    for level in (0, 0.1):
        box(x, y, z + level, width, 0.09, 0.02, wood)
    for side in (-1, 1):
        box(x + side * width / 2, y, z, 0.02, 0.09, 0.13, wood)
    for index, colour in enumerate(colours):
        cylinder(x - width / 2 + 0.05 + 0.06 * index, y, z + 0.02, 0.02, 0.2, paint(colour, 0.15, 0.6))


def microscope(x, y, z, rotation=0):
    black, white = paint((0.03, 0.03, 0.04), 0.4), paint((0.8, 0.8, 0.8), 0.4)
    turn = math.radians(rotation)

    def at(dx, dy):
        return x + dx * math.cos(turn) - dy * math.sin(turn), y + dx * math.sin(turn) + dy * math.cos(turn)

    box(*at(0, 0), z, 0.2, 0.28, 0.04, black, rotation, bevel=0.01)
    box(*at(0, 0.1), z, 0.07, 0.06, 0.36, white, rotation, bevel=0.01)
    box(*at(0, -0.02), z + 0.14, 0.17, 0.17, 0.025, black, rotation)
    box(*at(0, 0.02), z + 0.34, 0.09, 0.22, 0.07, white, rotation, bevel=0.01)
    cylinder(*at(0, -0.04), z + 0.2, 0.025, 0.15, black)
    for side in (-0.035, 0.035):
        tube = cylinder(*at(side, 0.1), z + 0.36, 0.022, 0.16, black)
        tube.rotation_euler = (-0.5, 0, turn)


def bench(x, y, width, depth=0.8):
    box(x, y, 0, width - 0.1, depth - 0.1, 0.86, paint((0.8, 0.82, 0.82), 0.5))
    box(x, y, 0.86, width, depth, 0.05, paint((0.06, 0.07, 0.08), 0.3))
    for index in range(int(width / 0.6)):
        at = x - width / 2 + 0.35 + index * 0.6
        box(at, y - depth / 2 + 0.045, 0.12, 0.54, 0.02, 0.68, paint((0.35, 0.55, 0.65), 0.5))
        box(at, y - depth / 2 + 0.03, 0.7, 0.14, 0.02, 0.02, paint((0.6, 0.6, 0.6), 0.3, metal=0.8))


def build():
    room(7.6, 5.6, 3.0, paint((0.82, 0.83, 0.8), 0.9), tiles((0.36, 0.4, 0.44), (0.4, 0.44, 0.48), 0.5, 0.5, (0.3, 0.33, 0.36), 0.3), left=[(1.6, 1.0, 2.6, 1.5)])
    lawn(z=-0.5)
    place("poplar", -10, 4, -0.5)
    top = 0.91
    red, blue, green, yellow, purple = (0.75, 0.06, 0.05), (0.05, 0.2, 0.75), (0.05, 0.5, 0.15), (0.85, 0.65, 0.05), (0.4, 0.1, 0.5)
    # along the back wall: a bench, shelves with bottles, a coloured table of squares
    bench(-0.9, 5.15, 5.4, 0.75)
    wood = paint((0.75, 0.72, 0.66), 0.6)
    for level in range(2):
        box(-2.2, 5.4, 1.5 + level * 0.4, 2.4, 0.26, 0.04, wood)
        for index in range(15):
            bottle(-3.25 + index * 0.15, 5.4, 1.54 + level * 0.4, (red, blue, (0.3, 0.15, 0.05), green, (0.8, 0.8, 0.8), yellow)[(index * (3 + level) + level) % 6], 0.19 + 0.05 * ((index + level) % 3))
    box(0.75, 5.52, 1.35, 2.6, 0.03, 1.25, paint((0.9, 0.9, 0.88)))
    inks = [paint(c) for c in (red, yellow, (0.2, 0.55, 0.3), (0.25, 0.45, 0.75), purple, (0.85, 0.45, 0.1))]
    for column in range(18):
        for row in range(7):
            if row < 1 and 0 < column < 17 or row < 3 and 1 < column < 12:
                continue
            box(-0.41 + column * 0.137, 5.5, 2.36 - row * 0.14, 0.115, 0.01, 0.115, inks[(0 if column < 1 else 1 if column < 2 else 2 if column < 12 else 3 if column < 16 else 5 if column < 17 else 4)])
    # the high cupboard with a glass front
    box(2.9, 5.2, 0, 1.5, 0.75, 0.9, paint((0.35, 0.55, 0.65), 0.5))
    box(2.9, 5.3, 0.9, 1.5, 0.55, 1.6, paint((0.85, 0.86, 0.86)))
    box(2.9, 5.01, 1.05, 1.3, 0.03, 0.95, paint((0.12, 0.16, 0.18), 0.1, 0.6))
    microscope(-2.7, 5.1, top, 10)
    tubes(-1.9, 5.1, top, [red, yellow, green, blue, purple])
    flask(-0.9, 5.05, top, blue)
    flask(-0.6, 5.15, top, green, 1.3)
    flask(0.6, 5.1, top, yellow)
    # the bench in the middle
    bench(0.1, 2.7, 3.6, 1.1)
    microscope(-1.2, 2.6, top, 160)
    tubes(-0.45, 2.45, top, [green, green, blue, yellow, red, purple])
    flask(0.25, 2.5, top, red, 1.2)
    flask(0.5, 2.7, top, blue, 1.5)
    flask(0.85, 2.45, top, yellow, 1.0)
    bottle(1.15, 2.85, top, (0.3, 0.15, 0.05), 0.28)
    bottle(1.35, 2.75, top, (0.8, 0.8, 0.8), 0.24)
    place("book", 1.45, 2.4, top, 15)
    white = (0.86, 0.87, 0.88)
    dress(place("holdingMale01", 0.6, 3.6, 0, -10), top=white, bottom=(0.1, 0.12, 0.2))
    dress(place("holdingFemale02", -0.9, 3.65, 0, 15), top=white, bottom=(0.5, 0.5, 0.52), skin=(0.5, 0.4, 0.36), hair=(0.3, 0.25, 0.25))
    dress(place("male02", -2.5, 3.9, 0, 200), top=white)
    dress(place("holdingFemale01", 2.35, 3.3, 0, -70), top=white, bottom=(0.25, 0.27, 0.3))
    place("stool2", -1.1, 1.75, 0, 0, scale=0.85)
    place("stool2", 0.7, 1.8, 0, 20, scale=0.85)
    sky(36, 110, 0.12)
    for x in (-1.8, 1.8):
        lamp(x, 3, 2.95, 45, None, 0.6, 3.5, (0.95, 0.98, 1))
        box(x, 3, 2.96, 0.3, 2.4, 0.03, paint((0.95, 0.98, 1), glow=1.5))
    lamp(0, -1.3, 2.5, 30, (0, 3, 0.9), 3, 1.5, (0.95, 0.98, 1))
    camera((1.3, -1.1, 1.9), (0.0, 3.6, 1.15), 26, -0.05)
