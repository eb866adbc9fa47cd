"""Texts of others: what people at a table write and are called, made fit to be shown beside one's own words."""

from __future__ import annotations

from hearts.app import gate
from hearts.app.letters import joins, visible, without_marks
from hearts.app.words.locale import say

LATIN = ((0x41, 0x5A), (0x61, 0x7A), (0xC0, 0x24F), (0xFF21, 0xFF5A))  # letters, by their numbers
OTHERS = ((0x370, 0x3FF), (0x400, 0x52F), (0x530, 0x58F), (0x13A0, 0x13FF))  # Greek, Cyrillic, Armenian, Cherokee
BETWEEN = "\u200c\u200d\ufe0f"  # letters that show nothing, and make one sign of those beside them
FLAG, TAGS = "\U0001f3f4", (0xE0020, 0xE007F)  # a flag that signs behind it make that of a country
# Signs that hardly anybody sees in a name, or that set off a word; in ASCII all but letters and digits are.
SIGNS = ((0xA0, 0xBF), (0x2B0, 0x2FF), (0x2000, 0x206F), (0x2190, 0x22FF), (0x25A0, 0x25FF), (0x2E00, 0x2E7F),
         (0x3000, 0x3004), (0x3007, 0x303F), (0x30FB, 0x30FB), (0xFE10, 0xFE6F), (0xFF61, 0xFF65))  # fmt: skip
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
    flag = False
    for letter in gate.one_line(text, most):
        flag = letter == FLAG or (flag and TAGS[0] <= ord(letter) <= TAGS[1])
        if flag or letter == " " or letter in BETWEEN or visible(letter):
            letters.append(letter)
    return " ".join(without_marks("".join(letters)).split())


def looks(name: str) -> str:
    """Return a name without what hardly anybody sees: case, spaces, full stops and other small signs, accents, other
    scripts' letters that look the same.

    >>> looks("Аnn 1"), looks("ANN l"), looks("Νick") == looks("nick"), looks("Ann.") == looks("Ann·")
    ('annl', 'annl', True, True)
    """
    shown = [letter for letter in name if visible(letter) and not joins(letter)]
    plain = "".join([_latin(letter) for letter in [each for each in shown if not _sign(each)] or shown])
    for written, meant in (("0", "o"), ("1", "l"), ("i", "l"), ("|", "l"), ("rn", "m"), ("vv", "w")):
        plain = plain.replace(written, meant)
    return plain


def unfit(name: str) -> bool:
    """Return whether nobody at a table may have this name: it has a word by which a page says who a player is.

    >>> unfit("Ann (host)"), unfit("YOU."), unfit("Yousef")
    (True, True, False)
    """
    words = "".join([" " if _sign(letter) else letter for letter in name]).split()
    marks = [looks(say(id)) for id in ("party-mark-you", "party-mark-host", "party-mark-mind")]
    return bool([word for word in words if looks(word) in marks])


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


def _sign(letter: str) -> bool:
    """Return whether a letter is a small sign, and none of a word."""
    code = ord(letter)
    code -= 0xFEE0 if 0xFF01 <= code <= 0xFF5E else 0  # the wide forms
    if code < 0x80:
        return not (chr(code).isdigit() or chr(code).isalpha() or code == 0x7C)
    return bool([1 for first, last in SIGNS if first <= code <= last])
