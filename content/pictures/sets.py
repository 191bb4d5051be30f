"""Parts that several scenes share: rooms, house fronts, ground, far hills."""

import bpy

from toolkit import *

WHITE = (0.88, 0.88, 0.86)


def wall(start, end, height, surface, openings=(), frame=WHITE, thickness=0.12):
    """A wall from `start` to `end`, with window or door holes (along, bottom, width, height)."""
    (x0, y0), (x1, y1) = start, end
    length, turn = math.hypot(x1 - x0, y1 - y0), math.degrees(math.atan2(y1 - y0, x1 - x0))
    cos, sin = (x1 - x0) / length, (y1 - y0) / length

    def slab(along, bottom, width, tall, thick, material):
        if width > 0.001 and tall > 0.001:
            middle = along + width / 2
            box(x0 + cos * middle, y0 + sin * middle, bottom, width, thick, tall, material, turn)

    done = 0.0
    for along, bottom, width, tall in sorted(openings):
        slab(done, 0, along - done, height, thickness, surface)
        slab(along, 0, width, bottom, thickness, surface)
        slab(along, bottom + tall, width, height - bottom - tall, thickness, surface)
        if frame:
            bar = paint(frame, 0.5)
            for offset in (0, width / 2 - 0.03, width - 0.06):
                slab(along + offset, bottom, 0.06, tall, 0.08, bar)
            for level in (bottom, bottom + tall - 0.06):
                slab(along, level, width, 0.06, 0.08, bar)
        done = along + width
    slab(done, 0, length - done, height, thickness, surface)


def room(width, depth, height, walls, floor, back=(), left=(), right=(), ceiling=True, frame=WHITE):
    """A room open towards the camera: x from -width/2 to width/2, y from 0 to `depth`."""
    half = width / 2
    box(0, depth / 2 - 1, -0.1, width + 0.2, depth + 2, 0.1, floor)
    wall((-half, depth), (half, depth), height, walls, back, frame)
    wall((-half, 0), (-half, depth), height, walls, left, frame)
    wall((half, 0), (half, depth), height, walls, right, frame)
    skirt = paint(WHITE, 0.5)
    if not any(bottom == 0 for _, bottom, _, _ in back):
        box(0, depth - 0.08, 0, width, 0.03, 0.1, skirt)
    if ceiling:
        box(0, depth / 2, height, width + 0.2, depth, 0.1, paint((0.9, 0.9, 0.88), 0.9))


def lawn(surface=None, size=120, y=0, z=0.0):
    box(0, y, z - 0.1, size, size, 0.1, surface or grass())


def wall_clock(x, y, z, hour=10, minute=10, radius=0.2):
    """A white clock on the wall behind it."""
    ink = paint((0.05, 0.05, 0.05))
    for r, dy, colour in ((radius, 0.02, ink), (radius * 0.9, 0, paint(WHITE))):
        cylinder(x, y + dy, z - 0.025, r, 0.05, colour, (90, 0, 0))
    for turn, length in ((hour * 30 + minute / 2, 0.5), (minute * 6, 0.75)):
        hand, angle = length * radius, math.radians(turn)
        shape = box(x + hand / 2 * math.sin(angle), y - 0.04, z + hand / 2 * math.cos(angle) - hand / 2, 0.016, 0.01, hand, ink)
        shape.rotation_euler = (0, angle, 0)


def hills(surface=None, y=70):
    green = surface or mottled((0.08, 0.17, 0.06), (0.12, 0.24, 0.09), 0.15)
    for x, width, height in ((-60, 90, 12), (5, 110, 8), (65, 80, 14)):
        hill(x, y + 10 * math.sin(x), width, 40, height, green)


def gable_roof(x, y, z, width, depth, height, surface):
    """A roof whose ridge runs from left to right."""
    mesh = bpy.data.meshes.new("roof")
    w, d = width / 2, depth / 2
    mesh.from_pydata(
        [(-w, -d, 0), (w, -d, 0), (w, d, 0), (-w, d, 0), (-w, 0, height), (w, 0, height)],
        [],
        [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4), (0, 3, 2, 1)],
    )
    mesh.materials.append(surface)
    shape = bpy.data.objects.new("roof", mesh)
    shape.location = (x, y, z)
    bpy.context.collection.objects.link(shape)
    return shape


