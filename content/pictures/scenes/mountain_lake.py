from sets import *

ALT = {"en": "A lake", "zh": "湖泊"}
CONTAINS = [
    "a lake in the mountains; three high grey mountains with snow on their tops in the background, dark green hills below them; a blue sky and warm light from the side",
    "on the left, part of a small wooden cabin with a green roof, a chimney, two windows with white frames and a red door",
    "in the middle, a wooden jetty leads from the grass out into the lake; a man in a red-and-brown patterned sweater sits at its end, turned to the left, with a fishing rod in front of him and a green box beside him",
    "a white-and-green rowing boat floats on the water to the right of the jetty; nobody is in it",
    "on the grass in front of the cabin, a woman with red hair, in an orange top and jeans, stands with her back to the camera, facing the lake; a golden-brown dog sits near her, also facing the lake",
    "on the right, a girl in a blue-and-white striped top and a dark skirt stands facing the lake; a beige rucksack lies beside her",
    "green trees behind the cabin",
]


def mountain(x, y, width, height, rock, snow, seed):
    """A jagged cone with a white top."""
    chance = random.Random(seed)
    points, faces, rings, sides = [], [], 18, 64
    for ring in range(rings + 1):
        up = ring / rings
        for side in range(sides):
            angle = side * math.tau / sides
            far = width / 2 * (1 - up) ** 1.15 * chance.uniform(0.82, 1.15) * (1 + 0.22 * math.sin(3 * angle + seed))
            points.append((far * math.cos(angle), far * 0.6 * math.sin(angle), height * up * (chance.uniform(0.94, 1.04) if ring else 1)))
    for ring in range(rings):
        for side in range(sides):
            a, b = ring * sides + side, ring * sides + (side + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    mesh = bpy.data.meshes.new("mountain")
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(rock)
    mesh.materials.append(snow)
    for index, polygon in enumerate(mesh.polygons):
        polygon.material_index = 1 if index // sides + chance.uniform(-0.8, 0.8) > rings * 0.56 else 0
    shape = bpy.data.objects.new("mountain", mesh)
    shape.location = (x, y, -1)
    bpy.context.collection.objects.link(shape)


def build():
    rock, snow = mottled((0.2, 0.21, 0.24), (0.27, 0.28, 0.3), 0.1), paint((0.85, 0.88, 0.95), 0.8)
    for x, y, width, height, seed in ((-62, 150, 120, 52, 1), (8, 190, 150, 66, 2), (78, 160, 120, 44, 3)):
        mountain(x, y, width, height, rock, snow, seed)
    forest = mottled((0.05, 0.12, 0.07), (0.08, 0.16, 0.08), 0.4)
    for x, y, width, height in ((-45, 75, 80, 7), (40, 82, 90, 9), (0, 100, 140, 8)):
        hill(x, y, width, 24, height, forest)
    box(0, 62, -0.35, 300, 120, 0.1, mottled((0.02, 0.1, 0.14), (0.03, 0.13, 0.17), 0.4, 0.04, 0.05, 0.5))
    grass_ = mottled((0.13, 0.24, 0.06), (0.2, 0.28, 0.09), 2.5)
    box(0, -6, -0.5, 60, 22, 0.5, grass_)
    for x, y, width, depth in ((-9.5, 8, 16, 12), (9, 4.8, 12, 3)):
        hill(x, y, width, depth, 0.6, grass_, -0.52)
    for index in range(26):
        ball(-9 + index * 0.75, 5.1 + 0.25 * math.sin(index * 2.1), -0.3, 0.22 + 0.1 * math.sin(index * 5), mottled((0.34, 0.33, 0.31), (0.24, 0.24, 0.23), 5), 0.7)
    # the cabin
    log = tiles((0.36, 0.21, 0.11), (0.3, 0.17, 0.09), 8, 0.26, (0.13, 0.07, 0.04), 0.8, upright=True)
    box(-5.3, 9.0, -0.2, 4.4, 3.6, 2.8, log)
    gable_roof(-5.3, 9.0, 2.6, 5.4, 4.8, 1.9, tiles((0.16, 0.22, 0.16), (0.13, 0.18, 0.13), 0.35, 0.3, (0.07, 0.09, 0.07), 0.8, True))
    box(-6.4, 9.6, 3.4, 0.6, 0.6, 1.6, mottled((0.4, 0.36, 0.33), (0.3, 0.27, 0.25), 5))
    box(-4.2, 7.17, 0, 0.9, 0.08, 1.95, paint((0.45, 0.08, 0.05)))
    for x in (-6.6, -5.5):
        box(x, 7.17, 0.95, 0.8, 0.08, 0.85, paint(WHITE))
        box(x, 7.13, 1.02, 0.66, 0.08, 0.71, paint((0.12, 0.17, 0.22), 0.08))
    # the jetty with a fisherman, and a boat
    plank = tiles((0.42, 0.33, 0.24), (0.36, 0.28, 0.2), 0.2, 4, (0.15, 0.12, 0.09), 0.85)
    box(0.9, 7.6, -0.06, 1.5, 6.6, 0.08, plank)
    post = mottled((0.3, 0.23, 0.16), (0.24, 0.18, 0.12), 6)
    for y in (5.0, 7.2, 9.2, 10.8):
        for x in (0.15, 1.65):
            cylinder(x, y, -0.6, 0.08, 1.0, post)
    sit("sitMale02", 0.9, 10.8, 250, 0.02)
    rod = cylinder(0, 0, 0, 0.014, 3.0, paint((0.1, 0.07, 0.04)), top=0.006)
    rod.location, rod.rotation_euler = (-0.75, 11.2, 1.2), (0, math.radians(-62), math.radians(-14))
    box(0.45, 10.2, 0.02, 0.34, 0.26, 0.24, paint((0.1, 0.3, 0.2)))
    place("girlStanding", 3.5, 4.3, 0, 190)
    place("rowboat", 3.4, 8.4, -0.42, -12)
    place("female01", -1.9, 4.3, 0, 140)
    place("dog", -1.05, 3.9, 0, 150)
    place("backpack", 2.7, 3.9, 0, 20, scale=1.1)
    place("wood_logs", -7.4, 6.8, 0, 10, scale=1.5)
    for name, x, y, scale in (("pine", -9.6, 11, 1.3), ("pine", -12, 14, 1.7), ("pine", -8.2, 14.5, 1.4), ("pine", 7.6, 5.6, 1.1), ("pine", 10.2, 7.0, 1.3)):
        place(name, x, y, -0.1, x * 50, scale=scale)
    sky(18, 105, 0.22, haze=0.6)
    camera((0.9, -1.9, 2.3), (-0.1, 8, 1.9), 26, -0.9)
