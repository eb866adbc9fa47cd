"""The finished deals of a game, replayed by the engine, and the facts that the statistics need of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.engine.kitty import brought

if TYPE_CHECKING:
    from hearts.engine.game import Game
    from hearts.engine.rules import Rules
    from hearts.engine.score import Line
    from hearts.engine.trick import Trick

# A finished deal: its row on the score sheet, its tricks, and the set of cards that each of them brought its taker.
Finished = NamedTuple("Finished", [("line", "Line"), ("tricks", "tuple[Trick, ...]"), ("brought", "list[int]")])


def finished_deals(game: Game) -> list[Finished]:
    """Return the finished deals of a game, in order. A deal in which a player gave up is not finished."""
    deals: list[Finished] = []
    for at in game.path()[: game.length + 1]:
        if at.deal is not None and len(at.lines) > len(deals):
            tricks = at.deal.table.tricks
            deals.append(Finished(at.lines[-1], tricks, brought(game.rules, tricks, at.deal.kitty)))
    return deals


def place_of(scores: tuple[int, ...], conceded: int, seat: int) -> int:
    """Return the place of a seat: 1 for the lowest score; a player who gave up comes last."""
    if seat == conceded:
        return len(scores)
    return 1 + len([one for other, one in enumerate(scores) if one < scores[seat] and other != conceded])


def giver(tricks: tuple[Trick, ...], number: int, players: int) -> int:
    """Return the seat that played this card; -1 if nobody did."""
    for trick in tricks:
        if number in trick.cards:
            return trick.seat(trick.cards.index(number), players)
    return -1


def stopper(rules: Rules, deal: Finished) -> int:
    """Return the seat that stopped a moon; -1 if nobody did, or if moons count nothing.

    A moon is stopped by the first other seat that takes a penalty card after one seat has taken more than half the
    points alone.
    """
    if not rules.moon_sides:
        return -1
    taken = [0] * rules.players
    for trick, cards in zip(deal.tricks, deal.brought):
        swept = cards & rules.penalty_cards
        if swept:
            seat = trick.winner(rules.players)
            holders = [other for other, dear in enumerate(taken) if dear]
            if holders and seat not in holders:
                alone = len(holders) == 1 and 2 * rules.worth(taken[holders[0]]) > rules.total
                return seat if alone else -1
            taken[seat] |= swept
    return -1


def by_trick(rules: Rules, deal: Finished, seat: int) -> list[int]:
    """Return the points that a seat took with each trick of the deal; 0 for tricks of others."""
    points = []
    for trick, cards in zip(deal.tricks, deal.brought):
        points.append(rules.worth(cards) if trick.winner(rules.players) == seat else 0)
    return points
