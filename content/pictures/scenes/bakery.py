from people import *
from poses import *
from sets import *

ALT = {"en": "A shop", "zh": "商店"}
CONTAINS = [
    "a bakery with red-brick walls and a tiled floor; on the back wall a green sign with the words FRESH BREAD",
    "wooden shelves full of loaves of bread on the back wall",
    "a long blue-green counter with a wooden top and a narrow white shelf above it; on it cut loaves, a small cake with candles, cupcakes, rolls, a brown pot with long thin loaves and a dark till",
    "behind the counter on the left, a woman in a pink top; nearer the middle, a baker dressed in white, with a tall white hat, holds out a loaf to the woman in the grey dress",
    "in front of the counter, a girl with reddish-brown curly hair, in a red top, a dark skirt and black leggings, and a woman with long brown hair, in a grey dress with black sleeves and black boots, stand side by side with their backs to the camera; the woman has one hand raised towards the loaf",
    "on the right, a man with fair hair, in a red checked shirt and jeans, stands with his arms folded, looking towards the counter",
    "on the floor in front of the counter, on the left, a wicker basket with long loaves",
    "three cream-coloured lamps hang from the ceiling",
    "at the back on the right, a white oven with a metal hood",
]


def loaf(x, y, z, length, colour=(0.5, 0.27, 0.1), rotation=0.0, thick=0.055):
    """A loaf: a long ball with a crust."""
    shape = ball(x, y, z + thick * 0.8, thick, mottled(colour, tuple(c * 0.7 for c in colour), 14, 0.8))
    shape.scale = (length / 2 / thick, 1.15, 0.85)
    shape.rotation_euler = (0, 0, math.radians(rotation))


