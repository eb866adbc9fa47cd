"""The archive of finished games, as far as the table tells of it."""

from __future__ import annotations

from hearts.app.words.locale import say


def game_unsaved(why: str) -> str:
    """Return the notice that a finished game is not kept, and why."""
    return say("archive-unkept", why=why)


def archive_lost(count: int) -> str:
    """Return the notice that so many games were in the archive, and it is empty."""
    return say("archive-evicted", count=count)


def silent() -> str:
    """Return the notice that the database has opened, and does not answer now."""
    return say("archive-silent")


def archive_closed() -> str:
    """Return the notice that the database does not open, and there were games in it."""
    return say("archive-unopened")
