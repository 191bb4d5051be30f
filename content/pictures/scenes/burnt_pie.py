import bpy

from people import *
from poses import *
from sets import *
from shapes import *

ALT = {"en": "A kitchen counter with baking things", "zh": "放着烘焙用具的厨房台面"}
CONTAINS = [
    "a kitchen with pale yellow walls, blue cupboards under a gray countertop and white tiles on the wall on the right",
    "in the middle, behind a wooden counter, a man with brown hair, in a green sweater and bluish pants, has both hands up at his head, elbows out",
    "on the counter in front, a metal rack with a dark brown, nearly black pie in a pale dish",
    "thick grayish-white smoke rises from the pie to the top edge of the picture, in front of the tiled wall",
    "to the left of the pie, two red oven mitts with white cuffs; farther left, a green kitchen scale with a round white dial and a silver tray",
    "to the right of the pie, a pale wooden rolling pin with red handles and an open book with pictures of food",
    "at the back on the right, an oven with a silver panel, four black knobs and a black door",
    "behind the man, a large white window; outside, green leaves and a green field",
]


def build():
    room(5.0, 3.0, 2.8, paint((0.66, 0.6, 0.46), 0.9), boards(), back=[(0.75, 1.12, 1.25, 1.15)], frame=None)
    lawn(z=-0.5, y=30)
    place("acacia", -2.4, 13, -0.5)
    box(0.9, 2.93, 0.9, 3.2, 0.02, 0.55, tiles((0.75, 0.76, 0.73), (0.7, 0.71, 0.68), 0.12, 0.12, (0.5, 0.5, 0.48), 0.2, upright=True))
    top = 0.92
    front = paint((0.2, 0.3, 0.36), 0.5)
    box(-1.2, 2.65, 0, 2.6, 0.6, 0.88, front)
    box(2.05, 2.65, 0, 0.9, 0.6, 0.88, front)
    stone = mottled((0.4, 0.38, 0.35), (0.34, 0.32, 0.3), 14, 0.35)
    box(0, 2.64, 0.88, 5, 0.64, 0.04, stone)
    # the window stands open
    white = paint(WHITE, 0.5)
    for dx in (0.03, 1.22):
        box(-1.75 + dx, 3.0, 1.12, 0.06, 0.16, 1.15, white)
    for z in (1.1, 2.22):
        box(-1.125, 3.0, z, 1.36, 0.17, 0.06, white)
    for hinge, turn in ((-1.7, -62), (-0.55, -112)):
        pane = [box(x, 0, z, w, d, h, white) for x, z, w, h, d in ((0.03, 0, 0.06, 1.06, 0.04), (0.52, 0, 0.06, 1.06, 0.04), (0.275, 0.004, 0.46, 0.056, 0.036), (0.275, 1.0, 0.46, 0.056, 0.036))]
        pane.append(box(0.275, 0, 0.05, 0.46, 0.006, 0.96, clear((0.9, 0.96, 1), 0.12)))
        moved(pane, Matrix.Translation((hinge, 2.93, 1.16)) @ Matrix.Rotation(math.radians(turn), 4, "Z"))
    # the oven with its door open
    black, steel = paint((0.02, 0.02, 0.022), 0.3), paint((0.6, 0.6, 0.6), 0.25, 0.5, 0.9)
    box(0.85, 2.7, 0, 1.5, 0.5, 0.88, front)
    box(0.85, 2.42, 0.12, 0.64, 0.06, 0.74, black)
    box(0.85, 2.385, 0.72, 0.64, 0.02, 0.13, steel)
    for k in range(4):
        cylinder(0.65 + k * 0.13, 2.365, 0.76, 0.022, 0.03, black, (90, 0, 0))
    # the table in front
    oak = mottled((0.45, 0.29, 0.15), (0.39, 0.24, 0.12), 7, 0.35)
    t = 0.88
    box(0, 0.8, t - 0.05, 2.4, 0.8, 0.05, oak, bevel=0.006)
    box(0, 0.85, 0, 2.2, 0.6, t - 0.05, paint((0.5, 0.48, 0.42), 0.6))
    # the burnt pie on a rack
    x, y = 0.14, 0.7
    for k in range(9):
        rod((x - 0.2 + k * 0.05, y - 0.17, t + 0.02), (x - 0.2 + k * 0.05, y + 0.17, t + 0.02), 0.003, steel)
    for dy in (-0.17, 0.17):
        rod((x - 0.21, y + dy, t + 0.02), (x + 0.21, y + dy, t + 0.02), 0.004, steel)
        for dx in (-0.19, 0.19):
            rod((x + dx, y + dy, t), (x + dx, y + dy, t + 0.02), 0.004, steel)
    turned(x, y, t + 0.024, [(0, 0), (0.115, 0), (0.155, 0.05), (0.168, 0.052), (0.168, 0.056), (0.15, 0.054), (0.0, 0.03)], paint((0.62, 0.63, 0.62), 0.3, 0.5, 0.7))
    char, brown = mottled((0.012, 0.01, 0.008), (0.05, 0.025, 0.01), 25, 0.95, 0.6), mottled((0.02, 0.012, 0.008), (0.07, 0.035, 0.015), 30, 0.95, 0.6)
    turned(x, y, t + 0.024, [(0.15, 0.045), (0.13, 0.07), (0.08, 0.082), (0, 0.086)], mottled((0.012, 0.008, 0.006), (0.05, 0.015, 0.01), 18, 0.7, 0.6), 80)
    for k in range(5):  # the lattice
        d = -0.1 + k * 0.05
        half = math.sqrt(0.142**2 - d * d)
        for turn in (0, 1):
            ends = [(d, -half), (d, half)] if turn else [(-half, d), (half, d)]
            knots = [(x + ends[0][0], y + ends[0][1], t + 0.074), (x + d * turn, y + d * (1 - turn), t + 0.112 + 0.004 * turn - d * d * 2), (x + ends[1][0], y + ends[1][1], t + 0.074)]
            strip = pipe(knots, 0.0115, char if (k + turn) % 2 else brown)
    for k in range(34):  # the crust
        a = k * 2 * math.pi / 34
        knob = ball(x + 0.152 * math.cos(a), y + 0.152 * math.sin(a), t + 0.08, 0.018, char if k % 3 else brown, 0.8)
    smoke(x, y, t + 0.07, 30, 0.04, 0.07, 6.0, (0.5, 0.48, 0.44), 0.004, glow=1.0)
    # gloves, a cookery book, flour, eggs
    def mitt(mx, my, mz, turn, colour, flip):
        rim = [(-0.06, -0.14), (0.06, -0.14), (0.066, -0.02)]
        rim += [(0.075, 0.0), (0.11, 0.03), (0.125, 0.065), (0.105, 0.085), (0.075, 0.065), (0.064, 0.055)]
        rim += [(0.066 * math.cos(a), 0.09 + 0.075 * math.sin(a)) for a in [k * math.pi / 10 for k in range(11)]]
        rim += [(-0.066, 0.0)]
        thick = 0.032
        mesh = bpy.data.meshes.new("mitt")
        n = len(rim)
        mesh.from_pydata([(px * flip, py, h) for h in (0, thick) for px, py in rim], [], [tuple(range(n)), tuple(range(n, 2 * n))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)])
        mesh.materials.append(paint(colour, 0.95))
        shape = bpy.data.objects.new("mitt", mesh)
        bpy.context.collection.objects.link(shape)
        soft = shape.modifiers.new("soft", "BEVEL")
        soft.width, soft.segments, soft.limit_method = 0.013, 4, "ANGLE"
        cuff = box(0, -0.135, -0.002, 0.135, 0.035, thick + 0.005, paint((0.8, 0.78, 0.72), 0.95), bevel=0.012)
        moved([shape, cuff], Matrix.Translation((mx, my, mz)) @ Matrix.Rotation(math.radians(turn), 4, "Z"))

    mitt(-0.55, 0.62, t, 15, (0.6, 0.06, 0.05), 1)
    mitt(-0.27, 0.78, t, -35, (0.6, 0.06, 0.05), -1)
    place("book", 0.6, 0.68, t, -16, scale=1.1)
    place("kitchenScale", -0.9, 1.0, t, -20)
    pin = [rod((-0.17, 0, 0), (0.17, 0, 0), 0.028, mottled((0.62, 0.42, 0.22), (0.55, 0.36, 0.18), 12, 0.5))] + [rod((s * 0.17, 0, 0), (s * 0.25, 0, 0), 0.013, paint((0.45, 0.1, 0.06), 0.4)) for s in (1, -1)]
    moved(pin, Matrix.Translation((0.55, 1.02, t + 0.028)) @ Matrix.Rotation(math.radians(14), 4, "Z"))
    # the cook
    boy = dress(place("boyStanding", -0.42, 1.45, 0, 16, scale=1.04), top=(0.16, 0.34, 0.28), bottom=(0.1, 0.12, 0.2), plain=0.6)
    pose(boy, head=0, nod=18, right=spot(boy, -0.085, -0.06, 1.55), left=spot(boy, 0.085, -0.06, 1.55), elbows=0.7)
    place("largePan", 1.75, 2.62, top, 0)
    place("utensilsPot", -0.35, 2.75, top, 0)
    sky(32, 335, 0.16)
    lamp(0.2, 1.2, 2.7, 34, None, 2, 1.6, (1, 0.95, 0.88))
    lamp(-1.6, -1.0, 2.2, 34, (0, 1.0, 1.0), 1.6, 1.5)
    camera((0.34, -0.8, 1.48), (-0.06, 1.0, 1.18), 33, 0.2, focus=(0, 0.9, 1.0), fstop=4)
