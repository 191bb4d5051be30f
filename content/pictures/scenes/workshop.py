from sets import *

ALT = {"en": "A workshop", "zh": "工作间"}
CONTAINS = [
    "a workshop or garage with red brick walls and a grey floor; two men and a boy",
    "in the middle, a wooden table on trestles with long boards, a saw and a hammer on it; a large round lamp hangs from the ceiling above it",
    "behind the table, a man with fair hair, in a grey-brown jacket and black trousers, stands with one hand in front of him, looking to the left",
    "to the right of the table, a man with fair hair, in a red checked shirt and jeans, stands with his arms folded",
    "on the left, a boy with dark hair, in a brown top and grey trousers, stands with one hand on his hip",
    "along the back wall on the right, a long wooden workbench with a green electric drill, another power tool and an old-fashioned radio on it; three blue plastic boxes on the shelf under it",
    "on the back wall, a wooden board with five tools hanging on it; to the left, a smaller workbench",
    "a window with a green frame; outside, a green tree, so it is daytime",
    "on the right, a metal stepladder and, behind it, a red fire extinguisher on the wall",
    "on the floor, an open cardboard box on the left and a few logs on the right; long wooden boards lean against the left wall",
]


def build():
    brick = tiles((0.42, 0.2, 0.14), (0.36, 0.16, 0.11), 0.25, 0.08, (0.5, 0.47, 0.42), 0.9, True, 0.006, upright=True)
    room(6.4, 5, 3.0, brick, mottled((0.36, 0.36, 0.35), (0.3, 0.3, 0.29), 3), back=[(3.6, 1.2, 2.0, 1.3)], frame=(0.15, 0.25, 0.2))
    lawn(z=-0.5)
    place("acacia", 1.4, 14, -0.5)
    wood = mottled((0.48, 0.32, 0.17), (0.4, 0.26, 0.13), 5, 0.7)
    # the bench by the window, a board of tools on the wall
    box(1.2, 4.5, 0.82, 3.0, 0.75, 0.08, wood)
    for x in (-0.2, 2.6):
        box(x, 4.5, 0, 0.12, 0.65, 0.82, wood)
    box(1.2, 4.5, 0.25, 2.9, 0.6, 0.04, wood)
    for x in (0.2, 1.0, 1.8):
        place("box", x, 4.5, 0.29, 0, size=(0.6, 0.45, 0.28))
    place("perceuse-electrique", 0.45, 4.4, 0.9, 80, scale=1.2)
    place("meuleuse-electrique", 1.9, 4.45, 0.9, 30)
    place("radio", 2.4, 4.6, 0.9)
    place("workbench", -2.2, 4.6)
    box(-0.55, 4.9, 1.25, 1.5, 0.05, 1.1, wood)
    steel, red = paint((0.4, 0.4, 0.42), 0.3, metal=0.8), paint((0.65, 0.08, 0.05))
    for index, (height, top) in enumerate(((0.55, 0.12), (0.45, 0.1), (0.6, 0.06), (0.4, 0.14), (0.5, 0.05))):
        x = -1.1 + index * 0.27
        box(x, 4.86, 2.2 - height, 0.035, 0.02, height, red if index % 2 else steel)
        box(x, 4.85, 2.2 - 0.08, top, 0.03, 0.08, steel)
    # a table being built on trestles in the middle of the floor
    place("table-on-trestles", -0.1, 2.5, 0, 5, (1.9, 0.85, 0.78))
    for index in range(3):
        box(-0.35, 2.3 + 0.2 * index, 0.78, 1.2, 0.16, 0.04, wood, 3 * index)
    place("scie-egoine", 0.5, 2.35, 0.8, 30)
    place("marteau", 0.65, 2.7, 0.8, 100)
    place("tape-measure", 0.3, 2.75, 0.8, 20, scale=1.2)
    place("holdingMale01", -0.55, 3.35, 0, -15)
    place("male03", 1.35, 3.05, 0, -50)
    place("boyStanding", -1.9, 3.0, 0, 40)
    place("step-ladder-metal", 2.7, 3.7, 0, -30)
    place("open-cardboard-box", -2.35, 1.9, 0, 20)
    place("wood_logs", 1.9, 1.9, 0, 70)
    for index in range(6):
        box(-2.95 + 0.05 * index, 3.2 - 0.1 * index, 0, 0.04, 0.16, 2.0 + 0.1 * (index % 3), wood, 10 * index)
    place("fireExtinguisher", 2.95, 4.7, 0.6)
    place("broom", 3.05, 2.6, 0, 90)
    place("hangingLight", -0.1, 2.6, 2.1)
    bulb(-0.1, 2.6, 2.05, 60, 0.15, (1, 0.85, 0.65))
    sky(35, 35, 0.14)
    lamp(0.4, 3.2, 2.95, 45, None, 3, 2)
    lamp(0, -1.4, 2.4, 40, (0, 3, 0.9), 3, 1.5)
    camera((0.3, -1.75, 1.75), (0.05, 3, 1.05), 26, 0.35)
