import bpy

from people import *
from poses import *
from sets import *

ALT = {"en": "A tent under trees", "zh": "树下的帐篷"}
CONTAINS = [
    "a large green tent, wide open at the front, on dark ground; rain is falling in long white streaks",
    "inside the tent, which is bright and beige, a woman with red hair, in a turquoise top and gray pants, sits with her legs crossed and her arms on her knees and looks to one side",
    "she is sitting on a bright green mat and wearing white and purple sneakers",
    "to the right of her, a green lantern that is on",
    "in front of the tent, a large puddle with rings of raindrops; a pair of red boots stands in it",
    "on the right in front of the tent, something like a beige backpack, outside in the rain",
    "behind the tent, dark green trees and a gray sky",
]


def pool(x, y, wide, deep, seed, surface):
    """Water standing on the ground."""
    chance, rim = random.Random(seed), 48
    waves = [(k, chance.uniform(-0.3, 0.3) / k, chance.uniform(0, 6)) for k in range(2, 8)]
    verts = []
    for k in range(rim):
        a = math.tau * k / rim
        r = 1 + sum(s * math.cos(n * a + p) for n, s, p in waves)
        verts.append((wide * r * math.cos(a), deep * r * math.sin(a), 0))
    mesh = bpy.data.meshes.new("pool")
    mesh.from_pydata(verts, [], [tuple(range(rim))])
    mesh.materials.append(surface)
    shape = bpy.data.objects.new("pool", mesh)
    shape.location = (x, y, 0.006)
    bpy.context.collection.objects.link(shape)


def build():
    lawn(mottled((0.05, 0.085, 0.03), (0.085, 0.08, 0.045), 3, 0.5))
    water = paint((0.03, 0.035, 0.04), 0.02, 1.0)
    for k, (x, y, w, d) in enumerate(((0.1, 1.55, 0.75, 0.22), (-1.3, 2.3, 0.4, 0.12), (1.4, 2.1, 0.5, 0.16))):
        pool(x, y, w, d, k + 3, water)
    # rings of drops in the water
    ring = paint((0.3, 0.33, 0.38), 0.2)
    chance = random.Random(6)
    for x, y in ((-0.2, 1.52), (0.3, 1.6), (0.05, 1.43), (0.5, 1.5), (1.35, 2.1), (1.6, 2.15), (-1.25, 2.3)):
        r = chance.uniform(0.02, 0.06)
        for size in (r, r * 1.8):
            bpy.ops.mesh.primitive_torus_add(major_radius=size, minor_radius=0.0025, location=(x, y, 0.007))
            bpy.context.object.data.materials.append(ring)
    place("campingTent", 0.25, 3.5, 0, 0, scale=1.25)
    for light in (bulb(0.75, 3.45, 0.6, 16, 0.1, (1, 0.7, 0.35)), bulb(0.2, 2.9, 1.2, 7, 0.2, (1, 0.75, 0.45))):
        light.visible_glossy = False
    place("campingLamp", 0.85, 3.3, 0.06)
    ball(0.85, 3.3, 0.25, 0.05, paint((1, 0.8, 0.5), glow=6))
    place("sleepingBag", 0.0, 3.75, 0.06, 82, scale=0.95)
    her = dress(place("sitFemale01", 0.1, 3.35, 0.1, 12), top=(0.1, 0.3, 0.4), bottom=(0.1, 0.1, 0.12), hair=(0.35, 0.28, 0.25))
    # left outside: shoes and a rucksack
    place("bootie", -0.05, 1.62, 0, 150, scale=1.15, colour=(0.4, 0.05, 0.03))
    place("backpack", 0.98, 1.62, 0, -25, scale=1.1)
    hills(mottled((0.03, 0.05, 0.04), (0.045, 0.065, 0.05), 0.15), 60)
    for x, y, scale in ((-4.5, 8.5, 1.3), (-2.2, 10, 1.5), (0.4, 11, 1.4), (3, 9.6, 1.5), (5.2, 8.6, 1.2), (7.2, 12, 1.6), (-7, 12, 1.6), (1.6, 15, 1.8)):
        place("pine", x, y, 0, x * 50, scale=scale)
    rain(-3, 3.5, 0.3, 4.5, 330, 5)
    backdrop((0.3, 0.37, 0.48), 0.5)
    lamp(-5, -4, 7, 260, (0, 3, 0), 4, 4, (0.7, 0.8, 1))
    camera((-0.45, -1.0, 0.8), (0.2, 2.9, 0.5), 34, 0.7, focus=(0, 1.9, 0.3), fstop=4)
