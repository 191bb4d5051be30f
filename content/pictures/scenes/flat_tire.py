import bpy

from sets import *
from shapes import *

ALT = {"en": "A bicycle next to a railing", "zh": "栏杆旁的自行车"}
CONTAINS = [
    "a gray paved path at night, in the rain, with puddles on the right",
    "in the middle, a bright red bicycle with a dark saddle; it leans against a gray-green railing",
    "the back tire is flat at the bottom, the front tire is round",
    "on the rack above the back wheel, a turquoise gift box with a light blue ribbon and bow",
    "on the left, a blue pump with a black handle, standing on the ground; its black hose runs to the back wheel",
    "on the ground in front of the bicycle, green pieces of glass and the neck of a green bottle",
    "behind the railing, dark buildings with many lit windows",
]


def ring(x, y, z, radius, thick, surface, rotation=(0, 0, 0), fine=16):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thick, major_segments=72, minor_segments=fine, location=(x, y, z), rotation=[math.radians(a) for a in rotation])
    bpy.ops.object.shade_smooth()
    bpy.context.object.data.materials.append(surface)
    return bpy.context.object


def build():
    chance = random.Random(4)
    wet = tiles((0.16, 0.155, 0.15), (0.12, 0.118, 0.115), 0.4, 0.22, (0.06, 0.06, 0.06), 0.16, True)
    box(0, -0.6, -0.1, 16, 2.4, 0.1, wet)
    # the bicycle: its back tyre is flat, so the back of it is lower
    sunk, wheel = 0.056, 0.455
    lean, turn = math.radians(-7), 90
    pitch = math.atan2(sunk, 2 * wheel)
    bike = Matrix.Translation((0, 0, 0.016)) @ Matrix.Rotation(lean, 4, "X") @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Translation((0, -wheel, 0)) @ Matrix.Rotation(-pitch, 4, "X") @ Matrix.Translation((0, wheel, 0))
    for part in place("bicycle", 0, 0, 0, 0):
        part.matrix_world = bike
        for slot in part.material_slots:
            name = slot.material.name
            if "firstcolor" in name or "mudguards" in name:
                slot.link = "OBJECT"
                slot.material = paint((0.6, 0.06, 0.05), 0.25, 0.5)
    rubber = paint((0.02, 0.02, 0.022), 0.55)
    for y, low in ((-wheel, 0.0), (wheel, sunk)):
        tyre = ring(0, 0, 0, 0.276, 0.031, rubber, (0, 0, 0), 24)
        rim = ring(0, 0, 0, 0.247, 0.011, paint((0.75, 0.75, 0.74), 0.25, 0.5, 0.7))
        where = bike @ Matrix.Translation((0, y, 0.291)) @ Matrix.Rotation(math.radians(90), 4, "Y")
        mesh = tyre.data
        for v in mesh.vertices:
            p = where @ v.co
            if low and p.z < 0.06:
                down = min(1, (0.06 - p.z) / 0.11)
                p.y = (p.y - 0.004) * (1 + (1.5 + 0.25 * math.sin(p.x * 62)) * down) - 0.012 * down
                p.z = 0.004 + 0.056 * (1 - down) ** 2 + 0.004 * math.sin(p.x * 85) * down * (1 - down)
            v.co = p
        tyre.matrix_world = Matrix()
        rim.matrix_world = where
    # the carrier with a present
    iron = paint((0.05, 0.05, 0.055), 0.35, 0.5, 0.6)
    rack = []
    for x in (-0.055, 0.0, 0.055):
        rack.append(rod((x, 0.24, 0.632), (x, 0.66, 0.632), 0.006, iron))
    for y in (0.24, 0.45, 0.66):
        rack.append(rod((-0.06, y, 0.632), (0.06, y, 0.632), 0.006, iron))
    for x in (-0.06, 0.06):
        rack.append(rod((x, 0.56, 0.632), (x, wheel, 0.3), 0.006, iron))
        rack.append(rod((x, 0.34, 0.632), (x, wheel, 0.3), 0.006, iron))
        rack.append(rod((x * 0.4, wheel, 0.295), (x * 1.05, wheel, 0.295), 0.009, iron))
    moved(rack, bike)
    present = place("gift", 0, 0, 0, 0, size=(0.2, 0.26, 0.2))
    for part in present:
        part.matrix_world = bike @ Matrix.Translation((0, 0.45, 0.638)) @ part.matrix_world
    # the pump, its hose on the valve of the back wheel
    px, py = -0.9, -0.3
    blue, black = paint((0.05, 0.22, 0.5), 0.3, 0.5), paint((0.02, 0.02, 0.022), 0.5)
    box(px, py, 0, 0.2, 0.085, 0.022, black, 12, bevel=0.008)
    cylinder(px, py, 0.02, 0.021, 0.4, blue)
    cylinder(px, py, 0.42, 0.024, 0.025, black)
    cylinder(px, py, 0.44, 0.006, 0.13, paint((0.6, 0.6, 0.6), 0.2, 0.5, 0.9))
    rod((px - 0.12, py - 0.02, 0.575), (px + 0.12, py + 0.02, 0.575), 0.014, black)
    valve = bike @ Vector((-0.0, wheel + 0.16, 0.291 - 0.185))
    valve = Vector((valve.x, valve.y - 0.01, valve.z))
    pipe([(px + 0.02, py - 0.01, 0.05), (px + 0.14, py - 0.06, 0.02), (px + 0.3, py - 0.02, 0.012), (valve.x - 0.02, valve.y - 0.17, 0.03), (valve.x - 0.005, valve.y - 0.05, valve.z - 0.01), tuple(valve)], 0.0065, black)
    rod(tuple(valve), tuple(bike @ Vector((0, wheel + 0.178, 0.291 - 0.2))), 0.008, paint((0.5, 0.5, 0.5), 0.3, 0.5, 0.8))
    # broken glass
    glass = paint((0.03, 0.2, 0.06), 0.05, 0.9)
    for k in range(17):
        x, y = (-0.3 + chance.gauss(0, 0.15), -0.42 + chance.gauss(0, 0.1))
        mesh = bpy.data.meshes.new("shard")
        n = chance.choice((3, 4, 5))
        size = chance.uniform(0.012, 0.04)
        rim = [(size * chance.uniform(0.5, 1) * math.cos(6.283 * i / n), size * chance.uniform(0.5, 1) * math.sin(6.283 * i / n)) for i in range(n)]
        mesh.from_pydata([(a, b, 0) for a, b in rim] + [(a, b, 0.004) for a, b in rim], [], [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)])
        mesh.materials.append(glass)
        shape = bpy.data.objects.new("shard", mesh)
        shape.location = (x, y, 0.001 + size * 0.2)
        shape.rotation_euler = (chance.uniform(-0.25, 0.25), chance.uniform(-0.25, 0.25), chance.uniform(0, 6))
        bpy.context.collection.objects.link(shape)
    neck = turned(0, 0, 0, [(0.013, 0.0), (0.016, 0.0), (0.016, 0.02), (0.014, 0.022), (0.014, 0.07), (0.034, 0.12), (0.036, 0.15), (0.033, 0.15), (0.031, 0.12), (0.011, 0.07), (0.011, 0.0)], glass)
    for v in neck.data.vertices:
        if v.co.z > 0.14:
            v.co.z += 0.022 * math.sin(5 * math.atan2(v.co.y, v.co.x) + 1) + 0.012 * math.sin(11 * math.atan2(v.co.y, v.co.x))
    moved([neck], Matrix.Translation((-0.16, -0.5, 0.036)) @ Matrix.Rotation(math.radians(35), 4, "Z") @ Matrix.Rotation(math.radians(98), 4, "Y"))
    # the railing of the bridge
    rail = paint((0.1, 0.14, 0.15), 0.3, 0.5)
    wall_y = 0.365
    box(0, wall_y + 0.12, 0, 16, 0.34, 0.09, mottled((0.3, 0.29, 0.28), (0.24, 0.235, 0.23), 8, 0.4))
    for z, r in ((0.2, 0.016), (0.84, 0.026)):
        rod((-8, wall_y, z), (8, wall_y, z), r, rail)
    for k in range(80):
        rod((-6 + 0.15 * k, wall_y, 0.2), (-6 + 0.15 * k, wall_y, 0.84), 0.009, rail)
    for x in (-5.2, -3.4, -1.6, 0.98, 2.8, 4.6):
        box(x, wall_y, 0.05, 0.08, 0.08, 0.86, rail, bevel=0.008)
        ball(x, wall_y, 0.95, 0.05, rail)
    # the river and the town behind it
    box(0, 30, -2.2, 80, 60, 0.1, mottled((0.03, 0.045, 0.06), (0.05, 0.065, 0.08), 1.2, 0.14, 0.15, 0.6))
    start = -16.0
    for k in range(13):
        wide, high = chance.uniform(2.2, 3.4), chance.uniform(4.5, 7.5)
        tone = chance.choice(((0.12, 0.1, 0.1), (0.1, 0.11, 0.14), (0.14, 0.11, 0.09)))
        box(start + wide / 2, 17, -2, wide, 3, high, paint(tone, 0.9))
        gable_roof(start + wide / 2, 17, high - 2, wide + 0.1, 3.4, 1.4, paint((0.06, 0.05, 0.055), 0.8))
        for i in range(int(wide / 0.8)):
            for j in range(int(high / 1.3)):
                if chance.random() < 0.45:
                    box(start + 0.5 + i * 0.8, 15.48, -1.3 + j * 1.3, 0.4, 0.03, 0.65, paint((1, chance.uniform(0.55, 0.75), 0.3), glow=chance.uniform(1, 2.6)))
        start += wide
    for k in range(9):
        x = -13 + 3.1 * k
        rod((x, 14.2, -2), (x, 14.2, 1.3), 0.05, paint((0.03, 0.03, 0.03)))
        ball(x, 14.2, 1.4, 0.15, paint((1, 0.66, 0.3), glow=3.5))
    # puddles and rings
    pool = paint((0.07, 0.08, 0.09), 0.02, 0.9)
    for k, (x, y, w, d) in enumerate(((0.55, -0.75, 0.5, 0.16), (-0.75, -0.95, 0.45, 0.12), (0.95, -0.2, 0.3, 0.1), (-1.45, -0.2, 0.35, 0.12))):
        cylinder(x, y, -0.001, 1, 0.003 + 0.0002 * k, pool).scale = (w, d, 1)
        for _ in range(6):
            a, r = chance.uniform(0, 6.3), chance.uniform(0, 0.75)
            ring(x + w * r * math.cos(a), y + d * r * math.sin(a), 0.0035, chance.uniform(0.012, 0.035), 0.0015, paint((0.45, 0.48, 0.5), 0.1))
    for k in range(40):
        ring(chance.uniform(-1.6, 1.6), chance.uniform(-1.1, 0.1), 0.001, chance.uniform(0.008, 0.018), 0.0015, paint((0.4, 0.43, 0.46), 0.15))
    rain(-2.6, 2.6, -0.9, 2.6, 420, 5, 8)
    # light: a street lamp on the left and the last of the day
    lamp(-1.7, -1.1, 2.6, 150, (-0.2, -0.1, 0.3), 0.5, 0.5, (1, 0.78, 0.5))
    lamp(2.5, -2.0, 2.4, 40, (0.2, 0, 0.4), 2, 1.5, (0.6, 0.75, 1))
    backdrop((0.12, 0.17, 0.27), 0.75)
    camera((-0.72, -1.95, 0.72), (-0.13, 0.1, 0.42), 33, 0.5, focus=(-0.4, -0.05, 0.3), fstop=2.8)
