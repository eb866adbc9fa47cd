"""The fold: what the log of a table comes to, entry by entry, the same on every device.

Construction: `Fold.step` is a pure function of a state and an entry; it returns the next state, or None where the entry
does not fit there. An entry of a deal begins with the name of the entry `pack` that began its deck, and a card names
the card before it; so nothing counts twice, at another table or in another deal. A deck is made (`making`) while the
deal before is played; `deal` names it, and what the game has come to. Then keys and packets go round (`passing`), cards
are played (`playing`), people decide what several decide (`deciding`), and all open (`settling`, `price`). What is
secret stays sealed here: cards become known to all by `open`, and then the whole deal is computed again.

Assumption: those of `deck`, `audit` and `log`. The order is the log's.

Threat. A false entry that all can see is refused, and its author is the one who is waited for (`Fold.awaited`). One
that cannot be seen (a false mix, key or packet, a card that breaks the rules or is another's) has its author's name
once all have opened. A person who objects ends the deal, and is named if nothing is found.

A step that takes long (a lock's proof, the last `open` of a deal) can be prepared in slices by `Fold.checks`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed import deciding, passing, playing
from hearts.app.sealed.deciding import NEXT, UNDO
from hearts.app.sealed.group import hashed
from hearts.app.sealed.log import unhexed
from hearts.app.sealed.making import Making, begun
from hearts.app.sealed.settling import Settling, lacking
from hearts.app.sealed.state import (
    AWAY,
    CLAIM,
    COIN,
    CONCEDE,
    DECLINE,
    ESCROW,
    GIVE,
    KEY,
    KEYS,
    KITTY,
    LOCK,
    MIX,
    MOON,
    NOT,
    OBJECT,
    OPEN,
    PASS,
    PLAY,
    READY,
    REST,
    VOID,
    WAIT,
    Hand,
    Pack,
    State,
)
from hearts.engine.game import Game
from hearts.engine.table import Table

if TYPE_CHECKING:
    from hearts.app.sealed.group import Group
    from hearts.app.sealed.log import Entry
    from hearts.app.tasks import Rest

# Kind of entry -> the phases in which it is taken, and how many words it has behind its pack.
PHASES = {
    KEYS: ((KEYS,), 2), OBJECT: ((KEYS, PASS, DECLINE, GIVE, PLAY, KITTY), 0), KITTY: ((KITTY,), 2),
    OPEN: ((OPEN,), 1), "part": ((OPEN,), 2), UNDO: ((PLAY,), 1), CONCEDE: ((PASS, DECLINE, GIVE, PLAY, KITTY), 1),
    NEXT: ((REST,), 0), AWAY: ((KEYS, PASS, DECLINE, GIVE, PLAY, KITTY, MOON), 2),
}  # fmt: skip
# The same for what is said for a seat, whose number comes first.
SEATS = {PASS: (PASS, 3), DECLINE: (DECLINE, 2), GIVE: (GIVE, 2), NOT: (PLAY, 2), PLAY: (PLAY, 2), CLAIM: (PLAY, 3),
         MOON: (MOON, 1)}  # fmt: skip


class Fold:
    """The fold of one table."""

    def __init__(self, group: Group) -> None:
        self.group = group
        self.making = Making(group)
        self.settling = Settling(group)

    def step(self, state: State, entry: Entry) -> State | None:
        """Return the state after an entry; None where it does not fit."""
        if entry.kind == "lead":
            return state.changed(leader=entry.author, voters=state.voters or (entry.author,))
        if entry.kind == "voter":
            return self._voter(state, entry)
        if entry.kind == "pack":
            pack = begun(entry, state.voters) if entry.author == state.leader else None
            return state.changed(ahead=pack) if pack is not None else None
        name, _, rest = entry.body.partition(" ")
        words, ahead, now = rest.split(" ") if rest else [], state.ahead, state.now
        if ahead is not None and name == ahead.name.hex():
            if entry.kind == READY:
                return self._deal(state, ahead, entry, words)
            after = self.making.step(ahead, entry, words) if entry.author in ahead.people else None
            return state.changed(ahead=after) if after is not None else None
        if now is None or name != now.name.hex() or entry.author not in now.people:
            return None
        place = now.people.index(entry.author)
        if entry.kind in SEATS:
            return self._for_seat(state, entry, place, words)
        phases, size = PHASES.get(entry.kind, ((), 0))
        return self._said(state, entry, place, words) if state.phase in phases and len(words) == size else None

    async def checks(self, state: State, entry: Entry, rest: Rest) -> None:
        """Do ahead what takes long in the step of an entry, resting now and then: the step after it is the same, and
        quick. The state may be an earlier one; then the step does what is missing."""
        words = entry.body.split(" ")
        if state.ahead is not None and words[0] == state.ahead.name.hex():
            await self.making.checks(state.ahead, entry, rest)
        elif state.now is not None and words[0] == state.now.name.hex() and entry.kind == OPEN and len(words) == 2:
            await self.settling.checks(state, entry.author, words[1], rest)

    def runner(self, state: State, seat: int) -> int:
        """Return the place that speaks for a seat now."""
        return state.pack.runs[seat]

    def awaited(self, state: State) -> tuple[tuple[int, str], ...]:
        """Return the places that the deal in play waits for, each with the kind of entry that is due; of the deck that
        is made, where no deal is in play. The leader is waited for where nobody else is."""
        now, phase = state.now, state.phase
        if now is None or phase == REST:
            return wanted(state.ahead)
        if phase in (KEYS, KITTY, OPEN):
            return tuple([(place, phase) for place in self._places(state)])
        if phase == PLAY:
            seats = (state.board.turn,) if state.board.phase == "play" else playing.asked(state)
        else:
            seats = state.going.waiting if phase == MOON else passing.due(state)
        places = sorted({self.runner(state, seat) for seat in seats})
        return tuple([(place, phase) for place in places])

    def result(self, state: State) -> bytes:
        """Return the name of what the game has come to, which the next deal names."""
        last = state.now.name if state.now is not None else b""
        scores = ",".join([str(score) for score in state.game.scores]) if state.game is not None else ""
        return hashed(self.group, b"result", last, scores.encode(), *state.named)

    def _places(self, state: State) -> tuple[int, ...]:
        if state.phase == KEYS:
            return passing.due(state)
        return playing.owing(state) if state.phase == KITTY else lacking(state)

    def _for_seat(self, state: State, entry: Entry, place: int, words: list[str]) -> State | None:
        """Take what is said for a seat by who speaks for it."""
        phase, size = SEATS[entry.kind]
        seats = [seat for seat in range(len(state.hands)) if words and words[0] == str(seat)]
        if state.phase != phase or len(words) != size + 1 or not seats or self.runner(state, seats[0]) != place:
            return None
        return self.hand(state, entry, seats[0], words[1:])

    def hand(self, state: State, entry: Entry, seat: int, words: list[str]) -> State | None:
        """Take what is said for a seat, whoever said it."""
        if entry.kind == PLAY:
            return playing.plays(state, entry.name, seat, words)
        if entry.kind == NOT:
            return playing.nots(state, seat, words)
        if entry.kind == CLAIM:
            return playing.claims(state, seat, words)
        if entry.kind == MOON:
            return self.settling.moon(state, seat, words[0])
        take = {PASS: passing.passes, DECLINE: passing.declines, GIVE: passing.gives}[entry.kind]
        return take(self.group, state, seat, words)

    def _said(self, state: State, entry: Entry, place: int, words: list[str]) -> State | None:
        """Take what a person says for themselves."""
        if entry.kind == KEYS:
            return passing.keys(self.group, state, place, words)
        if entry.kind == KITTY:
            return playing.turns(state, place, words)
        if entry.kind == OBJECT:
            return playing.objects(state, place)
        if entry.kind == OPEN:
            return self.settling.opens(state, place, words[0])
        if entry.kind == UNDO:
            return deciding.undo(state, entry.name, place, words)
        if entry.kind == CONCEDE:
            return deciding.concede(state, place, words)
        if entry.kind == NEXT:
            return deciding.on(state, place)
        if entry.kind == AWAY:
            waited = tuple([other for other, _ in self.awaited(state)])
            return deciding.gone(self.settling, state, place, words, waited)
        return self.settling.parts(state, place, words)

    def _voter(self, state: State, entry: Entry) -> State | None:
        key = unhexed(entry.body.split(" ")[0], KEY)
        if not key or state.phase != REST:  # people come and go between deals
            return None
        left = tuple([other for other in state.voters if other != key])
        voters = left if key in state.voters else state.voters + (key,)
        return state.changed(voters=voters) if voters else None

    def _deal(self, state: State, ahead: Pack, entry: Entry, words: list[str]) -> State | None:
        """The leader deals from the deck that was made: it names what the game has come to, and what the table does
        where somebody is away. In a game the rules stay, and nobody takes part who was named. Who else does, and whose
        device runs which mind, is the table's to say (`party`)."""
        fits = len(words) == 2 and words[0] == self.result(state).hex() and words[1] in (WAIT, VOID)
        if not fits or entry.author != state.leader or ahead.phase != READY or state.phase != REST:
            return None
        if not deciding.may_go_on(state) or [key for key in ahead.people if key not in state.voters]:
            return None
        game, named = state.game, state.named
        if game is None or game.phase == "over":
            game, named = Game.new(ahead.rules), ()
        elif game.rules.text() != ahead.rules.text() or [key for key in ahead.people if key in named]:
            return None
        begins = State(leader=state.leader, voters=state.voters, game=game, named=named, now=ahead, phase=KEYS)
        hands, secrets = tuple([Hand() for _ in ahead.runs]), (b"",) * len(ahead.people)
        table = Table(ahead.rules, game.first + len(game.lines))
        return begins.changed(away=words[1], table=table, hands=hands, secrets=secrets, last=entry.name)


def wanted(pack: Pack | None) -> tuple[tuple[int, str], ...]:
    """Return the places that a deck which is made waits for."""
    if pack is None or pack.phase == READY:
        return ()
    if pack.phase == MIX:
        return ((len(pack.said), MIX),)
    lacks = {COIN: "coin", LOCK: "locked", ESCROW: "prints"}[pack.phase]
    places = [place for place, said in enumerate(pack.said) if not getattr(said, lacks)]
    return tuple([(place, pack.phase) for place in (places[:1] if pack.phase == LOCK else places)])
