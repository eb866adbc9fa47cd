"""A sitting as one person counts it: what they and the host say to each other between a hello and the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.code import letters
from hearts.app.people.counters import Counters
from hearts.app.people.members import sitting_of

if TYPE_CHECKING:
    from hearts.app.people.primitives import Primitives


class Sitting:
    """The sitting with the host; there may be none.

    name   of the sitting, empty where there is none; boot: names the host's visit
    """

    def __init__(self, primitives: Primitives) -> None:
        self._primitives = primitives
        self._run = ""
        self.begin_visit()

    def begin_visit(self) -> None:
        """Begin another visit to the table: what was counted in the one before counts no more."""
        self._run = self._primitives.random(16).hex()
        self.rest()

    def rest(self) -> None:
        """Have no sitting, and know no host."""
        self.name, self.boot, self._asked = "", "", ""
        self._said, self._signs = 0, 0
        self._heard = Counters()

    def lose(self) -> bool:
        """Have no sitting any more: the host's page was opened anew. Returns False where there was none."""
        if not self.name:
            return False
        self.name, self._asked = "", ""
        return True

    def hello(self, exchange: bytes) -> str:
        """Return what this person says to begin a sitting: with the same nonce until it is answered, for the answer may
        take longer than that."""
        if not self._asked:
            self._asked = self._primitives.random(16).hex()
        return f"{self._asked} {self._run} {letters(exchange)}"

    def begin(self, body: str) -> bool:
        """Begin the sitting that a welcome offers. Returns False where it answers no hello of this person."""
        words = body.split(" ")
        if len(words) != 4 or words[0] != self._asked or not self._asked or not gate.digits(words[3], 9):
            return False
        self._signs = int(words[3]) if words[2] != self.boot else max(self._signs, int(words[3]))
        self.name, self.boot, self._asked = sitting_of(words[0], words[1]), words[2], ""
        self._said, self._heard = 0, Counters()
        return True

    def next_counter(self) -> int:
        """Return the counter of the next message."""
        self._said += 1
        return self._said

    def fresh(self, counter: int) -> bool:
        """Return whether a message of the host with this counter is new; then it counts as heard."""
        return self._heard.take(counter)

    def newer_signs(self, counter: int) -> bool:
        """Return whether the host's signs with this counter are newer than those before; then they count."""
        if counter <= self._signs:
            return False
        self._signs = counter
        return True
