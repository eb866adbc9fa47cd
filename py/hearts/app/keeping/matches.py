"""Matches by a link as they are saved: for each the own result and the friend's, as text."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.store import GAME, MATCHES
from hearts.engine.heading import heading_of
from hearts.engine.record import Record

if TYPE_CHECKING:
    from hearts.app.keeping.store import Store

FIELDS = ("at", "head", "own", "other", "sealed", "by", "par", "done", "left")


class KeptMatch:
    """A match that was begun or came by a link.

    at      when it was first seen, in milliseconds as text; head: its record before the first deal
    own     the result of this device, other: of the friend; empty where there is none yet
    sealed  the hash that the inviter is bound to; by: who invited; both empty if this device did
    par     par, deal by deal, between blanks, as an earlier version saved it; now `hearts.app.keeping.pars` has it
    done    when the own result was saved, in milliseconds as text; empty if it is not known
    left    the game as it stood when another one took its place on the match's page; empty if it lies there
    """

    def __init__(self, id: str, fields: dict[str, str]) -> None:
        self.id = id
        for name in FIELDS:
            setattr(self, name, fields.get(name, ""))

    at: str
    head: str
    own: str
    other: str
    sealed: str
    by: str
    par: str
    done: str
    left: str

    def text(self) -> str:
        """Return it as JSON."""
        return json.dumps({name: getattr(self, name) for name in FIELDS})

    def changed(self, **fields: str) -> KeptMatch:
        """Return it with some fields changed."""
        return KeptMatch(self.id, dict({name: getattr(self, name) for name in FIELDS}, **fields))


class Matches:
    """All matches of this device."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def ids(self) -> list[str]:
        """Return the ids of all, in order."""
        return [name[len(MATCHES) :] for name in self._store.names(MATCHES)]

    def find(self, id: str) -> KeptMatch | None:
        """Return a match; None if it is not known."""
        text = self._store.get(MATCHES + id)
        plain = gate.parse_object(text, gate.FILE)
        fields = {key: value for key, value in plain.items() if isinstance(value, str)}
        return KeptMatch(id, fields) if fields else None

    def put(self, match: KeptMatch) -> bool:
        """Save it; False if the storage refuses. Raises GateError if a result in it is too long to be read."""
        for name in FIELDS:
            gate.check_size(json.dumps(getattr(match, name)), gate.PART)
        return self._store.put(MATCHES + match.id, match.text())

    def take_in(self, id: str, text: str) -> bool:
        """Merge a match in a text with what is known of it here: nothing is lost, and of two own results the earlier
        one counts. Par that 0.2.0 saved with it does not. Returns whether it is saved; raises ValueError if it is no
        match.
        """
        plain = gate.parse_object(text, gate.FILE)
        fields = {key: gate.record(value) for key, value in plain.items() if isinstance(value, str)}
        for name in ("head", "own", "other"):
            if (name == "head" or fields.get(name)) and Record.read(fields.get(name, "")).id != id:
                raise ValueError("That is no match.")
        if [name for name in ("at", "done") if fields.get(name) and not gate.digits(fields[name], gate.DIGITS)]:
            raise ValueError("That is no time.")
        return self.put(merge(self.find(id), KeptMatch(id, dict(fields, par=""))))

    def drop(self, id: str, seed: str) -> None:
        """Forget a match, and its game."""
        self._store.drop(MATCHES + id)
        self._store.drop(slot(seed))

    def begin(self, seed: str, text: str) -> None:
        """Put the game of a match where the link `?seed=…` looks for it, unless it lies there already."""
        if not self._store.get(slot(seed)):
            self._store.put(slot(seed), text)

    def bring_back(self, match: KeptMatch, seed: str) -> str:
        """Put a match that was left back to where the link `?seed=…` finds it. Returns the game that lay there; empty
        where the match lies there already, or was not left."""
        lies = self._store.get(slot(seed))
        if not match.left or names(lies, match.id) or not names(match.left, match.id):
            return ""
        self._store.put(slot(seed), match.left)
        self.put(match.changed(left=""))
        return lies

    def running(self, seed: str) -> str:
        """Return the game of a match as far as it is played; empty if it is not begun."""
        return self._store.get(slot(seed))


def merge(here: KeptMatch | None, there: KeptMatch) -> KeptMatch:
    """Return what is known of a match here and elsewhere."""
    if here is None:
        return there
    earlier = there.own and there.done and here.done and int(there.done) < int(here.done)
    first = there if earlier or not here.own else here
    known = {name: getattr(here, name) or getattr(there, name) for name in FIELDS}
    return KeptMatch(here.id, dict(known, own=first.own, done=first.done))


def names(text: str, id: str) -> bool:
    """Return whether the heading of a record has this id."""
    return heading_of(text).get("id") == id


def slot(seed: str) -> str:
    """Return the name under which the game of a match is saved: that of a game by the link `?seed=…`."""
    return f"{GAME}?seed={seed}"
