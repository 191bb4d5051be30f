import bpy
from mathutils import Matrix

from sets import *

ALT = {"en": "A street", "zh": "街道"}
CONTAINS = [
    "roadworks in a street on a sunny day, seen from slightly above; a hole has been dug in the dark road, with an orange pipe in it and broken earth around it",
    "on the right, a yellow digger (excavator) whose arm reaches down into the hole; nobody can be seen in its cab",
    "on the left, a heap of brown earth, a smaller heap of grey gravel, and a grey wheelbarrow",
    "two men in yellow helmets: one in a white top and blue trousers stands on the left by a wooden pole, perhaps the handle of a shovel; one with a red-and-brown checked shirt and jeans stands behind the hole with his arms folded",
    "a third man, in a blue padded jacket and jeans, stands behind the digger's arm",
    "in the foreground, three red-and-white barriers; orange-and-white cones all around; on the left, a red-and-white triangular sign with an exclamation mark",
    "on the left, the front of a light blue car that has stopped behind the cones",
    "on the pavement behind, a woman in a brown jacket and a girl in a striped top stand side by side on the left; on the right, a woman in a dark dress and a sitting brown dog",
    "at the back, a row of houses in brick red, pale grey-green, yellow and cream with shutters; a blue awning and a red awning over shop windows; two green trees and a black street lamp",
]


def digger(x, y, rotation):
    """A small orange digger; its arm reaches towards -x when not turned."""
    orange, dark, glass, steel = paint((0.85, 0.32, 0.03), 0.4), paint((0.05, 0.05, 0.05), 0.7), paint((0.1, 0.14, 0.17), 0.1, 0.6), paint((0.3, 0.3, 0.31), 0.5)
    parts = []

    def part(shape, lean=0.0):
        shape.rotation_euler.y = math.radians(lean)
        parts.append(shape)

    for side in (-0.75, 0.75):
        part(box(0, side, 0, 2.4, 0.42, 0.6, dark, bevel=0.2))
        for wheel in (-0.75, 0, 0.75):
            parts.append(cylinder(wheel, side, 0.1, 0.2, 0.44, steel, (90, 0, 0)))
            parts[-1].location.z = 0.3
    part(box(0, 0, 0.6, 1.1, 1.1, 0.2, steel))
    part(box(0.25, 0, 0.8, 2.1, 1.7, 0.55, orange, bevel=0.06))
    part(box(0.85, 0, 1.3, 0.95, 1.6, 0.5, orange, bevel=0.08))
    part(box(-0.15, -0.35, 1.3, 1.05, 0.95, 1.15, orange, bevel=0.05))
    part(box(-0.2, -0.35, 1.55, 1.1, 0.78, 0.75, glass))
    part(box(-0.15, -0.36, 1.55, 0.82, 0.98, 0.75, glass))
    part(box(-0.15, -0.35, 2.4, 1.1, 1.0, 0.08, orange))
    part(box(-1.55, 0.45, 1.65, 2.4, 0.28, 0.36, orange), 32)
    part(box(-2.95, 0.45, 0.5, 0.26, 0.24, 2.1, orange), 20)
    part(box(-3.45, 0.45, 0.16, 0.7, 0.62, 0.5, steel, bevel=0.05), 15)
    place_all = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(rotation), 4, "Z")
    bpy.context.view_layer.update()
    for shape in parts:
        shape.matrix_world = place_all @ shape.matrix_world


def helmet(x, y, z, colour=(0.9, 0.65, 0.03)):
    """A safety helmet on a head whose top is at `z`."""
    ball(x, y, z - 0.06, 0.135, paint(colour, 0.35), 0.95)
    cylinder(x, y, z - 0.07, 0.165, 0.02, paint(colour, 0.35))


def barrier(x, y, rotation):
    """A red and white barrier on two feet."""
    red, white, grey = paint((0.7, 0.04, 0.03)), paint((0.85, 0.85, 0.83)), paint((0.3, 0.3, 0.3))
    turn = math.radians(rotation)
    for side in (-0.8, 0.8):
        px, py = x + side * math.cos(turn), y + side * math.sin(turn)
        box(px, py, 0, 0.06, 0.06, 1.0, grey, rotation)
        box(px, py, 0, 0.1, 0.5, 0.06, grey, rotation)
    for index in range(6):
        along = (index - 2.5) * 0.34
        for z in (0.72, 0.3):
            box(x + along * math.cos(turn), y + along * math.sin(turn), z, 0.34, 0.04, 0.24, red if index % 2 else white, rotation)


