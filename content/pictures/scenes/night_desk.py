from sets import *

ALT = {"en": "A room", "zh": "房间"}
CONTAINS = [
    "a dark room with blue walls and a wooden floor, at night; a girl, a woman and a cat",
    "in the middle, a girl with light brown curly hair, in a pink-and-white striped top, sits on a red chair at a red-brown desk, seen from the side and behind, facing the desk",
    "on the desk a laptop, a small lamp, a pile of books, a row of books and a mug",
    "on the left, a woman with long brown hair, in a grey dress with black sleeves and black boots, stands in a doorway, looking into the room towards the desk; behind her a brightly lit corridor with yellow walls",
    "a large window behind the desk with dark red curtains on both sides; outside a black sky and a few lit windows of other buildings",
    "a white round clock on the wall, partly hidden by the left curtain; it shows about twenty-five to twelve",
    "on the right, a tall dark bookcase full of colourful books; a pale rucksack on the floor in front of it",
    "to the right of the desk, a small grey-and-white cat sits on the floor",
    "a pale rug on the floor in the foreground",
]


def build():
    room(4.6, 3.8, 2.6, mottled((0.2, 0.26, 0.36), (0.22, 0.28, 0.38), 2), boards((0.33, 0.2, 0.12), (0.28, 0.17, 0.1)), back=[(1.15, 0.85, 1.7, 1.35)], left=[(1.7, 0, 1.0, 2.1)], frame=None)
    trim = paint((0.6, 0.6, 0.58), 0.5)
    for x in (-1.12, -0.3, 0.52):
        box(x, 3.78, 0.85, 0.06, 0.1, 1.35, trim)
    for z in (0.85, 2.14):
        box(-0.3, 3.78, z, 1.7, 0.1, 0.06, trim)
    for y in (1.7, 2.7):
        box(-2.3, y, 0, 0.16, 0.08, 2.14, trim)
    box(-2.3, 2.2, 2.1, 0.16, 1.08, 0.08, trim)
    # the city at night
    chance = random.Random(7)
    lit = [paint(c, glow=g) for c, g in (((1, 0.75, 0.35), 2.2), ((1, 0.85, 0.6), 1.5), ((0.7, 0.85, 1), 1.2))]
    for x, y, width, height in ((-9, 26, 7, 6), (-2.5, 30, 6, 9.5), (4, 27, 6.5, 4.5), (9, 34, 7, 8), (-17, 34, 8, 8)):
        box(x, y, -12, width, 4, height + 12, paint((0.03, 0.035, 0.05)))
        for row in range(7):
            for column in range(int(width / 1.3)):
                if chance.random() < 0.42:
                    box(x - width / 2 + 0.7 + column * 1.3, y - 2.02, height - 1.6 - row * 1.7, 0.6, 0.03, 0.9, chance.choice(lit))
    ball(4.6, 60, 24.5, 1.5, paint((1, 0.97, 0.85), glow=2.0))
    for x in (-1.45, 0.7):
        place("curtain", x, 3.65, 0.35, 0, (0.5, 0.1, 2.1), colour=(0.35, 0.12, 0.1))
    # desk
    place("wooden_table_office", -0.2, 3.1, 0, 0, (1.8, 0.8, 0.75))
    top = 0.75
    place("laptop", -0.15, 3.1, top, 0, scale=1.1)
    place("desk_lamp2", -0.85, 3.25, top, 60)
    bulb(-0.68, 3.12, top + 0.28, 9, 0.05, (1, 0.75, 0.42))
    books(0.25, 3.36, top, 0.4, 0.24, 0.18, 0, 4)
    for index, colour in enumerate(((0.45, 0.1, 0.1), (0.1, 0.25, 0.4), (0.7, 0.6, 0.3))):
        box(-0.6, 2.9, top + index * 0.035, 0.26, 0.19, 0.033, paint(colour), 8 * index)
    place("coffee-mug", 0.3, 2.95, top, 30)
    place("penbox", -0.45, 3.3, top)
    bookshelf(1.8, 3.55, 0.95, 2.0, 5, seed=9)
    # the lit corridor and the one who looks in
    box(-3.3, 2.2, -0.1, 2, 3, 0.1, boards((0.42, 0.28, 0.17), (0.36, 0.24, 0.14)))
    box(-4.2, 2.2, 0, 0.1, 4, 2.6, paint((0.8, 0.7, 0.5)))
    box(-3.3, 3.5, 0, 2, 0.1, 2.6, paint((0.8, 0.7, 0.5)))
    bulb(-3.2, 2.0, 2.2, 28, 0.15, (1, 0.8, 0.5))
    place("holdingFemale01", -2.1, 2.35, 0, 70)
    box(-0.3, 1.75, 0, 2.0, 1.2, 0.012, mottled((0.3, 0.28, 0.35), (0.4, 0.36, 0.4), 20))
    sit("girlSittingTable", 0.0, 2.35, 160, 0.47, chair="chair2")
    place("cat", 1.0, 2.4, 0, -20)
    place("backpack", 1.35, 3.0, 0, -20)
    wall_clock(-1.85, 3.72, 1.75, 11, 35, 0.19)
    backdrop((0.012, 0.02, 0.06), 1)
    lamp(0.8, -1.3, 2.4, 7, (0, 3, 0.8), 3, 1.5, (0.6, 0.72, 1))
    lamp(0.0, 2.0, 2.55, 4, None, 2.5, 2, (0.65, 0.75, 1))
    bulb(-0.15, 2.92, top + 0.25, 1.2, 0.08, (0.6, 0.8, 1))
    camera((1.75, -0.9, 1.65), (-0.35, 3.0, 1.05), 27, 1.15)
