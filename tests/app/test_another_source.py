"""The seam of the table: a source that is none of ours, in some thirty lines, has all that a game elsewhere needs.

It plays the others' seats from a record, delivers steps late, takes back a card already shown, refuses a command after
a second, changes who may act, and turns the player into a watcher.
"""

import asyncio
from collections.abc import Coroutine
from pathlib import Path

from hearts.app.scene.model import Allowed, Scene
from hearts.app.table.commands import Choose, Command
from hearts.app.table.table import Source, Table
from hearts.app.tempo import Tempo
from hearts.engine.cards import each, highest, lowest, name
from hearts.engine.game import Declared, Game, Passed, Played
from hearts.engine.record import Record, positions
from hearts.engine.steps import step

RECORD = Record.read((Path(__file__).parents[1] / "golden/classic-pc-1.txt").read_text("utf-8"))
PASSING = next(at for at in positions(RECORD.game) if at.phase == "pass" and at.waiting == (0, 1, 2, 3))


class Clock:
    """Seconds that pass when a test lets them, and at no other time."""

    def __init__(self) -> None:
        self.now, self._due = 0.0, list[tuple[float, asyncio.Future[None]]]()

    async def wait(self, seconds: float) -> None:
        self._due.append((self.now + seconds, asyncio.get_running_loop().create_future()))
        await self._due[-1][1]

    async def go(self, seconds: float) -> None:
        """Let so many seconds pass, and all that is due in them be done."""
        end = self.now + seconds
        await settled()
        while due := [one for one in self._due if one[0] <= end]:
            first = min(due, key=lambda one: one[0])
            self._due.remove(first)
            self.now = first[0]
            first[1].set_result(None)
            await settled()
        self.now = end


async def settled() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


class Elsewhere(Source):
    """A game that is kept elsewhere: what is done there is seen here a second later, and the other way round."""

    def __init__(self, game: Game, clock: Clock) -> None:
        self.scenes, self.notices = list[Scene](), list[str]()
        self.table = Table(
            self,
            self.scenes.append,
            Tempo(lambda: 0.0, lambda: asyncio.sleep(0)),
            lambda text, _: self.notices.append(text),
        )
        self.game, self.clock, self.works = game, clock, list[asyncio.Task[None]]()
        self.may, self.why, self.barred = Allowed(), "", -1
        self.back(game)

    def allowed(self) -> Allowed:
        return self.may

    def waits(self) -> bool:
        view = self.table.director.view
        return view is not None and 0 in self.game.waiting and view.length == self.game.length

    def ask(self, command: Command) -> str | None:
        return self.why or None

    def do(self, command: Command) -> str:
        return self.table.do(command)

    def take(self, move: Passed | Played | Declared) -> None:
        self.work(self._send(move))

    async def _send(self, move: Passed | Played | Declared) -> None:
        await self.clock.wait(1)
        if isinstance(move, Played) and move.card == self.barred:
            self.table.refuse("The others would not have it.")
        else:
            await self.play(move)

    async def play(self, move: Passed | Played | Declared) -> None:
        self.game = self.game.play(move)
        await self.clock.wait(1)
        await self.table.present(step(self.game, 0))

    def back(self, game: Game, demo: str = "") -> None:
        self.game = game
        self.table.open(RECORD.seats, 0, step(game, 0), demo=demo, kind="people")
        self.table.director.show()

    def work(self, work: Coroutine[None, None, None]) -> None:
        self.works.append(asyncio.ensure_future(work))

    # What the test does as the person at the table, and what it sees.

    def act(self, command: Command) -> str:
        why = self.ask(command)
        return self.do(command) if why is None else why

    def seen(self, since: int = -1) -> set[str]:
        """The cards that lay in the trick in the scenes since this one."""
        return {card.code for scene in self.scenes[since:] for card in scene.cards if card.place == "trick"}


async def all_pass(table: Elsewhere) -> None:
    """The person passes three cards, the others what they passed in the record."""
    hand = each(table.game.view(0).hand)
    for card in hand[:3]:
        table.act(Choose(card))
    table.act(Command("pass"))
    assert 0 in table.game.waiting, "that is decided elsewhere"
    await table.clock.go(2)
    assert 0 not in table.game.waiting and table.scenes[-1].passing is None
    for move in [at.move for at in positions(RECORD.game)][1:5]:
        if isinstance(move, Passed) and move.seat:
            await asyncio.gather(table.play(move), table.clock.go(1))
    assert table.game.phase == "play" and table.scenes[-1].phase == "play"


