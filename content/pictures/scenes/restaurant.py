from sets import *

ALT = {"en": "A restaurant", "zh": "餐厅"}
CONTAINS = [
    "a restaurant in the evening, with red walls, dark wood panels and a wooden floor; it is dark blue outside the window on the right",
    "six people: four guests at two tables, a man behind the bar and a woman standing",
    "on the left, a woman with reddish-brown hair, in a black suit, and a man with fair hair, in an orange-and-brown striped sweater and beige trousers, sit face to face at a round table with a white tablecloth; on it a bowl of salad, a candle, plates and two wine glasses",
    "on the right, a girl with curly fair hair, in a blue-and-white striped top, and a man in a black suit sit face to face at another round table with a white tablecloth; on it a bottle of wine, a candle, glasses and food on a plate",
    "the chairs have red seats and backs; a third table at the back on the right has a candle and glasses but no guests",
    "in the middle, a woman with reddish-brown hair, in a brown dress, dark tights and boots, stands facing the camera with one hand raised and the other on her hip; she may be the waitress",
    "at the back on the left, a man in a dark suit stands behind a dark wooden bar; glasses and a white orchid in a purple pot stand on the bar",
    "behind him, two shelves with bottles on the wall; two white bar stools in front of the bar are empty",
    "three lamps with green shades hang from the ceiling; a picture with yellow, orange and blue stripes hangs on the back wall; a green plant in the right corner",
]


def table(x, y, guests, things=()):
    cloth = paint((0.85, 0.82, 0.76), 0.95)
    cylinder(x, y, 0.3, 0.62, 0.44, cloth, top=0.55)
    cylinder(x, y, 0, 0.06, 0.4, paint((0.1, 0.08, 0.07)))
    for dx in (-0.33, 0.33):
        place("dinner-plate", x + dx, y, 0.74, 90)
        place("glass", x + dx * 0.7, y + 0.2, 0.74)
    place("candle", x, y + 0.05, 0.74, 0, size=(0.07, 0.07, 0.32))
    bulb(x, y + 0.02, 1.12, 7, 0.03, (1, 0.65, 0.3))
    for model, dx, dy in things:
        place(model, x + dx, y + dy, 0.75)
    for person, side, hue in guests:
        turn = 90 * (-side)
        if person:
            reach = 0.98 if person == "sitMale01" else 0.82  # his crossed leg needs room
            sit(person, x + side * reach, y, turn, 0.46, hue, "chair2")
        else:
            place("chair2", x + side * 0.75, y, 0, turn)


def build():
    room(8, 6.2, 3.1, paint((0.42, 0.13, 0.1), 0.9), boards((0.26, 0.15, 0.08), (0.22, 0.12, 0.06)), right=[(1.6, 0.7, 1.4, 1.8), (4.0, 0.7, 1.4, 1.8)], frame=(0.2, 0.12, 0.07))
    wood = mottled((0.2, 0.11, 0.06), (0.15, 0.08, 0.045), 5, 0.4)
    box(0, 6.1, 0, 8, 0.06, 1.0, wood)
    for x in (-3.95, 3.95):
        box(x, 3.1, 0, 0.06, 6.2, 0.7, wood)
    # the bar at the back left with its bottles
    box(-2.3, 5.1, 0, 2.8, 0.6, 1.1, wood)
    box(-2.3, 5.05, 1.1, 3.0, 0.8, 0.05, paint((0.08, 0.06, 0.05), 0.2))
    for z in (1.35, 1.85):
        box(-2.3, 5.95, z, 2.6, 0.28, 0.04, wood)
        for index in range(9):
            place("red-wine-bottle-01" if (index + int(z)) % 3 else "wine_bottle", -3.4 + index * 0.27, 5.93, z + 0.04, index * 20)
    for index in range(4):
        place("glass", -1.7 + index * 0.14, 5.1, 1.15)
    place("male02", -2.3, 5.6, 0, 15)
    place("bar-stool", -1.5, 4.35, 0, 180)
    place("bar-stool", -2.6, 4.35, 0, 170)
    table(-1.75, 2.6, [("sitFemale03", -1, None), ("sitMale02", 1, None)], [("bowlWithSalad", 0.05, -0.25)])
    table(1.75, 3.1, [("sitMale01", 1, None), ("girlSittingTable", -1, -0.4)], [("wine_bottle", 0.15, -0.2), ("steak", 0.33, 0)])
    table(2.2, 5.0, [(None, -1, None), (None, 1, None)])
    place("holdingFemale02", 0.15, 3.9, 0, 15)
    for x, y in ((-1.75, 2.6), (1.75, 3.1), (2.2, 5.0)):
        place("hanging-restaurant-light", x, y, 2.2, 0, size=(0.4, 0.4, 0.9))
        bulb(x, y, 2.15, 26, 0.1, (1, 0.75, 0.45))
    picture_on_wall(0.4, 6.1, 1.55, 1.2, 0.75, [(0.05, 0.15, 0.3), (0.3, 0.35, 0.5), (0.85, 0.5, 0.25), (0.9, 0.7, 0.4)])
    place("ficus", 3.5, 5.8, 0, 0, scale=1.8)
    place("orchids", -3.3, 5.05, 1.15, 0, scale=0.8)
    backdrop((0.02, 0.035, 0.08), 1)
    lamp(0, 3, 3.05, 45, None, 4, 3, (1, 0.8, 0.6))
    lamp(0, -1.4, 2.5, 45, (0, 4, 0.9), 3, 1.5, (1, 0.85, 0.7))
    camera((0.0, -1.4, 1.75), (0, 4, 1.1), 25, 0.45)
