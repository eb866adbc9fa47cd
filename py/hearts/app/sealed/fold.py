"""The fold: what the log of a table comes to, entry by entry, the same on every device.

Construction: `Fold.step` is a pure function of a state and an entry; it returns the next state, or None where the entry
does not fit there. An entry of a deal begins with the name of the entry `pack` that began it, and a card names the card
before it; so nothing counts twice, at another table or in another deal. Decks, locks and keys to seal for somebody are
taken only if `deck.fits`, `deck.proved` and `box.usable` take them, coins and secrets only if they fit what their
author was bound to. What is secret stays sealed here: cards become known to all by `open`, and then the whole deal is
computed again (`audit`, and the engine's rules).

Assumption: those of `deck`, `audit` and `log`. The order is the log's.

Threat. A false entry that all can see is refused, and its author is the one who is waited for. One that cannot be seen
(a false mix, key or packet, a card that breaks the rules or is another's) has its author's name once all have opened.
Whoever objects ends the deal, and has their own name if nothing is found. A pass binds its author to their packet, and
to whether they decline, before they know either of anybody else: both are said as hashes of one size, and nobody can
say whether they decline before all have promised, nor give before all have said that.

Not here yet: kitties, a moon that is asked about, minds, claims, undo, conceding, being away, what a fault costs, and
mixing for the next deal while one is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed import box, deck, escrow
from hearts.app.sealed.attempt import Attempt, Said
from hearts.app.sealed.audit import audit
from hearts.app.sealed.group import POINT, SCALAR, hashed, joined
from hearts.app.sealed.log import unhexed
from hearts.app.tasks import at_once, no_rest
from hearts.engine import mixing
from hearts.engine.cards import BITS, CLUBS, card, each, lowest
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.rules import Rules
from hearts.engine.table import IllegalMove, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.sealed.group import Group
    from hearts.app.sealed.log import Entry

HASH, KEY, PACKET = 32, 32, 8  # bytes
TAG = 16  # bytes by which a box is longer than what is in it
# Where a deal stands, and what is awaited; in this order.
REST, MIX, COIN, LOCK, ESCROW, DEAL, KEYS, PASS, DECLINE, GIVE, PLAY, OPEN = (
    "rest", "mix", "coin", "lock", "escrow", "deal", "keys", "pass", "decline", "give", "play", "open"
)  # fmt: skip
OBJECT = "object"


class Hand:
    """What one person has said in one deal beside the deck.

    promises   hashes: of whether they decline, and of their packet; declines: whether they do, "" before that is said
    packet     the box with their packet; secret: what they have opened
    """

    def __init__(
        self, promises: tuple[bytes, ...] = (), declines: str = "", packet: bytes = b"", secret: bytes = b""
    ) -> None:
        self.promises = promises
        self.declines = declines
        self.packet = packet
        self.secret = secret


class State:
    """What a log comes to; it never changes.

    leader, voters   for the log
    phase     what is awaited; people: the key of each seat; pack: the name of the entry that began the deal
    said, hands      what each has said of the deck, and of the deal
    game      the game after the deals that are settled; table: what all can see of the deal in play
    last      the name of the card before, or of the entry `deal`; objector: the seat that has objected, -1 for none
    faults    seat and what, of the deal that was opened last, in the order in which they were due
    """

    def __init__(self, **fields: object) -> None:
        self.leader = b""
        self.voters: tuple[bytes, ...] = ()
        self.phase = REST
        self.people: tuple[bytes, ...] = ()
        self.pack = self.last = b""
        self.said: tuple[Said, ...] = ()
        self.hands: tuple[Hand, ...] = ()
        self.game: Game | None = None
        self.rules: Rules | None = None
        self.table: Table | None = None
        self.plays: tuple[tuple[int, int], ...] = ()
        self.objector = -1
        self.faults: tuple[tuple[int, str], ...] = ()
        for name, value in fields.items():
            setattr(self, name, value)

    def changed(self, **fields: object) -> State:
        """Return a copy in which these fields are others."""
        known = dict(self.__dict__)
        known.update(fields)
        return State(**known)


class Fold:
    """The fold of one table."""

    def __init__(self, group: Group) -> None:
        self.group = group
        self._proved: dict[bytes, bool] = {}  # by the name of the entry and of the deck: a proof is checked once

    def step(self, state: State, entry: Entry) -> State | None:
        """Return the state after an entry; None where it does not fit."""
        if entry.kind == "lead":
            return state.changed(leader=entry.author, voters=state.voters or (entry.author,))
        if entry.kind == "voter":
            return self._voter(state, entry)
        words = entry.body.split(" ")
        if entry.kind == "pack":
            return self._pack(state, entry)
        takes: dict[str, tuple[Callable[[State, Entry, int, list[str]], State | None], int]] = {
            MIX: (self._mix, 3), COIN: (self._coin, 1), LOCK: (self._lock, 2), ESCROW: (self._escrow, 2),
            DEAL: (self._deal, 0), KEYS: (self._keys, 2), PASS: (self._pass, 2), DECLINE: (self._decline, 2),
            GIVE: (self._give, 2), PLAY: (self._play, 2), OBJECT: (self._object, 0), OPEN: (self._open, 1),
        }  # fmt: skip
        if entry.kind not in takes or entry.author not in state.people or words[0] != state.pack.hex():
            return None
        take, size = takes[entry.kind]
        if len(words) != size + 1 or (entry.kind != state.phase and entry.kind != OBJECT):
            return None
        return take(state, entry, state.people.index(entry.author), words[1:])

    def attempt(self, state: State) -> Attempt:
        """Return the sealed deck of the deal, as far as it is said."""
        rules = _rules(state)
        return Attempt(self.group, state.pack, each(rules.pack), deck.holders(rules), list(state.said))

    # ---- who is there --------------------------------------------------------------------------------------------

    def _voter(self, state: State, entry: Entry) -> State | None:
        key = unhexed(entry.body.split(" ")[0], KEY)
        if not key or state.phase != REST:  # people come and go between deals
            return None
        left = tuple([other for other in state.voters if other != key])
        voters = left if key in state.voters else state.voters + (key,)
        return state.changed(voters=voters) if voters else None

    def _pack(self, state: State, entry: Entry) -> State | None:
        """The leader begins a deck: the keys of the seats, and the rules. A deck without keys may begin anew."""
        if entry.author != state.leader or state.phase not in (REST, MIX, COIN, LOCK, ESCROW, DEAL) or state.faults:
            return None
        keys, _, text = entry.body.partition(" ")
        people = tuple([unhexed(key, KEY) for key in keys.split(",")])
        try:
            rules = Rules.read(text)
        except ValueError:
            return None
        if rules.text() != text or rules.kitty_size or rules.moon_asks or len(people) != rules.players:
            return None
        if len(set(people)) != len(people) or [key for key in people if key not in state.voters]:
            return None
        game = state.game
        if game is not None and game.phase != "over" and (rules.text() != game.rules.text() or people != state.people):
            return None
        going = game if game is not None and game.phase != "over" else Game.new(rules)
        hands = tuple([Hand() for _ in people])
        begun = state.changed(game=going, phase=MIX, people=people, pack=entry.name, rules=rules, said=(), hands=hands)
        return begun.changed(table=None, plays=(), objector=-1)

    # ---- the deck ------------------------------------------------------------------------------------------------

    def _mix(self, state: State, entry: Entry, seat: int, words: list[str]) -> State | None:
        commitment, exchange = unhexed(words[0], HASH), unhexed(words[1], KEY)
        mixed = _points(words[2], _rules(state))
        if seat != len(state.said) or not commitment or not box.usable(exchange):
            return None
        if exchange in [said.exchange for said in state.said] or not deck.fits(self.group, mixed, len(mixed) or 1):
            return None
        all_said = state.said + (Said(commitment, exchange, mixed, ()),)
        return state.changed(said=all_said, phase=COIN if len(all_said) == len(state.people) else MIX)

    def _coin(self, state: State, entry: Entry, seat: int, words: list[str]) -> State | None:
        coin, said = unhexed(words[0], SCALAR), state.said[seat]
        if said.coin or not deck.coin_fits(self.group, state.pack, seat, said.commitment, coin):
            return None
        after = _saying(state, seat, "coin", coin)
        return after if [other for other in after.said if not other.coin] else after.changed(phase=LOCK)

    def _lock(self, state: State, entry: Entry, seat: int, words: list[str]) -> State | None:
        locked = _points(words[0], _rules(state))
        proof = unhexed(words[1], len(locked) * (POINT + SCALAR)) if locked else b""
        if not proof or seat != len([said for said in state.said if said.locked]):
            return None
        attempt = self.attempt(state)
        given, about = attempt.to_lock(seat), attempt.about_lock(seat)
        key = entry.name + deck.name(self.group, given)
        if key not in self._proved:
            shown = deck.proof_read(proof)
            self._proved[key] = at_once(deck.proved(self.group, about, given, locked, shown, no_rest))
        if not self._proved[key]:
            return None
        after = _saying(state, seat, "locked", locked)
        return after.changed(phase=ESCROW) if seat == len(state.people) - 1 else after

    def _escrow(self, state: State, entry: Entry, seat: int, words: list[str]) -> State | None:
        others = len(state.people) - 1
        count = others if escrow.needed(others) else 0
        prints, parts = _listed(words[0], HASH), _listed(words[1], escrow.PART + TAG)
        if state.hands[seat].secret or state.said[seat].prints or len(prints) != count or len(parts) != count:
            return None
        after = _saying(_saying(state, seat, "prints", prints), seat, "parts", parts)
        return after if [said for said in after.said if not said.prints] else after.changed(phase=DEAL)

    def _deal(self, state: State, entry: Entry, seat: int, words: list[str]) -> State | None:
        if entry.author != state.leader:
            return None
        game, rules = _game(state), _rules(state)
        return state.changed(phase=KEYS, last=entry.name, table=Table(rules, game.first + len(game.lines)))

    def sealed(self, state: State) -> bytes:
        """Return the name of the finished deck and of all escrows, which is in all that gives keys for it."""
        parts = [each for said in state.said for each in said.prints]
        return hashed(self.group, b"sealed", state.pack, deck.name(self.group, state.said[-1].locked), *parts)

    def _keys(self, state: State, entry: Entry, seat: int, words: list[str]) -> State | None:
        boxes = _listed(words[1], KEY + TAG)
        others = [other for other in range(len(state.people)) if other != seat]
        if state.said[seat].keys or words[0] != self.sealed(state).hex() or len(boxes) != len(others):
            return None
        after = _saying(state, seat, "keys", {other: (other, given) for other, given in zip(others, boxes)})
        if [said for said in after.said if not said.keys]:
            return after
        return after.changed(phase=PASS if _table(after).pass_offset else PLAY)

    # ---- passing -------------------------------------------------------------------------------------------------

    def about(self, state: State, what: bytes, seat: int, other: int) -> bytes:
        """Return what a promise or a packet of this deal is for."""
        return joined(self.sealed(state), what, str(seat).encode(), str(other).encode())

    def promise(self, state: State, what: bytes, seat: int, plain: bytes, chance: bytes) -> bytes:
        """Return the hash by which a person is bound to their packet, or to whether they decline."""
        return hashed(self.group, b"promise", self.about(state, what, seat, seat), plain, chance)

    def promised(self, state: State) -> bytes:
        """Return the name of all promises."""
        return hashed(self.group, b"promised", state.pack, *[each for hand in state.hands for each in hand.promises])

    def _pass(self, state: State, entry: Entry, seat: int, words: list[str]) -> State | None:
        promises = tuple([unhexed(word, HASH) for word in words])
        if state.hands[seat].promises or b"" in promises:
            return None
        after = _holding(state, seat, "promises", promises)
        if [hand for hand in after.hands if not hand.promises]:
            return after
        return after.changed(phase=DECLINE) if _rules(state).decline else _given(after)

    def _decline(self, state: State, entry: Entry, seat: int, words: list[str]) -> State | None:
        chance, hand = unhexed(words[1], HASH), state.hands[seat]
        if words[0] not in ("0", "1") or hand.declines or not chance:
            return None
        if hand.promises[0] != self.promise(state, b"decline", seat, words[0].encode(), chance):
            return None
        after = _holding(state, seat, "declines", words[0])
        return after if [other for other in after.hands if not other.declines] else _given(after)

    def _give(self, state: State, entry: Entry, seat: int, words: list[str]) -> State | None:
        packet, table = unhexed(words[1], PACKET + HASH + TAG), _table(state)
        if state.hands[seat].packet or seat in table.declined or not packet or words[0] != self.promised(state).hex():
            return None
        after = _holding(state, seat, "packet", packet)
        left = [n for n, hand in enumerate(after.hands) if not hand.packet and n not in table.declined]
        return after if left else after.changed(phase=PLAY)

    # ---- play ----------------------------------------------------------------------------------------------------

    def _play(self, state: State, entry: Entry, seat: int, words: list[str]) -> State | None:
        rules, table = _rules(state), _table(state)
        try:
            number = card(words[1])
        except ValueError:
            return None
        bit = BITS[number]
        if words[0] != state.last.hex() or not bit & rules.pack or bit & table.played:
            return None
        if table.phase == "pass":
            first = lowest(rules.pack & CLUBS)
            leads = seat if rules.club_leads else (table.dealer + 1) % rules.players
            if rules.club_leads and not bit & (BITS[first] if rules.lowest_opens else CLUBS):
                return None
            table = table.open(leads, first)
        if seat != table.turn:
            return None
        played = table.play(number)
        phase = OPEN if played.phase == "over" else PLAY
        return state.changed(table=played, plays=state.plays + ((seat, number),), last=entry.name, phase=phase)

    def _object(self, state: State, entry: Entry, seat: int, words: list[str]) -> State | None:
        """Somebody's cards do not open, or somebody has played theirs: the deal is over, and all open."""
        if state.phase not in (PASS, DECLINE, GIVE, PLAY):
            return None
        return state.changed(phase=OPEN, objector=seat)

    # ---- afterwards ----------------------------------------------------------------------------------------------

    def _open(self, state: State, entry: Entry, seat: int, words: list[str]) -> State | None:
        s = unhexed(words[0], escrow.SECRET)
        fits = s and deck.commitment(self.group, state.pack, seat, s) == state.said[seat].commitment
        if not fits or state.hands[seat].secret:
            return None
        after = _holding(state, seat, "secret", s)
        return after if [hand for hand in after.hands if not hand.secret] else self._settled(after)

    def _settled(self, after: State) -> State:
        """The deal, computed again: the game after it, or who did not fit."""
        secrets = [hand.secret for hand in after.hands]
        found = at_once(audit(self.attempt(after), secrets, no_rest))
        faults, game = [(fault.place, fault.what) for fault in found], _game(after)
        fault = 0, PLAY
        if not faults:
            game = game.play(Dealt(*mixing.dealt(_rules(after), tuple([s.hex() for s in secrets]))))
            try:
                for seat in range(len(secrets)) if len(after.table.ready if after.table else ()) else ():
                    fault = seat, GIVE
                    if after.hands[seat].packet or after.objector < 0 or seat in _table(after).declined:
                        game = game.play(Passed(seat, self.packet(after, seat)))
                for seat, number in after.plays:
                    fault = seat, PLAY
                    game = game.play(Played(seat, number))
            except (IllegalMove, ValueError):
                faults.append(fault)
        if not faults and after.objector >= 0:
            faults.append((after.objector, OBJECT))
        return after.changed(phase=REST, faults=tuple(faults), game=_game(after) if faults else game)

    def packet(self, state: State, seat: int) -> int:
        """Return what somebody passed, once all have opened. Raises ValueError where it is not what they promised."""
        table, hand = _table(state), state.hands[seat]
        if seat in table.declined:
            return 0
        to = table.reaches(seat)
        about, sender = self.about(state, b"packet", seat, to), state.said[seat].exchange
        plain = box.opened(self.group, state.hands[to].secret, sender, about, hand.packet) or b""
        if hand.promises[1] != self.promise(state, b"packet", seat, plain[:PACKET], plain[PACKET:]):
            raise ValueError("no packet")
        return int.from_bytes(plain[:PACKET], "big")


