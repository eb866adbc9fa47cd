"""Say which modules, classes and functions are the longest, for a person to judge: nothing fails here.

    python -m tools.sizes [--top 15] [FOLDER]

Lines are counted without empty ones, comments and docstrings. A long class that is one thing is no fault; one that is
two should be two.
"""

import argparse
import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.bundle import lean
from tools.places import ROOT

Scope = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Size(NamedTuple):
    """How long a piece of code is, and how many names it holds: functions of a module, methods of a class."""

    lines: int
    names: int
    where: str


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a table for modules, classes and functions."""
    parser = argparse.ArgumentParser(prog="python -m tools.sizes", description="The longest pieces of code.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "py/hearts", help="where to look (py/hearts)")
    parser.add_argument("--top", type=int, default=15, help="how many of each kind (default 15)")
    options = parser.parse_args(arguments)
    found = sizes(sorted(options.folder.resolve().rglob("*.py")))
    for kind, several in found.items():
        print(f"\n{kind}: {len(several)}, {sum(one.lines for one in several) / max(len(several), 1):.0f} lines each")
        for one in sorted(several, reverse=True)[: options.top]:
            print(f"{one.lines:6} lines {one.names:4} names  {one.where}")
    return 0


def sizes(modules: Sequence[Path]) -> dict[str, list[Size]]:
    """The sizes of all modules, classes and functions in these files."""
    found: dict[str, list[Size]] = {"Modules": [], "Classes": [], "Functions": []}
    for module in modules:
        where = module.relative_to(ROOT).as_posix() if module.is_relative_to(ROOT) else module.as_posix()
        text = lean(module.read_text("utf-8"))
        lines, tree = text.splitlines(), ast.parse(text)
        found["Modules"].append(Size(len([line for line in lines if line.strip()]), held(tree), where))
        for scope in scopes(tree):
            kind = "Classes" if isinstance(scope, ast.ClassDef) else "Functions"
            inside = lines[scope.lineno - 1 : scope.end_lineno]
            size = len([line for line in inside if line.strip()])
            found[kind].append(Size(size, held(scope), f"{where}:{scope.lineno} {scope.name}"))
    return found


def scopes(tree: ast.AST) -> Iterator[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every class and function, nested ones too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def held(scope: Scope) -> int:
    """How many classes and functions stand directly in this one."""
    return len([one for one in scope.body if isinstance(one, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)])


if __name__ == "__main__":
    raise SystemExit(main())
