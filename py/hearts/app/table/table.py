"""A table shows one game to the person at the screen, and takes what they choose; the game comes from a source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import Allowed
from hearts.app.scene.staging import Staging
from hearts.app.table.commands import Choose
from hearts.app.table.company import Company
from hearts.app.table.director import NONE, Director, forced_card, settle
from hearts.app.words import notices
from hearts.app.words.errors import sentence_of
from hearts.app.words.locale import say
from hearts.engine.cards import BITS, count, lowest
from hearts.engine.game import Declared, Passed, Played
from hearts.engine.steps import DealSeen, SaySeen

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import GameKind, Scene
    from hearts.app.scene.staging import Look
    from hearts.app.table.commands import Command
    from hearts.app.tempo import Tempo
    from hearts.engine.deal import View
    from hearts.engine.record import Seat
    from hearts.engine.steps import Step


class Source:
    """Whatever has the game that a table shows: the base of all sources, which lets nothing be done."""

    def allowed(self) -> Allowed:
        """Return what may be done now."""
        return Allowed()

    def ask(self, command: Command) -> str | None:
        """Return why this command may not be given now, as a sentence; "" if that needs no words; None if it may be.

        To ask changes nothing.
        """
        return ""

    def do(self, command: Command) -> str:
        """Carry out a command that may be given; a table does those for the hand and the eye (`Table.do`). Returns why
        it was not done, or ""."""
        return ""

    def waits(self) -> bool:
        """Return whether a choice of the person at the table is awaited."""
        return False

    def take(self, move: Passed | Played | Declared) -> None:
        """Take what the person at the table has chosen. If it comes to nothing, `Table.refuse` says so."""


class Table:
    """One game on the screen.

    draw    shows a scene; notice: has a sentence read beside the table, of kind "why", "problem" or "news"
    chosen  a set: what is selected for the pass, or the next card, which may be chosen before one's turn
    """

    def __init__(
        self,
        source: Source,
        draw: Callable[[Scene], None],
        tempo: Tempo,
        notice: Callable[[str, str], object] = lambda text, kind: None,
        company: Company | None = None,
        look: Look | None = None,
    ) -> None:
        self.tempo = tempo
        self.director = Director(draw, tempo, company or Company(), lambda: (self.chosen, source.allowed()), look)
        self._source, self._notice = source, notice
        self._chosen: dict[int, int] = {}  # by seat: several people may share the device

    @property
    def chosen(self) -> int:
        """What the person at the screen has chosen."""
        return self._chosen.get(self.director.viewer, 0)

    def choose(self, cards: int) -> None:
        """Choose these cards, in place of others."""
        self._chosen[self.director.viewer] = cards

    def forget(self) -> None:
        """Forget what everybody here has chosen."""
        self._chosen = {}

    # ---- what comes from the source --------------------------------------------------------------------------------

    def open(
        self,
        seats: tuple[Seat, ...],
        viewer: int,
        step: Step | None,
        curtain: int = -1,
        demo: str = "",
        diabolo: bool = False,
        kind: GameKind = "own",
    ) -> None:
        """Show another game from now on, to this seat, which has seen this step last; see `Staging`."""
        stage = Staging(seats=seats, curtain=curtain, demo=demo, diabolo=diabolo, kind=kind)
        self.director.open(viewer, step, stage)
        if step is not None:
            self.take(step)

    def take(self, step: Step) -> None:
        """Take what the viewer has seen last. What was chosen and has gone, or may not be played, is chosen no more."""
        view = step.after
        self.director.take(step)
        if self.chosen & ~view.hand or (view.phase != "play" and view.seat not in view.waiting):
            self.choose(0)
        self._put_back_barred(view)

    def uncover(self, step: Step) -> None:
        """Show the table to whoever has the device now, as of this step; see `Director.uncover`."""
        self.director.uncover(step)
        self._put_back_barred(step.after)

    def rest(self, on: bool) -> None:
        """Note whether a mind plays for the viewer from now on, and have that said."""
        self.choose(0)
        self.director.rest(on)
        self.director.announce(say("joe-begins" if on else "joe-ends"))

    async def present(self, step: Step) -> None:
        """Show a step of a game that others play: what it did, and how the table stands then."""
        self.take(step)
        if isinstance(step.move, (DealSeen, SaySeen)):
            self.director.clear()
        await self.director.perform()
        settle(self.director)
        self.ready()

    def ready(self) -> None:
        """Hand over the card that was chosen, or that plays itself, if the source waits for it."""
        view, source = self.director.view, self._source
        if view is None or not source.waits() or view.phase != "play" or view.seat not in view.waiting:
            return
        card = forced_card(view, self.director.look.forced)
        if card == NONE and self.chosen & view.legal:
            card = lowest(self.chosen & view.legal)
        if card != NONE:
            source.take(Played(view.seat, card))
        else:
            self.choose(0)

    def refuse(self, why: str) -> None:
        """Put back what was chosen: the source does not take it."""
        self.choose(0)
        self.director.show()
        self._notice(why, "why")

    # ---- what the person wants -------------------------------------------------------------------------------------

    def do(self, command: Command) -> str:
        """Do what a command says with the hand, or with what is seen. Returns why it was not done, or ""."""
        director, view = self.director, self.director.view
        if isinstance(command, Choose):
            return self._choose(command.card)
        if command.name == "hasten":
            self.tempo.hasten()
        elif command.name == "last":
            (director.recall if command.word == "show" else director.forget)()
        elif view is None or view.seat not in view.waiting:
            return ""
        elif command.name == "moon":
            self._source.take(Declared(view.seat, command.word))
        elif command.name == "pass" and view.phase == "pass":
            return self._pass(view)
        elif command.name == "decline" and view.rules.decline:
            self._source.take(Passed(view.seat, 0))
        return ""

    def _choose(self, card: int) -> str:
        """Select a card, or put it back; in play also before one's turn."""
        self.tempo.hasten()
        view, bit, why = self.director.view, BITS[card], ""
        if view is None or not view.hand & bit or self.director.curtain >= 0:
            return ""
        if view.table.phase == "pass":
            why = self._choose_for_pass(view, bit)
        elif view.table.phase == "play":
            why = sentence_of(view.refusal(card)) if view.table.turn == view.seat else ""
            if not why:
                self.choose(0 if self.chosen == bit else bit)
                why = self._barred(view)
        self.director.show()
        if self.chosen:
            self.ready()
        return why

    def _choose_for_pass(self, view: View, bit: int) -> str:
        if view.seat not in view.waiting:
            return say("notice-passed")
        if not self.chosen & bit and count(self.chosen) == view.rules.pass_count:
            return notices.chosen_already(view.rules.pass_count)
        self.choose(self.chosen ^ bit)
        return ""

    def _pass(self, view: View) -> str:
        wanted, packet = view.rules.pass_count, self.chosen
        if count(packet) != wanted:
            return notices.choose_first(wanted, count(packet))
        self._source.take(Passed(view.seat, packet))
        return ""

    def _put_back_barred(self, view: View) -> None:
        why = self._barred(view)
        if why:
            self._notice(why, "why")

    def _barred(self, view: View) -> str:
        """Put back a card chosen ahead if the trick now bars it. Returns why it does, or ""."""
        table, chosen = view.table, self.chosen
        if not chosen or table.phase != "play" or chosen & view.legal:
            return ""
        to_play = (view.seat - table.leader) % table.rules.players >= len(table.trick)
        if not to_play or not (table.trick or table.turn == view.seat):
            return ""
        self.choose(0)
        return sentence_of(view.refusal(lowest(chosen)))
