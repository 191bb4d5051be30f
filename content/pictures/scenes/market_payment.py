from people import *
from poses import *
from sets import *

ALT = {"en": "A market stall", "zh": "市场摊位"}
CONTAINS = [
    "a sunny square with gray paving; behind it a row of pale orange, cream and pale blue houses with blue panels between the upper windows, flower boxes, two orange-brown doors, a blue awning on the left and an orange-red one on the right",
    "in front, a stall with a green front; on it four wooden boxes of round fruit: orange, red, green and yellow",
    "white signs on three of the boxes: 2.00 on the red, 1.80 on the green, 3.20 on the yellow fruit",
    "on the left, a man with brown hair tied back, in a striped knit hat, a blue padded jacket and beige pants, seen from the side, holds out one arm to the right",
    "behind the stall, a woman with long dark brown hair, in a yellow dress with brown sleeves, leans toward the man and looks down",
    "between them, a bill with the number 20; each of them has one hand on it",
    "next to the woman, a light brown paper bag full of round red fruit; her other hand is on it",
    "no other people in the square",
]


def build():
    lawn(tiles((0.4, 0.37, 0.34), (0.33, 0.31, 0.29), 0.25, 0.14, (0.2, 0.19, 0.18), 0.8, True))
    street_fronts(11, -10, [(5, 8.4, (0.72, 0.5, 0.36), {"awning": (0.1, 0.25, 0.4)}), (5, 9, (0.8, 0.75, 0.6), {}), (5, 8.7, (0.5, 0.6, 0.62), {"awning": (0.5, 0.1, 0.06)}), (6, 9, (0.82, 0.62, 0.42), {})])
    wood = mottled((0.42, 0.27, 0.14), (0.3, 0.18, 0.09), 6)
    box(0.25, 1.0, 0.7, 2.6, 0.7, 0.05, wood)
    box(0.25, 0.66, 0, 2.6, 0.03, 0.75, paint((0.1, 0.3, 0.16), 0.9))
    chance = random.Random(2)
    for k, colour in enumerate(((0.75, 0.32, 0.03), (0.55, 0.05, 0.03), (0.4, 0.55, 0.06), (0.8, 0.6, 0.05))):
        left = -0.85 + k * 0.56
        for a, b, w, d in ((0.25, 0, 0.5, 0.02), (0.25, 0.46, 0.5, 0.02), (0, 0.23, 0.02, 0.46), (0.5, 0.23, 0.02, 0.46)):
            box(left + a, 0.74 + b, 0.75, w, d, 0.1, wood)
        skin = paint(colour, 0.35)
        for i in range(6):
            for j in range(6):
                ball(left + 0.05 + i * 0.08, 0.79 + j * 0.075, 0.8 + chance.uniform(0, 0.05), 0.04, skin)
        box(left + 0.25, 0.7, 0.87, 0.16, 0.01, 0.1, paint((0.9, 0.88, 0.8)), 0)
        text(("1.50", "2.00", "1.80", "3.20")[k], left + 0.25, 0.69, 0.9, 0.06, paint((0.05, 0.05, 0.05)))
    for k, x in enumerate((-1.75, 1.7)):
        cylinder(x, 1.4, 0, 0.03, 2.5, wood)
    for k in range(9):
        box(-1.3 + k * 0.38, 1.0, 2.28, 0.38, 1.5, 0.03, paint(((0.1, 0.38, 0.2), (0.92, 0.9, 0.85))[k % 2], 0.9), tilt=10)
    seller = dress(place("holdingFemale01", 0.02, 1.44, 0, -28), top=(0.6, 0.3, 0.08), bottom=(0.12, 0.1, 0.1), hair=(0.35, 0.3, 0.3), skin=(0.8, 0.72, 0.68))
    pose(seller, head=-10, nod=10, bend=8, right=(-0.2, 1.08, 1.2), left=(0.4, 1.2, 1.12))
    buyer = dress(place("male01", -0.6, 0.68, 0, 122), top=(0.1, 0.22, 0.5), bottom=(0.3, 0.27, 0.22))
    pose(buyer, head=10, nod=8, right=(-0.24, 1.03, 1.2), left=(-0.62, 0.98, 1.0))
    a, b = hand(buyer, "right"), hand(seller, "right")
    note = place("billet-20-euros", *((a + b) / 2), math.degrees(math.atan2(b.y - a.y, b.x - a.x)))
    for part in note:
        part.matrix_world = part.matrix_world @ Matrix.Rotation(math.radians(68), 4, "X")
    # the bag with what he has bought
    x, y, z = hand(seller, "left")
    bag = paint((0.5, 0.36, 0.22), 0.9)
    box(x + 0.02, y - 0.03, z - 0.28, 0.17, 0.12, 0.27, bag, 12)
    for k in range(5):
        ball(x - 0.03 + 0.04 * (k % 3), y - 0.05 + 0.04 * (k % 2), z - 0.0, 0.037, paint((0.55, 0.05, 0.03), 0.35))
    sky(38, 215, 0.2)
    lamp(1.6, -0.6, 2.2, 60, (0.1, 1.4, 1.3), 1.5, 1.5, (1, 0.95, 0.9))
    camera((0.95, -1.5, 1.58), (-0.08, 1.1, 1.28), 37, -1.3, focus=(0, 1.15, 1.15), fstop=2.2)
