from sets import *

ALT = {"en": "A playground", "zh": "儿童游乐场"}
CONTAINS = [
    "a playground on a sunny day, with a blue sky, green hills and trees in the background and a low dark fence behind it",
    "on the left, a wooden climbing frame with a small red-roofed tower and a pink slide; nobody is on it",
    "in front of it, a wooden sandpit; a girl with reddish-brown hair, in a striped top, sits in it with blue toys around her",
    "on the far left, a man with fair hair, in a grey-brown jacket and black trousers, stands watching, with his back half to the camera",
    "in the middle, a seesaw with pink-red parts; behind it a girl in a blue-and-white striped top and a dark skirt, and a boy in a brown top and grey trousers with his hand on his hip, stand facing each other; nobody is on the seesaw",
    "behind the boy, a light green swing set with two empty swings",
    "on the right, a woman with brown hair, in a black suit, sits on a cream-coloured bench with her legs crossed and her arms folded, facing the camera",
    "in the foreground, a black-and-white football and a small green-and-orange tricycle, where the sand meets the grass",
    "the trees are green, one in the middle is yellowish and one on the right has dark red leaves",
]


def build():
    lawn()
    hills()
    box(0.4, 6.6, 0, 13, 7.6, 0.015, mottled((0.62, 0.5, 0.34), (0.54, 0.43, 0.29), 5))
    place("childHut", -3.4, 8.0, 0, 30, scale=0.95)
    place("childSwing", 2.9, 8.4, 0, 0, scale=1.1)
    place("seesaw", 1.1, 4.7, 0, 25)
    place("sandpit", -1.4, 4.5, 0, 10, scale=1.35)
    place("motorbike", 4.3, 5.6, 0, 40, scale=1.1)
    place("girlSittingGround", -1.3, 4.6, 0.15, 20)
    place("girlStanding", 0.75, 6.3, 0, 30)
    place("boyStanding", 2.1, 6.0, 0, -70)
    place("concrete-bench", 2.85, 3.1, 0, -25, scale=1.15)
    sit("sitFemale03", 2.9, 3.2, -25, 0.43)
    place("tricycle", 1.2, 2.7, 0, -60, scale=1.2)
    place("holdingMale01", -3.3, 4.5, 0, 150)
    place("ballonFoot", -0.35, 2.7, 0, 0, scale=1.1)
    for x in range(-9, 11, 2):
        place("fence", x, 11.5, 0, 0, (2.0, 0.06, 0.9), colour=(0.1, 0.25, 0.12))
    for name, x, y, scale in (("poplar", -7.5, 13.5, 1), ("sycamoreMaple", 0.5, 18, 0.75), ("poplar", 5.8, 14, 1), ("copperBeech", 10, 18, 0.9), ("poplar", -3.5, 16, 1.1)):
        place(name, x, y, 0, x * 30, scale=scale)
    sky(50, 145, 0.2)
    camera((0.0, -2.2, 1.9), (0.0, 5.5, 1.45), 28, -1.25)
