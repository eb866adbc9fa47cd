"""A moon, as minds see it: which seat may be shooting, whether to try it, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import bits, count, each
from hearts.minds.facts import suits

if TYPE_CHECKING:
    from hearts.engine.deal import View
    from hearts.minds.facts import Facts


def suspicion(view: View, alarm: int = 0) -> tuple[int, float]:
    """Return the other seat that may be shooting, and the points it is worth to stop it; (-1, 0.0) where none can.

    Nothing is suspected before that seat has `alarm` points.
    """
    rules, taken = view.rules, view.table.taken
    seat = _sole_taker(view)
    if seat in (-1, view.seat):
        return -1, 0.0
    prize = taken[seat] & rules.penalty_cards
    if rules.worth(prize) < alarm:
        return -1, 0.0
    share = rules.worth(prize) / rules.total * count(prize) / count(rules.penalty_cards)
    return seat, rules.total * share


def shoots(facts: Facts, hunger: float = 0) -> bool:
    """Return True if the seat should try or continue a moon: no other seat has a point, and no card of its hand
    need lose.

    The hungry take up to three losers along; those who never shoot never do.
    """
    view = facts.view
    if _sole_taker(view) != view.seat and any(cards & facts.rules.penalty_cards for cards in view.table.taken):
        return False
    if not facts.rules.moon_sides or _bonus_lost(view, view.seat) or count(view.hand) < 2:
        return False
    if facts.pot > 0 and not _takers(facts):
        return False
    return hunger > -1 and count(losers(view.hand, facts)) <= spare(hunger)


def spare(hunger: float) -> int:
    """Return how many losers more than is wise the hungry take along to the moon."""
    return int(3 * max(0.0, hunger) + 0.01)


def shoot(facts: Facts) -> int:
    """Return the shooter's card: a sure winner to lead, the cheapest winner to follow with, else a loser without
    points."""
    legal = facts.view.legal
    weak = losers(facts.hand, facts)
    if not facts.trick:
        return max(each(legal), key=lambda card: (not weak >> card & 1, count(facts.out[card // 13]), card % 13))
    takers = _takers(facts)
    if takers:
        return min(takers, key=lambda card: (-facts.chance(card), card % 13))
    return min(each(legal), key=lambda card: (facts.rules.penalty_cards >> card & 1, not weak >> card & 1, card % 13))


def moon_packet(facts: Facts, hunger: float = 0) -> int:
    """Return what to pass from a hand that may shoot: the cards that lose, low hearts first; 0 where the hand is not
    right."""
    rules, hand = facts.rules, facts.hand
    if not rules.moon_sides or hunger == -1:
        return 0
    weak = each(losers(hand, facts))
    if len(weak) > rules.pass_count + spare(hunger):
        return 0
    strong = each(hand & ~bits(weak))
    order = sorted(weak, key=lambda card: (card // 13 != 3, card % 13)) + sorted(strong, key=lambda card: card % 13)
    return bits(order[: rules.pass_count])


def losers(hand: int, facts: Facts) -> int:
    """Return the cards of `hand` that may lose a trick: not on top of their suit, and no longer than the others can
    follow."""
    losing = 0
    for suit, held in enumerate(suits(hand)):
        out = facts.out[suit]
        top = [rank for rank in each(held) if not out >> rank + 1]
        if 2 * len(top) < count(out):
            losing |= (held & ~bits(top)) << 13 * suit
    return losing


def hurt_by(view: View) -> int:
    """Return the seat that threw the most points on the last costly trick that `seat` took in this deal; -1 for
    none."""
    rules, players = view.rules, view.rules.players
    for index in range(len(view.table.tricks) - 1, -1, -1):
        trick = view.table.tricks[index]
        if trick.winner(players) == view.seat:
            own = (view.seat - trick.leader) % players
            price, place = max([(rules.prices[card], place) for place, card in enumerate(trick.cards) if place != own])
            if price:
                return trick.seat(place, players)
    return -1


def _takers(facts: Facts) -> list[int]:
    """Return the cards that take the trick as it is."""
    return [card for card in each(facts.view.legal) if facts.chance(card) > 0]


def _sole_taker(view: View) -> int:
    """Return the one seat that has taken penalty cards and may still shoot; -1 for none."""
    rules = view.rules
    seats = [seat for seat, cards in enumerate(view.table.taken) if cards & rules.penalty_cards]
    if len(seats) != 1 or not rules.moon_sides or _bonus_lost(view, seats[0]):
        return -1
    return seats[0]


def _bonus_lost(view: View, seat: int) -> bool:
    """Return True if a moon needs a bonus card that a player other than `seat` has."""
    rules = view.rules
    others = [cards for other, cards in enumerate(view.table.taken) if other != seat]
    return any(cards & rules.moon_cards & rules.bonus_card for cards in others)
