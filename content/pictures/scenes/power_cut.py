import bpy
from mathutils import Vector

from people import *
from poses import *
from sets import *

ALT = {"en": "A living room at night", "zh": "夜晚的客厅"}
CONTAINS = [
    "a dark living room with brown walls and a wooden floor; through the window on the left, only dark blue can be seen",
    "in the middle, a low wooden table; on it three burning candles, two tall and one short, and four small cards, two whitish, one blue and one red",
    "behind the table, a man with brown hair, in a light gray top and gray pants, stands at the wall with his back to the viewer; one hand reaches into an open white box with a row of dark switches; the box is brightly lit",
    "on the right, a woman with reddish-brown hair, in a yellow top, a short blue-gray skirt over leggings, and sneakers, looks to the left; she holds both hands in front of her",
    "behind her, a large television that is off, above a low brown cabinet; to the right of it a small dark basket on the floor",
    "on the left, a person with short red hair, in a rust-red top and dark blue pants, sits on the floor beside a long dark couch, hands together over one knee, and looks to the right",
    "in front, a person with black hair, in a turquoise top and dark pants, lies on the floor on their stomach, seen from behind, facing the table",
]


def build():
    room(6, 4.6, 2.8, mottled((0.4, 0.36, 0.3), (0.37, 0.33, 0.28), 3), boards((0.3, 0.19, 0.1), (0.26, 0.16, 0.09)), back=[(0.9, 0.9, 1.7, 1.4)])
    # dark houses outside
    for k in range(5):
        box(-9 + k * 3.2, 18, -3, 2.9, 4, 6 + (k * 5 % 3), paint((0.05, 0.06, 0.09)))
    # the television and the lamps are off
    box(1.55, 4.35, 0, 1.5, 0.4, 0.5, mottled((0.2, 0.12, 0.07), (0.16, 0.1, 0.06), 7, 0.5))
    box(1.55, 4.4, 0.58, 1.25, 0.06, 0.72, paint((0.01, 0.01, 0.012), 0.08, 0.6))
    place("complements2", 2.55, 4.0, 0, 0)
    # a low table with candles
    box(0.1, 2.2, 0.4, 1.3, 0.7, 0.04, mottled((0.28, 0.16, 0.08), (0.23, 0.13, 0.07), 8, 0.35))
    for x in (-0.48, 0.68):
        for y in (1.92, 2.48):
            box(x, y, 0, 0.05, 0.05, 0.4, paint((0.12, 0.07, 0.04)))
    wax = paint((0.85, 0.8, 0.68), 0.5)
    for x, y, h, low in ((-0.15, 2.25, 0.17, 0.445), (0.08, 2.33, 0.22, 0.445), (0.0, 2.1, 0.12, 0.445)):
        cylinder(x, y, low - 0.006, 0.06, 0.012, paint((0.6, 0.6, 0.58), 0.3))
        cylinder(x, y, low, 0.025, h, wax)
        flame = ball(x, y, low + h + 0.03, 0.011, paint((1, 0.62, 0.2), glow=70), 2.4)
        bulb(x, y, low + h + 0.05, 9, 0.02, (1, 0.62, 0.28))
    for k, (x, y, turn, c) in enumerate(((0.35, 2.15, 10, (0.6, 0.08, 0.06)), (0.45, 2.3, 40, (0.1, 0.2, 0.5)), (0.28, 2.35, -20, (0.8, 0.8, 0.75)), (0.5, 2.08, 70, (0.8, 0.8, 0.75)))):
        box(x, y, 0.44, 0.065, 0.09, 0.003 + k * 0.001, paint(c), turn)
    # the family
    place("couch2", -1.65, 2.6, 0, 62)
    mother = place("sitFemale01", -0.95, 2.45, 0.02, 70)
    dress(mother, top=(0.4, 0.12, 0.1), bottom=(0.08, 0.08, 0.14), hair=(0.4, 0.3, 0.3))
    boy = dress(place("boyLying", 0.5, 1.0, 0.02, 172), top=(0.08, 0.25, 0.3))
    girl = dress(place("girlStanding", 1.05, 2.75, 0, -38, scale=0.92), top=(0.7, 0.45, 0.08), bottom=(0.1, 0.12, 0.25), plain=1)
    pose(girl, head=-5, nod=12, right=(0.75, 2.35, 1.0), left=(1.0, 2.35, 1.05))
    # the father with a torch at the fuse box
    man = dress(place("holdingMale01", -0.1, 3.95, 0, 205), top=(0.3, 0.32, 0.36), bottom=(0.08, 0.08, 0.1), hair=(0.3, 0.25, 0.2))
    box(0.3, 4.5, 1.45, 0.45, 0.1, 0.55, paint((0.7, 0.7, 0.68), 0.5))
    for k in range(8):
        box(0.13 + k * 0.048, 4.43, 1.62, 0.035, 0.03, 0.12, paint((0.05, 0.05, 0.06)))
    lid = box(0.62, 4.36, 1.45, 0.42, 0.02, 0.55, paint((0.72, 0.72, 0.7), 0.5), -50)
    pose(man, nod=6, right=(0.28, 4.4, 1.66), left=(-0.22, 4.3, 1.42))
    x, y, z = hand(man, "left")
    rod((x - 0.02, y - 0.06, z), (x + 0.08, y + 0.12, z + 0.04), 0.02, paint((0.05, 0.05, 0.06), 0.4), top=0.032)
    beam = bpy.data.lights.new("torch", "SPOT")
    beam.energy, beam.spot_size, beam.spot_blend, beam.color, beam.shadow_soft_size = 30, math.radians(60), 0.5, (0.9, 0.95, 1), 0.03
    holder = bpy.data.objects.new("torch", beam)
    bpy.context.collection.objects.link(holder)
    holder.location = (x + 0.1, y + 0.1, z + 0.03)
    holder.rotation_euler = (Vector((0.4, 4.5, 1.7)) - holder.location).to_track_quat("-Z", "Y").to_euler()
    backdrop((0.03, 0.05, 0.12), 0.8)
    lamp(0, 10, 5, 60, (0, 3, 1), 3, 3, (0.5, 0.65, 1))
    lamp(0, -1.5, 2.5, 4, (0, 2, 0.8), 3, 2, (0.6, 0.7, 1))
    camera((0.15, -1.6, 1.5), (0.05, 2.5, 0.85), 30, 1.3)
