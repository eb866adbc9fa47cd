"""Par of a deal whose end comes while the worker is still starting is worked out when that is up, or never."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from hearts.web import pars


class Table:
    """A table at the end of its first deal, whose worker is in one state after the other."""

    def __init__(self, states: list[str], deals: int = 1) -> None:
        self.states, self.told, self.looks = states, [], 0
        game = SimpleNamespace(lines=[SimpleNamespace(points=[7, 19, 0, 0])] * deals)
        self.record = SimpleNamespace(id="1", game=game, people=[0])
        journal = SimpleNamespace(record=self.record)
        asker, seating = SimpleNamespace(spare=True), SimpleNamespace(thinks=False)
        self.session: Any = SimpleNamespace(journal=journal, asker=asker, seating=seating, game=game)

    def state(self) -> str:
        return self.states[0]

    async def sleep(self, seconds: float) -> None:
        self.looks += 1
        self.states = self.states[1:] or self.states


def scene() -> Any:
    return SimpleNamespace(ending=SimpleNamespace(kind="deal"), demo=False, watching=False, kind="own", sheet=None)


def told(table: Table, monkeypatch: pytest.MonkeyPatch) -> "list[str]":
    """What the end of the deal says of par."""

    async def of(self: object, record: object, deal: int) -> int:
        return 5

    monkeypatch.setattr(pars, "_state", table.state)
    monkeypatch.setattr(pars.clock, "sleep", table.sleep)
    monkeypatch.setattr(pars.ParOf, "of", of)
    begun: list[Any] = []
    follower = pars.ParOf(table.session, begun.append, table.told.append)
    follower.follow(scene())
    follower.follow(scene())
    assert len(begun) <= 1
    for work in begun:
        asyncio.run(work)
    return table.told


def test_it_waits_for_a_worker_that_is_still_coming(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(["starting", "starting", "up"])
    assert told(table, monkeypatch) == [pars.par.told_of(7, 5)] and table.looks == 2


@pytest.mark.parametrize("last", ["down", "asleep"])
def test_it_waits_no_longer_than_the_worker_may_come(monkeypatch: pytest.MonkeyPatch, last: str) -> None:
    assert told(Table(["starting", last]), monkeypatch) == []
    assert told(Table([last]), monkeypatch) == []


def test_it_waits_no_longer_than_the_table_stands_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(["starting"] * 9)

    async def sleep(seconds: float) -> None:
        table.record.game.lines = table.record.game.lines * 2

    table.sleep = sleep  # type: ignore[method-assign]  # the next deal ends meanwhile
    assert told(table, monkeypatch) == []
