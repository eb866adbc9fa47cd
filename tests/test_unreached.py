"""The product has no name that only tests use, and the list of such names finds one."""

from pathlib import Path

from tools.unreached import ALLOWED, unreached


def test_each_name_of_the_product_is_used_by_the_product() -> None:
    assert unreached() == []


def test_each_allowed_name_is_still_there() -> None:
    assert [name for name in ALLOWED if not any(f" {name}" in line for line in unreached(allowed={}))] == []


def test_a_name_that_nothing_uses_is_found(tmp_path: Path) -> None:
    module = tmp_path / "py/hearts/one.py"
    module.parent.mkdir(parents=True)
    module.write_text("def used():\n    return 1\n\ndef dead():\n    return used()\n\nSHOWN = 1\nHIDDEN = 2\n")
    (tmp_path / "index.html").write_text("<p data-do='SHOWN'>")
    assert unreached(tmp_path) == ["py/hearts/one.py:4 dead", "py/hearts/one.py:8 HIDDEN"]
