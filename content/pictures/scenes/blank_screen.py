from people import *
from poses import *
from sets import *

ALT = {"en": "A meeting room", "zh": "会议室"}
CONTAINS = [
    "a room with gray-blue walls and a dark blue floor; on the back wall, a large blue screen in a black frame with the words NO SIGNAL in white",
    "on the right, behind a brown wooden lectern with an open white laptop, a woman with dark red-brown hair, in a pink dress with dark red sleeves, standing with her head lowered",
    "in one of her hands, the upper end of a thick black cable, which hangs down to the floor and disappears behind a chair",
    "a long brown table with four blank white sheets of paper, a red mug, a yellow mug and a glass on it",
    "on the left at the table, a man with chin-length blond hair, in a yellow sweater, looking to the right; one hand is on a sheet of paper",
    "farther back on the left at the table, a woman with reddish-blond hair, in a green top, facing the right",
    "on the right of the table, a man with short brown hair, in a blue hooded sweater and gray pants, on a blue chair with wheels, seen from behind",
    "at the top right on the wall, a round clock that shows about ten past ten",
    "in the corner on the left, a green plant in a red pot",
]


def build():
    room(6.2, 4.4, 2.9, paint((0.4, 0.45, 0.5), 0.9), mottled((0.1, 0.12, 0.17), (0.13, 0.15, 0.2), 40))
    # the screen on the wall: no picture
    box(-0.6, 4.3, 0.98, 2.8, 0.06, 1.62, paint((0.05, 0.05, 0.06), 0.5))
    box(-0.6, 4.265, 1.02, 2.7, 0.02, 1.54, paint((0.03, 0.09, 0.5), glow=0.75))
    text("NO SIGNAL", -0.6, 4.24, 1.68, 0.26, paint((0.95, 0.97, 1), glow=1.2))
    lamp(-0.6, 4.1, 1.8, 14, (-0.2, 2, 1), 2.4, 1.3, (0.45, 0.6, 1))
    # the table at which the others sit, its end towards the screen
    wood = mottled((0.36, 0.22, 0.12), (0.3, 0.18, 0.1), 4, 0.35)
    box(-0.55, 1.75, 0.7, 1.2, 2.5, 0.05, wood, bevel=0.015)
    for y in (0.8, 2.7):
        box(-0.55, y, 0, 0.7, 0.12, 0.7, paint((0.15, 0.15, 0.17), 0.4))
    top = 0.75
    for x, y, turn in ((-0.85, 1.35, 100), (-0.9, 2.2, 85), (-0.2, 1.5, -80), (-0.2, 2.3, -95)):
        box(x, y, top, 0.21, 0.29, 0.004, paint((0.9, 0.9, 0.88)), turn)
    place("coffee-mug", -0.75, 1.6, top, 30, colour=(0.6, 0.1, 0.07))
    place("coffee-mug", -0.3, 1.95, top, 120, colour=(0.8, 0.6, 0.1))
    place("highball-glass", -0.55, 2.5, top)
    # a small stand with the computer
    sx, sy = 1.4, 2.75
    box(sx, sy, 0.95, 0.6, 0.45, 0.03, wood, 15)
    box(sx, sy, 0, 0.5, 0.36, 0.95, wood, 15)
    place("laptop", sx, sy + 0.02, 0.98, 15)
    # the speaker holds the plug in her hand
    her = dress(place("holdingFemale01", sx + 0.15, sy + 0.62, 0, -8), top=(0.6, 0.08, 0.12), bottom=(0.06, 0.06, 0.09), hair=(0.5, 0.4, 0.32))
    pose(her, head=-8, nod=18, bend=8, right=(sx - 0.32, sy + 0.25, 1.38), left=(sx + 0.28, sy + 0.1, 1.0))
    h = hand(her, "right")
    black = paint((0.02, 0.02, 0.02), 0.5)
    box(h.x, h.y - 0.03, h.z + 0.02, 0.03, 0.02, 0.07, black)
    points = [Vector(p) for p in ((h.x, h.y - 0.03, h.z + 0.3), (h.x, h.y - 0.03, h.z + 0.02), (h.x - 0.04, h.y - 0.05, h.z - 0.35), (h.x - 0.1, h.y - 0.04, 0.4), (h.x - 0.2, h.y, 0.06), (h.x - 0.5, h.y + 0.25, 0.008), (h.x - 0.7, h.y + 0.8, 0.008), (h.x - 0.9, 4.3, 0.008))]
    path = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        for step in range(6):
            s = step / 6
            path.append(0.5 * (2 * b + (c - a) * s + (2 * a - 5 * b + 4 * c - d) * s * s + (3 * b - a - 3 * c + d) * s ** 3))
    for a, b in zip(path, path[1:]):
        a.z, b.z = max(a.z, 0.008), max(b.z, 0.008)
        rod(a, b, 0.008, black)
    # those who wait
    one = dress(sit("sitMale02", -1.36, 1.5, 92, 0.46, chair="office_chair"), top=(0.5, 0.32, 0.06), bottom=(0.15, 0.15, 0.17), plain=1)
    pose(one, head=-16, right=(-0.95, 1.25, 0.8))
    two = dress(sit("girlSittingTable", -1.3, 2.5, 100, 0.46, chair="office_chair"), top=(0.12, 0.4, 0.3), bottom=(0.1, 0.1, 0.12), plain=1)
    pose(two, head=20)
    three = dress(sit("boySitting", 0.38, 1.65, -105, 0.46, chair="office_chair"), top=(0.2, 0.25, 0.45), bottom=(0.15, 0.15, 0.17), hair=(0.6, 0.5, 0.4))
    pose(three, head=-38)
    place("plant", -2.6, 4.0, 0, 0)
    wall_clock(1.7, 4.3, 2.2, 10, 12, 0.2)
    lamp(-0.6, 1.6, 2.8, 30, None, 2, 2, (1, 0.93, 0.85))
    lamp(1.4, 2.6, 2.8, 22, (1.3, 3.3, 1), 0.6, 0.6, (1, 0.93, 0.85))
    lamp(1.2, -1.2, 2.2, 30, (0, 2.5, 1.0), 2, 1.5, (1, 0.97, 0.92))
    backdrop((0.5, 0.6, 0.8), 0.2)
    camera((0.85, -1.2, 1.68), (-0.14, 2.9, 1.22), 30, 0.25)
