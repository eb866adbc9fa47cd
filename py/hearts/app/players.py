"""A seat is a player, asked with a View: a person at this device, a mind on this page, or a mind elsewhere."""

import asyncio
from typing import TYPE_CHECKING

from hearts.app.ahead import Unwanted
from hearts.engine.cards import count, lowest
from hearts.engine.shuffle import Random
from hearts.minds import instinct, temper, wire
from hearts.minds.thought import Limit

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from hearts.engine.deal import View
    from hearts.engine.game import Game
    from hearts.engine.score import Line

    Think = Callable[[str, int, Game | None], Awaitable[str]]
    Seed = tuple[int | str, ...]


class Human:
    """A person at this device: what they have chosen on the screen, awaited.

    chosen   a set: what is selected for the pass, or the next card, chosen ahead
    said     how to score a moon
    stirred  is set by the session when something was chosen, or the question may have changed; an answer of -1 or ""
             then means that it should look at the game and ask again
    """

    def __init__(self, stirred: "asyncio.Event") -> None:
        self.stirred = stirred
        self.forget()

    def forget(self) -> None:
        """Nothing is chosen any more."""
        self.chosen = 0
        self.said = ""

    async def wait(self) -> None:
        """Until the next stir."""
        await self.stirred.wait()
        self.stirred.clear()

    async def give(self, view: "View", seed: "Seed") -> int:
        """Nothing yet: the pass button makes the move at once, for minds may still be choosing theirs."""
        await self.wait()
        return -1

    async def play(self, view: "View", seed: "Seed") -> int:
        """The card, once a legal one has been chosen; it may have been chosen ahead."""
        if not self.chosen & view.legal:
            self.chosen = 0
            await self.wait()
        card = self.chosen & view.legal
        if not card:
            return -1
        self.forget()
        return lowest(card)

    async def declare(self, view: "View", lines: "tuple[Line, Line]", seed: "Seed") -> str:
        """How to score the moon, once it has been said."""
        if not self.said:
            await self.wait()
        said = self.said
        self.forget()
        return said


class Bot:
    """A mind on this very page: it answers at once, as its I.Q. and temper have it."""

    def __init__(self, mind: str) -> None:
        self.iq, self.temper = temper.read(mind)

    async def give(self, view: "View", seed: "Seed") -> int:
        """Its packet."""
        return instinct.give(view, Random(*seed), iq=self.iq, temper=self.temper)

    async def play(self, view: "View", seed: "Seed") -> int:
        """Its card."""
        return instinct.play(view, Random(*seed), iq=self.iq, temper=self.temper)

    async def declare(self, view: "View", lines: "tuple[Line, Line]", seed: "Seed") -> str:
        """How it scores its moon."""
        return instinct.declare(view, lines)


class Remote:
    """A mind that is asked by text, such as the worker's; while it does not answer well, a Bot stands in.

    think   asks: the question, the milliseconds it may take (0: as the mind likes), the game it is asked ahead for
    limit   how long it may think about a choice; None leaves it to the mind, so that it chooses the same every time

    It chooses -1 where its question was dropped: look at the game, and ask again.
    """

    def __init__(self, think: "Think", mind: str, limit: "Limit | None" = None) -> None:
        self.think = think
        self.mind = mind
        self.limit = limit
        self.stand_in = Bot(mind)

    async def give(self, view: "View", seed: "Seed") -> int:
        """Its packet."""
        try:
            packet = await self._ask("give", view, seed)
        except Unwanted:
            return -1
        fits = packet > 0 and packet & ~view.hand == 0 and count(packet) == view.rules.pass_count
        return packet if fits else await self.stand_in.give(view, seed)

    async def play(self, view: "View", seed: "Seed", ahead: "Game | None" = None) -> int:
        """Its card; a forced one is played without a question."""
        if count(view.legal) == 1:
            return lowest(view.legal)
        try:
            card = await self._ask("play", view, seed, ahead)
        except Unwanted:
            return -1
        return card if card >= 0 and view.legal >> card & 1 else await self.stand_in.play(view, seed)

    async def declare(self, view: "View", lines: "tuple[Line, Line]", seed: "Seed") -> str:
        """How it scores its moon."""
        return await self.stand_in.declare(view, lines, seed)

    async def _ask(self, what: str, view: "View", seed: "Seed", ahead: "Game | None" = None) -> int:
        """The card, or the set in the pass, that it answers with; -1 where there is no good answer."""
        number = int(seed[1])  # of the move: the same question is always the same text
        try:
            text = self._question(number, what, view, "/".join([str(word) for word in seed]), ahead)
            limit = self._time(what)
            answer = await self.think(text, limit.milliseconds if limit else 0, ahead)
            thought = wire.read_answer(answer, number)
        except Unwanted:
            raise
        except Exception:  # whatever keeps it from answering, the game goes on
            return -1
        return -1 if isinstance(thought, str) else thought.choice

    def _question(self, number: int, what: str, view: "View", seed: str, ahead: "Game | None") -> str:
        return wire.question(number, what, view, self.mind, seed, self._time(what))

    def _time(self, what: str) -> "Limit | None":
        """A pass is three cards at once, and everybody has time for it: twice the limit."""
        if self.limit and what == "give":
            return Limit(milliseconds=2 * self.limit.milliseconds)
        return self.limit


class Diabolo(Remote):
    """A mind that sees all the cards, and plays with the others against one seat; only it is ever told them.

    against  the seat; hands: everyone's cards as they are now; mind: who stands in while nobody answers
    """

    def __init__(
        self,
        think: "Think",
        against: int,
        hands: "Callable[[], tuple[int, ...]]",
        mind: str,
        limit: "Limit | None" = None,
    ) -> None:
        Remote.__init__(self, think, mind, limit)
        self.mind = f"diabolo:{against}"
        self.hands = hands

    def _question(self, number: int, what: str, view: "View", seed: str, ahead: "Game | None") -> str:
        hands = ahead.deal.hands if ahead and ahead.deal else self.hands()
        return wire.question(number, what, view, self.mind, seed, self._time(what), hands=hands)
