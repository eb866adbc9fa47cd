"""The gate checks every text from outside first: links, files, pasted and stored texts, answers.

The order is: size, letters, nesting, numbers. Only then do the readers behind it look at what a text means. Nothing
here calls itself, so no text is nested too deep for it; and both Pythons of the page come to the same verdict.

Why JSON is not read by the browser's JSON.parse: it forgets how a number was written and does not say everywhere in
which line a fault is, and what it gives would have to be checked and copied into ordered dicts. A reader for that, and
a second one for Python outside of a browser, would be longer than this one.
"""

from __future__ import annotations

from collections import OrderedDict  # MicroPython's plain dict keeps no order
from typing import TYPE_CHECKING

from hearts.app.tasks import at_once, no_rest
from hearts.app.words.locale import Refused
from hearts.engine.record import replay

if TYPE_CHECKING:
    from hearts.app.tasks import Rest
    from hearts.engine.record import Record

KB = 1024
FILE, RECORD, TEXT = 600 * KB, 512 * KB, 64 * KB  # letters of a file, a record, any other text
PART = 48 * KB  # letters of a JSON text between two quotes
DEPTH, KEYS, VALUES = 16, 64, 20000  # of JSON: its nesting, the keys of an object, the values in all
DIGITS, POWER = 15, 30  # of a number: its digits, and its exponent
STRETCH = 60  # parts of JSON between two breaths
NAME = 20  # letters of a name
LINES = 32  # of a record between two breaths; few of them have letters beyond ASCII: a player's name

CONTROLS = [chr(code) for code in range(32) if chr(code) not in "\t\n\r"] + ["\x7f"]
SPACES = (0xA0, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000)  # one of the two Pythons does not split at these
ESCAPES = (("\\n", "\n"), ("\\t", "\t"), ("\\r", "\r"), ("\\/", "/"), ("\\b", " "), ("\\f", " "))
WORDS = {"true": True, "false": False, "null": None}


class GateError(Refused):
    """A text that is refused; the message says why."""


# ---- size and letters ------------------------------------------------------------------------------------------------


