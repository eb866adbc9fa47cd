"""A guest that is sent text alone draws what the holder of the game draws for that seat, and learns nothing else."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from screen import Screen

from hearts.app.keeping.setup import Setup
from hearts.app.scene.model import Scene
from hearts.app.sitting.company import Company
from hearts.app.sitting.guest import Feed, Guest, introduced, introduction, plain_view, read_view
from hearts.app.tempo import Tempo
from hearts.app.words.locale import ENGLISH, use
from hearts.engine import follow
from hearts.engine.cards import each, name
from hearts.engine.game import Game
from hearts.engine.record import Record, Seat, positions
from hearts.engine.rules import Rules
from hearts.engine.steps import step
from hearts.minds.wire import WireError
from tests.engine.positions import anything, whole
from tests.golden.scenes import FILES, HASHES, from_game, from_text, hashed, ids

KNOWN = json.loads(HASHES.read_text("utf-8"))


@pytest.fixture
def spelled() -> Iterator[None]:
    use(ids())
    yield
    use(ENGLISH)


async def breathe() -> None:
    """No browser has to."""


class Table:
    """A guest, what it draws and what it is told of trouble."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.problems: list[str] = []
        self.guest = Guest(
            self.scenes.append, Tempo(lambda: 0.0, breathe), Company(), problem=self.problems.append
        )  # fmt: skip

    def hear(self, told: str) -> None:
        self.guest.hear(told)

    def shown(self) -> Scene:
        asyncio.run(self.guest.catch_up())
        return self.scenes[-1]


def golden(stem: str) -> Record:
    return Record.read(next(path for path in FILES if path.stem == stem).read_text("utf-8"))


def games() -> Iterator[object]:
    """Return each golden game; without `--whole` without the longest ones, whose rules shorter ones have as well."""
    for path in FILES:
        long = path.stat().st_size > 2500 and path.stem != "deluxe-3"
        yield pytest.param(path, id=path.stem, marks=[pytest.mark.whole] * long)


@pytest.mark.parametrize("path", list(games()))
def test_every_seat_of_a_golden_game_draws_the_same_scenes_from_text_as_from_the_game(
    spelled: None, path: Path
) -> None:
    record = Record.read(path.read_text("utf-8"))
    several = []
    for seat in range(record.game.rules.players):
        ours = asyncio.run(from_game(record, seat))
        assert asyncio.run(from_text(record, seat)) == ours
        several.append(ours)
    assert hashed(several) == KNOWN[path.stem], "scenes changed: if that was meant, run tests/golden/scenes.py"


def test_what_travels_is_short_and_names_neither_seed_nor_others_cards() -> None:
    game = whole(Rules("kitty"), 4711471147, anything, deals=2)
    seats = tuple([Seat("iq:100", "face", f"Seat {seat}") for seat in range(4)])
    record, sent = Record(game, "public", "4711471147", seats), list[str]()
    asyncio.run(from_text(record, 2, sent.append))
    assert sent[0].startswith("{") and max([len(line) for line in sent[1:]]) < 80
    assert not [line for line in sent if record.seed in line]
    shown = 0
    for line, at in zip(sent[1:], positions(game), strict=True):
        view = at.view(2)
        unseen = view.unseen & ~(view.gave | view.got)
        for card in each(unseen):
            assert f" {name(card)}" not in line.partition(" leads ")[0] or line.startswith("deal")
        shown += line.startswith("deal")
    assert shown == 2


@pytest.mark.parametrize("stem", ["deluxe-1", "kitty", "five", "requiem"])
def test_who_comes_back_is_told_the_whole_view_and_goes_on_from_there(stem: str) -> None:
    record = golden(stem)
    games = positions(record.game)
    for length in (1, 3, 17, 40, len(games) - 1):
        late, there = Table(), Table()
        for table, begin in ((late, length), (there, 1)):
            feed = Feed(1, table.hear)
            for at in games[begin - 1 : length + 9]:
                feed.follow(record.at(at))
        ours, theirs = late.shown(), there.shown()
        assert (ours.title, ours.prompt, ours.moves) == (theirs.title, theirs.prompt, theirs.moves)
        assert [vars(card) for card in ours.cards] == [vars(card) for card in theirs.cards]
        assert ours.sheet.totals == theirs.sheet.totals and late.problems == there.problems == []


