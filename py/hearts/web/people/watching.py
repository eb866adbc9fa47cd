"""A table of people as somebody sees it who watches: all seats, the backs of all hands, and nothing to press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import Ending, Scene
from hearts.app.words import table as words
from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph
from hearts.engine.record import PERSON, Seat
from hearts.engine.steps import Step

if TYPE_CHECKING:
    from hearts.app.people.roster import Roster
    from hearts.app.table.table import Table
    from hearts.engine.deal import View

LOCAL = ("hasten", "last")  # commands that change only what one sees


def open_watched(table: Table, roster: Roster, view: View | None) -> None:
    """Show the table to somebody who has no seat: nobody is “you”, so all seats look like those of others."""
    seats = tuple([Seat(PERSON, who.face, who.name) for who in roster.seats])
    table.open(seats, 0, Step(None, None, view) if view is not None else None, demo="down", kind="people")


def as_watched(scene: Scene) -> Scene:
    """Return the scene with what is said to somebody who watches, and without what only players may do."""
    ended = scene.ending
    turn = [words.their_turn(seat.name) for seat in scene.seats if seat.turn]
    prompt = "" if ended is not None else paragraph([say("party-watch-prompt")] + turn)
    if ended is not None:
        left = [action for action in ended.actions if action.command.startswith("open people")]
        ended = Ending(**dict(ended.__dict__, actions=left, outcomes=[]))
    return Scene(**dict(scene.__dict__, prompt=prompt, offer=None, passing=None, ending=ended))
