from sets import *

ALT = {"en": "People outdoors", "zh": "户外人物"}
CONTAINS = [
    "a green meadow by a lake on a sunny day, with green hills behind the water and a blue-grey sky; six people and a dog",
    "a large red-and-white checked blanket on the grass; on it a wicker basket with a bottle, a blue bowl of apples, a burger on a plate, a carton, plates and blue cups",
    "in front, a woman with brown hair, in a purple dress and dark boots, lies on her front on the blanket, leaning on her arms",
    "on the left, a woman with red hair, in a dark brown top and jeans, sits with her legs crossed",
    "on the right, a man with blond hair, in a striped sweater and jeans, sits on the blanket, his legs drawn up",
    "at the back behind the basket, a girl with dark curly hair, in a pale striped top, sits on the ground",
    "on the right, a yellow dog sits on the grass, looking at the people",
    "at the back on the right, a man in a white top and blue trousers and a boy in a brown top stand with their backs to the camera near a small white-and-green rowing boat at the water",
    "on the left, a black bicycle and a red bicycle under a tree; a black-and-white football on the grass",
    "on the right, a tree with pink blossom; green bushes near the water",
]


def build():
    lawn()
    hills()
    box(0, 32, 0.02, 120, 26, 0.02, mottled((0.12, 0.26, 0.36), (0.18, 0.34, 0.44), 0.8, 0.12, 0.25, 0.6))
    cloth = tiles((0.7, 0.08, 0.07), (0.82, 0.78, 0.72), 0.14, 0.14, (0.76, 0.42, 0.38), 0.95, gap=0.012)
    box(0.1, 3.6, 0, 3.6, 2.4, 0.014, cloth, 6)
    place("shopping-basket", 0.35, 4.25, 0.014, 25, scale=0.85)
    place("wine_bottle", 0.3, 4.15, 0.2, colour=(0.1, 0.25, 0.1))
    place("bread", 0.5, 4.3, 0.42, 30)
    place("apples", 0.55, 3.5, 0.014)
    place("bowlWithSalad", 0.05, 3.3, 0.014)
    place("tetrapak", -0.15, 3.75, 0.014, 20)
    for x, y in ((-0.35, 3.4), (0.35, 3.05), (0.9, 3.75), (0.15, 3.9)):
        place("dinner-plate", x, y, 0.014)
    for x, y in ((-0.55, 3.6), (0.6, 3.15), (0.75, 3.95)):
        place("plasticCup", x, y, 0.014)
    place("hamburger", -0.35, 3.4, 0.03)
    place("cupcake", 0.87, 3.75, 0.03)
    place("sitFemale01", -0.95, 4.1, 0.014, 35)
    place("sitMale03", 1.35, 3.75, 0.014, -55)
    place("lyingDownFemale01", -0.35, 2.75, 0.014, 60)
    place("girlSittingGround", 0.5, 4.85, 0.0, 10)
    place("dog", 2.5, 3.2, 0, -70)
    place("ballonFoot", -2.2, 3.1)
    place("bicycle", -3.3, 5.2, 0, 80)
    place("bicycle", -3.0, 5.7, 0, 75, colour=(0.5, 0.08, 0.07))
    place("sycamoreMaple", -5.2, 8.0, 0, 20, scale=0.62)
    place("peachBlossom", 7.2, 10.5, 0, 60, scale=0.8)
    place("rowboat", 3.2, 14.5, 0, 60)
    place("mannequinMale", 3.6, 8.8, 0, 190)
    place("boyStanding", 2.9, 9.0, 0, 160)
    for x, y, scale in ((-13, 18, 1.0), (12, 17, 0.8)):
        place("poplar", x, y, 0, 0, scale=scale)
    for x, y in ((-7.5, 17.8), (-6.3, 18.2), (8.0, 17.9)):
        place("bush", x, y, 0, x * 20)
    sky(38, 225, 0.21)
    camera((0.3, -0.9, 1.95), (0.1, 4.6, 0.85), 29, -1.35)
