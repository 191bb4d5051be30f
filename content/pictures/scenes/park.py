from sets import *

ALT = {"en": "A park", "zh": "公园"}
CONTAINS = [
    "a park on a sunny day, with a blue sky, green grass, green hills in the background and pale paths",
    "on the left, a man and a woman sit side by side on a wooden bench; the man has fair hair, an orange-and-brown striped sweater and beige trousers; the woman has reddish-brown hair and a black suit and has her legs crossed",
    "to the left of the bench, a bright green litter bin and a green hedge",
    "in front of the bench on the path, a golden-brown dog sits next to a tall black street lamp",
    "in the middle at the back, a white stone fountain with several tiers and water in its basin, and white boxes of plants around it",
    "next to the fountain, a woman in a pink coat with her hand near her head and a girl in a blue-and-white striped top, both seen from behind, looking into the park",
    "on the right, a woman with red hair, in an orange top and jeans, walks along the path behind a blue-and-white pushchair",
    "on the far right, a boy in dark clothes stands under the trees near a football lying on the grass",
    "trees of different kinds: tall green trees on the left, trees with dark red leaves and a tree with pink blossom on the right",
]


def build():
    lawn()
    hills()
    path = mottled((0.55, 0.46, 0.34), (0.48, 0.4, 0.3), 6)
    box(0, 2.2, 0, 40, 1.8, 0.02, path)
    box(1.2, 12, 0, 2.4, 20, 0.018, path, 8)
    cylinder(-0.2, 8.4, 0, 3.1, 0.022, path)
    place("fountain", -0.2, 8.4, 0, 0, scale=1.35)
    place("wood_bank", -2.5, 3.6, 0, 0, (2.0, 0.8, 0.95))
    sit("sitMale02", -2.95, 3.55, 0, 0.46)
    sit("sitFemale03", -2.1, 3.55, -12, 0.46)
    place("park-trashcan", -4.2, 3.7, 0, 0, scale=0.8)
    place("classic-lamppost", -1.1, 4.0, 0, 0, scale=1.25)
    place("dog", -0.75, 2.4, 0, -60)
    place("female01", 2.0, 2.0, 0, 80)
    place("stroller", 2.75, 2.05, 0, 85)
    place("bicycle", -5.0, 1.9, 0, 75, hue=0)
    place("holdingFemale03", 0.9, 6.4, 0, 160)
    place("girlStanding", 1.5, 6.6, 0, 130)
    place("boyStanding", 4.8, 6.8, 0, 60)
    place("ballonFoot", 5.5, 6.4)
    for name, x, y, scale in (
        ("copperBeech", 6.4, 12.5, 0.85), ("poplar", -6.6, 8.5, 1), ("poplar", -9.8, 12, 1.2),
        ("peachBlossom", 7.0, 6.0, 0.8), ("sycamoreMaple", -2, 24, 0.9), ("poplar", 13, 20, 1.2), ("copperBeech", 4, 28, 1),
    ):
        place(name, x, y, 0, x * 40, scale=scale)
    for x in (-8.4, -6.8, -5.2):
        place("hedgeTextured", x, 5.2)
    for x, y in ((-1.9, 6.9), (1.7, 7.3), (-2.3, 9.3)):
        place("plantie", x, y, 0, 20, scale=1.2)
    sky(48, 140, 0.2)
    camera((0.2, -3.9, 1.8), (-0.1, 5.5, 1.75), 29, -1.25)
