"""The grades of the choices in a replayed game, as far as they were reviewed: in this visit, or in one's own games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.review_results import OWN, Judged
from hearts.app.learning.review import GRADES, grade_of
from hearts.app.statistics.row import archive_id
from hearts.app.words.locale import say
from hearts.engine.game import Passed, Played
from hearts.engine.record import positions

if TYPE_CHECKING:
    from hearts.engine.game import Game
    from hearts.engine.record import Record
    from hearts.web.context import Context

ORDER = tuple([grade for grade, _ in GRADES])  # the better first


class Grades:
    """Of one record."""

    def __init__(self, context: Context, record: Record) -> None:
        self._reviews, self._record = context.later.reviews, record
        people = record.here
        self._kept: dict[tuple[int, int], float] = {}  # by the seat, and the moves that were made before
        lines = record.game.lines
        for one in Judged(context.session.shelf.store).of(archive_id(record.id)) if people else []:
            seat = people[0] if one.seat == OWN else one.seat
            if one.deal < len(lines) and dict(enumerate(lines[one.deal].points)).get(seat) == one.points:
                for moves, cost in one.costs.items():
                    self._kept[seat, moves] = cost

    def __len__(self) -> int:
        """Return how many choices of this visit have been judged: it grows while a review does."""
        return self._reviews.judged(self._record.id)

    def cost(self, at: Game) -> float | None:
        """Return the cost of the last move in points; None if it was not reviewed or left nothing to choose."""
        move, before = at.move, at.last
        if not isinstance(move, (Passed, Played)) or before is None or at.deal is None:
            return None
        review = self._reviews.find(self._record.id, at.deal.table.number, move.seat)
        choice = move.cards if isinstance(move, Passed) else move.card
        for one in review.judged if review is not None else []:
            if one.moves == before.length and one.choice == choice and one.view.hand == before.view(move.seat).hand:
                return one.cost
        return self._kept.get((move.seat, before.length))

    def grade(self, at: Game) -> tuple[str, str]:
        """Return the grade of the last move, and it in words; empty where there is none."""
        cost = self.cost(at)
        if cost is None:
            return "", ""
        grade = grade_of(cost, at.rules)
        name = say("review-grade", grade=grade)
        return grade, say("review-cost", grade=name, cost=float(cost)) if cost else name

    def worst(self, deal: int) -> dict[int, str]:
        """Return for each trick of a deal (0 is the pass) the worst grade of a costly choice in it."""
        worst: dict[int, str] = {}
        for at in positions(self._record.game) if self._kept or len(self) else []:
            if at.deal is None or at.deal.table.number != deal:
                continue
            cost = self.cost(at)
            if cost:
                trick, grade = len(at.deal.table.tricks) + (1 if at.deal.table.trick else 0), grade_of(cost, at.rules)
                if trick not in worst or ORDER.index(grade) > ORDER.index(worst[trick]):
                    worst[trick] = grade
        return worst
