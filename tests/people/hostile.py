"""Somebody who has a table's code, hears all that is said there, and says what she likes."""

from random import Random

from hearts.app.people.code import TableKeys, letters
from hearts.app.people.message import KINDS, NAME, SIZES, Identity, Line, Post
from hearts.app.people.primitives import Primitives

BODIES = (
    "", " ", "0", "1 2 3 4 5", "7 begin", "1 sit 0 guest Eve", "2 ask 0", "gone", "x" * 2000, "\t\n\t",
    "9 play QS", "1 5 " + "0" * 32 + " play QS", "{}", '{"host": 1}', "[" * 500, "-1 -1 -1",
    "999999999 0 1\n{}", "\u202eevil", "1 leave", "boot 99999 " + "f" * 32 + " 0:away 1:away",
)  # fmt: skip


class Later(Line):
    """The line of a later version."""

    def text(self, table: str) -> str:
        return super().text(table).replace(f"{NAME} 1", f"{NAME} 2", 1)

    def said(self) -> str:
        return "2" + super().said()[1:]


class Elsewhere(Line):
    """The line of a message for another table, sealed for this one."""

    def text(self, table: str) -> str:
        return super().text(letters(bytes(16)))


class Eve:
    """Makes hostile messages.

    people   the keys to seal for people, by their public keys: those that she has found out
    seen     what she has heard; sizes: of the noise that she makes; said: how much she has made, by kind
    """

    def __init__(
        self, primitives: Primitives, code: bytes, people: dict[bytes, bytes], sizes: tuple[int, ...] = SIZES
    ) -> None:
        self.chance = Random("eve")
        self.people, self.sizes = people, sizes
        self.seen: list[bytes] = []
        self.me = Identity(primitives, bytes(32))
        self.keys = TableKeys(primitives, code)
        self._post = Post(primitives, self.keys, self.me, lambda public: people.get(public, b""))
        elsewhere = TableKeys(primitives, bytes(len(code)))
        self._elsewhere = Post(primitives, elsewhere, self.me, lambda public: people.get(public, b""))
        self._kinds = self.noise, self.replayed, self.changed, self.forged, self.own, self.strange, self.foreign
        self.said = dict.fromkeys([kind.__name__ for kind in self._kinds], 0)

    def hear(self, payload: bytes) -> None:
        """Keep a message, and find out who has sent it."""
        self.seen.append(payload)
        message = self._post.read(payload)
        if message is not None:
            self.people.setdefault(message.sender, b"")

    def next(self) -> "tuple[str, bytes]":
        """Return a topic of the table, and what is said there."""
        topics = [self.keys.all, self.keys.card] + [self.keys.topic(public) for public in self.people]
        kind = self.chance.choice(self._kinds)
        self.said[kind.__name__] += 1
        return self.chance.choice(topics), kind()

    def noise(self) -> bytes:
        return self.chance.randbytes(self.chance.choice(self.sizes))

    def replayed(self) -> bytes:
        return self.chance.choice(self.seen)

    def changed(self) -> bytes:
        payload = bytearray(self.replayed() or b"x")
        payload[self.chance.randrange(len(payload))] ^= 1 + self.chance.randrange(255)
        return bytes(payload)

    def forged(self) -> bytes:
        """In the name of another: the line is theirs, the signature is not."""
        line = self._line(Line, self.chance.choice(list(self.people)), b"")
        return self._post.write(line, self.chance.choice(BODIES))

    def own(self) -> bytes:
        return self._post.write(self._line(Line, self.me.public, self._somebody()), self.chance.choice(BODIES))

    def strange(self) -> bytes:
        """Of another version, or of another table's name under this table's key."""
        line = self._line(self.chance.choice((Later, Elsewhere)), self.me.public, b"")
        return self._post.write(line, self.chance.choice(BODIES))

    def foreign(self) -> bytes:
        """Of another table, with its key."""
        return self._elsewhere.write(self._line(Line, self.me.public, b""), self.chance.choice(BODIES))

    def _somebody(self) -> bytes:
        known = [public for public, exchange in self.people.items() if exchange]
        return self.chance.choice([b"", *known])

    def _line(self, line: "type[Line]", sender: bytes, recipient: bytes) -> Line:
        chance = self.chance
        kind, sitting = chance.choice(KINDS), chance.choice(("-", "0" * 16))
        return line(kind, sender, recipient, chance.randrange(3), chance.randrange(3), sitting, chance.randrange(10**6))
