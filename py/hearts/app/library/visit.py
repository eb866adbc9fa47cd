"""A visit: whether it is the first one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.library.store import ARCHIVED, GAME, SETTINGS, SETUP

if TYPE_CHECKING:
    from hearts.app.library.store import Store


def first(store: Store, opened: str) -> bool:
    """Whether nobody has ever been here: nothing is kept, and no link asks for a game.

    opened   the text of the game with which the page began
    """
    return store.game == GAME and not opened and not [name for name in (SETUP, SETTINGS, ARCHIVED) if store.get(name)]
