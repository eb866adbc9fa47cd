"""A game: deals until the limit. Its state follows from its moves; `play` gives the next one, `last` is the one before.

>>> from hearts.engine.rules import Rules
>>> from hearts.engine.shuffle import deal
>>> game = Game.new(Rules("classic-pc"))
>>> game = game.play(Dealt(*deal(game.rules, 7, 0)))
>>> game.phase, game.waiting
('pass', (0, 1, 2, 3))
"""

from collections import namedtuple
from typing import TYPE_CHECKING

from hearts.engine.cards import DECK, bits, count, text
from hearts.engine.deal import Deal, IllegalMove, View, why_not
from hearts.engine.rules import Rules
from hearts.engine.score import Line, ended, line, shooter

if TYPE_CHECKING:
    from typing import NamedTuple

    class Dealt(NamedTuple):
        """Chance has dealt: a set for each seat, and the kitty."""

        hands: tuple[int, ...]
        kitty: int

    class Passed(NamedTuple):
        """A seat has chosen a set of cards to pass; the empty set declines."""

        seat: int
        cards: int

    class Played(NamedTuple):
        """A seat has played a card."""

        seat: int
        card: int

    class Declared(NamedTuple):
        """A seat has said something: how to score its moon ("minus", "plus"), or that it gives up ("concede")."""

        seat: int
        what: str

    Move = Dealt | Passed | Played | Declared
else:
    Dealt = namedtuple("Dealt", ("hands", "kitty"))
    Passed = namedtuple("Passed", ("seat", "cards"))
    Played = namedtuple("Played", ("seat", "card"))
    Declared = namedtuple("Declared", ("seat", "what"))

CARDS = range(52)
NOT_DEALT = "The cards have not been dealt yet."


