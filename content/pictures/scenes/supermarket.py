from people import *
from sets import *

ALT = {"en": "A supermarket", "zh": "超市"}
CONTAINS = [
    "a bright supermarket with a pale tiled floor; six people",
    "in the middle, a grey-green checkout counter with a black belt; on it a bowl of fruit, two cartons, a green bottle and red, blue and yellow packets; above it a green sign with the number 3",
    "behind the counter on the right, a woman with long reddish-brown hair, in a green dress with dark green sleeves and dark tights, stands at a small black screen and faces left, towards the customers",
    "in front of the counter on the left, a man with dark hair, in a blue jacket with dark spots and dark trousers, stands facing her with one hand near the belt",
    "behind him to the left, a woman with brown hair, in a pink top and dark trousers, stands with one hand near her head",
    "next to her on the left, a girl with brown hair, in a yellow striped top and dark leggings, stands facing right; a wicker basket with fruit stands on the floor near her",
    "at the back on the left, a man in a red padded jacket and jeans stands in front of the shelves with his back to the camera; at the back on the right, a woman in a blue dress does the same",
    "along the back wall, shelves full of packets and tins in many colours; above them, a green band with the words FRESH EVERY DAY in white",
    "on the left in front, wooden boxes with yellow, green and orange fruit on three levels",
    "on the right, a large grey fridge",
]


INKS = [(0.7, 0.08, 0.06), (0.85, 0.6, 0.05), (0.08, 0.4, 0.15), (0.1, 0.25, 0.6), (0.8, 0.78, 0.72), (0.85, 0.35, 0.05), (0.5, 0.15, 0.4)]


def goods(x, y, width, height, chance):
    """A shelf along the back wall, full of packets and tins."""
    grey = paint((0.75, 0.76, 0.76), 0.5)
    inks = [paint(c, 0.5) for c in INKS]
    box(x, y + 0.2, 0, width, 0.04, height, grey)
    for level in range(4):
        z = 0.12 + level * height / 4
        box(x, y, z - 0.04, width, 0.42, 0.04, grey)
        box(x, y - 0.22, z - 0.05, width, 0.02, 0.06, paint((0.85, 0.8, 0.3), 0.6))
        done = 0.06
        while done < width - 0.2:
            ink, wide, tall, many = chance.choice(inks), chance.uniform(0.11, 0.2), chance.uniform(0.2, 0.36), chance.randint(2, 4)
            tin = chance.random() < 0.3
            for _ in range(many):
                if done > width - 0.2:
                    break
                at = x - width / 2 + done + wide / 2
                if tin:
                    cylinder(at, y - 0.05, z, wide * 0.44, tall * 0.7, ink)
                else:
                    box(at, y - 0.05, z, wide * 0.92, 0.26, tall, ink)
                done += wide


