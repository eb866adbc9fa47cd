"""One device at a sealed table, its words and its person's sight: all from the log, its key and its root.

Construction. What is due without a choice (mix, coin, lock, escrow, keys, a packet that was promised, the kitty's key,
"not I", the first lead where it is forced, `open`) follows from the root and the state (`deck`). So a page that is
opened again says the same. A choice becomes an entry by `entry`; what is passed is kept in a box of the log
(`passing`). What the person sees is the engine's own: moves as their seat may see them (`seen`), followed by
`hearts.engine.follow`.

Assumption: those of `deck` and `passing`. Threat: a root that is known gives all hands of its person away; it never
leaves the device. What tells a secret (TELLS) is to be said once what it names is settled in the log: else a leader
that orders anew would have two of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed import box, deck, passing, playing
from hearts.app.sealed.attempt import gave, hand, parted
from hearts.app.sealed.deciding import NEXT
from hearts.app.sealed.fold import wanted
from hearts.app.sealed.group import derived
from hearts.app.sealed.state import (
    CLAIM,
    COIN,
    DECLINE,
    ESCROW,
    GIVE,
    KEYS,
    KITTY,
    LOCK,
    MIX,
    MOON,
    OPEN,
    PACKET,
    PASS,
    PLAY,
    READY,
    REST,
)
from hearts.engine.cards import BITS, bits, name
from hearts.engine.follow import follow
from hearts.engine.game import Declared, Passed, Played
from hearts.engine.steps import HIDDEN, DealSeen, Opening, PassSeen, PlaySeen, Step
from hearts.engine.steps import seen as seen_move
from hearts.engine.table import Table

if TYPE_CHECKING:
    from hearts.app.sealed.fold import Fold
    from hearts.app.sealed.state import Pack, State
    from hearts.app.tasks import Rest
    from hearts.engine.deal import View
    from hearts.engine.game import Game
    from hearts.engine.steps import SeenMove

    Said = tuple[str, str]  # kind and body of an entry

TELLS = (COIN, KEYS, DECLINE, GIVE, KITTY, OPEN)


class Player:
    """One device at a table.

    key, root   its public key, and what only this device knows
    """

    def __init__(self, fold: Fold, key: bytes, root: bytes) -> None:
        self.fold, self.group = fold, fold.group
        self.key, self._root = key, root
        self._secrets: dict[bytes, bytes] = {}  # what was computed once, by the decks
        self._dealt: dict[bytes, int] = {}

    # ---- what it says --------------------------------------------------------------------------------------------

    async def due(self, state: State, rest: Rest) -> Said | None:
        """Return the entry that this device says now without any choice; None for none."""
        now, ahead = state.now, state.ahead
        if now is not None and self.key in now.people and state.phase != REST:
            said = await self._of_deal(state, now.people.index(self.key), rest)
            if said is not None:
                return said[0], " ".join([now.name.hex()] + said[1])
        if ahead is not None and self.key in ahead.people and ahead.phase != READY:
            place = ahead.people.index(self.key)
            if place in [at for at, _ in wanted(ahead)]:
                words = await self._of_deck(ahead, place, rest)
                return ahead.phase, " ".join([ahead.name.hex()] + words)
        return None

    def goes_on(self, state: State) -> Said | None:
        """Return the entry by which the person goes on to the next deal; the leader's deals where enough do."""
        now, ahead = state.now, state.ahead
        if state.phase != REST:
            return None
        if now is not None and self.key in now.people and self.key not in state.votes.of(NEXT, ""):
            return NEXT, now.name.hex()
        if ahead is None or ahead.phase != READY or self.key != state.leader:
            return None
        return READY, " ".join([ahead.name.hex(), self.fold.result(state).hex(), state.away])

    def settled(self, said: Said, state: State, committed: State) -> bool:
        """Return whether what an entry names is settled in the log, as far as it tells a secret."""
        if said[0] not in TELLS:
            return True
        if said[0] == COIN:
            one, other = state.ahead, committed.ahead
            return one is not None and other is not None and (one.name, one.phase) == (other.name, other.phase)
        one, other = state.now, committed.now
        same = one is not None and other is not None and one.name == other.name
        return same and (state.phase, state.last, state.club) == (committed.phase, committed.last, committed.club)

    async def entry(self, state: State, move: Passed | Played | Declared, rest: Rest) -> Said:
        """Return the entry for what the person has chosen."""
        seat, last = move.seat, state.last.hex()
        if isinstance(move, Played):
            kind, words = PLAY, [last, name(move.card)]
        elif isinstance(move, Passed):
            kind, words = PASS, self._promises(state, seat, move.cards)
        elif move.what == CLAIM:
            shown = await self._open_hand(state, seat, rest)
            kind, words = CLAIM, [last] + [playing.laid(cards) for cards in shown]
        else:
            kind, words = MOON, [move.what]
        return kind, " ".join([state.pack.name.hex(), str(seat)] + words)

    def awaited(self, state: State) -> bool:
        """Return whether the deal in play waits for this device."""
        return state.pack.people.index(self.key) in [place for place, _ in self.fold.awaited(state)]

    async def _of_deck(self, pack: Pack, place: int, rest: Rest) -> list[str]:
        s, attempt = self.secret(pack, place), pack.attempt(self.group)
        if pack.phase == MIX:
            made = await deck.mixed(self.group, attempt.to_mix(place), s, rest)
            said = deck.commitment(self.group, pack.name, place, s), box.public(self.group, s), deck.written(made)
            return [part.hex() for part in said]
        if pack.phase == COIN:
            return [deck.coin(s).hex()]
        if pack.phase == LOCK:
            given, about = attempt.to_lock(place), attempt.about_lock(place)
            made = await deck.locked(self.group, given, s, attempt.held, rest)
            proof = await deck.proof(self.group, about, given, made, s, attempt.held, rest)
            return [deck.written(made).hex(), deck.proof_written(proof).hex()]
        assert pack.phase == ESCROW
        prints, parts = parted(attempt, place, s)
        return [",".join([part.hex() for part in found]) or "-" for found in (prints, parts)]

    async def _of_deal(self, state: State, place: int, rest: Rest) -> tuple[str, list[str]] | None:
        phase, pack, group = state.phase, state.pack, self.group
        if not self.awaited(state):
            return None
        s, attempt = self.secret(pack, place), pack.attempt(group)
        if phase == KEYS:
            boxes = [gave(attempt, place, s, seat, to).hex() for seat, to in enumerate(pack.runs) if to != place]
            return KEYS, [passing.sealed(group, state).hex(), ",".join(boxes)]
        if phase == KITTY:
            kitty = gave(attempt, place, s, pack.rules.players, playing.taker(state))
            return KITTY, [state.last.hex(), kitty.hex()]
        if phase == OPEN:
            return OPEN, [s.hex()]
        for seat in self.seats(state):
            if phase in (DECLINE, GIVE) and seat in passing.due(state):
                return phase, [str(seat)] + self._passed(state, seat)
            if phase == PLAY and state.board.phase == "pass" and seat in playing.asked(state):
                return await self._first(state, seat, rest)
        return None

    def _passed(self, state: State, seat: int) -> list[str]:
        """Return what shows whether a seat declines, or gives its packet."""
        group, pack = self.group, state.pack
        to, s = state.board.reaches(seat), self.secret(pack, pack.runs[seat])
        said, packet, chance, other = passing.promised_by(group, state, s, seat)
        if state.phase == DECLINE:
            return [said, chance.hex()]
        about = passing.about_packet(group, state, seat, to)
        sealed = box.sealed(group, s, pack.said[pack.runs[to]].exchange, about, packet + other)
        return [passing.promised(group, state).hex(), sealed.hex()]

    async def _first(self, state: State, seat: int, rest: Rest) -> tuple[str, list[str]] | None:
        """The lowest club is asked for: say that it is not here, or lead it, where it is forced."""
        held, last = await self.hand(state, seat, rest), state.last.hex()
        if not held & BITS[state.club]:
            return ("not", [str(seat), last, str(state.club)])
        forced = Table(state.pack.rules, state.board.number).open(seat, state.club).club_to_lead
        return (PLAY, [str(seat), last, name(forced)]) if forced >= 0 else None

    # ---- what it knows -------------------------------------------------------------------------------------------

    def seats(self, state: State) -> list[int]:
        """Return the seats of the deal in play for which this device speaks."""
        place = state.pack.people.index(self.key)
        return [seat for seat in range(len(state.pack.runs)) if self.fold.runner(state, seat) == place]

    def secret(self, pack: Pack, place: int) -> bytes:
        """Return this device's secret of a deck."""
        about = pack.name + (deck.name(self.group, pack.said[place - 1].mixed) if place else b"")
        if about not in self._secrets:
            given = pack.attempt(self.group).to_mix(place)
            self._secrets[about] = deck.secret(self.group, self._root, pack.name, place, given)
        return self._secrets[about]

    async def dealt(self, state: State, seat: int, rest: Rest) -> int:
        """Return what was dealt to a seat of this device; the number of seats: what lies in the kitty."""
        about = self._about(state, seat)
        if about not in self._dealt:
            place = state.pack.people.index(self.key)
            s, attempt = self.secret(state.pack, place), state.pack.attempt(self.group)
            self._dealt[about] = bits(await hand(attempt, place, s, seat, rest))
        return self._dealt[about]

    def packet(self, state: State, seat: int) -> int:
        """Return the packet that a seat of this device has promised, 0 where it declines."""
        s = self.secret(state.pack, state.pack.runs[seat])
        return int.from_bytes(passing.promised_by(self.group, state, s, seat)[1], "big")

    async def hand(self, state: State, seat: int, rest: Rest) -> int:
        """Return what a seat of this device holds now."""
        held = await self.dealt(state, seat, rest)
        if state.board.ready:
            held = held & ~self.packet(state, seat) | self._got(state, seat)
        return held & ~state.board.played

    async def _open_hand(self, state: State, seat: int, rest: Rest) -> tuple[int, int]:
        held = await self.hand(state, seat, rest)
        taken = state.board.kitty_taker == seat
        return held, await self.dealt(state, state.pack.rules.players, rest) if taken else 0

    def _got(self, state: State, seat: int) -> int:
        found, pack = 0, state.pack
        s = self.secret(pack, pack.runs[seat])
        for other, its in enumerate(state.hands):
            if its.packet and state.board.reaches(other) == seat:
                about = passing.about_packet(self.group, state, other, seat)
                plain = box.opened(self.group, s, pack.said[pack.runs[other]].exchange, about, its.packet)
                found |= int.from_bytes((plain or b"")[:PACKET], "big")
        return found & pack.rules.pack

    def _about(self, state: State, seat: int) -> bytes:
        return state.pack.name + bytes([seat])

    def _promises(self, state: State, seat: int, packet: int) -> list[str]:
        """Return what a seat says of its pass: two promises, and a box with them for whoever has this secret."""
        group, said, cards = self.group, str(int(packet == 0)), packet.to_bytes(PACKET, "big")
        s, chances = self.secret(state.pack, state.pack.runs[seat]), []
        for what in (b"decline", b"packet"):
            chances.append(derived(group, self._root, b"chance " + what, state.pack.name, str(seat).encode()))
        one = passing.promise(group, state, b"decline", seat, said.encode(), chances[0])
        two = passing.promise(group, state, b"packet", seat, cards, chances[1])
        return [one.hex(), two.hex(), passing.kept(group, state, s, seat, said, cards, chances).hex()]

    # ---- what its person sees ------------------------------------------------------------------------------------

    async def seen(self, state: State, seat: int, rest: Rest) -> list[SeenMove]:
        """Return the moves of the deal in play, or of the last one, as a seat of this device may see them so far.

        Who leads is not seen before it is said, where the lowest club leads and somebody else holds it.
        """
        if state.now is None or state.phase == KEYS or self.key not in state.now.people:
            return []
        rules, board, phase = state.pack.rules, state.board, state.phase
        dealt, opening = await self.dealt(state, seat, rest), await self._opening(state, seat, rest)
        passes = rules.pass_offset(board.number) > 0
        first = rules if not (state.going.lines and state.going.lines[0].number < board.number) else None
        moves: list[SeenMove] = []
        if passes or opening is not None:
            moves.append(DealSeen(seat, board.number, dealt, None if passes else opening, first))
        if passes:
            moves += self._passes(state, seat, opening)
        if opening is None or phase in (PASS, DECLINE, GIVE):
            return moves
        return moves + await self._plays(state, seat, rest)

    async def _opening(self, state: State, seat: int, rest: Rest) -> Opening | None:
        rules, board = state.pack.rules, state.board
        if state.phase in (PASS, DECLINE, GIVE):
            return None
        if board.plays:
            leader = board.plays[0][0]
        elif board.phase == "play":
            leader = board.turn
        elif await self.hand(state, seat, rest) & BITS[state.club]:
            leader = seat
        else:
            return None
        return Opening(leader, Table(rules, board.number).open(leader, state.club).club_to_lead)

    def _passes(self, state: State, seat: int, opening: Opening | None) -> list[SeenMove]:
        if not state.hands[seat].promises:
            return []
        own, players = self.packet(state, seat), state.pack.rules.players
        moves: list[SeenMove] = [PassSeen(seat, own, 0, None)]
        if state.phase in (PASS, DECLINE, GIVE):
            return moves
        others = [other for other in range(players) if other != seat]
        for other in others[:-1]:
            moves.append(PassSeen(other, 0 if other in state.board.declined else HIDDEN, 0, None))
        if opening is not None:
            cards = 0 if others[-1] in state.board.declined else HIDDEN
            moves.append(PassSeen(others[-1], cards, self._got(state, seat), opening))
        return moves

    async def _plays(self, state: State, seat: int, rest: Rest) -> list[SeenMove]:
        """Return the cards that were played; what shows the kitty to this seat waits until it is known here."""
        rules, board = state.pack.rules, state.board
        moves: list[SeenMove] = []
        for by, card in state.board.plays:
            if not moves:
                board = Table(rules, state.board.number).open(by, state.club)
            after, kitty = board.play(card), 0
            turned = rules.kitty_size and board.kitty_taker != seat
            if turned and after.kitty_taker == seat and state.phase != KITTY:
                kitty = await self.dealt(state, rules.players, rest)
            elif turned and (after.kitty_taker == seat or after.phase == "over"):
                break
            moves.append(PlaySeen(by, card, kitty))
            board = after
        if state.phase not in (REST, MOON) or state.faults:
            return moves
        return moves + _ending(state.going, seat, len(board.plays))


def shown(before: View | None, moves: list[SeenMove]) -> list[Step]:
    """Return the steps of a deal for these moves; `before`: the View at the end of the deal before, None for none."""
    steps = []
    for move in moves:
        after = follow(before, move)
        steps.append(Step(before, move, after))
        before = after
    return steps


def _ending(game: Game, seat: int, plays: int) -> list[SeenMove]:
    """Return what a seat sees of the end of a deal that all have opened, behind so many cards."""
    moves: list[SeenMove] = []
    while game.last is not None and game.deal is not None:
        if len(game.deal.table.plays) <= plays and not isinstance(game.move, Declared):
            break
        move = seen_move(game, game.last.view(seat), game.view(seat))
        moves = ([move] if move is not None else []) + moves
        game = game.last
    return moves
