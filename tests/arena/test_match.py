"""A match is the same on any processes and in any pieces, sits everyone everywhere, and tells strong from weak."""

import signal
from collections import Counter
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from hearts.arena import match
from hearts.arena.foul import Foul
from hearts.arena.log import Log
from hearts.arena.match import Match
from hearts.arena.referee import play_deal, play_game
from hearts.arena.terms import Tally, Terms
from hearts.engine.deal import View
from hearts.engine.options import PRESETS
from hearts.engine.rules import Rules
from hearts.engine.score import ended
from hearts.minds.chance import Chance
from hearts.minds.instinct import Instinct
from hearts.minds.mind import Mind
from hearts.minds.thought import Limit, Thought

DELUXE = Rules.preset("deluxe")
PAIR = ("instinct", "random")


class AtOnce(Executor):
    """Does what is submitted at once; after `most` tasks comes Ctrl+C."""

    def __init__(self, most: int = 1_000_000) -> None:
        self.most = most
        self.submitted = 0

    def submit(self, task, /, *arguments, **more):  # type: ignore[no-untyped-def]
        """A future that is done."""
        self.submitted += 1
        if self.submitted > self.most:
            raise KeyboardInterrupt
        future: Future[object] = Future()
        future.set_result(task(*arguments, **more))
        return future


@pytest.mark.parametrize("minds", [1, 2, 3, 4, 5, 7])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_mind_sits_in_every_seat_as_often(minds: int, players: int) -> None:
    found = match.seatings(minds, players)
    places = Counter((seat, who) for seating in found for seat, who in enumerate(seating))
    assert len(set(places.values())) == 1
    assert len(places) == minds * players
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("minds", [1, 2, 3, 4, 5, 7])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_in_a_round_every_mind_sits_in_each_seat_once(minds: int, players: int) -> None:
    found = match.rounds(minds, players)
    assert sorted(seating for one in found for seating in one) == sorted(match.seatings(minds, players))
    for one in found:
        assert all(sorted(column) == list(range(minds)) for column in zip(*one, strict=True))


def test_each_deal_draws_its_rounds_by_the_seed() -> None:
    terms = Terms("deluxe players=5", ("instinct", "random"), rounds=2)
    found = [match.seatings_of(terms, index) for index in range(40)]
    assert found == [match.seatings_of(terms, index) for index in range(40)]
    assert found != [match.seatings_of(replace(terms, seed="2"), index) for index in range(40)]
    every = match.rounds(2, 5)
    for seatings in found:
        assert len(set(seatings)) == 4
        assert [[one, other] in every for one, other in zip(seatings[::2], seatings[1::2], strict=True)] == [True, True]
    assert {seating for seatings in found for seating in seatings} == set(match.seatings(2, 5))
    assert match.seatings_of(replace(terms, rounds=10), 3) == match.seatings_of(replace(terms, rounds=0), 3)
    assert match.play_seatings(terms, 0).deals == 4


def test_two_minds_at_four_seats_meet_in_six_ways() -> None:
    assert len(match.seatings(2, 4)) == 6
    assert all(sorted(seating) == [0, 0, 1, 1] for seating in match.seatings(2, 4))


@pytest.mark.parametrize(("games", "number"), [(False, 4), (True, 2)])
def test_a_match_does_not_depend_on_its_processes(games: bool, number: int) -> None:
    rules, found = Rules.read("deluxe limit=20"), []
    for executor in (ProcessPoolExecutor(2), ThreadPoolExecutor(3), AtOnce()):
        with executor:
            played = match.play(rules, ("instinct", "sampling:1"), number, "9", executor, games=games)
        found.append(played.tallies)
    assert found[0] == found[1] == found[2]
    assert len(found[0]) == number


def test_instinct_beats_chance() -> None:
    with ProcessPoolExecutor() as executor:
        played = match.play(Rules.preset("classic-pc"), PAIR, 16, "1", executor)
    points, error, t, p = played.difference(0, 1)
    assert points < -5
    assert t is not None and t == points / error < -4
    assert p is not None and p < 0.001
    assert played.wins(0).mean > 0.8


@pytest.mark.whole
def test_a_high_iq_beats_a_low_one() -> None:
    with ProcessPoolExecutor() as executor:
        played = match.play(DELUXE, ("iq:150", "iq:60"), 4, "1", executor)
    points, error, *_ = played.difference(0, 1)
    assert points + 3 * error < 0, (points, error)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_preset_can_be_played(preset: str) -> None:
    rules = Rules.preset(preset)
    found = match.play(rules, PAIR, 1, "3", AtOnce()).tallies[0]
    if rules.moon != "choice" and not rules.bonus_card:
        assert sum(found.points) <= rules.total * 2
    assert sum(found.wins) == pytest.approx(1)
    assert found.deals == 6


