"""Claims: whether the rest of a deal is certain, however the cards that a seat has not seen may lie and be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import SUIT_SETS, bits, count, highest, lowest
from hearts.engine.table import legal

if TYPE_CHECKING:
    from hearts.engine.deal import Deal, View


def claim(view: View) -> str:
    """Return what the seat whose turn it is may claim: "rest", every trick to come; "nothing", no points are left; or
    ""."""
    table = view.table
    if table.phase != "play" or table.turn != view.seat or not table.tricks:
        return ""
    if _nothing_left(view):
        return "nothing"
    return "rest" if _takes_the_rest(view) else ""


def played_out(deal: Deal) -> Deal:
    """Play the deal to its end and return it. The claimer leads the highest card of a suit, all others play their
    lowest."""
    seat = deal.table.turn
    while deal.table.phase != "over":
        turn, table = deal.table.turn, deal.table
        cards = legal(deal.hands[turn], table.demands)
        deal = deal.play(highest(cards) if turn == seat and not table.trick else lowest(cards))
    return deal


def _nothing_left(view: View) -> bool:
    """Return True if no valuable card is in play or in an unseen kitty, and no trick counts."""
    rules, table = view.rules, view.table
    left = view.unseen | view.hand | bits(table.trick)
    if left & (rules.penalty_cards | rules.bonus_card):
        return False
    return not rules.counts_tricks or 0 not in table.won


def _takes_the_rest(view: View) -> bool:
    """Return True if the seat leads and each of its cards wins when it leads every suit from the top."""
    if view.table.trick:
        return False
    for suit in SUIT_SETS:
        own, others = view.hand & suit, view.unseen & suit
        for demands in view.rules.lead_demands:
            for demand in demands:
                if own & demand and own & ~demand:
                    return False  # the highest card of the suit might not be allowed to be led first
        led = 0
        while own:
            card = highest(own)
            if others >> card and led < count(others):
                return False  # a higher card may be out, with somebody who has followed with lower ones so far
            own &= ~(1 << card)
            led += 1
    return True
