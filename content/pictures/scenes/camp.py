from sets import *

ALT = {"en": "A campsite", "zh": "露营地"}
CONTAINS = [
    "a campsite in the woods in the evening or at night; dark trees all around and a deep blue sky between them",
    "in the middle, a bright campfire of burning logs inside a ring of grey stones; it lights up the ground and the people",
    "five people around the fire: two men, a woman and a teenager sitting, and one man standing",
    "behind the fire, a man in a blue padded jacket, pale jeans and a woolly hat stands looking to the left",
    "to the left of the fire, a man in a dark suit sits on a big log with one leg crossed over the other",
    "on the left in the foreground, a young person with dark hair, in a blue-and-white striped top and black-and-white trainers, sits on the ground looking at the fire",
    "to the right of the fire, a woman with short reddish-brown hair, in dark clothes, sits on another log",
    "on the far right, a man with fair hair, in a striped sweater, sits next to a third log with his arms resting in front of him; behind him a pile of firewood",
    "on the left, a large green tent with a white inside and its entrance open; a beige rucksack stands in front of it",
    "in the foreground, a green kettle beside the fire and a small camping lamp that is switched on",
]


def build():
    lawn(mottled((0.08, 0.11, 0.04), (0.12, 0.10, 0.05), 2.5))
    hills(mottled((0.03, 0.05, 0.06), (0.04, 0.06, 0.07), 0.2), 90)
    place("campingTent", -2.5, 5.2, 0, 35, scale=1.25)
    bulb(-2.6, 5.2, 0.8, 12)
    for x, y, scale in ((-6.2, 8.5, 1.3), (-4, 11, 1.5), (-0.8, 11.5, 1.3), (2.2, 10, 1.5), (5, 8.6, 1.2), (7.5, 11, 1.5), (-8.5, 12, 1.6), (4.2, 14, 1.6), (-2.6, 15, 1.7), (0.8, 16, 1.8)):
        place("pine", x, y, 0, x * 50, scale=scale)
    # the camp fire: stones, logs, flames
    stone = mottled((0.25, 0.24, 0.23), (0.16, 0.15, 0.15), 6)
    for index in range(11):
        angle = index * math.tau / 11
        ball(0.7 + 0.55 * math.cos(angle), 3.5 + 0.55 * math.sin(angle), 0.06, 0.13, stone, 0.75)
    bark = mottled((0.16, 0.09, 0.05), (0.1, 0.06, 0.03), 8)
    for turn in (10, 70, 130):
        cylinder(0.7, 3.5, -0.15, 0.06, 0.8, bark, (80, 0, turn))
    for dx, dy, r, h, colour in ((0, 0, 0.2, 0.62, (1, 0.35, 0.04)), (-0.14, 0.05, 0.13, 0.42, (1, 0.25, 0.03)), (0.13, 0.04, 0.14, 0.46, (1, 0.28, 0.03)), (0.02, -0.1, 0.12, 0.38, (1, 0.6, 0.12))):
        cylinder(0.7 + dx, 3.5 + dy, 0.08, r, h, paint(colour, glow=7), top=0)
    bulb(0.7, 3.4, 0.7, 170, 0.25, (1, 0.5, 0.18))
    for x, y, turn in ((-0.8, 4.3, 40), (2.3, 4.1, -35), (2.45, 2.4, 30)):
        log = cylinder(x, y, -0.5, 0.2, 1.4, bark, (90, 0, 90 + turn))
        log.location.z = 0.2
    sit("sitMale01", -0.85, 4.35, 35, 0.4)
    sit("sitFemale03", 2.25, 4.2, -40, 0.42)
    place("sitMale03", 2.5, 2.6, 0, -70)
    place("girlSittingGround", -0.9, 2.6, 0, 70)
    place("male01", 0.75, 5.6, 0, -5)
    place("backpack", -1.9, 3.7, 0, 30)
    place("campingLamp", 1.35, 2.6)
    bulb(1.35, 2.6, 0.25, 8)
    place("wood_logs", 3.9, 4.6, 0, 20, scale=1.3)
    place("foldingChair", 3.6, 3.4, 0, -60, size=(0.5, 0.5, 0.55))
    place("boiler", 0.2, 2.75)
    backdrop((0.06, 0.11, 0.25), 0.7)
    lamp(-6, -4, 9, 260, (0, 5, 0), 5, 5, (0.45, 0.6, 1))
    camera((0.3, -2.0, 1.7), (0.2, 5, 1.2), 27, 0.85)
