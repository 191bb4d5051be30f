from sets import *

ALT = {"en": "A stable", "zh": "马厩"}
CONTAINS = [
    "the inside of a wooden stable with a passage down the middle, low wooden walls on both sides, thick posts and beams",
    "at the far end, a big open door with green grass and a tree outside",
    "on the left, the head of a light brown horse above the low wall; on the right, the head of a dark reddish-brown horse, and behind it the head of a lighter one",
    "on the left of the passage, a woman with reddish-brown hair, in a brown leather jacket and dark trousers, stands close to the horse on the left",
    "opposite her, a girl in a blue-and-white striped top and a dark skirt stands facing the horses on the right",
    "at the back, near the door, a man with fair hair, in a red checked shirt and jeans, stands with his arms folded; in front of him a wheelbarrow with yellow straw",
    "in the foreground, two brown hens walk about",
    "on the left in the foreground, a black-and-white cat sits on yellow bales of straw",
    "on the right in the foreground, a blue bucket, a broom and a wooden barrel with a pale hat on it",
]


def build():
    timber = tiles((0.36, 0.22, 0.12), (0.3, 0.18, 0.1), 0.2, 9, (0.13, 0.07, 0.04), 0.85, upright=True)
    beam = mottled((0.3, 0.18, 0.1), (0.23, 0.13, 0.07), 5)
    stone = mottled((0.42, 0.38, 0.33), (0.34, 0.3, 0.26), 4, 0.95)
    straw = mottled((0.62, 0.48, 0.2), (0.5, 0.38, 0.15), 22)
    lawn(y=30, z=-0.02)
    box(0, 5, -0.1, 10, 16, 0.1, stone)
    wall((-5, -3), (-5, 10), 4.2, timber, [(5.5, 1.6, 1.2, 1.0), (9.2, 1.6, 1.2, 1.0)], frame=(0.3, 0.2, 0.12))
    wall((5, -3), (5, 10), 4.2, timber)
    wall((-5, 10), (5, 10), 4.2, timber, [(3.4, 0, 3.2, 3.1)], frame=None)
    for y in (1, 4, 7, 9.8):
        box(0, y, 3.7, 10, 0.22, 0.25, beam)
    box(0, 4, 4.2, 10.2, 14, 0.1, beam)
    # the stalls: low walls on both sides of the passage
    plank = tiles((0.42, 0.28, 0.16), (0.36, 0.23, 0.13), 4, 0.22, (0.16, 0.09, 0.05), 0.8, upright=True)
    for side in (-1, 1):
        for y in (2.4, 5.6, 8.8):
            box(side * 3.4, y, 0, 3.2, 0.1, 1.7, plank)
            box(side * 1.85, y, 0, 0.18, 0.18, 3.7, beam)
        for y in (4.0, 7.2):
            box(side * 1.85, y, 0, 0.08, 3.0, 1.15, plank)
            box(side * 1.85, y, 1.15, 0.12, 3.1, 0.08, beam)
        box(side * 3.4, 5.6, 0, 3.0, 6.3, 0.05, straw)
    place("horse", -2.75, 4.15, 0.03, 78)
    place("horse2", 2.8, 4.35, 0.03, -75)
    place("horse", 2.9, 7.3, 0.03, -95)
    place("female03", -0.95, 3.6, 0, -80)
    place("girlStanding", 0.9, 4.4, 0, 110)
    place("male03", 0.35, 8.4, 0, 20)
    place("wheelbarrow", -0.6, 6.3, 0, 100)
    ball(-0.6, 6.3, 0.5, 0.3, straw, 0.6)
    for x, y, z, turn in ((-2.9, 1.3, 0, 8), (-1.9, 1.45, 0, -5), (-2.45, 1.35, 0.45, 12)):
        box(x, y, z, 0.95, 0.5, 0.45, straw, turn, bevel=0.03)
    place("cat", -2.4, 1.35, 0.9, 25)
    for x, y, turn in ((0.2, 2.2, 50), (0.9, 1.9, -40)):
        place("chicken", x, y, 0, turn)
    place("barrel", 2.65, 1.6, 0, 0, scale=0.85)
    cylinder(1.7, 2.0, 0, 0.14, 0.3, paint((0.15, 0.3, 0.5), 0.5), top=0.18)
    fork = paint((0.5, 0.36, 0.2), 0.7)
    handle = cylinder(-1.62, 2.55, 0, 0.02, 1.6, fork, (-8, 0, 0))
    handle.location.z = 0.8
    place("broom", 1.62, 2.5, 0, 0)
    place("chapeau", 2.65, 1.6, 0.78, 20)
    place("poplar", -1.5, 24, 0, 0, scale=1.2)
    hills()
    sky(30, 30, 0.25)
    lamp(0, -1.5, 3.6, 150, (0, 5, 0.8), 5, 2, (1, 0.92, 0.8))
    lamp(0, 5.5, 3.6, 110, None, 1.5, 6, (1, 0.88, 0.7))
    camera((0.15, -2.9, 1.75), (-0.05, 5, 1.3), 27, 0.1)
