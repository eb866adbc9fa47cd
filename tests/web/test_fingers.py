"""Fingers on the hand: which clicks are echoes of a touch, and what becomes of a finger that was lost."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from hearts.web.table import fingers
from hearts.web.table.fingers import Fingers


class Hand:
    """The hand with fingers on it; `now` is the time in milliseconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 10_000.0
        monkeypatch.setattr(fingers, "clock", SimpleNamespace(since_start=lambda: self.now))
        heard: dict[str, Any] = {}
        dom = SimpleNamespace(
            element=lambda name: MagicMock(name=name),
            listen=lambda node, kind, act: heard.update({kind: act}),
            at_point=lambda x, y: None,
            capture=lambda node, pointer: None,
        )
        monkeypatch.setattr(fingers, "dom", dom)
        self.heard = heard
        self.chooser = MagicMock(name="chooser")
        self.cards = MagicMock(name="cards", lifted="")
        self.fingers = Fingers(self.cards, self.chooser)

    def event(self, kind: str, pointer: int = 1, card: str = "QS", **more: object) -> None:
        given = {"pointerId": pointer, "pointerType": "touch", "isPrimary": True, "clientX": 5, "clientY": 5, **more}
        self.heard[kind](SimpleNamespace(target=Node(card), **given))

    def tap(self, pointer: int = 1, card: str = "QS") -> None:
        self.event("pointerdown", pointer, card)
        self.event("pointerup", pointer, card)

    def echoes(self, after: float, inside: bool = True, **more: object) -> bool:
        """Whether a click so many milliseconds later is an echo."""
        self.now += after
        return self.fingers.echoes(SimpleNamespace(target=Node("", inside), **more))

    @property
    def tapped(self) -> list[str]:
        return [call.args[0] for call in self.chooser.tap.call_args_list]


class Node:
    """What was touched: a card of the hand, or a place in the hand or beside it."""

    def __init__(self, card: str, inside: bool = True) -> None:
        self.card, self.inside = card, inside

    def closest(self, selector: str) -> object:
        if selector == "#hand .card":
            return SimpleNamespace(getAttribute=lambda name: self.card) if self.card else None
        return self if self.inside else None


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    return Hand(monkeypatch)


@pytest.mark.parametrize("after", [5, 650, 750, 5000])
@pytest.mark.parametrize("kind", ["touch", "pen"])
def test_the_click_after_a_touch_is_its_echo_however_late_it_comes(hand: Hand, after: float, kind: str) -> None:
    """A slow phone took back, 700 ms later, the card that the tap had chosen."""
    hand.tap()
    assert hand.tapped == ["QS"] and hand.echoes(after, pointerType=kind)


def test_a_click_of_the_mouse_is_none_however_soon_it_comes(hand: Hand) -> None:
    hand.tap()
    assert not hand.echoes(5, pointerType="mouse")


@pytest.mark.parametrize("more", [{}, {"pointerType": None}, {"pointerType": ""}])
@pytest.mark.parametrize(("after", "echo"), [(5, True), (650, True), (750, False)])
def test_where_the_browser_does_not_tell_the_time_does(
    hand: Hand, more: dict[str, object], after: float, echo: bool
) -> None:
    hand.tap()
    assert hand.echoes(after, **more) == echo


def test_a_touch_beside_the_cards_of_the_hand_has_no_echo(hand: Hand) -> None:
    hand.tap()
    hand.tap(2, card="")
    assert not hand.echoes(800, pointerType="touch")


def test_a_click_elsewhere_is_no_echo(hand: Hand) -> None:
    hand.tap()
    assert not hand.echoes(5, inside=False, pointerType="touch")


def test_a_second_finger_does_nothing_while_the_first_is_down(hand: Hand) -> None:
    hand.event("pointerdown", 1, "QS")
    hand.event("pointerdown", 2, "KS", isPrimary=False)
    hand.event("pointercancel", 2, "KS")
    hand.event("pointerup", 2, "KS")
    assert hand.tapped == []
    hand.event("pointerup", 1, "QS")
    assert hand.tapped == ["QS"]


def test_a_finger_whose_end_was_never_heard_does_not_keep_others_from_playing(hand: Hand) -> None:
    hand.event("pointerdown", 1, "QS")
    hand.tap(2, "KS")
    assert hand.tapped == ["KS"]


def test_a_finger_that_lost_the_hand_lets_go_of_its_card(hand: Hand) -> None:
    hand.event("pointerdown", 1, "QS")
    hand.event("pointermove", 1, "QS", clientY=-30)
    hand.event("lostpointercapture", 1)
    hand.cards.drag.assert_called_with("QS", 0, 0)
    hand.event("pointerup", 1)
    hand.tap(2, "KS")
    assert hand.tapped == ["KS"] and not hand.chooser.choose.called
