"""Try the newest PyScript, MicroPython, Pyodide and Playwright, each by itself, and say what breaks.

    python -m tools.newest                      all of them, the newest that was published, previews too
    python -m tools.newest pyodide              one of them
    python -m tools.newest micropython@1.29.0   a version, or a tag of npm
    python -m tools.newest --build pyscript     only build, run no tests

The tracked files of this checkout are copied to a temporary folder and built and tested there; nothing changes here.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tools.places import PYTHON, ROOT, VENV
from tools.prepare import node, prepare_python

PACKAGES = {
    "pyscript": "@pyscript/core",
    "micropython": "@micropython/micropython-webassembly-pyscript",
    "pyodide": "pyodide",
}
NEWEST = "newest"
PLAYWRIGHT = "playwright"  # comes from PyPI; it drives the browsers that are here
TESTS = ("tests/build", "tests/portable", "tests/e2e/test_start.py", "tests/e2e/test_worker_comes_and_goes.py")
IN_BROWSERS = ("tests/e2e/test_start.py", "tests/e2e/test_dialogs.py", "tests/e2e/test_webkit.py")
# These hold the copy to the pins that were just replaced.
PINS = ("--deselect=tests/build/test_build.py::test_python_packages_are_held_to_hashes",)
TOLD = re.compile(r"^(?:FAILED|ERROR) .*|^=+ .*(?:passed|failed|error).* =+$|^\d+ (?:passed|failed).*", re.MULTILINE)


def main(arguments: Sequence[str] | None = None) -> int:
    """Try what is named, or all; the exit code is 1 where one of them does not work."""
    parser = argparse.ArgumentParser(prog="python -m tools.newest", description="Try the newest runtimes, one by one.")
    parser.add_argument("names", nargs="*", metavar="NAME[@VERSION]", help=f"of {', '.join([*PACKAGES, PLAYWRIGHT])}")
    parser.add_argument("--build", action="store_true", help="only build, run no tests")
    options = parser.parse_args(arguments)
    asked = [name.partition("@") for name in options.names or [*PACKAGES, PLAYWRIGHT]]
    for name, _, _ in asked:
        if name not in {*PACKAGES, PLAYWRIGHT}:
            parser.error(f"{name} is not one of {', '.join([*PACKAGES, PLAYWRIGHT])}")
    prepare_python("build", "test")
    found = {name: tried(name, version or NEWEST, not options.build) for name, _, version in asked}
    print("\n" + "\n".join(f"{name:12} {told}" for name, (_, told) in found.items()))
    return 0 if all(works for works, _ in found.values()) else 1


def tried(name: str, version: str, tests: bool) -> tuple[bool, str]:
    """Build and test a copy with this version; whether that works, and one sentence about it."""
    print(f"\n── {name}@{version}", flush=True)
    with tempfile.TemporaryDirectory(prefix=f"newest-{name}-") as place:
        copy = Path(place) / "game"
        copied(copy)
        pinned, got = playwright(copy, version) if name == PLAYWRIGHT else npm(copy, PACKAGES[name], version)
        if not got:
            return False, f"{pinned}: {version} could not be fetched"
        if got == pinned:
            return True, f"{pinned} is the newest"
        change, python = f"{pinned} → {got}", str(copy / ".venv" / PYTHON.relative_to(VENV))
        builds = ran(copy, [sys.executable, "build.py", "build"])
        if not builds and not (copy / "dist/files.json").is_file():
            return False, f"{change} does not build"
        os.environ["MOONSHOT_DIST"] = str(copy / "dist")
        suites = IN_BROWSERS if name == PLAYWRIGHT else TESTS
        if tests and not ran(copy, [python, "-m", "pytest", "-q", *PINS, *suites]):
            return False, f"{change} builds, and tests fail"
        if not builds:
            return False, f"{change} is over the budget of the start, and works"
        return True, f"{change} works" + ("" if tests else " as far as it builds")


def copied(copy: Path) -> None:
    """Copy the tracked files, and link the virtual environment."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    (copy / ".venv").symlink_to(VENV.resolve(), target_is_directory=True)


def npm(copy: Path, package: str, version: str) -> tuple[str, str]:
    """Pin this version in the copy; the version before and the new one, empty where npm cannot fetch it."""
    pinned = wanted(copy)[package]
    path = os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])
    environment, program = {**os.environ, "PATH": path}, shutil.which("npm", path=path) or "npm"
    if version == NEWEST:
        told = subprocess.run([program, "view", package, "versions", "--json"], env=environment, capture_output=True)
        version = json.loads(told.stdout or b'["latest"]')[-1]  # npm has them in order
    command = [program, "install", "--save-exact", "--ignore-scripts", f"{package}@{version}"]
    fetched = version == pinned or ran(copy, command, environment)
    return pinned, wanted(copy)[package] if fetched else ""


def wanted(copy: Path) -> dict[str, str]:
    """The versions in package.json."""
    found: dict[str, str] = json.loads((copy / "package.json").read_text("utf-8"))["dependencies"]
    return found


def playwright(copy: Path, version: str) -> tuple[str, str]:
    """The same for Playwright, in a virtual environment of the copy's own."""
    pinned = re.findall(r'"playwright==([^"]+)"', (copy / "pyproject.toml").read_text("utf-8"))[0]
    (copy / ".venv").unlink()
    shutil.copytree(VENV, copy / ".venv", symlinks=True)
    python = str(copy / ".venv" / PYTHON.relative_to(VENV))
    package = "playwright" if version == NEWEST else f"playwright=={version}"
    if not ran(copy, [python, "-m", "pip", "install", "--quiet", "--upgrade", package]):
        return pinned, ""
    asks = [python, "-c", "import importlib.metadata as m; print(m.version('playwright'))"]
    return pinned, subprocess.run(asks, capture_output=True, text=True, check=True).stdout.strip()


def ran(folder: Path, command: list[str], environment: dict[str, str] | None = None) -> bool:
    """Run this in the copy; print its last lines, or of tests the failed ones; whether it went well."""
    print(f"$ {' '.join(Path(word).name if word.startswith('/') else word for word in command)}", flush=True)
    done = subprocess.run(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    output = done.stdout + done.stderr
    told = TOLD.findall(output) if "pytest" in command else []
    print("\n".join(told or [*output.strip().splitlines()[-8:], f"exit code {done.returncode}"]), flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
