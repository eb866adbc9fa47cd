"""The list of all files of the game with size and hash, grouped by when they are fetched. The page checks them by it.

start  what the first card needs
later  what the page fetches afterwards: further modules, sets of opponents, faces, fonts, icons
mind   what a thinking worker needs
people what a table of people needs, fetched when somebody opens or joins one
seldom what hardly a visit asks for, so that the service worker does not keep it: sets of opponents to download, which
       are kept among the player's own, and pictures for a browser that offers to install the game
"""

import base64
import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

LIST, SERVICE_WORKER = "files.json", "service-worker.js"  # these two are not in the list, and neither is
RELAYS = "relays.json"  # which an owner may change without a new build
GROUPS = {
    "start": (
        "index.html assets/style/table.css pyscript/* micropython/* "
        "py/watch.js py/last.js py/doors.mjs py/main.py py/page.memory"
    ),
    "seldom": "assets/screenshots/* assets/sets/*",
    "mind": "pyodide/* py/worker.py",
    "people": "relay.html py/people.*",
}
# Fetched by a program, and not named by a tag that has a hash.
ART = ("assets/table/courts.svg", "assets/table/classic.svg", "assets/table/backs.svg")
PYTHON = ("micropython/*.wasm", "py/*.py", "py/*.pack", "py/*.memory")
FETCHED = (*PYTHON, "assets/casts/*.json", "assets/problems.txt", *ART)


def group(path: str) -> str:
    """The group of a file, by its path below the game's folder."""
    for name, patterns in GROUPS.items():
        if any(Path(path).match(pattern) and path.count("/") == pattern.count("/") for pattern in patterns.split()):
            return name
    return "later"


def integrity(content: bytes) -> str:
    """The hash of a file, as browsers take it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def listed(out: Path) -> dict[str, bytes]:
    """Every file of the list by its path, in order."""
    names = {path.relative_to(out).as_posix(): path for path in out.rglob("*") if path.is_file()}
    return {name: names[name].read_bytes() for name in sorted(names) if name not in (LIST, SERVICE_WORKER, RELAYS)}


def listing(out: Path, version: str, build: str) -> str:
    """The list as JSON: version, build, and in each group a row for each file: path, size, SHA-256."""
    rows: dict[str, list[str]] = {"start": [], "later": [], "mind": [], "people": [], "seldom": []}
    for path, content in listed(out).items():
        rows[group(path)].append(json.dumps([path, len(content), hashlib.sha256(content).hexdigest()]))
    groups = ",\n".join(f'"{name}": [\n' + ",\n".join(several) + "\n]" for name, several in rows.items())
    return f'{{\n"version": {json.dumps(version)},\n"build": {json.dumps(build)},\n{groups}\n}}\n'


def fingerprint(out: Path, more: Iterable[str] = ()) -> str:
    """A short name for what lies in this folder: other files, another name."""
    total = hashlib.sha256()
    for path, content in listed(out).items():
        total.update(f"{path} {hashlib.sha256(content).hexdigest()}\n".encode())
    for text in more:
        total.update(text.encode())
    return total.hexdigest()[:12]


def hashes(out: Path, several: Iterable[Path]) -> list[tuple[str, str]]:
    """The address of each of these files from the page, and its hash."""
    return [(f"./{path.relative_to(out).as_posix()}", integrity(path.read_bytes())) for path in several]


def checks(out: Path) -> list[str]:
    """Lines for the page's head, one for each file that is fetched by a program: its hash and its address."""
    several = sorted(path for pattern in FETCHED for path in out.glob(pattern))
    return [f'<meta name="file" content="{hash} {name}">' for name, hash in hashes(out, several)]


def sums(out: Path, *patterns: str) -> str:
    """The hashes of these files as JSON: {path below the game's folder: hash}."""
    several = sorted(path for pattern in patterns for path in out.glob(pattern))
    return json.dumps({path.relative_to(out).as_posix(): integrity(path.read_bytes()) for path in several})
