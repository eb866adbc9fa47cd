"""A match by a link: it says what it is and asks before it is played; a friend's result goes to the comparison."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.same import match
from hearts.app.words.locale import say
from hearts.app.words.phrases import capital
from hearts.web import matches
from hearts.web.browser import link
from hearts.web.request import MatchIn, MatchOf, Paragraph, Question

if TYPE_CHECKING:
    from hearts.engine.record import Record
    from hearts.web.context import Context
    from hearts.web.request import Request


async def came_match(context: Context, request: Request) -> None:
    """Ask whether to play what a link invites to, or show the result that it brings; say why where it does neither."""
    assert isinstance(request, MatchIn)
    if request.what.text == link.NOTHING:
        context.session.notice(say("match-nothing"), "why")
        return
    try:
        record = match.read_match(request.what)
        if record.game.length:
            matches.taken(record, request.what.text)
    except ValueError as error:
        context.session.notice(matches.refusal(error, "match-wrong"), "why")
        return
    kept = matches.matches().find(record.id)
    if record.game.length or (kept is not None and kept.own):
        context.open(MatchOf(record.id))
    else:
        await _invited(context, record)


async def _invited(context: Context, record: Record) -> None:
    """Ask, and go to the page of the match."""
    sealed, name = match.promised(record)
    texts = [matches.about(record), say("match-counts")]
    if sealed:
        texts.append(capital(say("match-ask-sealed", name=name)))
    texts += [say("match-cannot"), say("match-ask-beside")]
    buttons = (("no", say("match-ask-no")), ("yes", say("match-ask-yes")))
    title = say("match-ask", name=name)
    question = Question("came-match", title, tuple([Paragraph(text) for text in texts]), buttons, "no", main="yes")
    if await context.ask(question) == "yes":
        own = next(iter(context.session.setup.seats))
        matches.begin(match.of_person(record, own.face, own.name), sealed, name)
