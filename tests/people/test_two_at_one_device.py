"""Two people at one device of a table: a key, a seat and a voice for each, and one of them at a time has the device."""

import pytest
from devices import Device
from network import Network
from shoulder import held, seen_by

from hearts.app.people.beside import BESIDE, OWN, Beside, Part, Turns, first_invite, numbers, questions
from hearts.app.people.block import DEVICE, mark_of
from hearts.app.people.chair import Handed
from hearts.app.people.guest import Guest
from hearts.app.people.kept_table import KEPT

HOUR = 3_600_000


class Shared(Device):
    """A device that its people hand to each other: only who has it moves, as on a page.

    names    who sits down here behind the first one, once that one sits
    handed   to whom the device went, one after the other
    """

    def __init__(self, network: Network, name: str, names: "list[str]", *more: object) -> None:
        self.names, self.handed = names, []
        super().__init__(network, name, *more)

    def come(self, seed: bytes) -> None:
        self.beside = Beside(self.primitives, self.branches, self.storage, self.clock, self.listen)
        self.beside.open(self.invite, seed if not self.storage.get(KEPT) else b"")
        self.turns = Turns(self.beside, lambda _: False)
        self.guest = self.beside.guest

    def look(self) -> None:
        self.beside.tick()
        if self.names and self.beside.seats_left():
            self.beside.add("guest", self.names.pop(0))

    def act(self) -> None:
        due = self.turns.due()
        if due is not None:
            self.handed.append(due.me.id)
            self.beside.turn_to(due)
        self.guest = self.beside.guest
        view = self.guest.table.view
        if view is not None and view.phase == "deal":
            for guest in self.beside.people:
                if not guest.busy and self.network.chance.random() < 0.3:
                    guest.order("next")
        else:
            super().act()

    def yield_chair(self, handed: Handed) -> None:
        if self.host is not None and self.host.yields_to(handed):
            self.drop_host()
            for guest in self.beside.people:
                guest.go_over(handed, True)

    @property
    def here(self) -> "list[Guest]":
        return self.beside.people


def until(network: Network, holds, most: float = HOUR) -> None:
    assert network.run(holds, most)


def table(hosts: bool, names: str = "Cleo Dan", rules: str = "classic-pc limit=10") -> "tuple[Network, list[Device]]":
    """Ann and Bea at one device, the host's or a guest's, and others at devices of their own; all sit."""
    network = Network(f"two {hosts} {names}")
    first, *others = names.split()
    if hosts:
        shared = Shared(network, "Ann", ["Bea"], None, rules)
        devices = [shared] + [Device(network, name, shared.invite) for name in names.split()]
    else:
        host = Device(network, first, None, rules)
        shared = Shared(network, "Ann", ["Bea"], host.invite)
        devices = [shared, host] + [Device(network, name, host.invite) for name in others]
    everybody = 2 + len(names.split())
    until(network, lambda: all(len(known(each).seated) == everybody for each in devices), 600_000)
    until(network, lambda: [each.where for each in shared.here] == ["joined", "joined"])
    return network, devices


def known(device: Device):
    roster = device.guest.table.roster
    return roster if roster is not None else type("Nothing", (), {"seated": []})


def host_of(devices: "list[Device]") -> Device:
    return next(each for each in devices if each.host is not None)


def begins(network: Network, devices: "list[Device]") -> None:
    host_of(devices).guest.order("begin")
    until(network, lambda: all(each.guest.table.view is not None for each in devices))


def all_of(devices: "list[Device]") -> "list[Guest]":
    return [guest for each in devices for guest in getattr(each, "here", [each.guest])]


def over(devices: "list[Device]") -> bool:
    """Whether the game has ended for everybody."""
    tables = [guest.table for guest in all_of(devices)]
    games = [each.record.game for each in tables if each.record is not None and each.roster.state == "over"]
    return len(games) == len(tables) and all(game.phase == "over" for game in games)


def same(devices: "list[Device]") -> None:
    """All have the same record, also each of two at one device."""
    assert len({guest.table.record.text() for guest in all_of(devices)}) == 1
    assert not [each.stories for each in devices if each.stories]


@pytest.mark.parametrize("hosts", [True, False], ids=["at the host's", "at a guest's"])
def test_two_at_one_device_play_a_game_with_two_others(hosts: bool) -> None:
    network, devices = table(hosts)
    shared = devices[0]
    ann, bea = shared.here
    assert ann.me.id != bea.me.id and ann.seat != bea.seat and bea.table.roster.seats[bea.seat].name == "Bea"
    begins(network, devices)
    until(network, lambda: over(devices))
    same(devices)
    assert shared.handed.count(bea.me.id) > 8 and shared.handed.count(ann.me.id) > 8
    assert not [value for word, value in ann.table.record.notes if word in ("left", "told")]


