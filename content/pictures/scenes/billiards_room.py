from sets import *

ALT = {"en": "A games room", "zh": "游戏室"}
CONTAINS = [
    "a games room with dark green walls, brown wooden panels and a wooden floor; it is lit by lamps, so it is probably evening",
    "in the middle, a big pool table with a bright green top stands on a pale rug; many coloured balls and two cues lie on it; three green lamps hang above it",
    "behind the table, a woman with reddish-brown hair, in a dark brown dress, holds a cue that points down at the table",
    "on the left, a man in a blue padded jacket, jeans and a hat stands beside the table with a cue upright in his hand",
    "behind him, a blue pinball machine",
    "at the back on the left, a man with fair hair, in a red checked shirt and jeans, stands with his arms folded, looking on; next to him on the wall, a rack with five cues and a round clock",
    "on the right, a boy in a brown top and a woman with reddish-brown hair, in a brown leather jacket, stand at opposite ends of a yellow table football game",
    "on the back wall on the right, a dartboard and a framed picture of white and green bands",
    "in the foreground on the right, a black-and-white cat sits on the floor with its back to the games, looking at the camera",
]


def stick(x, y, z, x1, y1, z1, radius, surface):
    """A thin round rod between two points."""
    way = Vector((x1 - x, y1 - y, z1 - z))
    rod = cylinder(0, 0, 0, radius, way.length, surface, top=radius * 0.6)
    rod.location = (x + way.x / 2, y + way.y / 2, z + way.z / 2)
    rod.rotation_euler = way.to_track_quat("Z", "Y").to_euler()
    return rod


def build():
    wood = boards((0.3, 0.17, 0.09), (0.25, 0.14, 0.07))
    room(9, 7, 3.1, paint((0.16, 0.24, 0.22), 0.9), wood, left=[(3.2, 0.9, 1.5, 1.7)])
    panel = tiles((0.26, 0.13, 0.06), (0.23, 0.115, 0.055), 0.7, 3, (0.1, 0.05, 0.02), 0.5, upright=True)
    box(0, 6.9, 0, 8.9, 0.06, 1.05, panel)
    box(-4.4, 3.5, 0, 0.06, 7, 0.85, panel)
    box(4.4, 3.5, 0, 0.06, 7, 1.05, panel)
    place("oriental-rug", 0, 3.4, 0.005, 90, (3.2, 4.3, 0.01))
    place("poolTable", 0, 3.5, 0, 0, scale=1.1)
    # the lamp above the table
    brass, shade = paint((0.5, 0.34, 0.1), 0.35, metal=0.7), paint((0.05, 0.26, 0.12), 0.5)
    stick(-0.8, 3.5, 2.25, 0.8, 3.5, 2.25, 0.02, brass)
    for x in (-0.8, 0, 0.8):
        cylinder(x, 3.5, 1.95, 0.22, 0.22, shade, top=0.06)
        cylinder(x, 3.5, 2.17, 0.012, 0.93, brass)
        ball(x, 3.5, 1.97, 0.06, paint((1, 0.8, 0.5), glow=8))
        bulb(x, 3.5, 1.88, 22)
    # the rack of cues and the pictures
    cue, dark = paint((0.6, 0.4, 0.18), 0.4), paint((0.12, 0.05, 0.03), 0.4)
    for index in range(5):
        x = -2.9 + index * 0.16
        cylinder(x, 6.78, 1.0, 0.018, 1.45, cue, top=0.008)
    for z in (0.95, 2.1):
        box(-2.58, 6.8, z, 0.95, 0.1, 0.07, dark)
    place("dart_game", 1.95, 6.83, 1.5, 0, (0.55, 0.08, 0.55))
    picture_on_wall(3.55, 6.88, 1.5, 1.1, 0.7, [(0.1, 0.3, 0.12), (0.25, 0.45, 0.2), (0.6, 0.7, 0.75)])
    wall_clock(-3.7, 6.9, 2.2, 9, 20, 0.22)
    place("table_football", 2.9, 5.4, 0, 90)
    place("flipper", -3.55, 5.6, 0, 55, scale=0.95)
    place("boyStanding", 2.0, 5.6, 0, 75)
    place("female03", 3.85, 5.4, 0, -80)
    place("male03", -1.2, 5.1, 0, 15)
    place("holdingFemale02", 0.9, 5.0, 0, -20)
    place("male01", -2.3, 3.3, 0, 85)
    stick(-2.02, 3.0, 0.02, -2.02, 3.05, 1.5, 0.016, cue)
    stick(0.69, 4.98, 1.45, -0.1, 3.5, 0.92, 0.014, cue)
    place("cat", 2.1, 2.5, 0, -35)
    backdrop((0.02, 0.03, 0.08), 0.6)
    lamp(0, -1, 2.9, 60, (0, 4, 1), 4, 1.5, (1, 0.85, 0.65))
    lamp(3.2, 4.8, 3.0, 30, None, 1, 1, (1, 0.8, 0.55))
    lamp(-3, 5.4, 3.0, 30, None, 1, 1, (1, 0.8, 0.55))
    camera((-0.15, -1.2, 1.95), (0.05, 4, 1.05), 25, 0.75)
