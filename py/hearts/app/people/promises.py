"""What a person has promised at a table: shares of deals, and packets. It is kept before it is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.chain import hashed
from hearts.engine.shuffle import HALF

if TYPE_CHECKING:
    from hearts.app.people.primitives import Primitives

NONCE = 16  # bytes of a packet's nonce


class Promises:
    """Shares by game, deal and try; packets by game and deal, each with its nonce."""

    def __init__(self, primitives: Primitives) -> None:
        self._primitives = primitives
        self.shares: dict[str, str] = {}
        self._given: dict[str, str] = {}  # the hash of all promises for which each share was given
        self._packets: dict[str, str] = {}

    def draw(self, game: str, deal: int, attempt: int) -> bool:
        """Draw a share for a round that begins, where there is none yet, or where it was given: another host has begun
        the deal anew. Those of the deal before are kept as well. Returns whether one was drawn."""
        place = f"{game} {deal} {attempt}"
        if place in self.shares and place not in self._given:
            return False
        self._given.pop(place, None)
        near = [f"{game} {deal - back} " for back in (0, 1)]
        self.shares = {at: share for at, share in self.shares.items() if [1 for each in near if at.startswith(each)]}
        self._given = {at: given for at, given in self._given.items() if at in self.shares}
        self.shares[place] = self._primitives.random(HALF // 2).hex()
        return True

    def give(self, game: str, deal: int, attempt: int, hashes: list[str]) -> bool:
        """Note that a share is given where all promises are these. Returns False where it was given already, and others
        had promised otherwise: who has seen a share could choose theirs by it."""
        return self._given.setdefault(f"{game} {deal} {attempt}", hashed("given", *hashes)) == hashed("given", *hashes)

    def packet(self, game: str, deal: int, words: str) -> str:
        """Return a packet and the nonce that it is committed to with: the same one for the same packet."""
        place = f"{game} {deal}"
        packet, _, nonce = self._packets.get(place, "").rpartition(" ")
        if packet != words:
            nonce = self._primitives.random(NONCE).hex()
        self._packets = {place: f"{words} {nonce}"}
        return self._packets[place]

    def plain(self) -> list[object]:
        """Return it as plain data, to be kept."""
        return [self.shares, self._packets, self._given]

    def recall(self, plain: object) -> None:
        """Take up what was kept."""
        if isinstance(plain, list) and len(plain) in (2, 3) and not [1 for each in plain if not isinstance(each, dict)]:
            self.shares, self._packets = dict(plain[0]), dict(plain[1])
            self._given = dict(plain[2]) if len(plain) == 3 else {}
