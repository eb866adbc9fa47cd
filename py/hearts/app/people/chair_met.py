"""Another host shows this table's card: this person goes over to it, is asked first, or stays.

They go over unasked where they have signed that themselves. So they do where their page was away while it happened, all
others whom it hears have signed it, and their own host has signed it too, or is not heard. Everybody else is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.chair import past

if TYPE_CHECKING:
    from typing import Literal

    from hearts.app.people.awake import Awake
    from hearts.app.people.chair import Claim, Handed
    from hearts.app.people.chair_guest import Chair
    from hearts.app.people.following import Following
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.signs import Signs

    Verdict = Literal["stay", "wait", "ask", "go"]

LISTENS, SILENT = 5_000, 30_000  # milliseconds that a page listens: for people, and for a host that has not signed
AGAIN = 120_000  # until somebody is asked again
WHILE_AWAY = 60_000  # what is seen so soon after a page woke has happened while it was away


class Met:
    """The claims by which another host holds this table, and what this person does about them.

    links  from the host that this person follows to the other one; empty where nobody else holds the table
    """

    def __init__(self, primitives: Primitives, awake: Awake, table: Following, chair: Chair) -> None:
        self._primitives, self._awake = primitives, awake
        self._table, self._chair = table, chair
        self.links: list[Handed] = []
        self._away = False  # whether this page was away when the other host took the table
        self._there = False  # whether this person was there then, and heard their host
        self._ends = False  # whether the log of their host ends there
        self._put_off: tuple[Claim | None, float] = None, 0.0  # of whom this person does not follow, and until when

    def see(self, chain: list[Handed], host: bytes, sender: bytes, there: bool, ends: bool = False) -> None:
        """Take the claims on a card that was shown by another host than `host`, whom this person follows.

        there   whether they are there and hear their host; ends: whether its log ends with the last claim
        """
        links = way(chain, host, sender)
        if not links or [each.text() for each in links] == [each.text() for each in self.links]:
            return
        for each in links:
            if (each.host and not each.by_host(self._primitives)) or not each.by(self._primitives, list(each.people)):
                return
        if not self.links or self.links[-1].claim != links[-1].claim:
            self._away, self._there, self._ends = self._awake.lasts < WHILE_AWAY, there, False
        self.links, self._ends = links, self._ends or ends

    def put_off(self, claim: Claim) -> None:
        """Do not follow the host of this claim; ask after a while, if they are still there."""
        self._put_off = claim, self._awake.now + AGAIN

    def forget(self) -> None:
        """Forget the other host: this person follows them, or another one."""
        self.links = []

    def verdict(self, host: bytes, seated: list[str], signs: Signs) -> Verdict:
        """Return what to do now.

        host      the key of the host that this person follows; signs: what is heard of it
        seated    who sat at the table when this person saw it last
        """
        links, roster = self.links, self._table.roster
        if links and roster is None:  # nothing is known yet, so each host's word for the next one counts
            return "stay" if [each for each in links if not each.host] else "go"
        if not links or roster is None or not self._hold(host, seated):
            return "stay"
        last, (put_off, until) = links[-1], self._put_off
        if put_off == last.claim and self._awake.now < until:
            return "stay"
        handed = not [each for each in links if not each.host]
        if self._signed(last, handed) and self._whole:
            return "go"
        if min(signs.silent, self._awake.lasts) < (LISTENS if handed else SILENT) and not self._ends:
            return "wait"
        known = not [id for id in last.people if id not in seated] and links[0].claim.game == roster.game
        others = [id for id in self._chair.there.present() if id not in last.people]
        missed = self._away and not self._there and put_off != last.claim
        missed = missed and (handed or not signs.heard_since(self._awake.since))
        return "go" if known and self._whole and not others and (missed or not self._plays(handed)) else "ask"

    # ---- what is looked at ---------------------------------------------------------------------------------------

    def _hold(self, host: bytes, seated: list[str]) -> bool:
        """Return whether these claims are about this table as it is known here."""
        roster, finished = self._table.roster, self._table.finished
        assert roster is not None
        for place, each in enumerate(self.links):
            claim, same = each.claim, each.claim.game == roster.game
            if claim.epoch != roster.epoch or (not each.host and place == 0 and claim.id not in seated):
                return False
            if same and claim.deals <= len(finished) and claim.past != past(finished[: claim.deals]):
                return False
            if same and each.host and claim.deals < len(finished):
                return False
        return True

    def _signed(self, last: Handed, handed: bool) -> bool:
        """Return whether this person has signed that: what they signed without their host holds for a while only."""
        return self._table.me in last.people if handed else self._chair.has_signed(last.claim)

    def _plays(self, handed: bool) -> bool:
        """Return whether this person had to sign: who has a seat, unless a mind plays for them while the host passes
        the chair on. By the host's word alone no mind plays for who is there."""
        roster, seat = self._table.roster, self._table.seat
        assert roster is not None
        return seat >= 0 and (not handed or self._there or seat not in roster.standing)

    @property
    def _whole(self) -> bool:
        """Return whether all deals that are known here are in the game that the other host goes on with."""
        return self.links[-1].claim.deals >= len(self._table.finished)


def way(chain: list[Handed], host: bytes, sender: bytes) -> list[Handed]:
    """Return the claims that lead from one host to another, each from the host before; none where they do not."""
    links: list[Handed] = []
    for each in chain:
        if each.claim.before == host:
            links.append(each)
            host = each.claim.public
            if host == sender:
                return links
    return []
