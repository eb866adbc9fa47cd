"""A deal with the coach, and the first game: how the player did, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "taught.title": "Well done!",
    "taught.title.last": "The deal is over",
    "taught.first": "You scored {points}, the fewest of all four.",
    "taught.level": "You scored {points}. Nobody scored fewer.",
    "taught.between": "You scored {points}. {name} scored the most: {most}.",
    "taught.last": "You scored {points}, the most of all four. It happens. The next deal is a new chance.",
    "taught.last.level": "You scored {points}. Nobody scored more. It happens. The next deal is a new chance.",
    "taught.moon": (
        "{name} took all {all} points, so everyone else gets {all}. It happens. Next time, take one heart from {name}."
    ),
    "taught.moon.you": "You took all {all} points, so you get 0 and everyone else gets {all}.",
    "taught.play": "Play a real game",
    "taught.back": "Back to my game",
    "taught.review": "Look at this deal again",
    "taught.begun": "A short game: it ends when a player has 50 points. The lowest score wins.",
}

ENGLISH.add(SENTENCES)
