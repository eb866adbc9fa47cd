"""Telepathy: what is said of what an opponent believes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "thoughts.title": "{name}’s thoughts",
    "thoughts.plain": "Thoughts",
    "thoughts.badge": "Games with peeking count separately.",
    "thoughts.form": "Show",
    "thoughts.mild": "Their guess about you",
    "thoughts.full": "All they know",
    "thoughts.asking": "Asking …",
    "thoughts.nobody": "The computer is still loading. Try again in a moment.",
    "thoughts.worlds": "Checked on {worlds} deals that are possible for {name}.",
    "thoughts.yours": "How sure {name} may be that you hold each card.",
    "thoughts.apart": "It comes only from what you can see, so it shows nothing of {name}’s own cards.",
    "thoughts.all": "{name}’s guess where the cards are. A stronger colour is a surer guess.",
    "thoughts.own": "Their own hand: {cards}.",
    "thoughts.forgotten": "They have forgotten that these were played: {cards}.",
    "thoughts.expects": "Their expected points in this deal",
    "thoughts.points": "{name}: {points} points",
    "thoughts.moon": "{name}: {points} points, a moon {chance}%",
    "thoughts.suit": "Suit",
    "thoughts.card": "{card} {chance}%",
    "thoughts.short": "{card} {chance}%",
    "thoughts.worths": "How they compare their choices",
    "thoughts.weighing": "Checking …",
    "thoughts.passed": "{name} passed {cards}.",
    "thoughts.declined": "{name} passed no cards.",
    "thoughts.passes": "{name} is choosing what to pass.",
    "thoughts.played": "Trick {trick}: {name} played {cards}.",
    "thoughts.nothing": "{name} has had no choice in this deal yet.",
    "thoughts.otherwise": "If you ask again, {name} would choose {cards}.",
    "thoughts.tried": (
        "They checked each choice on at most {count} possible deal. Here is the result they expect from each, the "
        "best first.",
        "They checked each choice on at most {count} possible deals. Here is the result they expect from each, the "
        "best first.",
    ),
    "thoughts.instinct": "Their instinct changes the order too, most when they check few deals.",
    "thoughts.costs": (
        "They choose at once, and check no deals. “Worse by” says how many points a choice seems to cost more than the "
        "best one."
    ),
    "thoughts.by.moon": "They try to shoot the moon, and compare nothing else.",
    "thoughts.by.hearts": "They do not compare what to pass: they pass the highest hearts, then the highest cards.",
    "thoughts.by.high": "They do not compare what to pass: they pass the highest cards.",
    "thoughts.by.dear": (
        "They do not compare what to pass: they pass the cards that cost most, then the cards that could take those, "
        "then high cards, hearts first."
    ),
    "thoughts.by.chance": "They choose by chance, and compare nothing.",
    "thoughts.by.rule": "They choose by fixed rules, and count no points.",
    "thoughts.head.choice": "Choice",
    "thoughts.head.points": "Points",
    "thoughts.head.moon": "Moon",
    "thoughts.head.win": "Win",
    "thoughts.head.costs": "Worse by",
    "thoughts.same": "same",
    "thoughts.taken": "{cards} ✓",
    "thoughts.chosen": "{cards}, chosen",
    "thoughts.percent": "{chance}%",
    "thoughts.back": "Close",
}

ENGLISH.add(SENTENCES)
