"""The table asks the coach here: first at a glance, then in more and more deals; by instinct if no worker is up.

It is asked with the View of one seat alone, and with words for its chance that say nothing of the game's own seed.
"""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from hearts.app.thinking.asker import Dropped, opened
from hearts.engine.cards import count, each, text
from hearts.engine.shuffle import Random
from hearts.minds import advice, instinct, wire
from hearts.minds.advice import Advice, Choice
from hearts.minds.facts import Facts
from hearts.minds.instinct import Weighing
from hearts.minds.thought import Limit

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.thinking.asker import Asker
    from hearts.engine.deal import View

    # Is told the advice so far, and whether it is the last.
    Told = Callable[[Advice, bool], object]

ID = 1  # of all its questions: the asker knows them by their text
AGAIN = 0.4  # seconds between two looks whether a worker has come up
# Milliseconds and worlds, time after time.
STAGES = ((400, 16), (1500, 80), (4000, 320))


class Coach:
    """Asks for advice through the asker; one question at a time."""

    def __init__(self, asker: Asker) -> None:
        self._asker = asker
        self._asked = ""  # the question on its way
        self._wanted: View | None = None  # what is asked about

    async def advise(self, view: View, told: Told) -> None:
        """Tell the advice at each stage until it is dropped; wait for a worker if none is up."""
        self._wanted = view
        stage = 0
        while self._wanted is view and stage < len(STAGES):
            try:
                found = await self.ask(view, Limit(*STAGES[stage]))
            except Dropped:
                return
            if self._wanted is not view:
                return
            if found is None and stage:
                return
            if found is None:
                told(at_sight(view), True)
                await self._worker(view)
            else:
                stage += 1
                told(found, stage == len(STAGES))

    async def _worker(self, view: View) -> None:
        """Wait until a worker is up, as long as anybody wants to hear of this view."""
        await asyncio.sleep(AGAIN)
        while self._wanted is view and not self._asker.up:
            await asyncio.sleep(AGAIN)

    async def ask(self, view: View, limit: Limit, about: int = 0) -> Advice | None:
        """Once: the advice, or None where nobody is there who could give it; Dropped where it is not wanted any more.

        about   a packet that is to be among those that are tried
        """
        if not self._asker.up:
            return None
        self._asked = question(view, limit, about)
        try:
            answer = await self._asker.ask(self._asked, limit)
            return advice.read(await opened(answer), ID)
        except Dropped:
            raise
        except Exception:  # whatever keeps it from answering, there is instinct
            return None

    def drop(self) -> None:
        """What it was asked is not wanted any more."""
        self._wanted = None
        asked, self._asked = self._asked, ""
        if asked:
            self._asker.keep(lambda other: other.text != asked)


def question(view: View, limit: Limit, about: int = 0) -> str:
    """What the coach is asked, as text."""
    plain = wire.plain_question("advise", view, f"coach/{count(view.table.played)}", limit)
    plain["id"], plain["mind"] = ID, "iq:180"
    if about:
        plain["about"] = text(about)
    return json.dumps(plain)


def at_sight(view: View) -> Advice:
    """What instinct thinks of the choices at one look: costs alone, and for a pass only its own packet."""
    if view.table.phase == "pass":
        return Advice("give", (_glance(instinct.give(view, Random("coach")), 0.0),), 0)
    weighing = Weighing(Facts(view))
    costs = sorted([(round(weighing.cost(card), 6), card) for card in each(view.legal)])
    return Advice("play", tuple([_glance(card, cost - costs[0][0]) for cost, card in costs]), 0)


def _glance(choice: int, cost: float) -> Choice:
    return Choice(choice, (), (cost, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0))
