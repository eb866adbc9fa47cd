"""Deals that a person has laid out, each under a name; those that are not whole yet, too.

`hearts.app.same.layout` reads a layout.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.own import count
from hearts.app.keeping.store import LAID
from hearts.app.words.locale import say

if TYPE_CHECKING:
    from hearts.app.keeping.store import Store

MOST = 100  # deals
LARGEST = 1000  # letters of a layout


class Laid:
    """The saved deals. The text is read anew each time, so that no tab loses what another one has saved."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.lost = 0  # how many of the oldest went for the deal that was saved last

    def all(self) -> list[tuple[str, str]]:
        """Return the name of each and its layout as text, the latest last; what does not read is left out."""
        return _read(self._store.get(LAID))

    def keep(self, name: str, layout: str) -> str:
        """Save a layout under a name, in place of an earlier one of that name. Returns the name, "" if the storage
        refuses. Raises GateError if the layout is too long."""
        several = self.all()
        name = gate.tidy(name, say("layout-named", number=len(several) + 1))
        several = [pair for pair in several if pair[0] != name] + [(name, gate.check_size(layout, LARGEST))]
        self.lost = max(0, len(several) - MOST)
        return name if self._write(several[-MOST:]) else ""

    def drop(self, name: str) -> None:
        """Delete the one of this name."""
        self._write([pair for pair in self.all() if pair[0] != name])

    def _write(self, several: list[tuple[str, str]]) -> bool:
        return self._store.put(LAID, json.dumps([list(pair) for pair in several]))


def take_in(store: Store, text: str) -> tuple[int, int]:
    """Add those of a text that have names of their own. Returns how many cannot be read, and how many of the oldest
    went."""
    laid, brought, lost = Laid(store), _read(text), 0
    names = [name for name, _ in laid.all()]
    for name, layout in brought:
        if name not in names:
            laid.keep(name, layout)
            lost += laid.lost
    return count(text) - len(brought), lost


def _read(text: str) -> list[tuple[str, str]]:
    try:
        kept = gate.parse_json(text or "[]", gate.FILE)
    except gate.GateError:
        return []
    pairs = [each for each in kept if isinstance(each, list) and len(each) == 2] if isinstance(kept, list) else []
    texts = [pair for pair in pairs if isinstance(pair[0], str) and isinstance(pair[1], str)]
    return [(gate.tidy(name, "?"), layout) for name, layout in texts if len(layout) <= LARGEST]
