"""List the names of the product that no line of the product uses: only tests reach them, or nothing does.

    python -m tools.unreached

A name counts as used if it stands anywhere but in its own definitions: in Python, JavaScript, markup, a document or a
frozen package. So a name that two places share hides a dead one; what the list shows is dead.
`tests/test_unreached.py` holds the list to `ALLOWED`.
"""

import ast
import re
from collections import Counter
from collections.abc import Container, Iterator
from pathlib import Path

from hearts.arena.frozen_packages import split_files
from tools.places import ROOT

SOURCES = ["build.py", "py/**/*.py", "tools/**/*.py"]
READERS = [
    *SOURCES, "*.html", "*.md", "py/**/*.html", "py/**/*.*js", "tools/**/*.mjs", "docs/*.md", "assets/**/*.*js",
    "tests/bench/*.py", "tests/faults/*.py", "tests/mutants/*.py", "pyproject.toml",
]  # fmt: skip
WORD = re.compile(r"[A-Za-z_]\w*")
# Names that are used where no reader of text sees it, each with the place.
ALLOWED = {
    "exec_module": "importlib calls it",
    "_moveTo": "fontTools calls it, as the three below",
    "_lineTo": "",
    "_qCurveToOne": "",
    "_closePath": "",
    "allow_reuse_address": "socketserver reads it, as the four below",
    "daemon_threads": "",
    "protocol_version": "",
    "disable_nagle_algorithm": "",
    "log_message": "",
}
# Rooms that are being built, which no line of the product reaches yet, each with the issue that builds it.
BUILDING = {"py/hearts/app/sealed/": 'issue 59, "A table without a host who knows the cards"'}

Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def unreached(root: Path = ROOT, allowed: Container[str] = ALLOWED) -> list[str]:
    """Return each name that is defined, never used and not allowed, as `path:line name`, sorted."""
    words: Counter[str] = Counter()
    for path in _files(root, READERS):
        words.update(WORD.findall(path.read_text("utf-8")))
    for path in _files(root, ["assets/days/*-*.txt"]):
        for source in split_files(path.read_text("utf-8")).values():
            words.update(WORD.findall(source))
            words.subtract(name for name, _ in definitions(ast.parse(source)))
    defined: Counter[str] = Counter()
    places: dict[str, list[str]] = {}
    for path in _files(root, SOURCES):
        place = path.relative_to(root).as_posix()
        if place.startswith(tuple(BUILDING)):
            continue
        for name, line in definitions(ast.parse(path.read_text("utf-8"))):
            defined[name] += 1
            places.setdefault(name, []).append(f"{place}:{line}")
    dead = [name for name in places if words[name] <= defined[name] and name not in allowed]
    return sorted(f"{place} {name}" for name in dead for place in places[name])


def definitions(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield the name and line of each class, function, method and constant, but for those that Python itself calls."""
    for node in ast.walk(tree):
        if isinstance(node, Definition):
            found = node.name
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found = node.targets[0].id
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found = node.target.id
        else:
            continue
        if not re.fullmatch(r"__\w+__|_+", found):
            yield found, node.lineno


def _files(root: Path, patterns: list[str]) -> list[Path]:
    """Return the files that match any of these patterns, but for this one, whose list names what nothing uses."""
    found = {path for pattern in patterns for path in root.glob(pattern) if path.is_file()}
    return sorted(found - {Path(__file__).resolve()})


if __name__ == "__main__":
    print("\n".join(unreached()) or "Every name is used.")
