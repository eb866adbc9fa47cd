"""The cup of joe: a mind finishes the deal for you."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "joe.title": "Cup of joe",
    "joe.text": (
        "Lean back: the computer plays your cards to the end of this deal. Touch a card or the cup, or press a key, "
        "and you play on by yourself."
    ),
    "joe.iq": "Its I.Q.",
    "joe.no": "Not now",
    "joe.yes": "Finish this deal",
}
