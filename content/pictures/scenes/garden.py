from sets import *

ALT = {"en": "A garden", "zh": "花园"}
CONTAINS = [
    "a garden behind a house on a sunny day, with green grass, a wooden fence, hills behind the fence and a blue sky",
    "on the left, a cream-coloured house with a red roof, green shutters and boxes of white flowers under two windows",
    "in the middle, a man with fair hair, in a red checked shirt and jeans, stands with his arms folded next to a metal wheelbarrow",
    "on the right, a man in a blue padded jacket, pale jeans and a headband stands behind a black-and-yellow lawnmower",
    "a vegetable bed on the left with rows of round green plants in brown soil",
    "a white rabbit sits on the grass in front of the vegetable bed",
    "behind the vegetable bed, a small wooden doghouse with a brown-and-white dog in front of it",
    "in front of the fence, a strip of brown soil with red, pink and purple flowers, and a garden hose on a reel",
    "a paved path runs from the foreground to the back of the garden",
    "on the right at the back, a small wooden shed with pink blossom beside it",
    "in front of the shed, a woman with reddish-brown hair, in a brown dress and black boots, stands facing right with one hand on her hip, next to a white folding clothes airer and a red plastic tub",
]


def build():
    lawn()
    hills()
    house(-7.6, 11, 8, 5.6, (0.82, 0.74, 0.6), door=(0.15, 0.25, 0.12), shutters=(0.12, 0.25, 0.16))
    plank = tiles((0.45, 0.3, 0.16), (0.38, 0.25, 0.13), 0.14, 4, (0.16, 0.1, 0.05), 0.8, upright=True)
    box(4.7, 11, 0, 16.6, 0.06, 1.5, plank)
    place("garden-hut", 4.4, 8.8, 0, -15, scale=1.15)
    soil = mottled((0.13, 0.08, 0.045), (0.19, 0.12, 0.07), 6, 1, 0.4)
    leaf = mottled((0.08, 0.3, 0.05), (0.2, 0.42, 0.1), 25)
    for row, y in enumerate((3.9, 4.7, 5.5)):
        box(-3.1, y, 0, 3.6, 0.55, 0.09, soil)
        for index in range(8):
            ball(-4.65 + index * 0.44, y, 0.15, (0.15, 0.11, 0.18)[row], leaf, (0.7, 1.6, 0.8)[row])
    box(0.9, 6, 0, 0.9, 14, 0.015, tiles((0.5, 0.46, 0.4), (0.44, 0.4, 0.36), 0.45, 0.3, (0.2, 0.28, 0.1), 0.8, True), 6)
    place("wheelbarrow", -0.55, 4.0, 0, 60)
    place("male03", -0.6, 5.6, 0, 30)
    place("mower", 3.0, 4.3, 0, 90)
    place("male01", 2.1, 4.35, 0, 90)
    place("holdingFemale02", 3.6, 7.3, 0, 75)
    place("clothes-horse", 4.5, 7.2, 0, 60)
    place("basin", 3.9, 6.5, 0, 0, scale=0.7)
    place("rabbit", -1.5, 2.4, 0, 120)
    place("dog-house", -5.3, 7.4, 0, 30)
    place("bulldog", -4.6, 6.7, 0, 30)
    place("hedgeTextured", -1.2, 10.4)
    for x, name in ((-0.4, "tulips"), (0.1, "tulip"), (-3.0, "tulips"), (-2.4, "tulip")):
        place(name, x, 8.4, 0, 20, scale=1.2)
    box(-1.45, 8.4, 0, 4.2, 0.6, 0.06, soil)
    place("hose-reel", -3.9, 8.2, 0, 0, scale=1.4)
    place("peachBlossom", 8.2, 9.6, 0, 90, scale=0.85)
    place("poplar", 9, 15)
    place("sycamoreMaple", 2, 19, 0, 0, scale=0.7)
    sky(40, 130, 0.2)
    camera((0.1, -2.3, 1.9), (0.0, 5, 1.4), 28, -1.3)
