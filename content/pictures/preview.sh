#!/bin/sh
# Quick small previews: preview.sh OUT_DIR SCENE...   (MODELS names the folder that catalog.py filled)
out=$1; shift
here=$(dirname "$0")
for scene in "$@"; do
  nice -n 10 blender -b -noaudio -t "${THREADS:-1}" -P "$here/render.py" -- "$scene" "$out/$scene.png" 10 384 >"$out/$scene.log" 2>&1 || true
  grep -E "Error|line [0-9]+" "$out/$scene.log" | grep -v "Not freed" || true
done
