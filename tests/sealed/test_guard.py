"""Nobody can make a page work for long, or keep it from hearing others: not strangers, not members, not the leader."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hearts.app.sealed import house as houses
from hearts.app.sealed.guard import CHECKED_STRANGERS, FLOOD, MEMBER, SIGNS, STRANGERS, WAITS, Guard, Waiting, tag
from hearts.app.sealed.house import SITS, House, Law
from hearts.app.sealed.leader import Kept, Member
from hearts.app.sealed.log import Entry, Pen
from hearts.engine.rules import Rules
from tests.people.sodium import Sodium
from tests.sealed.virtual import TABLE, Counted, Net

ANN, BEN, EVE = b"a" * 32, b"b" * 32, b"e" * 32


class Hall:
    """A table without cards: its people, and entries that count up in place of a deal's."""

    def __init__(self, house: "House | None" = None, counted: "Counted | None" = None) -> None:
        self.house, self.counted = house or House(), counted or Counted()

    leader = property(lambda self: self.counted.leader)
    voters = property(lambda self: self.counted.voters)
    heir = property(lambda self: self.house.heir)

    def step(self, entry: Entry) -> "Hall | None":
        if entry.kind in houses.KINDS:
            playing = len(self.house.sitting) > 3
            house = houses.step(self.house, Law(self.leader, self.voters, playing, playing), entry)
            return Hall(house, self.counted) if house is not None else None
        if entry.kind == "say" and entry.author not in self.voters:
            return None
        counted = self.counted.step(entry)
        house = self.house.changed(heir=b"") if entry.kind == "lead" else self.house
        return Hall(house, counted) if counted is not None else None


class Guarded(Net):
    """Members behind their guards, and others who say what they like to them.

    checked   how many signatures each page has checked for what was hostile
    """

    def __init__(self, size: int, seed: object) -> None:
        self.guards: list[Guard] = []
        self.checked, self.hostile, self.count = [0] * size, False, 0
        super().__init__(size, seed, 20.0, Hall, lambda state, entry: state.step(entry))

    def member(self, place: int, kept: "Kept | None" = None) -> Member:
        member = super().member(place, kept)

        def verified(author: bytes, said: bytes, signature: bytes) -> bool:
            self.checked[place] += self.hostile
            return self.sodium.verified(author, said, signature)

        guard = Guard(verified, lambda: self.members[place].voters)
        member._pen.verified = guard.verified
        self.guards[place:] = [guard]
        return member

    def bring(self, sender: int, to: int, text: str) -> None:
        self.count += 1
        if self.guards[to].hears(self.keys[sender], self.count, text.split(" ")[0], self.now):
            super().bring(sender, to, text)

    def attack(self, to: int, sender: bytes, text: str) -> None:
        """A hostile message; `sender`: who has proved that they sent it, empty for a stranger."""
        self.count, self.hostile = self.count + 1, True
        if self.guards[to].hears(sender, self.count, text.split(" ")[0], self.now):
            self.members[to].hear(sender, text, self.now)
        self.hostile = False

    @property
    def hall(self) -> Hall:
        state: Any = self.members[0].log.state
        assert isinstance(state, Hall)
        return state


def seated(seed: object) -> Guarded:
    net = Guarded(4, seed)
    net.members[0].begin()
    net.members[0].write("rules", Rules("classic-pc").text())
    net.seat()
    for place, member in enumerate(net.members):
        member.write("sit", f"-1 0 {'ab' * 32} - - ann P{place}")
    assert net.run(20, lambda: len(net.hall.house.people) == 4)
    return net


class Hostile:
    """Messages that somebody makes up who has this key, and has heard what was said."""

    def __init__(self, net: Guarded, seed: object, secret: bytes = b"") -> None:
        self.net, self.rng, self.secret = net, Random(str(seed)), secret
        self.made: list[str] = []

    def pen(self) -> Pen:
        return Pen(self.net.sodium, TABLE, self.secret or self.rng.randbytes(32))

    def text(self) -> str:
        """One of some hundred messages; what was said once may be said again."""
        if len(self.made) < 300:
            self.made.append(self.another())
            return self.made[-1]
        return self.rng.choice(self.made)

    def another(self) -> str:
        rng, pen = self.rng, self.pen()
        slots = self.net.members[0].log.slots
        slot = rng.choice(slots)
        number, other = rng.choice((0, 1, 5, 40, 10**8)), rng.choice(self.net.keys).hex()
        bodies = {
            "sit": f"-1 0 {'cd' * 32} - - ann X{number}", "say": str(number), "rules": Rules("classic-pc").text(),
            "voter": f"{pen.public.hex()} -", "lead": "-", "vote": f"remove {other}", "leave": "1", "swap": "0 1",
            "code": "x", "look": "0 ben \u202e", "ask": "zz", "at": "9 9", "x": "y" * rng.choice((9, 15000)),
            "keep": "noise on",
        }  # fmt: skip
        kind = rng.choice(list(bodies))
        entry = pen.entry(rng.randrange(10**6), kind, bodies[kind])
        word = pen.word(rng.choice(("order", "here", "vote")), number, number, rng.randbytes(32), number, pen.public)
        return rng.choice((
            "entry " + entry.text(), "entry " + entry.text(), "entry " + slot.entry.text(),
            f"slot {word.text()}\n{entry.text()}", f"slot {slot.order.text()}\n{slot.entry.text()}",
            f"here {number} {number} {number} {number} 0|{word.text()}|{slot.order.text()}",
            f"here 0 0 0 {rng.randrange(9)} 0|-|-", f"lack 0 0 {rng.randbytes(32).hex()}", f"would {number} 9 9",
            f"stand {number} 0 0", f"vote {word.text()}", f"know 1 {number} {number} {number}|{word.text()}",
            f"yes {number}", rng.randbytes(20).hex(), "", "entry", "slot \n\n", "here |||",
            "entry " + entry.text()[:128].replace("a", "b") + entry.text()[128:],
        ))  # fmt: skip


