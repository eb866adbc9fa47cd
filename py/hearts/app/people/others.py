"""What one person hears of the others at a table: moves, heads, talk, nudges; and what they say to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.code import letters
from hearts.app.people.rate import Rate
from hearts.app.people.signed import Heard
from hearts.app.people.talk import Talk
from hearts.app.people.text import mixed

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from hearts.app.people.blame import Blame
    from hearts.app.people.block import Blocked
    from hearts.app.people.following import Following
    from hearts.app.people.kept_table import KeptTable
    from hearts.app.people.message import Message
    from hearts.app.people.roster import Known
    from hearts.app.people.sealed import Seals
    from hearts.app.people.told import Doubts, Told
    from hearts.app.people.voice import Voice
    from hearts.engine.record import Seat

NUDGE = 1 / 20  # nudges a second
MIXED = 32  # names that mix alphabets are remembered


class Others:
    """Hears the others, and speaks to them."""

    def __init__(
        self,
        clock: Callable[[], float],
        mapping: MutableMapping[str, str],
        kept: KeptTable,
        table: Following,
        voice: Voice,
        blocked: Blocked,
        told: Told,
        doubts: Doubts,
        seals: Seals,
        blame: Blame,
    ) -> None:
        self._clock, self._kept, self._table, self._voice = clock, kept, table, voice
        self._blocked, self._told, self._doubts, self._seals, self._blame = blocked, told, doubts, seals, blame
        self._mixed: list[tuple[str, str]] = []  # whose name was told of
        self._talk = Talk(mapping, clock, kept.me.id)
        self.rest()

    def rest(self) -> None:
        """Have heard nothing of them yet."""
        self._moves = Heard()
        self._nudges, self._nudged = Rate(self._clock, NUDGE, 1), Rate(self._clock, NUDGE, 1)
        self._named: tuple[Seat, ...] = ()  # whose names were looked at

    # ---- what this person says to them -----------------------------------------------------------------------------

    def talk(self, what: str) -> bool:
        """Say one of the phrases, show one of the faces, or write (see `Talk`). Returns whether it was said."""
        body = self._talk.body(what, self._table) if self._table.seat >= 0 else ""
        if body:
            self._voice.say("talk", body)
        return body != ""

    def nudge(self, seat: int) -> bool:
        """Tell the person in a seat that they are waited for. Returns False where that was done a moment ago."""
        if not self._nudges.allows():
            return False
        self._voice.say("nudge", f"{seat} {self._table.number} {self._table.head}")
        return True

    # ---- what this person hears of them ----------------------------------------------------------------------------

    def proof(self, text: str) -> str:
        """Return the proof of this entry, as its mover said it, who may be this person; empty where they were not
        heard."""
        if self._voice.said is not None:
            self._moves.note(self._voice.said)
        return self._moves.proof(self._table.roster, text)

    def known(self, id: str) -> Known | None:
        """Return what is known of the person with this id; None for strangers."""
        return self._table.roster.known(id) if self._table.roster is not None else None

    def hear(self, message: Message) -> None:
        """Compare what another has heard with one's own, and hear what they say."""
        id, kind, body = letters(message.sender), message.kind, message.body
        if kind == "move":
            self._moves.note(message)
            self._compare(id, body.split(" ")[1:])
            self._hear_share(message, body.split(" "))
        elif kind == "have":
            self._compare(id, body.split(" "))
        elif kind == "sealed" and not self._seals.look(self._kept.host, body):
            self._doubts.suspect("The host told another something else.")
        elif kind == "talk":
            self._hear_talk(id, body)
        elif kind == "nudge":
            self._hear_nudge(id, body.split(" "))

    def _compare(self, id: str, words: list[str]) -> None:
        """Tell it where somebody has heard another head, or says so, and show what the host has signed."""
        if len(words) < 2 or not gate.digits(words[0], 9) or self._table.knows(int(words[0]), words[1]):
            return
        shown = self._seals.shown()
        if shown:
            self._voice.say("sealed", shown)
        self._doubts.doubt("people-doubt-head", id)

    def _hear_share(self, message: Message, words: list[str]) -> None:
        """Hear what is said of a share, unless it was said at another moment, perhaps of another game. A promise is an
        order: one without a number, or in another deal, is said for the others alone, and no host takes it."""
        id, at = letters(message.sender), words[1] if len(words) > 3 else ""
        now = gate.digits(at, 9) and int(at) >= self._table.moved and self._table.knows(int(at), words[2])
        ordered = gate.digits(words[0], 9) and int(words[0]) > 0 and message.line.deal == self._table.deal
        told = self._blame.hear(id, words[3:]) if now and (ordered or words[3] != "hash") else ""
        if told:
            self._doubts.doubt(told, id)

    def _hear_nudge(self, id: str, words: list[str]) -> None:
        """Hear that somebody waits, where it is so and said of this very moment: now and then, and from nobody who is
        blocked."""
        view, roster = self._table.view, self._table.roster
        if view is None or roster is None or words[0] != str(view.seat) or view.seat not in view.waiting:
            return
        if len(words) != 3 or not gate.digits(words[1], 9) or not self._table.remembers(int(words[1]), words[2]):
            return
        who = self.known(id)
        if roster.seat_of(id) >= 0 and who is not None and not self._blocked.blocks(who) and self._nudged.allows():
            self._told.on_nudge(id)

    def _hear_talk(self, id: str, body: str) -> None:
        """Hear what somebody who has a seat says, unless they are blocked or muted."""
        who, roster = self.known(id), self._table.roster
        if who is None or roster is None or roster.seat_of(id) < 0 or self._blocked.mutes(who):
            return
        said = self._talk.heard(id, body, self._table)
        if said:
            self._told.on_talk(who, said)

    def look_at_names(self) -> None:
        """Tell once of each person whose name mixes alphabets."""
        roster = self._table.roster
        if roster is None or roster.seats == self._named:
            return
        self._named = roster.seats
        for seat, who in enumerate(roster.seats):
            id = roster.person_in(seat)
            if id and id != self._kept.me.id and mixed(who.name) and (id, who.name) not in self._mixed:
                self._mixed = self._mixed[1 - MIXED :] + [(id, who.name)]
                self._doubts.doubt("people-doubt-mixed", id)
