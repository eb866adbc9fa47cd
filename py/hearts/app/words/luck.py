"""What each seat was dealt, in the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "luck.title": "Fairness of the cards",
    "luck.about": (
        "How often in 100 deals each seat got the Queen of Spades, aces and more: from your {count} deal.",
        "How often in 100 deals each seat got the Queen of Spades, aces and more: from your {count} deals.",
    ),
    "luck.few": "The cards of each seat are counted here after {count} deals.",
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
    "luck.told.none": "All figures are normal: chance alone stays in this range 19 times out of 20.",
    "luck.told": (
        "{count} of {all} figures, marked *, is outside the range where chance stays 19 times out of 20. About "
        "{expected} would be outside by chance alone.",
        "{count} of {all} figures, marked *, are outside the range where chance stays 19 times out of 20. About "
        "{expected} would be outside by chance alone.",
    ),
    "luck.stacked": "If a seat gets the queen {more} times too often in 100 deals, 8 of 10 such tables would mark it.",
    "luck.moons.title": "Moons",
    "luck.moons": "In 100 deals you shot {own}, and an opponent shot {others}.",
    "luck.moons.about": (
        "In brackets: the range of the true figure, 19 times out of 20. Chance has no figure here, because a moon "
        "depends on how everyone plays."
    ),
    "luck.share": "{figure} ({low} to {high})",
    "luck.against.title": "Do opponents play against you?",
    "luck.against": (
        "You scored {gap} than an opponent, give or take {range}. That depends on how well you play, so it cannot show "
        "how opponents treat you."
    ),
    "luck.gap.more": "{points} points per deal more",
    "luck.gap.less": "{points} points per deal less",
    "luck.against.mind": (
        "A computer player of their strength in your seat would come to 0, give or take {range}. If opponents cost it "
        "{finds} points per deal because they take it for a person, 8 of 10 such tables would show it."
    ),
    "luck.against.check": (
        "A sharper test: opponents see cards and scores, but not which player is a person. “Check this game” in My "
        "games lets them choose again from that alone, and shows each choice that differs."
    ),
    "luck.far": (
        "The figure that is farthest off in “{fact}” comes by chance alone in fewer than 1 of 1000 such tables."
    ),
}

ENGLISH.add(SENTENCES)
