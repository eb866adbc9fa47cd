"""Ratings by Glicko's published example, progress as text, which problem is next, and the quiz on the table."""

import json
from datetime import date
from pathlib import Path

import pytest

from hearts.app.keeping import progress as kept
from hearts.app.keeping.progress import Progress
from hearts.app.keeping.rating import FIRST, LEAST, MIDDLE, Rating, after_days, after_games, chance, of_problem
from hearts.app.keeping.store import PROBLEMS, Store
from hearts.app.learning import problem_sentences as sentences
from hearts.app.learning.problems import DAILY, HOME, MANY, SINCE, Problems, Quiz
from hearts.app.learning.review import decisions
from hearts.app.same.daily import number_of, since_1970
from hearts.app.scene.model import Scene
from hearts.app.sitting.practice import practice, standing
from hearts.app.table.commands import Choose, Command
from hearts.app.tasks import at_once, no_rest
from hearts.engine.cards import bits, card, count, each, name
from hearts.engine.game import Passed
from hearts.minds.problem import SEAT, Problem

CARD = (
    "7t5 | deluxe | 3 9 4 0 -1 1 2 / 3 3 1 9 -1 3 3 / 9 4 1 2 -1 0 0 / 9 6 1 0 -1 0 1 | "
    "T5C A962D AKQ32S 74H / AK96C KJT8D T87S 65H / Q873C 3D 5S AKQJ932H / J42C Q754D J964S T8H | "
    "T5C QS / T87S / QC 3D 5S / JC T8H | "
    "QC JC TC 8C 6S | 1200 | 2S+3S,0,0,0,5,25,3,5,2,0 ; "
    "AS,5.15,0.3,0,0,20,9,2,1,2,dear,0.47,1 | queen | 60 100"
)
PASS = (
    "8p | deluxe | | T5C A962D AKQ32S 74H / AK96C KJT8D T87S 65H / Q873C 3D 5S AKQJ932H / J42C Q754D J964S T8H | | | "
    "1200 | QS+KS+AS,0,0,1,5,25,3.8,5.8,2.6,0.9 ; AD+QS+AS,0.75,0.2,0,0,20,9.7,2,1.6,2.7 | pass | "
)


def file(number: int) -> Problems:
    """So many problems; the I.Q.s that solve one are fewer from eighth to eighth."""
    lines = []
    for index in range(number):
        solved = " ".join([str(iq) for iq in (60, 80, 100, 120, 140, 160, 180)[: index % 8]])
        lines.append(CARD.replace("7t5", f"{index}t5").replace("60 100", solved))
    found = Problems("\n".join(lines) + "\n")
    at_once(found.read(no_rest))
    return found


# ---- ratings ---------------------------------------------------------------------------------------------------------


def test_glickman_has_the_same_example() -> None:
    met = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = after_games(Rating(1500, 200), met)
    assert round(found.rating) == 1464
    assert found.deviation == pytest.approx(151.4, abs=0.05)


def test_a_rating_is_less_sure_after_a_while() -> None:
    sure = Rating(1600, LEAST)
    assert after_days(sure, 0) == sure
    assert LEAST < after_days(sure, 30).deviation < after_days(sure, 365).deviation == pytest.approx(350)
    assert after_days(sure, 99999).deviation == FIRST.deviation


def test_a_problem_is_rated_by_who_solves_it() -> None:
    ratings = [of_problem(solved).rating for solved in range(8)]
    assert ratings == sorted(ratings, reverse=True)
    assert ratings[3] + ratings[4] == pytest.approx(2 * MIDDLE)
    assert round(ratings[0]) == 1923 and round(ratings[7]) == 982
    assert chance(FIRST, of_problem(0)) < 0.1 < 0.9 < chance(FIRST, of_problem(7))


# ---- progress --------------------------------------------------------------------------------------------------------


