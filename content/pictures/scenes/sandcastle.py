import bmesh
import bpy

from people import *
from poses import *
from sets import *

ALT = {"en": "A sandcastle by the sea", "zh": "海边的沙堡"}
CONTAINS = [
    "a beach with brown sand in front; behind it a calm blue-gray sea with thin white lines of foam",
    "in the middle, at the edge of the water, a sandcastle with a tall tower and a lower tower on its left, both with notched walls",
    "on top of the tall tower, a red three-cornered flag on a thin brown pole",
    "in the low front wall, a small dark brown rectangle like a gate, with something round and white on each side",
    "around the foot of the castle, mostly on the right, some rounded lumps of sand",
    "on the left in front, a blue shovel lying on the sand",
    "on the right, a red bucket with a white handle, lying on its side in the water close to the shore",
    "in the background, two long dark hills; above them a sky that is yellow near the horizon and pale gray higher up",
]


def crumbled(shape, seed, much=0.02):
    """Roughens a tower of sand."""
    chance = random.Random(seed)
    cut = bmesh.new()
    cut.from_mesh(shape.data)
    bmesh.ops.subdivide_edges(cut, edges=cut.edges[:], cuts=3, use_grid_fill=True)
    for v in cut.verts:
        v.co += Vector((chance.gauss(0, much), chance.gauss(0, much), chance.gauss(0, much * 0.5))) * 0.35
    cut.to_mesh(shape.data)
    return shape


def sheet(front, depth, z, surface, seed, swell=0.16):
    """A tongue of water whose edge waves to and fro along y = `front`."""
    chance = random.Random(seed)
    waves = [(k, chance.uniform(-swell, swell) / k**0.6, chance.uniform(0, 6)) for k in (0.5, 1, 1.7, 2.9, 5)]
    verts, faces = [], []
    for k in range(161):
        x = -8 + k * 0.1
        edge = front + sum(s * math.sin(n * x + p) for n, s, p in waves)
        verts += [(x, edge, 0), (x, edge + depth, 0)]
        if k:
            a = 2 * k - 2
            faces.append((a, a + 2, a + 3, a + 1))
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(surface)
    shape = bpy.data.objects.new("sheet", mesh)
    shape.location.z = z
    bpy.context.collection.objects.link(shape)
    return shape


