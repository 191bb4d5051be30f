import bpy
from mathutils import Matrix

from sets import *

ALT = {"en": "A street", "zh": "街道"}
CONTAINS = [
    "a straight cobbled street in an old town at night or in the late evening, under a deep blue sky, with pavements and rows of orange-brown houses with blue-green shutters on both sides",
    "several old-fashioned black street lamps are on; some shop windows and a few windows upstairs are brightly lit, the others are dark; a red awning on the left",
    "at the end of the street, a dark tower with a pointed roof and a big bright round clock; its hands show three o'clock",
    "in the middle on the right, a man in a blue padded jacket, jeans and a woolly headband stands in the road facing the camera; a golden-brown dog sits next to him, to the left",
    "a woman in a grey dress and a man in a dark suit walk away from the camera side by side down the middle of the road; further away, a man in a grey-brown jacket stands or walks towards the camera",
    "on the left pavement behind a lamp, a woman in black with her back to the camera and a man in an orange-and-brown striped sweater sit opposite each other at a small table; an empty round table in front",
    "a grey cat sits at the edge of the pavement on the left",
    "on the right, a woman in a black dress stands by a lamp with one hand on her hip; a purple motor scooter is parked on the pavement; a bicycle behind her",
    "no cars",
]


def turned(x, y, rotation, build_part):
    """Builds something facing -y at the origin and turns it into place."""
    before = set(bpy.data.objects)
    build_part()
    bpy.context.view_layer.update()
    there = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(rotation), 4, "Z")
    for shape in set(bpy.data.objects) - before:
        if not shape.hide_render:
            shape.matrix_world = there @ shape.matrix_world


def row(houses, lit):
    """Houses from x = 0 to the right, some of whose windows are bright."""
    start = 0.0
    for width, height, colour, options in houses:
        house(start + width / 2, 0, width, height, colour, flowers=False, **options)
        start += width
    for x, z, width, tall, colour, glow in lit:
        box(x, -0.09, z, width, 0.03, tall, paint(colour, glow=glow))
        bar = paint((0.2, 0.16, 0.12))
        for part in (-width / 4, 0, width / 4):
            box(x + part, -0.11, z, 0.04, 0.03, tall, bar)
        box(x, -0.11, z + tall * 0.6, width, 0.03, 0.04, bar)


def lantern_post(x, y, power=150):
    place("classic-lamppost", x, y, 0.1, 0, scale=1.45)
    cylinder(x, y, 3.28, 0.11, 0.3, paint((1, 0.78, 0.42), glow=9), top=0.15)
    bulb(x, y, 3.2, power, 0.15, (1, 0.68, 0.34))


