"""The fold: the same game as the engine's, whatever the order of entries; and what does not fit is refused or named."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hearts.app.sealed import box, deck
from hearts.app.sealed.fold import GIVE, KEYS, LOCK, MIX, OBJECT, OPEN, PASS, PLAY, REST, State
from hearts.app.sealed.log import Entry
from hearts.app.tasks import at_once, no_rest
from hearts.engine import mixing
from hearts.engine.cards import BITS, card, each, name
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.rules import Rules
from tests.sealed.table import CLASSIC, Person, Sitting, phase

RULES = [
    pytest.param(CLASSIC, id="four"),
    pytest.param(Rules("classic-pc", decline=True), id="declined passes"),
    pytest.param(Rules("classic-pc", players=3, remainder="remove"), id="three, cards taken out"),
    pytest.param(Rules("classic-pc", players=5, remainder="remove"), id="five, cards taken out"),
]


def by_the_engine(sitting: Sitting, before: Game) -> Game:
    """The deal as the engine plays it, from all secrets and from what each said."""
    state = sitting.entries[-1][0]
    last = sitting.entries[-1][1]
    secrets = list(state.secrets)
    secrets[state.pack.people.index(last.author)] = bytes.fromhex(last.body.split(" ")[1])
    game = before.play(Dealt(*mixing.dealt(sitting.rules, tuple([s.hex() for s in secrets]))))
    if game.phase == "pass":
        for seat, person in enumerate(sitting.people):
            game = game.play(Passed(seat, person.packet(state, seat)))
    for seat, number in state.board.plays:
        game = game.play(Played(seat, number))
    return game


@pytest.mark.parametrize("rules", RULES)
def test_the_log_of_a_table_gives_the_engines_game(rules: Rules) -> None:
    sitting, game = Sitting(rules, 5), Game.new(rules)
    for _ in range(2):
        sitting.deal()
        game = by_the_engine(sitting, game)
        found = sitting.state.game
        assert found is not None and sitting.state.faults == ()
        assert found.moves == game.moves and found.lines == game.lines and found.scores == game.scores


def test_four_deals_with_a_keeper_among_them() -> None:
    sitting = Sitting(seed=8)
    for _ in range(4):
        sitting.deal()
    assert sitting.state.game is not None and len(sitting.state.game.lines) == 4 and not sitting.state.faults


DEALT = Sitting(Rules("classic-pc", decline=True), 3)
DEALT.deal()


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.randoms(use_true_random=False))
def test_entries_that_come_late_doubled_and_in_another_order_give_the_same(rng: Random) -> None:
    """As the leader orders what it holds: whatever fits, when it fits."""
    pool = [entry for _, entry in DEALT.entries[5:]] + [entry for _, entry in rng.sample(DEALT.entries, 20)]
    rng.shuffle(pool)
    state, going = DEALT.entries[5][0], True
    names = {entry.name for _, entry in DEALT.entries[:5]}  # the log takes no entry twice
    while going:
        going = False
        for entry in pool:
            after = None if entry.name in names else DEALT.fold.step(state, entry)
            if after is not None:
                state, going = after, True
                names.add(entry.name)
    assert state.phase == REST and state.faults == () and state.game is not None and DEALT.state.game is not None
    assert state.game.moves == DEALT.state.game.moves and len(names) == len(DEALT.entries)


def test_each_seat_opens_its_own_cards_and_no_others() -> None:
    sitting = Sitting(seed=2)
    sitting.begin()
    sitting.until(PASS)
    pack = sitting.pack
    attempt = pack.attempt(sitting.group)
    secrets = [person.secret(pack, seat) for seat, person in enumerate(sitting.people)]
    hands, _ = mixing.dealt(CLASSIC, tuple([s.hex() for s in secrets]))
    for seat, person in enumerate(sitting.people):
        assert person.dealt(sitting.state, seat) == hands[seat]
        for other in attempt.others(seat):
            for giver in attempt.others(other):
                to, given = attempt.people[giver].keys[other]
                about = attempt.about(b"key " + str(other).encode(), giver, to)
                exchange = attempt.people[giver].exchange
                if giver != seat:
                    assert box.opened(sitting.group, secrets[seat], exchange, about, given) is None


def test_nobody_sees_who_declines_before_all_have_promised() -> None:
    """Promises are of one size and read the same; what they promise is refused before all of them are there."""
    sitting = Sitting(Rules("classic-pc", decline=True), 3)
    sitting.begin()
    sitting.until(PASS)
    entries = sitting.due()
    declines = [person.packet(sitting.state, n) == 0 for n, person in enumerate(sitting.people)]
    assert {True, False} == set(declines) and len({len(entry.body) for entry in entries}) == 1
    pack = sitting.pack.name.hex()

    def says(seat: int, declines: bool) -> "State | None":
        person = sitting.people[seat]
        words = [pack, str(seat), str(int(declines)), person.chance(b"decline", sitting.state, seat).hex()]
        return sitting.fold.step(sitting.state, person.entry("decline", " ".join(words)))

    for entry in entries[:-1]:
        sitting.say(entry)
        seat = sitting.pack.people.index(entry.author)
        assert says(seat, declines[seat]) is None
    sitting.say(entries[-1])
    seat = declines.index(True)
    assert says(seat, False) is None  # and nobody thinks again
    assert says(seat, True) is not None


# ---- cheats that all see: refused at once ------------------------------------------------------------------------

Twist = Callable[[Sitting, Entry], Entry]
UNSEEN = {"mix", "escrow", "keys", "pass", "give"}  # what is sealed in them, nobody can see yet


def spoiled(state: State, entry: Entry, rng: Random) -> "Entry | None":
    """Another entry in place of an honest one; None where the cheat is none there."""
    people = {person.pen.public: person for person in DEALT.people}
    author, words = people[entry.author], entry.body.split(" ")
    other: Person = rng.choice([person for person in DEALT.people if person is not author])
    what = rng.choice(("author", "pack", "bit", "short", "long", "kind", "elsewhere", "upper"))
    if entry.kind == "next" and what == "author":
        return None  # who else goes on may say so
    if what == "author":
        return other.entry(entry.kind, entry.body)
    if what == "pack":
        return author.entry(entry.kind, " ".join([rng.randbytes(32).hex(), *words[1:]]))
    if what == "kind":
        kinds = [
            kind for kind in ("mix", "coin", "lock", "escrow", "keys", "pass", "give", "open") if kind != entry.kind
        ]
        return author.entry(rng.choice(kinds), entry.body)
    if what == "elsewhere":
        before, later = rng.choice(DEALT.entries[5:])
        return people[later.author].entry(later.kind, later.body) if phase(before) != phase(state) else None
    if len(words) == 1 or (entry.kind == "decline" and what == "upper"):
        return None
    at = rng.randrange(1, len(words))
    if what == "short":
        words[at] = words[at][:-2]
    elif what == "long":
        words.insert(at, words[at])
    elif what == "upper":
        words[at] = words[at].upper()
    else:
        place = rng.randrange(len(words[at]))
        words[at] = words[at][:place] + rng.choice("0123456789abcdef") + words[at][place + 1 :]
    return author.entry(entry.kind, " ".join(words)) if words != entry.body.split(" ") else None


def test_a_thousand_small_cheats_are_refused_when_they_are_said() -> None:
    rng, tried, sealed = Random(1), 0, 0
    while tried < 1000:
        state, entry = rng.choice(DEALT.entries[5:])
        false = spoiled(state, entry, rng)
        if false is None or (false.body == entry.body and false.author == entry.author and false.kind == entry.kind):
            continue
        after = DEALT.fold.step(state, false)
        if after is None:
            tried += 1
            continue
        assert false.kind == entry.kind and entry.kind in {*UNSEEN, "play"}, (entry.kind, false.body)
        assert entry.kind != "play" or false.author == entry.author or state.table is None or not state.table.played
        sealed += 1
    assert sealed < 400


def test_nothing_counts_twice_or_in_the_next_deal() -> None:
    sitting = Sitting(seed=4)
    sitting.deal()
    first = [entry for _, entry in sitting.entries]
    sitting.begin()
    people = {person.pen.public: person for person in sitting.people}
    while sitting.phase != REST:
        for entry in first[5:]:
            again = people[entry.author].entry(entry.kind, entry.body)
            assert sitting.fold.step(sitting.state, entry) is None and sitting.fold.step(sitting.state, again) is None
        entry = sitting.due()[0]
        sitting.say(entry)
        again = people[entry.author].entry(entry.kind, entry.body)
        assert sitting.fold.step(sitting.state, again) is None
    assert sitting.state.faults == ()


# ---- cheats that nobody can see: named once all have opened ------------------------------------------------------


def cheated(seat: int, kind: str, twist: Twist, seed: int = 6) -> Sitting:
    """A deal in which one person says something else in place of one entry; whoever cannot go on objects."""
    sitting = Sitting(seed=seed)
    sitting.begin()
    done = False
    while sitting.phase != REST:
        try:
            entries = sitting.due()
        except (ValueError, AssertionError, IndexError, OverflowError):
            entries = []
        if not entries:
            sitting.say(sitting.people[(seat + 1) % 4].entry(OBJECT, sitting.pack.name.hex()))
            continue
        entry = entries[0]
        if not done and entry.kind == kind and entry.author == sitting.people[seat].pen.public:
            table = sitting.state.table
            if kind != PLAY or (table is not None and table.played):  # the first card is the two of clubs, all see that
                entry, done = twist(sitting, entry), True
        sitting.say(entry)
    assert done
    return sitting


def said(sitting: Sitting, entry: Entry, at: int, word: str) -> Entry:
    """The same entry with another word."""
    words = entry.body.split(" ")
    assert len(words) > at
    words[at] = word
    person = next(person for person in sitting.people if person.pen.public == entry.author)
    return person.entry(entry.kind, " ".join(words))


def swapped_deck(sitting: Sitting, entry: Entry) -> Entry:
    points = deck.read(bytes.fromhex(entry.body.split(" ")[3]))
    return said(sitting, entry, 3, deck.written((points[1], points[0], *points[2:])).hex())


def marked_deck(sitting: Sitting, entry: Entry) -> Entry:
    points = deck.read(bytes.fromhex(entry.body.split(" ")[3]))
    return said(sitting, entry, 3, deck.written((sitting.group.times(3, points[1]), *points[1:])).hex())


def false_box(sitting: Sitting, entry: Entry) -> Entry:
    boxes = entry.body.split(" ")[-1].split(",")
    return said(sitting, entry, len(entry.body.split(" ")) - 1, ",".join(["ab" * (len(given) // 2) for given in boxes]))


def foreign_card(sitting: Sitting, entry: Entry) -> Entry:
    state = sitting.state
    seat = next(n for n, person in enumerate(sitting.people) if person.pen.public == entry.author)
    hands = [person.hand(state, n) for n, person in enumerate(sitting.people)]
    others = each(CLASSIC.pack & ~hands[seat] & ~state.board.played & ~BITS[card("2C")])
    return said(sitting, entry, 3, name(others[7]))


@pytest.mark.parametrize("seat", [1, 3])
@pytest.mark.parametrize(
    ("kind", "twist", "what"),
    [
        (MIX, swapped_deck, MIX), (MIX, marked_deck, MIX), (KEYS, false_box, KEYS), (GIVE, false_box, GIVE),
        ("escrow", false_box, "escrow"), (PLAY, foreign_card, PLAY),
    ],
)  # fmt: skip
def test_what_nobody_can_see_is_named_afterwards_and_nobody_else(seat: int, kind: str, twist: Twist, what: str) -> None:
    sitting = cheated(seat, kind, twist)
    assert sitting.state.faults == ((seat, what),)
    row = sitting.state.going.lines[-1]
    assert sum(row.points) == 26 and (what == PLAY or row.points[seat] == 26)  # it never pays
    assert sitting.state.named == (sitting.people[seat].pen.public,)


def test_a_lock_without_its_proof_is_not_taken() -> None:
    sitting = Sitting(seed=7)
    sitting.begin()
    sitting.until(LOCK)
    entry, attempt = sitting.due()[0], sitting.pack.attempt(sitting.group)
    s, before = sitting.people[0].secret(sitting.pack, 0), attempt.to_lock(0)
    made = at_once(deck.locked(sitting.group, before, s, attempt.held, no_rest))
    summed = (sitting.group.sum([1, 1], [made[0], made[13]]), *made[1:])
    proof = at_once(deck.proof(sitting.group, attempt.about_lock(0), before, summed, s, attempt.held, no_rest))
    false = said(sitting, said(sitting, entry, 1, deck.written(summed).hex()), 2, deck.proof_written(proof).hex())
    assert sitting.fold.step(sitting.state, false) is None and sitting.fold.step(sitting.state, entry) is not None


def test_who_objects_without_a_reason_is_named() -> None:
    """E8: else a bad hand would be dealt again."""
    sitting = Sitting(seed=9)
    sitting.begin()
    sitting.until(PLAY)
    sitting.say(sitting.people[2].entry(OBJECT, sitting.pack.name.hex()))
    assert sitting.state.phase == OPEN
    sitting.until(REST)
    assert sitting.state.faults == ((2, OBJECT),)
