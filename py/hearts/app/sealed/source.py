"""A sealed table as the source of a game on the screen: its steps come from the log, and what is chosen goes into it.

Construction: the seam of `hearts.app.table`. A member of the log says what a `Player` finds due; a choice of the person
becomes an entry, and the card is shown when the leader has ordered it. Where another leader orders anew, what was shown
is taken back, and the table opens again as it stands.

Assumption: those of `leader` and `player`. Threat: none of its own; it shows one seat what that seat may see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import Allowed
from hearts.app.sealed.player import shown
from hearts.app.sealed.state import CLAIM, REST
from hearts.app.table.table import Source, Table
from hearts.engine.claim import claim
from hearts.engine.game import Declared, Passed, Played
from hearts.engine.steps import DealSeen, Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import Scene
    from hearts.app.sealed.leader import Member
    from hearts.app.sealed.player import Player, Said
    from hearts.app.sealed.state import State
    from hearts.app.table.commands import Command
    from hearts.app.tasks import Rest
    from hearts.app.tempo import Tempo
    from hearts.engine.deal import View
    from hearts.engine.record import Seat
    from hearts.engine.steps import SeenMove

HAND = ("choose", "pass", "decline", "hasten", "last", "moon")  # what the table does by itself


class SealedSource(Source):
    """The seat of one person at a sealed table.

    table   what it is shown on; seats: who sits where; seat: the person's
    """

    def __init__(
        self,
        member: Member,
        player: Player,
        seats: tuple[Seat, ...],
        seat: int,
        draw: Callable[[Scene], None],
        tempo: Tempo,
        rest: Rest,
        notice: Callable[[str, str], object] = lambda text, kind: None,
    ) -> None:
        self.table = Table(self, draw, tempo, notice)
        self.seats, self.seat = seats, seat
        self._member, self._player, self._rest = member, player, rest
        self._deal = b""  # the deck whose moves are on the screen
        self._moves: list[SeenMove] = []
        self._chosen: Passed | Played | Declared | None = None
        self._goes_on = False

    @property
    def state(self) -> State:
        """The state that the log comes to, as it is ordered."""
        found: State = self._member.log.state  # type: ignore[assignment]
        return found

    # ---- for the table -------------------------------------------------------------------------------------------

    def allowed(self) -> Allowed:
        """Return what may be done now."""
        return Allowed()

    def ask(self, command: Command) -> str | None:
        """Return why a command may not be given now."""
        if command.name in HAND or (command.name == "next" and self.state.phase == REST):
            return None
        view = self.table.director.view
        fits = command.name == CLAIM and view is not None and view.phase == "play" and self.waits() and claim(view)
        return None if fits else ""

    def do(self, command: Command) -> str:
        """Carry out a command that may be given."""
        if command.name == "next":
            self._goes_on = True
        elif command.name == CLAIM:
            self.take(Declared(self.seat, CLAIM))
        else:
            return self.table.do(command)
        return ""

    def waits(self) -> bool:
        """Return whether a choice of the person is awaited, and none of theirs is on its way."""
        view = self.table.director.view
        return view is not None and self.seat in view.waiting and self._chosen is None

    def take(self, move: Passed | Played | Declared) -> None:
        """Take what the person has chosen."""
        if self._chosen is None:
            self._chosen = move

    # ---- for the log ---------------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Say what is due, and show what has happened: call it when something has come, and now and then."""
        await self._show()
        said = await self._says()
        if said is None or self._member.waits or self._underway(said):
            return
        committed: State = self._member.log.states[self._member.committed]  # type: ignore[assignment]
        if self._player.settled(said, self.state, committed):
            self._member.write(*said)

    def _underway(self, said: Said) -> bool:
        """Return whether this is said already, or something else that waits for its place and fits."""
        member = self._member
        mine = [entry for entry, _ in member.pool.values() if entry.author == member.me]
        return any((entry.kind, entry.body) == said or member.log.fits(entry) for entry in mine)

    async def _says(self) -> Said | None:
        state = self.state
        said = await self._player.due(state, self._rest)
        if said is not None:
            return said
        if self._chosen is not None and self._awaits(state):
            return await self._player.entry(state, self._chosen, self._rest)
        return self._player.goes_on(state) if self._goes_on or state.now is None else None

    def _awaits(self, state: State) -> bool:
        """Return whether the log waits for the choice that the screen has asked for."""
        view = self.table.director.view
        if view is None or view.table.plays != state.board.plays or self.seat not in view.waiting:
            return False
        return self._player.awaited(state)

    async def _show(self) -> None:
        """Show what is new, or open the table again where something was taken back."""
        state = self.state
        if state.now is None:
            return
        moves, name = await self._player.seen(state, self.seat, self._rest), state.now.name
        if name != self._deal:
            self._deal, self._moves, self._goes_on = name, [], False
            self._before = self.table.director.view
        if moves[: len(self._moves)] != self._moves:
            self._open(moves, self._before)
            return
        steps = shown(self._before, moves)[len(self._moves) :]
        self._moves = moves
        for step in steps:
            self._forget(step)
            if self.table.director.view is None:
                self.table.open(self.seats, self.seat, step, kind="people")
                self.table.director.show()
            else:
                await self.table.present(step)

    def _open(self, moves: list[SeenMove], before: View | None) -> None:
        steps = shown(before, moves)
        self._moves, self._chosen = moves, None
        if steps or before is not None:
            step = steps[-1] if steps else Step(None, None, before)  # type: ignore[arg-type]
            self.table.open(self.seats, self.seat, step, kind="people")
            self.table.director.show()

    def _forget(self, step: Step) -> None:
        """The person's choice has come into the log, or another has taken its place."""
        move = step.move
        by = move.seat if isinstance(move, DealSeen) else move.by if move is not None else self.seat
        if by == self.seat or self.seat not in step.after.waiting:
            self._chosen = None