class Game:
    """One position of a game.

    phase    "deal" (chance is awaited), "pass", "play", "moon" (its shooter must choose), "over"
    scores   each seat's total before this deal; lines: the rows of the score sheet so far
    deal     the deal in play, or just finished; None before the first
    last     the position before, None at the start; move: what led from there to here; length: moves so far
    """

    __slots__ = ("conceded", "deal", "last", "length", "lines", "move", "phase", "rules", "scores")

    def __init__(
        self,
        rules: Rules,
        phase: str,
        scores: "tuple[int, ...]",
        lines: "tuple[Line, ...]",
        deal: "Deal | None",
        last: "Game | None",
        move: "Move | None",
        conceded: int = -1,
    ) -> None:
        self.rules = rules
        self.phase = phase
        self.scores = scores
        self.lines = lines
        self.deal = deal
        self.last = last
        self.move = move
        self.conceded = conceded
        self.length: int = last.length + 1 if last else 0

    @classmethod
    def new(cls, rules: Rules) -> "Game":
        """A game before its first deal."""
        return cls(rules, "deal", rules.start, (), None, None, None)

    @property
    def waiting(self) -> "tuple[int, ...]":
        """The seats whose move is awaited; nobody's while chance deals and when the game is over."""
        if self.deal is None or self.phase in ("deal", "over"):
            return ()
        table = self.deal.table
        if self.phase == "pass":
            return tuple([seat for seat in range(self.rules.players) if seat not in table.ready])
        return (self._shooter(),) if self.phase == "moon" else (table.turn,)

    @property
    def moves(self) -> "list[Move]":
        """All moves from the start."""
        found: list[Move] = []
        game: Game | None = self
        while game is not None and game.move is not None:
            found.append(game.move)
            game = game.last
        found.reverse()
        return found

    @property
    def winners(self) -> "tuple[int, ...]":
        """The seats with the lowest score, who gave up left out; of a game not over: the leaders."""
        standing = [seat for seat in range(self.rules.players) if seat != self.conceded]
        lowest = min([self.scores[seat] for seat in standing])
        return tuple([seat for seat in standing if self.scores[seat] == lowest])

    def view(self, seat: int) -> View:
        """What `seat` knows now; ValueError before the first deal."""
        if self.deal is None:
            raise ValueError("There is nothing to see before the first deal.")
        return self.deal.view(seat, self.lines, self.scores)

    def play(self, move: "Move") -> "Game":
        """The game after `move`; IllegalMove says why it cannot be made."""
        if isinstance(move, Played):
            return self._played(move)
        if isinstance(move, Passed):
            return self._passed(move)
        return self._dealt(move) if isinstance(move, Dealt) else self._declared(move)

    def choices(self) -> "tuple[Line, Line]":
        """The two rows that a shooter may choose from: minus for itself, plus for the others."""
        return self._line("minus"), self._line("plus")

    def _next(self, move: "Move", phase: str, deal: Deal) -> "Game":
        return Game(self.rules, phase, self.scores, self.lines, deal, self, move)

    def _dealt(self, move: "Dealt") -> "Game":
        if self.phase != "deal":
            raise IllegalMove("The game is over." if self.phase == "over" else "This deal is not finished yet.")
        rules = self.rules
        sizes = [count(hand) for hand in move.hands]
        if sizes != [rules.hand_size] * rules.players:
            raise IllegalMove(f"These rules deal {rules.players} hands of {rules.hand_size} cards, not {sizes}.")
        if count(move.kitty) != rules.kitty_size:
            raise IllegalMove(f"These rules set {rules.kitty_size} cards aside, not {count(move.kitty)}.")
        if min(min(move.hands), move.kitty) < 0 or sum(move.hands) + move.kitty != bits(rules.pack):
            raise IllegalMove("Each card of the pack must be dealt exactly once.")
        deal = Deal.begin(rules, len(self.lines), move.hands, move.kitty)
        return self._next(move, deal.table.phase, deal)

    def _passed(self, move: "Passed") -> "Game":
        deal = self.deal
        if deal is None or self.phase != "pass" or move.seat not in self.waiting:
            raise IllegalMove(self._not_asked(move.seat) or "Passing is over.")
        packet, rules = move.cards, self.rules
        if not isinstance(packet, int) or not 0 <= packet <= DECK:
            raise IllegalMove("There is no such set of cards.")
        if packet & ~deal.hands[move.seat]:
            raise IllegalMove(f"You do not hold {text(packet & ~deal.hands[move.seat])}, so you cannot pass it.")
        if count(packet) != rules.pass_count and not (rules.decline and packet == 0):
            raise IllegalMove(f"Choose {rules.pass_count} cards to pass, not {count(packet)}.")
        after = deal.give(move.seat, packet)
        return self._next(move, after.table.phase, after)

    def _played(self, move: "Played") -> "Game":
        deal = self.deal
        if deal is None or self.phase != "play" or move.seat != deal.table.turn:
            raise IllegalMove(self._not_asked(move.seat) or "This is not the moment to play a card.")
        if move.card not in CARDS:
            raise IllegalMove("There is no such card.")
        why = why_not(move.card, deal.hands[move.seat], deal.table)
        if why:
            raise IllegalMove(why)
        after = deal.play(move.card)
        game = self._next(move, "play", after)
        return game._scored() if after.table.phase == "over" else game

    def _declared(self, move: "Declared") -> "Game":
        deal = self.deal
        if deal is None:
            raise IllegalMove(NOT_DEALT)
        if self.phase == "over":
            raise IllegalMove("The game is over.")
        if move.what == "concede" and 0 <= move.seat < self.rules.players:
            game = self._next(move, "over", deal)
            game.conceded = move.seat
            return game
        if self.phase != "moon" or move.seat != self._shooter() or move.what not in ("minus", "plus"):
            raise IllegalMove(f"Nobody is asked for “{move.what}” now.")
        return self._next(move, "moon", deal)._close(self._line(move.what))

    def _scored(self) -> "Game":
        """The end of a deal: its row is written, unless the shooter of a moon has to choose first."""
        if self.rules.moon == "choice" and self._shooter() >= 0:
            self.phase = "moon"
            return self
        return self._close(self._line(""))

    def _close(self, row: Line) -> "Game":
        self.lines += (row,)
        self.scores = row.totals
        self.phase = "over" if ended(self.rules, self.scores, len(self.lines)) else "deal"
        return self

    def _line(self, choice: str) -> Line:
        deal = self.deal
        assert deal is not None
        won = [0] * self.rules.players
        for trick in deal.table.tricks:
            won[trick.winner(self.rules.players)] += 1
        return line(self.rules, deal.table.number, deal.taken, tuple(won), self.scores, choice)

    def _shooter(self) -> int:
        return shooter(self.rules, self.deal.taken) if self.deal else -1

    def _not_asked(self, seat: int) -> str:
        """Why no move of `seat` is awaited; empty where one is, but of another kind."""
        if seat not in range(self.rules.players):
            return "There is no such seat."
        if self.deal is None or self.phase == "deal":
            return NOT_DEALT
        if seat in self.waiting:
            return ""
        if self.phase == "pass":
            return "You have chosen your pass already."
        return "The game is over." if self.phase == "over" else "It is not your turn."
