"""Matches by a link as they are kept: for each the own result and the friend's, as text."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.store import GAME

if TYPE_CHECKING:
    from hearts.app.keeping.store import Store

MATCHES = "match."
FIELDS = ("at", "head", "own", "other", "sealed", "by", "par")


class Kept:
    """A match that was begun or came by a link.

    at      when it was first seen, in milliseconds as text; head: its record before the first deal
    own     the result of this device, other: of the friend; empty where there is none yet
    sealed  the hash that the inviter is bound to; by: who invited; both empty where this device did
    par     what par came to, deal by deal, between blanks; empty where it is not known
    """

    def __init__(self, id: str, fields: dict[str, str]) -> None:
        self.id = id
        self.at, self.head, self.own, self.other, self.sealed, self.by, self.par = [
            fields.get(name, "") for name in FIELDS
        ]

    def text(self) -> str:
        """Return it as JSON."""
        return json.dumps({name: getattr(self, name) for name in FIELDS})

    def changed(self, **fields: str) -> Kept:
        """Return it with some fields changed."""
        return Kept(self.id, dict({name: getattr(self, name) for name in FIELDS}, **fields))


class Matches:
    """All matches of this device."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def ids(self) -> list[str]:
        """Return the ids of all, in order."""
        return [name[len(MATCHES) :] for name in self._store.names(MATCHES)]

    def find(self, id: str) -> Kept | None:
        """Return a match; None where it is not known."""
        text = self._store.get(MATCHES + id)
        plain = gate.opened_object(text) if text else {}
        fields = {key: value for key, value in plain.items() if isinstance(value, str)}
        return Kept(id, fields) if fields else None

    def put(self, match: Kept) -> bool:
        """Keep it; False where the storage refuses."""
        return self._store.put(MATCHES + match.id, match.text())

    def drop(self, id: str, seed: str) -> None:
        """Forget a match, and its game."""
        self._store.drop(MATCHES + id)
        self._store.drop(slot(seed))

    def begin(self, seed: str, text: str) -> None:
        """Lay the game of a match where the link `?seed=…` looks for it, unless it lies there already."""
        if not self._store.get(slot(seed)):
            self._store.put(slot(seed), text)

    def running(self, seed: str) -> str:
        """Return the game of a match as far as it is played; empty where it is not begun."""
        return self._store.get(slot(seed))


def slot(seed: str) -> str:
    """Return the name under which the game of a match is kept: that of a game by the link `?seed=…`."""
    return f"{GAME}?seed={seed}"
