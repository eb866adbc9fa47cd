"""The sealed deck: points that all mix and lock in turn, so that nobody reads a card and each opens their own.

Construction, as in mental poker (Shamir, Rivest, Adleman 1979; the mixing of Barnett, Smart 2003 without its proofs). A
card is a point, hashed from its name. Each person in turn *mixes*: takes every point times one lock and puts them in
another order. Then all show their *coins*, and these together put the deck in its last order. Then each in turn
*locks*: divides every point by that lock and takes each place times a key of its own. In the end the point in a place
is its card times the keys of all for that place, and whoever is given the others' keys for it opens it. All of a
person's numbers follow from one secret `s`, and `s` from what only they know and from the deck that they mix; the keys
follow from `s` and the deck that they lock. So a page has nothing to remember, and the same lock never meets two decks.
Whoever shows `s` afterwards shows all that they did (`audit`).

Assumption: decisional Diffie-Hellman in ristretto255, with hashes as random oracles. After a mix the points are a
random permutation of the cards times one unknown number; a deck is locked anew in each place.

Threat. Who locks first could put a sum of several places into one of their own, have the others unlock it, and read all
hands: so each lock carries a proof (Schnorr 1989, made non-interactive by Fiat and Shamir; one challenge for all
places) that each place is a multiple of that place alone, and it is checked before anybody gives a key. Who mixes can
swap, mark or lose cards, and nobody sees it before the secrets are shown: a proof of shuffling would prevent it, and is
not here. It is found afterwards, always, and has a name (`audit`). What it buys: a sum of cards in an own place tells
what they are and where they lie. The last to mix could put one into each place of their own, if they knew which those
are, and read all hands unseen; so places get their seats by coins that all are bound to when they mix and show when all
have mixed. A sum then lies with somebody else as likely as a card does, and shows as no card before the first one is
played. Who does not like the seats that the coins give can be silent; all see that, and the attempt begins anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed.group import IDENTITY, ORDER, POINT, SCALAR, UNIFORM, derived, hashed, inverse, joined, scalar
from hearts.engine import mixing
from hearts.engine.cards import NAMES
from hearts.engine.value import Value

if TYPE_CHECKING:
    from hearts.app.sealed.group import Group
    from hearts.app.tasks import Rest
    from hearts.engine.rules import Rules

    Deck = tuple[bytes, ...]

WEIGHT = 16  # bytes of a random weight: a false sum passes for a true one by a chance of 2**-128


class Proof(Value):
    """That each place of a locked deck is a multiple of that place alone.

    firsts   a first message for each place, a point; answers: an answer for each place, a scalar
    """

    def __init__(self, firsts: Deck, answers: tuple[int, ...]) -> None:
        self.firsts = firsts
        self.answers = answers


def faces(group: Group, pack: list[int]) -> Deck:
    """Return the points of these cards, open, in their order."""
    return tuple([_face(group, card) for card in pack])


async def named(group: Group, pack: list[int], rest: Rest) -> dict[bytes, int]:
    """Return the card of each open point; a page that has done this once, resting, does not stop for it later."""
    known = {}
    for card in pack:
        await rest()
        known[_face(group, card)] = card
    return known


def _face(group: Group, card: int) -> bytes:
    if card not in group.faces:
        uniform = group.primitives.derived(NAMES[card].encode(), joined(b"moonshot table 3 card"), UNIFORM)
        group.faces[card] = group.mapped(uniform)
    return group.faces[card]


def holders(rules: Rules) -> tuple[int, ...]:
    """Return for each place of the deck the seat that gets its card; for a kitty's place the number of seats."""
    places = []
    for seat in range(rules.players):
        places += [seat] * rules.hand_size
    return tuple(places + [rules.players] * rules.kitty_size)


async def fits(group: Group, deck: Deck, size: int, rest: Rest) -> bool:
    """Return whether this can be a deck of so many cards: elements, none the identity, no two equal."""
    if not len(deck) == size == len(set(deck)) or IDENTITY in deck:
        return False
    return await _held(group, deck, rest)


async def _held(group: Group, points: Deck, rest: Rest) -> bool:
    """Return whether these are elements."""
    for point in points:
        await rest()
        if not group.holds(point):
            return False
    return True


def name(group: Group, deck: Deck) -> bytes:
    """Return the hash by which a deck is named."""
    return hashed(group, b"deck", *deck)


# ---- what a person does ------------------------------------------------------------------------------------------


def secret(group: Group, root: bytes, pack: bytes, place: int, deck: Deck) -> bytes:
    """Return a person's secret `s` for one deck, 32 bytes.

    root   what only this person knows; it is never shown, and no other secret of theirs follows from `s`
    pack   the hash of the entry that begins the attempt; place: where they stand in the order of mixing
    deck   the deck that they are given to mix
    """
    return derived(group, root, b"secret", pack, str(place).encode(), name(group, deck))


def commitment(group: Group, pack: bytes, place: int, s: bytes) -> bytes:
    """Return what a person says of their secret with their mix: it binds them to it, and to their coin, which is a
    hash of it, and does not tell either."""
    return _committed(group, pack, place, coin(s))


def coin(s: bytes) -> bytes:
    """Return what a person shows of their secret once all have mixed, 32 bytes."""
    return bytes.fromhex(mixing.coin(s.hex()))


def coin_fits(group: Group, pack: bytes, place: int, said: bytes, shown: bytes) -> bool:
    """Return whether this is the coin that a person was bound to by what they said with their mix."""
    return len(shown) == SCALAR and said == _committed(group, pack, place, shown)


def _committed(group: Group, pack: bytes, place: int, shown: bytes) -> bytes:
    return hashed(group, b"commitment", pack, str(place).encode(), shown)


