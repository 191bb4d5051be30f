import bpy

from people import *
from poses import *
from sets import *
from shapes import *

ALT = {"en": "A hallway with a red front door", "zh": "有红色大门的门厅"}
CONTAINS = [
    "a hallway with beige walls and a light brown wooden floor",
    "in the middle, a golden-brown dog with a blue collar sits facing the door on the right; a blue leash hangs from its mouth",
    "on the right, a red front door with a brass mail slot; behind its window it is dark blue with a few white spots of light",
    "on a mat in front of the door, several letters, white and pale yellow",
    "on the wall, a round white clock that shows about ten past eleven; next to it, a wooden rack with three empty hooks",
    "on the left, a brown chest of drawers with a lamp that is on and two books",
    "at the front on the left, a turquoise bowl on the floor that looks empty",
]


def build():
    box(0, 1, -0.1, 6, 8, 0.1, boards((0.36, 0.23, 0.13), (0.31, 0.19, 0.1)))
    plaster = mottled((0.55, 0.44, 0.3), (0.51, 0.4, 0.27), 3)
    wall((-3.0, 3.0), (1.45, 3.0), 2.7, plaster)
    wall((1.45, 3.06), (1.45, -0.4), 2.7, plaster, [(0.75, 0.0, 0.98, 2.1)], None)
    white = paint(WHITE, 0.5)
    box(-0.8, 2.93, 0, 4.45, 0.03, 0.11, white)
    box(1.38, 2.7, 0, 0.03, 0.6, 0.11, white)
    box(1.38, 0.4, 0, 0.03, 1.8, 0.11, white)
    # the front door, in the wall on the right: shut, with a dark pane and a slot for letters
    red = paint((0.3, 0.05, 0.05), 0.45)
    brass = paint((0.75, 0.55, 0.22), 0.25, 0.5, 0.9)
    y0 = 1.82  # its middle
    for y in (y0 - 0.53, y0 + 0.53):
        box(1.41, y, 0, 0.14, 0.09, 2.1, white)
    box(1.41, y0, 2.1, 0.14, 1.15, 0.09, white)
    box(1.44, y0, 0.01, 0.05, 0.97, 1.02, red)
    for y in (y0 - 0.4, y0 + 0.4):
        box(1.44, y, 1.03, 0.05, 0.17, 1.06, red)
    box(1.44, y0, 1.92, 0.05, 0.7, 0.17, red)
    box(1.44, y0, 1.44, 0.03, 0.7, 0.03, red)
    box(1.44, y0, 1.0, 0.03, 0.03, 1.0, red)
    box(1.455, y0, 1.0, 0.006, 0.7, 0.95, paint((0.01, 0.02, 0.06), 0.05, 0.5, glow=0.6))
    for y in (y0 - 0.21, y0 + 0.21):
        box(1.41, y, 0.2, 0.012, 0.32, 0.52, paint((0.34, 0.065, 0.06), 0.45), bevel=0.005)
    box(1.408, y0, 0.82, 0.012, 0.28, 0.075, brass, bevel=0.004)
    box(1.4, y0, 0.842, 0.006, 0.22, 0.03, paint((0.3, 0.2, 0.08), 0.4))
    ball(1.37, y0 + 0.4, 1.0, 0.034, brass)
    cylinder(1.4, y0 + 0.4, 0.99, 0.014, 0.05, brass, (0, 90, 0))
    chance = random.Random(4)
    for k in range(9):  # lamps in the street
        ball(1.449, y0 + chance.uniform(-0.33, 0.33), chance.uniform(1.05, 1.6), chance.uniform(0.008, 0.016), paint((1, 0.7, 0.35), glow=3)).scale = (0.1, 1, 1)
    # letters that have come through the slot
    place("doormat", 1.08, y0, 0.0, 90, size=(0.85, 0.5, 0.014))
    paper = [paint(c, 0.85) for c in ((0.85, 0.84, 0.8), (0.75, 0.64, 0.42), (0.82, 0.85, 0.88))]
    for k, (x, y, z, turn) in enumerate(((1.12, 1.95, 0, 20), (1.0, 1.72, 0, -48), (1.13, 1.83, 0.004, 75), (0.92, 1.98, 0, 8))):
        letter = [box(0, 0, 0, 0.23, 0.125, 0.004, paper[k % 3])]
        for n in range(3):
            letter.append(box(0.015, -0.012 - n * 0.014, 0.004, 0.09 - 0.02 * n, 0.004, 0.0003, paint((0.1, 0.1, 0.15))))
        letter.append(box(0.09, 0.038, 0.004, 0.026, 0.032, 0.0004, paint([(0.5, 0.08, 0.08), (0.1, 0.2, 0.5), (0.1, 0.35, 0.15)][k % 3])))
        moved(letter, Matrix.Translation((x, y, 0.0145 + z)) @ Matrix.Rotation(math.radians(turn), 4, "Z"))
    # the dog with its lead in its mouth
    turn, dx, dy = 62, 0.3, 1.82
    dog = place("dog", dx, dy, 0, turn)
    strap = paint((0.06, 0.2, 0.55), 0.6)
    lead = [
        pipe([(-0.062, -0.335, 0.36), (-0.064, -0.338, 0.45), (-0.06, -0.34, 0.53), (-0.046, -0.345, 0.585), (-0.02, -0.35, 0.602), (0.02, -0.35, 0.602), (0.046, -0.345, 0.585), (0.06, -0.34, 0.52), (0.066, -0.336, 0.42), (0.07, -0.335, 0.34)], 0.0095, strap),
        pipe([(0.07, -0.335, 0.345), (0.05, -0.3, 0.27), (0.055, -0.31, 0.19), (0.085, -0.34, 0.16), (0.11, -0.36, 0.2), (0.105, -0.36, 0.28), (0.072, -0.337, 0.345)], 0.0095, strap),
        pipe([(-0.062, -0.335, 0.365), (-0.064, -0.335, 0.3), (-0.058, -0.335, 0.24)], 0.0095, strap),
        rod((-0.058, -0.335, 0.245), (-0.058, -0.335, 0.2), 0.009, brass),
        rod((0.07, -0.335, 0.325), (0.07, -0.335, 0.365), 0.013, brass),
    ]
    bpy.ops.mesh.primitive_torus_add(major_radius=0.018, minor_radius=0.0045, location=(-0.058, -0.335, 0.185), rotation=(math.radians(90), 0, 0.8))
    bpy.context.object.data.materials.append(brass)
    lead.append(bpy.context.object)
    bpy.ops.mesh.primitive_torus_add(major_radius=0.1, minor_radius=0.012, location=(0, -0.155, 0.5), rotation=(0.35, 0, 0))
    bpy.context.object.data.materials.append(strap)
    lead.append(bpy.context.object)
    moved(lead, Matrix.Translation((dx, dy, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z"))
    # an empty bowl
    turned(-0.4, 1.72, 0, [(0, 0.012), (0.085, 0.012), (0.1, 0.055), (0.104, 0.06), (0.112, 0.056), (0.14, 0.0), (0, 0)], paint((0.1, 0.35, 0.35), 0.35, 0.5))
    # the wall at the back: a clock, a chest with a lamp
    wall_clock(0.3, 2.9, 1.33, 11, 10, 0.17)
    wood = mottled((0.3, 0.17, 0.09), (0.25, 0.14, 0.07), 6, 0.4)
    box(-0.62, 2.72, 0, 0.9, 0.38, 0.74, wood)
    box(-0.62, 2.71, 0.74, 0.96, 0.42, 0.03, wood, bevel=0.006)
    for k in range(3):
        box(-0.62, 2.52, 0.07 + k * 0.22, 0.82, 0.02, 0.19, wood, bevel=0.006)
        ball(-0.62, 2.5, 0.165 + k * 0.22, 0.016, brass)
    place("little_lamp1", -0.74, 2.72, 0.77)
    bulb(-0.74, 2.72, 1.07, 26, 0.06, (1, 0.74, 0.45))
    for k, c in enumerate(((0.08, 0.25, 0.2), (0.5, 0.35, 0.1))):
        box(-0.4, 2.72, 0.77 + k * 0.03, 0.2, 0.15, 0.028, paint(c), 10 - 20 * k)
    # hooks: nothing hangs there but a scarf
    box(0.98, 2.92, 1.3, 0.5, 0.03, 0.09, wood)
    for k in range(3):
        rod((0.82 + k * 0.16, 2.92, 1.33), (0.82 + k * 0.16, 2.85, 1.35), 0.011, brass)
        ball(0.82 + k * 0.16, 2.845, 1.353, 0.018, brass)
    backdrop((0.02, 0.03, 0.07), 1)
    lamp(-1.6, -0.5, 2.0, 22, (0.4, 1.8, 0.4), 1.2, 1.2, (1, 0.86, 0.68))
    lamp(0.3, 1.6, 2.6, 12, None, 1.2, 1.2, (1, 0.82, 0.6))
    camera((-0.25, -1.05, 0.92), (0.345, 1.9, 0.6), 45, 0.75, focus=(0.35, 1.75, 0.5), fstop=3.2)
