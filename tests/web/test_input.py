"""Keys and clicks on the table: a key that is held down, and the second half of a double click."""

import sys
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from hearts.web.dialogs.hint import Hint
from hearts.web.dialogs.problem import Problem
from hearts.web.dialogs.replay import Replay
from hearts.web.table import input as module
from hearts.web.table.input import Input


class Keys:
    """The page with keys on it; `done` are the commands that they gave."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.first: dict[str, Any] = {}
        self.then: dict[str, Any] = {}
        self.body: set[str] = set()
        self.done: list[str] = []
        dom = SimpleNamespace(
            element=lambda name: MagicMock(name=name),
            listen=lambda node, kind, act: None,
            listen_first=lambda kind, act: self.first.update({kind: act}),
            listen_everywhere=lambda kind, act: self.then.update({kind: act}),
            first=lambda selector: None,
            body=SimpleNamespace(hasAttribute=lambda name: name in self.body),
        )
        monkeypatch.setattr(module, "dom", dom)
        for name in ("LastTrick", "Fingers"):
            monkeypatch.setattr(module, name, MagicMock())
        Input(MagicMock(focused=lambda: ""), MagicMock(), self.done.append)

    def press(self, key: str, target: str, repeat: bool = False) -> bool:
        """Whether the browser does what it does by itself on this key: press the button there, or close the dialog."""
        event = MagicMock(key=key, repeat=repeat, ctrlKey=False, metaKey=False, altKey=False)
        event.target = Target(target)
        self.first["keydown"](event)
        if not event.stopPropagation.called:
            self.then["keydown"](event)
        return not event.preventDefault.called


class Target(str):
    """What has the keyboard; its name tells whether it is a button."""

    __slots__ = ()

    def closest(self, selector: str) -> object:
        return self if "button" in self and selector == "button" else None


@pytest.fixture
def keys(monkeypatch: pytest.MonkeyPatch) -> Keys:
    return Keys(monkeypatch)


@pytest.mark.parametrize("key", ["Enter", " ", "Escape"])
def test_a_held_key_presses_nothing_in_a_dialog_that_has_opened_since(keys: Keys, key: str) -> None:
    assert keys.press(key, "a button")
    assert keys.press(key, "a button", repeat=True)
    assert not keys.press(key, "a button of the dialog", repeat=True)
    assert not keys.press(key, "a button of the next dialog", repeat=True)
    assert not keys.press(key, "a button", repeat=True), "the dialog has given the keyboard back"
    assert keys.press(key, "a button of the dialog")


@pytest.mark.parametrize("key", ["ArrowLeft", "x"])
def test_a_held_key_that_presses_nothing_goes_on_elsewhere(keys: Keys, key: str) -> None:
    keys.press(key, "a field")
    keys.body.add("elsewhere")
    event = MagicMock(key=key, repeat=True, target=Target("another field"))
    keys.first["keydown"](event)
    assert not event.preventDefault.called


@pytest.mark.parametrize(("state", "line"), [("data-resting", "joe"), ("data-demo", "open demo")])
def test_the_key_that_began_it_and_is_still_down_does_not_end_it(keys: Keys, state: str, line: str) -> None:
    """A held Enter on “Play for me” leant back and took over again, ten times a second."""
    keys.body.add(state)
    keys.press("Enter", "the table", repeat=True)
    assert keys.done == []
    keys.press("Enter", "the table")
    assert keys.done == [line]


@pytest.mark.parametrize("kind", [Hint, Problem, Replay])
def test_escape_that_is_still_down_closes_the_dialog_alone_and_not_what_lies_on_the_table(
    monkeypatch: pytest.MonkeyPatch, kind: Any
) -> None:
    monkeypatch.setattr(sys.modules[kind.__module__].dom, "first", lambda selector: None)
    monkeypatch.setattr(kind, "is_open", True)
    panel, closed = object.__new__(kind), MagicMock()
    panel.close, panel._quiz, panel._keys = closed, MagicMock(), {}
    for repeat in (True, False):
        assert not closed.called
        event = MagicMock(key="Escape", repeat=repeat, ctrlKey=False, metaKey=False, altKey=False)
        event.target.closest.return_value = None
        panel._key(event)
    assert closed.called


def test_half_of_a_double_click_goes_to_nobody_if_the_other_half_played_a_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keys = Keys(monkeypatch)
    module.Fingers.return_value.follows_card.side_effect = [False, True]  # type: ignore[attr-defined]
    first, second = MagicMock(), MagicMock()
    keys.first["click"](first)
    keys.first["click"](second)
    assert not first.stopPropagation.called and not first.preventDefault.called
    second.stopPropagation.assert_called_once_with()
    second.preventDefault.assert_called_once_with()
