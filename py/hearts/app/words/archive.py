"""The archive of finished games, as far as the table tells of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH, say

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "archive.unkept": "This game cannot be added to your history and statistics: {why}. You can keep playing.",
    "archive.silent": "Your finished games cannot be read now. Please try again.",
    "archive.unopened": (
        "Your finished games cannot be read now. Games that you finish today are saved separately. Reload the page to "
        "try again."
    ),
    "archive.evicted": (
        "The browser has deleted your finished game. If you have saved a file, import it: My games, “Your data”.",
        "The browser has deleted your {count} finished games, with statistics and history. If you have saved a file, "
        "import it: My games, “Your data”.",
    ),
}
ENGLISH.add(SENTENCES)


def unkept(why: str) -> str:
    """Return the notice that a finished game is not kept, and why."""
    return say("archive.unkept", why=why)


def evicted(count: int) -> str:
    """Return the notice that so many games were in the archive, and it is empty."""
    return say("archive.evicted", count=count)


def silent() -> str:
    """Return the notice that the database has opened, and does not answer now."""
    return say("archive.silent")


def unopened() -> str:
    """Return the notice that the database does not open, and there were games in it."""
    return say("archive.unopened")
