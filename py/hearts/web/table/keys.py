"""The keys and their commands. The input and the list in the help dialog are both made from this one table."""

from __future__ import annotations

from hearts.engine.cards import RANKS, SUITS

# For each line of the help: the keys as they are shown there, the id of what is said of them, and for each key as the
# browser names it (letters in lower case) the command that it gives. Escape is the browser's own.
KEYS = (
    (
        "← → Home End",
        "keys-walk",
        (("ArrowLeft", "walk left"), ("ArrowRight", "walk right"), ("Home", "walk first"), ("End", "walk last")),
    ),
    ("2–9 T J Q K A", "keys-rank", tuple([(rank.lower(), f"find {rank}") for rank in RANKS]) + (("1", "find T"),)),
    ("C D S H", "keys-suit", tuple([(suit.lower(), f"find {suit}") for suit in SUITS])),
    ("Enter Space", "keys-press", (("Enter", "press on"), (" ", "press"))),
    ("P", "keys-pass", (("p", "pass"),)),
    ("L", "keys-last", (("l", "last show"),)),
    ("W", "keys-seen", (("w", "open seen"),)),
    ("O", "keys-sheet", (("o", "open score-sheet"),)),
    ("G", "keys-hint", (("g", "open hint"),)),
    ("U", "keys-undo", (("u", "undo"),)),
    ("E", "keys-claim", (("e", "claim"),)),
    ("N", "keys-new", (("n", "open new-game"),)),
    ("R", "keys-repeat", (("r", "repeat"),)),
    ("M", "keys-mute", (("m", "mute"),)),
    ("B", "keys-boss", (("b", "open boss"),)),
    ("F", "keys-full_screen", (("f", "full-screen"),)),
    ("?", "keys-help", (("?", "open help"),)),
    ("Esc", "keys-close", ()),
)


def commands() -> dict[str, str]:
    """Return the command that each key gives."""
    return {key: command for _, _, pairs in KEYS for key, command in pairs}
