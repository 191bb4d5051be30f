from people import *
from poses import *
from sets import *
from shapes import *

ALT = {"en": "A room in the evening", "zh": "晚上的房间"}
CONTAINS = [
    "a room with a gray-green wall; at the top on the left, part of a picture in orange-pink, olive and green stripes with a brown frame",
    "across the whole picture, a long brown wooden cabinet or table with panels on the front",
    "to the left of the middle, a black-and-white cat sits on the wood, seen from the side; it looks to the right, over the top of the bowl, and touches the bowl with one raised front paw",
    "in the middle, a round glass bowl with two orange fish, a small one facing the cat and a bigger one facing away from it, green plants and gray stones",
    "in front of the bowl, a few flat dark patches on the wood, probably water",
    "to the right of the bowl, a small blue jar with an orange lid",
    "on the right, a yellow lamp with a cream-colored shade with an orange-red edge; it is on",
    "at the back on the right, a brown curtain and a window with dark blue outside",
    "on the far left, a stack of three flat things in yellow, blue and red, probably books",
]


def build():
    room(5.0, 2.6, 2.8, mottled((0.2, 0.28, 0.27), (0.17, 0.25, 0.24), 3), boards((0.28, 0.17, 0.09), (0.24, 0.14, 0.08)), back=[(3.35, 0.9, 1.1, 1.3)])
    backdrop((0.015, 0.025, 0.07), 1)
    for k in range(5):
        ball(0.6 + k * 0.6, 9, 1.2 + 0.5 * (k % 3), 0.06, paint((1, 0.75, 0.4), glow=6))
    place("curtain", 0.72, 2.46, 0.1, 0, size=(0.4, 0.12, 2.3), colour=(0.45, 0.3, 0.1))
    place("curtain", 2.05, 2.46, 0.1, 0, size=(0.4, 0.12, 2.3), colour=(0.45, 0.3, 0.1))
    picture_on_wall(-0.42, 2.42, 1.35, 0.62, 0.42, [(0.1, 0.2, 0.1), (0.3, 0.35, 0.15), (0.7, 0.4, 0.25), (0.35, 0.4, 0.55)])
    # the chest of drawers
    wood = mottled((0.36, 0.2, 0.1), (0.3, 0.16, 0.08), 6, 0.35)
    top = 0.86
    box(0, 1.55, 0, 2.6, 0.55, top - 0.04, wood)
    box(0, 1.54, top - 0.04, 2.7, 0.6, 0.04, wood, bevel=0.006)
    for k in range(3):
        box(-0.86 + k * 0.86, 1.27, 0.55, 0.8, 0.02, 0.22, wood, bevel=0.006)
        ball(-0.86 + k * 0.86, 1.25, 0.66, 0.02, paint((0.6, 0.45, 0.2), 0.3, 0.5, 0.8))
    # the fish bowl
    x, y, r = 0.14, 1.52, 0.155
    wall_ = [(0.0, 0.004)] + [(r * math.sin(math.radians(a)), r * 0.95 - r * 0.95 * math.cos(math.radians(a))) for a in range(30, 146, 5)]
    wall_ += [(wall_[-1][0] + 0.012, wall_[-1][1] + 0.006)]
    turned(x, y, top, wall_, clear((0.93, 0.97, 1), 0.12, 0.07), 60)
    level = 0.19
    water = [(0.0, 0.006)] + [(p * 0.975, max(h, 0.006)) for p, h in wall_[1:-1] if h < level]
    turned(x, y, top, water + [(water[-1][0], level), (0, level)], clear((0.82, 0.94, 0.96), 0.05, 0.05), 30)
    gravel = [paint(c, 0.8) for c in ((0.5, 0.42, 0.3), (0.35, 0.3, 0.25), (0.62, 0.56, 0.45))]
    chance = random.Random(2)
    for k in range(90):
        a, p = chance.uniform(0, 6.3), 0.082 * math.sqrt(chance.random())
        ball(x + p * math.cos(a), y + p * math.sin(a), top + 0.022 + chance.uniform(0, 0.008), chance.uniform(0.007, 0.011), gravel[k % 3], 0.8)
    weed = paint((0.08, 0.3, 0.06), 0.6)
    for k in range(7):
        a = k * 0.9
        bx, by = x + 0.055 * math.cos(a), y + 0.03 + 0.03 * math.sin(a)
        pipe([(bx, by, top + 0.02), (bx + 0.01 * math.sin(k * 2), by, top + 0.07), (bx - 0.008 * math.sin(k), by, top + 0.1 + 0.008 * (k % 4))], 0.005, weed, 0.002)

    def fish(fx, fy, fz, turn, scale):
        orange, pale = paint((0.9, 0.26, 0.02), 0.3, 0.5, glow=0.12), paint((0.95, 0.5, 0.12), 0.4, glow=0.1)
        body = ball(0, 0, 0, 0.032, orange)
        body.scale = (1.25, 0.5, 0.75)
        parts = [body]
        for s in (1, -1):
            parts.append(sheet([(-0.032, 0, 0), (-0.075, 0.004 * s, 0.03), (-0.06, 0, 0.003), (-0.072, -0.004 * s, -0.028)], pale, 0.002))
        parts.append(sheet([(0.015, 0, 0.021), (-0.01, 0, 0.04), (-0.025, 0, 0.018)], pale, 0.002))
        parts.append(sheet([(0.0, 0, -0.02), (-0.018, 0, -0.038), (-0.02, 0, -0.018)], pale, 0.002))
        for s in (1, -1):
            parts.append(ball(0.026, 0.011 * s, 0.006, 0.0055, paint((0.9, 0.9, 0.85), 0.3)))
            parts.append(ball(0.0275, 0.0145 * s, 0.006, 0.0036, paint((0.01, 0.01, 0.01), 0.2)))
        moved(parts, Matrix.Translation((fx, fy, fz)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Diagonal((scale, scale, scale, 1)))

    fish(x + 0.035, y - 0.045, top + 0.095, 12, 1.05)
    fish(x - 0.03, y + 0.03, top + 0.14, 150, 0.75)
    # the cat beside it
    cat = place("cat", -0.225, 1.55, top, 74)
    for part in cat:  # it puts out a paw
        part.data = part.data.copy()
        for vertex in part.data.vertices:
            p = vertex.co
            if p.x < -0.018 and -0.13 < p.y < -0.035 and p.z < 0.155:
                turn = Matrix.Rotation(math.radians(-68 * min(1, (0.155 - p.z) / 0.035)), 3, "X")
                vertex.co = Vector((p.x, -0.085, 0.15)) + turn @ Vector((0, p.y + 0.085, p.z - 0.15))
    # water has already been spilt
    wet = paint((0.2, 0.12, 0.07), 0.06, 0.9)
    for px, py, w, d in ((-0.02, 1.33, 0.09, 0.035), (0.09, 1.32, 0.06, 0.025), (-0.12, 1.32, 0.025, 0.015), (0.2, 1.31, 0.02, 0.012)):
        cylinder(px, py, top, 1, 0.002, wet).scale = (w, d, 1)
    # a lamp, books
    place("little_lamp1", 0.66, 1.62, top)
    bulb(0.66, 1.62, top + 0.3, 16, 0.06, (1, 0.72, 0.42))
    for k, c in enumerate(((0.5, 0.06, 0.05), (0.06, 0.18, 0.4), (0.65, 0.45, 0.1))):
        box(-0.62 + 0.01 * k, 1.62, top + k * 0.036, 0.27 - 0.02 * k, 0.2, 0.034, paint(c), 8 - 9 * k)
    # fish food
    turned(0.42, 1.46, top, [(0, 0), (0.028, 0), (0.028, 0.075), (0, 0.075)], paint((0.1, 0.4, 0.5), 0.4))
    turned(0.42, 1.46, top + 0.075, [(0.03, -0.004), (0.03, 0.012), (0, 0.012)], paint((0.75, 0.3, 0.05), 0.4))
    lamp(-1.3, -0.4, 2.2, 16, (0, 1.5, 0.95), 1.2, 1.2, (1, 0.85, 0.65))
    lamp(0.2, 0.9, 2.5, 9, None, 1.5, 1, (1, 0.8, 0.6))
    camera((-0.12, 0.05, 1.28), (0.06, 1.55, 1.05), 36, 0.75, focus=(0.05, 1.48, 1.0), fstop=2.8)
