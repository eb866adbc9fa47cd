"""The host's chair at the host, on its way to somebody else: who is asked, when all have signed, and to whom it
yields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.awake import Awake
from hearts.app.people.chair import Handed, history
from hearts.app.people.chair_host import HANDED, STAYS, Handing, chain
from hearts.app.people.code import data_of
from hearts.app.people.members import AWAY
from hearts.app.people.primitives import KEY

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from hearts.app.people.attendance import Attendance
    from hearts.app.people.book import Book
    from hearts.app.people.chair import Claim
    from hearts.app.people.message import Identity
    from hearts.app.people.primitives import Primitives

# Milliseconds after a host woke: from when on it may yield to another one, and until when; it hears first what came
# while it slept. Another host shows its card twice a minute.
LISTENS, LATEST, LATE = 30_000, 90_000, 10_000


class PassingOn:
    """Passes the chair on.

    handing   the chair on its way; over: whether it has gone to somebody else
    chain     the claims by which this host holds the table
    """

    def __init__(
        self,
        primitives: Primitives,
        mapping: MutableMapping[str, str],
        clock: Callable[[], float],
        me: Identity,
        book: Book,
        attendance: Attendance,
    ) -> None:
        self._primitives, self._clock, self._me = primitives, clock, me
        self._awake = Awake(clock)
        self._book, self._attendance = book, attendance
        self.handing = Handing()
        self.chain = chain(mapping)
        entries = book.ledger.entries
        self.over = entries != [] and entries[-1].text.startswith(HANDED)
        self._over_at = clock()

    @property
    def finished(self) -> bool:
        """Whether the table is another host's, and all have had time to hear that."""
        return self.over and self._clock() - self._over_at > STAYS

    def signed(self, claim: Claim, id: str, signature: str) -> bool:
        """Return whether this person has signed a claim."""
        return claim.signed_by(self._primitives, data_of(id, KEY), signature)

    def go_on(self) -> None:
        """Ask who is to be asked, and give the chair away once all who play have signed."""
        handing, book, now = self.handing, self._book, self._clock()
        if handing.planned and book.settled:
            book.add(f"chair {handing.planned}")
            handing.ask(handing.planned, now)
        if not handing.id or self.over:
            return
        roster = book.roster
        for seat in range(len(roster.seats) if roster.state == "game" else 0):
            if roster.plays(seat) and self._attendance.away(roster.person_in(seat)):
                book.stand(seat, True)  # nobody waits for who is away
        signs, claim = handing.done(book.playing), handing.claim
        if handing.late(now) or handing.id not in book.playing:
            handing.stop()
            book.add("chair off")
        elif claim is not None and signs is not None:
            self._hand_over(Handed(claim, claim.sign(self._me), signs))

    def _hand_over(self, handed: Handed) -> None:
        """End the log here: it goes on at the next host."""
        self._book.add(HANDED + handed.text())
        self.over, self._over_at = True, self._clock()

    def note(self, there: bool) -> None:
        """Note that the page is awake; `there`: whether its line is."""
        self._awake.note(there)

    def yields_to(self, handed: Handed) -> bool:
        """Return whether those who went on without this host are all who could play here, and could do so: it was away
        until a moment ago, or had the cards shared out again twice; and it hears nobody, whether they signed or not.
        Whoever shares its device is heard with it, and goes where it goes; had they been there, they must have signed.
        """
        claim, roster, held, awake = handed.claim, self._book.roster, self._book.held, self._awake
        people = [id for id in roster.seated if id != roster.host]
        beside = roster.beside(roster.host)
        if self._book.offers_another_host:
            since = awake.now - AWAY
            beside = [id for id in beside if id in handed.people]
        elif LISTENS <= awake.lasts < LATEST:
            since = awake.since + LATE
        else:
            return False
        if [id for id in people if id not in beside and self._attendance.heard_since(id, since)]:
            return False
        if (claim.game, claim.epoch, claim.before) != (roster.game, roster.epoch, self._me.public):
            return False
        if claim.past != history(held.record if held is not None else None, claim.deals):
            return False
        return handed.by(self._primitives, [id for id in handed.people if id in people])
