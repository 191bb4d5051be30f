import bpy
from mathutils import noise

from sets import *
from shapes import *

ALT = {"en": "A living room with balloons and a cake", "zh": "有气球和蛋糕的客厅"}
CONTAINS = [
    "a living room with gray-green walls, a light wooden floor and a gray rug; on the left, a window with a dark blue sky",
    "at the front on the left, a low brown table with a white cake on a white plate; on the cake pink frosting and five candles in blue, green and yellow that are not burning",
    "a large piece is missing from the cake, so that brown layers can be seen; brown and white crumbs lie on the plate and on the table",
    "on the table, also a few white plates in a stack, three forks and a blue party hat with a yellow ball on top",
    "on the rug, a trail of brown and white crumbs that leads from the table toward the dog bed",
    "on the right, a golden-brown dog sits in a round blue dog bed with a beige cushion and looks to the front; the end of its muzzle is white",
    "by the wall, a yellow present with a red, a blue and a yellow balloon tied to it",
    "in the background on the right, a white dresser with a turquoise and a red present and a lamp that is on",
]


def lump(x, y, z, size, surface, seed=0):
    """A crumb that rests on height `z`."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=1)
    shape = bpy.context.object
    chance = random.Random(seed)
    wide, deep, high = (size * chance.uniform(0.7, 1.2) for _ in range(3))
    for v in shape.data.vertices:
        v.co *= 1 + 0.45 * noise.noise(v.co * 1.6 + Vector((seed * 3.1, 0, 0)))
        v.co = Vector((v.co.x * wide, v.co.y * deep, max(v.co.z * high, -0.5 * high)))
    shape.location = (x, y, z + 0.5 * high)
    shape.rotation_euler.z = chance.uniform(0, 6)
    bpy.ops.object.shade_smooth()
    shape.data.materials.append(surface)
    return shape


def cake(x, y, z, radius, height, start, end, icing, layers):
    """A round cake from which the piece between two angles has been torn. `layers`: (height, material), from below."""
    outer = [(radius, 0.0), (radius, 0.25 * height), (radius, 0.5 * height), (radius, 0.75 * height), (radius, 0.9 * height), (radius * 0.975, 0.975 * height), (radius * 0.93, height)]
    outer += [(radius * r, height) for r in (0.8, 0.6, 0.4, 0.2, 0.0)]
    a, b = math.radians(end), math.radians(start + 360)

    def torn(r, h, edge):
        return 0.2 * noise.noise(Vector((r * 28, h * 30, edge * 9.0))) + 0.1 * noise.noise(Vector((r * 70, h * 70, edge * 5.0)))

    def at(part, r, h):
        angle = a + (b - a) * part
        angle += torn(r, h, 1) * max(0, 1 - part * 9) + torn(r, h, 2) * max(0, 1 - (1 - part) * 9)
        return (r * math.cos(angle), r * math.sin(angle), h)

    n = 90
    verts = [at(k / n, r, h) for r, h in outer for k in range(n + 1)]
    faces = [(i * (n + 1) + k, i * (n + 1) + k + 1, (i + 1) * (n + 1) + k + 1, (i + 1) * (n + 1) + k) for i in range(len(outer) - 1) for k in range(n)]
    looks = [0] * len(faces)
    m, q = 26, 30
    for part in (0.0, 1.0):
        first = len(verts)
        for j in range(q + 1):
            for i in range(m + 1):
                r, h = radius * i / m, height * j / q
                if h > 0.9 * height:
                    r = min(r, radius * (1 - 0.07 * (h / height - 0.9) / 0.1))
                verts.append(at(part, r, h))
        for j in range(q):
            for i in range(m):
                faces.append(tuple(first + k for k in (j * (m + 1) + i, j * (m + 1) + i + 1, (j + 1) * (m + 1) + i + 1, (j + 1) * (m + 1) + i)))
                here = next((k for k, (top, _) in enumerate(layers) if (j + 0.5) / q < top), len(layers) - 1)
                looks.append(0 if i > m - 2 else here + 1)
    mesh = bpy.data.meshes.new("cake")
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(icing)
    for _, surface in layers:
        mesh.materials.append(surface)
    mesh.polygons.foreach_set("material_index", looks)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(50)
    shape = bpy.data.objects.new("cake", mesh)
    shape.location = (x, y, z)
    bpy.context.collection.objects.link(shape)
    return shape


def flags(x, y, z, length, sag, colours, count=14):
    """A string of small flags along the wall."""
    cord = [(x + length * k / count, y, z - sag * 4 * (k / count) * (1 - k / count)) for k in range(count + 1)]
    pipe(cord, 0.005, paint((0.85, 0.85, 0.8)))
    for index in range(count):
        part = (index + 0.5) / count
        drop = sag * 4 * part * (1 - part)
        mesh = bpy.data.meshes.new("flag")
        mesh.from_pydata([(-0.1, 0, 0), (0.1, 0, 0), (0, 0, -0.22)], [], [(0, 1, 2)])
        mesh.materials.append(paint(colours[index % len(colours)], 0.9))
        shape = bpy.data.objects.new("flag", mesh)
        shape.location = (x + length * part, y, z - drop)
        bpy.context.collection.objects.link(shape)


def smear(copies, colour):
    """Puts cream around a dog's nose."""
    bpy.context.view_layer.update()
    for copy in copies:
        head = [v.co for v in copy.data.vertices if v.co.z > 0.6 * max(v.co.z for v in copy.data.vertices)]
        nose = min(head, key=lambda p: p.y)
        for slot in copy.material_slots:
            slot.link = "OBJECT"
            slot.material = surface = (slot.material or copy.data.materials[slot.slot_index]).copy()
            nodes, links = surface.node_tree.nodes, surface.node_tree.links
            base = nodes["Principled BSDF"].inputs["Base Color"]
            where, far, wave, level, ramp, mix = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "VectorMath", "TexNoise", "Math", "ValToRGB", "MixRGB"))
            far.operation = "DISTANCE"
            far.inputs[1].default_value = (nose.x + 0.02, nose.y + 0.012, nose.z - 0.04)
            links.new(where.outputs["Object"], far.inputs[0])
            wave.inputs["Scale"].default_value = 38
            links.new(where.outputs["Object"], wave.inputs["Vector"])
            level.operation = "MULTIPLY_ADD"
            links.new(wave.outputs["Fac"], level.inputs[0])
            level.inputs[1].default_value = 0.07
            links.new(far.outputs["Value"], level.inputs[2])
            ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.078, 0.086
            ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (1, 1, 1, 1), (0, 0, 0, 1)
            links.new(level.outputs[0], ramp.inputs["Fac"])
            light, pale, both = nodes.new("ShaderNodeRGBToBW"), nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMath")
            pale.operation, both.operation = "GREATER_THAN", "MULTIPLY"
            pale.inputs[1].default_value = 0.1
            if base.links:
                links.new(base.links[0].from_socket, light.inputs[0])
            links.new(light.outputs[0], pale.inputs[0])
            links.new(ramp.outputs["Color"], both.inputs[0])
            links.new(pale.outputs[0], both.inputs[1])
            links.new(both.outputs[0], mix.inputs[0])
            if base.links:
                links.new(base.links[0].from_socket, mix.inputs[1])
            else:
                mix.inputs[1].default_value = base.default_value
            mix.inputs[2].default_value = (*colour, 1)
            links.new(mix.outputs[0], base)


