import bpy

from people import *
from poses import *
from sets import *

ALT = {"en": "A storefront", "zh": "商店门前"}
CONTAINS = [
    "rain in front of a store with dark blue-green walls; on the ground, dark gray paving with a reflection of the light",
    "in front, a light brown dog with a red collar sits with its back to the viewer, facing the store",
    "to the left of the dog, a dark blue post; a red leash runs from the dog to the post and is wound around it",
    "on the right, a glass door with a blue-green frame and a white sign with OPEN in green; in front of it a low gray step",
    "behind the door, a woman with brown hair, in a dark pink dress and black tights or boots, stands with her back to the viewer in front of something brown, probably a counter; one hand is on her hip",
    "on the left, a bright window with four rows of red, yellow, green and blue cans or jars on shelves",
    "at the bottom of the window, loaves of bread",
    "no other people or animals",
]


def build():
    wet = tiles((0.1, 0.095, 0.09), (0.13, 0.12, 0.11), 0.4, 0.4, (0.05, 0.05, 0.05), 0.16)
    lawn(wet)
    front = mottled((0.08, 0.2, 0.17), (0.07, 0.18, 0.15), 3, 0.5)
    # the shop: a window, a door and a sign
    wall((-5, 3.2), (5, 3.2), 4.5, front, [(1.7, 0.7, 3.0, 1.75), (5.5, 0.0, 1.1, 2.3)], None)
    for x in (-3.3, -1.8, -0.33):
        box(x, 3.16, 0.7, 0.07, 0.1, 1.75, paint((0.05, 0.13, 0.11)))
    box(-1.8, 3.13, 0.64, 3.1, 0.2, 0.06, paint((0.05, 0.13, 0.11)))
    glow = paint((1, 0.72, 0.4), glow=0.55)
    box(0, 5.6, 0, 10, 0.1, 4, glow)
    box(0, 4.4, -0.05, 10, 2.5, 0.05, boards())
    for level in range(4):
        box(-1.8, 5.3, 0.75 + level * 0.45, 3.6, 0.3, 0.03, paint((0.35, 0.22, 0.12)))
        for k in range(15):
            cylinder(-3.45 + k * 0.23, 5.25, 0.78 + level * 0.45, 0.07, 0.16 + 0.06 * ((k * 7 + level) % 3), paint([(0.7, 0.12, 0.08), (0.85, 0.6, 0.1), (0.15, 0.4, 0.2), (0.2, 0.3, 0.55)][(k + level * 3) % 4], 0.5))
    box(-1.8, 3.75, 0.0, 3.2, 0.7, 0.76, paint((0.45, 0.3, 0.18)))
    for k in range(9):
        place("bread", -3.05 + k * 0.31, 3.52 + 0.1 * (k % 2), 0.76, 20 * k, scale=1.45)
    # a glass door that stands shut, with a handle and an "open" sign
    rim = paint((0.05, 0.13, 0.11), 0.4)
    for x in (0.56, 1.54):
        box(x, 3.16, 0, 0.1, 0.08, 2.3, rim)
    for z in (0, 2.2):
        box(1.05, 3.16, z, 1.0, 0.08, 0.22 if z == 0 else 0.1, rim)
    rod((0.68, 3.08, 0.95), (0.68, 3.08, 1.35), 0.015, paint((0.8, 0.65, 0.3), 0.25, metal=0.9))
    box(1.1, 3.12, 1.86, 0.42, 0.015, 0.22, paint((0.85, 0.83, 0.76), 0.95, 0))
    text("OPEN", 1.1, 3.105, 1.92, 0.13, paint((0.1, 0.35, 0.15)))
    box(-0.2, 3.1, 2.55, 6.5, 0.12, 0.5, paint((0.06, 0.15, 0.13), 0.5))
    text("BAKERY", -1.6, 3.02, 2.68, 0.28, paint((0.9, 0.75, 0.35), glow=0.6))
    box(1.05, 2.75, 0, 1.3, 0.7, 0.07, paint((0.25, 0.25, 0.25), 0.3))
    bulb(-1.8, 4.3, 2.6, 55)
    bulb(1.2, 4.0, 2.5, 75)
    lamp(1.05, 3.0, 2.1, 25, (-0.1, 1.4, 0.2), 0.8, 0.5, (1, 0.75, 0.45))
    # a customer at the counter, seen through the door
    box(1.6, 5.0, 0, 1.6, 0.5, 1.0, paint((0.4, 0.26, 0.15)))
    her = dress(place("holdingFemale02", 1.45, 4.35, 0, 165), top=(0.5, 0.1, 0.14), bottom=(0.1, 0.08, 0.1), hair=(0.6, 0.5, 0.4))
    # the post, the lead and the dog
    iron = paint((0.05, 0.05, 0.06), 0.35)
    cylinder(-0.75, 1.75, 0, 0.05, 1.0, iron)
    ball(-0.75, 1.75, 1.03, 0.075, iron)
    dog = place("dog", -0.1, 1.6, 0, 145)
    lead = paint((0.65, 0.05, 0.05), 0.6)
    for z in (0.62, 0.65):
        bpy.ops.mesh.primitive_torus_add(major_radius=0.056, minor_radius=0.012, location=(-0.75, 1.75, z))
        bpy.context.object.data.materials.append(lead)
    bpy.ops.mesh.primitive_torus_add(major_radius=0.108, minor_radius=0.013, location=(-0.02, 1.725, 0.5), rotation=(-0.3, 0.15, 0))
    bpy.context.object.data.materials.append(lead)
    ends = [Vector((-0.7, 1.73, 0.63)), Vector((-0.12, 1.68, 0.485))]
    spots = [ends[0].lerp(ends[1], k / 12) - Vector((0, 0, 0.9 * k / 12 * (1 - k / 12))) for k in range(13)]
    for a, b in zip(spots, spots[1:]):
        rod(a, b, 0.01, lead)
    rain(-3, 3.5, 0.5, 2.9, 160, 5)
    backdrop((0.06, 0.1, 0.2), 0.9)
    lamp(-3, -2.5, 4, 130, (0, 1.5, 0.5), 2, 2, (0.65, 0.78, 1))
    camera((-0.75, -1.6, 0.85), (0.1, 2.4, 0.95), 35, 0.7, focus=(-0.1, 1.6, 0.6), fstop=2.8)
