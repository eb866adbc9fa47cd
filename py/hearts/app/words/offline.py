"""The game without a network: what is kept of it, and the news of a new version."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH, say

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "offline.title": "Without a network",
    "offline.whole": "The whole game is kept on this device: it plays without a network.",
    "offline.table": (
        "The table is kept on this device and plays without a network. Opponents over I.Q. 120 need what is not kept "
        "yet: without it they play at sight."
    ),
    "offline.partly": "Not all of the table is kept on this device yet: without a network the game does not start.",
    "offline.none": (
        "Nothing is kept on this device: this browser, or this address, keeps no games for play without a network. "
        "It takes an address that begins with https."
    ),
    "offline.yet": "Nothing is kept on this device yet.",
    "offline.looking": "Looking at what is kept on this device …",
    "offline.size": "{kept} MB of {whole} MB are kept.",
    "offline.safe": "The browser has promised not to throw it away.",
    "offline.unsafe": "When space gets short, the browser may throw it away; the game fetches it again.",
    "offline.metered": "This connection seems to cost by the byte, so the rest is fetched only when you say so.",
    "offline.gather": "Fetch everything now",
    "offline.gathering": "Fetching",
    "offline.failed": "Not everything could be fetched and kept. Is there a connection, and enough space? Try again.",
    "offline.new": "A new version of the game is here.",
    "offline.take": "Use the new version",
    "offline.after": "The new version comes when this deal is over.",
    "offline.notice": "A new version of the game is here: take it in Settings, under “Without a network”.",
    "offline.done": "Done",
}
ENGLISH.add(SENTENCES)


def new_version() -> str:
    """News for the table: another version of the game waits."""
    return say("offline.notice")


def size(kept: int, whole: int) -> str:
    """How much is kept, of how much; both in bytes."""
    return say("offline.size", kept=_megabytes(kept), whole=_megabytes(whole))


def _megabytes(count: int) -> str:
    return f"{count / 1e6:.1f}"
