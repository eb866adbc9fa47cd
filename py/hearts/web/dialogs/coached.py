"""A deal with the coach: practice at a table of its own, while one's own game is left as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.setup import Setup
from hearts.engine import shuffle
from hearts.engine.game import Dealt
from hearts.web.request import PracticeFrom

if TYPE_CHECKING:
    from hearts.web.context import Context
    from hearts.web.request import Request


async def coached(context: Context, request: Request) -> None:
    """Deal by the rules at the table, for four where these are for another number, and let the coach speak."""
    rules = context.session.rules
    setup = Setup(rules) if rules.players == 4 else Setup()
    record = setup.record(context.session.new_id())
    shares = ((shuffle.HOUSE, context.session.draw_secret() or record.id),)
    key = shuffle.deal_key(record.id, 0, shares)
    game = record.game.play(Dealt(*shuffle.dealt(record.game.rules, key), shares))
    context.open(PracticeFrom(record.at(game), 0, coached=True))
