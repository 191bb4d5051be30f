import bpy
from mathutils import noise
from mathutils.geometry import delaunay_2d_cdt

from sets import *
from shapes import *

ALT = {"en": "Laundry in a garden", "zh": "花园里晾着的衣服"}
CONTAINS = [
    "a garden in sunlight with a green lawn and a green hedge",
    "in front of the hedge, a white clothesline with blue, yellow and light brown clothespins",
    "on the line, on the left and on the right, two T-shirts, white with uneven pink areas",
    "on the T-shirt on the right, a darker pink mark in the shape of a sock",
    "between the T-shirts, a single bright red sock",
    "at the front, a wooden table with a blue tub full of white and pink laundry; a pink-and-white cloth hangs over its edge",
    "on the table, to the right of the tub, several clothespins in blue, yellow and light brown",
    "in the background on the left, a tree with pink blossoms; on the right, a cream-colored house with blue shutters and a flower box",
]


def rounded(corners, step=0.012):
    """Many points along an outline; a corner with a third number is rounded by that radius."""
    line = []
    n = len(corners)
    for k, corner in enumerate(corners):
        p, before, after = (Vector(c[:2]) for c in (corner, corners[k - 1], corners[(k + 1) % n]))
        r = corner[2] if len(corner) > 2 else 0
        if r:
            a, b = p + (before - p).normalized() * r, p + (after - p).normalized() * r
            line += [a.lerp(p, t / 6).lerp(p.lerp(b, t / 6), t / 6) for t in range(7)]
        else:
            line.append(p)
    full = []
    for k, p in enumerate(line):
        q = line[(k + 1) % len(line)]
        parts = max(1, round((q - p).length / step))
        full += [p.lerp(q, t / parts) for t in range(parts)]
    return full


def garment(outline, x, z, surface, pegs, thick=0.014, folds=0.062, sag=0.035, seed=0, y=0.0, turn=0.0, step=0.011, dip=None):
    """A piece of washing: its outline (x, z; z = 0 on the line) hangs from `pegs`. `dip`: how much lower the front is at x."""
    edge = rounded(outline, step)
    left, right = min(p.x for p in edge), max(p.x for p in edge)
    low, high = min(p.y for p in edge), max(p.y for p in edge)
    points = list(edge)
    row = 0
    zz = low + step * 0.5
    while zz < high:
        xx = left + (step / 2 if row % 2 else 0)
        while xx < right:
            points.append(Vector((xx, zz)))
            xx += step
        zz, row = zz + step * 0.87, row + 1
    n = len(edge)
    ties = [(k, (k + 1) % n) for k in range(n)]
    if dip:
        curve = [Vector((x, dip(x))) for x in (-0.1 * math.cos(math.pi * k / 36) for k in range(1, 36))]
        points = points[:n] + [p for p in points[n:] if min((p - c).length for c in curve) > 0.006]
        ties += [(len(points) + k, len(points) + k + 1) for k in range(len(curve) - 1)]
        points += curve
    flat, _, faces, *_ = delaunay_2d_cdt(points, ties, [tuple(range(n))], 1, 1e-5)
    pairs = [(edge[k], edge[(k + 1) % n]) for k in range(0, n)]
    depth = []
    for p in flat:
        far = min((p - a).length for a, _ in pairs)
        depth.append(far)
    for layer in (-1, 1):
        verts = []
        for p, far in zip(flat, depth):
            down = max(0.0, -p.y)
            full = min(1.0, far / 0.05)
            out = layer * thick * math.sqrt(full) * (0.6 + 0.4 * noise.noise(Vector((p.x * 3 + seed, p.y * 3, layer))) + 0.5 * min(1, down / 0.5))
            swing = folds * min(1, 0.15 + down / 0.35)
            wave = 0.0
            for k, (px, _) in enumerate(pegs):
                spread = 0.035 + 0.35 * down
                wave += 0.5 * math.cos((p.x - px) / spread * 1.7 + 0.4 * k) * math.exp(-abs(p.x - px) / (spread * 2.4))
            wave += 0.7 * noise.noise(Vector((p.x * 9 + seed * 3, p.y * 1.6, seed))) + 0.3 * noise.noise(Vector((p.x * 20 + seed, p.y * 4, seed + 4)))
            droop = 0.0
            xs = sorted(px for px, _ in pegs)
            for a, b in zip(xs, xs[1:]):
                if a < p.x < b:
                    t = (p.x - a) / (b - a)
                    droop = sag * 4 * t * (1 - t)
            outside = max(0.0, xs[0] - p.x, p.x - xs[-1])
            fall = outside * outside * 0.9
            verts.append((p.x * (1 - 0.05 * min(1, down)), out + swing * wave, p.y - droop * max(0, 1 - down / 0.5) - fall * max(0.0, 1 - down / 0.6) + 0.012 * noise.noise(Vector((p.x * 6, seed, 3))) * min(1, down / 0.3)))
        keep = faces
        if layer == -1 and dip:
            keep = [f for f in faces if sum(flat[i].y for i in f) / 3 < dip(sum(flat[i].x for i in f) / 3)]
        mesh = bpy.data.meshes.new("garment")
        mesh.from_pydata(verts, [], [tuple(f) for f in keep])
        mesh.polygons.foreach_set("use_smooth", [True] * len(keep))
        if callable(surface):
            shade = 1 if layer == -1 else 0.8
            painted(mesh, [[c * shade for c in surface(p)] for p in flat])
        else:
            mesh.materials.append(surface)
        shape = bpy.data.objects.new("garment", mesh)
        bpy.context.collection.objects.link(shape)
        shape.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")


