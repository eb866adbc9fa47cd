"""Export and import: everything that is kept, as one file (`docs/export.md` has its format).

The file is JSON. A finished game stands on a line of its own, so that thousands of them are written and read in pieces.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.casts import reader
from hearts.app.heading import player_of
from hearts.app.keeping import days, laid, pars, progress
from hearts.app.keeping.judged import Judged
from hearts.app.keeping.matches import Matches
from hearts.app.keeping.own import OwnCasts, OwnRules
from hearts.app.keeping.setup import Setup
from hearts.app.keeping.store import (
    CAST,
    DAY,
    DAYS,
    GAME,
    HALL,
    LAID,
    MATCHES,
    PARS,
    PICTURE,
    PROBLEMS,
    REVIEWS,
    RULES,
    SETTINGS,
    SETUP,
)
from hearts.app.statistics.row import archive_id, row_of
from hearts.engine.heading import heading_of
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol, TypeGuard

    from hearts.app.keeping.archive import Archive
    from hearts.app.keeping.store import Store
    from hearts.app.statistics.row import Row
    from hearts.app.tasks import Rest
    from hearts.engine.record import Record

    class Results(Protocol):
        """The results of the leaderboard, as a file has them: each with its name."""

        async def texts(self) -> list[tuple[str, str]]:
            """Return them all."""

        async def take_in(self, name: str, text: str) -> str:
            """Keep one, unless it is here; why the browser refuses, or "". Raises ValueError where it is none."""


# Texts that are merged with what is here, and what does that.
MERGED: dict[str, Callable[[Store, str], object]] = {
    PROBLEMS: progress.take_in,
    DAYS: days.take_in,
    LAID: laid.take_in,
}
VERSION = 1
FORMAT = "moonshot hearts"  # the key that says which format this is
DAY_DIGITS = 5  # of the number of a day, at most
LARGEST = 64  # megabytes of a file
SENT = HALL + "."  # what the names of results on the leaderboard begin with; they are checked again where they come in
KINDS = (
    SETTINGS,
    SETUP,
    RULES,
    CAST,
    PROBLEMS,
    GAME,
    REVIEWS,
    PICTURE,
    LAID,
    PARS,
    DAYS,
    DAY,
    MATCHES,
)  # names of texts that are exported begin so
PICTURES = ("data:image/jpeg;base64", "data:image/webp;base64")  # how a picture begins, and what follows the comma:
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/="


async def write(store: Store, archive: Archive, results: Results, now: str, put: Callable[[str], object]) -> int:
    """Write the file to `put` in pieces. Returns how many finished games are in it."""
    put(f'{{"{FORMAT}": {VERSION},\n"made": {json.dumps(now)},\n"texts": [')
    texts = [(name, store.get(name)) for kind in KINDS for name in store.names(kind)] + await results.texts()
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


class Intake:
    """Takes in the pieces of a file, and leaves out what is here already.

    A game, a set, rules or a picture that are here already stay as they are. What there is one of is left to the
    caller: `chosen` are settings, `setup` is the next table, `table` the game in play.

    games, rules, casts   how many are new; double: finished games that were here; unread: pieces that do not read
    lost     how many of the oldest lines about games went, because there is no room for more
    problem  why the storage refuses, in words; empty where it does not
    """

    def __init__(self, store: Store, archive: Archive, results: Results, rest: Rest) -> None:
        self._store, self._archive, self._results = store, archive, results
        self._rest = rest
        self.chosen: dict[str, object] = {}
        self.setup: Setup | None = None
        self.table: Record | None = None
        self.games = self.rules = self.casts = self.double = self.unread = self.lost = 0
        self.problem = ""

    async def take_games(self, several: object) -> None:
        """Take in finished games, each as [when it ended, its record]."""
        rows: list[tuple[Row, str]] = []
        for pair in several if isinstance(several, list) else [several]:
            try:
                if not _is_pair(pair) or not gate.digits(pair[0], gate.DIGITS):
                    raise ValueError("That is no game.")
                id = archive_id(heading_of(pair[1]).get("id"))
                if id and (await self._archive.game(id)).record:
                    self.double += 1
                    continue
                text, record = await gate.read_in_parts(pair[1], self._rest)
                rows.append((row_of(record, text, pair[0]), text))
            except ValueError:
                self.unread += 1
            await self._rest()
        new, why = await self._archive.add(rows)
        self.games += new
        self.double += 0 if why else len(rows) - new
        self.problem = self.problem or why

    async def take_text(self, pair: object, now: str) -> None:
        """Take in a kept text, as [its name, the text]; `now` stands for the end of a game if that is unknown."""
        if not _is_pair(pair):
            self.unread += 1
            return
        name, text = pair
        try:
            if name == SETTINGS:
                self.chosen = gate.opened_object(text)
            elif name == SETUP:
                self.setup = Setup.try_read(text)
            elif name == RULES:
                self._take_rules(text)
            elif name == REVIEWS:
                text = gate.sized(text, gate.FILE)
                self._counted(await Judged(self._store).take_in(text, self._rest))
            elif name.startswith(CAST):
                await self._take_cast(text)
            elif name == PICTURE:
                self._take_picture(text)
            elif name.startswith(DAY):
                self._take_day(name, text)
            elif name == PARS:
                self._counted(await pars.take_in(self._store, text, self._rest))
            elif name in MERGED:
                MERGED[name](self._store, text)
                self._kept(not self._store.problem)
            elif name.startswith(MATCHES):
                self._kept(Matches(self._store).take_in(name[len(MATCHES) :], text))
            elif name.startswith(SENT):
                why = await self._results.take_in(name, gate.record(text))
                self.problem = self.problem or why
            else:
                await self._take_table(name, text, now)
        except ValueError:
            self.unread += 1

    def _take_rules(self, text: str) -> None:
        own = OwnRules(self._store)
        several = gate.opened(text, gate.FILE)
        for each in several if isinstance(several, list) else [several]:
            if not _is_pair(each):
                self.unread += 1
                continue
            rules = Rules.read(each[1])
            if rules.text() not in [text for _, text in own.all()]:
                self._kept(own.add(each[0], rules))
                self.rules += 1

    async def _take_cast(self, text: str) -> None:
        cast = await reader.read_in_parts(text, self._rest)
        own = OwnCasts(self._store)
        if cast.id not in own.ids():
            self._kept(own.keep(cast.id, text))
            self.casts += 1

    def _take_day(self, name: str, text: str) -> None:
        """Keep the record of a day's deals, unless this device has one that was begun earlier. Raises ValueError where
        the name has no day."""
        if not gate.digits(name[len(DAY) :], DAY_DIGITS):
            raise ValueError("That is no day.")
        text = gate.record(text)
        if not self._store.get(name) or days.earlier(text, self._store.get(name)):
            self._kept(self._store.put(name, text))

    def _take_picture(self, text: str) -> None:
        """Take in the player's own picture for the table, unless there is one already."""
        kind, _, drawn = text.partition(",")
        if kind not in PICTURES or gate.sized(drawn, gate.FILE).strip(LETTERS):
            raise ValueError("That is no picture.")
        if not self._store.get(PICTURE):
            self._kept(self._store.put(PICTURE, text))

    async def _take_table(self, name: str, text: str, now: str) -> None:
        """Take in a game in play. A game by a link goes where that link finds it, unless there is one already."""
        text, record = await gate.read_in_parts(text, self._rest)
        for seat in record.seats:
            player_of(seat.player)
        if len(record.seats) != record.game.rules.players or (name != GAME and not name.startswith(GAME + "?")):
            raise ValueError("That is no table.")
        if record.game.phase == "over":
            await self.take_games([[now, text]])
        elif name == GAME:
            self.table = record
        elif not self._store.get(name) or days.earlier(text, self._store.get(name)):
            self._kept(self._store.put(name, text))

    def _counted(self, found: tuple[int, int]) -> None:
        """Count the lines of a text that could not be read, and the oldest ones that went."""
        self.unread += found[0]
        self.lost += found[1]
        self._kept(not self._store.problem)

    def _kept(self, kept: bool) -> None:
        if not kept:
            self.problem = self.problem or self._store.problem


def _is_pair(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], str)
