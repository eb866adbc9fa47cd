"""The loop of a sitting: asks each seat whose move is awaited, applies what it answers, keeps it, shows it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.commands import demo
from hearts.app.players import NONE, forced
from hearts.app.watcher import Watcher
from hearts.engine.claim import claim
from hearts.engine.game import Declared, Passed, Played

if TYPE_CHECKING:
    from hearts.app.sitting import Sitting
    from hearts.engine.game import Game


class Loop:
    """Plays on in a sitting, step by step."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._watcher = Watcher(sitting)

    async def run(self) -> None:
        """Play on until the page closes."""
        while True:
            if self._sitting.hold.held:
                await self._step(self._sitting.game)
            else:
                await self._watcher.run()

    async def _step(self, game: Game) -> None:
        """Whatever comes next, once."""
        if self._sitting.director.curtain >= 0:
            await self._facing(self._sitting.director.curtain)
        elif game.phase == "over" or (game.phase == "deal" and game.lines and not self._sitting.going_on):
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
        """Shows how the deal or the game ended, until the viewer goes on; a demonstration goes on by itself."""
        if self._sitting.director.demo:
            await self._go_on()
            return
        if not self._sitting.director.ending:
            self._sitting.director.end()
        await self._sitting.woken()

    async def _go_on(self) -> None:
        sitting, game = self._sitting, self._sitting.game
        await sitting.director.sum_up()
        if sitting.game is game:
            if game.phase == "over":
                demo(sitting, "")
            sitting.going_on = True

    async def _deal(self, game: Game) -> None:
        sitting = self._sitting
        sitting.going_on = False
        if sitting.commit(game, sitting.journal.deal()):
            sitting.director.hand_to(sitting.seating.comes(sitting.game))
            await sitting.director.perform()

    async def _pass(self, game: Game) -> None:
        """Minds and the person at the screen choose side by side; who is ready first passes first."""
        players, viewer = self._sitting.seating.players, self._sitting.director.viewer
        seats = [seat for seat in game.waiting if seat == viewer or not players[seat].here]
        if seats or await self._facing(game.waiting[0]):
            self._sitting.director.prompt()
            await asyncio.gather(*[self._give(game, seat) for seat in seats])

    async def _give(self, game: Game, seat: int) -> None:
        sitting = self._sitting
        packet = await sitting.seating.players[seat].give(sitting.seating.turn(game, seat))
        now = sitting.game
        same = now.deal is not None and game.deal is not None and now.deal.dealt is game.deal.dealt
        if packet != NONE and same and seat in now.waiting and sitting.commit(now, Passed(seat, packet)):
            await sitting.director.perform()

    async def _play(self, game: Game) -> None:
        sitting, seat = self._sitting, game.waiting[0]
        player = sitting.seating.players[seat]
        if not player.here and sitting.settings["claims"] == "all" and claim(game.view(seat)):
            sitting.commit(game, Declared(seat, "claim"))
        elif await self._facing(seat):
            card = forced(game.view(seat), sitting.settings["forced"]) if player.here else NONE
            if card == NONE:
                sitting.director.prompt()
                card = await player.play(sitting.seating.turn(game, seat))
            if card != NONE and sitting.commit(game, Played(seat, card)):
                await sitting.director.perform()

    async def _score_moon(self, game: Game) -> None:
        sitting, seat = self._sitting, game.waiting[0]
        if await self._facing(seat):
            if sitting.seating.players[seat].here:
                sitting.director.ask_moon()
            said = await sitting.seating.players[seat].declare(sitting.seating.turn(game, seat, game.choices()))
            if said:
                sitting.director.clear()
                sitting.commit(game, Declared(seat, said))

    async def _facing(self, seat: int) -> bool:
        """Whether `seat` may be asked now: a person must be at the screen, or the curtain falls until they are."""
        sitting = self._sitting
        there = seat == sitting.director.viewer and sitting.director.curtain < 0
        if there or not sitting.seating.players[seat].here:
            return True
        sitting.director.cover(seat)
        await sitting.woken()
        return False
