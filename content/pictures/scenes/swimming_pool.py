from people import *
from poses import *
from sets import *

ALT = {"en": "A swimming pool", "zh": "游泳池"}
CONTAINS = [
    "an indoor swimming pool with bright blue-green water, white walls with a band of light blue tiles, and wooden beams under the ceiling",
    "three red-and-white ropes divide the pool into four lanes; at the far end stand four white starting blocks with the numbers 1 to 4",
    "four people are in the water up to their chests or shoulders: a man with dark hair at the back on the left, a woman with long brown hair in a dark top in the middle, and two women with reddish-brown hair in blue swimsuits further right, one near the middle and one at the back",
    "in the foreground on the right, a girl with curly fair hair, in a light blue top, sits on the edge of the pool with her back to the camera; a pink swimming ring floats in front of her",
    "a yellow ball floats in the middle of the water, near the front",
    "on the left in the foreground, a young man with dark hair, in blue swimming trunks, stands barefoot with his back to the camera, watching the swimmers",
    "behind him, a man in a white T-shirt and red shorts stands at the side of the pool and looks at the water; he may be the lifeguard",
    "further back on the left, a woman in dark clothes sits on a wooden bench with her legs crossed",
    "large windows on the left and at the back, with trees outside, one of them with dark red leaves; a round clock on the back wall and a blue door on the right",
    "a line of small triangular flags in red, yellow, blue and green hangs across the pool",
]


def ring(x, y, z, radius, surface, tilt=0.0):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=radius * 0.22, location=(x, y, z), rotation=(math.radians(tilt), 0, 0))
    bpy.ops.object.shade_smooth()
    bpy.context.object.data.materials.append(surface)


def swimmer(name, x, y, depth, rotation):
    """Somebody standing in the water, `depth` metres of whom are below it."""
    person = place(name, x, y, -0.2 - depth, rotation)
    if "annequin" in name:
        swimwear(person, (0.1, 0.15, 0.4), (0.1, 0.15, 0.4) if "Brunette" in name else None)
    foam = mottled((0.75, 0.88, 0.9), (0.35, 0.65, 0.75), 9, 0.4)
    chance = random.Random(x)
    for _ in range(14):
        angle, far = chance.uniform(0, math.tau), chance.uniform(0.18, 0.42)
        ball(x + far * math.cos(angle), y + far * math.sin(angle), -0.2, chance.uniform(0.05, 0.12), foam, 0.08)


