"""The game of a table of people, as it is shown here: what has come, at one's own pace, and what one answers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.people.findings import Findings
from hearts.app.people.helped import Helped
from hearts.app.people.own import own_record
from hearts.app.scene.model import Allowed
from hearts.app.sitting.commands import Choose, Command
from hearts.app.sitting.company import Company
from hearts.app.sitting.director import Director, present, settle
from hearts.app.sitting.players import NONE, forced
from hearts.app.tempo import Tempo
from hearts.app.words import notices
from hearts.app.words import people_page as words  # noqa: F401 - its sentences are said here
from hearts.app.words.errors import sentence_of
from hearts.app.words.locale import say
from hearts.engine.cards import BITS, count, lowest
from hearts.engine.steps import PlaySeen, Step
from hearts.web.browser import clock
from hearts.web.people.helps import Helps
from hearts.web.people.watching import LOCAL, as_watched, open_watched, present_watched, settle_watched

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.guest import Guest
    from hearts.app.scene.model import Scene
    from hearts.app.sitting.seating import Person
    from hearts.app.sitting.session import AnyCommand
    from hearts.engine.deal import View
    from hearts.engine.record import Record, Seat
    from hearts.web.context import Context
    from hearts.web.people.device import Device
    from hearts.web.people.votes import Votes
    from hearts.web.screen import Other

    Drawn = Callable[[Scene], object]

KEEP = ("set", "pause", "mute", "take")  # commands that are not for the table
HANDS = ("pass", "play")  # phases in which hands are covered while the device goes from one person to another


class Play:
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
        self._director = Director(self._draw, self._tempo, Company(), self._asks, session.director.look)
        self._helped = Helped(device.beside.mapping_of(guest))
        self.helps = Helps(context, guest, self._director, self._helped)
        self._chosen = 0
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
        self._acts: dict[str, Callable[[str], object]] = {
            "choose": self._choose,
            "pass": lambda _: self._pass(),
            "decline": lambda _: self._guest.pass_on(0),
            "moon": self._guest.declare,
            "claim": lambda _: self._guest.declare("claim"),
            "undo": lambda _: self._guest.order("propose undo"),
            "concede": lambda _: self._guest.order("propose concede"),
            "next": lambda _: self._next(),
            "again": lambda _: self._again(),
            "hasten": lambda _: self._tempo.hasten(),
            "last": lambda how: self._last(how == "show"),
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
        if step is None:
            self._begin()
            if self._laid:
                self._waiting.clear()  # all that has come lies on the table now
        elif self._watches:
            await present_watched(self._director, step)
        elif self._shares and not self._is_seen(step):
            self._take_unseen(step)
        else:
            await present(self._director, step)
        view = self._director.view
        if step is not None and step.after.seat not in step.after.waiting:
            self.helps.forget()
        if view is not None and (view.phase != "pass" or view.seat not in view.waiting):
            self._chosen &= view.hand if view.phase == "play" else 0
        self._answer()

    def _begin(self) -> None:
        table = self._guest.table
        roster, view = table.roster, table.view
        if roster is not None and self._watches and roster.state != "lobby":
            self._seats = roster.seats
            open_watched(self._director, roster, table.public)
            self._draw_anew()
            settle_watched(self._director)
            return
        if roster is None or table.seat < 0 or roster.state == "lobby":
            return
        if view is None and self._guest.asleep:
            return  # no deal of this game is over yet: the dialog shows who sits there
        self._seats = roster.seats
        hides = self._shares and view is not None and view.phase in HANDS and self._there != self._place(view)
        covered = table.seat if hides else -1
        step = Step(None, None, view) if view is not None else None
        self._director.open(roster.seats, table.seat, step, covered, kind="people")
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
        self._director.take(step)
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
        self._director.uncover(Step(None, None, view))
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

    def _asks(self) -> tuple[int, Allowed]:
        """Return what is chosen, and what may be done now."""
        view = self._director.view
        if self.covered:
            return 0, Allowed()
        return self._chosen, Allowed(
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

    def holds_back(self, who: Person, command: AnyCommand) -> bool:
        """Take every command that is for a table; what this one does not know is refused with a sentence."""
        if command.name in KEEP:
            return False
        if self.covered and command.name != "uncover":
            return True
        if self._watches and command.name == "next":
            self._director.clear()
            self._director.show()
        elif self._watches and command.name not in LOCAL:
            self._session.notice(say("party.watch.not"), "why")
        elif command.name in self._acts:
            self._acts[command.name](str(command.card) if isinstance(command, Choose) else _word(command))
        else:
            self._session.notice(say("party.not_here"), "why")
        return True

    def _choose(self, number: str) -> None:
        """Select a card, or take it back; during play also before one's turn."""
        self._tempo.hasten()
        if self.helps.resting:
            self.helps.rest(False)
            return
        card, view = int(number), self._director.view
        if view is None or not view.hand >> card & 1:
            return
        why = ""
        if view.phase == "pass":
            why = self._choose_for_pass(view, BITS[card])
        elif view.phase == "play":
            why = sentence_of(view.refusal(card)) if view.table.turn == view.seat else ""
            if not why:
                self._chosen = 0 if self._chosen == BITS[card] else BITS[card]
        self._director.show()
        if why:
            self._session.notice(why, "why")
        self._answer()

    def _choose_for_pass(self, view: View, bit: int) -> str:
        if view.seat not in view.waiting:
            return say("notice.passed")
        if not self._chosen & bit and count(self._chosen) == view.rules.pass_count:
            return notices.chosen_already(view.rules.pass_count)
        self._chosen ^= bit
        return ""

    def _pass(self) -> None:
        view = self._director.view
        if view is None or view.phase != "pass" or view.seat not in view.waiting:
            return
        if count(self._chosen) != view.rules.pass_count:
            self._session.notice(notices.choose_first(view.rules.pass_count, count(self._chosen)), "why")
        else:
            self._guest.pass_on(self._chosen)

    def _answer(self) -> None:
        """Play the card that was chosen, or the only one that plays itself, once it is awaited and on the screen."""
        self.helps.follow()
        view, shown = self._guest.table.view, self._director.view
        if view is None or shown is None or view.phase != "play" or view.seat not in view.waiting:
            return
        if shown.length != view.length:
            return
        card = forced(view, self._session.settings["forced"])
        if card == NONE and self._chosen & view.legal:
            card = lowest(self._chosen & view.legal)
        elif card == NONE and self._chosen:
            why = sentence_of(view.refusal(lowest(self._chosen)))
            self._chosen = 0
            self._director.show()
            self._notice(why, "why")
        if card != NONE:
            self._guest.play(card)

    def _next(self) -> None:
        if self._director.ending == "deal":
            self._director.clear()
            for guest in self._device.people:  # whoever is at this device has seen how the deal ended
                guest.order("next")
            self._session.notice(say("party.waits"), "news")

    def _again(self) -> None:
        """Ask all whether they play again; whoever is asked already agrees by it."""
        if "again" in self._guest.table.votes:
            self._guest.order("agree again")
        else:
            self._guest.order("propose again")
            self._session.notice(say("party.proposed"), "news")

    def _last(self, on: bool) -> None:
        if on:
            self._director.recall()
        else:
            self._director.forget()

    def _hear(self, order: str, why: str) -> None:
        """An order was answered; `why`: the id of a sentence that says why it was not carried out."""
        if why:
            self._chosen = 0
            self._director.show()
            self._notice(say(why), "why")

    def _choose_again(self) -> None:
        """The card that was chosen came too late: another may be chosen, and one that plays itself is played."""
        self._chosen = 0
        self._director.show()
        clock.later(0, self._answer)


def _word(command: AnyCommand) -> str:
    """Return what stands behind the command's name."""
    return command.word if isinstance(command, Command) else ""
