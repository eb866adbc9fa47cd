"""What a seat alone is told goes to the person who sat there then, whoever sits there now."""

import json

import pytest
from devices import Device, over
from sits import sit
from test_chair import go_on_playing, same, set_table, until

from hearts.app.people.ledger import read_ledger
from hearts.app.people.orders import carry_out


def after_two_deals(names: str = "Ann Bob Cleo") -> "tuple":
    network, devices = set_table(names, "classic-pc limit=60")
    devices[0].guest.order("begin")
    until(network, lambda: all(len(device.records) == 2 for device in devices))
    for device in devices:
        device.plays = False
    return network, devices


def reload(device: Device) -> None:
    device.kill()
    device.load()


@pytest.mark.parametrize("remembers", [True, False], ids=["remembers", "remembers nothing"])
def test_who_was_given_another_seat_and_reloads_goes_on(remembers: bool) -> None:
    network, devices = after_two_deals()
    ann, bob, cleo = devices
    seats = bob.guest.seat, cleo.guest.seat
    ann.guest.order(f"swap {seats[0]} {seats[1]}")
    until(network, lambda: (cleo.guest.seat, bob.guest.seat) == seats)
    for device in (bob, cleo):
        if not remembers:
            kept = json.loads(device.storage["table-guest"])
            device.storage["table-guest"] = json.dumps(dict(kept, seen={}))
        reload(device)
    until(network, lambda: bob.guest.where == cleo.guest.where == "joined", 30_000)
    until(network, lambda: bob.guest.table.number == cleo.guest.table.number == ann.host.ledger.number, 30_000)
    assert (cleo.guest.seat, bob.guest.seat) == seats
    go_on_playing(devices)
    until(network, lambda: over(devices))
    same(devices)


def test_who_sits_in_the_seat_of_another_is_never_sent_what_the_other_was_told() -> None:
    network, devices = after_two_deals()
    ann, bob, cleo = devices
    ann.guest.order(f"swap {bob.guest.seat} {cleo.guest.seat}")
    until(network, lambda: bob.guest.table.number == ann.host.ledger.number)
    own = [line for entry in ann.host.ledger.entries for who, line in entry.own.items() if who == cleo.guest.me.id]
    assert own
    heard: list[bytes] = []
    bob.hears = heard.append
    reload(bob)
    until(network, lambda: bob.guest.table.number == ann.host.ledger.number, 30_000)
    assert not [line for line in own for said in heard if b"\t" + line.encode() + b"\t" in said]


def test_a_log_that_was_kept_before_is_read_with_the_seats_of_today() -> None:
    host = after_two_deals()[1][0].host
    bases, rows = json.loads(host.ledger.text())
    old = [[text, proof, [[host.roster.seat_of(who), line] for who, line in own]] for text, proof, own in rows]
    assert [each for _, _, own in old for each in own]
    read = read_ledger(json.dumps([bases, old]), host.roster)
    assert [each.own for each in read.entries] == [each.own for each in host.ledger.entries]


@pytest.mark.parametrize("order", ["swap 1 2", "sit", "mind"])
def test_nobody_changes_seats_between_the_last_card_of_a_deal_and_its_end(order: str) -> None:
    network, devices = set_table("Ann Bob Cleo", "classic-pc limit=60")
    ann, host = devices[0], devices[0].host
    zoe = Device(network, "Zoe", host.invite)
    zoe.plays = False
    ann.guest.order("begin")
    until(network, lambda: zoe.guest.where == "found")
    reveal, told = host.dealer._reveal, []
    seat = next(seat for seat in range(4) if not host.roster.person_in(seat))

    def change(held) -> None:
        if not told:
            if order == "sit":
                member = host.desk.members.admit(zoe.guest.me.public, zoe.guest.me.exchange, [])
                member.sitting = member.sitting or "another"
                member.heard(network.now)
                told.append(sit(host, member, zoe.guest.me, "Zoe"))
            else:
                member = host.desk.members.by_id(ann.guest.me.id)
                told.append(carry_out(host, member, order if order != "mind" else f"mind {seat} iq:60 ben Ben"))
        reveal(held)

    host.dealer._reveal = change
    until(network, lambda: told != [] and all(len(device.records) == 1 for device in devices))
    assert told[0] != "" or order == "mind"
    network.run(lambda: False, 5_000)
    assert not [device.stories for device in devices if device.stories]
