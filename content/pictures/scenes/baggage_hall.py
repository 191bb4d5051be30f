from sets import *

ALT = {"en": "An airport hall", "zh": "机场大厅"}
CONTAINS = [
    "the baggage hall of an airport, with white walls, a pale tiled floor and bright ceiling lights; a black sign hangs in the middle and says BAGGAGE 4 in yellow and, below it, Lima and 10:40 in white",
    "a long black luggage belt on a grey metal base, in the shape of an oval; on it a red, a black, a yellow, a blue and a green suitcase and a small beige rucksack",
    "in front of the belt, five people stand with their backs to the camera: a man with fair hair, in a grey-brown jacket and black trousers; a boy in a brown top and grey trousers; a woman in a dark purple dress with one arm held out to the right; a girl in a blue-and-white striped top and a dark skirt; and on the far right a woman in a brown jacket and dark jeans",
    "on the left, a luggage trolley with a blue suitcase on it",
    "a purple suitcase stands on the floor on the right, between the girl and the woman in the brown jacket",
    "behind the belt, a woman in an orange top and jeans stands with her arms folded, and a man in a black suit stands on the right; on the left, a man in a blue padded jacket and jeans",
    "on the back wall, a dark blue stripe, two large pictures of coloured stripes and a glass door; two green plants in red pots",
]


def trolley(x, y, rotation):
    """A luggage trolley whose handle is at its back (towards +y when not turned)."""
    steel, dark = paint((0.6, 0.62, 0.64), 0.3, metal=0.7), paint((0.05, 0.05, 0.05))
    turn = math.radians(rotation)

    def at(dx, dy):
        return x + dx * math.cos(turn) - dy * math.sin(turn), y + dx * math.sin(turn) + dy * math.cos(turn)

    box(*at(0, 0), 0.18, 0.55, 0.95, 0.04, steel, rotation)
    for dx in (-0.25, 0.25):
        box(*at(dx, 0.46), 0.2, 0.04, 0.04, 0.82, steel, rotation)
    for z in (0.45, 0.7):
        box(*at(0, 0.46), z, 0.5, 0.03, 0.03, steel, rotation)
    box(*at(0, 0.48), 1.0, 0.6, 0.05, 0.05, dark, rotation)
    for dx, dy in ((-0.22, 0.38), (0.22, 0.38), (0, -0.4)):
        cylinder(*at(dx, dy), 0.07, 0.08, 0.05, dark, (0, 90, rotation)).location.z = 0.08


def build():
    room(15, 10, 4.2, paint((0.72, 0.74, 0.75), 0.9), tiles((0.48, 0.47, 0.45), (0.51, 0.5, 0.48), 1.0, 1.0, (0.38, 0.37, 0.36), 0.25))
    # the belt: a long loop around a metal island
    rubber, steel = tiles((0.035, 0.035, 0.04), (0.05, 0.05, 0.055), 0.5, 3, (0.015, 0.015, 0.015), 0.5), paint((0.5, 0.52, 0.54), 0.35, metal=0.6)
    for radius, height, surface in ((1.75, 0.42, steel), (1.65, 0.45, rubber), (0.85, 0.55, steel)):
        box(0, 5.6, 0, 5.4, radius * 2, height, surface)
        for x in (-2.7, 2.7):
            cylinder(x, 5.6, 0, radius, height, surface)
    box(0, 5.6, 0.5, 3.2, 0.5, 1.0, paint((0.1, 0.2, 0.32)))
    cylinder(0, 5.6, 0.5, 0.12, 2.6, steel)
    box(0, 5.5, 2.35, 2.6, 0.16, 0.85, paint((0.03, 0.03, 0.04)))
    text("BAGGAGE  4", 0, 5.4, 2.85, 0.28, paint((0.95, 0.8, 0.1), glow=1.2))
    text("Lima   10:40", 0, 5.4, 2.47, 0.24, paint((0.9, 0.92, 0.95), glow=1))
    colours = {"red": (0.5, 0.05, 0.04), "blue": (0.04, 0.12, 0.35), "green": (0.05, 0.25, 0.13), "yellow": (0.7, 0.48, 0.05), "black": (0.03, 0.03, 0.03), "pink": (0.6, 0.2, 0.3)}
    for x, y, turn, colour, width in ((-2.4, 4.35, 8, "red", 0.8), (-1.1, 4.35, -5, "black", 0.7), (1.9, 4.3, 12, "yellow", 0.75), (3.8, 5.1, 70, "blue", 0.8), (-3.9, 5.6, 85, "green", 0.75), (-1.6, 6.85, 5, "blue", 0.7), (1.3, 6.85, -10, "pink", 0.7)):
        place("suitcase", x, y, 0.45, turn, size=(width, 0.26, width * 0.72), colour=colours[colour])
    place("backpack", 0.45, 4.3, 0.45, 20, scale=1.25)
    # people
    place("holdingMale01", -2.0, 3.05, 0, 165)
    place("holdingFemale02", 1.55, 2.95, 0, 195)
    place("girlStanding", 2.35, 2.8, 0, 150)
    place("boyStanding", 0.1, 2.9, 0, 190)
    place("male01", -4.75, 6.3, 0, 70)
    place("female03", 4.0, 3.35, 0, 150)
    place("male02", 2.7, 8.1, 0, 15)
    place("female01", -2.9, 8.0, 0, -10)
    trolley(-3.3, 3.5, -80)
    place("suitcase", -3.25, 3.5, 0.22, 85, size=(0.8, 0.27, 0.58), colour=colours["blue"])
    place("suitcase", 3.1, 2.6, 0, 30, size=(0.7, 0.25, 0.52), colour=(0.3, 0.1, 0.3))
    # the back wall: doors, a map and pictures
    box(0, 9.9, 2.75, 15, 0.06, 0.5, paint((0.04, 0.14, 0.3)))
    text("Welcome", 0, 9.84, 2.86, 0.32, paint((0.95, 0.95, 0.95), glow=0.4))
    picture_on_wall(-5.0, 9.85, 0.8, 2.4, 1.5, [(0.1, 0.3, 0.45), (0.15, 0.4, 0.55), (0.55, 0.7, 0.8), (0.8, 0.75, 0.6)])
    picture_on_wall(5.0, 9.85, 0.8, 2.4, 1.5, [(0.6, 0.35, 0.12), (0.75, 0.5, 0.2), (0.45, 0.5, 0.6), (0.35, 0.5, 0.75)])
    for x in (-0.8, 0.8):
        box(x, 9.86, 0, 1.5, 0.08, 2.4, paint((0.25, 0.35, 0.4), 0.15, 0.5))
    box(0, 9.84, 0, 0.06, 0.1, 2.4, steel)
    place("plant", -7.0, 9.2, 0, 0, scale=1.3)
    place("plant", 7.0, 9.2, 0, 60, scale=1.3)
    backdrop((0.8, 0.85, 0.9), 0.35)
    for x in (-4.5, 0, 4.5):
        for y in (2.5, 7):
            lamp(x, y, 4.15, 110, None, 2.6, 0.8, (1, 0.98, 0.95))
            box(x, y, 4.17, 2.6, 0.5, 0.02, paint((1, 1, 0.98), glow=2.5))
    camera((1.1, -2.5, 2.6), (0.0, 5.4, 1.1), 25, -0.1)
