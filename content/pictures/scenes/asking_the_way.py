from mathutils import Vector

from people import *
from poses import *
from sets import *

ALT = {"en": "A town", "zh": "城镇"}
CONTAINS = [
    "a sunny square or street with pale paving; behind it cream, pink and white houses with blue shutters, brown doors, dark shop windows and boxes of white flowers under the upper windows",
    "on the left, a man with dark hair, in a brown woolly hat, a yellow padded jacket and beige-grey trousers, with a beige rucksack on his back, looks towards the woman and holds an open folded sheet of paper, probably a map",
    "on the ground behind the man, a red suitcase",
    "in the middle, a woman with red hair, in a short green dress and black high-heeled shoes, looks towards the man and holds her left arm out to the right",
    "a red lead goes from the woman's other hand to a brown-and-white bulldog that stands at the bottom on the right, facing the viewer",
    "on the right, a dark post with three blue signs with white letters: Station to the left, Museum and Old Town to the right",
    "in the background on the right, a man with light brown hair, in a grey-blue coat and black trousers, walks to the left; next to him a tree trunk, behind him a blue awning",
]


def build():
    lawn(tiles((0.44, 0.4, 0.36), (0.38, 0.35, 0.31), 0.4, 0.4, (0.22, 0.2, 0.18), 0.7))
    street_fronts(9.5, -13, [(6, 9, (0.55, 0.6, 0.55), {"shutters": (0.1, 0.2, 0.14)}), (5, 9.6, (0.8, 0.66, 0.45), {"awning": (0.12, 0.3, 0.2)}), (6, 8.6, (0.7, 0.45, 0.36), {}), (6, 9.2, (0.82, 0.78, 0.66), {"awning": (0.1, 0.2, 0.45)}), (6, 9, (0.5, 0.55, 0.6), {})])
    pole = paint((0.08, 0.1, 0.1), 0.4)
    cylinder(1.55, 3.3, 0, 0.04, 2.7, pole)
    for z, turn, words in ((2.3, 6, "Museum"), (2.02, -8, "Station"), (1.74, 4, "Old Town")):
        box(1.95 if turn > 0 else 1.15, 3.27, z, 0.85, 0.03, 0.24, paint((0.1, 0.2, 0.35), 0.5))
        text(words, 1.95 if turn > 0 else 1.15, 3.24, z + 0.07, 0.15, paint((0.9, 0.9, 0.88)))
    man = dress(place("male01", -0.5, 1.9, 0, 62), top=(0.4, 0.26, 0.06), bottom=(0.2, 0.18, 0.14), skin=(0.55, 0.44, 0.38), hair=(0.25, 0.24, 0.26))
    pose(man, head=18, nod=10, right=spot(man, -0.2, -0.34, 1.18), left=spot(man, 0.16, -0.36, 1.2))
    # the map in his hands
    a, b = Vector(hand(man, "right")), Vector(hand(man, "left"))
    across = (b - a).normalized()
    up = Vector((0, 0, 1)).cross(across).normalized()
    for k in range(4):
        at = a.lerp(b, (k + 0.5) / 4) + up * -0.06
        fold = box(at.x, at.y, at.z + 0.02, (b - a).length / 4 + 0.02, 0.36, 0.002, mottled((0.75, 0.78, 0.6), (0.6, 0.72, 0.75), 14, 0.9), math.degrees(math.atan2(across.y, across.x)))
        fold.rotation_euler.x, fold.rotation_euler.y = math.radians(38), math.radians(12 if k % 2 else -12)
    place("suitcase", -1.05, 2.5, 0, 70, size=(0.62, 0.25, 0.5), colour=(0.5, 0.08, 0.06))
    place("backpack", -0.78, 2.1, 0.95, 62, scale=0.95)
    woman = dress(place("female02", 0.55, 2.3, 0, -48), top=(0.1, 0.3, 0.3), bottom=(0.1, 0.3, 0.3), hair=(1.5, 1.1, 0.7))
    pose(woman, head=10, left=(1.35, 2.05, 1.5), right=(0.12, 1.98, 1.22), elbows=0.4)
    place("bulldog", 0.95, 1.85, 0, -60)
    rod((0.22, 1.98, 1.16), (0.93, 1.72, 0.36), 0.006, paint((0.5, 0.04, 0.04)))
    for n, x, y, r, c in (("male02", 3.4, 6.2, -70, (0.1, 0.12, 0.2)), ("holdingFemale03", -3.2, 6.8, 60, (0.4, 0.35, 0.25))):
        dress(place(n, x, y, 0, r), top=c, plain=0.9)
    place("sycamoreMaple", 4.5, 7.6, 0, 40, scale=0.8)
    place("bicycle", -3.6, 5.6, 0, 80, colour=(0.1, 0.15, 0.3))
    sky(30, 225, 0.18)
    camera((-0.35, -1.35, 1.5), (0.25, 2.2, 1.14), 35, -1.15, focus=(0.1, 2.0, 1.2), fstop=2.8)