def test_a_game_goes_to_its_end_from_the_same_seed_in_every_seating() -> None:
    rules = Rules.read("classic-pc limit=40")
    seats: list[Mind] = [Instinct(), Chance(), Instinct(), Chance()]
    sheet = play_game(rules, "1/game 0", seats)
    assert [row.number for row in sheet] == list(range(len(sheet)))
    assert [ended(rules, row.totals, number) for number, row in enumerate(sheet, 1)] == [False] * (len(sheet) - 1) + [
        True
    ]
    assert max(sheet[-1].totals) >= 40
    assert sheet[0] == play_deal(rules, "1/game 0", 0, seats)


def test_whole_games_are_won_by_the_better_mind() -> None:
    played = match.play(Rules.read("classic-pc limit=30"), PAIR, 3, "1", AtOnce(), games=True)
    assert played.wins(0).mean > 0.8
    assert all(sum(tally.wins) == pytest.approx(1) for tally in played.tallies)
    assert all(tally.deals >= 2 * 6 for tally in played.tallies)


def test_ties_are_shared() -> None:
    """A mind against itself: both have the same seats at some table, so all is shared alike."""
    played = match.play(DELUXE, ("instinct", "instinct"), 5, "1", AtOnce())
    assert all(tally.wins == (0.5, 0.5) and tally.points[0] == tally.points[1] for tally in played.tallies)
    assert played.difference(0, 1) == (0.0, 0.0, None, None)


def test_a_match_in_pieces_is_the_match_in_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "AHEAD", 2)
    whole = match.play(DELUXE, PAIR, 12, "5", AtOnce()).tallies
    path = tmp_path / "log"
    with pytest.raises(KeyboardInterrupt):
        match.play(DELUXE, PAIR, 12, "5", AtOnce(6), log=Log(path))
    assert len(Log(path).tallies(Terms("deluxe", PAIR, "5"))) == 5
    executor = AtOnce()
    assert match.play(DELUXE, PAIR, 12, "5", executor, log=Log(path)).tallies == whole
    assert executor.submitted == 12 - 5
    executor = AtOnce()
    assert match.play(DELUXE, PAIR, 9, "5", executor, log=Log(path)).tallies == whole[:9]
    assert executor.submitted == 0


def test_ctrl_c_waits_for_a_safe_moment() -> None:
    """Raised within an executor it may leave a lock closed for good, and the executor never ends."""

    class Stopped(AtOnce):
        def submit(self, task, /, *arguments, **more):  # type: ignore[no-untyped-def]
            signal.raise_signal(signal.SIGINT)
            return super().submit(task, *arguments, **more)

    shells, executor = signal.getsignal(signal.SIGINT), Stopped()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background process ignores it
    try:
        with pytest.raises(KeyboardInterrupt):
            match.play(DELUXE, PAIR, 3, "1", executor)
        assert executor.submitted == 3
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, shells)


def test_until_ends_at_the_same_deal_on_any_executor(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for ahead, executor in ((1, AtOnce()), (1024, AtOnce()), (3, ThreadPoolExecutor(3))):
        monkeypatch.setattr(match, "AHEAD", ahead)
        with executor:
            found.append(match.play(DELUXE, PAIR, 96, "2", executor, until=0.75))
    assert found[0].tallies == found[1].tallies == found[2].tallies
    assert len(found[0].tallies) in range(match.STEP, 96, match.STEP)
    assert found[0].error <= 0.75
    shorter = Match(found[0].terms)
    shorter.tallies = found[0].tallies[: -match.STEP]
    assert not shorter.tallies or shorter.error > 0.75


def test_in_games_until_looks_at_the_wins() -> None:
    played = Match(Terms("deluxe", PAIR, games=True))
    played.tallies = [Tally((0.0, 50.0 * index), (0, 0), (0.6, 0.4), 6) for index in range(match.STEP)]
    assert played.enough(100, 0.01)
    played.tallies.pop()
    assert not played.enough(100, 0.01)


def test_what_finished_beside_a_failure_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = match.play_seatings
    monkeypatch.setattr(match, "play_seatings", lambda terms, index: 1 / 0 if index == 1 else whole(terms, index))
    log = Log(tmp_path / "log")
    with ThreadPoolExecutor(1) as executor, pytest.raises(ZeroDivisionError):
        match.play(DELUXE, PAIR, 4, "1", executor, log=log)
    assert 0 in log.tallies(Terms("deluxe", PAIR, "1"))


def test_a_cheat_is_named() -> None:
    class Cheat(Chance):
        name = "cheat"

        def play(self, view: View, seed: str, limit: Limit | None = None, stop: object = None) -> Thought:
            return Thought(51 if view.hand >> 51 & 1 == 0 else 0)

    with pytest.raises(Foul, match="“cheat” plays a card that it may not play"):
        play_deal(Rules.read("deluxe passing=K"), "1", 0, [Cheat()] * 4)


def test_a_pass_of_too_many_is_named() -> None:
    class Generous(Chance):
        name = "generous"

        def give(self, view: View, seed: str, limit: Limit | None = None, stop: object = None) -> Thought:
            return Thought(view.hand)

    with pytest.raises(Foul, match="“generous” passes cards that it may not pass"):
        play_deal(DELUXE, "1", 0, [Generous()] * 4)
