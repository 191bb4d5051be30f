import bpy

from people import *
from people import _head
from poses import *
from sets import *

ALT = {"en": "A kitchen", "zh": "厨房"}
CONTAINS = [
    "a kitchen with a beige tiled wall and gray counters",
    "in the middle, behind the front counter, a man with dark hair, in a white jacket and a tall white chef's hat",
    "in one of his hands, a long wooden spoon, which he is holding up to his mouth",
    "in the other hand, a white shaker with a gray top, tipped over the pot; white grains are falling from it",
    "in front of him, a large red pot with two handles; in it an orange soup with green and orange bits",
    "on the left, a light wooden cutting board with a knife with a black handle, an orange carrot and some thin carrot slices",
    "on the right, a white pot with a lid and black handles, on a round black plate",
    "on the wall, two gray shelves with red, green, orange and beige jars and orange and white bowls; on the right, two black pans hanging from a rail",
    "on the counter at the back on the right, a wooden bowl with something green and red in it",
]


def build():
    room(6, 3.6, 2.9, tiles((0.78, 0.72, 0.6), (0.75, 0.69, 0.57), 0.2, 0.1, (0.55, 0.55, 0.54), 0.25, True, 0.006, upright=True), tiles((0.4, 0.38, 0.36), (0.36, 0.34, 0.32), 0.4, 0.4))
    steel = paint((0.55, 0.57, 0.59), 0.3, 0.5, 0.85)
    # shelves and tools behind
    for level in range(2):
        z = 1.4 + level * 0.42
        box(-0.9, 3.4, z, 2.8, 0.3, 0.03, steel)
        for k in range(9):
            if (k + level) % 3 == 0:
                place("bowl", -2.1 + k * 0.3, 3.38, z + 0.03, 0, scale=0.55, colour=((0.8, 0.78, 0.72), (0.2, 0.35, 0.5), (0.7, 0.35, 0.1))[k % 3])
            else:
                c = ((0.6, 0.3, 0.06), (0.5, 0.08, 0.05), (0.2, 0.35, 0.1), (0.75, 0.65, 0.4))[(k + level) % 4]
                cylinder(-2.1 + k * 0.3, 3.38, z + 0.03, 0.065, 0.19, paint(c, 0.4))
                cylinder(-2.1 + k * 0.3, 3.38, z + 0.22, 0.067, 0.025, paint((0.15, 0.15, 0.15), 0.4))
    rod((0.75, 3.42, 1.95), (2.6, 3.42, 1.95), 0.012, steel)
    for k in range(5):
        x = 0.95 + 0.36 * k
        rod((x, 3.4, 1.95), (x, 3.4, 1.62), 0.008, steel)
        cylinder(x, 3.38, 1.42 - 0.03 * (k % 2), 0.12 + 0.02 * (k % 2), 0.06, paint((0.06, 0.06, 0.065), 0.4), (90, 0, 0))
    box(0, 3.2, 0, 5.8, 0.7, 0.9, paint((0.5, 0.52, 0.53), 0.4))
    box(0, 3.2, 0.9, 5.8, 0.72, 0.04, steel)
    place("bowlWithSalad", 0.95, 3.1, 0.94)
    # the stove in front
    top = 0.9
    box(0.1, 1.15, 0, 2.6, 0.75, 0.86, paint((0.5, 0.52, 0.53), 0.4))
    box(0.1, 1.15, 0.86, 2.7, 0.8, 0.04, steel)
    for x in (0.08, 0.68):
        cylinder(x, 1.15, top, 0.15, 0.012, paint((0.03, 0.03, 0.03), 0.6))
    # a pot of soup
    px, py = 0.08, 1.18
    pot = paint((0.5, 0.06, 0.04), 0.3)
    bpy.ops.mesh.primitive_cylinder_add(vertices=64, radius=0.18, depth=0.2, location=(px, py, top + 0.112), end_fill_type="NOTHING")
    bpy.context.object.data.materials.append(pot)
    wallthick = bpy.context.object.modifiers.new("thick", "SOLIDIFY")
    wallthick.thickness = 0.008
    bpy.ops.object.shade_smooth()
    cylinder(px, py, top + 0.012, 0.175, 0.006, pot)
    cylinder(px, py, top + 0.15, 0.174, 0.006, paint((0.75, 0.3, 0.05), 0.25, 0.5))
    chance = random.Random(3)
    for k in range(22):
        a, r = chance.uniform(0, 6.28), 0.15 * chance.random() ** 0.5
        box(px + r * math.cos(a), py + r * math.sin(a), top + 0.15, 0.022, 0.018, 0.012, paint(((0.15, 0.4, 0.08), (0.85, 0.4, 0.05), (0.85, 0.75, 0.45))[k % 3], 0.5), chance.uniform(0, 90))
    for side in (-1, 1):
        bpy.ops.mesh.primitive_torus_add(major_radius=0.04, minor_radius=0.01, location=(px + side * 0.2, py, top + 0.17))
        bpy.context.object.data.materials.append(pot)
    place("largePan", 0.68, 1.15, top + 0.012, 0, scale=0.85)
    place("choppingBoard", -0.52, 1.08, top, 10)
    place("kitchenKnife", -0.58, 1.03, top + 0.04, 60)
    for k in range(8):
        cylinder(-0.46 + 0.02 * k, 1.11 + 0.012 * (k % 3), top + 0.04 + 0.002 * k, 0.022, 0.006, paint((0.85, 0.35, 0.04), 0.5))
    rod((-0.62, 1.19, top + 0.06), (-0.46, 1.21, top + 0.05), 0.022, paint((0.85, 0.35, 0.04), 0.5), top=0.008)
    # the cook
    cook = dress(place("holdingMale01", -0.12, 1.82, 0, 14), top=(0.88, 0.88, 0.86), bottom=(0.12, 0.13, 0.16), hair=(0.25, 0.2, 0.18), plain=0.8)
    x, y, crown = _head(cook)
    white = paint((0.9, 0.9, 0.89), 0.9)
    cylinder(x, y + 0.005, crown - 0.085, 0.112, 0.15, white, top=0.118)
    puff = ball(x, y + 0.005, crown + 0.09, 0.16, white, 0.5)
    for v in puff.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        v.co *= 1 + 0.035 * math.sin(9 * a) * math.cos(math.asin(max(-1, min(1, v.co.z / 0.16))))
    mouth = Vector(spot(cook, 0.0, -0.2, 1.64))
    pose(cook, nod=0, right=spot(cook, -0.14, -0.34, 1.5), left=(0.2, 1.3, 1.22))
    wood = paint((0.5, 0.32, 0.16), 0.6)
    h = hand(cook, "right")
    way = (mouth - h).normalized()
    rod(tuple(h - way * 0.16), tuple(mouth - way * 0.03), 0.009, wood)
    spoon = ball(*(mouth - way * 0.03), 0.03, wood)
    spoon.scale = (1, 0.6, 0.5)
    s = hand(cook, "left")
    glass, metal, salt = paint((0.9, 0.9, 0.88), 0.3), paint((0.35, 0.36, 0.38), 0.3, metal=0.8), paint((0.95, 0.95, 0.95), 0.9)
    tip = Vector((s.x - 0.06, s.y - 0.05, s.z - 0.05))
    rod((s.x, s.y - 0.01, s.z + 0.02), tuple(tip), 0.02, glass, top=0.024)
    rod(tuple(tip), tuple(tip + Vector((-0.017, -0.014, -0.016))), 0.025, metal)
    for k in range(26):
        ball(tip.x - 0.02 + chance.gauss(0, 0.012), tip.y - 0.02 + chance.gauss(0, 0.012), tip.z - 0.03 - 0.006 * k, 0.0022, salt)
    lamp(-0.4, 1.2, 2.7, 50, None, 1.6, 1, (1, 0.93, 0.82))
    lamp(1.5, -1.0, 2.2, 32, (0, 1.4, 1.2), 1.5, 1.5, (1, 0.97, 0.92))
    backdrop((0.6, 0.7, 0.8), 0.3)
    camera((0.42, -0.75, 1.5), (0.02, 1.5, 1.33), 39, 0.2, focus=(-0.1, 1.4, 1.3), fstop=2.8)
