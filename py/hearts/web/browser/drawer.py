"""The drawer of the archive in the browser: IndexedDB, which holds thousands of games and answers later."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.app.keeping.store import StoreError
from hearts.app.words import archive as words
from hearts.app.words import notices
from hearts.web.browser.clock import come

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts.web.browser.dom import Node

FULL = "QuotaExceededError"


class Drawer:
    """Games by their ids; see `Drawer` in `app/keeping/archive.py`. StoreError where the database does not answer."""

    def __init__(self, module: Node) -> None:
        self._module = module

    async def put(self, several: Sequence[tuple[str, str, str]]) -> str:
        """Keeps these, all or none; why the browser refuses, in words, or empty."""
        text = json.dumps([list(entry) for entry in several])
        told = json.loads(str(await come(self._module.put(text))))
        return notices.refused(told["error"] == FULL) if "error" in told else ""

    async def rows(self, after: str, most: int) -> list[tuple[str, str]]:
        """Ids and rows behind `after`."""
        return await _pairs(self._module.rows(after, most))

    async def games(self, after: str, most: int) -> list[tuple[str, str]]:
        """Ids and games behind `after`."""
        return await _pairs(self._module.games(after, most))

    async def game(self, id: str) -> str:
        """One game; empty where there is none."""
        (found,) = await _results(self._module.game(id))
        return "" if found is None else str(found)

    async def count(self) -> int:
        """How many games there are."""
        (found,) = await _results(self._module.count())
        return int(str(found))

    async def drop(self, id: str) -> None:
        """Forgets a game."""
        await _results(self._module.drop(id))

    async def clear(self) -> None:
        """Forgets them all."""
        await _results(self._module.clear())


async def opened() -> Drawer | None:
    """The browser's drawer; None where it has none, or none that opens."""
    module: Node = await come(doors.archive())
    if module is None or not await come(module.opens()):
        return None
    return Drawer(module)


async def spare() -> Node:
    """What keeps the saved game once more in the browser's database; None where it cannot be had."""
    return await come(doors.spare())


async def _results(promise: Node) -> list[object]:
    """Wait for the database's answer, a value for each request. Raises StoreError if it does not answer."""
    told = json.loads(str(await come(promise)))
    if "error" in told:
        raise StoreError(words.silent())
    found: list[object] = told["value"]
    return found


async def _pairs(promise: Node) -> list[tuple[str, str]]:
    ids, texts = await _results(promise)
    assert isinstance(ids, list) and isinstance(texts, list)
    return [(str(id), str(text)) for id, text in zip(ids, texts)]