def check_size(text: str, most: int) -> str:
    """Return the text. Raises GateError if it has more than `most` letters."""
    if len(text) > most:
        raise GateError("gate-size", most=most // KB)
    return text


def one_line(text: str, most: int) -> str:
    """Make a short text fit to be kept: one line of at most `most` letters."""
    short = " ".join(readable(text[: 16 * most]).split())
    if len(short) <= most or _ascii(short):
        return short[:most].strip()
    try:
        from hearts.app.letters import shorten
    except ImportError:  # it comes with the second pack; what is read before was cut when it was kept
        return short[:most].strip()
    return shorten(short, most)


def tidy(name: str, otherwise: str, most: int = NAME) -> str:
    """Make a name fit for a line of a record: at most `most` letters, no `#`; `otherwise` if nothing can be seen."""
    tidied = one_line(name.replace("#", " "), most)
    if not _ascii(tidied):
        try:
            from hearts.app.letters import without_marks
        except ImportError:  # as above
            return tidied
        tidied = without_marks(tidied)
    return tidied or otherwise


def tidy_face(face: str) -> str:
    """Return a portrait's name as it can stand in a record: one word."""
    return "".join(one_line(str(face), 600).split())[:60] or "guest"


def record(text: str) -> str:
    """Return a game's record as it can be read and kept; GateError where it is too large."""
    return at_once(record_in_parts(text, no_rest))


async def record_in_parts(text: str, rest: Rest) -> str:
    """Do the same as `record`, and rest between two parts of it."""
    lines = check_size(text, RECORD).split("\n")
    for at in range(0, len(lines), LINES):
        await rest()
        lines[at] = readable("\n".join(lines[at : at + LINES]))
    return "\n".join(lines[::LINES])


async def read_in_parts(text: str, rest: Rest) -> tuple[str, Record]:
    """Check and read a record with rests in between. Returns the clean text and the record; ValueError says what is
    wrong with it."""
    kept, record = await record_in_parts(text, rest), None
    for each in replay(kept):
        record = each
        await rest()
    assert record is not None
    return kept, record


def readable(text: str) -> str:
    """Return the text with spaces for what does not print. Halves of a letter are joined, or left out.

    The page's storage ends a text at NUL; a mark that turns the direction of writing would turn the rest of the page.
    """
    if _ascii(text) or not [letter for letter in set(text) if _odd(ord(letter))]:
        return text
    letters, high = [], 0
    for letter in text:
        code = ord(letter)
        if 0xDC00 <= code < 0xE000 and high:
            letters.append(chr(0x10000 + ((high - 0xD800) << 10) + code - 0xDC00))
        elif not _odd(code):
            letters.append(letter)
        elif code < 0xD800:
            letters.append(" ")
        high = code if 0xD800 <= code < 0xDC00 else 0
    return "".join(letters)


def _ascii(text: str) -> bool:
    """Return whether all of it is ASCII that prints, as nearly every text is: the browser's Python sees that at
    once."""
    try:
        return len(text.encode()) == len(text) and not [sign for sign in CONTROLS if sign in text]
    except UnicodeError:  # half a letter
        return False


def _odd(code: int) -> bool:
    """Return controls, spaces of other kinds, marks of direction, halves of letters, and what is no letter."""
    if code < 160:
        return (code < 32 and code not in (9, 10, 13)) or code >= 127
    if 0x2000 <= code <= 0x206F:
        return code <= 0x200A or 0x202A <= code <= 0x202E or code >= 0x2066 or code in SPACES
    return 0xD800 <= code < 0xE000 or code in (0xFFFE, 0xFFFF) or code in SPACES


# ---- JSON ------------------------------------------------------------------------------------------------------------


def parse_json(text: str, most: int = TEXT) -> object:
    """Return the value in a JSON text. GateError says why the text is refused."""
    return at_once(parse_json_in_parts(text, most, no_rest))


def parse_object(text: str, most: int = TEXT) -> dict[str, object]:
    """Return the object in a JSON text; an empty one if the text holds none or is refused."""
    try:
        value = parse_json(text, most) if text else None
    except GateError:
        return {}
    return value if isinstance(value, dict) else {}


async def parse_json_in_parts(text: str, most: int, rest: Rest) -> object:
    """Do the same as `parse_json`, and rest between two parts of the text."""
    masked = check_size(text, most)
    for sign, stand_in in (("\1", " "), ("\2", " "), ("\\\\", "\1"), ('\\"', "\2")):
        masked = masked.replace(sign, stand_in)  # in the end each quote begins or ends a text
        await rest()
    if masked.count('"') > 2 * VALUES:
        raise GateError("gate-many", most=VALUES)
    plain, json, number = _ascii(text), _Json(), 0
    await rest()
    for number, part in enumerate(masked.split('"')):
        if len(part) > PART:
            raise GateError("gate-long", most=PART // KB)
        if number % 2:
            json.take_text(part, plain)
        else:
            json.take(part if plain else readable(part))
        if number % STRETCH == 0 or len(part) > KB:
            await rest()
    if number % 2:
        json.fail()
    return json.whole()


class _Json:
    """A JSON value that is being put together.

    wanted   what may come next: v a value, k a key, or one of the signs : , ] }
    """

    def __init__(self) -> None:
        self.wanted = "v"
        self._line = 1
        self._count = 0
        self._key = ""
        self._open: list[list[object] | dict[str, object]] = []
        self._value: object = None

    def fail(self) -> None:
        """Raise GateError: this is no JSON."""
        raise GateError("gate-json", line=self._line)

    def whole(self) -> object:
        """Return the value, now that the text has ended."""
        if self.wanted:
            self.fail()
        return self._value

    def take(self, part: str) -> None:
        """Read what stands between two texts: signs, numbers and words."""
        for number, row in enumerate(part.split("\n")):
            self._line += 1 if number else 0
            for sign in "[]{}:,":
                row = row.replace(sign, f" {sign} ")
            for word in row.split():
                if word in "[]{}:,":
                    self._sign(word)
                else:
                    self._put(self._word(word))

    def take_text(self, part: str, plain: bool) -> None:
        """Read a text as it stands between its quotes; `plain` if its letters need no look."""
        text = self._decoded(part) if "\\" in part else _unmasked(part)
        self._line += part.count("\n")
        if not plain or "\\u" in part:
            text = readable(text)
        if "k" in self.wanted:
            self._key, self.wanted = text, ":"
        else:
            self._put(text)

    def _sign(self, sign: str) -> None:
        if ("v" if sign in "[{" else sign) not in self.wanted:
            self.fail()
        if sign in "[{":
            self._begin(sign)
        elif sign in "]}":
            self._open.pop()
            self._go_on()
        elif sign == ":":
            self.wanted = "v"
        else:
            self.wanted = "k" if isinstance(self._open[-1], dict) else "v"

    def _begin(self, sign: str) -> None:
        """Begin a list or an object, whose values follow."""
        new: list[object] | dict[str, object] = [] if sign == "[" else OrderedDict()
        self._put(new)
        self._open.append(new)
        if len(self._open) > DEPTH:
            raise GateError("gate-deep", most=DEPTH)
        self.wanted = "v]" if sign == "[" else "k}"

    def _put(self, value: object) -> None:
        if "v" not in self.wanted:
            self.fail()
        self._count += 1
        if self._count > VALUES:
            raise GateError("gate-many", most=VALUES)
        inside = self._open[-1] if self._open else None
        if isinstance(inside, dict):
            if self._key in inside:
                self.fail()
            if len(inside) >= KEYS:
                raise GateError("gate-keys", most=KEYS)
            inside[self._key] = value
        elif inside is not None:
            inside.append(value)
        else:
            self._value = value
        self._go_on()

    def _go_on(self) -> None:
        """Go on after a value."""
        if not self._open:
            self.wanted = ""
        else:
            self.wanted = ",}" if isinstance(self._open[-1], dict) else ",]"

    def _word(self, word: str) -> object:
        if word in WORDS:
            return WORDS[word]
        value = parse_number(word)
        if value is None:
            self.fail()
        return value

    def _decoded(self, part: str) -> str:
        """Return the text without its escapes."""
        for written, meant in ESCAPES:
            part = part.replace(written, meant)
        pieces = []
        for index, piece in enumerate(part.split("\\u")):
            if "\\" in piece:
                self.fail()
            if index:
                code = piece[:4]
                if len(code) < 4 or code.strip("0123456789abcdefABCDEF"):
                    self.fail()
                pieces.append(chr(int(code, 16)))
                piece = piece[4:]
            pieces.append(_unmasked(piece))
        return "".join(pieces)


def _unmasked(part: str) -> str:
    return part.replace("\1", "\\").replace("\2", '"')


# ---- numbers ---------------------------------------------------------------------------------------------------------


def parse_number(word: str) -> int | float | None:
    """Return the number that a word of JSON is, or None if it is no number. Raises GateError if it is too large."""
    bare = word[1:] if word[:1] == "-" else word
    head, power_sign, power = bare.replace("E", "e").partition("e")
    whole, point, part = head.partition(".")
    power = power[1:] if power[:1] in ("+", "-") else power
    if not digits(whole) or (whole[0] == "0" and whole != "0"):
        return None
    if (point and not digits(part)) or (power_sign and not digits(power)):
        return None
    if len(whole) > DIGITS or len(part) > 2 * DIGITS or len(power) > 2 or int(power or "0") > POWER:
        raise GateError("gate-number", number=word[:40])
    return float(word) if point or power_sign else int(word)


def digits(word: str, most: int = TEXT) -> bool:
    """Return True if a word is a whole number of at most `most` digits from 0 to 9."""
    return 0 < len(word) <= most and not word.strip("0123456789")
