"""Heads that the host has signed for all: a proof that can be shown to others.

Every two seconds the host signs to all how far its log is, and with which head. A guest who was told another log holds
two words of the host that contradict each other, and goes on no more. What a guest says of its own log is no proof: it
is told, and answered with what the host has signed; so a lie about one's own log stops nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.code import data_of, letters
from hearts.app.people.message import Line
from hearts.app.people.primitives import SIGNATURE
from hearts.app.people.rate import Rate

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.following import Following
    from hearts.app.people.message import Message
    from hearts.app.people.signed import Verify


class Seals:
    """What the host has signed last, at one guest."""

    def __init__(self, clock: Callable[[], float], table: Following, verify: Verify) -> None:
        self._table, self._verify = table, verify
        self._last = ""
        self._shows = Rate(clock, 0.2, 2)
        self._looks = Rate(clock, 1, 8)

    def take(self, message: Message) -> bool:
        """Note what the host says to all. Returns False where it contradicts what it has told this guest."""
        line = message.line
        self._last = f"{line.epoch} {line.deal} {line.counter} {letters(message.signature)} {message.body}"
        return self._agrees(message.body)

    def shown(self) -> str:
        """Return what proves to another how the host's log stands; empty where that was said just now."""
        return self._last if self._last and self._shows.allows() else ""

    def look(self, host: bytes, body: str) -> bool:
        """Look at what another shows as the host's word. Returns False where it is, and contradicts what was told."""
        words = body.split(" ", 4)
        if len(words) < 5 or [word for word in words[:3] if not gate.digits(word, 9)] or not self._looks.allows():
            return True
        line = Line("signs", host, b"", int(words[0]), int(words[1]), "-", int(words[2]))
        if not self._verify(line, words[4], data_of(words[3], SIGNATURE)):
            return True
        return self._agrees(words[4])

    def _agrees(self, body: str) -> bool:
        words = body.split(" ")
        return len(words) < 3 or not gate.digits(words[1], 9) or self._table.expect(int(words[1]), words[2])


def newer(boot: str, than: str) -> bool:
    """Return whether this visit of the host, NUMBER.NAME, is a later one, or another one of the same number."""
    number, known = [int(word) if gate.digits(word, 9) else 0 for word in (boot.split(".")[0], than.split(".")[0])]
    return number >= known and boot != than
