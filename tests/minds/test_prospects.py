"""The numbers that a searching mind says: each seat's points, its own moon and another's, held to what they mean."""

import pytest
from situations import dealt, ending

from hearts.engine.cards import name
from hearts.engine.deal import View
from hearts.minds.calibration import OPEN, comes_from_others, comes_true
from hearts.minds.race import Run
from hearts.minds.registry import mind
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


def _made(
    counted: float, rules: str = "classic-pc", taken: str = "-", hand: str = "AC 2D", out: str = "3C 4C 5C 6D 7D 8D"
) -> float:
    """The chance of a moon that such a share of the worlds came to, with a card in hand that may lose."""
    view = ending(hand, out, taken=(taken,), rules=rules)
    return comes_true(counted, view, view.table)


def _passing(number: int) -> View:
    """What a seat sees before it passes."""
    view = dealt("AC 2D 3D 4D 5D 6D 7D 8D 9D TD QD KD AD")
    return View(number, view.table, view.hand, 0, 0, 0, (), view.scores)


def test_a_run_counts_every_world_once() -> None:
    run = Run()
    run.add(7, (26, 26, 0, 26), 2)
    run.add(-3, (3, 10, 5, 8), -1)
    run.add(5, (0, 26, 26, 26), 0)
    run.add(1, (26, 0, 26, 26), 1)
    assert run.values == [70, -30, 50, 10]
    found = [run.prospect(9, _passing(number)) for number in range(4)]
    assert all(one.points == pytest.approx((13.75, 15.5, 14.25, 21.5)) for one in found)
    assert [(one.choice, one.moon) for one in found] == [(9, 0.25)] * 3 + [(9, 0.0)]
    assert [one.other for one in found] == pytest.approx([0.5] * 3 + [0.75])
    assert sum([one.win for one in found]) == pytest.approx(1)
    assert found[1].win > found[3].win, "who took less is likelier to win"


def test_worlds_with_a_moon_count_as_often_as_moons_come_true() -> None:
    run = Run()
    run.add(0, (0, 26, 26, 26), 0)
    run.add(0, (20, 6, 0, 0), -1)
    run.add(0, (26, 26, 0, 26), 2)
    run.add(0, (10, 6, 5, 5), -1)
    one, other = run.prospect(9, _seat(0)), (1 - 0.32) * comes_from_others(1 / 3, 11 / 13, *OPEN)
    assert one.moon == pytest.approx(_made(0.25)) == pytest.approx(0.32)
    assert one.other == pytest.approx(other)
    rest, hidden = (
        (1 - 0.32 - other) / 2,
        other * OPEN[0] / (1 / 3 + OPEN[0]) / 3,
    )
    seen, no_zero = other - 3 * hidden, 26 * (0.32 + other)
    assert one.points[0] == pytest.approx(30 * rest + 26 * other)
    assert one.points[1] == pytest.approx(12 * rest + no_zero - 26 * hidden)
    assert one.points[2] == pytest.approx(5 * rest + no_zero - 26 * (seen + hidden))
    assert one.points[3] == pytest.approx(5 * rest + no_zero - 26 * hidden)


@pytest.mark.parametrize(
    ("rules", "counted", "made"),
    [
        ("classic-pc", 0, 0),
        ("classic-pc", 0.03, 0.06),
        ("classic-pc", 0.05, 0.085),
        ("classic-pc", 0.7, 0.59),
        ("classic-pc", 0.97, 0.805),
        ("deluxe", 0.7, 0.565),
        ("deluxe", 0.97, 0.825),
    ],
)
def test_how_often_a_moon_comes_true(rules: str, counted: float, made: float) -> None:
    assert _made(counted, rules) == pytest.approx(made, abs=1e-6)


