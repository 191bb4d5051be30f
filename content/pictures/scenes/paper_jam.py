import bpy
from mathutils import noise

from people import *
from poses import *
from sets import *

ALT = {"en": "An office with a copier", "zh": "有复印机的办公室"}
CONTAINS = [
    "an office with pale gray-green walls and a blue-gray floor",
    "in the middle, a large white copier; its front flap is open, and a brown roller and a dark roller can be seen inside",
    "on the copier, a small orange screen with a white exclamation mark",
    "on the left, a woman with reddish-brown hair, in a turquoise top, a dark blue skirt, dark leggings and purple sneakers; with both hands she pulls at a strip of white paper, folded in zigzags, that comes out of the side of the copier",
    "on the right, a man with brown hair, in a red top, gray pants and sneakers, holds a flat white stack or box in both hands and looks toward the copier",
    "on the open flap, a crumpled sheet of white paper",
    "on the floor at the front, several sheets of paper with lines of text and some crumpled ones",
    "on the wall, a round clock that shows a few minutes before nine; on the right, a window with a yellowish sky and a green field",
]


def crushed(x, y, z, width, length, folds, height, surface, rotation=0.0):
    """A sheet folded like an accordion."""
    verts, faces, n, m = [], [], 12, folds * 4
    for j in range(m + 1):
        v = j / m
        for i in range(n + 1):
            u = i / n - 0.5
            wave = abs((v * folds) % 1 - 0.5) * 2
            verts.append((u * width + 0.012 * noise.noise((u * 7, v * 9, 3)), -v * length, wave * height * (0.6 + 0.8 * noise.noise((u * 4, v * 6, 1)) ** 2) + 0.015 * noise.noise((u * 9, v * 9, 0))))
    for j in range(m):
        for i in range(n):
            q = j * (n + 1) + i
            faces.append((q, q + 1, q + n + 2, q + n + 1))
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(surface)
    shape = bpy.data.objects.new("sheet", mesh)
    shape.location, shape.rotation_euler = (x, y, z), (0, 0, math.radians(rotation))
    bpy.context.collection.objects.link(shape)
    return shape


