"""The kind of a text: a result of a day or of a match, an invitation, a deal, a game, or a file of many results.

This is the one place that decides it, for links, files and pasted texts on the page, and for the command. What editors
and mail have done to the text is undone first, so all that looks at it later sees the text as the game wrote it.
"""

from __future__ import annotations

from binascii import unhexlify
from typing import TYPE_CHECKING, NamedTuple

from hearts.app import gate
from hearts.app.gate import GateError
from hearts.app.tasks import at_once, no_rest
from hearts.engine.heading import Heading, heading_of
from hearts.engine.record import SEATS, VERSION

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from hearts.app.tasks import Rest

    Kind = Literal["none", "newer", "many", "invitation", "match", "day", "deal", "game"]

HALL = "moonshot hearts hall"  # the key of a file with the results of many, and its version
HALL_VERSION = 1
BEGINS = "hearts "  # of a record
DAY, MATCH = "daily-", "match-"  # what the ids of a day's and of a match's games begin with
SIGNED, BEFORE = "signed", "before"  # the lines of a device that signs, see `hearts.app.same.signed`
UNSEEN = ("\ufeff", "\u200b", "\u2060")  # letters without width that messengers add
BLANKS = "".join(UNSEEN) + " \t\r\n"
END = "--"  # the line above the foot of a letter
SIGNS = 3  # words of a line `signed` or `before`
LARGEST = 64 * gate.KB  # letters of a signed result
MANY = 16 * gate.KB * gate.KB  # letters of a file with the results of many
BETWEEN = '", "'  # two results in one line
HEX = "0123456789ABCDEF"
CODE = 2  # digits of a letter that mail has written as a code

# kind      "none": nothing of this game; "newer": of a newer version of it; "many": the results of many people
#           "invitation", "match": of a match by a link, without a move and with moves; "day": of the daily deals
#           "deal": one deal without a move; "game": any other record
# text      as the game wrote it, or as it came where nothing of the game is in it
# heading   of the record; number: of the day, 0 for anything else
# texts     of each result, where there are many; why: a text that cannot be read at all is refused
What = NamedTuple(
    "What",
    [
        ("kind", "Kind"),
        ("text", str),
        ("heading", Heading),
        ("number", int),
        ("texts", "tuple[str, ...]"),
        ("why", "GateError | None"),
    ],
)


def is_signed(heading: Heading) -> bool:
    """Return whether a device has signed the result with this heading."""
    return bool(heading.all(SIGNED))


def what_is(text: str) -> What:
    """Return the kind of a text.

    >>> what_is("\\ufeff> hearts 2\\r\\n> id daily-5\\r\\n> deal 1\\r\\n").number
    5
    >>> what_is("hearts 9\\nid ab\\n").kind, what_is("Hello").kind
    ('newer', 'none')
    """
    return at_once(what_in_parts(text, no_rest))


async def what_in_parts(text: str, rest: Rest) -> What:
    """Do the same, with rests in between."""
    try:
        if text.lstrip(BLANKS)[:1] == "{":
            return await _many(text, rest)
        found = await _clean(gate.check_size(text, gate.RECORD), rest)
    except GateError as error:
        return _plain("none", text, why=error)
    heading = heading_of(found)
    return What(_kind(found, heading), found or text, heading, _day(heading), (), None)


def _plain(kind: Kind, text: str, texts: tuple[str, ...] = (), why: GateError | None = None) -> What:
    return What(kind, text, Heading([]), 0, texts, why)


