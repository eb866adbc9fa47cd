"""The game of a table of people, as it is shown here: what has come, at one's own pace, and what one answers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.people.findings import Findings
from hearts.app.people.helped import Helped
from hearts.app.people.own import own_record
from hearts.app.scene.model import Allowed
from hearts.app.table.director import settle
from hearts.app.table.table import Source, Table
from hearts.app.tempo import Tempo
from hearts.app.words.locale import say
from hearts.engine.game import Passed, Played
from hearts.engine.steps import PlaySeen, Step
from hearts.web.browser import clock
from hearts.web.people.helps import Helps
from hearts.web.people.watching import LOCAL, as_watched, open_watched

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.guest import Guest
    from hearts.app.scene.model import Scene
    from hearts.app.table.commands import Command
    from hearts.engine.deal import View
    from hearts.engine.game import Declared
    from hearts.engine.record import Record, Seat
    from hearts.web.context import Context
    from hearts.web.people.device import Device
    from hearts.web.people.votes import Votes
    from hearts.web.screen import Other

    Drawn = Callable[[Scene], object]

HAND = ("choose", "pass", "decline", "moon")  # commands that choose something
HANDS = ("pass", "play")  # phases in which hands are covered while the device goes from one person to another


class Play(Source):
    """The table on the screen, as one person at this device sees it; one's own game waits behind it.

    cloth  what is laid on the screen, for whoever has the device
    """

    def __init__(
        self, context: Context, device: Device, guest: Guest, votes: Votes, drawn: Drawn, cloth: Other
    ) -> None:
        session = context.session
        self._context, self._session, self._guest = context, session, guest
        self._drawn, self._cloth = drawn, cloth
        self._device, self._votes = device, votes
        self._tempo = Tempo(session.tempo.pace, clock.breathe, lambda: session.settings.on("wait"))
        self.table = Table(self, self._draw, self._tempo, self._notice, look=session.director.look)
        self._director = self.table.director
        self._helped = Helped(device.beside.mapping_of(guest))
        self.helps = Helps(context, guest, self.table, self._helped)
        self._seats: tuple[Seat, ...] = ()
        self._waiting: list[Step | None] = []  # what is to be shown; None: the table anew
        self._stirred = asyncio.Event()
        self._laid, self._busy = False, False
        self._there = ("", -1)  # the deal in which who shares the device has said that they have it
        self._handed = False  # whether the device has come from somebody else, and they have not said so since
        guest.told.tell(on_answer=self._hear, on_dropped=lambda _: self._choose_again())
        self._findings = Findings(guest, self._tell)
        guest.table.events.tell(on_step=self._wait_for, on_open=self._open, on_roster=self._look, on_record=self._keep)
        guest.table.events.tell(on_watch=self._wait_for)
        # What a command does here, with the word behind it; those for the hand and the eye the table does.
        self._acts: dict[str, Callable[[str], object]] = {
            "claim": lambda _: self._guest.declare("claim"),
            "undo": lambda _: self._guest.order("propose undo"),
            "concede": lambda _: self._guest.order("propose concede"),
            "next": lambda _: self._next(),
            "again": lambda _: self._again(),
            "hint": lambda _: self.helps.hint(),
            "joe": lambda iq: self.helps.rest(bool(iq)),
            "uncover": lambda _: self._uncover(),
        }

    # ---- what comes ------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Show everything that comes, one after the other, without end."""
        self._open()
        while True:
            while self._waiting:
                self._busy = True
                await self._show(self._waiting.pop(0))
            self._busy = False
            await self._stirred.wait()
            self._stirred.clear()

    def _wait_for(self, step: Step | None) -> None:
        self._waiting.append(step)
        self._stirred.set()

    def _open(self) -> None:
        self._wait_for(None)
        self._device.changed()

    def _look(self) -> None:
        """Somebody has come or gone: they are shown between two steps."""
        roster = self._guest.table.roster
        if roster is not None and roster.seats != self._seats:
            self._wait_for(None)
        self._device.changed()
        self._votes.follow()

    def _keep(self, record: Record) -> None:
        """Keep a game that is over among the games of this device."""
        if record.game.phase == "over" and self._guest.seat >= 0 and self._device.keeps_games_of(self._guest):
            notes = self._helped.notes(record.id) + self._findings.notes
            own = own_record(record, self._guest.me.id, notes)
            self._context.later.finished.keep((own, own.text()))

    def _tell(self, text: str, grave: bool) -> None:
        """Tell at the table what was found out about it; the dialog beside it says how the table stands."""
        self._notice(text, "problem" if grave else "news")
        self._device.changed()

    def _notice(self, text: str, kind: str) -> None:
        """Tell the person here something, if they have the device."""
        if self._device.guest is self._guest:
            self._session.notice(text, kind)

    async def _show(self, step: Step | None) -> None:
        self._director.dress(self._session.director.look, self._director.demo)
        if step is not None and step.after.seat not in step.after.waiting:
            self.helps.forget()
        if step is None:
            self._begin()
            if self._laid:
                self._waiting.clear()  # all that has come lies on the table now
        elif not self._watches and self._shares and not self._is_seen(step):
            self._take_unseen(step)
        else:
            await self.table.present(step)
        self._answer()

    def _begin(self) -> None:
        table = self._guest.table
        roster, view = table.roster, table.view
        if roster is not None and self._watches and roster.state != "lobby":
            self._seats = roster.seats
            open_watched(self.table, roster, table.public)
            self._draw_anew()
            settle(self._director)
            return
        if roster is None or table.seat < 0 or roster.state == "lobby":
            return
        if view is None and self._guest.asleep:
            return  # no deal of this game is over yet: the dialog shows who sits there
        self._seats = roster.seats
        hides = self._shares and view is not None and view.phase in HANDS and self._there != self._place(view)
        covered = table.seat if hides else -1
        step = Step(None, None, view) if view is not None else None
        self.table.open(roster.seats, table.seat, step, covered, kind="people")
        if not self._fronts:
            return
        self._draw_anew()
        if covered < 0:
            settle(self._director)

    # ---- several people at this device -----------------------------------------------------------------------------

    @property
    def _fronts(self) -> bool:
        """Whether this person has the device."""
        return self._device.guest is self._guest

    @property
    def _shares(self) -> bool:
        """Whether others share the device with this person, or one of them had it last."""
        return self._device.shared or self._handed

    @property
    def idle(self) -> bool:
        """Whether all that has come was shown."""
        return not self._waiting and not self._busy

    def _place(self, view: View) -> tuple[str, int]:
        """Return which deal a View is of."""
        roster = self._guest.table.roster
        return roster.game if roster is not None else "", view.table.number

    def _is_seen(self, step: Step) -> bool:
        """Return whether a step is shown: not behind the back of who has the device, nor a hand to nobody knows
        whom."""
        return self._fronts and self._there == self._place(step.after)

    def _take_unseen(self, step: Step) -> None:
        """Know how the table stands, and show it covered, or as far as there is no hand to be covered."""
        self.table.take(step)
        if not self._fronts:
            return
        if step.after.phase not in HANDS:
            self._begin()
        elif not self.covered:
            self._director.clear()
            self._director.cover(step.after.seat)

    def stay(self) -> None:
        """Show on what is shown: somebody else has come to this device, and this person has it."""
        view = self._director.view
        if view is not None and not self._handed:
            self._there = self._place(view)

    def take_screen(self, laid: bool) -> None:
        """Show the table to this person, who gets the device; `laid`: whether it lies on the screen."""
        self._waiting.clear()
        self._laid, self._there, self._handed = laid, ("", -1), True
        if laid:
            self._begin()
        self._votes.follow()

    def hide(self) -> None:
        """Show nothing of this person's any more: somebody else gets the device."""
        self._laid, self._there = False, ("", -1)
        self.helps.forget()

    def _uncover(self) -> None:
        view = self._guest.table.view
        if view is None or self._director.curtain < 0:
            return
        self._there, self._handed = self._place(view), False
        self._waiting.clear()
        self.table.uncover(Step(None, None, view))
        self._director.show()
        self._votes.follow()
        self._answer()

    @property
    def covered(self) -> bool:
        """Whether nobody has said yet that they have the device."""
        return self._director.curtain >= 0

    def _draw_anew(self) -> None:
        """Draw the table, also where nothing but a name or a face is another one."""
        if self._laid:
            self._director.show()
        else:
            self.lay()

    @property
    def _watches(self) -> bool:
        """Whether this person only watches."""
        return self._guest.where == "watching"

    def lay(self) -> None:
        """Put the table on the screen."""
        self._laid = True
        self._context.deals.set()
        self._context.screens.lay(self._cloth)
        self._director.show()

    def close(self) -> None:
        """Leave the screen; the table goes on, and can be laid again."""
        self._laid = False
        self._context.screens.take_off(self._cloth)

    @property
    def laid(self) -> bool:
        """Whether it is on the screen."""
        return self._laid

    def _draw(self, scene: Scene) -> None:
        if self._laid:
            scene = as_watched(scene) if self._watches else scene
            self._context.screens.draw(self._cloth, scene)
            self._context.later.follow_guest(scene)
            self._drawn(scene)

    def allowed(self) -> Allowed:
        """Return what may be done now."""
        view = self._director.view
        if self.covered:
            return Allowed()
        return Allowed(
            last=view is not None and len(view.table.tricks) > 0,
            claim=self._session.settings["claims"] != "off",
            undo=self._may_undo(),
            concede=view is not None and view.phase in ("pass", "play", "moon"),
            hint=self.helps.allows("hint"),
        )

    def _may_undo(self) -> bool:
        """Return whether the last move is one's own: others are asked whether it may be taken back."""
        step = self._director.step
        return step is not None and isinstance(step.move, PlaySeen) and step.move.by == step.after.seat

    # ---- what one does ---------------------------------------------------------------------------------------------

    def ask(self, command: Command) -> str | None:
        """Return why a command may not be given now, see `Source.ask`."""
        name = command.name
        if self.covered and name != "uncover":
            return ""
        if self._watches:
            return None if name == "next" or name in LOCAL else say("party-watch-not")
        return None if name in self._acts or name in HAND or name in LOCAL else say("party-not_here")

    def do(self, command: Command) -> str:
        """Carry it out."""
        if command.name not in self._acts:
            why = self.table.do(command)
            self._answer()
            return why
        if self._watches:
            self._director.clear()
            self._director.show()
        else:
            self._acts[command.name](command.word)
        return ""

    def waits(self) -> bool:
        """Return whether a move is awaited of this person, and the table shows it."""
        view, shown = self._guest.table.view, self._director.view
        return view is not None and shown is not None and view.seat in view.waiting and shown.length == view.length

    def take(self, move: Passed | Played | Declared) -> None:
        """Send what this person has chosen."""
        if isinstance(move, Passed):
            self._guest.pass_on(move.cards)
        elif isinstance(move, Played):
            self._guest.play(move.card)
        else:
            self._guest.declare(move.what)

    def _answer(self) -> None:
        """Have a mind that plays for this person move, or their choice sent."""
        self.helps.follow()
        self.table.ready()

    def _next(self) -> None:
        if self._director.ending == "deal":
            self._director.clear()
            for guest in self._device.people:  # whoever is at this device has seen how the deal ended
                guest.order("next")
            self._session.notice(say("party-waits"), "news")

    def _again(self) -> None:
        """Ask all whether they play again; whoever is asked already agrees by it."""
        if "again" in self._guest.table.votes:
            self._guest.order("agree again")
        else:
            self._guest.order("propose again")
            self._session.notice(say("party-proposed"), "news")

    def _hear(self, order: str, why: str) -> None:
        """An order was answered; `why`: the id of a sentence that says why it was not carried out."""
        if why:
            self.table.refuse(say(why))

    def _choose_again(self) -> None:
        """The card that was chosen came too late: another may be chosen, and one that plays itself is played."""
        self.table.choose(0)
        self._director.show()
        clock.later(0, self._answer)