def test_a_view_reads_back_with_all_that_everybody_may_know() -> None:
    game = golden("classic-pc-1").game
    for at in positions(game)[::37]:
        view = at.view(3)
        text = json.dumps(plain_view(view))
        assert len(text) < 700 + 260 * len(view.lines)
        back = read_view(json.loads(text))
        assert (back.phase, back.waiting, back.winners, back.length) == (at.phase, at.waiting, at.winners, at.length)
        assert (back.hand, back.legal, back.lines, back.scores) == (view.hand, view.legal, view.lines, view.scores)


def test_nobody_but_the_viewer_is_called_you() -> None:
    seats = (Seat("person", "you", "You"), *[Seat("iq:100", "face", f"Seat {seat}") for seat in (1, 2, 3)])
    record = Record(Game.new(Rules()), "id", "", seats)
    for viewer, called in ((0, "You"), (1, "Guest")):
        named, *_ = introduced(introduction(record, viewer))
        assert [who.name for who in named] == [called, "Seat 1", "Seat 2", "Seat 3"]


def test_what_is_taken_back_is_told_from_anew() -> None:
    record, table = golden("deluxe-2"), Table()
    games, sent = positions(record.game), list[str]()
    feed = Feed(0, sent.append)
    for at in (games[20], games[21], games[12], games[13], games[13]):
        feed.follow(record.at(at))
    assert [told[:1] == "{" for told in sent] == [True, False, True, False]
    for told in sent:
        table.hear(told)
    assert table.shown().moves == games[13].length


def test_a_second_screen_follows_a_game_that_is_played() -> None:
    screen, table = Screen({"hearts.setup": Setup(Rules(limit=30)).text()}, {"seed": "2"}), Table()
    screen.session.asker.patience = 0
    feed = Feed(2, table.hear)
    for_you: set[str] = set()

    def over(scene: Scene) -> bool:
        feed.follow(screen.session.journal.record)
        return scene.phase == "game over"

    last = asyncio.run(screen.until(over))
    shown = table.shown()
    assert shown.phase == "game over" and shown.sheet.totals == last.sheet.totals and table.problems == []
    assert {scene.seats[0].seat for scene in table.scenes} == {2} and len(table.scenes) > 100
    for scene in table.scenes:
        for_you |= {card.code for card in scene.cards if card.place == "hand"}
        assert not [seat.open for seat in scene.seats if seat.open] and not any(scene.can.values())
    assert len(for_you) > 26, "its own cards, deal after deal"


def test_what_does_not_read_is_told_once_and_an_introduction_heals_it() -> None:
    record, table = golden("deluxe-1"), Table()
    games = positions(record.game)
    table.hear("play 0 2C")  # before anything was introduced
    asyncio.run(table.guest.catch_up())
    assert table.scenes == [] and table.problems == []
    table.hear(introduction(record.at(games[8]), 0))
    table.hear("play 9 2C")
    table.hear("play 9 3C")
    assert table.shown().moves == games[8].length
    assert len(table.problems) == 1
    table.hear(introduction(record.at(games[9]), 0))
    assert table.shown().moves == games[9].length


@pytest.mark.parametrize(
    "change",
    [
        {"guest": 2},
        {"seats": 7},
        {"seats": [["a"]]},
        {"seat": 9},
        {"seat": "0"},
        {"view": {}},
        {"view": 5},
        {"seat": 1},
    ],
)
def test_what_is_no_introduction_is_refused(change: dict[str, object]) -> None:
    record = golden("deluxe-1")
    plain = json.loads(introduction(record.at(positions(record.game)[3]), 0))
    introduced(json.dumps(plain))
    with pytest.raises(WireError):
        introduced(json.dumps({**plain, **change}))


def test_a_guest_holds_no_game() -> None:
    record, table = golden("kitty"), Table()
    feed = Feed(0, table.hear)
    for at in positions(record.game)[:30]:
        feed.follow(record.at(at))
    table.shown()
    director = table.guest.director
    assert director.step is not None and director.step.move is not None
    held = [thing for thing in (*vars(director).values(), *vars(table.guest).values()) if isinstance(thing, Game)]
    assert held == [] and follow.text(director.step.move) == follow.text(
        step(positions(record.game)[29], 0).move  # type: ignore[arg-type]
    )
