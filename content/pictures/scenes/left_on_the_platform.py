from people import *
from poses import *
from sets import *

ALT = {"en": "A train platform", "zh": "火车站台"}
CONTAINS = [
    "an outdoor train platform with light gray paving and a yellow line along its edge, in weak light; a purple-gray sky",
    "in front, a brown wooden bench with dark legs",
    "on the left of the bench, a golden-brown teddy bear sits facing the viewer",
    "on the right of the bench, a red bag with a flap, probably a small backpack",
    "behind the bench, a light gray train with a blue stripe, bright windows and two red lights on the end that faces the viewer",
    "on the left, a dark track",
    "on the right, a row of dark lampposts with white lamps that are on, and a dark railing",
    "in the background, dark hills; no people anywhere",
]


def build():
    slabs = tiles((0.2, 0.19, 0.19), (0.17, 0.165, 0.16), 0.6, 0.6, (0.1, 0.1, 0.1), 0.35)
    box(1.5, 20, -0.9, 6.0, 70, 0.9, slabs)
    box(-1.1, 20, 0, 0.3, 70, 0.01, paint((0.75, 0.55, 0.05), 0.8))
    lawn(mottled((0.08, 0.075, 0.07), (0.12, 0.11, 0.1), 9), 200, 60, -0.95)
    steel = paint((0.35, 0.3, 0.28), 0.2, metal=0.9)
    for x in (-3.6, -2.3):
        box(x, 60, -0.9, 0.08, 140, 0.14, steel)
    for k in range(60):
        box(-2.95, k * 0.7 - 2, -0.93, 2.4, 0.22, 0.06, paint((0.1, 0.09, 0.08), 0.9))
    # the last carriage of the train that has just left
    white, dark = paint((0.5, 0.5, 0.52), 0.4), paint((0.04, 0.04, 0.05))
    box(-2.95, 29, -0.1, 2.7, 18, 3.3, white, bevel=0.12)
    box(-2.95, 29, -0.8, 2.3, 17, 0.8, dark)
    box(-2.95, 29, 0.45, 2.76, 17.9, 0.45, paint((0.03, 0.14, 0.3), 0.4))
    box(-2.95, 19.98, 1.4, 1.5, 0.06, 1.1, paint((0.9, 0.75, 0.5), glow=0.7))
    for k in range(8):
        box(-1.58, 21.5 + k * 2, 1.3, 0.05, 1.4, 0.95, paint((1, 0.8, 0.5), glow=1.6))
    for x in (-3.85, -2.05):
        ball(x, 19.95, 0.6, 0.16, paint((1, 0.03, 0.02), glow=30))
    bulb(-2.95, 19.2, 0.3, 5, 0.2, (1, 0.1, 0.05))
    # lamps along the platform
    iron = paint((0.05, 0.06, 0.07), 0.4)
    for k in range(5):
        y = 5.5 + k * 6
        cylinder(1.9, y, 0, 0.06, 3.4, iron)
        box(1.55, y, 3.38, 0.9, 0.12, 0.06, iron)
        box(1.25, y, 3.33, 0.36, 0.1, 0.04, paint((1, 0.85, 0.6), glow=14))
        if k < 3:
            bulb(1.25, y, 3.15, 110, 0.12, (1, 0.8, 0.52))
    for k in range(24):
        box(4.0, 1 + k * 1.5, 0, 0.06, 0.06, 1.3, iron)
    for z in (0.6, 1.2):
        box(4.0, 18, z, 0.04, 36, 0.05, iron)
    hill(-25, 130, 120, 20, 9, mottled((0.03, 0.04, 0.05), (0.04, 0.05, 0.06), 0.2))
    hill(30, 90, 60, 20, 10, mottled((0.03, 0.04, 0.05), (0.04, 0.05, 0.06), 0.2))
    # the bench with the bear on it
    timber = mottled((0.28, 0.16, 0.08), (0.22, 0.12, 0.06), 7, 0.5)
    for k in range(4):
        box(0.62, 2.05 + k * 0.115, 0.43, 1.5, 0.1, 0.035, timber, bevel=0.006)
    for k in range(3):
        back = box(0.62, 2.5 + k * 0.025, 0.56 + k * 0.13, 1.5, 0.03, 0.1, timber, 0, -11, 0.006)
    for x in (0.0, 1.24):
        for y, h in ((2.08, 0.43), (2.46, 0.43)):
            box(x, y, 0, 0.05, 0.05, h, iron)
        box(x, 2.26, 0.39, 0.05, 0.46, 0.04, iron)
        box(x, 2.52, 0.4, 0.05, 0.04, 0.54, iron, 0, -11)
    place("teddyBear", 0.36, 2.26, 0.465, 8, scale=1.2)
    place("backpack", 1.0, 2.24, 0.465, 10, colour=(0.5, 0.07, 0.06), scale=0.85)
    backdrop((0.3, 0.24, 0.34), 0.75)
    lamp(-1.2, -0.6, 2.6, 26, (0.5, 2.3, 0.6), 1.2, 1.2, (1, 0.85, 0.66))
    camera((1.15, -0.1, 1.08), (0.2, 2.9, 0.76), 36, 0.5, focus=(0.42, 2.2, 0.6), fstop=2.5)
