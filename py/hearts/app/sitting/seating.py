"""The seating: the player that drives each seat of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.heading import STAND_IN, notes, player_of
from hearts.app.sitting.players import Bot, Diabolo, Human, Remote, Turn, mind_called
from hearts.app.table.director import NONE
from hearts.engine import shuffle
from hearts.engine.game import Declared, Passed, Played

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.sitting.journal import Deals
    from hearts.app.sitting.players import Player
    from hearts.app.thinking.asker import Asker
    from hearts.engine.game import Game
    from hearts.engine.record import Record
    from hearts.engine.score import Line
    from hearts.minds.thought import Limit


class Seating:
    """Who plays: a person, a mind on the page, or one that is asked elsewhere.

    people   the seats of all people; here: of those at this device; away: of those elsewhere, for whom minds play
    diabolo  whether the minds see all the cards and play together
    hands    everyone's cards, for Diabolo and for nobody else; limit: how long a mind may think about a choice
    deals    where the game's deals come from: they may name other players
    ready    has the table hand over what a person has chosen already
    resting  the seat of a person for whom a mind plays; -1 for none
    """

    def __init__(
        self,
        record: Record,
        asker: Asker,
        limit: Callable[[], Limit | None],
        hands: Callable[[], tuple[int, ...]],
        ready: Callable[[], object] = lambda: None,
        deals: Deals | None = None,
    ) -> None:
        self._record, self._asker, self._limit, self._ready = record, asker, limit, ready
        self._helps = deals is None or deals.helps
        self._key: tuple[tuple[int, ...], str] = ((), "")  # of the deal that was asked about last, by its hands
        self.resting = -1
        self._noted = False  # whether the record knows of the mind that plays for somebody
        self.people, self.here = record.people, record.here
        self.away = [seat for seat in self.people if seat not in self.here]
        self.diabolo = notes(record).diabolo and len(self.people) == 1
        self.humans = {seat: Human(ready) for seat in self.here}
        self.players: list[Player] = []
        for seat, who in enumerate(record.seats):
            mind, other = player_of(who.player), deals.player(seat) if deals is not None else None
            if seat in self.humans:
                self.players.append(self.humans[seat])
            elif other is not None:
                self.players.append(other)
            elif who.person:
                self.players.append(Bot(STAND_IN))
            elif self.diabolo:
                self.players.append(Diabolo(asker, self.people[0], hands, mind, limit))
            else:
                self.players.append(mind_called(mind, asker, limit))

    @property
    def thinks(self) -> bool:
        """Whether anybody here thinks elsewhere, and does not play at sight."""
        return any(isinstance(player, Remote) for player in self.players)

    def comes(self, game: Game) -> int:
        """Return the next person at a shared device who must come to the screen before cards are shown; -1 if nobody
        must."""
        if len(self.here) < 2 or game.phase not in ("pass", "play", "moon"):
            return -1
        turn, players = game.waiting[0], game.rules.players
        asked = [seat for seat in self.here if seat in game.waiting] or self.here
        return min(asked, key=lambda seat: (seat - turn) % players)

    def latest(self, game: Game) -> int:
        """Return the seat at this device that moved last, else the first one here; 0 if nobody sits here."""
        at: Game | None = game
        while at is not None and at.last is not None:
            if isinstance(at.move, (Passed, Played, Declared)) and at.move.seat in self.here:
                return at.move.seat
            at = at.last
        return self.here[0] if self.here else 0

    def may_rest(self, game: Game) -> bool:
        """Return whether a mind may finish the deal for the only person here."""
        return self._helps and len(self.here) == 1 and game.phase in ("pass", "play")

    def rest(self, seat: int, mind: str) -> None:
        """Let this mind play for the person in `seat` from now on."""
        self.players[seat].drop()
        self.players[seat], self.humans[seat] = mind_called(mind, self._asker, self._limit), Human(self._ready)
        self.resting, self._noted = seat, False

    def rise(self) -> None:
        """Let the person play again."""
        if self.resting >= 0:
            self.players[self.resting] = self.humans[self.resting]
            self.resting = -1

    def begins_to_play_for(self, seat: int) -> bool:
        """Return True if a mind now moves for the person in this seat and the record does not note that yet."""
        return seat == self.resting and not self._noted

    def note(self) -> None:
        """Remember that the record notes the mind that plays for somebody."""
        self._noted = True

    def turn(self, game: Game, seat: int, rows: tuple[Line, Line] | tuple[()] = (), ahead: bool = False) -> Turn:
        """Return what `seat` is asked with as the game stands.

        The chance in it depends on the deal's key, the move and the seat alone: undo, reload and replay never roll a
        choice again, and it does not matter who passes first. The key cannot be computed from it.
        """
        assert game.deal is not None
        if self._key[0] is not game.deal.dealt:
            self._key = game.deal.dealt, self._record.key(game)
        passed = len(game.deal.table.ready) if game.phase == "pass" else 0
        number = game.length - passed
        chance = shuffle.chance(self._key[1], number, seat)
        return Turn(game.view(seat), chance, number, rows, game if ahead else None)

    async def foresee(self, game: Game) -> int:
        """Return the card that will be played next; NONE if a person chooses it or if no card is played next."""
        if game.phase != "play":
            return NONE
        seat = game.waiting[0]
        return await self.players[seat].foresee(self.turn(game, seat, ahead=True))

    def drop(self) -> None:
        """Drop all questions: the answers are not needed any more."""
        for player in self.players:
            player.drop()
