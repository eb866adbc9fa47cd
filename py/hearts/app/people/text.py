"""Texts of others: what people at a table write and are called, made fit to be shown beside one's own words."""

from __future__ import annotations

from hearts.app import gate
from hearts.app.letters import JOINED, seen, visible

LATIN = ((0x41, 0x5A), (0x61, 0x7A), (0xC0, 0x24F), (0xFF21, 0xFF5A))  # letters, by their numbers
OTHERS = ((0x370, 0x3FF), (0x400, 0x52F), (0x530, 0x58F), (0x13A0, 0x13FF))  # Greek, Cyrillic, Armenian, Cherokee
BETWEEN = "\u200c\u200d\ufe0f"  # letters that show nothing, and make one sign of those beside them
MARKS = 3  # accents on one letter
# Letters of other scripts, and the Latin ones that they look like.
CAPITALS = (
    ("АВЕЅІЈКМНОРСТУХԌԚԜЗ", "abesijkmhopctyxgqw3"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx"),
    ("ÉÈÊËÁÀÂÄÃÅÓÒÔÖÕÍÌÎÏÚÙÛÜÇÑÝ", "eeeeaaaaaaoooooiiiiuuuucny"),
)
ALIKE = (
    ("аеорсухіѕјԛԝһɡ", "aeopcyxisjqwhg"),
    ("αορυνικτεγηωχ", "aopuviktegnwx"),
    ("вкмнтзб", "bkmht36"),
    ("éèêëáàâäãåóòôöõíìîïúùûüçñýÿ", "eeeeaaaaaaoooooiiiiuuuucnyy"),
)


def clean(text: str, most: int) -> str:
    """Return a text on one line of at most `most` letters, without marks of direction and letters that show nothing.

    >>> clean("Hi\\u202e\\u200b there,\\nAnn", 20)
    'Hi there, Ann'
    """
    letters: list[str] = []
    marks = 0
    for letter in gate.line(text, most):
        marks = marks + 1 if _joins(ord(letter)) else 0
        if marks <= MARKS and (letter == " " or letter in BETWEEN or visible(letter)):
            letters.append(letter)
    return " ".join(seen("".join(letters)).split())


def looks(name: str) -> str:
    """Return a name without what hardly anybody sees: case, spaces, accents, other scripts' letters that look the
    same.

    >>> looks("Аnn 1"), looks("ANN l"), looks("Νick") == looks("nick")
    ('annl', 'annl', True)
    """
    plain = "".join([_latin(letter) for letter in name if visible(letter) and not _joins(ord(letter))])
    for written, meant in (("0", "o"), ("1", "l"), ("i", "l"), ("|", "l"), ("rn", "m"), ("vv", "w")):
        plain = plain.replace(written, meant)
    return plain


def _latin(letter: str) -> str:
    code = ord(letter)
    if 0xFF01 <= code <= 0xFF5E:  # the wide forms of Latin letters
        letter = chr(code - 0xFEE0).lower()
    for tables, looked in ((CAPITALS, letter), (ALIKE, letter.lower())):  # MicroPython's `lower` knows ASCII alone
        for others, latin in tables:
            at = others.find(looked)
            if at >= 0:
                return latin[at]
    return letter.lower()


def mixed(name: str) -> bool:
    """Return whether a name has letters of several alphabets, of which some look like those of another.

    >>> mixed("Аnn"), mixed("Анна"), mixed("Ann")
    (True, False, False)
    """
    latin = [1 for first, last in LATIN if [1 for letter in name if first <= ord(letter) <= last]]
    others = [1 for first, last in OTHERS if [1 for letter in name if first <= ord(letter) <= last]]
    return len(others) + (1 if latin else 0) > 1


def _joins(code: int) -> bool:
    return bool([1 for first, last in JOINED if first <= code <= last])
