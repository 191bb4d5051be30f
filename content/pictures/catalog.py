"""Unpacks Debian's `sweethome3d-furniture` libraries and describes their models.

Usage: catalog.py MODELS_DIR
"""

import collections
import json
import pathlib
import re
import sys
import zipfile

LIBRARIES = pathlib.Path("/usr/share/sweethome3d/furniture")
LICENCES = {
    "BlendSwap-CC-0": ("Blend Swap", "CC0 1.0"),
    "BlendSwap-CC-BY": ("Blend Swap", "CC BY 3.0"),
    "KatorLegaz": ("Andrew Kator & Jennifer Legaz", "CC BY 3.0 US"),
    "Reallusion": ("Reallusion", "CC BY 3.0 US"),
    "Scopia": ("Emmanuel Puybaret / eTeks and Scopia Visual Interfaces Systems, s.l.", "CC BY 3.0"),
}


def _entries(text: str) -> list[dict]:
    """Reads a furniture catalogue, whose lines look like `width#12=47.5`."""
    items: dict[int, dict] = collections.defaultdict(dict)
    for line in re.sub(r"\\\r?\n\s*", "", text).splitlines():
        match = re.match(r"\s*(\w+)#(\d+)\s*=\s*(.*?)\s*$", line)
        if match:
            items[int(match[2])][match[1]] = match[3]
    return [item for _, item in sorted(items.items()) if "id" in item]


def unpack(models: pathlib.Path) -> list[dict]:
    """Unpacks the libraries into `models` and writes `catalog.json` there."""
    rows = []
    for library in sorted(LIBRARIES.glob("*.sh3f")):
        target = models / library.stem
        if not target.exists():
            zipfile.ZipFile(library).extractall(target)
        text = (target / "PluginFurnitureCatalog.properties").read_text("latin-1")
        for item in _entries(text):
            source, licence = LICENCES[library.stem]
            rows.append(
                {
                    "id": item["id"].split("#")[-1],
                    "library": library.stem,
                    "name": item["name"],
                    "category": item["category"],
                    "model": library.stem + item["model"],
                    "size": [float(item[side]) / 100 for side in ("width", "depth", "height")],
                    "rotation": [float(value) for value in item.get("modelRotation", "").split()],
                    "creator": item.get("creator") or source,
                    "source": source,
                    "licence": licence,
                }
            )
    (models / "catalog.json").write_text(json.dumps(rows, indent=1))
    return rows


if __name__ == "__main__":
    print(len(unpack(pathlib.Path(sys.argv[1]))), "models")
