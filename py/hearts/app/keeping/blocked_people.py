"""The saved lists of blocked and of muted people: the keys of their devices, with the names they used."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate

if TYPE_CHECKING:
    from collections.abc import MutableMapping

BLOCKED, MUTED = "table-blocked", "table-muted"
MOST = 60  # people in a list; KEYS of an object at the gate are 64
KEY = 43  # letters of a key


class Names:
    """A list of people by their keys. It is saved on this device."""

    def __init__(self, mapping: MutableMapping[str, str], kept: str = BLOCKED) -> None:
        self._mapping, self._kept = mapping, kept

    def all(self) -> dict[str, str]:
        """Return the names by the keys."""
        plain = gate.parse_object(self._mapping.get(self._kept, ""))
        return {key: gate.tidy(str(name), "?") for key, name in plain.items() if len(key) == KEY}

    def add(self, key: str, name: str) -> bool:
        """Put a person on the list. Returns False if it is full."""
        names = self.all()
        if len(names) >= MOST and key not in names:
            return False
        names[key] = name
        self._mapping[self._kept] = json.dumps(names)
        return True

    def drop(self, key: str) -> None:
        """Take a person off the list."""
        names = self.all()
        names.pop(key, None)
        self._mapping[self._kept] = json.dumps(names)
