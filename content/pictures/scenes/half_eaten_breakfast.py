import bpy

from people import *
from poses import *
from sets import *
from shapes import *

ALT = {"en": "A breakfast table", "zh": "早餐桌"}
CONTAINS = [
    "a room with grayish-beige walls and a tiled floor; in front, a wooden table; nobody is in the room",
    "at the front of the table, a blue plate with a fried egg and a slice of toast with a piece bitten out of it, a fork on the left and a knife on the right",
    "behind the blue plate, a white plate with a stack of toast, a red mug of dark coffee with steam rising, and a jar with something red in it and a white lid",
    "on the left of the table, a white milk carton with the word milk in several languages, a glass half full of orange-yellow juice and a red napkin",
    "on the right of the table, a bunch of keys with an oval tag; behind that corner, an empty wooden chair",
    "behind the table on the left, a brown briefcase on the floor",
    "at the back, a turquoise door standing wide open; outside, a path, a green lawn, a pale blue fence and a tree",
    "on the wall, a round clock showing five to nine",
    "on the left, a counter with a yellow toaster under a window",
]


def build():
    room(5.0, 4.0, 2.8, mottled((0.66, 0.63, 0.5), (0.62, 0.59, 0.47), 3), tiles((0.5, 0.44, 0.38), (0.46, 0.4, 0.35), 0.4, 0.4), back=[(2.75, 0, 1.0, 2.1), (0.5, 1.0, 1.3, 1.1)], frame=None)
    white = paint(WHITE, 0.5)
    for x, w, z, h in ((-1.35, 1.3, 1.0, 1.1),):
        for dx in (-w / 2, 0, w / 2):
            box(x + dx, 4.0, z, 0.06, 0.06, h, white)
        for dz in (0, h):
            box(x, 4.0, z + dz - 0.03, w, 0.06, 0.06, white)
    # outside: a path, a lawn, trees
    lawn(z=-0.06)
    box(0.75, 9, -0.1, 1.2, 10, 0.06, paint((0.5, 0.46, 0.4), 0.9))
    box(0.75, 4.2, -0.08, 1.4, 0.5, 0.07, paint((0.55, 0.53, 0.5), 0.9))
    place("sycamoreMaple", -4, 17)
    place("japaneseMaple", 4.2, 15)
    for k in range(14):
        box(-6 + k * 0.9 + (0.9 if k > 6 else 0), 11, 0, 0.8, 0.06, 0.9, white)
    # the door stands wide open
    for z in (2.1,):
        box(0.75, 4.0, z, 1.12, 0.14, 0.06, white)
    for x in (0.22, 1.28):
        box(x, 4.0, 0, 0.06, 0.14, 2.1, white)
    leaf = [box(0.48, 0, 0.01, 0.96, 0.045, 2.08, paint((0.12, 0.28, 0.3), 0.45))]
    for z, h in ((0.2, 0.75), (1.1, 0.8)):
        leaf.append(box(0.48, -0.024, z, 0.66, 0.01, h, paint((0.15, 0.33, 0.35), 0.45), bevel=0.004))
    leaf.append(ball(0.89, -0.06, 1.02, 0.035, paint((0.7, 0.55, 0.25), 0.25, 0.5, 0.9)))
    moved(leaf, Matrix.Translation((1.25, 3.93, 0)) @ Matrix.Rotation(math.radians(-82), 4, "Z"))
    wall_clock(-0.12, 3.9, 1.58, 8, 55, 0.23)
    # worktop under the window
    box(-1.4, 3.65, 0, 2.0, 0.55, 0.88, paint((0.62, 0.6, 0.55), 0.5))
    box(-1.4, 3.65, 0.88, 2.05, 0.6, 0.04, mottled((0.3, 0.2, 0.12), (0.25, 0.16, 0.1), 7, 0.4))
    place("toaster", -1.15, 3.6, 0.92, 15)
    place("littlePlant", -1.75, 3.85, 0.92)
    # the table
    top = 0.76
    oak = mottled((0.42, 0.27, 0.14), (0.36, 0.22, 0.11), 7, 0.35)
    box(-0.1, 1.35, top - 0.04, 1.5, 0.85, 0.04, oak, bevel=0.006)
    for x in (-0.78, 0.58):
        for y in (1.0, 1.7):
            box(x, y, 0, 0.06, 0.06, top - 0.04, oak)
    # a chair, pushed back
    place("chair3", 1.08, 2.1, 0, -62, colour=(0.5, 0.3, 0.14))
    china = paint((0.85, 0.85, 0.82), 0.25)
    blue = paint((0.1, 0.22, 0.42), 0.25)
    plate = [(0.0, 0.004), (0.085, 0.004), (0.1, 0.012), (0.135, 0.02), (0.137, 0.018), (0.1, 0.006), (0.06, 0.0), (0, 0)]
    turned(-0.05, 1.14, top, plate, blue)
    # a fried egg, toast with a bite out of it
    egg = turned(-0.09, 1.15, top + 0.006, [(0.0, 0.006), (0.05, 0.005), (0.058, 0.0)], paint((0.88, 0.87, 0.83), 0.4))
    for vertex in egg.data.vertices:
        a = math.atan2(vertex.co.y, vertex.co.x)
        r = 1 + 0.12 * math.sin(3 * a + 1) + 0.07 * math.sin(5 * a)
        vertex.co.x, vertex.co.y = vertex.co.x * r, vertex.co.y * r
    ball(-0.09, 1.155, top + 0.012, 0.022, paint((0.9, 0.5, 0.03), 0.25), 0.6)
    crust, crumb = paint((0.42, 0.22, 0.08), 0.9), mottled((0.75, 0.55, 0.28), (0.6, 0.38, 0.15), 40, 0.95)

    def toast(x, y, z, turn, bite, tilt=0.0):
        rim = []
        for k in range(64):
            a = 2 * math.pi * k / 64
            c, s = math.cos(a), math.sin(a)
            px = 0.055 * math.copysign(abs(c) ** 0.4, c) * (1.06 if s > 0 else 1)
            py = 0.055 * math.copysign(abs(s) ** 0.45, s)
            if bite:
                for bx, by in ((0.055, 0.05), (0.035, 0.062), (0.062, 0.025)):
                    d = math.hypot(px - bx, py - by)
                    if d < 0.027:
                        px, py = bx + (px - bx) / max(d, 1e-4) * 0.027, by + (py - by) / max(d, 1e-4) * 0.027
                        if px > 0.03 or py > 0.03:
                            px, py = px - 2 * max(0, px - bx), py - 2 * max(0, py - by)
            rim.append((px, py))
        parts = []
        for scale, z0, z1, skin in ((1.0, 0.0, 0.014, crust), (0.9, 0.0005, 0.0148, crumb)):
            mesh = bpy.data.meshes.new("toast")
            verts = [(px * scale, py * scale, h) for h in (z0, z1) for px, py in rim]
            n = len(rim)
            mesh.from_pydata(verts, [], [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)])
            mesh.materials.append(skin)
            shape = bpy.data.objects.new("toast", mesh)
            bpy.context.collection.objects.link(shape)
            parts.append(shape)
        moved(parts, Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(tilt), 4, "Y"))

    toast(0.015, 1.13, top + 0.014, 20, True, 0)
    place("fork", -0.21, 1.13, top + 0.002, 8)
    place("knife", 0.12, 1.1, top + 0.002, -12)
    # coffee, still steaming; orange juice; more toast
    x, y = 0.24, 1.3
    turned(x, y, top, [(0, 0.003), (0.04, 0.003), (0.045, 0.01), (0.046, 0.095), (0.043, 0.095), (0.042, 0.012), (0, 0.012)], paint((0.6, 0.1, 0.07), 0.25))
    turned(x, y, top, [(0, 0.082), (0.0425, 0.082)], paint((0.06, 0.03, 0.015), 0.12, 0.6))
    pipe([(x + 0.042, y - 0.012, top + 0.08), (x + 0.078, y - 0.02, top + 0.068), (x + 0.074, y - 0.02, top + 0.035), (x + 0.043, y - 0.012, top + 0.025)], 0.006, paint((0.6, 0.1, 0.07), 0.25))
    smoke(x, y, top + 0.1, 9, 0.022, 0.016, 5, seed=4, drift=0.003)
    x, y = -0.3, 1.3
    turned(x, y, top, [(0, 0.004), (0.03, 0.004), (0.036, 0.12), (0.034, 0.12)], clear(shine=0.2))
    turned(x, y, top, [(0, 0.008), (0.029, 0.008), (0.032, 0.065), (0, 0.065)], paint((0.9, 0.42, 0.03), 0.3))
    turned(-0.02, 1.5, top, [(r * 0.95, h) for r, h in plate], china)
    for k in range(3):
        toast(-0.03 + 0.012 * k, 1.5 + 0.006 * k, top + 0.008 + 0.016 * k, 12 * k - 10, False)
    turned(0.42, 1.52, top, [(0, 0.002), (0.036, 0.002), (0.04, 0.01), (0.04, 0.07), (0.033, 0.082), (0, 0.082)], paint((0.35, 0.02, 0.03), 0.15, 0.6))
    turned(0.42, 1.52, top, [(0.036, 0.078), (0.037, 0.078), (0.037, 0.1), (0, 0.1)], paint((0.8, 0.78, 0.7), 0.4))
    place("tetrapak", -0.42, 1.52, top, 20)
    fabric(-0.52, 1.2, top, 0.2, 0.22, paint((0.6, 0.12, 0.08), 0.95), 0.03, 28, 3, 13)
    # forgotten: the keys
    place("keys", 0.46, 1.08, top + 0.003, 40, scale=1.15)
    place("briefcase", -0.1, 3.45, 0, 12, colour=(0.25, 0.12, 0.05))
    sky(24, 345, 0.2)
    lamp(0, 1.8, 2.7, 34, None, 2, 2, (1, 0.97, 0.9))
    lamp(-1.4, -1.0, 2.2, 30, (0, 1.3, 0.8), 2, 1.5)
    camera((-0.42, -0.1, 1.64), (0.17, 1.85, 0.93), 30, 0.1, focus=(0, 1.25, 0.8), fstop=5.6)
