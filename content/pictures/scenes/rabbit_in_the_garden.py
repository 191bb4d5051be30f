import bpy
from mathutils import noise

from sets import *
from shapes import *

ALT = {"en": "A vegetable garden", "zh": "菜园"}
CONTAINS = [
    "a vegetable garden with dark brown soil in sunlight; behind it, a strip of green grass and a white wooden fence",
    "in the middle, slightly to the right, a white rabbit sits on the soil with a green leaf in its mouth",
    "around the rabbit, six whole light green lettuces, two of them only partly in the picture",
    "in front of them, two smaller lettuces with ragged leaves; the upper parts are missing",
    "small pieces of green leaves lie on the soil",
    "at the front on the right, three orange carrots with green tops: one is whole, only short pieces are left of the other two",
    "in the fence, on the left, one board hangs at an angle, and next to it there is a gap",
    "behind the fence, more green grass",
]


def leaf(where, length, width, surface, curl=0.6, wave=0.12, seed=0, eaten=0.0):
    """A leaf that grows from `where` (a matrix) along y and bends up; `eaten` is the part bitten off."""
    n, m, mesh = 14, 12, bpy.data.meshes.new("leaf")
    chance = random.Random(seed)
    bites = [(chance.uniform(0.35, 1.0), chance.choice((-1, 1)) * chance.uniform(0.5, 1.0), chance.uniform(0.12, 0.25)) for _ in range(int(eaten * 8))]
    verts, faces, gone = [], [], []
    for j in range(n + 1):
        v = j / n
        half = width / 2 * (math.sin(math.pi * min(1, 0.08 + v * 0.86)) ** 0.6)
        for i in range(m + 1):
            u = i / m * 2 - 1
            edge = abs(u) ** 2
            z = length * curl * v * v * 0.55 + half * 0.5 * edge * (0.4 + 0.6 * v)
            z += wave * width * (0.3 + edge) * noise.noise(Vector((u * 2.6 + seed, v * 4.5, seed * 1.7))) + 0.03 * width * noise.noise(Vector((u * 8 + seed, v * 10, 2)))
            verts.append((u * half, length * v * (1 - 0.18 * curl * v), z))
            reach = 1 - eaten * (0.75 + 0.5 * noise.noise(Vector((u * 2.2, seed * 2.3, 0))))
            gone.append(v > reach if eaten else False)
            if any(math.hypot(v - b, (u - c) * 0.6) < r for b, c, r in bites):
                gone[-1] = True
    for j in range(n):
        for i in range(m):
            q = j * (m + 1) + i
            four = (q, q + 1, q + m + 2, q + m + 1)
            if sum(gone[k] for k in four) < 2:
                faces.append(four)
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.materials.append(surface)
    shape = bpy.data.objects.new("leaf", mesh)
    bpy.context.collection.objects.link(shape)
    shape.matrix_world = where
    return shape


def greens(kind=0):
    """The surface of leaves: paler towards the stalk, with veins."""
    dark, pale = (((0.1, 0.3, 0.04), (0.32, 0.5, 0.12)), ((0.07, 0.24, 0.05), (0.28, 0.45, 0.12)))[kind]
    surface = mottled(dark, pale, 9, 0.5, 0.15)
    return surface


def lettuce(x, y, z, size, seed, eaten=0.0):
    """A head of lettuce; when `eaten` only stumps of the outer leaves are left."""
    skin = [greens(0), greens(1)]
    heart = paint((0.5, 0.6, 0.22), 0.5)
    chance = random.Random(seed)
    rows = ((9, 0.17, 0.17, 12), (8, 0.16, 0.15, 34), (6, 0.13, 0.12, 55), (5, 0.1, 0.09, 70))
    for k, (count, length, width, steep) in enumerate(rows if not eaten else rows[:2]):
        for c in range(count):
            turn = 360 * c / count + k * 23 + chance.uniform(-10, 10)
            up = steep + chance.uniform(-7, 7)
            where = Matrix.Translation((x, y, z + 0.012 * k)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(up), 4, "X") @ Matrix.Scale(size, 4)
            leaf(where, length, width, skin[(c + k) % 2], 0.7, 0.2, seed * 13 + k * 17 + c, min(0.88, eaten * chance.uniform(0.7, 1.1)) if eaten else 0.0)
    if eaten:
        cylinder(x, y, z, 0.018 * size, 0.035 * size, heart, top=0.014 * size)


