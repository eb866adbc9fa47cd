"""Whose table it is: the host whom a link names or a code was trusted for, and those to whom the chair has gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.card import read_card
from hearts.app.people.chair import leads_to, read_handed
from hearts.app.people.chair_guest import SILENT
from hearts.app.people.chair_host import heir, keep_chain
from hearts.app.people.code import fingerprint
from hearts.app.people.memory import Memory

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from hearts.app.people.card import Card
    from hearts.app.people.chair import Handed
    from hearts.app.people.chair_guest import Chair
    from hearts.app.people.code import Invite
    from hearts.app.people.following import Following
    from hearts.app.people.kept_table import KeptTable
    from hearts.app.people.message import Message
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.signs import Signs
    from hearts.app.people.told import Doubts, Told


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
    ) -> None:
        self._primitives, self._mapping, self._kept, self._table = primitives, mapping, kept, table
        self._chair, self._signs, self._told, self._doubts = chair, signs, told, doubts
        self._rest = rest
        self.card: Card | None = None
        self.left_behind = False
        self._chairs: list[Handed] = []  # by which the host holds the table

    def see_card(self, message: Message) -> bool:
        """Look at a card of this table. Returns whether it is the host's."""
        kept, sender, print_ = self._kept, message.sender, self._kept.invite.fingerprint
        card, exchange = read_card(message.body)
        if card is None:
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
        self._kept.remember(Memory())
        self._table.recall(self._kept.memory, lambda: self._kept.promises.shares)
        self._doubts.doubt("people.doubt.host")

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

    def _meet(self, card: Card, sender: bytes) -> None:
        """Another host shows this table's card: go over if the host before signed that, or if this person did; if
        others did, once one's own host is not heard."""
        last, host = card.chairs[-1] if card.chairs else None, self._kept.host
        if last is None or last.claim.public != sender:
            return
        if leads_to(self._primitives, fingerprint(self._primitives, host), list(card.chairs), sender):
            self.go_over(last)
            return
        people = list(last.people)
        fits = last.claim.before == host and last.by(self._primitives, people)
        if not fits or [id for id in people if id not in self._kept.seated]:
            return
        if self._chair.has_signed(last.claim):
            self.go_over(last)
        elif self._signs.silent > 3 * SILENT:
            self.go_over(last, True)
        else:
            self._told.on_other_host(last)

    def hear_handed(self, text: str) -> None:
        """Hear from the host before who holds the table now."""
        handed, roster = read_handed(text), self._table.roster
        assert roster is not None
        playing = [roster.person_in(seat) for seat in range(len(roster.seats)) if roster.plays(seat)]
        fits = handed.claim.before == self._kept.host and handed.by_host(self._primitives)
        if fits and handed.by(self._primitives, playing):
            self.go_over(handed)
        else:
            self._doubts.suspect("Not all have signed that somebody else is the host.")

    def go_over(self, handed: Handed, left_behind: bool = False) -> None:
        """Follow the host of this claim from now on; `left_behind`: the others went on without this person."""
        kept, table = self._kept, self._table
        claim, at = handed.claim, (table.number, table.head)
        before = self._chairs
        self._chairs = before + [handed]
        self.left_behind = self.left_behind or left_behind
        kept.follow(claim.public, claim.exchange)
        kept.go_to(kept.invite.code, fingerprint(self._primitives, claim.public))
        table.expect_host(claim.id)
        if not handed.host:
            table.go_back(claim)
            kept.remember(Memory())
        self._rest()
        kept.save()
        self._chair.done()
        if claim.id == kept.me.id and table.roster is not None:
            keep_chain(self._mapping, before, handed)
            host, code = self._chair.use_up(), kept.invite.code
            self._told.on_heir(heir(host, code, handed, at, table.roster, table.record))
        self._told.on_where()
