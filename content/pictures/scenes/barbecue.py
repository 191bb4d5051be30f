from sets import *

ALT = {"en": "A terrace", "zh": "露台"}
CONTAINS = [
    "a wooden terrace behind a white house at dusk; a wooden fence, green hills and a pale sky behind it; five people and a dog",
    "a string of small lit bulbs hangs above the fence from the house to a wooden post and on to the right",
    "on the right, a man with fair hair, in a red checked shirt, stands with his arms folded behind a metal grill with meat on it, looking to the right; a small wooden table next to the grill",
    "to the left of the grill, a brown-and-white bulldog, facing the grill",
    "on the left, a big wooden table with plates, glasses, a bowl of salad, bread and a bottle; on wooden chairs around it a woman with reddish-brown hair in a black suit, a girl with blonde hair in a pink-and-white striped top and a man in dark clothes with his legs crossed",
    "on the far right, a woman with reddish-brown hair, in a red-brown jacket and jeans, stands alone with a hand on her hip",
    "in front of her, a blue crate with green bottles in it",
    "in the foreground in the middle, a small green tricycle with an orange seat",
    "a lit glass door of the house on the left; bushes in front of the fence, a green tree and a dark red tree behind it",
]


def sausage(x, y, z, rotation):
    shape = ball(x, y, z, 0.02, paint((0.35, 0.12, 0.06), 0.4), 1)
    shape.scale = (4, 1, 1)
    shape.rotation_euler = (0, 0, math.radians(rotation))


def build():
    lawn(z=-0.35)
    hills()
    box(0, 2.4, -0.35, 9.6, 8.6, 0.35, boards((0.44, 0.3, 0.2), (0.37, 0.25, 0.16)))
    # the house on the left, its wide glass door
    plaster = mottled((0.82, 0.78, 0.7), (0.77, 0.73, 0.65), 2)
    wall((-4.2, -2), (-4.2, 6.7), 4.5, plaster, openings=[(3.9, 0, 3.4, 2.3)], frame=(0.2, 0.22, 0.24))
    box(-4.6, 3.6, 0, 0.05, 3.4, 2.3, paint((0.9, 0.55, 0.22), glow=0.45))
    place("porch-light", -4.1, 1.2, 2.0, 90)
    # the fence, plants, lights on a cord
    plank = tiles((0.4, 0.26, 0.15), (0.33, 0.21, 0.12), 0.14, 4, (0.14, 0.09, 0.05), 0.8, upright=True)
    box(1.5, 6.7, -0.35, 11.4, 0.06, 1.95, plank)
    for x, y, scale in ((-3.1, 6.1, 1.0), (4.3, 5.9, 1.0), (2.6, 6.2, 0.8)):
        place("bush", x, y, -0.1, x * 30, scale=scale)
    cord = paint((0.08, 0.08, 0.08))
    light = paint((1, 0.75, 0.35), glow=9)
    for post in (-4.1, 0.5, 4.6):
        if post > -4:
            box(post, 6.4, 0, 0.08, 0.08, 3.1, paint((0.25, 0.17, 0.1)))
    for start, end in ((-4.1, 0.5), (0.5, 4.6)):
        before = None
        for index in range(13):
            part = index / 12
            x, z = start + (end - start) * part, 3.05 - 0.45 * 4 * part * (1 - part)
            if before:
                bx, bz = before
                bar = box((x + bx) / 2, 6.4, (z + bz) / 2 - 0.01, math.hypot(x - bx, z - bz), 0.015, 0.015, cord)
                bar.rotation_euler = (0, -math.atan2(z - bz, x - bx), 0)
            if 0 < index < 12:
                ball(x, 6.4, z - 0.07, 0.05, light)
            before = (x, z)
    # the grill
    place("propane-stove", 1.75, 4.35, 0.3, 0, (0.95, 0.6, 0.6))
    for x in (1.35, 2.15):
        for y in (4.15, 4.55):
            box(x, y, 0, 0.05, 0.05, 0.32, paint((0.1, 0.1, 0.1), 0.4))
    for x, y, turn in ((1.5, 4.25, 0), (1.55, 4.45, 25)):
        place("steak", x, y, 0.88, turn, scale=0.7)
    for index in range(4):
        sausage(1.8 + index * 0.08, 4.35, 0.9, 80)
    box(2.75, 4.5, 0.72, 0.7, 0.5, 0.04, paint((0.5, 0.36, 0.22)))
    for dx in (-0.3, 0.3):
        for dy in (-0.2, 0.2):
            box(2.75 + dx, 4.5 + dy, 0, 0.04, 0.04, 0.72, paint((0.3, 0.2, 0.12)))
    place("choppingBoard", 2.65, 4.45, 0.76, 0)
    place("bread", 2.65, 4.45, 0.8, 20)
    place("saltShaker", 2.92, 4.5, 0.76, 0, scale=1.3)
    place("male03", 1.6, 5.1, 0, 10)
    place("bulldog", 0.75, 3.7, 0, 75)
    # the table
    place("table4", -1.35, 3.1, 0, 0, (1.7, 0.9, 0.74))
    top = 0.74
    place("bowlWithSalad", -1.35, 3.1, top, 0, scale=1.4)
    place("bread", -1.0, 3.3, top, 30)
    place("frenchFries", -1.75, 3.3, top, 0)
    for x, y in ((-1.8, 2.9), (-0.9, 2.95), (-1.35, 3.4)):
        place("dinner-plate", x, y, top)
    for x, y in ((-1.6, 2.85), (-1.05, 2.8), (-1.15, 3.4)):
        place("highball-glass", x, y, top)
    place("red-wine-bottle-01", -1.5, 3.35, top)
    sit("sitFemale03", -2.65, 3.1, 90, 0.46, chair="silla_teca")
    sit("girlSittingTable", -1.35, 4.0, 0, 0.46, chair="silla_teca")
    sit("sitMale01", 0.15, 3.15, -90, 0.46, chair="silla_teca")
    place("female03", 2.6, 3.4, 0, -40)
    place("box", 1.75, 2.75, 0, 15, scale=0.7)
    for x, y in ((1.6, 2.7), (1.75, 2.8), (1.9, 2.75)):
        place("beer_bottle", x, y, 0.05, colour=(0.12, 0.3, 0.12))
    place("decorativePlant", -3.6, 1.9, 0, 0, scale=1.3)
    place("tricycle", 0.35, 2.0, 0, 40)
    place("copperBeech", 6.5, 13, -0.35, 0, scale=0.9)
    place("poplar", -3.5, 15, -0.35)
    sky(4, 300, 0.35, haze=2)
    bulb(-3.9, 3.0, 2.0, 60, 0.2, (1, 0.75, 0.4))
    lamp(0.3, 6.2, 2.8, 70, (0.2, 3.5, 0.7), 8, 0.4, (1, 0.75, 0.42))
    lamp(0.5, -2.5, 3, 60, (0, 3, 0.8), 4, 2, (1, 0.85, 0.7))
    camera((0.6, -1.6, 1.8), (-0.2, 4, 1.1), 28, -0.25)
