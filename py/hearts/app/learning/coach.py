"""The table asks the coach here, until two runs agree; by instinct if no worker is up.

It is asked with the View of one seat alone, and with words for its chance that say nothing of the game's own seed.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app.thinking.asker import Dropped, read_answer
from hearts.engine.cards import count, each, rank, text
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

    # Hears the advice so far, and whether it is the last.
    OnAdvice = Callable[[Advice, bool], object]

ID = 1  # of all its questions: the asker knows them by their text
PATIENCE = 6  # seconds without a worker after which instinct's word is the last one
# Milliseconds and worlds, run after run, each with deals of its own. The last run is made where the two before differ.
STAGES = ((1500, 80), (6000, 320), (6000, 320))
DARING = 0.05  # by which a choice may be more likely to shoot the moon than another and is no attempt at one
NEAR = 0.3  # points by which a packet that is easier to explain may seem worse than the best one


class Coach:
    """Asks for advice through the asker; one question at a time."""

    def __init__(self, asker: Asker) -> None:
        self._asker = asker
        self._asked = ""  # the question on its way
        self._wanted: View | None = None  # what is asked about

    async def advise(self, view: View, on_advice: OnAdvice, short: bool = False) -> None:
        """Tell the advice after each run until two runs agree or it is dropped; wait for a worker if none is up.

        What is told as the last word does not change any more.

        short  the first run has the last word, or instinct at once where no worker is up: the player waits for it
        """
        self._wanted = view
        before: Advice | None = None
        stages = STAGES[:1] if short else STAGES
        for run, stage in enumerate(stages):
            advice = await self._run(view, Limit(*stage), run, on_advice, short)
            if advice is None:
                return
            if before is not None and agree(before, advice):
                on_advice(plainest(advice), True)
                return
            before = advice if before is None or run < len(stages) - 1 else either(before, advice)
            on_advice(plainest(before), run == len(stages) - 1)

    async def _run(self, view: View, limit: Limit, run: int, on_advice: OnAdvice, short: bool) -> Advice | None:
        """The advice of one run; None where it is not wanted any more, or instinct had the last word."""
        last = short
        while self._wanted is view:
            try:
                advice = await self.ask(view, limit, run=run)
            except Dropped:
                if not short:
                    return None
                advice = None
            if self._wanted is not view:
                return None
            if advice is not None:
                return advice
            on_advice(at_sight(view), last)
            if last:
                return None
            await self._asker.ready(PATIENCE)
            last = True
        return None

    async def ask(self, view: View, limit: Limit, about: int = 0, run: int = 0) -> Advice | None:
        """Ask once. Returns the advice, or None if no worker can give it.

        about   a packet that is to be among those that are tried
        run     another run tries other deals

        Raises `Dropped` where it is not wanted any more.
        """
        if not self._asker.up:
            return None
        self._asked = question(view, limit, about, run)
        try:
            answer = await self._asker.ask(self._asked, limit)
            return advice.read(await read_answer(answer), ID)
        except Dropped:
            raise
        except Exception:  # whatever keeps it from answering, there is instinct
            return None

    def drop(self) -> None:
        """Forget what was asked: it is not wanted any more."""
        self._wanted = None
        asked, self._asked = self._asked, ""
        if asked:
            self._asker.keep(lambda other: other.text != asked)


def agree(one: Advice, other: Advice) -> bool:
    """Return whether each of two runs finds the other's best choice as good as its own."""
    first, second = one.of(other.choices[0].choice), other.of(one.choices[0].choice)
    return first is not None and first.equal and second is not None and second.equal


def either(one: Advice, other: Advice) -> Advice:
    """Return the advice of the other run, with the best choice of this one beside its own best: nobody can tell them
    apart."""
    best = one.choices[0].choice
    level = [_as_good(each, other.choices[0]) for each in other.choices if each.choice == best]
    rest = [each for each in other.choices[1:] if each.choice != best]
    return Advice(other.ask, tuple([other.choices[0]] + level + rest), other.worlds)


def _as_good(one: Choice, best: Choice) -> Choice:
    return Choice(one.choice, one.points, (0.0, best.error, one.moon, one.other, one.win, 0.0, 0.0))


def plainest(advice: Advice) -> Advice:
    """Return the packet with the highest cards of those that are as good as the best one: it is easiest to explain."""
    if advice.ask == "play":
        return advice
    several = [one for one in advice.choices if one.equal and one.cost <= NEAR]
    first = max(several, key=lambda one: (sum([rank(card) for card in each(one.choice)]), -one.cost))
    return Advice(advice.ask, tuple([first] + [one for one in advice.choices if one is not first]), advice.worlds)


def modest(advice: Advice) -> Advice:
    """Return advice for a player who does not know moons: no choice comes first because it may shoot a moon."""
    least = min([one.moon for one in advice.choices])
    safe = [one for one in advice.choices if one.moon <= least + DARING]
    if safe[0] is advice.choices[0]:
        return advice
    best = safe[0]
    return Advice(advice.ask, tuple([_beside(one, best) for one in safe]), advice.worlds)


def _beside(one: Choice, best: Choice) -> Choice:
    """The choice with what it costs beside another one, which is now the best; why it is worse is not known then."""
    cost = max(0.0, one.cost - best.cost)
    return Choice(one.choice, one.points, (cost, one.error, one.moon, one.other, one.win, 0.0, 0.0))


def question(view: View, limit: Limit, about: int = 0, run: int = 0) -> str:
    """Return the question to the coach, as text."""
    words = f"coach/{count(view.table.played)}" + (f"/{run}" if run else "")
    plain = wire.plain_question("advise", view, words, limit)
    plain["id"], plain["mind"] = ID, "iq:180"
    if about:
        plain["about"] = text(about)
    return json.dumps(plain)


def at_sight(view: View) -> Advice:
    """Return what instinct thinks of the choices at one look: costs alone, and for a pass only its own packet."""
    if view.table.phase == "pass":
        return Advice("give", (_glance(instinct.give(view, Random("coach")), 0.0),), 0)
    weighing = Weighing(Facts(view))
    costs = sorted([(round(weighing.cost(card), 6), card) for card in each(view.legal)])
    return Advice("play", tuple([_glance(card, cost - costs[0][0]) for cost, card in costs]), 0)


def _glance(choice: int, cost: float) -> Choice:
    return Choice(choice, (), (cost, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0))
