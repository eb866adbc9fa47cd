"""Telepathy: what is said of what an opponent believes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "thoughts.title": "What {name} thinks",
    "thoughts.plain": "Thoughts",
    "thoughts.badge": "Telepathy: games in which you read thoughts count apart.",
    "thoughts.form": "How much",
    "thoughts.mild": "What they believe of you",
    "thoughts.full": "Everything they know",
    "thoughts.asking": "Listening …",
    "thoughts.nobody": "The computer is still waking up. Try again in a moment.",
    "thoughts.worlds": "Counted in {worlds} deals that agree with what {name} knows.",
    "thoughts.yours": "How likely {name} thinks it that you hold the cards that you do hold.",
    "thoughts.all": "Where {name} believes the cards to be: the stronger the colour, the surer.",
    "thoughts.own": "Their own hand: {cards}.",
    "thoughts.forgotten": "They have forgotten that these are gone: {cards}.",
    "thoughts.expects": "What they expect of this deal",
    "thoughts.points": "{name}: {points} points",
    "thoughts.moon": "{name}: {points} points, a moon {chance}%",
    "thoughts.suit": "Suit",
    "thoughts.card": "{card} {chance}%",
    "thoughts.short": "{card} {chance}%",
    "thoughts.back": "Back to the table",
}
