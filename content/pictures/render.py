"""Renders one scene inside Blender and removes the grain.

Usage: blender -b -noaudio -t 1 -P render.py -- SCENE OUT.png SAMPLES WIDTH
"""

import importlib
import json
import pathlib
import sys
import tempfile

import bpy
import numpy

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import toolkit  # noqa: E402

PASSES = {"Image": "light", "Denoising Albedo": "albedo", "Denoising Normal": "normal"}


def _settings(samples: int, width: int) -> None:
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, width * 2 // 3
    scene.render.image_settings.file_format = "PNG"
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.02, 16
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3


def _write_passes(folder: str) -> None:
    """Makes the render leave its light, albedo and normals as EXR files in `folder`."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    layers = next(node for node in nodes if node.type == "R_LAYERS")
    output = nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_depth = "OPEN_EXR", "32"
    output.file_slots.clear()
    for name, file in PASSES.items():
        output.file_slots.new(file)
        links.new(layers.outputs[name], output.inputs[file])


def _read_pass(folder: str, file: str):
    image = bpy.data.images.load(next(str(p) for p in pathlib.Path(folder).glob(f"{file}*.exr")))
    width, height = image.size
    pixels = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[..., :3]


def _blur(a, radius: int):
    """The mean over a square around every pixel."""
    padded = numpy.pad(a, ((radius + 1, radius), (radius + 1, radius), (0, 0)), "edge").cumsum(0, numpy.float64).cumsum(1)
    n = 2 * radius + 1
    total = padded[n:, n:] - padded[:-n, n:] - padded[n:, :-n] + padded[:-n, :-n]
    return (total / (n * n)).astype(numpy.float32)


def denoise(light, albedo, normal, strength=1.6):
    """Smooths the illumination (light / albedo) along surfaces, keeping textures and edges.

    Five passes of an edge-avoiding wavelet filter. The wider the pass, the stricter it
    is about differences in brightness, so that shadows keep their outlines.
    """
    base = albedo + 0.02
    lit = numpy.minimum(light / base, 60.0)
    for level in range(5):
        step = 2**level
        tone = numpy.log1p(lit.mean(2, keepdims=True))
        mean = _blur(tone, 2)
        spread = numpy.sqrt(numpy.maximum(_blur(tone * tone, 3) - _blur(tone, 3) ** 2, 0)) * strength + 0.01
        if level == 0:
            first_spread = spread
        spread = numpy.minimum(spread, first_spread)
        total, weights = numpy.zeros_like(lit), numpy.zeros_like(tone)
        for dy in (-2, -1, 0, 1, 2):
            for dx in (-2, -1, 0, 1, 2):
                kernel = (6, 4, 1)[abs(dy)] * (6, 4, 1)[abs(dx)] / 256

                def moved(a, dy=dy * step, dx=dx * step):
                    return numpy.roll(a, (dy, dx), (0, 1))

                surface = ((albedo - moved(albedo)) ** 2).sum(2, keepdims=True) / 0.02
                turn = ((normal - moved(normal)) ** 2).sum(2, keepdims=True) / 0.06
                change = numpy.abs(mean - moved(mean)) / spread
                weight = kernel * numpy.exp(-surface - turn - change)
                total += weight * moved(lit)
                weights += weight
        lit = total / weights
    return lit * base


def render(out: str, samples: int, width: int) -> None:
    _settings(samples, width)
    with tempfile.TemporaryDirectory() as folder:
        _write_passes(folder)
        bpy.ops.render.render()
        clean = denoise(*(_read_pass(folder, file) for file in PASSES.values()))
    height = width * 2 // 3
    image = bpy.data.images.new("clean", width, height, float_buffer=True)
    pixels = numpy.ones((height, width, 4), numpy.float32)
    pixels[..., :3] = clean
    image.pixels.foreach_set(pixels.ravel())
    image.save_render(out)


if __name__ == "__main__":
    name, out, samples, width = sys.argv[sys.argv.index("--") + 1 :]
    toolkit.start()
    importlib.import_module(f"scenes.{name}").build()
    render(out, int(samples), int(width))
    credits = sorted({(e["creator"], e["source"], e["licence"]) for e in toolkit.used.values()})
    pathlib.Path(out).with_suffix(".credits.json").write_text(json.dumps(credits))
