import bpy
from mathutils import noise

from people import *
from poses import *
from sets import *

ALT = {"en": "An office", "zh": "办公室"}
CONTAINS = [
    "an office with gray-green walls and a gray floor; through a large window, tall blue-gray buildings",
    "a pale wooden desk; in front on it, a light blue mug lying on its side, a large dark brown puddle and several brown drops, three big ones in a row to the left",
    "the puddle reaches as far as a gray keyboard with white keys",
    "on the left, a woman with reddish-brown hair, in an orange-yellow sweater, a dark blue skirt and dark blue tights, stands at the desk and looks down with a serious face",
    "in her hands, a white sheet of paper; its lower edge is brown, and three brown drops are falling from it",
    "on the right of the desk, a black monitor with lines of text and colored bars; at the back a gray phone and a dark gray cup with pens",
    "behind the woman, a blue office chair on wheels and a green plant in a red-brown pot",
    "at the back on the right, a wooden cabinet with two gray doors",
]


def puddle(z, spots, surface, deep=0.004):
    """A liquid on a table: circles (x, y, radius) that run together."""
    def field(x, y):
        near = sum(math.exp(-(math.hypot(x - a, y - b) / r) ** 2 * 1.2) for a, b, r in spots)
        return near - 0.3 + 0.06 * noise.noise((x * 18, y * 18, 0))

    low = [min(s[k] - 2 * s[2] for s in spots) for k in (0, 1)]
    high = [max(s[k] + 2 * s[2] for s in spots) for k in (0, 1)]
    step = 0.005
    nx, ny = (int((high[k] - low[k]) / step) + 1 for k in (0, 1))
    verts = []
    for j in range(ny):
        for i in range(nx):
            x, y = low[0] + i * step, low[1] + j * step
            f = field(x, y)
            verts.append((x, y, z - 0.0008 + (deep * min(1.0, f / 0.3) ** 0.5 if f > 0 else f * 0.02)))
    faces = [(k, k + 1, k + nx + 1, k + nx) for j in range(ny - 1) for i in range(nx - 1) if max(verts[(k := j * nx + i)][2], verts[k + nx + 1][2], verts[k + 1][2], verts[k + nx][2]) > z - 0.003]
    mesh = bpy.data.meshes.new("puddle")
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(surface)
    shape = bpy.data.objects.new("puddle", mesh)
    bpy.context.collection.objects.link(shape)


