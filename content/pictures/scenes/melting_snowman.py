import bpy

from people import *
from poses import *
from sets import *

ALT = {"en": "A snowman on a lawn", "zh": "草地上的雪人"}
CONTAINS = [
    "a green lawn with flat patches of snow; behind it a pale fence, a green hill and a blue sky",
    "in the middle, a white snowman on a flat heap of snow; its middle part is uneven and its head is off to the right",
    "the head has two black eyes and a smile of five small black dots, but no nose; below it a blue scarf",
    "on the right of the snowman, one arm made of a brown stick; on the left, a similar stick lies on the ground",
    "around the heap of snow, a gray puddle; at its edge in front, a black ball and an orange carrot",
    "on the right, a black top hat with a red band, on its side on the grass",
    "on the left, red tulips and a bunch of purple, pink, white and yellow tulips",
    "behind the fence, trees with brown trunks and pink blossoms",
]


def blob(x, y, z, wide, high, surface, seed, rough=0.06):
    """A ball of snow that has begun to melt: lumpy, and flat at the bottom."""
    shape = ball(x, y, z, 1.0, surface)
    chance = random.Random(seed)
    waves = [(chance.uniform(2, 5), chance.uniform(2, 5), chance.uniform(0, 6)) for _ in range(6)]
    for v in shape.data.vertices:
        lump = sum(math.sin(a * v.co.x + b * v.co.z + c) * math.cos(b * v.co.y - c) for a, b, c in waves) / 6
        v.co *= 1 + rough * lump
        v.co.z = max(v.co.z, -0.8)
    shape.scale = (wide, wide * 0.95, high)
    return shape


def patch(x, y, wide, deep, surface, seed, height=0.05):
    """What is left of the snow on the grass."""
    chance = random.Random(seed)
    rim, verts, faces = 40, [(0, 0, height)], []
    waves = [(k, chance.uniform(-0.16, 0.16) / (k * 0.5), chance.uniform(0, 6)) for k in range(2, 8)]
    for ring, (part, high) in enumerate(((0.5, 1.0), (0.85, 0.75), (0.97, 0.35), (1.0, 0.0))):
        for k in range(rim):
            a = math.tau * k / rim
            r = part * (1 + sum(s * math.cos(n * a + p) for n, s, p in waves))
            verts.append((wide * r * math.cos(a), deep * r * math.sin(a), high * height * (1 + 0.15 * math.sin(3 * a + ring))))
    for k in range(rim):
        faces.append((0, 1 + k, 1 + (k + 1) % rim))
        for ring in range(3):
            a, b = 1 + ring * rim + k, 1 + ring * rim + (k + 1) % rim
            faces.append((a, a + rim, b + rim, b))
    mesh = bpy.data.meshes.new("patch")
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(surface)
    shape = bpy.data.objects.new("patch", mesh)
    shape.location = (x, y, 0.002)
    bpy.context.collection.objects.link(shape)
    return shape


