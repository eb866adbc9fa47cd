"""Steps: what one seat sees of a game, move by move. A step is its View before, the move as it may see it, its View
after; only who holds the `Game` can make one, and `hearts.engine.follow` makes it again from the move alone.

>>> from hearts.engine.game import Dealt, Game
>>> from hearts.engine.rules import Rules
>>> from hearts.engine.shuffle import deal
>>> rules = Rules("classic-pc")
>>> game = Game.new(rules).play(Dealt(*deal(rules, 7, 0)))
>>> seen = step(game, 2)
>>> seen.before is None, seen.move.hand == game.deal.hands[2], seen.after.phase
(True, True, 'pass')
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.engine.deal import View
from hearts.engine.game import Dealt, Passed, Played

if TYPE_CHECKING:
    from hearts.engine.game import Game
    from hearts.engine.rules import Rules
    from hearts.engine.table import Table

HIDDEN = -1  # in place of a packet that the seat may not see

# Who leads to the first trick, and the club that it must be led with; see `Table.club_to_lead`.
Opening = NamedTuple("Opening", [("leader", int), ("club", int)])
# The seat has been dealt a hand; opening: where nothing is passed; rules: of a game whose first deal it is, else None.
DealSeen = NamedTuple(
    "DealSeen",
    [("seat", int), ("number", int), ("hand", int), ("opening", "Opening | None"), ("rules", "Rules | None")],
)
# `by` has chosen its packet: 0 declines, HIDDEN is another seat's. With the last one comes what the seat got, and who
# leads.
PassSeen = NamedTuple("PassSeen", [("by", int), ("cards", int), ("got", int), ("opening", "Opening | None")])
# `by` has played a card; kitty: its cards, where the seat sees them from now on.
PlaySeen = NamedTuple("PlaySeen", [("by", int), ("card", int), ("kitty", int)])
# `by` has said "minus", "plus", "concede" or "claim"; cards: those that a claim brought to the table, in order.
SaySeen = NamedTuple("SaySeen", [("by", int), ("what", str), ("cards", "tuple[int, ...]"), ("kitty", int)])

if TYPE_CHECKING:
    SeenMove = DealSeen | PassSeen | PlaySeen | SaySeen


class OpenView(View):
    """The View with all cards: for a replay with the cards up, or where minds alone play.

    hands   everyone's cards, by seat
    """

    def __init__(self, view: View, hands: tuple[int, ...]) -> None:
        own, sheet = (view.hand, view.gave, view.got, view.kitty), (view.lines, view.scores)
        View.__init__(self, view.seat, view.table, *own, *sheet, view.conceded, view.length)
        self.hands = hands


class Step:
    """What one seat sees of a move: its View before (None before the first deal), the move, its View after.

    A View may also come alone, without a move that led to it: to somebody who comes back, or in a problem.
    """

    __slots__ = ("after", "before", "move")

    def __init__(self, before: View | None, move: SeenMove | None, after: View) -> None:
        self.before = before
        self.move = move
        self.after = after

    def __repr__(self) -> str:
        return f"<Step of seat {self.after.seat}: {self.move}>"


def step(game: Game, seat: int) -> Step:
    """Return what `seat` sees of the last move of a game; ValueError before the first deal."""
    after, last = game.view(seat), game.last
    before = last.view(seat) if last is not None and last.deal is not None else None
    return Step(before, seen(game, before, after), after)


def open_step(game: Game, seat: int) -> Step:
    """Return the same step for a viewer at this seat who may see all cards; afterwards they lie face up."""
    closed = step(game, seat)
    assert game.deal is not None
    return Step(closed.before, closed.move, OpenView(closed.after, game.deal.hands))


def seen(game: Game, before: View | None, after: View) -> SeenMove | None:
    """Return the last move of a game as the seat of these Views may see it; None where the game began in this
    position."""
    move, seat = game.move, after.seat
    if move is None:
        return None
    if isinstance(move, Dealt):
        rules = game.rules if before is None else None
        return DealSeen(seat, after.table.number, move.hands[seat], _opening(after.table), rules)
    if isinstance(move, Passed):
        known = move.cards if move.seat == seat or not move.cards else HIDDEN
        return PassSeen(move.seat, known, after.got, _opening(after.table))
    assert before is not None
    kitty = after.kitty & ~before.kitty
    if isinstance(move, Played):
        return PlaySeen(move.seat, move.card, kitty)
    plays = after.table.plays[len(before.table.plays) :] if move.what == "claim" else ()
    return SaySeen(move.seat, move.what, tuple([card for _, card in plays]), kitty)


def _opening(table: Table) -> Opening | None:
    """Return how the first trick begins; None while cards are passed."""
    return None if table.phase == "pass" else Opening(table.leader, table.club_to_lead)
