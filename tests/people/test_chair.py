"""The host's chair goes on between two deals: to a named person, all signing, or without the host."""

import pytest
from devices import Device, over, table
from network import Network

from hearts.app.people.chair import read_handed
from hearts.app.people.state import KEPT

HOUR = 1_200_000


def set_table(names: str = "Ann Bob Cleo", rules: str = "classic-pc limit=40") -> "tuple[Network, list[Device]]":
    network = Network("chair " + names)
    return network, table(network, names.split(), rules)


def until(network: Network, holds, most: float = HOUR) -> None:
    assert network.run(holds, most)


def same(devices: "list[Device]") -> None:
    assert len({device.guest.table.record.text() for device in devices}) == 1
    assert not [device.stories for device in devices if device.stories]


def answer(devices: "list[Device]", yes: bool = True) -> None:
    """Everybody answers what they are asked."""
    for device in devices:
        if device.guest.chair.asks:
            device.guest.answer_chair(yes)


def between_deals(network: Network, devices: "list[Device]") -> None:
    """Play one deal, and wait there."""
    devices[0].guest.order("begin")
    until(network, lambda: all(len(device.records) == 1 for device in devices))
    for device in devices:
        device.plays = False


def hand_over(network: Network, devices: "list[Device]", to: Device) -> None:
    devices[0].guest.chair.offer(to.guest.me.id)
    until(network, lambda: answer(devices) or to.host is not None, 600_000)


def go_on_playing(devices: "list[Device]") -> None:
    for device in devices:
        device.plays = True


def test_the_chair_goes_to_a_named_person_when_all_have_signed_and_the_game_goes_on() -> None:
    network, devices = set_table()
    between_deals(network, devices)
    old, new = devices[0], devices[1]
    before = old.host.invite
    hand_over(network, devices, new)
    go_on_playing(devices)
    until(network, lambda: over(devices))
    same(devices)
    assert new.host is not None and not new.host.over and new.guest.table.roster.host == new.guest.me.id
    assert {device.guest.invite for device in devices} == {new.host.invite} and new.host.invite != before
    assert new.host.invite.code == before.code
    until(network, lambda: old.host is None and KEPT not in old.storage, 120_000)


def test_the_chair_goes_on_before_the_first_game_too_and_the_old_host_is_a_guest() -> None:
    network, devices = set_table()
    hand_over(network, devices, devices[2])
    until(network, lambda: all(device.guest.table.roster.host == devices[2].guest.me.id for device in devices))
    devices[0].guest.order("begin")
    until(network, lambda: ("begin", "people-no-right") in devices[0].answers)
    devices[2].guest.order("begin")
    until(network, lambda: over(devices))
    same(devices)


def test_the_chair_stays_where_somebody_refuses_or_does_not_answer() -> None:
    network, devices = set_table()
    between_deals(network, devices)
    devices[0].guest.chair.offer(devices[1].guest.me.id)
    until(network, lambda: devices[1].guest.chair.asks == "take")
    devices[1].guest.answer_chair(True)
    until(network, lambda: devices[2].guest.chair.asks == "agree")
    devices[2].guest.answer_chair(False)
    until(network, lambda: not any(device.guest.table.chair[0] for device in devices))
    devices[0].guest.chair.offer(devices[1].guest.me.id)
    until(network, lambda: devices[1].guest.chair.asks == "take")
    until(network, lambda: not devices[1].guest.table.chair[0], 120_000)
    go_on_playing(devices)
    until(network, lambda: over(devices))
    same(devices)
    assert devices[0].host is not None and not devices[0].host.over


def test_the_chair_goes_on_only_when_the_deal_is_over_and_only_the_host_may_offer_it() -> None:
    network, devices = set_table()
    devices[0].guest.order("begin")
    until(network, lambda: devices[1].guest.table.view is not None and devices[1].guest.table.view.phase == "play")
    devices[1].guest.order(f"chair {devices[2].guest.me.id}")
    until(network, lambda: (f"chair {devices[2].guest.me.id}", "people-no-right") in devices[1].answers)
    devices[0].guest.chair.offer(devices[1].guest.me.id)
    until(network, lambda: devices[1].guest.chair.asks == "take")
    assert len(devices[1].records) == 1 and devices[0].host.settled
    until(network, lambda: answer(devices) or devices[1].host is not None, 60_000)
    until(network, lambda: over(devices))
    same(devices)


def test_nothing_that_was_secret_goes_with_the_chair() -> None:
    network, devices = set_table()
    between_deals(network, devices)
    secrets = [devices[0].host.me.seed.hex(), devices[0].guest.me.seed.hex()]
    hand_over(network, devices, devices[1])
    kept = " ".join(devices[1].storage.values())
    assert not [secret for secret in secrets if secret in kept]


def test_who_did_not_hear_of_it_and_who_comes_with_the_old_link_find_the_next_host() -> None:
    network, devices = set_table("Ann Bob Cleo Dan")
    link = devices[0].host.invite
    between_deals(network, devices)
    late = devices[3]
    late.kill()
    devices[0].guest.chair.offer(devices[1].guest.me.id)  # for Dan, who is still thought to be there, nobody answers
    until(network, lambda: answer(devices) or not devices[1].guest.table.chair[0], 120_000)
    until(network, lambda: devices[0].guest.signs.get(late.guest.seat) == "away")
    go_on_playing(devices[:3])
    hand_over(network, devices[:3], devices[1])
    until(network, lambda: devices[0].host is None, 120_000)
    late.load()
    until(network, lambda: late.guest.table.roster is not None and late.guest.invite == devices[1].host.invite)
    zoe = Device(network, "Zoe", link, watches=True)
    until(network, lambda: zoe.guest.card is not None)
    assert zoe.guest.card.chairs[-1].claim.id == devices[1].guest.me.id
    go_on_playing(devices)
    until(network, lambda: over(devices))
    same(devices)


