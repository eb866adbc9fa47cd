"""A question before one sits down at a table where somebody sits whom one has blocked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.web.request import Paragraph, Question

if TYPE_CHECKING:
    from hearts.app.people.guest import Guest
    from hearts.web.context import Context


async def may_sit(context: Context, guest: Guest) -> bool:
    """Return whether the person here wants to sit down: they are asked where somebody blocked sits there."""
    marks = guest.card.marks if guest.card is not None else ()
    names = guest.blocked.marked(guest.post.keys.table, marks)
    if not names:
        return True
    texts = tuple([Paragraph(say("talk-sit-text", name=name)) for name in names])
    buttons = (("no", say("talk-sit-no")), ("yes", say("talk-sit-yes")))
    return await context.ask(Question("sit", say("talk-sit-title"), texts, buttons, "no")) == "yes"
