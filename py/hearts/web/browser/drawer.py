"""Drawers in the browser's database, IndexedDB, which holds thousands of games or results and answers later."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.app.keeping.store import StoreError
from hearts.app.words import archive as words
from hearts.app.words import notices
from hearts.web.browser.clock import result_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts.web.browser.dom import Node

FULL = "QuotaExceededError"
GAMES, RESULTS = "moonshot hearts", "moonshot results"  # the drawers: finished games, and results of the leaderboard


class Drawer:
    """Games by their ids; see `Drawer` in `app/keeping/archive.py`. StoreError where the database does not answer."""

    def __init__(self, module: Node) -> None:
        self._module = module

    async def put(self, several: Sequence[tuple[str, str, str]]) -> str:
        """Keep these, all or none; why the browser refuses, in words, or empty."""
        text = json.dumps([list(entry) for entry in several])
        answer = json.loads(str(await result_of(self._module.put(text))))
        return notices.no_storage(answer["error"] == FULL) if "error" in answer else ""

    async def rows(self, after: str, most: int) -> list[tuple[str, str]]:
        """Return ids and rows behind `after`."""
        return await _pairs(self._module.rows(after, most))

    async def games(self, after: str, most: int) -> list[tuple[str, str]]:
        """Return ids and games behind `after`."""
        return await _pairs(self._module.games(after, most))

    async def game(self, id: str) -> str:
        """Return one game; empty where there is none."""
        (text,) = await _results(self._module.game(id))
        return "" if text is None else str(text)

    async def count(self) -> int:
        """Return how many games there are."""
        (number,) = await _results(self._module.count())
        return int(str(number))

    async def size(self) -> int:
        """Return how many letters all rows and games have."""
        (number,) = await _results(self._module.size())
        return int(str(number))

    async def drop(self, id: str) -> None:
        """Forget a game."""
        await _results(self._module.drop(id))

    async def clear(self) -> None:
        """Forget them all."""
        await _results(self._module.clear())


async def open_drawer(name: str = GAMES) -> Drawer | None:
    """Return the drawer of this name; None where the browser has no database, or none that opens."""
    module: Node = await result_of(doors.archive())
    found = None if module is None else module.drawer(name)
    return Drawer(found) if found is not None and await result_of(found.opens()) else None


async def spare() -> Node:
    """Return what keeps the saved game once more in the browser's database; None where it cannot be had."""
    return await result_of(doors.spare())


async def _results(promise: Node) -> list[object]:
    """Wait for the database's answer, a value for each request. Raises StoreError if it does not answer."""
    answer = json.loads(str(await result_of(promise)))
    if "error" in answer:
        raise StoreError(words.silent())
    values: list[object] = answer["value"]
    return values


async def _pairs(promise: Node) -> list[tuple[str, str]]:
    ids, texts = await _results(promise)
    assert isinstance(ids, list) and isinstance(texts, list)
    return [(str(id), str(text)) for id, text in zip(ids, texts)]
