from people import *
from sets import *

ALT = {"en": "A hospital room", "zh": "病房"}
CONTAINS = [
    "a hospital ward with pale green walls, a dark green stripe along the back wall and a pale tiled floor; five people",
    "on the left, a hospital bed on which somebody in a dark top and beige trousers is lying, fully dressed; the face can't be seen",
    "to the right of this bed, a man with reddish-brown hair, in a long white coat and blue-grey trousers, stands and looks to the left, towards the bed",
    "on the far left, behind the bed, a woman with long dark hair, in a green dress with dark green sleeves, stands facing the camera",
    "in the middle, a yellow curtain pushed together, hanging between the two beds",
    "on the right, an empty hospital bed with a white pillow and a blue cover; a small bedside table with drawers next to it",
    "in front of the empty bed, a boy with brown hair, in a dark blue top and grey trousers, sits in a wheelchair, facing right",
    "opposite him on the right, a woman with reddish-brown hair, in a black suit and a yellow-green blouse, sits on a blue chair with her legs crossed, facing the boy",
    "a window in the back wall with two tall buildings outside; it is daytime; sunlight on the floor",
    "a round clock on the wall showing twenty to four",
]


def build():
    room(7.4, 5.2, 2.8, paint((0.62, 0.74, 0.7), 0.9), tiles((0.46, 0.44, 0.38), (0.5, 0.48, 0.42), 0.6, 0.6, (0.4, 0.38, 0.33), 0.3), back=[(4.5, 0.98, 2.2, 1.35)], right=[(1.4, 0.8, 2.4, 1.5)])
    lawn(z=-9)
    for x, y, h, c in ((-9, 60, 19, (0.6, 0.55, 0.5)), (4, 75, 26, (0.55, 0.56, 0.58)), (14, 60, 16, (0.62, 0.5, 0.42))):
        box(x, y, -9, 11, 6, h, tiles((0.25, 0.3, 0.38), (0.3, 0.36, 0.42), 1.6, 1.8, c, 0.5, gap=0.5, upright=True))
    box(0, 5.1, 0.86, 7.4, 0.04, 0.12, paint((0.2, 0.45, 0.5)))
    white, green = (0.86, 0.88, 0.9), (0.08, 0.42, 0.4)
    for x in (-1.9, 1.9):
        place("hospital-bed", x, 3.9, 0, 0)
    box(-1.9, 5.1, 1.55, 1.3, 0.06, 0.16, paint((0.85, 0.85, 0.82), 0.4))
    place("lyingDownMale01", -1.9, 4.0, 0.56, 0)
    for x in (-3.05, 0.75):
        place("bedsideTable2", x, 4.75)
    place("tulips", -3.1, 4.75, 0.45)
    place("glass", -2.9, 4.65, 0.45)
    place("book", 0.75, 4.7, 0.46, 20)
    # a stand with a drip beside the bed
    steel = paint((0.6, 0.6, 0.62), 0.3, metal=0.8)
    cylinder(-1.05, 4.6, 0, 0.015, 1.95, steel)
    cylinder(-1.05, 4.6, 0, 0.25, 0.04, steel, top=0.05)
    box(-1.05, 4.6, 1.93, 0.3, 0.015, 0.015, steel)
    box(-1.17, 4.6, 1.62, 0.14, 0.05, 0.26, paint((0.7, 0.82, 0.86), 0.2, 0.5), bevel=0.02)
    # the curtain between the beds, pushed back to the wall
    place("curtain", 0.1, 4.55, 0.35, 90, (1.0, 0.14, 2.42), colour=(0.75, 0.62, 0.3))
    dress(place("male02", -0.75, 3.3, 0, -60), top=white, bottom=(0.12, 0.14, 0.2), skin=(0.5, 0.4, 0.36), hair=(0.25, 0.22, 0.2))
    dress(place("holdingFemale01", -2.75, 3.95, 0, 45), top=green, bottom=(0.85, 0.85, 0.85))
    sit("boySitting", 0.85, 2.35, 55, 0.5)
    place("wheelchair", 0.9, 2.3, 0, 55)
    sit("sitFemale03", 2.25, 2.75, -65, 0.45, chair="plasticChair")
    wall_clock(-0.45, 5.12, 2.3, 3, 40, 0.17)
    sky(38, 70, 0.13, sun=True)
    lamp(0, 2.6, 2.75, 45, None, 4, 2.5, (1, 0.98, 0.95))
    lamp(0, -1.2, 2.4, 28, (0, 3, 0.9), 3, 1.5)
    camera((0.5, -1.3, 1.55), (0.0, 3.4, 1.08), 27, 0.05)
