"""The defender: a fixed player that reads a moon coming and stops it, to measure with whether moons are real.

It watches for a seat that alone has points. Then it keeps its stoppers, gives nobody's shooter a point, gives points to
others instead, and takes a trick with points itself as soon as that is cheaper than the moon.
"""

from __future__ import annotations

from hearts.engine.cards import HEARTS, bits, count, each
from hearts.engine.deal import View
from hearts.engine.trick import best
from hearts.minds.facts import Facts
from hearts.minds.thumb import Thumb, danger, follow, lead, sure, throw

EARLY = 0.11  # the share of all points that one seat alone must have before it is watched: three hearts
TRICKS = 3  # or so many tricks, with any point at all
CHEAP = 4  # points that a defender takes at once to stop a moon
DEARER = 24  # and so many more, the surer the moon is


class Defender(Thumb):
    """The mind called "defender"."""

    name = "defender"

    def packet(self, facts: Facts, kept: int = 0) -> int:
        """Return what to pass as by the rules of thumb, but one high heart with guards stays at home."""
        hearts = each(facts.hand & HEARTS)
        stays = len(hearts) >= 3 and hearts[-1] % 13 >= 10 and facts.rules.moon_sides
        return super().packet(facts, kept | 1 << hearts[-1] if stays else kept)

    def card(self, facts: Facts) -> int:
        """Return the card that stops a likely moon."""
        seat, sureness = threat(facts.view)
        if seat < 0:
            return super().card(facts)
        if not facts.trick:
            return _lead(facts)
        follows = facts.view.legal & 0x1FFF << 13 * (facts.trick[0] // 13)
        return _follow(facts, follows, seat, sureness) if follows else _throw(facts, seat)


def threat(view: View) -> tuple[int, float]:
    """Return the other seat that may be shooting, with a certainty from 0 to 1; (-1, 0.0) for none."""
    rules, taken = view.rules, view.table.taken
    seats = [seat for seat, cards in enumerate(taken) if cards & rules.penalty_cards]
    if len(seats) != 1 or seats[0] == view.seat or not rules.moon_sides:
        return -1, 0.0
    seat = seats[0]
    lost = rules.moon_cards & rules.bonus_card & sum([cards for other, cards in enumerate(taken) if other != seat])
    if lost:
        return -1, 0.0
    share = rules.worth(taken[seat] & rules.penalty_cards) / rules.total
    tricks = view.table.won[seat]
    if share < EARLY and tricks < TRICKS:
        return -1, 0.0
    return seat, min(1.0, share + 0.05 * max(0, tricks - 1))


def stoppers(facts: Facts) -> int:
    """Return the cards that may yet take a trick from a shooter, with the small ones that guard them."""
    guards = 0
    for suit in range(4):
        held = facts.hand & 0x1FFF << 13 * suit
        cards = each(held)
        if cards and facts.out[suit]:
            higher = count(facts.out[suit] >> cards[-1] % 13 + 1)
            if higher < min(3, len(cards)):
                guards |= bits(cards[-1:] + cards[:higher])
    return guards


def _lead(facts: Facts) -> int:
    """Return the card to lead: an unbeatable heart breaks the moon; else a card that gives no stopper away."""
    legal = facts.view.legal
    breaking = sure(facts, legal & HEARTS)
    if breaking and facts.out[3]:
        return each(breaking)[0]
    return lead(facts, legal & ~stoppers(facts) or legal)


def _follow(facts: Facts, follows: int, shooter: int, sureness: float) -> int:
    """Take a trick with points from the shooter as long as that is cheaper than the moon."""
    rules, top = facts.rules, facts.trick[best(facts.trick)]
    over = [card for card in each(follows) if card > top]
    hostile = facts.taker == shooter or shooter in facts.later
    if not over or not hostile or facts.pot <= 0:
        return follow(facts, follows)
    cost = facts.pot + max(rules.prices[card] for card in over)
    if cost > CHEAP + DEARER * sureness:
        return follow(facts, follows)
    return over[-1] if shooter in facts.later else over[0]


def _throw(facts: Facts, shooter: int) -> int:
    """Return the card to throw: points for any player but the shooter; a useless card for the shooter."""
    legal, penalties = facts.view.legal, facts.rules.penalty_cards
    keep = stoppers(facts)
    if facts.taker != shooter and shooter not in facts.later:
        gifts = legal & penalties & ~keep or legal & penalties
        if gifts:
            return max(each(gifts), key=lambda card: (round(danger(facts, facts.hand, card), 6), -card))
    for left in (legal & ~penalties & ~keep, legal & ~penalties, legal & ~keep):
        if left:
            return throw(facts, left)
    return throw(facts, legal)
