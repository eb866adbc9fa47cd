"""What may be done after the daily deals, or after a match: look at the result, or go back to one's own game."""

from __future__ import annotations

import hearts.app.words.daily
import hearts.app.words.endings
import hearts.app.words.match  # noqa: F401 - the sentences of all three are said here
from hearts.app.scene.model import Action
from hearts.app.words.locale import say


def after(can: dict[str, bool]) -> list[Action]:
    """Return the actions of the last deal's end."""
    if can.get("match"):
        return [Action(command="open match now", label=say("match.see"))]
    back = Action(command="demo end", label=say("practice.back"))
    return [Action(command="open daily", label=say("daily.result")), back]