async def until_yours(table: Elsewhere) -> None:
    """The others play cards that the rules allow, until it is the person's turn."""
    while table.game.waiting != (0,):
        seat = table.game.waiting[0]
        await asyncio.gather(table.play(Played(seat, lowest(table.game.view(seat).legal))), table.clock.go(1))


def test_it_plays_from_a_record_late_and_a_choice_goes_there_and_comes_back() -> None:
    async def play() -> None:
        clock = Clock()
        table = Elsewhere(PASSING, clock)
        await all_pass(table)
        await until_yours(table)
        card = highest(table.game.view(0).legal)
        since = len(table.scenes)
        assert table.act(Choose(card)) == ""
        await clock.go(1)
        assert table.game.length > table.scenes[-1].moves and name(card) not in table.seen(since), "it is on its way"
        await clock.go(1)
        assert name(card) in table.seen(since) and table.table.chosen == 0

    asyncio.run(play())


def test_a_choice_is_refused_after_a_second_and_the_card_is_in_the_hand_again() -> None:
    async def play() -> None:
        clock = Clock()
        table = Elsewhere(PASSING, clock)
        await all_pass(table)
        await until_yours(table)
        moves, table.barred = table.game.length, highest(table.game.view(0).legal)
        table.act(Choose(table.barred))
        assert [card.card for card in table.scenes[-1].cards if card.chosen] == [table.barred]
        await clock.go(1)
        assert table.notices == ["The others would not have it."] and table.game.length == moves
        assert not [card for card in table.scenes[-1].cards if card.chosen] and table.scenes[-1].seats[0].turn

    asyncio.run(play())


def test_a_card_that_was_shown_is_taken_back_and_one_chosen_ahead_is_played_when_it_is_awaited() -> None:
    async def play() -> None:
        clock = Clock()
        table = Elsewhere(PASSING, clock)
        await all_pass(table)
        await until_yours(table)
        before, card, since = table.game, highest(table.game.view(0).legal), len(table.scenes)
        table.act(Choose(card))
        await clock.go(2)
        assert name(card) in table.seen(since)
        table.back(before)
        shown, since = table.scenes[-1], len(table.scenes)
        assert name(card) not in table.seen() and shown.moves == before.length and shown.seats[0].turn
        assert before.last is not None
        table.back(before.last)
        table.act(Choose(card))
        assert table.table.chosen == 1 << card and table.game is before.last, "another's turn: it is only chosen"
        await until_yours(table)
        await clock.go(2)
        assert name(card) in table.seen(since) and table.notices == []

    asyncio.run(play())


def test_who_may_act_changes_and_a_player_becomes_a_watcher_who_sees_no_hand() -> None:
    async def play() -> None:
        clock = Clock()
        table = Elsewhere(PASSING, clock)
        await all_pass(table)
        await until_yours(table)
        assert not table.scenes[-1].can.undo and not table.scenes[-1].can.hint
        table.may = Allowed(undo=True)
        table.table.director.show()
        assert table.scenes[-1].can.undo and not table.scenes[-1].can.hint
        table.may, table.why = Allowed(), "You watch this game."
        table.back(table.game, "down")
        card = highest(table.game.view(0).legal)
        assert table.act(Choose(card)) == table.act(Command("pass")) == "You watch this game."
        scene = table.scenes[-1]
        assert not [card for card in scene.cards if card.playable or card.chosen] and not vars(scene.can)
        assert {card.code[:4] for card in scene.cards if card.place == "hand"} == {"back"}
        moves = table.game.length
        await asyncio.gather(table.play(Played(0, lowest(table.game.view(0).legal))), clock.go(1))
        assert table.scenes[-1].moves == moves + 1, "the game goes on before the watcher's eyes"

    asyncio.run(play())


def test_whoever_watches_a_game_is_not_asked_how_its_moon_is_scored() -> None:
    async def play() -> None:
        record = Record.read((Path(__file__).parents[1] / "golden/requiem.txt").read_text("utf-8"))
        asked = next(at for at in positions(record.game) if at.phase == "moon" and at.waiting == (0,))
        assert asked.last is not None
        for demo, ends in (("", "moon"), ("down", "")):
            table = Elsewhere(PASSING, Clock())
            table.table.open(record.seats, 0, step(asked.last, 0), demo=demo, kind="people")
            await table.table.present(step(asked, 0))
            assert table.table.director.ending == ends

    asyncio.run(play())
