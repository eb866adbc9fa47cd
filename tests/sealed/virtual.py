"""Members of a table over a network of virtual time, which loses, doubles, delays, reorders and cuts."""

import heapq
import random
from collections.abc import Callable
from typing import Any

from hearts.app.sealed.kept import Kept, restored, rows
from hearts.app.sealed.leader import Member
from hearts.app.sealed.log import Entry, Log, Pen
from tests.people.sodium import Sodium

TABLE = b"a table"
DELAYS = (0.03, 0.06, 0.09, 0.8, 2.5)
DISK = (0.01, 0.05, 0.4)  # seconds until a write is on the disk


class Counted:
    """The state of a log in which each author counts up; the simplest that refuses what does not fit."""

    def __init__(self, leader: bytes = b"", voters: tuple[bytes, ...] = (), said: tuple[str, ...] = ()) -> None:
        self.leader = leader
        self.voters = voters
        self.said = said

    def step(self, entry: Entry) -> "Counted | None":
        if entry.kind == "lead":
            return Counted(entry.author, self.voters or (entry.author,), self.said)
        if entry.kind == "voter":
            key = bytes.fromhex(entry.body.split(" ")[0])
            left = tuple([each for each in self.voters if each != key])
            return Counted(self.leader, left if key in self.voters else (*self.voters, key), self.said)
        wanted = str(len([said for said in self.said if said.startswith(entry.author.hex()[:8])]))
        if entry.kind != "say" or entry.body != wanted:
            return None
        return Counted(self.leader, self.voters, (*self.said, f"{entry.author.hex()[:8]} {entry.body}"))


def step(state: Any, entry: Entry) -> Any:
    return state.step(entry)


class Net:
    """A table of so many members, and the network between them.

    loss, double   chances of a message; cut: pairs of members between whom nothing passes
    """

    def __init__(
        self,
        size: int,
        seed: object = 0,
        patience: float = 20.0,
        state: Callable[[], Any] = Counted,
        fold: Callable[[Any, Entry], Any] = step,
        sodium: Sodium | None = None,
    ) -> None:
        self.rng = random.Random(str(seed))
        self.now, self.loss, self.double, self.delays, self.disk = 0.0, 0.0, 0.0, DELAYS[:1], DISK
        self.patience, self.state, self.fold = patience, state, fold
        self.cut: set[frozenset[int]] = set()
        self.dead: set[int] = set()
        self.sodium = sodium or Sodium(seed)
        self.secrets = [self.sodium.random(32) for _ in range(size)]
        self.keys = [self.sodium.signing_public(secret) for secret in self.secrets]
        self.kept: list[list[Kept]] = [[] for _ in range(size)]
        self.surely = [0] * size  # how many of these no page can lose any more
        self._written = [0.0] * size  # when the last write of each will be on the disk
        self.changes: Callable[[int, int, str], list[str]] = lambda sender, to, text: [text]
        self._queue: list[tuple[float, int, int, int, str]] = []
        self._disk: list[tuple[float, int, int, int, Member]] = []  # when which writes are surely there
        self._number = 0
        self.settled: dict[int, bytes] = {}  # by length: what was committed there, once and for all
        self.members = [self.member(place) for place in range(size)]

    def member(self, place: int, kept: Kept | None = None) -> Member:
        """A page of this member; one that is opened again, if something is kept."""
        pen = Pen(self.sodium, TABLE, self.secrets[place])
        log = Log(pen, self.state(), self.fold)

        def say(text: str, to: bytes) -> None:
            others = [n for n, key in enumerate(self.keys) if (key == to if to else n != place)]
            self.send(place, others, text)

        def keep(now: Kept) -> None:
            self.kept[place].append(now)
            self._number += 1
            at = max(self.now + self.rng.choice(self.disk), self._written[place])  # one after the other
            self._written[place] = at
            heapq.heappush(self._disk, (at, self._number, place, len(self.kept[place]), member))

        member = Member(pen, log, self.keys[0], say, keep, self.patience, kept)
        return member

    def send(self, sender: int, to: list[int], text: str) -> None:
        if sender in self.dead:
            return
        for one in to:
            for changed in self.changes(sender, one, text):
                chance = self.rng.random()
                for _ in range(0 if chance < self.loss else 2 if chance < self.loss + self.double else 1):
                    self._number += 1
                    at = self.now + self.rng.choice(self.delays)
                    heapq.heappush(self._queue, (at, self._number, sender, one, changed))

    def rough(self) -> None:
        """The network of the hazards: 8 % lost, 5 % doubled, up to 2.5 s late, out of order."""
        self.loss, self.double, self.delays = 0.08, 0.05, DELAYS

    def reload(self, place: int, lost: int = 0) -> None:
        """Open a page again, from storage that lacks the last writes, but for those that are surely there."""
        kept = self.kept[place][: max(self.surely[place], len(self.kept[place]) - lost)]
        self.kept[place] = kept or [Kept((), 0, 0)]
        written = rows(self.sodium, Kept((), 0, 0), self.kept[place][-1])
        self.members[place] = self.member(place, restored(Pen(self.sodium, TABLE, self.secrets[place]), written))

    def run(self, seconds: float, until: Callable[[], bool] = lambda: False) -> bool:
        """Let time pass. Returns whether `until` came true."""
        end = self.now + seconds
        while self.now < end:
            self.step()
            if until():
                return True
        return False

    def step(self) -> None:
        """Let a quarter of a second pass."""
        self.now += 0.25
        while self._disk and self._disk[0][0] <= self.now:
            _, _, place, count, member = heapq.heappop(self._disk)
            if self.members[place] is member:
                self.surely[place] = max(self.surely[place], count)
                member.disk.written()
        while self._queue and self._queue[0][0] <= self.now:
            _, _, sender, to, text = heapq.heappop(self._queue)
            self.bring(sender, to, text)
        for place in range(len(self.members)):
            self.turn(place)
        self.check()

    def bring(self, sender: int, to: int, text: str) -> None:
        """Let somebody hear what was said to them."""
        if to not in self.dead and frozenset((sender, to)) not in self.cut:
            self.members[to].hear(self.keys[sender], text, self.now)

    def turn(self, place: int) -> None:
        """Let somebody do what is due."""
        if place not in self.dead:
            self.members[place].tick(self.now)

    def check(self) -> None:
        """Nothing that was committed anywhere is ever another thing anywhere."""
        for member in self.members:
            if member.committed:
                head = member.log.heads[member.committed]
                assert self.settled.setdefault(member.committed, head) == head, "two heads were committed"

    def seat(self) -> None:
        """Begin the table: the founder, and everybody's word counts."""
        self.members[0].begin()
        for key in self.keys[1:]:
            assert self.run(60, lambda key=key: key in self.members[0].voters or (self.members[0].count(key) and False))
        assert self.run(60, lambda: all(len(member.voters) == len(self.keys) for member in self.members))

    def alive(self) -> list[Member]:
        return [member for place, member in enumerate(self.members) if place not in self.dead]

    def leaders(self) -> list[int]:
        return [place for place, member in enumerate(self.members) if member.leads and place not in self.dead]

    def said(self, place: int) -> tuple[str, ...]:
        """What is committed at this member."""
        member = self.members[place]
        return member.log.states[member.committed].said  # type: ignore[attr-defined,no-any-return]

    def honest(self) -> bool:
        """Nobody is found to lie."""
        return not any(member.words.liars or member.hidden for member in self.members)
