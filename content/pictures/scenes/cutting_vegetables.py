from people import *
from poses import *
from sets import *
from shapes import *

ALT = {"en": "A kitchen with a stove", "zh": "有炉灶的厨房"}
CONTAINS = [
    "a kitchen with pale walls, white tiles and a blue-green counter at the back",
    "in the middle, behind a light brown counter, a man with brown hair, in a yellow sweater and blue pants, with his head bent down",
    "in one of his hands, a knife with a black handle; his other hand is just behind the cutting board",
    "on a light wooden cutting board, a thick orange piece of carrot and a row of thin orange slices",
    "on the left, a large wooden bowl with a salad of green leaves and red tomatoes",
    "on the right, three red tomatoes and three orange carrots with green stalks",
    "behind the man on the right, a silver pot with a lid and black handles on a black stove top; white foam is running down its sides and lies on the stove",
    "above the pot, a column of gray-white steam",
    "behind the man on the left, a gray container with two wooden spoons",
]


def build():
    room(5, 2.6, 2.9, paint((0.72, 0.68, 0.58), 0.9), boards())
    box(0, 2.5, 0.9, 5, 0.03, 0.6, tiles((0.75, 0.75, 0.72), (0.7, 0.7, 0.67), 0.15, 0.15, (0.5, 0.5, 0.48), 0.2, upright=True))
    box(0, 2.2, 0, 5, 0.6, 0.88, paint((0.2, 0.3, 0.3), 0.5))
    box(0, 2.19, 0.88, 5, 0.64, 0.03, paint((0.3, 0.36, 0.35), 0.4))
    place("utensilsPot", -0.75, 2.25, 0.91, 0)
    top = 0.92
    box(0, 0.5, 0.86, 2.6, 0.75, 0.06, mottled((0.4, 0.26, 0.14), (0.34, 0.21, 0.11), 7, 0.35))
    box(0, 0.55, 0, 2.5, 0.6, 0.86, paint((0.2, 0.3, 0.3), 0.5))
    # behind her the pan boils over
    black, steel = paint((0.02, 0.02, 0.022), 0.3), paint((0.6, 0.6, 0.62), 0.22, 0.5, 0.9)
    box(1.12, 2.1, 0.905, 0.75, 0.5, 0.015, black, bevel=0.004)
    for x in (0.94, 1.3):
        turned(x, 2.1, 0.92, [(0.1, 0), (0.1, 0.012), (0.075, 0.012), (0.075, 0)], black)
    x, y, z = 0.94, 2.08, 0.932
    turned(x, y, z, [(0, 0), (0.115, 0), (0.12, 0.006), (0.12, 0.16), (0.127, 0.163), (0.118, 0.166), (0.115, 0.1)], steel)
    for s in (-1, 1):
        pipe([(x + s * 0.118, y - 0.04, z + 0.13), (x + s * 0.165, y - 0.035, z + 0.135), (x + s * 0.165, y + 0.035, z + 0.135), (x + s * 0.118, y + 0.04, z + 0.13)], 0.009, black)
    foam = mottled((0.88, 0.86, 0.8), (0.78, 0.75, 0.66), 60, 0.6, 0.3)
    chance = random.Random(2)
    for k in range(70):
        a, r = chance.uniform(0, 6.3), 0.112 * math.sqrt(chance.random())
        ball(x + r * math.cos(a), y + r * math.sin(a), z + 0.165 + 0.02 * (1 - r / 0.112) + chance.uniform(0, 0.008), chance.uniform(0.014, 0.026), foam)
    for a, long in ((-1.9, 0.15), (-1.3, 0.16), (-0.8, 0.1), (-2.5, 0.12), (-1.6, 0.09), (-1.05, 0.06)):
        for k in range(int(long / 0.011)):
            w = 0.124 + 0.004 * math.sin(k)
            ball(x + w * math.cos(a + 0.02 * math.sin(k * 1.3)), y + w * math.sin(a), z + 0.166 - 0.011 * k, 0.017 - 0.00045 * k, foam)
    for k in range(26):
        a = chance.uniform(-2.7, -0.5)
        r = chance.uniform(0.125, 0.2)
        ball(x + r * math.cos(a), y + r * math.sin(a), 0.924, chance.uniform(0.012, 0.024), foam, 0.45)
    lid = turned(0, 0, 0, [(0.124, 0), (0.124, 0.006), (0.11, 0.02), (0.05, 0.034), (0, 0.037)], steel)
    knob = turned(0, 0, 0.036, [(0, 0), (0.01, 0), (0.01, 0.015), (0.02, 0.022), (0.018, 0.032), (0, 0.034)], black)
    moved([lid, knob], Matrix.Translation((x + 0.01, y, z + 0.2)) @ Matrix.Rotation(math.radians(11), 4, "Y") @ Matrix.Rotation(math.radians(-8), 4, "X"))
    smoke(x, y + 0.02, z + 0.2, 18, 0.045, 0.07, 4, (0.5, 0.5, 0.5), 0.004, glow=0.9)
    # carrots and tomatoes
    box(-0.12, 0.53, top, 0.5, 0.32, 0.025, mottled((0.62, 0.45, 0.25), (0.55, 0.38, 0.2), 9, 0.5), 6, bevel=0.008)
    orange, green, red = paint((0.75, 0.25, 0.02), 0.4), paint((0.1, 0.35, 0.05), 0.5), paint((0.6, 0.03, 0.02), 0.2)
    cz = top + 0.048
    rod((0.1, 0.575, cz), (-0.125, 0.55, cz), 0.024, orange, top=0.022)
    for k in range(9):
        slice_ = cylinder(-0.17 - 0.022 * k, 0.54 + chance.uniform(-0.025, 0.02), top + 0.026 + 0.003 * (k % 2), 0.022, 0.006, orange)
        slice_.rotation_euler = (math.radians(chance.uniform(-14, 14)), math.radians(8 + chance.uniform(-10, 18)), 0)
        slice_.location.z = top + 0.032
    for px, py in ((0.46, 0.52), (0.56, 0.44), (0.49, 0.4)):
        ball(px, py, top + 0.038, 0.042, red, 0.92)
        for k in range(5):
            a = k * 1.26
            rod((px, py, top + 0.077), (px + 0.02 * math.cos(a), py + 0.02 * math.sin(a), top + 0.075), 0.003, green, top=0.001)
    for k in range(3):
        a = (0.36 + 0.035 * k, 0.24 + 0.03 * k)
        rod((*a, top + 0.021), (a[0] + 0.25, a[1] + 0.03 * k, top + 0.01), 0.021, orange, top=0.005)
        for j in range(5):
            pipe([(a[0], a[1], top + 0.022), (a[0] - 0.05, a[1] + 0.01 * (j - 2), top + 0.03), (a[0] - 0.1, a[1] + 0.025 * (j - 2), top + 0.012)], 0.003, green)
    place("bowlWithSalad", -0.66, 0.52, top, 0, scale=1.25)
    # the cook looks at his work
    cook = dress(place("holdingMale01", -0.06, 1.02, 0, -2), top=(0.5, 0.36, 0.08), bottom=(0.08, 0.1, 0.16), hair=(0.3, 0.26, 0.24), plain=0.7)
    pose(cook, head=0, nod=20, bend=22, right=(-0.16, 0.64, 1.04), left=(0.03, 0.6, 0.975), elbows=0.45)
    hx, hy, hz = hand(cook, "right")
    # the knife: its handle in the fist, its edge at the carrot
    tip = Vector((-0.135, 0.44, top + 0.04))
    grip = Vector((hx + 0.004, hy - 0.02, hz - 0.012))
    rod(grip + (grip - tip).normalized() * 0.05, grip + (tip - grip).normalized() * 0.07, 0.012, paint((0.03, 0.03, 0.03)))
    heel = grip + (tip - grip).normalized() * 0.07
    edge = sheet([heel + Vector((0, 0, 0.014)), tip + Vector((0, 0, 0.004)), tip + Vector((0, 0.03, -0.012)), Vector((heel.x, heel.y - 0.006, top + 0.03))], paint((0.75, 0.76, 0.78), 0.15, metal=1.0), 0.0025)
    backdrop((0.8, 0.9, 1), 0.3)
    lamp(0.2, 0.6, 2.4, 30, (0, 0.5, 0.9), 0.8, 0.8, (1, 0.93, 0.82))
    lamp(-2.2, -0.8, 2.0, 45, (0, 0.6, 1), 1.5, 1.5, (0.9, 0.95, 1))
    lamp(0.8, 1.7, 2.5, 12, (0.9, 2.1, 0.9), 0.8, 0.8)
    camera((-0.36, -0.9, 1.68), (0.14, 0.85, 1.17), 33, 0.1, focus=(0, 0.6, 1.0), fstop=5.6)
