from people import *
from poses import *
from sets import *

ALT = {"en": "A toy store from the outside", "zh": "玩具店门口"}
CONTAINS = [
    "a dark blue storefront in dim light with gray paving in front of it; the word TOYS in white letters at the top",
    "on the left, a brightly lit store window with a white frame; in it a big light brown teddy bear, a turquoise present with a ribbon, a toy train in red, blue and yellow and a yellow rocking horse",
    "inside, shelves with boxes in green, blue, yellow, pink and red and with small teddy bears",
    "in the middle, at the door, a woman with long dark brown hair, in a pink dress with darker sleeves, dark blue below and dark shoes with high heels; she is turned to the right and has one hand raised in front of the door",
    "at her other hand, a yellow shopping bag and a blue one",
    "behind the glass of the door, a man with brown hair, in a green sweater and gray pants, facing the street; one hand is on the edge of a sign",
    "the sign hangs on a cord; it is white with a red border and says CLOSED",
    "on the wall to the right of the door, in white, 9 - 6",
]


def bag(at, colour, turn=0.0, width=0.3, height=0.36):
    """A paper bag with handles, hanging from a hand."""
    x, y, z = at
    skin = paint(colour, 0.8)
    low = z - 0.13 - height
    box(x, y, low, width, 0.13, height, skin, turn)
    box(x, y, low + height - 0.004, width - 0.02, 0.11, 0.006, paint(tuple(c * 0.3 for c in colour), 0.9), turn)
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for side in (-0.06, 0.06):
        ends = [(x + dx * cos - side * sin, y + dx * sin + side * cos, low + height) for dx in (-width * 0.28, width * 0.28)]
        for end in ends:
            rod(end, (x, y, z - 0.01), 0.005, paint((0.25, 0.18, 0.1)))


