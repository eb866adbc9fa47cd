"""What each seat was dealt, in the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "luck.title": "Fairness of the cards",
    "luck.about": (
        "What each seat was dealt in your {count} deal, counted in 100 deals.",
        "What each seat was dealt in your {count} deals, counted in 100 deals.",
    ),
    "luck.few": "What each seat was dealt appears here after {count} deals.",
    "luck.players": "{count} players",
    "luck.you": "You",
    "luck.left": "On your left",
    "luck.across": "Across",
    "luck.right": "On your right",
    "luck.seat": "{count} to your left",
    "luck.fact.queen": "Queen of Spades",
    "luck.fact.aces": "Aces",
    "luck.fact.voids": "Missing suits",
    "luck.fact.tops": "Top cards",
    "luck.tops.about": "Top cards are those that nobody can beat: an ace, a king with its ace, and so on down.",
    "luck.chance": "By chance",
    "luck.range": "{low}–{high}",
    "luck.off": "{figure} *",
    "luck.told.none": "All figures lie where chance puts 19 of 20.",
    "luck.told": (
        "{count} of {all} figures, marked *, lies outside of what chance gives 19 times out of 20. About {expected} "
        "would do so by chance alone.",
        "{count} of {all} figures, marked *, lie outside of what chance gives 19 times out of 20. About {expected} "
        "would do so by chance alone.",
    ),
    "luck.far": "What is farthest off in “{fact}” comes by chance alone in fewer than 1 of 1000 such tables.",
}

ENGLISH.add(SENTENCES)
