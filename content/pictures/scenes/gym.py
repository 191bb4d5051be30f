from people import *
from poses import *
from sets import *

ALT = {"en": "A gym", "zh": "健身房"}
CONTAINS = [
    "a bright gym with pale grey walls, an orange stripe along the back wall, a wooden floor and a large mirror on the back wall; five people",
    "on the left at the back, a woman with red hair, in an orange top and black trousers, stands on a treadmill and holds its handles; another treadmill next to her is free",
    "on the left in front, a man with fair hair, in a green sweater and jeans, sits cross-legged on a green mat",
    "next to him, a woman with red hair, in a pink top and beige trousers, sits on a blue mat, leaning back on her hands with her knees bent",
    "in the middle at the back, a man with dark hair, in a grey T-shirt and black shorts, stands barefoot in front of the mirror, next to an exercise bike and a large weight machine; nobody is using them",
    "on the right, a boy with dark hair, in a light blue top and grey trousers, has stretched out one arm and hits a red punching ball on a stand",
    "in the middle, a large light blue exercise ball and a red weight bench; nobody is using them",
    "in the foreground, two red dumbbells on the floor",
    "a round clock on the right of the back wall showing a quarter to seven; a window on the left with green grass outside",
]


def build():
    room(9, 6.5, 3.4, paint((0.62, 0.64, 0.66), 0.9), boards((0.5, 0.36, 0.22), (0.46, 0.32, 0.19)), left=[(1.5, 1.0, 1.8, 1.8), (4.0, 1.0, 1.8, 1.8)])
    lawn(z=-0.5)
    place("poplar", -12, 5, -0.5)
    box(0, 6.42, 0.35, 6.0, 0.03, 2.2, paint((0.75, 0.78, 0.8), 0.03, 0.8, 1.0))
    box(0, 6.43, 0.3, 6.1, 0.02, 2.3, paint((0.1, 0.1, 0.1)))
    box(0, 6.42, 2.75, 9, 0.02, 0.28, paint((0.8, 0.25, 0.05)))
    place("treadmill", -2.9, 4.7, 0, 25)
    runner = dress(place("female01", -2.95, 4.85, 0.17, 25), bottom=(0.02, 0.02, 0.03))
    pose(runner, head=25, right=spot(runner, -0.3, -0.42, 1.02), left=spot(runner, 0.28, -0.42, 1.02))
    place("treadmill", -1.4, 5.0, 0, 25)
    place("indoor-bike", 0.2, 5.0, 0, 30)
    place("fitnessTower", 2.9, 4.9, 0, -25)
    swimwear(place("mannequinMale", 1.35, 4.9, 0, 30), (0.02, 0.02, 0.03), (0.35, 0.36, 0.38))
    place("abdominalBench", 0.95, 2.7, 0, -60)
    place("punching-ball", 3.05, 2.7)
    boxer = dress(place("boyStanding", 2.38, 2.85, 0, 80), top=(0.1, 0.25, 0.55), plain=0.7)
    pose(boxer, right=(2.95, 2.7, 1.44), left=spot(boxer, 0.12, -0.25, 1.22), elbows=0.7)
    mat_blue, mat_green = paint((0.05, 0.15, 0.45), 0.9), paint((0.08, 0.35, 0.2), 0.9)
    box(-1.1, 2.5, 0, 2.0, 0.8, 0.02, mat_blue, 8)
    place("sitFemale02", -1.1, 2.5, 0.02, 80)
    box(-3.05, 3.0, 0, 0.9, 2.0, 0.02, mat_green, 15)
    dress(place("sitMale03", -3.05, 3.0, 0.02, 35), top=(0.1, 0.3, 0.25), plain=1)
    steel = paint((0.15, 0.15, 0.16), 0.35, metal=0.7)
    for x, y, turn in ((-0.2, 1.75, 20), (0.2, 1.6, -10)):
        bar = cylinder(x, y, 0, 0.02, 0.3, steel, (90, 0, 90 + turn))
        bar.location.z = 0.08
        for side in (-0.13, 0.13):
            plate = cylinder(x + side * math.cos(math.radians(turn)), y + side * math.sin(math.radians(turn)), 0, 0.08, 0.08, paint((0.6, 0.08, 0.06)), (90, 0, 90 + turn))
            plate.location.z = 0.08
    ball(-0.2, 3.5, 0.33, 0.33, paint((0.2, 0.45, 0.7), 0.4))
    box(0, -4.6, 0, 12, 0.1, 3.6, paint((0.55, 0.57, 0.6), 0.9))
    wall_clock(3.8, 6.4, 2.6, 6, 45)
    place("water_cooler", 4.15, 6.1)
    sky(35, 100, 0.12)
    for x in (-2.2, 2.2):
        lamp(x, 3.2, 3.35, 85, None, 2.5, 3, (1, 0.98, 0.95))
    lamp(0, -1.3, 2.7, 50, (0, 4, 0.9), 4, 1.5, (1, 0.98, 0.95))
    camera((-0.1, -2.1, 1.8), (0, 4, 1.0), 26, 0.1)
