"""Parts: the cards and seats of the scenes before; what has not changed since is the same object in the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import CardAt, SeatAt

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
