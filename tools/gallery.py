"""The gallery: builds the game and has `tools/shots.py` take pictures of every screen."""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools.browser import chromium
from tools.dist import build_dist
from tools.places import PYTHON, ROOT
from tools.prepare import prepare_python


def take_shots(out: Path, words: Sequence[str]) -> int:
    """Build the game and take the pictures, all or those whose names have one of these words."""
    prepare_python("build", "test")
    chromium()
    dist = build_dist(ROOT / "dist")
    command = [str(PYTHON), "-m", "tools.shots", str(dist), str(out.resolve()), *words]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "py")}).returncode
