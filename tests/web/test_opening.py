"""Which dialogs open where several are asked for before the first is there."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, ClassVar
from unittest.mock import MagicMock

import pytest

from hearts.web.dialogs import dialog as module
from hearts.web.dialogs import registry
from hearts.web.dialogs.dialog import Dialog
from hearts.web.dialogs.registry import Dialogs
from hearts.web.request import OpponentAt, Request


class Opened:
    """Stands for a dialog: notes in `LINES` that it was opened, and about what."""

    LINES: ClassVar[list[str]] = []

    def __init__(self, name: str) -> None:
        self.name = name

    def open(self, request: Request) -> None:
        assert request.opens == self.name
        self.LINES.append(self.name + (f" {request.side}" if isinstance(request, OpponentAt) else ""))

    def follow(self, scene: object) -> None:
        """Nothing."""


@pytest.fixture
def dialogs(monkeypatch: pytest.MonkeyPatch) -> Dialogs:
    """Dialogs whose pack is there, and whose steps are taken by `all_steps`."""
    Opened.LINES = []
    pack = MagicMock(there=False)
    pack.need = lambda told: told(True)
    found = Dialogs(MagicMock(), pack, MagicMock())
    found._made = {name: Opened(name) for name in ("settings", "opponent", "install", "curtain")}
    found.steps = []
    monkeypatch.setattr(registry.clock, "in_steps", lambda steps, work: (next(steps), found.steps.append(steps)))
    return found


def all_steps(dialogs: Dialogs) -> list[str]:
    """What was opened, in order, when all steps are taken."""
    for steps in dialogs.steps:
        list(steps)
    return Opened.LINES


@pytest.mark.parametrize("first, second", [("open", "offer"), ("offer", "open")])
def test_what_the_page_offers_does_not_shut_out_what_the_player_asked_for(dialogs, first, second):
    getattr(dialogs, first)(Request("settings" if first == "open" else "install"))
    getattr(dialogs, second)(Request("settings" if second == "open" else "install"))
    assert sorted(all_steps(dialogs)) == ["install", "settings"]


def test_of_two_that_the_player_asks_for_the_later_opens(dialogs):
    dialogs.open(Request("settings"))
    dialogs.read("opponent 2")
    assert all_steps(dialogs) == ["opponent 2"]


def test_asked_for_twice_it_opens_once(dialogs):
    dialogs.read("settings")
    dialogs.read("settings")
    assert all_steps(dialogs) == ["settings"]


def test_nothing_that_comes_late_lies_over_the_curtain(dialogs):
    dialogs.open(Request("settings"))
    dialogs.offer(Request("install"))
    dialogs.show(SimpleNamespace(curtain=object(), ending=None))
    assert all_steps(dialogs) == []


@pytest.mark.parametrize("curtain", [-1, 2])
def test_what_is_filled_while_the_curtain_comes_down_does_not_lie_over_it(
    curtain: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who sits down next would see it."""
    monkeypatch.setattr(module, "clock", SimpleNamespace(since_start=lambda: 0))
    director, shown = SimpleNamespace(curtain=-1), []

    def fill(request: Request) -> Iterator[None]:
        director.curtain = curtain
        yield

    dialog: Any = object.__new__(Dialog)
    dialog.session, dialog.fill, dialog.show = SimpleNamespace(director=director), fill, lambda: shown.append(True)
    list(dialog._opening(Request("")))
    assert shown == [True] * (curtain < 0)
