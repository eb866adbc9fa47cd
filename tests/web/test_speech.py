"""Notices: a problem is read to its end, and what is told meanwhile comes after it."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock, call

import pytest

from hearts.web.table import speech as module
from hearts.web.table.speech import Speech

UNKEPT, NO_MINDS, BACK, WHY = ("unkept", "problem"), ("no minds", "problem"), ("back", "news"), ("not now", "why")


class Page:
    """The notice as it stands: the sentence that is shown, or nothing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.acts: dict[str, Any] = {}
        self.timers: list[Any] = []
        self.nodes: list[Any] = []
        dom = SimpleNamespace(
            element=lambda name: MagicMock(name=name),
            listen_everywhere=lambda kind, act: self.acts.update({kind: act}),
        )
        monkeypatch.setattr(module, "dom", dom)
        monkeypatch.setattr(module, "clock", SimpleNamespace(later=lambda wait, act: self.timers.append(act)))
        self.speech = Speech()

    @property
    def shown(self) -> str:
        node = self.speech._notice.node
        return "" if node.hidden is True else str(node.textContent)

    @property
    def spoken(self) -> str:
        return str(self.speech._live.node.textContent)

    def tell(self, *several: "tuple[str, str]") -> None:
        for text, kind in several:
            self.speech.notice(text, kind)

    def pass_time(self) -> None:
        """Until the last notice that is shown has been read."""
        self.timers[-1]()


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    return Page(monkeypatch)


@pytest.mark.parametrize("later", [NO_MINDS, BACK])
def test_a_problem_stays_until_it_has_been_read(page: Page, later: "tuple[str, str]") -> None:
    """That nothing can be saved stood for 0.2 s: then it was told that the opponents cannot think."""
    page.tell(UNKEPT, later, later)
    assert page.shown == page.spoken == "unkept"
    page.pass_time()
    assert page.spoken == later[0]
    assert page.shown == later[0]
    page.pass_time()
    assert page.shown == ""


def test_an_answer_to_what_somebody_does_comes_at_once(page: Page) -> None:
    page.tell(UNKEPT, WHY)
    assert page.shown == "not now"


def test_any_act_shows_that_it_has_been_read(page: Page) -> None:
    page.tell(UNKEPT, NO_MINDS)
    page.acts["pointerdown"](None)
    assert page.shown == "no minds"
    page.acts["keydown"](None)
    assert page.shown == ""


def test_news_gives_way_to_news(page: Page) -> None:
    page.tell(BACK, UNKEPT)
    assert page.shown == "unkept"


def test_a_notice_in_place_of_one_that_is_shown_rises_as_a_new_one(page: Page) -> None:
    """Other words in an element that is shown change its height: the browser told of a layout that shifts."""
    node = page.speech._notice.node
    page.tell(BACK)
    done = MagicMock()
    done.attach_mock(node.remove, "remove")
    done.attach_mock(page.speech._live.node.before, "before")
    page.tell(WHY)
    assert done.mock_calls == [call.remove(), call.before(node)]


def test_an_earlier_notice_ends_no_later_one(page: Page) -> None:
    page.tell(BACK, WHY)
    page.timers[0]()
    assert page.shown == "not now"
