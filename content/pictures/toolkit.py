"""The words a scene is written in: models, boxes, walls, materials, light, camera.

Metres; x goes right, y away from the camera, z up. Angles are degrees, counted
anticlockwise from above; a model with rotation 0 faces the camera (towards -y).
"""

import json
import math
import os
import pathlib
import random

import bpy
from mathutils import Matrix, Vector

MODELS = pathlib.Path(os.environ.get("MODELS", "models"))
_catalog: dict = {}
_loaded: dict[str, list] = {}
used: dict[str, dict] = {}


def start() -> None:
    """Empties Blender and reads the catalogue."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.preferences.addon_enable(module="cycles")
    for entry in json.loads((MODELS / "catalog.json").read_text()):
        _catalog.setdefault(entry["id"], entry)
        _catalog[f"{entry['library']}/{entry['id']}"] = entry
    random.seed(1)


# ---------------------------------------------------------------- models


def _load(name: str) -> list:
    """Imports a model once, scaled to its real size, standing on the origin."""
    if name in _loaded:
        return _loaded[name]
    entry = _catalog[name]
    before = set(bpy.data.objects)
    bpy.ops.wm.obj_import(filepath=str(MODELS / entry["model"]))
    parts = [o for o in bpy.data.objects if o not in before and o.type == "MESH"]
    for part in parts:
        part.data.validate(clean_customdata=True)
    if entry["rotation"]:
        r = entry["rotation"]
        turn = Matrix((r[0:3], r[3:6], r[6:9])).to_4x4()
        upright = Matrix.Rotation(math.radians(90), 4, "X")  # the catalogue's y is up
        for part in parts:
            part.matrix_world = upright @ turn @ upright.inverted() @ part.matrix_world
    bpy.context.view_layer.update()
    points = [part.matrix_world @ v.co for part in parts for v in part.data.vertices]
    low = [min(p[axis] for p in points) for axis in range(3)]
    high = [max(p[axis] for p in points) for axis in range(3)]
    scale = [size / max(h - l, 1e-6) for size, h, l in zip(entry["size"], high, low)]
    centre = Vector(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]))
    person = entry["category"] == "Characters"
    for part in parts:
        part.data.transform(Matrix.Diagonal((*scale, 1)) @ Matrix.Translation(-centre) @ part.matrix_world)
        part.matrix_world = Matrix()
        part.data.polygons.foreach_set("use_smooth", [True] * len(part.data.polygons))
        part.data.use_auto_smooth = True
        part.data.auto_smooth_angle = math.radians(40)
        for slot in part.material_slots:
            shader = _shader(slot.material)
            if shader:
                shader.inputs["Specular"].default_value = 0.12 if person else min(0.3, shader.inputs["Specular"].default_value)
                if person:
                    shader.inputs["Roughness"].default_value = max(0.7, shader.inputs["Roughness"].default_value)
            _mend(slot.material)
        part.hide_render = True
    _loaded[name] = parts
    return parts


def _mend(surface, colour=(0.62, 0.55, 0.45)):
    """Paints a material whose texture file is missing (it would be bright pink)."""
    if not surface or not surface.use_nodes:
        return
    for node in list(surface.node_tree.nodes):
        if node.type == "TEX_IMAGE" and (not node.image or not node.image.size[0]):
            surface.node_tree.nodes.remove(node)
            _shader(surface).inputs["Base Color"].default_value = (*colour, 1)


def _shader(surface):
    return surface.node_tree.nodes.get("Principled BSDF") if surface and surface.use_nodes else None


def place(name, x=0.0, y=0.0, z=0.0, rotation=0.0, size=None, scale=1.0, hue=None, colour=None):
    """Puts a model of the catalogue somewhere.

    `size` (width, depth, height) replaces the model's own size, `scale` multiplies it.
    `hue` (-0.5 to 0.5) shifts the colours of its textures but not of skin, `colour`
    paints it all over.
    """
    entry = _catalog[name]
    used[f"{entry['library']}/{entry['id']}"] = entry
    factors = [scale * (want / own) for want, own in zip(size or entry["size"], entry["size"])]
    where = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(rotation), 4, "Z") @ Matrix.Diagonal((*factors, 1))
    copies = []
    for part in _load(name):
        copy = part.copy()
        bpy.context.collection.objects.link(copy)
        copy.hide_render = False
        copy.matrix_world = where
        copy["model"] = name
        if hue is not None or colour is not None:
            for slot in copy.material_slots:
                slot.link = "OBJECT"
                slot.material = _dyed(slot.material or part.material_slots[slot.slot_index].material, hue, colour)
        copies.append(copy)
    return copies


SKIN = ((0.05, 0.055), (0.6, 0.26), (0.62, 0.38))  # middle and range of hue, saturation, value


def _dyed(surface, hue, colour):
    name = surface.name.lower() if surface else ""
    if not _shader(surface) or any(word in name for word in ("skin", "hair", "eye", "teeth", "head", "face", "lash", "tongue")):
        return surface
    surface = surface.copy()
    nodes, links = surface.node_tree.nodes, surface.node_tree.links
    base = _shader(surface).inputs["Base Color"]
    if colour is not None:
        for link in list(base.links):
            links.remove(link)
        base.default_value = (*colour, 1)
    elif base.links:
        texture = base.links[0].from_socket
        shift = nodes.new("ShaderNodeHueSaturation")
        shift.inputs["Hue"].default_value = 0.5 + hue
        shift.inputs["Fac"].default_value = 1
        links.new(texture, shift.inputs["Color"])
        links.new(shift.outputs["Color"], base)
        parts = nodes.new("ShaderNodeSeparateColor")
        parts.mode = "HSV"
        links.new(texture, parts.inputs["Color"])
        skin = None
        for channel, (middle, range_) in zip(("Red", "Green", "Blue"), SKIN):
            near = nodes.new("ShaderNodeMath")
            near.operation = "COMPARE"
            near.inputs[1].default_value, near.inputs[2].default_value = middle, range_
            links.new(parts.outputs[channel], near.inputs[0])
            if skin:
                both = nodes.new("ShaderNodeMath")
                both.operation = "MULTIPLY"
                links.new(skin, both.inputs[0])
                links.new(near.outputs[0], both.inputs[1])
                skin = both.outputs[0]
            else:
                skin = near.outputs[0]
        cloth = nodes.new("ShaderNodeMath")
        cloth.operation = "SUBTRACT"
        cloth.inputs[0].default_value = 1
        links.new(skin, cloth.inputs[1])
        links.new(cloth.outputs[0], shift.inputs["Fac"])
    return surface


# For people who sit: how far their hips are behind the middle, and how high their seat is.
_SEATED = {
    "sitFemale03": (0.25, 0.47),
    "sitMale01": (0.28, 0.37),
    "sitMale02": (0.27, 0.47),
    "boySitting": (0.15, 0.44),
    "girlSittingTable": (0.2, 0.47),
}


def sit(name, x, y, rotation=0.0, seat=None, hue=None, chair=None, z=0.0):
    """Sits a person down with the hips above (x, y), on a `chair` if one is named."""
    back, height = _SEATED[name]
    turn = math.radians(rotation)
    if chair:
        place(chair, x, y, z, rotation)
    lift = 0 if seat is None else seat - height
    return place(name, x + back * math.sin(turn), y - back * math.cos(turn), z + lift, rotation, hue=hue)


# ------------------------------------------------------------- materials


def paint(colour, rough=0.6, shine=0.3, metal=0.0, glow=0.0):
    """A plain material; `glow` makes it a lamp."""
    surface = bpy.data.materials.new("paint")
    surface.use_nodes = True
    inputs = _shader(surface).inputs
    inputs["Base Color"].default_value = (*colour, 1)
    inputs["Roughness"].default_value = rough
    inputs["Specular"].default_value = shine
    inputs["Metallic"].default_value = metal
    if glow:
        inputs["Emission"].default_value = (*colour, 1)
        inputs["Emission Strength"].default_value = glow
    return surface


def tiles(colour, other, width=0.5, height=0.5, joint=(0.6, 0.6, 0.58), rough=0.4, running=False, gap=0.008, upright=False):
    """Tiles, bricks or boards (`running`) of `width` by `height` metres, lying or `upright`."""
    surface = paint(colour, rough)
    nodes, links = surface.node_tree.nodes, surface.node_tree.links
    pattern = nodes.new("ShaderNodeTexBrick")
    pattern.inputs["Color1"].default_value = (*colour, 1)
    pattern.inputs["Color2"].default_value = (*other, 1)
    pattern.inputs["Mortar"].default_value = (*joint, 1)
    pattern.inputs["Scale"].default_value = 1
    pattern.inputs["Mortar Size"].default_value = gap
    pattern.inputs["Brick Width"].default_value = width
    pattern.inputs["Row Height"].default_value = height
    pattern.offset = 0.5 if running else 0
    where = nodes.new("ShaderNodeTexCoord")
    if upright:  # across: x + y, up: z
        apart, across, pair = (nodes.new("ShaderNode" + kind) for kind in ("SeparateXYZ", "Math", "CombineXYZ"))
        links.new(where.outputs["Object"], apart.inputs[0])
        links.new(apart.outputs["X"], across.inputs[0])
        links.new(apart.outputs["Y"], across.inputs[1])
        links.new(across.outputs[0], pair.inputs["X"])
        links.new(apart.outputs["Z"], pair.inputs["Y"])
        links.new(pair.outputs[0], pattern.inputs["Vector"])
    else:
        links.new(where.outputs["Object"], pattern.inputs["Vector"])
    links.new(pattern.outputs["Color"], _shader(surface).inputs["Base Color"])
    return surface


def boards(colour=(0.42, 0.27, 0.15), other=(0.36, 0.22, 0.12)):
    """A wooden floor."""
    return tiles(colour, other, 1.4, 0.16, tuple(c * 0.5 for c in other), 0.4, True, 0.004)


def mottled(colour, other, scale=5.0, rough=0.9, bump=0.0, shine=0.2):
    """Two colours mixed by noise: grass, sand, plaster, water (with `bump`)."""
    surface = paint(colour, rough, shine)
    nodes, links = surface.node_tree.nodes, surface.node_tree.links
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 8
    ramp = nodes.new("ShaderNodeValToRGB")
    for element, value, at in zip(ramp.color_ramp.elements, (colour, other), (0.35, 0.65)):
        element.color = (*value, 1)
        element.position = at
    where = nodes.new("ShaderNodeTexCoord")
    links.new(where.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], _shader(surface).inputs["Base Color"])
    if bump:
        relief = nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = bump
        links.new(noise.outputs["Fac"], relief.inputs["Height"])
        links.new(relief.outputs["Normal"], _shader(surface).inputs["Normal"])
    return surface


def grass():
    return mottled((0.09, 0.22, 0.04), (0.17, 0.34, 0.07), 3)


# ------------------------------------------------------------ plain shapes


def box(x, y, z, width, depth, height, surface, rotation=0.0, tilt=0.0, bevel=0.0):
    """A box standing on height `z`, its middle at (x, y)."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    shape = bpy.context.object
    shape.data.transform(Matrix.Diagonal((width, depth, height, 1)))
    shape.location = (x, y, z + height / 2)
    shape.rotation_euler = (math.radians(tilt), 0, math.radians(rotation))
    shape.data.materials.append(surface)
    if bevel:
        edge = shape.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments = bevel, 2
    return shape


