from people import *
from poses import *
from sets import *
from shapes import *

ALT = {"en": "A kitchen with an open cupboard under the sink", "zh": "水槽下柜门打开的厨房"}
CONTAINS = [
    "a kitchen with cream walls, white cupboards, a gray countertop and pale floor tiles",
    "left of the middle, a man with brown hair, in a blue shirt, beige pants and brownish-green shoes, sits on a round wooden stool, bends forward and holds a red wrench to the pipe under the sink",
    "below the sink, an open gray cupboard with a white pipe; drops of water fall from the pipe",
    "on the floor, a large gray puddle with a blue bucket standing in it; there is water in the bucket",
    "on the right, a woman with long reddish-brown hair, in a yellow dress with brown sleeves and brown boots, looks to the left and carries a stack of three folded towels, white, pink and white",
    "on the floor on the left, a red toolbox with a black handle; next to it, a red screwdriver",
    "above the sink, a window with a small potted plant on the sill and green leaves outside",
    "on the countertop on the left, a yellow toaster",
]


def build():
    room(5.0, 4.2, 2.8, paint((0.7, 0.66, 0.52), 0.9), tiles((0.5, 0.46, 0.42), (0.44, 0.41, 0.38), 0.4, 0.4, (0.3, 0.28, 0.26), 0.25), back=[(1.7, 1.15, 1.5, 1.1)])
    lawn(z=-0.5, y=30)
    place("acacia", 1.5, 11, -0.5)
    front, door = paint((0.62, 0.66, 0.6), 0.5), paint((0.66, 0.7, 0.64), 0.45)
    iron = paint((0.3, 0.3, 0.3), 0.3, metal=0.8)
    for x, w in ((-1.65, 1.6), (1.55, 1.7)):
        box(x, 3.85, 0.1, w, 0.6, 0.78, front)
        box(x, 3.9, 0, w, 0.5, 0.1, paint((0.2, 0.2, 0.19)))
        for dx in (-0.4, 0.4):
            box(x + dx, 3.53, 0.14, 0.76, 0.03, 0.7, door, bevel=0.01)
            box(x + dx * 0.2, 3.5, 0.7, 0.02, 0.03, 0.1, iron)
    box(0, 3.85, 0.88, 5, 0.66, 0.05, mottled((0.3, 0.28, 0.26), (0.24, 0.22, 0.21), 12, 0.3))
    # the open cupboard under the sink
    dark = paint((0.3, 0.3, 0.28), 0.9)
    box(-0.07, 4.12, 0.0, 1.56, 0.04, 0.88, dark)
    box(-0.07, 3.85, 0.08, 1.56, 0.6, 0.03, dark)
    box(-0.07, 3.56, 0, 1.56, 0.03, 0.08, paint((0.2, 0.2, 0.19)))
    box(-1.2, 3.49, 0.14, 0.72, 0.03, 0.7, door, 0, bevel=0.01)
    box(0.82, 3.17, 0.14, 0.72, 0.03, 0.7, door, 78, bevel=0.01)
    steel = paint((0.65, 0.66, 0.68), 0.2, 0.5, 0.9)
    box(-0.1, 3.8, 0.915, 0.8, 0.45, 0.025, steel, bevel=0.01)
    pipe([(-0.1, 4.04, 0.93), (-0.1, 4.04, 1.18), (-0.1, 3.95, 1.24), (-0.1, 3.86, 1.18)], 0.014, steel)
    white = paint((0.8, 0.8, 0.77), 0.4)
    pipe([(-0.1, 3.8, 0.9), (-0.1, 3.8, 0.56), (-0.1, 3.84, 0.46), (-0.1, 3.9, 0.52), (-0.1, 3.98, 0.6), (-0.1, 4.12, 0.6)], 0.026, white)
    turned(-0.1, 3.8, 0.6, [(0.026, 0), (0.042, 0.005), (0.042, 0.05), (0.026, 0.055)], paint((0.2, 0.2, 0.2), 0.5))
    # water runs out of the joint over everything
    water = paint((0.36, 0.37, 0.37), 0.1, 0.8)
    drop = paint((0.75, 0.84, 0.92), 0.05, 0.9, glow=0.25)
    for k in range(9):
        ball(-0.1 + 0.03 * math.sin(k * 2.0), 3.755 - 0.004 * k, 0.6 - 0.05 * k, 0.012, drop).scale = (1, 1, 1.9)
    cylinder(-0.1, 3.75, 0.11, 1, 0.003, water).scale = (0.4, 0.17, 1)
    for k, (x, y, w, d) in enumerate(((0.1, 2.95, 0.75, 0.4), (0.45, 2.6, 0.6, 0.3), (-0.15, 3.35, 0.6, 0.25))):
        cylinder(x, y, 0, 1, 0.002 + 0.001 * k, water).scale = (w, d, 1)
    # the plumber sits on a stool and turns the joint
    wood = mottled((0.5, 0.34, 0.18), (0.44, 0.28, 0.14), 7, 0.5)
    plumber = dress(sit("sitMale02", -0.66, 3.06, 140, 0.47), top=(0.1, 0.16, 0.32), bottom=(0.07, 0.1, 0.18), hair=(0.4, 0.35, 0.3), plain=0.8)
    pose(plumber, head=-6, nod=12, bend=42, right=(-0.08, 3.66, 0.6), left=(-0.17, 3.76, 0.68))
    grip = hand(plumber, "right")
    red, joint = paint((0.6, 0.05, 0.04), 0.4), Vector((-0.1, 3.79, 0.62))
    rod(grip + (grip - joint).normalized() * 0.12, joint, 0.014, red)
    box(-0.1, 3.79, 0.605, 0.1, 0.09, 0.035, steel, bevel=0.006)
    cylinder(-0.66, 3.06, 0.43, 0.18, 0.035, wood)
    for a in (0.5, 2.1, 3.7, 5.2):
        rod((-0.66 + 0.12 * math.cos(a), 3.06 + 0.12 * math.sin(a), 0.43), (-0.66 + 0.17 * math.cos(a), 3.06 + 0.17 * math.sin(a), 0), 0.018, wood)
    # his tools
    box(-1.15, 2.55, 0, 0.46, 0.26, 0.2, paint((0.6, 0.06, 0.04), 0.4), 18, bevel=0.01)
    pipe([(-1.29, 2.505, 0.2), (-1.28, 2.508, 0.27), (-1.02, 2.592, 0.27), (-1.01, 2.595, 0.2)], 0.014, paint((0.05, 0.05, 0.05)))
    place("tournevis", -0.62, 2.5, 0.002, 30)
    bucket = paint((0.1, 0.3, 0.6), 0.5)
    turned(0.5, 2.95, 0, [(0, 0.01), (0.12, 0.01), (0.16, 0.28), (0.17, 0.28), (0.17, 0.29), (0.155, 0.29), (0.118, 0.02), (0, 0.02)], bucket)
    turned(0.5, 2.95, 0, [(0, 0.2), (0.146, 0.2)], water)
    # the owner with towels
    woman = dress(place("holdingFemale01", 1.3, 2.7, 0, -55), top=(0.5, 0.34, 0.12), bottom=(0.2, 0.12, 0.1), hair=(0.4, 0.35, 0.35))
    pose(woman, head=-16, nod=18, right=spot(woman, -0.15, -0.34, 1.06), left=spot(woman, 0.15, -0.34, 1.06))
    middle = (hand(woman, "right") + hand(woman, "left")) / 2
    for k, c in enumerate(((0.7, 0.7, 0.68), (0.55, 0.15, 0.15), (0.7, 0.7, 0.68))):
        box(middle.x, middle.y, middle.z + 0.02 + k * 0.045, 0.38, 0.26, 0.045, paint(c, 0.95), -55, bevel=0.018)
    place("kitchenKnifeStandSet", 1.5, 3.95, 0.93, 0)
    place("toaster", -1.6, 3.9, 0.93, 20)
    place("littlePlant", 0.4, 4.12, 1.17)
    sky(30, 330, 0.15)
    lamp(0, 1.8, 2.7, 50, None, 2.5, 2, (1, 0.95, 0.88))
    lamp(-0.5, -1.0, 2.3, 40, (0, 3, 0.6), 3, 1.5)
    camera((0.1, -0.25, 1.45), (0.06, 3.0, 0.76), 33, 0.3)
