from people import *
from sets import *

ALT = {"en": "A building site", "zh": "建筑工地"}
CONTAINS = [
    "a building site on a sunny day with a clear blue sky; bare brown ground, green hills far away; four people, all with safety helmets",
    "in the middle, an unfinished house of red bricks with openings for windows and a door but no glass and no roof; part of the upper floor has been built on the left",
    "in front of the left half of the house, a scaffold of grey metal poles with a floor of wooden boards; on it stands a worker in an orange top, blue trousers and a yellow helmet",
    "a wooden ladder leans against the house to the right of the scaffold",
    "in the foreground in the middle, a long table on trestles with two large sheets of paper, perhaps plans; behind it stand a woman in a white helmet, a grey patterned top and dark trousers and, to the right, a man with his arms folded, in an orange checked top, jeans and a yellow helmet",
    "on the left, a man in an orange padded jacket, grey trousers and a yellow helmet stands between an orange concrete mixer and an empty grey wheelbarrow",
    "a heap of sand to the left of the table; a big stack of red bricks on a wooden pallet on the right, a smaller one behind it; long boards on the ground",
    "on the right behind the bricks, a large dark blue metal container",
    "three red-and-white traffic cones in the foreground",
]


def mixer(x, y, rotation=0):
    """A small orange concrete mixer on two wheels."""
    orange, dark = paint((0.85, 0.3, 0.03), 0.5), paint((0.06, 0.06, 0.07))
    turn = math.radians(rotation)

    def at(dx, dy):
        return x + dx * math.cos(turn) - dy * math.sin(turn), y + dx * math.sin(turn) + dy * math.cos(turn)

    for side in (-0.3, 0.3):
        box(*at(side, 0.15), 0.1, 0.06, 0.06, 0.75, dark, rotation)
        box(*at(side, -0.35), 0, 0.05, 0.05, 0.8, dark, rotation, tilt=-18)
        wheel = cylinder(*at(side * 1.15, 0.2), 0, 0.17, 0.07, dark, (90, 0, 90 + rotation))
        wheel.location.z = 0.17
    for low, radius, top, tall in ((0.0, 0.16, 0.4, 0.3), (0.3, 0.4, 0.4, 0.14), (0.44, 0.4, 0.22, 0.32)):
        part = cylinder(*at(0, -(low + tall / 2 - 0.4) * 0.6), 0, radius, tall, orange, top=top)
        part.rotation_euler = (math.radians(42), 0, turn)
        part.location.z = 0.68 + low * 0.8
    box(*at(0.38, 0.1), 0.55, 0.18, 0.3, 0.35, orange, rotation)


def bricks(x, y, rotation, layers=5):
    """A stack of bricks on a pallet."""
    place("pallet", x, y, 0, rotation, size=(1.1, 1.0, 0.13))
    box(x, y, 0.13, 1.0, 0.9, 0.16 * layers, tiles((0.48, 0.2, 0.12), (0.42, 0.16, 0.1), 0.24, 0.08, (0.25, 0.12, 0.08), 0.9, True, 0.01, upright=True), rotation)


