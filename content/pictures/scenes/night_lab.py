import bpy

from people import *
from poses import *
from sets import *

ALT = {"en": "A laboratory at night", "zh": "夜晚的实验室"}
CONTAINS = [
    "a dark room with a long black table; most of the light is green and comes from a flask on the table",
    "in the middle of the table, a glass flask with a glowing bright green liquid, on a flat white device",
    "behind the table, a man with brown hair, in a white coat, bending his head toward the flask; his face and coat look green in the light",
    "in one of his hands, a glowing glass tube, tilted, just above the opening of the flask",
    "in the other hand, a blue pen, whose tip is on a white sheet with dark lines on a blue pad",
    "on the left end of the table, a red mug",
    "on the right, a wooden rack with five tubes: red, yellow, blue, purple and turquoise; behind and next to it, a flask with something orange-red and a flask with something blue",
    "on the wall on the left, two shelves with rows of red, brown, blue, green and white bottles with dark caps; in the middle, a round clock that shows 1:40",
    "on the right, a window with a pale frame; outside, a dark blue sky and tall black buildings with a few lit windows",
]


def flask(x, y, z, colour, scale=1.0, glow=0.1, fill=0.6):
    """A conical flask of clear glass with a liquid in it."""
    glass = paint((1, 1, 1), 0.02, 0.5)
    inputs = glass.node_tree.nodes["Principled BSDF"].inputs
    inputs["Transmission"].default_value, inputs["IOR"].default_value, inputs["Alpha"].default_value = 1, 1.05, 0.35
    drink = paint(colour, 0.2, 0.5, glow=glow)
    low, high = 0.07 * scale, 0.024 * scale
    tall = 0.13 * scale
    level = tall * fill
    cylinder(x, y, z + 0.004, low * 0.95, level, drink, top=(low + (high - low) * fill) * 0.95)
    for below, wide, tight, height in ((z, low, high, tall), (z + tall, high, high, 0.06 * scale)):
        bpy.ops.mesh.primitive_cone_add(vertices=48, radius1=wide, radius2=tight, depth=height, end_fill_type="NOTHING", location=(x, y, below + height / 2))
        bpy.ops.object.shade_smooth()
        bpy.context.object.data.materials.append(glass)
    bpy.ops.mesh.primitive_torus_add(major_radius=high, minor_radius=0.003 * scale, location=(x, y, z + tall + 0.06 * scale))
    bpy.context.object.data.materials.append(glass)


