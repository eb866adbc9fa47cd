"""What every test starts with: Hypothesis repeats its examples, and tests that measure time can be run alone."""

from pathlib import Path

import pytest
from hypothesis import settings

from hearts.arena import cldr

ALONE = "mark.alone"  # what stands in each file that has a test which is run alone

cldr.use()  # as the page has Intl
settings.register_profile("repeatable", deadline=None, derandomize=True, database=None)
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--alone` divides the tests for `build.py test`; `--whole` is for a night in which every combination is tried."""
    said = "leave the tests that measure time out, or run only them"
    parser.addoption("--alone", choices=["no", "only"], help=said)
    parser.addoption("--whole", action="store_true", help="run also the tests that are one more of many like them")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where only the tests that run alone are asked for, leave out every file that has none: it takes long to read."""
    if config.getoption("alone") == "only" and collection_path.name.startswith("test_") and collection_path.is_file():
        return True if ALONE not in collection_path.read_text("utf-8") else None
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep what is asked for; the slow ones come first, so that no process ends with one while others rest."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    parts: dict[bool, list[pytest.Item]] = {True: [], False: []}
    for item in items:
        if item.get_closest_marker("alone") and ALONE not in item.path.read_text("utf-8"):
            raise pytest.UsageError(f"{item.nodeid} is run alone, and its file does not have “{ALONE}” in it.")
        parts[wanted(item, config)].append(item)
    items[:] = parts[True]
    config.hook.pytest_deselected(items=parts[False])


def wanted(item: pytest.Item, config: pytest.Config) -> bool:
    """Whether this run takes the test."""
    alone, whole = (item.get_closest_marker(name) is not None for name in ("alone", "whole"))
    asked = config.getoption("alone")
    return (not asked or alone == (asked == "only")) and (not whole or config.getoption("whole"))
