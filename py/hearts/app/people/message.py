"""Messages of a table: who says what to whom, signed over its exact bytes, sealed, and padded to a few sizes.

On the wire a message is a nonce and a box under the key that all at the table have; the relay reads nothing. In the box
stand two bytes of length, a line of words, and what the line speaks of:

    moonshot people 1 TABLE EPOCH DEAL SENDER RECIPIENT SITTING COUNTER KIND

To all (`*`), the signature and the body follow. To one person, a second box follows, under a key that only the two
can make, and the signature lies in it: over a hand of cards a signature alone would tell the hand to whoever tries all.
The signature is over the line, a line feed and the body. What every reader knows is signed and does not travel: the
line's first two words, TABLE, and RECIPIENT, for which `+` stands where it is the reader.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.code import LABEL, data_of, letters
from hearts.app.people.primitives import KEY, NONCE, SIGNATURE, TAG

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.code import TableKeys
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.sieve import Sieve

VERSION = 1
NAME = "moonshot people"
TRUE = 24  # signatures that are remembered, because entries of the log repeat what was heard
SIZES = (272, 320, 512, 1024, 2048, 4096, 8192)  # bytes of a message on the wire; a card fits into the first
PAIRS = 64  # keys for two that are kept; a host hears many who come and go
ALL, YOU = "*", "+"  # recipients as they travel
WORDS = 8  # of the line as it travels
MOST = 9  # digits of a number in it
KINDS = (
    "card", "hello", "welcome", "epoch", "gone", "signs", "base", "log", "answer", "have", "do", "move", "talk",
    "nudge", "moved", "heir", "agree", "sealed", "there",
)  # fmt: skip


def posted(id: str) -> str:
    """Return the id of a sentence as pages send and note it: with dots, as version 0.2 does, too."""
    return id.replace("-", ".")


def sentence(posted: str) -> str:
    """Return the id of a sentence that another page has sent."""
    return posted.replace(".", "-")


class Identity:
    """The keys of one person at one table, or of the host, from one secret of 32 bytes.

    public, id   its key that others know it by, as bytes and as letters; exchange: the key to seal for it
    """

    def __init__(self, primitives: Primitives, seed: bytes) -> None:
        self.seed = seed
        self._primitives = primitives
        self._signing = primitives.derived(seed, LABEL + b"sign")
        self._opening = primitives.derived(seed, LABEL + b"exchange")
        self.public = primitives.signing_public(self._signing)
        self.exchange = primitives.exchange_public(self._opening)
        self.id = letters(self.public)

    def sign(self, message: bytes) -> bytes:
        """Return the signature over these bytes."""
        return self._primitives.sign(self._signing, message)

    def pair(self, exchange: bytes, about: bytes) -> bytes:
        """Return the key that only this person and the owner of `exchange` can make; empty where that is no key."""
        shared = self._primitives.shared(self._opening, exchange) if len(exchange) == KEY else b""
        return self._primitives.derived(shared, LABEL + b"pair " + about) if shared else b""


class Line:
    """The words of a message's line; see the module.

    sender     a public key; recipient: the same, empty for all
    """

    def __init__(
        self, kind: str, sender: bytes, recipient: bytes, epoch: int, deal: int, sitting: str, counter: int
    ) -> None:
        self.kind = kind
        self.sender = sender
        self.recipient = recipient
        self.epoch = epoch
        self.deal = deal
        self.sitting = sitting
        self.counter = counter

    def text(self, table: str) -> str:
        """Return the line."""
        to = letters(self.recipient) if self.recipient else ALL
        return f"{NAME} {VERSION} {table} {self._words(to)}"

    def said(self) -> str:
        """Return what of the line travels: what every reader knows does not."""
        return f"{VERSION} {self._words(YOU if self.recipient else ALL)}"

    def _words(self, to: str) -> str:
        return f"{self.epoch} {self.deal} {letters(self.sender)} {to} {self.sitting} {self.counter} {self.kind}"


class Message:
    """A message that was checked: its line, its body and its signature."""

    def __init__(self, line: Line, body: str, signature: bytes) -> None:
        self.line = line
        self.body = body
        self.signature = signature

    @property
    def kind(self) -> str:
        """What kind of message it is."""
        return self.line.kind

    @property
    def sender(self) -> bytes:
        """The key of who says it."""
        return self.line.sender


class Post:
    """Writes and reads the messages of one person at one table in one epoch.

    exchange_of   returns the key to seal for the person with this public key; empty for strangers
    sieve         says which messages are opened and checked at all; without one, all are
    others        how many messages of another version came
    """

    def __init__(
        self,
        primitives: Primitives,
        keys: TableKeys,
        me: Identity,
        exchange_of: Callable[[bytes], bytes],
        sieve: Sieve | None = None,
    ) -> None:
        self.keys = keys
        self.me = me
        self.others = 0
        self._primitives = primitives
        self._exchange_of = exchange_of
        self._sieve = sieve
        self._pairs: dict[bytes, bytes] = {}
        self._true: list[tuple[bytes, bytes]] = []

    def write(self, line: Line, body: str) -> bytes:
        """Return a message as it goes on the wire; ValueError where it is too large or there is no such recipient."""
        return self.sealed(self.signed(line, body))

    def signed(self, line: Line, body: str) -> Message:
        """Return a message of this person's own."""
        said = line.text(self.keys.table).encode() + b"\n" + body.encode()
        return Message(line, body, self.me.sign(said))

    def sealed(self, message: Message) -> bytes:
        """Return a message as it goes on the wire; ValueError where it is too large or there is no such recipient."""
        line = message.line
        head = line.text(self.keys.table).encode()
        signed = message.signature + message.body.encode()
        if line.recipient:
            nonce = self._primitives.random(NONCE)
            signed = nonce + self._primitives.seal(self._pair(line.recipient), nonce, signed, head)
        content = line.said().encode() + b"\n" + signed
        room = [size - NONCE - TAG - 2 for size in SIZES if size - NONCE - TAG - 2 >= len(content)]
        if not room:
            raise ValueError("The message is too large.")
        padded = len(content).to_bytes(2, "big") + content + bytes(room[0] - len(content))
        nonce = self._primitives.random(NONCE)
        return nonce + self._primitives.seal(self.keys.key, nonce, padded)

    def read(self, payload: bytes) -> Message | None:
        """Return the message in these bytes; None, and nothing else, for whatever is not one for this person."""
        sieve = self._sieve
        if len(payload) not in SIZES or (sieve is not None and not sieve.passes(payload)):
            return None
        padded = self._primitives.opened(self.keys.key, payload[:NONCE], payload[NONCE:])
        if padded is None:
            return None
        content = padded[2 : 2 + int.from_bytes(padded[:2], "big")]
        at = content.find(b"\n")
        line = self._line(content[:at]) if 0 < at < 512 else None
        if line is None or line.sender == self.me.public or (sieve is not None and not sieve.checks()):
            return None
        message = self._checked(line, line.text(self.keys.table).encode(), content[at + 1 :])
        if sieve is not None and message is not None:
            sieve.heard(payload)
        return message

    def _checked(self, line: Line, head: bytes, rest: bytes) -> Message | None:
        """Return the message with this line, and with what stands behind it, if its sender has signed it."""
        signed = self._unsealed(line.sender, rest, head) if line.recipient else rest
        if signed is None or len(signed) < SIGNATURE:
            return None
        signature, plain = signed[:SIGNATURE], signed[SIGNATURE:]
        if not self._primitives.verified(line.sender, head + b"\n" + plain, signature):
            return None
        self._true = self._true[1 - TRUE :] + [(signature, head + b"\n" + plain)]
        try:
            return Message(line, plain.decode(), signature)
        except UnicodeError:
            return None

    def signed_by(self, line: Line, body: str, signature: bytes, table: str = "") -> bool:
        """Return whether the sender in this line signed a message of this body to this table, or to one that is
        called so."""
        said = line.text(table or self.keys.table).encode() + b"\n" + body.encode()
        return (signature, said) in self._true or self._primitives.verified(line.sender, said, signature)

    def _line(self, said: bytes) -> Line | None:
        """Return the line in these bytes, as it travelled; None where it is none of this version."""
        try:
            words = said.decode().split(" ")
        except UnicodeError:
            return None
        if len(words) != WORDS:
            return None
        if words[0] != str(VERSION):
            self.others += 1
            return None
        sender, to = data_of(words[3], KEY), words[4]
        numbers = [int(word) for word in (words[1], words[2], words[6]) if gate.digits(word, MOST)]
        if not sender or to not in (ALL, YOU) or len(numbers) < 3 or words[7] not in KINDS:
            return None
        recipient = self.me.public if to == YOU else b""
        return Line(words[7], sender, recipient, numbers[0], numbers[1], words[5], numbers[2])

    def _unsealed(self, sender: bytes, box: bytes, head: bytes) -> bytes | None:
        try:
            key = self._pair(sender)
        except ValueError:
            return None
        return self._primitives.opened(key, box[:NONCE], box[NONCE:], head)

    def _pair(self, other: bytes) -> bytes:
        """Return the key for two; ValueError where the other is a stranger."""
        exchange = self._exchange_of(other)
        if other + exchange not in self._pairs:
            key = self.me.pair(exchange, self.keys.table.encode())
            if not key:
                raise ValueError("Nobody with this key is at the table.")
            if len(self._pairs) >= PAIRS:
                self._pairs = {}
            self._pairs[other + exchange] = key
        return self._pairs[other + exchange]
