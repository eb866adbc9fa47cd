"""A seat moves to a second device: the first shows a code that is used once, and gives what it keeps to who has it.

The code is made like a table's. From it follow a topic and a key (HKDF, infos `seat topic` and `seat key`). Both sides
make fresh X25519 keys as well, so that the code alone opens nothing afterwards. On the wire: a nonce, and a box of

    want KEY          the second device, again until it is answered: its X25519 key, as letters
    seat KEY FOR NONCE PLACE COUNT   and behind a line feed a piece of the box with what the first keeps, for this one
                      key; all pieces of one answer have the box's nonce
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.code import LABEL, data_of, letters
from hearts.app.people.primitives import KEY, NONCE, TAG
from hearts.app.people.rate import Rate

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.primitives import Primitives
    from hearts.app.people.transport import Transport

SIZES = (320, 8192)  # bytes of a message on the wire
PIECE, PIECES = 7_900, 16  # bytes of a box in one message, and messages of one answer
ANSWERS = 1, 3  # in a second, and at once: a question that somebody has recorded may come without end
AGAIN, LASTS = 1_500, 300_000  # milliseconds between two questions; how long a code holds


class _Channel:
    """What both sides share: a topic, a key, and fresh keys of one's own."""

    def __init__(self, primitives: Primitives, transport: Transport, clock: Callable[[], float], code: bytes) -> None:
        self._primitives, self._transport, self._clock = primitives, transport, clock
        self._key = primitives.derived(code, LABEL + b"seat key")
        self.topic = "moonshot/" + letters(primitives.derived(code, LABEL + b"seat topic", 16))
        self._secret = primitives.random(KEY)
        self._public = letters(primitives.exchange_public(self._secret))
        self._begun = clock()
        transport.subscribe(self.topic)

    @property
    def over(self) -> bool:
        """Whether the code holds no more."""
        return self._clock() - self._begun > LASTS

    def close(self) -> None:
        """Listen no more."""
        self._transport.unsubscribe(self.topic)

    def _pair(self, other: str) -> bytes:
        key = data_of(other, KEY)
        shared = self._primitives.shared(self._secret, key) if key else b""
        return self._primitives.derived(self._key + shared, LABEL + b"seat pair") if shared else b""

    def _say(self, head: str, box: bytes = b"") -> None:
        content = head.encode() + b"\n" + box
        room = [size - NONCE - TAG - 2 for size in SIZES if size - NONCE - TAG - 2 >= len(content)]
        padded = len(content).to_bytes(2, "big") + content + bytes(room[0] - len(content))
        nonce = self._primitives.random(NONCE)
        self._transport.publish(self.topic, nonce + self._primitives.seal(self._key, nonce, padded))

    def _read(self, payload: bytes) -> tuple[list[str], bytes]:
        """Return the words of a message and its box; no words where it is none."""
        found = self._primitives.opened(self._key, payload[:NONCE], payload[NONCE:]) if len(payload) in SIZES else None
        if found is None:
            return [], b""
        content = found[2 : 2 + int.from_bytes(found[:2], "big")]
        at = content.find(b"\n")
        try:
            return content[: max(at, 0)].decode().split(" "), content[at + 1 :]
        except UnicodeError:
            return [], b""


class Giving(_Channel):
    """The first device: gives the seat to the one device that asks first.

    kept   returns what it keeps of the table, as text
    """

    def __init__(
        self,
        primitives: Primitives,
        transport: Transport,
        clock: Callable[[], float],
        code: bytes,
        kept: Callable[[], str],
    ) -> None:
        _Channel.__init__(self, primitives, transport, clock, code)
        self._kept = kept
        self._for = ""
        self._answers = Rate(clock, *ANSWERS)

    @property
    def given(self) -> bool:
        """Whether somebody has asked."""
        return self._for != ""

    def receive(self, topic: str, payload: bytes) -> None:
        """Take a message from the relay; whatever is none changes nothing."""
        words, _ = self._read(payload) if topic == self.topic and not self.over else ([], b"")
        if len(words) != 2 or words[0] != "want" or self._for not in ("", words[1]):
            return
        key = self._pair(words[1]) if self._answers.allows() else b""
        if key:
            self._answer(words[1], key)

    def _answer(self, public: str, key: bytes) -> None:
        """Give what is kept to the device with this key, in pieces; whoever asks first is answered, and nobody else."""
        nonce = self._primitives.random(NONCE)
        box = self._primitives.seal(key, nonce, self._kept().encode())
        parts = [box[at : at + PIECE] for at in range(0, len(box), PIECE)]
        for place, part in enumerate(parts):
            self._say(f"seat {self._public} {public} {letters(nonce)} {place} {len(parts)}", part)
        self._for = public


class Taking(_Channel):
    """The second device: asks for the seat until it has it.

    kept   what the first device kept of the table, once it has come; else empty
    """

    def __init__(self, primitives: Primitives, transport: Transport, clock: Callable[[], float], code: bytes) -> None:
        _Channel.__init__(self, primitives, transport, clock, code)
        self.kept = ""
        self._asked_at = -1e9
        self._of = ("", "", 0)  # whose answer is being read: key, nonce and number of pieces
        self._pieces: dict[int, bytes] = {}

    def tick(self) -> None:
        """Ask again; to be called several times a second."""
        now = self._clock()
        if not self.kept and not self.over and now - self._asked_at > AGAIN:
            self._asked_at = now
            self._say(f"want {self._public}")

    def receive(self, topic: str, payload: bytes) -> None:
        """Take a message from the relay; whatever is none changes nothing."""
        words, piece = self._read(payload) if topic == self.topic else ([], b"")
        if len(words) != 6 or words[0] != "seat" or words[2] != self._public or self.kept:
            return
        if not gate.digits(words[4], 2) or not gate.digits(words[5], 2) or not 0 < int(words[5]) <= PIECES:
            return
        answer = words[1], words[3], int(words[5])
        if answer != self._of:
            self._of, self._pieces = answer, {}
        self._pieces[int(words[4])] = piece
        if sorted(self._pieces) == list(range(answer[2])):
            self._open(*answer)

    def _open(self, public: str, nonce: str, count: int) -> None:
        """Read what the first device gave, once all pieces are there."""
        key, drawn = self._pair(public), data_of(nonce, NONCE)
        box = b"".join([self._pieces[place] for place in range(count)])
        text = self._primitives.opened(key, drawn, box) if key and drawn else None
        if text is not None:
            self.kept = text.decode()
