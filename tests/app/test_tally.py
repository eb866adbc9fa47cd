"""The tallies: what rows made by hand come to, in which groups they count, and how sure a share is."""

from random import Random

import pytest

from hearts.app.statistics.luck import Against, Lucks, shift
from hearts.app.statistics.row import VERSION, Row
from hearts.app.statistics.tally import ALL, BINS, Overview, Tally, bin_of, groups
from hearts.engine.interval import factor, of_share

WHO = [("pauline", "Pauline", 110), ("michele", "Michele", 130), ("ben", "Ben", 90)]


def row(place: int = 1, points: "list[int] | None" = None, **facts: object) -> Row:
    """A game of yours: place and points of each deal, and whatever else is to be said of it."""
    points = [5, 0, 26] if points is None else points
    values: dict[str, object] = {
        "version": VERSION, "id": "x", "at": "1", "rules": "deluxe", "players": 4, "others": WHO, "marks": [],
        "place": place, "scores": [sum(points), 40, 60, 101], "points": points, "tricks": [1] * 13, "queens": 1,
        "given": 2, "jacks": 0, "moons": 0, "stopped": 1, "suffered": 1, "suns": 0, "conceded": False,
        "pack": "deluxe", "dealt": [[3], [1, 3, 0, 4], [1, 3, 0, 4], [1, 3, 0, 4], [0, 3, 0, 4]],
    }  # fmt: skip
    return Row(list({**values, **facts}.values()))


def tallied(*rows: Row) -> Tally:
    tally = Tally()
    for each in rows:
        tally.add(each)
    return tally


def test_games_places_points_and_cards_are_added_up() -> None:
    tally = tallied(row(1), row(2, [13, 13], moons=1, suns=1), row(1, [-5, 0, 0, 1]), row(4, [1], conceded=True))
    assert (tally.games, tally.won, tally.deals, tally.points) == (4, 2, 10, 54)
    assert tally.places == [2, 1, 0, 1, 0, 0] and tally.conceded == 1
    assert tally.average == pytest.approx(54 / 10)
    assert (tally.queens, tally.given, tally.moons, tally.suns) == (4, 8, 1, 1)
    assert (tally.best, tally.worst, tally.best_deal, tally.worst_deal) == (-4, 31, -5, 26)
    assert sum(tally.bins) == 10 and tally.bins[0] == 1 and tally.bins[-1] == 1
    assert tally.tricks == [4] * 13
    tally.add(row(tricks=[1] * 17))  # three players
    assert tally.tricks == [5] * 13 + [1] * 4


def test_a_game_that_was_left_before_a_deal_was_finished_does_not_count() -> None:
    left, overview = row(4, [], conceded=True), Overview()
    overview.add(left)
    assert tallied(row(1), left).games == 1 and tallied(left).conceded == 0 and overview.groups[ALL].games == 0


def test_a_streak_ends_with_a_game_that_is_not_won() -> None:
    tally = tallied(*[row(place) for place in (1, 1, 1, 2, 1, 3, 1, 1)])
    assert (tally.longest, tally.winning) == (3, 2)


def test_a_tally_of_nothing_divides_by_nothing() -> None:
    tally = Tally()
    assert tally.average == 0 and tally.trend(5) == [] and tally.best is None


def test_the_trend_parts_the_games_evenly_and_weighs_their_deals() -> None:
    tally = tallied(*[row(points=[number] * 2) for number in range(6)])
    assert tally.trend(3) == [0.5, 2.5, 4.5]
    assert tally.trend(100) == [0, 1, 2, 3, 4, 5]
    assert tallied(row(points=[10]), row(points=[0, 0, 2])).trend(1) == [3]


def test_a_plain_game_counts_in_each_of_its_groups_once() -> None:
    twins = [("ben", "Ben", 100), ("ben", "Ben", 120), ("guest", "Ann", -1)]
    assert groups(row(others=twins, rules="spot")) == [
        ALL,
        "rules spot",
        "seats 4",
        "opponent ben Ben",
        "opponent guest Ann",
        "iq 100",
    ]
    assert "iq 100" in groups(row()) and not [one for one in groups(row(others=[])) if one.startswith("iq")]


def test_a_game_with_a_mark_counts_apart_and_nowhere_else() -> None:
    assert groups(row(marks=["diabolo", "undo"])) == ["apart diabolo", "apart undo"]
    overview = Overview()
    for each in (row(1), row(3, rules="spot"), row(1, marks=["undo"]), row(0, [], marks=["demonstration"])):
        overview.add(each)
    assert overview.groups[ALL].games == 2 and overview.groups[ALL].won == 1
    assert [key for key, _ in overview.of("apart")] == ["apart demonstration", "apart undo"]
    assert [(key, short.games) for key, short in overview.of("rules")] == [("rules deluxe", 1), ("rules spot", 1)]
    assert [each.place for each in overview.within("apart undo")] == [1]
    assert len(overview.within(ALL)) == 2


