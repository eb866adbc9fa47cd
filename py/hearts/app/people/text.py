"""Texts of others: what people at a table write and are called, made fit to be shown beside one's own words."""

from __future__ import annotations

from hearts.app import gate
from hearts.app.letters import JOINED, seen, visible

BETWEEN = "\u200c\u200d\ufe0f"  # letters that show nothing, and make one sign of those beside them
MARKS = 3  # accents on one letter
# Letters of other scripts, and the Latin ones that they look like.
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

    >>> looks("Аnn 1"), looks("ANN l")
    ('annl', 'annl')
    """
    plain = "".join([_latin(letter) for letter in name.lower() if visible(letter)])
    for written, meant in (("0", "o"), ("1", "l"), ("i", "l"), ("|", "l"), ("rn", "m"), ("vv", "w")):
        plain = plain.replace(written, meant)
    return plain


def _latin(letter: str) -> str:
    code = ord(letter)
    if 0xFF01 <= code <= 0xFF5E:  # the wide forms of Latin letters
        letter = chr(code - 0xFEE0).lower()
    for others, latin in ALIKE:
        at = others.find(letter)
        if at >= 0:
            return latin[at]
    return letter


def _joins(code: int) -> bool:
    return bool([1 for first, last in JOINED if first <= code <= last])
