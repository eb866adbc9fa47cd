"""The code of a table: what its link holds, what can be read aloud, and the keys that follow from it.

80 random bits as sixteen letters of Crockford's alphabet and a letter that checks them: no code can be guessed, so
nothing has to be stretched. Whoever has the code can read what all at the table may read, and can find the table; the
link holds the fingerprint of the host's key too, so that whoever has only the code cannot pose as the host.

>>> text_of(bytes(10)), read_code(" 0000 oooo-0000-00000 ") == bytes(10)
('0000-0000-0000-00000', True)
"""

from __future__ import annotations

from binascii import a2b_base64, b2a_base64
from typing import TYPE_CHECKING

from hearts.app.people.primitives import KEY, LOW
from hearts.app.words.locale import Refused
from hearts.engine.value import Value

if TYPE_CHECKING:
    from hearts.app.people.primitives import Primitives

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: no I, L, O or U
MEANT = (("O", "0"), ("I", "1"), ("L", "1"))  # what people write, and what they mean
SECRET, LETTERS = 10, 16  # bytes of a code, and its letters without the one that checks them
GROUPS = ((0, 4), (4, 8), (8, 12), (12, 17))  # of letters, when it is read
PRINT = 16  # bytes of a fingerprint
DOOR, HOST, RELAY = "table=", "host=", "relay="  # parts of a link's fragment
SEAT, SEAT_WORD = "seat=", "SEAT"  # before the code by which a second device takes a seat over: in a link, and aloud
TABS = "tabs:"  # stands for the tabs of one browser: nothing leaves it
LONGEST = 600  # letters of a pasted link
LABEL = b"moonshot people 1 "


class CodeError(Refused):
    """A text that is no code and no link of a table; the message says why."""


class Invite(Value):
    """What a link says: the code's bytes, the fingerprint of the host's key, and the relay.

    fingerprint   empty where only the code was told; relay: empty for the one that the page would take by itself
    public        whether the lobby has told it, and no link
    """

    def __init__(self, code: bytes, fingerprint: bytes = b"", relay: str = "", public: bool = False) -> None:
        self.code = code
        self.fingerprint = fingerprint
        self.relay = relay
        self.public = public

    def fragment(self) -> str:
        """Return what stands behind the # of its link."""
        parts = [DOOR + text_of(self.code)]
        parts += [HOST + letters(self.fingerprint)] if self.fingerprint else []
        parts += [RELAY + self.relay] if self.relay else []
        return "&".join(parts)


class TableKeys:
    """What follows from a code: the table's name on the wire, the key for all at it, and its topics."""

    def __init__(self, primitives: Primitives, code: bytes) -> None:
        self.table = letters(primitives.derived(code, LABEL + b"table", 16))
        self.key = primitives.derived(code, LABEL + b"key")
        self._topic = primitives.derived(code, LABEL + b"topic")
        self._primitives = primitives
        self.all = self._named(b"all")
        self.card = self._named(b"card")

    def topic(self, person: bytes) -> str:
        """Return the topic on which the person with this public key listens."""
        return self._named(b"to " + person)

    def _named(self, whom: bytes) -> str:
        return "moonshot/" + letters(self._primitives.derived(self._topic, LABEL + whom, 16))


def fingerprint(primitives: Primitives, public: bytes) -> bytes:
    """Return the fingerprint of a public key."""
    return primitives.sha256(LABEL + b"host" + public)[:PRINT]


def text_of(code: bytes) -> str:
    """Return a code as people read it: in groups, with the letter that checks it."""
    number, found = int.from_bytes(code, "big"), ""
    for _ in range(LETTERS):
        found = ALPHABET[number & 31] + found
        number >>= 5
    found += ALPHABET[_check(found)]
    return "-".join([found[begin:end] for begin, end in GROUPS])


def read_code(text: str) -> bytes:
    """Return the bytes of a code in any case, with any spaces and dashes; CodeError says what is wrong with it."""
    bare = text.upper()
    for written, meant in MEANT + ((" ", ""), ("-", ""), ("\t", ""), ("\n", "")):
        bare = bare.replace(written, meant)
    strange = [letter for letter in bare if letter not in ALPHABET]
    if strange:
        raise CodeError("people-code-letter", letter=strange[0])
    if len(bare) != LETTERS + 1:
        raise CodeError("people-code-length", number=len(bare), wanted=LETTERS + 1)
    if ALPHABET[_check(bare[:LETTERS])] != bare[LETTERS]:
        raise CodeError("people-code-check")
    number = 0
    for letter in bare[:LETTERS]:
        number = number << 5 | ALPHABET.index(letter)
    return number.to_bytes(SECRET, "big")


def read_invite(text: str) -> Invite:
    """Return what a code, a link or its fragment says; CodeError where that cannot be read."""
    text = text[:LONGEST].strip()
    fragment = text[text.find("#") + 1 :] if "#" in text else text
    if DOOR not in fragment:
        if "#" in text or "://" in text:
            raise CodeError("people-code-link")
        return Invite(read_code(fragment))
    parts: dict[str, str] = {}
    for part in fragment.split("&"):
        name, _, value = part.partition("=")
        parts[name] = value
    print_, relay = _print(parts.get("host", "")), parts.get("relay", "")
    if relay not in ("", TABS) and relay[:5] != "ws://" and relay[:6] != "wss://":
        raise CodeError("people-code-link")
    return Invite(read_code(parts.get("table", "")), print_, relay)


def seat_link(code: bytes, relay: str) -> str:
    """Return the fragment of the link by which a second device takes a seat over."""
    return f"{SEAT}{text_of(code)}" + (f"&{RELAY}{relay}" if relay else "")


def read_seat(text: str) -> Invite | None:
    """Return the code by which a seat is taken over, and the relay, from a link or what was read aloud; None where it
    is no such code. Raises CodeError where there is something wrong with it."""
    text = text[:LONGEST].strip()
    fragment = text[text.find("#") + 1 :]
    if fragment.startswith(SEAT):
        code, _, relay = fragment[len(SEAT) :].partition("&" + RELAY)
        return Invite(
            read_code(code), b"", relay if relay == TABS or relay[:5] == "ws://" or relay[:6] == "wss://" else ""
        )
    bare = text.upper().replace("-", " ").strip()
    if bare.startswith(SEAT_WORD + " "):
        return Invite(read_code(bare[len(SEAT_WORD) :]))
    return None


def letters(data: bytes) -> str:
    """Return bytes as letters that may stand in a link, a topic and a record."""
    return b2a_base64(data).decode().strip().replace("+", "-").replace("/", "_").rstrip("=")


def data_of(text: str, size: int) -> bytes:
    """Return the bytes that `letters` wrote, of this size; empty where they are others."""
    if len(text) != (size * 4 + 2) // 3:
        return b""
    try:
        data = a2b_base64((text.replace("-", "+").replace("_", "/") + "=" * (-len(text) % 4)).encode())
    except ValueError:
        return b""
    return data if len(data) == size and letters(data) == text else b""


def exchange_of(text: str) -> bytes:
    """Return the X25519 public key that `letters` wrote; empty where it is none, or one whose secret all know."""
    data = data_of(text, KEY)
    return b"" if data[:-1] + bytes([each & 127 for each in data[-1:]]) in LOW else data


def _print(text: str) -> bytes:
    data = data_of(text, PRINT)
    if text and not data:
        raise CodeError("people-code-link")
    return data


def _check(bare: str) -> int:
    """Return the number of the letter that checks these: odd weights, so that no single wrong letter passes."""
    return sum([(2 * place + 3) * ALPHABET.index(letter) for place, letter in enumerate(bare)]) & 31
