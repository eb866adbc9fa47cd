"""The game at the host: it begins, moves are made, minds move in their time, and a deal that is over is revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.following import StoryError
from hearts.app.people.held import Held
from hearts.app.people.members import WAIT
from hearts.app.people.roster import help_notes
from hearts.app.people.sharing import Sharing
from hearts.engine.game import Passed

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.book import Book
    from hearts.app.people.desk import Desk
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.rounds import Rounds
    from hearts.app.people.seating import Seating
    from hearts.engine.game import Game, Move

PACE = 900  # milliseconds of a mind's move


class Dealer:
    """Has the game go on."""

    def __init__(
        self,
        primitives: Primitives,
        clock: Callable[[], float],
        wall: Callable[[], float],
        book: Book,
        desk: Desk,
        seating: Seating,
        rounds: Rounds,
    ) -> None:
        self._primitives, self._clock, self._wall = primitives, clock, wall
        self._book, self._desk, self._seating, self._rounds = book, desk, seating, rounds
        self._chosen: tuple[Game | None, int, Move | None] = None, -1, None  # what a mind does in a position

    def begin_game(self) -> None:
        """Begin a game, or another one, with whoever sits there."""
        book = self._book
        game = f"{int(self._wall())}-{self._primitives.random(4).hex()}"
        book.hold(None)
        book.share(Sharing())
        book.change(game=game, state="game", notes=help_notes(book.roster.helps), standing=())
        book.voting.end_all(book.ledger.number)
        book.hold(Held(book.roster.record))
        self._desk.show_card()
        self._rounds.begin(1)

    def move(self, move: Move, proof: str, commit: str = "", nonce: str = "") -> None:
        """Make a move and tell all. Raises IllegalMove if the rules do not allow it, StoryError if its person has not
        signed it so that a guest would take it."""
        book = self._book
        assert book.held is not None
        after, line, own = book.held.seen(move)
        book.add(f"move {line}{commit}", proof, own)
        book.held.take(move, after, nonce)
        book.turn()
        book.voting.end("undo", book.ledger.number)

    def pass_packet(self, seat: int, move: Passed, nonce: str, statement: tuple[str, str]) -> str:
        """Make a pass, if its giver has signed what it is committed to; else wait for that."""
        held = self._book.held
        assert held is not None
        held.game.play(move)
        commit = held.commitment(seat, move.cards, nonce)
        if statement[0] != "pass " + commit.rpartition(" ")[2]:
            return WAIT
        try:
            self.move(move, statement[1], commit, nonce)
        except StoryError:  # signed before another one was taken back, or at another deal
            return WAIT
        return ""

    def go_back(self) -> None:
        """Take back the last move; a pass must be signed anew."""
        book = self._book
        assert book.held is not None and book.held.game.move is not None
        book.add(f"undo {book.held.game.length - 1}")
        if isinstance(book.held.game.move, Passed):
            mover = self._desk.members.by_id(book.roster.person_in(book.held.game.move.seat))
            if mover is not None:
                mover.state("", "")
        book.held.go_back()
        book.turn()
        book.ask()

    def go_on(self, shares: bool) -> None:
        """Do what time asks for; `shares`: a round of shares may run now."""
        held = self._book.held
        assert held is not None
        phase = held.game.phase
        if phase in ("deal", "over"):
            if held.game.deal is not None and self._book.revealed < held.game.length:
                self._reveal(held)
            elif phase == "deal" and shares:
                self._deal(held)
            return
        self._think(held)
        for seat in held.game.waiting:
            if self._mind_plays(seat):
                self._move_for(held, seat)
                return

    def _deal(self, held: Held) -> None:
        shares = self._rounds.go_on()
        if shares:
            self.move(held.deal(shares), "")

    def _think(self, held: Held) -> None:
        """Have the next mind choose as soon as it is asked: how long it takes must not tell what it holds."""
        minds = [seat for seat in held.game.waiting if not self._book.roster.plays(seat)][:1]
        if minds and self._chosen[:2] != (held.game, minds[0]):
            self._chosen = held.game, minds[0], held.mind_moves(minds[0])

    def _mind_plays(self, seat: int) -> bool:
        """Return whether a mind is to move in this seat now."""
        book, now = self._book, self._clock()
        if not book.roster.plays(seat):
            return now - book.acted_at >= PACE
        return book.roster.clock > 0 and now - book.asked_at > 1000 * book.roster.clock

    def _move_for(self, held: Held, seat: int) -> None:
        once = self._book.roster.plays(seat)
        if once:
            self._book.stand(seat, True)
        move = self._chosen[2] if self._chosen[:2] == (held.game, seat) else None
        move = move or held.mind_moves(seat)
        nonce = self._primitives.random(16).hex()
        self.move(move, "", held.commitment(seat, move.cards, nonce) if isinstance(move, Passed) else "", nonce)
        if once:
            self._book.stand(seat, False)

    def _reveal(self, held: Held) -> None:
        told, opening = held.opening()
        number = len(held.record.game.lines) + (1 if held.game.conceded >= 0 else 0)
        self._book.add(f"reveal {number} {told}", opening)
        self._book.reveal()
        if held.game.phase == "over":
            self._book.change(state="over")
            self._desk.show_card()
        self._seating.seat_those_who_wait()
        self._book.settle(held.record)
