from people import *
from poses import *
from sets import *

ALT = {"en": "Two people at a table", "zh": "坐在桌边的两个人"}


def build():
    room(7, 5, 3.0, mottled((0.5, 0.42, 0.32), (0.46, 0.38, 0.29), 3), boards(), back=[(1.2, 0.9, 1.5, 1.5), (4.4, 0.9, 1.5, 1.5)])
    lawn(z=-0.5, y=40)
    for x in (-3, 3.5):
        place("sycamoreMaple", x, 14, -0.5)
    bookshelf(0, 4.75, 1.3, 2.2, 6, seed=5)
    place("ficus", 1.3, 3.9, 0, 0, scale=1.4)
    wood = mottled((0.25, 0.13, 0.06), (0.2, 0.1, 0.05), 8, 0.35)
    cylinder(0, 0.9, 0.7, 0.52, 0.035, wood)
    cylinder(0, 0.9, 0, 0.06, 0.7, wood)
    white, black = paint((0.85, 0.78, 0.62), 0.35), paint((0.06, 0.04, 0.03), 0.3)
    for i in range(8):
        for j in range(8):
            box(-0.175 + i * 0.05, 0.725 + j * 0.05, 0.735, 0.05, 0.05, 0.015, paint((0.3, 0.16, 0.08), 0.4) if (i + j) % 2 else paint((0.75, 0.6, 0.4), 0.4))

    def piece(x, y, z, ink, tall=0.06):
        cylinder(x, y, z, 0.017, 0.012, ink)
        cylinder(x, y, z + 0.01, 0.013, tall - 0.015, ink, top=0.006)
        ball(x, y, z + tall, 0.011, ink)

    chance = random.Random(4)
    for i, j in ((0, 1), (0, 3), (1, 2), (1, 6), (2, 4), (0, 5), (0, 6), (3, 1)):
        piece(-0.175 + i * 0.05, 0.725 + j * 0.05, 0.75, white, chance.choice((0.05, 0.065, 0.085)))
    for i, j in ((7, 2), (7, 5), (6, 1), (5, 3), (4, 6), (7, 6)):
        piece(-0.175 + i * 0.05, 0.725 + j * 0.05, 0.75, black, chance.choice((0.05, 0.065, 0.085)))
    for k in range(6):
        piece(-0.32 + (k % 2) * 0.04, 0.62 + k * 0.035, 0.735, black)
    # the old man moves, the boy thinks
    man = dress(sit("sitMale02", -0.72, 0.95, 90, 0.46, chair="oakChair"), top=(0.06, 0.08, 0.15), bottom=(0.1, 0.1, 0.12), hair=(1.9, 2.0, 2.3), plain=1)
    pose(man, nod=14, bend=10, left=(-0.28, 0.72, 0.8), right=(0.02, 0.87, 0.9))
    x, y, z = hand(man, "right")
    piece(x + 0.06, y, z - 0.06, white, 0.085)
    boy = dress(sit("boySitting", 0.72, 0.95, -90, 0.46, chair="oakChair"), top=(0.45, 0.08, 0.06))
    pose(boy, nod=16, bend=14, right=(0.5, 1.08, 1.05), left=(0.36, 0.7, 0.78))
    place("cup", 0.3, 1.2, 0.735, 30)
    sky(25, 320, 0.14)
    lamp(-1.5, 2.6, 2.6, 50, (0, 0.9, 0.8), 1.5, 1.5, (1, 0.9, 0.75))
    lamp(1.6, -1.6, 2.2, 32, (0, 1, 0.9), 1.5, 1.5)
    camera((0.35, -1.35, 1.3), (-0.01, 0.9, 0.93), 38, 0.35, focus=(0, 0.85, 0.8), fstop=2.0)
