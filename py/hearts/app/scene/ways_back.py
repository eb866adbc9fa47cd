"""The actions after the daily deals, a match or practice: look at the result, or go back to the player's own game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import Action
from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph

if TYPE_CHECKING:
    from hearts.app.scene.staging import Staging


def end_actions(staging: Staging, usual: list[Action]) -> list[Action]:
    """Return the actions of the last deal's end; usual: those of another game."""
    if staging.kind == "match":
        return [Action(command="open match now", label=say("match-see"))]
    if staging.kind == "day":
        return [Action(command="open daily", label=say("daily-result")), _back("practice-back")]
    return _back_or_again(staging, usual)


def day_title(score: int, title: str, text: str) -> tuple[str, str]:
    """Return title and text of the end of a day: its points first, then who won at the table, `title` and `text`."""
    return say("daily-over", count=score), paragraph([title, text])


def practice_actions(staging: Staging, usual: list[Action]) -> list[Action]:
    """Return the actions of the end of a deal in practice; where a whole game is practised, the next deal comes.

    usual   those of another game: the first goes on, the last reviews
    """
    back = _back_or_again(staging, usual)
    return [usual[0], back[0], usual[-1]] if staging.kind == "several" else back


def _back_or_again(staging: Staging, usual: list[Action]) -> list[Action]:
    back = _back("practice-back" if staging.can.leave else "practice-leave")
    return [back, Action(command="open practice again", label=say("practice-again")), usual[-1]]


def _back(label: str) -> Action:
    return Action(command="demo end", label=say(label))
