"""The log of matches: a file of finished deals as JSON lines, so that a stopped match can go on where it stopped.

    {"match": {"rules": "deluxe", "minds": ["instinct", "random"], "seed": "1", "unit": "deal"}, "number": 100}
    {"deal": 0, "points": [4.5, 9.0], "moons": [0.0, 0.0], "wins": [0.8, 0.2], "deals": 6}

A tally belongs to the match above it, so a file may hold many matches, and one match in several pieces. "number" is the
number of deals, or games, to play.
"""

import json
from pathlib import Path
from typing import Any

from hearts.arena.json_lines import append_line, complete_lines, may_begin
from hearts.arena.terms import Tally, Terms

MANY = 12  # so many deals are named


class Log:
    """Reads a file of finished deals and adds to it. A file that is not there is made at the first addition.

    text     the content of the file, if it has been read already
    numbers  for each match the number of deals or games to play
    """

    def __init__(self, path: Path, text: str | None = None) -> None:
        self.path = path
        self.numbers: dict[Terms, int] = {}
        self._tallies: dict[Terms, dict[int, Tally]] = {}
        self._at: Terms | None = None
        if text is None and path.exists():
            text = path.read_bytes().decode("utf-8", "replace")
        self._read(text or "")

    def tallies(self, terms: Terms) -> dict[int, Tally]:
        """Return the finished deals, or games, of a match by their numbers."""
        return dict(self._tallies.get(terms, {}))

    def records(self, index: int | None) -> list[tuple[Terms, str]]:
        """Return the records of deal, or game, `index`, each with its match. Raises ValueError, which lists those that
        have records."""
        every = self._tallies.values()
        known = sorted({number for tallies in every for number, tally in tallies.items() if tally.records})
        if not known:
            raise ValueError(f"{self.path} has no cards: play a match with --cards to keep them.")
        if index not in known:
            there = f"{', '.join(map(str, known[:MANY]))}{' …' if len(known) > MANY else ''}"
            raise ValueError(f"{self.path} holds the cards of {there}: say which with --at N.")
        played = [(terms, tallies[index]) for terms, tallies in self._tallies.items() if index in tallies]
        return [(terms, record) for terms, tally in played for record in tally.records]

    def begin(self, terms: Terms, number: int) -> None:
        """Write the heading of a match, unless it is the last one in the file."""
        if self._at != terms or self.numbers[terms] != number:
            self._head(terms, number)
            append_line(self.path, {"match": terms.plain(), "number": number})

    def keep(self, terms: Terms, index: int, tally: Tally) -> None:
        """Write a finished deal or game of the match that was begun last."""
        assert terms == self._at
        self._tallies[terms][index] = tally
        append_line(self.path, {terms.unit: index} | tally.plain())

    def _head(self, terms: Terms, number: int) -> None:
        self._at = terms
        self.numbers[terms] = number
        self._tallies.setdefault(terms, {})

    def _read(self, text: str) -> None:
        """Read the content of the file without a last line that was cut short while it was written."""
        whole = complete_lines(text)
        for number, line in enumerate(whole, 1):
            try:
                self._take(json.loads(line))
            except (AttributeError, KeyError, OverflowError, RecursionError, TypeError, ValueError):
                raise ValueError(f"Line {number} of {self.path} belongs to no match: {line[:60]}") from None
        if not whole and not may_begin(text, "match"):
            raise ValueError(f"{self.path} is not a match: {text[:60]}")

    def _take(self, plain: dict[str, Any]) -> None:
        if "match" in plain:
            self._head(Terms.read(plain["match"]), int(plain["number"]))
        elif self._at is None:
            raise ValueError("a tally before its match")
        else:
            self._tallies[self._at][int(plain[self._at.unit])] = Tally.read(plain)
