from sets import *

ALT = {"en": "A street", "zh": "街道"}
CONTAINS = [
    "a town street in warm, low sunlight, perhaps early morning or late afternoon; a pedestrian crossing with white stripes leads across the road",
    "in the middle, a woman with brown hair, in a brown leather jacket and dark jeans, and a girl in a blue-and-white striped top and a dark skirt walk across the crossing side by side towards the camera",
    "behind them, a man in a grey-brown jacket and black trousers crosses in the other direction, with his back to the camera; he has a dark briefcase in his hand",
    "on the left, a red lorry with a grey-white load area has stopped before the crossing",
    "on the right, a light blue car has stopped on the other side of the crossing",
    "a traffic light at the far end of the crossing shows red",
    "on the far pavement, a man in a blue padded jacket stands waiting near the crossing; to the right of the traffic light, a woman in a white top and mustard-yellow trousers stands next to a sitting brown dog",
    "on the far pavement on the left, a bicycle, a red fire hydrant and a black street lamp; on the right, an empty cream-coloured bench",
    "a row of tall houses in cream, orange, pale yellow and grey with coloured shutters; a green awning over a shop window in the orange house",
    "two green trees on the pavement, one on the left and one on the right",
]


def build():
    road = mottled((0.09, 0.09, 0.095), (0.12, 0.12, 0.12), 2, 0.9)
    box(0, 5, -0.1, 90, 9, 0.1, road)
    slabs = tiles((0.5, 0.46, 0.42), (0.45, 0.41, 0.37), 0.5, 0.5, (0.3, 0.28, 0.26), 0.8)
    box(0, 12.5, -0.1, 90, 6, 0.22, slabs)
    box(0, -2.5, -0.1, 90, 6, 0.22, slabs)
    white = paint((0.75, 0.75, 0.72), 0.9)
    for index in range(9):
        box(-0.6, 1.5 + index * 0.9, 0, 3.4, 0.5, 0.006, white)
    street_fronts(
        15.4,
        -16,
        [
            (7, 9.2, (0.42, 0.46, 0.4), {"shutters": (0.2, 0.22, 0.2), "awning": (0.7, 0.35, 0.05), "flowers": False}),
            (6, 11.6, (0.72, 0.66, 0.58), {"shutters": (0.35, 0.2, 0.1), "door": (0.05, 0.2, 0.2)}),
            (7, 9.0, (0.62, 0.3, 0.2), {"shutters": (0.85, 0.82, 0.75), "awning": (0.1, 0.3, 0.2), "flowers": False}),
            (6, 11.4, (0.8, 0.74, 0.5), {"shutters": (0.12, 0.2, 0.35)}),
            (7, 9.4, (0.5, 0.52, 0.58), {"shutters": (0.3, 0.1, 0.08), "flowers": False}),
        ],
    )
    place("concept-sedan-02", 4.6, 3.7, 0, -90)
    place("truck", -7.4, 7.2, 0, 90)
    place("female03", -0.9, 4.4, 0, 10)
    place("girlStanding", -0.25, 4.5, 0, -5)
    place("holdingMale01", 0.6, 6.7, 0, 175)
    place("briefcase", 0.95, 6.65, 0.35, 80)
    place("male01", -1.6, 10.2, 0.12, 10)
    place("mannequinBrunette", 2.6, 10.6, 0.12, -40)
    place("bicycle", -3.5, 10.4, 0.12, 85)
    place("dog", 3.3, 10.4, 0.12, -30)
    # a traffic light that shows red to the cars
    dark = paint((0.04, 0.05, 0.05), 0.5)
    x, y = 1.9, 9.9
    cylinder(x, y, 0.12, 0.06, 2.5, dark)
    box(x, y, 2.4, 0.3, 0.25, 0.85, dark)
    for z, colour, glow in ((3.05, (0.9, 0.05, 0.03), 4), (2.8, (0.15, 0.1, 0.01), 0), (2.55, (0.01, 0.1, 0.03), 0)):
        ball(x, y - 0.13, z, 0.09, paint(colour, glow=glow))
    for x in (-6.4, 6.2):
        place("poplar", x, 11, 0.12, x * 30, scale=0.8)
    place("fire-hydrant", -2.6, 9.9, 0.12)
    place("classic-lamppost", -4.7, 9.9, 0.12, 0, scale=1.4)
    place("concrete-bench", 4.9, 10.8, 0.12, 0)
    sky(14, 235, 0.25)
    camera((-0.6, -3.6, 2.3), (-0.2, 6, 1.85), 27, -1.3)
