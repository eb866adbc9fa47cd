"""Abreast: what another tab has set, and the table that it has begun with, hold in this one too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.library.settings import Settings
from hearts.app.library.setup import Setup
from hearts.app.library.store import GAME, SETTINGS, SETUP

if TYPE_CHECKING:
    from hearts.app.session import Session


def follow(session: Session) -> None:
    """Take over what is kept now; nothing is written, for the other tab may write on. A link has a table of its own."""
    store = session.shelf.store
    setup = Setup.found(store.get(SETUP))
    if setup is not None and store.game == GAME:
        session.setup = setup
    kept = Settings.read(store.get(SETTINGS))
    if kept.text() != session.settings.text() and session.scene is not None:
        session.settings.become(kept)
        session.dress()
