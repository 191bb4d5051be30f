from people import *
from poses import *
from sets import *

ALT = {"en": "A room with cardboard boxes", "zh": "堆着纸箱的房间"}
CONTAINS = [
    "a room with pale gray-blue walls and a gray tiled floor",
    "on the left and on the right, high piles of brown cardboard boxes, each with the word PENCILS on it",
    "in the middle, in a doorway with a light wooden frame, a man in a yellow jacket and a striped cap; his hands are on the red handle of a hand truck",
    "on the hand truck, in front of the man, three more boxes with the word PENCILS",
    "to the left of the door, a woman with long reddish-brown hair, in a pink dress with dark purple sleeves and dark pants, looks to the right",
    "in one hand she holds a large white sheet of paper, the other hand is raised next to her head",
    "at the front on the left, a light brown desk with a gray telephone and a gray cup with pens in it",
]


def carton(x, y, z, turn=0.0, words="PENCILS", width=0.5, depth=0.38, height=0.34):
    """A cardboard box with tape and a word on its front."""
    chance = random.Random(int(x * 100) + int(z * 37) + int(y * 71))
    shade = chance.uniform(0.88, 1.08)
    card = paint((0.5 * shade, 0.33 * shade, 0.18 * shade), 0.85)
    box(x, y, z, width, depth, height, card, turn)
    a = math.radians(turn)

    def at(dx, dy):
        return x + dx * math.cos(a) - dy * math.sin(a), y + dx * math.sin(a) + dy * math.cos(a)

    tape = paint((0.68, 0.52, 0.3), 0.35)
    box(*at(0, 0), z + height - 0.001, 0.06, depth + 0.002, 0.002, tape, turn)
    box(*at(0, -depth / 2), z + height - 0.09, 0.06, 0.002, 0.09, tape, turn)
    text(words, *at(0, -depth / 2 - 0.002), z + 0.1, 0.085, paint((0.06, 0.05, 0.05)), turn)


def build():
    room(5.4, 4.0, 2.8, paint((0.6, 0.66, 0.66), 0.9), tiles((0.34, 0.36, 0.38), (0.31, 0.33, 0.35), 0.5, 0.5, (0.28, 0.3, 0.32), 0.6), back=[(2.2, 0, 1.1, 2.15)], left=[(1.4, 0.9, 1.7, 1.4)], frame=(0.4, 0.26, 0.14))
    lawn(z=-0.5)
    # the corridor behind the door
    box(0, 5.6, 0, 6, 0.1, 2.8, paint((0.78, 0.74, 0.64), 0.9))
    box(0, 5.0, -0.1, 6, 2, 0.1, paint((0.4, 0.38, 0.36), 0.5))
    lamp(0, 4.8, 2.6, 30, None, 1.5, 0.6)
    # boxes everywhere
    for x, y, n, turn in ((-2.1, 3.6, 5, 4), (-1.55, 3.55, 4, -3), (-1.0, 3.5, 5, 5), (-2.15, 3.05, 2, 12), (-1.55, 3.0, 3, -6), (1.25, 3.6, 4, -4), (1.8, 3.55, 5, 6), (2.3, 3.5, 4, -8), (1.75, 2.95, 2, -14), (1.2, 2.75, 1, 12)):
        for k in range(n):
            carton(x + 0.015 * (k * 7 % 3), y, 0.345 * k, turn + (k * 5 % 7) - 3)
    # one comes in on a trolley, pushed by the man
    steel = paint((0.6, 0.1, 0.08), 0.4)
    for x in (0.12, 0.5):
        rod((x, 3.26 - x * 0.2, 0.15), (x, 3.26 - x * 0.2, 1.22), 0.016, steel)
        wheel = cylinder(x, 3.3 - x * 0.2, 0.0, 0.09, 0.04, paint((0.03, 0.03, 0.03), 0.7), (0, 90, -12))
        wheel.location.z = 0.09
    rod((0.12, 3.236, 1.22), (0.5, 3.16, 1.22), 0.016, steel)
    for k in range(3):
        carton(0.3, 3.0, 0.12 + 0.345 * k, -12 + 3 * k)
    box(0.3, 3.05, 0.08, 0.5, 0.4, 0.03, steel, -12)
    man = dress(place("male01", 0.2, 3.62, 0, -6), top=(0.65, 0.4, 0.03), bottom=(0.16, 0.17, 0.2))
    pose(man, nod=4, head=18, right=(0.16, 3.24, 1.24), left=(0.47, 3.18, 1.24))
    # the desk with one open box; she holds the order
    wood = mottled((0.5, 0.33, 0.17), (0.44, 0.28, 0.14), 6, 0.4)
    box(-0.9, 1.35, 0.7, 1.5, 0.7, 0.04, wood)
    for x in (-1.6, -0.2):
        box(x, 1.35, 0, 0.05, 0.66, 0.7, paint((0.2, 0.2, 0.22)))
    place("phone", -0.75, 1.2, 0.74, 170)
    place("penbox", -0.45, 1.5, 0.74, 0)
    her = dress(place("holdingFemale01", -0.6, 2.3, 0, 30), top=(0.5, 0.12, 0.3), bottom=(0.08, 0.08, 0.12), hair=(0.9, 0.75, 0.5))
    pose(her, head=18, nod=6, right=spot(her, -0.2, -0.34, 1.2), left=spot(her, 0.1, -0.13, 1.56), elbows=0.6)
    h = hand(her, "right")
    page = box(h.x, h.y - 0.05, h.z, 0.2, 0.003, 0.28, paint((0.9, 0.9, 0.88)), 10)
    page.rotation_euler.x = -0.4
    lamp(0, 1.8, 2.7, 60, None, 2.5, 2, (1, 0.97, 0.92))
    lamp(0.4, -1.4, 2.3, 40, (0, 2.5, 1.0), 2.5, 1.5)
    sky(30, 300, 0.12, sun=False)
    camera((0.5, -0.75, 1.55), (-0.02, 2.8, 1.04), 33, 0.3)
