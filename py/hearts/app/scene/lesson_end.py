"""The end of the deal after the lesson: its events, the player's result, and the way into a real game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import Action, Ending
from hearts.app.words.endings import moon
from hearts.app.words.locale import say
from hearts.app.words.phrases import listed, points

if TYPE_CHECKING:
    from hearts.app.scene.model import Kind
    from hearts.app.scene.staging import Staging
    from hearts.engine.deal import View
    from hearts.engine.score import Line


def lesson_ending(view: View, staging: Staging) -> Ending:
    """Return the ending. A player whose own game waits goes back to it; all others begin one."""
    title, text = deal_summary(view.lines[-1], view.seat, [who.name for who in staging.seats])
    play = Action(command="open real-game", label=say("taught-play"))
    back = Action(command="demo end", label=say("taught-back"))
    review = Action(command="open review", label=say("taught-review"))
    actions = [back, review] if staging.can.leave else [play, review]
    kind: Kind = "moon" if view.lines[-1].shooter >= 0 else "deal"
    return Ending(
        kind=kind,
        title=title,
        text=text,
        actions=actions,
        outcomes=[],
        winner=-1,
        mood="",
    )


def deal_summary(line: Line, you: int, names: list[str]) -> tuple[str, str]:
    """Return a title and what happened in the deal: a moon with its shooter, else how the player did."""
    own = line.points[you]
    if line.shooter >= 0:
        return moon(line, names, you)[0], say(
            "taught-moon-you" if line.shooter == you else "taught-moon", name=names[line.shooter], all=max(line.points)
        )
    others = [amount for seat, amount in enumerate(line.points) if seat != you]
    least, most = min(others), max(others)
    if own <= least:
        return say("taught-title"), say("taught-first" if own < least else "taught-level", points=points(own))
    if own >= most:
        last = "taught-last" if own > most else "taught-last-level"
        return say("taught-title-last"), say(last, points=points(own))
    name = listed([names[seat] for seat, amount in enumerate(line.points) if amount == most])
    return say("taught-title"), say("taught-between", points=points(own), name=name, most=most)
