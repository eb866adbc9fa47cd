"""A deal in a link: a record with one deal and no move, behind `#deal=`. It is played beside the player's own game.

It has the rules, the deal's number, every hand, who put in what, and who sits where; the person's seat is the first one
of a person. A deal that a person laid has no shares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.heading import STAND_IN, notes, player_of
from hearts.app.words.locale import Refused
from hearts.engine.checking import check, deals, dealt_as
from hearts.engine.game import Dealt, Game
from hearts.engine.record import PERSON, Record, Seat
from hearts.engine.value import Value
from hearts.minds import registry

if TYPE_CHECKING:
    from hearts.app.same.what import What
    from hearts.engine.rules import Rules

LARGEST = 8 * gate.KB  # letters of its record
LONGEST = 1900  # letters of the record as it is packed into a link
SURE = ("checked", "uncut", "published")  # findings of a check by which the cards follow from what was put in
KEPT = ("cut",)  # notes that say how it was dealt


class DealError(Refused):
    """A text without a deal that can be played; the message says why."""


class Deal(Value):
    """A deal that can be played: its record, before any move, and its player's seat.

    laid   whether a person laid the cards
    sure   whether they follow from what was put in
    """

    def __init__(self, record: Record, seat: int, laid: bool, sure: bool) -> None:
        self.record, self.seat = record, seat
        self.laid, self.sure = laid, sure

    @property
    def rules(self) -> Rules:
        """Its rules."""
        return self.record.game.rules

    @property
    def number(self) -> int:
        """Its number, from 0, which decides the direction of the pass."""
        return self.record.game.first

    @property
    def others(self) -> list[Seat]:
        """The players in the other seats, clockwise from the person's left."""
        seats, players = self.record.seats, len(self.record.seats)
        return [seats[(self.seat + more) % players] for more in range(1, players)]


def deal_of(record: Record, number: int, seat: int) -> Deal:
    """Return deal `number` (from 0) of a record, for a player in `seat`. Raises DealError if there is no such deal."""
    at, game = number - record.game.first, record.game
    if not 0 <= at < len(deals(record)) or len(record.seats) != game.rules.players:
        raise DealError("shared_deal-none")
    id, seed = dealt_as(record, number)
    seated = [_seated(who, place == seat) for place, who in enumerate(record.seats)]
    kept = tuple([note for note in record.notes if note[0] in KEPT and note[1].startswith(f"{number + 1} ")])
    alone = Game.new(game.rules, number).play(deals(record)[at])
    return _deal(Record(alone, id, seed, tuple(seated), kept, record.dealing), seat)


def laid(rules: Rules, number: int, hands: tuple[int, ...], kitty: int, seats: tuple[Seat, ...], id: str) -> Deal:
    """Return a deal whose cards a person laid. Raises IllegalMove where they are no deal of these rules."""
    game = Game.new(rules, number).play(Dealt(hands, kitty))
    seat = next(place for place, who in enumerate(seats) if who.person)
    seats = tuple([_seated(who, place == seat) for place, who in enumerate(seats)])
    return _deal(Record(game, id, "", seats, (), 2), seat)


def read_deal(what: What) -> Deal:
    """Return the deal in a text. Raises ValueError, which says why there is none that can be played."""
    record = Record.read(gate.check_size(what.text, LARGEST), later=True)
    if len(record.seats) != record.game.rules.players or not deals(record):
        raise DealError("shared_deal-none")
    if record.game.length != 1:
        raise DealError("shared_deal-more")
    for seat in record.seats:
        if not seat.person and registry.sees_hands(player_of(seat.player)):
            raise DealError("shared_deal-sees")
    if notes(record).diabolo:
        raise DealError("shared_deal-sees")
    people = record.people
    return deal_of(record, record.game.first, people[0] if people else 0)


def _deal(record: Record, seat: int) -> Deal:
    found = check(record, record.game.first)
    return Deal(record, seat, found == "hand", found in SURE)


def _seated(who: Seat, own: bool) -> Seat:
    """Return who sits there when it is played: one person, and minds as before."""
    if own:
        return Seat(PERSON, who.face, who.name)
    return Seat(STAND_IN, who.face, who.name) if who.person else who
