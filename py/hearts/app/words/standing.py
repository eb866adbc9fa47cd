"""How the viewer stands after a deal, in words: they are told on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH, say
from hearts.app.words.phrases import listed, paragraph, signed

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence
    from hearts.engine.score import Line

SENTENCES: dict[str, Sentence] = {
    "deal.sheet": "Score sheet",
    "deal.took": "You took {points}.",
    "deal.took.none": "You took no points.",
    "deal.behind": "You are {place}, {points} behind {names}.",
    "deal.ahead": "You lead by {points}.",
    "deal.level": "You share the lead with {names}.",
    "deal.place.2": "2nd",
    "deal.place.3": "3rd",
    "deal.place.4": "4th",
    "deal.place.5": "5th",
    "deal.place.6": "6th",
}
ENGLISH.add(SENTENCES)


def stands(line: Line, names: list[str], you: int) -> str:
    """What the viewer took in a deal, and how they stand after it."""
    took, totals = line.points[you], line.totals
    told = say("deal.took", points=signed(took)) if took else say("deal.took.none")
    best = min([total for seat, total in enumerate(totals) if seat != you])
    rivals = listed([names[seat] for seat, total in enumerate(totals) if seat != you and total == best])
    if totals[you] > best:
        place = say(f"deal.place.{1 + len([total for total in totals if total < totals[you]])}")
        return paragraph([told, say("deal.behind", place=place, points=totals[you] - best, names=rivals)])
    ahead = best - totals[you]
    return paragraph([told, say("deal.ahead" if ahead else "deal.level", points=ahead, names=rivals)])
