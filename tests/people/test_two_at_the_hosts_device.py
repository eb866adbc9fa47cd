"""Two people at the host's device: each of them votes, talks, is renamed and is asked for themselves; and two who share
a device at a public table."""

import pytest
from devices import Device
from network import Network
from test_two_at_one_device import HOUR, Shared, all_of, begins, host_of, over, same, table, until

from hearts.app.people.beside import questions
from hearts.app.people.code import Invite
from hearts.app.people.names import listed

MINUTE = 60_000


def still(devices: "list[Device]") -> None:
    for each in devices:
        each.plays = False


@pytest.mark.parametrize("first", [0, 1], ids=["the host's person asks", "the second one asks"])
def test_both_are_asked_whether_another_game_begins(first: int) -> None:
    network, devices = table(True, rules="classic-pc limit=10")
    shared = devices[0]
    begins(network, devices)
    until(network, lambda: over(devices))
    still(devices)
    ended = host_of(devices).host.roster.game
    asks, other = shared.here[first], shared.here[1 - first]
    shared.beside.turn_to(asks)
    asks.order("propose again")
    until(network, lambda: questions(other) != [] and all("again" in each.table.votes for each in all_of(devices)))
    assert shared.turns.due() is other
    for each in devices[1:]:
        each.guest.order("agree again")
    until(network, lambda: len(other.table.votes.get("again", ())) == 3)
    network.run(lambda: False, 10_000)
    assert host_of(devices).host.roster.game == ended, "one of the two has not agreed"
    other.order("agree again")
    until(network, lambda: host_of(devices).host.roster.game != ended)
    for each in devices:
        each.plays = True
    until(network, lambda: over(devices) and all(each.table.game != ended for each in all_of(devices)))
    same(devices)


def test_what_the_second_one_says_is_theirs_and_both_hear_each_other() -> None:
    network, devices = table(True)
    still(devices)
    shared, cleo = devices[0], devices[1]
    ann, bea = shared.here
    heard: list[tuple[str, str, str]] = []
    for name, guest in (("Ann", ann), ("Bea", bea), ("Cleo", cleo.guest)):
        guest.told.tell(on_talk=lambda who, what, to=name: heard.append((to, who.name, what)))
    assert bea.talk("hello")
    until(network, lambda: len(heard) == 2, MINUTE)
    assert sorted(heard) == [("Ann", "Bea", "hello"), ("Cleo", "Bea", "hello")]
    assert ann.talk("hello"), "each of them has a rate of their own"
    until(network, lambda: len(heard) == 4, MINUTE)
    assert sorted(heard[2:]) == [("Bea", "Ann", "hello"), ("Cleo", "Ann", "hello")]


def test_the_second_one_has_another_name_and_leaves_alone() -> None:
    network, devices = table(True)
    shared, cleo = devices[0], devices[1]
    bea = shared.here[1]
    begins(network, devices)
    bea.order("look ben Beatrix")
    until(network, lambda: "Beatrix" in [who.name for who in cleo.guest.table.roster.seats], MINUTE)
    seat = bea.seat
    shared.beside.part(bea)
    until(network, lambda: not shared.host.roster.person_in(seat), MINUTE)
    assert ("left", f"{seat} {shared.host.deal} Beatrix") in shared.host.roster.notes
    until(network, lambda: over(devices))
    same(devices)


def test_the_chair_goes_from_the_device_of_two_to_another_one_and_both_must_agree() -> None:
    network, devices = table(True, rules="classic-pc limit=30")
    shared, cleo, dan = devices
    ann, bea = shared.here
    begins(network, devices)
    until(network, lambda: len(cleo.guest.table.finished) == 1)
    still(devices)
    ann.chair.offer(cleo.guest.me.id)

    def agreed(*others) -> bool:
        for each in others:
            if each.chair.asks in ("take", "agree"):
                each.answer_chair(True)
        return cleo.host is not None

    until(network, lambda: agreed(ann, cleo.guest, dan.guest) or bea.chair.asks == "agree")
    network.run(lambda: agreed(ann, cleo.guest, dan.guest), 20_000)
    assert cleo.host is None and shared.turns.due() in (bea, None) and questions(bea)
    until(network, lambda: agreed(bea), MINUTE)
    until(network, lambda: {each._kept.host for each in all_of(devices)} == {cleo.host.me.public}, MINUTE)
    for each in devices:
        each.plays = True
    until(network, lambda: over(devices))
    same(devices)


def test_both_yield_where_the_others_went_on_while_their_device_was_away() -> None:
    network, devices = table(True, rules="classic-pc limit=30")
    shared, cleo, dan = devices
    begins(network, devices)
    until(network, lambda: len(cleo.guest.table.finished) == 1)
    shared.kill()
    network.run(lambda: False, 70_000)
    cleo.guest.go_on()
    until(network, lambda: (dan.guest.chair.asks == "on" and dan.guest.answer_chair(True)) or cleo.host is not None)
    network.run(lambda: False, 30_000)
    cleo.freeze(True)
    dan.freeze(True)  # a host yields only where it hears nobody
    shared.load()
    until(network, lambda: shared.host is None, 3 * MINUTE)
    cleo.freeze(False)
    dan.freeze(False)
    until(network, lambda: all(each.where == "joined" for each in shared.here), HOUR)
    until(network, lambda: over(devices))
    same(devices)


def test_two_share_a_device_at_a_public_table() -> None:
    network = Network("two in public")
    host = Device(network, "Otter", None, "classic-pc limit=10", public=True)
    shared = Shared(network, "Otter", ["Nobody's"], Invite(host.invite.code, host.invite.fingerprint, "", True))
    devices = [shared, host]
    until(network, lambda: len(host.host.roster.seated) == 3 and [each.where for each in shared.here] == ["joined"] * 2)
    names = [who.name for who in host.host.roster.seats]
    assert len(set(names)) == 4 and all(listed(name) for name in names)
    host.guest.order(f"ask {shared.here[1].seat}")
    until(network, lambda: shared.here[1].where == "gone", MINUTE)
    shared.beside.part(shared.here[1], leaves=False)
    begins(network, devices)
    until(network, lambda: over(devices))
    same(devices)
