import bpy

from people import *
from poses import *
from sets import *
from shapes import *

ALT = {"en": "A windowsill with plants", "zh": "摆着盆栽的窗台"}
CONTAINS = [
    "a room with beige walls, a wooden floor and a white radiator under a large window with a white frame",
    "on the white windowsill, three potted plants: two in orange pots, a taller one in a blue pot in the middle; their leaves are yellow and brown and hang down",
    "on the windowsill around the pots, several fallen leaves",
    "on the right, a woman with reddish-brown hair, in a yellow dress with a blue hem and dark blue boots, looking down to the left; one hand is on her hip",
    "at her other hand, stretched out to the left, a turquoise watering can; white water is coming out of its spout next to the blue pot",
    "on the floor in front of the radiator, a blue suitcase with a black handle",
    "on the windowsill behind the woman, partly hidden, something white with a dark brown band, probably a hat",
    "outside the window, a green meadow, two trees and a pale sky",
]


def build():
    room(5.0, 2.6, 2.8, mottled((0.66, 0.56, 0.46), (0.62, 0.52, 0.42), 3), boards(), back=[(1.4, 1.0, 2.2, 1.45)])
    lawn(z=-0.5, y=30)
    place("sycamoreMaple", -3.5, 16, -0.5)
    place("poplar", 2.6, 18, -0.5)
    box(-0.0, 2.42, 0.94, 2.5, 0.4, 0.05, paint((0.85, 0.84, 0.8), 0.4), bevel=0.006)
    iron = paint((0.82, 0.81, 0.77), 0.45)
    box(0, 2.5, 0.16, 1.5, 0.06, 0.6, iron)
    for k in range(25):
        box(-0.72 + k * 0.06, 2.455, 0.17, 0.042, 0.05, 0.58, iron, bevel=0.012)
    z0 = 0.99
    dry = [mottled(c, tuple(v * 0.7 for v in c), 14, 0.9) for c in ((0.4, 0.26, 0.08), (0.45, 0.33, 0.1), (0.3, 0.2, 0.08), (0.35, 0.34, 0.08))]
    stalk = paint((0.3, 0.24, 0.08), 0.8)

    def pot(x, y, colour, r=0.09):
        turned(x, y, z0, [(0, 0.004), (r * 0.7, 0.004), (r * 0.95, r * 1.5), (r * 1.08, r * 1.5), (r * 1.08, r * 1.8), (r * 0.95, r * 1.8), (r * 0.92, r * 1.65), (0, r * 1.65)], paint(colour, 0.7))
        cylinder(x, y, z0 + r * 1.6, r * 0.93, r * 0.08, mottled((0.2, 0.14, 0.09), (0.28, 0.2, 0.14), 30, 1.0))
        turned(x, y, z0, [(0, 0.003), (r * 0.95, 0.003), (r * 1.15, 0.02), (r * 1.12, 0.02), (r * 0.9, 0.006), (0, 0.006)], paint(colour, 0.7))
        return z0 + r * 1.65

    def leaf(x, y, z, turn, drop, long, wide, surface):
        """A leaf that hangs down, narrow at both ends."""
        n, verts, faces = 8, [], []
        for k in range(n + 1):
            t = k / n
            w = wide * math.sin(math.pi * min(0.97, t * 0.94 + 0.03)) ** 0.8
            out, down = long * 0.55 * t ** 0.8, -drop * t * t
            for s in (-1, 0, 1):
                verts.append((s * w, -out, down + (0.25 * w if s else 0)))
        for k in range(n):
            for s in (0, 1):
                i = k * 3 + s
                faces.append((i, i + 1, i + 4, i + 3))
        mesh = bpy.data.meshes.new("leaf")
        mesh.from_pydata(verts, [], faces)
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.materials.append(surface)
        shape = bpy.data.objects.new("leaf", mesh)
        shape.location, shape.rotation_euler = (x, y, z), (0, 0, turn)
        bpy.context.collection.objects.link(shape)

    def wilted(x, y, colour, r, stems, tall, seed, flower=None):
        chance = random.Random(seed)
        earth = pot(x, y, colour, r)
        for k in range(stems):
            a = k * 6.28 / stems + chance.uniform(-0.3, 0.3)
            h, out = tall * chance.uniform(0.7, 1), chance.uniform(0.1, 0.2)
            c, s = math.cos(a), math.sin(a) * 0.6
            tip = (x + out * 1.25 * c, y + out * 1.25 * s, earth + h * chance.uniform(0.1, 0.55))
            pipe([(x + 0.015 * c, y + 0.015 * s, earth - 0.01), (x + 0.03 * c, y + 0.03 * s, earth + h * 0.6), (x + out * 0.6 * c, y + out * 0.6 * s, earth + h), (x + out * c, y + out * s, earth + h * 0.85), tip], 0.004, stalk, 0.0025)
            for j in range(5):
                t = 0.25 + 0.16 * j
                px, py = x + out * t * c * 1.05, y + out * t * s * 1.05
                pz = earth + h * (0.62 + 0.42 * math.sin(t * 2.6) - 0.1 * t)
                leaf(px, py, min(pz, earth + h), chance.uniform(0, 6.28), chance.uniform(0.07, 0.13), chance.uniform(0.06, 0.1), chance.uniform(0.014, 0.024), chance.choice(dry))
            leaf(*tip, a + 1.57, 0.09, 0.04, 0.02, chance.choice(dry))
            if flower and k % 2 == 0:
                for j in range(9):
                    leaf(tip[0], tip[1], tip[2], j * 0.7, 0.05, 0.04, 0.011, flower)
                ball(*tip, 0.013, paint((0.12, 0.07, 0.03), 0.9))
        for k in range(7):  # what has fallen off
            leaf(x + chance.uniform(-0.2, 0.2), y - r - chance.uniform(0.02, 0.06), z0 + 0.008, chance.uniform(0, 6.3), 0.002, 0.1, 0.02, chance.choice(dry))

    wilted(-0.5, 2.36, (0.5, 0.2, 0.1), 0.085, 7, 0.26, 3)
    wilted(0.12, 2.33, (0.15, 0.3, 0.45), 0.1, 8, 0.34, 6, paint((0.4, 0.22, 0.16), 0.9))
    wilted(0.74, 2.4, (0.5, 0.2, 0.1), 0.085, 7, 0.24, 9)
    # somebody waters them
    woman = dress(place("holdingFemale02", 0.84, 1.86, 0, -98), top=(0.5, 0.36, 0.08), bottom=(0.1, 0.12, 0.2), hair=(0.9, 0.75, 0.5))
    pose(woman, head=8, nod=18, bend=4, right=(0.42, 2.08, 1.42))
    h = hand(woman, "right")
    tin = paint((0.12, 0.36, 0.3), 0.35)
    can = [turned(0, 0, 0, [(0, -0.1), (0.07, -0.1), (0.075, -0.095), (0.07, 0.06), (0.064, 0.07), (0.06, 0.065), (0.06, -0.08)], tin)]
    can.append(pipe([(-0.065, 0, -0.06), (-0.13, 0, 0.0), (-0.2, 0, 0.09), (-0.225, 0, 0.1)], 0.016, tin, 0.01))
    can.append(rod((-0.215, 0, 0.1), (-0.245, 0, 0.108), 0.012, tin, top=0.03))
    can.append(pipe([(0.06, 0, -0.06), (0.13, 0, -0.03), (0.13, 0, 0.06), (0.06, 0, 0.1), (-0.03, 0, 0.11), (-0.06, 0, 0.06)], 0.009, tin))
    tilt = Matrix.Translation(h) @ Matrix.Rotation(math.radians(-36), 4, "Z") @ Matrix.Rotation(math.radians(-38), 4, "Y") @ Matrix.Translation((-0.04, 0, -0.108))
    moved(can, tilt)
    rose = tilt @ Vector((-0.245, 0, 0.108))
    water = paint((0.75, 0.85, 0.92), 0.1, 0.8, glow=0.3)
    chance = random.Random(4)
    for k in range(11):
        sx, sy = chance.gauss(0, 0.01), chance.gauss(0, 0.01)
        ex, ey = rose.x - 0.05 + sx * 4, rose.y + 0.05 + sy * 4
        pipe([(rose.x + sx, rose.y + sy, rose.z), (rose.x - 0.03 + sx * 2.5, rose.y + 0.03 + sy * 2.5, rose.z - 0.03), (ex, ey, z0 + 0.17)], 0.0035, water)
    # she has only just come home
    place("suitcase", -0.32, 2.2, 0, 8, size=(0.66, 0.26, 0.56))
    place("chapeau", 1.08, 2.4, z0, 20)
    sky(28, 330, 0.16)
    lamp(0, 1.2, 2.7, 24, None, 2, 1.4, (1, 0.96, 0.9))
    lamp(-1.5, -1.0, 2.2, 42, (0, 2.2, 1.1), 1.6, 1.5)
    camera((-0.42, -0.5, 1.5), (0.17, 2.2, 0.96), 32, 0.15, focus=(0.1, 2.2, 1.2), fstop=4)
