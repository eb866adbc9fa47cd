"""The shelf lists all that is kept between visits: each text with its kind and size, to look at or to delete."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.app.keeping.store import (
    ARCHIVED,
    CAST,
    DAY,
    DAYS,
    GAME,
    HALL,
    LAID,
    LEFT,
    LOOK,
    MATCHES,
    PARS,
    PICTURE,
    PROBLEMS,
    REVIEWS,
    RULES,
    SCENE,
    SETTINGS,
    SETUP,
    UNREADABLE,
)

if TYPE_CHECKING:
    from hearts.app.keeping.store import Store

# A text that is kept: its name in the store, of what kind it is, what tells it from others of its kind, and its bytes.
Item = NamedTuple("Item", [("name", str), ("kind", str), ("about", str), ("size", int)])

# Kinds whose text may hold the cards of everybody.
COVERED = ("table", "game", "left", "link", "unreadable")
# Where names of these kinds begin; "table" is the game that is played here, "link" a game by another link.
KINDS = (
    ("game", GAME),
    ("left", LEFT),
    ("setup", SETUP),
    ("settings", SETTINGS),
    ("rules", RULES),
    ("cast", CAST),
    ("unreadable", UNREADABLE),
    ("scene", SCENE),
    ("archive", ARCHIVED),
    ("reviews", REVIEWS),
    ("look", LOOK),
    ("picture", PICTURE),
    ("problems", PROBLEMS),
    ("days", DAYS),
    ("day", DAY),
    ("hall", HALL),
    ("laid", LAID),
    ("pars", PARS),
    ("match", MATCHES),
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
        """Return all texts, in order of their kinds."""
        return [self._item(kind, start, name) for kind, start in KINDS for name in self._store.names(start)]

    def text(self, name: str) -> str:
        """Return one text, whole."""
        return self._store.whole(name)

    def drop(self, name: str) -> None:
        """Delete a text."""
        self._store.drop(name)

    @property
    def problem(self) -> str:
        """Why the last text was refused, as a sentence; empty if it was kept."""
        return self._store.problem

    def _item(self, kind: str, start: str, name: str) -> Item:
        size = len(self._store.whole(name).encode())
        if self._store.sealed(name):
            return Item(name, "unreadable", name, size)
        if kind == "game":
            kind = "table" if name == self._store.game else "link" if name != GAME else kind
        return Item(name, kind, name[len(start) :].lstrip("?"), size)
