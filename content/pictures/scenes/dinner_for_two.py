from people import *
from poses import *
from sets import *
from shapes import *

ALT = {"en": "A dinner table", "zh": "餐桌"}
CONTAINS = [
    "a dark room with red-brown walls and a wooden floor; nobody is in it",
    "at the top on the left, a window with a dark blue night outside, round lights and white drops; next to it a dark red curtain, and farther right a round clock without numbers that shows 10:20",
    "a round table with a white tablecloth; at the far side an orange-brown chair",
    "on the table, two white candles, both lit, in golden candlesticks, the left one shorter; wax has run down at the top",
    "on the left, a gray-green bottle with a pink neck and a white label",
    "in front, a white plate with a knife and fork lying across each other and a few brown crumbs; to the left of it a crumpled red napkin",
    "to the right of the candles, a glass with a little red wine; farther right a glass vase with one red rose",
    "at the far side, two white plates, one on top of the other, with a red napkin folded into a cone, and an empty glass",
    "in front on the right, a cell phone; its light blue screen shows a white box with two short lines",
]


def build():
    room(5.4, 4.0, 2.8, mottled((0.3, 0.16, 0.13), (0.26, 0.14, 0.11), 3), boards((0.25, 0.15, 0.08), (0.21, 0.12, 0.07)), back=[(0.8, 0.75, 2.2, 1.5)], frame=(0.5, 0.46, 0.4))
    # the town behind the wet window
    chance = random.Random(5)
    colours = ((1, 0.7, 0.3), (1, 0.35, 0.15), (0.9, 0.85, 0.7), (0.4, 0.6, 1), (1, 0.75, 0.4))
    for k in range(46):
        ball(chance.uniform(-7, 4), chance.uniform(11, 16), chance.uniform(-1.5, 3.6), chance.uniform(0.05, 0.11), paint(colours[k % 5], glow=9))
    box(-0.75, 4.03, 0.75, 2.2, 0.004, 1.5, clear((0.75, 0.8, 0.9), 0.1))
    drop = paint((0.5, 0.58, 0.75), 0.2, 0.6, glow=0.25)
    for k in range(260):
        bead = ball(chance.uniform(-1.85, 0.35), 4.02, chance.uniform(0.8, 2.2), chance.uniform(0.006, 0.016), drop)
        bead.scale = (1, 0.5, chance.choice((1.2, 1.5, 1.3, 5)))
    for x in (-2.0, 0.55):
        place("curtain", x, 3.84, 0.1, 0, size=(0.5, 0.14, 2.35), colour=(0.3, 0.07, 0.06))
    wall_clock(1.15, 3.9, 1.33, 10, 20, 0.2)
    # the table
    top, y0 = 0.76, 1.25
    linen = paint((0.8, 0.77, 0.7), 0.95)
    cylinder(0, y0, 0.7, 0.62, 0.05, paint((0.3, 0.18, 0.1)))
    cylinder(0, y0, 0, 0.06, 0.7, paint((0.2, 0.12, 0.07)))
    cloth = []
    for r, h in ((0.0, 0.0), (0.62, 0.0), (0.635, -0.01), (0.65, -0.06), (0.67, -0.3)):
        cloth.append((r, h))
    skirt = turned(0, y0, top, cloth, linen, 60)
    for vertex in skirt.data.vertices:  # folds
        turn = math.atan2(vertex.co.y, vertex.co.x)
        wave = 1 + 0.06 * math.sin(turn * 16) * min(1, max(0, -vertex.co.z - 0.02) * 5)
        vertex.co.x, vertex.co.y = vertex.co.x * wave, vertex.co.y * wave
    # the empty chairs
    place("chair3", 0.2, 2.05, 0, 4, colour=(0.32, 0.18, 0.09))
    white, rim = paint((0.85, 0.84, 0.8), 0.25), paint((0.6, 0.45, 0.15), 0.3, 0.5, 0.7)
    steel = paint((0.7, 0.7, 0.7), 0.2, 0.5, 1.0)
    glass = clear(shine=0.2, pale=0.12)
    plate = [(0.0, 0.004), (0.085, 0.004), (0.1, 0.012), (0.14, 0.02), (0.142, 0.018), (0.1, 0.006), (0.06, 0.0), (0, 0)]

    def wine(x, y, full):
        turned(x, y, top, [(0.0, 0.003), (0.036, 0.003), (0.034, 0.006), (0.005, 0.012), (0.004, 0.09), (0.02, 0.1), (0.038, 0.125), (0.042, 0.155), (0.037, 0.2)], glass)
        if full:
            turned(x, y, top, [(0.0, 0.1), (0.018, 0.101), (0.034, 0.124), (0.038, 0.1 + full), (0.0, 0.1 + full)], paint((0.25, 0.005, 0.015), 0.1, 0.6))

    def cutlery(x, y, turn):
        place("fork", x - 0.2 * math.cos(turn), y - 0.2 * math.sin(turn), top + 0.002, math.degrees(turn))
        place("knife", x + 0.19 * math.cos(turn), y + 0.19 * math.sin(turn), top + 0.002, math.degrees(turn))

    # farther away: a place that nobody has used
    turned(0.14, 1.58, top, plate, white)
    turned(0.14, 1.58, top + 0.014, [(r * 0.72, h) for r, h in plate], white)
    cone = turned(0.14, 1.58, top + 0.03, [(0.06, 0), (0.05, 0.02), (0.0, 0.17)], paint((0.45, 0.06, 0.06), 0.95), 20)
    for vertex in cone.data.vertices:
        turn = math.atan2(vertex.co.y, vertex.co.x)
        wave = 1 + 0.16 * math.sin(turn * 6)
        vertex.co.x, vertex.co.y = vertex.co.x * wave, vertex.co.y * wave
    cutlery(0.14, 1.58, math.pi)
    wine(0.38, 1.47, 0)
    # nearer: somebody has waited here
    turned(-0.12, 0.9, top, plate, white)
    crumb = paint((0.5, 0.3, 0.12), 0.9)
    for k in range(16):
        box(-0.12 + chance.gauss(0, 0.035), 0.9 + chance.gauss(0, 0.03), top + 0.006, 0.008 * chance.uniform(0.4, 1), 0.006, 0.005, crumb, 30 * k, bevel=0.001)
    place("fork", -0.15, 0.9, top + 0.018, 48)
    place("knife", -0.09, 0.9, top + 0.018, -40)
    wine(0.13, 0.98, 0.022)
    napkin = fabric(-0.41, 0.99, top, 0.17, 0.2, paint((0.45, 0.06, 0.06), 0.95), 0.035, 30, 3, 14)
    # a telephone whose screen is lit
    face = [box(0, 0, 0, 0.076, 0.155, 0.009, paint((0.02, 0.02, 0.02), 0.3), bevel=0.003), box(0, 0, 0.0085, 0.068, 0.14, 0.001, paint((0.12, 0.22, 0.42), glow=1.6))]
    face += [box(0, 0.012, 0.0095, 0.052, 0.03, 0.0006, paint((0.95, 0.95, 0.95), glow=1.4)), box(-0.004, 0.016, 0.0102, 0.036, 0.004, 0.0003, paint((0.1, 0.1, 0.1))), box(-0.009, 0.006, 0.0102, 0.026, 0.004, 0.0003, paint((0.1, 0.1, 0.1)))]
    moved(face, Matrix.Translation((0.22, 0.82, top + 0.002)) @ Matrix.Rotation(math.radians(-14), 4, "Z"))
    # the wine, roses, candles burnt down
    place("wine_bottle", -0.34, 1.42, top, 160)
    wax, brass = paint((0.85, 0.78, 0.62), 0.6), paint((0.6, 0.42, 0.14), 0.25, 0.5, 0.9)
    for x, y, tall in ((-0.2, 1.24, 0.05), (-0.02, 1.3, 0.095)):
        turned(x, y, top, [(0, 0.002), (0.055, 0.002), (0.055, 0.008), (0.012, 0.016), (0.01, 0.1), (0.022, 0.11), (0.022, 0.13), (0.0, 0.13)], brass)
        cylinder(x, y, top + 0.125, 0.013, tall, wax)
        for k in range(6):
            a = k * 1.05 + x
            low = 0.03 + 0.014 * (k % 3)
            rod((x + 0.012 * math.cos(a), y + 0.012 * math.sin(a), top + 0.125 + tall), (x + 0.017 * math.cos(a), y + 0.017 * math.sin(a), top + 0.125 + tall - low), 0.004, wax)
        cylinder(x, y, top + 0.125 + tall, 0.002, 0.012, paint((0.02, 0.02, 0.02)))
        flame = ball(x, y, top + 0.156 + tall, 0.009, paint((1, 0.62, 0.2), glow=22))
        flame.scale = (0.8, 0.8, 2.3)
        bulb(x, y, top + 0.19 + tall, 7, 0.02, (1, 0.62, 0.28))
    turned(0.4, 1.22, top, [(0, 0.002), (0.03, 0.002), (0.034, 0.05), (0.02, 0.13), (0.026, 0.15)], clear((0.75, 0.85, 0.9), 0.25, 0.08))
    stem, petal = paint((0.06, 0.2, 0.05), 0.7), paint((0.5, 0.01, 0.03), 0.7)
    pipe([(0.4, 1.22, top + 0.01), (0.405, 1.22, top + 0.2), (0.42, 1.215, top + 0.3)], 0.003, stem)
    for k in range(9):
        a, r = k * 2.4, 0.004 + 0.0022 * k
        leaf = ball(0.42 + r * math.cos(a), 1.215 + r * math.sin(a), top + 0.325 - 0.001 * k, 0.02, petal)
        leaf.scale, leaf.rotation_euler = (0.35, 0.85, 1.15), (0, 0.25, a)
    for a in (0.6, 3.4):
        leaf = ball(0.405 + 0.03 * math.cos(a), 1.22 + 0.03 * math.sin(a), top + 0.22, 0.03, stem)
        leaf.scale, leaf.rotation_euler = (1, 0.5, 0.1), (0, -0.4, a)
    backdrop((0.012, 0.02, 0.05), 1)
    lamp(-0.4, -0.9, 2.2, 5, (0, 1.2, 0.8), 2, 1.5, (0.6, 0.65, 1))
    lamp(0.2, 2.2, 2.6, 6, None, 2, 2, (1, 0.6, 0.35))
    camera((-0.25, -0.12, 1.5), (0.1, 1.42, 0.93), 32, 1.0, focus=(0, 1.2, 0.8), fstop=4)
