"""The archive: the record of every finished game, by the game's id, each with the row that statistics ask for.

It lies in drawers: IndexedDB in the browser (`web/browser/drawer.py`); without it, the texts of a store.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.app import gate
from hearts.app.keeping.store import GAMES
from hearts.app.statistics.row import Row, row_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Protocol

    from hearts.app.keeping.store import Store
    from hearts.app.tasks import Rest
    from hearts.engine.record import Record

    class Drawer(Protocol):
        """Where the games lie: each by its id, with the text of its row and its own text."""

        async def put(self, several: Sequence[tuple[str, str, str]]) -> str:
            """Save these, all or none. Returns why the browser refuses, in words, or empty."""

        async def rows(self, after: str, most: int) -> list[tuple[str, str]]:
            """Return ids and rows in order of the ids, from the first one behind `after` on."""

        async def games(self, after: str, most: int) -> list[tuple[str, str]]:
            """Return the games themselves as `rows` returns their rows."""

        async def game(self, id: str) -> str:
            """Return one game; empty where there is none."""

        async def count(self) -> int:
            """Return how many games there are."""

        async def size(self) -> int:
            """Return how many letters all rows and games have."""

        async def drop(self, id: str) -> None:
            """Forget a game."""

        async def clear(self) -> None:
            """Forget them all."""


# What lies in a drawer of one game.
Entry = NamedTuple("Entry", [("id", str), ("row", str), ("game", str)])
# A finished game: when it ended (milliseconds since 1970, as text), and its record.
Game = NamedTuple("Game", [("at", str), ("record", str)])

PAGE, ROWS = 40, 50  # games, and rows, that are taken out at a time
STRETCH = 10  # rows that are read between two breaths
NOBODY = Game("", "")


class Archive:
    """All finished games, each saved once.

    rest      lets the browser act, when a slice of work is used up
    noted     is called with the number of games, whenever that may have changed
    """

    def __init__(
        self,
        drawer: Drawer,
        rest: Rest,
        noted: Callable[[int], object] = lambda count: None,
    ) -> None:
        self._drawer = drawer
        self._rest = self.rest = rest
        self._noted = noted

    async def keep(self, record: Record, text: str, at: str) -> str:
        """Save a game that has just ended; it replaces an earlier end of the same game.

        text   the record as it is saved
        """
        await self._rest()
        row = row_of(record, text, at)
        await self._rest()
        if (await self.game(row.id)).record == text:
            return ""
        why = await self._drawer.put([_entry(row, text)])
        self._noted(await self.count())
        return why

    async def add(self, several: list[tuple[Row, str]]) -> tuple[int, str]:
        """Save those of these games that are new. Returns how many were, and an error sentence or ""."""
        new: list[Entry] = []
        for row, record in several:
            if row.id not in [entry.id for entry in new] and not await self._drawer.game(row.id):
                new.append(_entry(row, record))
        why = await self._drawer.put(new) if new else ""
        self._noted(await self.count())
        return (0, why) if why else (len(new), "")

    async def game(self, id: str) -> Game:
        """Return one game; with empty texts if there is none."""
        return _opened(await self._drawer.game(id))

    async def count(self) -> int:
        """Return how many games there are."""
        return await self._drawer.count()

    async def size(self) -> int:
        """Return how many letters all games have."""
        return await self._drawer.size()

    async def games(self, after: str) -> list[tuple[str, Game]]:
        """Return the next games with their ids, in order of the ids, from the first one behind `after`; none at the
        end."""
        return [(id, _opened(text)) for id, text in await self._drawer.games(after, PAGE)]

    async def rows(self, progress: Callable[[int], object]) -> list[Row]:
        """Return the rows of all games, in the order in which they ended; `progress` gets the number so far.

        A row of another version is made anew from its record; a game that cannot be read any more has none.
        """
        ordered = _Ordered()
        after = ""
        while True:
            page = await self._drawer.rows(after, ROWS)
            if not page:
                return ordered.rows
            for number, (id, text) in enumerate(page):
                row = Row.read(text) or await self._made_anew(id)
                if row:
                    ordered.add(row)
                if number % STRETCH == STRETCH - 1:
                    await self._rest()
            after = page[-1][0]
            progress(len(ordered.rows))
            await self._rest()

    async def drop(self, id: str) -> None:
        """Forget a game."""
        await self._drawer.drop(id)
        self._noted(await self.count())

    async def clear(self) -> None:
        """Forget all games."""
        await self._drawer.clear()
        self._noted(await self.count())

    async def _made_anew(self, id: str) -> Row | None:
        game = await self.game(id)
        try:
            _, record = await gate.read_in_parts(game.record, self._rest)
            row = row_of(record, game.record, game.at, id)
        except ValueError:
            return None
        await self._drawer.put([_entry(row, game.record)])
        return row


def _entry(row: Row, record: str) -> Entry:
    return Entry(row.id, row.text(), f"{row.at}\n{record}")


def _opened(text: str) -> Game:
    at, _, record = text.partition("\n")
    return Game(at, record) if text else NOBODY


class _Ordered:
    """Rows in the order in which their games ended. They nearly come so, and MicroPython's sort takes seconds then."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self._ends: list[tuple[int, str]] = []

    def add(self, row: Row) -> None:
        end = int(row.at or "0"), row.id
        low, high = 0, len(self.rows)
        if not high or end > self._ends[-1]:
            low = high
        while low < high:
            middle = (low + high) // 2
            if end > self._ends[middle]:
                low = middle + 1
            else:
                high = middle
        self._ends.insert(low, end)
        self.rows.insert(low, row)


