"""What the browser's database still knows of a day, where the storage was emptied, is shown and counts."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import MagicMock

import pytest

from hearts.app.keeping import attempts as kept
from hearts.app.keeping.attempts import Attempt
from hearts.app.keeping.store import DAYS, PREFIX, Store
from hearts.app.tasks import no_rest
from hearts.app.words.locale import say
from hearts.web import days
from hearts.web.days import Daily
from hearts.web.request import DayOf
from hearts.web.same.daily import Today
from hearts.web.same.day import Day

NUMBER = 27
NOON = 1795780800000
BEFORE = Attempt(NUMBER, str(NOON), "", (), (), (), "")  # the try whose record is gone


class Base:
    """The browser's database: it has the days that are given, and answers at once."""

    def __init__(self, text: str) -> None:
        self.text = text

    def later(self, key: str) -> str:
        return self.text if key == PREFIX + DAYS else ""

    def keep(self, key: str, text: str) -> None:
        self.text = text


@pytest.fixture
def daily(monkeypatch: pytest.MonkeyPatch) -> Daily:
    """The days of a device whose storage was emptied and whose database was not; nothing has come back yet."""
    base = Base(kept.Attempts([BEFORE]).text())

    async def spare() -> Base:
        return base

    async def come(promise: Any) -> Any:
        return promise

    clock = SimpleNamespace(now=lambda: NOON + 60_000, stamp=lambda: str(NOON + 60_000), result_of=come, rest=no_rest)
    monkeypatch.setattr(days, "clock", clock)
    monkeypatch.setattr(days, "drawer", SimpleNamespace(spare=spare))
    monkeypatch.setattr(days.packages, "fetch_list", lambda: "2026-4 x 1 61 x\n")
    session = SimpleNamespace(shelf=SimpleNamespace(store=Store({})))
    made = Daily(cast("Any", session), cast("Any", lambda work: work.close()))
    monkeypatch.setattr(made, "package", lambda number: object())
    monkeypatch.setattr("hearts.web.dialogs.dialog.packs.text_of", lambda path: "")
    return made


def test_what_comes_back_between_the_writing_of_the_sheet_and_its_opening_is_shown(
    daily: Daily, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = MagicMock()
    context.later.daily = daily
    today, parts = Today(context), dict[str, Any]()
    monkeypatch.setattr(today, "part", lambda name: parts.setdefault(name, MagicMock()))
    monkeypatch.setattr(today, "node", SimpleNamespace(open=False))
    asyncio.run(today.fill(DayOf("daily", NUMBER)))
    assert parts["state"].textContent == say("daily-state", state="new")
    asyncio.run(daily.restore())
    assert parts["state"].textContent == say("daily-state", state="lost") and parts["play"].textContent == say(
        "daily-again"
    )


def test_whoever_is_quicker_than_the_database_begins_no_second_first_try(
    daily: Daily, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = MagicMock()
    context.later.daily = daily
    day = Day(context)
    module = SimpleNamespace(heading=lambda number: "daily-27\nclassic-pc deals=4\nperson iq:120 iq:120 iq:120")

    async def fetched(number: int) -> Any:
        return module

    async def breathe() -> None: ...

    deals = MagicMock()
    monkeypatch.setattr(daily, "module", fetched)
    monkeypatch.setattr("hearts.web.same.day.DealsOfDay", deals)
    monkeypatch.setattr("hearts.web.same.day.clock", SimpleNamespace(stamp=lambda: "9", breathe=breathe))
    monkeypatch.setattr(day, "_seats", lambda: ())
    asyncio.run(day._begin(NUMBER))
    assert daily.days.get(NUMBER) == BEFORE
    assert deals.call_args.args[1] is False, "it is practice"
