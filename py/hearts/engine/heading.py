"""The heading of a record by its text alone, line by line, without playing the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.engine.record import HEADING, MOVES, parted

if TYPE_CHECKING:
    from collections.abc import Iterator

# A line: its number in the text, from 1, its first word, and the rest.
Line = NamedTuple("Line", [("number", int), ("word", str), ("rest", str)])


class Heading:
    """The lines above the first deal, in their order; blank ones and remarks are left out.

    >>> heading_of("hearts 2\\nid ab # mine\\nnote  of others\\ndeal 1\\nid cd").get("id")
    'ab'
    """

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines

    def get(self, word: str) -> str:
        """Return what the first line with this word says; empty where there is none."""
        return (self.all(word) or [""])[0]

    def all(self, word: str) -> list[str]:
        """Return what each line with this word says."""
        return [line.rest for line in self.lines if line.word == word]

    def seat(self, number: int) -> tuple[str, str, str]:
        """Return the player, the portrait and the name in a seat; empty words where the line lacks them."""
        for rest in self.all("seat"):
            words = rest.split(" ", 3)
            if words[0] == str(number):
                player, face, name = (words[1:] + ["", "", ""])[:3]
                return player, face, name
        return "", "", ""


def heading_of(text: str) -> Heading:
    """Return the heading of the record in a text; an empty one where it has none."""
    return Heading(list(_lines(text)))


def _lines(text: str) -> Iterator[Line]:
    start, number = 0, 0
    while start <= len(text):
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        line, start, number = text[start:end].strip(), end + 1, number + 1
        if not line or line[0] == "#":
            continue
        word, rest = parted(line)
        if word in MOVES:
            return
        yield Line(number, word, rest.partition("#")[0].strip() if word in HEADING else rest)
