"""Dresses the ready-made people in other clothes: plain tops, coats, uniforms, aprons, swimwear, hats and scarves."""

import bmesh
import bpy
import numpy

from toolkit import _shader, ball, cylinder, paint

# Which of the grown-ups' materials is hair; the largest is the body, what is left the head.
_HAIR = {"female01": "11", "female02": "10", "female03": "13", "male01": "10", "male02": "6", "male03": "11"}
_HAIR |= {"holdingMale01": "hair", "sitMale02": "hair", "holdingFemale03": "Material#26", "sitFemale03": "Material#26"}
_HAIR |= {"holdingFemale01": "01-Default", "holdingFemale02": "01-Default", "sitMale01": "01-Default"}
# Whose top is as brown as skin and hides all of it.
_COVERED = ("holdingMale01", "male03", "sitMale02", "male01")


def _math(nodes, links, kind, first, second):
    node = nodes.new("ShaderNodeMath")
    node.operation = kind
    for socket, value in zip(node.inputs, (first, second)):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            links.new(value, socket)
    return node.outputs[0]


def _mixed(nodes, links, colour, other, part):
    """`colour` where `part` is 0, `other` where it is 1."""
    mix = nodes.new("ShaderNodeMixRGB")
    links.new(colour, mix.inputs[1])
    links.new(other, mix.inputs[2])
    if isinstance(part, (int, float)):
        mix.inputs[0].default_value = part
    else:
        links.new(part, mix.inputs[0])
    return mix.outputs[0]


def _times(nodes, links, socket, colour, grey=None, plain=0.0):
    """The texture times a colour, or the colour shaded by the texture's `grey` folds (not at all if `plain` is 1)."""
    mix = nodes.new("ShaderNodeMixRGB")
    mix.blend_type = "MULTIPLY"
    mix.inputs[0].default_value = 1
    mix.inputs[2].default_value = (*colour, 1)
    if grey:
        light = nodes.new("ShaderNodeRGBToBW")
        links.new(socket, light.inputs[0])
        even = _math(nodes, links, "POWER", _math(nodes, links, "MULTIPLY", light.outputs[0], 1 / grey), 0.55)
        shade = _math(nodes, links, "MULTIPLY", _math(nodes, links, "MINIMUM", even, 1.25), 1 - plain)
        links.new(_math(nodes, links, "ADD", shade, plain), mix.inputs[1])
    else:
        links.new(socket, mix.inputs[1])
    return mix.outputs[0]


def _skin(nodes, links, socket, spread=0.2):
    """1 where the texture has the colour of skin; `spread` is the range of saturation."""
    parts = nodes.new("ShaderNodeSeparateColor")
    parts.mode = "HSV"
    links.new(socket, parts.inputs[0])
    found = None
    for channel, middle, range_ in (("Red", 0.055, 0.045), ("Green", 0.58, spread), ("Blue", 0.6, 0.42)):
        near = nodes.new("ShaderNodeMath")
        near.operation = "COMPARE"
        near.inputs[1].default_value, near.inputs[2].default_value = middle, range_
        links.new(parts.outputs[channel], near.inputs[0])
        found = _math(nodes, links, "MULTIPLY", found, near.outputs[0]) if found else near.outputs[0]
    return found


