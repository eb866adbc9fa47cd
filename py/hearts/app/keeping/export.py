"""Export and import: everything that is saved, as one file (`docs/export.md` has its format).

The file is JSON. A finished game stands on a line of its own, so that thousands of them are written and read in pieces.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.kinds import KINDS, Destination, Taken, is_pair, kind_of
from hearts.app.statistics.row import archive_id, row_of
from hearts.engine.heading import heading_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.keeping.archive import Archive
    from hearts.app.keeping.kinds import Results
    from hearts.app.keeping.store import Store
    from hearts.app.statistics.row import Row
    from hearts.app.tasks import Rest

VERSION = 1
FORMAT = "moonshot hearts"  # the key that says which format this is
LARGEST = 64  # megabytes of a file
MEGABYTE = 1024 * 1024
HEAD, GAMES, END = '{{"{}": {},\n"made": {},\n"texts": [', '],\n"games": [', "\n]}\n"


async def write(
    store: Store,
    archive: Archive,
    results: Results,
    now: str,
    put: Callable[[str], object],
    another: Callable[[], object],
) -> tuple[int, int]:
    """Write the file to `put` in pieces; where it becomes too large to be read, `another` begins a further file, with
    the games that are left. Returns how many finished games and how many files there are."""
    kinds = [kind for kind in KINDS if kind.take is not None and not kind.drawer]
    texts = [(name, store.get(name)) for kind in kinds for name in store.names(kind.start)] + await results.texts()
    put(HEAD.format(FORMAT, VERSION, json.dumps(now)))
    size, after, number, files = 0, "", 0, 1
    for at, pair in enumerate(texts):
        line = json.dumps(pair)
        size += len(line.encode())
        put((",\n" if at else "") + line)
        await archive.rest()
    put(GAMES)
    begun = False  # whether this file has a game
    while True:
        page = await archive.games(after)
        if not page:
            put(END)
            return number, files
        for id, game in page:
            line = json.dumps([game.at, game.record])
            size += len(line.encode()) + 2
            if begun and size > (LARGEST - 1) * MEGABYTE:
                put(END)
                another()
                put(HEAD.format(FORMAT, VERSION, json.dumps(now)) + GAMES)
                size, begun, files = len(line), False, files + 1
            put((",\n" if begun else "\n") + line)
            after, number, begun = id, number + 1, True


class Intake(Taken):
    """Takes in the pieces of a file, and leaves out what is here already. It is the sum of the results for its texts.

    A game, a set, rules or a picture that are here already stay as they are. What there is one of is left to the
    caller.

    games   how many finished games are new; double: how many were here
    """

    def __init__(self, store: Store, archive: Archive, results: Results, rest: Rest) -> None:
        Taken.__init__(self)
        self._here, self._archive = Destination(store, results, rest), archive
        self.games = self.double = 0

    async def take_games(self, several: object) -> None:
        """Take in finished games, each as [when it ended, its record]."""
        rows: list[tuple[Row, str]] = []
        for pair in several if isinstance(several, list) else [several]:
            try:
                if not is_pair(pair) or not gate.digits(pair[0], gate.DIGITS):
                    raise ValueError("That is no game.")
                id = archive_id(heading_of(pair[1]).get("id"))
                if id and (await self._archive.game(id)).record:
                    self.double += 1
                    continue
                text, record = await gate.read_in_parts(pair[1], self._here.rest)
                rows.append((row_of(record, text, pair[0]), text))
            except ValueError:
                self.unread += 1
            await self._here.rest()
        new, why = await self._archive.add(rows)
        self.games += new
        self.double += 0 if why else len(rows) - new
        self.problem = self.problem or why

    async def take_text(self, pair: object, now: str) -> None:
        """Take in a saved text, as [its name, the text]; `now` stands for the end of a game if that is unknown."""
        try:
            name, text = pair if is_pair(pair) else ("", "")
            kind = kind_of(name)
            if kind is None or kind.take is None:
                raise ValueError("That is nothing that a file has.")
            taken = await kind.take(self._here, name, gate.check_size(text, kind.most))
        except ValueError:
            self.unread += 1
            return
        self.add(taken)
        if taken.over:
            await self.take_games([[now, taken.over]])