def build():
    brick = tiles((0.5, 0.24, 0.16), (0.44, 0.2, 0.14), 0.26, 0.08, (0.55, 0.5, 0.45), 0.85, True, upright=True)
    floor = tiles((0.62, 0.58, 0.5), (0.2, 0.22, 0.22), 0.4, 0.4, (0.4, 0.38, 0.34), 0.4)
    room(6.6, 4.8, 3.0, brick, floor)
    wood = mottled((0.42, 0.26, 0.14), (0.34, 0.2, 0.1), 6, 0.6)
    # shelves of bread
    chance = random.Random(3)
    for x in (-2.05, 0.55):
        for z in (1.15, 1.6, 2.05):
            box(x, 4.52, z, 2.3, 0.4, 0.04, wood, 0, 0)
            kind = chance.choice((0, 1))
            if kind:
                for index in range(9):
                    loaf(x - 1.0 + index * 0.25, 4.5, z + 0.04, 0.32, (0.55 + chance.uniform(-0.1, 0.1), 0.25, 0.08), 90, 0.085)
            else:
                for index in range(5):
                    loaf(x - 0.9 + index * 0.45, 4.5, z + 0.04, 0.4, (0.46, 0.2 + chance.uniform(-0.03, 0.05), 0.08), chance.uniform(-8, 8), 0.11)
        for side in (-1.13, 1.13):
            box(x + side, 4.52, 0, 0.05, 0.4, 2.5, wood)
        box(x, 4.52, 0.0, 2.3, 0.44, 0.9, wood)
    box(-0.75, 4.68, 2.53, 3.6, 0.05, 0.4, paint((0.08, 0.16, 0.13)))
    text("FRESH BREAD", -0.75, 4.63, 2.63, 0.27, paint((0.92, 0.85, 0.6)))
    place("doubleOven", 2.4, 4.45, 0, 0, (0.9, 0.7, 1.75))
    place("hood", 2.4, 4.5, 2.0, 0, (0.95, 0.5, 0.9))
    # the counter with its glass front
    box(-0.2, 2.75, 0, 4.6, 0.75, 0.7, tiles((0.12, 0.25, 0.22), (0.11, 0.23, 0.2), 0.4, 0.7, (0.06, 0.12, 0.1), 0.6, upright=True))
    box(-0.2, 2.75, 0.7, 4.7, 0.8, 0.04, wood)
    top = 0.74
    for x in (-2.4, -0.9, 0.6):
        box(x, 2.42, top, 0.03, 0.03, 0.36, paint((0.7, 0.7, 0.68), 0.3, 0.5, 0.8))
    box(-0.9, 2.5, top + 0.35, 3.1, 0.35, 0.02, paint((0.75, 0.78, 0.78), 0.2, 0.5))
    for index, x in enumerate((-2.2, -1.85, -1.5)):
        place("bread", x, 2.55, top, 15 * index, scale=1.3)
    place("birthday_cake", -1.12, 2.58, top, 0, scale=1.2)
    for x in range(6):
        for y in (2.5, 2.65):
            place("cupcake", -0.72 + x * 0.1, y, top, 0, scale=1.2)
    for index in range(5):
        loaf(0.1 + index * 0.1, 2.6, top, 0.3, (0.62, 0.36, 0.12), 60, 0.045)
    place("electronicScale", 1.05, 2.7, top, 0, scale=1.2)
    loaf(1.05, 2.7, top + 0.03, 0.3, (0.45, 0.24, 0.1), 20, 0.09)
    box(1.7, 2.8, top, 0.4, 0.35, 0.16, paint((0.1, 0.1, 0.12), 0.4), -10)
    box(1.7, 2.86, top + 0.16, 0.32, 0.04, 0.22, paint((0.12, 0.12, 0.14), 0.3), -10)
    cylinder(0.68, 2.55, top, 0.16, 0.2, mottled((0.55, 0.38, 0.18), (0.4, 0.26, 0.1), 30), top=0.2)
    for dx, dy in ((-0.05, 0), (0.06, 0.05), (0.02, -0.07), (-0.04, 0.09)):
        cylinder(0.68 + dx, 2.55 + dy, top + 0.1, 0.035, 0.5, mottled((0.58, 0.34, 0.12), (0.45, 0.24, 0.08), 20), (8 * dx * 10, 12 * dy * 10, 0))
    # people
    place("female-01-casual-clothing", -1.75, 3.6, 0, 20)
    baker = dress(place("holdingMale01", 0.3, 3.5, 0, 8), top=(0.88, 0.87, 0.84), bottom=(0.5, 0.5, 0.5), plain=0.6)
    cap(baker, paint((0.9, 0.9, 0.88), 0.9), high=1.7)
    pose(baker, head=10, nod=8, left=(0.5, 2.75, 1.36))
    x, y, z = hand(baker, "left")
    loaf(x, y - 0.1, z - 0.02, 0.34, (0.55, 0.32, 0.12), 20, 0.08)
    pose(place("holdingFemale01", 0.55, 1.6, 0, 175), left=(0.4, 2.3, 1.3))
    dress(place("girlStanding", -0.25, 1.75, 0, 170, scale=0.9), top=(0.55, 0.12, 0.1), plain=1)
    place("male03", 1.95, 2.0, 0, 210)
    place("shopping-basket", -1.75, 1.95, 0, 20, scale=0.8)
    for turn in (0, 40, 80):
        loaf(-1.75, 1.95, 0.38, 0.5, (0.55, 0.32, 0.12), turn, 0.05)
    for x in (-1.85, 0.3, 1.75):
        place("hangingLight", x, 2.7, 2.3, 0, (0.4, 0.4, 0.7))
        bulb(x, 2.7, 2.2, 18, 0.1, (1, 0.78, 0.5))
    backdrop((0.6, 0.7, 0.85), 0.8)
    lamp(0, 2.0, 2.95, 45, None, 4, 2, (1, 0.88, 0.7))
    lamp(-1.5, -1.4, 2.5, 55, (0, 3, 0.8), 3, 1.5, (0.95, 0.95, 1))
    camera((-1.0, -1.5, 1.75), (-0.02, 3.0, 1.22), 27, 0.3)
