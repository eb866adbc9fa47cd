"""A table of people for tests of the fold: each says what is due, by what their own device knows and no more."""

from random import Random

from hearts.app.sealed import box, deck
from hearts.app.sealed.attempt import gave, hand, parted
from hearts.app.sealed.fold import Fold, State
from hearts.app.sealed.log import Entry, Pen
from hearts.app.tasks import at_once, no_rest
from hearts.engine.cards import BITS, CLUBS, bits, each, lowest, name
from hearts.engine.rules import Rules
from hearts.engine.table import legal
from tests.people.sodium import Sodium
from tests.sealed.native import Native

TABLE = b"a table"
CLASSIC = Rules("classic-pc")


class Person:
    """One device: its key, its root, and what it says next."""

    def __init__(self, group: Native, seed: str, key: bytes) -> None:
        self.group = group
        self.rng = Random(seed)
        self.root = self.rng.randbytes(32)
        self.pen = Pen(group.primitives, TABLE, key)
        self.counter = 0
        self.known: dict[bytes, bytes] = {}  # what is computed once: secrets by the deck that was mixed
        self.cards: dict[bytes, int] = {}

    def entry(self, kind: str, body: str) -> Entry:
        self.counter += 1
        return self.pen.entry(self.counter, kind, body)

    def secret(self, fold: Fold, state: State, seat: int) -> bytes:
        before = deck.written(state.said[seat - 1].mixed) if seat else b""
        if state.pack + before not in self.known:
            given = fold.attempt(state).to_mix(seat)
            self.known[state.pack + before] = deck.secret(self.group, self.root, state.pack, seat, given)
        return self.known[state.pack + before]

    def due(self, fold: Fold, state: State) -> "Entry | None":
        """What this device says now; None where nothing is due from it."""
        if state.pack == b"" or self.pen.public not in state.people:
            return None
        seat = state.people.index(self.pen.public)
        words = getattr(self, "_" + state.phase, lambda *_: None)(fold, state, seat)
        return None if words is None else self.entry(state.phase, " ".join([state.pack.hex(), *words]))

    def _mix(self, fold: Fold, state: State, seat: int) -> "list[str] | None":
        if seat != len(state.said):
            return None
        s, given = self.secret(fold, state, seat), fold.attempt(state).to_mix(seat)
        made = at_once(deck.mixed(self.group, given, s, no_rest))
        said = deck.commitment(self.group, state.pack, seat, s), box.public(self.group, s), deck.written(made)
        return [each_.hex() for each_ in said]

    def _coin(self, fold: Fold, state: State, seat: int) -> "list[str] | None":
        return None if state.said[seat].coin else [deck.coin(self.secret(fold, state, seat)).hex()]

    def _lock(self, fold: Fold, state: State, seat: int) -> "list[str] | None":
        if seat != len([said for said in state.said if said.locked]):
            return None
        attempt, s = fold.attempt(state), self.secret(fold, state, seat)
        given = attempt.to_lock(seat)
        made = at_once(deck.locked(self.group, given, s, attempt.held, no_rest))
        proof = at_once(deck.proof(self.group, attempt.about_lock(seat), given, made, s, attempt.held, no_rest))
        return [deck.written(made).hex(), deck.proof_written(proof).hex()]

    def _escrow(self, fold: Fold, state: State, seat: int) -> "list[str] | None":
        if state.said[seat].prints:
            return None
        prints, parts = parted(fold.attempt(state), seat, self.secret(fold, state, seat))
        return [",".join([each_.hex() for each_ in found]) for found in (prints, parts)]

    def _deal(self, fold: Fold, state: State, seat: int) -> "list[str] | None":
        return [] if self.pen.public == state.leader else None

    def _keys(self, fold: Fold, state: State, seat: int) -> "list[str] | None":
        if state.said[seat].keys:
            return None
        attempt, s = fold.attempt(state), self.secret(fold, state, seat)
        boxes = [gave(attempt, seat, s, other, other).hex() for other in attempt.others(seat)]
        return [fold.sealed(state).hex(), ",".join(boxes)]

    def dealt(self, fold: Fold, state: State, seat: int) -> int:
        name_of = fold.sealed(state)
        if name_of not in self.cards:
            s = self.secret(fold, state, seat)
            self.cards[name_of] = bits(at_once(hand(fold.attempt(state), seat, s, seat, no_rest)))
        return self.cards[name_of]

    def packet(self, fold: Fold, state: State, seat: int) -> int:
        """What this person passes: always the same, whenever they are asked."""
        rng = Random(self.root + state.pack)
        rules = state.rules
        assert rules is not None
        if rules.decline and rng.random() < 0.4:
            return 0
        return bits(rng.sample(each(self.dealt(fold, state, seat)), rules.pass_count))

    def chance(self, what: bytes, state: State) -> bytes:
        return self.group.primitives.sha256(self.root + what + state.pack)

    def _pass(self, fold: Fold, state: State, seat: int) -> "list[str] | None":
        if state.hands[seat].promises:
            return None
        packet = self.packet(fold, state, seat)
        said = str(int(packet == 0)).encode()
        one = fold.promise(state, b"decline", seat, said, self.chance(b"decline", state))
        two = fold.promise(state, b"packet", seat, packet.to_bytes(8, "big"), self.chance(b"packet", state))
        return [one.hex(), two.hex()]

    def _decline(self, fold: Fold, state: State, seat: int) -> "list[str] | None":
        if state.hands[seat].declines:
            return None
        return [str(int(self.packet(fold, state, seat) == 0)), self.chance(b"decline", state).hex()]

    def _give(self, fold: Fold, state: State, seat: int) -> "list[str] | None":
        table = state.table
        assert table is not None
        if state.hands[seat].packet or seat in table.declined:
            return None
        to, s = table.reaches(seat), self.secret(fold, state, seat)
        plain = self.packet(fold, state, seat).to_bytes(8, "big") + self.chance(b"packet", state)
        about = fold.about(state, b"packet", seat, to)
        return [fold.promised(state).hex(), box.sealed(self.group, s, state.said[to].exchange, about, plain).hex()]

    def hand(self, fold: Fold, state: State, seat: int) -> int:
        """What this person holds now, by what only they can open."""
        held, table, s = self.dealt(fold, state, seat), state.table, self.secret(fold, state, seat)
        assert table is not None
        if table.ready:
            held &= ~self.packet(fold, state, seat)
            for other, its in enumerate(state.hands):
                if its.packet and table.reaches(other) == seat:
                    about = fold.about(state, b"packet", other, seat)
                    plain = box.opened(self.group, s, state.said[other].exchange, about, its.packet)
                    assert plain is not None
                    held |= int.from_bytes(plain[:8], "big")
        return held & ~table.played

    def _play(self, fold: Fold, state: State, seat: int) -> "list[str] | None":
        table, rules = state.table, state.rules
        assert table is not None and rules is not None
        if table.phase == "play" and table.turn != seat:
            return None
        held = self.hand(fold, state, seat)
        allowed = legal(held, table.demands)
        if table.phase == "pass":
            allowed = held & BITS[lowest(rules.pack & CLUBS)]
        if not allowed:
            return None
        rng = Random(self.root + state.last)
        return [state.last.hex(), name(rng.choice(each(allowed)))]

    def _open(self, fold: Fold, state: State, seat: int) -> "list[str] | None":
        return None if state.hands[seat].secret else [self.secret(fold, state, seat).hex()]