def test_each_of_two_counts_in_a_vote_and_is_asked() -> None:
    network, devices = table(False)
    shared, host = devices[0], devices[1]
    begins(network, devices)
    until(network, lambda: shared.beside.guest.table.view.phase == "play")
    for each in devices:
        each.plays = False
    ann, bea = shared.here
    host.guest.order("propose patience")
    until(network, lambda: all("patience" in guest.table.votes for guest in all_of(devices)))
    shared.beside.turn_to(ann)
    assert questions(ann) and questions(bea)
    ann.order("agree patience")
    until(network, lambda: questions(ann) == [])
    assert shared.turns.due() is bea, "who has answered hands the device to who has not"
    shared.beside.turn_to(bea)
    devices[2].guest.order("agree patience")
    until(network, lambda: len(bea.table.votes.get("patience", ())) == 3)
    assert host.host.roster.patience, "three of four have agreed"
    bea.order("agree patience")
    until(network, lambda: not host.host.roster.patience)


def test_a_reload_brings_both_back_in_their_seats_in_the_middle_of_a_pass() -> None:
    network, devices = table(False)
    shared = devices[0]
    for each in devices:
        each.plays = False
    begins(network, devices)
    seats, ids = [each.seat for each in shared.here], [each.me.id for each in shared.here]
    until(network, lambda: shared.here[0].table.view.phase == "pass")
    shared.act()
    until(network, lambda: shared.here[0].seat not in shared.here[0].table.view.waiting)
    shared.kill()
    shared.load()
    until(network, lambda: [each.where for each in shared.here] == ["joined", "joined"])
    until(network, lambda: [each.seat for each in shared.here] == seats and shared.here[1].table.view is not None)
    assert [each.me.id for each in shared.here] == ids
    for each in devices:
        each.plays = True
    until(network, lambda: over(devices))
    same(devices)


@pytest.mark.parametrize("first", [False, True], ids=["the second", "the first"])
def test_one_of_two_leaves_and_the_other_stays_also_over_a_reload(first: bool) -> None:
    network, devices = table(False)
    shared, host = devices[0], devices[1]
    begins(network, devices)
    until(network, lambda: shared.here[0].table.view.phase == "play")
    goes, stays = shared.here if first else reversed(shared.here)
    seat = goes.seat
    shared.beside.part(goes)
    assert shared.here == [stays] and shared.beside.guest is stays
    until(network, lambda: not host.host.roster.person_in(seat))
    until(network, lambda: not [name for name in shared.storage if goes.me.seed.hex() in shared.storage[name]])
    assert first_invite(shared.storage) is not None and len(numbers(shared.storage)) == 1
    shared.kill()
    shared.load()
    until(network, lambda: shared.here[0].where == "joined")
    assert [each.me.id for each in shared.here] == [stays.me.id]
    until(network, lambda: over(devices))
    same(devices)


def test_who_is_asked_to_leave_goes_alone_and_the_other_gets_the_new_code() -> None:
    network, devices = table(False)
    shared, host = devices[0], devices[1]
    ann, bea = shared.here
    code = ann.invite.code
    host.guest.order(f"ask {bea.seat}")
    until(network, lambda: bea.where == "gone" and ann.invite.code != code)
    shared.beside.part(bea, leaves=False)
    shared.kill()
    shared.invite = first_invite(shared.storage)
    shared.load()
    until(network, lambda: shared.here[0].where == "joined")
    assert [each.me.id for each in shared.here] == [ann.me.id] and BESIDE not in shared.storage


def test_both_are_away_and_back_together() -> None:
    network, devices = table(False)
    shared, host = devices[0], devices[1]
    begins(network, devices)
    seats = [each.seat for each in shared.here]
    shared.freeze(True)
    until(network, lambda: set(seats) <= set(host.host.roster.standing))
    shared.freeze(False)
    until(network, lambda: not host.host.roster.standing)
    until(network, lambda: over(devices))
    same(devices)


def test_neither_of_two_is_told_a_card_of_the_other() -> None:
    network, devices = table(False)
    shared, host = devices[0], devices[1]
    begins(network, devices)
    looked = []

    def look() -> bool:
        deal = host.host.held.game.deal if host.host.held is not None else None
        if deal is not None and host.host.held.game.phase in ("pass", "play") and network.chance.random() < 0.02:
            for guest in shared.here:
                if guest.table.view is not None and guest.table.view.table.number == deal.table.number:
                    looked.append(guest.me.id)
                    assert held(guest, deal.table.number, seen_by(deal, guest.seat)) == []
        return over(devices)

    until(network, look)
    assert set(looked) == {guest.me.id for guest in shared.here} and len(looked) > 20


