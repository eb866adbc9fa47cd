"""The asker puts questions to minds elsewhere, keeps their answers, and never asks the same thing twice."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.tasks import sleep, within

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from hearts.engine.game import Game
    from hearts.minds.thought import Limit

    class Minds(Protocol):
        """Who answers; `spare`: more than one question at a time."""

        spare: bool

        @property
        def up(self) -> bool:
            """Whether anybody is there to think."""

        def ask(self, asked: Asked) -> None:
            """Have it answered, some time."""

        def hurry(self, asked: Asked) -> None:
            """Answer it before all speculative questions: somebody waits for it now."""

        def drop(self, asked: Asked) -> None:
            """Drop it: nobody wants the answer any more."""


KEPT = 40  # so many answers are kept


class Dropped(Exception):
    """The question was dropped before it was answered: look at the game, and ask again."""


class Asked:
    """A question on its way. `answer` is the text of its answer; it stays empty if there is none.

    milliseconds  that its answer may take; 0 where the mind itself knows
    ahead         the game that it is asked ahead for, as it would stand then; None once somebody waits for the answer
    """

    def __init__(self, text: str, milliseconds: int = 0, ahead: Game | None = None) -> None:
        self.text = text
        self.milliseconds = milliseconds
        self.ahead = ahead
        self.answer = ""
        self.dropped = False
        self.over = False
        self._end = asyncio.Event()

    def settle(self, answer: str = "") -> None:
        """Take the answer; empty if there is none."""
        if not self.over:
            self.over, self.answer = True, answer
            self._end.set()

    def hurry(self) -> None:
        """Hurry: the game waits for the answer now."""
        self.ahead = None

    def drop(self) -> None:
        """Drop it: the answer is not needed any more."""
        self.dropped = not self.over
        self.settle()

    async def wait(self) -> str:
        """Wait for the answer. Raises RuntimeError if there is none, Dropped if the question was dropped."""
        await self._end.wait()
        if self.dropped:
            raise Dropped
        if not self.answer:
            raise RuntimeError("No mind has answered.")
        return self.answer


class Asker:
    """Asks `minds`, and tells when they are ready.

    patience  seconds that a question waits for them to come up, for a game that must repeat; each new try costs one
    awake     whether a worker is up, not only to be woken
    """

    def __init__(self, minds: Minds, patience: float = 0.0) -> None:
        self.patience = patience
        self.awake = False
        self._minds = minds
        self._asked: list[Asked] = []  # the oldest first
        self._drops = 0  # how often everything was dropped
        self._changed = asyncio.Event()  # set when a worker has come up, or all is dropped

    @property
    def up(self) -> bool:
        """Whether a worker can think."""
        return self._minds.up

    def hear(self, state: str) -> None:
        """Note how the workers are: "waiting", "starting", "up", "asleep" or "down"."""
        self.awake = state == "up"
        if self.up:
            self._changed.set()

    async def ready(self, seconds: float | None = None) -> bool:
        """Wait until a worker can think, at most so long, and no longer once all questions are dropped. Returns
        whether a worker can think."""
        if not self.up:
            self._changed.clear()
            await within(seconds, self._changed)
        return self.up

    @property
    def spare(self) -> bool:
        """Whether one mind can think ahead while another is being waited for."""
        return self._minds.spare

    async def ask(self, text: str, limit: Limit | None = None, ahead: Game | None = None) -> str:
        """Return the answer to a question: kept from before, on its way already, or asked now. As `Asked.wait`."""
        drops = self._drops
        while drops == self._drops:
            try:
                return await self._find(text, limit, ahead).wait()
            except RuntimeError:
                if self.patience <= 0 or ahead is not None:
                    raise
                if await self.ready(self.patience):
                    self.patience -= 1
                elif drops == self._drops:
                    self.patience = 0
        raise Dropped

    def drop(self) -> None:
        """Drop all questions; answers are kept."""
        self._drops += 1
        self.keep(lambda asked: False)
        self._changed.set()

    def keep(self, wanted: Callable[[Asked], bool]) -> None:
        """Drop all unanswered questions but these."""
        for asked in self._asked:
            if not asked.over and not wanted(asked):
                self._minds.drop(asked)

    def _find(self, text: str, limit: Limit | None, ahead: Game | None) -> Asked:
        for asked in self._asked:
            if asked.text == text and (asked.answer or not asked.over):
                if ahead is None and asked.ahead is not None:
                    asked.hurry()
                    self._minds.hurry(asked)
                return asked
        asked = Asked(text, limit.milliseconds if limit else 0, ahead)
        self._asked = [old for old in self._asked if old.answer or not old.over][1 - KEPT :] + [asked]
        self._minds.ask(asked)
        return asked


async def read_answer(answer: str) -> dict[str, object]:
    """Return the object in an answer, read in parts so that others may act. Raises ValueError if it holds none."""
    value = await gate.parse_json_in_parts(answer, gate.TEXT, lambda: sleep(0))
    if not isinstance(value, dict):
        raise ValueError("This is no object.")
    return value
