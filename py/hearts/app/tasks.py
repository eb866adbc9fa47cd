"""Tasks: what takes a while is held until it is done; a task that nobody holds may be swept away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine


class Tasks:
    """What is being done beside the play.

    sentence   what a person is told of an error
    told       hears that sentence, where a task names nobody else who does
    """

    def __init__(self, sentence: Callable[[Exception], str], told: Callable[[str], object]) -> None:
        self._sentence = sentence
        self._told = told
        self._held: list[asyncio.Task[None]] = []

    def run(self, work: Coroutine[None, None, None], told: Callable[[str], object] | None = None) -> None:
        """Have this done; `told` hears of an error in it, in a sentence."""
        self._held = [task for task in self._held if not task.done()]
        self._held.append(asyncio.create_task(self._guarded(work, told or self._told)))

    async def _guarded(self, work: Coroutine[None, None, None], told: Callable[[str], object]) -> None:
        try:
            await work
        except Exception as problem:
            told(self._sentence(problem))
