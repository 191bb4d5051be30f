from sets import *

ALT = {"en": "A sports ground", "zh": "运动场"}
CONTAINS = [
    "an outdoor basketball court with a reddish-brown floor and a green area in front of the basket; low, warm sunlight comes from the left, as in the early morning or the evening",
    "to the right of the middle, a basket with a white board on a dark pole; an orange ball is in the air above the board",
    "under the basket, a man with fair hair, in a red checked shirt and jeans, stands with his back to the camera",
    "to his right, a man in a blue padded jacket, jeans and a hat stands looking towards the basket",
    "on the far right, nearer the camera, a woman with red hair, in an orange top and jeans, stands with her back to the camera",
    "in the middle, a boy with dark hair, in a brown top and grey trousers, stands with his back to the camera and a hand on his hip, facing the basket",
    "further left, a woman in a pink coat-like top and black trousers stands with one hand raised to her head",
    "on the left, a man in a red-and-brown patterned sweater sits on a pale bench; a bicycle stands in front of him and a beige rucksack beside the bench",
    "in the left foreground, a skateboard with green wheels lies or stands on the ground; nobody is using it",
    "behind the court, a tall green wire fence; behind it a green tree on the left, a tree with red leaves on the right, and a row of tall houses with red roofs and coloured shutters",
]


def build():
    lawn(mottled((0.16, 0.2, 0.08), (0.22, 0.25, 0.1), 2))
    floor = mottled((0.42, 0.17, 0.1), (0.36, 0.14, 0.085), 4, 0.85)
    box(0, 6, 0, 15, 13, 0.012, floor)
    green = mottled((0.08, 0.22, 0.2), (0.07, 0.19, 0.17), 4, 0.85)
    box(2.6, 8.6, 0.002, 4.4, 5.6, 0.014, green, 0)
    line = paint((0.8, 0.8, 0.76), 0.8)
    for x, y, w, d in ((0, 12.3, 14.6, 0.07), (-7.25, 6, 0.07, 12.6), (7.25, 6, 0.07, 12.6), (0, -0.3, 14.6, 0.07), (2.6, 5.8, 4.4, 0.07), (0.4, 8.9, 0.07, 6.4), (4.8, 8.9, 0.07, 6.4)):
        box(x, y, 0.004, w, d, 0.015, line)
    for index in range(40):
        angle = math.pi + index * math.pi / 39
        box(2.6 + 1.8 * math.cos(angle), 5.8 + 1.8 * math.sin(angle), 0.004, 0.07, 0.16, 0.015, line, math.degrees(angle))
    steel = paint((0.12, 0.13, 0.14), 0.4, metal=0.5)
    cylinder(2.6, 11.6, 0, 0.11, 3.6, steel)
    box(2.6, 11.2, 3.3, 0.12, 0.9, 0.12, steel)
    place("basketball_net_and_board", 2.6, 10.7, 2.55, 0, scale=1.55)
    place("basketball", 1.55, 8.6, 3.75, 30, scale=1.15)
    place("male03", 2.0, 8.4, 0, 120)
    place("boyStanding", 0.1, 5.6, 0, 145)
    place("male01", 3.7, 7.4, 0, -140)
    place("female01", 4.0, 4.6, 0, 165)
    place("holdingFemale03", -1.7, 8.6, 0, 75)
    place("concrete-bench", -4.2, 8.4, 0, 50, scale=1.1)
    sit("sitMale02", -4.3, 8.3, 50, 0.43)
    place("backpack", -3.2, 7.9, 0, 30)
    place("bicycle", -3.3, 5.9, 0, 80)
    place("skateboard", -1.2, 3.6, 0.02, 60)
    # fence and town
    wire = paint((0.1, 0.2, 0.16), 0.6)
    for x in range(-9, 10, 2):
        cylinder(x, 13.2, 0, 0.05, 3.2, wire)
    for z in (0.1, 1.2, 2.2, 3.15):
        box(0, 13.2, z, 18.2, 0.04, 0.05, wire)
    for index in range(120):
        box(-9 + index * 0.15, 13.2, 0.1, 0.012, 0.012, 3.1, wire)
    street_fronts(21, -17, [(8, 8.3, (0.6, 0.35, 0.25), {}), (9, 11, (0.75, 0.66, 0.5), {"shutters": (0.1, 0.2, 0.12)}), (7, 8.3, (0.55, 0.58, 0.6), {}), (10, 11, (0.68, 0.45, 0.3), {"shutters": (0.2, 0.1, 0.06)})])
    place("poplar", -6.5, 15.5, 0, 0, scale=0.95)
    place("copperBeech", 7.6, 15.5, 0, 60, scale=0.8)
    sky(14, 255, 0.26, haze=2.5)
    camera((0.2, -1.6, 1.35), (0.2, 7, 1.85), 27, -0.9)
