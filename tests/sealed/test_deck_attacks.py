"""Attacks on the sealed deck: each is refused at once, or has its author's name after the cards are shown.

The letters are those of the design's review: C1 sums of places, C2 marked cards, E13 sums of cards, C4, C8, C11, C14.
"""

from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from hearts.app.sealed import box, deck, escrow
from hearts.app.sealed.attempt import fits, part, restored
from hearts.app.sealed.audit import ESCROW, KEYS, LOCK, MIX, OPEN
from hearts.app.sealed.group import IDENTITY, ORDER, inverse
from hearts.app.tasks import at_once, no_rest
from hearts.engine.cards import card, each
from hearts.engine.mixing import order
from tests.sealed.decks import CLASSIC, PACK, Dealing

Deck = tuple[bytes, ...]
QUEEN = card("QS")


def added(dealing: Dealing, *places: int) -> Callable[[Deck], Deck]:
    """Puts the sum of an own place (the first) and others', each times a small number, into the own place."""

    def twist(made: Deck) -> Deck:
        group, given = dealing.group, dealing.attempt.to_lock(0)
        factor = deck.factors(group, given, dealing.secrets[0], dealing.attempt.held)[places[0]]
        numbers = [factor * 2**n % ORDER for n in range(len(places))]
        total = group.sum(numbers, [given[place] for place in places])
        return (*made[: places[0]], total, *made[places[0] + 1 :])

    return twist


def relocked(dealing: Dealing, twist: Callable[[Deck], Deck]) -> Dealing:
    """The same deck, where the first to lock says another one, and all others go on from that."""
    attempt, group = dealing.attempt, dealing.group
    for place, said in enumerate(attempt.people):
        made = at_once(deck.locked(group, attempt.to_lock(place), dealing.secrets[place], attempt.held, no_rest))
        said.locked = made if place else twist(made)
    dealing.seal()
    return dealing


# ---- C1: the first to lock reads all hands -----------------------------------------------------------------------


def test_without_the_proof_a_sum_of_places_would_tell_others_cards() -> None:
    """The attack itself, as it would work: it names a card of each other place that was added, in no time."""
    dealing = Dealing()
    relocked(dealing, added(dealing, 0, 13))  # seat 0's first place, and seat 1's
    theirs = dealing.hand(1)[0]
    group, faces = dealing.group, deck.faces(dealing.group, each(CLASSIC.pack))
    keys = [deck.key(group, s, dealing.attempt.to_lock(n), 0) for n, s in enumerate(dealing.secrets)]
    factor = 1
    for given in keys:
        factor = factor * deck.place_key(group, given, 0) % ORDER
    sum_of_both = group.times(inverse(factor), dealing.attempt.finished[0])
    doubled = [group.times(2, face) for face in faces]
    found = [
        (a, b) for a, b in product(range(52), range(52)) if group.sum([1, 1], [faces[a], doubled[b]]) == sum_of_both
    ]
    assert len(found) == 1 and found[0][1] == theirs  # their card, and one's own
    assert dealing.hand(0)[0] == -1 and (0, LOCK) in dealing.faults()


@pytest.mark.parametrize("places", [(0, 13), (0, 13, 26), (0, 13, 26, 39), (13, 0)])
def test_a_sum_of_places_has_no_proof(places: tuple[int, ...]) -> None:
    dealing = Dealing()
    honest = dealing.proof(0)
    assert dealing.proved(0, honest)
    relocked(dealing, added(dealing, *places))
    assert not dealing.proved(0, honest) and not dealing.proved(0, dealing.proof(0))


