"""Whose table it is: the host whom a link names or a code was trusted for, and those to whom the chair has gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.card import read_card
from hearts.app.people.chair import leads_to, past, read_handed
from hearts.app.people.chair_guest import GONE
from hearts.app.people.chair_host import heir, keep_chain
from hearts.app.people.chair_met import Met
from hearts.app.people.code import fingerprint
from hearts.app.people.memory import Memory

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from hearts.app.people.awake import Awake
    from hearts.app.people.card import Card
    from hearts.app.people.chair import Claim, Handed
    from hearts.app.people.chair_guest import Chair
    from hearts.app.people.code import Invite
    from hearts.app.people.following import Following
    from hearts.app.people.kept_table import KeptTable
    from hearts.app.people.message import Message
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.signs import Signs
    from hearts.app.people.told import Doubts, Told

TELLS = 2_000  # milliseconds until the host at this device is told again who went on without it


class Whose:
    """Whom one person takes for the host.

    card          the table's, once it has come
    left_behind   whether the others went on without this person
    """

    def __init__(
        self,
        primitives: Primitives,
        mapping: MutableMapping[str, str],
        kept: KeptTable,
        table: Following,
        chair: Chair,
        signs: Signs,
        told: Told,
        doubts: Doubts,
        rest: Callable[[], None],
        awake: Awake,
        is_there: Callable[[], bool],
    ) -> None:
        self._primitives, self._mapping, self._kept, self._table = primitives, mapping, kept, table
        self._chair, self._signs, self._told, self._doubts = chair, signs, told, doubts
        self._rest, self._is_there = rest, is_there
        self.card: Card | None = None
        self.left_behind = False
        self._chairs: list[Handed] = []  # by which the host holds the table
        self._met, self._awake = Met(primitives, awake, table, chair), awake
        self._without: Handed | None = None  # by which somebody went on without the host, who may be at this device
        self._told_at = -1e9
        self._holds = True  # whether the host who yields or does not is at this device, where its person is the host's
        self._former: _Former | None = None  # whom this person followed, until the next host has told the table
        if kept.heir:
            self._expect(kept.heir, kept.read_claim())

    @property
    def meets(self) -> bool:
        """Whether another host shows this table's card."""
        return self._met.links != []

    def see_card(self, message: Message) -> bool:
        """Look at a card of this table. Returns whether it is the host's."""
        kept, sender, print_ = self._kept, message.sender, self._kept.invite.fingerprint
        card, exchange = read_card(message.body)
        if card is None or (kept.stranger and not card.public):
            return False
        if kept.host and kept.host != sender:
            self._meet(card, sender)
            return False
        named = not print_ or fingerprint(self._primitives, sender) == print_
        if not named and not leads_to(self._primitives, print_, list(card.chairs), sender):
            return False
        kept.follow(sender, exchange)
        self.card, self._chairs = card, list(card.chairs)
        if kept.mistrusted and kept.mistrusted != sender:
            self._begin_anew()
        kept.believe()
        if self._table.roster is None:
            kept.enter(message.line.epoch)
        return True

    def _begin_anew(self) -> None:
        """Forget what a host has told who posed as the one that the link names."""
        if not self._table.number:
            self._table.forget()
        self._kept.remember(Memory())
        self._table.recall(self._kept.memory, lambda: self._kept.promises.shares)
        self._doubts.doubt("people-doubt-host")

    def compare(self, invite: Invite) -> bool:
        """Hold a link of this table against the host who was taken on trust. Returns False where it names another
        one; then nothing of this table is believed any more."""
        kept, print_ = self._kept, invite.fingerprint
        if invite.code != kept.invite.code or not print_ or not kept.host:
            return True
        own = fingerprint(self._primitives, kept.host) == print_
        if not own and not leads_to(self._primitives, print_, self._chairs, kept.host):
            self._doubts.suspect("The link names another host.")
            return False
        if not kept.invite.fingerprint:
            kept.go_to(invite.code, print_)
            kept.save()
            self._told.on_where()
        return True

    # ---- another host shows this table's card, see chair_met ---------------------------------------------------------

    def _meet(self, card: Card, sender: bytes) -> None:
        """Take the claims by which another host holds this table, and do what is to be done about them."""
        host, last = self._kept.host, card.chairs[-1] if card.chairs else None
        self._met.see(list(card.chairs), host, sender, self._is_there())
        if last is not None and last.claim.public == sender and last.claim.before == host and not last.host:
            self._without, self._told_at = last, -1e9
        self.look()

    def look(self) -> None:
        """Follow a host whom others follow, ask whether to do so, or turn back; to be called several times a second."""
        if self._former is not None and self._signs.silent > GONE:
            self.turn_back()
        if self._without is not None and self._awake.now - self._told_at > TELLS:
            self._told_at = self._awake.now
            self._told.on_other_host(self._without)  # the host at this device may yield
        roster = self._table.roster
        if not self._met.links or (self._holds and roster is not None and roster.host == self._kept.me.id):
            return
        links, verdict = self._met.links, self._met.verdict(self._kept.host, self._kept.seated, self._signs)
        if verdict == "go":
            self._follow(links)
            return
        other = links[-1].claim if verdict == "ask" else None
        if other != self._chair.other:
            self._chair.meet(other)
            self._told.on_where()

    def answer(self, yes: bool) -> None:
        """Follow the other host, or be asked again later."""
        links = self._met.links
        if yes and links:
            self._follow(links)
        elif links:
            self._met.put_off(links[-1].claim)
            self._chair.meet(None)

    def _follow(self, links: list[Handed]) -> None:
        """Go over by these claims."""
        alone = [each for each in links if not each.host]
        left_behind = alone != [] and not self._chair.has_signed(links[-1].claim)
        former = _Former(self._kept, self._table, self._chairs, links[-1].claim)
        self._chairs = self._chairs + links[:-1]
        self.go_over(links[-1], left_behind, alone[-1].claim if alone else None)
        self._former = former if alone else None

    def lose_host(self) -> None:
        """Note that this device holds no table: its person may follow another host like everybody else."""
        self._holds = False

    def settle(self) -> None:
        """Note that the host has told the table: there is no way back."""
        self._former = None
        self._kept.settle()

    def turn_back(self) -> bool:
        """Follow the host again whom this person has left for another one, who does not hold this table. Returns False
        where there is none."""
        former = self._former
        if former is None:
            return False
        self._former, self.left_behind = None, False
        self._chairs = former.chairs
        self._met.put_off(former.left_for)
        self._kept.follow(former.host, former.exchange)
        self._kept.go_to(self._kept.invite.code, former.print)
        self._kept.settle()
        self._kept.remember(former.memory)
        self._table.stay()
        self._table.recall(former.memory, lambda: self._kept.promises.shares)
        self._rest()
        self._kept.save()
        self._told.on_where()
        return True

    def hear_handed(self, text: str) -> None:
        """Hear from the host before who holds the table now."""
        roster = self._table.roster
        try:
            handed = read_handed(text)
        except ValueError as error:
            self._doubts.suspect(str(error))
            return
        assert roster is not None
        playing = [roster.person_in(seat) for seat in range(len(roster.seats)) if roster.plays(seat)]
        claim, finished = handed.claim, self._table.finished
        stands = roster.game, roster.epoch, len(finished), past(finished)
        fits = claim.before == self._kept.host and handed.by_host(self._primitives)
        same = (claim.game, claim.epoch, claim.deals, claim.past) == stands
        if fits and same and handed.by(self._primitives, playing):
            if self._kept.me.id in handed.people or self._table.seat < 0 or not self._is_there():
                self.go_over(handed)
            else:  # a mind plays for this person, by the host's word alone
                self._met.see(self._chairs + [handed], claim.before, claim.public, True, True)
                self.look()
        else:
            self._doubts.suspect("Not all have signed that somebody else is the host.")

    def go_over(self, handed: Handed, left_behind: bool = False, alone: Claim | None = None) -> None:
        """Follow the host of this claim from now on.

        left_behind   whether the others went on without this person
        alone         the last claim that the host before has not signed: from there on the log began anew
        """
        kept, table = self._kept, self._table
        claim, at = handed.claim, (table.number, table.head)
        before = self._chairs
        self._chairs = before + [handed]
        self.left_behind = self.left_behind or left_behind
        kept.follow(claim.public, claim.exchange)
        kept.go_to(kept.invite.code, fingerprint(self._primitives, claim.public))
        alone = claim if not handed.host else alone
        kept.expect(claim.id, alone.text() if alone is not None else "")
        if alone is not None and table.number:
            kept.remember(table.memory())
        self._expect(claim.id, alone)
        self._rest()
        kept.save()
        self._chair.done()
        self._met.forget()
        self._former = self._without = None
        if claim.id == kept.me.id and table.roster is not None:
            self._holds = True
            keep_chain(self._mapping, before, handed)
            host, code = self._chair.use_up(), kept.invite.code
            self._told.on_heir(heir(host, code, handed, at, table.roster, table.record))
        self._told.on_where()

    def _expect(self, heir: str, alone: Claim | None) -> None:
        """Have this person's host tell the table next; `alone`: see `go_over`."""
        self._table.expect_host(heir)
        if alone is not None:
            self._table.go_back(alone)


class _Former:
    """What is needed to turn back to the host whom this person followed."""

    def __init__(self, kept: KeptTable, table: Following, chairs: list[Handed], left_for: Claim) -> None:
        self.host, self.exchange, self.print = kept.host, kept.exchange, kept.invite.fingerprint
        self.memory = table.memory() if table.number else kept.memory
        self.chairs, self.left_for = chairs, left_for
