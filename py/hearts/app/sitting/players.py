"""Players: the driver of a seat. A person at this device, a mind on this page, or a mind that is asked by text.

Each is asked with a Turn and answers with a move of its own; -1, or "", means that the question was dropped: whoever
asked looks at the game again. Who drives a seat may be somebody else than who is recorded there.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.table.director import NONE
from hearts.app.thinking.asker import Dropped, read_answer
from hearts.engine.cards import count, lowest
from hearts.engine.game import Declared, Passed, Played
from hearts.minds import registry, wire
from hearts.minds.thought import Limit

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.thinking.asker import Asker
    from hearts.engine.deal import View
    from hearts.engine.game import Game
    from hearts.engine.score import Line
    from hearts.minds.thought import Thought


class Turn:
    """What a player is asked with.

    view    what its seat knows; chance: what it may use of chance; number: of the move, names the question
    rows    the two rows that the shooter of a moon chooses from
    ahead   the game that it is asked ahead for, as it would stand then; None where somebody waits for the answer
    """

    def __init__(
        self,
        view: View,
        chance: str,
        number: int,
        rows: tuple[Line, Line] | tuple[()] = (),
        ahead: Game | None = None,
    ) -> None:
        self.view = view
        self.chance = chance
        self.number = number
        self.rows = rows
        self.ahead = ahead


class Player:
    """The base class of all players, who play a seat each.

    here   a person at this device, who looks at the screen
    slow   takes time in which others may think ahead
    """

    here = False
    slow = False

    async def give(self, turn: Turn) -> int:
        """Return the set of cards it passes; 0 declines."""
        raise NotImplementedError

    async def play(self, turn: Turn) -> int:
        """Return the card it plays."""
        raise NotImplementedError

    async def declare(self, turn: Turn) -> str:
        """Return how it scores its moon: "minus" or "plus"."""
        raise NotImplementedError

    async def foresee(self, turn: Turn) -> int:
        """Return the card that it will play in a game that is only thought of; NONE if nobody can know."""
        return NONE

    def drop(self) -> None:
        """Drop its question: the answer is not needed any more."""


class Human(Player):
    """A person at this device, whose choices come from the table.

    ready   has the table hand over what was chosen already; asked: whether a choice is awaited
    """

    here = True
    slow = True

    def __init__(self, ready: Callable[[], object]) -> None:
        self.asked = False
        self._ready = ready
        self._move: Passed | Played | Declared | None = None
        self._dropped = False
        self._stirred = asyncio.Event()

    async def give(self, turn: Turn) -> int:
        """Return the packet, once the pass button is pressed."""
        move = await self._answer()
        return move.cards if isinstance(move, Passed) else NONE

    async def play(self, turn: Turn) -> int:
        """Return the card, once a legal one has been chosen."""
        move = await self._answer()
        return move.card if isinstance(move, Played) else NONE

    async def declare(self, turn: Turn) -> str:
        """Return how to score the moon, once it has been said."""
        move = await self._answer()
        return move.what if isinstance(move, Declared) else ""

    def take(self, move: Passed | Played | Declared) -> None:
        """Take what the person has chosen."""
        self._move = move
        self._stirred.set()

    def drop(self) -> None:
        """Drop what was asked: nobody wants the answer."""
        self._dropped = True
        self._stirred.set()

    async def _answer(self) -> Passed | Played | Declared | None:
        self.asked = True
        self._ready()
        while self._move is None and not self._dropped:
            await self._stirred.wait()
            self._stirred.clear()
        move = None if self._dropped else self._move
        self.asked, self._move, self._dropped = False, None, False
        return move


class Bot(Player):
    """A mind on this page, which answers at once; for a mind that thinks, its stand-in."""

    def __init__(self, mind: str) -> None:
        self._mind = registry.stand_in(mind)

    async def give(self, turn: Turn) -> int:
        """Return its packet."""
        return self._mind.give(turn.view, turn.chance).choice

    async def play(self, turn: Turn) -> int:
        """Return its card."""
        return self._mind.play(turn.view, turn.chance).choice

    async def declare(self, turn: Turn) -> str:
        """Return how it scores its moon."""
        assert turn.rows
        return self._mind.declare(turn.view, turn.rows)

    async def foresee(self, turn: Turn) -> int:
        """Return its card."""
        return await self.play(turn)


class Remote(Player):
    """A mind that is asked by text, such as the worker's. A Bot stands in if it gives no good answer.

    limit   how long it may think about a choice; None leaves it to the mind, so that it chooses the same every time
    """

    def __init__(self, asker: Asker, mind: str, limit: Callable[[], Limit | None]) -> None:
        self.mind = mind
        self.slow = asker.spare
        self._asker = asker
        self._limit = limit
        self._stand_in = Bot(mind)

    async def give(self, turn: Turn) -> int:
        """Return its packet."""
        view = turn.view
        try:
            packet = await self._ask("give", turn)
        except Dropped:
            return NONE
        fits = packet > 0 and packet & ~view.hand == 0 and count(packet) == view.rules.pass_count
        return packet if fits else await self._stand_in.give(turn)

    async def play(self, turn: Turn) -> int:
        """Return its card; a forced one is played without a question."""
        legal = turn.view.legal
        if count(legal) == 1:
            return lowest(legal)
        try:
            card = await self._ask("play", turn)
        except Dropped:
            return NONE
        return card if card >= 0 and legal >> card & 1 else await self._stand_in.play(turn)

    async def declare(self, turn: Turn) -> str:
        """Return how it scores its moon."""
        return await self._stand_in.declare(turn)

    async def foresee(self, turn: Turn) -> int:
        """Return its card: the very question that it will be asked."""
        return await self.play(turn)

    async def think(self, what: str, turn: Turn) -> Thought | str:
        """Return its whole answer: a card or a packet, and its thoughts on each choice. RuntimeError if nobody
        answers."""
        limit = self._time(what)
        answer = await self._asker.ask(self._question(what, turn, limit), limit, turn.ahead)
        try:
            plain = await read_answer(answer)
        except ValueError:
            plain = {}
        return wire.read_answer(plain, turn.number)

    async def _ask(self, what: str, turn: Turn) -> int:
        """Return the card, or in the pass the set, that it answers with; NONE if there is no good answer."""
        try:
            thought = await self.think(what, turn)
        except Dropped:
            raise
        except Exception:  # whatever keeps it from answering, the game goes on
            return NONE
        return NONE if isinstance(thought, str) else thought.choice

    def _question(self, what: str, turn: Turn, limit: Limit | None) -> str:
        return wire.question(turn.number, what, turn.view, self.mind, turn.chance, limit)

    def _time(self, what: str) -> Limit | None:
        """Return the limit for a question; twice as long for a pass, which is three cards at once."""
        limit = self._limit()
        return Limit(milliseconds=2 * limit.milliseconds) if limit and what == "give" else limit


def mind_called(name: str, asker: Asker, limit: Callable[[], Limit | None]) -> Player:
    """Return the player for a mind: on this page, or asked by text where it thinks."""
    return Remote(asker, name, limit) if registry.thinks(name) else Bot(name)


class Diabolo(Remote):
    """A mind that sees all the cards of this deal, as no other does, and plays with its like against one seat.

    against  the seat; hands: everyone's cards as they are now; mind: who stands in while nobody answers
    """

    def __init__(
        self,
        asker: Asker,
        against: int,
        hands: Callable[[], tuple[int, ...]],
        mind: str,
        limit: Callable[[], Limit | None],
    ) -> None:
        Remote.__init__(self, asker, mind, limit)
        self.mind = f"diabolo:{against}"
        self._hands = hands

    def _question(self, what: str, turn: Turn, limit: Limit | None) -> str:
        ahead = turn.ahead
        hands = ahead.deal.hands if ahead and ahead.deal else self._hands()
        return wire.question(turn.number, what, turn.view, self.mind, turn.chance, limit, hands=hands)
