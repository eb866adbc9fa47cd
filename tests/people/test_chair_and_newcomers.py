"""The chair goes on with claims that are true in all they say, and whoever stood at the door meanwhile gets in."""

from devices import Device
from test_what_people_do import HOUR, same, set_table, until

from hearts.app.people.chair import Claim

MINUTE = 60_000


def agree(devices: "list[Device]") -> None:
    for device in devices:
        if device.guest.chair.asks in ("take", "agree"):
            device.guest.answer_chair(True)


def test_who_stood_at_the_door_while_the_chair_went_on_sits_down_at_the_next_hosts_table() -> None:
    network, devices = set_table()
    ann, bob, _ = devices
    dan = Device(network, "Dan", ann.invite)
    dan.plays = False
    until(network, lambda: dan.guest.where == "found")
    ann.guest.chair.offer(bob.guest.me.id)

    def gone() -> bool:
        agree(devices)
        return bob.host is not None

    until(network, gone)
    network.run(lambda: False, MINUTE)
    dan.plays = True
    until(network, lambda: dan.guest.where == "joined", 3 * MINUTE)
    assert not dan.stories and dan.guest.table.roster.host == bob.guest.me.id


def test_a_claim_with_another_number_of_deals_moves_no_chair_and_stops_nobody() -> None:
    network, devices = set_table("Ann Eve Cleo", "classic-pc limit=100")
    ann, eve, _ = devices
    ann.guest.order("begin")
    until(network, lambda: all(len(device.guest.table.finished) == 1 for device in devices))
    own = eve.guest.chair._own_claim

    def lied(host: bytes) -> Claim:
        true = own(host)
        return Claim(true.game, true.deals + 1, true.past, true.epoch, true.before, true.id, true.public, true.exchange)

    eve.guest.chair._own_claim = lied  # type: ignore[method-assign] # Eve lies
    ann.guest.chair.offer(eve.guest.me.id)

    def stays() -> bool:
        agree(devices)
        return any(device.stories for device in devices) or ann.host is None or ann.host.over

    assert not network.run(stays, 5 * MINUTE)
    until(network, lambda: all(len(device.guest.table.finished) >= 2 for device in devices), HOUR)
    assert eve.host is None
    same(devices)


def test_two_people_of_a_name_with_a_space_where_it_is_cut_both_sit_down() -> None:
    network, devices = set_table("Ann Bob")
    several = [Device(network, "Grandma of Lisa and", devices[0].invite) for _ in range(2)]
    until(network, lambda: all(device.guest.where == "joined" for device in several), MINUTE)
    assert [who.name for who in devices[0].guest.table.roster.seats][2:] == ["Grandma of Lisa and", "Grandma of Lisa 2"]
