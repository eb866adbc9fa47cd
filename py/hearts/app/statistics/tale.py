"""The tale: notable facts of a finished game, such as places, turning point, best moon, closest escape."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.app.statistics.deals import finished_deals, place_of, stopper

if TYPE_CHECKING:
    from hearts.app.statistics.deals import Finished
    from hearts.engine.record import Record
    from hearts.engine.rules import Rules

# A deal counts from 1. The deal after which the winner led until the end, who led before it, what that seat took in it
# and what the winner did; `before` is -1 where the winner led from the first deal on; whether it was the last deal.
Turn = NamedTuple(
    "Turn", [("deal", int), ("winner", int), ("before", int), ("points", int), ("own", int), ("last", bool)]
)
# A moon: by whom, whether a sun, the difference that it made between its shooter and the others.
Moon = NamedTuple("Moon", [("deal", int), ("seat", int), ("sun", bool), ("gain", int)])
# A moon that did not come about: who had so many of all points when another seat took the first one away.
Escape = NamedTuple("Escape", [("deal", int), ("seat", int), ("had", int), ("of", int), ("by", int)])


class Tale:
    """The facts of one finished game; `places`: place and seat of everyone, the best first, a player who gave up
    last."""

    def __init__(self, record: Record) -> None:
        game, deals = record.game, finished_deals(record.game)
        self.rules, self.scores, self.conceded = game.rules, game.scores, game.conceded
        self.seed = record.seed
        self.places = places(game.scores, game.conceded)
        winners = [seat for place, seat in self.places if place == 1]
        alone = len(winners) == 1 and game.conceded < 0
        self.turn = _turn(game.rules, deals, winners[0]) if alone and len(deals) > 1 else None
        self.moon = _moon(deals)
        self.escape = _escape(game.rules, deals)


def places(scores: tuple[int, ...], conceded: int) -> list[tuple[int, int]]:
    """Return the place and the seat of each player, the best first."""
    return sorted([(place_of(scores, conceded, seat), seat) for seat in range(len(scores))])


def _turn(rules: Rules, deals: list[Finished], winner: int) -> Turn:
    """Find the deal after which the winner led alone until the end."""
    turned, before = 0, rules.start
    for number, deal in enumerate(deals):
        if _ahead(deal.line.totals, winner):
            continue
        turned, before = number + 1, deal.line.totals
    if not turned:
        return Turn(1, winner, -1, 0, 0, False)
    others = [(score, seat) for seat, score in enumerate(before) if seat != winner]
    led = min(others)[1]
    points = deals[turned].line.points
    return Turn(turned + 1, winner, led, points[led], points[winner], turned + 1 == len(deals))


def _ahead(totals: tuple[int, ...], seat: int) -> bool:
    return min(totals) == totals[seat] and totals.count(totals[seat]) == 1


def _moon(deals: list[Finished]) -> Moon | None:
    """Return the moon that made the greatest difference in points."""
    best: Moon | None = None
    for number, deal in enumerate(deals):
        row = deal.line
        if row.shooter >= 0:
            others = [points for seat, points in enumerate(row.points) if seat != row.shooter]
            gain = min(others) - row.points[row.shooter]
            if best is None or gain > best.gain:
                best = Moon(number + 1, row.shooter, row.sun, gain)
    return best


def _escape(rules: Rules, deals: list[Finished]) -> Escape | None:
    """Return the stopped moon whose shooter had the most points by then."""
    best: Escape | None = None
    for number, deal in enumerate(deals):
        by = stopper(rules, deal)
        if by < 0:
            continue
        had, seat = 0, -1
        for trick, cards in zip(deal.tricks, deal.brought):
            swept = cards & rules.penalty_cards
            taker = trick.winner(rules.players)
            if swept and taker == by:
                break
            had += rules.worth(swept)
            seat = taker if swept else seat
        if best is None or had > best.had:
            best = Escape(number + 1, seat, had, rules.total, by)
    return best
