"""A deal in a link: it describes itself, and asks before it comes to the table. The player's own game waits
meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.rules import presets
from hearts.app.same import deals
from hearts.app.words import notices
from hearts.app.words.locale import say
from hearts.app.words.phrases import listed, signed
from hearts.web.browser import link
from hearts.web.request import DealIn, Paragraph, PracticeFrom, Question

if TYPE_CHECKING:
    from hearts.app.same.deals import Deal
    from hearts.web.context import Context
    from hearts.web.request import Request


async def play_deal(context: Context, request: Request) -> None:
    """Ask whether to play the deal that a link holds; say why where it holds none."""
    assert isinstance(request, DealIn)
    if request.what.text == link.NOTHING:
        context.session.notice(say("shared_deal-nothing"), "why")
        return
    try:
        deal = deals.read_deal(request.what)
    except ValueError as error:
        context.session.notice(say("shared_deal-wrong", error=notices.unread(error)), "why")
        return
    texts = tuple([Paragraph(text) for text in describe_deal(deal)])
    buttons = (("no", say("shared_deal-no")), ("yes", say("shared_deal-yes")))
    if await context.ask(Question("play-deal", say("shared_deal-title"), texts, buttons, "no", main="yes")) == "yes":
        context.open(PracticeFrom(deal.record, deal.seat))


def describe_deal(deal: Deal) -> list[str]:
    """Return a description of a deal, in sentences."""
    names = listed([who.name for who in deal.others])
    how = "shared_deal-sure" if deal.sure else "shared_deal-unsure"
    start = deal.rules.start
    scores = [say("shared_deal-scores", scores=listed([signed(one) for one in start]))] if any(start) else []
    about = [say("shared_deal-rules", rules=presets.named(deal.rules), deal=deal.number + 1, names=names)]
    beside = [say("shared_deal-laid" if deal.laid else how), say("shared_deal-beside")]
    return about + scores + beside
