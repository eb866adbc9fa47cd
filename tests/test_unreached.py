"""The product has no name that only tests use, and the list of such names finds one."""

from pathlib import Path

from tools.places import ROOT
from tools.unreached import ALLOWED, BUILDING, unreached


def test_each_name_of_the_product_is_used_by_the_product() -> None:
    assert unreached() == []


def test_each_allowed_name_is_still_there() -> None:
    assert [name for name in ALLOWED if not any(f" {name}" in line for line in unreached(allowed={}))] == []


def test_a_room_that_is_being_built_is_excepted_until_the_product_opens_it() -> None:
    for room in BUILDING:
        package = room.removeprefix("py/").strip("/").replace("/", ".")
        others = [path for path in (ROOT / "py").rglob("*.py") if not path.is_relative_to(ROOT / room)]
        assert [path for path in others if package in path.read_text("utf-8").replace(f"`{package}", "")] == []


def test_a_name_that_nothing_uses_is_found(tmp_path: Path) -> None:
    module = tmp_path / "py/hearts/one.py"
    module.parent.mkdir(parents=True)
    module.write_text("def used():\n    return 1\n\ndef dead():\n    return used()\n\nSHOWN = 1\nHIDDEN = 2\n")
    (tmp_path / "index.html").write_text("<p data-do='SHOWN'>")
    assert unreached(tmp_path) == ["py/hearts/one.py:4 dead", "py/hearts/one.py:8 HIDDEN"]
