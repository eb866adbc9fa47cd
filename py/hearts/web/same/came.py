"""A result of the daily deals by a link: it says whose it is, and asks before it is checked and added."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.web.request import Paragraph, Question, ResultIn, ResultsOf

if TYPE_CHECKING:
    from hearts.web.context import Context
    from hearts.web.request import Request


async def add_result(context: Context, request: Request) -> None:
    """Ask whether to check and add the result that a link holds; say why where it holds none."""
    assert isinstance(request, ResultIn)
    if await context.later.leaderboard.primitives() is None:
        context.session.notice(say("board-missing"), "problem")
        return
    if not request.what.number:
        context.session.notice(say("board-none"), "why")
        return
    texts = (Paragraph(say("board-link-text", number=request.what.number)),)
    buttons = (("no", say("board-link-no")), ("yes", say("board-link-yes")))
    question = Question("add-result", say("board-link-title"), texts, buttons, "no", main="yes")
    if await context.ask(question) == "yes":
        context.open(ResultsOf(request.what))
