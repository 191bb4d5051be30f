import bmesh
import bpy

from people import *
from poses import *
from sets import *

ALT = {"en": "A wooden pier by the water", "zh": "水边的木码头"}
CONTAINS = [
    "a brown wooden pier with two brown posts at its edge; behind it a wide stretch of water with yellow light on it",
    "on the right, a man with blond hair, in a blue cap, a red-orange top and beige pants, sits on a green folding stool, seen from the side and facing left",
    "his hand is on a long dark fishing rod that points up to the left; a thin line hangs from its tip down to the edge of the pier",
    "in front on the left, a black-and-white cat sits on the boards, facing right",
    "next to the cat, a gray metal bucket in which nothing can be seen; farther right, a small gray can",
    "in front of the stool, a light green lantern that is on and lights up the boards",
    "on the water on the left, a small white and green boat with nobody in it",
    "in the background, two dark hills and a bright yellow sky that is paler higher up",
]


def build():
    sea = mottled((0.05, 0.07, 0.1), (0.08, 0.085, 0.11), 0.9, 0.08, 0.3, 0.7)
    box(0, 200, -1.1, 900, 420, 0.1, sea)
    far = mottled((0.05, 0.04, 0.07), (0.07, 0.05, 0.08), 0.1)
    hill(-130, 240, 260, 30, 24, far, -1.5)
    hill(170, 280, 240, 30, 17, far, -1.5)
    plank = tiles((0.3, 0.2, 0.13), (0.25, 0.16, 0.1), 6, 0.17, (0.07, 0.045, 0.035), 0.6)
    box(0, 1.2, -0.12, 12, 4.4, 0.12, plank)
    post = mottled((0.22, 0.15, 0.1), (0.17, 0.11, 0.08), 6)
    for x in (-2.6, -0.55, 3.1):
        cylinder(x, 3.35, -1.4, 0.11, 1.75, post)
        cylinder(x, 3.35, 0.28, 0.115, 0.05, paint((0.5, 0.42, 0.3), 0.9))
    # the angler on a folding stool, his rod out over the water
    box(1.1, 2.55, 0.38, 0.42, 0.36, 0.03, paint((0.12, 0.2, 0.15), 0.9))
    iron = paint((0.35, 0.35, 0.36), 0.3, metal=0.8)
    for y in (2.39, 2.71):
        rod((0.92, y, 0), (1.28, y, 0.38), 0.012, iron)
        rod((1.28, y, 0), (0.92, y, 0.38), 0.012, iron)
    man = dress(sit("sitMale02", 1.1, 2.55, -118, 0.42), top=(0.4, 0.09, 0.06), hair=(1.6, 1.6, 1.6), plain=1)
    cap(man, paint((0.06, 0.1, 0.2), 0.95))
    pose(man, nod=6, right=spot(man, -0.1, -0.28, 0.78), left=spot(man, 0.08, -0.36, 0.8))
    (ax, ay, az), (bx, by, bz) = hand(man, "right"), hand(man, "left")
    ax, ay, az, bx, by, bz = ax, ay, az + 0.02, bx, by, bz + 0.02
    way = Vector((-0.55, 0.62, 0.5)).normalized()
    mid = Vector(((ax + bx) / 2, (ay + by) / 2, (az + bz) / 2))
    tip = mid + way * 2.3
    rod(mid - way * 0.35, mid + way * 0.35, 0.016, paint((0.1, 0.07, 0.05), 0.6))
    rod(mid + way * 0.3, tip, 0.011, paint((0.12, 0.1, 0.08), 0.4), top=0.004)
    cylinder(mid.x + way.x * 0.2, mid.y + way.y * 0.2, mid.z + way.z * 0.2 - 0.06, 0.035, 0.04, iron, (90, 0, 45))
    rod(tip, (tip.x - 0.5, tip.y + 1.4, -1.0), 0.0028, paint((0.75, 0.72, 0.7)))
    ball(tip.x - 0.5, tip.y + 1.4, -0.97, 0.06, paint((0.8, 0.08, 0.05)))
    # the empty bucket and the cat
    tin = paint((0.55, 0.57, 0.6), 0.3, metal=0.85)
    bx, by = -0.2, 1.55
    pail = cylinder(bx, by, 0, 0.115, 0.27, tin, top=0.15)
    shell = bmesh.new()
    shell.from_mesh(pail.data)
    lid = [f for f in shell.faces if len(f.verts) > 10 and f.calc_center_median().z > 0]
    bmesh.ops.delete(shell, geom=lid, context="FACES_ONLY")
    shell.to_mesh(pail.data)
    thick = pail.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.006
    bpy.ops.mesh.primitive_torus_add(major_radius=0.15, minor_radius=0.007, location=(bx, by, 0.27))
    bpy.context.object.data.materials.append(tin)
    spots = [Vector((bx + 0.16 * math.cos(a), by - 0.16 * math.sin(a) * 0.93, 0.26 - 0.06 * math.sin(a))) for a in [math.pi * k / 14 for k in range(15)]]
    for a, b in zip(spots, spots[1:]):
        rod(a, b, 0.005, tin)
    place("cat", -0.62, 1.6, 0, 82, scale=1.05)
    # a tin of worms and a lantern that is on
    cylinder(0.45, 1.75, 0, 0.05, 0.07, paint((0.35, 0.36, 0.38), 0.3, metal=0.8))
    place("campingLamp", 0.72, 1.9, 0)
    ball(0.72, 1.9, 0.19, 0.045, paint((1, 0.8, 0.5), glow=5))
    bulb(0.72, 1.72, 0.3, 9, 0.06, (1, 0.75, 0.45))
    place("rowboat", -3.6, 17, -1.15, 78, scale=1.2)
    sky(2.2, 345, 0.3, haze=3)
    lamp(-2.5, -2.5, 3, 60, (0, 2, 0.4), 3, 3, (0.75, 0.72, 0.95))
    camera((-0.75, -1.0, 1.2), (0.1, 2.4, 0.74), 33, 0.4, focus=(-0.3, 1.6, 0.3), fstop=3.5)
