"""Who is there, at the host: minds stand in for who is away, and people play again who are back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.awake import SLEPT
from hearts.app.people.members import AWAY, SLOW

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.book import Book
    from hearts.app.people.desk import Desk
    from hearts.app.people.members import Sign


class Attendance:
    """Looks who is there.

    How long somebody was away counts from one move of theirs to the next, in sum: who comes and goes has the same
    patience as who does not come. Who is heard, but has not got the entries so far, cannot move either: so they are as
    good as away until they have the entry that was the last move's when they fell behind. A host that slept or had no
    line has heard nobody, and that is nobody's fault.

    told   what all are told of that, see `signs` in docs/people.md
    """

    def __init__(self, book: Book, desk: Desk, clock: Callable[[], float]) -> None:
        self._book, self._desk, self._clock = book, desk, clock
        self.told = ""
        self._begun = self._noted = clock()
        # Of each person a sitting, the entry that is to be known in it, since when it is, and whether it was known.
        self._behind: dict[str, tuple[str, int, float, bool]] = {}

    def note(self, there: bool) -> None:
        """Note that the page runs now; `there`: whether it has a line. Without one it hears nobody."""
        now = self._clock()
        gap = now - self._noted
        self._noted = now
        if gap > SLEPT or not there:
            self._begun += gap
            for member in self._desk.members.all.values():
                member.pause(gap, now)
            self._behind = {id: each[:2] + (min(now, each[2] + gap), each[3]) for id, each in self._behind.items()}

    def sign(self, id: str) -> Sign:
        """Return how this person is heard."""
        member = self._desk.members.by_id(id) if id else None
        return member.sign(self._clock()) if member is not None else "away"

    def away(self, id: str) -> bool:
        """Return whether this person is not heard."""
        return self.sign(id) == "away"

    def heard_since(self, id: str, when: float) -> bool:
        """Return whether this person was heard after this moment. A page in the background is heard, too."""
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
        book, patience = self._book, 1000 * self._book.roster.patience
        if seat in book.roster.standing:
            here = not away and self._lacks(id) < 0
            if here and not book.sharing.ids:  # who put in no share plays again once the cards are dealt
                book.stand(seat, False)
                book.missed.forget(id)
                book.ask()
            return
        if book.missed.note(id, self._gone(id)):
            book.touch()
        if (away or self._lags(id)) and patience and book.missed.of(id) > patience:
            book.stand(seat, True)

    def _gone(self, id: str) -> float:
        """Return how many milliseconds somebody has been away; 0 if they are there."""
        member, now = self._desk.members.by_id(id), self._clock()
        least = SLOW if self._book.missed.of(id) else AWAY  # of who was away before more counts
        if member is not None and member.sitting:
            return max(member.gone(now, least), self._lags(id))
        gone = now - self._begun  # not heard yet in this visit of the host: who was away before has it counted at once
        return gone if gone > AWAY or self._book.missed.of(id) else 0.0

    def _lags(self, id: str) -> float:
        """Return for how many milliseconds somebody has lacked an entry without which they cannot move; 0 where that is
        no longer than it may take."""
        lags = self._lacks(id)
        return lags if lags > (SLOW if self._book.missed.of(id) else AWAY) else 0.0

    def _lacks(self, id: str) -> float:
        """Return for how many milliseconds somebody who is heard has lacked an entry that was the last move's, since
        their sitting began or they had all; -1 where they have it by now."""
        member, now = self._desk.members.by_id(id), self._clock()
        if member is None or not member.sitting:
            return -1.0
        sitting, entry, since, had = self._behind.get(id, ("", 0, now, True))
        if sitting != member.sitting:
            entry, since = self._book.moved, now if had else since
        had = member.acked >= entry
        self._behind[id] = member.sitting, self._book.moved if had else entry, now if had else since, had
        return -1.0 if had else now - since
