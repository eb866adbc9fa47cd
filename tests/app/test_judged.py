"""What reviews came to is kept once for each deal, reads back, and makes a course of accuracy."""

import asyncio

import pytest

from hearts.app.keeping.archive import Archive, Texts
from hearts.app.keeping.export import Intake
from hearts.app.keeping.review_results import MOST, OWN, Judged, Verdict, accuracies
from hearts.app.keeping.store import RESULTS, REVIEWS, Store
from hearts.app.same.entries import Entries
from hearts.app.statistics.tally import trend
from hearts.app.tasks import at_once, no_rest

FIRST = Verdict(0, 13, 87, {5: 0.0, 9: 1.23}, OWN)
HERS = Verdict(0, 4, 71, {6: 2.5}, 1)


class Row:
    """What the course asks of a row."""

    def __init__(self, id: str, *points: int) -> None:
        self.id, self.points = id, list(points)


def test_a_verdict_reads_back_and_a_later_one_takes_its_place() -> None:
    judged = Judged(Store({}))
    judged.keep("my game", Verdict(2, -5, 100, {}, OWN))
    judged.keep("my game", Verdict(0, 1, 50, {1: 4.0}, OWN))
    judged.keep("my game", FIRST)
    assert at_once(judged.all(no_rest)) == {"my game": [FIRST, Verdict(2, -5, 100, {}, OWN)]}


def test_the_oldest_lines_go_and_a_game_can_be_forgotten() -> None:
    judged = Judged(Store({}))
    judged._store.put(REVIEWS, "\n".join([f"1 {number} 90 - a" for number in range(MOST)]))
    judged.keep("b", FIRST)
    found = at_once(judged.all(no_rest))
    assert len(found["a"]) == MOST - 1 and found["a"][0].deal == 1 and found["b"] == [FIRST]
    judged.forget("a")
    assert list(at_once(judged.all(no_rest))) == ["b"]


def test_opponents_are_kept_beside_the_player_count_nowhere_and_go_first() -> None:
    judged = Judged(Store({}))
    judged.keep("a", HERS)
    judged.keep("a", FIRST)
    judged.keep("a", HERS._replace(accuracy=72))
    assert judged.of("a") == [FIRST, HERS._replace(accuracy=72)] and judged.of("b") == []
    assert at_once(judged.all(no_rest)) == {"a": [FIRST]}
    judged._store.put(
        REVIEWS, "\n".join(["1 0 90 - a", "1 0/2 90 - a"] + [f"1 {number} 90 - b" for number in range(MOST - 2)])
    )
    judged.keep("c", FIRST)
    assert [one.seat for one in judged.of("a")] == [OWN]
    judged.forget("a")
    assert judged.of("a") == []


@pytest.mark.parametrize(
    "line",
    [
        "",
        "1 2 3",
        "x 1 90 - a",
        "1 1 90 4: a",
        "1 1 90 4:x a",
        "1 1 9000000 - a",
        "1 1 90 - ",
        "1 -1 90 - a",
        "1 1/ 90 - a",
        "1 1/2/3 90 - a",
        "3 0 90 12,30 a",
        "3 0 90 12:30,4,5:6,7 a",
        "3 0 90 12:30:4,5 a",
        "3 0 90 12:-30 a",
        "3 0 90 , a",
        "--5 0 90 - a",
        "- 0 90 - a",
    ],
)
def test_lines_that_do_not_read_are_left_out(line: str) -> None:
    assert at_once(Judged(Store({"hearts.reviews": line})).all(no_rest)) == {}
    store = Store({})
    assert at_once(Judged(store).take_in(f"{line}\n-3 0 90 12:30 b", no_rest)) == (line != "", 0)
    assert list(at_once(Judged(store).all(no_rest))) == ["b"]


def test_what_a_file_brings_doubles_nothing() -> None:
    store = Store({})
    Judged(store).keep("a", FIRST)

    async def take() -> None:
        results = Entries(Texts(store, RESULTS), lambda: asyncio.sleep(0))
        intake = Intake(store, Archive(Texts(store), lambda: asyncio.sleep(0)), results, lambda: asyncio.sleep(0))
        await intake.take_text(["reviews", "9 0 10 - a\n7 1 60 - a\nnonsense"], "1")
        assert intake.unread == 1

    asyncio.run(take())
    assert [(one.deal, one.accuracy) for one in at_once(Judged(store).all(no_rest))["a"]] == [(0, 87), (1, 60)]


def test_the_course_follows_the_games_and_leaves_out_deals_that_were_played_anew() -> None:
    judged = {"a": [FIRST, Verdict(1, 4, 60, {}, OWN)], "b": [Verdict(0, 2, 70, {}, OWN)], "gone": [FIRST]}
    assert accuracies([Row("b", 2), Row("a", 13, 5)], judged) == [70, 87]  # type: ignore[list-item]
    assert trend([10, 20, 30, 40], 2) == [15.0, 35.0] and trend([5], 3) == [5.0]


def test_a_file_with_many_reviews_is_written_once_and_says_how_many_of_the_oldest_went() -> None:
    mapping: dict[str, str] = {}
    store, written = Store(mapping), 0

    def counted(name: str, text: str) -> bool:
        nonlocal written
        written += 1
        return Store.put(store, name, text)

    store.put("reviews", "1 0 90 - mine\n1 0/2 90 - mine\n2 1 80 - mine\n")
    store.put = counted  # type: ignore[method-assign]
    brought = "".join([f"1 {number} 90 - b\n" for number in range(MOST)])
    assert at_once(Judged(store).take_in(brought, no_rest)) == (0, 3) and written == 1
    assert mapping["hearts.reviews"] == brought
