"""Thinking ahead: asks the minds early what they are likely to be asked next.

While a person ponders, or a card lies there to be seen, the game is played on in thought: with each of the cards that
are likely next, and then with what the minds answer, up to a person's turn. A mind is asked with the very View and
seed that it would have at that point, so its choice is the same, only sooner. What can no longer come true is dropped.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.tasks import begin
from hearts.engine.cards import each
from hearts.engine.game import Played
from hearts.minds.facts import Facts
from hearts.minds.instinct import Weighing

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from hearts.app.tempo import Breathe
    from hearts.app.thinking.asker import Asker
    from hearts.engine.deal import View
    from hearts.engine.game import Game

    Foresee = Callable[[Game], Awaitable[int]]

LIKELY = 3  # so many cards of whoever is to choose are thought about


class Way:
    """A way in which the game may go on: the position that is thought of."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, card: int) -> None:
        """Go on by this card of whoever is to play."""
        self.game = self.game.play(Played(self.game.waiting[0], card))


class Ahead:
    """Plays on in thought and asks the minds for the moves that may come.

    foresee   the card that will be played in a game next, by asking its mind ahead; -1 where a person is to choose
    breathe   lets the browser do what it has to do
    """

    def __init__(self, asker: Asker, foresee: Foresee, breathe: Breathe) -> None:
        self._asker = asker
        self._foresee = foresee
        self._breathe = breathe
        self._one = asyncio.Lock()
        self._game: Game | None = None
        self._ways: list[Way] = []

    def look(self, game: Game, guess: bool) -> None:
        """Think ahead from where the game stands; `guess`: also behind any likely next card."""
        self._game = game
        self._asker.keep(lambda asked: asked.ahead is None or leads_to(game, asked.ahead))
        self._ways = [way for way in self._ways if leads_to(game, way.game)]
        if self._asker.up and game.phase == "play":
            begin(self._ponder(game, guess))

    def drop(self) -> None:
        """Stop: nothing that was thought of can come true any more."""
        self._ways = []

    async def _ponder(self, game: Game, guess: bool) -> None:
        """Follow every way that the game is likely to go."""
        for start in starts(game, guess):
            await self._breath()
            if self._game is not game:
                return
            if not [way for way in self._ways if leads_to(start, way.game)]:
                way = Way(start)
                self._ways.append(way)
                begin(self._follow(way))

    async def _follow(self, way: Way) -> None:
        """Play on in thought, card by card, as long as minds choose and the way can still come true."""
        while way in self._ways:
            card = await self._foresee(way.game)
            if card < 0:
                return
            way.play(card)
            await self._breath()

    async def _breath(self) -> None:
        """Let the browser run between two steps of thinking ahead."""
        async with self._one:
            await self._breathe()


def starts(game: Game, guess: bool) -> Iterator[Game]:
    """Yield the positions to think from: the game as it stands and, for a guess, as it may stand after the next
    card."""
    yield game
    if guess:
        seat = game.waiting[0]
        for card in likely(game.view(seat)):
            yield game.play(Played(seat, card))


def likely(view: View) -> list[int]:
    """Return the cards that a player is likely to play, by instinct, the likeliest first."""
    weighing = Weighing(Facts(view))
    return sorted(each(view.legal), key=lambda card: (round(weighing.cost(card), 6), card))[:LIKELY]


def leads_to(game: Game, later: Game) -> bool:
    """Return True if `later` can follow from `game`, both positions of one record."""
    at: Game | None = later
    while at is not None and at.length > game.length:
        at = at.last
    here: Game | None = game
    while at is not here:
        if at is None or here is None or at.length != here.length or at.move != here.move:
            return False
        at, here = at.last, here.last
    return True
