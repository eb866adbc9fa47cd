"""A witness at the host: it follows the log by the guests' own code, and what it would refuse the host does not tell.

So nobody at the table can say something that the host takes and the others do not. The witness knows no head from
before the last base, like who comes late; so no guest is stricter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.bases import deal_hashes
from hearts.app.people.chain import next_head
from hearts.app.people.following import Following, StoryError
from hearts.app.people.memory import Memory
from hearts.app.people.roster import read_roster
from hearts.app.people.signed import SeatProof
from hearts.engine.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.ledger import Ledger
    from hearts.app.people.message import Line
    from hearts.app.people.roster import Roster
    from hearts.app.people.signed import Verify
    from hearts.engine.steps import Step

NOBODY = "-"  # in place of an id


class Witness(Following):
    """Follows the log of this device's own host.

    record   returns the game at the host; it deals and knows the rules, so that neither is looked at here
    """

    def __init__(self, record: Callable[[], Record | None]) -> None:
        Following.__init__(self, NOBODY, self._verified)
        self._of_host = record
        self._signed: Verify = _anything

    def believe(self, signed: Verify) -> None:
        """Ask this from now on who has signed what."""
        self._signed = signed

    def take_up(self, ledger: Ledger, revealed: int) -> None:
        """Follow a log that was kept, which was checked as it was made; `revealed`: how many moves the game had at its
        last base."""
        base, record = ledger.settled, self._of_host()
        roster = read_roster(base.roster)
        if record is not None and record.id == roster.game:
            past: Record | None = record.at(record.game.path()[revealed])
        else:
            past = Record.read(base.past) if base.past else roster.record if roster.game else None
        self.wake(roster, past, deal_hashes(past))
        self.number = self.moved = base.number
        self.head, self.restarts = base.head, roster.restarts
        self._heads = {base.number: base.head}
        self.voting.end_all(base.number)
        self.recall(Memory({"number": ledger.number, "head": ledger.head}, own=True), dict)
        for entry in ledger.since(base.number) or []:
            try:
                self.hear(entry.text, entry.proof)
            except ValueError:  # of an earlier version of this page: the guests have it
                self.pass_over(entry.text)

    def may_sit(self, id: str, proof: str) -> bool:
        """Return whether somebody may sit down by what they have signed: since the last base, and since they had a face
        and a name last."""
        return proof != "" and self._may_look(id, SeatProof(proof).at)

    def hear(self, text: str, proof: str) -> None:
        """Take the next entry; StoryError where a guest would not."""
        if "\n" in text + proof or "\t" in text + proof:
            raise StoryError("An entry is one line.")
        self.take(text, "", proof)

    def take(self, text: str, own: str, proof: str) -> None:
        """Take the next entry; behind a base, know no earlier head."""
        super().take(text, own, proof)
        if text.startswith("base "):
            self._heads = {self.number: self.head}

    def pass_over(self, text: str) -> None:
        """Go on behind an entry that was told all the same."""
        self.number, self.head = self.number + 1, next_head(self.head, self.number + 1, text)
        self._heads[self.number] = self.head

    def _told(self, text: str) -> Roster:
        told = read_roster(text)
        if told.text() != text:
            raise StoryError("The table would be read otherwise.")
        return told

    def _verified(self, line: Line, body: str, signature: bytes) -> bool:
        return self._signed(line, body, signature)

    def _watched(self, line: str) -> Step | None:
        return None

    def _reveal(self, rest: str, _: str, __: str) -> Callable[[], None]:
        words, record = rest.split(), self._of_host()
        if words[0] != str(self.deal) or not self.playing or record is None:
            raise StoryError("That deal is not in play.")
        self.record, self._deals = record, self._deals + [words[1]]
        self._clear()
        return self.events.on_roster


def _anything(*_: object) -> bool:
    """Believe it: it was checked before it was kept."""
    return True
