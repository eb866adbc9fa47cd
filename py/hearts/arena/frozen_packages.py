"""The frozen packages of daily deals for CPython: after `install` they can be imported from `assets/days`."""

from __future__ import annotations

import sys
from hashlib import sha256
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import TYPE_CHECKING

from hearts.app.same.daily import read_list

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from hearts.app.same.daily import Package

HERE = Path(__file__).resolve().parents[3] / "assets/days"  # in the repository
HOME = HERE if HERE.is_dir() else Path(sys.prefix) / "share/moonshot-hearts/days"
LIST = "packages.txt"
START = "days_"  # of the name of each package
FILE = "== "  # begins the line above each file


def read_packages() -> list[Package]:
    """Return all packages, in the order in which they were frozen."""
    return read_list((HOME / LIST).read_text("utf-8")) if (HOME / LIST).is_file() else []


def hash_of(content: bytes) -> str:
    """Return the hash of a package, as the list has it."""
    return sha256(content).hexdigest()


def split_files(text: str) -> dict[str, str]:
    """Return the files of a package by their paths.

    >>> sources("== days_1/a.py\\nONE = 1\\n== days_1/b.py\\n")
    {'days_1/a.py': 'ONE = 1\\n', 'days_1/b.py': ''}
    """
    files: dict[str, list[str]] = {}
    path = ""
    for line in text.split("\n")[:-1]:
        if line.startswith(FILE):
            path = line[len(FILE) :]
            files[path] = []
        else:
            files[path].append(line + "\n")
    return {path: "".join(lines) for path, lines in files.items()}


class PackageFinder(MetaPathFinder, Loader):
    """Finds the modules of packages, and runs them. A package whose hash is not that of the list is not found."""

    def __init__(self) -> None:
        self._files: dict[str, dict[str, str]] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how to load a module of a package; None for any other."""
        if not name.startswith(START):
            return None
        files, here = self._package(name.partition(".")[0]), name.replace(".", "/")
        if f"{here}/__init__.py" in files:
            return ModuleSpec(name, self, is_package=True)
        return ModuleSpec(name, self) if f"{here}.py" in files else None

    def exec_module(self, module: ModuleType) -> None:
        """Run its source."""
        files, here = self._package(module.__name__.partition(".")[0]), module.__name__.replace(".", "/")
        path = f"{here}.py" if f"{here}.py" in files else f"{here}/__init__.py"
        exec(compile(files[path], path, "exec"), module.__dict__)

    def _package(self, name: str) -> dict[str, str]:
        if name not in self._files:
            self._files[name] = {}
            for each in read_packages():
                content = (HOME / f"{each.quarter}.txt").read_bytes()
                if START + each.quarter.replace("-", "_") == name and hash_of(content) == each.hash:
                    self._files[name] = split_files(content.decode())
        return self._files[name]


def install() -> None:
    """Let packages be imported from now on."""
    if not any(isinstance(finder, PackageFinder) for finder in sys.meta_path):
        sys.meta_path.append(PackageFinder())
