from mathutils import Vector

from people import *
from poses import *
from sets import *

ALT = {"en": "A town in the evening", "zh": "傍晚的小城"}
CONTAINS = [
    "a paved square in the evening; behind it a row of houses with blue shutters, boxes of white flowers, brown doors and brightly lit shop windows; a blue awning in the middle; two street lamps that are on",
    "in the middle, a man with dark hair, in a dark red jacket, dark blue trousers and trainers, stands facing the viewer and holds a light brown guitar with a dark neck",
    "in front of him on the ground, an open black case with a red lining; coins and two notes lie in it",
    "on the left behind the lid of the case, a girl with brown hair, in a yellow top, a dark blue skirt and dark blue tights, bends down and stretches a hand out over the case",
    "on the far left, a woman with short reddish-brown hair, in a colourful striped dress over dark trousers, looks to the right, one hand raised to her face, the other on her hip",
    "on the right, a man with brown hair, in a greyish-brown coat, a tie and dark trousers, looks to the left",
    "on the far right, a woman with brown hair, in a purple top and dark blue trousers, stands with one hand on her hip; in front of her a golden-brown dog sits on the ground",
]


def build():
    lawn(tiles((0.32, 0.29, 0.27), (0.26, 0.24, 0.22), 0.25, 0.14, (0.14, 0.13, 0.12), 0.5, True))
    street_fronts(9, -12, [(5, 8.6, (0.62, 0.36, 0.26), {"awning": (0.35, 0.08, 0.06)}), (6, 9, (0.7, 0.58, 0.4), {}), (6, 8.6, (0.45, 0.42, 0.45), {"awning": (0.08, 0.2, 0.3)}), (6, 9.2, (0.65, 0.45, 0.3), {})])
    for x, w in ((-10.3, 2.3), (-4.9, 2.8), (1.1, 2.8), (7.1, 2.8)):
        box(x, 8.9, 0.55, w, 0.03, 1.4, paint((1, 0.68, 0.34), glow=2.2))
    for x, y in ((-3.3, 6.2), (3.6, 6.6)):
        place("classic-lamppost", x, y, 0, 0, scale=1.2)
        bulb(x, y - 0.3, 2.9, 120, 0.12)
    man = dress(place("holdingMale01", 0.3, 2.4, 0, -14), top=(0.3, 0.08, 0.06), bottom=(0.05, 0.05, 0.07), hair=(0.2, 0.18, 0.18), plain=0.4)
    body, neck = mottled((0.55, 0.3, 0.1), (0.48, 0.24, 0.07), 6, 0.25), paint((0.12, 0.06, 0.03), 0.4)
    # the guitar lies in front of him, its neck to his left
    centre, end = Vector(spot(man, -0.1, -0.2, 1.02)), Vector(spot(man, 0.62, -0.27, 1.3))
    along = (end - centre).normalized()
    front = (Vector(spot(man, 0, -1, 1)) - Vector(spot(man, 0, 0, 1))).normalized()
    for shift, radius in ((-0.1, 0.19), (0.14, 0.14)):
        at = centre + along * shift
        rod(at - front * 0.045, at + front * 0.045, radius, body)
    rod(centre + front * 0.046 + along * 0.03, centre + front * 0.049 + along * 0.03, 0.048, paint((0.02, 0.01, 0.01)))
    rod(centre + front * 0.035, end + front * 0.02, 0.024, neck)
    rod(end, end + along * 0.14, 0.034, neck)
    pose(man, head=8, nod=12, right=tuple(centre + front * 0.09 - along * 0.02), left=tuple(end - along * 0.12 + Vector((0, 0, -0.04))), elbows=0.6)
    # an open case with coins in front of him
    velvet, shell = paint((0.35, 0.02, 0.05), 0.95), paint((0.03, 0.03, 0.03), 0.5)
    box(-0.35, 1.35, 0, 1.05, 0.42, 0.1, shell, 12)
    box(-0.35, 1.35, 0.09, 0.98, 0.36, 0.02, velvet, 12)
    lid = box(-0.42, 1.6, 0.1, 1.05, 0.03, 0.4, shell, 12)
    chance = random.Random(5)
    gold = paint((0.8, 0.6, 0.25), 0.25, metal=0.9)
    for _ in range(26):
        cylinder(-0.35 + chance.uniform(-0.4, 0.4), 1.35 + chance.uniform(-0.1, 0.1), 0.11 + chance.uniform(0, 0.006), 0.014, 0.003, gold)
    for dx, turn in ((-0.2, 30), (0.15, -20)):
        box(-0.35 + dx, 1.36, 0.115, 0.14, 0.07, 0.002, paint((0.3, 0.45, 0.35), 0.9), turn)
    # listeners
    child = dress(place("girlStanding", -0.95, 1.55, 0, 105, scale=0.78), top=(0.7, 0.5, 0.08), bottom=(0.12, 0.14, 0.28), plain=1)
    pose(child, nod=24, bend=26, right=(-0.66, 1.42, 0.42))
    mother = dress(place("holdingFemale03", -1.65, 2.15, 0, 80), top=(0.12, 0.2, 0.32), bottom=(0.05, 0.05, 0.07), plain=0.9)
    b = dress(place("male02", 1.75, 3.4, 0, -50), top=(0.3, 0.24, 0.16), bottom=(0.08, 0.08, 0.1))
    c = dress(place("female03", 2.4, 3.0, 0, -60), top=(0.25, 0.08, 0.14), bottom=(0.06, 0.07, 0.1))
    place("dog", 1.95, 2.45, 0, -55)
    backdrop((0.1, 0.14, 0.32), 0.9)
    lamp(-2.5, -0.8, 3.4, 60, (0, 2, 1), 0.8, 0.8, (1, 0.75, 0.48))
    lamp(4, 1, 4, 70, (0.5, 2.4, 1), 2, 2, (0.7, 0.8, 1))
    camera((-0.35, -1.75, 1.35), (0.12, 2.4, 0.98), 32, 0.5, focus=(0.1, 2.0, 1), fstop=2.8)
