"""The table of the game after a finished one: the same again, or with everybody but the first one seat further on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.heading import PLAYED_ON, notes, player_of
from hearts.app.library.setup import SeatSetup, Setup, told_apart
from hearts.engine.options import RulesError
from hearts.engine.record import Seat
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from hearts.engine.options import Value
    from hearts.engine.record import Record


def again(setup: Setup, record: Record) -> Setup:
    """The table to play again after this game: `setup` if it was played there, else one made from its record."""
    seats, noted = tuple([Seat(who.player, who.face, who.name) for who in told_apart(setup.seats)]), notes(record)
    rules = first_rules(record, setup.rules)
    same = noted.diabolo == setup.diabolo and noted.takebacks == setup.undo
    if same and seats == record.seats and rules.text() == setup.rules.text():
        return setup
    theirs = [SeatSetup(seat.name, seat.face, player_of(seat.player)) for seat in record.seats]
    return Setup(rules, theirs, setup.seed, noted.diabolo, noted.takebacks)


def first_rules(record: Record, own: Rules) -> Rules:
    """The rules of a game before it was played on, which gave it a later end; its rules if it was not.

    If the record does not tell the first end, as in 0.1.0: `own` if only the end differs from that, else its rules.
    """
    rules, noted = record.game.rules, notes(record)
    if PLAYED_ON not in noted.marks:
        return rules
    option, _, number = noted.first_end.partition("=")
    try:
        first = Rules(rules.name, **dict(rules.changes(), **{option: int(number)})) if option else own
    except RulesError:
        return rules
    ends: dict[str, Value] = {"limit": rules.limit, "deals": rules.deals}
    return first if Rules(first.name, **dict(first.changes(), **ends)) == rules else rules


def moved(setup: Setup) -> Setup:
    """The same table with everybody but the first moved on by one seat, with the points they start with."""
    seats = setup.seats[:1] + setup.seats[-1:] + setup.seats[1:-1]
    rules, start = setup.rules, setup.rules.start
    if any(start):
        points = start[:1] + start[-1:] + start[1:-1]
        rules = Rules(rules.name, **dict(rules.changes(), handicap=",".join([str(each) for each in points])))
    return Setup(rules, seats, setup.seed, setup.diabolo, setup.undo)
