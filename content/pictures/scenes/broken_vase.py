from people import *
from poses import *
from sets import *

ALT = {"en": "A living room", "zh": "客厅"}
CONTAINS = [
    "a living room with cream-coloured walls and a light wooden floor; a dark sofa on the far left",
    "in the middle of the floor, a broken blue vase with blue and white pieces, pink, red and yellow flowers with green stems, and a puddle",
    "behind the vase, a small round brown wooden table with nothing on it",
    "on the left, a boy with dark hair, in a light blue jumper and beige trousers, holds both hands to his head",
    "to the right of the boy, a girl with red hair, in a yellow top and a dark pink skirt and tights, holds both hands in front of her mouth",
    "on the right, a woman with long red hair, in a dark red dress, dark tights and high-heeled shoes, faces the children, one hand on her hip, the other held out in front of her",
    "on the floor near the boy, a white ball; on the right, a black-and-white cat sits on the floor",
    "on the left in the back wall, a window with grey curtains; outside, a tree with pink blossom",
]


def build():
    room(5.6, 4.4, 2.8, mottled((0.62, 0.58, 0.48), (0.58, 0.54, 0.45), 3), boards((0.44, 0.28, 0.15), (0.38, 0.24, 0.13)), back=[(0.7, 0.85, 1.7, 1.5)])
    lawn(z=-0.5, y=30)
    place("peachBlossom", -2.2, 11, -0.5)
    for x in (-2.25, -0.1):
        place("curtain", x, 4.25, 0.15, 0, size=(0.45, 0.12, 2.4))
    # the small table on which the vase stood
    oak = mottled((0.3, 0.18, 0.09), (0.25, 0.15, 0.07), 7, 0.4)
    cylinder(0.55, 3.3, 0.62, 0.34, 0.03, oak)
    cylinder(0.55, 3.3, 0, 0.04, 0.62, oak)
    cylinder(0.55, 3.3, 0, 0.2, 0.03, oak)
    # what is left of it, water and flowers
    blue, white = paint((0.08, 0.2, 0.45), 0.2), paint((0.8, 0.82, 0.85), 0.2)
    chance = random.Random(9)
    for k in range(16):
        piece = box(0.25 + chance.gauss(0, 0.24), 2.35 + chance.gauss(0, 0.15), 0.01, chance.uniform(0.04, 0.11), chance.uniform(0.04, 0.09), 0.012, blue if k % 3 else white, chance.uniform(0, 180))
        piece.rotation_euler.x, piece.rotation_euler.y = chance.uniform(-0.5, 0.5), chance.uniform(-0.4, 0.4)
        piece.location.z = 0.03
    base = cylinder(0.3, 2.45, 0.005, 0.08, 0.1, blue, top=0.11)
    base.rotation_euler = (1.1, 0.3, 0.4)
    base.location.z = 0.08
    for k, (x, y, w, d) in enumerate(((0.2, 2.3, 0.42, 0.2), (0.5, 2.45, 0.2, 0.14), (-0.1, 2.2, 0.14, 0.1))):
        cylinder(x, y, 0, 1, 0.002 + 0.001 * k, paint((0.3, 0.22, 0.14), 0.06, 0.9)).scale = (w, d, 1)
    stem, pinks = paint((0.1, 0.3, 0.08), 0.7), [paint(c, 0.6) for c in ((0.75, 0.12, 0.2), (0.85, 0.6, 0.1), (0.85, 0.4, 0.5))]
    for k in range(7):
        a, x, y = chance.uniform(-0.6, 0.9), -0.1 + 0.12 * k, 2.2 + chance.uniform(-0.1, 0.2)
        tip = (x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), 0.04)
        rod((x, y, 0.012), tip, 0.006, stem)
        ball(*tip, 0.045, pinks[k % 3], 0.7)
    # the football
    place("basketball", -0.75, 2.0, 0, 30, colour=(0.85, 0.85, 0.82))
    boy = dress(place("boyStanding", -1.15, 2.75, 0, 52, scale=0.86), top=(0.1, 0.32, 0.5), bottom=(0.3, 0.28, 0.24), plain=0.6)
    pose(boy, head=26, nod=16, right=spot(boy, -0.12, -0.12, 1.56), left=spot(boy, 0.14, -0.12, 1.56), elbows=0.7)
    girl = dress(place("girlStanding", -0.35, 3.2, 0, 30, scale=0.8), top=(0.75, 0.5, 0.08), bottom=(0.5, 0.12, 0.2), plain=1)
    pose(girl, nod=22, left=spot(girl, 0.03, -0.14, 1.28), right=spot(girl, -0.06, -0.16, 1.27))
    place("cat", 1.35, 2.3, 0, -40)
    # the mother comes in
    mother = dress(place("holdingFemale02", 2.0, 3.2, 0, -68), top=(0.3, 0.1, 0.12), bottom=(0.08, 0.08, 0.1), hair=(1.2, 0.9, 0.6))
    pose(mother, head=2, nod=10, right=(1.3, 2.8, 1.2))
    place("couch2", -2.1, 3.4, 0, 75)
    sky(28, 330, 0.14)
    lamp(0, 2.2, 2.7, 42, None, 2.5, 2, (1, 0.95, 0.88))
    lamp(0, -1.2, 2.3, 38, (0.2, 2.5, 0.6), 3, 1.5)
    camera((-0.2, -0.9, 1.45), (0.28, 2.7, 0.78), 30, 0.2)