def test_no_proof_of_a_sum_can_be_put_together() -> None:
    """First messages that are made to fit: for a challenge that was guessed, by the sum's own numbers, or swapped."""
    dealing = Dealing()
    relocked(dealing, added(dealing, 0, 13))
    group, attempt = dealing.group, dealing.attempt
    given, made = attempt.to_lock(0), attempt.people[0].locked
    plain = dealing.proof(0)
    guessed = 12345
    fitting = group.sum([plain.answers[0], ORDER - guessed], [given[0], made[0]])
    factor = deck.factors(group, given, dealing.secrets[0], attempt.held)[0]
    wide = group.sum([7, 14], [given[0], given[13]])  # a first message that is a sum too
    for firsts, answers in (
        ((fitting, *plain.firsts[1:]), plain.answers),
        ((wide, *plain.firsts[1:]), ((7 + factor) % ORDER, *plain.answers[1:])),
        (plain.firsts[1:] + plain.firsts[:1], plain.answers),
        (plain.firsts, plain.answers[1:] + plain.answers[:1]),
        ((IDENTITY,) * 52, (0,) * 52),
        (made, plain.answers),
    ):
        assert not dealing.proved(0, deck.Proof(firsts, answers))


def test_the_challenge_depends_on_the_deck_and_on_the_first_messages() -> None:
    """Else a proof could be begun at its end: answers first, then what fits them (Fiat and Shamir, weakly done)."""
    dealing = Dealing()
    relocked(dealing, added(dealing, 0, 13))
    group, about = dealing.group, dealing.attempt.about_lock(0)
    given, made = dealing.attempt.to_lock(0), dealing.attempt.people[0].locked
    plain = dealing.proof(0)
    asked = deck._challenge(group, about, given, made, plain.firsts)
    first = group.sum([plain.answers[0], ORDER - asked], [given[0], made[0]])
    assert not dealing.proved(0, deck.Proof((first, *plain.firsts[1:]), plain.answers))
    # or the first messages first, with another's place in them, then a deck that fits them
    dealing = Dealing()
    plain, made = dealing.proof(0), dealing.attempt.people[0].locked
    firsts = (group.sum([3, 7], [given[0], given[13]]), *plain.firsts[1:])
    asked = deck._challenge(group, about, given, made, firsts)
    by = deck.factors(group, given, dealing.secrets[0], dealing.attempt.held)
    before = deck._challenge(group, about, given, made, plain.firsts)
    answers = tuple([(a + (asked - before) * f) % ORDER for a, f in zip(plain.answers, by, strict=True)])
    back = inverse(asked)
    summed = group.sum([answers[0] * back % ORDER, ORDER - back], [given[0], firsts[0]])
    dealing.attempt.people[0].locked = (summed, *made[1:])
    assert not dealing.proved(0, deck.Proof(firsts, answers))


def test_boxes_of_one_finished_deck_fit_no_other() -> None:
    dealing = Dealing()
    before = dealing.attempt.about(b"part", 0, 1)
    last = dealing.attempt.people[3]
    last.locked = (last.locked[1], last.locked[0], *last.locked[2:])
    assert dealing.attempt.about(b"part", 0, 1) != before


def test_errors_in_two_places_do_not_cancel_out() -> None:
    """A reader who only added the equations up would take this proof: two answers are wrong by the same."""
    dealing = Dealing()
    honest, group = dealing.proof(0), dealing.group
    given = dealing.attempt.to_lock(0)
    shift = group.times(5, given[0])
    firsts = (
        group.sum([1, 1], [honest.firsts[0], shift]),
        group.sum([1, ORDER - 1], [honest.firsts[1], shift]),
        *honest.firsts[2:],
    )
    about, asked = dealing.attempt.about_lock(0), dealing.attempt.people[0].locked
    challenge = deck._challenge(group, about, given, asked, firsts)
    first = deck._challenge(group, about, given, asked, honest.firsts)
    by = deck.factors(group, given, dealing.secrets[0], dealing.attempt.held)
    answers = tuple([(a + (challenge - first) * f) % ORDER for a, f in zip(honest.answers, by, strict=True)])
    assert not dealing.proved(0, deck.Proof(firsts, answers))
    total = IDENTITY  # plainly added up, it would hold
    for place in range(52):
        parts = [given[place], firsts[place], asked[place]]
        total = group.sum([1, answers[place], ORDER - 1, ORDER - challenge], [total, *parts])
    assert total == IDENTITY


