"""Shapes and materials that several scenes need, beyond the toolkit: turned, bent and soft things, glass, smoke."""

from mathutils import noise

from toolkit import *


def turned(x, y, z, profile, surface, sharp=40):
    """A turned shape (plate, cup, bucket): (radius, height) pairs around an upright axis."""
    n, mesh = 48, bpy.data.meshes.new("turned")
    verts = [(r * math.cos(2 * math.pi * k / n), r * math.sin(2 * math.pi * k / n), h) for r, h in profile for k in range(n)]
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(profile) - 1) for k in range(n)]
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(sharp)
    mesh.materials.append(surface)
    shape = bpy.data.objects.new("turned", mesh)
    shape.location = (x, y, z)
    bpy.context.collection.objects.link(shape)
    return shape


def moved(shapes, where):
    """Moves shapes together by a matrix."""
    bpy.context.view_layer.update()
    for shape in shapes:
        shape.matrix_world = where @ shape.matrix_world
    return shapes


def pipe(points, radius, surface, top=None):
    """A round tube along points; `top` is its radius at the end."""
    curve = bpy.data.curves.new("pipe", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 4, True
    line = curve.splines.new("BEZIER")
    line.bezier_points.add(len(points) - 1)
    for k, (knot, where) in enumerate(zip(line.bezier_points, points)):
        knot.co, knot.handle_left_type, knot.handle_right_type = where, "AUTO", "AUTO"
        knot.radius = 1 + ((top or radius) / radius - 1) * k / max(1, len(points) - 1)
    curve.materials.append(surface)
    shape = bpy.data.objects.new("pipe", curve)
    bpy.context.collection.objects.link(shape)
    return shape


def sheet(outline, surface, thick=0.0):
    """A flat or folded piece through the points of an outline."""
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata(outline, [], [tuple(range(len(outline)))])
    mesh.materials.append(surface)
    shape = bpy.data.objects.new("sheet", mesh)
    bpy.context.collection.objects.link(shape)
    if thick:
        body = shape.modifiers.new("thick", "SOLIDIFY")
        body.thickness = thick
    return shape


def fabric(x, y, z, width, depth, surface, height=0.03, rotation=0.0, seed=1, fine=7.0, hang=0.0):
    """A cloth lying in soft folds; its edges hang down by `hang`."""
    n, mesh, verts = 60, bpy.data.meshes.new("fabric"), []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = (i / n - 0.5) * width, (j / n - 0.5) * depth
            edge = max(abs(u) * 2 / width, abs(v) * 2 / depth)
            fold = noise.noise(Vector((u * fine + seed * 7, v * fine, seed))) + 0.4 * noise.noise(Vector((u * fine * 2.6, v * fine * 2.6 + seed, 3)))
            drop = hang * max(0.0, (edge - 0.9) / 0.1) ** 2
            verts.append((u, v, max(0.003 - drop, 0.003 + height * (0.5 + 0.5 * fold) - drop)))
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(surface)
    shape = bpy.data.objects.new("fabric", mesh)
    shape.location, shape.rotation_euler = (x, y, z), (0, 0, math.radians(rotation))
    bpy.context.collection.objects.link(shape)
    return shape


def clear(colour=(1, 1, 1), shine=0.12, pale=0.0):
    """Thin glass or still water: lets light through and shines a little; `pale` edges are seen in the dark."""
    surface = bpy.data.materials.new("clear")
    surface.use_nodes = True
    nodes, links = surface.node_tree.nodes, surface.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    through, gloss, mix, rim = (nodes.new("ShaderNode" + kind) for kind in ("BsdfTransparent", "BsdfGlossy", "MixShader", "LayerWeight"))
    through.inputs[0].default_value = (*colour, 1)
    gloss.inputs["Roughness"].default_value = 0.05
    rim.inputs["Blend"].default_value = shine
    links.new(rim.outputs["Fresnel"], mix.inputs[0])
    links.new(through.outputs[0], mix.inputs[1])
    edge, both = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeAddShader")
    edge.inputs["Strength"].default_value = pale
    links.new(gloss.outputs[0], both.inputs[0])
    links.new(edge.outputs[0], both.inputs[1])
    links.new(both.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return surface


def smoke(x, y, z, count=12, step=0.06, size=0.06, density=2.0, colour=(1, 1, 1), drift=0.0, seed=3, glow=0.6):
    """A plume of smoke or steam that rises from a place."""
    surface = bpy.data.materials.new("smoke")
    surface.use_nodes = True
    nodes, links = surface.node_tree.nodes, surface.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    fog = nodes.new("ShaderNodeVolumePrincipled")
    fog.inputs["Color"].default_value = (0, 0, 0, 1)  # it only takes light away and glows a little: no grain
    fog.inputs["Density"].default_value = density
    fog.inputs["Emission Color"].default_value = (*colour, 1)
    fog.inputs["Emission Strength"].default_value = density * glow
    links.new(fog.outputs[0], nodes["Material Output"].inputs["Volume"])
    chance = random.Random(seed)
    for k in range(count):
        wide = size * (0.6 + 1.5 * k / count)
        ball(x + drift * k + chance.gauss(0, size * 0.5), y + chance.gauss(0, size * 0.5), z + step * k, wide, surface)
