from people import *
from poses import *
from sets import *

ALT = {"en": "People outdoors", "zh": "户外人物"}
CONTAINS = [
    "a snowy winter scene under a grey sky; it is snowing lightly, the ground is covered with white snow",
    "in the middle, a big snowman with a black hat with a red band, an orange nose and thin black arms",
    "to the left of the snowman, a girl in a red top, a white woolly hat and a white scarf, a dark skirt and black leggings, stretches out both hands towards it",
    "to the right of the snowman, a boy in a green top, with a yellow woolly hat and a yellow scarf, stretches out one hand towards its face",
    "behind the boy, a man in a blue padded jacket, jeans and a woolly hat stands in front of the cabin",
    "on the left, a woman with reddish-brown hair, in a brown leather jacket and dark jeans, stands by a wooden fence, watching the children",
    "a golden-brown dog sits in the snow next to the woman",
    "on the right, a brown wooden cabin with thick snow on its roof, a chimney, a door and two bright windows",
    "behind the fence, tall fir trees with snow on their branches; a black street lamp in the middle at the back",
]


def build():
    snow = mottled((0.82, 0.85, 0.9), (0.74, 0.78, 0.85), 1.5, 0.9, 0.15)
    lawn(snow)
    hills(snow, 60)
    plank = mottled((0.3, 0.17, 0.09), (0.24, 0.13, 0.07), 4)
    box(4.4, 12, 0, 6, 5, 3, tiles((0.34, 0.2, 0.1), (0.28, 0.16, 0.08), 8, 0.28, (0.12, 0.06, 0.03), 0.8, upright=True))
    gable_roof(4.4, 12, 3, 7.2, 6.6, 2.2, snow)
    box(3.4, 9.47, 0, 1.0, 0.08, 2.1, plank)
    for x in (5.1, 6.4):
        box(x, 9.47, 1.0, 0.95, 0.08, 1.05, paint(WHITE))
        box(x, 9.43, 1.08, 0.8, 0.08, 0.9, paint((1, 0.75, 0.4), glow=2.2))
    box(2.6, 13, 4.4, 0.7, 0.7, 1.6, plank)
    place("bonecoDeNeve", 0.3, 4.3, 0, 0, scale=1.25)
    girl = dress(place("girlStanding", -0.62, 4.15, 0, 75), top=(0.6, 0.05, 0.06), plain=0.9)
    cap(girl, paint((0.9, 0.88, 0.85), 0.95), paint((0.6, 0.05, 0.06), 0.95))
    scarf(girl, paint((0.9, 0.88, 0.85), 0.95))
    pose(girl, nod=10, right=(0.0, 3.95, 1.0), left=(-0.02, 4.35, 0.95))
    boy = dress(place("boyStanding", 1.25, 4.5, 0, -70), top=(0.06, 0.25, 0.14), plain=0.6)
    cap(boy, paint((0.8, 0.45, 0.05), 0.95), paint((0.8, 0.45, 0.05), 0.95))
    scarf(boy, paint((0.8, 0.45, 0.05), 0.95))
    pose(boy, nod=8, right=(0.55, 4.25, 1.15))
    place("male01", 3.0, 7.2, 0, -30)
    place("female03", -2.9, 6.5, 0, 40)
    place("dog", -2.2, 4.4, 0, 50)
    for name, x, y, scale in (
        ("bluePineSnow", -4.6, 8.8, 0.9), ("pineSnow", -7.6, 12, 1.2), ("bluePineSnow", -2.0, 13.5, 1.1), ("pineSnow", 0.6, 17, 1.2),
        ("bluePineSnow", 9.0, 14, 1.2), ("pineSnow", -11, 17, 1.4), ("pineSnow", -5.5, 20, 1.5), ("pineSnow", 4, 24, 1.6), ("bluePineSnow", 12, 22, 1.5),
    ):
        place(name, x, y, 0, x * 40, scale=scale)
    fence = mottled((0.35, 0.25, 0.17), (0.28, 0.2, 0.13), 6)
    for index in range(5):
        box(-8.2 + index * 1.5, 7.6, 0, 0.1, 0.1, 1.0, fence)
    for z in (0.4, 0.8):
        box(-5.2, 7.58, z, 6.2, 0.05, 0.12, fence)
    place("classic-lamppost", -0.7, 8.4, 0, 0, scale=1.2)
    chance = random.Random(7)
    flake = paint((0.95, 0.96, 1), 0.9)
    for _ in range(220):
        y = chance.uniform(0.5, 9)
        ball(chance.uniform(-6, 6) * (y + 3) / 9, y, chance.uniform(0.1, 4.5), chance.uniform(0.012, 0.024), flake)
    backdrop((0.6, 0.68, 0.8), 0.85)
    lamp(-8, -4, 10, 1300, (0, 6, 0), 3, 3, (1, 0.92, 0.82))
    camera((-0.1, -2.6, 1.7), (0.1, 6, 1.5), 29, -0.35)
