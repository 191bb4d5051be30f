import bpy

from sets import *

ALT = {"en": "A small harbour", "zh": "小港口"}
CONTAINS = [
    "a small harbour in soft, low sunlight, perhaps in the early morning or towards evening; calm dark blue water under a pale clear sky",
    "a wooden jetty leads from the foreground out into the water; a second part of it goes off to the right; a coil of pale rope lies on the boards in front, and there are thick wooden posts along the sides",
    "on the left, a red boat with a tall mast, a small white cabin and a rolled-up white sail; behind it, a similar blue boat",
    "in the middle of the jetty, a man with fair hair, in a red-and-brown checked shirt and jeans, stands with his arms folded; a golden-brown dog sits to the left of him near the red boat",
    "next to them, a girl with reddish-brown hair, in a blue-and-white striped top, a dark skirt and black leggings, stands looking to the right across the water; a boy in dark clothes sits near her on the edge of the jetty",
    "further back, a woman in a grey dress stands by a wooden barrel and wooden crates",
    "on the right-hand part of the jetty, a man in a blue padded jacket, jeans and a woolly hat stands by himself",
    "on the right, a green-and-white rowing boat and a yellow boat, both empty; behind the jetty, a green boat with a mast and a small cabin",
    "on the other side of the water, a row of houses in cream, pinkish orange, white, yellow and pale blue with red roofs, a red-and-white striped lighthouse and green hills",
]


def boat(x, y, rotation, hull, mast=True, scale=1.0):
    """A moored boat with a little cabin and a mast, floating on z = 0."""
    place("rowboat", x, y, -0.25 * scale, rotation, size=(2.2 * scale, 5.8 * scale, 1.15 * scale), colour=hull)
    turn = math.radians(rotation)

    def at(dx, dy):
        return x + (dx * math.cos(turn) - dy * math.sin(turn)) * scale, y + (dx * math.sin(turn) + dy * math.cos(turn)) * scale

    timber, white = mottled((0.42, 0.26, 0.13), (0.34, 0.2, 0.1), 6), paint((0.85, 0.85, 0.82), 0.5)
    box(*at(0, 0), 0.35 * scale, 1.15 * scale, 3.0 * scale, 0.06, timber, rotation)
    if mast:
        box(*at(0, 0.9), 0.4 * scale, 1.1 * scale, 1.3 * scale, 0.75 * scale, white, rotation, bevel=0.05)
        box(*at(0, 0.9), 1.15 * scale, 1.3 * scale, 1.5 * scale, 0.06, paint(hull), rotation)
        for side in (-0.56, 0.56):
            box(*at(side, 0.9), 0.75 * scale, 0.03, 0.8 * scale, 0.3 * scale, paint((0.08, 0.12, 0.16), 0.1, 0.6), rotation)
        cylinder(*at(0, 0), 0.35 * scale, 0.05 * scale, 4.9 * scale, timber)
        roll = cylinder(*at(0, -1.15), 1.3 * scale, 0.11 * scale, 2.3 * scale, paint((0.86, 0.82, 0.72), 0.9), (90, 0, rotation))
        roll.location.z = 1.45 * scale


def build():
    sea = mottled((0.02, 0.1, 0.15), (0.035, 0.15, 0.2), 0.9, 0.1, 0.3, 0.5)
    box(0, 150, -0.1, 600, 330, 0.1, sea)
    plank = tiles((0.46, 0.36, 0.25), (0.4, 0.3, 0.2), 3.2, 0.22, (0.14, 0.1, 0.07), 0.8, gap=0.012)
    box(0.2, 5.5, 0.62, 2.6, 17, 0.12, plank)
    box(3.4, 10.6, 0.62, 9, 2.4, 0.12, plank)
    post = mottled((0.26, 0.18, 0.12), (0.2, 0.13, 0.08), 6)
    for y in (1.2, 4.4, 7.6, 10.8, 13.8):
        for x in (-1.1, 1.5):
            cylinder(x, y, -0.5, 0.13, 1.75, post)
    for x in (4.2, 7.6):
        cylinder(x, 9.5, -0.5, 0.13, 1.75, post)
    boat(-2.75, 6.2, 4, (0.5, 0.07, 0.05))
    boat(-2.9, 13.2, -5, (0.05, 0.2, 0.4), scale=0.95)
    boat(5.0, 13.6, 86, (0.08, 0.3, 0.2))
    place("rowboat", 2.75, 6.6, -0.12, -8)
    place("rowboat", 5.7, 7.9, -0.12, 75, colour=(0.6, 0.42, 0.08))
    # on the jetty
    place("male03", -0.1, 6.2, 0.74, 10)
    place("boySitting", 1.35, 5.3, 0.74 - 0.47, 60)
    place("girlStanding", 0.75, 4.6, 0.74, 90)
    place("dog", -0.6, 4.8, 0.74, -30)
    place("crate", -0.65, 8.2, 0.74, 15)
    place("crate", -0.6, 8.9, 0.74, -10)
    place("crate", -0.62, 8.45, 1.34, 30, scale=0.8)
    place("barrel", 0.9, 8.6, 0.74, 0, scale=0.85)
    place("holdingFemale01", 0.3, 9.4, 0.74, -20)
    place("male01", 4.4, 10.5, 0.74, 40)
    rope = paint((0.7, 0.6, 0.42), 0.9)
    for r in (0.3, 0.22, 0.14):
        bpy.ops.mesh.primitive_torus_add(major_radius=r, minor_radius=0.035, location=(0.7, 2.9, 0.78))
        bpy.context.object.data.materials.append(rope)
    # the far shore: houses, a lighthouse, hills
    shore = mottled((0.2, 0.26, 0.12), (0.28, 0.3, 0.16), 0.3)
    for x, y, width, height in ((-55, 120, 110, 15), (40, 130, 120, 20), (4, 150, 90, 11)):
        hill(x, y, width, 40, height, shore, 0)
    box(-6, 46, 0, 60, 5, 0.9, paint((0.45, 0.43, 0.4)))
    street_fronts(
        47,
        -30,
        [
            (6, 6.0, (0.72, 0.64, 0.5), {"flowers": False}), (5, 6.6, (0.62, 0.28, 0.2), {"flowers": False}), (6, 5.8, (0.75, 0.72, 0.66), {"flowers": False}),
            (5, 6.4, (0.7, 0.55, 0.2), {"flowers": False}), (6, 6.0, (0.3, 0.42, 0.5), {"flowers": False}), (5, 6.6, (0.72, 0.66, 0.58), {"flowers": False}),
        ],
    )
    white, red = paint((0.85, 0.84, 0.8)), paint((0.6, 0.06, 0.05))
    for level in range(5):
        cylinder(20, 52, 0.5 + level * 2.2, 1.9 - level * 0.2, 2.2, red if level % 2 else white, top=1.7 - level * 0.2)
    box(20, 52, 0, 10, 8, 0.9, paint((0.4, 0.38, 0.35)))
    cylinder(20, 52, 11.5, 0.8, 1.3, paint((1, 0.85, 0.4), glow=1.5))
    cylinder(20, 52, 12.8, 1.1, 1.0, red, top=0)
    sky(18, 130, 0.24)
    camera((1.75, -1.9, 3.1), (0.45, 8, 1.3), 26, -1.05)
