"""Sayings: the right one to what happened, seldom, never twice in a row, and the same again in a replay."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest
from screen import Screen

from hearts.app.casts import cast, sayings
from hearts.app.casts.cast import Cast, Character
from hearts.app.casts.sayings import GAP, LOUD, Voices, moments
from hearts.app.events import event, of_end, of_play
from hearts.app.keeping.setup import Setup
from hearts.app.scene.model import Scene
from hearts.engine.cards import card
from hearts.engine.game import Game, Played
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.engine.steps import step
from hearts.minds.temper import EVEN

GOLDEN = Path(__file__).parents[1] / "golden"
TALKER = {moment: (f"{moment} one", f"{moment} two") for moment in cast.MOMENTS}


def talkers(number: int = 3) -> "list[Character | None]":
    """You, and others who have something to say to everything."""
    return [None] + [Character(f"own:t/{at}", f"T{at}", "", 100, EVEN, "ben", {}, TALKER) for at in range(number)]


def played(name: str) -> "list[Game]":
    """Every position of a golden game."""
    found, at = [], Record.read((GOLDEN / f"{name}.txt").read_text("utf-8")).game
    while at.last is not None:
        found.append(at)
        at = at.last
    return found[::-1]


def heard(name: str) -> "list[tuple[Game, list[tuple[int, str]]]]":
    """What there was to say something to in a golden game, position by position."""
    found = []
    for game in played(name):
        if isinstance(game.move, Played):
            assert game.last is not None
            found.append((game, moments(of_play(step(game, 0)), game.rules.players)))
            if game.phase in ("deal", "over"):
                found.append((game, moments(of_end(game.view(0)), game.rules.players)))
    return found


def spoken(name: str, seed: str = "1") -> "list[tuple[int, int, str, bool]]":
    """Length of the game, seat, saying and whether it is a loud one, for all that is said in a golden game."""
    voices, found = Voices(seed), []
    for game, happened in heard(name):
        said = voices.say(happened, game.length, talkers(game.rules.players - 1))
        if said:
            found.append((game.length, *said, said[1].rsplit(" ", 1)[0] in LOUD))
    return found


def test_every_moment_has_its_game() -> None:
    heard_of = {moment for path in GOLDEN.glob("*.txt") for _, found in heard(path.stem) for _, moment in found}
    assert heard_of | {"hello"} >= set(cast.MOMENTS) - {"one point"}


def test_what_happened_is_what_the_score_sheet_says() -> None:
    for game, found in heard("deluxe-1"):
        by = {moment: [seat for seat, what in found if what == moment] for _, moment in found}
        if game.phase in ("deal", "over"):
            line = game.lines[-1]
            if "clean" in by:
                assert all(line.points[seat] <= 0 for seat in by["clean"])
            if "win" in by:
                assert tuple(by["win"]) == game.winners
        if "queen" in by:
            assert game.deal is not None
            done = game.deal.table.tricks[-1]
            taker = done.winner(4)
            assert by["queen"] == [taker] and by.get("gift", [-1]) != [taker] and taker not in by.get("dodge", [])


def test_being_left_by_one_point_is_noticed() -> None:
    game = next(game for game in played("deluxe-1") if game.phase == "over")
    low = min(game.scores)

    class Close:
        rules, winners, phase, conceded, lines = game.rules, game.winners, "over", -1, game.lines
        scores = tuple([low if seat in game.winners else low + 1 for seat in range(4)])

    found = moments(of_end(Close), 4)  # type: ignore[arg-type]
    assert (next(seat for seat in range(4) if seat not in game.winners), "one point") in found


def test_what_is_said_of_the_queen_and_the_jack_is_said_of_no_other_card() -> None:
    other = [event("stuck", 1, card("KS"), 2), event("dodged", 3, card("KS")), event("caught", 1, card("TD"))]
    assert moments(other, 4) == []
    named = [event("stuck", 1, card("QS"), 2), event("dodged", 3, card("QS")), event("caught", 1, card("JD"))]
    assert moments(named, 4) == [(1, "queen"), (2, "gift"), (3, "dodge"), (1, "jack")]


def test_a_replay_says_the_same_and_another_seed_something_else() -> None:
    assert spoken("deluxe-1") == spoken("deluxe-1")
    assert spoken("deluxe-1") != spoken("deluxe-1", "2")


def test_nobody_speaks_too_often() -> None:
    for path in GOLDEN.glob("*.txt"):
        said = spoken(path.stem)
        deals = len(Record.read(path.read_text("utf-8")).game.lines)
        assert len(said) <= 4 * deals + 2, path.stem
        for (before, *_), (now, _, _, loud) in pairwise(said):
            assert loud or now - before >= GAP
    assert len(spoken("deluxe-1")) >= 3


def test_nobody_says_the_same_twice_in_a_row() -> None:
    voices = Voices("1")
    said = [voices.say([(1, "moon")], length, talkers()) for length in range(0, 400, 20)]
    texts = [one[1] for one in said if one]
    assert len(texts) == 20 and all(one != other for one, other in pairwise(texts))


def test_people_and_those_without_a_word_for_it_are_silent() -> None:
    voices = Voices("1")
    assert voices.say([(0, "win")], 300, talkers()) is None
    mute = Character("own:t/m", "M", "", 100, EVEN, "ben", {}, {"win": ()})
    assert voices.say([(1, "win")], 300, [None, mute]) is None
    assert voices.say([], 300, talkers()) is None


def test_after_an_undo_the_same_is_said_again() -> None:
    voices = Voices("1")
    first = voices.say([(1, "other moon")], 60, talkers())
    assert voices.at == 60
    assert voices.say([(1, "heavy")], 40, talkers()) is None or voices.at == 40
    assert first


def table(**settings: object) -> Screen:
    seats = [Seat("person", "you", "You")]
    seats += [Seat("iq:100", f"own:t/{at}", f"T{at}") for at in range(3)]
    kept = {"hearts.setup": Setup(Rules(limit=30), seats).text()}
    if settings:
        kept["hearts.settings"] = '{"sayings": false}'
    screen = Screen(kept)
    screen.session.characters.update({who.key: who for who in talkers() if who})
    return screen


def test_sayings_are_in_the_scene_and_in_the_live_region_once() -> None:
    screen = table()
    asyncio.run(screen.until(lambda scene: scene.phase == "game over"))
    bubbles = [(seat.name, seat.says) for scene in screen.scenes for seat in scene.seats if seat.says]
    assert bubbles and all(name != "You" for name, _ in bubbles)
    aloud = [scene.say for scene in screen.scenes if "“" in scene.say]
    assert aloud and len(aloud) < len(screen.scenes) / 8
    assert all(sum(bool(seat.says) for seat in scene.seats) <= 1 for scene in screen.scenes)
    closing = [scene.ending.text for scene in screen.scenes if scene.ending]
    assert "\n" in closing[-1] and closing[-1].endswith("”")


def test_sayings_can_be_switched_off() -> None:
    screen = table(sayings=False)
    asyncio.run(screen.until(lambda scene: scene.phase == "game over"))
    assert not [seat.says for scene in screen.scenes for seat in scene.seats if seat.says]
    assert not [scene for scene in screen.scenes if "“" in scene.say or (scene.ending and "“" in scene.ending.text)]


@pytest.mark.parametrize("lie", ["up", "down"])
def test_nobody_speaks_over_an_open_hand(lie: str) -> None:
    """In a demonstration a bubble lay on the hand of whoever spoke."""

    async def play() -> list[Scene]:
        screen = table()
        await screen.until(lambda scene: scene.moves > 9)
        screen.do(f"set demo {lie}")
        screen.do("demo")
        begun = len(screen.scenes)
        await screen.until(lambda scene: len(screen.scenes) > begun and len(scene.sheet.rows) > 2, act=False)
        return screen.scenes[begun:]

    seats = [seat for scene in asyncio.run(play()) for seat in scene.seats]
    assert [seat for seat in seats if seat.open] if lie == "up" else True
    assert bool([seat.says for seat in seats if seat.says]) == (lie == "down")


def test_who_is_met_after_the_first_scene_still_says_hello_once() -> None:
    screen = table()
    several = dict(screen.session.characters)
    screen.session.characters.clear()

    async def play() -> None:
        await screen.until(lambda scene: scene.passing is not None, act=False)
        screen.session.meet(Cast("t", "T", "", list(several.values())))
        assert next(seat.says for seat in screen.scenes[-1].seats if seat.says).startswith("hello")
        screen.session.meet(Cast("t", "T", "", list(several.values())))
        assert len([scene for scene in screen.scenes if "“hello" in scene.say]) == 1

    asyncio.run(play())


def test_odds_are_of_moments_that_there_are() -> None:
    assert set(sayings.ODDS) | set(LOUD) == set(cast.MOMENTS)
