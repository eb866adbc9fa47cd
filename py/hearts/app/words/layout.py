"""The dialog in which a deal is laid out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "layout.title": "Lay out a deal",
    "layout.about": (
        "Choose who gets cards, then press the cards. Rules and opponents are those of New game: {rules}. You play the "
        "deal as practice, or send it as a link."
    ),
    "layout.who": "Who gets the cards that you press",
    "layout.kitty": "Kitty",
    "layout.place": "{name} {count}/{room}",
    "layout.number": "Deal number",
    "layout.passing": "It says to whom you pass.",
    "layout.cards": "The pack",
    "layout.card": "{card}, {name}",
    "layout.card.free": "{card}, not given out",
    "layout.missing": ("{name}: one card is missing.", "{name}: {count} cards are missing."),
    "layout.whole": "All cards are given out.",
    "layout.full": "{name} has all the cards already.",
    "layout.fill": "Deal the rest",
    "layout.clear": "Take all back",
    "layout.link": "Copy a link",
    "layout.copied": "The link is copied.",
    "layout.uncopied": "The browser did not let the link be copied.",
    "layout.no": "Cancel",
    "layout.yes": "Play it",
}

ENGLISH.add(SENTENCES)
