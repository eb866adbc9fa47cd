"""Par of the deals of the player's games, as it is saved: a line for each game, `7,-,3 ID`, deal by deal.

`-` stands for what is not known. Par of a deal depends on its cards, its rules and the opponents alone, so an undo
changes none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping import lines
from hearts.app.keeping.store import PARS

if TYPE_CHECKING:
    from hearts.app.keeping.store import Store
    from hearts.app.tasks import Rest

UNKNOWN = "-"
MOST = 2000  # games; then the oldest go
DEALS, DIGITS = 200, 4  # deals of a game, digits of points
LONGEST = 100  # letters of an id


class Pars:
    """Par of games. The text is read anew each time, so that no tab loses what another one has saved."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def all(self, rest: Rest) -> dict[str, dict[int, int]]:
        """Return what is known, by the game's id and the number of the deal in it, from 0."""
        found: dict[str, dict[int, int]] = {}
        for line in self._store.get(PARS).split("\n"):
            found.update(_read(line))
            await rest()
        return found

    def of(self, id: str) -> dict[int, int]:
        """Return what is known of a game."""
        return _known(self._store.get(PARS), id)

    def keep(self, id: str, deal: int, par: int) -> bool:
        """Save par of a deal; False if the storage refuses, or there is no such place for it."""
        if not id or not 0 <= deal < DEALS:
            return False
        return self._write(_with(self._store.get(PARS), id, {deal: par}))

    def forget(self, id: str) -> None:
        """Delete what is known of a game."""
        text = self._store.get(PARS)
        found = lines.of(text, id)
        if found:
            self._write(lines.without(text, found))

    def _write(self, text: str) -> bool:
        return self._store.put(PARS, lines.fit_text(text, MOST))


async def take_in(store: Store, text: str, rest: Rest) -> tuple[int, int]:
    """Add what a text knows of deals that are not known here. Returns how many lines cannot be read, and how many of
    the oldest games went."""
    return await lines.take_in(store, PARS, text, _of, _joined, lambda several: lines.fitting(several, MOST), rest)


def _of(line: str) -> str:
    return "".join(_read(line))


def _joined(here: str, brought: str) -> str:
    """Return the line of a game with what two lines know of it; the first one counts."""
    (id,) = _read(here)
    known = _read(brought)[id]
    known.update(_read(here)[id])
    return _line(id, known)


def _known(text: str, id: str) -> dict[int, int]:
    """Return what a text knows of a game."""
    found: dict[int, int] = {}
    for line in lines.of(text, id):
        found.update(_read(line).get(id, {}))
    return found


def _with(text: str, id: str, new: dict[int, int]) -> str:
    """Return the text with par of these deals of a game, whose line comes last."""
    known = _known(text, id)
    known.update(new)
    return lines.append_line(lines.without(text, lines.of(text, id)), _line(id, known))


def _line(id: str, known: dict[int, int]) -> str:
    words = [str(known[deal]) if deal in known else UNKNOWN for deal in range(max(known) + 1)]
    return f"{','.join(words)} {id}"


def _read(line: str) -> dict[str, dict[int, int]]:
    """Return the game in a line, by its id; nothing if the line does not read."""
    words, _, id = line.partition(" ")
    several = words.split(",")
    if not id or len(id) > LONGEST or len(several) > DEALS or [word for word in several if not _is_par(word)]:
        return {}
    known = {deal: int(word) for deal, word in enumerate(several) if word != UNKNOWN}
    return {id: known} if known else {}


def _is_par(word: str) -> bool:
    return word == UNKNOWN or gate.digits(word[1:] if word[:1] == "-" else word, DIGITS)
