from sets import *

ALT = {"en": "A classroom", "zh": "教室"}
CONTAINS = [
    "a bright classroom with cream walls and a grey tiled floor; one teacher and five pupils",
    "in the middle at the front, a woman with brown hair, in a brown leather jacket and dark blue jeans, stands facing the class with one hand on her hip; she is probably the teacher",
    "five children sit at wooden desks with their backs to the camera, facing the board: two boys and three girls",
    "on the left, a girl with curly blonde hair in a blue-and-white striped top; in front of her, a boy with brown hair in a dark brown top",
    "in the middle, a girl in a pink-and-white striped top; on the right, a boy in a dark blue top and, in the foreground, a girl with curly hair in a green-and-white striped top",
    "an open book on every desk except that of the boy in the dark blue top, where none can be seen; the chairs are blue; one desk with an open book and an empty chair in the foreground has no pupil",
    "a beige rucksack on the floor between two desks in the foreground",
    "a large green blackboard on the back wall; written on it in white: Good morning!, 2 + 3 = 5 and 7 - 4 = 3",
    "to the left of the board, a round clock showing nine o'clock and a low bookcase full of books with a small plant on top",
    "to the right of the board, a blue-and-green poster that looks like a map; below it the teacher's desk with an open book and a bowl of fruit",
    "two windows on the left with green grass outside; sunlight falls on the floor in the left corner, so it is daytime",
]


def desk(x, y, person, turn=180, hue=None, things=()):
    wood, legs = mottled((0.5, 0.33, 0.17), (0.44, 0.28, 0.14), 5, 0.4), paint((0.25, 0.27, 0.3), 0.4)
    box(x, y, 0.7, 1.1, 0.55, 0.04, wood)
    for dx in (-0.5, 0.5):
        for dy in (-0.22, 0.22):
            box(x + dx, y + dy, 0, 0.04, 0.04, 0.7, legs)
    for model, dx, dy in things:
        place(model, x + dx, y + dy, 0.74, 170)
    if person:
        sit(person, x, y - 0.5, turn, 0.45, hue, "plasticChair")
    else:
        place("plasticChair", x, y - 0.45, 0, 180)


def build():
    room(7.4, 6.4, 3.0, paint((0.85, 0.78, 0.55), 0.9), tiles((0.45, 0.47, 0.45), (0.5, 0.52, 0.5), 0.5, 0.5, (0.38, 0.38, 0.38)), left=[(1.0, 1.0, 2.0, 1.5), (3.6, 1.0, 2.0, 1.5)])
    lawn(z=-0.4)
    for y in (2, 5):
        place("poplar", -10, y, -0.1)
    box(0.3, 6.32, 0.95, 3.8, 0.06, 1.4, paint((0.4, 0.25, 0.12)))
    box(0.3, 6.28, 1.02, 3.65, 0.04, 1.26, paint((0.03, 0.11, 0.07), 0.8))
    chalk = paint((0.85, 0.85, 0.8))
    text("Good morning!", -0.3, 6.24, 1.92, 0.25, chalk)
    text("2 + 3 = 5", -0.65, 6.24, 1.5, 0.2, chalk)
    text("7 - 4 = 3", -0.65, 6.24, 1.2, 0.2, chalk)
    box(2.75, 6.3, 1.2, 0.85, 0.03, 1.05, paint((0.2, 0.45, 0.65)))
    for x, z, w, h in ((2.62, 1.85, 0.3, 0.22), (2.58, 1.5, 0.14, 0.28), (2.88, 1.6, 0.18, 0.36), (2.98, 1.95, 0.28, 0.2), (3.05, 1.4, 0.14, 0.1)):
        ball(x, 6.29, z, 0.5, paint((0.2, 0.5, 0.15))).scale = (w, 0.02, h)
    wall_clock(-2.3, 6.3, 2.2, 9, 0)
    place("simpleDesk", 2.3, 5.3, 0, 0, (1.5, 0.7, 0.76))
    place("apples", 2.7, 5.3, 0.76, 0, scale=0.8)
    place("book", 2.2, 5.25, 0.76, 10)
    place("female03", 0.25, 5.2, 0, 10)
    bookshelf(-2.7, 6.1, 1.3, 1.3, 3, seed=8)
    place("littlePlant", -2.9, 6.1, 1.3)
    desk(-2.0, 3.7, "boySitting", 178, 0.4, [("book", 0, 0.05)])
    desk(-0.35, 3.8, "girlSittingTable", 182, None, [("book", 0.05, 0.05)])
    desk(1.3, 3.7, "boySitting", 175, None, [("book", 0, 0)])
    desk(-1.75, 2.2, "girlSittingTable", 176, -0.35, [("book", 0, 0.05)])
    desk(1.25, 2.0, "girlSittingTable", 180, 0.25, [("book", 0.1, 0.05)])
    desk(-0.3, 2.15, None, things=[("book", 0.1, 0.0)])
    place("backpack", 0.55, 1.9, 0, 30)
    place("backpack", -1.15, 3.3, 0, 200, hue=0.4)
    sky(35, 110, 0.12, sun=True)
    lamp(0, 3.4, 2.95, 60, None, 4, 3, (1, 0.98, 0.94))
    lamp(0, -1.2, 2.6, 40, (0, 3.5, 0.9), 3, 1.5)
    camera((1.7, -1.2, 2.15), (-0.1, 4.3, 0.95), 25, 0.0)
