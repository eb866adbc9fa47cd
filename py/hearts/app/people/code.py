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

from hearts.app import gate, links
from hearts.app.people import relays
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
DOOR, HOST, RELAY, NAME, END = "table=", "host=", "relay=", "name=", "end="  # parts of a link's fragment
KEYS = tuple([part[:-1] for part in (HOST, RELAY, NAME, END)])
PRINTED = 27  # letters of a fingerprint: 26, and the letter that checks them
PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-"  # what stands for itself in a name there
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
    name          of the host, as the link gives it: nothing proves it before the table has answered
    """

    def __init__(
        self, code: bytes, fingerprint: bytes = b"", relay: str = "", public: bool = False, name: str = ""
    ) -> None:
        self.code = code
        self.fingerprint = fingerprint
        self.relay = relay
        self.public = public
        self.name = name

    def fragment(self) -> str:
        """Return what stands behind the # of its link."""
        parts = [DOOR + text_of(self.code).replace("-", "")]
        parts += [HOST + _crockford(self.fingerprint, PRINTED - 1)] if self.fingerprint else []
        parts += [RELAY + spelled(self.relay)] if self.relay else []
        parts += [NAME + spelled(self.name)] if self.name else []
        return "&".join(parts + [END + _end(self)])


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
    found = _crockford(code, LETTERS)
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
    """Return what a code, a link or its fragment says, whatever stands around it; CodeError where that cannot be read,
    and where a part of it is missing."""
    found = [rest for kind, rest in links.readings(text) if kind == "table"]
    if found:
        return _first(found)
    text = text.strip()
    if "#" in text or "://" in text or "table=" in text:
        raise CodeError("people-code-link")
    return Invite(read_code(text[:LONGEST]))


def _first(found: list[str]) -> Invite:
    """Return the first of these readings that is whole; CodeError of the first one where none is."""
    problem = None
    for rest in found:
        try:
            return _read_parts(rest)
        except CodeError as error:
            problem = problem or error
    raise problem or CodeError("people-code-link")


def _read_parts(rest: str) -> Invite:
    """Read what stands behind the kind of a link; CodeError where a part is missing, or is not as it was written."""
    code, rest = _code_in(rest)
    parts: dict[str, str] = {}
    while rest[:1] == "&":
        key = links.beginning(rest[1:], links.WORD).lower()
        rest = rest[1 + len(key) :].lstrip()
        if rest[:1] != "=":
            if not key or [known for known in KEYS if known.startswith(key)]:
                raise CodeError("people-code-part")
            break
        value = links.beginning(rest[1:].lstrip(), relays.SAFE + "_")
        rest = rest[1:].lstrip()[len(value) :]
        if key in KEYS and key not in parts:
            parts[key] = value
    bare = "-" not in code
    whole = END[:-1] in parts or not (bare or len(parts.get("host", "")) == PRINTED)
    lost = rest.partition("#")[0].lower()
    if END[:-1] not in parts and (rest[:1] == "%" or [part for part in (HOST, RELAY) if part in lost]):
        whole = False  # what stands behind a sign that no link has would be lost
    if not whole or ("host" in parts and not parts["host"]):
        raise CodeError("people-code-part")
    address = parts.get("relay", "")
    address = (address if "://" in address else links.decoded(address)).rstrip(".,:;)")
    safe = relays.checked(address) and links.signs_decoded(address) == address
    if "relay" in parts and address != TABS.rstrip(":") and not safe:
        raise CodeError("people-code-relay")
    address = TABS if address == TABS.rstrip(":") else address
    invite = Invite(read_code(code), _print(parts.get("host", "")), address, name=read_name(parts.get("name", "")))
    if END[:-1] in parts and parts["end"].upper()[:2] != _end(invite):
        raise CodeError("people-code-part")
    return invite


def _code_in(rest: str) -> tuple[str, str]:
    """Return the code at the beginning of a text, and what stands behind it."""
    at = count = 0
    while at < len(rest) and (rest[at] in links.WORD or (rest[at] == " " and count < LETTERS + 1)):
        count += rest[at] not in " -"
        at += 1
    return rest[:at].strip().rstrip("-_"), rest[at:].lstrip()


def _end(invite: Invite) -> str:
    """Return the two letters at the end of a link, which check that nothing before them is missing. The name, which
    proves nothing, is not among it."""
    number = 0
    for byte in invite.code + invite.fingerprint + invite.relay.encode():
        number = (number * 37 + byte + 1) % 1021
    return ALPHABET[number >> 5] + ALPHABET[number & 31]


def _crockford(data: bytes, size: int) -> str:
    """Return bytes as letters that no program changes, and the letter that checks them."""
    number, found = int.from_bytes(data, "big"), ""
    for _ in range(size):
        found = ALPHABET[number & 31] + found
        number >>= 5
    return found + ALPHABET[_check(found)]


def spelled(name: str) -> str:
    """Return a name as it stands in a link.

    >>> spelled("Ann B."), read_name("Ann%20B%2E")
    ('Ann%20B%2E', 'Ann B.')
    """
    return "".join([chr(byte) if chr(byte) in PLAIN else f"%{byte:02X}" for byte in name.encode()])


def read_name(text: str) -> str:
    """Return the name that `spelled` wrote; empty where it is none that can be shown: the table tells it anyway."""
    shown = links.decoded(text)
    return "" if shown == text and "%" in text else gate.tidy(shown, "")


def seat_link(code: bytes, relay: str) -> str:
    """Return the fragment of the link by which a second device takes a seat over."""
    return SEAT + Invite(code, relay=relay).fragment()[len(DOOR) :]


def read_seat(text: str) -> Invite | None:
    """Return the code by which a seat is taken over, and the relay, from a link or what was read aloud; None where it
    is no such code. Raises CodeError where there is something wrong with it."""
    found = [rest for kind, rest in links.readings(text) if kind == "seat"]
    if found:
        return _first(found)
    bare = text[:LONGEST].upper().replace("-", " ").strip()
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
    """Return the fingerprint in a link: as it is written now, or as it was in links of earlier versions."""
    if not text:
        return b""
    data = data_of(text.rstrip("."), PRINT)
    if not data:
        bare = text.upper()
        for written, meant in MEANT:
            bare = bare.replace(written, meant)
        if len(bare) != PRINTED or [one for one in bare if one not in ALPHABET]:
            raise CodeError("people-code-part")
        number = 0
        for letter in bare[:-1]:
            number = number << 5 | ALPHABET.index(letter)
        if ALPHABET[_check(bare[:-1])] != bare[-1] or number >> (8 * PRINT):
            raise CodeError("people-code-part")
        data = number.to_bytes(PRINT, "big")
    return data


def _check(bare: str) -> int:
    """Return the number of the letter that checks these: odd weights, so that no single wrong letter passes."""
    return sum([(2 * place + 3) * ALPHABET.index(letter) for place, letter in enumerate(bare)]) & 31