def _mean(image, rows, columns):
    width, height = image.size
    pixels = numpy.empty(width * height * image.channels, numpy.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(height, width, image.channels)[..., :3]
    part = pixels[int(rows[0] * height) : int(rows[1] * height), int(columns[0] * width) : int(columns[1] * width)]
    return max(0.004, float((part**2.2).mean()))


def dress(copies, top=None, bottom=None, hair=None, skin=None, plain=0.0):
    """Colours the clothes of a person that `place` or `sit` has put down; `skin` and `hair` are factors.

    `plain` takes stripes and checks off the top: 0 keeps the pattern's light and dark, 1 leaves one even colour.
    """
    for copy in copies:
        area = {}
        for face in copy.data.polygons:
            area[face.material_index] = area.get(face.material_index, 0) + face.area
        textured = {}
        for index, slot in enumerate(copy.material_slots):
            base = _shader(slot.material).inputs["Base Color"] if slot.material and _shader(slot.material) else None
            if base and base.links:
                textured[index] = slot.material.name.split(".")[0]
        if not textured:
            continue
        body = max(textured, key=lambda index: area.get(index, 0))
        child = any("RL_" in label for label in textured.values())
        file = str(copy.data.materials[body].node_tree.nodes.get("Image Texture").image.filepath)
        covered = any(f"/{person}/" in file for person in _COVERED)
        hairs = {label for person, label in _HAIR.items() if f"/{person}/" in file}
        for index, label in textured.items():
            slot = copy.material_slots[index]
            slot.link = "OBJECT"
            slot.material = surface = (slot.material or copy.data.materials[index]).copy()
            nodes, links = surface.node_tree.nodes, surface.node_tree.links
            base = _shader(surface).inputs["Base Color"]
            texture = base.links[0].from_socket
            image = base.links[0].from_node.image
            result = texture
            if child:
                if "Upper" in label and top:
                    result = _times(nodes, links, texture, top, _mean(image, (0, 1), (0, 1)), plain)
                elif "Lower" in label and bottom:
                    result = _times(nodes, links, texture, bottom, _mean(image, (0, 1), (0, 1)))
                elif "Hair" in label and hair:
                    result = _times(nodes, links, texture, hair)
                elif "Skin" in label and skin:
                    result = _times(nodes, links, texture, skin)
            elif index == body:
                where = nodes.new("ShaderNodeUVMap")
                apart = nodes.new("ShaderNodeSeparateXYZ")
                links.new(where.outputs[0], apart.inputs[0])
                u, v = (_math(nodes, links, "FRACT", apart.outputs[axis], 0) for axis in ("X", "Y"))
                bare = _skin(nodes, links, texture, 0.36 if "/female02/" in file else 0.2)  # her dress is grey
                cloth = _math(nodes, links, "SUBTRACT", 1, bare)
                upper = _math(nodes, links, "GREATER_THAN", v, 0.5)
                lower = _math(nodes, links, "MULTIPLY", _math(nodes, links, "LESS_THAN", v, 0.5), _math(nodes, links, "LESS_THAN", u, 0.57))
                if top:
                    folds = _times(nodes, links, texture, top, _mean(image, (0.5, 1), (0, 1)), plain)
                    shown = upper if covered else _math(nodes, links, "MULTIPLY", upper, cloth)
                    result = _mixed(nodes, links, result, folds, shown)
                if bottom:
                    folds = _times(nodes, links, texture, bottom, _mean(image, (0, 0.5), (0, 0.57)))
                    result = _mixed(nodes, links, result, folds, _math(nodes, links, "MULTIPLY", lower, cloth))
                if skin:
                    if covered:
                        bare = _math(nodes, links, "MULTIPLY", bare, _math(nodes, links, "SUBTRACT", 1, upper))
                    result = _mixed(nodes, links, result, _times(nodes, links, texture, skin), bare)
            elif label in hairs:
                if hair:
                    result = _times(nodes, links, texture, hair)
            elif skin:
                result = _times(nodes, links, texture, skin)
            if result is not texture:
                links.new(result, base)
    return copies


def recolour(copies, **colours):
    """Paints the materials whose names contain a word: recolour(person, shirt=(1, 1, 1))."""
    for copy in copies:
        for index, slot in enumerate(copy.material_slots):
            for word, colour in colours.items():
                if slot.material and word.lower() in slot.material.name.lower():
                    slot.link = "OBJECT"
                    slot.material = (slot.material or copy.data.materials[index]).copy()
                    base = _shader(slot.material).inputs["Base Color"]
                    for link in list(base.links):
                        slot.material.node_tree.links.remove(link)
                    base.default_value = (*colour, 1)
    return copies


def swimwear(copies, colour, top=None):
    """Puts a jointed model (`mannequinMale`, `mannequinBrunette`) into trunks or, with a `top`, into a swimsuit or a T-shirt."""
    skin = next(slot.material for copy in copies for slot in copy.material_slots if slot.material.name.startswith("LegsSkin"))
    bare = tuple(_shader(skin).inputs["Base Color"].default_value)[:3]
    return recolour(copies, pants=bare, shirt=top or bare, shirtsleeve=bare, shirtbottom=top or bare, pantsshorts=colour, pantsbutton=colour, shoe=bare, sock=bare)


def _head(copies):
    """The middle and the top of a person's head."""
    bpy.context.view_layer.update()
    points = [copy.matrix_world @ v.co for copy in copies for v in copy.data.vertices]
    top = max(p.z for p in points)
    head = [p for p in points if p.z > top - 0.14]
    x, y = ((min(p[axis] for p in head) + max(p[axis] for p in head)) / 2 for axis in (0, 1))
    return x, y, top


def cap(copies, surface, bobble=None, high=1.15, size=1.0):
    """A woollen hat, with a `bobble` perhaps, or a cook's hat if it is `high`."""
    x, y, top = _head(copies)
    shell = ball(x, y, top - 0.09, 0.122 * size, surface)
    half = bmesh.new()
    half.from_mesh(shell.data)
    bmesh.ops.delete(half, geom=[v for v in half.verts if v.co.z < -0.001], context="VERTS")
    half.to_mesh(shell.data)
    shell.scale = (1, 1.08, high)
    cylinder(x, y, top - 0.115, 0.125 * size, 0.05, surface)
    if bobble:
        ball(x, y, top - 0.07 + 0.122 * high * size, 0.035, bobble)


def scarf(copies, surface, drop=0.235):
    """A scarf around the neck, `drop` metres below the top of the head."""
    x, y, top = _head(copies)
    turn = copies[0].matrix_world.to_euler().z
    for low, wide in ((0.0, 0.1), (0.035, 0.095)):
        bpy.ops.mesh.primitive_torus_add(major_radius=wide, minor_radius=0.035, location=(x, y, top - drop - low))
        bpy.ops.object.shade_smooth()
        bpy.context.object.data.materials.append(surface)
    end = ball(x + 0.13 * numpy.sin(turn - 0.4), y - 0.13 * numpy.cos(turn - 0.4), top - drop - 0.17, 0.15, surface)
    end.scale, end.rotation_euler.z = (0.3, 0.13, 1), turn


def apron(copies, colour, low=0.42, high=1.28, width=0.34, bib=0.24, rough=0.85):
    """An apron that lies on the front of a standing person, from `low` to `high` metres (call it before `pose`)."""
    points = [v.co for copy in copies for v in copy.data.vertices if abs(v.co.x) < 0.3]
    rows, columns, verts, faces = 16, 8, [], []
    for row in range(rows + 1):
        z = low + (high - low) * row / rows
        wide = width if z < low + (high - low) * 0.62 else bib
        for column in range(columns + 1):
            x = wide * (column / columns - 0.5)
            near = [p.y for p in points if abs(p.x - x) < 0.06 and abs(p.z - z) < 0.05 and p.y > -0.2]
            verts.append([x, (min(near) if near else 0.0) - 0.012, z])
    across = columns + 1
    for _ in range(3):
        depth = [v[1] for v in verts]
        for i, v in enumerate(verts):
            near = [depth[j] for j in (i - across, i + across, i - 1, i + 1) if 0 <= j < len(verts) and abs(j % across - i % across) < 2]
            v[1] = min(v[1], (sum(near) / len(near) + v[1]) / 2)
    for row in range(rows):
        for column in range(columns):
            i = row * across + column
            faces.append((i, i + 1, i + across + 1, i + across))
    mesh = bpy.data.meshes.new("apron")
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(paint(colour, rough))
    cloth = bpy.data.objects.new("apron", mesh)
    cloth.matrix_world = copies[0].matrix_world
    bpy.context.collection.objects.link(cloth)
    return cloth


def helmet(copies, surface, size=1.0):
    """Puts a safety helmet on a standing or sitting person's head."""
    x, y, top = _head(copies)
    shell = ball(x, y, top - 0.1, 0.128 * size, surface)
    half = bmesh.new()
    half.from_mesh(shell.data)
    bmesh.ops.delete(half, geom=[v for v in half.verts if v.co.z < -0.001], context="VERTS")
    half.to_mesh(shell.data)
    shell.scale = (1, 1.1, 1.05)
    cylinder(x, y, top - 0.105, 0.155 * size, 0.012, surface)
