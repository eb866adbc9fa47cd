"""The sealed deck as it is meant: every seat opens its own cards, and they are those that hashing alone gives."""

import subprocess

import pytest

from hearts.app.sealed import deck, escrow
from hearts.app.sealed.attempt import part, restored
from hearts.app.sealed.group import IDENTITY, ORDER, inverse, joined
from hearts.app.tasks import at_once, no_rest
from hearts.engine import mixing
from hearts.engine.cards import bits, each
from hearts.engine.rules import Rules
from tests.portable.test_portable import NODE, ROOT, needs_node
from tests.sealed.decks import CLASSIC, PACK, Dealing
from tests.sealed.native import Native

TABLES = [
    pytest.param(4, CLASSIC, id="four people"),
    pytest.param(2, CLASSIC, id="two people, two minds"),
    pytest.param(3, Rules("classic-pc", players=3, remainder="kitty"), id="three, with a kitty"),
    pytest.param(5, Rules("classic-pc", players=6, remainder="remove"), id="five people, a mind, cards taken out"),
]


@pytest.mark.parametrize(("people", "rules"), TABLES)
def test_each_seat_opens_the_cards_that_the_shown_secrets_give_by_hashing_alone(people: int, rules: Rules) -> None:
    dealing = Dealing(people, rules)
    hands, kitty = mixing.dealt(rules, tuple([s.hex() for s in dealing.secrets]))
    assert [bits(dealing.hand(seat)) for seat in range(rules.players)] == list(hands)
    assert not rules.kitty_size or bits(dealing.hand(rules.players)) == kitty
    assert sum(hands) + kitty == rules.pack and dealing.faults() == []
    assert all(dealing.proved(place, dealing.proof(place)) for place in range(people))


def test_nothing_is_left_to_remember() -> None:
    """A page that comes back makes the same again from its root: mix, lock, proof, parts, keys (E5, F12)."""
    one, again = Dealing(seed=3), Dealing(seed=3)
    assert one.secrets == again.secrets and one.attempt.finished == again.attempt.finished
    assert [one.proof(place) for place in range(4)] == [again.proof(place) for place in range(4)]
    pairs = zip(one.attempt.people, again.attempt.people, strict=True)
    assert all((x.prints, x.parts, x.keys) == (y.prints, y.parts, y.keys) for x, y in pairs)


def test_another_deck_or_another_attempt_has_another_secret() -> None:
    """C8: the same lock never meets two decks, so one that was made up tells nothing of an order."""
    group, root = Native(), bytes(range(32))
    open_deck = deck.faces(group, each(CLASSIC.pack))
    doubled = tuple([group.times(1 << n, open_deck[0]) for n in range(52)])
    made = {deck.secret(group, root, *given) for given in (
        (PACK, 0, open_deck), (PACK, 0, doubled), (PACK, 1, open_deck), (PACK[::-1], 0, open_deck),
    )}  # fmt: skip
    assert len(made) == 4
    assert len({tuple(mixing.order(s.hex(), 52)) for s in made}) == 4


def test_keys_for_one_locked_deck_are_none_for_another() -> None:
    """E16: the keys too follow from the deck that comes in."""
    group, s = Native(), bytes(32)
    one = deck.faces(group, each(CLASSIC.pack))
    assert deck.key(group, s, one, 0) != deck.key(group, s, one[::-1], 0)
    assert deck.key(group, s, one, 0) != deck.key(group, s, one, 1)


def test_a_secret_that_is_shown_tells_nothing_of_the_next() -> None:
    group = Native()
    open_deck = deck.faces(group, each(CLASSIC.pack))
    s = deck.secret(group, bytes(range(32)), PACK, 0, open_deck)
    assert deck.secret(group, s, PACK, 0, open_deck) != s  # it is no root


def test_decks_and_proofs_travel_as_bytes() -> None:
    dealing = Dealing(2)
    proof = dealing.proof(1)
    data = deck.proof_written(proof)
    assert (len(deck.written(dealing.attempt.finished)), len(data)) == (52 * 32, 52 * 64)
    assert deck.read(deck.written(dealing.attempt.finished)) == dealing.attempt.finished
    assert deck.proof_read(data) == proof
    assert not dealing.proved(1, deck.proof_read(data[:-1])) and not dealing.proved(1, deck.proof_read(b""))


# ---- escrow ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [3, 4, 5, 6])
def test_all_others_but_one_give_back_a_secret_and_fewer_do_not(people: int) -> None:
    rules = Rules("classic-pc", players=max(4, people), remainder="kitty")
    dealing = Dealing(people, rules)
    attempt, secrets = dealing.attempt, dealing.secrets
    away = people - 1
    parts = [(n, part(attempt, other, secrets[other], away)) for n, other in enumerate(attempt.others(away))]
    enough = escrow.needed(people - 1)
    assert enough == max(2, people - 2)
    assert restored(attempt, away, parts[-enough:]) == secrets[away] == restored(attempt, away, parts[:enough])
    assert restored(attempt, away, parts[: enough - 1]) == b"" and escrow.together(parts[: enough - 1]) != secrets[away]


def test_at_a_table_of_two_there_is_no_escrow() -> None:
    """C3: one other would hold the whole secret."""
    dealing = Dealing(2)
    assert [said.parts for said in dealing.attempt.people] == [[], []]
    assert restored(dealing.attempt, 1, [(0, dealing.secrets[1].rjust(33, b"\0"))]) == b""