def test_solving_gains_and_missing_costs() -> None:
    one = Progress()
    before = one.rated("1t5", 3, True, 20_000)
    assert before == FIRST and one.rating.rating > FIRST.rating and one.rating.deviation < FIRST.deviation
    high = one.rating.rating
    one.rated("2t5", 3, False, 20_000)
    assert one.rating.rating < high
    assert (one.done, one.solved) == (["1t5", "2t5"], 1)


@pytest.mark.parametrize("day", ["1970-01-01", "2000-02-29", "2000-03-01", "2026-11-22", "2027-12-31", "2100-03-01"])
def test_days_are_those_of_the_calendar(day: str) -> None:
    year, month, number = [int(part) for part in day.split("-")]
    assert since_1970(number_of(year, month, number)) == (date.fromisoformat(day) - date(1970, 1, 1)).days


def test_a_day_counts_once_and_a_row_of_days_is_broken_by_a_miss() -> None:
    one = Progress()
    for day, right in ((10, True), (10, False), (11, True), (13, True), (14, False), (12, True)):
        one.answered(day, right)
    assert (one.days, one.days_solved, one.streak, one.daily) == (4, 3, 0, (14, False))


def test_it_reads_back_and_what_does_not_read_is_set_aside() -> None:
    store = Store({})
    one = kept.of_store(store)
    one.rated("1t5", 0, True, 20_000)
    one.answered(20_000, True)
    assert kept.keep(store, one)
    again = kept.of_store(store)
    assert (again.text(), again.done, again.daily) == (one.text(), ["1t5"], (20_000, True))
    store.put(PROBLEMS, "?")
    assert kept.of_store(store).done == []
    kept.keep(store, one)
    assert store.names("unreadable") == ["unreadable.1"] and kept.of_store(store).done == ["1t5"]


@pytest.mark.parametrize("field", ["rating", "day", "done", "solved", "daily", "days"])
@pytest.mark.parametrize("value", [None, [1], -1, True, [1e9, 1], "x"])
def test_nothing_strange_is_let_in(field: str, value: object) -> None:
    plain = json.loads(Progress().text())
    found = Progress.try_read(json.dumps({**plain, field: value}))
    fits = field == "done" or (field == "daily" and not value)
    assert (found is not None) == fits


def test_of_two_the_one_that_has_done_more_stays() -> None:
    store, more = Store({}), Progress()
    more.rated("1t5", 0, True, 20_000)
    kept.take_in(store, more.text())
    assert kept.of_store(store).done == ["1t5"]
    kept.take_in(store, Progress().text())
    assert kept.of_store(store).done == ["1t5"]
    with pytest.raises(ValueError, match="progress"):
        kept.take_in(store, "[]")


# ---- which one -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [30, 197, 500])
def test_each_day_has_its_own_problem_until_all_have_been_there(number: int) -> None:
    found = file(number)
    assert sorted(found.of_day(20_000 + day) for day in range(number)) == list(range(number))
    assert found.of_day(20_000) == file(number).of_day(20_000)


def test_a_longer_file_changes_no_day() -> None:
    """The number hung on the length of the file: a release with more problems would have changed the day's."""
    longer, days = file(DAILY + 20), range(20_000, 20_000 + DAILY)
    assert [longer.of_day(day) for day in days] == [file(DAILY).of_day(day) for day in days]


def shipped() -> Problems:
    """The problems of the game."""
    found = Problems((Path(__file__).parents[2] / HOME).read_text("utf-8"))
    at_once(found.read(no_rest))
    return found


def test_from_2027_on_the_problem_of_the_day_has_four_choices_and_no_day_before_changes() -> None:
    """One was a choice of two cards: whoever guessed had it right every second time."""
    found = shipped()
    assert since_1970(number_of(2027, 1, 1)) == SINCE
    before = range(SINCE - DAILY, SINCE)
    assert [found.of_day(day) for day in before] == [day * 197 % DAILY for day in before]
    days = [found.of_day(SINCE + day) for day in range(268)]
    assert len(set(days)) == 268 and max(days) < DAILY, "each comes once before any comes again"
    assert {number for number in range(DAILY) if choices(found.problem(number)) >= MANY} == set(days)


