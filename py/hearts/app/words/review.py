"""The review: what is said of the choices in a deal, of skill and of luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "review.title": "Review of deal {deal}",
    "review.plain": "Review",
    "review.whose": "Player",
    "review.stop": "Stop",
    "review.go_on": "Continue",
    "review.done": "Close",
    "review.looking": "Checking choice {now} of {all} …",
    "review.stopped": "Stopped after {now} of {all} choices.",
    "review.waiting": "The computer is still loading. The review begins when it is ready.",
    "review.none": "There was nothing to choose in this deal.",
    "review.summary": ("{best} of {count} choice was best.", "{best} of {count} choices were best."),
    "review.well": "{name} played every card well.",
    "review.well.own": "You played every card well.",
    "review.unlucky": ("The {count} point was bad luck.", "The {count} points were bad luck."),
    "review.slips": ("Mistakes cost about {count} point.", "Mistakes cost about {count} points."),
    "review.luck.bad": ("Bad luck cost about {count} point.", "Bad luck cost about {count} points."),
    "review.luck.good": ("Good luck saved about {count} point.", "Good luck saved about {count} points."),
    "review.costly": "Biggest mistakes",
    "review.tile.result": "Result",
    "review.tile.par": "Expected",
    "review.tile.choices": "Mistakes",
    "review.tile.luck": "Luck",
    "review.tile.accuracy": "Accuracy",
    "review.percent": "{number}%",
    "review.plus": "+{number}",
    "review.pass": "Pass",
    "review.trick": "Trick {trick}",
    "review.end": "End",
    "review.chose": "{place}: {card}",
    "review.cost": "{grade}, {cost} points",
    "review.better": "Better: {card}.",
    "review.do.show": "Show it",
    "review.do.over": "Play from here",
    "review.grade.best": "Best",
    "review.grade.good": "Good",
    "review.grade.inaccuracy": "Small slip",
    "review.grade.mistake": "Mistake",
    "review.grade.blunder": "Blunder",
    "review.bounds": (
        "Each choice is checked on {worlds} possible deals, with only what its player knew. Best: nothing better "
        "found. Good: under {good} points worse. Small slip: under {inaccuracy}. Mistake: under {mistake}. Blunder: "
        "{mistake} or more. The others’ points and the chance to win count too."
    ),
    "review.line": "How the deal went",
    "review.line.told": "Points expected at the start and at the end: {lines}.",
    "review.line.one": "{name} {first}, then {last}",
    "review.table": "Show as table",
    "review.after": "After",
}

ENGLISH.add(SENTENCES)