def house(x, y, width, height, colour, roof=(0.42, 0.14, 0.09), shutters=(0.05, 0.14, 0.24), door=(0.3, 0.12, 0.05), awning=None, flowers=True):
    """A town house whose front stands at `y`, with a door, windows and perhaps a shop's awning."""
    trim, glass, leaf = paint(WHITE), paint((0.1, 0.15, 0.2), 0.08, 0.6), paint(shutters)
    box(x, y + 3, 0, width, 6, height, mottled(colour, tuple(c * 0.92 for c in colour), 2))
    box(x, y + 3, height, width + 0.3, 6.6, 0.25, paint(tuple(c * 0.8 for c in colour)))
    slope = tiles(roof, tuple(c * 0.75 for c in roof), 0.3, 0.25, tuple(c * 0.4 for c in roof), 0.8, True)
    gable_roof(x, y + 3, height + 0.2, width + 0.4, 7, 2.6, slope)
    columns = max(2, int(width / 1.6))
    for floor in range(1, int(height / 2.7)):
        for column in range(columns):
            at, bottom = x - width / 2 + (column + 0.5) * width / columns, floor * 2.7 + 0.65
            box(at, y, bottom, 0.95, 0.08, 1.35, trim)
            box(at, y - 0.04, bottom + 0.07, 0.8, 0.06, 1.2, glass)
            box(at, y - 0.07, bottom + 0.07, 0.04, 0.04, 1.2, trim)
            box(at, y - 0.07, bottom + 0.7, 0.8, 0.04, 0.04, trim)
            for side in (-0.66, 0.66):
                box(at + side, y - 0.03, bottom, 0.36, 0.05, 1.35, leaf)
            if flowers and (column + floor) % 2:
                place("flowerBox", at, y - 0.2, bottom - 0.12, size=(0.85, 0.25, 0.3))
    box(x - width * 0.15, y, 0.4, width * 0.5, 0.1, 1.7, trim)
    box(x - width * 0.15, y - 0.05, 0.5, width * 0.5 - 0.2, 0.06, 1.5, glass)
    box(x + width * 0.3, y - 0.03, 0, 1.0, 0.1, 2.2, paint(door))
    if awning:
        box(x - width * 0.15, y - 0.65, 2.4, width * 0.56, 1.3, 0.05, paint(awning, 0.9), tilt=18)


def street_fronts(y, start, houses):
    """A row of houses: (width, height, colour, options)."""
    for width, height, colour, options in houses:
        house(start + width / 2, y, width, height, colour, **options)
        start += width


def picture_on_wall(x, y, z, width, height, colours, frame=(0.15, 0.1, 0.06), rotation=0.0):
    """A framed picture of coloured bands, on a wall behind it."""
    box(x, y, z, width + 0.08, 0.04, height + 0.08, paint(frame), rotation)
    turn = math.radians(rotation)
    band = height / len(colours)
    for index, colour in enumerate(colours):
        box(x + 0.025 * math.sin(turn), y - 0.025 * math.cos(turn), z + 0.04 + index * band, width, 0.02, band, paint(colour, 0.7), rotation)


def books(x, y, z, length, height=0.24, depth=0.18, rotation=0.0, seed=0):
    """A row of books standing on a shelf from (x, y) to the right."""
    chance, done, turn = random.Random(seed), 0.0, math.radians(rotation)
    inks = [paint(c, 0.7) for c in ((0.5, 0.06, 0.05), (0.05, 0.15, 0.4), (0.08, 0.3, 0.12), (0.7, 0.5, 0.12), (0.75, 0.72, 0.65), (0.25, 0.1, 0.3), (0.12, 0.12, 0.13))]
    while done < length:
        thick = chance.uniform(0.025, 0.06)
        middle = done + thick / 2
        box(x + middle * math.cos(turn), y + middle * math.sin(turn), z, thick * 0.92, depth, height * chance.uniform(0.75, 1), chance.choice(inks), rotation)
        done += thick if chance.random() < 0.93 else thick + 0.12


def bookshelf(x, y, width, height, shelves, wood=(0.34, 0.2, 0.1), rotation=0.0, seed=0):
    """A tall shelf full of books, its back towards +y when not turned."""
    turn = math.radians(rotation)
    cos, sin = math.cos(turn), math.sin(turn)
    timber = mottled(wood, tuple(c * 0.8 for c in wood), 6, 0.6)

    def at(dx, dy):
        return x + dx * cos - dy * sin, y + dx * sin + dy * cos

    for side in (-width / 2, width / 2):
        box(*at(side, 0), 0, 0.05, 0.34, height, timber, rotation)
    box(*at(0, 0.15), 0, width, 0.03, height, timber, rotation)
    step = height / shelves
    for level in range(shelves + 1):
        box(*at(0, 0), level * step - (0.04 if level == shelves else 0), width, 0.34, 0.04, timber, rotation)
        if level < shelves:
            books(*at(-width / 2 + 0.04, -0.02), level * step + 0.04, width - 0.12, step * 0.8, 0.22, rotation, seed * 31 + level)


def rain(left, right, near, far, count=250, seed=3, lean=8.0):
    """Falling drops between two distances from the camera's side, wider apart farther away."""
    chance = random.Random(seed)
    drop = paint((0.75, 0.8, 0.85), 0.3)
    for _ in range(count):
        streak = box(chance.uniform(left, right), chance.uniform(near, far), chance.uniform(0.05, 3.2), 0.004, 0.004, chance.uniform(0.08, 0.2), drop)
        streak.rotation_euler.y = math.radians(lean)
