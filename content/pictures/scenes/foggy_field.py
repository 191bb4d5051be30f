from sets import *

ALT = {"en": "The countryside", "zh": "乡间"}
CONTAINS = [
    "the countryside in thick fog; the sky and the background are grey, and the trees at the back are only pale shapes",
    "a greyish-brown country lane leads from the foreground into the fog, with green grass on its left",
    "in the middle, a man in a blue padded jacket, jeans and a woolly hat stands at the edge of the lane, turned to the camera, looking to the left",
    "to the left of him in the picture, a golden-brown dog sits at the edge of the grass, also looking to the left",
    "behind the man, a woman in a grey dress stands next to a bicycle, half hidden by the fog",
    "on the left, a dark brown horse is moving, and further away a lighter one can hardly be seen; there is a wooden fence",
    "on the right, a scarecrow with outstretched arms, a brown coat and a wide hat stands at the edge of a stubble field",
]


def mist(y, height, density, colour):
    """A curtain of mist across the picture, thinning out towards the top."""
    surface = bpy.data.materials.new("mist")
    surface.use_nodes = True
    nodes, links = surface.node_tree.nodes, surface.node_tree.links
    glow, clear, mix = (nodes.new("ShaderNode" + kind) for kind in ("Emission", "BsdfTransparent", "MixShader"))
    glow.inputs["Color"].default_value = (*colour, 1)
    where, split, fade = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "SeparateXYZ", "MapRange"))
    links.new(where.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], fade.inputs["Value"])
    fade.inputs["To Min"].default_value, fade.inputs["To Max"].default_value = density, density * 0.35
    links.new(fade.outputs["Result"], mix.inputs["Fac"])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(glow.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    sheet = box(0, y, -0.2, 300, 0.01, height, surface)
    sheet.visible_diffuse = sheet.visible_shadow = sheet.visible_glossy = False


def build():
    grey = (0.56, 0.6, 0.64)
    lawn(mottled((0.11, 0.15, 0.06), (0.17, 0.18, 0.08), 2.5, 0.95, 0.4), 300)
    road = mottled((0.2, 0.17, 0.14), (0.27, 0.23, 0.19), 3, 0.9, 0.3)
    for index in range(40):
        y = -3 + index * 1.3
        box(0.5 + 2.2 * math.sin(y / 13), y, 0, 2.7, 1.6, 0.012 + index * 0.0003, road, -10 * math.cos(y / 13))
    wood = mottled((0.26, 0.2, 0.14), (0.19, 0.15, 0.1), 6)
    for index in range(16):
        box(-9.5 + index * 0.42, 4.6 + index * 1.35, 0, 0.13, 0.13, 1.3, wood, 20)
    for index in range(15):
        for z in (0.5, 1.0):
            box(-9.29 + index * 0.42, 5.27 + index * 1.35, z, 1.45, 0.05, 0.12, wood, 72.7)
    # a scarecrow on the right
    pole, coat = paint((0.25, 0.17, 0.1)), mottled((0.16, 0.1, 0.09), (0.22, 0.13, 0.1), 6)
    cylinder(3.9, 5.6, 0, 0.05, 2.1, pole)
    box(3.9, 5.58, 1.32, 1.7, 0.07, 0.07, pole)
    cylinder(3.9, 5.57, 0.6, 0.3, 0.85, coat, top=0.2)
    for side in (-1, 1):
        sleeve = cylinder(3.9 + side * 0.42, 5.57, 1.1, 0.14, 0.62, coat, (0, 90, 0), top=0.1)
        sleeve.location.z = 1.35
    ball(3.9, 5.57, 1.68, 0.18, paint((0.55, 0.43, 0.28), 0.9))
    cylinder(3.9, 5.57, 1.8, 0.34, 0.03, paint((0.35, 0.25, 0.12), 0.9))
    cylinder(3.9, 5.57, 1.83, 0.18, 0.2, paint((0.35, 0.25, 0.12), 0.9), top=0.13)
    stubble = mottled((0.36, 0.28, 0.12), (0.28, 0.21, 0.1), 10)
    chance = random.Random(3)
    for row in range(13):
        for index in range(26):
            cylinder(3.0 + row * 0.55 + chance.uniform(-0.06, 0.06), 3.2 + index * 0.6 + chance.uniform(-0.1, 0.1), -0.02, 0.05, chance.uniform(0.15, 0.32), stubble, (chance.uniform(-14, 14), 0, 0), top=0.015)
    # who is there
    place("male01", 0.35, 5.2, 0, 10)
    place("dog", -0.45, 4.7, 0, -25)
    place("horse2", -3.9, 8.8, 0, 60)
    place("horse", -6.6, 12.5, 0, -70)
    place("holdingFemale01", 1.55, 9.4, 0, 5)
    place("bicycle", 2.2, 9.5, 0, 5)
    for name, x, y, scale in (("sycamoreMaple", -3.0, 17, 0.8), ("poplar", 6.8, 15, 1), ("poplar", 9.5, 24, 1.2), ("sycamoreMaple", 2.0, 34, 1.1), ("poplar", -13, 26, 1.3), ("poplar", -7, 33, 1.3), ("poplar", 8.0, 40, 1.5)):
        place(name, x, y, 0, x * 30, scale=scale)
    for y, density in ((3.6, 0.05), (6.8, 0.12), (11.5, 0.2), (15.5, 0.26), (20, 0.34), (28, 0.42), (38, 0.55), (60, 0.8)):
        mist(y, 16, density, tuple(c * 0.95 for c in grey))
    backdrop(grey, 0.95)
    lamp(-8, -6, 12, 700, (0, 6, 0), 8, 8, (0.9, 0.95, 1))
    camera((0.1, -1.6, 1.5), (0.0, 7, 1.5), 27, -0.25)
