from people import *
from poses import *
from sets import *
from shapes import *

ALT = {"en": "An entrance hall with a dog", "zh": "有狗的门厅"}
CONTAINS = [
    "a hall with pale gray walls and white floor tiles",
    "on the left, an open red door; outside, rain, a gray sky, a green lawn, a green bush or small tree and a brown path",
    "inside the door, a light brown doormat with a dark blue border",
    "dark brown paw prints on the floor, from the doormat to the front",
    "at the front on the right, a golden-brown dog, sitting; its paws and its tail are dark brown",
    "in the middle, a woman with short red hair, in a turquoise sweater, gray pants and orange shoes, looks to the right; in front of her she has a mop with a long light wooden handle and a white head that is down on the left",
    "to the right of the woman, a yellow bucket",
    "on the right, by the wall, a brown bench with a red ball on it; next to it a closed blue umbrella",
    "on the wall on the right, a picture with pink, yellow and blue stripes in a brown frame",
]


def build():
    room(4.4, 4.4, 2.7, mottled((0.6, 0.62, 0.56), (0.56, 0.58, 0.52), 3), tiles((0.72, 0.7, 0.66), (0.68, 0.66, 0.62), 0.45, 0.45, (0.5, 0.48, 0.45), 0.25), back=[(0.75, 0, 1.05, 2.1)], frame=None)
    white = paint(WHITE, 0.5)
    for x in (-1.48, -0.37):
        box(x, 4.4, 0, 0.07, 0.16, 2.1, white)
    box(-0.925, 4.4, 2.1, 1.18, 0.16, 0.07, white)
    # outside it pours
    lawn(mottled((0.07, 0.14, 0.04), (0.12, 0.2, 0.06), 3), z=-0.08)
    mud = mottled((0.1, 0.06, 0.03), (0.15, 0.1, 0.06), 5, 0.35, 0.4)
    box(-0.95, 9.5, -0.12, 1.6, 10, 0.06, mud)
    box(-0.925, 4.9, -0.1, 1.5, 0.9, 0.07, paint((0.3, 0.3, 0.29), 0.3))
    for k in range(14):
        box(-8 + k * 1.0, 13, -0.1, 0.9, 0.06, 1.3, paint((0.2, 0.13, 0.08), 0.8))
    place("sycamoreMaple", 2.5, 19, -0.1)
    place("bush", -1.9, 8.5, -0.1)
    rain(-3, 1.5, 5.2, 8.5, 420, 4, 6)
    for k, (x, y, w, d) in enumerate(((-0.7, 7, 0.4, 0.5), (-1.3, 8.6, 0.35, 0.4))):
        cylinder(x, y, -0.06, 1, 0.004 + 0.001 * k, paint((0.3, 0.32, 0.34), 0.05, 0.9)).scale = (w, d, 1)
    door = [box(0.5, 0, 0.01, 1.0, 0.045, 2.07, paint((0.35, 0.08, 0.06), 0.45))]
    for z, h in ((0.2, 0.75), (1.1, 0.8)):
        door.append(box(0.5, -0.024, z, 0.68, 0.012, h, paint((0.4, 0.1, 0.08), 0.45), bevel=0.004))
    door.append(ball(0.92, -0.06, 1.02, 0.035, paint((0.7, 0.55, 0.25), 0.25, 0.5, 0.9)))
    moved(door, Matrix.Translation((-1.45, 4.33, 0)) @ Matrix.Rotation(math.radians(-100), 4, "Z"))
    place("doormat", -0.92, 4.02, 0.0, 0, size=(0.85, 0.45, 0.012))
    # the prints of paws
    earth = paint((0.1, 0.055, 0.025), 0.55)

    def print_(x, y, turn, size=1.0):
        parts = [cylinder(0, 0, 0, 0.03 * size, 0.003, earth)]
        parts[0].scale = (1.15, 0.85, 1)
        for a, r in ((-52, 0.043), (-18, 0.054), (18, 0.054), (52, 0.043)):
            toe = cylinder(r * size * math.sin(math.radians(a)), r * size * math.cos(math.radians(a)), 0, 0.0135 * size, 0.003, earth)
            toe.scale = (0.8, 1.2, 1)
            parts.append(toe)
        moved(parts, Matrix.Translation((x, y, 0.0005)) @ Matrix.Rotation(math.radians(turn), 4, "Z"))

    chance = random.Random(8)
    way = [(-0.9, 4.25), (-0.86, 3.75), (-0.6, 3.2), (-0.15, 2.85), (0.4, 2.75), (0.72, 2.4), (0.5, 1.95), (0.0, 1.75), (-0.5, 1.6), (-0.78, 1.95), (-0.5, 2.3), (0.0, 2.25), (0.52, 2.15)]
    steps = []
    for a, b in zip(way, way[1:]):
        long = math.hypot(b[0] - a[0], b[1] - a[1])
        for k in range(max(1, round(long / 0.17))):
            part = k / max(1, round(long / 0.17))
            steps.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) - 90))
    for k, (x, y, turn) in enumerate(steps):
        side = 0.085 if k % 2 else -0.085
        t = math.radians(turn)
        print_(x + side * math.cos(t) + chance.gauss(0, 0.012), y + side * math.sin(t) + chance.gauss(0, 0.012), turn + chance.gauss(0, 8), chance.uniform(1.15, 1.35))
    for k in range(26):
        x, y, _ = chance.choice(steps)
        cylinder(x + chance.gauss(0, 0.12), y + chance.gauss(0, 0.12), 0.0005, chance.uniform(0.005, 0.016), 0.002, earth)
    # the dog, with mud on its legs
    dog = place("dog", 0.62, 2.0, 0, -28)
    for part in dog:
        for slot in part.material_slots:
            slot.link = "OBJECT"
            slot.material = surface = (slot.material or part.data.materials[slot.slot_index]).copy()
            nodes, links = surface.node_tree.nodes, surface.node_tree.links
            base = surface.node_tree.nodes["Principled BSDF"].inputs["Base Color"]
            where, apart, wave, ramp, mix = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "SeparateXYZ", "TexNoise", "ValToRGB", "MixRGB"))
            links.new(where.outputs["Object"], apart.inputs[0])
            links.new(where.outputs["Object"], wave.inputs["Vector"])
            wave.inputs["Scale"].default_value = 14
            level = nodes.new("ShaderNodeMath")
            level.operation = "MULTIPLY_ADD"
            links.new(wave.outputs["Fac"], level.inputs[0])
            level.inputs[1].default_value = 0.22
            links.new(apart.outputs["Z"], level.inputs[2])
            ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.22, 0.27
            ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (0.95, 0.95, 0.95, 1), (0, 0, 0, 1)
            links.new(level.outputs[0], ramp.inputs["Fac"])
            links.new(ramp.outputs["Color"], mix.inputs[0])
            if base.links:
                links.new(base.links[0].from_socket, mix.inputs[1])
            else:
                mix.inputs[1].default_value = base.default_value
            mix.inputs[2].default_value = (0.09, 0.05, 0.022, 1)
            links.new(mix.outputs[0], base)
    # the woman with the mop, a bucket
    woman = dress(place("female01", -0.3, 3.05, 0, 14), top=(0.08, 0.28, 0.4), bottom=(0.14, 0.14, 0.2), hair=(0.25, 0.2, 0.2), plain=0.6)
    pose(woman, head=-82, nod=14, right=spot(woman, -0.16, -0.3, 1.02), left=spot(woman, 0.02, -0.3, 1.2))
    a, b = hand(woman, "right"), hand(woman, "left")
    way_ = (a - b).normalized()
    low = a + way_ * ((a.z - 0.06) / -way_.z)
    rod(b - way_ * 0.28, low, 0.012, paint((0.55, 0.38, 0.2), 0.5))
    strand = paint((0.75, 0.73, 0.68), 0.95)
    for k in range(30):
        t = k * 2.4
        r = 0.05 + 0.1 * ((k * 7) % 10) / 10
        pipe([(low.x, low.y, 0.08), (low.x + 0.5 * r * math.cos(t), low.y + 0.5 * r * math.sin(t), 0.05), (low.x + r * math.cos(t), low.y + r * math.sin(t), 0.01)], 0.008, strand)
    cylinder(low.x, low.y, 0.05, 0.035, 0.06, paint((0.1, 0.3, 0.6), 0.4))
    turned(0.42, 3.35, 0, [(0, 0.01), (0.12, 0.01), (0.165, 0.29), (0.175, 0.29), (0.175, 0.3), (0.16, 0.3), (0.118, 0.02), (0, 0.02)], paint((0.85, 0.55, 0.05), 0.4))
    turned(0.42, 3.35, 0, [(0, 0.2), (0.147, 0.2)], paint((0.35, 0.38, 0.4), 0.05, 0.8))
    pipe([(0.25, 3.35, 0.29), (0.27, 3.24, 0.33), (0.42, 3.18, 0.34), (0.57, 3.24, 0.33), (0.59, 3.35, 0.29)], 0.005, paint((0.5, 0.5, 0.5), 0.3, 0.5, 0.8))
    # coats and a bench on the right
    wood = mottled((0.36, 0.22, 0.11), (0.3, 0.18, 0.09), 6, 0.4)
    box(0.95, 4.2, 0.42, 1.4, 0.32, 0.04, wood)
    for x in (0.35, 1.55):
        box(x, 4.2, 0, 0.05, 0.3, 0.42, wood)
    picture_on_wall(0.95, 4.33, 1.3, 0.7, 0.5, [(0.15, 0.3, 0.4), (0.5, 0.45, 0.3), (0.75, 0.7, 0.6)])
    place("umbrellaFolded", 1.72, 4.2, 0, 20, size=(0.28, 0.28, 0.85))
    place("basketball", 1.2, 4.2, 0.46, 30, scale=0.7, colour=(0.7, 0.12, 0.08))
    backdrop((0.55, 0.62, 0.7), 0.75)
    lamp(0, 2.2, 2.6, 40, None, 2.2, 2, (1, 0.95, 0.88))
    lamp(0.8, -0.8, 2.2, 38, (0, 2.3, 0.5), 2, 1.5)
    camera((0.2, -0.4, 1.55), (-0.04, 2.6, 0.7), 30, 0.2)
