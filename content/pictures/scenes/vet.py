from people import *
from poses import *
from sets import *

ALT = {"en": "An examination room", "zh": "检查室"}
CONTAINS = [
    "a clean room with pale green walls and a gray floor",
    "in the middle, a metal table on a white leg; on it sits a large golden-brown dog, seen from the side, looking to the right",
    "on the right, behind the table, a man with brown hair, in turquoise scrubs and dark shoes, stands with his head bent toward the dog; one hand is hidden behind the dog's neck, the other is held out in front of the dog",
    "on the left, at the table, a young woman with reddish-brown hair, in a yellow top and dark blue clothes below, looks to the right; one hand is raised, the other is just above the table behind the dog",
    "on the table, a small yellow bottle on the left and a small white jar on the right",
    "on the wall on the left, two white shelves with green, blue, white and red boxes",
    "on the wall behind the man, a white poster with a gray-and-white cat and a golden-brown dog",
]


def build():
    room(6, 3.6, 2.9, paint((0.62, 0.74, 0.72), 0.9), tiles((0.6, 0.6, 0.58), (0.56, 0.56, 0.54), 0.4, 0.4), right=[(0.8, 0.9, 1.6, 1.4)])
    lawn(z=-0.5)
    steel = paint((0.6, 0.62, 0.64), 0.25, 0.5, 0.8)
    box(0, 1.3, 0.82, 1.5, 0.65, 0.04, steel, bevel=0.01)
    box(0, 1.3, 0, 0.16, 0.3, 0.82, paint((0.75, 0.76, 0.78), 0.5))
    place("dog", 0.1, 1.32, 0.86, 62, scale=0.9)
    for level in range(2):
        box(-1.2, 3.45, 1.4 + level * 0.42, 2.0, 0.26, 0.03, paint(WHITE))
        for k in range(9):
            c = [(0.1, 0.3, 0.5), (0.8, 0.8, 0.78), (0.6, 0.12, 0.1), (0.15, 0.45, 0.3)][(k + level) % 4]
            box(-2.05 + k * 0.21, 3.42, 1.43 + level * 0.42, 0.13, 0.12, 0.2 + 0.05 * (k % 3), paint(c, 0.5))
    box(1.0, 3.5, 1.35, 0.9, 0.02, 0.65, paint((0.85, 0.83, 0.76)))
    for k, shape in enumerate(("cat", "dog", "rabbit")):
        place(shape, 0.72 + k * 0.28, 3.485, 1.45, 20, size=(0.2, 0.01, 0.4))
    vet = dress(place("holdingMale01", 0.72, 1.86, 0, -35), top=(0.12, 0.42, 0.42), bottom=(0.12, 0.42, 0.42), skin=(0.5, 0.4, 0.36), hair=(0.15, 0.14, 0.16), plain=0.7)
    pose(vet, head=-6, nod=20, bend=16, right=(0.2, 1.45, 1.2), left=(0.42, 1.22, 1.12))
    owner = dress(place("girlStanding", -0.5, 1.42, 0, 72, scale=1.02), top=(0.75, 0.55, 0.1), bottom=(0.12, 0.14, 0.3), plain=1)
    pose(owner, nod=6, left=(-0.16, 1.42, 1.3), right=(-0.3, 1.12, 0.92))
    place("medicoscopia_bottle", -0.55, 1.08, 0.86, 20)
    cylinder(0.58, 1.06, 0.86, 0.035, 0.05, paint((0.92, 0.92, 0.9), 0.95))
    sky(30, 60, 0.12)
    lamp(0, 1.4, 2.8, 45, None, 2, 1, (1, 0.98, 0.95))
    lamp(-1.5, -1.6, 2.2, 40, (0, 1.3, 1), 2, 1.5)
    camera((-0.35, -1.45, 1.5), (0.06, 1.4, 1.2), 40, 0.15, focus=(0.1, 1.3, 1.2), fstop=2.8)
