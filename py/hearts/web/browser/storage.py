"""Storage: the browser's localStorage as a mapping from text to text."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.app.words import notices

if TYPE_CHECKING:
    from collections.abc import Iterator, MutableMapping

    Texts = MutableMapping[str, str]
else:
    Texts = object


def secret() -> str:
    """Return thirty-two bytes that nobody can guess, as hex; empty where the browser has none."""
    return str(doors.secret()[0] or "")


class StorageProblem(OSError):
    """The browser saves nothing; the message says why."""


class Storage(Texts):
    """localStorage as a mapping from text to text.

    Where the browser refuses, StorageProblem says why, and the text is kept for as long as the page is open.
    """

    def __init__(self) -> None:
        self._held: dict[str, str] = {}

    def __getitem__(self, key: str) -> str:
        value = self._held[key] if key in self._held else doors.get(key)[0]
        if value is None:
            raise KeyError(key)
        return str(value)

    def __setitem__(self, key: str, text: str) -> None:
        failure = doors.put(key, text)[1]
        if failure is None:
            self._held.pop(key, None)
            return
        self._held[key] = text
        raise StorageProblem(notices.no_storage(full=failure == "QuotaExceededError"))

    def __delitem__(self, key: str) -> None:
        self._held.pop(key, None)
        doors.remove(key)

    def __contains__(self, key: object) -> bool:
        return key in self._held or doors.get(key)[0] is not None

    def get(self, key: str, default: str | None = None) -> str | None:  # type: ignore[override]
        """Return the text kept under this key, or `default`."""
        return self[key] if key in self else default  # noqa: SIM401 - this is that very method

    def __iter__(self) -> Iterator[str]:
        kept = json.loads(doors.keys()[0] or "[]")
        return iter(kept + [key for key in self._held if key not in kept])

    def stands(self, key: str) -> None:
        """Note on the page the key under which its game is saved; "" for none."""
        doors.stands(key)

    def __len__(self) -> int:
        return len(list(self.__iter__()))
