"""Cheats at the level of whole deals: what one person says in place of what is due, and how the others see it.

A cheat takes an honest entry and gives the false one, or None where it cannot be tried just there. `SEEN` are refused
when they are said; `NAMED` are taken, and have their author's name once all have opened, with what was false.
"""

from collections.abc import Callable
from random import Random

from hearts.app.sealed import attempt, box, deck, escrow, passing, playing
from hearts.app.sealed.fold import Fold, State
from hearts.app.sealed.group import IDENTITY, ORDER
from hearts.app.sealed.log import Entry
from hearts.app.sealed.state import CLAIM, ESCROW, GIVE, KEYS, KITTY, LOCK, MIX, NOT, OBJECT, PASS, PLAY, REST
from hearts.app.tasks import at_once, no_rest
from hearts.engine.cards import BITS, DECK, each, name
from hearts.engine.table import legal
from tests.sealed.table import Person, Sitting


class Watchful(Person):
    """One device that looks at all that reaches it, and objects where that does not fit.

    passes   what it passes in place of its own choice, where it cheats so
    """

    passes: "int | None" = None

    def due(self, fold: Fold, state: State) -> "Entry | None":
        if state.now is None or self.pen.public not in state.now.people or state.phase in (REST, "open", "moon"):
            return super().due(fold, state)
        try:
            if self.passes is None and self.wronged(state):
                return self.entry(OBJECT, state.pack.name.hex())
            return super().due(fold, state)
        except (ValueError, AssertionError, IndexError, OverflowError):  # it cannot go on
            return self.entry(OBJECT, state.pack.name.hex())

    def wronged(self, state: State) -> bool:
        """Whether a part of an escrow does not fit its hash, or somebody has played a card of this person."""
        place, seats = self.places(state.pack)
        if state.phase == KEYS:
            dealt, s = state.pack.attempt(self.group), self.secret(state.pack, place)
            others = dealt.others(place) if escrow.needed(len(state.pack.people) - 1) else []
            return bool([of for of in others if not attempt.part(dealt, place, s, of)])
        if state.phase != PLAY:
            return False
        own = 0
        for seat in seats:
            own |= self.held(state, seat)
        return bool([seat for seat, number in state.board.plays if own & BITS[number] and seat not in seats])

    def packet(self, state: State, seat: int) -> int:
        return super().packet(state, seat) if self.passes is None else self.passes


class Cheating:
    """A deal at which one person cheats once.

    seat    whose it is; rng: chance of this cheat; elsewhere: what was said in another deal of the same people
    """

    def __init__(self, sitting: Sitting, seat: int, rng: Random, elsewhere: "list[Entry]") -> None:
        self.sitting = sitting
        self.seat = seat
        self.rng = rng
        self.elsewhere = elsewhere
        self.person = sitting.people[seat]

    @property
    def state(self) -> State:
        return self.sitting.state

    @property
    def attempt(self) -> attempt.Attempt:
        return self.sitting.pack.attempt(self.sitting.group)

    @property
    def s(self) -> bytes:
        return self.person.secret(self.sitting.pack, self.seat)

    def said(self, entry: Entry, at: int, word: str) -> Entry:
        """The same entry with another word, counted from its end."""
        words = entry.body.split(" ")
        words[at] = word
        return self.person.entry(entry.kind, " ".join(words))

    def points(self, entry: Entry, at: int) -> "list[bytes]":
        return list(deck.read(bytes.fromhex(entry.body.split(" ")[at])))

    def with_points(self, entry: Entry, at: int, points: "list[bytes]") -> "Entry | None":
        word = b"".join(points).hex()
        return None if word == entry.body.split(" ")[at] else self.said(entry, at, word)

    def two(self, count: int) -> "list[int]":
        return self.rng.sample(range(count), 2)

    def hand(self) -> int:
        return self.person.hand(self.state, self.seat)


Cheat = Callable[[Cheating, Entry], "Entry | None"]


# ---- decks -------------------------------------------------------------------------------------------------------


def swapped(cheating: Cheating, entry: Entry, at: int = -1) -> "Entry | None":
    points = cheating.points(entry, at)
    one, other = cheating.two(len(points))
    points[one], points[other] = points[other], points[one]
    return cheating.with_points(entry, at, points)


