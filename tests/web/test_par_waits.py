"""Par of a deal whose end comes while the worker is still starting is worked out when that is up, or never."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from hearts.app.thinking.asker import Asker
from hearts.web import pars


class Minds:
    """Workers of which none has come up yet, or one that can think."""

    spare = up = False


class Table:
    """A table at the end of its first deal, whose workers go from one state to the other while it waits for them."""

    def __init__(self, *states: str) -> None:
        self.states, self.told = states, list[str]()
        self.game = SimpleNamespace(lines=[SimpleNamespace(points=[7, 19, 0, 0])])
        self.record = SimpleNamespace(id="1", game=self.game, people=[0])
        self.minds = Minds()
        self.asker = Asker(self.minds)  # type: ignore[arg-type]  # it is asked nothing here
        self.session: Any = SimpleNamespace(
            journal=SimpleNamespace(record=self.record),
            asker=self.asker,
            seating=SimpleNamespace(thinks=False),
            game=self.game,
        )

    async def go_on(self) -> None:
        for state in self.states:
            await asyncio.sleep(0)
            self.hear(state)

    def hear(self, state: str) -> None:
        self.minds.up = state in ("up", "asleep")
        self.asker.hear(state)


def scene() -> Any:
    return SimpleNamespace(ending=SimpleNamespace(kind="deal"), demo=False, watching=False, kind="own", sheet=None)


def told(table: Table, monkeypatch: pytest.MonkeyPatch) -> "list[str]":
    """What the end of the deal says of par."""

    async def of(self: object, record: object, deal: int) -> int:
        return 5

    async def play() -> None:
        begun: list[Any] = []
        follower = pars.ParOf(table.session, begun.append, table.told.append)
        follower.follow(scene())
        follower.follow(scene())
        assert len(begun) <= 1
        await asyncio.gather(table.go_on(), *begun)

    monkeypatch.setattr(pars.ParOf, "of", of)
    asyncio.run(play())
    return table.told


def test_it_waits_for_a_worker_that_is_still_coming(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(Table("starting", "down", "starting", "up"), monkeypatch) == [pars.par.told_of(7, 5)]


def test_it_asks_a_worker_that_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    table.hear("up")
    assert told(table, monkeypatch) == [pars.par.told_of(7, 5)]


def test_it_wakes_no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    table.hear("asleep")
    assert told(table, monkeypatch) == []


def test_it_waits_no_longer_than_the_worker_may_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pars, "PATIENCE", 0.001)
    assert told(Table("starting", "down"), monkeypatch) == []


def test_it_tells_nothing_of_a_deal_that_is_no_longer_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("starting", "up")
    hear = table.hear

    def heard(state: str) -> None:
        table.game.lines = table.game.lines * 2  # the next deal has ended meanwhile
        hear(state)

    table.hear = heard  # type: ignore[method-assign]
    assert told(table, monkeypatch) == []
