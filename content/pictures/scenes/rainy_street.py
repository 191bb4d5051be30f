import bpy
from mathutils import Matrix

from people import *
from poses import *
from sets import *

ALT = {"en": "A street", "zh": "街道"}
CONTAINS = [
    "a town street in the rain, seen from slightly above; white streaks of rain are falling, and the dark road is wet and reflects the light",
    "a pedestrian crossing with white stripes in the middle",
    "a woman with reddish-brown hair, in a grey dress and black boots, walks on the crossing towards the camera with a red umbrella",
    "a man in a grey-brown jacket and black trousers, seen from behind, crosses in the other direction with a black umbrella",
    "on the right in front, a woman in a dark purple-brown dress holds a yellow umbrella; a girl in a blue top, a dark skirt and black leggings stands close beside her",
    "on the left, the front of a red car that has stopped before the crossing",
    "on the far pavement, on the left a person in dark clothes with a blue umbrella and a brown-and-white dog, on the right a man in a grey jacket with a green umbrella",
    "under a red awning, a woman in a black dress and a man in a red-and-brown checked shirt with folded arms stand in front of a brightly lit shop window, without umbrellas; another lit shop window under a green awning on the left",
    "a red letter box on the pavement",
    "a row of houses in grey, brownish pink, beige and pale blue with shutters; no other cars",
]


def open_umbrella(x, y, z, colour, lean=0.0, rotation=0.0):
    """An open umbrella whose handle ends at (x, y, z)."""
    parts = []
    bpy.ops.mesh.primitive_cone_add(vertices=8, radius1=0.62, radius2=0.12, depth=0.26, end_fill_type="NOTHING", location=(0, 0, 0.98))
    cloth = bpy.context.object
    cloth.data.materials.append(paint(colour, 0.5))
    parts.append(cloth)
    bpy.ops.mesh.primitive_cone_add(vertices=8, radius1=0.125, radius2=0.01, depth=0.05, location=(0, 0, 1.135))
    bpy.context.object.data.materials.append(cloth.data.materials[0])
    parts.append(bpy.context.object)
    parts.append(cylinder(0, 0, 0, 0.012, 1.24, paint((0.1, 0.1, 0.1))))
    bpy.context.view_layer.update()
    there = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(rotation), 4, "Z") @ Matrix.Rotation(math.radians(lean), 4, "X")
    for part in parts:
        part.matrix_world = there @ part.matrix_world


HOLDING = {"holdingMale01": ("left", (0.17, -0.2, 1.26)), "holdingFemale01": ("left", (0.15, -0.14, 1.12)), "holdingFemale02": ("right", (-0.15, -0.18, 1.14))}


def walker(name, x, y, rotation, colour, z=0.0, **clothes):
    """Somebody who holds an umbrella."""
    person = dress(place(name, x, y, z, rotation), **clothes)
    side, where = HOLDING[name]
    pose(person, **{side: spot(person, *where)})
    x, y, z = hand(person, side)
    open_umbrella(x, y, z - 0.1, colour, -7, rotation)
    return person


def build():
    wet = mottled((0.045, 0.045, 0.05), (0.075, 0.075, 0.08), 0.9, 0.14, shine=0.6)
    box(0, 4.4, -0.1, 90, 8.0, 0.1, wet)
    slabs = tiles((0.3, 0.29, 0.28), (0.25, 0.245, 0.24), 0.6, 0.6, (0.13, 0.13, 0.13), 0.28)
    box(0, 11.6, -0.1, 90, 6.4, 0.22, slabs)
    box(0, -3.2, -0.1, 90, 7.0, 0.22, slabs)
    puddle = paint((0.05, 0.055, 0.06), 0.03, 0.8)
    for x, y, width, depth in ((-3.0, 2.2, 1.7, 0.7), (2.4, 3.2, 2.2, 0.8), (0.2, 1.3, 1.2, 0.45), (-0.8, 6.2, 1.6, 0.6)):
        spot = cylinder(x, y, 0, 1, 0.004, puddle)
        spot.scale = (width / 1.6, depth / 1.6, 1)
    white = paint((0.6, 0.6, 0.58), 0.35)
    for index in range(8):
        box(0.0, 1.0 + index * 0.95, 0, 5.4, 0.5, 0.005, white)
    street_fronts(
        14.6,
        -16,
        [
            (6, 8.8, (0.42, 0.4, 0.36), {"shutters": (0.12, 0.16, 0.14), "flowers": False}), (7, 9.2, (0.5, 0.34, 0.26), {"shutters": (0.16, 0.1, 0.07), "awning": (0.1, 0.26, 0.16), "flowers": False}),
            (7, 8.6, (0.6, 0.56, 0.45), {"shutters": (0.14, 0.2, 0.26), "awning": (0.55, 0.08, 0.05), "flowers": False}), (6, 9.4, (0.36, 0.4, 0.42), {"flowers": False}), (6, 8.8, (0.5, 0.34, 0.26), {"flowers": False}),
        ],
    )
    # bright shop windows: the fronts stand at 14.6, the windows 15 % of a house's width to the left of its middle
    for x, width in ((-7.55, 3.1), (-0.55, 3.1)):
        box(x, 14.5, 0.55, width, 0.03, 1.4, paint((1, 0.75, 0.42), glow=1.6))
    # people
    walker("holdingFemale01", -1.6, 3.3, 15, (0.65, 0.05, 0.05))
    walker("holdingMale01", 0.3, 5.4, 165, (0.03, 0.03, 0.035))
    walker("holdingFemale02", 2.1, 2.6, -60, (0.8, 0.55, 0.05))
    girl = dress(place("girlStanding", 1.75, 3.15, 0, -50), top=(0.12, 0.3, 0.5), plain=0.9)
    pose(girl, head=-35, nod=-8)
    walker("holdingFemale02", -4.2, 9.4, 70, (0.08, 0.2, 0.5), z=0.12, top=(0.08, 0.1, 0.14))
    walker("holdingMale01", 4.7, 9.6, -80, (0.1, 0.35, 0.2), 0.12, top=(0.2, 0.2, 0.22))
    place("male03", 1.5, 13.3, 0.12, -10)
    place("female02", 0.6, 13.2, 0.12, 20)
    place("bulldog", -3.4, 9.2, 0.12, 70)
    place("concept-sedan-01v1", -7.0, 6.4, 0, 90)
    red = paint((0.5, 0.03, 0.025), 0.35)
    for radius, z, height in ((0.27, 0.12, 0.12), (0.23, 0.24, 1.15), (0.27, 1.39, 0.1)):
        cylinder(2.9, 9.7, z, radius, height, red)
    ball(2.9, 9.7, 1.49, 0.25, red, 0.5)
    box(2.9, 9.46, 1.15, 0.24, 0.03, 0.05, paint((0.02, 0.02, 0.02)))
    chance = random.Random(11)
    drop = paint((0.75, 0.8, 0.85), 0.3)
    for _ in range(300):
        y = chance.uniform(-1, 10)
        streak = box(chance.uniform(-6, 6) * (y + 5) / 10, y, chance.uniform(0.1, 4.5), 0.005, 0.005, chance.uniform(0.12, 0.26), drop)
        streak.rotation_euler.y = math.radians(8)
    backdrop((0.5, 0.56, 0.64), 0.7)
    lamp(-4, -6, 12, 700, (0, 6, 1), 8, 8, (0.85, 0.92, 1))
    camera((1.4, -2.7, 2.9), (-0.15, 6, 1.2), 28, 0.6)
