from sets import *

ALT = {"en": "A railway platform", "zh": "火车站台"}
CONTAINS = [
    "a covered railway platform in the daytime, seen along its length; a blue sign hanging from the roof says Platform 3 in white letters",
    "on the left, a long white train with a blue stripe and red doors stands at the platform; its doors are closed",
    "a yellow line along the edge of the platform; green posts and beams carry the wooden roof",
    "a large round white clock with black hands shows ten to eight",
    "in the foreground, a woman with reddish-brown hair, in a dark purple dress, black tights and black boots, holds out one arm to the left, towards a girl; a green suitcase stands next to her",
    "a girl with reddish-brown hair, in a blue-and-white striped top, a dark skirt and black leggings, stands near the train; a small beige rucksack is on the ground between her and the woman",
    "behind the girl, a man in a blue padded jacket, jeans and a woolly hat stands by the train and looks at it",
    "on the right, a man with fair hair, in an orange-and-brown striped sweater and beige trousers, sits on a wooden bench with his hands held out in front of him; a red suitcase stands in front of the bench; a dark litter bin behind it",
    "in the distance, four more people on the platform, one of them a man in a black suit and one with a briefcase",
    "on the right, a red brick building with windows",
]


def carriage(x, y, length, white, stripe, dark, red):
    """A railway carriage along y, its doors and windows towards +x."""
    box(x, y, 0.25, 2.7, length, 3.1, white, bevel=0.12)
    box(x, y, 3.3, 2.3, length - 0.2, 0.3, paint((0.3, 0.32, 0.34)), bevel=0.1)
    box(x, y, -0.6, 2.4, length - 1.5, 0.9, dark)
    side = x + 1.36
    box(side, y, 0.75, 0.04, length - 0.1, 0.35, stripe)
    glass, frame = paint((0.07, 0.1, 0.13), 0.1, 0.6), paint((0.12, 0.13, 0.14))
    lit = paint((0.95, 0.85, 0.6), glow=0.5)
    for end in (-1, 1):
        at = y + end * (length / 2 - 1.7)
        box(side, at, 0.3, 0.06, 1.35, 2.3, red)
        for half in (-0.33, 0.33):
            box(side + 0.03, at + half, 1.35, 0.03, 0.45, 1.0, glass)
        box(side + 0.035, at, 0.3, 0.03, 0.03, 2.3, dark)
    count = int((length - 6) / 1.9)
    for index in range(count):
        at = y + (index - (count - 1) / 2) * 1.9
        box(side, at, 1.3, 0.04, 1.6, 1.1, frame)
        box(side + 0.02, at, 1.36, 0.03, 1.5, 0.98, glass)
        box(side + 0.025, at, 2.1, 0.03, 1.5, 0.16, lit)


def build():
    # the track lies 0.9 m below the platform, whose top is z = 0
    slabs = tiles((0.46, 0.44, 0.42), (0.41, 0.39, 0.37), 0.6, 0.6, (0.27, 0.26, 0.25), 0.7)
    box(1.6, 22, -0.9, 6.2, 60, 0.9, slabs)
    box(-1.05, 22, 0, 0.35, 60, 0.012, paint((0.85, 0.65, 0.05), 0.8))
    lawn(mottled((0.2, 0.17, 0.14), (0.28, 0.25, 0.22), 9), 200, 60, -0.9)
    white, stripe = paint((0.8, 0.8, 0.78), 0.35), paint((0.03, 0.16, 0.36), 0.4)
    dark, red = paint((0.05, 0.05, 0.06)), paint((0.55, 0.06, 0.05), 0.4)
    for index in range(3):
        carriage(-2.95, -1.4 + index * 18.4, 18, white, stripe, dark, red)
        if index:
            box(-2.95, -1.4 + index * 18.4 - 9.2, 0.3, 2.0, 0.5, 2.7, dark)
    # the roof over the platform
    steel = paint((0.06, 0.18, 0.16), 0.5)
    for index in range(6):
        y = 1.2 + index * 6
        box(3.0, y, 0, 0.2, 0.2, 3.6, steel)
        box(1.8, y, 3.5, 5.4, 0.14, 0.22, steel)
    box(1.8, 21, 3.72, 5.8, 42, 0.1, tiles((0.75, 0.73, 0.66), (0.7, 0.68, 0.62), 0.3, 8, (0.5, 0.48, 0.44), 0.8))
    # the station building on the right
    brick = tiles((0.46, 0.2, 0.14), (0.4, 0.16, 0.11), 0.26, 0.09, (0.55, 0.5, 0.45), 0.9, True, upright=True)
    wall((4.7, 34), (4.7, -3), 4.6, brick, [(21.4, 0, 1.3, 2.3), (24.0, 0.9, 1.6, 1.4), (27.2, 0.9, 1.6, 1.4), (17.8, 0.9, 1.6, 1.4), (13.8, 0.9, 1.6, 1.4)], thickness=0.3)
    box(6.2, 16, 0, 2.4, 40, 3.4, paint((0.75, 0.62, 0.42)))
    # a hanging sign and a clock
    box(0.9, 4.5, 2.72, 1.7, 0.1, 0.42, paint((0.03, 0.1, 0.3)))
    text("Platform 3", 0.9, 4.43, 2.83, 0.26, paint((0.95, 0.95, 0.92), glow=0.5))
    for x in (0.2, 1.6):
        box(x, 4.5, 3.1, 0.03, 0.03, 0.5, dark)
    wall_clock(2.55, 7.0, 2.95, 7, 50, 0.38)
    box(2.55, 7.03, 3.2, 0.05, 0.05, 0.5, dark)
    place("wood_bank", 3.9, 6.6, 0, -90, (2.0, 0.8, 0.95))
    sit("sitMale02", 3.8, 6.6, -75, 0.46)
    place("backpack", 3.8, 7.3, 0.46, -60)
    place("suitcase", 3.2, 5.5, 0, 75, size=(0.7, 0.25, 0.55), colour=(0.45, 0.05, 0.04))
    place("holdingFemale02", 1.15, 5.2, 0, -60)
    place("suitcase", 1.65, 4.9, 0, 20, size=(0.65, 0.24, 0.5), colour=(0.05, 0.25, 0.25))
    place("girlStanding", -0.1, 5.4, 0, 60)
    place("backpack", 0.35, 5.9, 0, 0)
    place("male01", -0.5, 7.7, 0, -75)
    place("female03", 1.1, 10.0, 0, 150)
    place("briefcase", 1.35, 10.0, 0.3, 60)
    place("male02", 2.0, 13.0, 0, 0)
    place("female01", 0.3, 15.2, 0, 180)
    place("park-trashcan", 3.9, 8.9, 0, 0, scale=0.75, colour=(0.1, 0.1, 0.12))
    place("holdingMale01", 0.8, 19, 0, 10)
    hills(y=160)
    sky(16, 240, 0.24)
    for y in (6, 14, 22):
        lamp(2.0, y, 3.45, 90, None, 2.5, 0.5, (1, 0.93, 0.82))
    lamp(4.2, -1.5, 3.2, 130, (0.5, 6, 0.8), 1.5, 1, (1, 0.95, 0.88))
    camera((1.75, 0.4, 1.75), (0.35, 9, 1.42), 26, -0.4)