def test_parts_are_made_again_the_same_and_for_other_people_others() -> None:
    group, s = Native(), b"s" * 32
    assert escrow.split(group, s, b"these", 3) == escrow.split(group, s, b"these", 3)
    assert not set(escrow.split(group, s, b"these", 3)) & set(escrow.split(group, s, b"those", 3))


def test_one_part_is_as_likely_with_any_secret() -> None:
    """Any part together with any secret is one polynomial: what one person holds says nothing."""
    held = escrow.split(Native(), b"s" * 32, b"", 3)[0]
    for guess in (bytes(32), b"t" * 32, b"\xff" * 32):
        slope = (int.from_bytes(held, "big") - int.from_bytes(guess, "big")) % escrow.PRIME
        second = ((int.from_bytes(guess, "big") + 2 * slope) % escrow.PRIME).to_bytes(33, "big")
        assert escrow.together([(0, held), (1, second)]) == guess


# ---- vectors -----------------------------------------------------------------------------------------------------


def test_the_numbers_are_prime() -> None:
    """By Miller and Rabin: the field of the escrow is one, and the order of the group is the one of RFC 9496."""
    for number in (escrow.PRIME, ORDER):
        odd, twos = number - 1, 0
        while odd % 2 == 0:
            odd, twos = odd // 2, twos + 1
        for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
            power = pow(base, odd, number)
            assert power == 1 or any(pow(power, 1 << n, number) == number - 1 for n in range(twos))
    assert ORDER == 7237005577332262213973186563042994240857116359379907606001950938285454250989


def test_the_door_gives_the_multiples_of_rfc_9496() -> None:
    """Appendix A.1: the first multiples of the generator; A.2: what is no encoding; A.3: from uniform bytes."""
    group = Native()
    generator = bytes.fromhex("e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76")
    multiples = {
        0: "00" * 32,
        1: "e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76",
        2: "6a493210f7499cd17fecb510ae0cea23a110e8d5b901f8acadd3095c73a3b919",
        3: "94741f5d5d52755ece4f23f044ee27d5d1ea1e2bd196b462166b16152a9d0259",
    }
    for number, point in multiples.items():
        assert group.times(number, generator).hex() == point
    assert group.sum([1, 1], [generator, generator]).hex() == multiples[2]
    assert group.sum([1, ORDER - 1], [generator, generator]) == IDENTITY
    bad = (
        "00" + "ff" * 31,
        "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "f3ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "0100000000000000000000000000000000000000000000000000000000000000",
        "01ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "26948d35ca62e643e26a83177332e6b6afeb9d08e4268b650f1f5bbd8d81d371",
        "4eac077a713c57b4f4397629a4145982c661f48044dd3f96427d40b147d9742f",
    )
    assert [text for text in bad if group.holds(bytes.fromhex(text))] == []
    uniform = bytes.fromhex(
        "5d1be09e3d0c82fc538112490e35701979d99e06ca3e2b5b54bffe8b4dc772c1"
        "4d98b696a1bbfb5ca32c436cc61c16563790306c79eaca7705668b47dffe5bb6"
    )
    assert group.mapped(uniform).hex() == "3066f82a1a747d45120d1740f14358531a8f04bbffe6a819f86dfe50f44a0a46"


def test_scalars_and_texts() -> None:
    assert inverse(7) * 7 % ORDER == 1
    assert joined(b"a", b"bc") != joined(b"ab", b"c") and joined(b"") != joined()
    with pytest.raises(ValueError, match="no element"):
        Native().times(2, b"\xff" * 32)


CARDS = "7abdd8fc045cd2643433a03159cfb29e47708f2433a8c59c4854e9b4bc2d1bbf"  # the name of the deck of all cards, open
NOBLE = """
import { ristretto255_hasher } from "@noble/curves/ed25519.js";
import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
const text = (said) => new TextEncoder().encode(said), hash = sha256.create();
const netted = (part) => [text(`${part.length}:`), part, text(",")].forEach((each) => hash.update(each));
netted(text("moonshot table 3 deck"));
for (const suit of "CDSH") for (const rank of "23456789TJQKA") netted(ristretto255_hasher.deriveToCurve(
  hkdf(sha256, text(rank + suit), undefined, text("21:moonshot table 3 card,"), 64)).toBytes());
console.log(Buffer.from(hash.digest()).toString("hex"));
"""


def test_the_cards_have_the_points_of_the_vector() -> None:
    group = Native()
    points = deck.faces(group, list(range(52)))
    assert at_once(deck.fits(group, points, 52, no_rest))
    assert deck.name(group, points).hex() == CARDS


@needs_node
def test_noble_makes_the_same_cards() -> None:
    """An independent program and library, which the browser will use."""
    command = [str(NODE), "--input-type=module", "-e", NOBLE]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert done.stdout.strip() == CARDS, done.stderr[-2000:]


def test_work_on_a_deck_rests_between_two_places() -> None:
    rests = []

    async def rest() -> None:
        rests.append(1)

    dealing = Dealing(2)
    group, s, given = dealing.group, dealing.secrets[0], dealing.attempt.to_mix(0)
    assert at_once(deck.mixed(group, given, s, no_rest)) == dealing.attempt.people[0].mixed
    for work in (
        deck.mixed(group, given, s, rest),
        deck.locked(group, given, s, dealing.attempt.held, rest),
        deck.proof(group, b"", given, given, s, dealing.attempt.held, rest),
        deck.proved(group, b"", given, given, dealing.proof(0), rest),
    ):
        rests.clear()
        at_once(work)
        assert len(rests) >= 52 and len(rests) % 52 == 0  # proofs: their points are looked at, too
