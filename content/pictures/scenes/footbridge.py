from sets import *

ALT = {"en": "A river", "zh": "河流"}
CONTAINS = [
    "a calm river between green grassy banks in low, warm sunlight; a clear blue-grey sky and yellowish-green hills in the background",
    "a curved reddish-brown wooden bridge with railings crosses the river from left to right, with pale stone blocks at both ends",
    "five people on the bridge: from left to right a woman in an orange top and jeans behind a pushchair; a man in a blue padded jacket, jeans and a hat, seen from behind; a boy in a brown top and grey trousers and a girl in a blue-and-white striped top, side by side, facing the camera; and a man in a red-and-brown checked shirt and jeans, facing left",
    "on the water in front of the bridge, a white-and-green rowing boat with two people sitting in it, facing each other: a man with fair hair, in an orange-and-brown striped sweater, and a woman with reddish-brown hair, in black; a wooden oar reaches into the water",
    "on the left bank, a tree with bright red leaves and an empty wooden bench",
    "on the right bank, a tall tree with yellowish-green leaves and part of another red tree; several smaller trees further away",
    "large grey stones at the edge of the water on the left and on the right",
]

SPAN, RISE, BASE = 5.6, 1.35, 1.0


def deck(x):
    """How high the bridge is at x."""
    return BASE + RISE * (1 - (x / SPAN) ** 2)


def build():
    water = mottled((0.03, 0.09, 0.09), (0.06, 0.14, 0.12), 0.8, 0.08, 0.18, 0.5)
    box(0, 40, -0.2, 200, 200, 0.2, water)
    green = grass()
    for x, y, width, depth, height in ((-13, 10, 17, 40, 1.15), (13, 10, 17, 40, 1.15), (-9, 32, 22, 20, 1.0), (12, 34, 18, 20, 1.0)):
        hill(x, y, width, depth, height, green, 0)
    hills(mottled((0.12, 0.16, 0.06), (0.28, 0.18, 0.06), 0.3), 90)
    # the bridge: planks on a bow, rails and posts
    plank, beam = mottled((0.42, 0.29, 0.17), (0.34, 0.23, 0.13), 5), mottled((0.3, 0.12, 0.07), (0.25, 0.1, 0.055), 5)
    steps = 44
    y = 8.0
    for index in range(steps):
        x = -SPAN + (index + 0.5) * 2 * SPAN / steps
        slope = -math.degrees(math.atan(-2 * RISE * x / SPAN**2))
        board = box(x, y, deck(x) - 0.08, 2 * SPAN / steps - 0.02, 1.9, 0.08, plank)
        board.rotation_euler.y = math.radians(slope)
        for side in (-0.95, 0.95):
            for lift, tall in ((-0.36, 0.3), (0.5, 0.07), (0.95, 0.1)):
                part = box(x, y + side, deck(x) + lift, 2 * SPAN / steps + 0.02, 0.1, tall, beam)
                part.rotation_euler.y = math.radians(slope)
        if index % 4 == 0 or index == steps - 1:
            for side in (-0.95, 0.95):
                box(x, y + side, deck(x) - 0.3, 0.12, 0.12, 1.4, beam)
    for x in (-SPAN - 0.4, SPAN + 0.4):
        box(x, y, -0.3, 1.4, 2.4, 1.35, tiles((0.42, 0.4, 0.37), (0.36, 0.34, 0.31), 0.4, 0.25, (0.24, 0.23, 0.21), 0.9, True, upright=True))
    path = mottled((0.5, 0.42, 0.3), (0.44, 0.36, 0.26), 6)
    for x in (-9.5, 9.5):
        box(x, y, 1.0, 7, 1.9, 0.08, path)
    # people on the bridge
    for name, x, dy, turn in (("female01", -2.3, -0.1, 80), ("boyStanding", 0.9, -0.55, 10), ("girlStanding", 1.6, -0.5, -20), ("male03", 3.2, 0.2, -85), ("male01", -0.6, 0.4, 150)):
        place(name, x, y + dy, deck(x), turn)
    place("stroller", -1.55, y - 0.05, deck(-1.6), 80)
    # a rowing boat under it
    place("rowboat", 0.5, 4.5, -0.12, 75)
    sit("sitMale02", -0.2, 4.69, 75, 0.32, z=0)
    sit("sitFemale03", 1.3, 4.28, -105, 0.32, z=0)
    wood = paint((0.55, 0.4, 0.22))
    for side in (-1, 1):
        oar = cylinder(0.25, 4.57 + side * 1.0, 0, 0.025, 2.0, wood)
        oar.location.z = 0.33
        oar.rotation_euler = (math.radians(-side * 110), 0, 0)
    # the banks
    for name, x, y_, z, scale in (
        ("japaneseMaple", -7.6, 12.5, 0.9, 0.85), ("sycamoreMaple", 8.6, 16, 0.8, 0.75), ("copperBeech", -12, 20, 0.9, 1.0), ("poplar", 4.6, 24, 0.3, 1.1), ("poplar", -4.8, 26, 0.3, 1.1),
        ("japaneseMaple", 13, 13, 1.0, 0.9), ("sycamoreMaple", -2, 45, 0, 1.0), ("copperBeech", 9, 42, 0, 1.1),
    ):
        place(name, x, y_, z, x * 40, scale=scale)
    place("bush", -5.8, 5.6, 0.35, 0, scale=0.8)
    place("bush", 6.0, 5.4, 0.35, 80, scale=0.9)
    for x, y_, name in ((-4.6, 4.2, "rock2"), (-4.2, 4.9, "rock1"), (4.7, 4.0, "rock3"), (4.4, 4.7, "rock2")):
        place(name, x, y_, -0.05, x * 30, scale=1.5)
    place("bench", 6.6, 11.5, 0.95, 20)
    place("wood_bank", -7.0, 10.4, 1.05, 15)
    sky(14, 130, 0.25)
    camera((-0.6, -2.6, 2.0), (0.0, 8, 1.75), 27, -1.15)