def earth(x0, x1, y0, y1, height, surface):
    """A bed of loose soil with a rounded edge."""
    n, m = 150, 90
    verts = []
    for j in range(m + 1):
        for i in range(n + 1):
            x, y = x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * j / m
            edge = min(1, min(y - y0, y1 - y) / 0.12)
            lift = math.sin(max(0, edge) * math.pi / 2)
            bump = 0.022 * noise.noise(Vector((x * 9, y * 9, 1))) + 0.014 * noise.noise(Vector((x * 26, y * 26, 2))) + 0.006 * noise.noise(Vector((x * 60, y * 60, 3)))
            verts.append((x, y, height * lift + bump * (0.3 + 0.7 * lift)))
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)]
    mesh = bpy.data.meshes.new("earth")
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.materials.append(surface)
    shape = bpy.data.objects.new("earth", mesh)
    bpy.context.collection.objects.link(shape)
    return shape


def carrot(where, length, eaten=False):
    """A carrot lying along x, with its leaves."""
    orange = mottled((0.75, 0.24, 0.03), (0.65, 0.18, 0.02), 30, 0.5)
    profile = [(0.004, 0.0), (0.019, 0.003), (0.021, 0.02), (0.018, 0.06), (0.013, 0.1), (0.006, 0.14), (0.001, 0.155)]
    if eaten:
        profile = [(0.004, 0.0), (0.019, 0.003), (0.021, 0.02), (0.019, 0.045), (0.0165, 0.066), (0.01, 0.06), (0.0, 0.063)]
    body = turned(0, 0, 0, [(r * length / 0.155, h * length / 0.155) for r, h in profile], orange, 50)
    parts = [body]
    stalk = paint((0.12, 0.34, 0.06), 0.6)
    chance = random.Random(int(length * 1000))
    for k in range(7):
        a, b = chance.uniform(-0.05, 0.05), chance.uniform(-0.05, 0.05)
        tip = Vector((a * 1.5, b * 1.5, -chance.uniform(0.1, 0.17)))
        parts.append(pipe([(0, 0, 0.002), (a * 0.5, b * 0.5, -0.06), tuple(tip)], 0.002, stalk, 0.001))
        for j in range(9):
            for side in (-1, 1):
                at = Vector((a * 0.5, b * 0.5, -0.06)).lerp(tip, j / 8)
                out = 0.026 - 0.0022 * j
                end = at + Vector((out * side, out * 0.6 * side * (1 if k % 2 else -1), -0.014))
                parts.append(pipe([tuple(at), tuple(end)], 0.0013, stalk, 0.0006))
                for part in (0.45, 0.75):
                    mid = at.lerp(end, part)
                    for way in (-1, 1):
                        parts.append(pipe([tuple(mid), tuple(mid + Vector((0.004 * side, 0.006 * way, -0.009)))], 0.0014, stalk, 0.0008))
    return moved(parts, where)