def build():
    room(6, 3.4, 3.0, paint((0.26, 0.33, 0.38), 0.9), tiles((0.3, 0.33, 0.36), (0.28, 0.31, 0.34), 0.5, 0.5, (0.2, 0.22, 0.25), 0.3), back=[(3.5, 1.0, 1.9, 1.4)], frame=None)
    trim = paint(WHITE, 0.5)
    for x in (0.53, 1.45, 2.37):
        box(x, 3.4, 1.0, 0.06, 0.14, 1.4, trim)
    for z in (1.0, 2.34):
        box(1.45, 3.4, z, 1.88, 0.134, 0.058, trim)
    # the town at night behind the window
    chance = random.Random(8)
    for k in range(12):
        h = 9 + chance.uniform(0, 5)
        box(-4 + k * 2.2, 22, -8, 2.0, 2, h, paint((0.012, 0.015, 0.03)))
        for i in range(7):
            box(-4 + k * 2.2 + chance.uniform(-0.7, 0.7), 20.95, -8 + h * chance.uniform(0.65, 0.95), 0.22, 0.05, 0.3, paint((1, 0.75, 0.35), glow=1.5))
    ball(3.1, 26, 5.4, 0.6, paint((0.95, 0.93, 0.8), glow=2))
    top = 0.91
    box(0, 1.4, 0, 3.6, 0.7, 0.86, paint((0.7, 0.72, 0.72), 0.5))
    box(0, 1.4, 0.86, 3.7, 0.8, 0.05, paint((0.05, 0.055, 0.06), 0.25))
    # shelves at the back
    for level in range(2):
        z = 1.45 + level * 0.45
        box(-1.35, 3.2, z, 2.4, 0.26, 0.03, paint((0.6, 0.56, 0.5)))
        for k in range(12):
            c = ((0.3, 0.15, 0.05), (0.1, 0.3, 0.5), (0.6, 0.6, 0.58), (0.1, 0.35, 0.2), (0.5, 0.1, 0.08))[(k + 2 * level) % 5]
            cylinder(-2.4 + k * 0.19, 3.18, z + 0.03, 0.055, 0.16, paint(c, 0.25, 0.5))
            cylinder(-2.4 + k * 0.19, 3.18, z + 0.19, 0.028, 0.06, paint((0.08, 0.08, 0.08)))
    wall_clock(0.0, 3.3, 2.15, 1, 40, 0.19)
    # the flask that glows, on a stand
    green = (0.05, 1.0, 0.2)
    fx, fy = 0.14, 1.32
    steel = paint((0.5, 0.52, 0.54), 0.25, 0.5, 0.9)
    box(fx, fy, top, 0.2, 0.2, 0.05, paint((0.75, 0.76, 0.78), 0.4), bevel=0.01)
    cylinder(fx, fy, top + 0.05, 0.085, 0.012, paint((0.08, 0.08, 0.09), 0.4))
    flask(fx, fy, top + 0.062, green, 1.35, 1.3, 0.62)
    bulb(fx - 0.2, fy + 0.12, top + 0.2, 5, 0.05, green)
    bulb(fx - 0.12, fy - 0.02, top + 0.16, 4, 0.05, green)
    # other things on the bench
    flask(0.62, 1.5, top, (0.5, 0.12, 0.08), 1.0)
    flask(0.82, 1.4, top, (0.1, 0.2, 0.5), 0.85)
    wood = paint((0.45, 0.3, 0.16))
    rx, ry = 0.55, 1.2
    for level in (0, 0.09):
        box(rx, ry, top + level, 0.34, 0.08, 0.015, wood)
    for side in (-0.165, 0.165):
        box(rx + side, ry, top, 0.015, 0.08, 0.11, wood)
    for k, c in enumerate(((0.7, 0.08, 0.06), (0.75, 0.55, 0.06), (0.1, 0.25, 0.7), (0.5, 0.1, 0.5), (0.08, 0.4, 0.4))):
        cylinder(rx - 0.13 + 0.065 * k, ry, top + 0.015, 0.018, 0.16, paint(c, 0.15, 0.6))
    box(-0.42, 1.36, top, 0.23, 0.3, 0.012, paint((0.1, 0.12, 0.3), 0.7), 14)
    box(-0.42, 1.36, top + 0.012, 0.21, 0.28, 0.004, paint((0.88, 0.87, 0.82), 0.8), 14)
    for k in range(7):
        box(-0.42 - (0.09 - k * 0.03) * math.sin(math.radians(14)), 1.36 + (0.09 - k * 0.03) * math.cos(math.radians(14)), top + 0.016, 0.15 - 0.03 * (k % 3), 0.005, 0.001, paint((0.15, 0.15, 0.3)), 14)
    place("coffee-mug", -0.8, 1.3, top, 60, colour=(0.6, 0.08, 0.06))
    # the scientist: a white coat
    him = dress(place("holdingMale01", -0.42, 1.98, 0, 38), top=(0.9, 0.9, 0.9), bottom=(0.1, 0.12, 0.2), hair=(0.3, 0.26, 0.24), plain=0.6)
    pose(him, head=0, nod=22, bend=26, right=(-0.4, 1.44, 1.0), left=(0.03, 1.5, 1.33))
    r, h = hand(him, "right"), hand(him, "left")
    rod((r.x + 0.01, r.y - 0.06, top + 0.018), (r.x + 0.0, r.y - 0.01, r.z + 0.06), 0.005, paint((0.05, 0.15, 0.5), 0.4))
    rod((h.x - 0.04, h.y + 0.05, h.z + 0.03), (fx - 0.005, fy + 0.01, top + 0.345), 0.013, paint((0.2, 0.9, 0.35), 0.15, glow=0.3))
    lamp(1.2, 2.2, 2.6, 12, (0.5, 1.5, 1), 0.6, 0.6, (1, 0.85, 0.65))
    lamp(-1.6, -0.8, 2.5, 16, (-0.2, 1.7, 1.1), 1.5, 1.5, (0.6, 0.7, 1))
    backdrop((0.03, 0.05, 0.12), 0.6)
    camera((0.5, -0.75, 1.45), (0.05, 1.6, 1.3), 39, 0.35, focus=(0.1, 1.35, 1.1), fstop=2.8)
