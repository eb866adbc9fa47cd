"""The portable layers are the same program on CPython, Pyodide and MicroPython: golden games come out byte for byte."""

import os
import shlex
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.test_layers import portable

ROOT = Path(__file__).resolve().parents[2]
NODE = os.environ.get("MOONSHOT_NODE") or shutil.which("node")
GAMES = sorted([path.name for path in (ROOT / "tests" / "golden").glob("*.txt")])
PATHS = "import sys; sys.path[:0] = ['{0}/py', '{0}/tests/portable']"
SHIM = "\nif sys.implementation.name == 'micropython': sys.path.insert(0, '{0}/py/micropython')"
MAIN = PATHS + SHIM + "\nimport program; program.main('{0}', {1!r})"

# The page's own modules, which only a browser has: anything that is asked of them is there.
BROWSER = """
class Anything:
    def __getattr__(self, name): return self
    def __call__(self, *args, **more): return self
for name in ('pyscript', 'pyscript.ffi', 'pyscript.js_modules'): sys.modules[name] = Anything()
"""

needs_node = pytest.mark.skipif(
    not NODE or not (ROOT / "node_modules" / "pyodide").exists(),
    reason="node and node_modules are missing: python build.py test prepares them",
)
pytestmark = needs_node


def in_node(which: str, source: str, given: Path | None = None) -> str:
    """What a program prints in Node, where it finds the file that it is `given`; its last words where it fails."""
    command = [str(NODE), str(Path(__file__).with_name("run.mjs")), which, str(ROOT), source]
    command += [str(given)] if given else []
    done = subprocess.run(command, capture_output=True, timeout=240, cwd=ROOT)
    assert done.returncode == 0, done.stderr.decode()[-3000:] + done.stdout.decode()[-500:]
    return done.stdout.decode()


@cache
def native() -> str:
    """What the program prints on this CPython."""
    source = MAIN.format(str(ROOT), GAMES)
    done = subprocess.run([sys.executable, "-X", "utf8", "-c", source], capture_output=True, check=True, timeout=120)
    return done.stdout.decode()


@pytest.mark.parametrize("which", ["micropython", "pyodide"])
def test_all_golden_games_come_out_byte_for_byte_the_same(which: str) -> None:
    ours, theirs = native(), in_node(which, MAIN.format("/repo", GAMES))
    assert ours.count("== ") > len(GAMES) > 20 and ours.count("legal sets") == len(GAMES)
    different = [pair for pair in zip(ours.split("\n"), theirs.split("\n"), strict=False) if pair[0] != pair[1]]
    assert different[:3] == []
    assert theirs == ours


def test_what_is_told_is_what_is_in_the_files() -> None:
    ours = native()
    for name in GAMES:
        assert (ROOT / "tests" / "golden" / name).read_text(encoding="utf-8") in ours


def test_every_portable_module_imports_under_micropython() -> None:
    names = portable()
    assert {"hearts.engine.game", "hearts.app.sitting.session", "hearts.minds.instinct", "hearts.web.boot"} <= set(
        names
    )
    lines = [f"import {name}; print({name!r})" for name in names]
    source = (PATHS + SHIM).format("/repo") + BROWSER + "\n".join(lines)
    assert in_node("micropython", source).split() == names


def test_a_program_that_fails_fails_the_test() -> None:
    with pytest.raises(AssertionError, match="no module named 'dataclasses'"):
        in_node("micropython", "import dataclasses")


def test_the_line_that_the_docs_give_runs_in_the_repository() -> None:
    line = (ROOT / "docs/portable.md").read_text("utf-8").rpartition("`node ")[2].partition("`")[0]
    done = subprocess.run([str(NODE), *shlex.split(line)], capture_output=True, timeout=240, cwd=ROOT)
    assert done.stdout.decode().strip() == str(1 << 70), done.stderr.decode()
