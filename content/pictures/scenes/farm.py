from sets import *

ALT = {"en": "A farm", "zh": "农场"}
CONTAINS = [
    "a farm on a sunny day, with a clear blue sky, green hills and grass, and a sandy path in the foreground",
    "on the left, a big red wooden barn with a grey roof, a white-framed window and a large open door",
    "in front of the barn, a man with fair hair, in a red checked shirt and jeans, stands with his arms folded; he is looking to the right",
    "beside him, a metal wheelbarrow; behind him, three yellow bales of straw or hay, one on top of the other two",
    "across the middle, a wooden fence; behind it three horses in the field: two light brown ones and a dark reddish-brown one",
    "at the fence, a woman with red hair, in an orange top and jeans, and a girl in a blue-and-white striped top and a dark skirt stand with their backs to the camera, watching the horses",
    "five brown hens walk about on the grass in front of the fence",
    "on the right, a golden-brown dog sits on the grass; behind the fence near it, a grey metal trough",
    "two slim green trees behind the fence in the middle and a taller tree with yellowish-green leaves on the right",
]


def rail_fence(x0, x1, y, surface):
    for index in range(int((x1 - x0) / 1.8) + 1):
        box(x0 + index * 1.8, y, 0, 0.12, 0.12, 1.25, surface)
    for z in (0.45, 0.95):
        box((x0 + x1) / 2, y - 0.02, z, x1 - x0, 0.05, 0.14, surface)


def build():
    lawn(mottled((0.16, 0.27, 0.06), (0.25, 0.32, 0.1), 2.5))
    hills()
    box(0, 1.6, 0, 60, 2.6, 0.012, mottled((0.42, 0.32, 0.2), (0.34, 0.26, 0.16), 3))
    red = tiles((0.42, 0.07, 0.05), (0.36, 0.06, 0.045), 0.22, 9, (0.2, 0.03, 0.02), 0.85, upright=True)
    white = paint((0.85, 0.83, 0.78))
    box(-6.2, 13, 0, 7, 8, 4.2, red)
    gable_roof(-6.2, 13, 4.2, 7.8, 8.8, 2.6, tiles((0.28, 0.28, 0.3), (0.24, 0.24, 0.26), 0.4, 0.3, (0.12, 0.12, 0.12), 0.8, True))
    box(-6.4, 8.97, 0, 2.8, 0.08, 3.0, paint((0.07, 0.05, 0.04)))
    for x in (-7.85, -4.95):
        box(x, 8.93, 0, 0.16, 0.1, 3.1, white)
    box(-6.4, 8.93, 3.0, 3.06, 0.1, 0.16, white)
    for x in (-8.7, -4.0):
        box(x, 8.95, 1.6, 0.8, 0.08, 0.9, white)
        box(x, 8.92, 1.68, 0.64, 0.08, 0.74, paint((0.12, 0.16, 0.2), 0.1))
    fence = mottled((0.5, 0.38, 0.25), (0.42, 0.31, 0.2), 6)
    rail_fence(-2.6, 11.8, 6.2, fence)
    place("horse", 1.5, 8.0, 0, 75)
    place("horse2", 4.6, 9.2, 0, -60)
    place("horse", 7.6, 11.5, 0, 110)
    place("female01", 1.1, 5.5, 0, 165)
    place("girlStanding", 2.0, 5.5, 0, 190)
    place("male03", -3.6, 4.3, 0, 60)
    place("wheelbarrow", -2.4, 4.2, 0, 40)
    straw = mottled((0.62, 0.48, 0.18), (0.5, 0.38, 0.14), 20)
    for x, y, z, turn in ((-5.6, 6.0, 0, 10), (-4.5, 6.1, 0, -6), (-5.0, 6.05, 0.5, 3)):
        box(x, y, z, 1.0, 0.55, 0.5, straw, turn, bevel=0.03)
    for x, y, turn in ((-0.9, 3.0, 40), (0.0, 3.5, -60), (0.5, 2.7, 110), (-1.6, 2.6, 200), (1.3, 3.3, 20)):
        place("chicken", x, y, 0, turn)
    place("dog", 3.6, 3.7, 0, -50)
    place("barrel", -7.1, 5.9, 0, 0, scale=0.9)
    steel = paint((0.4, 0.42, 0.44), 0.4, metal=0.6)
    box(5.0, 6.9, 0, 1.8, 0.6, 0.5, steel)
    box(5.0, 6.9, 0.46, 1.65, 0.48, 0.05, paint((0.1, 0.22, 0.28), 0.05))
    place("sycamoreMaple", 10.5, 16, 0, 0, scale=0.9)
    place("poplar", 0.5, 20, 0, 0, scale=1.1)
    place("poplar", 3.5, 24, 0, 90, scale=1.2)
    sky(38, 130, 0.2)
    camera((-0.4, -3.2, 1.8), (0.0, 6, 1.6), 28, -1.3)
