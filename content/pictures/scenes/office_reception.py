from people import *
from sets import *

ALT = {"en": "An entrance hall", "zh": "门厅"}
CONTAINS = [
    "the entrance hall of an office with pale walls and a floor of pale stone; five people",
    "on the right, a long wooden desk with a white top in front of a wall of dark wood; on the wall the word RECEPTION in white letters; three round lamps hang above the desk",
    "behind the desk, two women: on the left, one with dark hair in a blue dress; on the right, one with brown hair in a pink top, with one hand near her head",
    "on the desk, two screens, a telephone, a newspaper and a white orchid in a purple pot",
    "in front of the desk on the left, a man with brown hair, in a yellow checked shirt and light brown trousers, stands with his arms folded and looks to the right",
    "next to him, three cardboard boxes, one on top of the other, on a low red trolley",
    "on the right in front of the desk, a woman with reddish-brown hair, in a brown leather jacket and dark jeans, stands with her back to the camera; a dark briefcase stands on the floor next to her",
    "on the left, a man in a black suit sits on a blue sofa; in front of it, a low table with a newspaper and a white mug",
    "a round clock on the wall on the left showing ten to nine; green plants in both corners",
]


def build():
    stone = tiles((0.5, 0.47, 0.43), (0.54, 0.51, 0.47), 0.9, 0.9, (0.4, 0.38, 0.35), 0.2)
    room(8, 5.6, 3.3, paint((0.8, 0.8, 0.78), 0.9), stone, left=[(1.8, 0, 1.4, 2.4), (3.5, 0, 1.4, 2.4)], frame=(0.1, 0.1, 0.11))
    lawn(tiles((0.36, 0.35, 0.34), (0.32, 0.31, 0.3), 0.4, 0.4), z=-0.02, y=8)
    for y in (-2, 4, 10):
        place("poplar", -12, y, 0)
    # a wall of dark wood behind the desk
    box(1.2, 5.5, 0, 4.6, 0.06, 3.3, tiles((0.2, 0.11, 0.06), (0.17, 0.09, 0.05), 0.3, 4, (0.08, 0.04, 0.02), 0.5, upright=True))
    text("RECEPTION", 1.2, 5.44, 2.35, 0.36, paint((0.95, 0.9, 0.8), glow=1.0))
    wall_clock(-1.9, 5.52, 2.35, 8, 50, 0.22)
    # the desk
    wood, white = mottled((0.4, 0.25, 0.13), (0.34, 0.2, 0.1), 5, 0.4), paint((0.85, 0.85, 0.83), 0.3)
    box(1.2, 3.6, 0, 3.2, 0.7, 1.02, wood)
    box(1.2, 3.55, 1.02, 3.4, 0.85, 0.06, white, bevel=0.01)
    for z in (0.25, 0.6):
        box(1.2, 3.24, z, 3.2, 0.02, 0.03, paint((0.8, 0.7, 0.45), 0.3, metal=0.8))
    dark = paint((0.05, 0.05, 0.055), 0.4)
    for x, turn in ((0.05, 170), (2.3, 190)):
        box(x, 3.72, 1.08, 0.2, 0.16, 0.015, dark)
        box(x, 3.74, 1.08, 0.04, 0.04, 0.2, dark)
        box(x, 3.72, 1.2, 0.52, 0.035, 0.32, paint((0.7, 0.7, 0.72), 0.4), turn)
    place("phone", 1.25, 3.5, 1.08, 170)
    place("orchids", 2.65, 3.55, 1.08)
    place("newspaper", 0.75, 3.35, 1.08, 20)
    black = (0.05, 0.05, 0.07)
    dress(place("holdingFemale03", 1.65, 4.5, 0, -15), bottom=black)
    dress(place("female02", 0.6, 4.45, 0, -20), top=(0.1, 0.2, 0.35), bottom=black, skin=(0.5, 0.4, 0.36), hair=(0.25, 0.2, 0.2))
    # a man with parcels
    steel = paint((0.75, 0.1, 0.06), 0.4)
    dress(place("male03", -0.75, 3.0, 0, 60), top=(0.8, 0.62, 0.08), bottom=(0.3, 0.22, 0.14), skin=(0.55, 0.45, 0.4), hair=(0.25, 0.2, 0.18))
    card, tape = paint((0.5, 0.34, 0.19), 0.85), paint((0.75, 0.62, 0.42), 0.4)
    for x, y, z, w, h, turn in ((-0.1, 2.35, 0.06, 0.55, 0.4, 8), (-0.12, 2.37, 0.46, 0.48, 0.34, 3), (-0.06, 2.34, 0.8, 0.34, 0.22, 18)):
        box(x, y, z, w, 0.42, h, card, turn)
        box(x, y, z + h, 0.06, 0.42, 0.003, tape, turn)
    box(-0.1, 2.4, 0, 0.62, 0.5, 0.05, steel, 8)
    # people who wait
    place("winchesterSofa", -2.25, 4.6, 0, 15, colour=(0.1, 0.18, 0.3))
    sit("sitMale01", -1.9, 4.5, 10, 0.42)
    place("coffeeTable", -2.1, 3.3, 0, 10, (1.0, 0.6, 0.4))
    place("newspaper", -2.25, 3.3, 0.4, 30)
    place("coffee-mug", -1.8, 3.35, 0.4, 30)
    dress(place("female03", 2.3, 2.55, 0, 150))
    place("briefcase", 2.6, 2.45, 0, 20)
    place("yuccaPlant", 3.5, 5.0, 0, 0, scale=1.05)
    place("decorativePlant", -3.6, 5.1, 0, 0)
    box(-2.2, 3.7, 0, 2.7, 2.4, 0.012, mottled((0.35, 0.3, 0.26), (0.4, 0.35, 0.3), 25), 10)
    sky(18, 100, 0.13)
    for x in (-0.2, 1.2, 2.6):
        cylinder(x, 3.6, 2.75, 0.006, 0.6, dark)
        ball(x, 3.6, 2.7, 0.13, paint((1, 0.9, 0.72), glow=3))
        bulb(x, 3.6, 2.5, 14, 0.13)
    lamp(-0.5, 2.8, 3.25, 60, None, 4, 3, (1, 0.96, 0.9))
    lamp(0, -1.2, 2.6, 32, (0, 3, 0.9), 3, 1.5, (1, 0.96, 0.9))
    camera((-0.9, -1.5, 1.6), (0.1, 3.5, 1.22), 26, 0.3)
