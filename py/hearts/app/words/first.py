"""A first game: what is offered at the table, and the frame of the five lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "first.title": "Learn Hearts",
    "first.step": "Step {step} of {steps}",
    "first.skip": "Skip this step",
    "first.next": "Next step",
    "first.end": "Go on",
    "first.ready": "Now play",
    "first.last": (
        "That’s it! Now play one deal with help: the coach says which card is good, and why. It doesn’t count, and "
        "your own game is saved."
    ),
    "first.begin": "Play with help",
    "first.close": "Back to the table",
}

ENGLISH.add(SENTENCES)
