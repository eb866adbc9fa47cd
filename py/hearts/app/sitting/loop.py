"""The loop of a session: asks each seat whose move is awaited, applies what it answers, keeps it, shows it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.table.director import NONE, forced_card
from hearts.engine.claim import claim
from hearts.engine.game import Declared, Passed, Played

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from hearts.app.sitting.session import Session
    from hearts.engine.game import Game


async def play(session: Session, wait: Callable[[], Awaitable[None]] | None = None) -> None:
    """Go on with the saved game, or begin one, and play until the page closes; `wait`: what comes before the first
    move."""
    await session.open()
    if wait is not None:
        await wait()
    await Loop(session).run()


class Loop:
    """Carries a session's game on, move by move, until it must wait."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._watcher = Watcher(session)

    async def run(self) -> None:
        """Play on until the page closes."""
        while True:
            if self._session.hold.held:
                await self._step(self._session.game)
            else:
                await self._watcher.run()

    async def _step(self, game: Game) -> None:
        """Do whatever comes next, once."""
        if self._session.director.curtain >= 0:
            await self._facing(self._session.director.curtain)
        elif game.phase == "over" or (game.phase == "deal" and game.lines and not self._session.going_on):
            await self._end()
        elif game.phase == "deal":
            await self._deal(game)
        elif game.phase == "pass":
            await self._pass(game)
        elif game.phase == "play":
            await self._play(game)
        else:
            await self._score_moon(game)

    async def _end(self) -> None:
        """Show how the deal or the game ended, until the viewer goes on; a demonstration goes on by itself."""
        if self._session.director.demo:
            await self._go_on()
            return
        if not self._session.director.ending:
            self._session.director.end()
        await self._session.woken()

    async def _go_on(self) -> None:
        session, game = self._session, self._session.game
        await session.director.sum_up()
        if session.game is game:
            if game.phase == "over":
                session.demonstrate()
            session.go_on()

    async def _deal(self, game: Game) -> None:
        session = self._session
        if session.commit(game, session.journal.deal()):
            session.director.hand_to(session.seating.comes(session.game))
            await session.director.perform()

    async def _pass(self, game: Game) -> None:
        """Ask minds and the person at the screen side by side for their passes; who is ready first passes first."""
        players, viewer = self._session.seating.players, self._session.director.viewer
        seats = [seat for seat in game.waiting if seat == viewer or not players[seat].here]
        if seats or await self._facing(game.waiting[0]):
            self._session.director.prompt()
            await asyncio.gather(*[self._give(game, seat) for seat in seats])

    async def _give(self, game: Game, seat: int) -> None:
        session = self._session
        packet = await session.seating.players[seat].give(session.seating.turn(game, seat))
        now = session.game
        same = now.deal is not None and game.deal is not None and now.deal.dealt is game.deal.dealt
        if packet != NONE and same and seat in now.waiting and session.commit(now, Passed(seat, packet)):
            await session.director.perform()

    async def _play(self, game: Game) -> None:
        session, seat = self._session, game.waiting[0]
        player = session.seating.players[seat]
        away = seat in session.seating.away
        if not (player.here or away) and session.settings["claims"] == "all" and claim(game.view(seat)):
            session.commit(game, Declared(seat, "claim"))
        elif await self._facing(seat):
            card = forced_card(game.view(seat), session.settings["forced"]) if player.here else NONE
            if card == NONE:
                session.director.prompt()
                card = await player.play(session.seating.turn(game, seat))
            if card != NONE and session.commit(game, Played(seat, card)):
                await session.director.perform()

    async def _score_moon(self, game: Game) -> None:
        session, seat = self._session, game.waiting[0]
        if await self._facing(seat):
            if session.seating.players[seat].here:
                session.director.ask_moon()
            said = await session.seating.players[seat].declare(session.seating.turn(game, seat, game.choices()))
            if said:
                session.director.clear()
                session.commit(game, Declared(seat, said))

    async def _facing(self, seat: int) -> bool:
        """Return True if `seat` may be asked now. A person must be at the screen; until they are, the curtain falls."""
        session = self._session
        there = seat == session.director.viewer and session.director.curtain < 0
        if there or not session.seating.players[seat].here:
            return True
        session.director.cover(seat)
        await session.woken()
        return False


class Watcher:
    """Shows the game that another tab plays, move after move, and writes nothing."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def run(self) -> None:
        """Show the game until this tab holds the table, and then take over the game as it stands."""
        session = self._session
        session.director.watch(True)
        while not session.hold.held:
            await session.catch_up()
            self._show()
            await session.woken()
        director, moves = session.director, session.game.length
        ending, closing = director.ending, director.closing
        await session.catch_up()
        director.watch(False)
        if ending and session.game.length == moves:
            director.end(closing)  # it stands on the screen, and keeps its size
        else:
            director.show()

    def _show(self) -> None:
        """Show the game; but no cards if several people share the device, for nobody knows who looks at this tab."""
        director, here, game = self._session.director, self._session.seating.here, self._session.game
        if len(here) > 1:
            director.cover(here[0])
        elif game.phase == "over" or (game.phase == "deal" and game.lines):
            director.end()
        else:
            director.show()
