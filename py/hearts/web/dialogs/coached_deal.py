"""A deal with the coach: practice at a table of its own, while the player's own game waits unchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.heading import YES, notes
from hearts.app.keeping.setup import Setup
from hearts.engine import shuffle
from hearts.engine.game import Dealt
from hearts.engine.record import Record
from hearts.engine.rules import Rules
from hearts.web.request import PracticeFrom

if TYPE_CHECKING:
    from hearts.web.context import Context
    from hearts.web.request import Request


async def coached(context: Context, request: Request | None = None) -> None:
    """Deal by the classic rules, which have no bonus card, and let the coach speak; it ends as after the lesson."""
    record = _of_lesson(Setup(Rules.preset("classic-pc")).record(context.session.new_id()))
    shares = ((shuffle.HOUSE, context.session.draw_secret() or record.id),)
    key = shuffle.deal_key(record.id, 0, shares)
    game = record.game.play(Dealt(*shuffle.dealt(record.game.rules, key), shares))
    context.open(PracticeFrom(record.at(game), 0, coached=True))


def _of_lesson(record: Record) -> Record:
    """The record with the note that its deal comes after the lesson."""
    noted = notes(record).set("lesson", YES).lines
    return Record(record.game, record.id, record.seed, record.seats, noted, record.dealing)
