"""Moons as they come true: the map of another's moon held to its fit, and what it may not change."""

import pytest
from situations import ending, views

from hearts.engine.cards import card
from hearts.engine.deal import View
from hearts.engine.rules import Rules
from hearts.minds import race
from hearts.minds.calibration import ALONE, OPEN, believed, comes_from_others, comes_true, may_shoot, moon_of
from hearts.minds.race import Run
from hearts.minds.registry import mind
from hearts.minds.thought import Limit, Thought

CLASSIC, HEARTS = "classic-pc", "AKQJT98765432H"


def _open(rules: str = CLASSIC) -> View:
    """Two cards to play, nobody has a point."""
    return ending("AC 2D", "3C 4C 5C 6D 7D 8D", rules=rules)


def _alone(who: int = 2, cards: str = "QS 5432H") -> View:
    """One other seat alone has points."""
    return ending("AC 2D", "3C 4C 5C 6D 7D 8D", taken=tuple(cards if seat == who else "-" for seat in range(4)))


@pytest.mark.parametrize(
    ("counted", "done", "state", "came"),
    [
        (0.0, 0.0, OPEN, 0.0222),
        (0.05, 0.0, OPEN, 0.0523),
        (0.0, 0.5, ALONE, 0.0246),
        (0.05, 0.5, ALONE, 0.0877),
        (0.3, 0.5, ALONE, 0.3746),
        (1.0, 0.5, ALONE, 0.9864),
    ],
)
def test_how_often_anothers_moon_comes(counted: float, done: float, state: "tuple[float, float]", came: float) -> None:
    assert comes_from_others(counted, done, *state) == pytest.approx(came, abs=5e-5)


@pytest.mark.parametrize("state", [OPEN, ALONE])
def test_the_more_worlds_with_anothers_moon_the_likelier_it_is(state: "tuple[float, float]") -> None:
    for done in (0.0, 0.4, 0.9):
        found = [comes_from_others(number / 200, done, *state) for number in range(201)]
        assert found == sorted(set(found)) and found[0] >= 0 and found[-1] <= 1


@pytest.mark.parametrize("view", [_open(), _alone()])
@pytest.mark.parametrize(
    "shooters", [(-1, -1, -1), (2, -1, -1), (2, 2, 2), (0, 2, -1), (0, 0, -1), (0, 2, 2), (0, 0, 0)]
)
def test_chances_come_to_one_and_say_what_the_maps_say(view: View, shooters: "tuple[int, ...]") -> None:
    rows = {((number, 1, 2, 3), who): 10 for number, who in enumerate(shooters)}
    found = believed(view, card("2D"), rows)
    counted, seen = shooters.count(0) / 3, shooters.count(2)
    own = comes_true(counted, view, view.table.play(card("2D")))
    other, state = 0.0, OPEN if view.table.taken == (0, 0, 0, 0) else ALONE
    if counted < 1:
        share = seen / (3 - shooters.count(0))
        other = (1 - own) * comes_from_others(share, 11 / 13, *state)
    by = [sum([chance for (_, who), chance in found if (who > 0) - (who < 0) == kind]) for kind in (-1, 0, 1)]
    assert by[1] == pytest.approx(own)
    assert by[2] == pytest.approx(other)
    assert by[0] == pytest.approx(1 - own - other if -1 in shooters else 0)
    assert all(chance >= 0 for _, chance in found)


def test_a_moon_that_no_world_shows_is_of_whoever_may_shoot() -> None:
    rows = {((5, 7, 6, 8), -1): 40}
    found = dict(believed(_alone(), card("2D"), rows))
    assert set(found) == {((5, 7, 6, 8), -1), ((26, 26, 0, 26), 2)}
    found = dict(believed(_open(), card("2D"), rows))
    assert [row for row, who in found if who >= 0] == [(26, 0, 26, 26), (26, 26, 0, 26), (26, 26, 26, 0)]
    assert len({round(chance, 9) for (_, who), chance in found.items() if who >= 0}) == 1


def test_where_moons_count_nothing_the_worlds_alone_say_what_comes() -> None:
    run = Run()
    for points, shooter in [((5, 7, 6, 8), -1)] * 3 + [((0, 26, 0, 0), -1), ((26, 0, 0, 0), -1)]:
        run.add(0, points, shooter)
    found = run.prospect(card("2D"), _open("classic-pc moon=nothing"))
    assert found.points == pytest.approx((8.2, 9.4, 3.6, 4.8))
    assert (found.moon, found.other) == (0, 0)


def test_who_may_still_shoot() -> None:
    assert may_shoot(_open().table, 0) == (1, 2, 3)
    assert may_shoot(_open().table, 2) == (0, 1, 3)
    assert may_shoot(_alone().table, 0) == (2,)
    assert may_shoot(_alone(0).table, 0) == (), "one's own is no other's"
    assert may_shoot(_alone(2, f"QS {HEARTS}").table, 0) == (), "what has come true is settled"
    both = ending("AC 2D", "3C 4C 5C 6D 7D 8D", taken=("-", "2H", "3H"))
    assert may_shoot(both.table, 0) == ()


def test_who_takes_points_with_the_last_card_of_a_trick_has_stopped_the_moon() -> None:
    view = ending("AC 2D", "5D 6D 9H", "3C 2H 4H", taken=("-", "QS AKQJT87653H"))
    run = Run()
    run.add(0, (2, 24, 0, 0), -1)
    assert run.prospect(card("AC"), view).other == 0.0
    assert 0 < run.prospect(card("2D"), view).other < 0.1, "seat 1 takes them, and one is out"


@pytest.mark.parametrize(
    ("rules", "taken", "points"),
    [
        (CLASSIC, ("-", "-", "5H"), (26, 26, 0, 26)),
        ("deluxe", ("-", "-", "5H"), (0, 0, -36, 0)),
        ("deluxe", ("JD", "-", "5H"), (-10, 0, -26, 0)),
        ("classic-pc sun=yes", ("-", "-", "5H"), (26, 26, 0, 26)),
        ("classic-pc moon=nothing", ("-", "-", "5H"), (0, 0, 26, 0)),
    ],
)
def test_the_points_of_a_moon_that_no_world_shows(
    rules: str, taken: "tuple[str, ...]", points: "tuple[int, ...]"
) -> None:
    table = ending("AC 2D", "3C 4C 5C 6D 7D 8D", taken=taken, rules=rules).table
    assert moon_of(table, 2, (0, 0, 0, 0)) == points


@pytest.mark.parametrize("rules", ["deluxe", CLASSIC, "kitty", "black-maria players=3", "omnibus players=5"])
def test_the_maps_change_no_choice_and_no_order(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def thought(view: View) -> Thought:
        return mind("iq:180").play(view, "1", Limit(worlds=17))

    every = views(Rules.read(rules), 11)[2::9]
    mapped = [thought(view) for view in every]

    def counted(view: View, played: int, rows: "dict[tuple[tuple[int, ...], int], int]") -> object:
        number = sum(rows.values())
        return [(row, often / number) for row, often in rows.items()]

    monkeypatch.setattr(race, "believed", counted)
    plain = [thought(view) for view in every]
    for one, other in zip(mapped, plain, strict=True):
        assert [choice for choice, _ in one.ranking] == [choice for choice, _ in other.ranking]
        assert one.choice == other.choice
    assert (mapped != plain) == bool(Rules.read(rules).moon_sides), "no map where moons count nothing"
