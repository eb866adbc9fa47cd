"""The end of the deal after the lesson: praise, how the player did, and the way into a real game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import Action, Ending
from hearts.app.words.locale import say
from hearts.app.words.phrases import points

if TYPE_CHECKING:
    from hearts.app.scene.model import Kind
    from hearts.app.scene.staging import Staging
    from hearts.engine.deal import View


def taught(view: View, staging: Staging) -> Ending:
    """Return the ending. Who has a game of their own waiting goes back to it; all others begin one."""
    own = view.lines[-1].points
    better = len([one for one in own if one < own[view.seat]])
    text = say(f"taught-place-{better + 1}", points=points(own[view.seat]))
    play = Action(command="open real-game", label=say("taught-play"))
    back = Action(command="demo end", label=say("taught-back"))
    review = Action(command="open review", label=say("taught-review"))
    actions = [back, review] if staging.can.get("leave") else [play, review]
    kind: Kind = "moon" if view.lines[-1].shooter >= 0 else "deal"
    return Ending(
        kind=kind,
        title=say("taught-title"),
        text=text,
        actions=actions,
        outcomes=[],
        winner=-1,
        mood="",
    )
