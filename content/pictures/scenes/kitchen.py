from people import *
from poses import *
from sets import *

ALT = {"en": "A kitchen", "zh": "厨房"}
CONTAINS = [
    "a bright kitchen with cream-coloured walls, white cupboards and a wooden floor; four people: a woman, a man, a teenage boy and a girl",
    "on the left, a teenage boy with brown hair, in a dark blue top and grey trousers, sits on a white chair at the table",
    "on the right, a girl with blonde hair, in a pink top, a dark skirt and trainers, sits on a white chair at the other end of the table, facing the boy",
    "at the back on the left, a woman with long reddish-brown hair, in a grey dress with black sleeves and black boots, stands at the stove with her back to the camera; a pot is on the stove",
    "at the back on the right, a man with fair hair, in a blue cardigan and dark trousers, stands next to the fridge with a white mug in his hand, looking towards the table",
    "in the middle, a large brown wooden table on a red rug; on it two white plates with cutlery, wine glasses, a teapot with a flower pattern, a cup and saucer, a bowl of fruit with bananas, a carton of milk and a loaf of bread",
    "an empty white chair behind the table",
    "a black oven and a white extractor hood; a sink under the window; a yellow toaster, a pot of wooden spoons and a bread box with bread in it on the worktop; a big white fridge on the right",
    "a window in the middle of the back wall with red tulips on the sill; outside, a tree and green grass, so it is daytime",
    "on the left behind the boy, a brown Siamese cat walking on the floor",
]


def build():
    room(6, 4.6, 2.7, paint((0.80, 0.74, 0.58), 0.9), boards(), back=[(2.1, 1.1, 1.9, 1.1)])
    lawn(y=70)
    place("acacia", 0.9, 9.5, -0.3)
    for x in (-2, -0.4, 1.2):
        place("hedgeTextured", x, 7.8, -0.2)
    y = 4.2
    place("kitchenLowerCabinet", -2.0, y, 0, 0, (0.95, 0.62, 0.9))
    place("largeStove", -1.15, y, 0, 0, (0.75, 0.65, 0.9))
    place("kitchenSink", 0.1, y, 0, 0, (1.7, 0.62, 0.98))
    place("kitchenDrawersCabinet", 1.35, y, 0, 0, (0.8, 0.62, 0.9))
    place("refrigerator", 2.3, y - 0.05, 0, 0, (0.9, 0.75, 1.85))
    place("hood", -1.15, 4.38, 1.65, 0, (0.75, 0.4, 0.8))
    place("kitchenUpperCabinet", -2.1, 4.38, 1.55, 0, (0.95, 0.36, 0.75))
    place("kitchenGlassDoorCabinet", 1.5, 4.38, 1.55, 0, (0.7, 0.36, 0.75))
    place("largePan", -1.3, y - 0.1, 0.9, 20)
    place("toaster", 1.15, y, 0.9)
    place("kitchenblender", 1.55, y + 0.05, 0.9)
    place("breadBox", -2.1, y, 0.9)
    place("utensilsPot", -0.55, y + 0.15, 0.9)
    place("tulip", 0.75, 4.42, 1.1, 0, scale=0.8)
    box(0.3, 1.5, 0, 3.2, 2.2, 0.012, mottled((0.30, 0.06, 0.05), (0.42, 0.14, 0.10), 14))
    place("table4", 0.3, 1.6, 0, 0, (1.7, 0.95, 0.76))
    top = 0.76
    place("bowlWithFruits", 0.3, 1.75, top)
    place("bread", 0.75, 1.9, top, 40)
    place("teapot", -0.1, 1.85, top, 30)
    place("tetrapak", 0.62, 1.55, top, 15)
    for x in (-0.25, 0.85):
        place("ensemble-assiette-couteau-fourchette-cuillere-verre", x, 1.4, top, 0)
    place("cup", 0.0, 1.3, top, 10)
    dress(sit("girlSittingTable", 1.55, 1.55, -90, chair="kitchenChair"), top=(0.75, 0.35, 0.4), plain=1)
    sit("boySitting", -0.95, 1.55, 90, chair="kitchenChair")
    place("kitchenChair", 0.1, 2.35, 0, 180)
    place("holdingFemale01", -0.95, 3.3, 0, 195)
    man = dress(place("holdingMale01", 1.25, 2.9, 0, -25), top=(0.16, 0.27, 0.42), plain=0.4)
    pose(man, head=-10, left=spot(man, 0.16, -0.3, 1.18))
    x, y, z = hand(man, "left")
    place("coffee-mug", x - 0.02, y - 0.05, z - 0.02, 60)
    place("siameseCat", -1.7, 2.5, 0, 40)
    sky(38, 200, 0.1, sun=False)
    lamp(0.0, 4.9, 1.9, 90, (0.2, 1, 0.6), 1.8, 1.1, (1, 0.95, 0.85))
    lamp(0, 1.8, 2.65, 34, None, 2.5, 2)
    lamp(0, -1.2, 2.4, 26, (0, 3, 0.8), 3, 1.5)
    camera((0.1, -1.5, 1.75), (-0.05, 2.6, 0.98), 26, 0.65)
