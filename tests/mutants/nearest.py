"""A pytest plugin for the mutation run: learns which tests run which lines, and runs those of a changed line first."""

from __future__ import annotations

import json
import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage, CoverageData

LINES, SECONDS, ORDER = "lines.sqlite", "seconds.json", "order.json"  # what was learned, and what is to be run
IDLE = 300  # seconds that one test may take with a change, whatever it does


def pytest_configure(config: pytest.Config) -> None:
    """Learn into the folder MUTANTS_LEARN, or run the tests that the folder MUTANTS_ORDER says."""
    if folder := os.environ.get("MUTANTS_LEARN"):
        config.pluginmanager.register(Learn(Path(folder)))
    elif folder := os.environ.get("MUTANTS_ORDER"):
        config.pluginmanager.register(Order(Path(folder)))


class Learn:
    """Notes for each test the lines that it runs, and its processor time in seconds."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seconds: dict[str, float] = {}
        self.coverage = Coverage(data_file=str(folder / LINES), source=["py/hearts"], config_file=False)
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        before = time.process_time()
        done = yield
        self.seconds[item.nodeid] = time.process_time() - before
        self.coverage.switch_context("")
        return done

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        self.coverage.save()
        (self.folder / SECONDS).write_text(json.dumps(self.seconds), "utf-8")


class Order:
    """Runs the tests that are named, in this order.

    A test that takes ten times as long as it did ends the run: that is a change that was noticed.
    """

    def __init__(self, folder: Path) -> None:
        names = json.loads((folder / ORDER).read_text("utf-8"))
        self.place = {name: place for place, name in enumerate(names)}
        self.seconds: dict[str, float] = json.loads((folder / SECONDS).read_text("utf-8"))

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wanted = [one for one in items if one.nodeid in self.place]
        items[:] = sorted(wanted, key=lambda one: self.place[one.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        signal.setitimer(signal.ITIMER_PROF, 10 + 10 * self.seconds.get(item.nodeid, 10))
        signal.alarm(IDLE)
        done = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.alarm(0)
        return done


def running(folder: Path, path: Path, lines: range) -> list[str]:
    """The tests that run these lines of a module, the quickest first.

    Where nothing begins at a line, it goes with the one above. What runs as a module is imported runs in no test of its
    own: there it is all that run anything of the module, or of one that imports it.
    """
    data = CoverageData(str(folder / LINES))
    data.read()
    contexts = data.contexts_by_lineno(str(path))
    found: set[str] = set()
    for line in lines:
        while line and not contexts.get(line):
            line -= 1
        found.update(contexts.get(line, []))
    if not found - {""}:
        called = re.compile(rf"\b{path.parent.name}(\.| import ){path.stem}\b")
        for name in data.measured_files():
            if name == str(path) or called.search(Path(name).read_text("utf-8")):
                found.update(*data.contexts_by_lineno(name).values())
    seconds = json.loads((folder / SECONDS).read_text("utf-8"))
    return sorted(found - {""}, key=lambda name: (seconds.get(name, 0), name))
