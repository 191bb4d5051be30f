import bpy
from mathutils import noise

from people import *
from poses import *
from sets import *
from shapes import *

ALT = {"en": "A bathroom and a hall", "zh": "浴室和走廊"}
CONTAINS = [
    "a bathroom with pale tiled walls and a beige tiled floor",
    "in the middle, a dark blue bathtub with a white rim, full to the top, with white foam on the water",
    "above it on the wall, a metal faucet with water running from it",
    "white streams of water run down the outside of the tub; a large part of the floor is dark with water, with patches of foam on it",
    "on the wet floor, a pair of pink slippers on the left and a yellow rubber duck in the middle",
    "on the right, a wooden stool with folded towels, white ones on top of yellow ones",
    "on the left, an open door; behind it, in a hall with orange-yellow walls and a wooden floor, a woman with reddish-brown hair, in a pink dress with dark red sleeves, dark tights and boots",
    "the woman holds a black phone to her ear and looks to the left, away from the bathroom; behind her, a picture on the wall",
]


def clear(colour=(1, 1, 1), shine=0.12, pale=0.0, bump=0.0, streaks=False):
    """Water: lets light through and shines; `pale` edges are seen in the dark."""
    surface = bpy.data.materials.new("clear")
    surface.use_nodes = True
    nodes, links = surface.node_tree.nodes, surface.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    through, gloss, mix, rim = (nodes.new("ShaderNode" + kind) for kind in ("BsdfTransparent", "BsdfGlossy", "MixShader", "LayerWeight"))
    through.inputs[0].default_value = (*colour, 1)
    gloss.inputs["Roughness"].default_value = 0.04
    rim.inputs["Blend"].default_value = shine
    links.new(rim.outputs["Fresnel"], mix.inputs[0])
    links.new(through.outputs[0], mix.inputs[1])
    edge, both = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeAddShader")
    edge.inputs["Strength"].default_value = pale
    links.new(gloss.outputs[0], both.inputs[0])
    links.new(edge.outputs[0], both.inputs[1])
    links.new(both.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    if bump:
        wave, relief = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
        wave.inputs["Scale"].default_value = 9
        relief.inputs["Strength"].default_value = bump
        links.new(wave.outputs["Fac"], relief.inputs["Height"])
        links.new(relief.outputs["Normal"], gloss.inputs["Normal"])
        links.new(relief.outputs["Normal"], rim.inputs["Normal"])
    if streaks:  # water that runs down in threads
        where, long, threads, ramp, times = (nodes.new("ShaderNode" + k) for k in ("TexCoord", "Mapping", "TexNoise", "ValToRGB", "Math"))
        links.new(where.outputs["Object"], long.inputs["Vector"])
        long.inputs["Scale"].default_value = (20, 3, 2.2)
        links.new(long.outputs[0], threads.inputs["Vector"])
        threads.inputs["Scale"].default_value, threads.inputs["Detail"].default_value = 1, 3
        links.new(threads.outputs["Fac"], ramp.inputs["Fac"])
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.47, 0.68
        times.operation = "MULTIPLY"
        links.new(rim.outputs["Fresnel"], times.inputs[0])
        links.new(ramp.outputs["Color"], times.inputs[1])
        links.new(times.outputs[0], mix.inputs[0])
    return surface


def oval(turn, long, wide):
    """A point on the tub's outline: a rectangle with very round corners."""
    c, s = math.cos(turn), math.sin(turn)
    return long * math.copysign(abs(c) ** 0.6, c), wide * math.copysign(abs(s) ** 0.6, s)


def tub(x, y, profile, surface, split=None):
    """A bathtub: (half length, half width, height) of its outline from the bottom outside to the bottom inside."""
    n, mesh, verts = 96, bpy.data.meshes.new("tub"), []
    for a, b, h in profile:
        verts += [(x + p, y + q, h) for p, q in (oval(math.tau * k / n, a, b) for k in range(n))]
    mesh.from_pydata(verts, [], [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(profile) - 1) for k in range(n)])
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(50)
    mesh.materials.append(surface)
    bpy.context.collection.objects.link(bpy.data.objects.new("tub", mesh))