def build():
    cobbles = tiles((0.13, 0.12, 0.12), (0.09, 0.085, 0.085), 0.22, 0.16, (0.035, 0.035, 0.035), 0.42, True, 0.02)
    box(0, 25, -0.1, 8, 70, 0.1, cobbles)
    slabs = tiles((0.26, 0.25, 0.24), (0.22, 0.21, 0.2), 0.6, 0.6, (0.1, 0.1, 0.1), 0.6)
    for x in (-3.5, 3.5):
        box(x, 25, -0.1, 2.2, 70, 0.2, slabs)
    warm, dim = (1, 0.66, 0.28), (0.9, 0.6, 0.3)
    left = [
        (6, 8.8, (0.5, 0.36, 0.25), {}), (6, 9.4, (0.5, 0.3, 0.22), {"awning": (0.4, 0.05, 0.05)}), (6, 8.6, (0.45, 0.42, 0.38), {}),
        (6, 9.2, (0.55, 0.42, 0.25), {}), (6, 8.8, (0.4, 0.25, 0.2), {}), (6, 9.0, (0.5, 0.45, 0.4), {}),
    ]
    turned(-4.6, -2, 90, lambda: row(left, [(2.1, 0.5, 2.8, 1.5, warm, 0.72), (8.1, 0.5, 2.8, 1.5, warm, 1.44), (7.0, 3.42, 0.8, 1.2, dim, 0.68), (13, 3.42, 0.8, 1.2, warm, 0.81), (20.1, 0.5, 2.8, 1.5, dim, 0.72), (15, 6.1, 0.8, 1.2, dim, 0.54)]))
    right = [
        (6, 9.0, (0.45, 0.42, 0.38), {}), (6, 8.6, (0.5, 0.3, 0.22), {}), (6, 9.4, (0.55, 0.45, 0.3), {"awning": (0.06, 0.16, 0.12)}),
        (6, 8.8, (0.42, 0.36, 0.32), {}), (6, 9.2, (0.5, 0.34, 0.25), {}), (6, 8.8, (0.45, 0.3, 0.22), {}),
    ]
    turned(4.6, 34, -90, lambda: row(right, [(15, 3.42, 0.8, 1.2, warm, 0.81), (17, 3.42, 0.8, 1.2, warm, 0.81), (20.1, 0.5, 2.8, 1.5, dim, 0.36), (26.1, 0.5, 2.8, 1.5, warm, 0.99), (25, 3.42, 0.8, 1.2, dim, 0.63), (9, 6.1, 0.8, 1.2, dim, 0.63)]))
    # the end of the street: a tower with a clock
    box(0, 40, 0, 16, 6, 8, mottled((0.3, 0.25, 0.2), (0.26, 0.22, 0.18), 2))
    box(0.6, 38, 0, 4, 4, 14, mottled((0.34, 0.28, 0.22), (0.3, 0.25, 0.2), 2))
    cylinder(0.6, 38, 14, 2.9, 4, paint((0.1, 0.12, 0.14)), top=0)
    cylinder(0.6, 35.9, 11.5, 1.25, 0.1, paint((1, 0.9, 0.65), glow=1.4), (90, 0, 0))
    hand = paint((0.03, 0.03, 0.03))
    box(0.6, 35.8, 11.55, 0.1, 0.05, 1.0, hand)
    box(1.0, 35.8, 11.5, 0.75, 0.05, 0.1, hand)
    for x, y in ((-2.7, 6.6), (2.7, 10.5), (-2.7, 15), (2.7, 20), (-2.7, 26)):
        lantern_post(x, y)
    # a café on the left with two tables
    for x, y in ((-3.6, 8.3), (-3.7, 5.0)):
        place("cafe-table", x, y, 0.1, 0)
    bulb(-4.0, 7.0, 1.9, 40, 0.3, (1, 0.7, 0.4))
    place("cafe_set_mota_chair", -3.6, 9.0, 0.1, 0)
    sit("sitMale02", -3.6, 9.0, 5, 0.46, z=0.1)
    place("cafe_set_mota_chair", -3.5, 7.5, 0.1, 180)
    sit("sitFemale03", -3.5, 7.5, 170, 0.46, z=0.1)
    place("wine_bottle", -3.7, 8.35, 0.82)
    place("holdingFemale01", -0.7, 8.4, 0, 172)
    place("male02", -0.05, 8.5, 0, 184)
    place("male01", 1.5, 6.2, 0, -15)
    place("dog", 1.0, 5.7, 0, -40)
    place("female02", 3.0, 9.3, 0.1, -50)
    place("scooter2", 3.2, 6.2, 0.1, 15)
    place("bicycle", 3.9, 12.6, 0.1, 5)
    place("holdingMale01", 0.8, 16.5, 0, 0)
    place("cat", -2.2, 4.3, 0.1, 50)
    backdrop((0.02, 0.035, 0.1), 0.9)
    lamp(0, -4, 7, 160, (0, 9, 0), 6, 4, (0.5, 0.6, 1))
    camera((0.5, -1.2, 1.7), (-0.05, 10, 1.75), 26, 0.8)