def marked(cheating: Cheating, entry: Entry, at: int = -1) -> "Entry | None":
    points = cheating.points(entry, at)
    one = cheating.rng.randrange(len(points))
    points[one] = cheating.sitting.group.times(cheating.rng.randrange(2, ORDER), points[one])
    return cheating.with_points(entry, at, points)


def doubled(cheating: Cheating, entry: Entry) -> "Entry | None":
    """C2: a known multiple of one card in place of another."""
    points = cheating.points(entry, -1)
    one, other = cheating.two(len(points))
    points[one] = cheating.sitting.group.times(cheating.rng.randrange(2, ORDER), points[other])
    return cheating.with_points(entry, -1, points)


def summed(cheating: Cheating, entry: Entry, at: int = -1) -> "Entry | None":
    """E13: a sum of cards in place of one."""
    points = cheating.points(entry, at)
    some = cheating.rng.sample(range(len(points)), cheating.rng.randrange(2, 7))
    factors = [cheating.rng.randrange(1, ORDER) for _ in some]
    points[some[0]] = cheating.sitting.group.sum(factors, [points[n] for n in some])
    return cheating.with_points(entry, at, points)


def other_order(cheating: Cheating, entry: Entry) -> "Entry | None":
    points = cheating.points(entry, -1)
    cheating.rng.shuffle(points)
    return cheating.with_points(entry, -1, points)


def other_exchange(cheating: Cheating, entry: Entry) -> "Entry | None":
    return cheating.said(entry, -2, box.public(cheating.sitting.group, cheating.rng.randbytes(32)).hex())


def equal_points(cheating: Cheating, entry: Entry) -> "Entry | None":
    points = cheating.points(entry, -1)
    one, other = cheating.two(len(points))
    points[one] = cheating.rng.choice([points[other], IDENTITY, b"\xff" * 32])
    return cheating.with_points(entry, -1, points)


def fewer_points(cheating: Cheating, entry: Entry) -> "Entry | None":
    points = cheating.points(entry, -1)
    return cheating.with_points(entry, -1, cheating.rng.choice([points[1:], points + points[:1], []]))


def known_exchange(cheating: Cheating, entry: Entry) -> "Entry | None":
    others = [said.exchange for said in cheating.sitting.pack.said]
    return cheating.said(entry, -2, cheating.rng.choice([bytes(32), b"\x01" + bytes(31), *others]).hex())


def other_coin(cheating: Cheating, entry: Entry) -> "Entry | None":
    return cheating.said(entry, -1, deck.coin(cheating.rng.randbytes(32)).hex())


def forged_lock(cheating: Cheating, entry: Entry) -> "Entry | None":
    """C1: places that are swapped, copied or summed, with a proof that was made for them as an honest one is."""
    twist = cheating.rng.choice([swapped, summed, marked])
    false = twist(cheating, entry, -2)
    if false is None:
        return None
    dealt, group, locked = cheating.attempt, cheating.sitting.group, tuple(cheating.points(false, -2))
    given, about = dealt.to_lock(cheating.seat), dealt.about_lock(cheating.seat)
    made = at_once(deck.proof(group, about, given, locked, cheating.s, dealt.held, no_rest))
    return cheating.said(false, -1, deck.proof_written(made).hex())


def other_proof(cheating: Cheating, entry: Entry) -> "Entry | None":
    others = [other.body.split(" ")[-1] for other in cheating.elsewhere if other.kind == LOCK]
    proof = entry.body.split(" ")[-1]
    at = cheating.rng.randrange(len(proof))
    changed = proof[:at] + format((int(proof[at], 16) + 1) % 16, "x") + proof[at + 1 :]
    return cheating.said(entry, -1, cheating.rng.choice([*others, changed, proof[::-1]]))


def other_lock(cheating: Cheating, entry: Entry) -> "Entry | None":
    """A lock that is one, with a true proof, and does not follow from this person's secret."""
    dealt, group, s = cheating.attempt, cheating.sitting.group, cheating.rng.randbytes(32)
    given, about = dealt.to_lock(cheating.seat), dealt.about_lock(cheating.seat)
    locked = at_once(deck.locked(group, given, s, dealt.held, no_rest))
    proof = at_once(deck.proof(group, about, given, locked, s, dealt.held, no_rest))
    return cheating.said(cheating.said(entry, -2, deck.written(locked).hex()), -1, deck.proof_written(proof).hex())


