"""Minds choose the same on every Python that is there: CPython of several versions, Pyodide, MicroPython at sight."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bench.choices import SIGHT, chosen
from tests.portable.test_portable import PATHS, SHIM, in_node, needs_node

ROOT = Path(__file__).resolve().parents[2]
SEARCH = ("iq:130", "iq:150", "iq:180", "sampling:20")
START = (PATHS + SHIM).format("/repo") + "\nsys.path.append('/repo')\nfrom tests.bench.choices import chosen\n"
FOUND = [path for minor in (11, 12, 13, 14) if (path := shutil.which(f"python3.{minor}"))]
FOUND += sorted(str(path) for path in Path.home().glob(".pyenv/versions/3.1[1-4]*/bin/python"))
OTHERS = [path for path in FOUND if not subprocess.run([path, "--version"], capture_output=True).returncode]


@pytest.mark.parametrize("python", OTHERS)
def test_other_versions_of_python_choose_the_same(python: str) -> None:
    for number, names in ((150, SIGHT), (6, SEARCH)):
        program = [python, str(ROOT / "tests/bench/choices.py"), str(number), *names]
        found = subprocess.run(program, capture_output=True, text=True, check=True)
        assert found.stdout.strip() == chosen(number, names), sys.version


@needs_node
def test_pyodide_chooses_the_same() -> None:
    asks = f"print(chosen(60, {SIGHT!r}))\nprint(chosen(5, {SEARCH!r}))"
    assert in_node("pyodide", START + asks).split() == [chosen(60, SIGHT), chosen(5, SEARCH)]


@needs_node
def test_micropython_chooses_the_same_at_sight() -> None:
    assert in_node("micropython", START + f"print(chosen(60, {SIGHT!r}))").split() == [chosen(60, SIGHT)]
