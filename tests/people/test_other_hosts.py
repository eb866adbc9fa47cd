"""Another host appears: who follows it, who is asked first, and who stays; and a table that sleeps is known again."""

import pytest
from devices import Device, over
from network import Network
from test_chair import answer, between_deals, go_on_playing, gone, hand_over, same, set_table, until

from hearts.app.people.asleep import DEALS, ROSTER
from hearts.app.people.chair import Claim, Handed, new_claim
from hearts.app.people.message import Identity

FOUR = "Ann Bob Cleo Dan"


def claimed(device: Device, before: bytes, **lies: object) -> Claim:
    """The claim of somebody who wants to be the host, with lies in it."""
    guest = device.guest
    claim = new_claim(guest.table.roster, guest.table.record, before, guest.me.id, guest.chair.host)
    return Claim(**dict(claim.__dict__, **lies))


def takes(device: Device, before: bytes, with_: "tuple[Device, ...]" = (), host: "Identity | None" = None, **lies):
    """Somebody holds the table from now on; only those `with_` them have signed it, and the host where it is given."""
    claim = claimed(device, before, **lies)
    people = {each.guest.me.id: claim.sign(each.guest.me) for each in (device, *with_)}
    device.guest.go_over(Handed(claim, claim.sign(host) if host else "", people))
    return claim


def host_of(device: Device) -> str:
    return device.guest.table.roster.host


# ---- the host that was there ---------------------------------------------------------------------------------------


def test_a_host_that_was_just_reloaded_does_not_yield_to_who_signed_alone() -> None:
    network, devices = set_table(FOUR)
    between_deals(network, devices)
    ann, bob, cleo, dan = devices
    before, own = ann.host.me.public, ann.guest.me.id
    ann.kill()
    takes(bob, before)
    ann.load()
    assert not network.run(lambda: ann.host is None, 90_000)
    go_on_playing([ann, cleo, dan])
    until(network, lambda: over([ann, cleo, dan]))
    same([ann, cleo, dan])
    assert host_of(cleo) == host_of(dan) == own


def test_a_host_whose_page_was_frozen_hears_first_who_is_there() -> None:
    network, devices = set_table(FOUR)
    between_deals(network, devices)
    ann, bob, cleo, dan = devices
    before = ann.host.me.public
    ann.freeze(True)
    network.run(lambda: False, 25_000)
    takes(bob, before)
    ann.freeze(False)
    assert not network.run(lambda: ann.host is None, 90_000)
    assert host_of(cleo) == host_of(dan) == ann.guest.me.id


@pytest.mark.parametrize("lie", ["game", "past", "epoch"])
def test_a_host_yields_to_no_claim_about_another_table(lie: str) -> None:
    network, devices = set_table()
    between_deals(network, devices)
    ann, others = devices[0], devices[1:]
    lies = {"game": "another", "past": "A" * 43, "epoch": 2}
    for device in devices:
        device.kill()
    ann.load()
    network.run(lambda: False, 40_000)
    for wrong in (True, False):
        claim = claimed(others[0], ann.host.me.public, **({lie: lies[lie]} if wrong else {}))
        people = {each.guest.me.id: claim.sign(each.guest.me) for each in others}
        assert ann.host.yields_to(Handed(claim, "", people)) is not wrong


# ---- guests ---------------------------------------------------------------------------------------------------------


def test_a_guest_who_is_there_is_asked_before_they_follow_who_signed_alone() -> None:
    network, devices = set_table(FOUR)
    gone(network, devices)
    ann, bob, cleo, dan = devices
    takes(bob, cleo.guest._kept.host)
    until(network, lambda: cleo.guest.chair.asks == dan.guest.chair.asks == "follow", 60_000)
    assert cleo.guest.chair.who == "Bob" and cleo.guest.chair.other.deals == 1
    assert host_of(cleo) == host_of(dan) == ann.guest.me.id
    dan.guest.answer_chair(False)
    cleo.guest.answer_chair(True)
    until(network, lambda: host_of(cleo) == bob.guest.me.id, 60_000)
    assert dan.guest.chair.asks == "" and host_of(dan) == ann.guest.me.id
    until(network, lambda: dan.guest.chair.asks == "follow", 200_000)  # whoever waited in vain is asked again
    dan.guest.answer_chair(True)
    until(network, lambda: over([bob, cleo, dan]))
    same([bob, cleo, dan])


def test_nobody_is_asked_to_follow_another_host_while_theirs_is_there() -> None:
    network, devices = set_table(FOUR)
    between_deals(network, devices)
    ann, bob, cleo, dan = devices
    takes(bob, ann.host.me.public)
    assert not network.run(lambda: cleo.guest.chair.asks or dan.guest.chair.asks, 120_000)
    go_on_playing([ann, cleo, dan])
    until(network, lambda: over([ann, cleo, dan]))
    assert ann.host is not None and host_of(cleo) == ann.guest.me.id


