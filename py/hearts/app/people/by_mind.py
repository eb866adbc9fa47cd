"""What a mind does at a table of people: in its own seat, and for a person who is away.

It follows from what the seat sees and from the deal's key alone. So everybody can compute it again once a deal is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.claim import claim
from hearts.engine.game import Dealt, Declared, Passed, Played
from hearts.engine.record import is_person
from hearts.engine.shuffle import chance
from hearts.minds import registry

if TYPE_CHECKING:
    from hearts.app.people.roster import Roster
    from hearts.engine.game import Game, Move

MIND = "instinct"  # who plays for a person


def choice(game: Game, key: str, seat: int, player: str) -> Move:
    """Return what the mind in a seat does in this position.

    key      of the deal; player: who plays the seat by the record, a mind or a person for whom one plays
    """
    assert game.deal is not None
    mind, view = registry.stand_in(MIND if is_person(player) else player), game.view(seat)
    if game.phase == "moon":
        return Declared(seat, mind.declare(view, game.choices()))
    passed = len(game.deal.table.ready) if game.phase == "pass" else 0
    drawn = chance(key, game.length - passed, seat)
    if game.phase == "pass":
        return Passed(seat, mind.give(view, drawn).choice)
    if not is_person(player) and claim(view):
        return Declared(seat, "claim")
    return Played(seat, mind.play(view, drawn).choice)


def same_minds(before: Roster, told: Roster) -> bool:
    """Return whether each mind stays in its seat from one roster to the next, and who has left is followed by the one
    that plays for people.

    So it must be while a deal or its shares stand: whoever holds the table sees all cards, and could have each mind
    followed by one that plays what suits them.
    """
    for seat, who in enumerate(told.seats):
        stays = MIND if before.person_in(seat) else before.seats[seat].player
        if not who.person and who.player != stays:
            return False
    return True


class Again:
    """The moves of minds in deals that are over, to be computed again one after the other."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Game, Move, str, str]] = []
        self._missed = False  # whether a mind of another version has moved, which cannot be asked here

    def add(self, before: Game, move: Move, key: str, player: str) -> None:
        """Have a move looked at: the position before it, who plays the seat, and the key of the deal."""
        self._waiting.append((before, move, key, player))

    def miss(self) -> None:
        """Note that a move was made that cannot be looked at."""
        self._missed = True

    def take_missed(self) -> bool:
        """Return whether a move was made that cannot be looked at, since this was asked last."""
        missed, self._missed = self._missed, False
        return missed

    @property
    def waits(self) -> bool:
        """Whether there is one to look at."""
        return self._waiting != []

    def look(self) -> bool:
        """Look at the next one. Returns False where the mind would have chosen otherwise."""
        before, move, key, player = self._waiting.pop(0)
        assert not isinstance(move, Dealt)
        return choice(before, key, move.seat, player) == move
