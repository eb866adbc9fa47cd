"""The packages of daily deals: the engine and the minds of a quarter of a year, frozen in `assets/days`.

`python build.py freeze 2027-1` writes the package of a quarter once; from then on it never changes, because everybody
who plays a day of that quarter must get the same cards and the same opponents. A package is one text: the sources that
`hearts.minds.daily` needs, without comments, under a package name of their own. CPython reads it as it is
(`hearts.arena.frozen_packages`); for the page the build compiles it. `packages.txt` lists them, each with its hash and
days.
"""

import ast
import re
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from hearts.app.same.daily import date_of, days_of, number_of, package
from hearts.arena.frozen_packages import HOME, LIST, hash_of, read_packages, split_files
from hearts.arena.source_hash import imports_of
from tools.bundle import compiled, lean, packed
from tools.cache import keep, made
from tools.places import ROOT
from tools.step import Stop

if TYPE_CHECKING:
    from hearts.app.same.daily import Package

ENTRY = "hearts.minds.daily"
OURS = re.compile(r"\bhearts\.(engine|minds)\b")
SOON = 30  # days before the first day of a quarter on which its package should be there
FOLDER = "assets/days"  # in the built game


def freeze(quarter: str) -> int:
    """Write the package of a quarter, such as 2027-1; raise Stop where it is there already or is no quarter."""
    try:
        first, last = days_of(quarter)
    except ValueError:
        raise Stop(f"{quarter} is not a quarter of a year: write 2027-1 for the first of 2027.") from None
    if quarter in [each.quarter for each in read_packages()]:
        raise Stop(f"The package of {quarter} is there already, and never changes.")
    content = frozen(package(quarter)).encode()
    keep(HOME / f"{quarter}.txt", content)
    with (HOME / LIST).open("a", encoding="utf-8") as file:
        file.write(f"{quarter} {hash_of(content)} {first} {last}\n")
    print(f"{quarter} is frozen: days {first} to {last}, {len(content) / 1e3:.0f} KB. Commit {HOME.name}/.")
    return 0


def frozen(name: str) -> str:
    """The text of a package that is called `name`: each file below a line with its path, in order of imports."""
    order = in_order(ENTRY)
    modules = [OURS.sub(rf"{name}.\1", module) for module in order]
    files = {f"{name}/__init__.py": f"MODULES = {tuple(modules)!r}\n"}
    files |= {f"{name}/{room}/__init__.py": "" for room in ("engine", "minds")}
    for module in order:
        source = (ROOT / "py" / Path(*module.split("."))).with_suffix(".py").read_text("utf-8")
        files[module.replace("hearts.", f"{name}.").replace(".", "/") + ".py"] = OURS.sub(rf"{name}.\1", short(source))
    return "".join(f"== {path}\n{text}" for path, text in files.items())


def in_order(entry: str) -> list[str]:
    """All modules that this one imports, each after those that it imports itself; last the module."""
    found: list[str] = []

    def visit(module: str) -> None:
        for needed in imports_of(module):
            if needed not in found and needed != module:
                visit(needed)
        if module not in found:
            found.append(module)

    visit(entry)
    return found


def short(source: str) -> str:
    """A module's source without comments, docstrings and empty lines.

    >>> short('"Say."\\n\\nONE = 1  # one\\n')
    'ONE = 1\\n'
    """
    text = lean(source)
    kept = "".join(line + "\n" for line in text.split("\n") if line.strip())
    if ast.dump(ast.parse(kept)) != ast.dump(ast.parse(text)):
        raise Stop("A text of several lines would change: it may hold no empty line.")
    return kept


def write_days(out: Path, compiler: Path | None) -> None:
    """Write the packs of all packages for the page; raise Stop where a package has changed."""
    for each in read_packages():
        content = (HOME / f"{each.quarter}.txt").read_bytes()
        if hash_of(content) != each.hash:
            raise Stop(f"The package of {each.quarter} has changed. A day must stay as it is: take the change back.")
        keep(out / FOLDER / f"{each.quarter}.pack", _pack(each, content, compiler))


def _pack(each: "Package", content: bytes, compiler: Path | None) -> bytes:
    """The pack of a package, for the page."""

    def make(folder: Path) -> None:
        files = split_files(content.decode())
        code = compiled(files, compiler) if compiler else {path: text.encode() for path, text in files.items()}
        keep(folder / "pack", packed(code | {"names.txt": b"", f"{each.quarter}.css": b""}))

    inputs = [content, compiler or b"", "days 1"]
    return (made(f"days{each.quarter}", inputs, make) / "pack").read_bytes()


def told_list(out: Path) -> str:
    """The list for the page: quarter, hash, first and last day, and the SHA-256 of the pack in `out`."""
    rows = [(each, hash_of((out / FOLDER / f"{each.quarter}.pack").read_bytes())) for each in read_packages()]
    return "".join(f"{each.quarter} {each.hash} {each.first} {each.last} {pack}\n" for each, pack in rows)


def missing(today: date) -> str:
    """Which quarter's package should be there by now and is not, as a sentence; "" where all are."""
    wanted = number_of(today.year, today.month, today.day) + SOON
    if any(each.first <= wanted <= each.last for each in read_packages()):
        return ""
    year, month, _ = date_of(wanted)
    quarter = f"{year}-{(month + 2) // 3}"
    return f"The daily deals have no package for {quarter} yet: run `python build.py freeze {quarter}` and commit it."
