from sets import *

ALT = {"en": "An office", "zh": "办公室"}
CONTAINS = [
    "a modern meeting room with pale grey walls, white ceiling and blue carpet; five people around a long brown table",
    "on the right, a man with fair hair, in a grey-brown jacket and black trousers, stands in front of a whiteboard and seems to be explaining something; he looks towards the others",
    "on the whiteboard, a bar chart with four bars in blue, green, yellow and red that get taller from left to right",
    "on the left, a man in an orange-and-brown striped sweater and beige trousers sits on a blue office chair at the end of the table; an open laptop is in front of him",
    "behind the table in the middle, a woman with reddish-brown hair, in a black jacket, and a man with brown hair, in a black suit, sit facing the camera; the man has an open laptop in front of him",
    "on the left at the back, a woman in a brown leather jacket and jeans stands by the window",
    "on the table: two laptops, sheets of white paper, two white mugs, a telephone and a small green plant in a pot",
    "two empty blue office chairs, one in the foreground with its back to the camera and one on the right",
    "a window in the back wall through which tall office buildings can be seen; it is daytime; another window on the left",
    "a round clock on the wall showing half past two; a water cooler in the right corner and a large green plant in the left corner",
]


def build():
    room(7, 5, 2.9, paint((0.72, 0.75, 0.76), 0.9), mottled((0.12, 0.16, 0.22), (0.15, 0.19, 0.25), 40), back=[(0.5, 0.7, 2.6, 1.7)], left=[(1.2, 0.7, 2.6, 1.7)])
    for x, depth, height, colour in ((-9, 30, 9, (0.4, 0.42, 0.46)), (-3, 36, 15, (0.5, 0.4, 0.34)), (-14, 26, 12, (0.55, 0.55, 0.52)), (4, 40, 11, (0.35, 0.4, 0.45))):
        box(x, depth, -18, 5, 5, 18 + height, tiles((0.1, 0.14, 0.2), (0.13, 0.17, 0.22), 1.0, 1.4, colour, 0.3, gap=0.25, upright=True))
    # the white board with a rising chart
    box(1.9, 4.88, 0.95, 2.2, 0.05, 1.3, paint((0.5, 0.5, 0.52)))
    box(1.9, 4.85, 1.0, 2.1, 0.03, 1.2, paint((0.92, 0.92, 0.92), 0.3))
    for index, (height, colour) in enumerate(((0.3, (0.1, 0.3, 0.7)), (0.42, (0.1, 0.5, 0.2)), (0.55, (0.85, 0.5, 0.05)), (0.78, (0.75, 0.1, 0.08)))):
        box(1.35 + index * 0.36, 4.83, 1.15, 0.22, 0.02, height, paint(colour))
    box(1.9, 4.83, 1.12, 1.7, 0.02, 0.02, paint((0.1, 0.1, 0.1)))
    box(0, 2.4, 0.68, 3.2, 1.3, 0.06, mottled((0.36, 0.22, 0.12), (0.3, 0.18, 0.1), 4, 0.35), bevel=0.02)
    for x in (-1.2, 1.2):
        box(x, 2.4, 0, 0.12, 0.8, 0.68, paint((0.2, 0.2, 0.22), 0.4, metal=0.6))
    top = 0.74
    place("laptop", -1.05, 2.3, top, 90)
    place("laptop", 0.7, 2.75, top, 180)
    place("coffee-mug", -0.4, 2.1, top, 40)
    place("coffee-mug", 1.25, 2.55, top, 120)
    place("highball-glass", 0.1, 2.6, top)
    place("phone", 0.05, 2.3, top, 160)
    for x, y, turn in ((-0.6, 2.75, 10), (0.45, 2.05, -8), (-0.9, 2.0, 30), (1.1, 2.1, -20)):
        box(x, y, top, 0.21, 0.3, 0.004, paint((0.9, 0.9, 0.88)), turn)
    place("littlePlant", -0.1, 2.85, top, 0, scale=0.8)
    sit("sitMale02", -2.0, 2.35, 85, 0.46, chair="office_chair")
    sit("sitFemale03", -0.75, 3.45, 5, 0.46, chair="office_chair")
    sit("sitMale01", 0.75, 3.5, -5, 0.44, chair="office_chair")
    place("office_chair", 2.15, 2.1, 0, -80)
    place("office_chair", 0.2, 1.35, 0, 170)
    place("holdingMale01", 2.35, 4.0, 0, -50)
    place("female03", -1.85, 4.25, 0, 35)
    place("water_cooler", 3.15, 4.55)
    place("plant", -3.05, 4.5, 0, 0, scale=1.15)
    wall_clock(0.35, 4.87, 2.2, 2, 30)
    sky(40, 60, 0.12, sun=False)
    lamp(0, 2.4, 2.85, 70, None, 3.5, 2.5, (1, 0.98, 0.95))
    lamp(0, -1.3, 2.5, 35, (0, 3, 0.9), 3, 1.5, (1, 0.98, 0.95))
    camera((0.55, -1.9, 1.8), (0.05, 3, 0.98), 26, 0.3)
