"""Runs a module of this repository by PyPy, two to four times as quick where minds think, with the same results.

    PYTHONPATH=py nice -n 19 pypy3 research/by_pypy.py tests.bench.ceiling --out research/ceiling.jsonl --seed 58

PyPy's Python may be 3.9, and ours is written for a later one. So annotations are left as texts, an alias of two classes
becomes `object`, and what 3.9 lacks is given to it. The arena starts other programs in a way that 3.9 does not know:
there the arena runs by CPython, and its minds play by PyPy (`"new=exec:env PYTHONPATH=py pypy3 research/by_pypy.py
hearts bot iq:180"`).
"""

from __future__ import annotations
import __future__

import ast
import builtins
import datetime
import itertools
import runpy
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType
from typing import Any

OURS = ("hearts", "tests", "research")
TEXTS = __future__.annotations.compiler_flag
plain_zip = builtins.zip


class Loader(SourceFileLoader):
    """Loads a module of ours."""

    def get_code(self, fullname: str) -> CodeType:
        """Compile the source; nothing compiled is kept beside it, for CPython would take it."""
        path = self.get_filename(fullname)
        tree = ast.parse(self.get_data(path), path)
        for one in tree.body:
            if isinstance(one, ast.Assign) and _of_classes(one.value):
                one.value = ast.copy_location(ast.Name("object", ast.Load()), one.value)
        code: CodeType = compile(tree, path, "exec", flags=TEXTS, dont_inherit=True)
        return code


class Finder(PathFinder):
    """Finds modules of ours, and gives them that loader."""

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how to load a module; None if it is none of ours."""
        spec = PathFinder.find_spec(fullname, path, target) if fullname.split(".")[0] in OURS else None
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = Loader(spec.loader.name, spec.loader.path)
        return spec


def _of_classes(value: ast.expr) -> bool:
    """Return True for an alias like `Root = PlayRoot | PassRoot`; constants, all in capitals, are numbers."""
    if not isinstance(value, ast.BinOp) or not isinstance(value.op, ast.BitOr):
        return False
    return isinstance(value.left, ast.Name) and not value.left.id.isupper()


def strict_zip(*every: Iterable[Any], strict: bool = False) -> Iterator[tuple[Any, ...]]:
    """Zip as later Pythons do."""
    if not strict:
        return plain_zip(*every)
    whole = [list(one) for one in every]
    if len({len(one) for one in whole}) > 1:
        raise ValueError("zip() arguments differ in length")
    return plain_zip(*whole)


def pairwise(every: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    """Yield each with the next one."""
    whole = list(every)
    return plain_zip(whole, whole[1:])


def main() -> None:
    """Run the module that the first argument names, with the others."""
    sys.meta_path.insert(0, Finder)
    if not hasattr(itertools, "pairwise"):  # of the same Python as the strict zip
        vars(builtins)["zip"], vars(itertools)["pairwise"] = strict_zip, pairwise
    if not hasattr(datetime, "UTC"):
        vars(datetime)["UTC"] = datetime.timezone(datetime.timedelta(0))
    del sys.argv[0]
    sys.path.insert(0, "")
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
