from sets import *

ALT = {"en": "A library", "zh": "图书馆"}
CONTAINS = [
    "a quiet library with tall wooden shelves full of colourful books along the back wall and the left wall; a wooden floor with a big dark green carpet; six people",
    "on the right, a girl with blonde hair, in a pink-and-white striped top, and a man with fair hair, in an orange-and-brown striped sweater and beige trousers, sit next to each other at a long wooden table; the girl has an open laptop in front of her and the man an open book",
    "in the middle further back, a woman with reddish-brown hair, in a black suit, sits at another long table with an open book, facing the camera",
    "opposite her, a boy with brown hair, in a dark blue top, sits on a white wooden chair with his back to the camera",
    "on the left, a man with fair hair, in a red checked shirt and jeans, stands close to the shelves, as if he is choosing a book",
    "at the back, a woman with long reddish-brown hair, in a grey dress and black boots, stands in front of the shelves with her back to the camera",
    "on each table a reading lamp with a pale yellow shade",
    "in the bottom left corner, a wooden counter with a few books standing on it",
    "a round clock above the shelves showing twenty past three; on the right, a tall window with green grass outside, so it is daytime; a green plant in the right corner at the back",
]


def reading_table(x, y, people, things):
    wood = mottled((0.33, 0.18, 0.09), (0.27, 0.14, 0.07), 4, 0.35)
    box(x, y, 0.7, 2.2, 0.95, 0.05, wood, bevel=0.01)
    for dx in (-1.0, 1.0):
        for dy in (-0.4, 0.4):
            box(x + dx, y + dy, 0, 0.07, 0.07, 0.7, wood)
    for model, dx, dy, turn in things:
        place(model, x + dx, y + dy, 0.75, turn)
    for person, dx, side, hue in people:
        turn = 180 if side < 0 else 0
        if person:
            sit(person, x + dx, y + side * 0.78, turn, 0.45, hue, "chair4")
        else:
            place("chair4", x + dx, y + side * 0.65, 0, turn)


def build():
    room(8, 7, 3.4, paint((0.72, 0.64, 0.5), 0.9), boards((0.36, 0.22, 0.11), (0.3, 0.18, 0.09)), right=[(2.0, 0.9, 1.2, 2.0), (4.6, 0.9, 1.2, 2.0)])
    lawn(z=-0.5)
    for y in (2.2, 5.5):
        place("sycamoreMaple", 12, y, -0.5)
    for index, x in enumerate((-3.0, -1.45, 0.1, 1.65, 3.2)):
        bookshelf(x, 6.75, 1.5, 2.7, 7, seed=index)
    for index, y in enumerate((5.4, 3.8)):
        bookshelf(-3.75, y, 1.5, 2.7, 7, rotation=90, seed=index + 9)
    lamp_base = "little_lamp3"
    reading_table(-1.1, 4.4, [("sitFemale03", -0.5, 1, None), ("boySitting", 0.55, -1, None), (None, 0.5, 1, None)], [("book", -0.45, 0.2, 0), ("book", 0.5, -0.2, 180), (lamp_base, 0.05, 0.1, 0)])
    reading_table(1.7, 2.6, [("sitMale02", 0.45, 1, None), ("girlSittingTable", -0.5, 1, None)], [("book", 0.45, 0.15, 0), ("laptop", -0.5, 0.05, 180), (lamp_base, 0.88, 0.2, 0)])
    bulb(-1.05, 4.5, 1.3, 12)
    bulb(2.58, 2.8, 1.3, 12)
    place("holdingFemale01", 1.3, 6.1, 0, 170)
    place("male03", -3.0, 5.0, 0, -80)
    box(-2.55, 1.9, 0, 0.9, 1.3, 0.9, mottled((0.3, 0.17, 0.09), (0.26, 0.14, 0.07), 5))
    books(-2.9, 2.2, 0.9, 0.5, seed=4)
    place("ficus", 3.6, 6.2, 0, 0, scale=1.7)
    box(-0.2, 3.6, 0, 4.6, 3.4, 0.012, mottled((0.06, 0.13, 0.1), (0.08, 0.17, 0.13), 20))
    wall_clock(-1.0, 6.9, 3.05, 3, 20)
    sky(32, 250, 0.12)
    for x, y in ((-1.5, 3), (1.5, 4.5)):
        lamp(x, y, 3.35, 45, None, 2, 2, (1, 0.9, 0.75))
    lamp(0, -1.3, 2.7, 40, (0, 4, 0.9), 3, 1.5, (1, 0.93, 0.82))
    camera((-0.3, -1.3, 1.9), (0.0, 4.3, 1.1), 25, 0.35)