def test_the_chair_goes_on_twice_and_the_first_link_still_leads_to_the_table() -> None:
    network, devices = set_table()
    link = devices[0].host.invite
    between_deals(network, devices)
    hand_over(network, devices, devices[1])
    until(network, lambda: all(device.guest.table.roster.host == devices[1].guest.me.id for device in devices))
    devices[1].guest.chair.offer(devices[2].guest.me.id)
    until(network, lambda: answer(devices) or devices[2].host is not None, 60_000)
    until(network, lambda: devices[0].host is None and devices[1].host is None, 120_000)
    zoe = Device(network, "Zoe", link)
    until(network, lambda: zoe.guest.table.roster is not None)
    go_on_playing(devices)
    until(network, lambda: over([*devices, zoe]))
    until(network, lambda: len({device.guest.table.number for device in [*devices, zoe]}) == 1)  # Zoe has a seat now
    same([*devices, zoe])


def test_the_next_host_goes_on_after_its_page_was_loaded_again() -> None:
    network, devices = set_table()
    between_deals(network, devices)
    hand_over(network, devices, devices[1])
    devices[1].kill()
    devices[1].load()
    go_on_playing(devices)
    until(network, lambda: over(devices))
    same(devices)


def gone(network: Network, devices: "list[Device]") -> None:
    """The host is away for good, in the second deal."""
    devices[0].guest.order("begin")
    until(network, lambda: all(len(device.records) == 1 for device in devices))
    until(network, lambda: all(device.guest.table.view.phase == "play" for device in devices))
    devices[0].kill()
    until(network, lambda: all(device.guest.host_gone for device in devices[1:]), 120_000)


def test_without_the_host_the_others_go_on_from_the_last_deal_and_the_record_says_so() -> None:
    network, devices = set_table("Ann Bob Cleo Dan", "classic-pc limit=30")
    gone(network, devices)
    others = devices[1:]
    first = others[0].guest.table.record
    others[0].guest.go_on()
    until(network, lambda: answer(others) or others[0].host is not None, 60_000)
    until(network, lambda: over(others))
    same(others)
    record = others[0].guest.table.record
    assert record.id == first.id and ("host", "1 Bob") in record.notes
    assert record.text().find(first.text().partition("\ndeal 1")[2]) > 0


def test_without_the_host_nobody_goes_on_while_one_who_is_there_wants_to_wait() -> None:
    network, devices = set_table("Ann Bob Cleo Dan")
    gone(network, devices)
    bob, cleo, dan = devices[1:]
    bob.guest.go_on()
    until(network, lambda: cleo.guest.chair.asks == "on" and dan.guest.chair.asks == "on")
    cleo.guest.answer_chair(True)
    assert not network.run(lambda: bob.host is not None, 20_000)
    dan.guest.answer_chair(False)
    until(network, lambda: bob.guest.chair.refused == (dan.guest.me.id, "people-no-wait"))
    devices[0].load()
    until(network, lambda: over(devices))
    same(devices)


def test_a_host_that_is_back_yields_to_those_who_went_on() -> None:
    network, devices = set_table("Ann Bob Cleo Dan", "classic-pc limit=60")
    gone(network, devices)
    old, others = devices[0], devices[1:]
    others[1].guest.go_on()
    until(network, lambda: answer(others) or others[1].host is not None, 60_000)
    until(network, lambda: len(others[0].records) > 1)
    old.load()
    until(network, lambda: old.host is None, 60_000)
    assert old.guest.left_behind and KEPT not in old.storage
    until(network, lambda: over(devices))
    same(devices)


def test_a_host_that_is_there_yields_to_nobody() -> None:
    network, devices = set_table("Ann Bob Cleo Dan")
    between_deals(network, devices)
    bob = devices[1].guest
    bob._signs._heard_at = -1e9  # he says that he does not hear the host
    bob.go_on()
    assert not network.run(lambda: any(device.guest.chair.asks for device in (devices[0], *devices[2:])), 30_000)
    go_on_playing(devices)
    until(network, lambda: over([devices[0], *devices[2:]]))
    assert devices[0].host is not None and devices[2].guest.table.roster.host == devices[0].guest.me.id


@pytest.mark.parametrize("change", ["people", "host", "claim"])
def test_a_chair_that_was_not_signed_is_not_followed(change: str) -> None:
    network, devices = set_table()
    between_deals(network, devices)
    cleo, told = devices[2].guest, []
    cleo.table.events.tell(on_handed=told.append)
    hand_over(network, devices, devices[1])
    until(network, lambda: told != [])
    claim, host, people = told[0].split("|")
    lies = {
        "people": f"{claim}|{host}|{people.split()[0]}",
        "host": f"{claim}|{'A' * 86}|{people}",
        "claim": f"{claim.replace(' 1 ', ' 2 ', 1)}|{host}|{people}",
    }
    before = cleo.invite
    cleo._whose.hear_handed(lies[change])
    assert cleo.story and cleo.invite == before
    assert read_handed(told[0]).claim.id == devices[1].guest.me.id
