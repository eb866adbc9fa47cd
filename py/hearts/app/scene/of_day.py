"""What may be done after the daily deals: look at the result, or go back to one's own game."""

from __future__ import annotations

import hearts.app.words.daily
import hearts.app.words.endings  # noqa: F401 - the sentences of both are said here
from hearts.app.scene.model import Action
from hearts.app.words.locale import say


def after_day() -> list[Action]:
    """Return the actions of the last deal's end."""
    back = Action(command="demo end", label=say("practice.back"))
    return [Action(command="open daily", label=say("daily.result")), back]
