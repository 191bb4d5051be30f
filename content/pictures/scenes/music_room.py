from people import *
from poses import *
from sets import *

ALT = {"en": "A music room", "zh": "音乐室"}
CONTAINS = [
    "a music room with pale purple walls and a wooden floor, in the daytime; four people: a woman, a man, a girl and a boy",
    "on the left, a woman with red hair, in a black suit, sits on a black bench and plays a black grand piano, with her back to the camera; the lid of the piano is open",
    "in the middle, a girl with fair hair, in a blue-green top, a dark skirt and trainers, sits on a red chair and plays a small wooden instrument with coloured bars, with a stick in each hand; in front of it is a black music stand",
    "behind her, a boy with dark hair, in a brown top, stands with one hand on his hip",
    "on the right, a man with fair hair, in a red checked shirt and jeans, stands with his arms folded behind an electric keyboard; he may be the teacher",
    "a second red chair, which is empty, stands next to the girl on a round blue carpet",
    "two tall black loudspeakers by the back wall; a purple electric guitar on a stand in the right corner",
    "on the back wall, a white poster with music notes and a framed picture with white, yellow and orange stripes",
    "a window on the left with green grass outside; next to it a low bookcase with books and a green plant on top",
]


def build():
    room(7, 5.4, 3.0, paint((0.55, 0.47, 0.55), 0.9), boards((0.5, 0.33, 0.18), (0.44, 0.28, 0.15)), left=[(2.2, 0.8, 1.8, 1.7)])
    lawn(z=-0.5)
    place("sycamoreMaple", -12, 5, -0.5)
    place("pianoAQueue", -1.6, 3.5, 0, 0)
    place("pianoBench", -1.6, 2.1, 0, 0)
    sit("sitFemale03", -1.6, 2.2, 180, 0.5)
    box(1.7, 3.6, 0.72, 1.3, 0.34, 0.08, paint((0.12, 0.12, 0.13), 0.4), bevel=0.01)
    for key in range(28):
        box(1.13 + key * 0.0422, 3.7, 0.8, 0.039, 0.14, 0.012, paint((0.85, 0.85, 0.83), 0.3))
        if key % 7 not in (2, 6):
            box(1.151 + key * 0.0422, 3.67, 0.812, 0.022, 0.085, 0.01, paint((0.02, 0.02, 0.02), 0.3))
    for x in (1.3, 2.1):
        box(x, 3.6, 0, 0.05, 0.3, 0.72, paint((0.06, 0.06, 0.06)))
    place("male03", 1.7, 4.2, 0, 0)
    place("electricGuitar", 3.05, 4.6, 0, -20)
    place("speaker3", 0.55, 5.0, 0, 10, scale=1.5)
    place("speaker3", 2.75, 5.0, 0, -10, scale=1.5)
    for x, y, turn in ((0.25, 2.6, -60), (1.1, 2.3, 110)):
        place("chair2", x, y, 0, turn)
    girl = dress(sit("girlSittingTable", 0.25, 2.6, -60, 0.46), top=(0.1, 0.32, 0.35), plain=1)
    pose(girl, nod=12, right=spot(girl, -0.15, -0.26, 0.83), left=spot(girl, 0.15, -0.26, 0.83))
    stand = paint((0.3, 0.18, 0.09))
    bars = [(0.7, 0.08, 0.06), (0.85, 0.6, 0.08), (0.1, 0.45, 0.2), (0.1, 0.25, 0.6)]
    x, y, _ = spot(girl, 0, -0.33, 0)
    box(x, y, 0.64, 0.85, 0.34, 0.025, stand, -60)
    for side in (-0.38, 0.38):
        box(*spot(girl, side, -0.33, 0)[:2], 0, 0.05, 0.28, 0.64, stand, -60)
    for k in range(11):
        box(*spot(girl, -0.33 + 0.066 * k, -0.33, 0)[:2], 0.668, 0.052, 0.26 - 0.012 * k, 0.018, paint(bars[k % 4], 0.4), -60)
    for side, key in (("right", -0.1), ("left", 0.12)):
        tip = spot(girl, key, -0.38, 0.79)
        rod(hand(girl, side), tip, 0.007, paint((0.6, 0.42, 0.2)))
        ball(*tip, 0.022, paint((0.6, 0.05, 0.05)))
    black = paint((0.05, 0.05, 0.05), 0.4)
    cylinder(-0.55, 2.05, 0, 0.015, 1.1, black)
    box(-0.55, 2.05, 1.0, 0.45, 0.03, 0.33, black, 120, tilt=0)
    box(-0.53, 2.07, 1.03, 0.3, 0.035, 0.25, paint((0.9, 0.9, 0.88)), 120)
    place("boyStanding", -0.1, 4.5, 0, -5)
    picture_on_wall(-1.6, 5.33, 1.6, 1.0, 0.7, [(0.6, 0.2, 0.1), (0.85, 0.6, 0.2), (0.9, 0.85, 0.7)])
    ink = paint((0.05, 0.05, 0.06))
    box(1.65, 5.33, 1.55, 1.5, 0.03, 0.8, paint((0.92, 0.92, 0.9)))
    for index in range(5):
        box(1.65, 5.31, 1.75 + index * 0.1, 1.3, 0.02, 0.012, ink)
    for x, z in ((1.15, 1.8), (1.4, 1.9), (1.65, 2.0), (1.9, 1.85), (2.1, 1.95)):
        ball(x, 5.3, z, 0.045, ink)
        box(x + 0.04, 5.3, z, 0.015, 0.015, 0.28, ink)
    bookshelf(-3.0, 5.15, 0.9, 1.5, 4, seed=12)
    place("mediumIndoorPlant", -3.0, 5.1, 1.5, 0, scale=0.7)
    place("round-carpet", 0.4, 2.6, 0.003, 0, scale=2.6, colour=(0.15, 0.2, 0.35))
    sky(35, 110, 0.12)
    lamp(0.4, 2.8, 2.95, 55, None, 3, 3, (1, 0.96, 0.9))
    lamp(0, -1.4, 2.4, 40, (0, 3, 0.9), 3, 1.5, (1, 0.96, 0.9))
    camera((0.7, -1.7, 1.8), (0.1, 3.2, 1.0), 26, 0.3)
