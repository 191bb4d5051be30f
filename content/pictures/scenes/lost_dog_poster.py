from people import *
from poses import *
from sets import *

ALT = {"en": "A street", "zh": "街道"}
CONTAINS = [
    "a sunny street or square with pale gray paving; behind it cream-colored and light gray houses with two orange-brown doors",
    "in the middle, a thick dark green post; on it a white poster with LOST in red, a picture of a sitting golden-brown dog on light green, the name BRUNO and Call 555 0147",
    "to the right of the post, a woman with long reddish-brown hair, in a pink dress with short sleeves, stands with her back to the viewer",
    "her right hand is raised to the edge of the poster; in her left hand there is a thick white block, like a stack of paper",
    "behind the woman on the right, a long pale bench",
    "on the right, a tree with a thin light gray trunk and green leaves; a shadow of branches falls on the wall",
    "behind the woman, a wide dark window with a white frame; no other people",
]


def build():
    slabs = tiles((0.4, 0.39, 0.37), (0.35, 0.34, 0.33), 0.5, 0.5, (0.2, 0.2, 0.2), 0.6)
    lawn(slabs)
    street_fronts(7.5, -9, [(5, 8.4, (0.45, 0.22, 0.17), {"flowers": False}), (6, 9, (0.7, 0.62, 0.5), {"shutters": (0.07, 0.2, 0.12)}), (6, 8.7, (0.5, 0.55, 0.55), {"flowers": False})])
    bark = mottled((0.05, 0.07, 0.06), (0.06, 0.08, 0.07), 9, 0.5)
    cylinder(0.25, 1.3, 0, 0.075, 3.4, bark)
    cylinder(0.25, 1.3, 0, 0.13, 0.4, bark, top=0.09)
    # the poster: LOST, a picture of a dog, a number
    paper = paint((0.9, 0.89, 0.84), 0.8)
    box(0.25, 1.21, 1.12, 0.34, 0.008, 0.46, paper)
    ink = paint((0.03, 0.03, 0.03))
    text("LOST", 0.25, 1.203, 1.47, 0.1, paint((0.7, 0.03, 0.03)))
    text("BRUNO", 0.25, 1.203, 1.2, 0.05, ink)
    text("Call 555 0147", 0.25, 1.203, 1.145, 0.036, ink)
    box(0.25, 1.205, 1.26, 0.2, 0.004, 0.18, paint((0.35, 0.5, 0.3)))
    place("dog", 0.25, 1.2, 1.262, 0, size=(0.11, 0.004, 0.175))
    woman = dress(place("female02", 0.53, 0.9, 0, 165), top=(0.5, 0.12, 0.2), bottom=(0.5, 0.12, 0.2), hair=(0.4, 0.3, 0.3))
    pose(woman, head=8, nod=2, right=(0.4, 1.17, 1.5), left=spot(woman, 0.27, -0.14, 0.95), elbows=0.5)
    x, y, z = hand(woman, "left")
    box(x - 0.05, y, z - 0.14, 0.22, 0.03, 0.3, paper, 40)
    # more posters under her arm, tape on the ground, a lead
    place("rouleau-de-ruban-adhesif", 0.75, 1.0, 0.0, 30)
    box(0.95, 1.35, 0, 0.3, 0.42, 0.04, paper, 24)
    box(0.95, 1.35, 0.04, 0.21, 0.2, 0.001, paint((0.35, 0.5, 0.3)), 24)
    # somebody passes
    man = dress(place("male02", -2.3, 4.8, 0, 70), top=(0.25, 0.2, 0.14), bottom=(0.1, 0.1, 0.12))
    place("littlebank", 3.2, 5.6, 0, 0)
    place("poplar", 4.6, 5.2, 0, 0, scale=0.8)
    place("candelabre", -3.6, 5.8, 0, 90)
    sky(14, 200, 0.13)
    camera((-0.75, -1.15, 1.45), (0.42, 1.1, 1.22), 40, -0.35, focus=(0.25, 1.2, 1.3), fstop=2.2)
