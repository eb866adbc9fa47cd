"""The opponents in words: how hard a mind is to beat, how it likes to play, what was measured of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH, say
from hearts.app.words.phrases import decimal, paragraph
from hearts.minds.temper import TRAITS

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence
    from hearts.minds.temper import Temper

SENTENCES: dict[str, Sentence] = {
    "place.left": "Left",
    "place.right": "Right",
    "place.across": "Across",
    "place.second_left": "Second left",
    "place.second_right": "Second right",
    "opponent.iq": "I.Q.",
    "opponent.iq.level": "{level} ({iq})",
    "opponent.temper": "Style",
    "opponent.strength": "Strength",
    "opponent.details": "Details",
    "opponent.diabolo": "Unfair mode: they see your cards and team up.",
    "opponent.thoughts": "See what they think you hold",
    "opponent.back": "Close",
    "level.very_easy": "Very easy",
    "level.easy": "Easy",
    "level.medium": "Medium",
    "level.fairly_hard": "Fairly hard",
    "level.hard": "Hard",
    "level.very_hard": "Very hard",
    "level.expert": "Expert",
    "temper.even": "Plays in a calm and steady way.",
    "temper.bold.less": "Careful.",
    "temper.bold.more": "Bold.",
    "temper.bold.little_less": "A little careful.",
    "temper.bold.little_more": "A little bold.",
    "temper.moons.less": "Avoids shooting the moon.",
    "temper.moons.more": "Loves to shoot the moon.",
    "temper.moons.little_less": "Seldom shoots the moon.",
    "temper.moons.little_more": "Likes to shoot the moon.",
    "temper.revenge.more": "Takes revenge.",
    "temper.revenge.little_more": "Sometimes takes revenge.",
    "temper.jack.less": "Ignores the bonus card.",
    "temper.jack.more": "Loves the bonus card.",
    "temper.jack.little_less": "Seldom goes for the bonus card.",
    "temper.jack.little_more": "Likes the bonus card.",
    "temper.voids.less": "Passes dangerous cards on.",
    "temper.voids.more": "Likes to run out of a suit.",
    "temper.voids.little_less": "Often passes dangerous cards on.",
    "temper.voids.little_more": "Sometimes runs out of a suit.",
    "strength.far_weaker": "Far below average",
    "strength.much_weaker": "Well below average",
    "strength.weaker": "Below average",
    "strength.slightly_weaker": "A little below average",
    "strength.equal": "Average",
    "strength.slightly_stronger": "A little above average",
    "strength.stronger": "Above average",
    "strength.much_stronger": "Well above average",
    "measured.more": "Rating {rating}; our test player has 1500. Scores {points} points more per deal (± {error}).",
    "measured.fewer": "Rating {rating}; our test player has 1500. Scores {points} points fewer per deal (± {error}).",
}
ENGLISH.add(SENTENCES)

# From this I.Q. on: how hard it is to beat.
LEVELS = (
    (170, "expert"),
    (150, "very_hard"),
    (130, "hard"),
    (120, "fairly_hard"),
    (100, "medium"),
    (80, "easy"),
    (0, "very_easy"),
)
# From so many points a deal on, more than the reference takes: how strong that is.
STRENGTHS = (
    (6.0, "far_weaker"),
    (3.0, "much_weaker"),
    (1.5, "weaker"),
    (0.2, "slightly_weaker"),
    (-0.2, "equal"),
    (-1.5, "slightly_stronger"),
    (-3.0, "stronger"),
    (-99.0, "much_stronger"),
)
LITTLE = 0.4  # a trait below this is there a little


def place(direction: str) -> str:
    """Return where an opponent sits: `Second left`."""
    return say(f"place.{direction}")


def level(iq: int) -> str:
    """Return how hard a mind of this I.Q. is to beat: `Medium`."""
    name = next(name for least, name in LEVELS if iq >= least)
    return say(f"level.{name}")


def temper(how: Temper) -> str:
    """Return how a mind likes to play, a short sentence for each trait."""
    sentences = []
    for trait in TRAITS:
        much = getattr(how, trait)
        if much:
            little = "little_" if abs(much) < LITTLE else ""
            sentences.append(say(f"temper.{trait}.{little}{'more' if much > 0 else 'less'}"))
    return paragraph(sentences) or say("temper.even")


def strength(points: float) -> str:
    """Return how strong a mind is that takes `points` more per deal than the reference."""
    name = next(name for least, name in STRENGTHS if points >= least)
    return say(f"strength.{name}")


def measured(points: float, error: float, rating: int) -> str:
    """Return the figures behind `strength`, as the arena measured them."""
    id = "measured.more" if points > 0 else "measured.fewer"
    return say(id, points=decimal(abs(points)), error=decimal(error), rating=rating)
