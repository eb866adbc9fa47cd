"""What a page keeps of a table, to go on after a reload at any moment; and what waits until that is on the disk.

Construction: as in Raft (Ongaro, Ousterhout 2014, figure 2) the log and the term are kept before a word is said that
depends on them. All else follows from the member's key and root: what was mixed and how, which keys were given, what
was promised (`deck`). A vote needs no room of its own: after a reload a page votes in newer terms only.

Assumption: a disk that has said that something is written has it after a reload, and what is written later is lost
first. Threat: a page that is killed at any moment; it has whatever it has signed that it holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.sealed.log import Slot


class Kept:
    """What a page keeps of a member.

    slots   the log; term: the newest in which it took part; counter: how many entries it has said
    """

    def __init__(self, slots: tuple[Slot, ...], term: int, counter: int) -> None:
        self.slots = slots
        self.term = term
        self.counter = counter


class Disk:
    """What was kept, in its order, and how much of that is written.

    keep   writes it, and then has `written` called: once for each, in their order
    """

    def __init__(self, keep: Callable[[Kept], None], kept: Kept | None) -> None:
        self._keep = keep
        self._last = kept or Kept((), 0, 0)
        self._saved = self._written = 0  # how many times
        self._until: list[tuple[int, Callable[[], None]]] = []

    def save(self, now: Kept) -> None:
        """Keep this, if it is not kept already."""
        last = self._last
        if (now.slots, now.term, now.counter) != (last.slots, last.term, last.counter):
            self._saved, self._last = self._saved + 1, now
            self._keep(now)

    def once_written(self, tell: Callable[[], None]) -> None:
        """Say something when all that was kept until now is written."""
        if self._written >= self._saved:
            tell()
        else:
            self._until.append((self._saved, tell))

    def written(self) -> None:
        """Note that the first of what was kept, of all for which this was not called yet, is written."""
        self._written += 1
        due = [tell for number, tell in self._until if number <= self._written]
        self._until = [(number, tell) for number, tell in self._until if number > self._written]
        for tell in due:
            tell()
