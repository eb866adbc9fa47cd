"""A review: a seat's choices in a deal, judged by that seat's knowledge, and the part of luck in its result.

result = par + choices + luck: par is what the seat could expect before its first choice had it always chosen best,
choices what its own ones added to its points, luck the rest. A choice's cost, by which it is graded, is more than that:
the others' points and the chance to win are in it.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from hearts.app.heading import notes
from hearts.app.thinking.asker import Dropped
from hearts.app.words.measures import whole
from hearts.engine.cards import count
from hearts.engine.game import Passed, Played
from hearts.engine.record import positions
from hearts.minds.thought import Limit

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.learning.coach import Coach
    from hearts.engine.deal import View
    from hearts.engine.game import Game
    from hearts.engine.record import Record
    from hearts.engine.rules import Rules
    from hearts.minds.advice import Advice, Choice

# The grades, and below how many points of cost each of them ends; what costs nothing that anybody could tell is best.
# They are for deals of 26 points; where a deal has more, a choice may cost as much more.
GRADES = (("good", 0.5), ("inaccuracy", 1.5), ("mistake", 4.0), ("blunder", 1e9))
DEAL = 26
STEEP = 4.0  # points that bring the accuracy of a choice from 1 to 1/e
CARD, PACKET = Limit(1200, 60), Limit(2500, 60)


class Decision:
    """A choice that was made.

    view  what its seat knew; choice: the card, or the packet; trick: which one it was played to, 0 for the pass
    moves  how many moves of the game came before it
    advice  what the coach says of it, once it has been asked
    """

    def __init__(self, view: View, choice: int, trick: int, moves: int) -> None:
        self.view, self.choice, self.trick, self.moves = view, choice, trick, moves
        self.advice: Advice | None = None

    async def ask(self, coach: Coach) -> bool:
        """Ask the coach about it. Returns whether it has answered; raises Dropped where the answer is not wanted."""
        packet = self.choice if not self.trick else 0
        self.advice = await coach.ask(self.view, PACKET if packet else CARD, packet)
        return self.advice is not None

    @property
    def made(self) -> Choice | None:
        """The coach's judgement of the choice."""
        return self.advice.of(self.choice) if self.advice else None

    @property
    def cost(self) -> float:
        """What it cost in points, with the others' points and the chance to win; 0 if that is not certain."""
        made = self.made
        return made.cost if made and not made.equal else 0.0

    @property
    def added(self) -> float:
        """How many more points its seat expects than with the best choice; 0 if that is not certain."""
        made, seat = self.made, self.view.seat
        if made is None or self.advice is None or made.equal:
            return 0.0
        return made.points[seat] - self.advice.choices[0].points[seat]

    @property
    def grade(self) -> str:
        """In a word: "best", or one of GRADES."""
        return grade_of(self.cost, self.view.rules)


class Review:
    """The choices of `seat` in deal `number` (from 0) of a game, those left out that were none.

    result  the seat's points in the deal, None where it was not played to its end
    """

    def __init__(self, game: Game, number: int, seat: int, since: int = 0) -> None:
        self.seat = seat
        self.decisions = decisions(game, number, seat, since)
        self.result = game.lines[number].points if number < len(game.lines) else None

    @classmethod
    def of(cls, record: Record, number: int, seat: int) -> Review:
        """Return the review of a deal in a record; in practice, of the choices since it began."""
        return cls(record.game, number, seat, notes(record).begun)

    @property
    def judged(self) -> list[Decision]:
        """Those that the coach has looked at."""
        return [one for one in self.decisions if one.made]

    @property
    def done(self) -> bool:
        """Whether that is all of them."""
        return len(self.judged) == len(self.decisions)

    @property
    def costly(self) -> list[Decision]:
        """Those that cost something, the costliest first."""
        costly = [one for one in self.judged if one.cost]
        return sorted(costly, key=lambda one: (-one.cost, one.trick))

    @property
    def accuracy(self) -> int:
        """The accuracy from 0 to 100: the mean over all choices of a number that falls with their cost."""
        judged = self.judged
        sure = [exp(-one.cost / STEEP / scale(one.view.rules)) for one in judged]
        return whole(100 * sum(sure) / max(1, len(judged)))

    def sums(self) -> tuple[float, float, float] | None:
        """Return par, choices and luck, in tenths of own points that add up to the result; None where there is no
        result."""
        judged = self.judged
        if self.result is None or not judged or judged[0].advice is None:
            return None
        par = round(judged[0].advice.choices[0].points[self.seat], 1)
        choices = round(sum([one.added for one in judged]), 1)
        return par, choices, round(self.result[self.seat] - par - choices, 1)

    def line(self) -> list[tuple[int, tuple[float, ...]]]:
        """Return each seat's expected points after each choice, by its trick, and at the end its points."""
        expected = [(one.trick, one.made.points) for one in self.judged if one.made]
        if self.result is not None:
            last = max([trick for trick, _ in expected] + [0]) + 1
            expected.append((last, tuple([float(points) for points in self.result])))
        return expected

    async def run(self, coach: Coach, on_judged: Callable[[], object]) -> bool:
        """Ask the coach about each choice and call `on_judged` after it. Returns False if the coach does not answer."""
        for one in self.decisions:
            if one.advice is None:
                try:
                    if not await one.ask(coach):
                        return False
                except Dropped:
                    return False
                on_judged()
        return True


class Reviews:
    """The reviews of this visit."""

    def __init__(self) -> None:
        self._several: dict[tuple[str, int, int], Review] = {}  # by game, deal and seat

    def keep(self, game: str, deal: int, review: Review) -> None:
        """Keep a review of a deal; it takes the place of an earlier one of the same seat."""
        self._several[game, deal, review.seat] = review

    def find(self, game: str, deal: int, seat: int) -> Review | None:
        """Return the review of a seat in a deal, None where there is none."""
        return self._several.get((game, deal, seat))

    def judged(self, game: str) -> int:
        """Return the number of choices of a game that have been judged so far."""
        return sum([len(review.judged) for (of, _, _), review in self._several.items() if of == game])


def scale(rules: Rules) -> float:
    """Return the points in a deal under these rules, as a multiple of the usual ones."""
    return max(1, rules.total) / DEAL


def grade_of(cost: float, rules: Rules) -> str:
    """Return the grade of a choice with this cost in points under these rules."""
    return next(grade for grade, end in GRADES if cost < end * scale(rules)) if cost else "best"


def decisions(game: Game, number: int, seat: int, since: int = 0) -> list[Decision]:
    """Return the choices of a seat in a deal from move `since` on, without moves that left nothing to choose."""
    choices = []
    for at in positions(game):
        move, before = at.move, at.last
        if at.deal is None or at.deal.table.number != number or before is None or before.deal is None:
            continue
        if before.length < since:
            continue
        if isinstance(move, Passed) and move.seat == seat and move.cards:
            choices.append(Decision(before.view(seat), move.cards, 0, before.length))
        elif isinstance(move, Played) and move.seat == seat:
            view = before.view(seat)
            if count(view.legal) > 1:
                choices.append(Decision(view, move.card, len(before.deal.table.tricks) + 1, before.length))
    return choices
