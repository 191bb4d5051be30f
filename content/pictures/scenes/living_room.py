from sets import *

ALT = {"en": "A living room", "zh": "客厅"}
CONTAINS = [
    "a cosy living room in the evening, lit by lamps and a fire; grey-green walls and a wooden floor; four people",
    "on the left, a teenage boy with brown hair, in a dark blue top and grey trousers, and a woman with short reddish-brown hair, in a black suit, sit together on a cream sofa with cushions; the woman has her legs crossed",
    "on the right, a man with fair hair, in an orange-and-brown striped sweater and beige trousers, sits in a red-brown leather armchair",
    "in the foreground, a girl with dark curly hair, in a striped top, sits on the floor with her back to the camera; next to her is a colourful toy train",
    "in the middle, a low black coffee table on a red rug, with a teapot and two cups on it",
    "a small grey-and-white cat sits on the floor to the left of the coffee table",
    "in the centre of the back wall, a white fireplace with a fire burning; on it a small photo frame and a dark vase",
    "above the fireplace, a framed picture with bands of blue, orange and green",
    "on the left of the back wall, a tall wooden bookcase full of colourful books",
    "to the right of the fireplace, a small tree in a red pot; on the far right, a lamp with a bright red shade and a long red-orange curtain",
    "everyone seems relaxed; the people on the sofa and in the armchair are facing each other",
]


def build():
    room(6.4, 5, 2.8, mottled((0.34, 0.42, 0.40), (0.36, 0.44, 0.42), 2), boards(), right=[(1.6, 0.9, 1.6, 1.4)])
    place("fireplace1", -0.2, 4.75, 0, 0, (1.5, 0.4, 1.15))
    bulb(-0.2, 4.5, 0.35, 14, 0.15, (1, 0.45, 0.15))
    picture_on_wall(-0.2, 4.9, 1.45, 1.1, 0.7, [(0.1, 0.25, 0.12), (0.25, 0.4, 0.2), (0.7, 0.5, 0.3), (0.45, 0.6, 0.75)])
    place("frame1", -0.7, 4.7, 1.15)
    place("vase3", 0.35, 4.7, 1.15, 0, scale=0.5)
    bookshelf(-2.3, 4.72, 1.5, 2.1, 5, seed=3)
    place("ficus", 1.5, 4.5, 0, 0, scale=1.9)
    place("oriental-rug", 0, 2.4, 0.005, 90, colour=(0.32, 0.07, 0.07))
    place("coffeeTable", 0.1, 2.4, 0, 0, (1.1, 0.6, 0.42))
    place("teapot", 0.35, 2.45, 0.42)
    place("cup", 0.05, 2.3, 0.42)
    place("cup", -0.2, 2.5, 0.42)
    place("beige_sofa", -2.3, 2.4, 0, 90, (2.1, 0.9, 0.85))
    sit("sitFemale03", -2.25, 2.9, 80, 0.45)
    sit("boySitting", -2.2, 2.1, 75, 0.44)
    place("winchesterArmchair", 2.1, 2.7, 0, -75)
    sit("sitMale02", 2.0, 2.65, -70, 0.46)
    place("living_lamp", 2.75, 3.6)
    bulb(2.75, 3.6, 1.35, 45)
    place("little_lamp1", -2.75, 3.85, 0.5)
    place("bedsideTable", -2.75, 3.85)
    bulb(-2.75, 3.85, 0.8, 20)
    place("girlSittingGround", 0.55, 1.3, 0, 170)
    place("cat", -0.75, 3.6, 0, 20)
    place("toyTrain", 0.1, 1.35, 0, 30, scale=1.4)
    for y in (1.25, 3.6):
        place("curtain", 3.1, y, 0.25, 90, (0.6, 0.1, 2.4), colour=(0.45, 0.12, 0.08))
    backdrop((0.03, 0.05, 0.12), 1)
    lamp(0, 2.2, 2.75, 45, None, 3, 3, (1, 0.86, 0.68))
    lamp(0.3, -1.4, 2.3, 34, (0, 3, 0.8), 3, 1.5, (1, 0.88, 0.72))
    camera((0.4, -1.9, 1.6), (-0.05, 3, 0.92), 27, 0.45)
