"""What may be done after the daily deals, a match or practice: look at the result, or go back to one's own game."""

from __future__ import annotations

from hearts.app.scene.model import Action
from hearts.app.words.locale import say


def after(can: dict[str, bool], usual: list[Action]) -> list[Action]:
    """Return the actions of the last deal's end; usual: those of another game."""
    if can.get("match"):
        return [Action(command="open match now", label=say("match-see"))]
    if can.get("practice"):
        return practised({}, usual)
    return [Action(command="open daily", label=say("daily-result")), _back()]


def practised(can: dict[str, bool], usual: list[Action]) -> list[Action]:
    """Return the actions of the end of a deal in practice; where a whole game is practised, the next deal comes.

    usual   those of another game: the first goes on, the last reviews
    """
    if can.get("several"):
        return [usual[0], _back(), usual[-1]]
    return [_back(), Action(command="open practice again", label=say("practice-again")), usual[-1]]


def _back() -> Action:
    return Action(command="demo end", label=say("practice-back"))
