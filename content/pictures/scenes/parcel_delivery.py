from people import *
from poses import *
from sets import *

ALT = {"en": "A front door", "zh": "家门口"}
CONTAINS = [
    "the front of a red-brick house in the evening, with gray paving in front of it; a round lamp on the wall is on, and the house number 24 is next to the door",
    "in the middle, an open doorway with a white frame and a gray step; through it a room with cream walls, a wooden floor and part of a picture in orange and blue-green",
    "on the left, a man with dark hair, in a yellow top and blue jeans, seen from the side, holds out a large cardboard box toward the woman",
    "in the doorway, a woman with long red hair, in a light gray dress with short sleeves and black high-heeled shoes, faces the man, her hands near the box",
    "on the step, a small brown doormat with a dark blue pattern; the woman is standing on it",
    "on the right, next to the step, one or two more cardboard boxes",
    "behind the man, a green plant in a red pot",
]


def build():
    lawn(tiles((0.42, 0.36, 0.32), (0.37, 0.32, 0.29), 0.4, 0.4, (0.2, 0.18, 0.16), 0.7))
    brick = tiles((0.34, 0.13, 0.08), (0.28, 0.1, 0.07), 0.22, 0.07, (0.45, 0.42, 0.38), 0.85, True, 0.006, True)
    wall((-3.5, 2.4), (4.5, 2.4), 4.5, brick, [(4.3, 0.16, 1.05, 2.15)], None)
    for x in (0.83, 1.82):
        box(x, 2.34, 0.16, 0.07, 0.14, 2.15, paint(WHITE))
    box(1.325, 2.34, 2.31, 1.06, 0.14, 0.08, paint(WHITE))
    box(1.33, 2.2, 0, 1.7, 0.9, 0.16, paint((0.5, 0.49, 0.46)))
    box(1.33, 4.2, -0.05, 3, 3.4, 0.2, boards())
    for x, y, w, d in ((-0.1, 4, 0.1, 3.2), (2.8, 4, 0.1, 3.2)):
        box(x, y, 0, w, d, 3, paint((0.7, 0.6, 0.45)))
    box(1.35, 5.6, 0, 3, 0.1, 3, paint((0.7, 0.6, 0.45)))
    picture_on_wall(1.6, 5.5, 1.4, 0.6, 0.5, [(0.1, 0.3, 0.4), (0.7, 0.4, 0.15)])
    bulb(1.3, 4.0, 2.4, 40)
    # the door stands open inwards
    box(1.86, 2.9, 0.16, 0.05, 0.95, 2.1, paint((0.05, 0.2, 0.28), 0.4))
    text("24", 0.48, 2.3, 1.75, 0.2, paint((0.9, 0.88, 0.8), 0.4))
    bulb(0.55, 2.1, 2.45, 18)
    ball(0.55, 2.25, 2.4, 0.07, paint((1, 0.85, 0.6), glow=6))
    woman = dress(place("female02", 1.32, 2.16, 0.16, -30), top=(0.6, 0.55, 0.48), bottom=(0.6, 0.55, 0.48), hair=(1.5, 1.1, 0.7))
    pose(woman, head=-12, nod=4, right=(0.93, 1.95, 1.24), left=(1.12, 1.72, 1.2))
    courier = dress(place("holdingMale01", 0.42, 1.22, 0, 140), top=(0.55, 0.3, 0.03), bottom=(0.12, 0.13, 0.15), hair=(0.25, 0.22, 0.2), plain=0.7)
    pose(courier, left=(0.7, 1.72, 1.2), right=(1.0, 1.52, 1.2))
    box(0.92, 1.72, 1.08, 0.46, 0.34, 0.3, paint((0.5, 0.35, 0.2), 0.85), -38)
    box(0.92, 1.72, 1.08, 0.06, 0.345, 0.303, paint((0.7, 0.6, 0.42), 0.4), -38)
    box(2.35, 1.75, 0, 0.6, 0.4, 0.35, paint((0.5, 0.35, 0.2), 0.85), 12)
    box(2.3, 1.75, 0.35, 0.4, 0.35, 0.25, paint((0.46, 0.32, 0.18), 0.85), 25)
    place("plant", -0.25, 2.05, 0, 20, scale=0.9)
    place("doormat", 1.33, 2.0, 0.16, 0, scale=0.9)
    # dusk
    backdrop((0.16, 0.22, 0.4), 0.9)
    lamp(-4, -3, 5, 160, (0.5, 1.5, 1), 3, 3, (0.75, 0.85, 1))
    camera((2.2, -1.55, 1.5), (0.88, 1.8, 1.28), 36, 0.35, focus=(0.85, 1.6, 1.3), fstop=2.5)
