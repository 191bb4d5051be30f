import bpy

from people import *
from poses import *
from sets import *

ALT = {"en": "A desk", "zh": "一张办公桌"}


def build():
    room(6, 5, 2.9, paint((0.6, 0.6, 0.57), 0.9), boards((0.3, 0.28, 0.25), (0.27, 0.25, 0.22)), back=[(1.5, 0.9, 2.4, 1.5)])
    backdrop((0.75, 0.85, 1), 1.0)
    for k in range(7):
        box(-6 + k * 2.2, 22, -8, 1.8, 2, 10 + (k * 7 % 5), paint((0.3, 0.34, 0.4)))
    top = 0.74
    box(0, 0.45, 0.7, 2.0, 0.9, 0.04, mottled((0.6, 0.46, 0.3), (0.54, 0.4, 0.26), 6, 0.35))
    for x in (-0.9, 0.9):
        box(x, 0.45, 0, 0.05, 0.7, 0.7, paint((0.15, 0.15, 0.16)))
    place("laptop", -0.18, 0.62, top, -152)
    # papers, a mug on its side and the coffee
    white = paint((0.88, 0.88, 0.86), 0.8)
    ink = paint((0.35, 0.35, 0.38))
    for x, y, turn in ((0.32, 0.28, 14), (0.12, 0.16, -8), (0.55, 0.42, 35)):
        box(x, y, top, 0.21, 0.297, 0.002, white, turn)
        for line in range(9):
            box(x - 0.02 * math.cos(math.radians(turn)) - (0.1 - line * 0.025) * math.sin(math.radians(turn)), y + (0.1 - line * 0.025) * math.cos(math.radians(turn)), top + 0.002, 0.13, 0.006, 0.0008, ink, turn)
    coffee = paint((0.07, 0.028, 0.01), 0.03, 0.7)
    for k, (x, y, w, d, turn) in enumerate(((0.27, 0.34, 0.12, 0.065, 20), (0.37, 0.25, 0.09, 0.05, -30), (0.17, 0.27, 0.06, 0.035, 10), (0.42, 0.13, 0.03, 0.05, 0), (0.41, 0.05, 0.018, 0.06, 5), (0.08, 0.4, 0.03, 0.02, 0))):
        drop = cylinder(x, y, top + 0.0025, 1, 0.0008 + 0.0003 * k, coffee)
        drop.scale, drop.rotation_euler.z = (w, d, 1), math.radians(turn)
    red = paint((0.55, 0.05, 0.04), 0.3)
    mug = rod((0.3, 0.42, top + 0.045), (0.25, 0.34, top + 0.042), 0.042, red)
    rod((0.252, 0.343, top + 0.042), (0.2495, 0.339, top + 0.042), 0.037, paint((0.05, 0.02, 0.01), 0.4))
    bpy.ops.mesh.primitive_torus_add(major_radius=0.028, minor_radius=0.007, location=(0.315, 0.36, top + 0.055), rotation=(0.6, 1.2, 0.5))
    bpy.context.object.data.materials.append(red)
    # the hands that save the computer and reach for a tissue
    man = dress(sit("sitMale02", -0.02, 1.22, 5, 0.46), top=(0.2, 0.3, 0.45), hair=(0.3, 0.25, 0.22), plain=0.9)
    pose(man, nod=22, bend=26, right=(-0.33, 0.68, 0.84), left=(0.34, 0.4, 0.82))
    x, y, z = hand(man, "left")
    tissue = mottled((0.9, 0.9, 0.9), (0.8, 0.8, 0.82), 12, 0.95)
    for k in range(5):
        ball(x - 0.05 + 0.026 * k, y - 0.07 + 0.02 * (k % 2), top + 0.02, 0.034, tissue, 0.7)
    box(0.78, 0.62, top, 0.24, 0.13, 0.08, paint((0.15, 0.4, 0.45), 0.6), 30)
    ball(0.78, 0.62, top + 0.09, 0.045, tissue, 1.2)
    place("phone", -0.72, 0.55, top, 200)
    place("penbox", -0.62, 0.25, top, 20)
    place("ficus", -2.0, 4.2, 0, 0, scale=1.6)
    place("bookcase", 2.2, 4.5, 0, 0)
    lamp(-1.5, 0.5, 2.4, 40, (0.1, 0.4, 0.8), 1, 1, (1, 0.95, 0.88))
    lamp(1.8, -0.9, 1.9, 22, (0, 0.5, 0.8), 1.2, 1.2, (0.9, 0.95, 1))
    camera((0.85, -0.62, 1.5), (0.08, 0.62, 0.97), 28, 0.1, focus=(0.28, 0.35, 0.78), fstop=2.5)