def seated(deck: Deck, coins: list[bytes]) -> Deck:
    """Return the deck that all have mixed as their coins put it in its last order, in which it is locked."""
    return tuple([deck[place] for place in mixing.seats(tuple([each.hex() for each in coins]), len(deck))])


async def mixed(group: Group, deck: Deck, s: bytes, rest: Rest) -> Deck:
    """Return the deck as a person mixes it: each point times one lock, in another order."""
    by, made = lock(group, s), []
    for place in mixing.order(s.hex(), len(deck)):
        await rest()
        made.append(group.times(by, deck[place]))
    return tuple(made)


async def locked(group: Group, deck: Deck, s: bytes, held: tuple[int, ...], rest: Rest) -> Deck:
    """Return the mixed deck as a person locks it: their lock taken away, a key of its own put on each place."""
    made = []
    for factor, point in zip(factors(group, deck, s, held), deck):
        await rest()
        made.append(group.times(factor, point))
    return tuple(made)


def factors(group: Group, deck: Deck, s: bytes, held: tuple[int, ...]) -> list[int]:
    """Return what a person multiplies each place by when they lock this deck."""
    back, keys = inverse(lock(group, s)), {}
    for holder in set(held):
        keys[holder] = key(group, s, deck, holder)
    return [back * place_key(group, keys[holder], place) % ORDER for place, holder in enumerate(held)]


def key(group: Group, s: bytes, deck: Deck, holder: int) -> bytes:
    """Return the key that a person gives to whoever is to open all places of a seat, or of the kitty.

    deck   the deck that they were given to lock: their keys for another one are others
    """
    return derived(group, s, b"key", name(group, deck), str(holder).encode())


def place_key(group: Group, given: bytes, place: int) -> int:
    """Return the scalar of one place that follows from the key for its seat."""
    return scalar(group, given, b"place", str(place).encode())


def lock(group: Group, s: bytes) -> int:
    """Return the number by which a person multiplies every point when they mix."""
    return scalar(group, s, b"lock")


async def opened(
    group: Group, deck: Deck, pack: list[int], places: list[int], keys: list[bytes], rest: Rest
) -> list[int]:
    """Return the cards in these places of the finished deck, by the keys of all; -1 for what is no card.

    pack   the cards in play; keys: one of each person, for the seat that these places are of
    """
    known, cards = await named(group, pack, rest), []
    for place in places:
        product = 1
        for given in keys:
            product = product * place_key(group, given, place) % ORDER
        await rest()
        cards.append(known.get(group.times(inverse(product), deck[place]), -1))
    return cards


# ---- the proof of a lock -----------------------------------------------------------------------------------------


async def proof(
    group: Group, about: bytes, deck: Deck, after: Deck, s: bytes, held: tuple[int, ...], rest: Rest
) -> Proof:
    """Return the proof that a person has locked each place of a deck by itself.

    about   what the proof is for: it fits no other entry
    """
    once = derived(group, s, b"once", about, name(group, deck), name(group, after))  # another statement, other numbers
    numbers = [scalar(group, once, b"first", str(place).encode()) for place in range(len(deck))]
    firsts = []
    for number, point in zip(numbers, deck):
        await rest()
        firsts.append(group.times(number, point))
    asked = _challenge(group, about, deck, after, tuple(firsts))
    answers = [(n + asked * factor) % ORDER for n, factor in zip(numbers, factors(group, deck, s, held))]
    return Proof(tuple(firsts), tuple(answers))


async def proved(group: Group, about: bytes, deck: Deck, after: Deck, proof: Proof, rest: Rest) -> bool:
    """Return whether each place of `after` is a multiple of the same place of `deck`, and of nothing else.

    Each equation `answer * place = first + challenge * locked place` is multiplied by a random number of the reader,
    and their sum is computed: if one of them is false, so is the sum, but for a chance of 2**-128.
    """
    size = len(deck)
    if len(proof.firsts) != size or len(proof.answers) != size or not await fits(group, after, size, rest):
        return False
    if not await _held(group, proof.firsts, rest):
        return False
    if [answer for answer in proof.answers if not 0 <= answer < ORDER]:
        return False
    asked, total = _challenge(group, about, deck, after, proof.firsts), IDENTITY
    for place in range(size):
        weight = int.from_bytes(group.primitives.random(WEIGHT), "big")
        scalars = [1, weight * proof.answers[place] % ORDER, ORDER - weight, ORDER - weight * asked % ORDER]
        await rest()
        total = group.sum(scalars, [total, deck[place], proof.firsts[place], after[place]])
    return total == IDENTITY


def _challenge(group: Group, about: bytes, deck: Deck, after: Deck, firsts: Deck) -> int:
    parts = about, name(group, deck), name(group, after), name(group, firsts)
    return scalar(group, hashed(group, b"challenge", *parts), b"challenge")


# ---- as bytes ----------------------------------------------------------------------------------------------------


def written(deck: Deck) -> bytes:
    """Return a deck as bytes."""
    return b"".join(deck)


def read(data: bytes) -> Deck:
    """Return the deck in these bytes; it may have any size, and points that are none."""
    return tuple([data[at : at + POINT] for at in range(0, len(data), POINT)])


def proof_written(proof: Proof) -> bytes:
    """Return a proof as bytes."""
    return written(proof.firsts) + b"".join([number.to_bytes(SCALAR, "big") for number in proof.answers])


def proof_read(data: bytes) -> Proof:
    """Return the proof in these bytes; it may be of any size, and false."""
    half = len(data) // 2
    return Proof(read(data[:half]), tuple([int.from_bytes(each, "big") for each in read(data[half:])]))
