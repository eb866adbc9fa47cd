"""Rounds of shares at the host: when one begins, when all have promised and opened theirs, and when it is broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.roster import RESTARTS
from hearts.app.people.sharing import Sharing

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.book import Book

SHARES, LOADED = 8_000, 12_000  # milliseconds: a round of shares, a deal's end after the host's page was loaded


class Rounds:
    """Has the shares of each deal put in."""

    def __init__(self, book: Book, clock: Callable[[], float]) -> None:
        self._book, self._clock = book, clock
        self._ready: set[str] = set()  # who wants the next deal
        self._loaded = True  # since the last round: who wanted the next deal before is not known then
        self._over: tuple[int, float] = (0, 0.0)  # the deal that people wait for, and since when

    def want(self, id: str) -> None:
        """Note that this person wants the next deal, once one is over and no round for the next one has begun."""
        held = self._book.held
        if held is not None and held.game.phase == "deal" and not self._book.sharing.ids:
            self._ready.add(id)

    def go_on(self) -> tuple[tuple[str, str], ...]:
        """Do what the next deal's shares ask for. Returns them all, once they are there.

        A round begins when all who are there want the next deal, or after the table's patience.
        """
        book, sharing = self._book, self._book.sharing
        assert book.held is not None
        if not sharing.ids:
            waiting = [id for id in book.playing if id not in self._ready]
            patience = LOADED if self._loaded else 1000 * book.roster.patience
            if not book.held.game.lines or not waiting or 0 < patience < self._waited():
                self.begin(1)
        elif sharing.all_opened:
            book.share(Sharing())
            return sharing.shares
        elif sharing.all_promised and not sharing.told:
            book.add(f"hashes {sharing.deal} {sharing.attempt} {sharing.tell(self._clock())}", sharing.proof)
        elif self._clock() - sharing.begun > SHARES:
            self._break(sharing)
        return ()

    def _waited(self) -> float:
        """Return for how many milliseconds the next deal has been waited for, whatever else was done meanwhile."""
        now, deal = self._clock(), self._book.deal
        if self._over[0] != deal:
            self._over = deal, now
        return now - self._over[1]

    def begin(self, attempt: int) -> None:
        """Ask all who play for a share."""
        book = self._book
        ids = book.playing or [book.roster.host]
        book.add(f"round {book.deal} {attempt} {' '.join(ids)}")
        book.share(Sharing(book.roster.game, book.deal, attempt, ids, self._clock()))
        self._ready, self._loaded, self._over = set(), False, (0, 0.0)

    def _break(self, sharing: Sharing) -> None:
        """Begin the round again, without who kept it up; all see that, and it stands in the record."""
        book, missing = self._book, sharing.missing
        book.add(f"broken {sharing.deal} {sharing.attempt} {' '.join(missing)}")
        others = tuple([note for note in book.roster.notes if note[0] != RESTARTS])
        count = book.roster.restarts + 1
        for id in missing:
            seat = book.roster.seat_of(id)
            if seat >= 0 and id != book.roster.host:
                book.stand(seat, True)
        book.change(notes=others + ((RESTARTS, str(count)),))
        self.begin(sharing.attempt + 1)
