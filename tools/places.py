"""Where things lie: the project, and what `build.py` makes beside it."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
CACHE = ROOT / ".build"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
