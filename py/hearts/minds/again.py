"""A choice again: what a mind chooses where a move of a record was made, from its view and its chance alone.

That can be told where minds play at sight or go by worlds. A mind that thought by the clock may have seen more of them,
or fewer.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from hearts.engine.cards import count, lowest
from hearts.engine.checking import dealt_as
from hearts.engine.game import Dealt, Declared, Passed, Played
from hearts.engine.record import is_person, shares_of
from hearts.engine.shuffle import chance, deal_key
from hearts.minds.registry import mind, sees_hands, stand_in, thinks

if TYPE_CHECKING:
    from collections.abc import Generator

    from hearts.engine.deal import View
    from hearts.engine.game import Game
    from hearts.engine.record import Record
    from hearts.minds.mind import Mind

    Move = Passed | Played | Declared

ARENA = "arena-"  # what the id of a game that a match of the arena has kept begins with


def clocked(record: Record, only: int = -1) -> int:
    """Return the first seat whose mind thought by the clock or saw all cards; -1 if all choices can be computed
    again. Raises ValueError if a seat names no mind of today.

    only   the seat that is asked about; -1: all
    """
    arena = record.id.startswith(ARENA)
    for seat, who in enumerate(record.seats):
        if is_person(who.player) or only not in (-1, seat):
            continue
        searches = thinks(who.player) and not (arena or record.seed)
        if sees_hands(who.player) or searches or "@" in who.player:
            return seat
    return -1


def sees_all(record: Record) -> bool:
    """Return whether the opponents of the game saw all cards."""
    return dict(record.notes).get("diabolo", "no") not in ("no", "0", "")


class Chair:
    """A mind, and the stand-in that plays for it when it does not answer."""

    def __init__(self, name: str) -> None:
        self.mind: Mind = mind(name)
        self.stand_in: Mind = stand_in(name)


def chairs(record: Record) -> list[Chair | None]:
    """Return the mind of each seat; None for a person."""
    return [None if is_person(seat.player) else Chair(seat.player) for seat in record.seats]


def chosen(game: Game) -> bool:
    """Return True if the last move of a position was a choice and not a forced card."""
    move = game.move
    if move is None or isinstance(move, Dealt) or game.last is None:
        return False
    if isinstance(move, Played):
        return count(game.last.view(move.seat).legal) > 1
    return isinstance(move, Passed) or move.what in ("minus", "plus")


def asked(record: Record, before: Game, seat: int) -> tuple[View, str]:
    """Return what a seat was asked with in a position: its view, and what it might use of chance."""
    at = begun(before)
    view = at.view(seat)
    drawn = chance_of_the_arena(view, record.seed, seat) if record.id.startswith(ARENA) else _chance(record, at, seat)
    return view, drawn


def choice(record: Record, before: Game, seat: int, who: Mind) -> Generator[None, None, Move]:
    """Work out what a mind chooses for a seat in a position, with pauses on the way."""
    if before.phase == "moon":
        return Declared(seat, who.declare(before.view(seat), before.choices()))
    view, drawn = asked(record, before, seat)
    if before.phase == "pass":
        thought = yield from who.steps("give", view, drawn)
        return Passed(seat, thought.choice)
    if count(view.legal) == 1:
        return Played(seat, lowest(view.legal))
    thought = yield from who.steps("play", view, drawn)
    return Played(seat, thought.choice)


def choose(record: Record, before: Game, seat: int, who: Mind) -> Move:
    """Return the same without a pause."""
    thinking = choice(record, before, seat, who)
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            move: Move = end.value
            return move


def begun(game: Game) -> Game:
    """Return the position in which a seat is asked: all choose at once what to pass, and nobody sees who declines."""
    while game.phase == "pass" and game.last is not None and isinstance(game.move, Passed):
        game = game.last
    return game


def _chance(record: Record, at: Game, seat: int) -> str:
    """Return what a mind could use of chance at the table."""
    assert at.deal is not None
    number, shares = at.deal.table.number, shares_of(at)
    key = deal_key(dealt_as(record, number)[0], number, shares) if shares else record.key(at)
    return chance(key, at.length, seat)


def chance_of_the_arena(view: View, seed: str, seat: int) -> str:
    """Return what a mind could use of chance in a match of the arena; the seed of the cards cannot be read from it."""
    table = view.table
    move = () if view.phase == "pass" else (view.rules.players + count(table.played),)
    words = (seed, table.number) + move + (seat,)
    return sha256("/".join([str(word) for word in words]).encode()).hexdigest()[:16]
