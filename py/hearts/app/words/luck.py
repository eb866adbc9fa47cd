"""What each seat was dealt, in the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "luck.title": "Fairness of the cards",
    "luck.about": (
        "How often in 100 deals each seat was dealt the Queen of Spades, aces and more: from your {count} deal.",
        "How often in 100 deals each seat was dealt the Queen of Spades, aces and more: from your {count} deals.",
    ),
    "luck.few": "What each seat was dealt appears here after {count} deals.",
    "luck.players": "{count} players",
    "luck.you": "You",
    "luck.left": "Left",
    "luck.across": "Across",
    "luck.right": "Right",
    "luck.seat": "Left {count}",
    "luck.fact.queen": "Queen",
    "luck.fact.aces": "Aces",
    "luck.fact.voids": "Missing suits",
    "luck.fact.tops": "Top cards",
    "luck.tops.about": "Top cards are those that nobody can beat: an ace, a king with its ace, and so on down.",
    "luck.chance": "Chance",
    "luck.range": "{low}–{high}",
    "luck.off": "{figure}\u00a0*",
    "luck.told.none": "All figures lie where chance puts 19 of 20.",
    "luck.told": (
        "{count} of {all} figures, marked *, lies outside of what chance gives 19 times out of 20. About {expected} "
        "would do so by chance alone.",
        "{count} of {all} figures, marked *, lie outside of what chance gives 19 times out of 20. About {expected} "
        "would do so by chance alone.",
    ),
    "luck.stacked": "A seat that gets the queen {more} times in 100 deals too often would be marked in 8 of 10 such "
    "tables.",
    "luck.moons.title": "Moons",
    "luck.moons": "In 100 deals you shot {own}, and an opponent shot {others}.",
    "luck.moons.about": "In brackets: where the true figure lies 19 times out of 20. Chance gives none here, because a "
    "moon hangs on how all play.",
    "luck.share": "{figure} ({low} to {high})",
    "luck.against.title": "Do opponents play against you?",
    "luck.against": "You scored {gap} than an opponent, give or take {range}. That hangs on how well you play, so it "
    "cannot tell how opponents treat you.",
    "luck.gap.more": "{points} points a deal more",
    "luck.gap.less": "{points} points a deal less",
    "luck.against.mind": "A mind of their strength in your seat would come to 0, give or take {range}. If they cost it "
    "{finds} points a deal because they take it for a person, 8 of 10 such tables would show it.",
    "luck.against.check": "A sharper test: opponents are told cards and scores, and not who is a person. “Check this "
    "record” in My games lets them choose again from that alone. One choice that differs is shown.",
    "luck.far": "What is farthest off in “{fact}” comes by chance alone in fewer than 1 of 1000 such tables.",
}

ENGLISH.add(SENTENCES)
