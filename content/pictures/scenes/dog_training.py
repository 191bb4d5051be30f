from sets import *

ALT = {"en": "Dogs in a field", "zh": "田野里的狗"}
CONTAINS = [
    "a green field on a sunny day, with a wooden fence, low hills and trees in the background and a blue sky",
    "left of the middle, a brown-and-white bulldog is in the air, jumping over a red-and-white bar between two white posts, towards the camera",
    "to the right of it, a woman with reddish-brown hair, in a dark brown dress and black tights, has raised one arm and points towards the dog",
    "on the left, a man with fair hair, in a red checked shirt and jeans, stands with his arms folded; a golden-brown dog sits beside him",
    "on the right, a girl with reddish-brown hair, in a blue-and-white striped top, stands next to another sitting golden-brown dog",
    "behind the girl, a second bulldog stands in front of a blue ramp",
    "behind it, a man in a blue padded jacket, jeans and a hat stands near a white tent roof",
    "on the left at the back, a yellow-and-orange tunnel; in the middle at the back, two people sit on a pale bench: a man in a patterned sweater and a woman in dark clothes",
    "four red-and-white cones on the grass in the foreground",
]


def hurdle(x, y, rotation, ink):
    """Two posts with a striped bar: something for a dog to jump over."""
    turn = math.radians(rotation)
    white = paint((0.85, 0.85, 0.83))
    for side in (-0.6, 0.6):
        box(x + side * math.cos(turn), y + side * math.sin(turn), 0, 0.08, 0.3, 0.75, white, rotation)
    for index in range(6):
        at = -0.5 + index * 0.2
        box(x + at * math.cos(turn), y + at * math.sin(turn), 0.42, 0.2, 0.04, 0.05, (ink, white)[index % 2], rotation)


def build():
    lawn(mottled((0.1, 0.24, 0.05), (0.2, 0.33, 0.09), 2.2))
    red, yellow = paint((0.75, 0.08, 0.05)), paint((0.85, 0.65, 0.05))
    hurdle(-0.85, 4.6, 18, red)
    # a tunnel of hoops
    cloth = paint((0.75, 0.35, 0.05), 0.8)
    for index in range(15):
        bpy.ops.mesh.primitive_torus_add(major_radius=0.42, minor_radius=0.1, location=(-4.4 + index * 0.14, 7.6 + index * 0.05, 0.38), rotation=(math.radians(90), 0, math.radians(110)))
        bpy.ops.object.shade_smooth()
        bpy.context.object.data.materials.append(cloth if index % 3 else yellow)
    # a ramp
    wood = tiles((0.1, 0.3, 0.5), (0.09, 0.27, 0.46), 0.3, 2, (0.8, 0.8, 0.75), 0.8)
    for side in (-1, 1):
        plank = box(3.6 + side * 0.85, 7.0, 0.44, 1.95, 0.8, 0.06, wood)
        plank.rotation_euler = (0, math.radians(28 * side), 0)
    for x, y in ((-2.5, 3.4), (-1.6, 2.9), (1.4, 3.1), (2.2, 2.7)):
        place("cone", x, y, 0, 0, scale=0.62)
    # the people and their dogs
    jumper = place("bulldog", -0.83, 4.5, 0.5, 20, scale=1.05)
    for part in jumper:
        part.matrix_world = part.matrix_world @ Matrix.Rotation(math.radians(12), 4, "X")
    place("holdingFemale02", 0.95, 4.9, 0, -60)
    place("male03", -3.1, 5.7, 0, 40)
    place("dog", -2.35, 5.0, 0, 60)
    place("girlStanding", 2.0, 4.6, 0, -40)
    place("dog", 2.6, 4.3, 0, -50)
    place("male01", 2.35, 8.4, 0, 30)
    place("bulldog", 2.4, 6.1, 0, -60)
    place("wood_bank", -0.05, 9.6, 0, 0, (2.0, 0.8, 0.95))
    sit("sitFemale03", 0.35, 9.55, 0, 0.46)
    sit("sitMale02", -0.45, 9.55, 10, 0.46)
    place("dog-house", -5.4, 10.2, 0, 30, scale=1.2)
    fence = mottled((0.5, 0.38, 0.25), (0.42, 0.31, 0.2), 6)
    for index in range(14):
        box(-12 + index * 1.9, 13.5, 0, 0.1, 0.1, 1.1, fence)
    for z in (0.35, 0.75):
        box(0, 13.48, z, 26, 0.05, 0.11, fence)
    hills(mottled((0.1, 0.18, 0.07), (0.16, 0.24, 0.09), 0.15))
    for name, x, y, scale in (("sycamoreMaple", -7, 17, 0.8), ("poplar", 0.5, 16, 0.9), ("poplar", 2.6, 17.5, 1.0), ("acacia", 8.5, 15, 0.9)):
        place(name, x, y, 0, x * 40, scale=scale)
    place("barnum", 5.3, 11.0, 0, 10, scale=0.9)
    place("table-on-trestles", 5.3, 11.0)
    sky(55, 200, 0.2)
    camera((-0.1, -1.0, 1.2), (0.05, 5.5, 1.1), 27, -1.25)
