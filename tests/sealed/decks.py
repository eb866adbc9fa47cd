"""Sealed decks for tests: whole attempts by people who are honest, but for what a test has one of them do."""

from collections.abc import Callable

from hearts.app.sealed import box, deck
from hearts.app.sealed.attempt import Attempt, Said, gave, hand, parted
from hearts.app.sealed.audit import audit
from hearts.app.tasks import at_once, no_rest
from hearts.engine.cards import each
from hearts.engine.rules import Rules
from tests.sealed.native import Native

PACK = b"the entry that begins".ljust(32, b".")
CLASSIC = Rules("classic-pc")

Twist = Callable[[tuple[bytes, ...]], tuple[bytes, ...]]


class Dealing:
    """A deck that so many people mix, lock and give keys for.

    mixes, locks   by place: what that person makes of the honest mix or lock before they say it
    secrets        each person's `s`
    """

    def __init__(
        self,
        people: int = 4,
        rules: Rules = CLASSIC,
        seed: object = 0,
        mixes: dict[int, Twist] | None = None,
        locks: dict[int, Twist] | None = None,
    ) -> None:
        self.group = Native(seed)
        self.rules = rules
        self.roots = [self.group.primitives.random(32) for _ in range(people)]
        self.secrets: list[bytes] = []
        self.attempt = Attempt(self.group, PACK, each(rules.pack), deck.holders(rules), [])
        for place in range(people):
            self._mix(place, (mixes or {}).get(place, lambda made: made))
        for said, s in zip(self.attempt.people, self.secrets, strict=True):
            said.coin = deck.coin(s)
        for place in range(people):
            self._lock(place, (locks or {}).get(place, lambda made: made))
        self.seal()

    def _mix(self, place: int, twist: Twist) -> None:
        attempt, given = self.attempt, self.attempt.to_mix(place)
        s = deck.secret(self.group, self.roots[place], PACK, place, given)
        made = twist(at_once(deck.mixed(self.group, given, s, no_rest)))
        said = Said(deck.commitment(self.group, PACK, place, s), box.public(self.group, s), made, ())
        attempt.people.append(said)
        self.secrets.append(s)

    def _lock(self, place: int, twist: Twist) -> None:
        given = self.attempt.to_lock(place)
        made = at_once(deck.locked(self.group, given, self.secrets[place], self.attempt.held, no_rest))
        self.attempt.people[place].locked = twist(made)

    def proof(self, place: int) -> deck.Proof:
        """The proof that this person can make of what they said they locked."""
        attempt, given = self.attempt, self.attempt.to_lock(place)
        made, about = attempt.people[place].locked, attempt.about_lock(place)
        return at_once(deck.proof(self.group, about, given, made, self.secrets[place], attempt.held, no_rest))

    def proved(self, place: int, proof: deck.Proof) -> bool:
        """Whether the others take this person's lock with this proof."""
        attempt, given = self.attempt, self.attempt.to_lock(place)
        made, about = attempt.people[place].locked, attempt.about_lock(place)
        return at_once(deck.proved(self.group, about, given, made, proof, no_rest))

    def seal(self) -> None:
        """All say their escrows and give their keys; of a seat without a person its runner has them."""
        for place, said in enumerate(self.attempt.people):
            said.prints, said.parts = parted(self.attempt, place, self.secrets[place])
            for holder in sorted(set(self.attempt.held)):
                to = self.runner(holder)
                if to != place:
                    said.keys[holder] = to, gave(self.attempt, place, self.secrets[place], holder, to)

    def runner(self, holder: int) -> int:
        """The person who may open a seat."""
        return holder % len(self.attempt.people)

    def hand(self, holder: int) -> list[int]:
        """The cards of a seat, as its person opens them."""
        place = self.runner(holder)
        return at_once(hand(self.attempt, place, self.secrets[place], holder, no_rest))

    def faults(self, secrets: list[bytes] | None = None) -> list[tuple[int, str]]:
        """What the audit finds: place and what."""
        found = at_once(audit(self.attempt, secrets if secrets is not None else self.secrets, no_rest))
        return [(fault.place, fault.what) for fault in found]
