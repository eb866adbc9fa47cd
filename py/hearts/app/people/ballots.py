"""Votes at the host: they are counted, and what all have agreed to is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.game import Declared

if TYPE_CHECKING:
    from hearts.app.people.attendance import Attendance
    from hearts.app.people.book import Book
    from hearts.app.people.dealer import Dealer
    from hearts.app.people.seating import Seating


class Ballots:
    """Counts votes."""

    def __init__(self, book: Book, attendance: Attendance, dealer: Dealer, seating: Seating) -> None:
        self._book, self._attendance, self._dealer, self._seating = book, attendance, dealer, seating

    def vote(self, what: str, id: str, proof: str) -> None:
        """Count a vote that was signed. When all who are there agree, it is done."""
        book = self._book
        book.add(f"vote {what} {id}", proof)
        book.voting.add(what, id, book.ledger.number)
        self._count(what)

    def count(self) -> None:
        """Count all votes again: somebody who was asked may have left."""
        for what in list(self._book.voting.who):
            self._count(what)

    def refuse(self, what: str) -> None:
        """End a vote."""
        self._book.add(f"vote {what} off")
        self._end(what)

    def _end(self, what: str) -> None:
        self._book.voting.end(what, self._book.ledger.number)

    def _count(self, what: str) -> None:
        """Do what was voted on, once all who are asked agree."""
        who = self._book.voting.who.get(what)
        if who is None:
            return  # another vote has ended it
        first = self._book.roster.seat_of(who[0])
        if first < 0:
            self.refuse(what)  # whoever proposed it has left
        elif not [one for one in self._asked(what) if one not in who]:
            self._agreed(what, first)
            if what in self._book.voting.who:
                self.refuse(what)

    def _asked(self, what: str) -> list[str]:
        """Return who must agree: all who play; for another game all who are there when this one is over."""
        playing = self._book.playing
        return [id for id in playing if not self._attendance.away(id)] if what == "again" else playing

    def _agreed(self, what: str, seat: int) -> None:
        held, roster = self._book.held, self._book.roster
        if what == "concede" and held is not None and held.game.phase in ("pass", "play", "moon"):
            self._dealer.move(Declared(seat, "concede"), "")
            self._end("concede")
        elif what == "undo" and held is not None and held.may_go_back(seat):
            self._dealer.go_back()
            self._end("undo")
        elif what == "again" and roster.state == "over":
            self._dealer.begin_game()
        elif what == "patience":
            self._seating.keep(0, roster.clock)
        elif what == "clock":
            self._seating.keep(roster.patience, 0)
