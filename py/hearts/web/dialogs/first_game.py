"""The first game of a player who has been taught: short, by the classic rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.setup import Setup
from hearts.app.table.commands import Begin
from hearts.app.words.locale import say
from hearts.engine.rules import Rules
from hearts.web.dialogs.questions import leave

if TYPE_CHECKING:
    from hearts.web.context import Context
    from hearts.web.request import Request

LIMIT = 50  # points that end it


async def real_game(context: Context, request: Request) -> None:
    """Deal it; ask first if that ends a game in which the player has chosen."""
    session = context.session
    if session.would_leave and await leave(context) != "on":
        return
    rules, setup = Rules("classic-pc", limit=LIMIT), session.setup
    seats = setup.seats if len(setup.seats) == rules.players else None
    session.act(Begin(Setup(rules, seats, None, False, setup.undo)))
    session.notice(say("taught-begun"), "news")
