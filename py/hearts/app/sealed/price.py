"""The price of a fault: the row of a deal in which somebody is named.

Construction. Whoever is named takes all penalty points of the deal from the trick of the fault on, whoever takes those
tricks; what the tricks before brought stays where it is. That is never a moon for the named person, and no bonus comes
out of it. Where somebody else was on the way to a moon (all penalty points so far are theirs, and they are half of all
or more), it counts for its shooter, and the named person alone pays for it: they take all points of the deal.

So nobody gains by a fault: playing on costs at most what they are charged, but for a moon of their own. Those who
follow the rules never pay. TABLE says "a moon still possible"; a single heart makes one possible in that sense, and a
friend could give it away by a revoke, so here it must be half way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import holder
from hearts.engine.kitty import brought
from hearts.engine.rules import QUEEN
from hearts.engine.score import Line, totals

if TYPE_CHECKING:
    from hearts.engine.rules import Rules
    from hearts.engine.trick import Trick


def row(
    rules: Rules, number: int, scores: tuple[int, ...], named: int, tricks: tuple[Trick, ...], kitty: int = 0
) -> Line:
    """Return the row of a deal that ended by somebody's fault.

    number   of the deal, from 0; scores: before it; named: the seat; tricks: those before the fault; kitty: its cards
    """
    taken = [0] * rules.players
    for trick, swept in zip(tricks, brought(rules, tricks, kitty)):
        taken[trick.winner(rules.players)] |= swept
    cards = [rules.worth(each & ~rules.bonus_card) for each in taken]
    points, shooter = list(cards), _on_the_way(rules, taken, cards, named)
    points[named] += rules.total - sum(cards)
    if shooter >= 0:
        points[shooter] = -rules.total if "minus" in rules.moon_sides else 0
        points[named] = rules.total
    bonus = holder(tuple(taken), rules.bonus_card)
    if bonus >= 0:
        points[bonus] += rules.bonus_worth
    choice = "" if shooter < 0 else "minus" if points[shooter] < 0 else "plus"
    offset, queen = rules.pass_offset(number), holder(tuple(taken), QUEEN)
    after = totals(rules, scores, tuple(points))
    return Line(number, offset, tuple(points), tuple(cards), shooter, False, choice, queen, bonus, after)


def _on_the_way(rules: Rules, taken: list[int], cards: list[int], named: int) -> int:
    """Return the seat that was on the way to a moon, -1 for none."""
    for seat, own in enumerate(cards):
        others = [each for other, each in enumerate(taken) if other != seat and each & rules.moon_cards]
        if rules.moon_sides and seat != named and not others and own and own * 2 >= rules.total:
            return seat
    return -1
