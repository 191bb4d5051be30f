from people import *
from sets import *

ALT = {"en": "A computer room", "zh": "电脑教室"}
CONTAINS = [
    "a computer room with blue-grey walls and a dark grey carpet; eight people: six young people, a man and a woman",
    "two long rows of desks with seven flat screens showing coloured windows; keyboards and mice; blue office chairs",
    "in the nearer row, seen from behind, a boy in a dark blue top, a girl with dark hair in a green striped top and a girl with fair hair in a pink striped top",
    "in the row behind, a girl with fair hair in a yellow striped top, a boy with dark hair in a red top and, on the right, a boy in a light grey top; nobody sits at the third computer",
    "on the right at the back, a man with reddish-brown hair, in a long blue jacket and black trousers, stands next to a bright picture on the wall and looks at the young people",
    "the picture on the wall is a bar chart with five bars in blue, orange, green, purple and yellow",
    "in the middle on the right, a woman with long reddish-brown hair, in a light grey dress, dark tights and dark shoes, stands at the end of the nearer row with one hand on her hip",
    "a projector hangs from the ceiling; a round clock on the wall shows twenty past eleven",
    "two beige rucksacks on the floor; sunlight falls on the floor from the right",
]


def computer(x, y, z, rotation, colours):
    """A flat screen with coloured windows on it, a keyboard and a mouse; it faces the camera when not turned."""
    black, dark = paint((0.04, 0.04, 0.045), 0.4), paint((0.12, 0.12, 0.13), 0.5)
    turn = math.radians(rotation)

    def at(dx, dy):
        return x + dx * math.cos(turn) - dy * math.sin(turn), y + dx * math.sin(turn) + dy * math.cos(turn)

    box(*at(0, 0.12), z, 0.24, 0.18, 0.015, black, rotation)
    box(*at(0, 0.14), z, 0.05, 0.04, 0.2, black, rotation)
    box(*at(0, 0.1), z + 0.12, 0.54, 0.035, 0.34, black, rotation, bevel=0.005)
    box(*at(0, 0.08), z + 0.14, 0.5, 0.01, 0.3, paint(colours[0], glow=0.9), rotation)
    for dx, dz, w, h, c in ((-0.1, 0.17, 0.22, 0.2, colours[1]), (0.14, 0.26, 0.16, 0.1, colours[2]), (0.14, 0.17, 0.16, 0.06, colours[1])):
        box(*at(dx, 0.072), z + dz, w, 0.008, h, paint(c, glow=0.8), rotation)
    box(*at(0, -0.14), z, 0.42, 0.14, 0.018, dark, rotation)
    box(*at(0.3, -0.14), z, 0.06, 0.1, 0.025, black, rotation)


def build():
    room(7.6, 6.0, 2.9, mottled((0.5, 0.58, 0.66), (0.52, 0.6, 0.68), 2), mottled((0.2, 0.22, 0.25), (0.24, 0.26, 0.29), 50), right=[(1.6, 0.9, 1.5, 1.5), (3.7, 0.9, 1.5, 1.5)])
    # the big picture that the projector throws on the wall
    box(0.6, 5.92, 1.2, 2.6, 0.02, 1.45, paint((0.9, 0.92, 0.95), glow=0.7))
    for index, tall in enumerate((0.35, 0.6, 0.5, 0.85, 1.05)):
        box(-0.2 + index * 0.4, 5.9, 1.35, 0.24, 0.01, tall, paint(((0.1, 0.35, 0.7), (0.85, 0.4, 0.05), (0.15, 0.5, 0.25), (0.6, 0.1, 0.3), (0.85, 0.65, 0.05))[index], glow=0.4))
    place("video-projector", 0.6, 3.4, 2.6, 180)
    cylinder(0.6, 3.4, 2.74, 0.02, 0.16, paint((0.3, 0.3, 0.3)))
    desk, legs = mottled((0.66, 0.58, 0.45), (0.6, 0.52, 0.4), 4, 0.4), paint((0.25, 0.27, 0.3), 0.4)
    screens = [((0.1, 0.2, 0.45), (0.9, 0.9, 0.88), (0.85, 0.5, 0.1)), ((0.85, 0.88, 0.9), (0.15, 0.45, 0.7), (0.2, 0.6, 0.3)), ((0.05, 0.25, 0.25), (0.85, 0.85, 0.8), (0.7, 0.15, 0.2))]

    def row(y, seats, start):
        width = len(seats) * 1.15
        box(start + width / 2 - 0.575, y, 0.7, width, 0.75, 0.04, desk)
        for x in (start - 0.5, start + width / 2 - 0.575, start + width - 0.65):
            box(x, y, 0, 0.05, 0.6, 0.7, legs)
        for index, seat in enumerate(seats):
            x = start + index * 1.15
            computer(x, y + 0.08, 0.74, 0, screens[(index + int(y)) % 3])
            if seat:
                person, options = seat
                place("office_chair", x, y - 0.72, 0, 180, size=(0.58, 0.58, 0.92))
                dress(sit(person, x, y - 0.66, 180, 0.46), **options)
            else:
                place("office_chair", x + 0.1, y - 0.85, 0, 150, size=(0.58, 0.58, 0.92))

    dark = {"skin": (0.5, 0.4, 0.36), "hair": (0.2, 0.18, 0.17)}
    row(4.5, [("girlSittingTable", {"top": (0.6, 0.55, 0.15)}), ("boySitting", {"top": (0.5, 0.12, 0.1), **dark}), None, ("boySitting", {"top": (0.75, 0.75, 0.75)})], -2.6)
    row(2.6, [("boySitting", {}), ("girlSittingTable", {"top": (0.15, 0.4, 0.35), **dark}), ("girlSittingTable", {})], -2.15)
    dress(place("male02", 1.75, 4.9, 0, -30), top=(0.16, 0.2, 0.3))
    dress(place("holdingFemale02", 1.15, 2.4, 0, -110), top=(0.75, 0.72, 0.68), bottom=(0.1, 0.1, 0.14))
    place("backpack", -0.25, 1.5, 0, 40)
    place("backpack", 1.75, 3.5, 0, -20, hue=0.4)
    for y in (2.35, 4.45):
        place("window-blinds", 3.72, y, 1.0, -90, (1.5, 0.08, 1.4))
    wall_clock(-2.2, 5.92, 2.2, 11, 20)
    sky(30, 110, 0.1)
    for x in (-1.8, 1.8):
        lamp(x, 2.8, 2.85, 32, None, 1, 3, (0.95, 0.97, 1))
    lamp(0, -1.2, 2.5, 26, (0, 3, 0.9), 3, 1.5, (0.95, 0.97, 1))
    camera((1.5, -1.1, 2.2), (-0.15, 3.6, 0.98), 26, 0.2)
