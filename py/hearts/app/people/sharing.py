"""A round of shares at the host: each contributor promises one by its hash, then all are opened to the host."""

from __future__ import annotations

from hearts.app.people.chain import share_hash
from hearts.app.people.code import data_of
from hearts.app.people.primitives import KEY
from hearts.app.people.signed import BETWEEN
from hearts.engine.shuffle import HALF

HEX = "0123456789abcdef"


class Sharing:
    """Who puts what into the next deal. Without contributors no round is running.

    begun      when this round began, in milliseconds
    """

    def __init__(
        self, game: str = "", deal: int = 0, attempt: int = 0, ids: list[str] | None = None, now: float = 0.0
    ) -> None:
        self.game, self.deal, self.attempt = game, deal, attempt
        self.ids = ids or []
        self.promised: dict[str, str] = {}
        self.proofs: dict[str, str] = {}  # that each promise was signed
        self.opened: dict[str, str] = {}
        self.told = False  # whether the hashes have been told to all
        self.begun = now

    def promise(self, id: str, deal: int, attempt: int, promised: str, proof: str) -> bool:
        """Take the hash of a share. Returns False where none is asked for, or another was promised."""
        if not self._asks(id, deal, attempt) or not data_of(promised, KEY):
            return False
        if id not in self.promised:
            self.promised[id], self.proofs[id] = promised, proof
        return self.promised[id] == promised

    def open(self, id: str, deal: int, attempt: int, share: str) -> bool:
        """Take a share. Returns False where it is not the one that was promised."""
        fits = len(share) == HALF and not share.strip(HEX)
        if not self._asks(id, deal, attempt) or not self.told or not fits:
            return False
        if share_hash(self.game, deal, attempt, id, share) != self.promised[id]:
            return False
        self.opened[id] = share
        return True

    def tell(self, now: float) -> str:
        """Note that the hashes are told to all, and return them."""
        self.told, self.begun = True, now
        return " ".join([self.promised[id] for id in self.ids])

    @property
    def proof(self) -> str:
        """That all promises were signed."""
        return BETWEEN.join([self.proofs[id] for id in self.ids])

    def take_up(self, rows: list[list[str]], told: bool) -> None:
        """Take up what had come before."""
        for id, promised, proof, opened in rows:
            if promised:
                self.promised[id], self.proofs[id] = promised, proof
            if opened:
                self.opened[id] = opened
        self.told = told

    @property
    def all_promised(self) -> bool:
        """Whether all hashes are there."""
        return self.ids != [] and len(self.promised) == len(self.ids)

    @property
    def all_opened(self) -> bool:
        """Whether all shares are there."""
        return self.ids != [] and len(self.opened) == len(self.ids)

    @property
    def missing(self) -> list[str]:
        """Who has not done what is asked for now."""
        done = self.opened if self.told else self.promised
        return [id for id in self.ids if id not in done]

    @property
    def shares(self) -> tuple[tuple[str, str], ...]:
        """Each contributor's share."""
        return tuple([(id, self.opened[id]) for id in self.ids])

    def _asks(self, id: str, deal: int, attempt: int) -> bool:
        return id in self.ids and (deal, attempt) == (self.deal, self.attempt)

    def plain(self) -> list[object]:
        """Return it as plain data, to be kept."""
        rows = [[id, self.promised.get(id, ""), self.proofs.get(id, ""), self.opened.get(id, "")] for id in self.ids]
        return [self.game, self.deal, self.attempt, rows, self.told]


def read_sharing(plain: list[object]) -> Sharing:
    """Return the round that `plain` wrote; ValueError for anything else."""
    game, deal, attempt, rows, told = plain
    if not (isinstance(game, str) and isinstance(deal, int) and isinstance(attempt, int) and isinstance(rows, list)):
        raise ValueError("That is no round of shares.")
    sharing = Sharing(game, deal, attempt, [row[0] for row in rows])
    sharing.take_up(rows, told is True)
    return sharing
