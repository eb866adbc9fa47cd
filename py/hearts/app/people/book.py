"""The host's book: the table as it stands, its game, and the log in which all that changes is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.chair import MOST_TRIES
from hearts.app.people.ledger import LOBBY
from hearts.app.people.roster import SPARE, TABLE, size
from hearts.app.people.witness import Witness
from hearts.engine.game import Dealt, Passed

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.held import Held
    from hearts.app.people.sharing import Sharing
    from hearts.app.people.state import State
    from hearts.engine.record import Record

ROOM = 120_000  # letters of entries in a deal, behind which nobody proposes, sits down or takes another name


class Book:
    """The table as its host holds it.

    roster, held   the table, and its game, None before the first; ledger: the log
    sharing        the round of shares that is running; voting: what is voted on, and who agrees
    revealed       how many moves the game had when a deal was revealed last; moved: the entry of the last move
    acted_at       when something was done last; asked_at: since when somebody is asked for a move
    witness        checks each entry before it is told
    missed         how long who was away since their last move
    unsigned       whether the log has people who sat down in an earlier version, and have not signed their name: it is
                   not for who comes new
    """

    def __init__(self, state: State, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.roster, self.held, self.ledger = state.roster, state.held, state.ledger
        self.sharing, self.voting = state.sharing, state.voting
        self.revealed, self.moved, self.missed = state.revealed, state.moved, state.missed
        self.acted_at = self.asked_at = clock()
        self._changed = True
        self.witness = Witness(lambda: self.held.record if self.held is not None else None)
        self.unsigned = state.unsigned
        self.witness.take_up(self.ledger, self.revealed)

    # ---- how it stands ---------------------------------------------------------------------------------------------

    @property
    def settled(self) -> bool:
        """Whether people may take other seats now: no deal is being played, no shares are being put in, and all that
        was hidden in the last deal has been opened."""
        held = self.held
        if held is None:
            return True
        return held.game.phase in ("deal", "over") and not self.sharing.ids and self.revealed == held.game.length

    @property
    def deal(self) -> int:
        """The number of the deal in play, or of the next one."""
        return self.held.number if self.held is not None else 0

    @property
    def offers_another_host(self) -> bool:
        """Whether the shares of this deal were put in anew twice: until it is over, the others may go on without this
        host."""
        broken = f"broken {self.deal} "
        return len([1 for each in self.ledger.entries if each.text.startswith(broken)]) >= MOST_TRIES

    @property
    def playing(self) -> list[str]:
        """The people who play now."""
        roster = self.roster
        return [roster.person_in(seat) for seat in range(len(roster.seats)) if roster.plays(seat)]

    # ---- what is told ----------------------------------------------------------------------------------------------

    def add(self, text: str, proof: str = "", own: dict[int, str] | None = None) -> None:
        """Add an entry to the log; `own`: what single seats get instead. StoryError where a guest would not take it;
        then nothing has changed."""
        self.witness.hear(text, proof)
        told = [(self.roster.person_in(seat), line) for seat, line in (own or {}).items()]
        self.ledger.add(text, proof, {id: line for id, line in told if id})
        self._changed = True

    def note(self, **fields: object) -> None:
        """Change the roster; whoever does so tells it."""
        self.roster = self.roster.changed(**fields)

    def change(self, proof: str = "", **fields: object) -> None:
        """Change the roster, and tell all of it; `proof`: that somebody has signed what is changed of them."""
        made = self.roster.changed(**fields)
        if size(made) > TABLE:
            raise ValueError("The table does not fit into a message.")
        self.add("table " + made.text(), proof)
        self.roster = made
        if self.held is not None:
            self.held.reseat(made)
        if self.held is None and (len(self.ledger.entries) > LOBBY or not self.room):
            self.settle(None)

    def fits(self, **fields: object) -> bool:
        """Return whether the roster has room for this, and for what must be told later."""
        return size(self.roster.changed(**fields)) + SPARE <= TABLE

    def enter(self, epoch: int, table: str) -> None:
        """Begin another epoch, in which the table is called so in messages; whoever does so tells it."""
        self.roster = self.roster.in_epoch(epoch, table)

    def unstand(self, seat: int) -> None:
        """Let no mind play for who sits here; whoever does so tells it."""
        self.roster = self.roster.with_mind(seat, False)

    def stand(self, seat: int, on: bool) -> None:
        """Let a mind play for the person in this seat, or no more, and tell all."""
        self.add(f"stand {seat} {'on' if on else 'off'}")
        self.roster = self.roster.with_mind(seat, on)
        self.acted_at = self._clock()

    def settle(self, record: Record | None) -> None:
        """Have a new base: how the table stands between two deals, or before the first game."""
        for _ in range(2 if self.unsigned else 1):  # the log begins at the base before this one
            self.ledger.settle(self.roster, record)
            self.witness.hear(self.ledger.entries[-1].text, "")
        self.unsigned = False
        self.voting.end_all(self.ledger.number)
        self._changed = True

    # ---- what is noted ---------------------------------------------------------------------------------------------

    def hold(self, held: Held | None) -> None:
        """Hold this game from now on; nothing of it has been revealed."""
        self.held, self.revealed = held, 0

    def share(self, sharing: Sharing) -> None:
        """Have this round of shares running."""
        self.sharing = sharing

    def turn(self) -> None:
        """Note that the game has changed with the last entry, and that somebody else may be asked."""
        assert self.held is not None
        game, move = self.held.game, self.held.game.move
        self.moved, self.acted_at = self.ledger.number, self._clock()
        if not (isinstance(move, Passed) and game.phase == "pass"):  # all others were asked for their pass before
            self.ask()
        if move is not None and not isinstance(move, Dealt):
            self.missed.forget(self.roster.person_in(move.seat))

    def act(self) -> None:
        """Note that something was done, and that whoever is asked is asked from now on."""
        self.acted_at = self.asked_at = self._clock()

    def ask(self) -> None:
        """Note that whoever is asked is asked from now on."""
        self.asked_at = self._clock()

    def reveal(self) -> None:
        """Note that all that was hidden so far has been opened."""
        assert self.held is not None
        self.revealed = self.held.game.length
        self.act()

    def touch(self) -> None:
        """Note that something is to be kept and told."""
        self._changed = True

    @property
    def room(self) -> bool:
        """Whether more may be told in this deal than the game itself needs: the log must stay one that can be kept."""
        return self.ledger.letters < ROOM

    def take_changes(self) -> bool:
        """Return whether something has changed since this was asked last."""
        changed, self._changed = self._changed, False
        return changed