class Sitting:
    """People at one table whose log is whole and in one order.

    entries   with the state before each
    """

    def __init__(self, rules: Rules = CLASSIC, seed: object = 0) -> None:
        self.group = Native(seed, Sodium(seed))
        self.fold = Fold(self.group)
        self.rules = rules
        self.people = [
            Person(self.group, f"{seed} {seat}", self.group.primitives.random(32)) for seat in range(rules.players)
        ]
        self.state = State()
        self.entries: list[tuple[State, Entry]] = []
        self.say(self.people[0].entry("lead", "-"))
        for person in self.people[1:]:
            self.say(self.people[0].entry("voter", person.pen.public.hex() + " -"))

    def say(self, entry: Entry) -> None:
        after = self.fold.step(self.state, entry)
        assert after is not None, (entry.kind, self.state.phase)
        self.entries.append((self.state, entry))
        self.state = after

    def begin(self) -> None:
        keys = ",".join([person.pen.public.hex() for person in self.people])
        self.say(self.people[0].entry("pack", f"{keys} {self.rules.text()}"))

    def due(self) -> "list[Entry]":
        found = [person.due(self.fold, self.state) for person in self.people]
        return [entry for entry in found if entry is not None]

    def until(self, *phases: str) -> None:
        """Everybody says what is due, until one of these phases begins."""
        while self.state.phase not in phases:
            entries = self.due()
            assert entries, self.state.phase
            self.say(entries[0])

    def deal(self) -> None:
        self.begin()
        self.until("rest")