def test_strengths_stand_in_order_and_opponents_by_how_often_they_came() -> None:
    overview = Overview()
    for iq, name in ((170, "Zoe"), (60, "Ann"), (110, "Zoe")):
        overview.add(row(others=[("guest", name, iq)]))
    assert [key for key, _ in overview.of("iq")] == ["iq 60", "iq 100", "iq 160"]
    assert [key for key, _ in overview.of("opponent")] == ["opponent guest Zoe", "opponent guest Ann"]


def test_each_number_of_points_has_its_bin() -> None:
    assert [bin_of(points) for points in (-36, -1, 0, 1, 3, 4, 25, 26, 100)] == [0, 0, 1, 2, 2, 3, 8, 9, 9]
    assert len(BINS) == 9


# By R's prop.test(x, n, correct = FALSE), to four places.
@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (1, 1, 0.2065, 1.0), (250, 1000, 0.2242, 0.2778)],
)
def test_an_interval_is_wilsons(hits: int, of: int, low: float, high: float) -> None:
    assert of_share(hits, of) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))


def test_where_nothing_is_known_everything_is_possible() -> None:
    assert of_share(0, 0) == (0, 1)


def test_what_each_seat_was_dealt_is_added_up_for_each_number_of_players() -> None:
    lucks = Lucks()
    for each in (row(), row(), row(pack="whist"), row(players=3, pack="deluxe players=3", dealt=[[1]] + [[0] * 4] * 3)):
        lucks.add(each)
    four, three = lucks.all
    assert (four.deals, four.sums[0], len(three.sums), three.deals) == (6, [2, 6, 0, 8], 3, 1)
    assert four.mean(3, 0) == 0 and four.off(0, 1) == 0 and four.means[1] == 6
    low, high = four.between(1)
    assert low < 1 < high and four.outside == 0
    lucks.add(row(dealt=[[10], [10, 10, 0, 10], [0, 10, 0, 10], [0, 10, 0, 10], [0, 10, 0, 10]]))
    assert lucks.all[0].off(0, 0) > 4 and lucks.all[0].outside >= 1


# ---- whether opponents play against people -------------------------------------------------------------------------


def test_the_points_of_a_person_stand_beside_those_of_an_opponent() -> None:
    against = Against()
    for each in (
        row(points=[10, 2], scores=[12, 10, 15, 15], moons=1, suffered=2),
        row(place=0, points=[]),
        row(pack="deluxe handicap=10", points=[99]),
    ):
        against.add(each)
    assert (against.deals, against.hands, against.own, against.others) == (2, 6, 1, 2)
    gaps = [10 - 16 / 3, 2 - 24 / 3]
    assert against.mean == pytest.approx(sum(gaps) / 2)
    assert against.error == pytest.approx(abs(gaps[0] - gaps[1]) / 2)
    assert against.finds == pytest.approx(against.reach + 0.84 * against.error)
    assert against.reach == pytest.approx(12.7062 * against.error), "Student's factor for two deals"


def test_a_mind_in_the_persons_seat_comes_to_nought_and_one_that_is_played_against_does_not() -> None:
    """What the sentence on the page promises, tried: the same mind in all seats, then with points moved to one."""
    chance, outside, found, trials = Random(48), 0, 0, 400
    for _ in range(trials):
        fair, unfair = Against(), Against()
        for _ in range(60):
            taken = [0, 0, 0, 0]
            for _ in range(26):
                taken[chance.randrange(4)] += 1
            fair.add(row(points=[taken[0]], scores=taken))
            more = 1.3  # about what 60 such deals find
            moved = [taken[0] + more * 3 / 4, *[one - more / 4 for one in taken[1:]]]
            unfair.add(row(points=[moved[0]], scores=moved))
        outside += abs(fair.mean) > fair.reach
        found += unfair.mean > unfair.reach
        assert unfair.finds == pytest.approx((factor(unfair.deals) + 0.84) * unfair.error)
    assert outside < trials * 0.1 and abs(unfair.finds - more) < 0.5 and found > trials * 0.6


def test_a_shift_of_the_queen_is_as_large_as_the_marks_find() -> None:
    lucks = Lucks()
    for _ in range(100):
        lucks.add(row())
    assert shift(lucks.all[0]) == pytest.approx(2.8 * (0.25 * 0.75 / 300) ** 0.5, rel=1e-4)
