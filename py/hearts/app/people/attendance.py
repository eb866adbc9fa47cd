"""Who is there, at the host: minds stand in for who is away, and people play again who are back."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.book import Book
    from hearts.app.people.desk import Desk
    from hearts.app.people.members import Sign


class Attendance:
    """Looks who is there.

    told   what all are told of that, see `signs` in docs/people.md
    """

    def __init__(self, book: Book, desk: Desk, clock: Callable[[], float]) -> None:
        self._book, self._desk, self._clock = book, desk, clock
        self.told = ""

    def sign(self, id: str) -> Sign:
        """Return how this person is heard."""
        member = self._desk.members.by_id(id) if id else None
        return member.sign(self._clock()) if member is not None else "away"

    def away(self, id: str) -> bool:
        """Return whether this person is not heard."""
        return self.sign(id) == "away"

    def heard_since(self, id: str, when: float) -> bool:
        """Return whether this person was heard since then, also where their page is in the background."""
        member = self._desk.members.by_id(id)
        return member is not None and member.sitting != "" and member.heard_at >= when

    def look(self, watchers: list[str]) -> None:
        """Look who is there; `watchers`: the ids of those who watch."""
        roster, signs = self._book.roster, []
        for seat in range(len(roster.seats)):
            id = roster.person_in(seat)
            if not id:
                continue
            sign = self.sign(id)
            signs.append(f"{seat}:{sign}")
            if roster.state == "game":
                self._stand_in(seat, id, sign == "away")
        here = [each for each in watchers if not self.away(each)]
        told = " ".join(signs + [f"watch:{len(here)}"])
        if told != self.told:
            self.told = told
            self._desk.hasten()

    def _stand_in(self, seat: int, id: str, away: bool) -> None:
        """Let a mind play for who has been away for longer than the table's patience, until they are back."""
        book, patience = self._book, self._book.roster.patience
        if seat in book.roster.standing:
            if not away and not book.sharing.ids:  # who put in no share plays again once the cards are dealt
                book.stand(seat, False)
                book.ask()
            return
        member = self._desk.members.by_id(id)
        since = max(member.heard_at if member is not None else book.asked_at, book.asked_at)
        if away and patience and self._clock() - since > 1000 * patience:
            book.stand(seat, True)