def build():
    room(6, 5, 2.9, paint((0.55, 0.6, 0.58), 0.9), boards((0.3, 0.28, 0.25), (0.27, 0.25, 0.22)), back=[(1.6, 0.9, 2.6, 1.5)])
    backdrop((0.75, 0.85, 1), 0.9)
    for k in range(7):
        box(-6 + k * 2.2, 22, -8, 1.8, 2, 10 + (k * 7 % 5), paint((0.3, 0.34, 0.4)))
    top = 0.74
    box(0.05, 0.65, top - 0.035, 0.95, 1.7, 0.035, mottled((0.62, 0.47, 0.3), (0.56, 0.41, 0.26), 6, 0.35), bevel=0.005)
    for x in (-0.36, 0.46):
        for y in (-0.14, 1.44):
            box(x, y, 0, 0.05, 0.05, top - 0.035, paint((0.15, 0.15, 0.16)))
    # screen and keyboard
    black = paint((0.03, 0.03, 0.035), 0.4)
    box(0.38, 0.78, top, 0.2, 0.26, 0.012, black, 0)
    box(0.4, 0.78, top, 0.03, 0.06, 0.2, black)
    box(0.37, 0.78, top + 0.12, 0.025, 0.56, 0.34, black)
    box(0.3565, 0.78, top + 0.135, 0.003, 0.53, 0.31, paint((0.5, 0.65, 0.8), glow=0.5))
    for k in range(7):
        box(0.354, 0.98 - 0.012 * (k % 3), top + 0.4 - k * 0.035, 0.003, 0.16 - 0.03 * (k % 3), 0.012, paint((0.1, 0.15, 0.25)))
    for k, h in enumerate((0.1, 0.16, 0.07, 0.2)):
        box(0.354, 0.78 - k * 0.06, top + 0.17, 0.003, 0.04, h, paint(((0.7, 0.2, 0.1), (0.1, 0.35, 0.2), (0.7, 0.5, 0.1), (0.15, 0.25, 0.6))[k]))
    kx, ky = 0.02, 0.72
    box(kx, ky, top, 0.15, 0.42, 0.016, paint((0.14, 0.14, 0.15), 0.5), bevel=0.004)
    key = paint((0.75, 0.75, 0.73), 0.6)
    for row in range(5):
        for column in range(14):
            if row == 0 and 3 < column < 10:
                continue
            box(kx - 0.056 + row * 0.028, ky + 0.188 - column * 0.029, top + 0.016, 0.023, 0.024, 0.007, key, bevel=0.003)
    box(kx - 0.056, ky + 0.188 - 6.5 * 0.029, top + 0.016, 0.023, 0.17, 0.007, key, bevel=0.003)
    # the mug on its side and the coffee, which has reached the keyboard and a paper
    coffee = paint((0.06, 0.022, 0.007), 0.08, 0.4)
    puddle(top, [(0.08, 0.2, 0.09), (0.02, 0.29, 0.08), (0.1, 0.36, 0.07), (0.03, 0.43, 0.07), (0.0, 0.5, 0.055), (-0.05, 0.22, 0.05), (-0.1, 0.12, 0.035), (-0.12, 0.04, 0.03), (-0.13, -0.03, 0.028), (0.2, 0.24, 0.05), (0.27, 0.4, 0.016), (-0.18, 0.3, 0.018), (0.07, 0.03, 0.014)], coffee)
    blue = (0.1, 0.25, 0.5)
    glaze = paint(blue, 0.25, 0.5)
    bpy.ops.mesh.primitive_cylinder_add(vertices=64, radius=0.042, depth=0.1, end_fill_type="NOTHING")
    side = bpy.context.object
    side.modifiers.new("thick", "SOLIDIFY").thickness = 0.005
    bpy.ops.object.shade_smooth()
    base = cylinder(0, 0, -0.05, 0.0415, 0.006, glaze)
    bpy.ops.mesh.primitive_torus_add(major_radius=0.03, minor_radius=0.0065, location=(0.042, 0, 0), rotation=(math.radians(90), 0, 0))
    side.data.materials.append(glaze)
    ring = bpy.context.object
    ring.data.materials.append(glaze)
    bpy.ops.object.shade_smooth()
    bpy.context.view_layer.update()
    lying = Matrix.Translation((0.2, 0.1, top + 0.043)) @ Matrix.Rotation(math.radians(-38), 4, "Z") @ Matrix.Rotation(math.radians(-90), 4, "Y") @ Matrix.Rotation(math.radians(50), 4, "Z")
    for part in (side, base, ring):
        part.matrix_world = lying @ part.matrix_world
    # somebody saves the papers
    white, ink = paint((0.9, 0.9, 0.87), 0.8), paint((0.3, 0.3, 0.34))
    woman = dress(place("girlStanding", -0.62, 0.72, 0, 70, scale=1.06), top=(0.75, 0.28, 0.04), bottom=(0.1, 0.12, 0.22), hair=(0.4, 0.34, 0.32), plain=1)
    pose(woman, head=8, nod=26, bend=10, right=(-0.3, 0.5, 1.12), left=(-0.16, 0.78, 1.12), elbows=0.5)
    a, b = hand(woman, "right"), hand(woman, "left")
    sheet(a, b, white, ink, coffee)
    place("phone", 0.3, 1.3, top, 250)
    place("penbox", -0.2, 1.32, top, 20)
    place("ficus", -1.7, 4.2, 0, 0, scale=1.6)
    place("bookcase", 1.6, 4.7, 0, 0)
    place("office_chair", -1.35, 1.55, 0, 60)
    lamp(-1.2, -0.4, 2.4, 36, (0.1, 0.5, 0.8), 1, 1, (1, 0.95, 0.88))
    lamp(1.6, -0.9, 2.0, 24, (0, 0.5, 0.8), 1.2, 1.2, (0.9, 0.95, 1))
    camera((0.2, -1.22, 1.48), (-0.12, 0.6, 1.09), 33, 0.2, focus=(0.0, 0.35, 0.8), fstop=3.2)


def sheet(a, b, white, ink, coffee):
    """Papers hanging down between two hands."""
    middle = (Vector(a) + Vector(b)) / 2
    across = (Vector(b) - Vector(a)).normalized()
    out = Vector((0, 0, 1)).cross(across).normalized()
    for k, (surface, gap) in enumerate(((white, 0.0), (white, 0.006), (white, 0.012))):
        verts, faces, n, m = [], [], 40, 56
        for j in range(m + 1):
            for i in range(n + 1):
                u, v = i / n - 0.5, j / m
                p = middle + across * u * 0.3 + out * (0.03 * math.cos(u * 3.1) - 0.05 * v * v + gap * (1 + v)) + Vector((0, 0, 0.015 - v * 0.21))
                verts.append(p)
        for j in range(m):
            for i in range(n):
                q = j * (n + 1) + i
                faces.append((q, q + 1, q + n + 2, q + n + 1))
        mesh = bpy.data.meshes.new("sheet")
        mesh.from_pydata(verts, [], faces)
        mesh.materials.append(surface)
        mesh.materials.append(coffee)
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        for face in mesh.polygons:
            j, i = divmod(face.index, n)
            if j > m - 9 + 7 * noise.noise((i * 0.11, k, 1)) + 0.02 * (i - 16) ** 2:
                face.material_index = 1
        shape = bpy.data.objects.new("sheet", mesh)
        bpy.context.collection.objects.link(shape)
    for k in range(3):
        p = middle - out * 0.04 + across * (-0.05 + 0.03 * k) + Vector((0, 0, -0.215 - 0.03 * (k * 2 % 3)))
        ball(*p, 0.005, coffee, 1.6)
