"""Questions about a text that came by a link or a file, asked before anything is taken, added or played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.rules import presets
from hearts.app.same import deals, games, match
from hearts.app.words import measures, notices
from hearts.app.words.locale import say
from hearts.app.words.phrases import capital, listed, written
from hearts.engine import checking
from hearts.web import matches
from hearts.web.browser import clock, link
from hearts.web.request import (
    DealIn,
    GameIn,
    MatchIn,
    MatchOf,
    Paragraph,
    PracticeFrom,
    Question,
    ReplayOf,
    ResultIn,
    ResultsOf,
)

if TYPE_CHECKING:
    from hearts.app.same.deals import Deal
    from hearts.engine.record import Record
    from hearts.web.context import Context
    from hearts.web.request import Request


async def play_deal(context: Context, request: Request) -> None:
    """Ask whether to play the deal that a link holds, while the player's own game waits; say why where it holds
    none."""
    assert isinstance(request, DealIn)
    if request.what.text == link.NOTHING:
        context.session.notice(say("shared_deal-nothing"), "why")
        return
    try:
        deal = deals.read_deal(request.what)
    except ValueError as error:
        context.session.notice(say("shared_deal-wrong", error=notices.unread(error)), "why")
        return
    buttons = (("no", say("shared_deal-no")), ("yes", say("shared_deal-yes")))
    if await _asked(context, "play-deal", say("shared_deal-title"), _describe_deal(deal), buttons) == "yes":
        context.open(PracticeFrom(deal.record, deal.seat))


async def open_game(context: Context, request: Request) -> None:
    """Ask what to do with a game: replay it, play its deals as practice, or nothing."""
    assert isinstance(request, GameIn)
    record = request.record
    at = games.played_at(record)
    told = games.describe_game(record, measures.moment(at) if at else "")
    await clock.rest()
    told += [await games.cards(record, clock.rest), say("shared_game-unchecked"), say("shared_game-beside")]
    play = say("shared_game-play", count=len(checking.deals(record)))
    buttons = (("no", say("shared_game-no")), ("play", play), ("yes", say("shared_game-yes")))
    answer = await _asked(context, "open-game", say("shared_game-title"), told, buttons)
    if answer == "yes":
        context.open(ReplayOf(record))
    elif answer == "play":
        context.open(PracticeFrom(record, games.seat_of(record), whole=True))


async def came_match(context: Context, request: Request) -> None:
    """Ask whether to play what a link invites to, or show the result that it brings; say why where it does neither."""
    assert isinstance(request, MatchIn)
    if request.what.text == link.NOTHING:
        context.session.notice(say("match-nothing"), "why")
        return
    try:
        record = match.read_match(request.what)
        if record.game.length:
            matches.take_result(record, request.what.text)
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
    sealed, name = match.sealed_by(record)
    texts = [matches.describe_match(record), say("match-counts")]
    if sealed:
        texts.append(capital(say("match-ask-sealed", name=name)))
    texts += [say("match-cannot"), say("match-ask-beside")]
    buttons = (("no", say("match-ask-no")), ("yes", say("match-ask-yes")))
    if await _asked(context, "came-match", say("match-ask", name=name), texts, buttons) == "yes":
        own = next(iter(context.session.setup.seats))
        matches.begin(match.of_person(record, own.face, own.name), sealed, name)


async def add_result(context: Context, request: Request) -> None:
    """Ask whether to check and add the result of a day that a link holds; say why where it holds none."""
    assert isinstance(request, ResultIn)
    if await context.later.people.primitives() is None:
        context.session.notice(say("board-missing"), "problem")
        return
    if not request.what.number:
        context.session.notice(say("board-none"), "why")
        return
    texts = [say("board-link-text", number=request.what.number)]
    buttons = (("no", say("board-link-no")), ("yes", say("board-link-yes")))
    if await _asked(context, "add-result", say("board-link-title"), texts, buttons) == "yes":
        context.open(ResultsOf(request.what))


async def _asked(
    context: Context, name: str, title: str, texts: list[str], buttons: tuple[tuple[str, str], ...]
) -> str:
    paragraphs = tuple([Paragraph(text) for text in texts])
    return await context.ask(Question(name, title, paragraphs, buttons, "no", main="yes"))


def _describe_deal(deal: Deal) -> list[str]:
    """Return a description of a deal, in sentences."""
    names = listed([who.name for who in deal.others])
    how = "shared_deal-sure" if deal.sure else "shared_deal-unsure"
    start = deal.rules.start
    scores = [say("shared_deal-scores", scores=listed([written(one) for one in start]))] if any(start) else []
    about = [say("shared_deal-rules", rules=presets.name_with_length(deal.rules), deal=deal.number + 1, names=names)]
    beside = [say("shared_deal-laid" if deal.laid else how), say("shared_deal-beside")]
    return about + scores + beside
