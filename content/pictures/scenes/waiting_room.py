import bpy
from mathutils import Matrix

from sets import *

ALT = {"en": "A waiting area", "zh": "等候区"}
CONTAINS = [
    "a bright airport waiting area with large windows and a pale floor; a black sign hanging from the ceiling says GATE 12 in yellow letters; it is daytime",
    "through the windows, a white passenger plane with a blue tail stands on the ground; green hills and a clear sky behind it",
    "six people: two women, two men, a girl and a boy",
    "in the middle in the foreground, a woman with reddish-brown hair, in a brown leather jacket, dark jeans and red shoes, walks to the right; a green suitcase stands on the floor behind her",
    "on the left, a woman in a black suit sits on a dark blue seat with her legs crossed; to her left is an empty wheelchair",
    "to her right, a man in an orange-and-brown striped sweater and beige trousers sits on the same row of seats; a red suitcase stands between him and the woman; an open book or magazine lies on the seat at the end of the row",
    "in the middle, a man in a black suit stands at the window with his back to the camera, looking at the plane; a dark briefcase and a beige rucksack are on the floor near him",
    "on the right, a girl with fair hair, in a pink-and-white striped top and black leggings, and a boy in a dark blue top and grey trousers sit next to each other; a blue suitcase stands beside them",
    "a green plant in a red pot in the right corner; several of the dark blue seats are empty",
]


def aeroplane(x, y, z, scale, rotation):
    """A white passenger plane with a blue tail, nose towards -x."""
    white, blue, grey, dark = paint((0.85, 0.86, 0.88), 0.35), paint((0.05, 0.15, 0.5)), paint((0.5, 0.52, 0.55)), paint((0.04, 0.05, 0.07))
    parts = []
    body = ball(0, 0, 0, 1, white)
    body.scale = (15, 1.9, 1.9)
    parts.append(body)
    for side in (-1, 1):
        wing = box(2.5, side * 7, -0.7, 3.4, 12, 0.25, white)
        wing.rotation_euler.z = -0.42 * side
        engine = cylinder(-0.2, side * 4.6, -2.0, 0.75, 3, grey, (0, 90, 0))
        engine.location.z = -1.5
        tail = box(13, side * 2.4, 0.6, 1.8, 4.5, 0.18, white)
        tail.rotation_euler.z = -0.4 * side
        parts += [wing, engine, tail]
    fin = box(13.0, 0, 0.2, 3.2, 0.3, 4.6, blue)
    fin.rotation_euler.y = 0.35
    parts.append(fin)
    for index in range(22):
        parts.append(box(-9 + index * 0.85, -1.82, 0.25, 0.4, 0.1, 0.5, dark))
    parts.append(box(-13.2, 0, 0.35, 1.2, 1.4, 0.4, dark))
    for wheel_x, wheel_y in ((-10, 0), (2.5, -2), (2.5, 2)):
        parts.append(cylinder(wheel_x, wheel_y, -3.3, 0.55, 0.5, dark, (90, 0, 0)))
        parts.append(box(wheel_x, wheel_y, -3.0, 0.25, 0.25, 1.6, grey))
    place_all = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(rotation), 4, "Z") @ Matrix.Scale(scale, 4)
    bpy.context.view_layer.update()
    for part in parts:
        part.matrix_world = place_all @ part.matrix_world


def seats(x, y, count, rotation):
    """A row of grey seats on one metal bar."""
    leather, metal = paint((0.06, 0.12, 0.2), 0.5), paint((0.5, 0.5, 0.52), 0.3, metal=0.8)
    turn = math.radians(rotation)

    def at(dx, dy):
        return x + dx * math.cos(turn) - dy * math.sin(turn), y + dx * math.sin(turn) + dy * math.cos(turn)

    box(*at(0, 0), 0.32, count * 0.62, 0.06, 0.06, metal, rotation)
    for side in (-1, 1):
        box(*at(side * (count * 0.31 - 0.3), 0), 0, 0.06, 0.5, 0.04, metal, rotation)
        box(*at(side * (count * 0.31 - 0.3), 0), 0, 0.05, 0.05, 0.34, metal, rotation)
    for index in range(count):
        dx = (index - (count - 1) / 2) * 0.62
        box(*at(dx, 0), 0.38, 0.54, 0.5, 0.07, leather, rotation, bevel=0.02)
        box(*at(dx, 0.26), 0.45, 0.54, 0.06, 0.48, leather, rotation, bevel=0.02)


def build():
    room(11, 6.5, 4.0, paint((0.75, 0.76, 0.77), 0.9), tiles((0.5, 0.5, 0.48), (0.54, 0.54, 0.52), 0.8, 0.8, (0.42, 0.42, 0.4), 0.25), back=[(0.3, 0.3, 3.3, 3.2), (3.8, 0.3, 3.3, 3.2), (7.3, 0.3, 3.3, 3.2)], frame=(0.2, 0.22, 0.25))
    box(0, 70, -4.2, 300, 120, 0.1, mottled((0.3, 0.3, 0.3), (0.35, 0.35, 0.34), 0.3))
    for y in (22, 40):
        box(0, y, -4.1, 300, 0.4, 0.02, paint((0.7, 0.6, 0.1)))
    hills(y=190)
    aeroplane(-3.0, 31, -0.3, 1.0, 12)
    seats(-2.0, 4.4, 5, 0)
    seats(2.6, 4.6, 4, 0)
    sit("sitFemale03", -3.2, 4.4, 0, 0.45)
    sit("sitMale02", -1.35, 4.4, 0, 0.45)
    place("book", -0.75, 4.35, 0.46, 20)
    sit("girlSittingTable", 2.3, 4.6, 0, 0.45)
    sit("boySitting", 2.9, 4.6, 0, 0.45)
    place("suitcase", -2.35, 3.95, 0, 10, size=(0.75, 0.26, 0.55), colour=(0.5, 0.05, 0.04))
    place("suitcase", 3.75, 4.1, 0, -25, size=(0.75, 0.26, 0.55), colour=(0.04, 0.1, 0.25))
    place("backpack", 0.6, 4.5, 0, 20)
    place("male02", 0.55, 5.6, 0, 170)
    place("briefcase", 0.95, 5.5, 0, 10)
    place("female03", -0.35, 2.9, 0, 65)
    place("suitcase", -0.95, 2.95, 0, 70, size=(0.65, 0.24, 0.5), colour=(0.05, 0.22, 0.12))
    place("wheelchair", -4.15, 4.9, 0, 20)
    # the sign that hangs from the ceiling
    box(-2.6, 4.4, 2.75, 2.0, 0.12, 0.55, paint((0.03, 0.03, 0.04)))
    text("GATE 12", -2.6, 4.32, 2.88, 0.32, paint((0.95, 0.8, 0.1), glow=1.2))
    for x in (-3.4, -1.8):
        box(x, 4.4, 3.3, 0.03, 0.03, 0.7, paint((0.3, 0.3, 0.3)))
    place("plant", 4.7, 5.9, 0, 0, scale=1.2)
    sky(32, 220, 0.16, sun=True)
    for x in (-3, 3):
        lamp(x, 3.4, 3.95, 90, None, 3, 3, (1, 0.98, 0.95))
    lamp(0, -1.5, 3, 60, (0, 4, 0.9), 4, 1.5)
    camera((-0.3, -1.9, 1.8), (-0.1, 4.5, 1.5), 26, -0.85)
