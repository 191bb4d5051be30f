from sets import *

ALT = {"en": "A room", "zh": "房间"}
CONTAINS = [
    "a children's room with yellow walls and a pale wooden floor, seen from above, in the daytime; a woman, a boy and a girl",
    "in the middle, a round rug, white with a blue edge",
    "in front on the rug, a boy with black hair, in a dark green top and grey-brown trousers, lies on his front, leaning on his arms; a small toy car is in front of him",
    "behind him, a tower of coloured blocks and a small colourful toy train",
    "at the back of the rug, a woman with red hair, in a dark brown top and jeans, sits cross-legged",
    "on the right, a girl with reddish-brown hair, in a blue-and-white striped top and dark leggings, stands next to a white bunk bed with pale blue covers",
    "on the left, a white rabbit on the rug, a red-and-white ball and a green tricycle with an orange seat",
    "at the back on the left, a low white table with a colourful xylophone and two small chairs; two framed pictures with coloured stripes on the wall",
    "at the back in the middle, a tall white shelf with colourful books, and on top of it a brown teddy bear and a small toy plane; next to it a doll's house",
    "in front on the right, a yellow wooden rocking horse; part of a window on the left edge",
]


def build():
    room(5.4, 4.6, 2.7, paint((0.78, 0.62, 0.25), 0.9), boards((0.62, 0.47, 0.3), (0.56, 0.42, 0.27)), left=[(1.6, 0.95, 1.5, 1.2)])
    lawn(y=0, z=-3)
    place("bunkBed", 1.85, 3.35, 0, 0, scale=1.05)
    place("kids_shelves", -0.35, 4.35, 0, 0, (1.1, 0.4, 1.7))
    for level, z in enumerate((0.1, 0.45, 0.78, 1.1)):
        if level % 2:
            books(-0.8, 4.3, z, 0.85, 0.24, 0.2, 0, level + 11)
    place("teddyBear", -0.6, 4.3, 1.7, 10)
    place("cartoon_biplane", -0.1, 4.3, 1.7, 40, scale=2.2)
    place("children_table", -1.85, 3.5, 0, 10, scale=1.1)
    place("children_chair", -1.85, 2.95, 0, 175)
    place("children_chair", -1.2, 3.7, 0, -80)
    place("xylophone", -1.85, 3.5, 0.5, 15, scale=0.9)
    # the rug with toys
    cylinder(0.05, 2.1, 0, 1.5, 0.014, mottled((0.2, 0.42, 0.5), (0.26, 0.5, 0.56), 22))
    cylinder(0.05, 2.1, 0, 1.2, 0.018, mottled((0.75, 0.72, 0.62), (0.8, 0.77, 0.68), 22))
    place("boyLying", 0.55, 1.6, 0.018, -70)
    place("sitFemale01", -0.55, 2.75, 0.018, 25)
    place("carrito-de-madera", -0.25, 1.75, 0.018, 60, scale=1.3)
    place("toyTrain", 0.35, 2.25, 0.018, -20, scale=1.3)
    colours = [(0.75, 0.1, 0.1), (0.95, 0.7, 0.1), (0.1, 0.35, 0.65), (0.15, 0.5, 0.2), (0.85, 0.4, 0.1)]
    tower = [(0, 0, 0), (0.13, 0, 0), (0.26, 0, 0), (0.065, 0, 1), (0.195, 0, 1), (0.13, 0, 2), (0.13, 0, 3), (0.5, -0.2, 0), (0.62, 0.05, 0), (-0.2, -0.3, 0)]
    for index, (dx, dy, level) in enumerate(tower):
        box(0.75 + dx, 2.35 + dy, 0.018 + level * 0.12, 0.12, 0.12, 0.12, paint(colours[index % 5], 0.5), 6 * (index % 3) if level == 0 and index > 6 else 0, 0, 0.008)
    place("tricycle", -1.75, 1.7, 0, 60, scale=1.1)
    place("doll-house", 0.8, 4.3, 0, -10)
    place("caballito", 1.75, 1.55, 0, -50, scale=1.0)
    ball(-1.1, 1.2, 0.13, 0.13, tiles((0.85, 0.15, 0.1), (0.95, 0.9, 0.8), 0.5, 0.08, (0.9, 0.9, 0.9), 0.4, upright=True))
    place("rabbit", -1.05, 2.05, 0, 100)
    for x, colour in ((-1.95, [(0.1, 0.35, 0.6), (0.9, 0.9, 0.85), (0.75, 0.15, 0.15)]), (-1.35, [(0.2, 0.5, 0.3), (0.9, 0.75, 0.2), (0.45, 0.65, 0.8)])):
        picture_on_wall(x, 4.52, 1.45, 0.4, 0.5, colour, (0.85, 0.85, 0.82))
    place("girlStanding", 0.9, 3.1, 0, -45, scale=0.9)
    sky(30, 275, 0.16)
    lamp(-2.4, 2.4, 1.7, 45, (0.5, 2, 0.4), 1.3, 1.1, (1, 0.95, 0.85))
    lamp(0, 2.2, 2.65, 34, None, 2.5, 2)
    lamp(0, -1.3, 2.4, 26, (0, 3, 0.8), 3, 1.5)
    camera((-0.35, -1.35, 2.3), (0.05, 2.7, 0.7), 27, 0.3)