# ---- escrow, keys, packets ---------------------------------------------------------------------------------------


def other_parts(cheating: Cheating, entry: Entry) -> "Entry | None":
    """Parts that fit their hashes, and not each other; or parts of another secret."""
    dealt, group, place = cheating.attempt, cheating.sitting.group, cheating.seat
    about, others = dealt.about(b"escrow", place, place), dealt.others(place)
    parts = escrow.split(group, cheating.rng.randbytes(32), about, len(others))
    prints = [escrow.print_of(group, about, number, part) for number, part in enumerate(parts)]
    boxes = [
        box.sealed(group, cheating.s, dealt.people[to].exchange, dealt.about(b"part", place, to), part)
        for to, part in zip(others, parts, strict=True)
    ]
    words = [",".join([each_.hex() for each_ in found]) for found in (prints, boxes)]
    return cheating.said(cheating.said(entry, -2, words[0]), -1, words[1])


def garbled(cheating: Cheating, entry: Entry) -> "Entry | None":
    """One box of those in the last word, or the one that it is, with something else in it."""
    boxes = entry.body.split(" ")[-1].split(",")
    at = cheating.rng.randrange(len(boxes))
    boxes[at] = cheating.rng.randbytes(len(boxes[at]) // 2).hex()
    return cheating.said(entry, -1, ",".join(boxes))


def other_key(cheating: Cheating, entry: Entry) -> "Entry | None":
    """A key that opens as it should, and is another one."""
    dealt, pack, group = cheating.attempt, cheating.sitting.pack, cheating.sitting.group
    seats = [seat for seat, to in enumerate(pack.runs) if to != cheating.seat]
    boxes, at = entry.body.split(" ")[-1].split(","), cheating.rng.randrange(len(seats))
    holder, to = seats[at], pack.runs[seats[at]]
    if entry.kind == KITTY:
        at, holder, to = 0, len(pack.runs), playing.taker(cheating.state)
    about = dealt.about(b"key " + str(holder).encode(), cheating.seat, to)
    boxes[at] = box.sealed(group, cheating.s, dealt.people[to].exchange, about, cheating.rng.randbytes(32)).hex()
    return cheating.said(entry, -1, ",".join(boxes))


def other_deck(cheating: Cheating, entry: Entry) -> "Entry | None":
    """Keys or a packet for another deck, or behind other promises."""
    return cheating.said(entry, -2, cheating.rng.randbytes(32).hex())


def other_decline(cheating: Cheating, entry: Entry) -> "Entry | None":
    return cheating.said(entry, -2, "1" if entry.body.split(" ")[-2] == "0" else "0")


def false_packet(cheating: Cheating, entry: Entry) -> "Entry | None":
    """A packet with cards of others, or too few or too many of one's own, promised and given alike."""
    person, state, own = cheating.person, cheating.state, cheating.person.dealt(cheating.state, cheating.seat)
    count, others = state.pack.rules.pass_count, each(state.pack.rules.pack & ~own)
    kinds = [cheating.rng.sample(others, count), cheating.rng.sample(each(own), count + 1)]
    kinds += [cheating.rng.sample(each(own), count - 1)]
    assert isinstance(person, Watchful)
    person.passes = sum([BITS[number] for number in cheating.rng.choice(kinds)])
    said = person.due(cheating.sitting.fold, state)
    assert said is not None
    return said


def other_packet(cheating: Cheating, entry: Entry) -> "Entry | None":
    """Another packet than was promised, chosen once others are known."""
    state, group, pack = cheating.state, cheating.sitting.group, cheating.sitting.pack
    own = cheating.person.dealt(state, cheating.seat)
    cards = sum([BITS[number] for number in cheating.rng.sample(each(own), pack.rules.pass_count)])
    if cards == cheating.person.packet(state, cheating.seat):
        return None
    to = state.board.reaches(cheating.seat)
    plain = cards.to_bytes(8, "big") + cheating.person.chance(b"packet", state, cheating.seat)
    about = passing.about_packet(group, state, cheating.seat, to)
    sealed = box.sealed(group, cheating.s, pack.said[pack.runs[to]].exchange, about, plain)
    return cheating.said(entry, -1, sealed.hex())


# ---- play --------------------------------------------------------------------------------------------------------


def first(cheating: Cheating) -> bool:
    return cheating.state.board.phase != "play"


def revoke(cheating: Cheating, entry: Entry) -> "Entry | None":
    held, table = cheating.hand(), cheating.state.board
    others = [] if first(cheating) else each(held & ~legal(held, table.demands))
    return cheating.said(entry, -1, name(cheating.rng.choice(others))) if others else None


def foreign(cheating: Cheating, entry: Entry) -> "Entry | None":
    state = cheating.state
    others = each(state.pack.rules.pack & ~cheating.hand() & ~state.board.played)
    return None if first(cheating) else cheating.said(entry, -1, name(cheating.rng.choice(others)))


def played_again(cheating: Cheating, entry: Entry) -> "Entry | None":
    gone = each(cheating.state.board.played | (DECK & ~cheating.state.pack.rules.pack))
    return cheating.said(entry, -1, name(cheating.rng.choice(gone))) if gone else None


def other_last(cheating: Cheating, entry: Entry) -> "Entry | None":
    """A card behind another card than the last one."""
    before = [state.last.hex() for state, _ in cheating.sitting.entries if state.last]
    others = [last for last in before if last != cheating.state.last.hex()]
    return cheating.said(entry, 2, cheating.rng.choice(others)) if others else None


def denied(cheating: Cheating, entry: Entry) -> "Entry | None":
    """Whoever holds the lowest club says that they do not."""
    state = cheating.state
    if not first(cheating) or not state.pack.rules.club_leads:
        return None
    words = [state.pack.name.hex(), str(cheating.seat), state.last.hex(), str(state.club)]
    return cheating.person.entry(NOT, " ".join(words))


def led(cheating: Cheating, entry: Entry) -> "Entry | None":
    """Somebody leads who does not hold the lowest club."""
    state = cheating.state
    words = [state.pack.name.hex(), str(cheating.seat), state.last.hex(), name(state.club)]
    return cheating.person.entry(PLAY, " ".join(words))


def false_hand(cheating: Cheating, entry: Entry) -> "Entry | None":
    """A claim with a hand by which it would be certain."""
    state, seat = cheating.state, cheating.seat
    table = state.board
    if first(cheating) or not table.tricks:
        return None
    free, held = state.pack.rules.pack & ~table.played, table.held(seat)
    hand = sum([BITS[number] for number in sorted(each(free), key=lambda each_: -(each_ % 13))[:held]])
    kitty = cheating.person.kitty(state, seat)
    if hand & kitty or hand == cheating.hand():
        return None
    words = [state.pack.name.hex(), str(seat), state.last.hex(), playing.laid(hand), playing.laid(kitty)]
    return cheating.person.entry(CLAIM, " ".join(words))


def bold_claim(cheating: Cheating, entry: Entry) -> "Entry | None":
    """A claim by one's own hand, while nothing is certain."""
    state, seat = cheating.state, cheating.seat
    if first(cheating) or len(state.board.tricks) > 3:
        return None
    hands = playing.laid(cheating.hand()), playing.laid(cheating.person.kitty(state, seat))
    return cheating.person.entry(CLAIM, " ".join([state.pack.name.hex(), str(seat), state.last.hex(), *hands]))


def no_reason(cheating: Cheating, entry: Entry) -> "Entry | None":
    return cheating.person.entry(OBJECT, cheating.state.pack.name.hex())


def other_secret(cheating: Cheating, entry: Entry) -> "Entry | None":
    others = [other.body.split(" ")[-1] for other in cheating.elsewhere if other.kind == "open"]
    return cheating.said(entry, -1, cheating.rng.choice([*others, cheating.rng.randbytes(32).hex()]))


# ---- entries of another place ------------------------------------------------------------------------------------


def from_elsewhere(cheating: Cheating, entry: Entry) -> "Entry | None":
    """What was said in another deal of the same people, by anybody, or the same for this deal's number."""
    own = [other for other in cheating.elsewhere if other.author == entry.author]
    said = cheating.rng.choice(own)
    if said.kind == "next" or cheating.rng.random() < 0.5:
        return said
    return cheating.person.entry(said.kind, " ".join([cheating.sitting.pack.name.hex(), *said.body.split(" ")[1:]]))


def in_anothers_name(cheating: Cheating, entry: Entry) -> "Entry | None":
    """What is due from somebody else, or a seat of somebody else's."""
    words = entry.body.split(" ")
    if words[1:2] != [str(cheating.seat)]:
        return None
    words[1] = str((cheating.seat + 1) % len(cheating.sitting.people))
    return cheating.person.entry(entry.kind, " ".join(words))


def again(cheating: Cheating, entry: Entry) -> "Entry | None":
    """Something that this person has said of this deal, once more."""
    pack = cheating.sitting.pack.name.hex()
    own = [said for _, said in cheating.sitting.entries if said.author == entry.author and said.body.startswith(pack)]
    if not own:
        return None
    said = cheating.rng.choice(own)
    return cheating.person.entry(said.kind, said.body) if said.kind != "next" else None


def late(cheating: Cheating, entry: Entry) -> "Entry | None":
    """A decision about a moment that has passed, or that never was."""
    state, rng = cheating.state, cheating.rng
    if cheating.sitting.phase != PLAY or len(state.board.tricks) < 1:
        return None
    pack, others = state.pack.name.hex(), [before for before, _ in cheating.sitting.entries if before.phase == PLAY]
    before = rng.choice([each_ for each_ in others if each_.last != state.last] or [state])
    if before is state:
        return None
    turn = str((cheating.seat + 1) % len(cheating.sitting.people))
    moment = f"{before.phase}/{before.last.hex()}/{before.club}"
    kind, words = rng.choice(
        [("undo", [before.last.hex()]), ("concede", [str(len(state.board.tricks) - 1)]), ("gone", [turn, moment])]
    )
    return cheating.person.entry(kind, " ".join([pack, *words]))


ANY = ("mix", "coin", "lock", "escrow", "keys", "pass", "decline", "give", "play", "kitty", "open")
# Refused when they are said: the kinds of entries in whose place they are tried.
SEEN: "dict[str, tuple[tuple[str, ...], Cheat]]" = {
    "a deck with equal points": (("mix", "lock"), lambda c, e: equal_points(c, e) if e.kind == "mix" else None),
    "a deck of another size": (("mix",), fewer_points), "an exchange key that is known": (("mix",), known_exchange),
    "another coin": (("coin",), other_coin), "a lock with a forged proof": (("lock",), forged_lock),
    "another proof": (("lock",), other_proof), "keys for another deck": (("keys",), other_deck),
    "a packet behind other promises": (("give",), other_deck), "declining after all": (("decline",), other_decline),
    "a card that was played": (("play",), played_again), "a card behind another": (("play",), other_last),
    "a claim that is not certain": (("play",), bold_claim), "another secret": (("open",), other_secret),
    "an entry from elsewhere": (ANY, from_elsewhere), "an entry again": (ANY, again),
    "another's place": (("pass", "decline", "give", "play"), in_anothers_name), "a late decision": (("play",), late),
}  # fmt: skip
# Named once all have opened, and with what.
NAMED: "dict[str, tuple[tuple[str, ...], Cheat, str]]" = {
    "swapped cards": (("mix",), swapped, MIX), "a marked card": (("mix",), marked, MIX),
    "a doubled card": (("mix",), doubled, MIX), "a sum of cards": (("mix",), summed, MIX),
    "another order": (("mix",), other_order, MIX), "another exchange key": (("mix",), other_exchange, MIX),
    "another lock": (("lock",), other_lock, LOCK), "parts of another secret": (("escrow",), other_parts, ESCROW),
    "a false part": (("escrow",), garbled, ESCROW), "a box that does not open": (("keys",), garbled, KEYS),
    "another key": (("keys",), other_key, KEYS), "cards that are not held": (("pass",), false_packet, PASS),
    "another packet": (("give",), other_packet, GIVE), "a packet that does not open": (("give",), garbled, GIVE),
    "a revoke": (("play",), revoke, PLAY), "a foreign card": (("play",), foreign, PLAY),
    "the lowest club denied": (("play",), denied, NOT), "a lead without it": (("not",), led, PLAY),
    "a claim of another hand": (("play",), false_hand, CLAIM), "a kitty's box": (("kitty",), garbled, KITTY),
    "a kitty's key": (("kitty",), other_key, KITTY), "an objection": (("pass", "give", "play"), no_reason, OBJECT),
}  # fmt: skip
