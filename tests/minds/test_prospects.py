"""The numbers that a searching mind says: each seat's points, its own moon and another's, held to what they mean."""

import pytest
from situations import ending

from hearts.engine.cards import name
from hearts.minds.registry import mind
from hearts.minds.search import Run
from hearts.minds.thought import Limit, Prospect

EVERY = "QS AKQJT98765432H"


def _first(rules: str, taken: "tuple[str, ...]", hand: str = "AC 2D", out: str = "3C 4C 5C 6D 7D 8D") -> Prospect:
    """What iq:180 expects of the card that it plays from a hand, where the points are all `taken` but for `out`."""
    thought = mind("iq:180").play(ending(hand, out, taken=taken, rules=rules), "1", Limit(worlds=24))
    assert len(thought.prospects) > 1
    return thought.prospects[0]


def test_a_run_counts_every_world_once() -> None:
    run = Run(4)
    run.add(7, (26, 26, 0, 26), 2)
    run.add(-3, (3, 10, 5, 8), -1)
    run.add(5, (0, 26, 26, 26), 0)
    run.add(1, (26, 0, 26, 26), 1)
    assert run.values == [70, -30, 50, 10]
    assert run.moons == [10, 10, 10, 0]
    assert run.prospect(9, 0) == Prospect(9, (13.75, 15.5, 14.25, 21.5), 0.25, 0.5)
    assert run.prospect(9, 2) == Prospect(9, (13.75, 15.5, 14.25, 21.5), 0.25, 0.5)
    assert run.prospect(9, 3) == Prospect(9, (13.75, 15.5, 14.25, 21.5), 0.0, 0.75)


def test_a_moon_that_others_would_stop_counts_by_its_share() -> None:
    run = Run(4)
    run.add(-78, (0, 26, 26, 26), 0)
    run.add(-78, (0, 26, 26, 26), 0, 3)
    run.more(54, (20, 6, 0, 0), -1, 7)
    assert run.values == [-780, -234 + 378]
    assert run.prospect(9, 0) == Prospect(9, (7.0, 19.0, 16.9, 16.9), 0.65, 0.0)


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
