from people import *
from poses import *
from sets import *
from shapes import *

ALT = {"en": "A bedroom", "zh": "卧室"}
CONTAINS = [
    "a room with pale walls; in it a bed with a blue bedspread and white pillows",
    "in the middle of the bed, an open orange-red suitcase with a beige lining, two dark straps in the lid and a dark handle",
    "in the suitcase, a white cat with a few black spots and a black tail sits and looks straight at the viewer; to the left of it something pink, folded flat, to the right a pile of clothes with yellow on top",
    "in front on the left, a cream-colored hat with a dark brown band",
    "in front of the suitcase, a green passport with a gold design, a blue-and-white paper underneath, and to the right of it a pair of sunglasses",
    "on the right of the bed, a pile of folded clothes with a red shirt on top; in front of it a pair of red sneakers with white laces",
    "at the back on the right, a brown bedside table; on it a yellow lamp with a cream-colored shade",
    "at the back on the left, a window with a brown curtain; outside, green grass and a tree trunk",
]


def build():
    room(5.2, 3.6, 2.8, mottled((0.62, 0.66, 0.66), (0.58, 0.62, 0.62), 3), boards(), back=[(0.5, 0.8, 1.5, 1.4)])
    lawn(z=-0.5, y=30)
    place("sycamoreMaple", -3.5, 15, -0.5)
    for x in (-2.2, -0.45):
        place("curtain", x, 3.46, 0.1, 0, size=(0.4, 0.12, 2.4), colour=(0.62, 0.5, 0.3))
    # the bed
    wood = mottled((0.36, 0.22, 0.11), (0.3, 0.18, 0.09), 6, 0.4)
    box(0.2, 1.4, 0, 2.5, 1.7, 0.32, wood)
    box(0.2, 1.4, 0.3, 2.3, 1.55, 0.19, paint((0.16, 0.3, 0.42), 0.9), bevel=0.05)
    fabric(0.2, 1.4, 0.5, 2.5, 1.75, paint((0.16, 0.3, 0.42), 0.95), 0.026, seed=4, fine=5.5, hang=0.25)
    top = 0.527
    # the suitcase
    shell, lining = paint((0.5, 0.1, 0.06), 0.45), paint((0.5, 0.44, 0.34), 0.95)
    metal = paint((0.7, 0.68, 0.6), 0.25, 0.5, 0.8)

    def half(high):
        w, d = 0.86, 0.56
        parts = [box(0, d / 2, 0, w, d, 0.02, shell, bevel=0.008), box(0, d / 2, 0.015, w - 0.03, d - 0.03, 0.01, lining)]
        for x in (-w / 2 + 0.01, w / 2 - 0.01):
            parts += [box(x, d / 2, 0, 0.02, d, high, shell, bevel=0.008), box(x * 0.965, d / 2, 0.02, 0.012, d - 0.03, high - 0.03, lining)]
        for y in (0.01, d - 0.01):
            parts += [box(0, y, 0, w, 0.02, high, shell, bevel=0.008), box(0, 0.025 if y < 0.1 else d - 0.025, 0.02, w - 0.03, 0.012, high - 0.03, lining)]
        return parts

    turn = Matrix.Translation((0.1, 1.12, top)) @ Matrix.Rotation(math.radians(-9), 4, "Z")
    moved(half(0.2), turn)
    lid = half(0.09)
    for x in (-0.2, 0.2):  # straps
        lid.append(box(x, 0.28, 0.03, 0.04, 0.5, 0.006, paint((0.1, 0.08, 0.06))))
    moved(lid, turn @ Matrix.Translation((0, 0.56, 0.2)) @ Matrix.Rotation(math.radians(100), 4, "X") @ Matrix.Translation((0, 0, -0.09)))
    locks = [box(x, -0.006, 0.12, 0.06, 0.012, 0.05, metal) for x in (-0.27, 0.27)]
    locks.append(pipe([(-0.09, -0.005, 0.1), (-0.07, -0.045, 0.1), (0.07, -0.045, 0.1), (0.09, -0.005, 0.1)], 0.012, paint((0.08, 0.06, 0.05))))
    moved(locks, turn)
    # what lies in it
    def stack(x, y, z, colours, w=0.25, d=0.34, rotation=0.0):
        for k, c in enumerate(colours):
            shirt = [box(0, 0, 0, w - 0.008 * (k % 2), d, 0.032, paint(c, 0.95), 0, bevel=0.014)]
            moved(shirt, turn @ Matrix.Translation((x, y, z + 0.031 * k)) @ Matrix.Rotation(math.radians(rotation + 3 * (k % 2)), 4, "Z"))

    stack(-0.26, 0.28, 0.025, ((0.75, 0.73, 0.68), (0.08, 0.2, 0.4), (0.7, 0.5, 0.1), (0.2, 0.4, 0.25), (0.75, 0.3, 0.25)), 0.27, 0.44)
    stack(0.06, 0.28, 0.025, ((0.3, 0.32, 0.36), (0.3, 0.32, 0.36)), 0.3, 0.46)
    stack(0.31, 0.33, 0.025, ((0.08, 0.09, 0.14), (0.6, 0.3, 0.3), (0.75, 0.74, 0.7), (0.1, 0.3, 0.35), (0.75, 0.6, 0.2)), 0.19, 0.4)
    seat = turn @ Vector((0.06, 0.31, 0.09))
    place("cat", *seat, -18, scale=0.98)
    # what still has to go in
    place("chapeau", -0.62, 0.98, top + 0.004, 25)
    place("folded_clothes", 0.93, 1.3, top - 0.01, -15)
    place("sneakers", 0.82, 0.82, top, 20, scale=0.85)
    passport = [box(0, 0, 0, 0.13, 0.18, 0.009, paint((0.02, 0.12, 0.08), 0.5), bevel=0.003)]
    gold = paint((0.8, 0.6, 0.2), 0.35, 0.5, 0.6)
    ring = turned(0, 0.02, 0.009, [(0.02, 0), (0.02, 0.001), (0.027, 0.001), (0.027, 0)], gold)
    passport += [ring, box(0, 0.066, 0.008, 0.07, 0.007, 0.002, gold), box(0, -0.05, 0.008, 0.05, 0.005, 0.002, gold), cylinder(0, 0.02, 0.009, 0.009, 0.001, gold)]
    ticket = [box(0.03, 0.03, -0.003, 0.1, 0.21, 0.002, paint((0.85, 0.85, 0.82))), box(0.03, 0.118, -0.002, 0.1, 0.03, 0.002, paint((0.1, 0.3, 0.6)))]
    moved(passport + ticket, Matrix.Translation((-0.3, 0.78, top + 0.016)) @ Matrix.Rotation(math.radians(24), 4, "Z"))
    place("sunglasses", -0.05, 0.76, top + 0.005, 200)
    # behind: a lamp and an alarm clock
    box(1.75, 2.4, 0, 0.5, 0.5, 0.6, wood)
    place("little_lamp1", 1.75, 2.45, 0.6)
    place("wardrobe", 1.9, 3.2, 0, 0, size=(1.0, 0.6, 2.1))
    for x in (-0.3, 0.6):
        pillow = ball(x, 2.0, 0.64, 0.36, paint((0.82, 0.8, 0.75), 0.95), 0.32)
        pillow.scale = (1.05, 0.55, 0.34)
    sky(26, 322, 0.16)
    lamp(0, 1.6, 2.7, 36, None, 2.5, 2, (1, 0.96, 0.9))
    lamp(-1.8, -1.4, 2.2, 34, (0.1, 1.2, 0.6), 2, 1.5)
    camera((-0.42, -0.5, 1.5), (0.09, 1.2, 0.69), 33, 0.2, focus=(0.1, 1.2, 0.75), fstop=2.8)
