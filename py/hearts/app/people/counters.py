"""The counters of what is heard in a sitting: each counts once, also where messages change places on their way."""

from __future__ import annotations

WINDOW = 128  # counters that are remembered


class Counters:
    """The counters that were heard, as far as they matter: those that are not much lower than the highest."""

    def __init__(self) -> None:
        self._newest = 0
        self._seen: set[int] = set()

    def take(self, counter: int) -> bool:
        """Return whether this one is new, and no older than what is remembered; then it counts as heard."""
        if counter in self._seen or counter <= self._newest - WINDOW:
            return False
        self._newest = max(self._newest, counter)
        self._seen = {each for each in self._seen if each > self._newest - WINDOW} | {counter}
        return True
