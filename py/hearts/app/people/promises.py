"""What a person has promised at a table: shares of deals, and packets. It is kept before it is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.shuffle import HALF

if TYPE_CHECKING:
    from hearts.app.people.primitives import Primitives

NONCE = 16  # bytes of a packet's nonce


class Promises:
    """Shares by game, deal and try; packets by game and deal, each with its nonce."""

    def __init__(self, primitives: Primitives) -> None:
        self._primitives = primitives
        self.shares: dict[str, str] = {}
        self._packets: dict[str, str] = {}

    def draw(self, game: str, deal: int, attempt: int) -> bool:
        """Draw a share for a round, where there is none yet; those of the deal before are kept as well. Returns
        whether one was drawn."""
        place = f"{game} {deal} {attempt}"
        if place in self.shares:
            return False
        near = [f"{game} {deal - back} " for back in (0, 1)]
        self.shares = {at: share for at, share in self.shares.items() if [1 for each in near if at.startswith(each)]}
        self.shares[place] = self._primitives.random(HALF // 2).hex()
        return True

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
        return [self.shares, self._packets]

    def recall(self, plain: object) -> None:
        """Take up what was kept."""
        if isinstance(plain, list) and len(plain) == 2 and [1 for each in plain if isinstance(each, dict)] == [1, 1]:
            self.shares, self._packets = dict(plain[0]), dict(plain[1])