def build():
    chance = random.Random(11)
    room(8.4, 6.4, 3.3, paint((0.84, 0.82, 0.76), 0.9), tiles((0.62, 0.6, 0.55), (0.66, 0.64, 0.59), 0.5, 0.5, (0.5, 0.48, 0.45), 0.3))
    box(0, 6.33, 2.45, 8.4, 0.02, 0.4, paint((0.1, 0.42, 0.2)))
    text("FRESH  EVERY  DAY", -1.5, 6.3, 2.54, 0.26, paint((0.95, 0.95, 0.9)))
    for x in (-3.1, -1.05, 1.0, 3.05):
        goods(x, 6.05, 1.95, 2.1, chance)
    # the cash desk: a belt, a screen, a scanner
    body, dark = paint((0.3, 0.42, 0.36), 0.5), paint((0.05, 0.05, 0.055), 0.5)
    box(0.3, 3.1, 0, 0.75, 2.6, 0.8, body)
    box(0.3, 3.1, 0.8, 0.85, 2.7, 0.05, paint((0.7, 0.7, 0.7), 0.3, metal=0.5))
    box(0.3, 3.45, 0.85, 0.6, 1.7, 0.012, dark)
    box(0.3, 2.3, 0.851, 0.34, 0.3, 0.012, paint((0.1, 0.2, 0.25), 0.1, 0.6))
    box(0.62, 1.95, 1.0, 0.04, 0.04, 0.1, dark)
    box(0.62, 1.97, 1.08, 0.04, 0.3, 0.2, dark, 20)
    box(0.55, 1.95, 0.85, 0.3, 0.3, 0.16, paint((0.55, 0.55, 0.55), 0.4))
    top = 0.862
    place("bread", 0.3, 3.0, top, 30, scale=1.2)
    place("tetrapak", 0.15, 3.3, top, 70)
    place("tetrapak", 0.26, 3.36, top, 75)
    place("apples", 0.38, 3.62, top, 0, scale=0.9)
    place("red-wine-bottle-01", 0.14, 3.6, top)
    for x, y, w, h, c in ((0.42, 3.25, 0.16, 0.22, INKS[0]), (0.2, 4.0, 0.2, 0.26, INKS[3]), (0.42, 3.95, 0.14, 0.2, INKS[1])):
        box(x, y, top, w, 0.1, h, paint(c, 0.5), 15)
    place("bowlWithFruits", 0.28, 2.72, top, 0, scale=0.8)
    # the number of the cash desk
    cylinder(0.72, 4.3, 0.8, 0.03, 1.6, paint((0.6, 0.6, 0.6), 0.3, metal=0.7))
    box(0.72, 4.3, 2.2, 0.4, 0.14, 0.4, paint((0.1, 0.55, 0.2), glow=0.5))
    text("3", 0.72, 4.22, 2.29, 0.3, paint((0.95, 0.95, 0.95)))
    # people
    dress(place("holdingFemale01", 1.3, 2.95, 0, -75), top=(0.1, 0.42, 0.2), bottom=(0.05, 0.05, 0.06))
    dress(place("holdingMale01", -0.55, 2.6, 0, 75), top=(0.15, 0.2, 0.4), skin=(0.5, 0.4, 0.36), hair=(0.2, 0.18, 0.17))
    place("holdingFemale03", -1.0, 3.9, 0, 40)
    dress(place("girlStanding", -1.65, 3.5, 0, 70), top=(0.75, 0.65, 0.2))
    dress(place("male01", -2.35, 4.7, 0, 165), top=(0.5, 0.1, 0.1))
    dress(place("female02", 2.4, 5.2, 0, 170), top=(0.2, 0.3, 0.5), bottom=(0.1, 0.1, 0.1))
    place("shopping-basket", -1.05, 3.0, 0, 20, size=(0.45, 0.36, 0.42))
    place("apples", -1.05, 3.0, 0.12, 0)
    # boxes of fruit on a stand
    wood = paint((0.5, 0.34, 0.18), 0.8)
    for row, (colour, size) in enumerate((((0.85, 0.4, 0.04), 0.05), ((0.25, 0.5, 0.08), 0.055), ((0.8, 0.65, 0.08), 0.05))):
        y, z = 2.6 + row * 0.55, 0.45 + row * 0.16
        box(-3.1, y, 0, 1.3, 0.5, z, wood)
        for side in (-0.24, 0.24):
            box(-3.1, y + side, z, 1.3, 0.03, 0.14, wood)
        skin = paint(colour, 0.5)
        for index in range(36):
            ball(-3.62 + (index % 9) * 0.13 + chance.uniform(-0.01, 0.01), y - 0.15 + (index // 9) * 0.1, z + 0.09 + 0.02 * chance.random(), size * 1.15, skin)
    place("largeFridge", 3.6, 4.3, 0, -90)
    backdrop((0.5, 0.55, 0.6), 0.4)
    for x in (-2, 2):
        box(x, 3.5, 3.26, 0.25, 4.5, 0.03, paint((1, 1, 0.97), glow=2))
        lamp(x, 3.5, 3.2, 75, None, 0.8, 4.5, (1, 0.99, 0.95))
    lamp(0, -1.3, 2.9, 40, (0, 3, 0.9), 4, 1.5)
    camera((-0.9, -1.2, 2.0), (-0.1, 3.9, 1.15), 25, 0.05)
