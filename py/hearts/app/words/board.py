"""The leaderboard: who is on it, what is shown of them, and why a result is refused."""

from __future__ import annotations

from hearts.app.words.locale import Refused


class WrongError(Refused):
    """A result that is not what it says; the message says why."""


def wrong(verdict: str, number: int) -> WrongError:
    """Return why the frozen package does not find a result right, from its verdict."""
    what, _, rest = verdict.partition(" ")
    return WrongError("board-wrong", what=what, number=number, deal=rest.split(" ")[0] if rest else "")
