"""The opponents in words: how hard a mind is to beat, how it likes to play, what was measured of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph
from hearts.minds.temper import TRAITS

if TYPE_CHECKING:
    from hearts.minds.temper import Temper


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
# From so many points per deal on, more than the reference takes: how strong that is.
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
TEMPERS = {
    "bold": "temper-bold",
    "moons": "temper-moons",
    "revenge": "temper-revenge",
    "jack": "temper-jack",
    "voids": "temper-voids",
}
LITTLE = 0.4  # a trait below this is there a little


def seat_text(direction: str) -> str:
    """Return where an opponent sits: `Second left`."""
    return say("place-name", direction=direction)


def difficulty(iq: int) -> str:
    """Return how hard a mind of this I.Q. is to beat: `Medium`."""
    name = next(name for least, name in LEVELS if iq >= least)
    return say("level-name", level=name)


def temper(how: Temper) -> str:
    """Return how a mind likes to play, a short sentence for each trait."""
    sentences = []
    for trait in TRAITS:
        much = getattr(how, trait)
        if much:
            little, way = abs(much) < LITTLE, "more" if much > 0 else "less"
            sentences.append(say(TEMPERS[trait], much=f"little_{way}" if little else way))
    return paragraph(sentences) or say("temper-even")


def strength(points: float) -> str:
    """Return how strong a mind is that takes `points` more per deal than the reference."""
    name = next(name for least, name in STRENGTHS if points >= least)
    return say("strength-name", strength=name)


def strength_figures(points: float, error: float, rating: int) -> str:
    """Return the figures behind `strength`, as the arena measured them."""
    id = "measured-more" if points > 0 else "measured-fewer"
    return say(id, points=float(abs(points)), error=float(error), rating=rating)
