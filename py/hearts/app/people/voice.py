"""A person's voice at a table: what goes out, under which code, and what is opened of what comes in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.code import TableKeys
from hearts.app.people.message import Line, Post
from hearts.app.people.sieve import Sieve
from hearts.app.people.signed import verified

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.following import Following
    from hearts.app.people.kept_table import KeptTable
    from hearts.app.people.message import Message
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.sitting import Sitting
    from hearts.app.people.transport import Transport

HAVE, GAP = 3_000, 500  # milliseconds between two


class Voice:
    """What one person says.

    post   writes and reads the messages under the code of today
    said   the move that was said last; None before the first
    """

    post: Post
    said: Message | None = None

    def __init__(
        self,
        primitives: Primitives,
        transport: Transport,
        clock: Callable[[], float],
        kept: KeptTable,
        sitting: Sitting,
    ) -> None:
        self._primitives, self._transport, self._clock = primitives, transport, clock
        self._kept, self._sitting = kept, sitting
        self._sieve = Sieve(clock)
        self._table: Following
        self.rest()
        self.listen()

    @property
    def has_line(self) -> bool:
        """Whether the line to the relay is there."""
        return self._transport.state not in ("lost", "closed")

    def follow(self, table: Following) -> None:
        """Speak as who follows this table."""
        self._table = table

    def rest(self) -> None:
        """Have said nothing yet."""
        self._have_at = self._gap_at = -1e9

    def listen(self) -> None:
        """Hear what is said under the code that is kept."""
        keys = TableKeys(self._primitives, self._kept.invite.code)
        self.post = Post(self._primitives, keys, self._kept.me, self._exchange_of, self._sieve)
        for topic in (keys.card, keys.all, keys.topic(self._kept.me.public)):
            self._transport.subscribe(topic)

    def change_code(self) -> None:
        """Hear what is said under the code that is kept now, and no more what all say under the one before."""
        self._transport.unsubscribe(self.post.keys.all)
        self.listen()

    def say(self, kind: str, body: str) -> None:
        """Say something: orders to the host alone, moves and what one has heard to all; nothing where this person goes
        on somewhere else."""
        kept, table = self._kept, self._table
        if kept.moved:
            return
        private = kind == "do"
        to = kept.host if private else b""
        deal = table.deal if table.record is not None else 0
        counter = self._sitting.next_counter()
        line = Line(kind, kept.me.public, to, kept.epoch, deal, self._sitting.name or "-", counter)
        keys, message = self.post.keys, self.post.signed(line, body)
        if kind == "move":
            self.said = message
        self._transport.publish(keys.topic(kept.host) if private else keys.all, self.post.sealed(message))

    def say_have(self, how: str = "") -> None:
        """Say how far this person has come; `how`: see the message `have`."""
        self._have_at = self._clock()
        self.say("have", f"{self._table.number} {self._table.head}{' ' + how if how else ''}")

    def keep_saying(self, hidden: bool) -> bool:
        """Say from time to time how far this person has come. Returns whether it was said now."""
        if self._clock() - self._have_at <= HAVE:
            return False
        self.say_have("hidden" if hidden else "")
        return True

    def say_gap(self) -> None:
        """Say that something is missing, now and then."""
        if self._sitting.name and self._clock() - self._gap_at > GAP:
            self._gap_at = self._clock()
            self.say_have("gap")

    def verified(self, line: Line, body: str, signature: bytes) -> bool:
        """Return whether something was signed by whom a line names, under the code of that time."""
        return verified(self.post, self._table.roster, line, body, signature)

    def _exchange_of(self, public: bytes) -> bytes:
        return self._kept.exchange if public == self._kept.host else b""