def test_nobody_sits_down_beside_the_first_where_no_seat_is_free() -> None:
    shared = table(False)[1][0]
    assert shared.beside.seats_left() == 0 and shared.beside.add("guest", "Zoe") is None
    assert len(shared.here) == 2 and shared.here[0].table.roster.seated.count(shared.here[1].me.id) == 1


def test_three_sit_at_one_device_where_the_rules_have_the_seats() -> None:
    network = Network("three")
    host = Device(network, "Cleo", None, "classic-pc limit=10")
    shared = Shared(network, "Ann", ["Bea", "Dan", "Eve"], host.invite)
    devices = [shared, host]
    until(network, lambda: host.host is not None and len(host.host.roster.seated) == 4)
    until(network, lambda: [each.where for each in shared.here] == ["joined"] * 3)
    begins(network, devices)
    until(network, lambda: over(devices))
    same(devices)
    assert shared.names == ["Eve"]


def test_who_comes_in_the_middle_of_a_deal_sits_down_when_it_is_over() -> None:
    network = Network("late")
    host = Device(network, "Cleo", None, "classic-pc limit=30")
    shared = Shared(network, "Ann", [], host.invite)
    devices = [shared, host]
    until(network, lambda: shared.guest.where == "joined")
    begins(network, devices)
    until(network, lambda: shared.guest.table.view.phase == "play")
    shared.names.append("Bea")
    until(network, lambda: len(shared.here) == 2)
    assert shared.here[1].seat < 0
    until(network, lambda: shared.here[1].where == "joined")
    until(network, lambda: over(devices))
    same(devices)


def test_the_second_one_at_a_device_is_never_the_host() -> None:
    network, devices = table(False)
    shared, host = devices[0], devices[1]
    bea = shared.here[1]
    host.guest.chair.offer(bea.me.id)
    until(network, lambda: bea.table.chair[0] == bea.me.id or bea.chair.asks == "take", 60_000)
    until(network, lambda: bea.table.chair == ("", ""), 60_000)
    assert host.host is not None and host.host.roster.host == host.guest.me.id


def test_another_table_is_come_to_alone() -> None:
    network, devices = table(False)
    shared = devices[0]
    other = Device(network, "Eve", None, "classic-pc limit=10")
    shared.kill()
    shared.invite = other.invite
    shared.load()
    until(network, lambda: shared.guest.where == "joined")
    assert len(shared.here) == 1 and BESIDE not in shared.storage
    assert not [name for name in shared.storage if name.endswith("-of-1")]


def test_what_is_kept_of_one_lies_apart_from_what_is_kept_of_all() -> None:
    whole = {"table-device": "key", KEPT: "mine"}
    part = Part(whole, 2)
    assert part.get(KEPT) == "" and part["table-device"] == "key" and KEPT not in part
    part[KEPT] = "theirs"
    assert whole == {"table-device": "key", KEPT: "mine", f"{KEPT}-of-2": "theirs"}
    assert sorted(part) == ["table-device", f"{KEPT}-of-2"] and len(part) == 2
    assert part.pop(KEPT) == "theirs" and part.pop(KEPT) == "" and KEPT in OWN
    del part["table-device"]
    assert whole == {KEPT: "mine"}


def test_nobody_blocks_or_mutes_the_device_that_they_share() -> None:
    shared = table(False)[1][0]
    ann, bea = shared.here
    known = ann.known(bea.me.id)
    assert known.device == ann.device.id
    assert not ann.blocked.block(known)
    ann.blocked.mute(known, True)
    for guest in (ann, bea):
        assert not [1 for id in (ann.me.id, bea.me.id) if guest.blocked.mutes(guest.known(id))]
        assert guest.blocked.marked("table", (mark_of(guest.voice._primitives, "table", known.device),)) == []


def test_nothing_of_a_table_is_kept_once_it_is_left() -> None:
    network, devices = table(False)
    shared = devices[0]
    for guest in shared.here:
        assert guest.talk("hello")
    devices[1].guest.talk("thanks")
    network.run(lambda: False, 10_000)
    for guest in shared.here:
        guest.order("leave")
    shared.beside.drop()
    shared.visit += 1  # nothing looks at the clock any more; the line is there for another second
    seats = [guest.seat for guest in shared.here]
    until(network, lambda: not [seat for seat in seats if devices[1].host.roster.person_in(seat)], 5_000)
    network.run(lambda: False, 5_000)
    assert set(shared.storage) == {DEVICE}
