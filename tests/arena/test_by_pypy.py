"""What an older Python needs to run our modules: aliases without `|`, annotations as texts, and what it lacks."""

import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest

from research import by_pypy

ROOT = Path(__file__).parents[2]
MODULE = """
class First:
    pass


ONE, TWO = 1, 2
Alias = First | None
MASK = ONE | TWO


def of(one: list[int] | None) -> First | None:
    return None
"""


def test_an_alias_of_classes_becomes_an_object_and_annotations_stay_texts(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(MODULE, encoding="utf-8")
    found: dict[str, object] = {}
    exec(by_pypy.Loader("module", str(path)).get_code("module"), found)
    assert found["Alias"] is object and found["MASK"] == 3
    of = found["of"]
    assert isinstance(of, FunctionType)
    assert of.__annotations__ == {"one": "list[int] | None", "return": "First | None"}


def test_zip_is_strict_where_it_is_asked_to_be() -> None:
    assert list(by_pypy.strict_zip([1, 2], "ab", strict=True)) == [(1, "a"), (2, "b")]
    assert list(by_pypy.strict_zip([1, 2], "a")) == [(1, "a")]
    with pytest.raises(ValueError, match="length"):
        by_pypy.strict_zip([1, 2], "a", strict=True)
    assert list(by_pypy.pairwise("abc")) == [("a", "b"), ("b", "c")]


def test_a_module_so_run_does_what_it_does_otherwise(tmp_path: Path) -> None:
    written = []
    for how in (["-m"], ["research/by_pypy.py"]):
        out = tmp_path / f"values{len(written)}"
        rest = ["--out", str(out), "--deals", "1", "--worlds", "2", "--packets", "3", "--others", "1"]
        command = [sys.executable, *how, "research.packets", *rest]
        subprocess.run(command, cwd=ROOT, env={"PYTHONPATH": "py"}, check=True)
        written.append(out.read_text("utf-8"))
    assert written[0] == written[1] and written[0].count("\n") == 4