def build():
    room(5.4, 3.4, 2.8, paint((0.62, 0.66, 0.6), 0.9), mottled((0.2, 0.24, 0.3), (0.23, 0.27, 0.33), 40), back=[(3.6, 0.9, 1.5, 1.4)])
    lawn(z=-3)
    sky(40, 40, 0.14, sun=False)
    # the copier
    shell, dark, grey = paint((0.78, 0.79, 0.8), 0.45), paint((0.03, 0.03, 0.035), 0.6), paint((0.35, 0.37, 0.4), 0.5)
    cx, cy = 0.25, 2.5
    front = cy - 0.33
    box(cx, cy, 0.06, 0.95, 0.66, 0.36, shell, bevel=0.01)
    for k in range(2):
        box(cx, front - 0.006, 0.1 + 0.16 * k, 0.87, 0.02, 0.14, paint((0.7, 0.71, 0.72), 0.5), bevel=0.006)
        box(cx, front - 0.018, 0.19 + 0.16 * k, 0.22, 0.012, 0.025, grey)
    for x in (-0.4, 0.4):
        box(cx + x, cy, 0, 0.08, 0.5, 0.06, dark)
    # the open middle with rollers, in which the paper is stuck
    box(cx, cy + 0.12, 0.42, 0.95, 0.42, 0.4, dark)
    for x in (-0.445, 0.445):
        box(cx + x, cy, 0.42, 0.06, 0.66, 0.4, shell)
    box(cx, cy, 0.8, 0.95, 0.66, 0.06, shell)
    for k, z in enumerate((0.52, 0.68)):
        rod((cx - 0.41, front + 0.14, z), (cx + 0.41, front + 0.14, z), 0.035, paint(((0.1, 0.1, 0.11), (0.45, 0.2, 0.1))[k], 0.4))
    for k in range(3):
        box(cx - 0.3 + 0.3 * k, front + 0.1, 0.44, 0.05, 0.04, 0.05, paint((0.1, 0.5, 0.25), 0.5))
    flap = box(cx, front - 0.17, 0.41, 0.83, 0.36, 0.025, paint((0.42, 0.44, 0.47), 0.5), bevel=0.006)
    flap.rotation_euler.x = math.radians(14)
    # the top with the lid and the panel
    box(cx, cy, 0.86, 0.97, 0.68, 0.1, shell, bevel=0.01)
    box(cx - 0.1, cy + 0.06, 0.96, 0.72, 0.5, 0.05, grey, bevel=0.01)
    panel = box(cx + 0.36, front + 0.06, 0.965, 0.22, 0.2, 0.02, paint((0.1, 0.1, 0.11), 0.4))
    panel.rotation_euler.x = math.radians(30)
    screen = box(cx + 0.36, front + 0.045, 0.988, 0.18, 0.13, 0.006, paint((0.9, 0.12, 0.06), glow=1.2))
    screen.rotation_euler.x = math.radians(30)
    mark = text("!", cx + 0.36, front + 0.005, 0.965, 0.15, paint((1, 1, 1), glow=2))
    mark.rotation_euler = (math.radians(30), 0, 0)
    mark.location = (cx + 0.36, front - 0.005, 0.978)
    # paper
    white, ink = paint((0.9, 0.9, 0.87), 0.85), paint((0.3, 0.3, 0.34))
    # the slot on its side, and the sheet that is stuck in it
    box(cx - 0.476, cy - 0.08, 0.82, 0.012, 0.34, 0.06, dark)
    her = dress(place("girlStanding", -0.86, 2.34, 0, 80, scale=1.05), top=(0.1, 0.34, 0.32), bottom=(0.1, 0.11, 0.16), plain=1)
    pose(her, head=-16, nod=16, bend=10, right=spot(her, -0.09, -0.4, 0.94), left=spot(her, 0.05, -0.4, 0.97), elbows=0.0)
    a, b = hand(her, "right"), hand(her, "left")
    ex, ez = (a.x + b.x) / 2, (a.z + b.z) / 2
    stuck = crushed(cx - 0.46, (a.y + b.y) / 2, 0.835, b.y - a.y + 0.02, math.hypot(cx - 0.46 - ex, ez - 0.85) + 0.03, 6, 0.07, white, -90)
    stuck.rotation_euler.x = -math.atan2(ez - 0.86, cx - 0.46 - ex)
    resting = crushed(0, 0, 0, 0.2, 0.2, 3, 0.06, white)
    resting.matrix_world = Matrix.Translation((cx - 0.17, front - 0.09, 0.466)) @ Matrix.Rotation(math.radians(14), 4, "X") @ Matrix.Rotation(math.radians(48), 4, "Z")
    chance = random.Random(12)
    for k in range(11):
        x, y, turn = chance.uniform(-0.5, 1.0), chance.uniform(1.5, 1.95), chance.uniform(0, 180)
        box(x, y, 0.002 + 0.001 * k, 0.21, 0.297, 0.001, white, turn)
        a = math.radians(turn)
        for line in range(8):
            d = 0.1 - line * 0.027
            box(x - d * math.sin(a), y + d * math.cos(a), 0.0032 + 0.001 * k, 0.14 - 0.04 * (line % 3 == 2), 0.008, 0.0006, ink, turn)
    for k, (x, y) in enumerate(((0.75, 1.65), (-0.3, 1.6), (0.35, 1.55))):
        crushed(x, y, 0.01, 0.2, 0.2, 4, 0.07, white, 40 * k)
    # the man who waits with his own papers
    man = dress(place("holdingMale01", 1.2, 2.5, 0, -56), top=(0.5, 0.12, 0.1), bottom=(0.2, 0.19, 0.17), hair=(0.3, 0.25, 0.22), plain=1)
    pose(man, nod=16, head=8, right=spot(man, -0.1, -0.36, 1.12), left=spot(man, 0.12, -0.3, 1.12))
    p, q = hand(man, "right"), hand(man, "left")
    box((p.x + q.x) / 2, (p.y + q.y) / 2 - 0.03, p.z + 0.02, 0.3, 0.22, 0.03, white, -56)
    wall_clock(-0.35, 3.32, 1.82, 8, 57, 0.19)
    lamp(0, 1.6, 2.7, 60, None, 2.5, 1.5, (1, 0.98, 0.95))
    lamp(-0.6, -1.2, 2.3, 36, (0, 2, 0.8), 2, 1.5)
    camera((-0.1, -1.0, 1.55), (0.14, 2.1, 0.87), 35, 0.15)
