"""Par of the deals of one's own games, as it is kept: a line for each game, `7,-,3 ID`, deal by deal.

`-` stands for what is not known. Par of a deal hangs on its cards, its rules and the opponents alone, so an undo
changes none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.store import PARS

if TYPE_CHECKING:
    from hearts.app.keeping.store import Store

UNKNOWN = "-"
MOST = 2000  # games; then the oldest go
DEALS, DIGITS = 200, 4  # deals of a game, digits of points
LONGEST = 100  # letters of an id


class Pars:
    """What par came to. The text is read anew each time, so that no tab loses what another one has kept."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def all(self) -> dict[str, dict[int, int]]:
        """Return what is known, by the game's id and the number of the deal in it, from 0."""
        return dict(_read(self._store.get(PARS)))

    def of(self, id: str) -> dict[int, int]:
        """Return what is known of a game."""
        return self.all().get(id, {})

    def keep(self, id: str, deal: int, par: int) -> bool:
        """Keep par of a deal; False if the storage refuses, or there is no such place for it."""
        if not id or not 0 <= deal < DEALS:
            return False
        several = _read(self._store.get(PARS))
        known = dict(next((known for other, known in several if other == id), {}))
        known[deal] = par
        return self._write([pair for pair in several if pair[0] != id] + [(id, known)])

    def forget(self, id: str) -> None:
        """Delete what is known of a game."""
        several = _read(self._store.get(PARS))
        left = [pair for pair in several if pair[0] != id]
        if len(left) < len(several):
            self._write(left)

    def _write(self, several: list[tuple[str, dict[int, int]]]) -> bool:
        return self._store.put(PARS, "".join([_line(id, known) for id, known in several[-MOST:]]))


def take_in(store: Store, text: str) -> None:
    """Add what a text knows of deals that are not known here. Raises ValueError where it is too large."""
    pars = Pars(store)
    here, others = pars.all(), _read(gate.sized(text, gate.FILE))
    for id, known in others:
        for deal in sorted(known):
            if deal not in here.get(id, {}):
                pars.keep(id, deal, known[deal])


def _line(id: str, known: dict[int, int]) -> str:
    words = [str(known[deal]) if deal in known else UNKNOWN for deal in range(max(known) + 1)]
    return f"{','.join(words)} {id}\n"


def _read(text: str) -> list[tuple[str, dict[int, int]]]:
    """Return the games in a text, the one that was changed last at the end; what does not read is left out."""
    found: list[tuple[str, dict[int, int]]] = []
    for line in text.split("\n"):
        words, _, id = line.partition(" ")
        several = words.split(",")
        if not id or len(id) > LONGEST or len(several) > DEALS or [word for word in several if not _is_par(word)]:
            continue
        known = {deal: int(word) for deal, word in enumerate(several) if word != UNKNOWN}
        if known:
            found.append((id, known))
    return found


def _is_par(word: str) -> bool:
    return word == UNKNOWN or gate.digits(word[1:] if word[:1] == "-" else word, DIGITS)
