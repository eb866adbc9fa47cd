"""Votes of a table: what is voted on, who agrees, and which signed words count for which vote.

Who proposes signs `propose WHAT` at an entry behind the last vote on it; who agrees signs `agree WHAT NUMBER`, with the
number of the entry that began the vote. So what somebody signed for one vote counts for no other.
"""

from __future__ import annotations

from collections import OrderedDict

VOTES = ("undo", "concede", "patience", "clock", "again")
MOST = 12  # votes that one person begins in a deal


class Votes:
    """The votes that are open, and where earlier ones ended.

    who   who agrees so far, the one who proposed it first, by what is voted on
    """

    def __init__(self) -> None:
        self.who: OrderedDict[str, list[str]] = OrderedDict()
        self._begun: dict[str, int] = {}
        self._ended: dict[str, int] = {}
        self._floor = 0
        self._proposed: dict[str, int] = {}  # how many votes each person has begun in this deal

    def may_propose(self, id: str) -> bool:
        """Return whether this person may begin another vote in this deal: votes without end make the log long."""
        return self._proposed.get(id, 0) < MOST

    def words(self, what: str) -> str:
        """Return what somebody signs now who agrees to this."""
        return f"agree {what} {self._begun[what]}" if what in self.who else f"propose {what}"

    def counts(self, what: str, said: str, at: int) -> bool:
        """Return whether words that were signed at this entry count now."""
        since = self._begun[what] if what in self.who else max(self._floor, self._ended.get(what, 0))
        return what in VOTES and said == self.words(what) and at >= since

    def add(self, what: str, id: str, number: int) -> None:
        """Count a vote that this entry tells of."""
        if what not in self.who:
            self.who[what], self._begun[what] = [], number
            self._proposed[id] = self._proposed.get(id, 0) + 1
        self.who[what].append(id)

    def end(self, what: str, number: int) -> list[str]:
        """End a vote, open or not, with this entry; return who had agreed."""
        self._ended[what] = number
        self._begun.pop(what, None)
        return self.who.pop(what, [])

    def end_all(self, number: int) -> None:
        """End all votes with this entry: the deal, or the game, is another one."""
        self._floor = number
        self._begun, self._ended, self._proposed = {}, {}, {}
        self.who = OrderedDict()

    def recall(self, proposed: dict[str, int]) -> None:
        """Take up how many votes each person has begun in this deal."""
        self._proposed = dict(proposed)

    def plain(self) -> list[object]:
        """Return it as plain data, to be kept."""
        rows = [[what, self._begun[what], who] for what, who in self.who.items()]
        return [rows, sorted(self._ended.items()), self._floor, self._proposed]


def read_votes(plain: object) -> Votes:
    """Return the votes that `plain` wrote."""
    votes = Votes()
    if isinstance(plain, list) and len(plain) in (3, 4):
        rows, ended, floor = plain[:3]
        votes.end_all(floor)
        for what, number in ended:
            votes.end(what, number)
        for what, begun, who in rows:
            for id in who:
                votes.add(what, id, begun)
        votes.recall(plain[3] if len(plain) == 4 else {})
    return votes
