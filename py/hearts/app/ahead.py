"""Thinking ahead: what the minds are likely to be asked next is asked before its time, and its answer kept until it is.

While a person ponders, or a card lies there to be seen, the game is played on in thought: with each of the cards that
are likely next, and then with what the minds answer, up to a person's turn. A mind is asked with the very View and
seed that it would have at that point, so its choice is the same, only sooner. What can no longer come true is dropped.
"""

import asyncio
from typing import TYPE_CHECKING

from hearts.engine.cards import each
from hearts.engine.game import Played
from hearts.minds.instinct import Weighing
from hearts.minds.look import Look

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from typing import Protocol

    from hearts.engine.deal import View
    from hearts.engine.game import Game

    class Minds(Protocol):
        """Who answers; `spare`: more than one question at a time."""

        spare: bool

        @property
        def up(self) -> bool:
            """Whether anybody is there to think."""

        def ask(self, asked: "Asked") -> None:
            """Have it answered, some time."""

        def hurry(self, asked: "Asked") -> None:
            """Somebody waits for it now: it goes before all that is asked ahead."""

        def drop(self, asked: "Asked") -> None:
            """Nobody wants it any more."""

    Foresee = Callable[[Game], Awaitable[int]]
    Breathe = Callable[[], Awaitable[None]]

LIKELY = 3  # so many cards of whoever is to choose are thought about
KEPT = 40  # so many answers are kept


class Unwanted(Exception):
    """The question was dropped before it was answered: look at the game, and ask again."""


class Asked:
    """A question on its way: `answer` is its text once there is one, and stays empty where there is to be none.

    milliseconds  that its answer may take; 0 where the mind itself knows
    ahead         the game that it is asked ahead for, as it would stand then; None once somebody waits for the answer
    """

    def __init__(self, text: str, milliseconds: int = 0, ahead: "Game | None" = None) -> None:
        self.text = text
        self.milliseconds = milliseconds
        self.ahead = ahead
        self.answer = ""
        self.dropped = False
        self.over = False
        self._end = asyncio.Event()

    def settle(self, answer: str = "") -> None:
        """This is the answer, or there is none."""
        if not self.over:
            self.over, self.answer = True, answer
            self._end.set()

    def drop(self) -> None:
        """Nobody wants it any more."""
        self.dropped = not self.over
        self.settle()

    async def wait(self) -> str:
        """The answer; RuntimeError where there is none, Unwanted where nobody wants it any more."""
        await self._end.wait()
        if self.dropped:
            raise Unwanted
        if not self.answer:
            raise RuntimeError("No mind has answered.")
        return self.answer


class Line:
    """A way the game may go: where it stands in thought."""

    def __init__(self, game: "Game") -> None:
        self.game = game


class Ahead:
    """Asks the minds, now and ahead.

    foresee   the card that will be played in a game next, by asking its mind ahead; -1 where a person is to choose
    breathe   lets the browser do what it has to do
    """

    def __init__(self, minds: "Minds", foresee: "Foresee", breathe: "Breathe") -> None:
        self._minds = minds
        self._foresee = foresee
        self._breathe = breathe
        self._one = asyncio.Lock()
        self._game: Game | None = None
        self._asked: list[Asked] = []  # the oldest first
        self._lines: list[Line] = []
        self._tasks: list[asyncio.Task[None]] = []  # one that nobody holds may be swept away

    async def think(self, text: str, milliseconds: int = 0, ahead: "Game | None" = None) -> str:
        """The answer to a question: kept from before, on its way already, or asked now. As `Asked.wait`."""
        asked = self._find(text)
        if asked is None:
            asked = Asked(text, milliseconds, ahead)
            self._asked = [old for old in self._asked if old.answer or not old.over][1 - KEPT :] + [asked]
            self._minds.ask(asked)
        elif ahead is None and asked.ahead is not None:
            asked.ahead = None
            self._minds.hurry(asked)
        return await asked.wait()

    def look(self, game: "Game", guess: bool) -> None:
        """The game stands like this, and is thought about from here; `guess`: whatever is played next, as well."""
        self._game = game
        for asked in self._asked:
            if asked.ahead is not None and not asked.over and not leads_to(game, asked.ahead):
                self._minds.drop(asked)
        self._lines = [line for line in self._lines if leads_to(game, line.game)]
        self._tasks = [task for task in self._tasks if not task.done()]
        if self._minds.up and game.phase == "play":
            self._begin(self._ponder(game, guess))

    def drop(self) -> None:
        """Nothing that was asked is wanted any more; answers are kept."""
        for asked in self._asked:
            if not asked.over:
                self._minds.drop(asked)
        self._lines = []

    def _find(self, text: str) -> "Asked | None":
        for asked in self._asked:
            if asked.text == text and (asked.answer or not asked.over):
                return asked
        return None

    def _begin(self, act: "Awaitable[None]") -> None:
        self._tasks.append(asyncio.create_task(act))  # type: ignore[arg-type]

    async def _ponder(self, game: "Game", guess: bool) -> None:
        """Begins a line for every way that the game may well go."""
        for start in starts(game, guess):
            await self._breath()
            if self._game is not game:
                return
            if not [line for line in self._lines if leads_to(start, line.game)]:
                line = Line(start)
                self._lines.append(line)
                self._begin(self._follow(line))

    async def _follow(self, line: Line) -> None:
        """Plays a line on, card by card, as long as minds are to choose and it may still come true."""
        while line in self._lines:
            card = await self._foresee(line.game)
            if card < 0:
                return
            line.game = line.game.play(Played(line.game.waiting[0], card))
            await self._breath()

    async def _breath(self) -> None:
        """Between any two steps of thinking ahead, whatever lines they belong to, the browser has its turn."""
        async with self._one:
            await self._breathe()


def starts(game: "Game", guess: bool) -> "Iterator[Game]":
    """The game as it stands, and as it may stand after the next card."""
    yield game
    if guess:
        seat = game.waiting[0]
        for card in likely(game.view(seat)):
            yield game.play(Played(seat, card))


def likely(view: "View") -> "list[int]":
    """The cards that a player may well play, what instinct likes best first."""
    weighing = Weighing(Look(view))
    return sorted(each(view.legal), key=lambda card: (round(weighing.cost(card), 6), card))[:LIKELY]


def leads_to(game: "Game", later: "Game") -> bool:
    """Whether `later` can come of `game`, both being games of one record."""
    at: Game | None = later
    while at is not None and at.length > game.length:
        at = at.last
    here: Game | None = game
    while at is not here:
        if at is None or here is None or at.length != here.length or at.move != here.move:
            return False
        at, here = at.last, here.last
    return True
