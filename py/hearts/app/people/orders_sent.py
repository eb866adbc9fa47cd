"""The orders of a guest that have not been answered yet: one at a time, said again until it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

# Milliseconds from when a move is asked for: no answer is quicker, and quick ones come a little later or sooner by
# chance. So a card that had to be played, or was chosen ahead, comes like one that was thought about for a moment.
FLOOR, SPREAD = 700, 600
AGAIN, SLOWEST = 900, 5_000  # until an order is said again the first time, and at most
SIGNED = ("hash", "propose", "agree", "look")  # orders besides moves that all can read, and that prove what they say


class Order:
    """An order: its words, its number, and for a move the moment for which it was meant; empty for what is no move."""

    def __init__(self, number: int, words: str, moment: str) -> None:
        self.number = number
        self.words = words
        self.moment = moment

    @property
    def moves(self) -> bool:
        """Whether it is a move."""
        return self.moment != ""

    @property
    def signed(self) -> bool:
        """Whether all are to read it: a move, a promise, a vote."""
        return self.moves or self.words.split(" ")[0] in SIGNED


class Outbox:
    """Orders in the order in which they were given."""

    def __init__(self, clock: Callable[[], float], random: Callable[[int], bytes]) -> None:
        self._clock, self._random = clock, random
        self._waiting: list[Order] = []
        self._count = 0
        self._said_at, self._pause = -1e9, AGAIN
        self._not_before = -1e9
        self._since = 0.0  # when the first order was said first; 0 where it was not said yet

    @property
    def first(self) -> Order | None:
        """The order that is to be answered next."""
        return self._waiting[0] if self._waiting else None

    @property
    def moves(self) -> bool:
        """Whether a move waits."""
        return [each for each in self._waiting if each.moves] != []

    def add(self, words: str, moment: str = "") -> None:
        """Add an order; one of the same words that waits already stands for it. `moment`: see `Order`."""
        if not [each for each in self._waiting if (each.words, each.moment) == (words, moment)]:
            self._count += 1
            self._waiting.append(Order(self._count, words, moment))

    def asked(self) -> None:
        """Note that a move is asked for from now on."""
        self._not_before = self._clock() + FLOOR + SPREAD * self._random(1)[0] / 256

    def due(self) -> Order | None:
        """Return the order that is to be said now; None if there is none."""
        now, first = self._clock(), self.first
        if first is None or now - self._said_at < self._pause or (first.moves and now < self._not_before):
            return None
        self._said_at = now
        self._since = self._since or now
        self._pause = min(SLOWEST, self._pause * 3 // 2)
        return first

    @property
    def unanswered(self) -> float:
        """For how many milliseconds an order has not been answered; 0 where none was said."""
        return self._clock() - self._since if self.first is not None and self._since else 0.0

    def answer(self, number: str) -> Order | None:
        """Note that an order was answered, and return it; None where it was answered before."""
        if self.first is None or str(self.first.number) != number:
            return None
        return self.drop()

    def drop(self) -> Order:
        """Forget the first order, and return it."""
        self.hasten()
        return self._waiting.pop(0)

    def drop_moves(self, moment: str) -> list[str]:
        """Forget all moves that were meant for another moment than this one, and return their words."""
        late = [each for each in self._waiting if each.moves and each.moment != moment]
        if late:
            if late[0] is self.first:
                self.hasten()
            self._waiting = [each for each in self._waiting if each not in late]
        return [each.words for each in late]

    def hasten(self) -> None:
        """Say the next one at once."""
        self._said_at, self._pause, self._since = -1e9, AGAIN, 0.0
