"""What each device can compute of a deal, from its own secrets and the whole log: its own cards, and no others."""

from itertools import combinations

import pytest

from hearts.app.sealed import attempt, box, deck, escrow, passing
from hearts.app.sealed.state import State
from hearts.app.tasks import at_once, no_rest
from hearts.engine.cards import bits
from hearts.engine.rules import Rules
from tests.sealed.table import CLASSIC, Person, Sitting

TABLES = [
    pytest.param(CLASSIC, None, id="four"),
    pytest.param(Rules("kitty", decline=True, kitty_to="first"), None, id="four, kitty, declined passes"),
    pytest.param(Rules("requiem", players=3, remainder="kitty", kitty_to="first"), None, id="three, kitty"),
    pytest.param(Rules("deluxe", players=6, decline=True), None, id="six"),
    pytest.param(Rules("deluxe"), [0, 1, 0, 1], id="two at four seats"),
]


def keys_of(person: Person, state: State, holder: int) -> "dict[int, bytes]":
    """The keys of a seat that a device has, by whose they are: its own, and those in boxes that it can open."""
    dealt, (place, _) = state.pack.attempt(person.group), person.places(state.pack)
    s = person.secret(state.pack, place)
    found = {place: deck.key(person.group, s, dealt.to_lock(place), holder)}
    for other, said in enumerate(dealt.people):
        if other != place and holder in said.keys:
            about = dealt.about(b"key " + str(holder).encode(), other, said.keys[holder][0])
            key = box.opened(person.group, s, said.exchange, about, said.keys[holder][1])
            if key is not None:
                found[other] = key
    return found


def opens(person: Person, state: State) -> int:
    """All cards that a device can open or read, by any keys that it has, in many choices of them."""
    dealt, known = state.pack.attempt(person.group), 0
    people = range(len(dealt.people))
    for holder in range(len(state.pack.runs) + 1):
        have = keys_of(person, state, holder)
        places = [at for at, each in enumerate(dealt.held) if each == holder]
        for count in {1, len(have) - 1, len(have)}:
            for some in combinations(sorted(have), count):
                cards = at_once(
                    deck.opened(person.group, dealt.finished, dealt.cards, places, [have[at] for at in some], no_rest)
                )
                known |= bits([card for card in cards if card >= 0])
    place, s = person.places(state.pack)[0], person.secret(state.pack, person.places(state.pack)[0])
    for seat, hand in enumerate(state.hands):
        for to in range(len(state.pack.runs)) if hand.packet else ():
            about = passing.about_packet(person.group, state, seat, to)
            exchange = dealt.people[state.pack.runs[seat]].exchange
            plain = box.opened(person.group, s, exchange, about, hand.packet)
            known |= int.from_bytes(plain[:8], "big") if plain else 0
    for other in dealt.others(place):
        assert len(parts_of(person, state, other)) < max(1, escrow.needed(len(people) - 1))
    return known


def parts_of(person: Person, state: State, other: int) -> "list[bytes]":
    """The parts of somebody's secret that a device has: its own, and those that were shown."""
    place = person.places(state.pack)[0]
    own = attempt.part(state.pack.attempt(person.group), place, person.secret(state.pack, place), other)
    return [part for part in (own, *[shown for of, _, shown in state.parts if of == other]) if part]


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_no_device_can_compute_a_foreign_card(rules: Rules, seats: "list[int] | None") -> None:
    """At each step of a deal up to its end; so a page that tells all that it has tells no foreign card."""
    sitting = Sitting(rules, 6, seats=seats)
    sitting.begin()
    looked = set()
    sitting.until("keys")
    while sitting.phase != "open":
        phase = sitting.phase
        kitty = sitting.state.board.kitty_taker >= 0
        if (phase, kitty) not in looked and not passing_by(sitting):
            looked.add((phase, kitty))
            for person in sitting.people:
                state, own = sitting.state, 0
                for seat in person.places(state.pack)[1] if phase != "keys" else ():
                    own |= person.dealt(state, seat) | (person.kitty(state, seat) if phase == "play" else 0)
                    own |= person.held(state, seat) if phase in ("play", "kitty") else 0
                assert opens(person, state) == own, phase
        sitting.say(sitting.due()[0])
    assert len(looked) >= 3 and (not rules.kitty_size or ("play", True) in looked)


def passing_by(sitting: Sitting) -> bool:
    """Whether a phase has only begun in part."""
    return sitting.phase in ("pass", "decline", "give") and any(hand.packet for hand in sitting.state.hands)
