"""What a person is told of whether a table can be trusted: in plain sentences, and as notes in their own record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.message import posted
from hearts.app.people.named import CAME
from hearts.app.people.unheard import CALM
from hearts.app.words.locale import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.guest import Guest

NOTE = "told"  # a note: the deal, the id of a sentence, and of whom it was told
STORY, BROKEN, RESTARTS = "people-told-story", "people-told-broken", "people-told-restarts"
MOST = 12  # notes in a record


class Findings:
    """Tells a person at their table what the guest has found out.

    tell    is told a sentence, and whether it is grave: one that must not be overlooked
    notes   for the record that this device keeps
    """

    def __init__(self, guest: Guest, tell: Callable[[str, bool], None]) -> None:
        self._guest, self._tell = guest, tell
        self.notes: tuple[tuple[str, str], ...] = ()
        guest.told.tell(
            on_story=lambda why: self._say(STORY, True),
            on_doubt=lambda what, of: self._say(what, what not in CALM and what != CAME, of),
        )
        guest.table.events.tell(on_broken=self._broken)

    def _broken(self, who: list[str]) -> None:
        for id in who:
            self._say(BROKEN, False, id)
        if self._guest.table.offers_another_host:
            self._say(RESTARTS, True)

    def _say(self, what: str, grave: bool, of: str = "") -> None:
        """Say it, and note it; `of`: the id of a person, or the deals that are meant."""
        roster = self._guest.table.roster
        who = roster.known(of) if roster is not None else None
        name = who.name if who is not None else ""
        told = f"{self._guest.table.deal} {posted(what)} {of if what in CALM else name}".strip()
        if (NOTE, told) not in self.notes and len(self.notes) < MOST:
            self.notes += ((NOTE, told),)
        first, _, last = of.partition("-") if what in CALM else ("", "", "")
        self._tell(say(what, name=name, first=first, last=last), grave)
