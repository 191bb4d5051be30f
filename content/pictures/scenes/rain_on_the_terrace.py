import bpy

from people import *
from poses import *
from sets import *

ALT = {"en": "The terrace of a café", "zh": "咖啡馆的露天座位"}
CONTAINS = [
    "a terrace with gray-brown paving in front of a red-brown building with large windows; along the top edge, a green-and-white striped awning; it is raining",
    "in front, a round wooden table with large dark wet spots and a few rings of raindrops on it; on it two white cups of coffee, a small cake with white cream and something red on top, on a white plate, a pair of sunglasses and an open book with pictures",
    "on the white chair to the left of the table, a red handbag; on the right an empty white chair",
    "farther back on the left, a second table with a white cup and two white chairs; on the right, one more chair",
    "at the wall, a man in a blue jacket, gray pants and a dark cap, standing and facing the viewer; one of his arms is held out to the side, toward the woman and the door",
    "to the right of him, in front of a glass door, a woman with long dark hair, in a yellow dress with dark green sleeves; one of her hands is raised to her shoulder",
    "through the windows, a bright yellowish room with three brown lamps that are on and some colored rectangles on the wall; the lower part of the wall is dark brown",
]


def build():
    wet = tiles((0.2, 0.19, 0.18), (0.16, 0.155, 0.15), 0.5, 0.5, (0.1, 0.1, 0.1), 0.12, True)
    box(0, 5, -0.1, 40, 40, 0.1, wet)
    # the front of the café
    front = mottled((0.45, 0.2, 0.12), (0.4, 0.17, 0.1), 3)
    wall((-6, 4.3), (6, 4.3), 4.5, front, [(2.6, 0.6, 2.3, 1.8), (5.4, 0, 1.1, 2.3), (7.0, 0.6, 2.6, 1.8)], (0.85, 0.82, 0.75))
    glow = paint((1, 0.72, 0.4), glow=1.3)
    box(0, 6.6, 0, 12, 0.1, 3.5, paint((0.65, 0.42, 0.25), glow=0.35))
    for x in (-2.6, -1.7, 1.6, 2.8):
        place("hangingLight", x, 5.6, 2.0)
        ball(x, 5.6, 2.02, 0.1, paint((1, 0.8, 0.5), glow=8))
    box(0, 6.3, 0, 6, 0.4, 1.1, paint((0.25, 0.12, 0.06)))
    for k in range(14):
        cylinder(-2.6 + 0.4 * k, 6.4, 1.3, 0.05, 0.28, paint(((0.1, 0.3, 0.15), (0.5, 0.3, 0.08), (0.5, 0.06, 0.05))[k % 3], 0.2))
    for k in range(20):
        box(-4.3 + k * 0.45, 3.6, 2.36, 0.45, 1.5, 0.03, paint(((0.08, 0.28, 0.2), (0.9, 0.88, 0.82))[k % 2], 0.9), tilt=14)
        box(-4.3 + k * 0.45, 2.86, 2.03, 0.45, 0.015, 0.17, paint(((0.08, 0.28, 0.2), (0.9, 0.88, 0.82))[k % 2], 0.9))
    lamp(0, 4.2, 2.4, 45, (0, 2.4, 0.8), 6, 0.5, (1, 0.75, 0.48))
    # people under the awning
    one = dress(place("holdingFemale01", 0.08, 3.35, 0, 8), top=(0.65, 0.42, 0.06), bottom=(0.1, 0.1, 0.14), hair=(0.3, 0.25, 0.22))
    pose(one, head=-22, nod=6, left=spot(one, 0.12, -0.2, 1.32))
    two = dress(place("male01", -0.72, 3.5, 0, 35), top=(0.15, 0.3, 0.55), bottom=(0.2, 0.2, 0.22))
    pose(two, head=14, nod=-8, left=spot(two, 0.2, -0.55, 1.42))
    # the table nearest to the camera
    top = 0.735
    wood = mottled((0.32, 0.18, 0.09), (0.24, 0.13, 0.06), 7, 0.08, shine=0.6)
    iron = paint((0.05, 0.06, 0.06), 0.4)
    cylinder(0, 0.3, top - 0.03, 0.42, 0.03, wood)
    cylinder(0, 0.3, 0, 0.03, top - 0.03, iron)
    cylinder(0, 0.3, 0, 0.24, 0.03, iron)
    wetted = paint((0.15, 0.085, 0.045), 0.02, 0.7)
    chance = random.Random(4)
    for k, (x, y, w, d) in enumerate(((-0.02, 0.3, 0.1, 0.06), (0.06, 0.34, 0.07, 0.05), (-0.28, 0.3, 0.06, 0.08), (0.3, 0.3, 0.07, 0.05), (-0.12, 0.02, 0.05, 0.035), (0.02, 0.58, 0.08, 0.04), (0.26, 0.5, 0.05, 0.04), (-0.22, 0.12, 0.035, 0.03), (0.1, -0.03, 0.05, 0.03))):
        cylinder(x, y, top - 0.001, 1, 0.002 + 0.0002 * k, wetted).scale = (w, d, 1)
    for x, y in ((-0.02, 0.31), (0.07, 0.35), (-0.28, 0.32), (0.31, 0.3), (0.02, 0.58)):
        for r in (0.01, 0.02):
            bpy.ops.mesh.primitive_torus_add(major_radius=r, minor_radius=0.0012, location=(x, y, top + 0.002))
            bpy.context.object.data.materials.append(paint((0.4, 0.36, 0.32), 0.1))
    place("caffe_final", -0.13, 0.18, top, 30)
    place("caffe_final", 0.16, 0.44, top, 200)
    place("bread-plate", 0.2, 0.14, top, 0)
    place("cupcake", 0.2, 0.14, top + 0.012, 0, scale=1.15)
    place("book", -0.16, 0.44, top, 15)
    place("sunglasses", 0.01, 0.06, top, 25)
    for x, y, turn in ((-0.78, 0.42, 75), (0.72, 0.74, -60)):
        place("cafe_set_mota_chair", x, y, 0, turn)
    place("handbag", -0.74, 0.42, 0.46, 60, colour=(0.5, 0.08, 0.08))
    # the other tables
    for x, y in ((-1.9, 2.0), (1.9, 2.1)):
        cylinder(x, y, top - 0.03, 0.4, 0.03, wood)
        cylinder(x, y, 0, 0.03, top - 0.03, iron)
        cylinder(x, y, 0, 0.24, 0.03, iron)
        for dx, turn in ((-0.75, 90), (0.75, -90)):
            place("cafe_set_mota_chair", x + dx, y, 0, turn)
        place("caffe_final", x, y, top)
    # splashes and rain
    for k in range(60):
        x, y = chance.uniform(-3, 3), chance.uniform(0.6, 2.7)
        bpy.ops.mesh.primitive_torus_add(major_radius=chance.uniform(0.02, 0.06), minor_radius=0.004, location=(x, y, 0.002))
        bpy.context.object.data.materials.append(paint((0.45, 0.48, 0.5), 0.2))
    rain(-2.2, 2.2, -0.3, 2.8, 420, 3, 7)
    backdrop((0.5, 0.56, 0.64), 0.75)
    camera((0.5, -1.2, 1.4), (0.0, 0.55, 1.02), 29, 0.55, focus=(0, 0.25, 0.75), fstop=2.8)
