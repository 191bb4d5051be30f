import bpy

from sets import *
from shapes import *

ALT = {"en": "A kitchen with an open window", "zh": "开着窗的厨房"}
CONTAINS = [
    "a wide white window, open, above a light wooden kitchen counter; reddish-brown curtains on both sides",
    "on the left in the window, the head and neck of a reddish-brown horse with a white stripe down its face and a halter; behind the frame, a part of its back",
    "in the horse's mouth, a bunch of tulips with green stems and red, yellow and pink flowers",
    "on the counter on the right, a blue vase lying on its side with a pink tulip still in it; in front of it, a puddle",
    "on the counter, a few red, yellow and pink petals",
    "on the left, a wooden board with a loaf of bread and a slice of bread; next to it, a yellow mug",
    "on the far right, a white pot with a lid; at the bottom, blue-green drawers with brass knobs",
    "outside, green fields, a gray fence and a tree",
]


def blade(points, wide, surface, out=(0, 0, 1)):
    """A long narrow leaf along points."""
    bend = pipe(points, 0.001, surface)
    mesh = bpy.data.meshes.new("blade")
    n, verts, spots = 16, [], [Vector(p) for p in points]
    for k in range(n + 1):
        at = k / n * (len(spots) - 1)
        i = min(int(at), len(spots) - 2)
        p = spots[i].lerp(spots[i + 1], at - i)
        across = (spots[i + 1] - spots[i]).cross(Vector(out)).normalized() * wide / 2 * math.sin(math.pi * (0.12 + 0.88 * k / n)) ** 0.7
        lift = Vector(out) * 0.25 * across.length
        verts += [p - across + lift, p, p + across + lift]
    faces = [(3 * k + j, 3 * k + j + 1, 3 * k + j + 4, 3 * k + j + 3) for k in range(n) for j in (0, 1)]
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(surface)
    shape = bpy.data.objects.new("blade", mesh)
    bpy.context.collection.objects.link(shape)
    return [bend, shape]


def tulip(points, colour, green, size=1.0):
    """A tulip whose stem runs along points to the flower."""
    parts = [pipe(points, 0.0042, green)]
    tip, before = Vector(points[-1]), Vector(points[-2])
    turn = (tip - before).to_track_quat("Z", "Y").to_matrix().to_4x4()
    cup, petals = paint(colour, 0.5), []
    for k in range(6):
        a, r = k * math.tau / 6, 0.011 if k % 2 else 0.0085
        petal = ball(0, 0, 0, 0.02, cup)
        petal.scale = (0.5, 0.95, 1.75)
        petals.append(petal)
        moved([petal], Matrix.Rotation(a, 4, "Z") @ Matrix.Translation((r, 0, 0.031)) @ Matrix.Rotation(0.1, 4, "Y"))
    moved(petals, Matrix.Translation(tip) @ turn @ Matrix.Diagonal((size, size, size, 1)))
    return parts + petals