def choices(problem: Problem) -> int:
    """How many cards may be chosen; of a pass there are hundreds of packets."""
    game = problem.start.game()
    return 99 if game.phase == "pass" else count(game.view(SEAT).legal)


def test_the_next_one_is_near_the_rating_and_new() -> None:
    found, one, day = file(80), Progress(), 20_000
    one.rating = Rating(1900, 60)
    seen = []
    for _ in range(10):
        number = found.next(one, day)
        assert number not in seen and found.heads[number][1] <= 1  # those that no mind solves, or nearly none
        seen.append(number)
        one.rated(found.heads[number][0], 0, True, day)
        one.rating = Rating(1900, 60)


def test_when_all_have_been_seen_the_oldest_come_again() -> None:
    found, one = file(10), Progress()
    one.done = [id for id, _ in found.heads]
    assert found.next(one, 20_000) in range(5)


# ---- on the table ----------------------------------------------------------------------------------------------------


async def breathe() -> None:
    """Nothing has to be painted."""


def quiz(line: str) -> tuple[Quiz, list[Scene]]:
    """A problem on a table that keeps its scenes."""
    scenes: list[Scene] = []
    several = Problems(line)
    at_once(several.read(no_rest))
    problem = several.problem(0)
    order = ("CDSH", False, False)
    found = Quiz(problem, scenes.append, lambda choice: found.solve(choice), breathe, "Ann", "you", order)
    found.show("Play.")
    return found, scenes


def test_a_card_solves_it_or_not() -> None:
    one, scenes = quiz(CARD)
    assert scenes[-1].say == "Play." and scenes[-1].seats[0].name == "Ann" and scenes[-1].seats[0].score == 24
    assert [at.code for at in scenes[-1].cards if at.place == "trick"] == ["6S"]
    one.solve(bits([card("2S")]))
    assert one.right and one.done and one.made is not None and one.made.cost == 0
    other, _ = quiz(CARD)
    other.solve(bits([card("AS")]))
    assert not other.right and other.made is not None and other.made.cost == 5.15


@pytest.mark.parametrize("code", ["2S", "AS"])
def test_the_card_that_was_chosen_lies_in_the_trick(code: str) -> None:
    one, scenes = quiz(CARD)
    one.solve(bits([card(code)]))
    one.show()
    lies = {at.code: at.place for at in scenes[-1].cards}
    assert lies["6S"] == lies[code] == "trick" and not scenes[-1].demo and not scenes[-1].prompt
    assert code in {name(number) for number in each(one.view.hand)}, "the question stays what it was"
    assert one.record.game is one.game and one.game.view(0).hand == one.view.hand


def test_a_card_that_the_rules_bar_is_no_answer() -> None:
    one, _ = quiz(CARD)
    barred = next(number for number in each(one.view.hand) if not one.view.legal >> number & 1)
    assert one.do(Choose(barred)) and not one.done
    one.do(Choose(card("2S")))
    assert one.done and one.right


def test_a_packet_is_selected_card_by_card() -> None:
    one, scenes = quiz(PASS)
    for code in ("QS", "KS", "2S", "AS"):
        why = one.do(Choose(card(code)))
    assert why and scenes[-1].passing is not None and scenes[-1].passing.ready
    one.do(Choose(card("2S")))
    assert one.do(Command("pass")) and not one.done, "one is missing"
    one.do(Choose(card("AS")))
    assert one.ask(Command("pass")) is None and not one.do(Command("pass")) and one.right
    assert one.ask(Command("pass")) == one.ask(Choose(card("2S"))) == "", "it is answered"
    other, _ = quiz(PASS)
    other.solve(0)
    assert not other.right and other.made is None


@pytest.mark.parametrize("line", [CARD, PASS])
def test_the_table_shows_no_card_that_its_seat_has_not_seen(line: str) -> None:
    one, scenes = quiz(line)
    hidden = {name(number) for number in each(one.view.unseen)}
    one.solve(0)
    one.show()
    for scene in scenes:
        assert not hidden & {at.code for at in scene.cards}
        assert not any(seat.open for seat in scene.seats)


