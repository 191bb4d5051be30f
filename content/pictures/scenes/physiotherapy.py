from people import *
from sets import *

ALT = {"en": "A treatment room", "zh": "治疗室"}
CONTAINS = [
    "a physiotherapy room with cream-coloured walls and a wooden floor; five people",
    "in the middle, a man with fair hair, in a grey top and jeans, lies on his front on a blue treatment couch with white legs, propped up on his elbows",
    "behind the couch, a man with fair hair, in a white jacket and turquoise trousers, stands with one hand in front of him, facing the camera",
    "on the left, a woman with red hair, in a pink top and beige trousers, sits on a pink mat on the floor and leans back on one hand",
    "behind her, a woman with dark hair, in a white top and turquoise trousers, stands in front of wooden wall bars",
    "on the right, a boy with dark hair, in a brown top and grey trousers, stands with one hand on his hip behind a large orange ball",
    "on the right against the back wall, white shelves with folded towels and balls in red, blue, yellow, green and purple, and a small plant on top",
    "two crutches lean against the back wall; above the couch, a framed picture in blue-green stripes and a round clock showing five past five",
]


def couch(x, y, rotation):
    """A treatment couch: a padded top on a white frame."""
    blue, frame = paint((0.06, 0.25, 0.35), 0.5), paint((0.82, 0.82, 0.8), 0.4)
    turn = math.radians(rotation)

    def at(dx, dy):
        return x + dx * math.cos(turn) - dy * math.sin(turn), y + dx * math.sin(turn) + dy * math.cos(turn)

    box(*at(0, 0), 0.66, 1.95, 0.72, 0.1, blue, rotation, bevel=0.03)
    box(*at(0, 0), 0.56, 1.8, 0.6, 0.08, frame, rotation)
    for dx in (-0.65, 0.65):
        box(*at(dx, 0), 0.06, 0.1, 0.1, 0.5, frame, rotation)
        box(*at(dx, 0), 0, 0.1, 0.66, 0.06, frame, rotation)
    box(*at(0, 0), 0.05, 1.3, 0.06, 0.06, frame, rotation)


def build():
    room(7, 5, 2.9, paint((0.85, 0.8, 0.68), 0.9), boards((0.58, 0.42, 0.26), (0.53, 0.38, 0.23)), right=[(1.6, 0.7, 2.4, 1.7)])
    lawn(z=-0.5)
    for y in (1.5, 4.5, 8):
        place("peachBlossom", 11, y, -0.5)
    wood = mottled((0.5, 0.33, 0.18), (0.44, 0.28, 0.15), 5, 0.5)
    # wall bars
    for x in (-2.95, -2.05, -1.15):
        box(x, 4.85, 0, 0.06, 0.14, 2.5, wood)
    for step in range(14):
        bar = cylinder(-2.05, 4.8, 0, 0.02, 1.8, wood, (0, 90, 0))
        bar.location.z = 0.15 + step * 0.17
    # shelves with towels, balls
    white = paint((0.85, 0.85, 0.83), 0.5)
    for z in (0.05, 0.6, 1.15, 1.7):
        box(2.2, 4.75, z, 1.5, 0.4, 0.04, white)
    for x in (1.45, 2.95):
        box(x, 4.75, 0, 0.04, 0.4, 1.74, white)
    for x, z, c in ((1.75, 0.64, (0.2, 0.5, 0.55)), (1.75, 0.74, (0.85, 0.85, 0.8)), (1.75, 0.84, (0.2, 0.5, 0.55)), (2.3, 0.64, (0.85, 0.85, 0.8)), (2.3, 0.74, (0.85, 0.5, 0.2)), (1.8, 1.19, (0.85, 0.5, 0.2)), (1.8, 1.29, (0.85, 0.85, 0.8))):
        box(x, 4.7, z, 0.42, 0.3, 0.09, paint(c, 0.95), bevel=0.03)
    for x, z, r, c in ((2.7, 0.79, 0.15, (0.75, 0.1, 0.1)), (2.4, 1.32, 0.13, (0.1, 0.3, 0.7)), (2.75, 1.3, 0.11, (0.85, 0.7, 0.1)), (1.75, 0.25, 0.16, (0.1, 0.45, 0.2)), (2.2, 0.25, 0.16, (0.5, 0.15, 0.45))):
        ball(x, 4.7, z, r, paint(c, 0.5))
    place("littlePlant", 1.75, 4.7, 1.74)
    picture_on_wall(0.25, 4.93, 1.35, 0.8, 1.0, [(0.75, 0.72, 0.6), (0.35, 0.55, 0.5), (0.2, 0.4, 0.45)])
    # the couch and two people
    couch(0.2, 3.1, 8)
    place("lyingDownMale02", 0.2, 3.1, 0.76, 98)
    teal = (0.08, 0.42, 0.42)
    dress(place("holdingMale01", 0.3, 3.75, 0, 5), top=(0.85, 0.86, 0.86), bottom=teal)
    # a woman on a mat, another therapist beside her
    box(-1.75, 2.5, 0, 0.85, 1.9, 0.03, paint((0.5, 0.2, 0.35), 0.9), -70)
    place("sitFemale02", -1.75, 2.5, 0.03, 60)
    dress(place("female01", -1.9, 3.7, 0, 5), top=(0.85, 0.86, 0.86), bottom=teal, skin=(0.5, 0.4, 0.36), hair=(0.2, 0.2, 0.25))
    ball(2.0, 2.5, 0.36, 0.36, paint((0.8, 0.35, 0.08), 0.45))
    place("boyStanding", 2.5, 3.5, 0, -50)
    # crutches against the wall
    steel = paint((0.65, 0.66, 0.68), 0.3, metal=0.7)
    for x in (-0.8, -0.6):
        stick = cylinder(x, 4.72, 0, 0.014, 1.25, steel)
        stick.rotation_euler = (-0.16, 0, 0)
        box(x, 4.66, 0.92, 0.03, 0.14, 0.03, paint((0.05, 0.05, 0.05)))
        box(x, 4.78, 1.2, 0.09, 0.04, 0.1, paint((0.05, 0.05, 0.05)))
    wall_clock(1.0, 4.92, 2.45, 5, 5, 0.18)
    sky(28, 300, 0.14)
    lamp(0, 2.6, 2.85, 45, None, 4, 2.5, (1, 0.97, 0.92))
    lamp(0, -1.2, 2.4, 30, (0, 3, 0.9), 3, 1.5)
    camera((0.4, -1.35, 1.7), (-0.05, 3.3, 1.03), 27, 0.25)