def build():
    box(0, 0, -0.1, 20, 20, 0.1, tiles((0.16, 0.15, 0.15), (0.13, 0.125, 0.125), 0.5, 0.3, (0.08, 0.08, 0.08), 0.5, True))
    front = mottled((0.1, 0.2, 0.24), (0.08, 0.17, 0.21), 3)
    # the front: a door on the right, a shop window on the left
    wall((-4, 1.7), (4, 1.7), 3.6, front, [(1.2, 0.62, 2.15, 1.75), (3.95, 0.0, 1.05, 2.35)], None)
    trim = paint((0.62, 0.55, 0.42), 0.5)
    for x, w in ((-2.77, 0.06), (-1.72, 0.05), (-0.68, 0.06)):
        box(x, 1.66, 0.62, w, 0.08, 1.75, trim)
    for z in (0.62, 2.31):
        box(-1.72, 1.66, z, 2.12, 0.075, 0.055, trim)
    for x in (-0.04, 1.0):
        box(x, 1.66, 0, 0.08, 0.1, 2.4, trim)
    box(0.48, 1.66, 2.32, 1.0, 0.09, 0.075, trim)
    box(0, 1.6, 2.6, 8, 0.1, 0.5, paint((0.06, 0.13, 0.16), 0.6))
    text("TOYS", -0.9, 1.54, 2.69, 0.28, paint((0.95, 0.8, 0.5), glow=0.6))
    # inside
    box(0, 3.2, 0.0, 8, 3, 0.01, boards((0.42, 0.27, 0.15), (0.36, 0.22, 0.12)))
    box(0, 4.4, 0, 8, 0.1, 3.2, paint((0.75, 0.62, 0.42), 0.9))
    box(0, 3, 3.0, 8, 2.8, 0.1, paint((0.85, 0.82, 0.75)))
    box(-3.4, 3.2, 0, 0.1, 2.8, 3.1, paint((0.7, 0.6, 0.42)))
    box(2.6, 3, 0, 0.1, 2.8, 3.1, paint((0.7, 0.6, 0.42)))
    wood = paint((0.5, 0.32, 0.16), 0.6)
    chance = random.Random(6)
    for level in (0.5, 1.0, 1.5, 2.0):
        box(-0.2, 4.15, level, 5.4, 0.4, 0.04, wood)
        for k in range(15):
            c = ((0.7, 0.1, 0.08), (0.1, 0.3, 0.6), (0.8, 0.6, 0.08), (0.12, 0.45, 0.2), (0.55, 0.2, 0.5))[(k * 2 + int(level * 4)) % 5]
            if k % 4 == 1:
                place("teddyBear", -2.7 + k * 0.36, 4.12, level + 0.04, 0, scale=0.9)
            else:
                box(-2.7 + k * 0.36, 4.1, level + 0.04, chance.uniform(0.18, 0.3), 0.25, chance.uniform(0.16, 0.34), paint(c, 0.6))
    # things in the window
    box(-1.75, 2.05, 0, 2.2, 0.55, 0.62, paint((0.6, 0.42, 0.25)))
    place("teddyBear", -2.35, 1.98, 0.62, 15, scale=1.5)
    place("gift", -1.85, 1.95, 0.62, -20, scale=1.3)
    place("toyTrain", -1.35, 1.92, 0.62, 160, scale=1.2)
    place("caballito", -1.1, 2.15, 0.62, 200, scale=0.6)
    place("xylophone", -0.98, 1.9, 0.62, 20, scale=0.6)
    # the door with its sign
    glassless = paint((0.62, 0.55, 0.42), 0.5)
    for x, w in ((0.06, 0.1), (0.9, 0.1)):
        box(x, 1.74, 0.02, w, 0.05, 2.25, glassless)
    box(0.48, 1.745, 0.03, 0.8, 0.044, 0.3, glassless)
    rod((0.16, 1.68, 0.95), (0.16, 1.68, 1.2), 0.014, paint((0.7, 0.6, 0.3), 0.3, metal=1))
    box(0.5, 1.72, 1.32, 0.46, 0.012, 0.22, paint((0.7, 0.06, 0.05), 0.6))
    box(0.5, 1.715, 1.335, 0.43, 0.012, 0.19, paint((0.93, 0.91, 0.86), 0.6))
    text("CLOSED", 0.5, 1.706, 1.39, 0.108, paint((0.65, 0.03, 0.03)))
    for x in (0.34, 0.66):
        rod((x, 1.725, 1.54), (0.5, 1.73, 1.78), 0.005, paint((0.1, 0.08, 0.06)))
    box(0.5, 1.73, 1.78, 0.85, 0.02, 0.03, glassless)
    text("9 - 6", 1.35, 1.62, 1.5, 0.14, paint((0.9, 0.85, 0.7), glow=0.3))
    wall_clock(0.95, 4.33, 2.45, 6, 2, 0.26)
    # the man inside has just turned it
    keeper = dress(place("holdingMale01", 0.5, 2.22, 0, -14), top=(0.1, 0.36, 0.24), bottom=(0.12, 0.12, 0.14), hair=(0.4, 0.34, 0.3), plain=1)
    pose(keeper, head=-18, nod=6, right=(0.3, 1.8, 1.5), left=(0.72, 1.8, 1.5))
    # the woman outside
    late = dress(place("holdingFemale02", -0.06, 1.2, 0, 118), top=(0.6, 0.12, 0.2), bottom=(0.1, 0.1, 0.14), hair=(0.5, 0.38, 0.3))
    pose(late, head=4, right=spot(late, -0.26, -0.1, 0.86), left=spot(late, 0.12, -0.5, 1.34), elbows=0.0)
    bag(hand(late, "right"), (0.85, 0.62, 0.12), 20)
    bag(tuple(hand(late, "right") + Vector((0.03, 0.09, 0.0))), (0.15, 0.35, 0.6), 8, 0.26, 0.3)
    lamp(-0.5, 3.0, 2.9, 150, None, 4, 1.5, (1, 0.8, 0.55))
    lamp(-0.3, 2.2, 2.8, 40, (-0.4, 1.0, 1.0), 3, 0.4, (1, 0.8, 0.55))
    lamp(1.8, -2.2, 3.0, 130, (-0.2, 1.2, 1.0), 1, 1, (0.6, 0.7, 1))
    backdrop((0.1, 0.16, 0.32), 0.35)
    camera((1.15, -2.1, 1.5), (-0.2, 1.5, 1.33), 29.5, 0.3, focus=(0, 1.5, 1.4), fstop=3.5)