class Texts:
    """A drawer in a store, where there is nothing better: it holds some hundred games. `start`: of its names."""

    def __init__(self, store: Store, start: str = GAMES) -> None:
        self._store, self._start = store, start

    async def put(self, several: Sequence[tuple[str, str, str]]) -> str:
        """Save these, as many as there is room for. Returns an error sentence or ""."""
        for id, row, game in several:
            name = self._start + id
            there = self._store.get(name) != ""
            if not self._store.put(name, f"{row}\n{game}"):
                why = self._store.problem
                if not there:
                    self._store.drop(name)  # what is held for as long as the page is open is no archive
                return why
        return ""

    async def rows(self, after: str, most: int) -> list[tuple[str, str]]:
        """Return ids and rows behind `after`."""
        return [(id, self._parts(id)[0]) for id in self._ids(after)[:most]]

    async def games(self, after: str, most: int) -> list[tuple[str, str]]:
        """Return ids and games behind `after`."""
        return [(id, self._parts(id)[1]) for id in self._ids(after)[:most]]

    async def game(self, id: str) -> str:
        """Return one game; empty where there is none."""
        return self._parts(id)[1]

    async def count(self) -> int:
        """Return how many games there are."""
        return len(self._ids(""))

    async def size(self) -> int:
        """Return how many letters they have."""
        return sum([len(self._store.get(self._start + id)) for id in self._ids("")])

    async def drop(self, id: str) -> None:
        """Forget a game."""
        self._store.drop(self._start + id)

    async def clear(self) -> None:
        """Forget them all."""
        for id in self._ids(""):
            self._store.drop(self._start + id)

    def _ids(self, after: str) -> list[str]:
        ids = [name[len(self._start) :] for name in self._store.names(self._start)]
        return [id for id in ids if id > after]

    def _parts(self, id: str) -> tuple[str, str]:
        row, _, game = self._store.get(self._start + id).partition("\n")
        return row, game


async def move(source: Drawer, home: Drawer) -> None:
    """Move all games to another drawer; those that it refuses stay."""
    while True:
        rows, games = await source.rows("", PAGE), await source.games("", PAGE)
        if not rows or await home.put([Entry(id, row, game) for (id, row), (_, game) in zip(rows, games)]):
            return
        for id, _ in rows:
            await source.drop(id)
