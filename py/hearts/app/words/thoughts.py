"""Telepathy: what is said of what an opponent believes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

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
    "thoughts.yours": "Your cards, and how likely {name} thinks you hold each.",
    "thoughts.all": "Where {name} believes the cards to be: the stronger the colour, the surer.",
    "thoughts.own": "Their own hand: {cards}.",
    "thoughts.forgotten": "They have forgotten that these are gone: {cards}.",
    "thoughts.expects": "What they expect of this deal",
    "thoughts.points": "{name}: {points} points",
    "thoughts.moon": "{name}: {points} points, a moon {chance}%",
    "thoughts.suit": "Suit",
    "thoughts.card": "{card} {chance}%",
    "thoughts.short": "{card} {chance}%",
    "thoughts.worths": "What their choices were worth",
    "thoughts.weighing": "Weighing …",
    "thoughts.passed": "{name} passed {cards}.",
    "thoughts.declined": "{name} passed no cards.",
    "thoughts.passes": "{name} is choosing what to pass.",
    "thoughts.played": "Trick {trick}: {name} played {cards}.",
    "thoughts.nothing": "{name} has had nothing to choose in this deal yet.",
    "thoughts.otherwise": "Asked again, {name} would choose {cards}.",
    "thoughts.tried": (
        "They tried each of their choices in up to {count} deal. This is what they expect of each, the one they like "
        "best first.",
        "They tried each of their choices in up to {count} deals. This is what they expect of each, the one they like "
        "best first.",
    ),
    "thoughts.instinct": "Instinct has a say in the order, most where few deals are tried.",
    "thoughts.costs": (
        "They choose at sight and try no deals. Each choice seems to cost them so many points more than the best one."
    ),
    "thoughts.by.moon": "They go for the moon, and weigh nothing else.",
    "thoughts.by.hearts": "They weigh nothing in the pass: the highest hearts go, then the highest cards.",
    "thoughts.by.high": "They weigh nothing in the pass: the highest cards go.",
    "thoughts.by.dear": (
        "They weigh nothing in the pass: the cards that cost most go, then those above them, then high ones, hearts "
        "before others."
    ),
    "thoughts.by.chance": "They choose by chance, and weigh nothing.",
    "thoughts.by.rule": "They choose by fixed rules, and count no points.",
    "thoughts.head.choice": "Choice",
    "thoughts.head.points": "Points",
    "thoughts.head.moon": "Moon",
    "thoughts.head.win": "Win",
    "thoughts.head.costs": "Costs",
    "thoughts.taken": "{cards} ✓",
    "thoughts.chosen": "{cards}, chosen",
    "thoughts.percent": "{chance}%",
    "thoughts.back": "Back to the table",
}

ENGLISH.add(SENTENCES)