def build():
    road = mottled((0.1, 0.1, 0.105), (0.13, 0.13, 0.13), 2, 0.9)
    box(0, 5, -0.1, 90, 9.4, 0.1, road)
    slabs = tiles((0.5, 0.46, 0.42), (0.45, 0.41, 0.37), 0.5, 0.5, (0.3, 0.28, 0.26), 0.8)
    box(0, 12.5, -0.1, 90, 5.8, 0.22, slabs)
    box(0, -2.5, -0.1, 90, 5.6, 0.22, slabs)
    white = paint((0.75, 0.75, 0.72), 0.9)
    for x in range(-24, 24, 3):
        box(x, 7.6, 0, 1.4, 0.12, 0.006, white)
    brick = (0.45, 0.2, 0.14)
    street_fronts(
        15.4,
        -17,
        [
            (6, 8.8, (0.72, 0.66, 0.56), {"shutters": (0.2, 0.28, 0.2), "flowers": False}), (7, 9.4, brick, {"shutters": (0.8, 0.78, 0.72), "awning": (0.05, 0.16, 0.35), "flowers": False}),
            (6, 8.6, (0.55, 0.6, 0.58), {"shutters": (0.1, 0.2, 0.25)}), (7, 9.2, (0.75, 0.6, 0.35), {"shutters": (0.35, 0.14, 0.06), "awning": (0.5, 0.1, 0.06), "flowers": False}),
            (6, 9.0, brick, {"shutters": (0.1, 0.1, 0.1), "flowers": False}), (6, 8.6, (0.7, 0.66, 0.6), {}),
        ],
    )
    # the hole: bare earth with an edge of broken asphalt, a pipe in it
    earth = mottled((0.2, 0.12, 0.07), (0.28, 0.18, 0.11), 5, 0.95, 0.6)
    box(-0.5, 4.2, 0, 3.8, 2.0, 0.012, mottled((0.05, 0.035, 0.025), (0.1, 0.065, 0.04), 4, 0.95, 0.6))
    for index in range(26):
        angle = index * math.tau / 26
        ball(-0.5 + 1.95 * math.cos(angle) * (1.1 - 0.12 * (index % 3)), 4.2 + 1.05 * math.sin(angle) * (1 + 0.1 * (index % 2)), 0.0, 0.13 + 0.05 * (index % 4), earth, 0.6)
    pipe = cylinder(-0.5, 4.2, 0, 0.14, 3.5, paint((0.55, 0.2, 0.08), 0.5), (0, 90, 0))
    pipe.location.z = 0.1
    hill(-3.4, 5.3, 2.2, 1.8, 0.9, earth, -0.05)
    hill(-4.3, 4.6, 1.3, 1.2, 0.55, mottled((0.5, 0.48, 0.45), (0.38, 0.36, 0.34), 12, 0.95, 0.6), -0.05)
    digger(3.0, 4.4, 4)
    # people
    place("male03", -1.7, 6.0, 0, 10)
    helmet(-1.7, 5.98, 1.88)
    place("mannequinMale", -2.7, 3.0, 0, 105)
    helmet(-2.7, 3.0, 1.93)
    pelle = cylinder(-2.3, 2.75, 0, 0.022, 1.35, mottled((0.45, 0.3, 0.15), (0.38, 0.24, 0.12), 6))
    box(-2.22, 2.75, 0, 0.05, 0.22, 0.3, paint((0.2, 0.2, 0.2), 0.4), tilt=0)
    pelle.rotation_euler = (0, math.radians(-8), 0)
    place("wheelbarrow", -3.6, 2.6, 0, 160)
    place("male01", 0.9, 6.3, 0, -20)
    helmet(0.9, 6.27, 1.9, (0.85, 0.85, 0.82))
    place("female03", -4.5, 10.6, 0.12, 30)
    place("girlStanding", -3.9, 10.5, 0.12, 10)
    place("holdingFemale02", 4.2, 10.6, 0.12, -60)
    place("dog", 3.6, 10.4, 0.12, -40)
    # barriers, cones, signs, cars that wait
    for x in (-2.55, -0.4, 1.75):
        barrier(x, 1.5, 0)
    for x, y in ((-5.4, 6.6), (-3.6, 7.3), (-1.2, 7.4), (1.2, 7.35), (3.6, 7.3), (5.4, 6.6), (3.1, 2.3), (-4.6, 3.0)):
        place("cone", x, y, 0)
    cylinder(-3.7, 1.75, 0, 0.04, 1.6, paint((0.35, 0.35, 0.36)))
    for size, dy, colour in ((0.62, 0, (0.7, 0.04, 0.03)), (0.45, 0.03, (0.85, 0.85, 0.83))):
        bpy.ops.mesh.primitive_cone_add(vertices=3, radius1=size, radius2=size, depth=0.02, location=(-3.7, 1.71 - dy, 1.75), rotation=(math.radians(90), 0, 0))
        bpy.context.object.data.materials.append(paint(colour))
    text("!", -3.7, 1.65, 1.53, 0.5, paint((0.02, 0.02, 0.02)))
    place("concept-sedan-02", -8.4, 8.7, 0, 90)
    place("poplar", -7.6, 11, 0.12, 20, scale=0.75)
    place("classic-lamppost", 1.9, 10.0, 0.12, 0, scale=1.4)
    place("poplar", 8.2, 11, 0.12, 70, scale=0.75)
    sky(38, 205, 0.2)
    camera((-0.6, -4.2, 4.0), (-0.4, 5.4, 1.15), 28, -1.25)
