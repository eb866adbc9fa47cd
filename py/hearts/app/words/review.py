"""The review: what is said of the choices in a deal, of skill and of luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "review.title": "Review of deal {deal}",
    "review.plain": "Review",
    "review.whose": "Whose choices",
    "review.stop": "Stop",
    "review.go_on": "Go on",
    "review.done": "Done",
    "review.looking": "Looking at choice {now} of {all} …",
    "review.stopped": "Stopped after {now} of {all} choices.",
    "review.waiting": "The computer is still waking up. The review begins as soon as it is there.",
    "review.none": "There was nothing to choose in this deal.",
    "review.summary": ("{best} of {count} choice was best.", "{best} of {count} choices were best."),
    "review.costly": "The costliest first",
    "review.tile.result": "Result",
    "review.tile.par": "To be expected",
    "review.tile.choices": "Choices",
    "review.tile.luck": "Luck",
    "review.tile.accuracy": "Accuracy",
    "review.percent": "{number}%",
    "review.plus": "+{number}",
    "review.sum": "{par} points were to be expected, the choices added {choices}, luck {luck}: {result} in all.",
    "review.pass": "Pass",
    "review.trick": "Trick {trick}",
    "review.end": "End",
    "review.chose": "{place}: {card}",
    "review.cost": "{grade}, {cost} points",
    "review.better": "Better: {card}.",
    "review.do.show": "See it",
    "review.do.over": "Take over from here",
    "review.grade.best": "Best",
    "review.grade.good": "Good",
    "review.grade.inaccuracy": "Inaccuracy",
    "review.grade.mistake": "Mistake",
    "review.grade.blunder": "Blunder",
    "review.bounds": (
        "Each choice is judged by what its player knew, in {worlds} deals that agree with it. Best: no difference that "
        "can be told. Good: under {good} points. Inaccuracy: under {inaccuracy}. Mistake: under {mistake}. "
        "Blunder: {mistake} or more. "
        "Costs count the others’ points and the chance to win as well."
    ),
    "review.line": "What everybody could expect after each choice",
    "review.line.told": "Points expected at first and at the end: {lines}.",
    "review.line.one": "{name} {first}, then {last}",
    "review.table": "The same as a table",
    "review.after": "After",
}

ENGLISH.add(SENTENCES)
