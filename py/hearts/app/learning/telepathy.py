"""Telepathy as the table asks it: what the mind in a seat believes, from the View of one seat alone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app.thinking.asker import read_answer
from hearts.engine.cards import card, count, parse
from hearts.minds import wire
from hearts.minds.thought import Limit

if TYPE_CHECKING:
    from hearts.app.thinking.asker import Asker
    from hearts.engine.deal import View
    from hearts.minds.wire import Plain

ID = 2
LIMIT = Limit(milliseconds=6000)


class Beliefs:
    """What a mind believes.

    held    for each seat the chance that it holds a card, for those that the mind has not seen
    points  what each seat may expect in this deal; moons: the chance that each shoots; both empty before play
    forgotten  cards that are gone, and that it takes to be out still
    worlds  in so many deals
    """

    def __init__(self, plain: Plain) -> None:
        self.held = [{card(code): float(share) for code, share in row.items()} for row in plain["held"]]
        self.points: list[float] = list(plain.get("points", []))
        self.moons: list[float] = list(plain.get("moons", []))
        self.forgotten = parse(str(plain["forgotten"]))
        self.worlds = int(str(plain["worlds"]))


def question(view: View, mind: str, of: int | None = None) -> str:
    """Return what is asked, as text: what a mind believes in the seat of this view; or, where it sits in the seat `of`,
    what it may guess of the hand in this view. Then nothing of its own hand goes into the question or the answer."""
    plain = wire.plain_question("believe", view, f"telepathy/{count(view.table.played)}", LIMIT)
    plain["id"], plain["mind"] = ID, mind
    if of is not None:
        plain["of"] = of
    return json.dumps(plain)


async def ask(asker: Asker, view: View, mind: str, of: int | None = None) -> Beliefs | None:
    """Return what the mind called `mind` believes, see `question`; None if nobody answers."""
    if not asker.up:
        return None
    try:
        plain = await read_answer(await asker.ask(question(view, mind, of), LIMIT))
        beliefs = plain["beliefs"]
        return Beliefs(beliefs) if isinstance(beliefs, dict) and plain.get("id") == ID else None
    except Exception:  # whatever keeps it from answering, nothing is shown
        return None
