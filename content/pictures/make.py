#!/usr/bin/env python3
"""Makes the pictures of the photo questions and the list that describes them.

Usage: make.py --models DIR [--work DIR] [SCENE...]     (no scene: only writes the list)
Renders scenes/SCENE.py into ../media/pictures/SCENE.jpg and writes pictures.yaml there.
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
    subprocess.run(["convert", str(clean), "-strip", "-sampling-factor", "4:2:0", "-interlace", "Plane", "-quality", "82", str(PICTURES / f"{name}.jpg")], check=True, env=SYSTEM)
    credits = json.loads(CREDITS.read_text()) if CREDITS.exists() else {}
    credits[name] = json.loads(png.with_suffix(".credits.json").read_text())
    CREDITS.write_text(json.dumps(dict(sorted(credits.items())), indent=1, ensure_ascii=False) + "\n")


def write_list() -> None:
    """Writes pictures.yaml: every rendered picture whose scene says what is in it."""
    credits = json.loads(CREDITS.read_text()) if CREDITS.exists() else {}

    def quoted(value):
        return json.dumps(value, ensure_ascii=False)

    lines = ["# Written by content/pictures/make.py from the scene files; edit those.", "pictures:"]
    for picture in sorted(PICTURES.glob("*.jpg")):
        facts = describe(HERE / "scenes" / f"{picture.stem}.py")
        if "CONTAINS" not in facts:
            continue
        lines += [f"  - name: {picture.stem}", f"    width: {SIZE[0]}", f"    height: {SIZE[1]}"]
        lines += ["    alt:", f"      en: {quoted(facts['ALT']['en'])}", f"      zh: {quoted(facts['ALT']['zh'])}"]
        lines += ["    contains:", *(f"      - {quoted(fact)}" for fact in facts["CONTAINS"])]
        lines += ["    credits:"]
        for creator, source, licence in credits[picture.stem]:
            lines.append(f"      - {{ creator: {quoted(creator)}, source: {quoted(source)}, licence: {quoted(licence)} }}")
    (PICTURES / "pictures.yaml").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*")
    parser.add_argument("--models", type=pathlib.Path)
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path(tempfile.gettempdir()))
    parser.add_argument("--samples", type=int, default=28)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    if options.scenes:
        if not (options.models / "catalog.json").exists():
            catalog.unpack(options.models)
        PICTURES.mkdir(parents=True, exist_ok=True)
        for scene in options.scenes:
            render(scene, options.models.resolve(), options.work.resolve(), options.samples, options.threads)
            write_list()
    write_list()
