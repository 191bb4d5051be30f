from people import *
from poses import *
from sets import *

ALT = {"en": "A classroom", "zh": "教室"}
CONTAINS = [
    "a classroom with a pale yellow wall, a wooden floor and a large green board in a wooden frame",
    "on the board, in white: 5 + 3 = 8, 9 - 4 = 5 and 6 + 7 = 15",
    "in the middle, in front of the board, a boy with dark hair, in a blue sweater, beige pants and brown shoes, with his back to the board; both hands are raised to the height of his head, and one of them holds a piece of white chalk",
    "on the right, a woman with long reddish-brown hair, in a green dress with dark green sleeves, dark tights and dark shoes, looks to the left and stretches one arm out toward the boy and the board",
    "on the left, a girl with reddish-brown hair, in a yellow sweater and dark pink pants, stands at a desk, looks to the right and has one hand raised next to her head",
    "on the desk, an open book with pictures and a pen; behind the girl, a blue chair",
    "on the ledge under the board, a white, a yellow and a pink piece of chalk",
]


def build():
    room(5.4, 3.2, 2.9, paint((0.8, 0.7, 0.48), 0.9), boards((0.42, 0.27, 0.15), (0.36, 0.22, 0.12)), left=[(0.9, 0.95, 1.7, 1.5)])
    lawn(z=-0.5)
    place("sycamoreMaple", -12, 5, -0.5)
    # the board
    box(0.25, 3.12, 0.9, 3.0, 0.05, 1.35, paint((0.42, 0.26, 0.13)))
    box(0.25, 3.09, 0.96, 2.88, 0.03, 1.23, mottled((0.03, 0.11, 0.07), (0.045, 0.13, 0.09), 2.5, 0.9))
    box(0.25, 3.05, 0.88, 2.6, 0.09, 0.025, paint((0.42, 0.26, 0.13)))
    chalk = paint((0.9, 0.9, 0.86), 0.9)
    for k, (words, x) in enumerate((("5 + 3 = 8", -0.52), ("9 - 4 = 5", -0.52), ("6 + 7 = 15", -0.48))):
        text(words, x, 3.07, 1.88 - 0.32 * k, 0.22, chalk)
    for k, c in enumerate(((0.9, 0.9, 0.86), (0.85, 0.7, 0.2), (0.8, 0.35, 0.35))):
        rod((0.9 + 0.12 * k, 3.04, 0.915), (0.98 + 0.12 * k, 3.04, 0.915), 0.008, paint(c, 0.9))
    box(1.35, 3.04, 0.905, 0.16, 0.06, 0.04, paint((0.5, 0.35, 0.2)))
    # the boy with the chalk
    boy = dress(place("boyStanding", 0.3, 2.62, 0, 52, scale=0.84), top=(0.12, 0.32, 0.55), bottom=(0.3, 0.27, 0.22), plain=0.8)
    pose(boy, head=-30, nod=-4, right=(0.02, 3.03, 1.22), left=spot(boy, 0.1, -0.1, 1.5), elbows=0.6)
    h = hand(boy, "right")
    rod((h.x, h.y, h.z), (h.x - 0.03, 3.06, h.z + 0.03), 0.008, chalk)
    # the teacher
    teacher = dress(place("holdingFemale01", 1.3, 2.4, 0, -60), top=(0.15, 0.35, 0.3), bottom=(0.08, 0.08, 0.1), hair=(0.8, 0.65, 0.5))
    pose(teacher, head=0, nod=8, right=(0.72, 2.75, 1.42), left=spot(teacher, 0.2, -0.12, 1.05))
    # two pupils in front
    wood, legs = mottled((0.55, 0.38, 0.2), (0.49, 0.33, 0.17), 5, 0.4), paint((0.25, 0.27, 0.3), 0.4)
    dx, dy = -0.5, 1.62
    box(dx, dy, 0.66, 0.5, 0.95, 0.03, wood)
    for x in (-0.2, 0.2):
        for y in (-0.43, 0.43):
            box(dx + x, dy + y, 0, 0.035, 0.035, 0.66, legs)
    place("book", dx - 0.02, dy - 0.12, 0.69, 80)
    place("pencil2", dx + 0.1, dy + 0.2, 0.69, 30)
    place("plasticChair", dx - 0.75, dy + 0.12, 0, 90)
    girl = dress(place("girlStanding", dx - 0.42, dy + 0.05, 0, 98, scale=0.82), top=(0.75, 0.5, 0.08), bottom=(0.4, 0.1, 0.2), plain=1)
    pose(girl, head=6, right=spot(girl, -0.2, -0.14, 1.78), left=(dx - 0.12, dy + 0.2, 0.72), elbows=0.2)
    lamp(0, 1.4, 2.8, 38, None, 2.5, 1.5, (1, 0.97, 0.92))
    lamp(0.5, -1.2, 2.3, 30, (0, 2.5, 1.2), 2.5, 1.5)
    sky(30, 285, 0.16)
    camera((0.38, -1.05, 1.5), (0.03, 2.5, 1.2), 32.5, 0.2, focus=(0.2, 2.6, 1.2), fstop=3.5)