def build():
    plaster = mottled((0.66, 0.6, 0.45), (0.62, 0.56, 0.42), 3)
    wall((-2.4, 2.6), (2.4, 2.6), 2.7, plaster, [(1.68, 0.96, 1.5, 1.2)], None)
    white = paint(WHITE, 0.4)
    for x in (-0.72, 0.78):
        box(x, 2.58, 0.96, 0.06, 0.18, 1.2, white)
    box(0.03, 2.55, 0.93, 1.6, 0.26, 0.035, white, bevel=0.005)
    # casements that stand open to the outside
    glass = paint((0.5, 0.6, 0.65), 0.05, 0.6)
    for s, x in ((-1, -0.7), (1, 0.76)):
        sash = []
        for dx in (0.025, 0.655):
            sash.append(box(s * -dx, 0, 0, 0.05, 0.04, 1.14, white))
        for z in (0, 0.56, 1.09):
            sash.append(box(s * -0.34, 0, z, 0.66, 0.04, 0.05 if z != 0.56 else 0.03, white))
        moved(sash, Matrix.Translation((x, 2.68, 0.99)) @ Matrix.Rotation(math.radians(s * -98), 4, "Z"))
    # the worktop below the window
    wood = mottled((0.46, 0.3, 0.16), (0.4, 0.25, 0.13), 6, 0.35)
    top = 0.9
    box(0, 2.27, top - 0.04, 4.6, 0.62, 0.04, wood, bevel=0.006)
    front = paint((0.13, 0.24, 0.22), 0.5)
    box(0, 2.3, 0, 4.6, 0.54, top - 0.04, front)
    for k in range(8):
        box(-1.75 + k * 0.5, 2.02, 0.1, 0.46, 0.02, 0.72, paint((0.15, 0.27, 0.25), 0.5), bevel=0.006)
        ball(-1.6 + k * 0.5 - (0.0 if k % 2 else 0.0), 2.0, 0.72, 0.016, paint((0.7, 0.55, 0.25), 0.25, 0.5, 0.9))
    box(0, 1, -0.1, 6, 4, 0.1, tiles((0.5, 0.42, 0.34), (0.46, 0.38, 0.3), 0.3, 0.3))
    for x in (-1.0, 1.06):
        place("curtain", x, 2.48, 0.7, 0, size=(0.42, 0.1, 1.75), colour=(0.62, 0.25, 0.12))
    # the horse outside, its head in the kitchen
    ox, oy, oz, turn = -0.52, 3.42, -0.4, 20
    place("horse2", ox, oy, oz, turn)
    green = [paint((0.1, 0.27, 0.06), 0.55), paint((0.16, 0.36, 0.1), 0.5)]
    red, yellow, pink = (0.62, 0.03, 0.03), (0.9, 0.55, 0.03), (0.75, 0.2, 0.32)
    held = []
    for k, (c, far, dz, dy) in enumerate(((red, 0.22, 0.045, 0.02), (yellow, 0.25, 0.01, -0.035), (pink, 0.19, -0.03, -0.05), (yellow, 0.2, 0.075, -0.01), (red, 0.21, -0.065, -0.02), (pink, 0.27, -0.03, 0.03))):
        mouth, y = 1.43 + 0.004 * (k % 3 - 1), -1.275 + 0.007 * (k % 2)
        held += tulip([(-0.15 - 0.012 * k, y - dy, mouth - 0.045 + 0.006 * k), (-0.06, y, mouth - 0.004), (0.0, y, mouth), (0.07, y, mouth), (0.14, y + 0.4 * dy, mouth + 0.45 * dz), (far, y + dy, mouth + dz)], c, green[k % 2], 1.3)
    for k, (dz, z2) in enumerate(((0.0, 0.03), (0.006, -0.04))):
        held += blade([(-0.04, -1.28, 1.43 + dz), (0.07, -1.285, 1.432 + dz), (0.14, -1.3 - 0.02 * k, 1.41), (0.22, -1.31 - 0.03 * k, 1.37 - z2)], 0.034, green[k])
    moved(held, Matrix.Translation((ox, oy, oz)) @ Matrix.Rotation(math.radians(turn), 4, "Z"))
    # the vase it has knocked over, the water, the last flowers
    glaze = paint((0.08, 0.2, 0.45), 0.2, 0.5)
    jug = [turned(0, 0, 0, [(0, 0.0), (0.045, 0.0), (0.05, 0.01), (0.068, 0.07), (0.062, 0.12), (0.036, 0.175), (0.034, 0.2), (0.046, 0.225), (0.041, 0.222), (0.03, 0.198), (0.031, 0.175), (0.055, 0.12), (0.05, 0.02), (0, 0.015)], glaze, 60)]
    lying = Matrix.Translation((0.62, 2.25, top + 0.062)) @ Matrix.Rotation(math.radians(-118), 4, "Z") @ Matrix.Rotation(math.radians(93), 4, "X")
    moved(jug, lying)
    moved(tulip([(0, 0.0, 0.08), (0.004, -0.004, 0.2), (0.012, -0.02, 0.28), (0.02, -0.042, 0.35)], pink, green[0]) + tulip([(0.01, 0, 0.1), (-0.006, -0.006, 0.21), (-0.04, -0.025, 0.27), (-0.075, -0.045, 0.32)], red, green[1]), lying)
    wet = paint((0.33, 0.205, 0.105), 0.03, 0.9)
    for px, py, w, d in ((0.33, 2.11, 0.12, 0.06), (0.22, 2.07, 0.09, 0.045), (0.42, 2.12, 0.08, 0.045), (0.1, 2.1, 0.035, 0.02), (0.45, 2.02, 0.03, 0.016)):
        cylinder(px, py, top, 1, 0.0025, wet).scale = (w, d, 1)
    chance = random.Random(4)
    for k in range(7):
        petal = ball(chance.uniform(-0.25, 0.2), chance.uniform(2.02, 2.25), top + 0.006, 0.02, paint((red, yellow, pink)[k % 3], 0.5))
        petal.scale, petal.rotation_euler = (0.8, 1.4, 0.2), (0, 0, chance.uniform(0, 6))
    # other things on the worktop
    place("teapot", 0.9, 2.36, top, 30, colour=(0.55, 0.5, 0.42))
    place("choppingBoard", -0.66, 2.2, top, 15)
    place("bread", -0.66, 2.2, top + 0.035, 25, scale=1.2)
    turned(-0.36, 2.1, top, [(0, 0.004), (0.034, 0.004), (0.04, 0.012), (0.042, 0.095), (0.039, 0.095), (0.037, 0.02), (0, 0.02)], paint((0.85, 0.6, 0.12), 0.3, 0.5))
    pipe([(-0.4, 2.1, top + 0.08), (-0.435, 2.09, top + 0.075), (-0.44, 2.09, top + 0.04), (-0.4, 2.1, top + 0.025)], 0.006, paint((0.85, 0.6, 0.12), 0.3, 0.5))
    # the garden, a meadow and its open gate
    lawn(z=-0.4, y=62)
    post = paint((0.5, 0.45, 0.38), 0.9)
    for k in range(14):
        x = -9.2 + k * 1.4
        box(x, 11, -0.4, 0.12, 0.12, 1.25, post)
        if k not in (8, 12):
            for z in (0.0, 0.4):
                box(x + 0.7, 11, z, 1.4, 0.05, 0.12, post)
    gate = [box(0.65, 0, z, 1.3, 0.05, 0.1, post) for z in (-0.1, 0.2, 0.5)] + [box(x, 0, -0.15, 0.08, 0.06, 0.85, post) for x in (0.05, 1.28)]
    moved(gate, Matrix.Translation((2.0, 11, 0)) @ Matrix.Rotation(math.radians(-75), 4, "Z"))
    hills(None, 70)
    place("sycamoreMaple", 5.5, 24, -0.4, 30)
    place("poplar", -5.0, 26, -0.4, 0)
    sky(28, 70, 0.16)
    lamp(-1.4, -0.4, 2.3, 95, (0, 2.3, 1.0), 1.6, 1.6, (1, 0.94, 0.85))
    lamp(1.2, 0.2, 2.5, 45, (0, 2.3, 1.0), 1.5, 1.5, (0.95, 0.97, 1))
    camera((-0.55, -0.1, 1.4), (0.02, 2.4, 1.2), 45, -0.4, focus=(0.0, 2.2, 1.05), fstop=3.2)
