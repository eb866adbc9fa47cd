"""The audit of a deal: every number of every person computed again from the secrets that they have shown.

Construction: all that a person does with a deck follows from their `s` and from the deck that they were given (`deck`,
`box`, `escrow`), so each of their entries is made again and compared. A person is held to the deck that they were
given, right or wrong; so a fault is its author's alone, and nobody is named for what another has done before. Decks are
compared by one random sum each: every place times a random number of the reader, both sides summed. Two decks that
differ anywhere agree by a chance of 2**-128, where those numbers are drawn after the decks were said.

Assumption: nobody finds another secret for a commitment (SHA-256), and entries are signed by their authors. Who does
not show a secret, or shows another, and whose parts do not give it, is at fault for that.

Threat: swapped, doubled, lost or marked cards, sums of cards, a lock that is no lock, false keys, parts that do not fit
each other. Not seen by it: people who told each other their cards, or put an escrow together for themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed import box, deck, escrow
from hearts.app.sealed.attempt import gave, parted
from hearts.app.sealed.group import IDENTITY, ORDER
from hearts.engine.mixing import order
from hearts.engine.value import Value

if TYPE_CHECKING:
    from hearts.app.sealed.attempt import Attempt
    from hearts.app.sealed.deck import Deck
    from hearts.app.sealed.group import Group
    from hearts.app.tasks import Rest

# The faults that a person may have made, in the order in which the right thing was due.
OPEN, MIX, LOCK, ESCROW, KEYS, KITTY = "open", "mix", "lock", "escrow", "keys", "kitty"


class Fault(Value):
    """That a person's entry does not follow from their secret.

    place   where they stand in the order of mixing; what: which entry
    """

    def __init__(self, place: int, what: str) -> None:
        self.place = place
        self.what = what


async def audit(attempt: Attempt, secrets: list[bytes], rest: Rest) -> list[Fault]:
    """Return every fault in a deal, in the order in which the entries were due; none where everything fits.

    secrets   what each has shown, or what their parts gave, in the order of mixing; empty where there is neither
    """
    faults = []
    for place, s in enumerate(secrets):
        if len(s) != escrow.SECRET or not attempt.bound(place, s):  # no parts could give back one of another size
            faults.append(Fault(place, OPEN))
            continue
        for what, right in ((MIX, _mixed), (LOCK, _locked), (ESCROW, _parted), (KEYS, _gave), (KITTY, _turned)):
            if not await right(attempt, place, s, rest):
                faults.append(Fault(place, what))
    due = (MIX, LOCK, ESCROW, KEYS, KITTY, OPEN)
    return sorted(faults, key=lambda fault: (due.index(fault.what), fault.place))


async def _mixed(attempt: Attempt, place: int, s: bytes, rest: Rest) -> bool:
    given, said = attempt.to_mix(place), attempt.people[place]
    if said.exchange != box.public(attempt.group, s) or said.coin != deck.coin(s):
        return False
    lock = deck.lock(attempt.group, s)
    return await _same(
        attempt.group, [given[each] for each in order(s.hex(), len(given))], said.mixed, [lock] * len(given), rest
    )


async def _locked(attempt: Attempt, place: int, s: bytes, rest: Rest) -> bool:
    given = attempt.to_lock(place)
    by = deck.factors(attempt.group, given, s, attempt.held)
    return await _same(attempt.group, list(given), attempt.people[place].locked, by, rest)


async def _same(group: Group, given: list[bytes], made: Deck, factors: list[int], rest: Rest) -> bool:
    """Return whether each point of `made` is the one that was given, times its factor."""
    total = IDENTITY
    for before, after, factor in zip(given, made, factors):
        weight = int.from_bytes(group.primitives.random(deck.WEIGHT), "big")
        await rest()
        total = group.sum([1, weight * factor % ORDER, ORDER - weight], [total, before, after])
    return total == IDENTITY and len(given) == len(made)


async def _parted(attempt: Attempt, place: int, s: bytes, rest: Rest) -> bool:
    """Return whether the parts of a person's secret are in their boxes, by the hashes that were said of them."""
    await rest()
    prints, boxes = parted(attempt, place, s)
    return (prints, boxes) == (attempt.people[place].prints, attempt.people[place].parts)


async def _gave(attempt: Attempt, place: int, s: bytes, rest: Rest) -> bool:
    """Return whether each key of a seat that a person gave is the right one, and sealed for who was to have it."""
    return await _right(attempt, place, s, [each for each in attempt.people[place].keys if each != attempt.kitty], rest)


async def _turned(attempt: Attempt, place: int, s: bytes, rest: Rest) -> bool:
    """Return the same of their key of the kitty: it is an entry of its own, and may be another device's."""
    return await _right(attempt, place, s, [each for each in attempt.people[place].keys if each == attempt.kitty], rest)


async def _right(attempt: Attempt, place: int, s: bytes, holders: list[int], rest: Rest) -> bool:
    for holder in holders:
        await rest()
        to, given = attempt.people[place].keys[holder]
        if given != gave(attempt, place, s, holder, to):
            return False
    return True
