"""A review judges every choice by what its player knew, grades it, and adds up."""

import asyncio
import json
from typing import Any

import pytest
from screen import Minds

from hearts.app.learning.coach import Coach
from hearts.app.learning.review import Decision, Review, decisions, grade_of
from hearts.app.thinking.asker import Asker
from hearts.engine import shuffle
from hearts.engine.cards import bits, count, each, name, text
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds import instinct, wire
from hearts.minds.advice import read
from hearts.minds.reply import reply


def played(rules: Rules, seed: int = 3) -> Game:
    """A game after its first deal, between instincts."""
    game = Game.new(rules)
    game = game.play(Dealt(*shuffle.deal(rules, seed, 0)))
    while game.phase == "pass":
        seat = game.waiting[0]
        game = game.play(Passed(seat, instinct.give(game.view(seat), Random(seat))))
    while game.phase == "play":
        seat = game.waiting[0]
        game = game.play(Played(seat, instinct.play(game.view(seat), Random(seat))))
    return game


class Quick(Minds):
    """Minds that answer at once, in few deals."""

    def ask(self, asked: Any) -> None:
        super().ask(asked)
        plain = json.loads(asked.text)
        plain["limit"] = {"milliseconds": 0, "worlds": 6}
        asked.settle(reply(json.dumps(plain)))


GAME = played(Rules.preset("deluxe"))


@pytest.mark.parametrize("seat", [0, 2])
def test_result_is_par_and_choices_and_luck(seat: int) -> None:
    review, told = Review(GAME, 0, seat), []
    minds = Quick(up=True)
    assert asyncio.run(review.run(Coach(Asker(minds)), lambda: told.append(review.accuracy)))
    assert review.done and len(told) == len(review.decisions) > 5
    sums = review.sums()
    assert sums is not None and sum(sums) == pytest.approx(GAME.lines[0].points[seat])
    free = [one for one in review.judged if not one.cost]
    assert 100 * len(free) // len(review.judged) <= review.accuracy <= 100
    assert [one.cost for one in review.costly] == sorted([one.cost for one in review.costly], reverse=True)
    line = review.line()
    assert line[-1][1] == GAME.lines[0].points and [trick for trick, _ in line] == sorted([trick for trick, _ in line])


def judged(review: Review, number: int, made: float, cost: float) -> None:
    """The coach has looked at a choice: the best one costs its seat 2 points, the one that was made so many."""
    one = review.decisions[number]
    ask, word = ("play", name) if one.trick else ("give", text)
    other = one.view.hand & ~one.choice if ask == "give" else one.view.legal & ~(1 << one.choice)
    best = each(other)[0] if ask == "play" else bits(each(other)[:3])
    several = []
    for choice, points, costs in ((best, 2.0, 0.0), (one.choice, made, cost)):
        numbers = {"cost": costs, "error": 0, "moon": 0, "other": 0, "win": 0.5, "best": 0, "own": 0}
        row = [points if seat == review.seat else 8.0 for seat in range(4)]
        several.append({"choice": word(choice), "points": row, "why": "", **numbers})
    one.advice = read({"id": 1, "advice": {"ask": ask, "worlds": 9, "choices": several}}, 1)


def test_the_sums_are_own_points_and_what_a_choice_costs_is_more() -> None:
    review, result = Review(GAME, 0, 0), GAME.lines[0].points[0]
    for number in range(len(review.decisions)):
        judged(review, number, 2.0, 0.0)
    judged(review, 1, 3.5, 5.0)  # it leaves the others better off, too, or loses the game
    judged(review, 2, 1.0, 0.7)  # a point saved, and all the same the worse choice
    judged(review, 3, 2.1, 0.1)  # nobody can tell
    assert review.sums() == (2.0, 0.5, pytest.approx(result - 2.5))
    assert [one.cost for one in review.costly] == [5.0, 0.7] and review.costly[0].grade == "blunder"


def test_each_choice_is_asked_about_with_what_its_player_knew() -> None:
    minds = Quick(up=True)
    review = Review(GAME, 0, 1)
    asyncio.run(review.run(Coach(Asker(minds)), lambda: None))
    for asked, one in zip(minds.asked, review.decisions, strict=True):
        plain = json.loads(asked.text)
        assert plain["view"] == wire.plain_view(one.view) and one.view.seat == 1
        assert "about" in plain or one.trick
        assert one.made is not None and one.view.hand & (one.choice if not one.trick else 1 << one.choice)


def test_forced_cards_are_no_choices_and_the_pass_is_one() -> None:
    found = decisions(GAME, 0, 0)
    assert found[0].trick == 0 and count(found[0].choice) == 3
    assert all(count(one.view.legal) > 1 for one in found) and len(found) < 14
    assert decisions(GAME, 1, 0) == []
    keeper = played(Rules.preset("deluxe", passing="K"))
    assert decisions(keeper, 0, 0)[0].trick > 0


@pytest.mark.parametrize(
    ("cost", "error", "grade"),
    [
        (0, 0, "best"),
        (0.4, 0.3, "best"),
        (0.4, 0.1, "good"),
        (1.2, 0.1, "inaccuracy"),
        (3.9, 1, "mistake"),
        (4, 1, "blunder"),
    ],
)
def test_the_bounds_of_the_grades(cost: float, error: float, grade: str) -> None:
    view = GAME.last.view(0) if GAME.last else GAME.view(0)
    one = Decision(view, 5, 3, 50)
    numbers = {"cost": cost, "error": error, "moon": 0, "other": 0, "win": 0, "best": 0, "own": 0}
    choice = {"choice": "7C", "points": [0, 0, 0, 0], "why": "", **numbers}
    one.advice = read({"id": 1, "advice": {"ask": "play", "worlds": 9, "choices": [choice]}}, 1)
    assert one.grade == grade


def test_where_a_deal_has_more_points_a_choice_may_cost_more() -> None:
    spot, maria, deluxe = [Rules.preset(name) for name in ("spot", "black-maria", "deluxe")]
    assert (spot.total, maria.total, deluxe.total) == (117, 43, 26)
    assert [grade_of(4, rules) for rules in (deluxe, maria, spot)] == ["blunder", "mistake", "inaccuracy"]
    assert [grade_of(18, rules) for rules in (maria, spot)] == ["blunder", "blunder"] and grade_of(
        17.9, spot
    ) == "mistake"
    accuracies = []
    for rules in (deluxe, spot):
        review = Review(played(rules), 0, 0)
        for number in range(len(review.decisions)):
            judged(review, number, 4.0, 4.0)
        accuracies.append(review.accuracy)
    assert accuracies == [37, 80]


def test_it_can_be_stopped_and_gone_on_with() -> None:
    review = Review(GAME, 0, 0)

    coach = Coach(Asker(Quick(up=True)))
    looking: list[asyncio.Task[bool]] = []

    async def look() -> None:
        looking.append(asyncio.create_task(review.run(coach, stop)))
        await asyncio.wait(looking)

    def stop() -> None:
        if len(review.judged) == 3:
            looking[0].cancel()

    asyncio.run(look())
    assert looking[0].cancelled() and len(review.judged) == 3 < len(review.decisions)
    assert asyncio.run(review.run(coach, lambda: None)) and review.done


def test_without_a_worker_it_waits() -> None:
    review = Review(GAME, 0, 0)
    assert not asyncio.run(review.run(Coach(Asker(Minds(up=False))), lambda: None))
    assert review.judged == [] and review.sums() is None and each(review.decisions[0].choice)