def tint(p, q, r, seed, much):
    """How pink the wet cotton has become at a place, 0 to 1."""
    cloud = 0.5 + 0.5 * noise.noise(Vector((p * 2.4 + seed * 3.7, q * 2.4, r * 2.4 + seed)))
    fine = 0.5 + 0.5 * noise.noise(Vector((p * 7 + seed, q * 7, r * 7 + seed * 2.0)))
    return max(0.0, min(0.6, much * (2.0 * (cloud - 0.5) + 0.72 + 0.5 * (fine - 0.5))))


def pink(part):
    """From white by way of pink to red."""
    steps = ((0.9, 0.88, 0.88), (0.86, 0.56, 0.62), (0.8, 0.26, 0.36), (0.62, 0.03, 0.06))
    k = min(2, int(part * 3))
    return [a + (b - a) * (part * 3 - k) for a, b in zip(steps[k], steps[k + 1])]


def painted(mesh, colours):
    """Gives every point its own colour."""
    layer = mesh.attributes.new("dye", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", [c for colour in colours for c in (*colour, 1)])
    surface = paint((1, 1, 1), 0.95, 0.05)
    node = surface.node_tree.nodes.new("ShaderNodeAttribute")
    node.attribute_name = "dye"
    surface.node_tree.links.new(node.outputs["Color"], surface.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    mesh.materials.append(surface)


def crumpled(x, y, z, size, high, seed):
    """A heap of cloth."""
    n, mesh, verts = 130, bpy.data.meshes.new("heap"), []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n * 2 - 1, j / n * 2 - 1
            d = math.hypot(u, v)
            a = noise.noise(Vector((u * 1.3 + seed, v * 1.3, 1))) * 1.4
            b = noise.noise(Vector((u * 1.3, v * 1.3 + seed, 7))) * 1.4
            fold = math.tanh(4 * abs(noise.noise(Vector((u * 2.2 + a, v * 2.2 + b, seed)))))
            fine = math.tanh(3 * abs(noise.noise(Vector((u * 4 + b, v * 3 + a, seed + 9)))))
            verts.append((u * size * 1.15, v * size * 0.85, high * (0.75 * (1 - d**4) + 0.42 * fold * (1 - d**6) + 0.16 * fine * (1 - d**6))))
    dye = [pink(tint(v[0] * 1.6, v[1] * 1.6, v[2] * 3, seed, 0.6)) for v in verts]
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n) if math.hypot(i / n * 2 - 1, j / n * 2 - 1) < 1]
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    painted(mesh, dye)
    shape = bpy.data.objects.new("heap", mesh)
    shape.location = (x, y, z)
    bpy.context.collection.objects.link(shape)


