"""A table of people for tests of the fold: each says what is due, by what their own device knows and no more."""

from random import Random

from hearts.app.sealed import box, deck, passing, playing
from hearts.app.sealed.attempt import gave, hand, part, parted
from hearts.app.sealed.fold import Fold, State
from hearts.app.sealed.group import Group
from hearts.app.sealed.log import Entry, Pen
from hearts.app.sealed.state import MOON, PLAY, READY, REST, Pack
from hearts.app.tasks import at_once, no_rest
from hearts.engine.cards import BITS, bits, each, name
from hearts.engine.claim import claim
from hearts.engine.deal import View
from hearts.engine.rules import Rules
from hearts.engine.table import legal
from tests.sealed.native import Native

TABLE = b"a table"
CLASSIC = Rules("classic-pc")


class Person:
    """One device: its key, its root, and what it says next.

    claims   whether it claims the rest where that is certain
    """

    def __init__(self, group: Group, seed: str, key: bytes, claims: bool = False) -> None:
        self.group = group
        self.rng = Random(seed)
        self.root = self.rng.randbytes(32)
        self.pen = Pen(group.primitives, TABLE, key)
        self.claims, self.away = claims, "void"
        self.counter = 0
        self.known: dict[bytes, bytes] = {}  # what is computed once: secrets by the deck that was mixed
        self.cards: dict[bytes, int] = {}

    @property
    def me(self) -> bytes:
        """The key by which this device is known."""
        return self.pen.public

    def entry(self, kind: str, body: str) -> Entry:
        self.counter += 1
        return self.pen.entry(self.counter, kind, body)

    # ---- what it says next ---------------------------------------------------------------------------------------

    def due(self, fold: Fold, state: State) -> "Entry | None":
        """What this device says now: of the deal in play, of the deck that is made, or that it goes on."""
        now, ahead = state.now, state.ahead
        if now is not None and self.me in now.people and state.phase != REST:
            place, seats = self.places(now)
            said = getattr(self, "_" + state.phase)(fold, state, place, seats)
            if said is not None:
                kind, words = said
                return self.entry(kind, " ".join([now.name.hex(), *words]))
        if ahead is not None and self.me in ahead.people and ahead.phase != READY:
            words = getattr(self, "_" + ahead.phase)(ahead, ahead.people.index(self.me))
            if words is not None:
                return self.entry(ahead.phase, " ".join([ahead.name.hex(), *words]))
        return self.on(fold, state)

    def on(self, fold: Fold, state: State) -> "Entry | None":
        """That this person goes on; and the leader deals, where all go on."""
        now, ahead = state.now, state.ahead
        if state.phase != REST or ahead is None or ahead.phase != READY:
            return None
        said = state.votes.of("next", "")
        if now is not None and [key for key in now.people if key not in said and self.waits(key)]:
            going = self.me in now.people and self.me not in said
            return self.entry("next", now.name.hex()) if going else None
        words = [ahead.name.hex(), fold.result(state).hex(), self.away]
        return self.entry("deal", " ".join(words)) if self.me == state.leader else None

    def waits(self, key: bytes) -> bool:
        """Whether this person waits for another one to go on."""
        return True

    def places(self, pack: Pack) -> tuple[int, list[int]]:
        """This person's place, and their seats."""
        place = pack.people.index(self.me)
        return place, [seat for seat, runs in enumerate(pack.runs) if runs == place]

    def secret(self, pack: Pack, place: int) -> bytes:
        before = deck.written(pack.said[place - 1].mixed) if place else b""
        if pack.name + before not in self.known:
            given = pack.attempt(self.group).to_mix(place)
            self.known[pack.name + before] = deck.secret(self.group, self.root, pack.name, place, given)
        return self.known[pack.name + before]

    def _mix(self, pack: Pack, place: int) -> "list[str] | None":
        if place != len(pack.said):
            return None
        s, given = self.secret(pack, place), pack.attempt(self.group).to_mix(place)
        made = at_once(deck.mixed(self.group, given, s, no_rest))
        said = deck.commitment(self.group, pack.name, place, s), box.public(self.group, s), deck.written(made)
        return [each_.hex() for each_ in said]

    def _coin(self, pack: Pack, place: int) -> "list[str] | None":
        return None if pack.said[place].coin else [deck.coin(self.secret(pack, place)).hex()]

    def _lock(self, pack: Pack, place: int) -> "list[str] | None":
        if place != len([said for said in pack.said if said.locked]):
            return None
        attempt, s = pack.attempt(self.group), self.secret(pack, place)
        given = attempt.to_lock(place)
        made = at_once(deck.locked(self.group, given, s, attempt.held, no_rest))
        proof = at_once(deck.proof(self.group, attempt.about_lock(place), given, made, s, attempt.held, no_rest))
        return [deck.written(made).hex(), deck.proof_written(proof).hex()]

    def _escrow(self, pack: Pack, place: int) -> "list[str] | None":
        if pack.said[place].prints:
            return None
        prints, parts = parted(pack.attempt(self.group), place, self.secret(pack, place))
        return [",".join([each_.hex() for each_ in found]) for found in (prints, parts)]

    Said = "tuple[str, list[str]] | None"

    def _keys(self, fold: Fold, state: State, place: int, seats: list[int]) -> Said:
        if place not in passing.due(state):
            return None
        attempt, s = state.pack.attempt(self.group), self.secret(state.pack, place)
        boxes = [
            gave(attempt, place, s, seat, to).hex() for seat, to in enumerate(state.pack.runs) if seat not in seats
        ]
        return "keys", [passing.sealed(self.group, state).hex(), ",".join(boxes)]

    def dealt(self, state: State, seat: int) -> int:
        """What was dealt to a seat that this device opens; the number of seats: what lies in the kitty."""
        sealed = passing.sealed(self.group, state) + bytes([seat])
        if sealed not in self.cards:
            attempt, place = state.pack.attempt(self.group), self.places(state.pack)[0]
            found = at_once(hand(attempt, place, self.secret(state.pack, place), seat, no_rest))
            if -1 in found:
                raise ValueError("no card")
            self.cards[sealed] = bits(found)
        return self.cards[sealed]

    def packet(self, state: State, seat: int) -> int:
        """What a seat passes: what it has promised, by whomever; else always the same, whenever somebody asks."""
        if state.hands[seat].own:
            return int.from_bytes(self.promised(state, seat)[1], "big")
        rng, rules = Random(self.root + state.pack.name + bytes([seat])), state.pack.rules
        if rules.decline and rng.random() < 0.4:
            return 0
        return bits(rng.sample(each(self.dealt(state, seat)), rules.pass_count))

    def promised(self, state: State, seat: int) -> tuple[str, bytes, bytes, bytes]:
        """What a seat has promised, as its own box has it."""
        s = self.secret(state.pack, state.pack.runs[seat])
        return passing.promised_by(self.group, state, s, seat)

    def chance(self, what: bytes, state: State, seat: int) -> bytes:
        if state.hands[seat].own:
            return self.promised(state, seat)[2 if what == b"decline" else 3]
        return self.group.primitives.sha256(self.root + what + state.pack.name + bytes([seat]))

    def _pass(self, fold: Fold, state: State, place: int, seats: list[int]) -> Said:
        for seat in set(seats) & set(passing.due(state)):
            packet = self.packet(state, seat)
            said = str(int(packet == 0)).encode()
            one = passing.promise(self.group, state, b"decline", seat, said, self.chance(b"decline", state, seat))
            cards, chance = packet.to_bytes(8, "big"), self.chance(b"packet", state, seat)
            two = passing.promise(self.group, state, b"packet", seat, cards, chance)
            chances = [self.chance(b"decline", state, seat), chance]
            own = passing.kept(self.group, state, self.secret(state.pack, place), seat, said.decode(), cards, chances)
            return "pass", [str(seat), one.hex(), two.hex(), own.hex()]
        return None

    def _decline(self, fold: Fold, state: State, place: int, seats: list[int]) -> Said:
        for seat in set(seats) & set(passing.due(state)):
            declines = str(int(self.packet(state, seat) == 0))
            return "decline", [str(seat), declines, self.chance(b"decline", state, seat).hex()]
        return None

    def _give(self, fold: Fold, state: State, place: int, seats: list[int]) -> Said:
        for seat in set(seats) & set(passing.due(state)):
            to, s, pack = state.board.reaches(seat), self.secret(state.pack, place), state.pack
            plain = self.packet(state, seat).to_bytes(8, "big") + self.chance(b"packet", state, seat)
            about = passing.about_packet(self.group, state, seat, to)
            sealed = box.sealed(self.group, s, pack.said[pack.runs[to]].exchange, about, plain)
            return "give", [str(seat), passing.promised(self.group, state).hex(), sealed.hex()]
        return None

    def hand(self, state: State, seat: int) -> int:
        """What a seat of this person holds now, by what only they can open."""
        return self.held(state, seat) & ~state.board.played

    def held(self, state: State, seat: int) -> int:
        """What it held when play began."""
        held, table, pack = self.dealt(state, seat), state.board, state.pack
        s = self.secret(pack, self.places(pack)[0])
        if table.ready:
            held &= ~self.packet(state, seat)
            for other, its in enumerate(state.hands):
                if its.packet and table.reaches(other) == seat:
                    about = passing.about_packet(self.group, state, other, seat)
                    plain = box.opened(self.group, s, pack.said[pack.runs[other]].exchange, about, its.packet)
                    assert plain is not None
                    held |= int.from_bytes(plain[:8], "big")
        return held

    def kitty(self, state: State, seat: int) -> int:
        """The kitty, where this seat has it."""
        return self.dealt(state, state.pack.rules.players) if state.board.kitty_taker == seat else 0

    def _play(self, fold: Fold, state: State, place: int, seats: list[int]) -> Said:
        table, last = state.board, state.last.hex()
        if table.phase == "pass":
            for seat in set(seats) & set(playing.asked(state)):
                held = self.hand(state, seat)
                if not held & BITS[state.club]:
                    return "not", [str(seat), last, str(state.club)]
                allowed = legal(held, state.pack.rules.opening_demands(state.club))
                return "play", [str(seat), last, self.chosen(state, allowed)]
        elif table.turn in seats:
            seat = table.turn
            held, kitty = self.hand(state, seat), self.kitty(state, seat)
            if self.claims and claim(View(seat, table, held, 0, 0, kitty)):
                return "claim", [str(seat), last, playing.laid(held), playing.laid(kitty)]
            return PLAY, [str(seat), last, self.chosen(state, legal(held, table.demands))]
        return None

    def chosen(self, state: State, allowed: int) -> str:
        return name(Random(self.root + state.last).choice(each(allowed)))

    def _kitty(self, fold: Fold, state: State, place: int, seats: list[int]) -> Said:
        if place not in playing.owing(state):
            return None
        s, kitty = self.secret(state.pack, place), state.pack.rules.players
        given = gave(state.pack.attempt(self.group), place, s, kitty, playing.taker(state))
        return "kitty", [state.last.hex(), given.hex()]

    def _open(self, fold: Fold, state: State, place: int, seats: list[int]) -> Said:
        return None if state.secrets[place] else ("open", [self.secret(state.pack, place).hex()])

    def part(self, state: State, of: int) -> Entry:
        """The part of somebody else's secret that this person holds."""
        place = self.places(state.pack)[0]
        held = part(state.pack.attempt(self.group), place, self.secret(state.pack, place), of)
        return self.entry("part", " ".join([state.pack.name.hex(), str(of), held.hex()]))

    def _moon(self, fold: Fold, state: State, place: int, seats: list[int]) -> Said:
        shooter = state.going.waiting[0]
        side = Random(self.root + state.last).choice(("minus", "plus"))
        return (MOON, [str(shooter), side]) if shooter in seats else None


