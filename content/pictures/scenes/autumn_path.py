from sets import *

ALT = {"en": "A path", "zh": "小路"}
CONTAINS = [
    "a wide path between trees in autumn; most trees have golden-brown or dark red leaves, one at the back is still green, and yellow and orange leaves lie on the path and the yellowish ground or float in the air",
    "in the middle, at the left edge of the path, a woman in a pink coat and black trousers stands with her back to the camera; a golden-brown dog sits on the path next to her, also facing away",
    "on the right, a man with fair hair, in a red-and-brown patterned sweater and beige trousers, sits alone on a long pale wooden bench, facing the camera",
    "on the left in the foreground, a child with curly reddish-brown hair, in a striped top and black trousers, sits on the ground",
    "to the left of the child, a boy with dark hair, in a brown top and grey trousers, stands with a hand on his hip",
    "behind them on the left, a thick tree trunk lies on the ground",
    "in the background, low yellowish-brown hills and a blue sky",
]


def build():
    ground = mottled((0.3, 0.14, 0.04), (0.22, 0.17, 0.05), 3, 0.95, 0.4)
    lawn(ground)
    hills(mottled((0.25, 0.13, 0.05), (0.2, 0.17, 0.06), 0.3), 60)
    path = mottled((0.36, 0.27, 0.18), (0.28, 0.2, 0.13), 4, 0.95, 0.3)
    for index in range(30):
        y = -2 + index * 1.1
        box(-0.6 + 1.5 * math.sin(y / 6.5), y, 0, 2.1, 1.35, 0.012 + index * 0.0004, path, math.degrees(-math.cos(y / 6.5) * 0.23))
    for name, x, y, scale, hue in (
        ("poplar", -3.6, 7.5, 1.0, -0.2), ("poplar", 3.6, 9.5, 1.1, -0.17), ("copperBeech", -6.8, 9.5, 0.9, None),
        ("poplar", 6.9, 12.0, 1.2, -0.22), ("sycamoreMaple", -3.2, 15, 0.8, -0.04), ("poplar", 2.6, 18, 1.3, -0.19),
        ("copperBeech", 6.6, 19, 1.1, None), ("poplar", -8.6, 16, 1.3, -0.18), ("poplar", -0.9, 23, 1.4, -0.22),
        ("poplar", 10.5, 17, 1.4, -0.17), ("copperBeech", -6.5, 24, 1.3, None), ("poplar", 5.2, 27, 1.6, -0.2), ("poplar", -12, 21, 1.6, -0.21), ("pine", 11.5, 25, 1.9, None),
    ):
        place(name, x, y, 0, x * 47, scale=scale, hue=hue)
    # leaves on the ground and in the air
    chance = random.Random(5)
    inks = [paint(c, 0.9) for c in ((0.6, 0.2, 0.03), (0.65, 0.4, 0.05), (0.45, 0.1, 0.03), (0.5, 0.3, 0.1))]
    for index in range(620):
        y = -0.5 + 11 * chance.random() ** 1.6
        leaf = box(chance.uniform(-1, 1) * (1.6 + (y + 2) * 0.62), y, 0.03, 0.09, 0.07, 0.004, chance.choice(inks), chance.uniform(0, 360), chance.uniform(-25, 25))
        if index < 34:
            leaf.location.z, leaf.location.y = chance.uniform(0.5, 3.6), chance.uniform(2.5, 8)
            leaf.rotation_euler.x = chance.uniform(-1.3, 1.3)
    place("wood_bank", 2.35, 4.6, 0, -28, (1.9, 0.7, 0.95))
    sit("sitMale02", 2.05, 4.65, -22, 0.46)
    place("newspaper", 2.9, 4.5, 0.47, 30)
    place("holdingFemale03", -0.55, 7.6, 0, 175)
    place("dog", 0.35, 7.2, 0, 165)
    place("boyStanding", -2.9, 4.0, 0, 70)
    place("girlSittingGround", -2.0, 3.7, 0.02, -10)
    bark = mottled((0.2, 0.13, 0.08), (0.13, 0.08, 0.05), 8)
    log = cylinder(-3.7, 5.1, 0, 0.24, 2.2, bark, (90, 0, 70))
    log.location.z = 0.22
    place("rabbit", 3.9, 6.3, 0, -70, colour=(0.3, 0.2, 0.13))
    sky(27, 130, 0.24, haze=2)
    lamp(3, -4, 6, 150, (0, 5, 0.5), 5, 5, (1, 0.9, 0.75))
    camera((-0.15, -1.6, 1.55), (0.05, 6, 1.65), 27, -0.7)
