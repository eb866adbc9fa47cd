"""The page of a day tells how far it is played, and what is known of par, in every state."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from hearts.app.keeping.attempts import Attempt, Attempts
from hearts.app.keeping.store import Store
from hearts.app.tasks import at_once
from hearts.app.words.locale import say
from hearts.app.words.measures import month
from hearts.web import days
from hearts.web.days import Daily
from hearts.web.same.daily import Today

DONE = Attempt(27, "5", "9", (1, 2, 3, 10), (), (), "")


def page(state: str, attempt: Attempt | None, counts: bool = False) -> "dict[str, Any]":
    """The parts of the page of day 27, as it is written."""
    parts: dict[str, Any] = {}
    dialog: Any = object.__new__(Today)
    dialog.part = lambda name: parts.setdefault(name, MagicMock())
    dialog.context, dialog._number, dialog._month = MagicMock(), 27, (2026, 11)
    several = Attempts([attempt] if attempt else [])
    dialog._daily = SimpleNamespace(
        today=27, days=several, streak=(3, 5), state=lambda number: state, played=lambda number: 2,
        counts=lambda number: counts, late=lambda number: False,
    )  # fmt: skip
    dialog._write()
    return parts


def test_a_day_that_was_begun_says_how_far_it_is() -> None:
    parts = page("begun", Attempt(27, "5", "", (), (), (), ""))
    assert parts["state"].textContent == say("daily-begun", played=2, deals=4)
    assert parts["streak"].textContent == "Streak: 3 days · Longest: 5"
    assert parts["month"].textContent == month(2026, 11)
    assert parts["days"].innerHTML.startswith('<li aria-hidden="true"></li>' * 6 + "<li><button"), "it was a Sunday"


@pytest.mark.parametrize(("counts", "rest"), [(True, "daily-par-coming"), (False, "daily-par-none")])
def test_a_result_without_par_tells_the_points_and_what_becomes_of_par(counts: bool, rest: str) -> None:
    assert page("done", DONE, counts)["state"].innerHTML == f"<b>16 points.</b> {say(rest)}"


def test_a_result_with_par_tells_it_first() -> None:
    told = page("done", Attempt(27, "5", "9", (1, 2, 3, 10), (4, 4, 4, 4), (), ""))["state"].innerHTML
    assert told == f"<b>{say('daily-even')}.</b> {say('daily-state', state='done')}"


def test_whoever_looks_hears_that_par_could_not_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the page says for ever that par is being played."""
    heard: list[bool] = []
    monkeypatch.setattr(days.packages, "fetch_list", lambda: "", raising=False)
    monkeypatch.setattr(days.packages, "strongest", lambda: "", raising=False)
    store = Store({"hearts.days": Attempts([DONE]).text()})
    session: Any = SimpleNamespace(shelf=SimpleNamespace(store=store))
    run: Any = at_once
    daily = Daily(session, run)
    daily.tell(lambda: heard.append(daily.counts(27)))
    daily.compare(27)
    assert heard == [False]