def test_who_was_away_follows_by_themselves_whom_all_follow_who_are_there_however_long_they_were_away() -> None:
    network, devices = set_table(FOUR, "classic-pc limit=100")
    gone(network, devices)
    _, bob, cleo, dan = devices
    dan.kill()
    network.run(lambda: False, 20_000)
    bob.guest.go_on()
    until(network, lambda: answer([cleo]) or bob.host is not None, 60_000)
    until(network, lambda: len(bob.records) > 3)
    dan.load()
    until(network, lambda: dan.guest.table.roster is not None and host_of(dan) == bob.guest.me.id, 120_000)
    assert dan.guest.left_behind and not dan.stories
    until(network, lambda: over([bob, cleo, dan]))
    same([bob, cleo, dan])


def test_who_was_away_is_asked_where_somebody_is_there_who_did_not_sign() -> None:
    network, devices = set_table(FOUR)
    gone(network, devices)
    ann, bob, cleo, dan = devices
    dan.kill()
    takes(bob, cleo.guest._kept.host)
    dan.load()
    until(network, lambda: dan.guest.chair.asks == "follow", 120_000)
    assert host_of(dan) == ann.guest.me.id


@pytest.mark.parametrize("lies", [{"past": "B" * 43}, {"game": "another"}, {"epoch": 2}, {"deals": 3}], ids=str)
def test_a_claim_that_is_not_about_this_table_freezes_nobody_who_was_away(lies: "dict[str, object]") -> None:
    network, devices = set_table()
    gone(network, devices)
    ann, bob, cleo = devices
    cleo.kill()
    before = bob.guest._kept.host
    takes(bob, before, **lies)
    cleo.load()
    network.run(lambda: False, 60_000)
    bob.kill()
    network.run(lambda: False, 70_000)
    ann.load()
    until(network, lambda: cleo.guest._kept.host == before and cleo.guest.table.number > 0)
    until(network, lambda: over([ann, cleo]))
    same([ann, cleo])


def test_the_host_alone_moves_nobody() -> None:
    network, devices = set_table()
    between_deals(network, devices)
    ann, bob, cleo = devices
    old = ann.host
    takes(ann, old.me.public, host=old.me)
    until(network, lambda: bob.guest.chair.asks == cleo.guest.chair.asks == "follow", 60_000)
    assert bob.guest._kept.host == cleo.guest._kept.host == old.me.public


@pytest.mark.parametrize("lie", ["game", "past", "epoch", "deals"])
def test_a_chair_that_is_passed_on_in_another_game_is_not_followed(lie: str) -> None:
    network, devices = set_table()
    between_deals(network, devices)
    ann, bob, cleo = devices
    lies = {"game": "another", "past": "A" * 43, "epoch": 2, "deals": 0}
    claim = claimed(bob, ann.host.me.public, **{lie: lies[lie]})
    people = {each.guest.me.id: claim.sign(each.guest.me) for each in devices}
    before = cleo.guest.invite
    ann.host.tell("handed " + Handed(claim, claim.sign(ann.host.me), people).text())
    until(network, lambda: cleo.guest.story != "", 60_000)
    assert cleo.guest.invite == before


def test_who_missed_two_changes_of_the_chair_finds_the_table_by_its_card() -> None:
    network, devices = set_table(FOUR, "classic-pc limit=60")
    gone(network, devices)
    _, bob, cleo, dan = devices
    dan.kill()
    network.run(lambda: False, 20_000)
    bob.guest.go_on()
    until(network, lambda: answer([cleo]) or bob.host is not None, 60_000)
    until(network, lambda: len(bob.records) > 1 and bob.guest.table.record.game.phase == "deal")
    bob.guest.chair.offer(cleo.guest.me.id)
    until(network, lambda: answer([bob, cleo]) or cleo.host is not None, 900_000)
    until(network, lambda: bob.host is None, 200_000)
    dan.load()
    until(network, lambda: dan.guest.table.roster is not None and host_of(dan) == cleo.guest.me.id, 200_000)
    until(network, lambda: over([bob, cleo, dan]))
    same([bob, cleo, dan])


# ---- another host because of how the cards were shared out ----------------------------------------------------------


def shared_out_twice(network: Network, devices: "list[Device]") -> None:
    """The host breaks two rounds of the first deal, and a third one stands."""
    host, dan = devices[0].host, devices[-1].guest
    host.book.stand = lambda seat, on: None  # as if they were there
    order = dan.order
    dan.order = lambda words: None if words[:5] == "hash " and dan.table.attempt < 3 else order(words)
    dan._contributor._order = dan.order
    devices[0].guest.order("begin")
    until(network, lambda: all(device.guest.table.playing for device in devices))
    assert all(device.guest.table.restarts == 2 for device in devices)


def test_after_two_restarts_the_others_go_on_with_another_host_while_theirs_is_there() -> None:
    network, devices = set_table(FOUR)
    ann, bob, cleo, dan = devices
    for device in devices:
        device.plays = False
    shared_out_twice(network, devices)
    assert ann.guest.chair.asks == "" and bob.guest.chair.asks == cleo.guest.chair.asks == "offered"
    assert bob.guest.chair.who == "Ann"
    cleo.guest.answer_chair(False)
    assert cleo.guest.chair.asks == ""
    bob.guest.answer_chair(True)
    until(network, lambda: cleo.guest.chair.asks == dan.guest.chair.asks == "on", 30_000)
    assert ann.guest.chair.asks == ""
    until(network, lambda: answer([cleo, dan]) or bob.host is not None, 60_000)
    until(network, lambda: ann.host is None, 120_000)
    go_on_playing(devices)
    until(network, lambda: over(devices))
    same(devices)
    assert ("host", "0 Bob") in bob.guest.table.record.notes and ann.guest.left_behind


