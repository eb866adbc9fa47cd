"""The guard of a page: how much each person may have it do, so that nobody can make it work for long or stop others.

Construction. A message to all carries a *tag* for each member: a hash under the key that only the sender and that
member share (X25519; the authenticators of Castro, Liskov 1999). It costs a hash to look at, and nobody can make one in
another's name; so a message counts for who has really sent it, before any signature is checked. Whoever proves to be
nobody who counts is a stranger, and all strangers share one small allowance. Signatures are counted where they are
checked, each for the sender of the message in which it came, also those that others have signed; one that was true
before is not checked again. Members have the same kinds of allowances as strangers, only larger ones.

Assumption: SHA-256; clocks that go forward. Time is an argument, in seconds.

Threat. Who has the link floods the table: hellos, entries with made-up keys, questions, at the full rate of a relay. It
costs their own allowance: at worst nobody new is heard, the leader sees that (`flooded`) and gives out a new link.
Copies of what a member said are known by their numbers, and cost that member nothing. A member, or the leader, who
floods silences themselves. What is dropped is like a message that the relay has lost, and is said again; so no rate can
make two pages differ. Not prevented: a relay that drops everything; so many members at once that together they fill a
page.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from hearts.app.people.counters import Counters
from hearts.app.people.rate import Rate, Rates
from hearts.app.sealed.group import joined

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.primitives import Primitives

TAG = 8  # bytes
# So many a second, and at once: messages, and signatures that are checked, of one member and of all strangers together.
MEMBER, STRANGERS = (20, 60), (4, 12)
CHECKED, CHECKED_STRANGERS = (60, 300), (2, 8)
TRUE = 256  # signatures that are remembered
# The words of a person who does not count yet: that they sit down, that they are there, and which entries they lack.
OF_STRANGERS = ("entry", "here", "lack")
FLOOD = 5.0  # seconds of more than strangers are allowed, after which the leader is told
WAITS, SIGNS = 16, 20.0  # who waits at the door, and for how many seconds before they have signed that they sit down


def tag(primitives: Primitives, pair: bytes, message: bytes) -> bytes:
    """Return what shows one member that a message comes from who shares this key with them."""
    return primitives.derived(pair, joined(b"moonshot table 3 tag", primitives.sha256(message)), TAG)


class Guard:
    """The messages that one page hears, and how many of them.

    members   returns the keys of those who count; dropped: how many messages and signatures were not looked at
    """

    def __init__(
        self,
        verified: Callable[[bytes, bytes, bytes], bool],
        members: Callable[[], tuple[bytes, ...]],
        now: float = 0.0,
    ) -> None:
        self._verified, self._members = verified, members
        self._now, self._from = now, b""
        self._true: OrderedDict[tuple[bytes, bytes, bytes], None] = OrderedDict()
        self._said, self._checked = Rates(self._clock, *MEMBER), Rates(self._clock, *CHECKED)
        self._strangers, self._of_strangers = Rate(self._clock, *STRANGERS), Rate(self._clock, *CHECKED_STRANGERS)
        self._numbers: dict[bytes, Counters] = {}
        self._flooded, self._full = -1.0, now
        self.dropped = 0

    def _clock(self) -> float:
        return 1000 * self._now

    def hears(self, sender: bytes, number: int, kind: str, now: float) -> bool:
        """Return whether a message is to be read. What is checked from now on counts for its sender.

        sender   who has proved that they sent it, by a tag; empty for nobody
        number   how many messages they have sent, as the tag shows: a copy of one is none
        kind     its first word
        """
        self._now = max(now, self._now)
        members = self._members()
        self._from = sender if sender in members else b""
        if self._from:
            self._numbers = {key: each for key, each in self._numbers.items() if key in members}
            fresh = self._numbers.setdefault(sender, Counters()).take(number)
            fits = fresh and self._said.allows(self._from.hex())
        else:
            fits = kind in OF_STRANGERS and self._strangers.allows()
            self._note(fits or kind not in OF_STRANGERS)
        self.dropped += not fits
        return fits

    def verified(self, author: bytes, said: bytes, signature: bytes) -> bool:
        """Return whether a signature is true, as far as it is checked; it counts for who has sent the message."""
        about = author, said, signature
        if about in self._true:
            return True
        rate = self._checked.allows(self._from.hex()) if self._from else self._of_strangers.allows()
        if not rate:
            self.dropped += 1
            return False
        found = self._verified(author, said, signature)
        if found:
            self._true[about] = None
            if len(self._true) > TRUE:
                self._true.popitem(last=False)
        return found

    def _note(self, fits: bool) -> None:
        """Note whether strangers have said more than they are allowed."""
        if not fits:
            self._full = self._now
            self._flooded = self._now if self._flooded < 0 else self._flooded
        elif self._now - self._full > FLOOD:
            self._flooded = -1.0

    def flooded(self, now: float) -> bool:
        """Return whether strangers have said too much for a while, and still do: the leader is shown how to give out a
        new link."""
        return self._flooded >= 0 and self._full - self._flooded >= FLOOD and now - self._full <= FLOOD


class Waiting:
    """People at the door who have not sat down: the leader sees them, and a person who does not sign goes."""

    def __init__(self) -> None:
        self._since: OrderedDict[bytes, float] = OrderedDict()

    def came(self, key: bytes, now: float) -> None:
        """Note that somebody has opened the link and said so. Where too many wait, whoever came first goes: they have
        had the longest time to sign."""
        if key not in self._since:
            if len(self._since) >= WAITS:
                self._since.popitem(last=False)
            self._since[key] = now

    def signed(self, key: bytes) -> None:
        """Note that somebody has sat down, or waits for a seat by an entry of theirs; or is gone."""
        self._since.pop(key, None)

    def there(self, now: float) -> tuple[bytes, ...]:
        """Return who waits; somebody who has not signed in time goes."""
        for key in [key for key, since in self._since.items() if now - since > SIGNS]:
            del self._since[key]
        return tuple(self._since)
