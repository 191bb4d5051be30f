#!/usr/bin/env python3
"""Makes the pictures of the photo questions and the list that describes them.

Usage: make.py --models DIR [--work DIR] [SCENE...]     (no scene: only writes the list)
       make.py --sizes [SCENE...]                       (the other files of rendered pictures; no scene: of all)
Renders scenes/SCENE.py into ../media/pictures/SCENE.jpg, makes SCENE.avif, SCENE-480.jpg and SCENE-480.avif of it and
writes pictures.yaml there.
"""

import argparse
import ast
import json
import os
import pathlib
import subprocess
import tempfile

import catalog

HERE = pathlib.Path(__file__).resolve().parent
PICTURES = HERE.parent / "media" / "pictures"
CREDITS = HERE / "credits.json"
SIZE = (960, 640)
SMALL_WIDTH = 480
SMALL = f"-{SMALL_WIDTH}"
JPEG = ["-strip", "-sampling-factor", "4:2:0", "-interlace", "Plane", "-quality", "82"]
# Colour as in a JPEG (full range, BT.601 matrix, sRGB), said in the file so that nobody has to guess.
COLOUR = ["-color_range", "pc", "-colorspace", "smpte170m", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1"]
# At quality 28 nothing is missed next to the JPEG; all together they have less than half its bytes.
AVIF = ["-frames:v", "1", "-c:v", "libaom-av1", "-still-picture", "1", "-cpu-used", "4", "-crf", "28", "-b:v", "0"]
# Debian's Blender takes the first Python on the path; it must find Debian's, with its numpy.
SYSTEM = {**os.environ, "PATH": "/usr/bin:/bin:" + os.environ["PATH"]}


def describe(scene: pathlib.Path) -> dict:
    """The constants ALT and CONTAINS of a scene file, read without running it."""
    values = {}
    for line in ast.parse(scene.read_text()).body:
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name) and line.targets[0].id in ("ALT", "CONTAINS"):
            values[line.targets[0].id] = ast.literal_eval(line.value)
    return values


def render(name: str, models: pathlib.Path, work: pathlib.Path, samples: int, threads: int) -> None:
    png = work / f"{name}.png"
    subprocess.run(
        ["blender", "-b", "-noaudio", "-t", str(threads), "-P", str(HERE / "render.py"), "--", name, str(png), str(samples), str(SIZE[0])],
        check=True,
        env={**SYSTEM, "MODELS": str(models)},
        stdout=(work / f"{name}.log").open("w"),
        stderr=subprocess.STDOUT,
    )
    # What is left of the grain is gone after a light nlmeans; JPEG quality 82.
    clean = work / f"{name}.clean.png"
    subprocess.run(["ffmpeg", "-loglevel", "error", "-y", "-i", str(png), "-vf", "nlmeans=s=1.2:p=5:r=9", str(clean)], check=True, env=SYSTEM)
    subprocess.run(["convert", str(clean), *JPEG, str(PICTURES / f"{name}.jpg")], check=True, env=SYSTEM)
    write_sizes(name)
    credits = json.loads(CREDITS.read_text()) if CREDITS.exists() else {}
    credits[name] = json.loads(png.with_suffix(".credits.json").read_text())
    CREDITS.write_text(json.dumps(dict(sorted(credits.items())), indent=1, ensure_ascii=False) + "\n")


def rendered() -> list[str]:
    """Names of the rendered pictures, in order."""
    return sorted(file.stem for file in PICTURES.glob("*.jpg") if not file.stem.endswith(SMALL))


def write_sizes(name: str) -> None:
    """Writes the small JPEG and both AVIF files of a rendered picture."""
    jpeg = PICTURES / f"{name}.jpg"
    subprocess.run(["convert", str(jpeg), "-filter", "Lanczos", "-resize", str(SMALL_WIDTH), *JPEG, str(PICTURES / f"{name}{SMALL}.jpg")], check=True, env=SYSTEM)
    for width, suffix in ((SIZE[0], ""), (SMALL_WIDTH, SMALL)):
        scale = f"scale={width}:-2:flags=lanczos:in_range=full:out_range=full,format=yuv420p"
        avif = PICTURES / f"{name}{suffix}.avif"
        subprocess.run(["ffmpeg", "-loglevel", "error", "-y", "-i", str(jpeg), "-vf", scale, *COLOUR, *AVIF, str(avif)], check=True, env=SYSTEM)


def write_list() -> None:
    """Writes pictures.yaml: every rendered picture whose scene says what is in it."""
    credits = json.loads(CREDITS.read_text()) if CREDITS.exists() else {}

    def quoted(value):
        return json.dumps(value, ensure_ascii=False)

    lines = ["# Written by content/pictures/make.py from the scene files; edit those.", "pictures:"]
    for name in rendered():
        facts = describe(HERE / "scenes" / f"{name}.py")
        if "CONTAINS" not in facts:
            continue
        lines += [f"  - name: {name}", f"    width: {SIZE[0]}", f"    height: {SIZE[1]}"]
        lines += ["    alt:", f"      en: {quoted(facts['ALT']['en'])}", f"      zh: {quoted(facts['ALT']['zh'])}"]
        lines += ["    contains:", *(f"      - {quoted(fact)}" for fact in facts["CONTAINS"])]
        # a scene of shapes alone uses nobody's models
        lines += ["    credits:" if credits[name] else "    credits: []"]
        for creator, source, licence in credits[name]:
            lines.append(f"      - {{ creator: {quoted(creator)}, source: {quoted(source)}, licence: {quoted(licence)} }}")
    (PICTURES / "pictures.yaml").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*")
    parser.add_argument("--sizes", action="store_true")
    parser.add_argument("--models", type=pathlib.Path)
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path(tempfile.gettempdir()))
    parser.add_argument("--samples", type=int, default=128)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    if options.sizes:
        for scene in options.scenes or rendered():
            write_sizes(scene)
    elif options.scenes:
        if not (options.models / "catalog.json").exists():
            catalog.unpack(options.models)
        PICTURES.mkdir(parents=True, exist_ok=True)
        for scene in options.scenes:
            render(scene, options.models.resolve(), options.work.resolve(), options.samples, options.threads)
            write_list()
    write_list()