def flooded(net: Guarded, messages: int, attackers: "list[tuple[bytes, Callable[[], str]]]", rate: int) -> float:
    """Everybody says entries of their own meanwhile. Returns the seconds that it took."""
    began, said = net.now, [0] * 4
    honest = [place for place, key in enumerate(net.keys) if key not in [sender for sender, _ in attackers]]

    def heard(place: int) -> int:
        return len([text for text in net.hall.counted.said if text.startswith(net.keys[place].hex()[:8])])

    while messages > 0:
        for sender, text in attackers:
            for _ in range(rate // 4):
                for to in range(4):
                    if sender != net.keys[to]:
                        net.attack(to, sender, text())
                messages -= 1
        if net.now - began > 2 * sum(said):
            place = honest[sum(said) % len(honest)]
            if heard(place) == said[place]:
                net.members[place].write("say", str(said[place]))
                said[place] += 1
        net.run(0.25)
    took = net.now - began
    assert net.run(60, lambda: [heard(place) for place in honest] == [said[place] for place in honest]), "not heard"
    assert sum(said) >= min(4, took / 30)
    heads = {member.log.heads[net.members[0].committed] for member in net.members}
    liars = {key for member in net.members for key in member.words.liars}
    assert len(heads) == 1 and liars <= {sender for sender, _ in attackers}
    return took


def stands(net: Guarded) -> tuple[object, ...]:
    """What no flood may change."""
    return net.hall.voters, net.hall.house.seats, net.hall.house.settings, net.hall.house.rules


def test_ten_thousand_messages_of_strangers_change_nothing_and_stop_nobody() -> None:
    """All that the link gives: what was heard can be said again, and keys can be made up."""
    net = seated(1)
    before, leader, stranger = stands(net), net.hall.leader, Hostile(net, "s")
    took = flooded(net, 10_000, [(b"", stranger.text)], 400)
    assert stands(net) == before and net.hall.leader == leader
    assert len(net.hall.house.waits) <= houses.WAITS and net.hall.house.counts.count("sit") <= SITS
    second, burst = CHECKED_STRANGERS
    assert max(net.checked) <= burst + second * (took + 1)


def test_ten_thousand_messages_of_a_member_change_nothing_and_stop_nobody() -> None:
    """What they sign falsely names them, and nobody else."""
    net = seated(2)
    before, leader, member = stands(net), net.hall.leader, Hostile(net, "m", net.secrets[2])
    flooded(net, 10_000, [(net.keys[2], member.text)], 400)
    assert stands(net) == before and net.hall.leader == leader
    assert net.hall.house.waits == () and net.hall.house.left == ()


@pytest.mark.parametrize("seed", range(2))
def test_fourteen_strangers_and_a_member_at_once_change_nothing_and_stop_nobody(seed: int) -> None:
    net = seated(f"all {seed}")
    before, strangers = stands(net), [(b"", Hostile(net, f"{seed} {n}").text) for n in range(14)]
    member = net.keys[3], Hostile(net, f"m {seed}", net.secrets[3]).text
    flooded(net, 10_000, [*strangers, member], 60)
    assert stands(net) == before


def test_ten_thousand_messages_of_the_leader_change_nothing_and_stop_nobody() -> None:
    """If it lies, it is named, and another one leads."""
    net = seated(5)
    before, leader = stands(net), Hostile(net, "l", net.secrets[0])
    flooded(net, 10_000, [(net.keys[0], leader.text)], 400)
    assert stands(net) == before


# ---- the parts of it ---------------------------------------------------------------------------------------------


def test_nobody_can_use_up_what_somebody_else_may_say() -> None:
    guard = Guard(lambda *_: True, lambda: (ANN, BEN))
    strangers = [guard.hears(b"", 0, "entry", 1.0) for _ in range(1000)]
    flood = [guard.hears(BEN, number, "entry", 1.0) for number in range(1000)]
    assert strangers.count(True) == STRANGERS[1] and flood.count(True) == MEMBER[1]
    assert guard.hears(ANN, 1, "entry", 1.0) and guard.dropped == 2000 - STRANGERS[1] - MEMBER[1]
    assert not guard.hears(EVE, 1, "slot", 9.0)  # no stranger orders, votes or stands


def test_a_copy_of_what_a_member_said_costs_them_nothing() -> None:
    guard = Guard(lambda *_: True, lambda: (ANN,))
    assert guard.hears(ANN, 5, "entry", 1.0)
    assert [guard.hears(ANN, 5, "entry", 1.0) for _ in range(1000)].count(True) == 0
    assert guard.hears(ANN, 6, "entry", 1.0) and guard.hears(ANN, 4, "entry", 1.0)


def test_signatures_are_counted_where_they_are_checked() -> None:
    """Also of entries that others have signed, in a message that one may send; a true one is checked once."""
    calls: list[bytes] = []

    def verified(author: bytes, said: bytes, signature: bytes) -> bool:
        calls.append(said)
        return signature == b"true"

    guard = Guard(verified, lambda: (ANN, BEN))
    assert guard.hears(b"", 0, "entry", 1.0)
    found = [guard.verified(EVE, str(number).encode(), b"true") for number in range(1000)]
    assert found.count(True) == len(calls) == CHECKED_STRANGERS[1]
    assert (
        guard.hears(ANN, 1, "slot", 1.0) and guard.verified(BEN, b"x", b"true") and guard.verified(BEN, b"x", b"true")
    )
    assert calls.count(b"x") == 1 and not guard.verified(BEN, b"x", b"false")


def test_the_leader_is_told_when_strangers_flood_and_when_they_stop() -> None:
    guard = Guard(lambda *_: True, lambda: (ANN,))
    times = [number / 50 for number in range(int(50 * (FLOOD + 2)))]
    for now in times:
        guard.hears(b"", 0, "entry", now)
    assert guard.flooded(times[-1]) and not guard.flooded(times[-1] + FLOOD + 1)
    for now in range(20):
        assert guard.hears(b"", 0, "entry", 100.0 + now) and not guard.flooded(100.0 + now)


def test_who_waits_and_does_not_sign_goes() -> None:
    door = Waiting()
    for number in range(14):
        door.came(bytes([number]), 0)
    door.came(ANN, 5)
    assert len(door.there(5)) == 15
    door.signed(bytes([3]))
    assert len(door.there(SIGNS + 1)) == 1 and door.there(SIGNS + 1) == (ANN,)
    for number in range(40):
        door.came(number.to_bytes(4, "big"), 30)
    assert len(door.there(30)) == WAITS


def test_a_tag_shows_one_member_who_has_sent_a_message_and_nobody_else_can_make_it() -> None:
    sodium = Sodium(3)
    one, other, third = [sodium.random(32) for _ in range(3)]
    pair = sodium.shared(one, sodium.exchange_public(other))
    assert tag(sodium, pair, b"hello") == tag(sodium, sodium.shared(other, sodium.exchange_public(one)), b"hello")
    assert tag(sodium, pair, b"hello") not in (
        tag(sodium, pair, b"hellp"), tag(sodium, sodium.shared(third, sodium.exchange_public(one)), b"hello")
    )  # fmt: skip


def test_the_leaders_place_is_passed_on_to_whom_it_has_named() -> None:
    net = seated(6)
    net.members[0].write("chair", net.keys[2].hex())
    assert net.run(30, lambda: net.hall.leader == net.keys[2])
    assert net.hall.heir == b"" and net.members[2].leads and net.now < 100


def test_where_the_heir_is_gone_another_one_leads() -> None:
    net = seated(7)
    net.dead.add(2)
    net.members[0].write("chair", net.keys[2].hex())
    assert net.run(120, lambda: net.hall.heir == b"" and net.hall.leader in net.keys[:2] + net.keys[3:])
    net.members[1].write("say", "0")
    assert net.run(60, lambda: len(net.hall.counted.said) == 1)


def test_a_leader_that_strangers_flood_is_not_blamed_for_what_it_cannot_hear() -> None:
    net, leader = seated(8), b""
    leader = net.hall.leader
    sits = [Pen(net.sodium, TABLE, bytes([n]) * 32).entry(1, "sit", f"-1 0 {'cd' * 32} - - ann X") for n in range(20)]
    for _ in range(400):
        for number, entry in enumerate(sits):
            net.attack(0, b"", "lack 0 0 x")
            net.attack(1 + number % 3, b"", "entry " + entry.text())
        net.run(0.25)
    assert net.hall.leader == leader and net.members[1].log.term == 1
