from sets import *

ALT = {"en": "A hotel lobby", "zh": "酒店大堂"}
CONTAINS = [
    "the lobby of a hotel in warm light, with cream walls, a floor of pale and brown tiles and the word RECEPTION in dark letters on the wall",
    "in the middle, a long dark brown wooden counter with a pale top; on it a lamp, a laptop and a white orchid in a purple pot",
    "behind the counter, a man in a dark suit and a woman in a black dress face the guests; behind them, a shelf of pigeonholes with keys on red tags and some white papers or envelopes",
    "in front of the counter, a woman in a grey dress and black boots and a man in a grey-brown jacket and black trousers, both with their backs to the camera; a red suitcase stands to her left and a green one to his right",
    "to the right of them, a boy with dark hair, in a brown top and grey trousers, stands with one hand on his hip, turned away from the counter; a grey bag or rucksack is on the floor next to him",
    "on the far right, a woman in a white top and mustard-yellow trousers, seen from behind, stands near a grey lift",
    "on the left, a woman with reddish-brown hair, in a black suit, sits in a red leather armchair with her legs crossed; the armchair next to her is empty",
    "in front of her, a small round table on a red carpet, with a teapot, a cup and a newspaper; a tall green plant behind her",
    "a golden chandelier hangs on the left; two round clocks on the wall, one on either side of the pigeonholes, show different times; a picture in a golden frame",
]


def build():
    cream = mottled((0.62, 0.5, 0.36), (0.58, 0.46, 0.33), 3)
    stone = tiles((0.55, 0.5, 0.43), (0.34, 0.27, 0.2), 0.7, 0.7, (0.3, 0.25, 0.2), 0.2)
    room(9.6, 7, 3.6, cream, stone, left=[(2.2, 0.5, 2.2, 2.3)], frame=(0.3, 0.18, 0.09))
    wood, dark = mottled((0.26, 0.12, 0.06), (0.2, 0.09, 0.045), 5, 0.35), mottled((0.14, 0.07, 0.04), (0.11, 0.05, 0.03), 5, 0.35)
    gold = paint((0.75, 0.5, 0.14), 0.25, metal=0.8)
    # the counter
    box(0.7, 5.0, 0, 4.6, 0.7, 1.08, wood)
    box(0.7, 4.95, 1.08, 4.8, 0.9, 0.06, paint((0.62, 0.58, 0.52), 0.15))
    for index in range(5):
        box(-1.1 + index * 0.9, 4.63, 0.18, 0.72, 0.03, 0.75, dark)
    box(0.7, 4.62, 0, 4.6, 0.04, 0.1, dark)
    # pigeonholes with keys behind it
    box(0.7, 6.85, 1.0, 3.4, 0.25, 1.75, dark)
    chance = random.Random(3)
    for column in range(8):
        for row in range(4):
            x, z = -0.72 + column * 0.405, 1.08 + row * 0.42
            box(x, 6.71, z, 0.35, 0.03, 0.34, paint((0.5, 0.36, 0.2)))
            if chance.random() < 0.6:
                cylinder(x, 6.68, z + 0.15, 0.028, 0.02, gold, (90, 0, 0))
                box(x, 6.68, z + 0.03, 0.05, 0.02, 0.11, paint((0.5, 0.06, 0.05)))
            elif chance.random() < 0.5:
                box(x, 6.69, z + 0.02, 0.2, 0.02, 0.13, paint((0.85, 0.85, 0.8)))
    text("RECEPTION", 0.7, 6.86, 2.93, 0.34, paint((0.16, 0.06, 0.03), 0.4))
    for x, hour, minute in ((-2.0, 9, 15), (2.72, 3, 15)):
        wall_clock(x, 6.9, 2.5, hour, minute, 0.24)
    # on the counter
    place("laptop", 1.5, 5.0, 1.14, 180)
    place("table_lamp", -1.2, 5.0, 1.14, 0, scale=1.2)
    bulb(-1.2, 4.98, 1.6, 14)
    place("phone", 0.2, 5.1, 1.14, 160)
    place("orchids", 2.6, 5.0, 1.14, 0)
    cylinder(0.7, 4.75, 1.14, 0.07, 0.06, gold, top=0.02)
    # people
    place("male02", 0.55, 5.8, 0, -5)
    place("female02", 2.2, 5.9, 0, -15, hue=0)
    place("holdingMale01", 0.75, 4.05, 0, 170)
    place("holdingFemale01", -0.2, 4.0, 0, 195)
    place("suitcase", 1.45, 3.85, 0, 75, size=(0.7, 0.26, 0.55), colour=(0.1, 0.24, 0.2))
    place("suitcase", -0.65, 3.7, 0, 20, size=(0.6, 0.23, 0.46), colour=(0.5, 0.1, 0.06))
    place("boyStanding", 2.35, 3.3, 0, -60)
    place("backpack", 2.75, 3.0, 0, -30)
    # the corner with the armchairs
    for grow, height, colour in ((0.25, 0.012, (0.55, 0.4, 0.2)), (0.1, 0.016, (0.3, 0.05, 0.05)), (0, 0.02, (0.42, 0.09, 0.07))):
        box(-2.75, 3.9, 0, 2.2 + grow, 2.6 + grow, height, mottled(colour, tuple(c * 0.8 for c in colour), 14, 0.95))
    place("winchesterArmchair", -3.6, 4.6, 0, 30)
    sit("sitFemale03", -3.55, 4.5, 30, 0.46)
    place("winchesterArmchair", -2.1, 4.9, 0, -10)
    cylinder(-2.7, 3.5, 0.42, 0.42, 0.04, dark)
    cylinder(-2.7, 3.5, 0, 0.06, 0.42, dark)
    cylinder(-2.7, 3.5, 0, 0.25, 0.03, dark)
    place("teapot", -2.85, 3.5, 0.46, 40)
    place("cup", -2.5, 3.45, 0.46)
    place("newspaper", -2.65, 3.3, 0.47, 20)
    place("yuccaPlant", -4.1, 6.2, 0, 0, scale=1.2)
    picture_on_wall(-2.9, 6.92, 1.3, 1.1, 0.8, [(0.1, 0.22, 0.3), (0.2, 0.4, 0.45), (0.8, 0.55, 0.3)], (0.5, 0.34, 0.1))
    # the lift on the right
    place("elevator-door", 3.9, 6.9, 0, 0)
    place("plant", 3.0, 6.5, 0, 20, scale=0.9)
    place("mannequinBrunette", 4.55, 5.9, 0, 160)
    place("chandelier-lamp", -2.3, 4.2, 2.35, 0, size=(1.2, 1.2, 1.25), colour=(0.6, 0.4, 0.12))
    bulb(-2.3, 4.2, 2.75, 70, 0.4, (1, 0.8, 0.55))
    for x in (-3, 0.7, 4):
        lamp(x, 5.6, 3.55, 45, None, 1.2, 1.2, (1, 0.82, 0.6))
    lamp(0, -1.0, 3.2, 110, (0.2, 4.5, 0.9), 4, 1.5, (1, 0.88, 0.7))
    backdrop((0.05, 0.08, 0.2), 0.6)
    camera((-0.6, -1.5, 1.7), (0.1, 5, 1.4), 26, 0.35)
