"""A first game: what is offered at the table, and the frame of the five lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "first.title": "A first game",
    "first.step": "Step {step} of {steps}",
    "first.skip": "Skip this step",
    "first.next": "Next step",
    "first.end": "Go on",
    "first.ready": "Now play",
    "first.last": (
        "That is all you need. Now play a deal with the coach beside you: it says what your cards are worth, and why. "
        "It is practice and counts nowhere; your own game waits."
    ),
    "first.begin": "Play a coached deal",
    "first.close": "Back to the table",
    "first.offer": "New to Hearts?",
    "first.show": "Show me",
    "first.know": "I know Hearts",
    "first.later": "A first game stands in the menu, whenever you want it.",
}

ENGLISH.add(SENTENCES)
