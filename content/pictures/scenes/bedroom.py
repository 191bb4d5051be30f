from sets import *

ALT = {"en": "A bedroom", "zh": "卧室"}
CONTAINS = [
    "a child's bedroom with light blue walls and a wooden floor, in the daytime; sunlight falls on the floor",
    "in the middle, a girl with dark reddish-brown hair, in a striped top, black leggings and black-and-white trainers, sits on a pink rug with one knee up; her hands are on her knee",
    "around her on the rug, a colourful toy train and a large doll's house with tiny furniture in its rooms",
    "at the back on the right, a boy with brown hair, in a dark brown top, sits on a white chair at a dark red-brown desk, with his back to the camera; on the desk a laptop, a red lamp and a pot of pens",
    "a beige rucksack on the floor to the right of the desk",
    "on the left, a metal bed with a pale green bedcover; a brown teddy bear on it",
    "next to the bed, a small wooden bedside table with a clock and a lamp; a pair of red shoes on the floor beside the bed",
    "on the left in the foreground, a yellow wooden rocking horse",
    "on the right, a black-and-white cat sits on the floor, and a white bookcase full of colourful books has a small green plant on top",
    "a window in the middle of the back wall with mustard-yellow curtains; green grass outside; a picture with coloured stripes on each side of the window",
]


def build():
    room(5.2, 4.4, 2.7, paint((0.55, 0.68, 0.78), 0.9), boards((0.55, 0.4, 0.25), (0.5, 0.35, 0.21)), back=[(2.0, 1.0, 1.5, 1.2)])
    lawn(z=-0.5)
    place("poplar", -0.4, 12, -0.5)
    for x in (-0.75, 1.05):
        place("curtain", x, 4.2, 0.75, 0, (0.4, 0.1, 1.65), colour=(0.75, 0.6, 0.15))
    place("bed1", -1.75, 3.0, 0, 0, (1.2, 2.1, 1.0))
    place("bedsideTable2", -0.75, 4.05, 0, 0, scale=0.9)
    place("clock", -0.85, 3.95, 0.42, 0, scale=1.8)
    place("little_lamp3", -0.65, 4.1, 0.42, 0, scale=0.6)
    place("teddyBear", -1.95, 3.5, 0.55, 30)
    place("kids_wooden_desk", 1.3, 3.9, 0, 0, (1.25, 0.65, 0.75))
    place("laptop", 1.3, 3.92, 0.75)
    place("penbox", 1.75, 4.0, 0.75)
    place("desk_lamp2", 0.85, 4.0, 0.75, 30)
    sit("boySitting", 1.25, 3.15, 180, 0.45, 0.45, "kids_desk_chair")
    bookshelf(2.35, 2.5, 1.1, 1.5, 4, (0.8, 0.8, 0.78), rotation=-90, seed=5)
    place("littlePlant", 2.35, 2.3, 1.5)
    box(0.1, 1.7, 0, 2.3, 1.7, 0.015, mottled((0.6, 0.2, 0.25), (0.7, 0.3, 0.3), 18))
    place("girlSittingGround", -0.35, 1.75, 0.01, 25)
    place("doll-house", 0.75, 2.1, 0.01, -30)
    place("caballito", -1.35, 1.2, 0, 60, scale=0.95)
    place("toyTrain", 0.35, 1.3, 0.015, 20, scale=1.3)
    place("cat", 1.35, 1.5, 0, -30)
    place("sneakers", -0.95, 2.6, 0, 20)
    place("backpack", 1.95, 3.2, 0, -30)
    picture_on_wall(-1.75, 4.33, 1.5, 0.7, 0.5, [(0.15, 0.4, 0.6), (0.8, 0.75, 0.3), (0.8, 0.4, 0.2)])
    picture_on_wall(1.45, 4.33, 1.6, 0.5, 0.65, [(0.1, 0.3, 0.15), (0.3, 0.5, 0.3), (0.7, 0.8, 0.85)])
    sky(38, 20, 0.14)
    lamp(0.0, 2.2, 2.65, 30, None, 2.5, 2, (1, 0.96, 0.9))
    lamp(0, -1.3, 2.2, 28, (0, 3, 0.8), 3, 1.5, (1, 0.96, 0.92))
    camera((0.5, -1.75, 1.75), (-0.05, 2.6, 0.85), 26, 0.1)
