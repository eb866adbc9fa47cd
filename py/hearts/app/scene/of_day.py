"""What may be done after the daily deals, a match or practice: look at the result, or go back to one's own game."""

from __future__ import annotations

import hearts.app.words.daily
import hearts.app.words.endings
import hearts.app.words.match
import hearts.app.words.practice  # noqa: F401 - the sentences of all four are said here
from hearts.app.scene.endings import review
from hearts.app.scene.model import Action
from hearts.app.words.locale import say


def after(can: dict[str, bool]) -> list[Action]:
    """Return the actions of the last deal's end."""
    if can.get("match"):
        return [Action(command="open match now", label=say("match.see"))]
    if can.get("practice"):
        return _practised()
    return [Action(command="open daily", label=say("daily.result")), _back()]


def practised(can: dict[str, bool]) -> list[Action]:
    """Return the actions of the end of a deal in practice; where a whole game is practised, the next deal comes."""
    if can.get("several"):
        return [Action(command="next", label=say("deal.next")), _back(), review()]
    return _practised()


def _practised() -> list[Action]:
    return [_back(), Action(command="open practice again", label=say("practice.again")), review()]


def _back() -> Action:
    return Action(command="demo end", label=say("practice.back"))
