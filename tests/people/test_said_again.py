"""Whoever hears the topics of a table can record what is said and say it again, without the code: it fools nobody."""

import pytest
from devices import Device
from network import Network
from test_chair import answer, between_deals, gone, set_table, until
from test_other_hosts import host_of

from hearts.app.people.message import Message

FOUR = "Ann Bob Cleo Dan"


def said_by(network: Network, devices: "list[Device]", who: Device, kind: str) -> "list[tuple[str, bytes]]":
    """What the person of a device has said of this kind, or its host, as the relay saw it."""
    reader = next(each for each in devices if each is not who and each.alive)
    read = [(message, said) for said in network.seen if (message := opened(reader, said[1])) is not None]
    mine = [who.guest.me.public] + [reader.guest._kept.host for first in devices[:1] if first is who]
    return [said for message, said in read if message.kind == kind and message.sender in mine]


def opened(device: Device, payload: bytes) -> "Message | None":
    """Read a message at a device, as often as it comes."""
    post = device.guest.post
    sieve, post._sieve = post._sieve, None
    message = post.read(payload)
    post._sieve = sieve
    return message


def say_again(network: Network, what: "list[tuple[str, bytes]]", each: float) -> None:
    """Somebody without the code says this again, piece by piece, as long as it holds out."""
    rest = iter(what)

    def say() -> None:
        found = next(rest, None)
        if found is not None:
            network.carry(None, *found)
            network.at(network.now + each, say)

    network.at(network.now + each, say)


def reload(device: Device) -> None:
    device.kill()
    device.load()


@pytest.mark.parametrize("welcomed", [False, True], ids=["after the host was gone", "just before that"])
def test_signs_of_a_host_that_is_gone_bring_it_back_for_nobody(welcomed: bool) -> None:
    network, devices = set_table("Ann Bob Cleo")
    between_deals(network, devices)
    network.run(lambda: False, 300_000)
    ann, bob, _ = devices
    signs = said_by(network, devices, ann, "signs")
    assert len(signs) > 150
    if welcomed:
        bob.kill()
        bob.load()
        until(network, lambda: bob.guest._sitting.name != "", 10_000)
        ann.kill()
    else:
        ann.kill()
        reload(bob)
    say_again(network, signs, 700)
    until(network, lambda: bob.guest.host_gone, 75_000)


def test_who_has_left_is_not_waited_for_because_somebody_says_again_what_they_said() -> None:
    network, devices = set_table(FOUR)
    gone(network, devices)
    _, bob, cleo, dan = devices
    old = said_by(network, devices, dan, "have")
    dan.kill()
    reload(bob)
    reload(cleo)
    say_again(network, old, 300)
    until(network, lambda: bob.guest.host_gone and cleo.guest.host_gone, 90_000)
    assert bob.guest.chair.there.present() == [cleo.guest.me.id]
    bob.guest.go_on()
    until(network, lambda: answer([cleo]) or bob.host is not None, 30_000)


def test_a_claim_that_is_said_again_neither_asks_anybody_nor_takes_the_place_of_another() -> None:
    network, devices = set_table(FOUR)
    gone(network, devices)
    first, *others = sorted(devices[1:], key=lambda each: each.guest.me.id)
    first.guest.go_on()
    until(network, lambda: others[0].guest.chair.asks == "on", 30_000)
    others[0].guest.answer_chair(False)
    until(network, lambda: first.guest.chair.refused[0] != "", 30_000)
    old = said_by(network, devices, first, "heir")
    first.kill()
    for device in others:
        reload(device)
    until(network, lambda: all(each.guest.host_gone for each in others), 120_000)
    say_again(network, old, 100)
    assert not network.run(lambda: any(each.guest.chair.asks for each in others), 20_000)
    others[0].guest.go_on()
    say_again(network, old, 100)
    until(network, lambda: answer(others[1:]) or others[0].host is not None, 60_000)


def test_who_agreed_to_a_claim_before_has_not_agreed_to_the_next_one() -> None:
    network, devices = set_table(FOUR)
    gone(network, devices)
    _, bob, cleo, dan = devices
    bob.guest.go_on()
    until(network, lambda: cleo.guest.chair.asks == dan.guest.chair.asks == "on", 30_000)
    cleo.guest.answer_chair(True)
    until(network, lambda: cleo.guest.me.id in bob.guest.chair._signs, 30_000)
    dan.guest.answer_chair(False)
    until(network, lambda: bob.guest.chair.claim is None, 30_000)
    old = said_by(network, devices, cleo, "agree")
    assert old
    bob.guest.go_on()
    say_again(network, old, 100)
    assert not network.run(lambda: cleo.guest.me.id in bob.guest.chair._signs, 20_000)


