"""The results of the leaderboard in a drawer: of each the text that was sent, and its line once it has been checked.

A result without a line came with the data of another device and waits for its check. A drawer gives them in order of
their ids, and so in order of days.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app.keeping.store import HALL
from hearts.app.same.board import line_of, result_of
from hearts.app.same.what import HALL as FORMAT
from hearts.app.same.what import HALL_VERSION, MANY

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.keeping.archive import Drawer
    from hearts.app.keeping.store import Store
    from hearts.app.same.board import Result
    from hearts.app.tasks import Rest

START = 12  # letters of a key in the id of a result
ROWS, TEXTS = 50, 10  # lines of results, and texts of them, that are taken out at a time
SENT = HALL + "."  # what the name of a result begins with in an exported file: `hall.KEY.DAY`
WORDS, LONGEST = 3, 60  # of such a name: its words, and its letters


class Entries:
    """The results on this device.

    all   the checked ones, in order of days, as far as `load` has read them
    """

    def __init__(self, drawer: Drawer, rest: Rest) -> None:
        self._drawer, self._rest = drawer, rest
        self.all: list[Result] = []
        self._known: set[tuple[str, str]] = set()

    async def load(self) -> None:
        """Read the checked results."""
        found: list[Result] = []
        rows = await self._pages(rows=True)
        for _, row in rows:
            result = result_of(row) if row else None
            if result is not None:
                found.append(result)
            await self._rest()
        self.all, self._known = found, {(each.person, each.of) for each in found}

    def has(self, person: str, of: str) -> bool:
        """Return whether there is a checked result of this person's day or match."""
        return (person, of) in self._known

    async def put(self, result: Result, text: str) -> str:
        """Keep a checked result with its text; the first one of a person's day or match stays. Returns why the browser
        refuses, or ""."""
        if self.has(result.person, result.of):
            return ""
        id, place = _id(result.person, result.of), len(self.all)
        why = await self._drawer.put([(id, line_of(result), text)])
        if not why:
            while place and _id(self.all[place - 1].person, self.all[place - 1].of) > id:
                place -= 1  # most results are of the latest days
            self.all.insert(place, result)
            self._known.add((result.person, result.of))
        return why

    async def take_in(self, name: str, text: str) -> str:
        """Keep a result of an exported file until it is checked, unless it is here already. Returns why the browser
        refuses, or "". Raises ValueError where the name is none of a result."""
        words = name.split(".")
        if len(name) > LONGEST or len(words) != WORDS or len(name.split()) != 1:
            raise ValueError("That is no result.")
        id = _id(words[1], words[2])
        return "" if await self._drawer.game(id) else await self._drawer.put([(id, "", text)])

    async def waiting(self) -> list[tuple[str, str]]:
        """Return the ids and texts of results that wait for their check."""
        rows, found = await self._pages(rows=True), []
        for id, row in rows:
            if not row:
                found.append((id, await self._drawer.game(id)))
        return found

    async def texts(self) -> list[tuple[str, str]]:
        """Return all results as they were sent, with their names in an exported file."""
        several = await self._pages(rows=False)
        return [(_name(id), text) for id, text in several if text]

    async def file(self, put: Callable[[str], object]) -> int:
        """Write all results to `put` as one file, no longer than it can be read. Returns how many of the oldest have no
        room in it."""
        texts, lines = await self.texts(), []
        head, end = f'{{"{FORMAT}": {HALL_VERSION}, "results": [\n', "\n]}\n"
        room = MANY - len(head) - len(end)
        while texts:
            lines.append(json.dumps(texts[-1][1]))
            room -= len(lines[-1]) + 2
            if room < 0:
                lines.pop()
                break
            texts.pop()
            await self._rest()
        put(head)
        while lines:
            put(lines.pop() + (",\n" if lines else ""))
        put(end)
        return len(texts)

    async def count(self) -> int:
        """Return how many results there are, checked or not."""
        return await self._drawer.count()

    async def size(self) -> int:
        """Return how many letters they have."""
        return await self._drawer.size()

    async def drop(self, id: str) -> None:
        """Forget a result."""
        await self._drawer.drop(id)

    async def clear(self) -> None:
        """Forget all results."""
        await self._drawer.clear()
        self.all, self._known = [], set()

    async def move(self, store: Store) -> None:
        """Take over the results that an earlier version kept as texts of the store; those that are refused stay."""
        lines = [each for each in [result_of(line) for line in store.get(HALL).split("\n")] if each is not None]
        checked = {_id(each.person, each.of): each for each in lines}
        for name in store.names(SENT):
            _, person, of = (name.split(".") + ["", ""])[:WORDS]
            result = checked.pop(_id(person, of), None)
            if await self._drawer.put([(_id(person, of), line_of(result) if result else "", store.get(name))]):
                return
            store.drop(name)
            await self._rest()
        for id, result in checked.items():
            if await self._drawer.put([(id, line_of(result), "")]):
                return
        store.drop(HALL)

    async def _pages(self, rows: bool) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        while True:
            after = found[-1][0] if found else ""
            page = await (self._drawer.rows(after, ROWS) if rows else self._drawer.games(after, TEXTS))
            if not page:
                return found
            found += page
            await self._rest()


def _id(person: str, of: str) -> str:
    """Return the id of a result: days in their order, then matches."""
    return f"{'0' * (5 - len(of))}{of}.{person[:START]}"


def _name(id: str) -> str:
    of, _, person = id.partition(".")
    return f"{SENT}{person}.{of.lstrip('0') or '0'}"
