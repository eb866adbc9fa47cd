"""The drawer of the archive in the browser: IndexedDB, which holds thousands of games and answers later."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.app.words import notices
from hearts.web.browser import clock, files

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts.web.browser.dom import Node

FULL = "QuotaExceededError"


class Drawer:
    """Games by their ids; see `Drawer` in `app/library/archive.py`."""

    def __init__(self, module: Node) -> None:
        self._module = module

    async def put(self, several: Sequence[tuple[str, str, str]]) -> str:
        """Keeps these, all or none; why the browser refuses, in words, or empty."""
        told = await _told(self._module.put(json.dumps([list(entry) for entry in several])))
        return notices.refused(told["error"] == FULL) if "error" in told else ""

    async def rows(self, after: str, most: int) -> list[tuple[str, str]]:
        """Ids and rows behind `after`."""
        return _pairs(await _told(self._module.rows(after, most)))

    async def games(self, after: str, most: int) -> list[tuple[str, str]]:
        """Ids and games behind `after`."""
        return _pairs(await _told(self._module.games(after, most)))

    async def game(self, id: str) -> str:
        """One game; empty where there is none."""
        found = _values(await _told(self._module.game(id)))
        return str(found[0]) if found and found[0] is not None else ""

    async def count(self) -> int:
        """How many games there are."""
        found = _values(await _told(self._module.count()))
        return int(str(found[0])) if found else 0

    async def drop(self, id: str) -> None:
        """Forgets a game."""
        await _told(self._module.drop(id))

    async def clear(self) -> None:
        """Forgets them all."""
        await _told(self._module.clear())


async def opened() -> Drawer | None:
    """The browser's drawer; None where it has none, or none that opens."""
    module = await come(doors.archive())
    if module is None or not await come(module.opens()):
        return None
    return Drawer(module)


async def spare() -> Node:
    """What keeps the saved game once more in the browser's database; None where it cannot be had."""
    return await come(doors.spare())


async def _told(promise: Node) -> dict[str, object]:
    told = json.loads(str(await come(promise)))
    assert isinstance(told, dict)
    return told


def _values(told: dict[str, object]) -> list[object]:
    found = told.get("value", [])
    return found if isinstance(found, list) else []


def _pairs(told: dict[str, object]) -> list[tuple[str, str]]:
    found = _values(told)
    if len(found) < 2 or not isinstance(found[0], list) or not isinstance(found[1], list):
        return []
    return [(str(id), str(text)) for id, text in zip(found[0], found[1])]


async def come(promise: Node) -> Node:
    """What a promise of JavaScript comes to."""
    found: list[Node] = []
    files.then(promise, found.append)
    await clock.until(lambda: found)
    return found[0]