def test_who_is_there_and_hears_the_host_is_counted_by_who_does_not() -> None:
    network, devices = set_table(FOUR)
    between_deals(network, devices)
    ann, bob, cleo, dan = devices
    hears = bob.guest.receive
    host = ann.host.me.public

    def deaf(topic, payload) -> None:
        read = opened(cleo, payload)
        if read is None or read.sender != host:
            hears(topic, payload)

    bob.guest.receive = deaf
    bob.branches._ends[0].on_message = deaf
    until(network, lambda: bob.guest.host_gone, 90_000)
    assert set(bob.guest.chair.there.present()) == {each.guest.me.id for each in (ann, cleo, dan)}
    bob.guest.go_on()
    assert not network.run(lambda: bob.host is not None, 60_000)
    assert host_of(cleo) == ann.guest.me.id


def test_nobody_says_that_they_are_there_before_they_sit_down() -> None:
    network, devices = set_table("Ann Bob")
    zoe = Device(network, "Zoe", devices[0].host.invite)
    zoe.plays = False
    said: list[str] = []
    zoe.line.publish = lambda topic, payload, keep=False: said.append(topic)
    devices[0].kill()
    network.run(lambda: False, 90_000)
    assert devices[1].guest.chair.there._asked and said == []


def test_pages_that_ask_who_is_there_answer_each_other_and_no_more() -> None:
    network, devices = set_table(FOUR)
    between_deals(network, devices)
    before = len(network.seen)
    network.run(lambda: False, 60_000)
    assert not [1 for each in devices if each.guest.chair.there._asked], "nobody asks while the host is heard"
    quiet = len(network.seen) - before
    devices[0].kill()
    network.run(lambda: False, 20_000)
    before = len(network.seen)
    network.run(lambda: False, 60_000)
    assert len(network.seen) - before < quiet + 3 * 60


def test_a_nudge_that_is_said_again_is_not_heard() -> None:
    network, devices = set_table("Ann Bob")
    bob, told = devices[1], []
    bob.guest.told.tell(on_nudge=told.append)
    bob.plays = False
    devices[0].guest.order("begin")

    def asked() -> bool:
        view = bob.guest.table.view
        return view is not None and view.seat in view.waiting

    until(network, asked)
    assert devices[0].guest.nudge(bob.guest.seat)
    until(network, lambda: told == [devices[0].guest.me.id], 5_000)
    old = said_by(network, devices, devices[0], "nudge")
    bob.plays = True
    number = bob.guest.table.moved
    until(network, lambda: bob.guest.table.moved > number + 6)
    bob.plays = False
    until(network, asked)
    reload(bob)
    bob.guest.told.tell(on_nudge=told.append)
    until(network, lambda: bob.guest.where == "joined" and asked(), 30_000)
    network.run(lambda: False, 25_000)
    say_again(network, old, 100)
    assert not network.run(lambda: len(told) > 1, 10_000)
    assert devices[0].guest.nudge(bob.guest.seat)
    until(network, lambda: len(told) > 1, 5_000)


def test_that_a_watcher_was_sent_off_before_sends_nobody_off_who_came_again() -> None:
    network, devices = set_table("Ann Bob")
    ann = devices[0]
    ann.guest.order("watchers on")
    until(network, lambda: ann.host.roster.watching, 5_000)
    zoe = Device(network, "Zoe", ann.host.invite, watches=True)
    until(network, lambda: zoe.guest.where == "watching", 30_000)
    at = len(network.seen)
    ann.guest.order("watchers off")
    until(network, lambda: zoe.guest.where == "gone", 30_000)
    topic = zoe.guest.post.keys.topic(zoe.guest.me.public)
    old = [each for each in network.seen[at:] if each[0] == topic]
    seed = zoe.guest.me.seed
    ann.guest.order("watchers on")
    until(network, lambda: ann.host.roster.watching, 5_000)
    zoe.kill()
    zoe.storage["seed"] = seed.hex()
    zoe.load()
    until(network, lambda: zoe.guest.where == "watching" and zoe.guest.table.number > 0, 30_000)
    assert zoe.guest.me.seed == seed
    say_again(network, old, 100)
    assert not network.run(lambda: zoe.guest.where == "gone", 10_000)


def test_promises_of_an_earlier_game_are_none_of_this_one() -> None:
    network, devices = set_table("Ann Bob")
    ann, bob = devices
    between_deals(network, devices)
    old = [each for each in said_by(network, devices, ann, "move") if opened(bob, each[1]).body.split(" ")[3] == "hash"]
    assert old
    reload(bob)
    until(network, lambda: bob.guest.where == "joined" and bob.guest.table.number > 0, 30_000)
    say_again(network, old, 100)
    network.run(lambda: False, 5_000)
    assert bob.guest._others._blame._heard == []