def build():
    lawn(mottled((0.42, 0.33, 0.23), (0.33, 0.26, 0.18), 1.2, 0.95, 0.4), 80)
    hills(y=85)
    brick = tiles((0.5, 0.22, 0.14), (0.44, 0.18, 0.11), 0.25, 0.08, (0.55, 0.52, 0.47), 0.9, True, 0.008, upright=True)
    grey = mottled((0.5, 0.5, 0.48), (0.44, 0.44, 0.42), 3)
    # the unfinished house: a ground floor, a concrete ceiling, half of the next floor
    box(-1.2, 10, 0, 9.4, 6.4, 0.15, grey)
    wall((-5.6, 7.2), (3.2, 7.2), 2.7, brick, [(0.9, 0.9, 1.5, 1.3), (3.4, 0.0, 1.2, 2.2), (6.0, 0.9, 1.6, 1.3)], None, 0.3)
    wall((-5.6, 7.2), (-5.6, 12.8), 2.7, brick, [(2, 0.9, 1.5, 1.3)], None, 0.3)
    wall((3.2, 7.2), (3.2, 12.8), 2.7, brick, [(2, 0.9, 1.5, 1.3)], None, 0.3)
    wall((-5.6, 12.8), (3.2, 12.8), 2.7, brick, [(2, 0.9, 1.5, 1.3)], None, 0.3)
    box(-1.2, 10, 2.7, 9.3, 6.2, 0.25, grey)
    for index, (x, width, tall) in enumerate(((-4.7, 1.9, 1.7), (-3.0, 1.6, 1.25), (-1.6, 1.3, 0.8), (-0.5, 1.0, 0.4))):
        box(x, 7.2, 2.95, width, 0.3, tall, brick)
    box(-5.6, 9.5, 2.95, 0.3, 4.7, 1.7, brick)
    # the scaffold
    pole, plank = paint((0.55, 0.57, 0.6), 0.35, metal=0.7), mottled((0.5, 0.36, 0.2), (0.42, 0.29, 0.16), 4)
    for x in (-6.0, -4.0, -2.0, 0.0):
        for y in (5.9, 6.75):
            cylinder(x, y, 0, 0.035, 4.6, pole)
    for z in (1.0, 2.25, 3.3, 3.8):
        for y in (5.9, 6.75) if z < 3 else (5.9,):
            box(-3, y, z, 6.1, 0.05, 0.05, pole)
    box(-3, 6.32, 2.3, 6.2, 0.85, 0.06, plank)
    brace = box(-1, 5.88, 1.6, 0.04, 0.04, 3.0, pole)
    brace.rotation_euler = (0, 0.75, 0)
    for step in range(9):
        box(0.45, 6.15 + 0.045 * step, 0.25 + 0.28 * step, 0.42, 0.04, 0.04, plank)
    for side in (-0.22, 0.22):
        box(0.45 + side, 6.3, 0, 0.05, 0.06, 2.8, plank, tilt=-9)
    vest, yellow, white = (1.0, 0.32, 0.02), paint((0.9, 0.68, 0.03), 0.35), paint((0.88, 0.88, 0.88), 0.35)
    helmet(dress(place("holdingMale01", -2.7, 6.3, 2.36, -25), top=vest, bottom=(0.12, 0.16, 0.3)), yellow)
    # a table with plans
    place("table-on-trestles", 0.6, 3.2, 0, 5, (1.7, 0.8, 0.8))
    for x, y, turn in ((0.4, 3.2, 8), (0.95, 3.25, -10)):
        box(x, y, 0.8, 0.6, 0.42, 0.006, paint((0.75, 0.85, 0.92)), turn)
    helmet(dress(place("male03", 1.2, 4.0, 0, -20), top=vest, bottom=(0.15, 0.2, 0.35), skin=(0.5, 0.4, 0.36)), yellow)
    helmet(dress(place("female03", -0.2, 3.95, 0, 30), top=(0.2, 0.25, 0.3)), white)
    helmet(dress(place("male01", -3.3, 3.6, 0, 70), top=vest, bottom=(0.3, 0.28, 0.25), skin=(0.55, 0.45, 0.42)), yellow)
    place("wheelbarrow", -2.3, 3.5, 0, 80)
    mixer(-4.6, 4.2, 30)
    bricks(3.2, 4.9, 15)
    bricks(4.6, 5.3, -8, 3)
    ball(-1.0, 5.0, -0.1, 0.9, mottled((0.62, 0.5, 0.33), (0.55, 0.43, 0.28), 5, 0.95, 0.4), 0.7)
    place("shippingContainer", 6.1, 12, 0, 8)
    for x, y in ((1.9, 2.75), (2.75, 3.3), (-2.0, 2.0)):
        place("cone", x, y)
    for index in range(5):
        box(2.0 + 0.05 * index, 6.3, 0.05 + 0.06 * index, 2.4, 0.16, 0.05, plank, 12 + 2 * index)
    sky(24, 235, 0.18)
    camera((0.9, -2.3, 2.3), (-0.4, 6, 1.85), 27, -1.0)
