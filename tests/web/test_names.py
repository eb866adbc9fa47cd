"""Each id, each part of a dialog and each door that the page's modules ask for is there."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearts.web.browser import dom
from hearts.web.dialogs.directory import DIALOGS
from tests.web.fake import IDS, NAMED, WEB, exports

MODULES = sorted(WEB.rglob("*.py"))


def calls(path: Path, *names: str) -> Iterator[str]:
    """The texts that a module gives to functions of these names."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in names:
            yield from (part.value for part in node.args if isinstance(part, ast.Constant) and part.value)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_module_asks_for_ids_and_doors_that_there_are(path: Path) -> None:
    text = path.read_text("utf-8")
    asked = [str(id) for id in calls(path, "element", "copy_of", "getElementById")]
    asked += [id for one in calls(path, "first", "all_of", "inside", "querySelector") for id in NAMED.findall(str(one))]
    assert [id for id in asked if not IDS.fullmatch(id)] == []
    assert set(re.findall(r"\bdoors\.(\w+)", text)) <= set(exports("doors"))


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_asks_for_parts_that_it_has(name: str) -> None:
    module = importlib.import_module(DIALOGS[name].rpartition(".")[0])
    asked = [f"{name}-{part}" for part in calls(Path(str(module.__file__)), "part")]
    assert [id for id in asked if not IDS.fullmatch(id)] == []


def test_a_mistyped_id_and_a_mistyped_door_are_noticed() -> None:
    assert dom.element("hand") is not None
    with pytest.raises(AssertionError, match="has the id hnad"):
        dom.element("hnad")
    with pytest.raises(AssertionError, match="has the id hnad"):
        dom.first("#hnad .card")
    assert dom.doors.fits is not None
    with pytest.raises(AttributeError):
        dom.doors.fist  # noqa: B018