def build():
    sand = mottled((0.6, 0.46, 0.28), (0.5, 0.38, 0.23), 9, 0.95, 0.35)
    damp = mottled((0.3, 0.22, 0.14), (0.26, 0.19, 0.12), 9, 0.35, 0.2)
    lawn(sand, 60, -20)
    box(0, 22, -0.1, 60, 40, 0.104, damp)
    sheet(1.3, 0.9, 0.006, damp, 4)
    # the tide comes in
    water = mottled((0.02, 0.13, 0.17), (0.03, 0.18, 0.2), 1.2, 0.06, 0.2, 0.8)
    foam = mottled((0.85, 0.88, 0.88), (0.55, 0.66, 0.68), 14, 0.9, 0.5)
    box(0, 206, -0.1, 900, 398, 0.11, water)
    sheet(2.2, 14, 0.014, water, 9, 0.13)
    sheet(2.17, 0.1, 0.022, foam, 9, 0.13)
    for front, seed, w in ((2.95, 12, 0.06), (4.4, 15, 0.1), (6.4, 18, 0.12), (9.5, 20, 0.2), (14, 22, 0.3)):
        sheet(front, w, 0.024, foam, seed, 0.3)
    for x, width, height in ((-70, 110, 11), (70, 100, 8)):
        hill(x, 170, width, 30, height, mottled((0.16, 0.16, 0.18), (0.2, 0.19, 0.2), 0.1), -2)
    # the castle: four towers and a wall, the tower next to the water already gone
    wet = mottled((0.48, 0.35, 0.2), (0.4, 0.29, 0.17), 14, 0.95, 0.5)
    cx, cy = 0.1, 2.3
    crumbled(cylinder(cx, cy, -0.02, 0.62, 0.12, wet, top=0.5), 1)
    crumbled(cylinder(cx, cy - 0.02, 0.08, 0.27, 0.3, wet, top=0.21), 2)
    crumbled(cylinder(cx, cy - 0.02, 0.38, 0.13, 0.2, wet, top=0.1), 3)
    for k in range(8):
        a = k * math.tau / 8
        box(cx + 0.185 * math.cos(a), cy - 0.02 + 0.185 * math.sin(a), 0.37, 0.06, 0.05, 0.06, wet, math.degrees(a) + 90, 0, 0.01)
    for k, (dx, dy, h) in enumerate(((-0.4, -0.2, 0.3), (-0.36, 0.28, 0.26))):
        crumbled(cylinder(cx + dx, cy + dy, 0.05, 0.13, h, wet, top=0.105), 5 + k)
        for m in range(6):
            a = m * math.tau / 6
            box(cx + dx + 0.085 * math.cos(a), cy + dy + 0.085 * math.sin(a), 0.045 + h, 0.045, 0.035, 0.045, wet, math.degrees(a) + 90, 0, 0.008)
    box(cx - 0.1, cy - 0.24, 0.06, 0.45, 0.08, 0.16, wet, 0, 0, 0.015)
    box(cx - 0.4, cy + 0.05, 0.06, 0.08, 0.4, 0.15, wet, 0, 0, 0.015)
    chance = random.Random(2)
    for _ in range(60):
        r = abs(chance.gauss(0, 0.19))
        a = chance.uniform(0, 6.3)
        ball(cx + 0.45 + r * math.cos(a), cy - 0.02 + r * math.sin(a), chance.uniform(-0.02, max(0.0, 0.13 - r * 0.6)), chance.uniform(0.03, 0.085), wet, 0.65)
    # a gate, windows of shells, a flag
    box(cx - 0.02, cy - 0.285, 0.06, 0.1, 0.012, 0.1, paint((0.12, 0.07, 0.04), 0.9))
    shell = paint((0.9, 0.82, 0.75), 0.5)
    for dx, z in ((-0.17, 0.15), (0.1, 0.15)):
        ball(cx + dx, cy - 0.285, z, 0.025, shell, 0.8).scale = (1, 0.4, 0.85)
    rod((cx, cy - 0.02, 0.55), (cx, cy - 0.02, 0.86), 0.007, paint((0.3, 0.2, 0.1), 0.8))
    mesh = bpy.data.meshes.new("flag")
    mesh.from_pydata([(0, 0, 0), (0.09, 0.015, -0.03), (0.2, -0.01, -0.055), (0.09, 0.015, -0.085), (0, 0, -0.13)], [], [(0, 1, 2, 3, 4)])
    mesh.materials.append(paint((0.75, 0.05, 0.05), 0.8))
    flag = bpy.data.objects.new("flag", mesh)
    flag.location = (cx + 0.005, cy - 0.02, 0.855)
    bpy.context.collection.objects.link(flag)
    # the bucket floats away; a spade and small footprints are left
    red = paint((0.8, 0.07, 0.05), 0.35)
    before = set(bpy.data.objects)
    pail = cylinder(0, 0, 0, 0.1, 0.22, red, top=0.135)
    cut = bmesh.new()
    cut.from_mesh(pail.data)
    bmesh.ops.delete(cut, geom=[f for f in cut.faces if len(f.verts) > 10 and f.calc_center_median().z > 0], context="FACES_ONLY")
    cut.to_mesh(pail.data)
    pail.modifiers.new("thick", "SOLIDIFY").thickness = 0.006
    bpy.ops.mesh.primitive_torus_add(major_radius=0.135, minor_radius=0.008, location=(0, 0, 0.22))
    bpy.context.object.data.materials.append(red)
    arc = [Vector((0.14 * math.cos(a), -0.13 * math.sin(a), 0.21 - 0.05 * math.sin(a))) for a in [math.pi * k / 12 for k in range(13)]]
    for a, b in zip(arc, arc[1:]):
        rod(a, b, 0.006, paint((0.9, 0.88, 0.8), 0.4))
    bpy.context.view_layer.update()
    there = Matrix.Translation((1.08, 2.75, 0.06)) @ Matrix.Rotation(math.radians(35), 4, "Z") @ Matrix.Rotation(math.radians(66), 4, "X")
    for part in set(bpy.data.objects) - before:
        part.matrix_world = there @ part.matrix_world
    blue = paint((0.05, 0.25, 0.6), 0.35)
    rod((-0.85, 1.62, 0.03), (-0.55, 1.8, 0.035), 0.014, blue)
    box(-0.47, 1.85, 0.018, 0.17, 0.12, 0.012, blue, 31, 0, 0.005)
    rod((-0.885, 1.66, 0.03), (-0.815, 1.58, 0.03), 0.014, blue)
    print_ = paint((0.33, 0.25, 0.16), 1.0, 0)
    for k in range(5):
        x, y, side = 0.75 + 0.12 * k, 1.75 - 0.24 * k, 0.06 * (-1) ** k
        ball(x + side, y, 0.0, 0.05, print_).scale = (0.8, 1.6, 0.08)
        ball(x + side - 0.02, y + 0.1, 0.0, 0.045, print_).scale = (0.9, 0.8, 0.08)
    sky(9, 330, 0.2, haze=2)
    lamp(-3, -2.5, 3.5, 110, (0, 2, 0.2), 3, 3, (0.9, 0.88, 1))
    camera((-0.35, -0.15, 0.85), (0.22, 2.5, 0.3), 33, -0.25, focus=(0.1, 2.1, 0.3), fstop=4)
