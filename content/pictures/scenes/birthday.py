from sets import *

ALT = {"en": "A room with a table", "zh": "有餐桌的房间"}
CONTAINS = [
    "a dining room with orange-brown walls and a wooden floor, in the evening; five people, a dog and a birthday cake",
    "in the middle, a big brown wooden table with a white runner, on a dark blue rug; on it a cake with lit candles, a bowl of fruit, plates, glasses and small cakes",
    "behind the cake, a girl with blonde curly hair, in a pink-and-white striped top, sits at the table, facing the camera",
    "at the left end of the table, a woman with short reddish-brown hair, in a black suit, sits on a blue chair, facing the table",
    "at the right end, a man with fair hair, in an orange-and-brown striped sweater and beige trousers, sits on a blue chair, facing the table",
    "standing behind the girl, on the left a woman with reddish hair in a pink checked coat, one hand at her head, and on the right a boy with dark hair in a brown sweater, one hand on his hip",
    "in the foreground on the left, an empty blue chair; on the right, a brown-and-white bulldog seen from behind, facing the table",
    "a string of small red, yellow, blue and white flags along the back wall; three balloons, blue, red and yellow",
    "on the left at the back, a white chest of drawers with a blue and a red present on it, and a framed picture above it",
    "a cream-coloured lamp hangs over the table; a dark blue evening sky in the window on the right; a small tree on the far right",
]


def flags(x, y, z, length, sag, colours, count=14):
    """A string of small flags along the wall."""
    cord = paint((0.85, 0.85, 0.8))
    for index in range(count):
        part = (index + 0.5) / count
        at, drop = x + length * part, sag * 4 * part * (1 - part)
        mesh = bpy.data.meshes.new("flag")
        mesh.from_pydata([(-0.1, 0, 0), (0.1, 0, 0), (0, 0, -0.24)], [], [(0, 1, 2)])
        mesh.materials.append(paint(colours[index % len(colours)], 0.9))
        shape = bpy.data.objects.new("flag", mesh)
        shape.location = (at, y, z - drop)
        bpy.context.collection.objects.link(shape)
        box(at, y, z - drop, length / count, 0.008, 0.012, cord)


def balloon(x, y, z, colour, foot):
    ball(x, y, z, 0.15, paint(colour, 0.25, 0.5), 1.2)
    box(x, y, foot, 0.006, 0.006, z - 0.17 - foot, paint((0.8, 0.8, 0.8)))


def build():
    room(6.2, 5, 2.7, paint((0.62, 0.36, 0.26), 0.9), boards((0.35, 0.22, 0.13), (0.3, 0.18, 0.1)), back=[(4.2, 1.0, 1.3, 1.2)])
    flags(-2.9, 4.9, 2.45, 3.9, 0.22, [(0.85, 0.2, 0.2), (0.95, 0.75, 0.15), (0.15, 0.5, 0.6), (0.9, 0.88, 0.8)])
    place("dresserWithDrawers", -1.5, 4.65, 0, 0)
    place("gift", -1.95, 4.6, 0.81, 10, scale=1.3)
    place("gift", -1.55, 4.65, 0.81, -20, scale=1.0, colour=(0.65, 0.1, 0.15))
    place("vase3", -1.0, 4.6, 0.81)
    picture_on_wall(-1.5, 4.92, 1.5, 0.9, 0.55, [(0.5, 0.35, 0.15), (0.75, 0.6, 0.35), (0.35, 0.5, 0.55)])
    place("ficus", 2.6, 4.4, 0, 0, scale=2.0)
    place("oriental-rug", 0, 2.2, 0.004, 90, (2.4, 3.4, 0.02), colour=(0.12, 0.17, 0.3))
    place("table4", 0, 2.3, 0, 0, (2.2, 1.05, 0.76))
    top = 0.76
    box(0, 2.3, top, 2.0, 0.5, 0.006, paint((0.85, 0.82, 0.72), 0.95))
    place("birthday_cake", 0.0, 2.3, top, 0, scale=1.7)
    for x in (-0.07, 0.0, 0.07):
        for y in (2.26, 2.34):
            ball(x, y, top + 0.21, 0.011, paint((1, 0.6, 0.15), glow=14), 1.8)
    bulb(0, 2.3, top + 0.34, 9, 0.05, (1, 0.6, 0.25))
    for x, y in ((-0.75, 2.35), (0.75, 2.35), (-0.4, 2.65), (0.45, 2.65)):
        place("dinner-plate", x, y, top)
    for x, y in ((-0.6, 2.1), (0.62, 2.1), (-0.15, 2.66), (0.7, 2.65)):
        place("highball-glass", x, y, top)
    place("bowlWithFruits", 0.45, 2.2, top)
    place("cupcake", -0.35, 2.15, top, 0, scale=1.2)
    place("cupcake", -0.27, 2.22, top, 0, scale=1.2)
    place("cupcake", -0.42, 2.24, top, 0, scale=1.2)
    sit("sitFemale03", -1.55, 2.3, 90, 0.46, chair="dining-chair")
    sit("sitMale02", 1.55, 2.3, -90, 0.46, chair="dining-chair")
    sit("girlSittingTable", 0.05, 3.2, 0, 0.46, chair="dining-chair")
    place("holdingFemale03", -0.75, 3.4, 0, 25)
    place("boyStanding", 0.95, 3.2, 0, -25)
    place("dining-chair", -0.75, 1.45, 0, 165)
    for x, y, z, colour in ((0.95, 4.4, 2.2, (0.85, 0.15, 0.15)), (1.25, 4.5, 2.0, (0.95, 0.75, 0.1)), (0.7, 4.5, 1.95, (0.15, 0.45, 0.65))):
        balloon(x, y, z, colour, 0.3)
    place("gift", 0.95, 4.45, 0, 20, scale=1.6, colour=(0.85, 0.65, 0.15))
    place("bulldog", 0.7, 1.5, 0, 130)
    place("hangingLight", 0, 2.4, 1.95, 0, (0.5, 0.5, 0.8))
    backdrop((0.02, 0.03, 0.08), 1)
    bulb(0, 2.35, 1.9, 45, 0.12, (1, 0.8, 0.55))
    lamp(0, 2.4, 2.66, 45, None, 3, 2.5, (1, 0.85, 0.66))
    lamp(0.2, -1.2, 2.4, 30, (0, 3, 0.8), 3, 1.5, (1, 0.86, 0.7))
    camera((0.3, -1.25, 1.95), (0.0, 2.9, 1.0), 27, 0.45)
