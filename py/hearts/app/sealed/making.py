"""A deck is made: the steps of `pack`, `mix`, `coin`, `lock` and `escrow`, while another deal may be in play.

Construction: that of `deck`. A deck, a lock, a key to seal for somebody are taken only if `deck.fits`, `deck.proved`
and `box.usable` take them, a coin only if it fits what its author was bound to. Nothing of a deck tells a card before
its `deal`, so a deck that somebody spoils or leaves is begun anew at no price, by another `pack`.

Assumption: those of `deck`. Threat: `Fold` has it. Checking a deck or a proof takes long; `Making.checks` does it
ahead, and rests. What it has found is remembered for the entry and what that is about, so a step is the same with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed import box, deck, escrow
from hearts.app.sealed.attempt import Said
from hearts.app.sealed.group import POINT, SCALAR, hashed
from hearts.app.sealed.log import unhexed
from hearts.app.sealed.state import COIN, ESCROW, HASH, KEY, LOCK, MIX, READY, TAG, Pack, listed, points
from hearts.app.tasks import at_once, no_rest
from hearts.engine.cards import each
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from hearts.app.sealed.group import Group
    from hearts.app.sealed.log import Entry
    from hearts.app.tasks import Rest

MOST = 64  # decks and proofs of which it is remembered whether they are true


def begun(entry: Entry, voters: tuple[bytes, ...]) -> Pack | None:
    """Return the deck that an entry begins: the key for each seat, and the rules. None where it begins none.

    A key may stand for several seats; its place is that of the first. A table has two people at least.
    """
    keys, _, text = entry.body.partition(" ")
    seats = [unhexed(key, KEY) for key in keys.split(",")]
    try:
        rules = Rules.read(text)
    except ValueError:
        return None
    if rules.text() != text or len(seats) != rules.players or [key for key in seats if key not in voters]:
        return None
    people = tuple([key for seat, key in enumerate(seats) if key not in seats[:seat]])
    if len(people) < 2:
        return None
    return Pack(entry.name, people, tuple([people.index(key) for key in seats]), rules)


class Making:
    """The steps of a deck."""

    def __init__(self, group: Group) -> None:
        self.group = group
        self._found: dict[bytes, bool] = {}  # by the entry and what it is about: each is checked once

    def step(self, pack: Pack, entry: Entry, words: list[str]) -> Pack | None:
        """Return the deck after an entry of one of its people; None where it does not fit."""
        place = pack.people.index(entry.author)
        if entry.kind != pack.phase or len(words) != {MIX: 3, COIN: 1, LOCK: 2, ESCROW: 2}.get(entry.kind, -1):
            return None
        if entry.kind == MIX:
            return self._mix(pack, place, words, entry.name)
        if entry.kind == COIN:
            return self._coin(pack, place, words[0])
        return self._lock(pack, place, words, entry.name) if entry.kind == LOCK else self._escrow(pack, place, words)

    async def checks(self, pack: Pack, entry: Entry, rest: Rest) -> None:
        """Check a mixed deck, or a lock with its proof, ahead of its step, and rest between its places."""
        words = entry.body.split(" ")[1:]
        if entry.author not in pack.people or entry.kind != pack.phase:
            return
        place = pack.people.index(entry.author)
        if entry.kind == MIX and len(words) == 3 and place == len(pack.said):
            await deck.named(self.group, each(pack.rules.pack), rest)
            await self._mixed(pack, words[2], entry.name, rest)
        if entry.kind == LOCK and len(words) == 2 and place == _locked(pack):
            await self._holds(pack, place, words, entry.name, rest)

    async def _mixed(self, pack: Pack, word: str, name: bytes, rest: Rest) -> bool:
        """Return whether this is a deck."""
        mixed = points(word, pack.rules)
        if name not in self._found:
            self._remember(name, await deck.fits(self.group, mixed, len(mixed) or 1, rest))
        return self._found[name]

    def _remember(self, key: bytes, found: bool) -> None:
        if len(self._found) >= MOST:
            self._found.clear()
        self._found[key] = found

    def _mix(self, pack: Pack, place: int, words: list[str], name: bytes) -> Pack | None:
        commitment, exchange, mixed = unhexed(words[0], HASH), unhexed(words[1], KEY), points(words[2], pack.rules)
        if place != len(pack.said) or not commitment or not box.usable(exchange):
            return None
        if exchange in [said.exchange for said in pack.said]:
            return None
        if not at_once(self._mixed(pack, words[2], name, no_rest)):
            return None
        said = pack.said + (Said(commitment, exchange, mixed, ()),)
        return pack.then(said, COIN if len(said) == len(pack.people) else MIX)

    def _coin(self, pack: Pack, place: int, word: str) -> Pack | None:
        coin, said = unhexed(word, SCALAR), pack.said[place]
        if said.coin or not deck.coin_fits(self.group, pack.name, place, said.commitment, coin):
            return None
        after = pack.saying(place, "coin", coin)
        return after if [other for other in after.said if not other.coin] else after.then(after.said, LOCK)

    def _lock(self, pack: Pack, place: int, words: list[str], name: bytes) -> Pack | None:
        if place != _locked(pack) or not at_once(self._holds(pack, place, words, name, no_rest)):
            return None
        after = pack.saying(place, "locked", points(words[0], pack.rules))
        if place < len(pack.people) - 1:
            return after
        return after.then(after.said, ESCROW if escrow.needed(place) else READY)

    async def _holds(self, pack: Pack, place: int, words: list[str], name: bytes, rest: Rest) -> bool:
        """Return whether this is a lock of the deck that this person was given, with a true proof."""
        locked = points(words[0], pack.rules)
        proof = unhexed(words[1], len(locked) * (POINT + SCALAR)) if locked else b""
        if not proof:
            return False
        attempt = pack.attempt(self.group)
        given, about = attempt.to_lock(place), attempt.about_lock(place)
        key = name + hashed(self.group, b"lock", about, deck.name(self.group, given))
        if key not in self._found:
            shown = deck.proof_read(proof)
            self._remember(key, await deck.proved(self.group, about, given, locked, shown, rest))
        return self._found[key]

    def _escrow(self, pack: Pack, place: int, words: list[str]) -> Pack | None:
        others = len(pack.people) - 1
        prints, parts = listed(words[0], HASH, others), listed(words[1], escrow.PART + TAG, others)
        if pack.said[place].prints or not prints or not parts:
            return None
        after = pack.saying(place, "prints", prints).saying(place, "parts", parts)
        return after if [said for said in after.said if not said.prints] else after.then(after.said, READY)


def _locked(pack: Pack) -> int:
    """Return how many have locked a deck; the next one is due."""
    return len([said for said in pack.said if said.locked])
