from people import *
from poses import *
from sets import *

ALT = {"en": "By the sea", "zh": "海边"}
CONTAINS = [
    "a sunny promenade with pale beige paving; behind it a white railing, the blue sea and a blue-gray sky",
    "on the right, a pale pink stand with a white counter and the words ICE CREAM in pink; on the counter four metal containers with pink, white, brown and pale green ice cream; above it a roof edge in pink and white on two posts",
    "behind the counter, a man with dark hair, in a white jacket, holds up a cone with white ice cream and looks down",
    "in the middle, a girl with red hair, in a turquoise top, a beige skirt, light tights and dark blue sneakers, looks down, both hands in front of her",
    "on the ground in front of the girl, a cone lies upside down in pink ice cream",
    "to the left of the girl, a woman with long red hair, in a pale yellow dress with brown sleeves and brown boots, looks down toward the girl and holds one arm out",
    "on the left, a boy with dark hair, in a red top and blue jeans, holds a cone with white ice cream up to his mouth; behind him a pale yellow bench",
    "in front on the right, a black-and-white cat sits on the ground, facing the ice cream",
]


def build():
    box(0, -11, -0.1, 90, 39, 0.1, tiles((0.55, 0.48, 0.38), (0.49, 0.43, 0.34), 0.6, 0.3, (0.3, 0.27, 0.22), 0.75, True))
    # sea and a railing behind
    sea = mottled((0.02, 0.18, 0.28), (0.03, 0.26, 0.34), 0.6, 0.12, 0.25, 0.5)
    box(0, 66, -1.2, 300, 110, 0.1, sea)
    rail = paint((0.75, 0.77, 0.78), 0.4)
    box(0, 8.5, -1.2, 80, 0.3, 1.25, paint((0.5, 0.48, 0.44)))
    for k in range(16):
        cylinder(-12 + k * 1.7, 8.4, 0, 0.03, 1.0, rail)
    for z in (0.5, 1.0):
        rod((-13, 8.4, z), (14, 8.4, z), 0.025, rail)
    # the stand
    box(1.55, 3.6, 0, 2.2, 1.1, 1.0, paint((0.85, 0.55, 0.6), 0.5), bevel=0.02)
    box(1.55, 3.02, 0.1, 2.0, 0.02, 0.75, paint((0.95, 0.92, 0.85)))
    text("ICE CREAM", 1.55, 3.0, 0.4, 0.3, paint((0.6, 0.08, 0.2)))
    box(1.55, 3.5, 1.0, 2.3, 1.2, 0.04, paint((0.9, 0.9, 0.88), 0.3))
    for k, c in enumerate(((0.85, 0.45, 0.5), (0.85, 0.78, 0.6), (0.25, 0.12, 0.06), (0.45, 0.65, 0.4))):
        box(0.85 + k * 0.38, 3.6, 1.04, 0.33, 0.5, 0.07, paint((0.6, 0.62, 0.64), 0.2, metal=0.9))
        ball(0.85 + k * 0.38, 3.6, 1.09, 0.14, paint(c, 0.7), 0.5)
    for x in (0.5, 2.6):
        cylinder(x, 4.0, 0, 0.03, 2.5, rail)
    for k in range(8):
        box(0.3 + k * 0.36, 3.6, 2.42, 0.36, 1.9, 0.04, paint(((0.8, 0.2, 0.3), (0.95, 0.92, 0.88))[k % 2], 0.9), tilt=10)
    seller = dress(place("holdingMale01", 1.05, 4.35, 0, -30), top=(0.85, 0.85, 0.83), bottom=(0.2, 0.2, 0.2), hair=(0.2, 0.18, 0.18), skin=(0.55, 0.45, 0.4), plain=0.6)
    wafer, pink, cream = paint((0.62, 0.38, 0.14), 0.7), paint((0.85, 0.4, 0.48), 0.5), paint((0.9, 0.84, 0.66), 0.5)

    def cone(x, y, z, flavour):
        cylinder(x, y, z - 0.13, 0.008, 0.13, wafer, top=0.036)
        ball(x, y, z + 0.02, 0.045, flavour)

    pose(seller, head=-12, nod=14, bend=8, right=(0.6, 3.72, 1.42))
    x, y, z = hand(seller, "right")
    cone(x - 0.05, y - 0.06, z + 0.08, cream)
    girl = dress(place("girlStanding", -0.35, 2.3, 0, 38, scale=0.8), top=(0.1, 0.4, 0.5), bottom=(0.55, 0.5, 0.4), plain=1)
    pose(girl, head=-2, nod=34, right=spot(girl, -0.12, -0.25, 0.86), left=spot(girl, 0.08, -0.24, 0.88))
    # it lies upside down at her feet
    ball(0.02, 1.72, 0.02, 0.07, pink, 0.5)
    ball(0.08, 1.75, 0.01, 0.05, pink, 0.4)
    rod((0.03, 1.72, 0.04), (0.1, 1.66, 0.17), 0.036, wafer, top=0.006)
    mother = dress(place("holdingFemale01", -0.85, 2.9, 0, 45), top=(0.7, 0.62, 0.3), bottom=(0.25, 0.14, 0.08), hair=(1.4, 1.0, 0.6))
    pose(mother, head=-4, nod=22, bend=8, left=(-0.52, 2.42, 1.18))
    boy = dress(place("boyStanding", -1.75, 3.4, 0, 35), top=(0.6, 0.1, 0.07), bottom=(0.12, 0.15, 0.25), plain=0.6)
    pose(boy, right=spot(boy, -0.1, -0.25, 1.3))
    x, y, z = hand(boy, "right")
    cone(x, y - 0.03, z + 0.09, cream)
    place("cat", 0.75, 1.55, 0, -60, hue=0.05)
    place("wood_bank", -3.6, 6.8, 0, 0)
    sky(40, 205, 0.2)
    camera((-0.6, -1.7, 1.5), (0.15, 2.9, 1.0), 33, -1.35)
