import bpy

from people import *
from poses import *
from sets import *

ALT = {"en": "A country road", "zh": "乡间公路"}
CONTAINS = [
    "a grey road in the country with white lines; behind it a strip of yellowish-green grass, dark green hills and a dull grey-pink sky, as in the evening",
    "on the right, a red car stands on the road, facing left; its bonnet is open and grey smoke or steam rises from it",
    "to the left of the car, a man in a blue jacket, grey-brown trousers, trainers and a striped woolly hat faces the engine, both hands in front of him",
    "beside the car, a woman with long dark brown hair, in an orange-pink dress with brown sleeves and dark tights, faces the viewer and holds one hand to her ear",
    "next to the woman, a light brown suitcase stands on the road",
    "on the left, a red warning triangle stands on the road",
    "behind the road, some wooden posts, a tall narrow dark green tree, trees with green leaves, and on the right a tree with bright orange-red leaves; no houses and no other cars",
]


def build():
    lawn(mottled((0.1, 0.13, 0.04), (0.16, 0.18, 0.06), 2))
    box(0, 3.2, -0.09, 90, 6.2, 0.1, mottled((0.06, 0.06, 0.065), (0.08, 0.08, 0.085), 1.2, 0.8))
    for x in range(-30, 30, 4):
        box(x, 2.0, 0.01, 1.8, 0.12, 0.005, paint((0.75, 0.75, 0.72)))
    box(0, 5.9, 0.01, 90, 0.1, 0.005, paint((0.75, 0.75, 0.72)))
    hills(mottled((0.07, 0.1, 0.05), (0.1, 0.13, 0.06), 0.15), 60)
    for x, y, n in ((-7, 14, "poplar"), (-3.5, 20, "cypress"), (5, 17, "poplar"), (9, 13, "copperBeech")):
        place(n, x, y)
    for k in range(30):
        cylinder(-22 + k * 1.6, 8.2, 0, 0.05, 0.9, paint((0.3, 0.22, 0.14)))
    car = place("concept-sedan-01v1", 1.2, 4.4, 0, -90, colour=None)
    # the open bonnet and steam
    top = box(-0.55, 4.4, 0.98, 0.9, 1.25, 0.03, paint((0.5, 0.03, 0.03), 0.25))
    top.rotation_euler = (0, math.radians(62), 0)
    top.location = (-0.42, 4.4, 1.38)
    steam = bpy.data.materials.new("steam")
    steam.use_nodes = True
    nodes, links = steam.node_tree.nodes, steam.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    fog = nodes.new("ShaderNodeVolumePrincipled")
    fog.inputs["Color"].default_value = (1, 1, 1, 1)
    fog.inputs["Density"].default_value = 0.8
    links.new(fog.outputs[0], nodes["Material Output"].inputs["Volume"])
    chance = random.Random(3)
    for k in range(16):
        ball(-0.75 + 0.03 * k + chance.gauss(0, 0.09), 4.35 + chance.gauss(0, 0.12), 1.05 + 0.1 * k, 0.12 + 0.017 * k, steam)
    man = dress(place("male01", -1.75, 3.9, 0, 72), top=(0.1, 0.15, 0.25), bottom=(0.2, 0.18, 0.15))
    pose(man, nod=14, bend=10, left=spot(man, 0.2, -0.34, 1.2), right=spot(man, -0.28, -0.3, 1.25))
    woman = dress(place("holdingFemale01", 0.1, 2.75, 0, -30), top=(0.5, 0.14, 0.1), bottom=(0.06, 0.06, 0.08), hair=(0.35, 0.28, 0.28))
    pose(woman, head=-14, nod=4, left=spot(woman, 0.14, -0.08, 1.5), elbows=0.6)
    x, y, z = hand(woman, "left")
    place("mobile", x, y - 0.01, z + 0.0, 30, scale=1.25)
    # the warning triangle
    red = paint((0.75, 0.04, 0.03), 0.5, glow=0.25)
    for a, b in (((-2.9, 2.9, 0.06), (-2.45, 2.9, 0.06)), ((-2.45, 2.9, 0.06), (-2.675, 2.9, 0.46)), ((-2.675, 2.9, 0.46), (-2.9, 2.9, 0.06))):
        rod(a, b, 0.028, red)
    place("suitcase", 0.85, 3.15, 0, 20, size=(0.6, 0.25, 0.48), colour=(0.35, 0.25, 0.12))
    backdrop((0.75, 0.45, 0.32), 0.55)
    lamp(9, 12, 4.5, 2600, (-1, 4, 0.8), 3, 3, (1, 0.55, 0.28))
    lamp(-4, -5, 6, 420, (-0.5, 4, 1), 5, 5, (0.65, 0.72, 1))
    camera((-1.7, -1.9, 1.5), (-0.4, 4.0, 1.05), 32, 0.2)
