from people import *
from poses import *
from sets import *

ALT = {"en": "A hallway", "zh": "走廊"}
CONTAINS = [
    "a hallway with a floor of pale tiles and a wall that is light gray above and green below",
    "on the left, a brown door with a pale blue window and a white frame",
    "in front of the door on the right, a man with brown hair, in a blue sweater, blue pants and black-and-white shoes, looks to the right and holds a mop with a light wooden handle with both hands",
    "on the floor, brown footprints that lead from the door on the left to the man on the right",
    "in the middle, a yellow stand-up sign with the words WET FLOOR",
    "on the right, seen from the side and walking away to the right, a man with dark hair tied back, in a yellow jacket, gray pants and a striped cap; his head is bent toward a thin black-and-red phone in his hand",
    "at the front on the left, a red bucket with a handle and water in it",
    "on the wall, a brown board with eight sheets of paper in yellow, pink, white and blue",
    "on the right, by the wall, a green plant in a dark red pot",
]


def sole(x, y, turn, surface):
    """The print of a shoe."""
    a = math.radians(turn)
    for along, wide, long in ((0.055, 0.055, 0.1), (-0.085, 0.044, 0.05)):
        print_ = cylinder(x + along * math.cos(a), y + along * math.sin(a), 0.0, 1, 0.002, surface)
        print_.scale, print_.rotation_euler.z = (long, wide, 1), a


def build():
    floor = tiles((0.5, 0.52, 0.5), (0.46, 0.48, 0.46), 0.5, 0.5, (0.36, 0.37, 0.36), 0.12)
    room(6.4, 3.3, 2.8, paint((0.66, 0.7, 0.62), 0.9), floor, back=[(0.7, 0, 1.1, 2.15)])
    box(0, 3.23, 0, 6.4, 0.02, 1.0, paint((0.28, 0.42, 0.4), 0.6))
    box(-1.95, 3.22, 0, 1.1, 0.06, 2.15, paint((0.8, 0.8, 0.76)))
    # the door to the street on the left: wet outside
    box(-1.95, 3.2, 0.02, 0.98, 0.05, 2.08, paint((0.42, 0.27, 0.14), 0.5))
    box(-1.95, 3.17, 1.15, 0.6, 0.03, 0.75, paint((0.35, 0.42, 0.5), 0.15))
    rod((-1.56, 3.12, 1.0), (-1.56, 3.12, 1.14), 0.014, paint((0.6, 0.6, 0.6), 0.3, metal=1))
    mud = mottled((0.16, 0.09, 0.045), (0.22, 0.13, 0.07), 25, 0.6)
    points = [(-1.95, 2.95), (-1.78, 2.62), (-1.42, 2.42), (-1.05, 2.2), (-0.7, 2.02), (-0.32, 1.9), (0.08, 1.85), (0.48, 1.86), (0.78, 1.93)]
    for k, (x, y) in enumerate(points):
        nx, ny = points[min(k + 1, len(points) - 1)]
        px, py = points[max(k - 1, 0)]
        turn = math.atan2(ny - py, nx - px)
        side = 0.11 if k % 2 else -0.11
        sole(x - side * math.sin(turn), y + side * math.cos(turn), math.degrees(turn), mud)
    # the sign
    yellow, black = paint((0.9, 0.65, 0.02), 0.5), paint((0.03, 0.03, 0.03))
    for lean, dy in ((14, 0.0), (-14, 0.24)):
        board = box(0.12, 2.42 + dy, 0.0, 0.34, 0.018, 0.66, yellow, -6, bevel=0.004)
        board.rotation_euler.x = math.radians(-lean)
        board.location.z = 0.325
    for words, z, size in (("WET", 0.42, 0.12), ("FLOOR", 0.3, 0.085)):
        letters = text(words, 0.115, 2.403 + (z - 0.325) * math.tan(math.radians(14)), z, size, black, -6)
        letters.rotation_euler.x = math.radians(76)
    # the cleaner with his mop
    cleaner = dress(place("holdingMale01", -0.82, 2.7, 0, 52), top=(0.08, 0.2, 0.5), bottom=(0.08, 0.12, 0.3), hair=(0.6, 0.56, 0.55), skin=(0.8, 0.7, 0.64), plain=0.8)
    pose(cleaner, head=10, nod=6, right=(-0.58, 2.43, 1.06), left=(-0.62, 2.49, 1.3))
    h, g = hand(cleaner, "right"), hand(cleaner, "left")
    wood, wool = paint((0.6, 0.42, 0.22), 0.6), mottled((0.75, 0.74, 0.68), (0.6, 0.59, 0.54), 30, 0.95)
    foot = Vector((-0.44, 2.2, 0.09))
    up = (0.5 * (g + h) - foot).normalized()
    rod(tuple(foot), tuple(foot + up * 1.5), 0.013, wood)
    rod(tuple(foot), tuple(foot + up * 0.06), 0.03, paint((0.1, 0.3, 0.6), 0.5))
    chance = random.Random(4)
    for k in range(46):
        a, r = chance.uniform(0, 6.28), chance.uniform(0.06, 0.17)
        mid = (foot.x + 0.5 * r * math.cos(a), foot.y + 0.5 * r * math.sin(a), 0.05)
        rod(tuple(foot + up * 0.02), mid, 0.009, wool)
        rod(mid, (foot.x + r * math.cos(a), foot.y + r * math.sin(a), 0.01), 0.009, wool)
    # her bucket
    bx, by = -1.15, 1.75
    bucket = cylinder(bx, by, 0, 0.13, 0.28, paint((0.65, 0.06, 0.05), 0.4), top=0.165)
    cylinder(bx, by, 0.265, 0.155, 0.017, paint((0.5, 0.55, 0.55), 0.05, 0.8))
    for k in range(12):
        a, b = math.radians(15 * k), math.radians(15 * (k + 1))
        rod((bx + 0.165 * math.cos(a), by - 0.04, 0.27 + 0.12 * math.sin(a)), (bx + 0.165 * math.cos(b), by - 0.04, 0.27 + 0.12 * math.sin(b)), 0.006, paint((0.6, 0.6, 0.6), 0.3, metal=0.8))
    # the man who has not seen the sign
    him = dress(place("male01", 0.98, 1.98, 0, 84), top=(0.5, 0.32, 0.06), bottom=(0.14, 0.15, 0.2))
    pose(him, nod=22, right=spot(him, -0.1, -0.34, 1.32), left=spot(him, 0.1, -0.2, 1.0))
    p = hand(him, "right")
    place("mobile", p.x + 0.03, p.y, p.z, 90, scale=1.3)
    # the wall
    box(0.55, 3.2, 1.3, 1.1, 0.03, 0.7, paint((0.45, 0.3, 0.16)))
    for k in range(8):
        box(0.17 + 0.25 * (k % 4), 3.18, 1.36 + 0.32 * (k // 4), 0.18, 0.008, 0.24, paint(((0.85, 0.8, 0.5), (0.7, 0.85, 0.9), (0.9, 0.9, 0.88), (0.85, 0.6, 0.55))[(k * 3) % 4], 0.9))
    place("plant", 1.85, 2.9, 0, 0)
    lamp(0, 1.8, 2.7, 55, None, 3, 1.2, (1, 0.98, 0.93))
    lamp(0, -1.2, 2.3, 34, (0, 2.2, 0.9), 3, 1.5)
    backdrop((0.6, 0.65, 0.7), 0.3)
    camera((0.2, -1.1, 1.6), (-0.08, 2.3, 0.94), 31, 0.15)
