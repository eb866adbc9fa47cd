"""The game without a network: what is kept of it, and the news of a new version."""

from __future__ import annotations

from hearts.app.words.locale import say
from hearts.app.words.measures import size_of


def new_version() -> str:
    """Return news for the table: another version of the game waits."""
    return say("offline-notice")


def size(kept: int, whole: int) -> str:
    """Return how much is kept, of how much; both in bytes."""
    return say("offline-size", kept=size_of(kept), whole=size_of(whole))