def test_it_is_played_out_as_practice_and_that_is_taken_over_from_its_first_choice() -> None:
    one, _ = quiz(PASS)
    begun = practice(one.record, 0, "9")
    assert begun.game is one.game and [who.player for who in begun.seats] == ["person", *["iq:160"] * 3]
    later = begun.at(begun.game.play(Passed(0, one.problem.best[0])))
    assert standing(later, 0).game is one.game
    assert [at.choice for at in decisions(later.game, 0, 0)] == [one.problem.best[0]]


# ---- what is said ----------------------------------------------------------------------------------------------------


def test_the_answer_is_judged_and_the_solution_has_its_reason() -> None:
    one, _ = quiz(CARD)
    assert sentences.question_text(one) == "Which card do you play? Rules: Hearts Deluxe."
    one.solve(bits([card("AS")]))
    assert sentences.verdict(one, True) == "Not the best: A♠\ufe0e costs 5.2 points."
    told = sentences.solution(one)
    assert told.startswith(
        "The 2 of Spades and the 3 of Spades are the best. "
        "Stay under the 6 of Spades: then someone else takes the trick."
    )
    assert sentences.hardness(one, 7) == "About: the queen. 2 of 7 computers found it."
    one, _ = quiz(CARD)
    one.solve(0)
    assert sentences.verdict(one) == "The solution:"


def test_what_costs_hardly_any_points_of_ones_own_has_no_amount() -> None:
    one, _ = quiz(CARD.replace("20,9,2,1,2,dear", "20,5.1,2,1,2,dear"))  # 0.1 points, and the others gain
    one.solve(bits([card("AS")]))
    assert sentences.verdict(one, True) == "Not the best: A♠\ufe0e."


def test_several_cards_cost_and_one_card_costs() -> None:
    one, _ = quiz(PASS)
    worse = one.problem.advice.choices[-1]
    one.solve(worse.choice)
    told = sentences.verdict(one)
    assert told.startswith("Not the best: the ") and told.endswith(f" cost {worse.cost:.1f} points."), told


def test_what_has_not_been_weighed_is_said_to_be_so() -> None:
    one, _ = quiz(PASS)
    assert sentences.question_text(one) == "Which three cards do you pass to Pauline? Rules: Hearts Deluxe."
    one.solve(bits([card("2S"), card("3S"), card("TC")]))
    assert sentences.verdict(one) == "Not the best. The coach did not even check these cards."


def test_near_the_end_of_a_game_its_chances_are_told() -> None:
    late = CARD.replace("queen | 60 100", "game | ").replace("3 9 4 0", "89 9 4 0")
    one, _ = quiz(late)
    assert sentences.question_text(one).endswith("This deal may end the game (at 100).")
    one.solve(bits([card("AS")]))
    assert sentences.verdict(one, True) == "Not the best: A♠\ufe0e.", "the chance to win is told, and no points"
    assert "With the 2 of Spades you win the game more often than with the Ace of Spades." in sentences.solution(one)
    assert sentences.hardness(one, 7).endswith("None of 7 computers found it.")


def test_how_the_player_stands() -> None:
    one = Progress()
    assert sentences.rating(one, 20_000) == "New"
    assert sentences.of_day(one, 20_000) == "the same for everyone"
    before = one.rated("1t5", 4, True, 20_000)
    assert sentences.rating(one, 20_000) == f"Rating {round(one.rating.rating)} (± 512)"
    assert sentences.rating_change(before, one.rating).startswith(f"Rating {round(one.rating.rating)} (+")
    one.answered(20_000, True)
    one.answered(20_001, True)
    assert sentences.of_day(one, 20_001) == "solved, 2 tried, 2 solved, 2 days in a row"
    assert sentences.daily(one) == "Problems of the day: 2 tried, 2 solved, 2 days in a row."