def build():
    room(5.4, 3.6, 2.7, mottled((0.34, 0.42, 0.42), (0.31, 0.39, 0.39), 3), boards((0.42, 0.27, 0.15), (0.36, 0.22, 0.12)), back=[(0.5, 0.85, 1.3, 1.3)])
    place("oriental-rug", 0.1, 1.35, 0.002, 90, (1.9, 2.6, 0.012), colour=(0.3, 0.33, 0.36))
    floor = 0.015
    # the low table with the cake
    wood = mottled((0.36, 0.22, 0.11), (0.3, 0.18, 0.09), 6, 0.35)
    top, tx, ty = 0.42, -0.5, 0.95
    box(tx, ty, top - 0.035, 0.95, 0.55, 0.035, wood, bevel=0.006)
    for dx in (-0.42, 0.42):
        for dy in (-0.22, 0.22):
            box(tx + dx, ty + dy, floor, 0.05, 0.05, top - 0.035 - floor, wood)
    cx, cy = -0.45, 0.95
    china = paint((0.86, 0.86, 0.84), 0.15, 0.5)
    turned(cx, cy, top, [(0, 0), (0.1, 0), (0.18, 0.012), (0.184, 0.014), (0.18, 0.017), (0.1, 0.008), (0, 0.008)], china)
    icing = paint((0.88, 0.84, 0.78), 0.45)
    sponge = mottled((0.62, 0.42, 0.16), (0.5, 0.31, 0.1), 60, 0.95, 0.7)
    jam = mottled((0.45, 0.02, 0.03), (0.3, 0.01, 0.02), 40, 0.3)
    z0, r0, h0 = top + 0.009, 0.14, 0.105
    gap = (-96, -18)
    cake(cx, cy, z0, r0, h0, *gap, icing, [(0.4, sponge), (0.47, icing), (0.53, jam), (0.9, sponge), (1.0, icing)])
    rose = paint((0.8, 0.22, 0.3), 0.45)
    for k in range(20):
        angle = k * 360 / 20
        if gap[1] + 8 < angle < gap[0] + 352:
            a = math.radians(angle)
            for dz, s in ((0, 0.016), (0.012, 0.011), (0.021, 0.006)):
                ball(cx + 0.118 * math.cos(a), cy + 0.118 * math.sin(a), z0 + h0 + 0.004 + dz, s, rose, 0.8)
    for k, angle in enumerate((20, 75, 130, 185, 238)):
        a = math.radians(angle)
        x, y = cx + 0.07 * math.cos(a), cy + 0.07 * math.sin(a)
        cylinder(x, y, z0 + h0 - 0.01, 0.0045, 0.075, paint(((0.1, 0.35, 0.7), (0.9, 0.65, 0.1), (0.1, 0.5, 0.3))[k % 3], 0.4))
        rod((x, y, z0 + h0 + 0.065), (x + 0.001, y, z0 + h0 + 0.073), 0.001, paint((0.02, 0.02, 0.02)))
    # what fell on the plate and the table
    chance = random.Random(5)
    cream = paint((0.88, 0.84, 0.78), 0.4)
    for k in range(44):
        x, y = cx + chance.uniform(0.0, 0.4), cy - chance.uniform(0.02, 0.25)
        d = math.hypot(x - cx, y - cy)
        if d > 0.2 or gap[0] + 12 < math.degrees(math.atan2(y - cy, x - cx)) < gap[1] - 12 and 0.06 < d:
            if d < 0.2 and d > 0.17:
                continue
            lump(x, y, top + (0.009 if d < 0.17 else 0), chance.uniform(0.004, 0.013), sponge if k % 4 else cream, k)
    # plates, forks, a cone-shaped hat
    for k in range(3):
        turned(tx - 0.27, ty + 0.13, top + 0.007 * k, [(0, 0), (0.06, 0), (0.1, 0.012), (0.102, 0.014), (0.1, 0.016), (0.06, 0.006), (0, 0.006)], china)
    for k in range(3):
        place("fork", tx - 0.29 + 0.035 * k, ty - 0.12, top, 6 * k - 8)
    cylinder(tx + 0.28, ty + 0.18, top, 0.065, 0.16, paint((0.1, 0.35, 0.6), 0.6), top=0.002)
    ball(tx + 0.28, ty + 0.18, top + 0.162, 0.016, paint((0.9, 0.75, 0.2), 0.7))
    # the trail
    bx, by = 0.64, 1.62
    way = [(-0.02, 0.78), (0.1, 0.84), (0.2, 0.92), (0.28, 1.02), (0.36, 1.13)]
    for a, b in zip(way, way[1:]):
        for k in range(13):
            part = chance.random()
            x, y = (a[i] + (b[i] - a[i]) * part + chance.gauss(0, 0.028) for i in (0, 1))
            lump(x, y, floor, chance.choice((0.005, 0.007, 0.01, 0.014)), cream if k % 5 == 0 else sponge, k + 40)
    for k, (x, y, s) in enumerate(((0.06, 0.8, 0.026), (0.24, 0.98, 0.022))):
        lump(x, y, floor, s, sponge, k + 9)
        lump(x + 0.012, y - 0.01, floor + s * 0.7, s * 0.6, cream, k + 19)
    # the dog in its basket
    cloth, soft = mottled((0.16, 0.22, 0.34), (0.13, 0.19, 0.3), 60, 0.95), mottled((0.6, 0.52, 0.4), (0.55, 0.47, 0.35), 50, 0.95)
    bpy.ops.mesh.primitive_torus_add(major_radius=0.42, minor_radius=0.095, major_segments=64, minor_segments=24, location=(bx, by, floor + 0.085))
    rim = bpy.context.object
    rim.scale = (1.12, 0.95, 1)
    rim.data.materials.append(cloth)
    bpy.ops.object.shade_smooth()
    pad = ball(bx, by, floor + 0.03, 0.42, soft)
    pad.scale = (1.08, 0.9, 0.12)
    dog = place("dog", bx, by + 0.06, floor + 0.06, -24, scale=0.86)
    smear(dog, (0.88, 0.84, 0.78))
    # behind
    place("dresserWithDrawers", 1.35, 3.3, 0, 0)
    place("gift", 0.85, 3.28, 0.81, 10, scale=1.2)
    place("gift", 1.2, 3.3, 0.81, -20, colour=(0.65, 0.1, 0.15))
    place("little_lamp1", 1.75, 3.3, 0.81)
    bulb(1.75, 3.3, 1.08, 22, 0.08, (1, 0.75, 0.45))
    flags(-2.5, 3.5, 2.2, 5.0, 0.3, [(0.85, 0.2, 0.2), (0.95, 0.75, 0.15), (0.15, 0.5, 0.6), (0.9, 0.88, 0.8)], 18)
    for k in range(3):  # more of them inside the basket
        lump(bx - 0.2 + 0.06 * k, by - 0.24 + 0.02 * (k % 2), floor + 0.055, 0.012, sponge if k else cream, k + 70)
    place("gift", 0.1, 3.1, 0, 15, scale=1.25, colour=(0.75, 0.5, 0.08))
    for x, y, z, c in ((-0.08, 3.2, 1.24, (0.8, 0.12, 0.12)), (0.22, 3.25, 1.02, (0.9, 0.65, 0.1)), (0.3, 3.2, 1.28, (0.12, 0.4, 0.65))):
        ball(x, y, z, 0.14, paint(c, 0.25, 0.5), 1.2)
        pipe([(x, y, z - 0.165), (x * 0.6 + 0.04, 3.15, z - 0.45), (0.1, 3.1, 0.3)], 0.003, paint((0.8, 0.8, 0.8)))
    backdrop((0.02, 0.03, 0.09), 1)
    lamp(0.2, 1.6, 2.6, 42, None, 2.2, 2, (1, 0.84, 0.64))
    lamp(-1.2, -1.2, 2.0, 34, (0.1, 1.3, 0.4), 1.6, 1.2, (1, 0.86, 0.68))
    camera((-0.06, -0.6, 1.08), (0.05, 1.4, 0.5), 29.5, 0.35, focus=(0.1, 1.1, 0.4), fstop=3.5)
