import bpy
from mathutils import Euler

from people import *
from poses import *
from sets import *

ALT = {"en": "A backyard", "zh": "后院"}
CONTAINS = [
    "a sunny green lawn under a blue sky; on the left, part of a cream-colored house with an orange-brown door and, upstairs, windows with blue panels beside them",
    "in the middle, a tree with a thick brown trunk and two thick branches; green leaves along the top of the picture",
    "on the right-hand branch, high up, a white cat with black spots sits and faces to the right",
    "on the right, a man with brown hair, in an orange-red sweater and blue jeans, stands on a white stepladder and stretches both hands up toward the cat without reaching it",
    "to the left of the trunk, a girl with reddish-brown hair, in a yellow top, a blue skirt, blue leggings and purple sneakers, looks up with one hand raised",
    "on the left, a sturdy brown-and-white dog with a studded collar stands on the grass, facing to the right",
    "in the background, a light wooden fence with tulips in white pots in front of it; behind it a tree with dark red leaves",
]


def foliage(places, count):
    """Leaves around some places, of three greens."""
    chance = random.Random(8)
    for colour in ((0.08, 0.2, 0.03), (0.13, 0.28, 0.05), (0.18, 0.33, 0.07)):
        verts, faces = [], []
        for _ in range(count // 3):
            middle = Vector(chance.choice(places)) + Vector((chance.gauss(0, 0.42), chance.gauss(0, 0.4), chance.gauss(0, 0.22)))
            turn = Euler((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(0, 6)))
            for x, y in ((-0.055, 0), (0, -0.03), (0.055, 0), (0, 0.03)):
                offset = Vector((x, y, 0))
                offset.rotate(turn)
                verts.append(middle + offset)
            faces.append(tuple(range(len(verts) - 4, len(verts))))
        mesh = bpy.data.meshes.new("leaves")
        mesh.from_pydata(verts, [], faces)
        mesh.materials.append(paint(colour, 0.8))
        bpy.context.collection.objects.link(bpy.data.objects.new("leaves", mesh))


def build():
    lawn(mottled((0.1, 0.2, 0.05), (0.16, 0.28, 0.08), 3))
    bark = mottled((0.2, 0.13, 0.08), (0.13, 0.08, 0.05), 5, 0.95, 0.5)
    rod((0.35, 3.4, -0.1), (0.2, 3.5, 2.2), 0.22, bark, top=0.16)
    rod((0.2, 3.5, 2.2), (-0.25, 3.6, 4.4), 0.16, bark, top=0.1)
    rod((0.22, 3.48, 2.1), (1.6, 3.2, 2.6), 0.09, bark, top=0.05)
    rod((0.2, 3.5, 2.3), (-1.2, 3.5, 3.1), 0.08, bark, top=0.04)
    foliage(((2.3, 3.6, 3.35), (-1.5, 3.6, 3.4), (-0.3, 3.7, 4.2), (0.7, 3.8, 3.6), (-2.2, 3.9, 3.0), (1.6, 3.9, 3.7)), 2600)
    place("cat", 1.05, 3.29, 2.43, 15)
    place("step-ladder-metal", 1.6, 3.1, 0, 90, scale=0.95)
    man = dress(place("holdingMale01", 1.66, 3.1, 0.53, -86), top=(0.45, 0.1, 0.07), bottom=(0.12, 0.16, 0.26), hair=(0.3, 0.26, 0.24), plain=0.5)
    pose(man, nod=-14, left=(1.1, 3.2, 2.5), right=(1.12, 3.34, 2.55))
    girl = dress(place("girlStanding", -0.45, 2.5, 0, 118, scale=0.9), top=(0.75, 0.5, 0.06), bottom=(0.1, 0.2, 0.4), plain=1)
    pose(girl, nod=-22, right=(0.1, 2.8, 1.75), left=spot(girl, 0.05, -0.22, 1.1))
    place("bulldog", -1.25, 3.1, 0, 84)
    house(-5.2, 9, 6.5, 6, (0.8, 0.74, 0.6), flowers=True)
    for k in range(30):
        box(-1.4 + k * 0.32, 7.5, 0, 0.29, 0.03, 1.5, paint((0.42, 0.28, 0.16), 0.9))
    for x, n in ((2.6, "tulips"), (3.2, "tulip"), (3.8, "tulips")):
        place(n, x, 7.0, 0, 0, size=(0.5, 0.5, 0.6))
    place("copperBeech", 5.5, 13)
    sky(38, 215, 0.2)
    camera((-0.1, -2.1, 1.3), (0.4, 3.2, 1.42), 36, -1.3)