def test_a_proof_fits_one_entry_alone() -> None:
    dealing, other = Dealing(), Dealing(seed=1)
    proof = dealing.proof(0)
    group, given, made = dealing.group, dealing.attempt.to_lock(0), dealing.attempt.people[0].locked
    about = dealing.attempt.about_lock(0)
    assert at_once(deck.proved(group, about, given, made, proof, no_rest))
    for changed in (about + b" ", dealing.attempt.about_lock(1), other.attempt.about_lock(0)):
        assert not at_once(deck.proved(group, changed, given, made, proof, no_rest))
    assert not other.proved(0, proof) and not dealing.proved(1, proof)
    high = deck.Proof(proof.firsts, (proof.answers[0] + ORDER, *proof.answers[1:]))
    assert not dealing.proved(0, high)  # one proof, one text


@pytest.mark.parametrize(
    "twist",
    [
        pytest.param(lambda made: (made[1], made[0], *made[2:]), id="two places swapped"),
        pytest.param(lambda made: (made[1], *made[1:]), id="another's place as one's own"),
        pytest.param(lambda made: (IDENTITY, *made[1:]), id="the identity"),
        pytest.param(lambda made: (b"\xff" * 32, *made[1:]), id="no element"),
        pytest.param(lambda made: made[:51], id="a card fewer"),
        pytest.param(lambda made: (*made, made[0]), id="a card more"),
    ],
)
def test_a_lock_that_moves_or_loses_a_place_is_refused(twist: Callable[[Deck], Deck]) -> None:
    dealing = Dealing(2)
    honest = dealing.proof(0)
    dealing.attempt.people[0].locked = twist(dealing.attempt.people[0].locked)
    assert not dealing.proved(0, honest)


def test_another_key_than_the_secrets_own_is_found_afterwards() -> None:
    """It is a multiple of each place alone, so it is taken; no card opens, and the audit has its name."""
    dealing = Dealing()
    relocked(dealing, lambda made: (dealing.group.times(3, made[0]), *made[1:]))
    assert dealing.hand(0)[0] == -1 and dealing.faults() == [(0, LOCK)]


# ---- C2, E13: cards that are marked, doubled, lost, added up -----------------------------------------------------


def marked(dealing: Dealing, instead: int) -> Callable[[Deck], Deck]:
    """Puts a multiple of the Queen of Spades in place of another card, as the first to mix."""
    places = order(dealing.secrets[0].hex(), 52)
    at = places.index(instead)
    return lambda made: (*made[:at], dealing.group.times(9, made[places.index(QUEEN)]), *made[at + 1 :])


def remixed(dealing: Dealing, place: int, twist: Callable[[Deck], Deck]) -> Dealing:
    """The same people, where one says another mix, and all that follows goes on from that."""
    attempt, group = dealing.attempt, dealing.group
    for later in range(place, len(attempt.people)):
        given = attempt.to_mix(later)
        s = deck.secret(group, dealing.roots[later], PACK, later, given)
        made = at_once(deck.mixed(group, given, s, no_rest))
        said = attempt.people[later]
        said.mixed, dealing.secrets[later] = twist(made) if later == place else made, s
        said.commitment, said.exchange = deck.commitment(group, PACK, later, s), box.public(group, s)
        said.coin = deck.coin(s)
    return relocked(dealing, lambda made: made)


