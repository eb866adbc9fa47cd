"""A round of shares as one person puts theirs in, and what they say where they are blamed for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.blame import PROMISED
from hearts.app.people.chain import share_hash

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.blame import Blame
    from hearts.app.people.following import Following
    from hearts.app.people.kept_table import KeptTable
    from hearts.app.people.told import Doubts
    from hearts.app.people.voice import Voice


class Contributor:
    """Promises shares, and keeps the promises."""

    def __init__(
        self,
        kept: KeptTable,
        table: Following,
        voice: Voice,
        doubts: Doubts,
        blame: Blame,
        order: Callable[[str], None],
    ) -> None:
        self._kept, self._table, self._voice, self._doubts = kept, table, voice, doubts
        self._blame, self._order = blame, order
        self.rest()

    def rest(self) -> None:
        """Have done nothing of what is asked for."""
        self._blamed = ""  # the round that was broken last, where this person has said what is to be said of it
        self._shared = ("", 0)  # the round, and how many hashes it had, in which this person did what was asked

    def answer_blame(self) -> None:
        """Show the share for which this person is blamed, and tell whose promise was heard all the same."""
        table = self._table
        who, place = table.blamed, f"{table.game} {table.restarts}"
        if not who or self._blamed == place or self._doubts.story:
            return
        self._blamed = place
        for id in self._blame.promised(who):
            self._doubts.doubt(PROMISED, id)
        said = self._blame.defence(self._kept.me.id, who, self._kept.promises.shares)
        if said:
            self._voice.say("move", f"0 {table.number} {table.head} {said}")

    def share(self) -> None:
        """Promise a share, and keep the promise once all have promised; it is kept here first."""
        table, promises, me = self._table, self._kept.promises, self._kept.me.id
        place = f"{table.game} {table.sharing} {table.attempt}"
        if me not in table.contributors or self._shared == (place, len(table.hashes)):
            return
        if not table.hashes and promises.draw(table.game, table.sharing, table.attempt):
            self._kept.save()
        self._shared = place, len(table.hashes)
        share = promises.shares.get(place, "")
        promised = share_hash(table.game, table.sharing, table.attempt, me, share)
        if not table.hashes:
            self._order(f"hash {table.sharing} {table.attempt} {promised}")
        elif share and table.hashes[table.contributors.index(me)] != promised:
            self._doubts.suspect("The host told another hash of this share.")
        elif share and not promises.give(table.game, table.sharing, table.attempt, table.hashes):
            self._doubts.suspect("The host asks for a share again that was given already.")
        elif share:
            self._kept.save()
            self._order(f"share {table.sharing} {table.attempt} {share}")