def cylinder(x, y, z, radius, height, surface, rotation=(0, 0, 0), top=None):
    """A round post (or, with another `top` radius, a cone) standing on height `z`."""
    bpy.ops.mesh.primitive_cone_add(vertices=40, radius1=radius, radius2=radius if top is None else top, depth=height)
    shape = bpy.context.object
    shape.location = (x, y, z + height / 2)
    shape.rotation_euler = [math.radians(a) for a in rotation]
    shape.data.materials.append(surface)
    return shape


def rod(start, end, radius, surface, top=None):
    """A round stick from one point to another: a handle, a cue, a rope."""
    start, end = Vector(start), Vector(end)
    shape = cylinder(0, 0, 0, radius, (end - start).length, surface, top=top)
    shape.location = (start + end) / 2
    shape.rotation_euler = (end - start).to_track_quat("Z", "Y").to_euler()
    return shape


def ball(x, y, z, radius, surface, squash=1.0):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, segments=40, ring_count=20, location=(x, y, z))
    shape = bpy.context.object
    shape.scale = (1, 1, squash)
    bpy.ops.object.shade_smooth()
    shape.data.materials.append(surface)
    return shape


def hill(x, y, width, depth, height, surface, base=-0.3):
    """A rounded hill far away."""
    bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=64, ring_count=32, location=(x, y, base))
    shape = bpy.context.object
    shape.scale = (width / 2, depth / 2, height)
    bpy.ops.object.shade_smooth()
    shape.data.materials.append(surface)
    return shape


