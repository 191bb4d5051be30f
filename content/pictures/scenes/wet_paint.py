from people import *
from poses import *
from sets import *

ALT = {"en": "A park", "zh": "公园"}
CONTAINS = [
    "a sunny park with a pale path in front, green grass, low green hills behind and a grayish-blue sky",
    "in the middle, a bench with green slats and dark legs on the path",
    "in front of the bench, a man with reddish-brown hair stands with his back to the viewer, in a cream coat, gray pants and dark shoes; four green stripes run across the back of his coat, like the four slats of the back of the bench",
    "on the left, a woman with long reddish-brown hair, in a red dress with dark red sleeves, dark tights and dark high-heeled shoes, faces the man and holds both hands up in front of her",
    "on the ground between the woman and the bench, a white bucket with a wooden handle sticking out of it",
    "in front of the bench on the right, a white sign with the words WET PAINT in red lies on the path",
    "on the right, a boy with dark brown hair, in a yellow top and blue jeans, holds one hand to his mouth and stretches the other arm out toward the man",
    "on the far right, a golden-brown dog sits on the path and looks to the left; at the back, a tree with green leaves and a tree with dark red leaves; a green bush on the left",
]


def build():
    lawn(mottled((0.1, 0.22, 0.05), (0.17, 0.32, 0.08), 3))
    box(0, 2.0, -0.09, 40, 3.0, 0.1, mottled((0.5, 0.43, 0.34), (0.44, 0.38, 0.3), 3, 0.9))
    hills()
    for n, x, y, s in (("sycamoreMaple", -4.2, 9, 1), ("poplar", 1.4, 12, 1), ("copperBeech", 5.2, 10, 1), ("poplar", -9, 15, 1)):
        place(n, x, y, 0, x * 20, scale=s)
    place("hedge", -2.8, 6.5, 0, 0, scale=1.3)
    green, iron = paint((0.03, 0.28, 0.12), 0.12, 0.6), paint((0.04, 0.04, 0.045), 0.5)
    for k in range(4):
        box(0.1, 2.75 + k * 0.12, 0.44, 1.8, 0.1, 0.035, green)
    for k in range(4):
        slat = box(0.1, 3.24 + k * 0.025, 0.56 + k * 0.12, 1.8, 0.03, 0.09, green)
    for x in (-0.7, 0.9):
        box(x, 2.93, 0, 0.06, 0.5, 0.43, iron)
        box(x, 3.3, 0.4, 0.05, 0.05, 0.7, iron)
    # the sign has fallen into the grass
    sign = box(1.25, 2.32, 0.0, 0.46, 0.02, 0.32, paint((0.92, 0.9, 0.82), 0.7), 14)
    sign.rotation_euler.x = math.radians(-62)
    sign.location.z = 0.1
    letters = text("WET", 1.25, 2.235, 0.14, 0.13, paint((0.75, 0.03, 0.03)), 14)
    letters.rotation_euler.x = math.radians(28)
    lower = text("PAINT", 1.27, 2.14, 0.085, 0.13, paint((0.75, 0.03, 0.03)), 14)
    lower.rotation_euler.x = math.radians(28)
    cylinder(-1.15, 3.25, 0, 0.1, 0.22, paint((0.75, 0.75, 0.73), 0.4), top=0.11)
    cylinder(-1.15, 3.25, 0.2, 0.09, 0.01, green)
    rod((-1.1, 3.2, 0.2), (-0.98, 3.05, 0.36), 0.012, paint((0.6, 0.4, 0.2)))
    # the man has got up; green stripes on his pale coat
    man = dress(place("male02", -0.2, 2.1, 0, 158), top=(0.72, 0.66, 0.52), bottom=(0.12, 0.13, 0.16), plain=0.5)
    for k, (z, w) in enumerate(((1.36, 0.3), (1.23, 0.33), (1.1, 0.3), (0.98, 0.34))):
        stripe(man, z, w, green)
    woman = dress(place("holdingFemale01", -1.15, 1.75, 0, 74), top=(0.55, 0.08, 0.1), bottom=(0.1, 0.08, 0.1), hair=(0.5, 0.4, 0.4))
    pose(woman, head=-4, nod=6, right=spot(woman, 0.02, -0.2, 1.4), left=(-0.55, 2.0, 1.2))
    boy = dress(place("boyStanding", 1.75, 2.9, 0, -62, scale=0.85), top=(0.75, 0.5, 0.06), bottom=(0.12, 0.16, 0.3), plain=0.6)
    pose(boy, left=(1.1, 2.75, 1.12), right=spot(boy, -0.03, -0.16, 1.38))
    place("dog", 2.3, 2.4, 0, -60)
    sky(36, 210, 0.2)
    camera((-0.4, -1.75, 1.4), (0.2, 2.6, 0.92), 34, -1.4)


def stripe(person, z, width, surface):
    """A stripe of paint across somebody's back, as wide as it is given, that follows it."""
    points = [v.co for part in person for v in part.data.vertices]
    across, verts, faces = 10, [], []
    for row in (-0.035, 0.035):
        for column in range(across + 1):
            x = width * (column / across - 0.5) + 0.02
            near = [p.y for p in points if abs(p.x - x) < 0.05 and abs(p.z - z - row) < 0.05]
            verts.append((x, (max(near) if near else 0) + 0.008, z + row))
    for column in range(across):
        faces.append((column, column + 1, column + across + 2, column + across + 1))
    mesh = bpy.data.meshes.new("stripe")
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(surface)
    shape = bpy.data.objects.new("stripe", mesh)
    shape.matrix_world = person[0].matrix_world
    bpy.context.collection.objects.link(shape)
