from sets import *

ALT = {"en": "A café", "zh": "咖啡馆"}
CONTAINS = [
    "the terrace of a café on a sunny day, paved with pale stone; the word CAFE in yellow letters on a dark green shop front, with a red awning above it, in a cream-coloured building",
    "two large blue-and-white striped sunshades, one on the left and one on the right",
    "on the left, a woman with reddish-brown hair, in a black suit, and a man with fair hair, in an orange-and-brown striped sweater and beige trousers, sit face to face at a round white table with white chairs; they have cups of coffee; the woman has her legs crossed",
    "on the right, a man in a black suit sits alone at a table with red flowers and a glass on it, his legs crossed; the chair opposite him is empty",
    "a woman with brown hair, in a dark brown dress and black boots, stands near his table; she may be the waitress",
    "in the middle at the back, a man with fair hair, in a red checked shirt and jeans, stands in front of the café with his arms folded",
    "an empty table with two white chairs in the middle, with a cup on it",
    "in the middle in front of the tables, a brown-and-white bulldog stands on the ground",
    "on the right at the back, a black bicycle partly hidden behind the man; above the awning, four windows with green shutters and boxes of white flowers",
]


def table(x, y, things):
    place("cafe_set_mota_table", x, y)
    for model, dx, dy in things:
        place(model, x + dx, y + dy, 0.74, 30)


def build():
    lawn(tiles((0.52, 0.45, 0.36), (0.47, 0.4, 0.32), 0.6, 0.6, (0.3, 0.26, 0.2), 0.7))
    wood, cream = (0.1, 0.2, 0.14), (0.8, 0.72, 0.55)
    box(0, 9, 0, 30, 6, 9, mottled(cream, tuple(c * 0.93 for c in cream), 2))
    trim, glass = paint((0.08, 0.18, 0.12)), paint((0.1, 0.12, 0.12), 0.1, 0.5)
    box(-0.2, 5.97, 0, 7.6, 0.1, 3.2, trim)
    for x in (-3.0, -1.6, 1.4, 2.8):
        box(x, 5.9, 0.7, 1.25, 0.08, 1.9, glass)
    box(-0.1, 5.9, 0.05, 1.1, 0.08, 2.5, glass)
    text("CAFE", -0.2, 5.9, 2.76, 0.36, paint((0.9, 0.82, 0.5)))
    box(-0.2, 5.3, 3.3, 7.8, 1.6, 0.05, paint((0.55, 0.06, 0.05), 0.9), tilt=16)
    box(-0.2, 4.52, 2.9, 7.8, 0.03, 0.22, paint((0.55, 0.06, 0.05), 0.9))
    for x in (-6, 5.8):
        box(x, 5.97, 1.0, 1.6, 0.1, 2.2, paint(WHITE))
        box(x, 5.9, 1.1, 1.4, 0.08, 2.0, glass)
        place("flowerBox", x, 5.75, 0.85, 0, (1.5, 0.3, 0.35))
    for x in (-4.2, -1.4, 1.4, 4.2):
        box(x, 5.97, 3.9, 1.2, 0.1, 1.7, paint(WHITE))
        box(x, 5.92, 4.0, 1.05, 0.08, 1.5, glass)
        box(x, 5.88, 4.0, 0.05, 0.06, 1.5, paint(WHITE))
        for side in (-0.85, 0.85):
            box(x + side, 5.95, 3.9, 0.45, 0.06, 1.7, trim)
        place("flowerBox", x, 5.75, 3.78, 0, (1.1, 0.25, 0.3))
    place("plantie", -4.2, 4.9, 0, 0, scale=1.6)
    for x, y in ((-1.9, 2.7), (2.3, 3.1)):
        place("umbrella", x, y + 0.4, 0, 0, (2.7, 2.7, 2.55))
    table(-1.9, 2.3, [("caffe_final", -0.15, 0.1), ("caffe_final", 0.18, -0.05), ("cupcake", 0.0, 0.18)])
    sit("sitFemale03", -2.65, 2.3, 90, 0.46, chair="cafe_set_mota_chair")
    sit("sitMale02", -1.15, 2.35, -90, 0.47, chair="cafe_set_mota_chair")
    table(2.3, 2.7, [("highball-glass", -0.15, 0.1), ("tulip", 0.1, 0.15), ("plate-and-ustensils", 0, -0.1)])
    sit("sitMale01", 3.05, 2.75, -85, 0.45, chair="cafe_set_mota_chair")
    place("cafe_set_mota_chair", 1.5, 2.7, 0, 90)
    place("holdingFemale02", 1.25, 3.7, 0, 40)
    table(0.1, 4.2, [("coffee_cup", 0.1, 0)])
    place("cafe_set_mota_chair", -0.65, 4.2, 0, 90)
    place("cafe_set_mota_chair", 0.85, 4.2, 0, -90)
    place("male03", -1.0, 5.2, 0, 20)
    place("bulldog", 0.15, 2.2, 0, -50)
    place("bicycle", 4.2, 5.35, 0, 85)
    place("decorativePlant", 4.75, 2.4, 0, 0, scale=1.2)
    sky(50, 215, 0.2)
    camera((-0.1, -2.7, 1.65), (0, 4, 1.5), 28, -1.6)