def build():
    lawn(mottled((0.1, 0.2, 0.04), (0.17, 0.3, 0.07), 5), z=-0.01)
    chance = random.Random(3)
    verts, faces = [], []
    for k in range(5200):
        x, y = chance.uniform(-2.4, 2.4), chance.uniform(1.72, 2.9)
        if abs(y - 2.35) < 0.04:
            continue
        tall, turn, lean = chance.uniform(0.03, 0.075), chance.uniform(0, 6.3), chance.uniform(0, 0.03)
        dx, dy = 0.004 * math.cos(turn), 0.004 * math.sin(turn)
        first = len(verts)
        verts += [(x - dx, y - dy, -0.01), (x + dx, y + dy, -0.01), (x + lean * math.sin(turn), y + lean * math.cos(turn), tall)]
        faces.append((first, first + 1, first + 2))
    mesh = bpy.data.meshes.new("blades")
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(mottled((0.1, 0.24, 0.04), (0.2, 0.36, 0.09), 9, 0.8))
    bpy.context.collection.objects.link(bpy.data.objects.new("blades", mesh))
    soil = mottled((0.1, 0.06, 0.035), (0.17, 0.105, 0.06), 14, 0.95, 0.6)
    earth(-2.4, 2.4, 0.1, 1.75, 0.07, soil)
    # the fence with a hole under it
    timber = mottled((0.62, 0.58, 0.5), (0.54, 0.5, 0.43), 8, 0.8)
    fence = 2.35
    for k in range(30):
        x = -2.6 + k * 0.18
        low = 0.02
        slat = box(x, fence, low, 0.13, 0.025, 0.92, timber)
        pair = [slat]
        tip = bpy.data.meshes.new("tip")
        tip.from_pydata([(-0.065, -0.0125, 0), (0.065, -0.0125, 0), (0.065, 0.0125, 0), (-0.065, 0.0125, 0), (0, -0.0125, 0.07), (0, 0.0125, 0.07)], [], [(0, 1, 4), (2, 3, 5), (1, 2, 5, 4), (3, 0, 4, 5)])
        tip.materials.append(timber)
        shape = bpy.data.objects.new("tip", tip)
        shape.location = (x, fence, low + 0.92)
        bpy.context.collection.objects.link(shape)
        if k == 13:  # a loose one hangs from its upper nail
            pair.append(shape)
            moved(pair, Matrix.Translation((x, -0.03, 0.76)) @ Matrix.Rotation(math.radians(27), 4, "Y") @ Matrix.Translation((-x, 0, -0.76)))
            ball(x, fence - 0.045, 0.76, 0.011, paint((0.2, 0.19, 0.18), 0.4))
    for z in (0.25, 0.72):
        box(0, fence + 0.03, z, 6, 0.035, 0.08, timber)
    # the heads of lettuce
    z = 0.062
    for k, x in enumerate((-1.55, -1.12, -0.7, -0.28, 0.62, 1.05, 1.5)):
        lettuce(x, 1.42 + chance.uniform(-0.02, 0.02), z, 1.0, 30 + k, 0.0)
    for k, (x, e) in enumerate(((-1.28, 0), (-0.83, 0), (-0.42, 1.0), (0.02, 0.7), (0.82, 0), (1.28, 0))):
        lettuce(x, 0.92, z, 1.05, 50 + k, e)
    # the rabbit, a leaf in its mouth
    place("rabbit", 0.36, 1.02, z - 0.012, -48, scale=0.86)
    # torn leaves
    for k, (x, y, turn, size) in enumerate(((-0.2, 0.72, 40, 0.5), (0.08, 0.7, 200, 0.62), (-0.55, 0.75, 110, 0.45), (0.22, 0.76, 300, 0.4), (-0.3, 1.1, 20, 0.5))):
        leaf(Matrix.Translation((x, y, z + 0.022)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Scale(size, 4), 0.16, 0.15, greens(k % 2), 0.25, 0.2, 90 + k, 0.4)
    mouth = (0.224, 0.908, 0.272)
    leaf(Matrix.Translation(mouth) @ Matrix.Rotation(math.radians(120), 4, "Z") @ Matrix.Rotation(math.radians(-32), 4, "X"), 0.1, 0.08, greens(0), 0.3, 0.25, 71, 0.3)
    # pulled-up carrots
    for k, (x, y, turn, e) in enumerate(((0.34, 0.62, 35, True), (0.5, 0.72, -15, False), (-0.02, 0.56, 165, True))):
        carrot(Matrix.Translation((x, y, z + 0.034)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(94), 4, "Y"), 0.16 + 0.01 * k, e)
    hills(y=60)
    for n, x, y in (("sycamoreMaple", -5, 13), ("peachBlossom", 3.2, 10)):
        place(n, x, y, 0, x * 30)
    sky(22, 235, 0.15)
    camera((-0.26, -0.36, 0.78), (0.0, 1.05, 0.27), 31, -0.85, focus=(0.2, 0.95, 0.2), fstop=3.5)
