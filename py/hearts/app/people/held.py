"""The game as the host's device holds it: all cards of it, and what each may be told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.by_mind import choice
from hearts.app.people.chain import COMMIT, committed, common, deal_hash, own_line
from hearts.app.people.following import packet_text
from hearts.engine.game import Dealt, Passed, Played
from hearts.engine.record import Record, entry, heading
from hearts.engine.shuffle import deal_key, dealt
from hearts.engine.steps import step

if TYPE_CHECKING:
    from hearts.app.people.roster import Roster
    from hearts.engine.game import Game, Move


class Held:
    """The game at the host, which changes by moves alone.

    record   the game with its heading; begun: how many moves had been made before the deal in play
    nonces   what each packet of this deal was committed to with, by seat
    """

    def __init__(self, record: Record, nonces: dict[int, str] | None = None) -> None:
        self.record = record
        self.nonces = nonces or {}
        self._written: tuple[Game | None, str] = (None, "")  # a position, and the moves up to it as text

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.record.game

    @property
    def text(self) -> str:
        """The record as text. Moves that were written before are not written again: a host keeps it at each move."""
        known, before = self._written
        at: Game | None = self.game
        new = []
        while at is not None and at is not known:
            if at.last is not None:
                new.append(entry(at))
            at = at.last
        new.reverse()
        self._written = self.game, (before if at is not None else "") + "".join(new)
        return heading(self.record) + self._written[1]

    @property
    def number(self) -> int:
        """The number of the deal in play, or of the one that comes next."""
        return len(self.game.lines) + 1

    def reseat(self, roster: Roster) -> None:
        """Take the roster's heading."""
        self.record = roster.record.at(self.game)

    def seen(self, move: Move) -> tuple[Game, str, dict[int, str]]:
        """Return the game behind a move, the move as everybody may see it, and the lines that single seats get instead.
        Raises IllegalMove if the rules do not allow the move."""
        after = self.game.play(move)
        own, line = {}, ""
        for seat in range(after.rules.players):
            seen = step(after, seat).move
            assert seen is not None
            line, told = common(seen), own_line(seen)
            if told != line:
                own[seat] = told
        return after, line, own

    def take(self, move: Move, after: Game, nonce: str = "") -> None:
        """Make a move, behind which the game stands so; `nonce`: of the packet, where it is a pass."""
        if isinstance(move, Dealt):
            self.nonces = {}
        elif isinstance(move, Passed):
            self.nonces[move.seat] = nonce
        self.record = self.record.at(after)

    def deal(self, shares: tuple[tuple[str, str], ...]) -> Dealt:
        """Return the next deal, as it follows from the shares."""
        key = deal_key(self.record.id, len(self.game.lines), shares)
        return Dealt(*dealt(self.game.rules, key), shares)

    def commitment(self, seat: int, packet: int, nonce: str) -> str:
        """Return what a seat commits itself to with this packet and nonce."""
        return COMMIT + committed(self.record.id, self._deal_number, seat, packet_text(packet), nonce)

    def mind_moves(self, seat: int) -> Move:
        """Return what the mind in this seat, or the one that plays for its person, does now."""
        return choice(self.game, self.record.key(self.game), seat, self.record.seats[seat].player)

    def told(self) -> str:
        """Return what the deal in play has added to the record so far."""
        return "".join([entry(at) for at in self._positions()])

    def opening(self) -> tuple[str, str]:
        """Return the hash of this deal's record, and what opens all that was hidden in it."""
        parts = []
        for at in self._positions():
            if isinstance(at.move, Dealt):
                parts += [f"share {id} {share}" for id, share in at.move.shares]
            elif isinstance(at.move, Passed):
                parts.append(f"pass {at.move.seat} {self.nonces[at.move.seat]} {packet_text(at.move.cards)}")
        return deal_hash(self.told()), "|".join(parts)

    def may_go_back(self, seat: int) -> bool:
        """Return whether this seat's last choice may be taken back: nobody has seen a card because of it."""
        move, game = self.game.move, self.game
        fits = (isinstance(move, Passed) and game.phase == "pass") or (
            isinstance(move, Played) and game.phase == "play"
        )
        return fits and not isinstance(move, Dealt) and move is not None and move.seat == seat

    def go_back(self) -> None:
        """Take back the last move."""
        last = self.game.last
        assert last is not None
        self.record = self.record.at(last)

    @property
    def _deal_number(self) -> int:
        deal = self.game.deal
        assert deal is not None
        return deal.table.number + 1

    def _positions(self) -> list[Game]:
        """Return the positions of this deal, from its first card on."""
        path = self.game.path()[: self.game.length + 1]
        begun = max([at.length for at in path if isinstance(at.move, Dealt)])
        return path[begun:]
