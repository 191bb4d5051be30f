from people import *
from poses import *
from sets import *

ALT = {"en": "A path in the country", "zh": "乡间小路"}
CONTAINS = [
    "a pale path in the country on a sunny day; behind it a light wooden fence, green grass, green hills and a blue sky",
    "in the middle, a red bicycle stands upside down on its saddle and handlebars",
    "on the left, a man with brown hair, in a yellow jumper, dark grey trousers and trainers, bends over the bicycle with both hands above it",
    "on the right, behind the bicycle, a boy with dark hair, in a blue helmet, a green top and grey trousers, holds up a black tube, probably a pump, with one hand; the other hand is on his hip",
    "in front on the left, a black tyre lies on the ground",
    "in front on the right, a blue cloth lies on the ground with a screwdriver with a red handle and a yellow, black and red tool on it",
    "on the far left, a red rucksack stands on the ground",
    "behind the boy, a blue bicycle stands by the fence; at the back, trees with green leaves and, on the left, one with dark red leaves",
]


def build():
    lawn(mottled((0.12, 0.2, 0.05), (0.18, 0.28, 0.08), 2.5))
    box(0, 2.2, -0.09, 60, 3.4, 0.1, mottled((0.34, 0.31, 0.27), (0.29, 0.27, 0.24), 4, 0.9))
    hills(mottled((0.1, 0.17, 0.06), (0.14, 0.22, 0.08), 0.15), 55)
    for n, x, y in (("copperBeech", -6, 13), ("sycamoreMaple", 0.8, 11), ("poplar", 6, 15), ("pine", -2.5, 17)):
        place(n, x, y, 0, x * 30)
    for k in range(22):
        box(-12 + k * 1.2, 4.6, 0, 0.08, 0.08, 0.95, paint((0.35, 0.26, 0.17), 0.9))
    for z in (0.45, 0.8):
        box(0, 4.57, z, 26, 0.03, 0.1, paint((0.38, 0.28, 0.18), 0.9))
    # a bicycle on its saddle and handlebars
    for part in place("bicycle", 0, 0, 0, 0, colour=(0.55, 0.06, 0.05)):
        scale = part.matrix_world.to_scale()
        part.matrix_world = Matrix.Translation((0.25, 2.35, 0.86)) @ Matrix.Rotation(math.radians(82), 4, "Z") @ Matrix.Rotation(math.radians(180), 4, "Y") @ Matrix.Diagonal((*scale, 1))
    place("bicycle", 1.85, 3.55, 0, 100, colour=(0.08, 0.2, 0.35))
    man = dress(place("holdingMale01", -0.75, 2.7, 0, 52), top=(0.75, 0.42, 0.04), bottom=(0.06, 0.07, 0.1), hair=(0.35, 0.3, 0.26), plain=0.7)
    pose(man, head=0, nod=22, bend=38, right=(-0.42, 2.25, 0.72), left=(-0.12, 2.35, 0.78))
    boy = dress(place("boyStanding", 1.25, 2.75, 0, -62, scale=0.9), top=(0.1, 0.35, 0.22), bottom=(0.16, 0.17, 0.2), plain=0.6)
    helmet(boy, paint((0.1, 0.25, 0.6), 0.35))
    pose(boy, nod=16, right=(0.78, 2.42, 1.0))
    x, y, z = hand(boy, "right")
    rod((x, y, z - 0.16), (x - 0.02, y - 0.03, z + 0.2), 0.018, paint((0.03, 0.03, 0.035), 0.4))
    # the tyre that came off, tools on a cloth
    bpy.ops.mesh.primitive_torus_add(major_radius=0.3, minor_radius=0.018, location=(-0.35, 1.5, 0.03))
    bpy.context.object.data.materials.append(paint((0.02, 0.02, 0.02), 0.8))
    box(0.55, 1.55, 0.01, 0.6, 0.36, 0.006, paint((0.1, 0.2, 0.35), 0.95), -10)
    place("tournevis", 0.45, 1.6, 0.02, 20)
    place("pince-coupante", 0.62, 1.5, 0.02, 60, scale=0.6)
    box(0.78, 1.62, 0.02, 0.1, 0.06, 0.03, paint((0.7, 0.1, 0.08)), 20)
    place("backpack", -1.35, 2.1, 0, 30, colour=(0.35, 0.1, 0.08))
    sky(24, 220, 0.16)
    camera((-0.15, -1.25, 1.2), (0.15, 2.4, 0.78), 32, -0.95)
