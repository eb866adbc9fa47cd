"""A key still down, and the second half of a double click or tap, press nothing that has come since."""

import sys
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from hearts.web.dialogs.hint import Hint
from hearts.web.dialogs.problem import Problem
from hearts.web.dialogs.replay import ReplayPanel
from hearts.web.table import presses as module
from hearts.web.table.presses import Presses


class Page:
    """The page with keys and fingers on it, and these cards in the hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: dict[str, Any] = {}
        self.body: set[str] = set()
        self.now, self.under = 10_000.0, ""
        self.cards = SimpleNamespace(hand=["QS", "KS", "AS"], lifted="")
        dom = SimpleNamespace(
            listen_first=lambda kind, act: self.heard.update({kind: act}),
            at_point=lambda x, y: self.under,
            body=SimpleNamespace(hasAttribute=lambda name: name in self.body),
        )
        monkeypatch.setattr(module, "dom", dom)
        monkeypatch.setattr(module, "clock", SimpleNamespace(since_start=lambda: self.now))
        monkeypatch.setattr(module, "code_of", lambda node: node)
        cards: Any = self.cards
        Presses(cards)

    def press(self, key: str, target: str, repeat: bool = False) -> MagicMock:
        event = MagicMock(key=key, repeat=repeat, target=target)
        self.heard["keydown"](event)
        return event

    def presses(self, key: str, target: str, repeat: bool = False) -> bool:
        """Whether the browser does what it does by itself on this key: press the button there, or close the dialog."""
        return not self.press(key, target, repeat).preventDefault.called

    def click(self, code: str, detail: int) -> bool:
        """Whether anybody hears of this click."""
        event = MagicMock(target=code, detail=detail)
        self.heard["click"](event)
        assert event.stopPropagation.called == event.preventDefault.called
        return not event.stopPropagation.called

    def tap(self, code: str, x: float = 5, after: float = 120, kind: str = "touch") -> bool:
        """Whether anybody hears of this tap, so many milliseconds later."""
        self.now, self.under = self.now + after, code
        event = MagicMock(pointerType=kind, clientX=x, clientY=5)
        self.heard["pointerup"](event)
        return not event.stopPropagation.called


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    return Page(monkeypatch)


@pytest.mark.parametrize("key", ["Enter", " ", "Escape"])
def test_a_held_key_presses_nothing_in_a_dialog_that_has_opened_since(page: Page, key: str) -> None:
    """A held Enter answered how a moon counts, and then the deal's end."""
    assert page.presses(key, "a button")
    assert page.presses(key, "a button", repeat=True)
    assert not page.presses(key, "a button of the dialog", repeat=True)
    assert not page.presses(key, "a button of the next dialog", repeat=True)
    assert not page.presses(key, "a button", repeat=True), "the dialog has given the keyboard back"
    assert page.presses(key, "a button of the dialog")


@pytest.mark.parametrize("key", ["ArrowLeft", "x"])
def test_a_held_key_that_presses_nothing_goes_on_elsewhere(page: Page, key: str) -> None:
    page.press(key, "a card")
    assert page.presses(key, "another card", repeat=True)


@pytest.mark.parametrize("state", ["data-resting", "data-demo"])
def test_the_key_that_began_it_and_is_still_down_does_not_end_it(page: Page, state: str) -> None:
    """A held Enter on “Play for me” leant back and took over again, ten times a second."""
    page.press("Enter", "a button")
    assert not page.press("Enter", "the table", repeat=True).stopPropagation.called, "it hastens"
    page.body.add(state)
    assert page.press("Enter", "the table", repeat=True).stopPropagation.called
    assert not page.press("Enter", "the table").stopPropagation.called


def test_the_second_half_of_a_double_click_plays_nothing_that_has_closed_up(page: Page) -> None:
    """Two cards of one's own fell in five of nine double clicks."""
    assert page.click("KS", 1)
    page.cards.hand.remove("KS")
    assert not page.click("AS", 2)
    assert not page.click("", 3), "nor does what else lies there: a dialog, or the table"
    assert page.click("AS", 1)


@pytest.mark.parametrize("first", ["KS", ""])
def test_the_second_half_of_any_other_double_click_counts(page: Page, first: str) -> None:
    """Where each card is to be confirmed it plays the one that the first half has lifted."""
    assert page.click(first, 1)
    assert page.click("KS", 2)


def test_a_keyboards_click_is_no_half_of_a_double_click(page: Page) -> None:
    page.click("KS", 1)
    page.cards.hand.remove("KS")
    assert page.click("", 0)


def test_the_second_half_of_a_double_tap_plays_nothing_that_has_closed_up(page: Page) -> None:
    assert page.tap("KS")
    page.cards.hand.remove("KS")
    assert not page.tap("AS")
    assert page.tap("AS", after=600)


@pytest.mark.parametrize("more", [{"x": 60}, {"after": 600}, {"kind": "mouse"}])
def test_another_tap_is_no_half_of_a_double_tap(page: Page, more: dict[str, Any]) -> None:
    page.tap("KS")
    page.cards.hand.remove("KS")
    assert page.tap("AS", **more)


def test_a_tap_that_chose_what_another_had_lifted_begins_no_double_tap(page: Page) -> None:
    """Quick fingers lift the next card: that plays nothing."""
    page.cards.lifted = "KS"
    page.tap("KS")
    page.cards.hand.remove("KS")
    assert page.tap("AS")


@pytest.mark.parametrize("kind", [Hint, Problem, ReplayPanel])
def test_escape_that_is_still_down_closes_the_dialog_alone_and_not_what_lies_on_the_table(
    monkeypatch: pytest.MonkeyPatch, kind: Any
) -> None:
    monkeypatch.setattr(sys.modules[kind.__module__].dom, "first", lambda selector: None)
    monkeypatch.setattr(kind, "is_open", True)
    panel, closed = object.__new__(kind), MagicMock()
    panel.close, panel._quiz, panel._by_key = closed, MagicMock(), {}
    for repeat in (True, False):
        assert not closed.called
        event = MagicMock(key="Escape", repeat=repeat, ctrlKey=False, metaKey=False, altKey=False)
        event.target.closest.return_value = None
        panel._key(event)
    assert closed.called
