"""A thousand cheats at whole deals: each is caught at its moment, and nobody else is ever named."""

from functools import cache
from random import Random

import pytest

from hearts.app.sealed.deciding import moment
from hearts.app.sealed.log import HERE, ORDER, Entry, Words
from hearts.app.sealed.state import AWAY, OPEN, REST
from hearts.engine.rules import Rules
from tests.sealed.cheats import NAMED, SEEN, Cheat, Cheating, Watchful
from tests.sealed.native import Native
from tests.sealed.plain import Plain
from tests.sealed.table import Sitting

TABLES = [
    Rules("classic-pc"),
    Rules("kitty", decline=True, kitty_to="first"),
    Rules("requiem", players=3, remainder="kitty"),
    Rules("deluxe", players=5, remainder="kitty", decline=True, kitty_to="first"),
    Rules("omnibus", players=6),
    Rules("old-school"),
]
BATCHES = [0, *[pytest.param(batch, marks=pytest.mark.whole) for batch in range(1, 7)]]
EACH = 4  # of each cheat in a batch; with `--whole` there are more than a thousand


def table(rules: Rules, seed: int, native: bool = False) -> Sitting:
    """A table of people who look at all that reaches them."""
    sitting = Sitting(rules, seed, Native(seed) if native else Plain(seed))
    for person in sitting.people:
        person.__class__ = Watchful
    return sitting


@cache
def elsewhere(rules: Rules, native: bool) -> "tuple[Entry, ...]":
    """What the same people have said in another deal."""
    sitting = table(rules, 0, native)
    sitting.begin()
    sitting.begin()
    first = len(sitting.entries)
    sitting.until(REST)
    return tuple([entry for _, entry in sitting.entries[first:]])


def cheated(sitting: Sitting, seat: int, rng: Random, kinds: "tuple[str, ...]", cheat: Cheat, seen: bool) -> bool:
    """Play a deal at which one person cheats once, as soon as that is possible after a while. Returns whether it
    was."""
    cheating = Cheating(sitting, seat, rng, list(elsewhere(sitting.rules, isinstance(sitting.group, Native))))
    key, done, wait = sitting.people[seat].pen.public, False, rng.randrange(30)
    sitting.begin()
    while sitting.phase != REST:
        entries = sitting.due()
        assert entries, sitting.phase
        entry = rng.choice(entries)
        wait -= 1
        may = not done and entry.author == key and entry.kind in kinds and (wait < 0 or kinds != ("play",))
        false = cheat(cheating, entry) if may else None
        if false is None:
            sitting.say(entry)
            continue
        after = sitting.fold.step(sitting.state, false)
        if seen:
            assert after is None, (false.kind, false.body[:99])
            assert sitting.phase == entry.kind or entry.kind in ("not", "next", "deal")
            assert seat in [place for place, _ in sitting.fold.awaited(sitting.state)] or entry.kind == "next"
            sitting.say(entry)
            done = True
        elif after is not None:
            sitting.say(false)
            done = True
        else:
            sitting.say(entry)
    return done


def costs(sitting: Sitting, seat: int) -> None:
    """Whoever is named has all points that the others had not taken before; the others have what they had taken."""
    row, rules = sitting.state.going.lines[-1], sitting.rules
    others = [other for other in range(rules.players) if other not in (seat, row.shooter)]
    bonus = [rules.bonus_worth * (other == row.bonus) for other in range(rules.players)]
    assert row.points[seat] >= rules.total - sum([row.cards[other] for other in others]) + bonus[seat]
    assert [row.points[other] for other in others] == [row.cards[other] + bonus[other] for other in others]


def tried(name: str, batch: int, kinds: "tuple[str, ...]", cheat: Cheat, what: str) -> None:
    """The same cheat at several tables, by several people."""
    done, seed = 0, batch * 100_000
    while done < EACH:
        seed += 1
        assert seed < batch * 100_000 + 400, "it was never possible"
        rng = Random(f"{name} {seed}")
        rules = TABLES[seed % len(TABLES)]
        sitting, seat = table(rules, 0, native=done == 0 and seed % 2 == 1), rng.randrange(rules.players)
        if not cheated(sitting, seat, rng, kinds, cheat, seen=not what):
            continue
        done += 1
        state, key = sitting.state, sitting.people[seat].pen.public
        if not what:
            assert state.faults == () and state.named == ()
            continue
        assert state.faults[0] == (seat, what) and {place for place, _ in state.faults} == {seat}, state.faults
        assert state.named == (key,)
        costs(sitting, seat)


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.parametrize("name", SEEN)
def test_what_all_can_see_is_refused_and_its_author_is_waited_for(name: str, batch: int) -> None:
    kinds, cheat = SEEN[name]
    tried(name, batch, kinds, cheat, "")


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.parametrize("name", NAMED)
def test_what_nobody_can_see_is_named_and_nobody_else(name: str, batch: int) -> None:
    kinds, cheat, what = NAMED[name]
    tried(name, batch, kinds, cheat, what)