@pytest.mark.parametrize(
    ("rules", "hand", "made"),
    [
        ("classic-pc", "AC KC QC JC TC", 0.965),
        ("classic-pc", "AC KC QC JC", 1.0),
        ("classic-pc", "AC KC QC 2D", 0.82),
        ("deluxe", "AC KC QC 2D", 0.89),
    ],
)
def test_what_all_worlds_come_to_fails_seldom_where_no_card_may_lose(rules: str, hand: str, made: float) -> None:
    out = ("2C 3C 4C 5C 3D 4D 5D 6D 7D 8D 9D TD JD QD KD")[: 9 * len(hand.split()) - 1]
    view = ending(hand, out, rules=rules)
    assert comes_true(1, view, view.table) == made


@pytest.mark.parametrize("counted", [0.1, 0.5, 0.92, 1])
def test_a_moon_that_others_pay_for_is_stopped_oftener_where_half_of_all_points_tell_of_it(counted: float) -> None:
    hand, out = "AC KC 2D", "3D 4D 5D 2H 3H 4H 5H 6H 7H"
    every = [_made(counted, rules, taken, hand, out) for rules in ("classic-pc", "deluxe") for taken in ("-", "QS")]
    assert every[1] < every[0] and every[2] == every[3]
    assert _made(counted, taken="AKQJT98H", hand=hand, out=out) == every[0], "seven of 26 points tell nothing yet"


def test_at_the_end_few_are_left_who_could_stop_it() -> None:
    assert _made(1, taken="QS", hand="AC KC 2D", out="3D 4D 5D 2H 3H 4H 5H 6H 7H") == 0.58
    assert _made(1, taken="QS", hand="AC KC 2D", out="3D 4D 5D 6D 2H 3H 4H 5H 6H") == 0.89


def test_a_moon_that_is_made_is_certain() -> None:
    view = ending("AC KC QC 2D", "2C 3C 4C 5C 3D 4D 5D 6D 7D 8D 9D TD", taken=(EVERY,))
    assert comes_true(1, view, view.table) == 1.0


@pytest.mark.parametrize("rules", ["classic-pc", "deluxe"])
def test_the_more_worlds_with_a_moon_the_likelier_it_is(rules: str) -> None:
    for taken in ("-", "QS"):
        found = [_made(number / 200, rules, taken) for number in range(201)]
        assert found == sorted(set(found))


def test_the_chance_to_win_is_the_mean_over_worlds() -> None:
    run, view = Run(), _seat(0, (70, 98, 60, 65))
    run.add(0, (0, 2, 0, 0), -1)  # the game is over, and seat 2 has won
    run.add(0, (0, 26, 26, 26), 0)  # it is over, and seat 0 has won
    run.add(0, (0, 1, 20, 5), -1)  # it goes on
    open_still = chances(view.rules, (70, 99, 80, 70), 1)[0]
    assert 0.3 < open_still < 0.5
    other = comes_from_others(0, 11 / 13, *OPEN)  # no world shows it; it ends the game but where seat 1 shoots
    after = (1 - other) * open_still / 2 + other / 3 * chances(view.rules, (96, 98, 86, 91), 1)[0]
    made = _made(1 / 3)
    assert run.prospect(9, view).win == pytest.approx(made + (1 - made) * after)
    run.add(0, (0, 1, 20, 5), -1)
    after += (1 - other) * open_still / 6
    made = _made(1 / 4)
    assert run.prospect(9, view).win == pytest.approx(made + (1 - made) * after)


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
    run = Run()
    run.add(-78, (0, 26, 26, 26), 0)
    run.add(-78, (0, 26, 26, 26), 0, 3)
    run.more(54, (20, 6, 0, 0), -1, 7)
    assert run.values == [-780, -234 + 378]
    view = ending("AC 2D", "3C 4C 5C 6D 7D 8D", taken=("QS 3H",))
    found = run.prospect(9, view)
    assert found.moon == pytest.approx(_made(0.65, taken="QS 3H")) == pytest.approx(0.4)
    assert found.other == 0.0
    assert found.points == pytest.approx((20 * 0.6, 26 * 0.4 + 6 * 0.6, 26 * 0.4, 26 * 0.4))


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
