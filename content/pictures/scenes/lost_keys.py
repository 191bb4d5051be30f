from people import *
from poses import *
from sets import *

ALT = {"en": "A front door in the rain", "zh": "雨中的家门口"}
CONTAINS = [
    "the outside of a brick house, in dim light; it is raining, and the gray paving in front is wet",
    "a closed red door with a white frame, a brass-colored knob and the number 7, above a gray step with a doormat",
    "on the step to the right of the door, a woman with brown hair, in a blue dress with dark sleeves and black high-heeled boots, stands with her head bent and one hand above a bag",
    "a red handbag on a low brick wall with a gray top",
    "above the woman, a round white lamp that lights up the wall",
    "in front, on the wet paving, a bunch of light-colored keys with a red tag",
    "on the left, next to the step, a green plant in a pink pot",
]


def build():
    wet = tiles((0.09, 0.085, 0.08), (0.12, 0.11, 0.1), 0.3, 0.15, (0.04, 0.04, 0.04), 0.16, True)
    lawn(wet)
    brick = tiles((0.3, 0.2, 0.15), (0.26, 0.17, 0.13), 0.22, 0.07, (0.3, 0.28, 0.26), 0.8, True, 0.006, True)
    wall((-5, 3), (9, 3), 5, brick, [(2.0, 0.9, 1.6, 1.4)])
    box(-2.2, 3.3, 0.9, 1.6, 0.02, 1.4, paint((0.03, 0.04, 0.06), 0.05, 0.6))
    for x, z, w, h in ((0.98, 0.2, 0.09, 2.25), (2.11, 0.2, 0.09, 2.25), (1.55, 2.4, 1.22, 0.1)):
        box(x, 2.93, z, w, 0.12, h, paint(WHITE))
    box(1.55, 2.96, 0.2, 1.05, 0.06, 2.2, paint((0.28, 0.03, 0.03), 0.35))
    for x in (1.3, 1.8):
        for z in (0.4, 1.3):
            box(x, 2.92, z, 0.36, 0.02, 0.75, paint((0.24, 0.025, 0.025), 0.35), bevel=0.01)
    gold = paint((0.8, 0.6, 0.2), 0.25, metal=0.9)
    ball(1.16, 2.88, 1.2, 0.035, gold)
    box(1.16, 2.925, 1.06, 0.05, 0.01, 0.1, gold)
    text("7", 1.55, 2.9, 1.85, 0.16, gold)
    box(1.55, 2.5, 0, 1.7, 0.9, 0.2, paint((0.2, 0.2, 0.2), 0.25))
    place("doormat", 1.5, 2.6, 0.2, 0, scale=0.8)
    box(1.55, 2.55, 2.62, 1.9, 1.1, 0.08, paint((0.1, 0.1, 0.11)))
    ball(2.45, 2.75, 2.15, 0.085, paint((1, 0.8, 0.5), glow=14))
    bulb(2.4, 2.55, 2.15, 45)
    # she looks into the bag that she has put on the low wall beside the door
    box(2.45, 2.5, 0, 0.34, 0.9, 1.0, brick)
    box(2.45, 2.5, 1.0, 0.42, 0.96, 0.05, paint((0.3, 0.3, 0.29), 0.4))
    place("handbag", 2.42, 2.34, 1.05, 76, scale=1.5, colour=(0.35, 0.05, 0.04))
    woman = dress(place("holdingFemale01", 2.06, 2.42, 0.2, 72), top=(0.06, 0.18, 0.22), bottom=(0.08, 0.06, 0.06), hair=(1.2, 0.9, 0.6))
    pose(woman, head=0, nod=24, bend=4, right=(2.4, 2.28, 1.34), left=(2.42, 2.42, 1.34))
    # the keys lie on the path behind her, nearer to the camera
    place("keys", 0.14, 1.02, 0.006, 40, scale=1.7, colour=(0.8, 0.66, 0.3))
    rod((0.17, 0.98, 0.016), (0.29, 0.93, 0.016), 0.014, paint((0.8, 0.03, 0.03), 0.5))
    lamp(-0.9, 1.2, 1.6, 12, (0.17, 1.0, 0), 0.3, 0.3, (0.8, 0.88, 1))
    place("plant", 0.22, 2.45, 0, 0)
    rain(-3, 4, 1.2, 2.8, 260, 5)
    backdrop((0.05, 0.08, 0.16), 0.9)
    lamp(-4, -3, 5, 90, (0.5, 1.5, 1), 3, 3, (0.6, 0.75, 1))
    camera((-0.42, -0.6, 0.58), (0.98, 2.2, 0.68), 28, 1.25, focus=(0.5, 1.5, 0.4), fstop=5.6)
