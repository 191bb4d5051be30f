from sets import *

ALT = {"en": "A pier", "zh": "码头"}
CONTAINS = [
    "a wooden pier with railings on both sides leads out into the sea; the sun has just gone down behind the horizon, and the sky is yellow and orange",
    "four black street lamps along the pier are switched on",
    "near the far end of the pier, a man and a woman stand next to each other with their backs to the camera",
    "on the right, a woman in dark clothes sits alone on a pale bench with her legs crossed, looking to the left",
    "on the left, a boy with dark hair, in a dark top, stands near the railing, facing away from the camera",
    "in front of him, a young person with dark hair, in a striped top, sits on the planks beside a lamp",
    "a golden-brown dog sits in the middle of the pier, facing away from the camera",
    "on the left, two white-and-green rowing boats lie on the water; nobody is in them",
    "on the right, a sailing boat with two sails passes; dark hills on the horizon on both sides, and a few birds in the sky",
]


def build():
    sea = mottled((0.05, 0.06, 0.1), (0.09, 0.08, 0.11), 0.7, 0.1, 0.3, 0.6)
    box(0, 200, -1.3, 900, 420, 0.1, sea)
    far = mottled((0.05, 0.04, 0.07), (0.07, 0.05, 0.08), 0.1)
    hill(-150, 260, 230, 30, 22, far, -1.5)
    hill(190, 300, 200, 30, 14, far, -1.5)
    plank = tiles((0.3, 0.2, 0.13), (0.25, 0.16, 0.1), 6, 0.22, (0.08, 0.05, 0.04), 0.7)
    box(0.4, 9, -0.12, 4.2, 26, 0.12, plank)
    box(0, -3.2, -0.1, 30, 6.4, 0.1, tiles((0.34, 0.28, 0.23), (0.3, 0.25, 0.2), 0.6, 0.6, (0.18, 0.15, 0.12), 0.8))
    box(0, 0.1, -1.3, 30, 0.3, 1.3, mottled((0.25, 0.21, 0.18), (0.2, 0.17, 0.15), 3))
    post = mottled((0.22, 0.15, 0.1), (0.17, 0.11, 0.08), 6)
    for index in range(12):
        for x in (-1.6, 2.4):
            box(x, 0.4 + index * 2, -1.5, 0.16, 0.16, 2.55, post)
    for x in (-1.6, 2.4):
        for z in (0.5, 0.98):
            box(x, 11.4, z, 0.07, 22.4, 0.08, post)
    box(0.4, 22.4, 0.5, 4.0, 0.07, 0.08, post)
    box(0.4, 22.4, 0.98, 4.0, 0.07, 0.08, post)
    for x, y in ((-1.35, 3.4), (2.15, 8.4), (-1.35, 13.4), (2.15, 18.4)):
        place("classic-lamppost", x, y, 0, 0, scale=1.3)
        bulb(x, y, 2.95, 26, 0.1, (1, 0.75, 0.45))
        ball(x, y, 2.93, 0.12, paint((1, 0.75, 0.4), glow=5))
    place("wood_bank", 1.75, 5.2, 0, -62, (1.7, 0.7, 0.9))
    sit("sitFemale03", 1.7, 5.5, -70, 0.45)
    place("holdingMale01", -0.2, 12.2, 0, 165)
    place("holdingFemale02", 0.55, 12.2, 0, 185)
    place("boyStanding", -0.95, 5.8, 0, 105)
    place("girlSittingGround", -0.85, 4.1, 0, 60)
    place("dog", 0.4, 7.2, 0, 150)
    place("bicycle", 3.9, -0.05, 0, 70)
    place("rowboat", -4.6, 7.0, -1.4, 25)
    place("rowboat", -6.8, 10.0, -1.4, -15)
    # a sailing boat on its way home
    white, wood = paint((0.75, 0.68, 0.62), 0.8), paint((0.25, 0.1, 0.07))
    hull = place("rowboat", 13.5, 36, -1.5, 80, size=(2.6, 7.5, 1.6))
    cylinder(13.5, 36, -0.6, 0.09, 9.2, wood)
    for points in ([(0.3, 0, 0.9), (3.4, 0, 1.0), (0.25, 0, 8.4)], [(-0.25, 0, 1.0), (-2.9, 0, 0.8), (-0.2, 0, 7.6)]):
        mesh = bpy.data.meshes.new("sail")
        mesh.from_pydata(points, [], [(0, 1, 2)])
        mesh.materials.append(white)
        sail = bpy.data.objects.new("sail", mesh)
        sail.location = (13.5, 36, -0.4)
        bpy.context.collection.objects.link(sail)
    # birds
    ink = paint((0.05, 0.04, 0.05))
    for x, y, z in ((-6, 22, 6.2), (-4.6, 24, 7.0), (-7.6, 25, 7.4), (-3.2, 21, 5.6), (6.5, 26, 7.8)):
        for side in (-1, 1):
            wing = box(x + side * 0.24, y, z, 0.55, 0.16, 0.03, ink)
            wing.rotation_euler = (0, math.radians(-24 * side), 0)
    sky(1.6, 352, 0.34, haze=3)
    lamp(-3, -6, 6, 420, (0, 6, 0.8), 5, 5, (0.75, 0.7, 0.95))
    camera((-0.5, -2.4, 1.95), (0.5, 9, 1.75), 26, 0.4)