def test_a_marked_card_is_taken_and_named_afterwards() -> None:
    """C2: the mark tells its author where the queen lies. It cannot be seen before; the audit always sees it."""
    dealing = Dealing()
    remixed(dealing, 0, marked(dealing, card("2C")))
    mixed, group = dealing.attempt.to_lock(0), dealing.group
    pairs = [(a, mixed.index(group.times(9, mixed[a]))) for a in range(52) if group.times(9, mixed[a]) in mixed]
    assert len(pairs) == 1  # what the mark tells: two places, and the queen lies in the first
    seat = pairs[0][0] // 13
    assert dealing.hand(seat)[pairs[0][0] % 13] == QUEEN
    assert all(dealing.proved(place, dealing.proof(place)) for place in range(4))  # nothing shows yet
    assert -1 in dealing.hand(pairs[0][1] // 13)  # whoever gets the mark has no card there, and may object
    assert dealing.faults() == [(0, MIX)]


def test_a_sum_of_cards_in_place_of_one_is_no_card_and_is_named() -> None:
    """E13: one lost card buys the places of those that are added up; in any hand it shows as no card."""
    dealing = Dealing()
    group = dealing.group
    remixed(dealing, 0, lambda made: (group.sum([1, 2, 4], [made[1], made[2], made[3]]), *made[1:]))
    seat = next(seat for seat in range(4) if -1 in dealing.hand(seat))
    lost = seat * 13 + dealing.hand(seat).index(-1)
    mixed = dealing.attempt.to_lock(0)
    fourth = {group.times(4, point): place for place, point in enumerate(mixed)}
    sums = [
        (a, b, fourth[left])
        for a, b in product(range(52), range(52))
        if (left := group.sum([1, ORDER - 1, ORDER - 2], [mixed[lost], mixed[a], mixed[b]])) in fourth
    ]
    assert len(sums) == 1  # what it tells: the places of three cards
    cards = [dealing.hand(place // 13)[place % 13] for place in sums[0]]
    assert cards == order(dealing.secrets[0].hex(), 52)[1:4]
    assert all(dealing.proved(place, dealing.proof(place)) for place in range(4))
    assert dealing.faults() == [(0, MIX)]


@pytest.mark.parametrize("place", [0, 1, 3])
@pytest.mark.parametrize(
    "twist",
    [
        pytest.param(lambda made: (made[1], made[0], *made[2:]), id="swapped"),
        pytest.param(lambda made: made[::-1], id="another order"),
    ],
)
def test_another_order_than_the_secrets_own_is_named(place: int, twist: Callable[[Deck], Deck]) -> None:
    dealing = Dealing()
    remixed(dealing, place, twist)
    assert sorted([card for seat in range(4) for card in dealing.hand(seat)]) == list(range(52))  # nobody sees anything
    assert dealing.faults() == [(place, MIX)]


def summed(dealing: Dealing) -> Callable[[Deck], Deck]:
    """Puts sums of three of the others' places into each place of the last seat: 1, 2 and 4 times a card each."""
    group = dealing.group

    def twist(made: Deck) -> Deck:
        sums = [group.sum([1, 2, 4], [made[at], made[13 + at], made[26 + at]]) for at in range(13)]
        return (*made[:39], *sums)

    return twist


def test_the_last_to_mix_reads_no_other_hand_unseen() -> None:
    """They saw which places would be theirs, put sums of all others' places there, and read all hands; the cards of
    the others opened, and they named those that nobody had."""
    dealing = Dealing()
    remixed(dealing, 3, summed(dealing))
    assert [seat for seat in range(3) if -1 in dealing.hand(seat)]  # an honest seat gets a sum, and objects at once
    assert dealing.faults() == [(3, MIX)]


def test_a_coin_fits_its_commitment_alone() -> None:
    dealing = Dealing()
    said = dealing.attempt.people
    for place in range(4):
        assert deck.coin_fits(dealing.group, PACK, place, said[place].commitment, said[place].coin)
        assert not deck.coin_fits(dealing.group, PACK, place, said[place].commitment, said[place - 1].coin)
        assert not deck.coin_fits(dealing.group, PACK, (place + 1) % 4, said[place].commitment, said[place].coin)
        assert not deck.coin_fits(dealing.group, b"another", place, said[place].commitment, said[place].coin)
    assert dealing.secrets[0] not in (said[0].coin, said[0].commitment) and said[0].coin != said[0].commitment


@pytest.mark.parametrize("place", range(4))
def test_each_coin_alone_moves_every_seat(place: int) -> None:
    dealing = Dealing()
    before = dealing.attempt.to_lock(0)
    dealing.attempt.people[place].coin = bytes(32)
    after = dealing.attempt.to_lock(0)
    assert sorted(before) == sorted(after) and sum(a == b for a, b in zip(before, after, strict=True)) < 8


def test_two_who_cheat_are_both_named_and_nobody_between_them() -> None:
    dealing = Dealing()
    swap: Callable[[Deck], Deck] = lambda made: (made[1], made[0], *made[2:])  # noqa: E731
    remixed(dealing, 1, swap)
    said = dealing.attempt.people[3]
    said.mixed = swap(said.mixed)
    relocked(dealing, lambda made: made)
    assert dealing.faults() == [(1, MIX), (3, MIX)]


@pytest.mark.parametrize(
    "twist",
    [
        pytest.param(lambda made: (made[1], *made[1:]), id="two equal"),
        pytest.param(lambda made: (IDENTITY, *made[1:]), id="the identity"),
        pytest.param(lambda made: (made[0][:31], *made[1:]), id="a byte short"),
        pytest.param(lambda made: (bytes([made[0][0] | 1]) + made[0][1:], *made[1:]), id="no canonical encoding"),
        pytest.param(lambda made: made[1:], id="a card fewer"),
    ],
)
def test_what_is_no_deck_is_refused_at_once(twist: Callable[[Deck], Deck]) -> None:
    """C14."""
    dealing = Dealing(2)
    made = dealing.attempt.people[0].mixed
    assert at_once(deck.fits(dealing.group, made, 52, no_rest))
    assert not at_once(deck.fits(dealing.group, twist(made), 52, no_rest))


def test_keys_that_all_know_are_none() -> None:
    dealing = Dealing(2)
    assert box.usable(dealing.attempt.people[0].exchange)
    assert not [low for low in (bytes(32), b"\1" + bytes(31), bytes(31) + b"\x80", b"", bytes(33)) if box.usable(low)]


# ---- C4, C11: escrow and keys ------------------------------------------------------------------------------------


def test_a_part_that_is_not_what_was_said_is_seen_by_who_gets_it() -> None:
    dealing = Dealing()
    attempt, said = dealing.attempt, dealing.attempt.people[2]
    about = attempt.about(b"part", 2, 0)
    said.parts[0] = box.sealed(dealing.group, dealing.secrets[2], attempt.people[0].exchange, about, bytes(33))
    assert part(attempt, 0, dealing.secrets[0], 2) == b"" != part(attempt, 1, dealing.secrets[1], 2)
    assert dealing.faults() == [(2, ESCROW)]


def test_parts_that_fit_their_hashes_but_not_each_other_name_their_author() -> None:
    dealing = Dealing()
    attempt, group, said = dealing.attempt, dealing.group, dealing.attempt.people[2]
    about = attempt.about(b"escrow", 2, 2)
    for number, other in enumerate(attempt.others(2)):
        wrong = (number + 5).to_bytes(33, "big")
        said.prints[number] = escrow.print_of(group, about, number, wrong)
        where = attempt.about(b"part", 2, other)
        said.parts[number] = box.sealed(group, dealing.secrets[2], attempt.people[other].exchange, where, wrong)
    parts = [(n, part(attempt, other, dealing.secrets[other], 2)) for n, other in enumerate(attempt.others(2))]
    assert all(held for _, held in parts) and restored(attempt, 2, parts) == b""
    assert dealing.faults() == [(2, ESCROW)]


def test_a_part_that_is_shown_wrongly_is_seen_by_all() -> None:
    """C4: nobody can make an honest author look at fault by showing another part."""
    dealing = Dealing()
    held = part(dealing.attempt, 1, dealing.secrets[1], 0)
    assert fits(dealing.attempt, 0, 0, held)
    assert not fits(dealing.attempt, 0, 0, held[:-1] + bytes([held[-1] ^ 1]))
    assert not fits(dealing.attempt, 0, 1, held) and not fits(dealing.attempt, 1, 0, held)
    assert not fits(dealing.attempt, 0, 9, held)


@pytest.mark.parametrize("readable", [True, False])
def test_a_false_key_names_its_author_and_never_its_reader(readable: bool) -> None:
    """C11: whoever cannot open says so, all show their secrets, and every box is made again."""
    dealing = Dealing()
    attempt, group = dealing.attempt, dealing.group
    about = attempt.about(b"key 1", 3, 1)
    false = box.sealed(group, dealing.secrets[3], attempt.people[1].exchange, about, bytes(32))
    attempt.people[3].keys[1] = 1, false if readable else b"?" * len(false)
    if readable:
        assert dealing.hand(1) == [-1] * 13
    else:
        with pytest.raises(ValueError, match="3"):
            dealing.hand(1)
    assert dealing.faults() == [(3, KEYS)]


def test_who_objects_without_a_reason_finds_nobody_at_fault() -> None:
    assert Dealing().faults() == []  # and so is named (E8)


def test_a_key_box_of_another_attempt_or_person_does_not_open() -> None:
    dealing, other = Dealing(), Dealing(seed=1)
    attempt = dealing.attempt
    attempt.people[3].keys[1] = other.attempt.people[3].keys[1]
    with pytest.raises(ValueError, match="3"):
        dealing.hand(1)
    attempt.people[3].keys[1] = 1, attempt.people[2].keys[1][1]
    with pytest.raises(ValueError, match="3"):
        dealing.hand(1)


def test_boxes_are_of_one_size() -> None:
    people = Dealing().attempt.people
    assert {len(given) for said in people for _, given in said.keys.values()} == {32 + 16}
    assert {len(held) for said in people for held in said.parts} == {33 + 16}


# ---- the secrets that are shown ----------------------------------------------------------------------------------


def test_a_wrong_a_missing_and_anothers_secret_are_their_authors_fault() -> None:
    dealing = Dealing()
    for shown in (b"", bytes(32), dealing.secrets[1], dealing.secrets[2][:-1]):
        assert dealing.faults([*dealing.secrets[:2], shown, dealing.secrets[3]]) == [(2, OPEN)]


@pytest.mark.parametrize("size", [0, 16, 31, 33, 40])
def test_a_secret_of_another_size_is_its_authors_fault(size: int) -> None:
    """One of 40 bytes fitted its commitment and its parts, and no parts gave it back; an empty one was nobody's."""
    dealing = Dealing()
    attempt, group = dealing.attempt, dealing.group
    s, said = bytes(range(size)), attempt.people[3]
    said.mixed = at_once(deck.mixed(group, attempt.to_mix(3), s, no_rest))
    said.commitment, said.exchange = deck.commitment(group, PACK, 3, s), box.public(group, s)
    said.coin = deck.coin(s)
    dealing.secrets[3] = s
    relocked(dealing, lambda made: made)
    assert dealing.faults() == [(3, OPEN)]


def test_a_part_that_does_not_fit_the_others_takes_no_secret_away() -> None:
    """Two of three parts gave the secret; with the third, which fits its hash and not the others, it was gone again."""
    dealing = Dealing()
    attempt, group, said = dealing.attempt, dealing.group, dealing.attempt.people[3]
    wrong, about = (7).to_bytes(33, "big"), attempt.about(b"escrow", 3, 3)
    said.prints[2] = escrow.print_of(group, about, 2, wrong)
    parts = [(n, part(attempt, n, dealing.secrets[n], 3)) for n in range(2)]
    for shown in (parts, [*parts, (2, wrong)], [(2, wrong), *parts], [parts[1], (2, wrong), parts[0]]):
        assert restored(attempt, 3, shown) == dealing.secrets[3]
    assert restored(attempt, 3, [parts[0], (2, wrong)]) == b"" == restored(attempt, 3, [parts[0], parts[0]])


def test_a_commitment_that_was_copied_from_another_is_of_no_use() -> None:
    """Whoever says another's hash cannot show what belongs to it, even when the other has shown it."""
    dealing = Dealing()
    dealing.attempt.people[2].commitment = dealing.attempt.people[1].commitment
    assert dealing.faults([*dealing.secrets[:2], dealing.secrets[1], dealing.secrets[3]]) == [(2, OPEN)]


def test_the_first_faults_are_told_first() -> None:
    dealing = Dealing()
    dealing.attempt.people[0].keys[1] = 1, b""
    dealing.attempt.people[3].prints[0] = b""
    assert dealing.faults([*dealing.secrets[:2], b"", dealing.secrets[3]]) == [(3, ESCROW), (0, KEYS), (2, OPEN)]


# ---- faults that are generated, so that none is forgotten --------------------------------------------------------


def changed(data: bytes, rng: Random) -> bytes:
    """The bytes with a bit that is another."""
    at, bit = rng.randrange(len(data)), 1 << rng.randrange(8)
    return data[:at] + bytes([data[at] ^ bit]) + data[at + 1 :]


def spoil(dealing: Dealing, place: int, rng: Random) -> str:
    """One person says something else than follows from their secret; all others go on honestly. Returns what."""
    attempt, group, said = dealing.attempt, dealing.group, dealing.attempt.people[place]
    what = rng.choice(("mix", "lock", "prints", "parts", "keys", "exchange"))
    one, two = rng.sample(range(52), 2)
    number = rng.randrange(2, 1 << 60)
    if what in ("mix", "lock"):
        twist = rng.choice(
            (
                lambda made: tuple([made[two if at == one else one if at == two else at] for at in range(52)]),
                lambda made: tuple([group.times(number, p) if at == one else p for at, p in enumerate(made)]),
                lambda made: tuple([group.times(number, p) for p in made]),
                lambda made: tuple(
                    [group.sum([1, number], [p, made[two]]) if at == one else p for at, p in enumerate(made)]
                ),
                lambda made: tuple([group.times(number, made[two]) if at == one else p for at, p in enumerate(made)]),
            )
        )
    if what == "mix":
        remixed(dealing, place, twist)
    elif what == "lock":
        for later in range(place, 4):
            given = attempt.to_lock(later)
            made = at_once(deck.locked(group, given, dealing.secrets[later], attempt.held, no_rest))
            attempt.people[later].locked = twist(made) if later == place else made
        dealing.seal()
    elif what == "exchange":
        said.exchange = box.public(group, rng.randbytes(32))
        dealing.seal()
    elif what == "keys":
        holder = rng.choice(sorted(said.keys))
        said.keys[holder] = said.keys[holder][0], changed(said.keys[holder][1], rng)
    else:
        found = getattr(said, what)
        found[rng.randrange(3)] = changed(found[0], rng)
    return {"exchange": MIX, "prints": ESCROW, "parts": ESCROW}.get(what, what)


@pytest.mark.parametrize("seed", range(24))
def test_whatever_somebody_says_otherwise_names_them_and_nobody_else(seed: int) -> None:
    rng = Random(seed)
    dealing, place = Dealing(seed=seed), rng.randrange(4)
    what = spoil(dealing, place, rng)
    assert dealing.faults() == [(place, what)]


# ---- what nobody can compute before ------------------------------------------------------------------------------


def test_nobodys_point_opens_without_every_key() -> None:
    """Whatever all the others of a table know together, a seat's places open to no card without its own key."""
    dealing = Dealing()
    group, attempt = dealing.group, dealing.attempt
    known = [deck.key(group, s, attempt.to_lock(n), 0) for n, s in enumerate(dealing.secrets) if n]
    opened = at_once(deck.opened(group, attempt.finished, attempt.cards, list(range(13)), known, no_rest))
    assert opened == [-1] * 13


def test_no_point_of_one_stage_is_a_point_of_another() -> None:
    dealing = Dealing()
    people = dealing.attempt.people
    points = list(deck.faces(dealing.group, list(range(52))))
    for said in people:
        points += said.mixed + said.locked
    assert len(set(points)) == 52 * 9


def test_seats_of_one_person_have_keys_that_tell_nothing_of_each_other() -> None:
    dealing = Dealing(2)
    group, s = dealing.group, dealing.secrets[0]
    given = dealing.attempt.to_lock(0)
    keys = [deck.key(group, s, given, holder) for holder in range(4)]
    assert len({deck.place_key(group, key, place) for key in keys for place in range(52)}) == 4 * 52
