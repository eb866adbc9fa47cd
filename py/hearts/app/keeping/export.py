"""Export and import: everything that is kept, as one file (`docs/export.md` has its format).

The file is JSON. A finished game stands on a line of its own, so that thousands of them are written and read in pieces.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.kinds import KINDS, Here, Taken, is_pair, kind_of
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


async def write(store: Store, archive: Archive, results: Results, now: str, put: Callable[[str], object]) -> int:
    """Write the file to `put` in pieces. Returns how many finished games are in it."""
    put(f'{{"{FORMAT}": {VERSION},\n"made": {json.dumps(now)},\n"texts": [')
    kinds = [kind for kind in KINDS if kind.take is not None and not kind.drawer]
    texts = [(name, store.get(name)) for kind in kinds for name in store.names(kind.start)] + await results.texts()
    for number, pair in enumerate(texts):
        put((",\n" if number else "") + json.dumps(pair))
        await archive.rest()
    put('],\n"games": [')
    after, number = "", 0
    while True:
        page = await archive.games(after)
        if not page:
            put("\n]}\n")
            return number
        for id, game in page:
            put((",\n" if number else "\n") + json.dumps([game.at, game.record]))
            after, number = id, number + 1


class Intake(Taken):
    """Takes in the pieces of a file, and leaves out what is here already. It is the sum of what came of its texts.

    A game, a set, rules or a picture that are here already stay as they are. What there is one of is left to the
    caller.

    games   how many finished games are new; double: how many were here
    """

    def __init__(self, store: Store, archive: Archive, results: Results, rest: Rest) -> None:
        Taken.__init__(self)
        self._here, self._archive = Here(store, results, rest), archive
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
        """Take in a kept text, as [its name, the text]; `now` stands for the end of a game if that is unknown."""
        try:
            name, text = pair if is_pair(pair) else ("", "")
            kind = kind_of(name)
            if kind is None or kind.take is None:
                raise ValueError("That is nothing that a file has.")
            taken = await kind.take(self._here, name, gate.sized(text, kind.most))
        except ValueError:
            self.unread += 1
            return
        self.add(taken)
        if taken.over:
            await self.take_games([[now, taken.over]])
