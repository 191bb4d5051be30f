from sets import *

ALT = {"en": "An outdoor market", "zh": "露天市场"}
CONTAINS = [
    "a street market on a sunny day, in a square paved with grey stones; three stalls with striped roofs: red and white on the left, green and white in the middle, yellow and blue on the right",
    "behind the stalls, a row of old houses painted orange-pink, white, pale blue-grey and yellow, with blue, red and green shutters and boxes of white flowers under some windows",
    "the left stall sells fruit in bowls; a woman with red hair in an orange top and jeans and a woman in a brown dress and black boots stand in front of it with their backs to the camera; the seller, a woman in a dark jacket, is behind the stall",
    "the middle stall sells bread; the seller is a man in a black suit; a man in a grey-brown jacket and black trousers and a girl in a blue-and-white striped top and a dark skirt stand in front of it, seen from behind",
    "the right stall sells flowers and plants in vases and pots; a man in a red checked shirt and jeans stands in front of it; the seller is a woman with her hand near her head",
    "in the middle of the square, a woman with long brown hair in a short black dress walks towards the camera",
    "next to her, a golden-brown dog sits on the ground and looks at her",
    "on the left edge, a woman in a white top and mustard-yellow trousers stands behind a bicycle",
    "in the front on the right, an empty wooden bench with concrete legs",
    "wooden crates on the ground near the stalls; the branches of a green tree on the right edge",
]


def stall(x, y, rotation, stripes, goods):
    """A wooden stand with a striped roof; `goods` are (model, size) from left to right."""
    first, second = (paint(colour, 0.9) for colour in stripes)
    wood = mottled((0.42, 0.27, 0.14), (0.3, 0.18, 0.09), 6)
    turn = math.radians(rotation)

    def at(dx, dy):
        return x + dx * math.cos(turn) - dy * math.sin(turn), y + dx * math.sin(turn) + dy * math.cos(turn)

    for dx in (-1.3, 1.3):
        for dy in (-0.6, 0.6):
            box(*at(dx, dy), 0, 0.06, 0.06, 2.3, wood, rotation)
    box(*at(0, -0.25), 0.75, 2.5, 0.85, 0.06, wood, rotation)
    box(*at(0, -0.6), 0.02, 2.5, 0.04, 0.75, wood, rotation)
    for index in range(8):
        cloth = first if index % 2 else second
        box(*at(-1.4 + 0.4 * index, 0), 2.4, 0.4, 1.7, 0.04, cloth, rotation, tilt=12)
        box(*at(-1.4 + 0.4 * index, -0.83), 2.01, 0.4, 0.03, 0.22, cloth, rotation)
    for index, (model, size) in enumerate(goods):
        place(model, *at(-1.05 + 2.1 * index / (len(goods) - 1), -0.3), 0.81, rotation + 17 * index, size=size)


def build():
    lawn(tiles((0.36, 0.34, 0.32), (0.29, 0.28, 0.27), 0.25, 0.14, (0.17, 0.16, 0.15), 0.8, True))
    blue, green, red = (0.05, 0.14, 0.24), (0.06, 0.2, 0.09), (0.28, 0.06, 0.05)
    street_fronts(
        9.5,
        -12.6,
        [
            (5, 8.4, (0.85, 0.72, 0.5), {"shutters": green}),
            (4.4, 9.8, (0.72, 0.42, 0.32), {"shutters": blue, "door": green}),
            (5.4, 9.0, (0.86, 0.83, 0.74), {"shutters": red, "awning": (0.06, 0.35, 0.15)}),
            (4.6, 9.4, (0.55, 0.63, 0.62), {"shutters": blue, "door": (0.1, 0.1, 0.25)}),
            (5.2, 8.9, (0.83, 0.62, 0.42), {"shutters": green, "awning": (0.1, 0.2, 0.55)}),
        ],
    )
    white = (0.92, 0.9, 0.85)
    fruit, apples, bread = ("bowlWithFruits", (0.5, 0.5, 0.22)), ("apples", (0.5, 0.5, 0.25)), ("bread", (0.5, 0.34, 0.19))
    stall(-3.4, 5.6, 0, ((0.75, 0.1, 0.08), white), [fruit, apples, ("shopping-basket", (0.42, 0.32, 0.36)), fruit, apples])
    stall(0.6, 6.1, 0, ((0.1, 0.38, 0.2), white), [bread, bread, ("old_jar", (0.25, 0.22, 0.3)), bread, ("birthday_cake", (0.36, 0.36, 0.2))])
    flowers = [("tulips", (0.4, 0.35, 0.55)), ("tulip", (0.4, 0.4, 0.5)), ("orchids", (0.35, 0.35, 0.6)), ("white_lily", (0.35, 0.35, 0.6)), ("littlePlant", (0.4, 0.4, 0.45))]
    stall(4.7, 5.4, -14, ((0.12, 0.25, 0.6), (0.95, 0.85, 0.3)), flowers)
    for person, x, y, rotation in (
        ("female01", -3.4, 4.2, 175),
        ("holdingFemale02", -2.4, 4.0, 205),
        ("female03", -3.2, 6.5, 10),
        ("male02", 0.3, 6.9, 0),
        ("holdingMale01", 0.9, 4.6, 170),
        ("girlStanding", 1.55, 4.5, 190),
        ("male03", 4.0, 3.9, 150),
        ("holdingFemale03", 4.9, 6.3, -10),
        ("female02", -0.9, 2.9, 20),
        ("mannequinBrunette", -5.3, 4.3, 60),
    ):
        place(person, x, y, 0, rotation)
    place("dog", -1.55, 2.7, 0, 60)
    place("bicycle", -4.9, 3.1, 0, 70)
    place("littlebank", 3.4, 2.3, 0, 12)
    place("sycamoreMaple", -8.6, 5.2)
    place("poplar", 7.9, 6.6)
    for x, y, turn in ((-5.0, 5.4, 20), (-5.05, 4.9, 5), (2.45, 5.9, 12)):
        place("crate", x, y, 0, turn, size=(0.45, 0.4, 0.35))
    sky(42, 150, 0.22)
    camera((-1.3, -3.9, 2.1), (-0.1, 6, 1.85), 27, -1.75)