def test_one_who_stays_with_the_host_is_enough() -> None:
    network, devices = set_table(FOUR)
    ann, bob, cleo, dan = devices
    for device in devices:
        device.plays = False
    shared_out_twice(network, devices)
    bob.guest.answer_chair(True)
    until(network, lambda: cleo.guest.chair.asks == dan.guest.chair.asks == "on", 30_000)
    cleo.guest.answer_chair(True)
    dan.guest.answer_chair(False)
    until(network, lambda: bob.guest.chair.refused == (dan.guest.me.id, "people-no-wait"), 30_000)
    go_on_playing(devices)
    until(network, lambda: over(devices))
    same(devices)
    assert ann.host is not None


# ---- a table that sleeps --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [1, 2], ids=["who asks", "who is asked"])
def test_a_page_that_was_reloaded_while_the_host_is_gone_knows_its_table_and_goes_on(who: int) -> None:
    network, devices = set_table(FOUR, "classic-pc limit=30")
    gone(network, devices)
    known = devices[who].guest.table.record.text()
    devices[who].kill()
    devices[who].load()
    guest = devices[who].guest
    until(network, lambda: guest.asleep, 10_000)
    assert guest.table.record.text() == known and guest.seat >= 0 and guest.where == "joining"
    others = devices[1:]
    until(network, lambda: all(each.guest.host_gone for each in others), 120_000)
    others[0].guest.go_on()
    until(network, lambda: answer(others) or others[0].host is not None, 60_000)
    until(network, lambda: over(others))
    same(others)
    assert ("host", "1 Bob") in others[0].guest.table.record.notes


def test_a_table_that_sleeps_goes_on_when_its_host_is_back() -> None:
    network, devices = set_table()
    gone(network, devices)
    for device in devices[1:]:
        device.kill()
        device.load()
    until(network, lambda: all(device.guest.asleep for device in devices[1:]), 10_000)
    devices[0].load()
    until(network, lambda: not any(device.guest.asleep for device in devices), 30_000)
    until(network, lambda: over(devices))
    same(devices)


def test_a_page_that_was_reloaded_before_the_first_game_knows_who_sat_there() -> None:
    network, devices = set_table()
    devices[0].kill()
    devices[1].kill()
    devices[1].load()
    until(network, lambda: devices[1].guest.asleep, 10_000)
    assert devices[1].guest.table.record is None
    assert {"Ann", "Bob", "Cleo"} < {who.name for who in devices[1].guest.table.roster.seats}


@pytest.mark.parametrize("name", [ROSTER, DEALS])
def test_what_was_kept_of_a_table_and_does_not_read_is_left_alone(name: str) -> None:
    network, devices = set_table()
    gone(network, devices)
    bob = devices[1]
    bob.kill()
    bob.storage[name] = bob.storage[name][:-9]
    bob.load()
    assert not network.run(lambda: bob.guest.asleep or bob.stories, 20_000)
    devices[0].load()
    until(network, lambda: over(devices))
    same(devices)


def test_the_deals_of_a_game_are_kept_one_by_one_as_its_record_has_them() -> None:
    network, devices = set_table("Ann Bob", "classic-pc limit=60")
    devices[0].guest.order("begin")
    until(network, lambda: over(devices))
    bob = devices[1]
    assert len(bob.records) > 2
    assert bob.storage[DEALS].partition("\ndeal 1")[2] == bob.guest.table.record.text().partition("\ndeal 1")[2]
    devices[0].guest.order("propose again")
    until(network, lambda: bob.guest.table.votes.get("again"))
    bob.guest.order("agree again")
    until(network, lambda: bob.guest.table.roster.state == "game" and DEALS not in bob.storage)


def test_who_leaves_a_table_or_is_asked_to_keeps_nothing_of_it() -> None:
    network, devices = set_table()
    assert ROSTER in devices[2].storage
    devices[0].guest.order(f"ask {devices[2].guest.seat}")
    until(network, lambda: devices[2].guest.where == "gone")
    assert ROSTER not in devices[2].storage and DEALS not in devices[2].storage


def test_the_next_host_that_all_have_signed_is_followed_by_who_slept() -> None:
    network, devices = set_table()
    between_deals(network, devices)
    cleo = devices[2]
    cleo.freeze(True)
    until(network, lambda: devices[0].guest.signs.get(cleo.guest.seat) == "away", 60_000)
    go_on_playing(devices[:2])
    hand_over(network, devices[:2], devices[1])
    until(network, lambda: devices[0].host is None, 120_000)
    cleo.freeze(False)
    until(network, lambda: host_of(cleo) == devices[1].guest.me.id, 60_000)
    assert cleo.guest.chair.asks == "" and not cleo.stories
