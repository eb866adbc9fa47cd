"""A game: deals until the limit. Its state follows from its moves; `play` returns the next position, `last` is the
position before.

>>> from hearts.engine.rules import Rules
>>> from hearts.engine.shuffle import deal
>>> game = Game.new(Rules("classic-pc"))
>>> game = game.play(Dealt(*deal(game.rules, 7, 0)))
>>> game.phase, game.waiting
('pass', (0, 1, 2, 3))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.engine.cards import DECK, count
from hearts.engine.claim import claim, played_out
from hearts.engine.deal import Deal, View
from hearts.engine.rules import Rules
from hearts.engine.score import ended, leaders, line, shooter
from hearts.engine.table import IllegalMove, refusal
from hearts.engine.value import Value

# A seat has chosen a set of cards to pass; the empty set declines.
Passed = NamedTuple("Passed", [("seat", int), ("cards", int)])
# A seat has played a card.
Played = NamedTuple("Played", [("seat", int), ("card", int)])
# A seat has said something: how to score its moon ("minus", "plus"), that it gives up ("concede"), or that the rest of
# the deal is certain ("claim").
Declared = NamedTuple("Declared", [("seat", int), ("what", str)])

if TYPE_CHECKING:
    from hearts.engine.score import Line

CARDS = range(52)


class Dealt(Value):
    """The move of chance: a set for each seat, and the kitty.

    shares   name and share of each contributor, from which the cards follow (`shuffle.deal_key`); none where a seed
             or a person has dealt
    """

    def __init__(self, hands: tuple[int, ...], kitty: int, shares: tuple[tuple[str, str], ...] = ()) -> None:
        self.hands = hands
        self.kitty = kitty
        self.shares = shares


if TYPE_CHECKING:
    Move = Dealt | Passed | Played | Declared


class Game:
    """One position of a game; it never changes, each move makes the next one.

    phase      "deal" (chance is awaited), "pass", "play", "moon" (its shooter must choose), "over"
    scores     each seat's total before this deal; lines: the rows of the score sheet so far
    deal       the deal in play, or just finished; None before the first
    last       the position before, None at the start; move: what led from there to here; length: moves so far
    past       all positions before, `past[n]` after n moves; behind them may stand later ones, or others. It is a list
               that they share: through a chain of them MicroPython's collector would find its way slowly
    conceded   the seat that gave up, -1 for none
    first      the number of its first deal, from 0
    """

    __slots__ = ("conceded", "deal", "first", "length", "lines", "move", "past", "phase", "rules", "scores")

    def __init__(
        self,
        rules: Rules,
        phase: str,
        scores: tuple[int, ...],
        lines: tuple[Line, ...],
        deal: Deal | None,
        last: Game | None,
        move: Move | None,
        conceded: int = -1,
        first: int = 0,
    ) -> None:
        self.rules = rules
        self.phase = phase
        self.scores = scores
        self.lines = lines
        self.deal = deal
        self.move = move
        self.conceded = conceded
        self.length: int = last.length + 1 if last else 0
        self.first: int = last.first if last else first
        self.past: list[Game] = last.path() if last else []

    @classmethod
    def new(cls, rules: Rules, first: int = 0) -> Game:
        """Return a game before its first deal, which has this number."""
        return cls(rules, "deal", rules.start, (), None, None, None, -1, first)

    @property
    def last(self) -> Game | None:
        """The position before."""
        return self.past[self.length - 1] if self.length else None

    def path(self) -> list[Game]:
        """Return a list that begins with all positions up to this one. Positions of one game share a list where
        they can."""
        past, length = self.past, self.length
        if len(past) == length:
            past.append(self)
        elif past[length] is not self:
            past = past[:length] + [self]
        return past

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must move now; none while the cards are dealt and after the game."""
        if self.deal is None or self.phase in ("deal", "over"):
            return ()
        table = self.deal.table
        if self.phase == "pass":
            return tuple([seat for seat in range(self.rules.players) if seat not in table.ready])
        return (self._shooter(),) if self.phase == "moon" else (table.turn,)

    @property
    def moves(self) -> list[Move]:
        """All moves from the start."""
        return [game.move for game in self.path()[1 : self.length + 1] if game.move is not None]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the lowest score, without a player who conceded; before the end of the game, the leaders."""
        return leaders(self.scores, self.conceded)

    def view(self, seat: int) -> View:
        """Return what `seat` knows now; ValueError before the first deal."""
        if self.deal is None:
            raise ValueError("There is nothing to see before the first deal.")
        return self.deal.view(seat, self.lines, self.scores, self.conceded, self.length)

    def play(self, move: Move) -> Game:
        """Return the game after `move`; IllegalMove says why it cannot be made."""
        if isinstance(move, Played):
            return self._played(move)
        if isinstance(move, Passed):
            return self._passed(move)
        return self._dealt(move) if isinstance(move, Dealt) else self._declared(move)

    def choices(self) -> tuple[Line, Line]:
        """Return the two rows that a shooter may choose from, minus for itself or plus for the others; ValueError
        before."""
        if self.deal is None or self.phase != "moon":
            raise ValueError("No moon is to be scored now.")
        return self._line(self.deal, "minus"), self._line(self.deal, "plus")

    def __repr__(self) -> str:
        place = f"{self.phase}, {self.length} moves, {len(self.lines)} deals scored"
        return f"<Game {self.rules.text()}: {place}, scores {self.scores}>"

    def _next(self, move: Move, phase: str, deal: Deal, conceded: int = -1) -> Game:
        return Game(self.rules, phase, self.scores, self.lines, deal, self, move, conceded)

    def _scored(self, move: Move, deal: Deal, choice: str = "") -> Game:
        """Return the game after the last move of a deal: its row is on the score sheet."""
        row = self._line(deal, choice)
        lines = self.lines + (row,)
        phase = "over" if ended(self.rules, row.totals, len(lines)) else "deal"
        return Game(self.rules, phase, row.totals, lines, deal, self, move)

    def _dealt(self, move: Dealt) -> Game:
        if self.phase != "deal":
            raise IllegalMove("game-over" if self.phase == "over" else "deal-not-over")
        rules = self.rules
        sizes = [count(hand) for hand in move.hands]
        if sizes != [rules.hand_size] * rules.players:
            raise IllegalMove("hand-sizes", players=rules.players, size=rules.hand_size, sizes=sizes)
        if count(move.kitty) != rules.kitty_size:
            raise IllegalMove("kitty-size", size=rules.kitty_size, count=count(move.kitty))
        if min(min(move.hands), move.kitty) < 0 or sum(move.hands) + move.kitty != rules.pack:
            raise IllegalMove("dealt-once")
        deal = Deal.begin(rules, self.first + len(self.lines), move.hands, move.kitty)
        return self._next(move, deal.table.phase, deal)

    def _passed(self, move: Passed) -> Game:
        deal = self.deal
        if deal is None or self.phase != "pass" or move.seat not in self.waiting:
            raise IllegalMove(self._not_asked(move.seat) or "pass-over")
        packet, rules = move.cards, self.rules
        if not isinstance(packet, int) or not 0 <= packet <= DECK:
            raise IllegalMove("no-set")
        if packet & ~deal.hands[move.seat]:
            raise IllegalMove("pass-not-held", cards=packet & ~deal.hands[move.seat])
        if count(packet) != rules.pass_count and not (rules.decline and packet == 0):
            raise IllegalMove("pass-count", wanted=rules.pass_count, count=count(packet))
        after = deal.give(move.seat, packet)
        return self._next(move, after.table.phase, after)

    def _played(self, move: Played) -> Game:
        deal = self.deal
        if deal is None or self.phase != "play" or move.seat != deal.table.turn:
            raise IllegalMove(self._not_asked(move.seat) or "not-playing")
        if move.card not in CARDS:
            raise IllegalMove("no-card")
        refused = refusal(move.card, deal.hands[move.seat], deal.table)
        if refused:
            raise refused
        after = deal.play(move.card)
        return self._finished(move, after) if after.table.phase == "over" else self._next(move, "play", after)

    def _finished(self, move: Move, after: Deal) -> Game:
        """Return the game after the last card of a deal: its row is written, or its shooter must choose how."""
        if self.rules.moon_asks and shooter(self.rules, after.taken) >= 0:
            return self._next(move, "moon", after)
        return self._scored(move, after)

    def _declared(self, move: Declared) -> Game:
        deal = self.deal
        if deal is None:
            raise IllegalMove("not-dealt")
        if self.phase == "over":
            raise IllegalMove("game-over")
        if move.what == "concede" and 0 <= move.seat < self.rules.players:
            return self._next(move, "over", deal, move.seat)
        if move.what == "claim" and self.phase == "play" and move.seat == deal.table.turn:
            if not claim(deal.view(move.seat)):
                raise IllegalMove("no-claim")
            return self._finished(move, played_out(deal))
        if self.phase != "moon" or move.seat != self._shooter() or move.what not in ("minus", "plus"):
            raise IllegalMove("not-asked", what=move.what)
        return self._scored(move, deal, move.what)

    def _line(self, deal: Deal, choice: str) -> Line:
        return line(self.rules, deal.table.number, deal.taken, deal.table.won, self.scores, choice)

    def _shooter(self) -> int:
        return shooter(self.rules, self.deal.taken) if self.deal else -1

    def _not_asked(self, seat: int) -> str:
        """Return the id of the error that says why `seat` may not move now; empty if another kind of move is due."""
        if seat not in range(self.rules.players):
            return "no-seat"
        if self.deal is None or self.phase == "deal":
            return "not-dealt"
        if seat in self.waiting:
            return ""
        if self.phase == "pass":
            return "already-passed"
        return "game-over" if self.phase == "over" else "not-your-turn"
