from sets import *

ALT = {"en": "A place with bicycles", "zh": "有自行车的地方"}
CONTAINS = [
    "a paved place by the water on a sunny day, with a clear sky; green hills and trees on the other side of the water",
    "on the right, a small green wooden hut with a red roof and the words BIKE HIRE above its counter; on the counter a white flower in a purple pot, on the shelf behind it round helmets in different colours",
    "a man in a blue padded jacket, jeans and a woolly hat stands at the counter with his back to the camera; inside the hut, a woman in a black dress faces him",
    "in the middle, a woman with long reddish-brown hair, in a dark purple-brown dress, stands behind a green bicycle and holds out one hand towards the left",
    "to the left of her, a girl with reddish-brown hair, in a blue-and-white striped top, a dark skirt and black leggings, stands looking to the right",
    "on the right in front of the hut, a boy with dark hair, in a brown top and grey trousers, stands next to a smaller light blue bicycle; a black, white and red helmet is on the ground; a beige rucksack stands to his left",
    "on the left, a row of five bicycles, two red, a blue, a yellow and a pink one, each in front of a short white post",
    "on the far left, a man with fair hair, in a red-and-brown checked shirt and jeans, stands with his arms folded, looking towards the row of bicycles",
    "in the background by the water, a woman in an orange top, a wooden bench, a green litter bin, a black street lamp and a pale boat",
]


def build():
    lawn()
    hills()
    paving = tiles((0.55, 0.47, 0.4), (0.49, 0.41, 0.35), 0.4, 0.2, (0.32, 0.28, 0.24), 0.8, True)
    box(0, 3.6, 0, 40, 6.4, 0.03, paving)
    water = mottled((0.03, 0.14, 0.2), (0.05, 0.19, 0.24), 0.7, 0.1, 0.2, 0.5)
    box(0, 22, 0, 200, 22, 0.02, water)
    box(0, 9.6, 0, 60, 2.2, 0.025, mottled((0.6, 0.52, 0.4), (0.54, 0.46, 0.35), 6))
    steel, white = paint((0.45, 0.47, 0.49), 0.35, metal=0.7), paint((0.82, 0.83, 0.82), 0.5)
    # the rack with a post for every bicycle
    colours = ((0.75, 0.08, 0.05), (0.05, 0.3, 0.6), (0.8, 0.55, 0.05), (0.05, 0.4, 0.2), (0.75, 0.08, 0.05), (0.55, 0.15, 0.45))
    for index, colour in enumerate(colours):
        x = -3.6 + index * 0.78
        box(x + 0.12, 5.3, 0.03, 0.14, 0.2, 0.75, white)
        box(x + 0.12, 5.19, 0.6, 0.1, 0.02, 0.12, paint((0.1, 0.6, 0.25), glow=0.6))
        if index != 3:
            place("bicycle", x, 4.35, 0.03, -38 + 4 * (index % 3), colour=colour)
    box(-1.5, 5.3, 0.03, 5.4, 0.26, 0.05, steel)
    # the hut of the hire shop
    green, cream = paint((0.08, 0.3, 0.26), 0.6), paint((0.85, 0.8, 0.68), 0.7)
    timber = tiles((0.1, 0.34, 0.3), (0.08, 0.3, 0.26), 9, 0.2, (0.04, 0.14, 0.12), 0.6, upright=True)
    x = 2.9
    for side in (-1.5, 1.5):
        box(x + side, 6.6, 0, 0.12, 2.0, 2.5, timber)
    box(x, 7.55, 0, 3.0, 0.12, 2.5, timber)
    box(x, 5.65, 0, 3.12, 0.12, 1.0, timber)
    box(x, 5.6, 1.0, 3.3, 0.45, 0.06, paint((0.5, 0.34, 0.18)))
    box(x, 5.65, 2.1, 3.12, 0.12, 0.5, timber)
    text("BIKE HIRE", x, 5.57, 2.2, 0.36, cream)
    gable_roof(x, 6.6, 2.6, 3.7, 2.8, 0.9, tiles((0.42, 0.16, 0.1), (0.36, 0.13, 0.08), 0.3, 0.25, (0.2, 0.07, 0.04), 0.8, True))
    bulb(x, 6.6, 2.3, 35)
    for level in (1.3, 1.75):
        box(x, 7.4, level, 2.6, 0.2, 0.04, paint((0.5, 0.34, 0.18)))
    for index, colour in enumerate(((0.8, 0.1, 0.06), (0.9, 0.75, 0.1), (0.1, 0.3, 0.6), (0.85, 0.85, 0.85), (0.1, 0.5, 0.3))):
        ball(x - 1.0 + index * 0.5, 7.35, 1.46, 0.14, paint(colour, 0.3), 0.85)
    place("female02", x + 0.95, 6.35, 0, -5)
    place("orchids", x - 1.2, 5.6, 1.06)
    place("male01", x - 0.3, 4.7, 0.03, 168)
    # people and their bicycles
    place("bicycle", 0.75, 2.2, 0.03, 75, colour=(0.05, 0.4, 0.2))
    place("holdingFemale02", 0.75, 2.65, 0.03, 10)
    place("backpack", 1.75, 2.6, 0.03, 30)
    place("girlStanding", -0.6, 2.7, 0.03, 60)
    place("male03", -2.6, 2.8, 0.03, 140)
    place("bike", 2.95, 2.6, 0.03, -60)
    place("boyStanding", 2.85, 3.05, 0.03, 0)
    place("casque", 2.5, 2.5, 0.03, 30, scale=0.9)
    # the other side: benches, lamps, trees
    place("wood_bank", -2.2, 9.4, 0, 180, (2.0, 0.8, 0.95))
    place("female01", -5.0, 9.6, 0, -80)
    place("dog", -5.6, 9.4, 0, -80)
    place("classic-lamppost", -0.2, 8.6, 0, 0, scale=1.3)
    place("park-trashcan", -3.7, 9.2, 0, 0, scale=0.75)
    for name, px, py, scale in (("poplar", -6.4, 8, 0.95), ("copperBeech", -1.5, 38, 1.0), ("poplar", -9, 36, 1.2), ("sycamoreMaple", 9.5, 12, 0.8), ("poplar", 7, 37, 1.3), ("sycamoreMaple", 16, 40, 1.0), ("poplar", -18, 38, 1.3)):
        place(name, px, py, 0, px * 40, scale=scale)
    place("rowboat", -1.2, 14, 0, 80, colour=(0.75, 0.72, 0.65))
    sky(40, 150, 0.2)
    camera((0.35, -2.8, 1.6), (0.1, 5, 1.33), 29, -1.15)
