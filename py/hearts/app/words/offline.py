"""The game without a network: what is kept of it, and the news of a new version."""

from __future__ import annotations

from hearts.app.words.locale import say


def new_version() -> str:
    """Return news for the table: another version of the game waits."""
    return say("offline-notice")


KB, MB = 1000, 1000_000


def size(kept: int, whole: int) -> str:
    """Return how much is kept, of how much; both in bytes."""
    return say("offline-size", kept=amount(kept), whole=amount(whole))


def amount(size: int) -> str:
    """Return so many bytes in kilobytes or megabytes."""
    if size < MB:
        return say("size-kb", size=-(-size // KB))
    return say("size-mb", size=f"{size / MB:.1f}")