def foam(spots, seed, surface):
    """Bubbles in heaps (x, y, z, width, height)."""
    chance, one = random.Random(seed), ball(0, 0, -1, 1, surface)
    for x, y, z, wide, high in spots:
        for k in range(int(520 * wide / 0.12)):
            a, r = chance.uniform(0, 6.3), wide * math.sqrt(chance.random())
            top = high * (1 - (r / wide) ** 2)
            bubble = bpy.data.objects.new("bubble", one.data)
            bubble.location = (x + r * math.cos(a), y + r * math.sin(a) * 0.8, z + top * chance.uniform(0.35, 1.0))
            bubble.scale = [chance.choice((0.006, 0.008, 0.01, 0.014))] * 3
            bpy.context.collection.objects.link(bubble)
    one.scale = (0.001, 0.001, 0.001)


def duck(x, y, z, turn, size=1.0):
    yellow, beak, eye = paint((0.9, 0.6, 0.02), 0.3, 0.5), paint((0.85, 0.22, 0.02), 0.35, 0.5), paint((0.01, 0.01, 0.01), 0.2, 0.5)
    body = ball(0, 0, 0.035, 0.055, yellow)
    body.scale = (0.82, 1.1, 0.75)
    tail = cylinder(0, 0.06, 0.05, 0.022, 0.04, yellow, (-50, 0, 0), top=0.003)
    parts = [body, tail, ball(0, -0.03, 0.098, 0.036, yellow)]
    bill = ball(0, -0.067, 0.092, 0.014, beak)
    bill.scale = (1.15, 1.1, 0.45)
    parts.append(bill)
    for s in (-1, 1):
        parts.append(ball(0.017 * s, -0.058, 0.108, 0.0058, eye))
        wing = ball(0.04 * s, 0.01, 0.045, 0.03, yellow)
        wing.scale = (0.35, 1.1, 0.6)
        parts.append(wing)
    moved(parts, Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Diagonal((size, size, size, 1)))


def spread(spots, z, surface, step=0.02):
    """Water on the floor: circles (x, y, radius) that run together."""
    def wet(x, y):
        return sum(math.exp(-(math.hypot(x - a, y - b) / r) ** 2 * 1.2) for a, b, r in spots) - 0.3 + 0.07 * noise.noise((x * 5, y * 5, 0))

    n, verts, faces, known = 0, [], [], {}
    low = [min(s[k] - 2 * s[2] for s in spots) for k in (0, 1)]
    high = [max(s[k] + 2 * s[2] for s in spots) for k in (0, 1)]
    nx, ny = (int((high[k] - low[k]) / step) + 1 for k in (0, 1))
    for j in range(ny):
        for i in range(nx):
            x, y = low[0] + i * step, low[1] + j * step
            f = wet(x, y)
            verts.append((x, y, z + (0.004 * min(1.0, f / 0.25) ** 0.5 if f > 0 else max(-0.006, f * 0.05))))
    faces = [(k, k + 1, k + nx + 1, k + nx) for j in range(ny - 1) for i in range(nx - 1) for k in [j * nx + i] if max(verts[q][2] for q in (k, k + 1, k + nx, k + nx + 1)) > z - 0.0045]
    mesh = bpy.data.meshes.new("spread")
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(surface)
    bpy.context.collection.objects.link(bpy.data.objects.new("spread", mesh))


