"""The part of a table of people that this device keeps, as a mapping from name to text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.store import PREFIX
from hearts.web.browser.storage import Storage

if TYPE_CHECKING:
    from collections.abc import Iterator, MutableMapping

    Texts = MutableMapping[str, str]
else:
    Texts = object


SHARED = ("table-device", "table-blocked", "table-muted")  # the keys of this device, and whom it does not hear


class StoragePart(Texts):
    """Texts in the browser's storage. Raises StorageProblem where the browser keeps nothing.

    number   of the part of it; what SHARED names is the same in all parts
    """

    def __init__(self, number: int = 1) -> None:
        self._storage = Storage()
        self._behind = f"-{number}" if number > 1 else ""

    def _key(self, name: str) -> str:
        return PREFIX + name + ("" if name in SHARED else self._behind)

    def __getitem__(self, name: str) -> str:
        return self._storage[self._key(name)]

    def __setitem__(self, name: str, text: str) -> None:
        self._storage[self._key(name)] = text

    def __delitem__(self, name: str) -> None:
        del self._storage[self._key(name)]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._key(name) in self._storage

    def __iter__(self) -> Iterator[str]:
        return iter([key[len(PREFIX) :] for key in self._storage if key.startswith(PREFIX)])

    def __len__(self) -> int:
        return len(list(self.__iter__()))

    def get(self, name: str, default: str = "") -> str:  # type: ignore[override]
        """Return the text under this name, or `default`."""
        return self[name] if name in self else default  # noqa: SIM401 - MicroPython's object has no `get`

    def pop(self, name: str, default: str = "") -> str:  # type: ignore[override]
        """Forget the text under this name, and return it."""
        text = self.get(name, default)
        if name in self:
            del self[name]
        return text
