from people import *
from poses import *
from sets import *

ALT = {"en": "A country road", "zh": "乡间公路"}
CONTAINS = [
    "a gray country road with white lines; behind it a light brown wooden fence, green hills and a blue-gray sky",
    "on the left on the road, a reddish-brown horse with white lower legs, a white stripe on its face and a halter, facing right; one of its front legs is raised",
    "in the middle, in front of the horse, a man with dark hair tied at the back, in a striped cap, a yellow jacket and gray pants, holds both hands out in front of him",
    "on the right, the front part of a light blue car with a white bumper and beige seats; nobody can be seen in it",
    "behind the horse, a white gate that stands open",
    "on the far left, on the grass, a woman with red hair, in a blue dress and dark tights, with one hand raised",
    "a tree with green leaves on the left, one with dark red leaves behind the gate and one with yellow leaves on the right",
]


def build():
    lawn(mottled((0.11, 0.19, 0.05), (0.17, 0.26, 0.08), 2.5))
    box(0, 3.4, -0.09, 90, 5.6, 0.1, mottled((0.09, 0.09, 0.095), (0.12, 0.12, 0.125), 1.2, 0.8))
    for x in range(-30, 30, 4):
        box(x, 2.1, 0.01, 1.8, 0.1, 0.005, paint((0.7, 0.7, 0.67)))
    box(0, 5.9, 0.01, 90, 0.1, 0.005, paint((0.7, 0.7, 0.67)))
    hills(mottled((0.1, 0.16, 0.07), (0.14, 0.2, 0.09), 0.15), 60)
    # the meadow's fence and its open gate
    timber = paint((0.4, 0.3, 0.2), 0.9)
    for k in range(26):
        if k not in (6, 7):
            box(-14.6 + k * 1.6, 7.4, 0, 0.11, 0.11, 1.25, timber)
    for start, end in ((-14.6, -5.0), (-1.8, 26)):
        for z in (0.35, 0.7, 1.05):
            box((start + end) / 2, 7.36, z, end - start, 0.035, 0.12, timber)
    white = paint((0.85, 0.84, 0.8), 0.6)
    gx, gy, turn = -1.85, 7.3, math.radians(-52)
    for z in (0.2, 0.5, 0.8, 1.1):
        box(gx + 1.1 * math.cos(turn), gy + 1.1 * math.sin(turn), z, 2.2, 0.04, 0.1, white, -52)
    for d in (0.05, 2.15):
        box(gx + d * math.cos(turn), gy + d * math.sin(turn), 0.12, 0.08, 0.06, 1.15, white, -52)
    rod((gx + 0.1 * math.cos(turn), gy + 0.1 * math.sin(turn), 0.25), (gx + 2.1 * math.cos(turn), gy + 2.1 * math.sin(turn), 1.15), 0.035, white)
    place("horse2", -1.75, 3.6, 0, 62)
    place("concept-sedan-02", 3.1, 4.1, 0, -90)
    man = dress(place("male01", 0.35, 2.75, 0, -70), top=(0.5, 0.3, 0.06), bottom=(0.1, 0.11, 0.15))
    pose(man, head=4, nod=2, right=spot(man, -0.42, -0.32, 1.35), left=spot(man, 0.4, -0.34, 1.3), elbows=0.5)
    owner = dress(place("holdingFemale01", -4.25, 6.6, 0, 42), top=(0.12, 0.25, 0.5), bottom=(0.1, 0.09, 0.1), hair=(1.3, 1.0, 0.7))
    pose(owner, nod=2, right=spot(owner, -0.3, -0.3, 1.75), left=spot(owner, 0.1, -0.5, 1.25))
    for x, y, n in ((-7.5, 13, "poplar"), (4.5, 14, "sycamoreMaple"), (-2.8, 19, "copperBeech")):
        place(n, x, y, 0, x * 40)
    sky(20, 235, 0.17)
    camera((-0.2, -2.5, 1.55), (0.05, 3.8, 1.16), 33, -0.8)
