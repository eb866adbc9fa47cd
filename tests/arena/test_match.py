"""A match is the same on any number of processes, sits everyone everywhere, and tells strong from weak."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from hearts.arena import match
from hearts.engine.deal import IllegalMove, View
from hearts.engine.rules import PRESETS, Rules
from hearts.minds.mind import Chance
from hearts.minds.thought import Limit, Thought


@pytest.mark.parametrize("minds", [1, 2, 3, 4, 5, 7])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_mind_sits_in_every_seat_as_often(minds: int, players: int) -> None:
    found = match.seatings(minds, players)
    places = Counter((seat, who) for seating in found for seat, who in enumerate(seating))
    assert len(set(places.values())) == 1
    assert len(places) == minds * players
    assert len(set(found)) == len(found)


def test_two_minds_at_four_seats_meet_in_six_ways() -> None:
    assert len(match.seatings(2, 4)) == 6
    assert all(sorted(seating) == [0, 0, 1, 1] for seating in match.seatings(2, 4))


def test_a_match_does_not_depend_on_its_processes() -> None:
    found = []
    for executor in (ProcessPoolExecutor(2), ThreadPoolExecutor(1)):
        with executor:
            played = match.play(Rules.preset("deluxe"), ("instinct", "sampling:1"), 4, "9", executor)
        found.append([(tally.points, tally.moons) for tally in played.tallies])
    assert found[0] == found[1]


def test_instinct_beats_chance() -> None:
    with ProcessPoolExecutor() as executor:
        played = match.play(Rules.preset("classic-pc"), ("instinct", "random"), 16, "1", executor)
    points, error = played.difference(0, 1)
    assert points < -5
    assert points + 4 * error < 0


def test_sampling_beats_instinct() -> None:
    with ProcessPoolExecutor() as executor:
        played = match.play(Rules.preset("deluxe"), ("sampling:20", "instinct"), 8, "1", executor)
    points, error = played.difference(0, 1)
    assert points + 2 * error < 0, (points, error)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_preset_can_be_played(preset: str) -> None:
    with ThreadPoolExecutor(1) as executor:
        played = match.play(Rules.preset(preset), ("instinct", "random"), 1, "3", executor)
    rules = Rules.preset(preset)
    if rules.moon != "choice" and not rules.bonus_card:
        assert sum(played.tallies[0].points) <= rules.total * 2


def test_a_cheat_is_named() -> None:
    class Cheat(Chance):
        name = "cheat"

        def play(self, view: View, seed: str, limit: Limit | None = None, stop: object = None) -> Thought:
            return Thought(51 if view.hand >> 51 & 1 == 0 else 0)

    with pytest.raises(IllegalMove, match="cheat may not play that"):
        match.play_deal(Rules.read("deluxe passing=K"), "1", 0, [Cheat()] * 4)


def test_the_mean_and_its_error() -> None:
    assert match.mean([1.0, 2.0, 3.0]) == pytest.approx((2.0, 1 / 3**0.5))
    assert match.mean([4.0]) == (4.0, 0.0)