def phase(state: State) -> str:
    """What is awaited: of the deal in play, else of the deck that is made."""
    return state.ahead.phase if state.phase == REST and state.ahead is not None else state.phase


class Sitting:
    """A table whose people say what is due, one after the other, until a deal is over.

    seats   for each seat whose it is, a person's number; None for a person each
    claims  whether people claim the rest where that is certain
    """

    def __init__(
        self,
        rules: Rules = CLASSIC,
        seed: int = 0,
        group: "Group | None" = None,
        seats: "list[int] | None" = None,
        claims: bool = False,
    ) -> None:
        self.group = group or Native(seed)
        self.fold = Fold(self.group)
        self.rules = rules
        self.seats = seats or list(range(rules.players))
        self.people = [
            Person(self.group, f"{seed} {number}", self.group.primitives.random(32), claims)
            for number in range(max(self.seats) + 1)
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

    @property
    def phase(self) -> str:
        """What is awaited: of the deal in play, else of the deck that is made."""
        return phase(self.state)

    @property
    def pack(self) -> Pack:
        """The deck of the deal in play, else the one that is made."""
        found = self.state.ahead if self.state.phase == REST and self.state.ahead is not None else self.state.now
        assert found is not None
        return found

    def begin(self) -> None:
        keys = ",".join([self.people[number].pen.public.hex() for number in self.seats])
        self.say(self.people[0].entry("pack", f"{keys} {self.rules.text()}"))

    def due(self) -> "list[Entry]":
        found = [person.due(self.fold, self.state) for person in self.people]
        return [entry for entry in found if entry is not None]

    def until(self, *phases: str) -> None:
        """Everybody says what is due, until one of these phases begins."""
        while self.phase not in phases:
            entries = self.due()
            assert entries, self.phase
            self.say(entries[0])

    def deal(self) -> None:
        self.begin()
        self.until(REST)
