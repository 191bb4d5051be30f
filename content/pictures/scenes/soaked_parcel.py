import bpy
from mathutils import noise

from sets import *
from shapes import *

ALT = {"en": "The front door of a brick house", "zh": "砖房的大门"}
CONTAINS = [
    "a red brick wall with the white number 14 on the left; it is raining",
    "in the middle, a dark turquoise door with a white frame, a brass mail slot and a brass knob",
    "taped to the door, a white sign: PARCELS: PLEASE LEAVE NEXT DOOR (16)",
    "on the gray step in front of the door, a brown cardboard box with tape; dark at the top and at the bottom, lighter in the middle, the top bent in a little",
    "on the box, a white label with blue lines; below the lines, blue streaks run down",
    "on the step around the box, a dark puddle with rings made by raindrops",
    "on the left, a plant with long green leaves in a pink pot",
]


def soaked(width, depth, height, surface):
    """A cardboard box that has stood in the rain: its lid sags, its sides bulge."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    shape = bpy.context.object
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.subdivide(number_cuts=30)
    bpy.ops.object.mode_set(mode="OBJECT")
    for v in shape.data.vertices:
        u, w, h = v.co.x * 2, v.co.y * 2, v.co.z + 0.5
        round_ = (1 - u * u) * (1 - w * w)
        lump = noise.noise((v.co.x * 5, v.co.y * 5, v.co.z * 5 + 3))
        x, y, z = v.co.x * width, v.co.y * depth, h * height
        if h > 0.999:
            z -= 0.035 * round_ ** 0.8 + 0.008 * lump * round_
        side = math.sin(math.pi * h) * (1.3 - 0.6 * h)
        x += 0.012 * u * abs(u) ** 3 * side * (1 - w * w) + 0.004 * lump * (1 - abs(w) ** 4)
        y += 0.014 * w * abs(w) ** 3 * side * (1 - u * u) + 0.004 * lump * (1 - abs(u) ** 4)
        z -= 0.01 * h * (0.5 + lump) * (abs(u) ** 2 * abs(w) ** 2) * 1.6
        v.co = (x, y, z)
    shape.data.polygons.foreach_set("use_smooth", [True] * len(shape.data.polygons))
    shape.data.use_auto_smooth, shape.data.auto_smooth_angle = True, math.radians(45)
    shape.data.materials.append(surface)
    return shape


def wet_card(height):
    """Cardboard, darker where the rain has got into it: above, below and in streaks."""
    surface = paint((0.5, 0.34, 0.19), 0.7)
    nodes, links = surface.node_tree.nodes, surface.node_tree.links
    shader = nodes["Principled BSDF"]
    where, apart, ramp, grain, mix, add, up, scale = (nodes.new("ShaderNode" + k) for k in ("TexCoord", "SeparateXYZ", "ValToRGB", "TexNoise", "MixRGB", "Math", "Math", "Mapping"))
    links.new(where.outputs["Object"], apart.inputs[0])
    links.new(where.outputs["Object"], scale.inputs["Vector"])
    scale.inputs["Scale"].default_value = (7, 7, 2.2)
    links.new(scale.outputs[0], grain.inputs["Vector"])
    grain.inputs["Scale"].default_value = 1
    up.operation, up.inputs[1].default_value = "DIVIDE", height
    links.new(apart.outputs["Z"], up.inputs[0])
    add.operation, add.inputs[1].default_value = "MULTIPLY_ADD", 0.42
    links.new(grain.outputs["Fac"], add.inputs[0])
    links.new(up.outputs[0], add.inputs[2])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.42, (1, 1, 1, 1)
    stops[1].position, stops[1].color = 0.5, (0, 0, 0, 1)
    for at, value in ((0.86, 0), (0.95, 1)):
        stop = stops.new(at)
        stop.color = (value, value, value, 1)
    links.new(add.outputs[0], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], mix.inputs[0])
    mix.inputs[1].default_value, mix.inputs[2].default_value = (0.5, 0.33, 0.18, 1), (0.2, 0.115, 0.055, 1)
    links.new(mix.outputs[0], shader.inputs["Base Color"])
    gloss = nodes.new("ShaderNodeMapRange")
    gloss.inputs["To Min"].default_value, gloss.inputs["To Max"].default_value = 0.75, 0.3
    links.new(ramp.outputs["Color"], gloss.inputs["Value"])
    links.new(gloss.outputs[0], shader.inputs["Roughness"])
    return surface


def build():
    lawn(tiles((0.12, 0.11, 0.105), (0.15, 0.135, 0.125), 0.4, 0.4, (0.06, 0.06, 0.06), 0.16))
    brick = tiles((0.3, 0.12, 0.08), (0.25, 0.095, 0.065), 0.22, 0.07, (0.38, 0.35, 0.32), 0.7, True, 0.006, True)
    wall((-3.5, 2.4), (3.5, 2.4), 3.2, brick, [(3.0, 0.16, 1.05, 2.15)], None)
    white, brass = paint(WHITE, 0.4), paint((0.7, 0.52, 0.2), 0.25, 0.5, 0.9)
    for x in (-0.47, 0.52):
        box(x, 2.34, 0.16, 0.08, 0.14, 2.15, white)
    stone = paint((0.34, 0.335, 0.32), 0.14, 0.5)
    box(0.02, 2.05, 0, 1.9, 0.86, 0.16, stone, bevel=0.012)
    door = paint((0.03, 0.17, 0.2), 0.3, 0.4)
    box(0.025, 2.4, 0.17, 0.95, 0.05, 2.1, door)
    for z, h in ((0.32, 0.4), (1.36, 0.7)):
        for x in (-0.2, 0.25):
            box(x, 2.372, z, 0.34, 0.012, h, paint((0.035, 0.2, 0.235), 0.3, 0.4), bevel=0.005)
    box(0.025, 2.37, 0.79, 0.3, 0.012, 0.07, brass, bevel=0.004)
    box(0.025, 2.362, 0.81, 0.24, 0.006, 0.03, paint((0.35, 0.24, 0.09), 0.35))
    ball(0.4, 2.33, 1.0, 0.036, brass)
    cylinder(0.4, 2.355, 0.985, 0.014, 0.04, brass, (90, 0, 0))
    # the note
    box(0.02, 2.363, 1.0, 0.56, 0.003, 0.36, paint((0.86, 0.85, 0.8), 0.7), 0, 0)
    ink = paint((0.05, 0.07, 0.25), 0.7)
    for k, words in enumerate(("PARCELS:", "PLEASE LEAVE", "NEXT DOOR  (16)")):
        text(words, 0.02, 2.361, 1.265 - k * 0.1, (0.075, 0.066, 0.06)[k], ink if k else paint((0.55, 0.04, 0.03), 0.7)).data.offset = 0.001
    tape = paint((0.75, 0.66, 0.4), 0.3)
    for x, z, turn in ((-0.24, 1.335, 40), (0.28, 1.335, -40), (-0.24, 1.0, -40), (0.28, 1.0, 40)):
        strip = box(x, 2.36, z, 0.1, 0.002, 0.03, tape)
        strip.rotation_euler.y = math.radians(turn)
    text("14", -0.78, 2.33, 1.1, 0.17, paint((0.85, 0.83, 0.75), 0.4))
    # water on the step
    wet = paint((0.1, 0.1, 0.1), 0.02, 1.0)

    def pool(x, y, z, wide, deep, seed):
        chance, rim = random.Random(seed), 60
        waves = [(k, chance.uniform(-0.3, 0.3) / k, chance.uniform(0, 6)) for k in range(2, 9)]
        edge = [(x + wide * (r := 1 + sum(s * math.cos(n * a + p) for n, s, p in waves)) * math.cos(a), y + deep * r * math.sin(a), z) for a in (math.tau * k / rim for k in range(rim))]
        mesh = bpy.data.meshes.new("pool")
        mesh.from_pydata(edge, [], [tuple(range(rim))])
        mesh.materials.append(wet)
        bpy.context.collection.objects.link(bpy.data.objects.new("pool", mesh))

    pool(0.1, 1.86, 0.162, 0.5, 0.15, 4)
    pool(-0.6, 1.9, 0.162, 0.18, 0.1, 6)
    pool(-0.15, 1.25, 0.002, 0.75, 0.2, 9)
    ring = paint((0.32, 0.34, 0.37), 0.15)
    chance = random.Random(12)
    for k in range(26):
        x, y, z = ((chance.uniform(-0.35, 0.5), chance.uniform(1.75, 1.92), 0.163), (chance.uniform(-0.75, 0.5), chance.uniform(1.12, 1.38), 0.003))[k % 2]
        for n in range(1 + k % 2):
            bpy.ops.mesh.primitive_torus_add(major_radius=0.012 + 0.02 * n + chance.uniform(0, 0.008), minor_radius=0.0013, location=(x, y, z))
            bpy.context.object.data.materials.append(ring)
    # the parcel
    px, py, turn, high = 0.03, 2.03, 14, 0.34
    card = wet_card(high)
    parts = [soaked(0.5, 0.38, high, card)]
    label = paint((0.72, 0.71, 0.66), 0.5)
    parts.append(box(0.13, -0.209, 0.1, 0.2, 0.003, 0.13, label))
    for n in range(4):
        parts.append(box(0.115 + 0.008 * n, -0.2115, 0.205 - n * 0.018, 0.13 - 0.022 * n, 0.001, 0.006, paint((0.1, 0.1, 0.22))))
        parts.append(box(0.07 + 0.028 * n, -0.2115, 0.125 - 0.014 * (n % 2), 0.004, 0.001, 0.03 + 0.014 * (n % 2), paint((0.3, 0.3, 0.42))))
    glue = paint((0.42, 0.27, 0.12), 0.12, 0.6)
    mesh = bpy.data.meshes.new("tape")  # over the lid from front to back, down the front
    verts, n = [], 40
    for k in range(n + 1):
        u = -1 + 2 * k / n
        verts += [(s, 0.19 * u * 1.02, high + 0.004 - 0.035 * (1 - u * u) ** 0.8 + 0.005 * noise.noise((u * 4, s * 20, 1))) for s in (-0.03, 0.03)]
    mesh.from_pydata(verts, [], [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(n)])
    mesh.materials.append(glue)
    band = bpy.data.objects.new("tape", mesh)
    bpy.context.collection.objects.link(band)
    parts.append(band)
    parts.append(box(0, -0.197, high - 0.075, 0.06, 0.012, 0.078, glue))
    moved(parts, Matrix.Translation((px, py, 0.161)) @ Matrix.Rotation(math.radians(turn), 4, "Z"))
    # drops that jump up from the lid and the step
    bead = paint((0.7, 0.75, 0.8), 0.1, 0.8)
    for k in range(54):
        on = k % 3
        x, y, z = ((px + chance.uniform(-0.2, 0.2), py + chance.uniform(-0.15, 0.15), 0.161 + high), (chance.uniform(-0.8, 0.9), chance.uniform(1.68, 1.95), 0.165), (chance.uniform(-0.9, 0.9), chance.uniform(1.1, 1.5), 0.004))[on]
        for m in range(3):
            a = chance.uniform(0, 6.3)
            ball(x + 0.02 * math.cos(a), y + 0.02 * math.sin(a), z + chance.uniform(0.003, 0.025), chance.uniform(0.001, 0.0018), bead)
    place("plant", -0.82, 2.0, 0.16, 40, scale=0.62)
    before = set(bpy.data.objects)
    rain(-1.6, 1.6, 0.9, 2.25, 210, 9, 7)
    for drop in set(bpy.data.objects) - before:  # none in front of the note
        part = (2.36 + 0.75) / (drop.location.y + 0.75)
        x, z = 0.55 + (drop.location.x - 0.55) * part, 1.3 + (drop.location.z - 1.3) * part
        if abs(x - 0.02) < 0.36 and 0.9 < z < 1.46:
            bpy.data.objects.remove(drop)
    backdrop((0.62, 0.7, 0.8), 0.55)
    lamp(-3, -2.5, 4.5, 130, (0, 2, 0.5), 3, 3, (0.85, 0.92, 1))
    camera((0.55, -0.75, 1.3), (0.0, 2.15, 0.76), 46, 0.75, focus=(0.05, 2.0, 0.5), fstop=3.5)