def _rules(state: State) -> Rules:
    assert state.rules is not None
    return state.rules


def _game(state: State) -> Game:
    assert state.game is not None
    return state.game


def _table(state: State) -> Table:
    assert state.table is not None
    return state.table


def _given(state: State) -> State:
    """Return the state in which all have promised a pass, and it is known who declines."""
    table = _table(state)
    for seat, hand in enumerate(state.hands):
        table = table.give(seat, hand.declines == "1")
    return state.changed(table=table, phase=PLAY if len(table.declined) == len(state.people) else GIVE)


def _points(text: str, rules: Rules) -> deck.Deck:
    """Return the deck in hex digits; empty where it is of another size."""
    return deck.read(unhexed(text, POINT * len(each(rules.pack))))


def _listed(text: str, size: int) -> list[bytes]:
    """Return what stands between commas, each of one size; empty where it is none."""
    found = [unhexed(word, size) for word in text.split(",")]
    return [] if b"" in found else found


def _saying(state: State, seat: int, name: str, value: object) -> State:
    """Return a state in which a person has said something more of the deck."""
    known = dict(state.said[seat].__dict__)
    known[name] = value
    new = Said(**known)
    return state.changed(said=state.said[:seat] + (new,) + state.said[seat + 1 :])


def _holding(state: State, seat: int, name: str, value: object) -> State:
    """Return a state in which a person has said something more of the deal."""
    known = dict(state.hands[seat].__dict__)
    known[name] = value
    new = Hand(**known)
    return state.changed(hands=state.hands[:seat] + (new,) + state.hands[seat + 1 :])
