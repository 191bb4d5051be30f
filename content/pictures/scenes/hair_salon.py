from people import *
from sets import *

ALT = {"en": "A hair salon", "zh": "理发店"}
CONTAINS = [
    "a hair salon with pale pink walls and a wooden floor; six people",
    "along the back wall, three large mirrors in wooden frames, each with a round lamp above it and a narrow wooden shelf with coloured bottles under it; three grey chairs in front of them",
    "in the left chair, a woman with reddish-brown hair, in a black suit, sits with her back to the camera; her face can be seen in the mirror",
    "to her right, a woman with long dark hair, in a black dress, black tights and black shoes, stands with her back to the camera and one hand on her hip",
    "the chair in the middle is empty; to its right, a broom leans against the wall",
    "in the right chair, a man with fair hair, in an orange-and-brown striped sweater, sits with his back to the camera; to his left, a tall man with fair hair, in a black top and jeans, stands with his back to the camera",
    "on the left in front, a wooden counter with a white top, a telephone and a white orchid in a purple pot",
    "behind the counter, a woman with brown hair, in a pink top, stands with one hand near her head; she can be seen in the left mirror too",
    "on the right, a girl with fair hair, in a pink striped top and dark leggings, sits on a blue-green sofa; in front of her, a low black table with two newspapers",
    "a green plant in the right corner",
]


def mirror(x, y, width=1.0):
    """A mirror in a wooden frame above a shelf with bottles and brushes."""
    wood = mottled((0.3, 0.18, 0.09), (0.24, 0.14, 0.07), 5, 0.5)
    box(x, y, 0.95, width + 0.14, 0.05, 1.35, wood)
    box(x, y - 0.03, 1.02, width, 0.02, 1.21, paint((0.85, 0.87, 0.88), 0.02, 0.8, 1.0))
    box(x, y - 0.17, 0.86, width + 0.3, 0.32, 0.05, wood)
    for index, (dx, tall, colour) in enumerate(((-0.52, 0.2, (0.7, 0.1, 0.3)), (-0.43, 0.16, (0.1, 0.35, 0.5)), (0.4, 0.22, (0.8, 0.6, 0.1)), (0.5, 0.15, (0.85, 0.85, 0.85)))):
        cylinder(x + dx, y - 0.2, 0.91, 0.032, tall, paint(colour, 0.3, 0.5))
        cylinder(x + dx, y - 0.2, 0.91 + tall, 0.014, 0.04, paint((0.05, 0.05, 0.05)))


def cape(x, y, colour, z=0.52):
    """The cloth that a customer wears, from the neck to the knees."""
    cloth = cylinder(x, y, z, 0.4, 0.52, paint(colour, 0.8), top=0.11)
    bpy.ops.object.shade_smooth()
    return cloth


def build():
    room(7, 5, 2.9, mottled((0.78, 0.62, 0.56), (0.8, 0.64, 0.58), 2), boards((0.45, 0.33, 0.24), (0.4, 0.29, 0.2)), left=[(1.5, 0.5, 2.8, 1.9)], frame=(0.1, 0.1, 0.1))
    box(0, -5, 0, 12, 0.1, 3.5, paint((0.6, 0.5, 0.46), 0.9))
    lawn(tiles((0.4, 0.39, 0.37), (0.36, 0.35, 0.33), 0.4, 0.4), z=-0.15)
    for x in (-1.75, 0.0, 1.75):
        mirror(x, 4.9)
        bulb(x, 4.7, 2.5, 12, 0.1, (1, 0.86, 0.7))
        ball(x, 4.78, 2.5, 0.1, paint((1, 0.9, 0.75), glow=4))
    black = (0.03, 0.03, 0.035)
    for x, y, turn in ((-1.75, 3.6, 180), (0.0, 3.7, 160), (1.75, 3.6, 180)):
        place("bar-stool", x, y, 0, turn, size=(0.6, 0.6, 0.42), colour=(0.25, 0.25, 0.27))
        place("fotel", x, y, 0.3, turn, size=(0.68, 0.6, 0.62))
    sit("sitFemale03", -1.75, 3.55, 180, 0.62)
    cape(-1.75, 3.75, (0.12, 0.12, 0.14), 0.68)
    sit("sitMale02", 1.75, 3.55, 180, 0.62)
    cape(1.75, 3.75, (0.75, 0.75, 0.78), 0.68)
    dress(place("holdingFemale02", -1.05, 3.2, 0, -140), top=black, bottom=black, skin=(0.5, 0.4, 0.36), hair=(0.25, 0.2, 0.2))
    dress(place("holdingMale01", 1.0, 3.2, 0, 140), top=black, bottom=(0.1, 0.12, 0.2))
    # waiting customers
    place("simple_sofa", 2.98, 3.3, 0, -90, colour=(0.12, 0.32, 0.34))
    sit("girlSittingTable", 2.85, 3.2, -80, 0.42)
    place("coffeeTable", 1.95, 2.5, 0, 90, (0.9, 0.5, 0.4))
    for dx, dy, turn in ((0, 0.15, 20), (0.05, -0.2, -15)):
        place("newspaper", 1.95 + dx, 2.5 + dy, 0.4, turn)
    # the desk at the door
    box(-2.25, 2.5, 0, 0.7, 1.4, 1.05, mottled((0.3, 0.18, 0.09), (0.24, 0.14, 0.07), 5, 0.5))
    box(-2.22, 2.5, 1.05, 0.85, 1.55, 0.05, paint((0.8, 0.78, 0.75), 0.3))
    place("orchids", -2.12, 2.35, 1.1)
    place("phone", -2.0, 2.85, 1.1, 90)
    dress(place("holdingFemale03", -2.45, 3.75, 0, 45), bottom=black)
    place("broom", 0.88, 4.72, 0, 0)
    place("plant", 2.95, 4.55, 0, 0, scale=1.1)
    sky(35, 110, 0.16)
    lamp(0, 2.6, 2.85, 55, None, 4, 2.5, (1, 0.94, 0.86))
    lamp(0, -1.2, 2.6, 30, (0, 3, 0.9), 3, 1.5, (1, 0.94, 0.86))
    camera((-0.6, -1.5, 1.7), (0.1, 3.4, 1.05), 27, 0.1)
