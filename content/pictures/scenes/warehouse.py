from people import *
from poses import *
from sets import *

ALT = {"en": "A warehouse", "zh": "仓库"}
CONTAINS = [
    "a large warehouse with a grey concrete floor and bright lamps on the ceiling; the view goes down a long aisle",
    "on both sides, tall racks with blue posts and orange beams, full of brown cardboard boxes on wooden pallets",
    "on the left, a man with fair hair, in a bright yellow-green jacket and dark blue trousers, stands with one hand in front of him, looking towards the other man",
    "on the right, a man with dark hair and a headband, in a bright yellow-green jacket and dark trousers, bends down and reaches for the top box with both hands",
    "between them in the foreground, a wooden pallet on the floor with three cardboard boxes, one on top of the other two",
    "behind the boxes, a black and yellow forklift truck; nobody is in it",
    "two yellow lines on the floor along the aisle; a big grey door at the far end",
]


CARD = [(0.5, 0.34, 0.19), (0.46, 0.31, 0.17), (0.55, 0.38, 0.22)]


def rack(x, y0, y1, chance):
    """A tall rack along an aisle, full of cardboard boxes on wooden pallets."""
    blue, orange, wood = paint((0.04, 0.12, 0.4), 0.4), paint((0.85, 0.28, 0.03), 0.4), paint((0.5, 0.36, 0.2), 0.8)
    cards, tape = [paint(c, 0.85) for c in CARD], paint((0.75, 0.62, 0.42), 0.4)
    bays = int((y1 - y0) / 2.4)
    for bay in range(bays + 1):
        for side in (-0.5, 0.5):
            box(x + side, y0 + bay * 2.4, 0, 0.1, 0.1, 5.2, blue)
    for level in (0, 1.65, 3.3):
        if level:
            for side in (-0.5, 0.5):
                box(x + side, (y0 + y1) / 2, level, 0.06, y1 - y0, 0.14, orange)
        for bay in range(bays):
            for half in (0.6, 1.8):
                if chance.random() < 0.14:
                    continue
                y, z = y0 + bay * 2.4 + half, level + (0.14 if level else 0)
                box(x, y, z, 1.05, 1.05, 0.12, wood)
                rows, step = chance.choice(((2, 0.5), (3, 0.33), (2, 0.4)))
                surface = chance.choice(cards)
                for row in range(rows):
                    for part in (-0.25, 0.25):
                        box(x, y + part, z + 0.12 + row * step, 0.95 + chance.uniform(-0.05, 0.05), 0.48, step - 0.015, surface, chance.uniform(-2, 2))
                        side = -0.5 if x > 0 else 0.5
                        box(x + side * 0.99, y + part, z + 0.12 + row * step, 0.02, 0.06, step - 0.02, tape)


def build():
    chance = random.Random(5)
    box(0, 8, -0.1, 30, 40, 0.1, mottled((0.4, 0.41, 0.42), (0.34, 0.35, 0.36), 0.8, 0.35))
    for x in (-1.75, 1.75):
        box(x, 8, 0, 0.1, 30, 0.006, paint((0.85, 0.65, 0.05), 0.6))
    grey = paint((0.6, 0.63, 0.66), 0.8)
    box(0, 19, 0, 30, 0.2, 8, grey)
    box(0, 18.85, 0, 3.6, 0.1, 3.8, tiles((0.5, 0.52, 0.54), (0.46, 0.48, 0.5), 4, 0.35, (0.3, 0.3, 0.32), 0.5, upright=True))
    text("4", 2.6, 18.8, 2.6, 1.2, paint((0.1, 0.1, 0.1)))
    for x in (-14, 14):
        box(x, 8, 0, 0.2, 40, 8, grey)
    box(0, 8, 7, 30, 40, 0.1, paint((0.5, 0.52, 0.55), 0.9))
    for y in (4, 8, 12, 16):
        box(0, y, 6.6, 28, 0.25, 0.4, paint((0.35, 0.37, 0.4)))
        box(0, y - 2, 6.3, 0.4, 1.6, 0.08, paint((0.95, 0.98, 1), glow=6))
        lamp(0, y - 2, 6.2, 150, None, 1, 2, (0.95, 0.98, 1))
    rack(-2.7, 2.4, 16.8, chance)
    rack(2.7, 2.4, 16.8, chance)
    place("forkLift", 0.35, 7.2, 0, 70)
    lime, navy = (0.65, 0.85, 0.05), (0.08, 0.1, 0.2)
    dress(place("holdingMale01", -0.95, 4.2, 0, 40), top=lime, bottom=navy)
    man = dress(place("male01", 0.95, 3.55, 0, -65), top=lime, bottom=(0.1, 0.1, 0.11), skin=(0.5, 0.4, 0.36), hair=(0.2, 0.2, 0.25))
    pose(man, nod=20, bend=28, right=(0.52, 3.5, 0.86), left=(0.45, 2.98, 0.86))
    place("pallet", 0.3, 3.2, 0, 8, size=(1.1, 1.0, 0.13))
    for dx, dy, z, turn in ((-0.22, 0.1, 0.13, 8), (0.3, 0.1, 0.13, 6), (0.05, 0.1, 0.46, 14)):
        box(0.3 + dx, 3.2 + dy, z, 0.5, 0.45, 0.33, paint(CARD[0], 0.85), turn)
        box(0.3 + dx, 3.2 + dy, z + 0.33, 0.06, 0.45, 0.003, paint((0.75, 0.62, 0.42), 0.4), turn)
    backdrop((0.5, 0.55, 0.6), 0.25)
    lamp(0, -1.5, 4, 110, (0, 4, 1), 4, 2)
    camera((-0.25, -1.2, 1.45), (0.05, 6, 1.75), 25, 0.1)