def build():
    left, right, front, back = -3.3, 4.9, 1.6, 15.0
    deck = tiles((0.72, 0.68, 0.6), (0.66, 0.62, 0.55), 0.3, 0.3, (0.5, 0.48, 0.44), 0.35)
    edge = tiles((0.12, 0.3, 0.5), (0.1, 0.26, 0.45), 0.2, 0.3, (0.75, 0.75, 0.75), 0.3)
    for x0, x1, y0, y1 in ((-7, left, -5, 19), (right, 7.5, -5, 19), (left, right, -5, front), (left, right, back, 19)):
        box((x0 + x1) / 2, (y0 + y1) / 2, -0.6, x1 - x0, y1 - y0, 0.6, deck)
    for x0, x1, y0, y1 in ((left - 0.3, left, front - 0.3, back + 0.3), (right, right + 0.3, front - 0.3, back + 0.3), (left, right, front - 0.3, front), (left, right, back, back + 0.3)):
        box((x0 + x1) / 2, (y0 + y1) / 2, 0, x1 - x0, y1 - y0, 0.015, edge)
    water = mottled((0.03, 0.34, 0.48), (0.08, 0.5, 0.62), 1.3, 0.08, 0.12, 0.5)
    box((left + right) / 2, (front + back) / 2, -0.6, right - left, back - front, 0.4, water)
    red, white = paint((0.75, 0.06, 0.05), 0.4), paint((0.85, 0.85, 0.85), 0.4)
    lane = (right - left) / 4
    for line in (1, 2, 3):
        for index in range(45):
            bead = cylinder(left + line * lane, front + 0.2 + index * 0.3, -0.3, 0.05, 0.27, red if index % 4 < 2 else white, (90, 0, 0))
            bead.location.z = -0.18
    for index in range(4):
        x = left + lane * (index + 0.5)
        box(x, back + 0.75, 0, 0.5, 0.6, 0.6, white, bevel=0.03)
        box(x, back + 0.44, 0.18, 0.3, 0.02, 0.32, paint((0.05, 0.15, 0.4)))
        text(str(index + 1), x, back + 0.42, 0.2, 0.3, white)
    # the hall
    cream, blue = paint((0.78, 0.78, 0.74), 0.9), tiles((0.2, 0.45, 0.6), (0.16, 0.4, 0.56), 0.25, 0.25, (0.7, 0.75, 0.78), 0.3, upright=True)
    wall((-7, 19), (7.5, 19), 6, cream, [(1.0, 1.6, 3.4, 3.4), (5.2, 1.6, 3.4, 3.4), (9.4, 1.6, 3.4, 3.4)])
    wall((-7, -5), (-7, 19), 6, cream, [(at, 1.4, 3.2, 3.6) for at in (6, 10, 14, 18)])
    wall((7.5, -5), (7.5, 19), 6, cream)
    box(0.25, 18.9, 0, 14.5, 0.06, 1.4, blue)
    box(7.4, 7, 0, 0.06, 24, 1.4, blue)
    box(0.25, 7, 6, 14.8, 24.5, 0.1, paint((0.82, 0.82, 0.8)))
    for y in (3, 7, 11, 15):
        box(0.25, y, 5.6, 14.5, 0.25, 0.4, mottled((0.5, 0.34, 0.18), (0.44, 0.29, 0.15), 3))
    wall_clock(2.0, 18.9, 3.3, 4, 25, 0.36)
    for y in (5.5, 14.5):
        box(7.4, y, 0, 0.08, 1.5, 2.3, paint((0.85, 0.85, 0.83)))
        box(7.36, y, 0, 0.08, 1.3, 2.2, paint((0.1, 0.3, 0.5)))
        box(7.3, y - 0.5, 1.05, 0.06, 0.12, 0.04, paint((0.6, 0.6, 0.6), 0.3, metal=0.8))
    # flags across the pool
    inks = [paint(c) for c in ((0.8, 0.08, 0.06), (0.85, 0.65, 0.05), (0.05, 0.3, 0.7), (0.08, 0.5, 0.2))]
    for x in (left - 0.35, right + 0.35):
        cylinder(x, 11, 0, 0.04, 2.6, white)
    box(0.8, 11, 2.5, right - left + 0.7, 0.02, 0.02, white)
    for index in range(20):
        cylinder(left + 0.1 + index * 0.425, 11, 2.2, 0.01, 0.3, inks[index % 4], top=0.14)
    lawn(y=30, z=-0.6)
    for x, y, name in ((-5, 27, "poplar"), (0.5, 29, "copperBeech"), (5.5, 27, "poplar"), (-14, 8, "poplar"), (-14, 13, "poplar"), (-15, 17, "copperBeech")):
        place(name, x, y, -0.6, x * 30, scale=1.1)
    # people
    swimmer("female02", -0.3, 5.0, 1.15, 25)
    swimmer("mannequinBrunette", 1.8, 4.3, 1.2, -50)
    swimmer("mannequinMale", -2.2, 8.0, 1.4, 10)
    swimmer("mannequinBrunette", 3.7, 7.4, 1.3, -10)
    dress(sit("girlSittingTable", 2.3, 1.5, 195, -0.02), top=(0.1, 0.35, 0.5), bottom=(0.06, 0.1, 0.25), plain=1)
    swimwear(place("mannequinMale", -2.3, 1.0, 0, 160, scale=0.88), (0.1, 0.3, 0.65))
    swimwear(place("mannequinMale", -4.3, 5.0, 0, 60), (0.65, 0.05, 0.04), (0.85, 0.85, 0.83))
    place("wood_bank", -5.6, 8.6, 0, 70, (2.0, 0.7, 0.9))
    sit("sitFemale03", -5.55, 8.5, 60, 0.44)
    ring(-6.85, 4.2, 1.4, 0.3, red)
    box(-4.6, 3.6, 0, 0.6, 0.4, 0.06, paint((0.85, 0.75, 0.2), 0.95), 20)
    box(-4.6, 3.6, 0.06, 0.5, 0.35, 0.06, paint((0.15, 0.5, 0.4), 0.95), 25)
    place("slippers", -4.2, 3.3, 0, 150)
    ball(0.4, 3.2, -0.1, 0.2, paint((0.9, 0.45, 0.05), 0.4))
    ring(3.6, 4.6, -0.15, 0.36, paint((0.85, 0.2, 0.45), 0.4))
    sky(40, 250, 0.2)
    for y in (4, 10, 16):
        lamp(0.5, y, 5.5, 260, None, 8, 2, (1, 0.98, 0.95))
    lamp(0, -4, 4, 200, (0, 6, 0), 5, 2)
    camera((0.1, -3.0, 2.35), (0.2, 6, 0.75), 27, -0.15)
