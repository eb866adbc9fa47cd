"""The shelf lists all that is saved between visits: each text with its kind and size, to look at or to delete."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.app.keeping.store import GAME

if TYPE_CHECKING:
    from typing import Protocol

    from hearts.app.keeping.kinds import Kind
    from hearts.app.keeping.store import Store

    class Sized(Protocol):
        """A drawer, or an object that looks after one."""

        async def count(self) -> int:
            """Return how many texts are in it."""

        async def size(self) -> int:
            """Return how many letters they have."""

        async def clear(self) -> None:
            """Forget them all."""


# What is kept: its name in the store, its kind, what tells it from others of its kind, and its bytes; whether it may
# hold the cards of everybody; whether each new part takes the place of the oldest; whether it stands for many texts.
# Then `about` is how many there are, and `name` what they lie in.
Item = NamedTuple(
    "Item",
    [
        ("name", str),
        ("kind", str),
        ("about", str),
        ("size", int),
        ("covered", bool),
        ("full", bool),
        ("many", bool),
    ],
)


class Shelf:
    """Lists and deletes the texts in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def store(self) -> Store:
        """The store itself."""
        return self._store

    def items(self) -> list[Item]:
        """Return all texts of the store, in order of their kinds."""
        from hearts.app.keeping.kinds import KINDS, TABLES

        single = [(kind, name) for kind in KINDS if not kind.drawer for name in self._store.names(kind.start)]
        people = [name for kind in KINDS if kind.drawer == TABLES for name in self._store.names(kind.start)]
        size = sum([len(self._store.whole(name).encode()) for name in people])
        rows = [self._item(kind, name) for kind, name in single]
        return rows + ([Item(TABLES, TABLES, str(len(people)), size, False, False, True)] if people else [])

    async def drawn(self, drawers: dict[str, Sized]) -> list[Item]:
        """Return a row for the contents of each of these drawers, by their names; none for an empty one."""
        from hearts.app.keeping.kinds import KINDS

        rows = []
        for kind in [kind for kind in KINDS if kind.drawer in drawers]:
            count = await drawers[kind.drawer].count()
            if count:
                size = await drawers[kind.drawer].size()
                rows.append(Item(kind.drawer, kind.name, str(count), size, False, False, True))
        return rows

    def text(self, name: str) -> str:
        """Return one text, whole."""
        return self._store.whole(name)

    def drop(self, name: str) -> None:
        """Delete a text, or all that belong to a row of many."""
        from hearts.app.keeping.kinds import KINDS

        several = [each for kind in KINDS if kind.drawer == name for each in self._store.names(kind.start)]
        for each in several or [name]:
            self._store.drop(each)

    @property
    def problem(self) -> str:
        """Why the last text was refused, as a sentence; empty if it was saved."""
        return self._store.problem

    def _item(self, kind: Kind, name: str) -> Item:
        text = self._store.whole(name)
        size, called = len(text.encode()), kind.name
        if self._store.sealed(name):
            return Item(name, "unreadable", name, size, True, False, False)
        if called == "game":
            called = "table" if name == self._store.game else "link" if name != GAME else called
        about = name[len(kind.start) :].lstrip("?")
        return Item(name, called, about, size, kind.covered, kind.full(text), False)
