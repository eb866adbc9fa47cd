"""The source hash of a mind: a hash over the source of all modules that it imports, by which records name it.

The source is normalised: without comments, docstrings, blank lines and what only a type checker reads. So a better
sentence in a docstring does not make another mind of it, and every Python gives the same hash.
"""

import ast
import tokenize
from functools import cache
from hashlib import sha256
from io import StringIO
from pathlib import Path

from hearts.engine.record import Record
from hearts.minds import named

HOME = Path(__file__).resolve().parents[2]  # the folder that holds the package


def minds_of(record: Record) -> str:
    """Return the hash that names the minds of a record: over each seat's mind, by its name and its source.

    Raises ValueError if there is no mind of the name in a seat.
    """
    return named.minds_of(record, source_of)


def hash_table() -> str:
    """Return the source hashes of all kinds of minds, as the page gets them."""
    return named.table(source_of)


@cache
def source_of(name: str) -> str:
    """Return the hash over the source of a module of `hearts.minds` and of all modules that it imports."""
    found: set[str] = set()
    waiting = [f"hearts.minds.{name}"]
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += imports_of(module)
    hasher = sha256()
    for module in sorted(found):
        text = normalise(_path(module).read_text(encoding="utf-8")).encode()
        hasher.update(f"{module} {len(text)}\n".encode() + text)
    return hasher.hexdigest()


@cache
def imports_of(module: str) -> list[str]:
    """Return the modules of the game that a module imports when it runs, at its top or in a function."""
    text = _path(module).read_text(encoding="utf-8")
    tree, found = ast.parse(text), []
    typed = {line for first, last in _typed(tree) for line in range(first, last + 1)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and node.lineno not in typed:
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and node.lineno not in typed:
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            found += [each if _path(each).exists() else node.module for each in inner]
    return [each for each in found if each.startswith("hearts.") and _path(each).exists()]


def normalise(text: str) -> str:
    """Return the source without comments, docstrings, blank lines and what only a type checker reads."""
    tree, lines = ast.parse(text), text.split("\n")
    for token in tokenize.generate_tokens(StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            line, column = token.start
            lines[line - 1] = lines[line - 1][:column]
    for first, last in _typed(tree) + _docstrings(tree):
        lines[first - 1 : last] = [""] * (last - first + 1)
    return "\n".join([line.rstrip() for line in lines if line.strip()]) + "\n"


def _typed(tree: ast.AST) -> list[tuple[int, int]]:
    """Return the first and the last line of each block that only a type checker reads."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            last = node.body[-1].end_lineno
            found.append((node.lineno, last or node.lineno))
    return found


def _docstrings(tree: ast.AST) -> list[tuple[int, int]]:
    found = []
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and type(first.value.value) is str:
                found.append((first.lineno, first.end_lineno or first.lineno))
    return found


def _path(module: str) -> Path:
    """Return where the source of a module lies."""
    parts = HOME.joinpath(*module.split("."))
    return parts / "__init__.py" if parts.is_dir() else parts.with_suffix(".py")
