"""Letters as people see them: which of them show nothing, and where a text may be cut.

MicroPython has no `unicodedata`, so the ranges stand here.
"""

from __future__ import annotations

# Code points that show nothing: spaces without a width, fillers, marks of direction, selectors, tags, gaps.
INVISIBLE = (
    (0x00, 0x20), (0x7F, 0xA0), (0xAD, 0xAD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x1680, 0x1680),
    (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2000, 0x200F), (0x2028, 0x202F), (0x205F, 0x206F), (0x2800, 0x2800),
    (0x3000, 0x3000), (0x3164, 0x3164), (0xFB37, 0xFB37), (0xFB3D, 0xFB3D), (0xFB3F, 0xFB3F), (0xFB42, 0xFB42),
    (0xFB45, 0xFB45), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFC), (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
# Code points that belong to the letter before them: accents, vowel signs, selectors, skin colours, tags.
JOINED = (
    (0x0300, 0x036F), (0x0483, 0x0489), (0x0591, 0x05BD), (0x05BF, 0x05C7), (0x0610, 0x061A), (0x064B, 0x065F),
    (0x0670, 0x0670), (0x06D6, 0x06DC), (0x06DF, 0x06E8), (0x0E31, 0x0E31), (0x0E34, 0x0E3A), (0x0E47, 0x0E4E),
    (0x1160, 0x11FF), (0x180B, 0x180F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x200C, 0x200D), (0x20D0, 0x20F0),
    (0x302A, 0x302F), (0x3099, 0x309A), (0xFE00, 0xFE0F), (0xFE20, 0xFE2F), (0xFF9E, 0xFF9F), (0x1F3FB, 0x1F3FF),
    (0xE0020, 0xE007F), (0xE0100, 0xE01EF),
)  # fmt: skip
INDIC = (0, 1, 2, 3, 0x3C) + tuple(range(0x3E, 0x4E)) + (0x55, 0x56, 0x57, 0x62, 0x63)  # the same in ten alphabets
JOINER = 0x200D
FLAGS = 0x1F1E6, 0x1F1FF  # letters of which two make a flag


def visible(letter: str) -> bool:
    """Return whether a letter shows anything."""
    return not _within(ord(letter), INVISIBLE)


def seen(text: str) -> str:
    """Return the text; empty if nothing of it can be seen."""
    return text if [letter for letter in text if visible(letter)] else ""


def cut(text: str, most: int) -> str:
    """Return as much of a text as `most` letters hold without a part of what is seen as one, and no space at its
    ends."""
    at = most
    while 0 < at < len(text) and _inside(text, at):
        at -= 1
    return text[: at or most].strip()


def _inside(text: str, at: int) -> bool:
    """Return whether a cut before the letter at this place would part what is seen as one."""
    code, before = ord(text[at]), ord(text[at - 1])
    if before == JOINER or _joined(code):
        return True
    flags = 0
    while flags < at and _flag(ord(text[at - 1 - flags])):
        flags += 1
    return _flag(code) and flags % 2 == 1


def _joined(code: int) -> bool:
    return (0x0900 <= code < 0x0E00 and code & 0x7F in INDIC) or _within(code, JOINED)


def _flag(code: int) -> bool:
    return FLAGS[0] <= code <= FLAGS[1]


def _within(code: int, ranges: tuple[tuple[int, int], ...]) -> bool:
    return bool([1 for first, last in ranges if first <= code <= last])
