from people import *
from poses import *
from sets import *
from shapes import *

ALT = {"en": "A room with cardboard boxes", "zh": "放着纸箱的房间"}
CONTAINS = [
    "a room with a pale gray-blue wall, a white baseboard and a light wooden floor",
    "on the left, a man with dark hair that covers his eyes, in an orange sweater, blue-gray pants and brown shoes, stands on a low wooden stool, both hands at the left edge of a picture",
    "on the wall, a picture in a gold-brown frame with a white-and-red sailboat, blue sea, sand and a yellow sun; it is crooked, the left side higher than the right",
    "on the right, a woman with dark red-brown hair, in a light green dress with dark green sleeves and black boots, looks toward the picture, one arm stretched out and up, the other hand open",
    "on the floor in front, a hammer with a black head and a red end",
    "in the middle on the floor, an open cardboard box",
    "on the right, two closed cardboard boxes, one on top of the other",
    "on the far left, at the bottom of the wall, a second framed picture, pale gray above and green below",
]


def build():
    room(5.0, 3.2, 2.75, mottled((0.56, 0.62, 0.66), (0.52, 0.58, 0.62), 3), boards((0.42, 0.27, 0.15), (0.36, 0.23, 0.12)), left=[(1.0, 0.8, 1.5, 1.4)])
    lawn(z=-0.5, y=0)
    # two pictures hang straight, the third is crooked
    def painting(x, z, w, h, kind, tilt):
        parts = [box(0, 0.02, 0, w + 0.1, 0.04, h + 0.1, paint((0.42, 0.28, 0.1), 0.35, 0.4, 0.3), bevel=0.01)]
        if kind == "sea":
            bands = ((0.0, 0.3, (0.65, 0.52, 0.3)), (0.3, 0.3, (0.08, 0.3, 0.42)), (0.6, 0.4, (0.55, 0.7, 0.8)))
        else:
            bands = ((0.0, 0.4, (0.2, 0.35, 0.12)), (0.4, 0.6, (0.62, 0.72, 0.8)))
        for low, part, colour in bands:
            parts.append(box(0, -0.005, 0.05 + h * low, w, 0.02, h * part, paint(colour, 0.8)))
        if kind == "sea":
            parts.append(sheet([(-0.04, -0.02, 0.05 + h * 0.46), (0.16, -0.02, 0.05 + h * 0.46), (-0.02, -0.02, 0.05 + h * 0.86)], paint((0.9, 0.88, 0.82)), 0.004))
            parts.append(sheet([(-0.1, -0.02, 0.05 + h * 0.44), (0.17, -0.02, 0.05 + h * 0.44), (0.12, -0.02, 0.05 + h * 0.36), (-0.06, -0.02, 0.05 + h * 0.36)], paint((0.5, 0.08, 0.05)), 0.004))
            parts.append(cylinder(0.24, -0.02, 0.05 + h * 0.8, 0.04, 0.006, paint((0.9, 0.7, 0.2)), (90, 0, 0)))
        moved(parts, Matrix.Translation((x, 3.12, z)) @ Matrix.Rotation(math.radians(tilt), 4, "Y") @ Matrix.Translation((0, 0, -h / 2 - 0.05)))

    painting(-0.36, 1.62, 0.8, 0.56, "sea", 13)
    # a man on a step holds the frame with both hands
    wood = mottled((0.36, 0.22, 0.11), (0.3, 0.18, 0.09), 6, 0.4)
    box(-0.98, 2.76, 0.2, 0.5, 0.4, 0.04, wood, bevel=0.006)
    for x in (-1.19, -0.77):
        box(x, 2.76, 0, 0.04, 0.36, 0.2, wood)
    man = dress(place("boyStanding", -1.04, 2.8, 0.24, 112, scale=1.08), top=(0.5, 0.12, 0.08), bottom=(0.12, 0.13, 0.2), plain=0.6)
    pose(man, head=-10, nod=-2, right=(-0.74, 3.04, 1.48), left=(-0.7, 3.06, 1.86))
    # a woman points out that it is not straight
    woman = dress(place("holdingFemale01", 0.78, 2.25, 0, -66), top=(0.2, 0.4, 0.28), bottom=(0.1, 0.1, 0.12), hair=(0.25, 0.22, 0.22))
    pose(woman, head=-14, nod=-4, right=(0.3, 2.7, 1.7), elbows=0.5)
    place("marteau", -0.42, 2.4, 0.0, 30)
    # they have just moved in
    place("cardboard-box", 1.78, 2.75, 0, 10, scale=1.15)
    place("cardboard-box", 1.8, 2.75, 0.345, -8)
    place("open-cardboard-box", 0.15, 2.72, 0, 6, scale=0.8)
    painting(-1.75, 0.42, 0.46, 0.6, "field", 0)
    sky(30, 60, 0.14)
    lamp(0, 1.6, 2.7, 45, None, 2, 1.5, (1, 0.96, 0.9))
    lamp(0.8, -1.2, 2.3, 38, (0, 2.3, 1.1), 2, 1.5)
    camera((0.2, -0.82, 1.5), (0.02, 2.4, 1.06), 33, 0.15)
