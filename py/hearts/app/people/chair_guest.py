"""The host's chair as one person sees it: they are asked to take it, or to agree; and without a host, to go on.

While the host is there, it goes by the log (`chair_host`). Where the host is gone, somebody says `heir CLAIM` to all,
and all who are there answer `agree KEY SIGNATURE`; then that person's device holds the table, from the last deal on
that was over. So it is, too, where the cards of a deal had to be shared out again twice: then all but the host's own
person may do that while the host is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.chair import Claim, Handed, new_claim, past, read_claim
from hearts.app.people.code import data_of, letters
from hearts.app.people.message import Identity, posted, sentence
from hearts.app.people.primitives import KEY
from hearts.app.people.there import There

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from hearts.app.people.following import Following
    from hearts.app.people.primitives import Primitives

KEPT = "table-heir"  # the key of the host that this device may become
GONE = 60_000  # milliseconds without a sign of the host, until the others may go on
SILENT = 10_000  # until one believes that somebody else cannot hear it either
AGAIN, LISTENS, ENDS = 2_000, 7_000, 120_000  # milliseconds: between two, before one goes on, until one gives up


class Chair:
    """What one person has to do with the host's chair.

    claim     of somebody who wants to go on without the host; None where nobody does
    refused   who does not want that, and the id of a sentence about it
    other     the claim of a host whom others follow, where this person is asked whether they follow, too
    """

    def __init__(
        self,
        primitives: Primitives,
        mapping: MutableMapping[str, str],
        clock: Callable[[], float],
        me: Identity,
        table: Following,
        publish: Callable[[str, str], None],
        order: Callable[[str], None],
    ) -> None:
        self._primitives, self._mapping, self._clock, self._me = primitives, mapping, clock, me
        self._table, self._publish, self._order = table, publish, order
        self.claim: Claim | None = None
        self.refused = ("", "")
        self.other: Claim | None = None
        self._left_alone = ("", 0)  # the deal whose cards were shared out again, where this person stays with the host
        self._offered = ""  # whom the host here has asked
        self._answered = ""  # the last claim that this person has signed or refused
        self._agreed = ("", 0.0)  # the claim that they have agreed to without the host, and until when that holds
        self._signs: dict[str, str] = {}
        self.there = There(primitives, clock, publish, lambda: self._seated)
        self._begun, self._said_at = -1e9, -1e9

    # ---- what this person is asked -------------------------------------------------------------------------------

    @property
    def asks(self) -> str:
        """What this person is asked; empty where they are asked nothing.

        "take" the chair, "agree" that somebody has it, "on": go on without the host, "follow" a host whom others
        follow, "offered": that they may go on with another host
        """
        id, claim = self._table.chair
        if id and id == self._me.id and not claim:
            return "take"
        if id and claim and claim != self._answered and self._table.seat >= 0:
            return "agree"
        if self.claim is not None:
            return "on" if self.claim.id != self._me.id and self.claim.text() != self._answered else ""
        if self.other is not None:
            return "follow"
        return "offered" if self.offered and self._left_alone != self._place else ""

    @property
    def who(self) -> str:
        """The name of who is to be the host; where another host is only offered, of who is it now."""
        roster, claim = self._table.roster, self.claim or self.other
        id = self._table.chair[0] or (claim.id if claim is not None else "")
        if not id and roster is not None and self.offered:
            id = roster.host
        seat = roster.seat_of(id) if roster is not None else -1
        return roster.seats[seat].name if roster is not None and seat >= 0 else ""

    @property
    def proposes(self) -> bool:
        """Whether this person has asked the others to go on, and waits for their answers."""
        return self.claim is not None and self.claim.id == self._me.id

    @property
    def offered(self) -> bool:
        """Whether this person may go on as another host, because cards had to be shared out again twice."""
        roster = self._table.roster
        others = roster is not None and roster.host != self._me.id
        return others and self._table.seat >= 0 and self._table.offers_another_host

    @property
    def _seated(self) -> list[str]:
        return self._table.roster.seated if self._table.roster is not None else []

    @property
    def _place(self) -> tuple[str, int]:
        roster = self._table.roster
        return (roster.game if roster is not None else "", self._table.deal)

    def meet(self, claim: Claim | None) -> None:
        """Ask this person whether they follow the host of this claim, or ask that no more."""
        self.other = claim

    def offer(self, id: str) -> None:
        """Ask somebody to be the host: this device's own host asks for its person."""
        self._offered = id
        self._order(f"chair {id}")

    def answer(self, yes: bool, host: bytes) -> None:
        """Answer what this person is asked; `host`: the key of the host that they follow."""
        asked = self.asks
        if asked == "offered":
            self._left_alone = self._place
            if yes:
                self.go_on(host)
        elif not yes and asked in ("take", "agree"):
            self._order("stay")
        elif asked == "take":
            self._order(f"heir {self._own_claim(host).text()}")
        elif asked == "agree":
            self._sign(read_claim(self._table.chair[1]), host)
        elif asked == "on" and self.claim is not None:
            self._answered = self.claim.text()
            if yes:
                self._say_agreed()
            else:
                self._publish("agree", f"{letters(self.claim.public)} {posted('people-no-wait')}")
                self.claim = None

    def follow(self, host: bytes) -> None:
        """Sign by oneself what this person has asked for: as who offers the chair, or as who takes it."""
        id, text = self._table.chair
        if text and text != self._answered and id in (self._offered, self._me.id):
            self._sign(read_claim(text), host)

    def _sign(self, claim: Claim, host: bytes) -> None:
        self._answered = self._table.chair[1]
        named = claim.id == self._table.chair[0] and (claim.id != self._me.id or self._is_own(claim))
        finished = self._table.finished
        if named and self._fits(claim, host) and (claim.deals, claim.past) == (len(finished), past(finished)):
            self._order(f"hand {claim.sign(self._me)}")
        else:
            self._order("stay")

    def _is_own(self, claim: Claim) -> bool:
        """Return whether the keys in a claim are those of this device: the host could have put in its own."""
        host = self.host
        return (claim.public, claim.exchange) == (host.public, host.exchange)

    def _fits(self, claim: Claim, host: bytes) -> bool:
        """Return whether a claim is about this table, as it stands."""
        roster = self._table.roster
        if roster is None or roster.seat_of(claim.id) < 0:
            return False
        return (claim.game, claim.epoch, claim.before) == (roster.game, roster.epoch, host)

    # ---- without the host ------------------------------------------------------------------------------------------

    def go_on(self, host: bytes) -> None:
        """Ask all who are there to go on with this person as the host."""
        if self._table.roster is not None and self._table.seat >= 0:
            self._mapping.pop(KEPT, None)  # new keys, so that nothing counts that was said of an earlier claim
            self.claim = self._own_claim(host)
            self.refused, self._begun, self._said_at = ("", ""), self._clock(), -1e9
            self._signs = {self._me.id: self.claim.sign(self._me)}

    def ask_who_is_there(self, silent: float, meets: bool) -> None:
        """Ask from time to time who is there, where that counts: the host has been silent for long, another one shows
        the table's card (`meets`), or somebody may go on as the host."""
        self.there.tick(silent > SILENT or meets or self.claim is not None or self.offered)

    def tick(self, silent: float) -> Handed | None:
        """Say again what is to be heard; `silent`: how long the host has been. Returns what all who are there have
        signed, once they have."""
        now, claim = self._clock(), self.claim
        if claim is None:
            return None
        back = silent < SILENT and not self.offered
        if back or now - self._begun > ENDS or claim.deals < len(self._table.finished):
            self.claim = None
            return None
        if now - self._said_at > AGAIN:
            self._said_at = now
            if self.proposes:
                self._publish("heir", claim.text())
            elif claim.text() == self._answered:
                self._say_agreed()
        if not self.proposes or now - self._begun < LISTENS or [id for id in self._asked() if id not in self._signs]:
            return None
        self.claim = None
        return Handed(claim, "", self._signs)

    def hear(self, id: str, kind: str, body: str, host: bytes, silent: float) -> bool:
        """Hear somebody at the table; `silent`: how long the host has been. Returns whether a screen shows it."""
        if kind == "heir":
            return id in self.there.present() and self._hear_claim(id, body, host, silent)
        return kind == "agree" and self._hear_answer(id, body)

    def _hear_claim(self, id: str, body: str, host: bytes, silent: float) -> bool:
        try:
            claim = read_claim(body)
        except ValueError:
            return False
        if claim.id != id or not self._fits(claim, host) or self._table.seat < 0:
            return False
        if silent < SILENT and not self.offered:
            return False
        finished = self._table.finished
        if claim.deals < len(finished):
            self._publish("agree", f"{letters(claim.public)} {posted('people-no-behind')}")
            return False
        if claim.deals == len(finished) and claim.past != past(finished):
            return False
        if self.claim is not None and self.claim.id < id:
            return False
        new = self.claim != claim
        self.claim, self._begun = claim, self._clock()
        return new

    def _hear_answer(self, id: str, body: str) -> bool:
        public, _, answer = body.partition(" ")
        claim = self.claim
        if claim is None or not self.proposes or public != letters(claim.public):
            return False
        if sentence(answer) in ("people-no-wait", "people-no-behind"):
            self.claim, self.refused = None, (id, sentence(answer))
            return True
        if not claim.signed_by(self._primitives, data_of(id, KEY), answer):
            return False
        self._signs[id] = answer
        return True

    def has_signed(self, claim: Claim) -> bool:
        """Return whether this person has agreed to this claim without the host."""
        text, until = self._agreed
        return text == claim.text() and self._clock() < until

    def _say_agreed(self) -> None:
        assert self.claim is not None
        self._said_at = self._clock()
        self._agreed = self.claim.text(), self._said_at + ENDS
        self._publish("agree", f"{letters(self.claim.public)} {self.claim.sign(self._me)}")

    def _asked(self) -> list[str]:
        """Return who must have signed: all who are there; without the host's own person where it is the host that
        others do not trust."""
        roster = self._table.roster
        host = roster.host if roster is not None and self.offered else ""
        return [id for id in self.there.present() if id != host]

    # ---- the host that this device may become -----------------------------------------------------------------------

    @property
    def host(self) -> Identity:
        """The keys of the host that this device becomes; they are kept before they are told."""
        kept = self._mapping.get(KEPT, "")
        if len(kept) != 2 * KEY or kept.strip("0123456789abcdef"):
            kept = self._mapping[KEPT] = self._primitives.random(KEY).hex()
        return Identity(self._primitives, bytes.fromhex(kept))

    def _own_claim(self, host: bytes) -> Claim:
        roster = self._table.roster
        assert roster is not None
        return new_claim(roster, self._table.record, host, self._me.id, self.host)

    def done(self) -> None:
        """Forget what was asked: the table has its next host."""
        self.claim, self.other, self._offered = None, None, ""

    def use_up(self) -> Identity:
        """Return the keys of the host that this device is from now on; the next time others are made."""
        host = self.host
        self._mapping.pop(KEPT, None)
        return host
