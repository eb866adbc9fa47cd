"""The played cards, as one seat may know them: each card, the suits that others do not have, and the places of dear
cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import Plain
from hearts.engine.cards import BITS, HEARTS, SUIT_SETS, SUITS, count, each
from hearts.engine.kitty import brought

if TYPE_CHECKING:
    from typing import Literal

    from hearts.engine.deal import View

    # Own: in the viewer's hand; gave: out, and the viewer knows with whom, who passed it; kitty: lies there face up.
    State = Literal["played", "own", "out", "gave", "kitty"]


class Seen(Plain):
    """All this of one deal.

    suits   for each suit of SUITS its cards with their states, those that are in the pack, the highest first
    out     how many cards of each suit others hold
    voids   for each seat the suits that it has shown to be out of, as letters
    points  for each seat, in this deal; left: penalty points that the viewer has not seen taken
    hidden  who has taken a kitty that the viewer has not seen: what is out may lie there; -1 for nobody
    tricks  who took each trick so far, and its points; the kitty counts in all three where the viewer has seen it
    dear    cards other than hearts that are worth something, each with its state and the seat that took it, got it, or
            may have it in its kitty
    """

    suits: list[list[tuple[int, State]]]
    out: list[int]
    voids: list[str]
    points: list[int]
    left: int
    hidden: int
    tricks: list[tuple[int, int]]
    dear: list[tuple[int, State, int]]


def seen_cards(view: View) -> Seen:
    """Return the played cards as the viewer may know them."""
    table, rules = view.table, view.rules
    seats = range(rules.players)
    dear = (rules.penalty_cards & ~HEARTS) | rules.bonus_card
    taken, tricks = view.kitty, brought(rules, table.tricks, view.kitty)
    for cards in table.taken:
        taken |= cards
    suits = [[(card, _state(view, card)) for card in reversed(each(rules.pack & suit))] for suit in SUIT_SETS]
    return Seen(
        suits=suits,
        out=[count(view.unseen & suit) for suit in SUIT_SETS],
        voids=[_voids(view, seat) for seat in seats],
        points=[view.points(seat) for seat in seats],
        left=rules.worth(rules.penalty_cards & ~taken),
        hidden=_hidden(view),
        tricks=[(trick.winner(rules.players), rules.worth(cards)) for trick, cards in zip(table.tricks, tricks)],
        dear=[(card, _state(view, card), _whose(view, card)) for card in each(dear & rules.pack)],
    )


def _state(view: View, card: int) -> State:
    bit = BITS[card]
    if view.table.played & bit:
        return "played"
    if view.kitty & bit:
        return "kitty"
    if _gave(view) & bit:
        return "gave"
    return "own" if view.hand & bit else "out"


def _gave(view: View) -> int:
    """Return what the viewer has passed, once it has changed hands."""
    return view.gave & ~view.hand if view.table.phase != "pass" else 0


def _whose(view: View, card: int) -> int:
    """Return the seat that took a card, got it from the viewer, or may have it in its kitty; -1 for none."""
    for seat, cards in enumerate(view.table.taken):
        if cards & BITS[card]:
            return seat
    if _gave(view) & BITS[card]:
        return view.table.reaches(view.seat)
    return _hidden(view) if view.unseen & BITS[card] else -1


def _hidden(view: View) -> int:
    """Return the seat that has taken a kitty which the viewer has not seen; -1 for none."""
    return -1 if view.kitty else view.table.kitty_taker


def _voids(view: View, seat: int) -> str:
    """Return the suits that a seat did not follow."""
    table, voids = view.table, ""
    tricks = [(trick.leader, trick.cards) for trick in table.tricks] + [(table.leader, table.trick)]
    for leader, cards in tricks:
        index = (seat - leader) % table.rules.players
        if index < len(cards) and cards[index] // 13 != cards[0] // 13:
            suit = SUITS[cards[0] // 13]
            voids += "" if suit in voids else suit
    return "".join([suit for suit in SUITS if suit in voids])
