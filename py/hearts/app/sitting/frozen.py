"""A day's game at the table. A table of the frozen package (`hearts.minds.daily`) is kept in step with it: that table
deals, its minds play, and it has the last word on what may be played and on the score. Only texts go there and back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sitting.journal import Deals
from hearts.app.sitting.players import Player
from hearts.app.tasks import at_once, no_rest
from hearts.engine.cards import card, name, parse, text
from hearts.engine.game import Dealt, Declared, Game, Passed
from hearts.engine.record import Record, Seat, positions
from hearts.engine.rules import Rules
from hearts.engine.shuffle import DEALING
from hearts.engine.table import IllegalMove

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from hearts.app.sitting.players import Turn
    from hearts.app.tasks import Rest
    from hearts.engine.game import Move, Played

    class Table(Protocol):
        """A table of the frozen package."""

        @property
        def standing(self) -> str:
            """The phase, and the seats whose move is awaited."""

        @property
        def rows(self) -> str:
            """A line for each deal that is over: what each seat got in it."""

        def deal(self) -> str:
            """Deal, and return what a record says of it."""

        def take(self, said: str) -> None:
            """Make a move; ValueError where it is not allowed."""

        def ask(self, seat: int) -> str:
            """Return the move of the mind in this seat."""


BEGINS = 2  # words of a move before its cards: what is done, and by which seat


class Apart(ValueError):
    """The frozen table and the one of today do not agree on a move."""


def record_of(heading: str, seats: tuple[Seat, ...], notes: tuple[tuple[str, str], ...] = ()) -> Record:
    """Return the record of a day before its first deal.

    heading   what the frozen package says of the day: id, rules, players
    seats     portraits and names, seat by seat
    """
    id, rules, players = heading.split("\n")
    seated = [Seat(player, who.face, who.name) for player, who in zip(players.split(), seats)]
    return Record(Game.new(Rules.read(rules)), id, id, tuple(seated), (("takebacks", "off"),) + notes, DEALING)


def frozen_move(move: Passed | Played | Declared) -> str:
    """Return a move as the frozen table reads it."""
    if isinstance(move, Passed):
        return f"pass {move.seat} {text(move.cards)}"
    if isinstance(move, Declared):
        return f"say {move.seat} {move.what}"
    return f"play {move.seat} {name(move.card)}"


class DealsOfDay(Deals):
    """The deals of a day, and its minds.

    table    the frozen table; new_table: makes another one, before the first deal
    counts   whether this is the attempt that counts
    """

    kind = "day"

    def __init__(self, new_table: Callable[[], Table], counts: bool) -> None:
        self.counts, self.helps = counts, not counts
        self.table = new_table()
        self._new_table = new_table

    def next(self, number: int) -> Dealt:
        """Return the next deal as the frozen table deals it."""
        if self.table.standing != "deal":
            raise Apart(self.table.standing)
        return frozen_deal(self.table.deal())

    def hear(self, move: Move) -> None:
        """Make a move at the frozen table. Raises IllegalMove if that refuses it."""
        if not isinstance(move, Dealt):
            try:
                self.table.take(frozen_move(move))
            except ValueError:
                raise IllegalMove("not-playing") from None

    def go_on(self, game: Game, done: int) -> None:
        """Bring the frozen table there in one go."""
        at_once(self.follow(game, no_rest, done))

    async def follow(self, game: Game, rest: Rest, done: int = 0) -> None:
        """Bring the frozen table, at which so many moves are made already, to where the game stands. Raises
        ValueError where they do not agree."""
        if not done:
            self.table = self._new_table()
        for at in positions(game)[done:]:
            move = at.move
            if isinstance(move, Dealt):
                same = frozen_deal(self.table.deal())
                if (same.hands, same.kitty) != (move.hands, move.kitty):
                    raise Apart("cards")
            elif move is not None:
                self.table.take(frozen_move(move))
            await rest()

    def player(self, seat: int) -> Player:
        """Return the mind of the frozen package in this seat."""
        return Frozen(self, seat)


class Frozen(Player):
    """A mind of the frozen package, which answers at once."""

    def __init__(self, deals: DealsOfDay, seat: int) -> None:
        self._deals, self._seat = deals, seat

    async def give(self, turn: Turn) -> int:
        """Return its packet."""
        return parse(self._asked())

    async def play(self, turn: Turn) -> int:
        """Return its card."""
        return card(self._asked())

    async def declare(self, turn: Turn) -> str:
        """Return how it scores its moon."""
        return self._asked()

    def _asked(self) -> str:
        return self._deals.table.ask(self._seat).split(" ", BEGINS)[BEGINS]


def frozen_deal(entry: str) -> Dealt:
    """Return the deal in the lines of a record."""
    hands, shares, kitty = [], [], 0
    for line in entry.strip().split("\n")[1:]:
        word, _, rest = line.strip().partition(" ")
        if word == "share":
            who, _, share = rest.partition(" ")
            shares.append((who, share))
        elif word == "kitty":
            kitty = parse(rest)
        else:
            hands.append(parse(rest))
    return Dealt(tuple(hands), kitty, tuple(shares))
