"""Who kept a round of shares up, as far as anybody but the host can tell.

The host says who sent nothing. But each promise is said to all, and who is blamed for a share shows it: the round is
void, so it gives no card away. What was heard and shown is told to the person here; it proves no lie of the host, whose
line may have been worse than ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.chain import share_hash

if TYPE_CHECKING:
    from hearts.app.people.following import Following

PROMISED, SHOWN = "people-doubt-promised", "people-doubt-shown"  # what is told of who was blamed
ROUNDS = 4  # of which promises are remembered


class Blame:
    """The promises that were heard, and the round that was broken last."""

    def __init__(self, table: Following) -> None:
        self._table = table
        self._heard: list[tuple[str, str, str]] = []  # game and round, who, and the hash

    def hear(self, id: str, words: list[str]) -> str:
        """Hear what somebody says to all of a share; return what is to be told of them, or ""."""
        if len(words) != 4 or not gate.digits(words[1], 9) or not gate.digits(words[2], 9):
            return ""
        place = self._place(words[1], words[2])
        if words[0] == "hash" and not [1 for at, who, _ in self._heard if (at, who) == (place, id)]:
            self._heard = self._heard[-6 * ROUNDS :] + [(place, id, words[3])]
        broken = self._table.broken
        if words[0] != "shown" or broken is None or (int(words[1]), int(words[2])) != broken[:2]:
            return ""
        shown = share_hash(self._table.game, broken[0], broken[1], id, words[3])
        return SHOWN if broken[2].get(id) == shown else ""

    def promised(self, who: list[str]) -> list[str]:
        """Return those of the blamed whose promise was heard here, where promises were asked for."""
        broken = self._table.broken
        if broken is None or [1 for id in who if broken[2].get(id)]:
            return []
        place = self._place(str(broken[0]), str(broken[1]))
        heard = [id for at, id, _ in self._heard if at == place]
        return [id for id in who if id in heard]

    def defence(self, me: str, who: list[str], shares: dict[str, str]) -> str:
        """Return what this person says to all who is blamed for a share that was promised; empty for all others."""
        broken = self._table.broken
        if broken is None or me not in who:
            return ""
        deal, attempt, hashes = broken
        share = shares.get(self._place(str(deal), str(attempt)), "")
        fits = share and hashes.get(me) == share_hash(self._table.game, deal, attempt, me, share)
        return f"shown {deal} {attempt} {share}" if fits else ""

    def _place(self, deal: str, attempt: str) -> str:
        return f"{self._table.game} {deal} {attempt}"