SHIRT = [(-0.24, -0.66), (0.24, -0.66), (0.245, -0.24), (0.36, -0.3, 0.02), (0.43, -0.14, 0.02), (0.24, 0.0, 0.03), (0.1, 0.03), (0.06, -0.015, 0.03), (-0.06, -0.015, 0.03), (-0.1, 0.03), (-0.24, 0.0, 0.03), (-0.43, -0.14, 0.02), (-0.36, -0.3, 0.02), (-0.245, -0.24)]
SOCK = [(-0.05, 0.0), (0.05, 0.0), (0.045, -0.24, 0.02), (0.13, -0.33, 0.04), (0.15, -0.41, 0.045), (0.04, -0.385, 0.05), (-0.055, -0.29, 0.05)]


def build():
    lawn(mottled((0.1, 0.22, 0.04), (0.17, 0.33, 0.07), 3))
    chance = random.Random(2)
    for k in range(9):
        place("hedgeTextured", -6.2 + 1.5 * k, 6.2, 0, 0, size=(1.55, 0.7, 1.35))
    house(4.6, 8.5, 6, 5.6, (0.7, 0.6, 0.45))
    place("peachBlossom", -3.4, 8.5, 0, 40, scale=0.9)
    place("sycamoreMaple", 0.6, 15, 0)
    # the line between two posts
    z = 1.62
    iron = paint((0.3, 0.33, 0.34), 0.4, 0.5, 0.5)
    for x in (-1.75, 1.85):
        cylinder(x, 1.2, 0, 0.035, 1.8, iron)
        rod((x, 0.9, 1.78), (x, 1.5, 1.78), 0.022, iron)

    def height(x):
        return z + 0.14 * (abs(x) / 1.8) ** 2

    pipe([(x, 1.2, height(x)) for x in [-1.75 + 0.15 * k for k in range(25)]], 0.005, paint((0.85, 0.85, 0.8), 0.5))
    pipe([(x, 1.46, height(x) + 0.02) for x in [-1.75 + 0.15 * k for k in range(25)]], 0.005, paint((0.85, 0.85, 0.8), 0.5))
    wood = [mottled((0.6, 0.42, 0.22), (0.5, 0.34, 0.17), 20, 0.6), paint((0.1, 0.4, 0.6), 0.4), paint((0.85, 0.6, 0.1), 0.4)]

    def peg(x, k=0):
        for dy in (-0.008, 0.008):
            box(x, 1.2 + dy, height(x) - 0.045, 0.014, 0.009, 0.075, wood[k % 3], tilt=4 * (1 if dy > 0 else -1), bevel=0.002)
        ring_ = cylinder(x, 1.2, height(x) - 0.01, 0.006, 0.022, iron, (90, 0, 0))
        ring_.location.z = height(x) - 0.004

    def hang(kind, x, pegs, surface, seed, **more):
        base = height(x)
        garment(kind, x, base, surface, [(p, 0) for p in pegs], seed=seed, y=1.2, **more)
        for k, p in enumerate(pegs):
            peg(x + p, seed + k)

    def neck(x):
        return 0.1 if abs(x) > 0.1 else 0.03 - 0.125 * math.sqrt(max(0, 1 - (x / 0.1) ** 2))

    def shirt(seed, much, print_=None):
        """The colour at each point of a T-shirt: seams, pink clouds and the print of a sock."""
        shape = [Vector((math.cos(0.5) * a - math.sin(0.5) * b, math.sin(0.5) * a + math.cos(0.5) * b)) * 1.05 + Vector(print_) for a, b in ((c[0], c[1]) for c in rounded(SOCK, 0.012))] if print_ else []

        def at(p):
            part = tint(p.x, p.y, 0, seed, much)
            if shape:
                inside, far = False, 9.0
                for a, b in zip(shape, shape[1:] + shape[:1]):
                    if (a.y > p.y) != (b.y > p.y) and p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x:
                        inside = not inside
                    far = min(far, (p - a).length)
                deep = 0.5 + (far if inside else -far) / 0.03
                part = max(part, min(1, max(0, deep)) * (0.8 + 0.15 * noise.noise(Vector((p.x * 14, p.y * 14, 0)))), 0.5 * max(0, 1 + (0 if inside else -far) / 0.09))
            line = min(abs(p.y + 0.635), abs(abs(p.x) - 0.235) if p.y > -0.24 else 9, abs(math.hypot(p.x / 0.1, (p.y - 0.03) / 0.125) - 1.17) * 0.1 if p.y < 0.02 else 9)
            sleeve = abs((abs(p.x) - 0.36) * 0.916 + (p.y + 0.3) * -0.4 - -0.02) if abs(p.x) > 0.3 else 9
            seam = max(0.0, 1 - min(line, sleeve) / 0.008)
            return [c * (1 - 0.22 * seam) for c in pink(part)]

        return at

    red = mottled((0.62, 0.01, 0.015), (0.5, 0.008, 0.012), 90, 0.95)
    hang(SHIRT, -0.71, (-0.2, 0.2), shirt(1, 0.6), 1, dip=neck)
    hang(SOCK, -0.14, (-0.025, 0.03), red, 3, thick=0.022, folds=0.008, sag=0.0)
    hang(SHIRT, 0.49, (-0.2, 0.2), shirt(2, 0.55, (-0.1, -0.17)), 2, dip=neck)
    # the basket with the rest
    bx, by, stand = -0.42, 0.72, 0.62
    oak = mottled((0.42, 0.29, 0.17), (0.36, 0.24, 0.13), 8, 0.6)
    for k in range(5):
        box(bx + 0.1, by - 0.24 + 0.12 * k, stand - 0.03, 1.2, 0.11, 0.03, oak, bevel=0.004)
    for x in (-0.4, 0.6):
        for y in (-0.2, 0.2):
            box(bx + x, by + y, 0, 0.05, 0.05, stand - 0.03, oak)
    blue = paint((0.1, 0.28, 0.5), 0.4)
    tub = turned(bx, by, stand, [(0, 0.01), (0.2, 0.01), (0.26, 0.17), (0.28, 0.175), (0.28, 0.195), (0.25, 0.195), (0.195, 0.03), (0, 0.03)], blue)
    tub.scale = (1.15, 0.85, 1)
    crumpled(bx, by, stand + 0.13, 0.238, 0.1, 3)
    # a sleeve hangs over its edge
    verts, faces, n, m = [], [], 40, 26
    for j in range(n + 1):
        v = j / n
        path = ((0.13, 0.235), (0.2, 0.232), (0.262, 0.222), (0.291, 0.2), (0.297, 0.15), (0.293, 0.1), (0.288, 0.06))
        k = min(len(path) - 2, int(v * (len(path) - 1)))
        t = v * (len(path) - 1) - k
        rr, zz = (path[k][c] + (path[k + 1][c] - path[k][c]) * t for c in (0, 1))
        for i in range(m + 1):
            u = i / m - 0.5
            angle = math.radians(-58) + u * 0.62 * (1 + 0.25 * v) / (rr / 0.28)
            out = 0.006 + 0.011 * (0.6 + noise.noise(Vector((u * 7, v * 1.5, 4))) + 0.4 * noise.noise(Vector((u * 15, v * 3, 2))))
            up = out if v < 0.45 else 0
            verts.append(((rr + (0 if v < 0.4 else out)) * math.cos(angle) * 1.15, (rr + (0 if v < 0.4 else out)) * math.sin(angle) * 0.85, zz + up - 0.02 * u * u * 4 * v))
    faces = [(j * (m + 1) + i, j * (m + 1) + i + 1, (j + 1) * (m + 1) + i + 1, (j + 1) * (m + 1) + i) for j in range(n) for i in range(m)]
    mesh = bpy.data.meshes.new("sleeve")
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    painted(mesh, [pink(tint(v[0] * 1.6, v[1] * 1.6, v[2] * 3, 5, 0.75)) for v in verts])
    shape = bpy.data.objects.new("sleeve", mesh)
    shape.location = (bx, by, stand)
    bpy.context.collection.objects.link(shape)
    for k, (x, turn) in enumerate(((0.24, 20), (0.33, -40), (0.44, 75), (0.37, 10))):
        for side in (-0.007, 0.007):
            t = math.radians(turn)
            box(bx + 0.1 + x - side * math.sin(t), by - 0.02 + 0.06 * (k % 2) + side * math.cos(t), stand, 0.075, 0.009, 0.014, wood[k % 3], turn, bevel=0.002)
    sky(32, 228, 0.16)
    camera((-0.02, -0.85, 1.27), (-0.1, 1.2, 1.2), 30, -0.8, focus=(-0.1, 1.15, 1.2), fstop=2.4)