async def _clean(text: str, rest: Rest) -> str:
    """Return a record as the game wrote it, without what editors and mail have done to it: marks, quoting, other blanks
    and line ends, letters written as codes, lines cut in two, and what stands around it."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if "=\n" in text:
        text = _decoded(text)
    lines: list[str] = []
    for at, line in enumerate(text.split("\n")):
        for letter in UNSEEN:
            line = line.replace(letter, "")
        line = " ".join(gate.readable(line).lstrip("> \t").split())
        if line == END and lines:
            break
        if line.startswith(BEGINS) and not lines:
            lines = [line]
        elif lines and line.strip("`"):
            _add(lines, line)
        if at % gate.LINES == 0:
            await rest()
    return "".join([line + "\n" for line in lines])


def _add(lines: list[str], line: str) -> None:
    """Add a line, indented as in a deal; one that was cut in two within a signature goes to its other part."""
    word, words = line.split(" ")[0], lines[-1].split(" ")
    if words[0] in (SIGNED, BEFORE) and len(words) < SIGNS and " " not in line:
        lines[-1] += " " + line
    else:
        lines.append(f"  {line}" if word in SEATS or word in ("share", "kitty") else line)


def _decoded(text: str) -> str:
    """Return a text whose letters a mail program wrote as codes: `=3D` for a sign, and `=` where a line goes on."""
    first, *others = text.replace("=\n", "").split("=")
    made = first.encode()
    for part in others:
        if len(part) < CODE or part[:CODE].strip(HEX):
            return text
        made += unhexlify(part[:CODE]) + part[CODE:].encode()
    try:
        return made.decode()
    except ValueError:  # no letters in UTF-8
        return text


def _kind(text: str, heading: Heading) -> Kind:
    version, id = heading.get("hearts"), heading.get("id")
    if not version:
        return "none"
    if gate.digits(version, gate.DIGITS) and int(version) > VERSION:
        return "newer"
    deals = text.count("\ndeal ")
    if (id and heading.get("match") == id) or id.startswith(MATCH):
        return "match" if deals else "invitation"
    if _day(heading):
        return "day"
    moved = "\npass " in text or "\ntrick " in text or "\nsay " in text
    return "deal" if deals == 1 and not moved else "game"


def _day(heading: Heading) -> int:
    """Return the number of the day that a record is of; 0 where it is of none."""
    id = heading.get("id")
    number = id[len(DAY) :]
    return int(number) if id.startswith(DAY) and gate.digits(number, 5) and number == str(int(number)) else 0


async def _many(text: str, rest: Rest) -> What:
    """Return the results in a file of JSON. Raises GateError where it is none, or too long."""
    text = gate.check_size(text, MANY).lstrip(BLANKS)
    return of_many(await _in_lines(text, rest) or await gate.parse_json_in_parts(text, gate.FILE, rest), text)


def of_many(plain: object, text: str) -> What:
    """Return what a value of JSON is, which was read from this text."""
    version, several = (plain.get(HALL), plain.get("results")) if isinstance(plain, dict) else (0, None)
    if type(version) is not int or version < 1:
        return _plain("none", text)
    if version > HALL_VERSION:
        return _plain("newer", text)
    texts = [each for each in several if isinstance(each, str)] if isinstance(several, list) else []
    if not isinstance(several, list) or len(texts) < len(several):
        return _plain("none", text)
    return _plain("many", text, tuple(texts))


async def _in_lines(text: str, rest: Rest) -> dict[str, object] | None:
    """Cut a file into lines and read it as `in_lines` does. `cut` in web/browser/archive.mjs does the same."""
    head, _, body = text.partition("[")
    ends = body.rfind("]")
    await rest()
    body, tail = body[: max(0, ends)].replace(BETWEEN, BETWEEN.replace(" ", "\n")), body[ends + 1 :]
    await rest()
    lines = [line.strip() for line in body.split("\n") if line.strip()]
    return await in_lines(head, tail.strip(), len(lines), lambda number: lines[number], rest)


async def in_lines(
    head: str, tail: str, count: int, line: Callable[[int], str], rest: Rest
) -> dict[str, object] | None:
    """Return what is in a file that has its results in a list at its end, as the game writes it; None if it is no such
    file. Each result is read for itself, so that there may be thousands of them.

    head, tail   what stands before the list and behind it; count: how many lines the list has
    line         each of them, by its number: a result and a comma, but for the last one
    """
    try:
        plain = gate.parse_json(f"{head}[]}}") if tail == "}" else None
        if not isinstance(plain, dict) or HALL not in plain or plain.get("results") != []:
            return None
        several: list[object] = []
        for number in range(count):
            text, comma = line(number), "," if number < count - 1 else ""
            if not text.endswith(comma):
                return None
            several.append(await gate.parse_json_in_parts(text[: len(text) - len(comma)], gate.RECORD, rest))
            await rest()
    except GateError:
        return None
    plain["results"] = several
    return plain
