"""Help at a table of people, where its host allows it: a hint, and a mind that finishes the deal for one.

Both are computed from what the person's own seat knows, as at any other table. Nothing else is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.learning.coach import Coach
from hearts.app.sitting.players import Turn, mind_called
from hearts.app.table.director import NONE
from hearts.app.words.locale import say
from hearts.minds.thought import Limit
from hearts.web.request import HintFor

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.learning.tutor import Place
    from hearts.app.people.guest import Guest
    from hearts.app.people.helped import Helped
    from hearts.app.sitting.players import Player
    from hearts.app.table.table import Table
    from hearts.engine.deal import View
    from hearts.minds.advice import Advice
    from hearts.web.context import Context


class HintHere(HintFor):
    """A hint at a table of people; `asked`: who asks the coach there."""

    def __init__(self, asked: Helps) -> None:
        HintFor.__init__(self)
        self.asked = asked


class Helps:
    """Helps the person of one guest; what they take is counted.

    resting  whether a mind plays for this person until the deal ends
    advice, done   what the coach has said of this choice, None before it has; and whether it has settled
    """

    plain = False  # the coach of a table of people has figures

    def __init__(self, context: Context, guest: Guest, table: Table, helped: Helped) -> None:
        self._context, self._guest, self._table, self._helped = context, guest, table, helped
        self._coach: Coach | None = None  # made at the first hint
        self.advice: Advice | None = None
        self.done = False
        self._asked: Place | None = None  # what the coach was asked about
        self._counted: Place | None = None  # for what a hint was counted last
        self._on_advice: Callable[[], object] = dict
        self._mind: Player | None = None
        self._moved = ("", -1)  # the game and the position in which the mind was asked last

    @property
    def resting(self) -> bool:
        """Whether a mind plays for this person."""
        return self._mind is not None

    def allows(self, what: str) -> bool:
        """Return whether help of this kind may be taken now."""
        roster, view = self._guest.table.roster, self._guest.table.view
        if roster is None or what not in roster.helps or view is None or self._guest.seat < 0:
            return False
        if what == "hint":
            return view.phase in ("pass", "play") and view.seat in view.waiting and not self.resting
        return view.phase in ("pass", "play")

    # ---- a hint ----------------------------------------------------------------------------------------------------

    def hint(self) -> None:
        """Open the panel in which the coach says what it would do, or say why there is no hint."""
        if self.place() is not None:
            self._context.open(HintHere(self))
            return
        roster = self._guest.table.roster
        allowed = roster is not None and "hint" in roster.helps
        self._context.session.notice(say("party-help-nothing" if allowed else "party-help-not"), "why")

    @property
    def view(self) -> View | None:
        """What this person's seat knows."""
        return self._guest.table.view

    def place(self) -> Place | None:
        """Return the choice that this person must make now, named by its kind, its deal or move, and the game; None
        where there is none, or no hint is allowed."""
        view, roster = self.view, self._guest.table.roster
        if view is None or roster is None or not self.allows("hint"):
            return None
        return ("give", len(view.lines), roster.game) if view.phase == "pass" else ("play", view.length, roster.game)

    def note(self) -> None:
        """Count a hint, once for each choice."""
        place = self.place()
        if place != self._counted:
            self._counted = place
            self._count("hint")

    def ask(self, on_advice: Callable[[], object]) -> None:
        """Ask the coach; `on_advice` hears of its advice, and each time that it gets better."""
        place, view = self.place(), self.view
        if place is None or view is None:
            return
        if place != self._asked:
            self.forget()
            self._asked, self._on_advice = place, on_advice
            coach = self._coach = self._coach or Coach(self._context.session.asker)
            self._context.run(coach.advise(view, lambda advice, done: self._hear(place, advice, done)))
        elif self.advice is not None:
            on_advice()

    def _hear(self, place: Place, advice: Advice, done: bool) -> None:
        if self._asked == place == self.place():
            self.advice, self.done = advice, done
            self._on_advice()

    def forget(self) -> None:
        """Forget a hint: the choice was made, or is another one."""
        if self._coach is not None:
            self._coach.drop()
        self._asked = self.advice = None
        self.done = False

    # ---- a cup of joe ----------------------------------------------------------------------------------------------

    def rest(self, on: bool) -> None:
        """Have a mind finish the deal for this person, or let them play on by themselves."""
        if on == self.resting or (on and not self.allows("joe")):
            return
        self.forget()
        mind = self._mind
        if mind is not None:
            mind.drop()
        self._mind = self._made() if on else None
        self._moved = "", -1
        if on:
            self._count("joe")
        self._table.rest(on)

    def _made(self) -> Player:
        session = self._context.session
        limit = Limit(milliseconds=round(1000 * float(session.settings["think"])))
        return mind_called(f"iq:{session.settings['joe']}", session.asker, lambda: limit)

    def follow(self) -> None:
        """Have the mind move, where its move is awaited; the deal's end ends its play."""
        view, roster, mind = self._guest.table.view, self._guest.table.roster, self._mind
        if mind is None or view is None or roster is None:
            return
        if view.phase not in ("pass", "play", "moon"):
            self._mind = None
            self._table.director.rest(False)
        elif view.seat in view.waiting:
            place = roster.game, -1 - len(view.lines) if view.phase == "pass" else view.length
            if place != self._moved:
                self._moved = place
                self._context.run(self._move(mind, view))

    async def _move(self, mind: Player, view: View) -> None:
        chance = f"{view.length} {view.seat} {self._guest.table.head}"  # it says nothing of the cards
        rows = view.choices() if view.phase == "moon" else ()
        turn = Turn(view, chance, view.length, rows)
        said, choice = "", NONE
        if view.phase == "moon":
            said = await mind.declare(turn)
        else:
            choice = await (mind.give(turn) if view.phase == "pass" else mind.play(turn))
        now = self._guest.table.view
        if self._mind is not mind or now is None or not (view.phase == "moon" or same(view, now)):
            return
        if said:
            self._guest.declare(said)
        elif choice != NONE and view.phase == "pass":
            self._guest.pass_on(choice)
        elif choice != NONE:
            self._guest.play(choice)

    def _count(self, what: str) -> None:
        roster = self._guest.table.roster
        if roster is not None:
            self._helped.count(roster.game, what)


def same(one: View, other: View) -> bool:
    """Return whether a seat is asked for the same choice in both: others may pass while one chooses."""
    asked = other.seat in other.waiting and (one.phase, one.hand, len(one.lines)) == (
        other.phase,
        other.hand,
        len(other.lines),
    )
    return asked and (one.phase == "pass" or one.length == other.length)