def build():
    floor = tiles((0.42, 0.36, 0.3), (0.38, 0.33, 0.27), 0.33, 0.33, (0.22, 0.2, 0.18), 0.3)
    box(0, 1.2, -0.1, 5.2, 4.4, 0.1, floor)
    box(-1.3, 5.0, -0.1, 6, 3.2, 0.1, boards((0.36, 0.23, 0.13), (0.31, 0.19, 0.1)))
    tile = tiles((0.62, 0.68, 0.66), (0.58, 0.65, 0.63), 0.2, 0.2, (0.4, 0.44, 0.43), 0.25, False, 0.006, True)
    wall((-2.4, 3.4), (2.2, 3.4), 2.6, tile, [(0.72, 0, 0.95, 2.1)], None)
    wall((2.0, -1), (2.0, 3.4), 2.6, tile)
    white = paint(WHITE, 0.4)
    for x in (-1.72, -0.69):
        box(x, 3.38, 0, 0.08, 0.18, 2.1, white)
    # the hall behind the open door; a woman is on the telephone
    box(-1.2, 6.4, 0, 6, 0.1, 2.7, mottled((0.6, 0.42, 0.26), (0.56, 0.38, 0.23), 3))
    box(-2.2, 4.9, 0, 0.1, 3, 2.7, paint((0.58, 0.42, 0.28)))
    picture_on_wall(-1.75, 6.3, 1.25, 0.4, 0.5, [(0.08, 0.2, 0.25), (0.6, 0.4, 0.2), (0.75, 0.65, 0.5)])
    door = [box(0.47, 0, 0.01, 0.92, 0.045, 2.07, paint((0.75, 0.74, 0.7), 0.4)), ball(0.86, -0.05, 1.0, 0.034, paint((0.7, 0.55, 0.25), 0.25, 0.5, 0.9))]
    moved(door, Matrix.Translation((-1.66, 3.32, 0)) @ Matrix.Rotation(math.radians(-96), 4, "Z"))
    woman = dress(place("holdingFemale01", -1.42, 4.6, 0, -28), top=(0.45, 0.1, 0.2), bottom=(0.08, 0.1, 0.16), hair=(0.5, 0.4, 0.3))
    pose(woman, head=-30, nod=4, left=spot(woman, 0.16, -0.05, 1.5), elbows=0.6)
    x, y, z = hand(woman, "left")
    box(x - 0.005, y + 0.005, z - 0.045, 0.022, 0.06, 0.15, paint((0.02, 0.02, 0.025), 0.3), -45, bevel=0.004)
    bulb(-0.6, 4.9, 2.3, 60, 0.15, (1, 0.8, 0.55))
    lamp(-1.2, 3.9, 2.4, 20, (-1.3, 4.8, 1.2), 0.6, 0.6, (1, 0.85, 0.65))
    # the tub, full to the brim
    x0, y0, rim = 0.5, 2.72, 0.58
    tub(x0, y0, [(0.66, 0.24, 0.03), (0.7, 0.27, 0.06), (0.77, 0.33, 0.3), (0.83, 0.375, 0.53)], paint((0.03, 0.11, 0.17), 0.25, 0.5))
    tub(x0, y0, [(0.83, 0.375, 0.53), (0.87, 0.41, 0.545), (0.885, 0.425, 0.56), (0.88, 0.42, rim), (0.86, 0.4, rim + 0.003), (0.83, 0.37, rim - 0.005), (0.8, 0.34, 0.4), (0.7, 0.25, 0.15), (0.3, 0.1, 0.14), (0.01, 0.01, 0.14)], paint((0.85, 0.85, 0.83), 0.2, 0.5))
    for dx in (-0.5, 0.5):
        for dy in (-0.2, 0.2):
            ball(x0 + dx, y0 + dy, 0.035, 0.045, paint((0.65, 0.5, 0.22), 0.25, 0.5, 0.9))
    tub(x0, y0, [(0.872, 0.412, rim + 0.004), (0.8, 0.36, rim + 0.008), (0.4, 0.2, rim + 0.009), (0.005, 0.005, rim + 0.009)], clear((0.72, 0.9, 0.94), 0.25, 0.03, 0.25))
    # it runs over in front
    pane = clear((1, 1, 1), 0.55, 0.22, 0, True)
    for seed, (left, right) in enumerate(((-0.62, 0.66),)):
        verts, n, m = [], 40, 40
        way = [(0.4, rim + 0.009), (0.424, rim + 0.006), (0.436, rim - 0.01), (0.432, 0.54), (0.385, 0.51), (0.36, 0.42), (0.34, 0.3), (0.31, 0.18), (0.28, 0.06), (0.275, 0.004)]
        for j in range(m + 1):
            at = j / m * (len(way) - 1)
            k = min(int(at), len(way) - 2)
            out, z = (way[k][q] + (way[k + 1][q] - way[k][q]) * (at - k) for q in (0, 1))
            for i in range(n + 1):
                u = i / n
                narrow = 1 - 0.08 * j / m * (1 + 0.5 * math.sin(seed + 4 * j / m))
                x = (left + right) / 2 + (u - 0.5) * (right - left) * narrow + 0.012 * math.sin(5 * j / m + seed * 2)
                thick = (0.005 + 0.012 * abs(noise.noise((x * 28 + seed, z * 3.5, seed)))) * min(1, 6 * u, 6 * (1 - u)) ** 0.5
                verts.append((x0 + x, y0 - out - thick, z + (0.003 if k < 2 else 0)))
        mesh = bpy.data.meshes.new("sheet")
        mesh.from_pydata(verts, [], [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)])
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.materials.append(pane)
        bpy.context.collection.objects.link(bpy.data.objects.new("sheet", mesh))
    # the tap is on
    chrome = paint((0.75, 0.75, 0.75), 0.12, 0.6, 1.0)
    tx = x0 + 0.45
    cylinder(tx, 3.33, 0.93, 0.05, 0.02, chrome, (90, 0, 0))
    pipe([(tx, 3.34, 0.94), (tx, 3.15, 0.95), (tx, 2.99, 0.95), (tx, 2.94, 0.93), (tx, 2.93, 0.88)], 0.02, chrome)
    for s in (-1, 1):
        cylinder(tx + 0.13 * s, 3.32, 0.93, 0.03, 0.03, chrome, (90, 0, 0))
        rod((tx + 0.13 * s, 3.3, 0.945), (tx + 0.13 * s, 3.24, 0.945), 0.012, chrome)
        for a in (0, 90):
            rod((tx + 0.13 * s - 0.035 * math.cos(math.radians(a + 20)), 3.24, 0.945 - 0.035 * math.sin(math.radians(a + 20))), (tx + 0.13 * s + 0.035 * math.cos(math.radians(a + 20)), 3.24, 0.945 + 0.035 * math.sin(math.radians(a + 20))), 0.009, chrome)
    rod((tx, 2.93, 0.885), (tx, 2.93, rim), 0.013, clear((0.85, 0.95, 1), 0.45, 0.3), top=0.01)
    bubble = paint((0.85, 0.87, 0.9), 0.25, 0.6)
    foam([(x0 - 0.5, y0 + 0.05, rim, 0.19, 0.07), (x0 - 0.25, y0 + 0.12, rim, 0.16, 0.08), (x0 + 0.05, y0 + 0.13, rim, 0.15, 0.06), (x0 - 0.5, y0 - 0.32, rim, 0.09, 0.035), (x0 + 0.1, y0 - 0.36, rim, 0.07, 0.03), (x0 + 0.15, y0 - 0.47, 0.003, 0.06, 0.03), (x0 + 0.07, y0 - 0.52, 0.003, 0.045, 0.02), (x0 + 0.24, y0 - 0.56, 0.003, 0.04, 0.02), (x0 - 0.35, y0 - 0.55, 0.003, 0.05, 0.025), (x0 - 0.42, y0 - 0.62, 0.003, 0.035, 0.02), (x0 - 0.75, y0 - 0.4, 0.003, 0.045, 0.02), (x0 + 0.5, y0 - 0.62, 0.003, 0.03, 0.02), (x0 + 0.2, y0 + 0.0, rim, 0.05, 0.03), (x0 - 0.05, y0 - 0.15, rim, 0.06, 0.03)], 5, bubble)
    # the water on the floor, with what swims in it
    water = clear((0.6, 0.7, 0.76), 0.2, 0.02, 0.08)
    spread([(x0, 2.25, 0.4), (x0 - 0.5, 2.2, 0.4), (x0 + 0.5, 2.3, 0.35), (x0 - 0.2, 1.75, 0.45), (x0 + 0.4, 1.8, 0.35), (x0 - 0.8, 1.9, 0.3), (x0 - 1.1, 2.3, 0.28), (x0 - 1.35, 2.75, 0.2), (x0, 1.35, 0.25)], 0.002, water)
    duck(x0 - 0.25, 1.86, -0.008, -35, 1.25)
    place("slippers", x0 - 0.95, 2.2, 0.0, 200, scale=1.0, colour=(0.55, 0.12, 0.2))
    # a stool with a towel
    wood = mottled((0.4, 0.26, 0.14), (0.34, 0.21, 0.11), 6, 0.4)
    sx, sy = x0 + 0.7, 1.98
    cylinder(sx, sy, 0.42, 0.17, 0.035, wood)
    for k in range(3):
        a = k * 2.09 + 0.5
        rod((sx + 0.11 * math.cos(a), sy + 0.11 * math.sin(a), 0.43), (sx + 0.17 * math.cos(a), sy + 0.17 * math.sin(a), 0), 0.016, wood)
    for k, c in enumerate(((0.75, 0.5, 0.12), (0.78, 0.75, 0.68))):
        for n in range(3):
            box(sx, sy, 0.455 + k * 0.075 + n * 0.025, 0.25, 0.2 - 0.003 * n, 0.026, paint(c, 0.95), 12 - 16 * k, bevel=0.011)
    backdrop((0.02, 0.03, 0.06), 1)
    bulb(0.9, 1.9, 2.4, 34, 0.2, (1, 0.88, 0.7))
    lamp(-0.3, -0.8, 2.2, 42, (0.3, 2.3, 0.4), 1.6, 1.6, (1, 0.92, 0.8))
    camera((0.12, -0.5, 1.42), (0.06, 2.6, 0.63), 36, 0.6, focus=(0.4, 2.3, 0.5), fstop=4)
