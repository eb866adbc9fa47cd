"""The numbers that a searching mind says: each seat's points, its own moon and another's, held to what they mean."""

import pytest
from situations import ending

from hearts.engine.cards import name
from hearts.engine.deal import View
from hearts.minds.registry import mind
from hearts.minds.search import Run
from hearts.minds.standing import chances
from hearts.minds.thought import Limit, Prospect

EVERY = "QS AKQJT98765432H"


def _first(rules: str, taken: "tuple[str, ...]", hand: str = "AC 2D", out: str = "3C 4C 5C 6D 7D 8D") -> Prospect:
    """What iq:180 expects of the card that it plays from a hand, where the points are all `taken` but for `out`."""
    thought = mind("iq:180").play(ending(hand, out, taken=taken, rules=rules), "1", Limit(worlds=24))
    assert len(thought.prospects) > 1
    return thought.prospects[0]


def _seat(number: int, scores: "tuple[int, ...]" = ()) -> View:
    """What a seat sees at the end of a deal."""
    view = ending("AC 2D", "3C 4C 5C 6D 7D 8D", scores=scores)
    return View(number, view.table, view.hand, 0, 0, 0, (), view.scores)


def test_a_run_counts_every_world_once() -> None:
    run, even = Run(4), 0.25
    run.add(7, (26, 26, 0, 26), 2)
    run.add(-3, (3, 10, 5, 8), -1)
    run.add(5, (0, 26, 26, 26), 0)
    run.add(1, (26, 0, 26, 26), 1)
    assert run.values == [70, -30, 50, 10]
    assert run.moons == [10, 10, 10, 0]
    found = [run.prospect(9, _seat(number)) for number in range(4)]
    assert {one.points for one in found} == {(13.75, 15.5, 14.25, 21.5)}
    assert [(one.choice, one.moon, one.other) for one in found] == [(9, even, 0.5)] * 3 + [(9, 0.0, 0.75)]
    assert sum([one.win for one in found]) == pytest.approx(1)
    assert found[1].win > found[3].win, "who took less is likelier to win"


def test_the_chance_to_win_is_the_mean_over_worlds() -> None:
    run, view = Run(4), _seat(0, (70, 98, 60, 65))
    run.add(0, (0, 2, 0, 0), -1)  # the game is over, and seat 2 has won
    run.add(0, (0, 26, 26, 26), 0)  # it is over, and seat 0 has won
    run.add(0, (0, 1, 20, 5), -1)  # it goes on
    open_still = chances(view.rules, (70, 99, 80, 70), 1)[0]
    assert 0.3 < open_still < 0.5
    assert run.prospect(9, view).win == pytest.approx((0 + 1 + open_still) / 3)
    run.add(0, (0, 1, 20, 5), -1)
    assert run.prospect(9, view).win == pytest.approx((0 + 1 + 2 * open_still) / 4)


def test_the_choice_that_wins_the_game_says_so() -> None:
    """Two hearts are all that is left: seat 0 takes them and the game goes on, or seat 1 does and seat 2 has won."""
    taken = ("-", "-", "-", "QS AKQJT987652H")
    view = ending("AC 2C", "5D 6D 7D", "KC 3H 4H", taken=taken, scores=(60, 98, 55, 70))
    found = {name(one.choice): one for one in mind("iq:180").play(view, "1", Limit(worlds=24)).prospects}
    assert found["2C"].win == 0.0 and 0.2 < found["AC"].win < 0.5
    view = ending("AC 2C", "5D 6D 7D", "KC 3H 4H", taken=taken, scores=(50, 98, 55, 70))
    found = {name(one.choice): one for one in mind("iq:180").play(view, "1", Limit(worlds=24)).prospects}
    assert found["2C"].win == 1.0 > found["AC"].win


def test_a_moon_that_others_would_stop_counts_by_its_share() -> None:
    run = Run(4)
    run.add(-78, (0, 26, 26, 26), 0)
    run.add(-78, (0, 26, 26, 26), 0, 3)
    run.more(54, (20, 6, 0, 0), -1, 7)
    assert run.values == [-780, -234 + 378]
    found = run.prospect(9, _seat(0))
    assert (found.points, found.moon, found.other) == ((7.0, 19.0, 16.9, 16.9), 0.65, 0.0)


@pytest.mark.parametrize(("rules", "points"), [("classic-pc", (0, 26, 26, 26)), ("requiem moon=minus", (-26, 0, 0, 0))])
def test_ones_own_moon_that_is_certain_is_one(rules: str, points: "tuple[int, ...]") -> None:
    one = _first(rules, (EVERY,))
    assert (one.moon, one.other, one.points) == (1.0, 0.0, points)


@pytest.mark.parametrize(("rules", "points"), [("classic-pc", (26, 26, 0, 26)), ("requiem moon=minus", (0, 0, -26, 0))])
def test_anothers_moon_that_is_certain_is_one(rules: str, points: "tuple[int, ...]") -> None:
    one = _first(rules, ("-", "-", EVERY))
    assert (one.moon, one.other, one.points) == (0.0, 1.0, points)


def test_a_moon_that_cannot_be_is_none() -> None:
    one = _first("classic-pc", ("2H", EVERY[:-2] + "H"))
    assert (one.moon, one.other, one.points) == (0.0, 0.0, (1, 25, 0, 0))


def test_the_bonus_card_counts_in_the_points() -> None:
    one = _first("deluxe", ("JD", EVERY))
    assert (one.moon, one.other, one.points) == (0.0, 1.0, (-10, -26, 0, 0))


def test_the_points_of_all_seats_come_to_what_is_left() -> None:
    view = ending("TC 4C 9D", "2D 3D 4D 8C KH QH", "JC 5C 2H", taken=("-", "QS JT9876543H", "AH"))
    for one in mind("iq:180").play(view, "1", Limit(worlds=24)).prospects:
        assert sum(one.points) == pytest.approx(26), name(one.choice)
        assert (one.moon, one.other) == (0.0, 0.0)
