"""The game without a network: what is kept of it, and the news of a new version."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH, say

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "offline.title": "Play offline",
    "offline.whole": "Ready: the whole game works without internet.",
    "offline.table": (
        "The game works without internet. But opponents above I.Q. 120 are not saved yet: offline they play worse."
    ),
    "offline.partly": "Not all of the game is saved yet: it cannot start without internet.",
    "offline.none": (
        "This browser, or this address, cannot save the game for offline play. The address must begin with https."
    ),
    "offline.yet": "Nothing is saved on this device yet.",
    "offline.looking": "Checking what is saved on this device …",
    "offline.size": "Saved on this device: {kept} of {whole} MB.",
    "offline.safe": "The browser has promised to keep it.",
    "offline.unsafe": "If the device runs out of space, the browser may delete it. The game then loads it again.",
    "offline.metered": "Your data plan may be limited, so the rest is loaded only when you press the button.",
    "offline.gather": "Download everything now",
    "offline.gathering": "Downloading",
    "offline.failed": "Not everything could be loaded and saved. Check your connection and your free space.",
    "offline.new": "A new version of the game is here.",
    "offline.take": "Use the new version",
    "offline.after": "The new version comes when this deal is over.",
    "offline.notice": "A new version of the game is here: go to Settings, “Offline”.",
    "offline.done": "Close",
}
ENGLISH.add(SENTENCES)


def new_version() -> str:
    """Return news for the table: another version of the game waits."""
    return say("offline.notice")


def size(kept: int, whole: int) -> str:
    """Return how much is kept, of how much; both in bytes."""
    return say("offline.size", kept=_megabytes(kept), whole=_megabytes(whole))


def _megabytes(count: int) -> str:
    return f"{count / 1e6:.1f}"
