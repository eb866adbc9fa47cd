"""An attempt at a sealed deck: who takes part in which order, what each has said of it, and what may be done with that.

It begins with the entry `pack`, whose hash is in all that is made for it; so nothing of it fits another attempt. What
people say is put in here as it is ordered (`log`); what does not fit here at all (`deck.fits`, `deck.proved`, a key
that is none) is refused before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed import box, deck, escrow
from hearts.app.sealed.group import hashed, joined

if TYPE_CHECKING:
    from hearts.app.sealed.deck import Deck
    from hearts.app.sealed.group import Group
    from hearts.app.tasks import Rest


class Said:
    """A person's words on one deck.

    commitment, exchange, mixed   with their mix: the hash of their secret, the key to seal for them, the deck
    coin          once all have mixed; empty before
    locked        the deck as they locked it
    prints, parts the hash of each part of their secret, and its box, for each of the others in the order of mixing
    keys          for each seat (and the number of seats, for a kitty) whose key they gave: to whom, and its box
    """

    def __init__(
        self,
        commitment: bytes,
        exchange: bytes,
        mixed: Deck,
        locked: Deck,
        coin: bytes = b"",
        prints: list[bytes] | None = None,
        parts: list[bytes] | None = None,
        keys: dict[int, tuple[int, bytes]] | None = None,
    ) -> None:
        self.commitment = commitment
        self.exchange = exchange
        self.mixed = mixed
        self.locked = locked
        self.coin = coin
        self.prints: list[bytes] = prints or []
        self.parts: list[bytes] = parts or []
        self.keys: dict[int, tuple[int, bytes]] = keys or {}


class Attempt:
    """A sealed deck, and all that was said of it.

    pack    the hash of the entry that began it; cards: the cards in play; held: see `deck.holders`
    people  what each has said, in the order of mixing; kitty: the number that stands for a kitty in `held`
    """

    def __init__(
        self, group: Group, pack: bytes, cards: list[int], held: tuple[int, ...], people: list[Said], kitty: int = -1
    ) -> None:
        self.group = group
        self.pack = pack
        self.cards = cards
        self.held = held
        self.people = people
        self.kitty = kitty

    def to_mix(self, place: int) -> Deck:
        """Return the deck that a person was given to mix."""
        return self.people[place - 1].mixed if place else deck.faces(self.group, self.cards)

    def to_lock(self, place: int) -> Deck:
        """Return the deck that a person was given to lock."""
        if place:
            return self.people[place - 1].locked
        return deck.seated(self.people[-1].mixed, [said.coin for said in self.people])

    @property
    def finished(self) -> Deck:
        """The deck as all have locked it."""
        return self.people[-1].locked

    def others(self, place: int) -> list[int]:
        """Return the others than this person, in the order of mixing."""
        return [other for other in range(len(self.people)) if other != place]

    def about(self, what: bytes, sender: int, recipient: int) -> bytes:
        """Return what a box or a part of these two people is for; it fits this finished deck alone."""
        name = deck.name(self.group, self.finished)
        return joined(self.pack, name, what, str(sender).encode(), str(recipient).encode())

    def bound(self, place: int, s: bytes) -> bool:
        """Return whether this is the secret that a person was bound to when they mixed."""
        return deck.commitment(self.group, self.pack, place, s) == self.people[place].commitment

    def print(self) -> bytes:
        """Return the hash of all that was said of it: in another order of the log something else may have been said."""
        parts = [self.pack]
        for said in self.people:
            boxes = [said.keys[holder][1] for holder in sorted(said.keys)]
            parts += [said.commitment, said.exchange, said.coin, str(sorted(said.keys)).encode()]
            parts += list(said.mixed) + list(said.locked) + boxes + said.prints + said.parts
        return hashed(self.group, b"said", *parts)

    def about_lock(self, place: int) -> bytes:
        """Return what the proof of a person's lock is for."""
        return joined(self.pack, b"lock", str(place).encode(), *[said.commitment for said in self.people])


def parted(attempt: Attempt, place: int, s: bytes) -> tuple[list[bytes], list[bytes]]:
    """Return what a person says of their escrow: a hash for each part, and its box, for each of the others."""
    group, others = attempt.group, attempt.others(place)
    about = attempt.about(b"escrow", place, place)
    prints, boxes = [], []
    for number, part in enumerate(escrow.split(group, s, about, len(others)) if escrow.needed(len(others)) else []):
        to = others[number]
        prints.append(escrow.print_of(group, about, number, part))
        boxes.append(box.sealed(group, s, attempt.people[to].exchange, attempt.about(b"part", place, to), part))
    return prints, boxes


def gave(attempt: Attempt, place: int, s: bytes, holder: int, to: int) -> bytes:
    """Return the box in which a person gives their key for all places of a seat to the person who may open them."""
    about = attempt.about(b"key " + str(holder).encode(), place, to)
    given = deck.key(attempt.group, s, attempt.to_lock(place), holder)
    return box.sealed(attempt.group, s, attempt.people[to].exchange, about, given)


def part(attempt: Attempt, place: int, s: bytes, of: int) -> bytes:
    """Return the part of another's secret that a person holds; empty where that is not what the other said it is."""
    said, number = attempt.people[of], attempt.others(of).index(place)
    if number >= len(said.parts):
        return b""
    about = attempt.about(b"part", of, place)
    held = box.opened(attempt.group, s, said.exchange, about, said.parts[number]) or b""
    return held if fits(attempt, of, number, held) else b""


def fits(attempt: Attempt, of: int, number: int, held: bytes) -> bool:
    """Return whether this is the part of a person's secret that they said number so and so of the others has."""
    prints = attempt.people[of].prints
    about = attempt.about(b"escrow", of, of)
    return number < len(prints) and escrow.print_of(attempt.group, about, number, held) == prints[number]


def restored(attempt: Attempt, of: int, parts: list[tuple[int, bytes]]) -> bytes:
    """Return a person's secret from the parts that others have shown; empty where they do not give it."""
    enough = escrow.needed(len(attempt.people) - 1)
    chosen: list[list[tuple[int, bytes]]] = [[]] if enough else []
    for each in sorted(set(parts)):  # each choice of so many as are needed: a part may not fit the others
        chosen += [some + [each] for some in chosen if len(some) < enough]
    for some in chosen:
        s = escrow.together(some) if len(some) == enough else b""
        if s and attempt.bound(of, s):
            return s
    return b""


async def hand(attempt: Attempt, place: int, s: bytes, holder: int, rest: Rest) -> list[int]:
    """Return the cards of a seat, by the secret of the person who may open it; -1 for what is no card.

    Raises ValueError, with their place, for the first person whose key cannot be read.

    holder   the seat, or the number of seats for a kitty
    """
    keys = []
    for other, said in enumerate(attempt.people):
        if other == place:
            keys.append(deck.key(attempt.group, s, attempt.to_lock(place), holder))
        else:
            about = attempt.about(b"key " + str(holder).encode(), other, place)
            given = box.opened(attempt.group, s, said.exchange, about, said.keys[holder][1])
            if given is None:
                raise ValueError(str(other))
            keys.append(given)
    places = [at for at, each in enumerate(attempt.held) if each == holder]
    return await deck.opened(attempt.group, attempt.finished, attempt.cards, places, keys, rest)
