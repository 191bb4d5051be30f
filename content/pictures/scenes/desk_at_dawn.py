import bpy
from mathutils import noise

from people import *
from poses import *
from sets import *

ALT = {"en": "A desk in front of a window", "zh": "窗前的书桌"}
CONTAINS = [
    "a brown wooden desk in front of a beige wall and a window with a white frame; nobody is in the room",
    "through the window, a row of dark tall buildings with a few lit windows, and a bright yellow sky",
    "in the middle of the desk, a model of a white house with a red-brown roof, a blue door and a lower part on the left, on a green board with round green trees and a gray path",
    "partly under the model, a white sheet with blue lines: on the left a floor plan, on the right the front of a house; on it a yellow pencil",
    "four mugs: a red one on the left, a white one behind the model, a blue one and a yellow one on the right; near the red and the blue one, a dark ring on the wood",
    "five crumpled balls of white paper: three on the far left, one next to the lamp, one in front",
    "to the right of the model, a small black clock that shows 5:50 in orange; behind the mugs, a white roll of paper",
    "on the left at the back, a green desk lamp",
    "on the desk, also a blue pencil on the left, and a red pencil and a pair of yellow scissors on the right",
]


def paper_ball(x, y, z, radius, surface, seed):
    """A crumpled sheet of paper, lying on `z`."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=4, radius=1, location=(x, y, z + radius * 0.72))
    shape, chance = bpy.context.object, random.Random(seed)
    sides = [(Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized(), chance.uniform(0.68, 0.92)) for _ in range(16)]
    for v in shape.data.vertices:
        n = v.co.normalized()
        far = min([1.15] + [d / n.dot(s) for s, d in sides if n.dot(s) > 0.2])
        crease = sum(abs(noise.noise(n * f + Vector((seed, 0, 0)))) / f for f in (2.2, 4.5, 9)) * 0.9
        v.co = n * radius * (far - crease + 0.12)
    shape.data.materials.append(surface)
    return shape


def build():
    wallpaint = paint((0.5, 0.47, 0.42), 0.9)
    wall((-2.5, 1.35), (2.5, 1.35), 2.8, wallpaint, [(1.55, 0.98, 1.9, 1.4)], None)
    trim = paint(WHITE, 0.5)
    for x in (-0.92, 0.0, 0.92):
        box(x, 1.35, 0.98, 0.06, 0.08, 1.4, trim)
    for z in (0.98, 2.32):
        box(0, 1.35, z, 1.86, 0.074, 0.058, trim)
    wall((-1.7, -2), (-1.7, 1.35), 2.8, wallpaint)
    box(0, 0, -0.1, 6, 6, 0.1, boards())
    # the town at dawn
    sky(3, 12, 0.32, sun=False, haze=3)
    chance = random.Random(5)
    for k in range(16):
        box(-26 + k * 3.6, 40, -14, 3.3, 3, 14.4 + 2.2 * chance.random() ** 2, paint((0.1, 0.08, 0.12)))
    for k in range(9):
        box(-16 + chance.uniform(0, 26), 38.4, -3 + chance.uniform(0, 2.6), 0.3, 0.05, 0.4, paint((1, 0.65, 0.25), glow=1.2))
    oak = mottled((0.42, 0.26, 0.13), (0.35, 0.21, 0.1), 7, 0.45)
    top = 0.75
    box(0, 0.72, top - 0.04, 1.9, 0.95, 0.04, oak, bevel=0.006)
    for x in (-0.9, 0.9):
        for y in (0.3, 1.14):
            box(x, y, 0, 0.06, 0.06, top - 0.04, oak)
    # the model: a white house with a flat wing, trees, a path
    card, green = paint((0.9, 0.89, 0.86), 0.8), paint((0.24, 0.4, 0.16), 0.95)
    dark = paint((0.1, 0.14, 0.18), 0.2)
    mx, my = 0.02, 0.72
    box(mx, my, top, 0.62, 0.46, 0.02, paint((0.3, 0.2, 0.12), 0.6))
    box(mx, my, top + 0.02, 0.6, 0.44, 0.006, green)
    box(mx + 0.03, my - 0.13, top + 0.026, 0.05, 0.18, 0.002, paint((0.7, 0.66, 0.58)))
    g = top + 0.026
    box(mx + 0.02, my + 0.05, g, 0.26, 0.18, 0.15, card)
    gable_roof(mx + 0.02, my + 0.05, g + 0.15, 0.29, 0.22, 0.1, paint((0.55, 0.17, 0.1), 0.8))
    box(mx - 0.17, my + 0.06, g, 0.14, 0.15, 0.09, card)
    box(mx - 0.17, my + 0.06, g + 0.09, 0.16, 0.17, 0.008, paint((0.35, 0.36, 0.38)))
    for x, z, w, h in ((-0.06, 0.085, 0.04, 0.045), (0.02, 0.085, 0.04, 0.045), (0.1, 0.085, 0.04, 0.045), (-0.06, 0.02, 0.05, 0.045), (0.1, 0.02, 0.05, 0.045)):
        box(mx + x, my - 0.041, g + z, w + 0.008, 0.004, h + 0.008, paint((0.75, 0.75, 0.73)))
        box(mx + x, my - 0.043, g + z + 0.004, w, 0.004, h, dark)
    box(mx + 0.03, my - 0.041, g, 0.035, 0.005, 0.07, paint((0.15, 0.3, 0.42)))
    box(mx - 0.17, my - 0.016, g + 0.015, 0.1, 0.004, 0.05, dark)
    for x, y, h in ((-0.25, -0.12, 0.07), (-0.17, -0.16, 0.05), (0.22, -0.1, 0.08), (0.24, 0.1, 0.1), (0.17, -0.17, 0.05), (-0.26, 0.17, 0.09)):
        rod((mx + x, my + y, g), (mx + x, my + y, g + h), 0.004, paint((0.3, 0.2, 0.1)))
        ball(mx + x, my + y, g + h, 0.028 + 0.1 * (h - 0.05), paint((0.12, 0.32, 0.1), 0.95))
    # drawings under it, a roll, tools
    sheet, ink = paint((0.85, 0.87, 0.9), 0.85), paint((0.1, 0.18, 0.4))
    box(-0.05, 0.45, top, 0.6, 0.3, 0.0015, sheet, 6)
    t = math.radians(6)

    def line(a, b, width=0.0035):
        (x0, y0), (x1, y1) = a, b
        x, y, turn = (x0 + x1) / 2, (y0 + y1) / 2, math.atan2(y1 - y0, x1 - x0)
        box(-0.05 + x * math.cos(t) - y * math.sin(t), 0.45 + x * math.sin(t) + y * math.cos(t), top + 0.0015, math.hypot(x1 - x0, y1 - y0), width, 0.0005, ink, 6 + math.degrees(turn))

    for a, b in (((-0.25, -0.11), (-0.02, -0.11)), ((-0.25, 0.03), (-0.02, 0.03)), ((-0.25, -0.11), (-0.25, 0.03)), ((-0.02, -0.11), (-0.02, 0.03)), ((-0.14, -0.11), (-0.14, 0.03)), ((-0.25, -0.04), (-0.14, -0.04)),
                 ((0.05, -0.11), (0.25, -0.11)), ((0.05, -0.11), (0.05, -0.01)), ((0.25, -0.11), (0.25, -0.01)), ((0.03, -0.01), (0.27, -0.01)), ((0.03, -0.01), (0.15, 0.06)), ((0.27, -0.01), (0.15, 0.06)), ((0.1, -0.11), (0.1, -0.05)), ((0.14, -0.11), (0.14, -0.05)), ((0.1, -0.05), (0.14, -0.05))):
        line(a, b)
    place("cissors_swap", 0.45, 0.42, top, 40)
    for x, y, turn, c in ((-0.2, 0.4, 50, (0.7, 0.5, 0.05)), (0.35, 0.34, -30, (0.6, 0.08, 0.06)), (-0.42, 0.5, 100, (0.08, 0.25, 0.5))):
        a = math.radians(turn)
        end = (x + 0.14 * math.cos(a), y + 0.14 * math.sin(a), top + 0.006)
        rod((x, y, top + 0.006), end, 0.004, paint(c, 0.4))
        rod(end, (x + 0.16 * math.cos(a), y + 0.16 * math.sin(a), top + 0.006), 0.004, paint((0.7, 0.5, 0.3)), top=0.0008)
    rod((0.6, 0.96, top + 0.034), (0.9, 0.78, top + 0.034), 0.032, sheet)
    # what kept somebody awake
    for k, (x, y, c) in enumerate(((-0.5, 0.6, (0.6, 0.1, 0.06)), (0.5, 0.66, (0.1, 0.28, 0.45)), (-0.36, 0.98, (0.85, 0.8, 0.7)), (0.6, 0.5, (0.75, 0.5, 0.08)))):
        place("coffee-mug", x, y, top, 40 + 70 * k, colour=c)
    for x, y in ((-0.38, 0.47), (0.45, 0.53)):
        bpy.ops.mesh.primitive_torus_add(major_radius=0.037, minor_radius=0.0022, location=(x, y, top + 0.0005), major_segments=60)
        bpy.context.object.scale.z = 0.3
        bpy.context.object.data.materials.append(paint((0.1, 0.05, 0.02), 0.4))
    white = paint((0.86, 0.85, 0.82), 0.9)
    for k, (x, y, r) in enumerate(((-0.62, 0.42, 0.05), (-0.74, 0.56, 0.055), (0.75, 0.36, 0.05), (-0.7, 0.86, 0.045), (0.24, 0.29, 0.042), (-0.82, 0.38, 0.05), (-0.55, 0.27, 0.045))):
        paper_ball(x, y, top, r, white, k + 1)
    # the lamp is still on
    place("desk_lamp1", -0.62, 1.0, top, 120, colour=(0.1, 0.25, 0.22))
    bulb(-0.5, 0.93, top + 0.36, 7, 0.04)
    ball(-0.47, 0.915, top + 0.392, 0.024, paint((1, 0.85, 0.55), glow=6))
    box(0.43, 1.03, top, 0.17, 0.06, 0.075, paint((0.04, 0.04, 0.045), 0.35), bevel=0.008)
    text("5:50", 0.43, 0.998, top + 0.016, 0.055, paint((1, 0.2, 0.08), glow=2.5))
    lamp(2.2, 4.5, 2.6, 420, (0, 0.7, 0.8), 1.5, 1, (1, 0.56, 0.32))
    lamp(0.4, -1.6, 2.3, 14, (0, 0.6, 0.8), 2, 1.5, (0.6, 0.7, 1))
    camera((0.3, -0.8, 1.3), (-0.02, 0.72, 0.94), 34, 0.3, focus=(0, 0.62, 0.85), fstop=3.2)
