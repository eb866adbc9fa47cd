"""A game by a link, a file or as text: it says what it is, and asks before it comes to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.same import games
from hearts.app.words.locale import say
from hearts.engine.checking import deals
from hearts.web.browser import clock
from hearts.web.request import GameIn, Paragraph, PracticeFrom, Question, ReplayOf

if TYPE_CHECKING:
    from hearts.web.context import Context
    from hearts.web.request import Request


async def open_game(context: Context, request: Request) -> None:
    """Ask what to do with a game: replay it, play its deals as practice, or nothing."""
    assert isinstance(request, GameIn)
    record = request.record
    at = games.played_at(record)
    told = games.about(record, clock.dated(at) if at else "")
    await clock.rest()
    told += [await games.cards(record, clock.rest), say("shared_game-unchecked"), say("shared_game-beside")]
    play = say("shared_game-play", count=len(deals(record)))
    buttons = (("no", say("shared_game-no")), ("play", play), ("yes", say("shared_game-yes")))
    texts = tuple([Paragraph(text) for text in told])
    answer = await context.ask(Question("open-game", say("shared_game-title"), texts, buttons, "no", main="yes"))
    if answer == "yes":
        context.open(ReplayOf(record))
    elif answer == "play":
        context.open(PracticeFrom(record, games.seat_of(record), whole=True))
