"""Parts: the cards and seats of the scenes before; what has not changed since is the same object in the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import BITS, SUITS, each

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import CardAt, SeatAt
    from hearts.engine.rules import Rules

    Facts = tuple[object, ...]


class Parts:
    """What was made last for each card and each seat of one game, with the facts that it was made from.

    A scene is made for every move, and most of it is as it was. The page does not look again at a part that it knows.
    """

    def __init__(self) -> None:
        self._cards: dict[int, tuple[Facts, CardAt]] = {}
        self._seats: dict[int, tuple[Facts, SeatAt]] = {}

    def card(self, number: int, facts: Facts, make: Callable[..., CardAt]) -> CardAt:
        """This card under these facts: as it was, or `make(number, *facts)`."""
        known = self._cards.get(number)
        if known is None or known[0] != facts:
            known = self._cards[number] = facts, make(number, *facts)
        return known[1]

    def seat(self, side: int, facts: Facts, make: Callable[..., SeatAt]) -> SeatAt:
        """The seat at this side under these facts: as it was, or `make(side, *facts)`."""
        known = self._seats.get(side)
        if known is None or known[0] != facts:
            known = self._seats[side] = facts, make(side, *facts)
        return known[1]


USUAL = (SUITS, False, False)


def ordered(hand: int, rules: Rules, order: tuple[str, bool, bool]) -> list[int]:
    """A hand as it lies: suits in their order, high ranks first or last, cards that count before all others or not."""
    cards = each(hand)
    if order != USUAL:
        suits, down, first = order
        dear = rules.penalty_cards | rules.bonus_card if first else 0

        def place(card: int) -> int:
            rank = 12 - card % 13 if down else card % 13
            return (0 if dear & BITS[card] else 52) + 13 * suits.index(SUITS[card // 13]) + rank

        cards.sort(key=place)
    return cards
