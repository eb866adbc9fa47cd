"""The table of people on the screen: what has come is shown once, and the screen never goes back in a deal."""

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from unittest.mock import MagicMock

import pytest

from hearts.app.keeping.settings import Settings
from hearts.app.scene.staging import Look
from hearts.app.table.commands import Choose, Command
from hearts.engine.cards import bits, each
from hearts.engine.game import Dealt, Game, Passed
from hearts.engine.record import Seat
from hearts.engine.rules import Rules
from hearts.engine.shuffle import deal
from hearts.engine.steps import step
from hearts.web.browser import clock
from hearts.web.people.play import Play

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.engine.deal import View
    from hearts.engine.game import Move


class Table:
    """A table whose log comes as a game moves on; tells as `Following` does."""

    def __init__(self) -> None:
        self.game = Game.new(Rules("classic-pc"))
        self.seat = 0
        self.view: View | None = None
        self.roster = SimpleNamespace(
            state="game",
            game="1",
            helps=(),
            seats=tuple([Seat("person", face, face) for face in ("ann", "bea", "cleo", "dan")]),
        )
        self.heard: dict[str, Any] = {}
        self.events = SimpleNamespace(tell=self.heard.update)

    def move(self, move: "Move") -> None:
        self.game = self.game.play(move)
        seen = step(self.game, self.seat)
        self.view = seen.after
        self.heard["on_step"](seen)


def on_screen(table: Table, scenes: "list[Scene]", shared: bool = False) -> "tuple[Play, MagicMock]":
    """The table on a screen, all scenes that are drawn there, and the device; `shared`: whether two sit at it."""
    context, device = MagicMock(), MagicMock()
    context.session = SimpleNamespace(
        tempo=SimpleNamespace(pace=lambda: 0.0),
        settings=Settings(),
        director=SimpleNamespace(look=Look()),
        notice=MagicMock(),
    )
    device.guest = MagicMock(table=table, where="joined", seat=0, story="")
    device.shared, device.people = shared, [device.guest, MagicMock()]
    return Play(context, device, device.guest, MagicMock(), scenes.append, MagicMock()), device


def laid(table: Table) -> "tuple[Play, list[Scene]]":
    """The table on a screen, and all scenes that are drawn there."""
    scenes: list[Scene] = []
    return on_screen(table, scenes)[0], scenes


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
    found = {(scene.phase, scene.moves) for scene in drawn}
    assert found == {("play", len(moves))}, "all had passed before anything was on the screen"


def dealt(table: Table) -> Dealt:
    """Have the cards dealt."""
    move = Dealt(*deal(table.game.rules, 7, 0))
    table.move(move)
    return move


async def idle(play: Play) -> None:
    """Wait until all that has come was shown."""
    while not play.idle:
        await asyncio.sleep(0)


def test_where_two_share_a_device_a_new_hand_is_covered_until_somebody_says_that_they_have_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clock, "breathe", at_once)
    table = Table()
    scenes: list[Scene] = []
    play = on_screen(table, scenes, True)[0]
    table.heard["on_open"]()
    move = dealt(table)
    asyncio.run(shown(play))
    assert scenes and all(scene.curtain is not None and scene.cards == [] for scene in scenes)
    card = each(move.hands[0])[0]
    assert play.ask(Choose(card)) == play.ask(Command("hint")) == ""
    assert not scenes[-1].can.undo and not scenes[-1].can.hint and scenes[-1].passing is None
    play.do(Command("uncover"))
    assert scenes[-1].curtain is None and len(scenes[-1].cards) >= 13 and "three cards" in scenes[-1].say


def test_a_game_behind_the_one_on_the_screen_draws_nothing_and_is_covered_when_it_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clock, "breathe", at_once)
    table = Table()
    scenes: list[Scene] = []
    play, device = on_screen(table, scenes, True)

    async def hand_on() -> None:
        running = asyncio.ensure_future(play.run())
        table.heard["on_open"]()
        move = dealt(table)
        await idle(play)
        play.do(Command("uncover"))
        before = len(scenes)
        play.hide()
        device.guest = device.people[1]
        for seat, hand in enumerate(move.hands):
            table.move(Passed(seat, bits(each(hand)[:3])))
        await idle(play)
        assert len(scenes) == before
        device.guest = device.people[0]
        play.take_screen(True)
        assert scenes[-1].curtain is not None and scenes[-1].cards == [] and scenes[-1].say == ""
        running.cancel()

    asyncio.run(hand_on())


def test_who_is_left_alone_at_a_device_sees_their_hand_once_they_have_said_that_they_have_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clock, "breathe", at_once)
    table = Table()
    scenes: list[Scene] = []
    play, device = on_screen(table, scenes, True)
    device.guest = device.people[1]

    async def leave() -> None:
        running = asyncio.ensure_future(play.run())
        table.heard["on_open"]()
        move = dealt(table)
        await idle(play)
        device.shared, device.people, device.guest = False, device.people[:1], device.people[0]
        play.take_screen(True)
        table.move(Passed(1, bits(each(move.hands[1])[:3])))
        await idle(play)
        assert scenes and all(scene.curtain is not None and scene.cards == [] for scene in scenes)
        play.do(Command("uncover"))
        assert scenes[-1].curtain is None and len(scenes[-1].cards) >= 13
        table.move(Passed(2, bits(each(move.hands[2])[:3])))
        await idle(play)
        assert scenes[-1].curtain is None, "from then on nobody else has the device"
        running.cancel()

    asyncio.run(leave())