def text(words, x, y, z, size, surface, rotation=0.0):
    """Letters standing upright, read from the camera's side."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.extrude = words, size, 0.004
    curve.align_x = "CENTER"
    curve.materials.append(surface)
    letters = bpy.data.objects.new("text", curve)
    bpy.context.collection.objects.link(letters)
    letters.location = (x, y, z)
    letters.rotation_euler = (math.radians(90), 0, math.radians(rotation))
    return letters


# ------------------------------------------------------------------ light


def sky(elevation=35, rotation=120, strength=0.2, sun=True, haze=1.0):
    """Daylight; `rotation` turns the sun (0: behind the scene, 180: behind the camera)."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes = world.node_tree.nodes
    air = nodes.new("ShaderNodeTexSky")
    air.sky_type = "NISHITA"
    air.sun_elevation, air.sun_rotation = math.radians(elevation), math.radians(rotation)
    air.sun_disc, air.sun_intensity = sun, 0.4
    air.dust_density = haze
    world.node_tree.links.new(air.outputs["Color"], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = strength


def backdrop(colour, strength=1.0):
    """An even sky of one colour: a grey day, dusk or night."""
    world = bpy.data.worlds.new("backdrop")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (*colour, 1)
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = strength


def lamp(x, y, z, power, target=None, width=1.0, depth=1.0, colour=(1, 0.95, 0.88)):
    """A soft rectangular light at (x, y, z), pointing at `target` (default: down)."""
    light = bpy.data.lights.new("lamp", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", width, depth
    light.energy, light.color = power, colour
    holder = bpy.data.objects.new("lamp", light)
    bpy.context.collection.objects.link(holder)
    holder.location = (x, y, z)
    aim = Vector(target or (x, y, 0)) - Vector((x, y, z))
    holder.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
    holder.visible_camera = holder.visible_glossy = False
    return holder


def bulb(x, y, z, power, radius=0.08, colour=(1, 0.8, 0.55)):
    """A round light that shines everywhere."""
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, colour, radius
    holder = bpy.data.objects.new("bulb", light)
    bpy.context.collection.objects.link(holder)
    holder.location = (x, y, z)
    return holder


# ----------------------------------------------------------------- camera


def camera(position, target, lens=28, exposure=0.0, focus=None, fstop=2.8):
    """Where the picture is taken from and what it is aimed at.

    With a `focus` (a point) everything nearer or farther is blurred, the more the smaller `fstop` is. The camera is
    of 35 mm film: at 50 mm and f/2.8 a person three metres away stands out clearly from a wall two metres behind.
    """
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    if focus:
        data.dof.use_dof = True
        ahead = (Vector(target) - Vector(position)).normalized()
        data.dof.focus_distance = (Vector(focus) - Vector(position)).dot(ahead)
        data.dof.aperture_fstop = fstop
    holder = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(holder)
    holder.location = position
    holder.rotation_euler = (Vector(target) - Vector(position)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = holder
    bpy.context.scene.view_settings.view_transform = "Filmic"
    bpy.context.scene.view_settings.look = "Medium High Contrast"
    bpy.context.scene.view_settings.exposure = exposure
