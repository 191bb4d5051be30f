from people import *
from poses import *
from sets import *

ALT = {"en": "A bus stop", "zh": "公交车站"}
CONTAINS = [
    "a bus stop in a town street on a grey, wet day; the dark road is wet and shiny, as if it has just rained, and reflects the street",
    "a dark grey bus shelter with a glass back and a bench; next to it a pole with a yellow sign that says BUS",
    "two people sit on the bench in the shelter: a woman in a black suit with her legs crossed, and a girl in a pink top and black leggings; a folded blue umbrella stands beside the girl",
    "a man in a blue padded jacket, jeans and a woolly headband stands at the edge of the pavement, looking to the right towards the bus",
    "a man with brown hair, in a grey-brown jacket and black trousers, stands by the bus stop sign facing the bus with one hand out; a light blue suitcase stands next to him",
    "on the left, a woman with reddish-brown hair, in a brown leather jacket and dark jeans, stands near a dark green litter bin",
    "on the right, the front of a white and blue-green city bus arriving at the stop; its display says \"391 Town Centre\"",
    "behind the stop, a row of terraced houses in red-brown, beige and blue-grey with shutters; one has a red awning over a shop window and one has a red door",
    "no cars or other traffic can be seen; a few branches of a tree on the left edge",
]


def build():
    wet = mottled((0.05, 0.05, 0.055), (0.075, 0.075, 0.08), 1.2, 0.22, shine=0.5)
    box(0, 2.5, -0.1, 80, 7, 0.1, wet)
    slabs = tiles((0.42, 0.41, 0.4), (0.36, 0.35, 0.34), 0.5, 0.5, (0.2, 0.2, 0.2), 0.5)
    box(0, 9, -0.1, 80, 6, 0.22, slabs)
    box(0, 6.05, -0.1, 80, 0.15, 0.23, paint((0.5, 0.5, 0.48)))
    white = paint((0.7, 0.7, 0.7))
    for x in range(-20, 20, 3):
        box(x, 1.2, 0, 1.4, 0.12, 0.004, white)
    green, brown = (0.07, 0.2, 0.12), (0.22, 0.1, 0.05)
    street_fronts(
        11.2,
        -14.5,
        [
            (6, 8.6, (0.5, 0.22, 0.16), {"shutters": green, "flowers": False}),
            (5.5, 9.2, (0.62, 0.55, 0.42), {"shutters": brown, "awning": (0.4, 0.06, 0.05), "flowers": False}),
            (6, 8.4, (0.42, 0.45, 0.47), {"shutters": (0.1, 0.1, 0.12), "door": (0.35, 0.05, 0.04), "flowers": False}),
            (6, 9.0, (0.5, 0.22, 0.16), {"shutters": green, "flowers": False}),
            (6, 8.6, (0.62, 0.6, 0.52), {"shutters": brown, "flowers": False}),
        ],
    )
    # the shelter: a roof on four posts, a glass back, a bench
    metal, pane = paint((0.06, 0.08, 0.1), 0.4), paint((0.25, 0.32, 0.34), 0.1, 0.5)
    for x in (-5.2, -1.6):
        for y in (7.3, 8.6):
            box(x, y, 0.12, 0.08, 0.08, 2.35, metal)
    box(-3.4, 7.95, 2.45, 4.0, 1.7, 0.1, metal)
    for x in (-4.6, -3.4, -2.2):
        box(x, 8.6, 0.4, 1.1, 0.03, 1.8, pane)
    box(-3.6, 8.2, 0.52, 2.4, 0.4, 0.06, mottled((0.4, 0.25, 0.12), (0.3, 0.18, 0.09), 6))
    for x in (-4.6, -2.6):
        box(x, 8.2, 0.12, 0.06, 0.35, 0.4, metal)
    cylinder(-0.7, 6.7, 0.12, 0.04, 2.7, metal)
    box(-0.7, 6.66, 2.2, 0.55, 0.05, 0.6, paint((0.85, 0.7, 0.05)))
    text("BUS", -0.7, 6.62, 2.42, 0.24, paint((0.02, 0.02, 0.02)))
    sit("sitFemale03", -4.1, 8.15, 0, 0.46, z=0.12)
    dress(sit("girlSittingTable", -3.2, 8.2, 20, 0.47, z=0.12), top=(0.55, 0.2, 0.3), plain=1)
    place("umbrellaFolded", -2.6, 8.1, 0.12)
    place("male01", -1.9, 7.0, 0.12, 60)
    place("holdingMale01", -0.1, 7.2, 0.12, 70)
    place("suitcase", 0.4, 6.8, 0.12, 20, size=(0.6, 0.22, 0.45))
    place("female03", -6.4, 7.4, 0.12, 40)
    place("park-trashcan", -5.9, 8.6, 0.12, 0, scale=0.8, colour=(0.06, 0.12, 0.08))
    place("cityBus", 7.5, 4.6, 0, -90)
    box(1.43, 4.6, 2.42, 0.04, 1.9, 0.46, paint((0.02, 0.02, 0.02), 0.3))
    text("391 Town Centre", 1.4, 4.6, 2.57, 0.2, paint((1, 0.75, 0.1), glow=1.5), -90)
    place("candelabre", 3.2, 9.6, 0.12, 90)
    place("poplar", -9.5, 9.2, 0.12, 0, scale=0.85)
    backdrop((0.62, 0.68, 0.75), 0.85)
    lamp(-4, -6, 12, 900, (-2, 7, 1), 8, 8, (0.85, 0.92, 1))
    camera((-2.6, -2.3, 1.9), (-1.6, 7, 1.75), 28, 0.1)
