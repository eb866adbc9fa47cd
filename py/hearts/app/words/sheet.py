"""The score sheet, in its own dialog and at an end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "sheet.tricks": "This deal, trick by trick",
    "sheet.trick": "Trick",
    "sheet.took": "took it, no points",
    "sheet.title": "Score sheet",
    "sheet.deal": "Deal",
    "sheet.start": "start",
    "sheet.now": "this deal",
    "sheet.total": "Total",
    "sheet.more": "{total} + {points}",
    "sheet.less": "{total} − {points}",
    "sheet.leads": "leads:",
    "sheet.graph": "Running totals after deal {deal}: {totals}",
    "sheet.entry": "{name} {score}",
    "sheet.ways": "The two ways to count this moon",
    "sheet.may": "You may",
    "sheet.mark.moon": "moon",
    "sheet.mark.sun": "sun",
    "sheet.mark.queen": "Queen of Spades",
    "sheet.diabolo": "Unfair mode: they see your cards and team up. This game counts separately.",
    "sheet.back": "Close",
}

ENGLISH.add(SENTENCES)
