from mathutils import Vector

from people import *
from poses import *
from sets import *

ALT = {"en": "A room", "zh": "房间"}
CONTAINS = [
    "a room that is being painted; three people and a dog",
    "the right half of the back wall and the whole right wall are already blue-green; the left half is still greyish white, with an uneven edge between the two",
    "in the middle, a man dressed all in white stands on top of a small wooden stepladder with his back to the camera; he holds a paint roller with a handle in his left hand",
    "to his right, a woman with long dark hair, in a yellow dress, dark blue tights and dark shoes, stands with her back to the camera; in her left hand is a roller with a long wooden handle",
    "on the left in front, a man with fair hair, in a striped sweater, jeans and dark red shoes, sits cross-legged on the floor with his hands together; a white mug stands next to him",
    "on the right, a golden-brown dog sits on the floor facing the camera, in front of a tall metal stepladder",
    "the floor is covered with a large white sheet; under it, a wooden floor",
    "on the left, a sofa covered with a white sheet, and an old-fashioned radio on the floor",
    "in the middle in front, two white buckets, one of them with blue-green paint, and a black tray with blue-green paint",
    "a window on the left with green grass outside, so it is daytime; a round lamp hangs from the ceiling",
]


def bucket(x, y, z, colour):
    cylinder(x, y, z, 0.13, 0.26, paint((0.78, 0.78, 0.76), 0.4), top=0.15)
    cylinder(x, y, z + 0.255, 0.138, 0.008, paint(colour, 0.3))


def roller(person, side, wall, colour, below=0.35):
    """A paint roller that a person's hand holds; `wall` is where it touches the wall."""
    grip, wall = Vector(hand(person, side)), Vector(wall)
    rod(grip + (grip - wall).normalized() * below, wall, 0.014, paint((0.6, 0.45, 0.25)))
    cylinder(*wall, 0.045, 0.26, paint(colour, 0.8), (0, 90, 0)).location = wall


def build():
    old, fresh = (0.75, 0.73, 0.68), (0.2, 0.45, 0.5)
    room(6, 4.6, 3.0, mottled(old, tuple(c * 0.95 for c in old), 3), boards(), left=[(2.3, 0.8, 1.6, 1.7)])
    lawn(z=-0.6)
    for y in (0.5, 5):
        place("copperBeech", -13, y, -0.6)
    # the part of the back wall that has been painted already
    box(1.6, 4.53, 0.1, 2.8, 0.012, 2.9, mottled(fresh, tuple(c * 0.94 for c in fresh), 3))
    box(-0.05, 4.53, 1.35, 0.55, 0.012, 1.65, mottled(fresh, tuple(c * 0.94 for c in fresh), 3))
    for x, low, width in ((0.1, 0.85, 0.22), (-0.42, 1.7, 0.22), (0.13, 0.5, 0.16)):
        box(x, 4.53, low, width, 0.012, 1.0, paint(fresh, 0.8))
    box(2.93, 2.3, 0.1, 0.012, 4.6, 2.9, mottled(fresh, tuple(c * 0.94 for c in fresh), 3))
    # sheets on the floor and over the sofa
    sheet = mottled((0.72, 0.7, 0.65), (0.66, 0.64, 0.6), 3, 0.9, 0.3)
    box(0.6, 3.0, 0, 4.4, 3.0, 0.012, sheet, 2)
    cloth = mottled((0.8, 0.8, 0.78), (0.74, 0.74, 0.73), 2.5, 0.9, 0.5)
    box(-2.2, 2.9, 0, 1.05, 1.9, 0.42, cloth, 3, bevel=0.1)
    box(-2.55, 2.9, 0.3, 0.4, 1.9, 0.5, cloth, 3, bevel=0.12)
    for y in (2.02, 3.78):
        box(-2.2, y, 0.2, 1.0, 0.28, 0.4, cloth, 3, bevel=0.1)
    white = (0.85, 0.85, 0.83)
    # the man on the ladder
    place("step-ladder-wood", 0.2, 3.75, 0, 180)
    painter = dress(place("holdingMale01", 0.2, 3.85, 0.83, 180), top=white, bottom=white)
    pose(painter, head=-15, nod=-10, left=(-0.15, 4.2, 2.3))
    roller(painter, "left", (-0.45, 4.47, 2.72), fresh, 0.12)
    place("step-ladder-metal", 2.35, 3.9, 0, -40)
    # the woman with the long roller
    woman = dress(place("holdingFemale01", 1.35, 3.35, 0, 172), top=(0.75, 0.35, 0.1), bottom=(0.12, 0.2, 0.4), hair=(0.3, 0.25, 0.25))
    pose(woman, nod=-8, left=(1.15, 3.75, 1.25), right=(1.2, 3.7, 0.98))
    roller(woman, "left", (1.0, 4.47, 1.95), fresh, 0.6)
    place("sitMale03", -0.9, 2.4, 0.01, 30)
    place("coffee-mug", -0.45, 2.05, 0.012, 30)
    place("radio", -1.35, 1.75, 0, 30)
    bucket(0.65, 2.6, 0.012, fresh)
    bucket(0.95, 2.35, 0.012, (0.85, 0.84, 0.8))
    box(1.6, 2.3, 0.012, 0.4, 0.28, 0.05, paint((0.05, 0.05, 0.06)), 20)
    box(1.6, 2.3, 0.05, 0.36, 0.24, 0.014, paint(fresh, 0.3), 20)
    place("dog", 1.95, 2.95, 0, -35)
    cylinder(-1.2, 2.8, 2.65, 0.008, 0.35, paint((0.1, 0.1, 0.1)))
    ball(-1.2, 2.8, 2.62, 0.055, paint((1, 0.9, 0.75), glow=3))
    sky(22, 95, 0.14)
    lamp(0.3, 2.4, 2.95, 35, None, 3, 2, (1, 0.95, 0.86))
    lamp(0, -1.2, 2.4, 30, (0, 3, 0.9), 3, 1.5, (1, 0.96, 0.9))
    camera((-0.3, -1.6, 1.55), (0.1, 3, 1.15), 27, 0.2)
