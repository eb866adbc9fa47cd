"""What is looked at before a message is opened: whether it came before, and how much comes at all.

Whoever is not at the table can send noise to its topics, and whoever hears them can send again what was sent. Neither
is to cost more than a look. A signature is the dearest to check, and only who has the code can have it checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.primitives import NONCE
from hearts.app.people.rate import Rate

if TYPE_CHECKING:
    from collections.abc import Callable

KNOWN = 256  # messages of which another copy is known
OPENED, CHECKED = (300, 1200), (120, 600)  # messages a second, and at once: that are opened, that are checked


class Sieve:
    """The messages that are opened at all."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._opened, self._checked = Rate(clock, *OPENED), Rate(clock, *CHECKED)
        self._known: list[bytes] = []
        self._next = 0

    def passes(self, payload: bytes) -> bool:
        """Return whether a message is to be opened."""
        return payload[:NONCE] not in self._known and self._opened.allows()

    def heard(self, payload: bytes) -> None:
        """Note that a message was read. One that could not be read is not noted: it may be the noise of somebody who
        has seen a true one."""
        if len(self._known) < KNOWN:
            self._known.append(payload[:NONCE])
        else:
            self._known[self._next] = payload[:NONCE]
            self._next = (self._next + 1) % KNOWN

    def checks(self) -> bool:
        """Return whether another signature may be checked now."""
        return self._checked.allows()
