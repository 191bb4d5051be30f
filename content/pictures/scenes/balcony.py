from sets import *

ALT = {"en": "A balcony", "zh": "阳台"}
CONTAINS = [
    "a balcony with a wooden floor and a black railing, high above a city, in low, warm sunlight with long shadows; a clear blue sky",
    "behind the railing, tall blocks of flats, cream and light brown, with rows of windows",
    "on the left, a man with fair brown hair, in an orange-and-brown striped sweater and beige trousers, sits in a grey wicker armchair with white cushions, facing right",
    "in front of him, a round white table with wooden legs; on it a coffee press, two white mugs and an open book",
    "on the right of the table, a second wicker armchair with a brown Siamese cat standing on it, facing left",
    "behind it, a woman with her brown hair pinned up, in a pink top and a blue skirt, stands at the railing with her back to the camera, looking at the city",
    "dark flower boxes with flowers on the railing",
    "on the left, a tall spiky plant in a red-brown pot and a smaller plant in a yellow-brown pot; a brown house wall on the left edge",
    "on the right, tall thin bamboo behind a large blue-grey pot, small plants in pots, some tulips behind the armchair, and a wooden stepladder partly visible at the edge",
]


def tower(x, y, width, height, wall_colour, glass=(0.12, 0.17, 0.22), pane=(1.5, 2.9), base=-20):
    """A block of flats far away, its windows in rows."""
    face = tiles(glass, tuple(c * 1.6 for c in glass), pane[0], pane[1], wall_colour, 0.5, gap=0.42, upright=True)
    box(x, y, base, width, 8, height - base, face)
    box(x, y, height, width + 0.3, 8.3, 0.4, paint(tuple(c * 0.8 for c in wall_colour)))


def pot(x, y, radius, height, colour=(0.5, 0.22, 0.13), z=0.0):
    cylinder(x, y, z, radius * 0.75, height, mottled(colour, tuple(c * 0.85 for c in colour), 8), top=radius)
    cylinder(x, y, z + height - 0.03, radius * 1.06, 0.04, paint(colour, 0.8))
    cylinder(x, y, z + height - 0.01, radius * 0.95, 0.025, paint((0.1, 0.06, 0.04), 0.95))


def build():
    planks = boards((0.5, 0.36, 0.24), (0.43, 0.3, 0.19))
    box(0, 1.5, -0.1, 9, 5, 0.1, planks)
    wall((-2.9, -1), (-2.9, 3.6), 4, mottled((0.75, 0.5, 0.36), (0.7, 0.46, 0.33), 2), openings=[(1.2, 0, 1.3, 2.3)])
    box(-3.0, 1.0, 0, 0.05, 1.2, 2.2, paint((0.2, 0.22, 0.24), 0.1, 0.5))
    iron = paint((0.05, 0.06, 0.07), 0.5)
    for z in (0.1, 1.0):
        box(0.6, 3.5, z, 7, 0.05, 0.05, iron)
    for index in range(56):
        box(-2.85 + index * 0.125, 3.5, 0.1, 0.02, 0.02, 0.92, iron)
    for x in (-2.1, -1.1, 0.9, 1.9):
        place("flowerBox", x, 3.38, 0.72, 0, (0.85, 0.25, 0.34))
    # the city
    box(0, 80, -20.1, 300, 200, 0.1, paint((0.2, 0.2, 0.2)))
    for x, y, width, height, colour in (
        (-26, 48, 13, 5, (0.62, 0.45, 0.36)), (-13, 42, 10, 8.5, (0.66, 0.6, 0.5)), (-1.5, 55, 11, 14, (0.5, 0.52, 0.55)),
        (9.5, 44, 9, 4.5, (0.7, 0.5, 0.36)), (20, 50, 11, 11, (0.62, 0.58, 0.52)), (33, 46, 11, 6, (0.55, 0.38, 0.3)),
        (-20, 75, 12, 16, (0.48, 0.5, 0.54)), (6, 80, 12, 19, (0.55, 0.54, 0.54)), (30, 85, 14, 18, (0.5, 0.46, 0.46)),
        (-40, 80, 14, 12, (0.55, 0.5, 0.48)), (-5, 30, 16, -5, (0.5, 0.33, 0.26)), (14, 30, 16, -4, (0.6, 0.55, 0.48)), (48, 80, 14, 10, (0.5, 0.5, 0.5)),
    ):
        tower(x, y, width, height, colour)
    # plants
    pot(-2.35, 3.0, 0.26, 0.42)
    place("yuccaPlant", -2.35, 3.0, 0.1, 0, scale=0.95)
    pot(2.7, 2.8, 0.3, 0.45, (0.2, 0.3, 0.33))
    place("bamboo", 2.7, 2.85, 0.42, 0, (1.3, 1.2, 2.1))
    for x, y, name, scale in ((1.75, 3.1, "tulips", 1.2), (2.1, 2.75, "littlePlant", 1.6), (-1.75, 3.05, "spatifilum", 0.8), (2.35, 2.2, "succulentPlant", 2.2)):
        place(name, x, y, 0, 0, scale=scale)
    place("maceta", -2.4, 2.2, 0, 0, scale=0.9)
    place("step-ladder-wood", 2.75, 1.75, 0, -80, scale=1)
    # table and people
    place("round-table", -0.15, 1.6, 0, 0, (0.8, 0.8, 0.7))
    place("coffeePress", -0.05, 1.72, 0.7, 30)
    place("coffee-mug", -0.35, 1.6, 0.7)
    place("coffee-mug", 0.15, 1.5, 0.7, 180)
    place("book", -0.1, 1.4, 0.7, 30)
    sit("sitMale02", -1.05, 1.6, 90, 0.42)
    place("rattanArmchair", -1.05, 1.6, 0, 90)
    place("rattanArmchair", 0.95, 1.6, 0, -90)
    place("siameseCat", 0.95, 1.55, 0.43, -60, scale=0.9)
    place("female-01-casual-clothing", 1.0, 2.95, 0, 170)
    sky(14, 232, 0.24, haze=2.5)
    lamp(0, -2.2, 2.6, 40, (0, 2, 0.8), 3, 2, (1, 0.85, 0.7))
    camera((0.15, -2.2, 1.7), (0.05, 3.5, 1.3), 28, -0.8)
