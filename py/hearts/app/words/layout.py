"""The dialog in which a deal is laid out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "layout.title": "Lay out a deal",
    "layout.about": "Rules: {rules}. The opponents come from New game. You can play the deal as practice, or send it.",
    "layout.who": "Tap a player, then the cards to give them",
    "layout.kitty": "Kitty",
    "layout.place": "{name} {count}/{room}",
    "layout.number": "Dealer and pass",
    "layout.dealt": "{name} deals, pass: {direction}",
    "layout.seat": "Your seat",
    "layout.seat.at": "Seat {number}",
    "layout.scores": "Scores before this deal: {scores}",
    "layout.scores.none": "none",
    "layout.scores.about": "Near the end of a game, the scores change how opponents play. The game ends at {limit}.",
    "layout.keep": "Your deals",
    "layout.keep.none": "No deal is saved yet.",
    "layout.keep.name": "Name",
    "layout.keep.save": "Save",
    "layout.keep.saved": "Saved as “{name}”.",
    "layout.keep.full": "The browser has no room to save it.",
    "layout.keep.opened": "“{name}” is open.",
    "layout.keep.wrong": "“{name}” cannot be read any more.",
    "layout.keep.drop": "Delete {name}",
    "layout.keep.ask": "Delete “{name}” for good?",
    "layout.keep.yes": "Yes, delete it",
    "layout.keep.no": "No, keep it",
    "layout.named": "Deal {number}",
    "layout.cards": "The pack",
    "layout.card": "{card}, {name}",
    "layout.card.free": "{card}, not given out",
    "layout.missing": ("{name}: one card is missing.", "{name}: {count} cards are missing."),
    "layout.whole": "All cards are given out.",
    "layout.full": "{name} has all the cards already.",
    "layout.fill": "Deal the rest",
    "layout.clear": "Take all back",
    "layout.from": "Change this deal",
    "layout.send": "Send it …",
    "layout.no": "Cancel",
    "layout.yes": "Play it",
}

ENGLISH.add(SENTENCES)
