"""The player's own rules, each set of them under a name, and the player's own sets of characters."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.gate import tidy
from hearts.app.keeping.store import CAST, RULES
from hearts.app.words.phrases import my_rules
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from hearts.app.keeping.store import Store


MOST = 200  # sets of rules; then the oldest go


class OwnRules:
    """The player's own rules, by name."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.lost = 0  # how many of the oldest went for the rules that were saved last

    def all(self) -> list[tuple[str, str]]:
        """Return the name and the text of each that can still be read."""
        return [(name, text) for name, text in self._kept()[0] if _reads(text)]

    def keep(self, name: str, rules: Rules) -> bool:
        """Save `rules` under a name, in place of others of that name; False if the storage is full."""
        name = tidy(name, my_rules())
        kept = [(old, text) for old, text in self._kept()[0] if old != name]
        return self._write(kept + [(name, rules.text())])

    def add(self, name: str, rules: Rules) -> bool:
        """Save `rules` under a name, with a number behind it if that is taken; False if the storage is full."""
        return self.keep(_apart(name, [old for old, _ in self._kept()[0]]), rules)

    def drop(self, name: str) -> None:
        """Delete the rules under `name`."""
        self._write([kept for kept in self._kept()[0] if kept[0] != name])

    def _kept(self) -> tuple[list[tuple[str, str]], bool]:
        """Return the name and the text of each, of other versions too, and whether nothing else is saved there."""
        try:
            kept = gate.parse_json(self._store.get(RULES) or "[]", gate.FILE)
        except gate.GateError:
            return [], False
        if not isinstance(kept, list):
            return [], False
        pairs = [each for each in kept if isinstance(each, list) and len(each) == 2]
        several: list[tuple[str, str]] = []
        for name, text in pairs:
            if isinstance(name, str) and isinstance(text, str):  # an earlier version kept several under one name
                several.append((_apart(name, [other for other, _ in several]), text))
        return several, len(several) == len(kept)

    def _write(self, several: list[tuple[str, str]]) -> bool:
        pairs = several[-MOST:]
        while len(json.dumps(pairs)) > gate.FILE:
            pairs = pairs[1:]
        self.lost = len(several) - len(pairs)
        return self._store.replace(RULES, json.dumps(pairs), self._kept()[1])


def count(text: str) -> int:
    """Return how many pieces are in a list of JSON, also those that cannot be read."""
    try:
        kept = gate.parse_json(text or "[]", gate.FILE)
    except gate.GateError:
        return 1
    return len(kept) if isinstance(kept, list) else 1


def _apart(name: str, taken: list[str]) -> str:
    """Return the name as it is saved, with a number added if it is taken."""
    name = free = tidy(name, my_rules())
    number = 1
    while free in taken:
        number += 1
        free = f"{name[:16]} {number}"
    return free


def _reads(text: str) -> bool:
    try:
        Rules.read(text)
    except ValueError:
        return False
    return True


class OwnCasts:
    """The player's own sets of characters, by their ids."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def ids(self) -> list[str]:
        """Return the ids of all sets, in order."""
        return [name[len(CAST) :] for name in self._store.names(CAST)]

    def text(self, id: str) -> str:
        """Return the text of one set; empty if there is none."""
        return self._store.get(CAST + id)

    def keep(self, id: str, text: str) -> bool:
        """Save a set; False if the storage is full: it then lasts only while the page is open."""
        return self._store.put(CAST + id, text)

    def drop(self, id: str) -> None:
        """Delete a set."""
        self._store.drop(CAST + id)
