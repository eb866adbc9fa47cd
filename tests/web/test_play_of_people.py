"""The table of people on the screen: what has come is shown once, and the screen never goes back in a deal."""

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from unittest.mock import MagicMock

import pytest

from hearts.app.keeping.settings import Settings
from hearts.app.scene.staging import Look
from hearts.engine.cards import bits, each
from hearts.engine.game import Dealt, Game, Passed
from hearts.engine.record import Seat
from hearts.engine.rules import Rules
from hearts.engine.shuffle import deal
from hearts.engine.steps import step
from hearts.web.browser import clock
from hearts.web.people.play import Play

if TYPE_CHECKING:
    from hearts.engine.deal import View
    from hearts.engine.game import Move


class Table:
    """A table whose log comes as a game moves on; tells as `Following` does."""

    def __init__(self) -> None:
        self.game = Game.new(Rules("classic-pc"))
        self.seat = 0
        self.view: View | None = None
        self.roster = SimpleNamespace(
            state="game", helps=(), seats=tuple([Seat("person", face, face) for face in ("ann", "bea", "cleo", "dan")])
        )
        self.heard: dict[str, Any] = {}
        self.events = SimpleNamespace(tell=self.heard.update)

    def move(self, move: "Move") -> None:
        self.game = self.game.play(move)
        seen = step(self.game, self.seat)
        self.view = seen.after
        self.heard["on_step"](seen)


def laid(table: Table) -> "tuple[Play, list[tuple[str, int]]]":
    """The table on a screen, and what is drawn there: phase and number of moves."""
    drawn: list[tuple[str, int]] = []
    context, device = MagicMock(), MagicMock()
    context.session = SimpleNamespace(
        tempo=SimpleNamespace(pace=lambda: 0.0),
        settings=Settings(),
        director=SimpleNamespace(look=Look()),
        notice=MagicMock(),
    )
    device.guest = MagicMock(table=table, where="joined", seat=0, story="")
    play = Play(context, device, MagicMock(), lambda scene: drawn.append((scene.phase, scene.moves)))
    return play, drawn


async def shown(play: Play) -> None:
    """Let it show all that has come."""
    running = asyncio.ensure_future(play.run())
    for _ in range(200):
        await asyncio.sleep(0)
    if running.done():
        running.result()
    running.cancel()


async def at_once() -> None:
    """The browser needs no time."""
    await asyncio.sleep(0)


def test_what_came_before_the_table_is_shown_is_not_shown_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "breathe", at_once)
    table = Table()
    play, drawn = laid(table)
    dealt = Dealt(*deal(table.game.rules, 7, 0))
    moves = [dealt, *[Passed(seat, bits(each(hand)[:3])) for seat, hand in enumerate(dealt.hands)]]
    table.heard["on_open"]()
    for move in moves:
        table.move(move)
    asyncio.run(shown(play))
    assert drawn and set(drawn) == {("play", len(moves))}, "all had passed before anything was on the screen"