def build():
    lawn(mottled((0.09, 0.15, 0.04), (0.15, 0.21, 0.06), 4))
    snow = mottled((0.82, 0.85, 0.9), (0.7, 0.74, 0.8), 3, 0.8, 0.25)
    for seed, (x, y, w, d) in enumerate(((-2.3, 4.6, 0.9, 0.4), (1.9, 4.9, 1.1, 0.35), (-1.0, 6.6, 1.6, 0.5), (2.6, 7.2, 1.8, 0.5), (-3.6, 7.8, 1.2, 0.5), (-1.35, 1.9, 0.4, 0.2))):
        patch(x, y, w, d, snow, seed)
    patch(0.1, 2.9, 1.15, 0.7, snow, 11, 0.1)
    puddle = patch(0.15, 2.45, 1.0, 0.42, paint((0.1, 0.12, 0.12), 0.03, 0.9), 21, 0.002)
    puddle.location.z = 0.012
    patch(-0.95, 2.55, 0.5, 0.24, paint((0.1, 0.12, 0.12), 0.03, 0.9), 23, 0.002)
    # the snowman, already small and crooked
    blob(0.1, 3.0, 0.2, 0.56, 0.34, snow, 3, 0.12)
    blob(0.2, 2.98, 0.62, 0.3, 0.25, snow, 5, 0.1)
    head = (0.33, 2.94, 0.93)
    blob(*head, 0.19, 0.17, snow, 8, 0.06)
    coal = paint((0.02, 0.02, 0.02), 0.7)
    for dx, dz in ((-0.075, 0.05), (0.065, 0.03)):
        ball(head[0] + dx, head[1] - 0.172, head[2] + dz, 0.023, coal)
    for k in range(5):
        ball(head[0] - 0.08 + 0.04 * k, head[1] - 0.165, head[2] - 0.075 + 0.012 * abs(k - 2), 0.012, coal)
    ball(0.19, 2.695, 0.66, 0.026, coal)
    ball(0.13, 2.5, 0.36, 0.026, coal)
    # one arm still there, the other on the ground; the nose, a button and the hat have fallen
    twig = paint((0.14, 0.08, 0.05), 0.9)
    for a, b, r in (((0.4, 2.95, 0.66), (0.85, 2.85, 0.5), 0.014), ((0.72, 2.88, 0.55), (0.86, 2.8, 0.62), 0.009), ((-0.95, 2.2, 0.03), (-0.45, 2.35, 0.05), 0.014), ((-0.8, 2.24, 0.03), (-0.98, 2.34, 0.03), 0.009), ((-0.82, 2.24, 0.03), (-0.92, 2.1, 0.02), 0.008)):
        rod(a, b, r, twig)
    rod((0.43, 2.07, 0.035), (0.63, 2.0, 0.02), 0.032, paint((0.85, 0.3, 0.03), 0.6), top=0.005)
    ball(0.15, 2.12, 0.02, 0.026, coal)
    felt, band = paint((0.02, 0.02, 0.025), 0.8), paint((0.6, 0.04, 0.04), 0.7)
    hat = [cylinder(0, 0, 0, 0.21, 0.018, felt), cylinder(0, 0, 0.018, 0.135, 0.2, felt, top=0.125), cylinder(0, 0, 0.02, 0.138, 0.05, band, top=0.137)]
    there = Matrix.Translation((1.08, 2.35, 0.2)) @ Matrix.Rotation(math.radians(-38), 4, "Z") @ Matrix.Rotation(math.radians(111), 4, "Y")
    bpy.context.view_layer.update()
    for part in hat:
        part.matrix_world = there @ part.matrix_world
    # his scarf
    bpy.ops.mesh.primitive_torus_add(major_radius=0.17, minor_radius=0.045, location=(0.28, 2.95, 0.795), rotation=(0.05, 0.14, 0))
    bpy.ops.object.shade_smooth()
    red = paint((0.08, 0.2, 0.5), 0.95)
    bpy.context.object.data.materials.append(red)
    box(0.17, 2.68, 0.46, 0.1, 0.025, 0.32, red, -4, -4, 0.01)
    # spring
    for k, (x, y, n) in enumerate(((-1.5, 3.1, "tulips"), (-1.15, 3.6, "tulip"), (1.55, 3.3, "tulips"), (-1.85, 2.6, "tulip"))):
        place(n, x, y, -0.17, 40 * k, scale=0.9)
    for k in range(30):
        box(-6 + k * 0.42, 9, 0, 0.36, 0.03, 1.1, paint((0.6, 0.56, 0.5), 0.9))
    place("peachBlossom", 2.6, 11.5, 0, 20)
    place("peachBlossom", -4.2, 12.5, 0, 140)
    hills(mottled((0.1, 0.17, 0.06), (0.14, 0.22, 0.08), 0.15), 60)
    sky(32, 225, 0.2)
    camera((-0.1, -0.5, 0.95), (0.18, 2.9, 0.55), 36, -1.3, focus=(0.3, 2.7, 0.6), fstop=3.5)