# ---- who says nothing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["keys", "pass", "decline", "give", "play", "kitty", "object"])
def test_who_says_nothing_is_waited_for_and_has_quit_where_the_table_says_so(kind: str) -> None:
    """Each page says it by its own clock; then the others' parts open what that person held."""
    done, seed = 0, 0
    while done < EACH:
        seed += 1
        assert seed < 200
        rng, rules = Random(f"{kind} {seed}"), TABLES[1:4][seed % 3]
        sitting, wait = table(rules, 0), rng.randrange(20, 70) if kind in ("play", "object") else 0
        gone = rng.randrange(rules.players)
        sitting.begin()
        while sitting.state.end == "" and sitting.phase != OPEN:
            entries, wait = sitting.due(), wait - 1
            quiet = [entry for entry in entries if entry.author != sitting.people[gone].pen.public or wait > 0]
            if sitting.phase != kind and (kind != "object" or sitting.phase != "play"):
                quiet = entries
            if quiet:
                sitting.say(rng.choice(quiet))
                continue
            assert [place for place, _ in sitting.fold.awaited(sitting.state)] == [gone]
            vanished(sitting, gone)
        if sitting.state.end != AWAY:
            continue
        done += 1
        opened(sitting, gone)
        assert sitting.state.faults == ((gone, AWAY),)
        costs(sitting, gone)


def vanished(sitting: Sitting, gone: int) -> None:
    """All others say that somebody is away, until there are enough."""
    words = [sitting.state.pack.name.hex(), str(gone), moment(sitting.state)]
    for place, person in enumerate(sitting.people):
        if place != gone and sitting.state.end == "":
            sitting.say(person.entry(AWAY, " ".join(words)))


def opened(sitting: Sitting, gone: int) -> None:
    """All others open, and show their parts of the secret of who is away."""
    for place, person in enumerate(sitting.people):
        if place != gone:
            words = [sitting.state.pack.name.hex(), person.secret(sitting.state.pack, place).hex()]
            sitting.say(person.entry(OPEN, " ".join(words)))
    for place, person in enumerate(sitting.people):
        if place != gone and sitting.phase == OPEN:
            sitting.say(person.part(sitting.state, gone))


@pytest.mark.parametrize("rules", TABLES[:4], ids=str)
def test_who_quits_behind_parts_that_do_not_fit_each_other_pays_for_the_whole_deal(rules: Rules) -> None:
    sitting = table(rules, 0)
    cheating = Cheating(sitting, 1, Random(3), [])
    sitting.begin()
    while sitting.phase not in ("play", "open"):
        entry = sitting.due()[0]
        cheat = entry.kind == "escrow" and entry.author == sitting.people[1].pen.public
        sitting.say((NAMED["parts of another secret"][1](cheating, entry) if cheat else None) or entry)
    for _ in range(12):
        sitting.say(sitting.due()[0])
    while [place for place, _ in sitting.fold.awaited(sitting.state)] != [1]:
        sitting.say(sitting.due()[0])
    vanished(sitting, 1)
    opened(sitting, 1)
    assert sitting.state.faults == ((1, OPEN),) and sitting.state.going.lines[-1].points[1] == rules.total


@pytest.mark.parametrize("kind", ["mix", "coin", "lock", "escrow"])
def test_who_says_nothing_while_a_deck_is_made_is_left_out_and_not_blamed(kind: str) -> None:
    for seed in range(EACH):
        sitting, gone = table(TABLES[seed], 0), seed % 3
        sitting.begin()
        while [place for place, what in sitting.fold.awaited(sitting.state)] != [gone] or sitting.phase != kind:
            entries = [entry for entry in sitting.due() if entry.author != sitting.people[gone].pen.public]
            sitting.say(entries[0] if entries and sitting.phase == kind else sitting.due()[0])
        sitting.seats = [seat if seat != gone else (gone + 1) % 3 for seat in sitting.seats]
        sitting.begin()
        sitting.until(REST)
        assert sitting.state.faults == () and sitting.state.named == () and len(sitting.state.going.lines) == 1


# ---- two logs ----------------------------------------------------------------------------------------------------


def test_who_tells_two_orders_of_one_deal_is_named_by_every_page_that_hears_both() -> None:
    sitting = table(TABLES[0], 0)
    sitting.begin()
    sitting.until(REST)
    entries = [entry for _, entry in sitting.entries]
    pens = [person.pen for person in sitting.people]
    for seed in range(40):
        rng = Random(seed)
        liar, others = rng.randrange(4), rng.randrange(len(entries) - 1)
        heads: list[list[bytes]] = []
        for order in (entries, [*entries[:others], entries[others + 1], entries[others]]):
            heads.append([pens[0].first_head()])
            for entry in order[: others + 2]:
                heads[-1].append(pens[0].next_head(heads[-1][-1], 1, entry))
        words = Words()
        for pen in pens:  # all hold what they were told; one says both
            told = heads if pen is pens[liar] else heads[:1]
            for story in told:
                kind = ORDER if pen is pens[0] else HERE
                words.note(pen.word(kind, 1, len(story) - 1, story[-1]), 1, len(story))
        assert set(words.liars) == {pens[liar].public}
