"""Entries of the log that came before their time: messages overtake each other, and some are lost on their way."""

from __future__ import annotations

MOST = 12  # messages of entries that are kept


class Early:
    """The messages of entries that are waited for, by the number of their first entry."""

    def __init__(self) -> None:
        self._early: dict[int, list[str]] = {}

    def keep(self, number: int, lines: list[str]) -> None:
        """Keep the lines of entries from this number on, if there is room or they come before others."""
        if len(lines) > len(self._early.get(number, [])):
            self._early[number] = lines
        if len(self._early) > MOST:
            del self._early[max(self._early)]

    def reach(self, number: int) -> bool:
        """Return whether the line with this number is there; all lines before it are forgotten."""
        known = self._early
        self._early = {}
        for first, lines in known.items():
            if first + len(lines) > number:
                self.keep(max(first, number), lines[max(0, number - first) :])
        return number in self._early

    def take(self, number: int) -> list[str]:
        """Return lines from this number on, of one message, and forget all that lies before them; [] where none is
        there."""
        return self._early.pop(number) if self.reach(number) else []
