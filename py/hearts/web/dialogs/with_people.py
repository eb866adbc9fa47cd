"""The door of tables with people: it opens once their code has been fetched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import notices
from hearts.app.words.locale import say

if TYPE_CHECKING:
    from hearts.web.context import Context
    from hearts.web.request import Request


async def with_people(context: Context, request: Request) -> object:
    """Return the dialog for tables of people; None, and say it, where it cannot be fetched, or this device hides such
    tables."""
    if not context.session.settings.on("people"):
        context.session.notice(say("people_off-why"), "why")
        context.deals.set()
        return None
    door = await context.later.people.door(lambda kind: kind(context))
    if door is None:
        context.session.notice(notices.missing(), "problem")
        context.deals.set()
    return door
