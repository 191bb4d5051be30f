from people import *
from poses import *
from sets import *

ALT = {"en": "A beach", "zh": "海滩"}
CONTAINS = [
    "a sandy beach by a calm blue-green sea on a sunny day with a clear sky; two low green islands or hills on the horizon",
    "on the left, a big blue-and-white striped sunshade stands between two empty deckchairs, also blue-and-white striped",
    "on the far left, the trunks and leaves of palm trees",
    "in front of the deckchairs on the sand, an old-fashioned radio, a pale hat with a dark band and a yellow ball with a blue stripe",
    "in the middle, a child with dark hair, in a blue-green top, sits on the sand next to a sandcastle; a red bucket stands beside the castle",
    "a young man in red swimming trunks stands near the water, looking out to sea, with his back to the camera",
    "on the right, a young woman with reddish-brown hair, in a blue swimsuit, lies on her back on a red towel with her arms at her sides",
    "on the far right, a woman with red hair, in a pink top and beige trousers, sits on the sand leaning back on her hands",
    "a golden-brown dog sits near the water, looking at the sea",
    "a white-and-green rowing boat lies at the edge of the water on the right; nobody is in it and nobody is swimming",
]


def build():
    sand = mottled((0.68, 0.55, 0.36), (0.58, 0.46, 0.3), 4, 0.95, 0.3)
    lawn(sand, 60, 0)
    sea = mottled((0.02, 0.2, 0.28), (0.03, 0.28, 0.34), 0.6, 0.12, 0.25, 0.5)
    box(0, 110, -0.1, 500, 200, 0.13, sea)
    foam = mottled((0.8, 0.85, 0.85), (0.5, 0.65, 0.68), 8)
    for y, width in ((10.05, 0.35), (11.2, 0.12)):
        for index in range(26):
            box(-13 + index, y + 0.25 * math.sin(index * 1.3), 0.01, 1.2, width, 0.035, foam, 20 * math.cos(index * 1.3))
    for x, width, height in ((-70, 110, 14), (60, 90, 9)):
        hill(x, 170, width, 30, height, mottled((0.1, 0.16, 0.12), (0.16, 0.2, 0.14), 0.1), 0)
    place("umbrella", -2.3, 4.6, 0, 20, (2.6, 2.6, 2.4))
    place("deckChair", -3.3, 4.2, 0, 20)
    place("deckChair", -1.3, 4.3, 0, -10)
    towel = paint((0.75, 0.15, 0.12), 0.95)
    box(1.3, 3.6, 0, 1.0, 2.0, 0.015, towel, 72)
    lie(swimwear(place("mannequinBrunette"), (0.05, 0.2, 0.45), (0.05, 0.2, 0.45)), 1.3, 3.6, 0.015, 72)
    place("sitFemale02", 3.4, 4.6, 0, 60)
    swimwear(place("mannequinMale", 0.6, 8.3, 0, 140), (0.7, 0.07, 0.05))
    dress(place("girlSittingGround", -0.3, 6.2, 0, 30), top=(0.1, 0.5, 0.5), plain=1)
    # the sand castle beside the girl, a bucket and a spade
    for dx, dy, r, h in ((0, 0, 0.3, 0.3), (-0.22, 0.1, 0.13, 0.5), (0.24, 0.05, 0.12, 0.45), (0, 0.25, 0.14, 0.55)):
        cylinder(0.55 + dx, 5.9 + dy, 0, r, h, sand, top=r * 0.8)
    cylinder(1.05, 5.6, 0, 0.1, 0.22, paint((0.8, 0.1, 0.08)), top=0.14)
    ball(-0.9, 3.0, 0.22, 0.22, paint((0.85, 0.7, 0.1)))
    ball(-0.9, 3.0, 0.22, 0.225, paint((0.1, 0.3, 0.75)), 0.35)
    place("rowboat", 5.2, 8.6, 0, 50)
    place("dog", 2.0, 6.6, 0, 150)
    place("coconutTreeBended", -6.3, 7.2, 0, 200, scale=0.62)
    place("coconutTree", -8.3, 9.2, 0, 40, scale=0.6)
    place("chapeau", -1.9, 3.2, 0.0, 20)
    place("radio", -2.35, 3.5, 0, 10)
    sky(45, 215, 0.2)
    camera((0.1, -2.6, 2.1), (-0.2, 6, 1.45), 27, -1.3)
