"""What the host and all others do at a table beside playing: rules, seats, another game, and a nudge."""

import pytest
from devices import Device, over
from test_what_people_do import phase, set_table, until

from hearts.app.keeping.setup import REGULARS
from hearts.app.people.card import read_card
from hearts.app.people.seating import fitted
from hearts.engine.record import Seat


def test_another_game_begins_when_all_who_are_there_agree_and_not_before() -> None:
    network, devices = set_table()
    devices[0].guest.order("begin")
    devices[1].guest.order("propose again")
    until(network, lambda: over(devices))
    assert ("propose again", "people-no-order") in devices[1].answers, "while a game is played"
    first = devices[0].guest.table.record.id
    devices[1].guest.order("propose again")
    until(network, lambda: "again" in devices[2].guest.table.votes)
    devices[0].guest.order("agree again")
    until(network, lambda: len(devices[2].guest.table.votes["again"]) == 2)
    assert devices[0].host.roster.state == "over"
    devices[2].guest.order("agree again")
    until(network, lambda: not over(devices))
    until(network, lambda: over(devices))
    assert len({device.guest.table.record.text() for device in devices}) == 1
    assert devices[0].guest.table.record.id != first
    assert not [device.stories for device in devices if device.stories]


def test_who_is_away_when_the_game_is_over_holds_up_no_other_game() -> None:
    network, devices = set_table()
    devices[0].guest.order("begin")
    until(network, lambda: over(devices))
    devices[2].freeze(True)
    devices[1].guest.order("propose again")
    until(network, lambda: "again" in devices[0].guest.table.votes)
    devices[0].guest.order("agree again")
    until(network, lambda: devices[0].host.roster.state == "game", 60_000)


def test_one_who_does_not_want_another_game_ends_the_question() -> None:
    network, devices = set_table()
    devices[0].guest.order("begin")
    until(network, lambda: over(devices))
    devices[1].guest.order("propose again")
    until(network, lambda: "again" in devices[0].guest.table.votes)
    devices[0].guest.order("refuse again")
    until(network, lambda: not devices[1].guest.table.votes)
    assert devices[0].host.roster.state == "over"


def test_all_may_turn_the_clock_off() -> None:
    network, devices = set_table()
    devices[0].guest.order("keep 60 20")
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[1]) == "play" and devices[1].guest.table.roster.clock == 20)
    devices[2].guest.order("propose clock")
    for device in devices[:2]:
        until(network, lambda device=device: "clock" in device.guest.table.votes)
        device.guest.order("agree clock")
    until(network, lambda: all(device.guest.table.roster.clock == 0 for device in devices))


def test_the_door_tells_how_long_the_table_waits() -> None:
    network, devices = set_table()
    devices[0].guest.order("keep 120 20")
    devices[1].guest.order("keep 30 0")
    until(network, lambda: not devices[0].guest.busy and not devices[1].guest.busy)
    assert ("keep 30 0", "people-no-right") in devices[1].answers
    late = Device(network, "Zoe", devices[0].invite)
    late.plays = False
    until(network, lambda: late.guest.card is not None and late.guest.card.patience == 120, 60_000)
    assert late.guest.card.clock == 20


def test_a_card_that_says_strange_terms_says_none() -> None:
    key = "B" * 42 + "A"
    plain = (
        '{"exchange": "%s", "rules": "deluxe", "seats": [], "at": 1, "patience": -4, "clock": "x", "help": [["hint"]]}'
    )
    card, _ = read_card(plain % key)
    assert card is not None and (card.patience, card.clock) == (0, 0)


def test_rules_for_other_numbers_of_players_keep_the_people_before_the_first_game_only() -> None:
    network, devices = set_table()
    devices[0].guest.order("rules deluxe players=5")
    until(network, lambda: len(devices[2].guest.table.roster.seats) == 5)
    devices[0].guest.order("rules deluxe players=3 limit=30")
    until(network, lambda: len(devices[2].guest.table.roster.seats) == 3)
    assert {who.name for who in devices[2].guest.table.roster.seats} == {"Ann", "Bob", "Cleo"}
    devices[0].guest.order("begin")
    until(network, lambda: over(devices))
    devices[0].guest.order("rules deluxe players=4")
    until(network, lambda: not devices[0].guest.busy)
    assert ("rules deluxe players=4", "people-no-seat") in devices[0].answers


def test_a_table_of_fewer_seats_than_people_is_none() -> None:
    people = tuple([Seat("person:" + "A" * 43, "guest", name) for name in ["Ann", "Bob", "Cleo", "Dan"]])
    assert fitted(people, 3) == ()
    minds = tuple([Seat(mind, face, name) for face, name, mind in REGULARS[:4]])
    assert fitted(minds, 3) == minds[:3]
    assert len({who.name for who in fitted(minds, 6)}) == 6


def test_who_is_waited_for_hears_a_nudge_and_not_one_after_the_other() -> None:
    network, devices = set_table()
    for device in devices:
        device.plays = False
    devices[0].guest.order("begin")
    until(network, lambda: all(phase(device) == "pass" for device in devices))
    heard: list[str] = []
    devices[1].guest.told.tell(on_nudge=heard.append)
    seat = devices[1].guest.seat
    assert devices[2].guest.nudge(seat) and not devices[2].guest.nudge(seat)
    until(network, lambda: heard == [devices[2].guest.me.id])
    devices[0].guest.nudge(seat)
    network.run(lambda: False, 2_000)
    assert len(heard) == 1, "two in a moment are one"
    network.run(lambda: False, 30_000)
    devices[1].guest.blocked.block(next(one for one in devices[1].guest.table.roster.people if one.name == "Cleo"))
    devices[2].guest.nudge(seat)
    network.run(lambda: False, 2_000)
    assert len(heard) == 1, "who is blocked waits unheard"
    devices[0].guest.nudge(seat)
    until(network, lambda: len(heard) == 2)


def test_who_is_not_waited_for_hears_no_nudge() -> None:
    network, devices = set_table()
    heard: list[str] = []
    devices[1].guest.told.tell(on_nudge=heard.append)
    assert devices[2].guest.nudge(devices[1].guest.seat)
    network.run(lambda: False, 2_000)
    assert not heard


def test_a_mind_makes_way_for_a_person_of_its_name_before_a_game_and_stays_in_one() -> None:
    network, devices = set_table("Ann Ben")
    regulars = [name for _, name, _ in REGULARS]
    names = [who.name for who in devices[0].guest.table.roster.seats]
    assert "Ben" in regulars and names[:2] == ["Ann", "Ben"] and len(set(names)) == 4
    assert not any(who.name == "Ben" for who in devices[0].guest.table.roster.seats if not who.person)
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[0]) == "play")
    mind = next(who.name for who in devices[0].guest.table.roster.seats if not who.person)
    devices[1].guest.order(f"look guest {mind}")
    until(network, lambda: not devices[1].guest.busy)
    names = [who.name for who in devices[0].guest.table.roster.seats]
    assert names[1] == f"{mind} 2" and mind in names


def test_whoever_opens_a_table_keeps_their_name_too() -> None:
    _, (host,) = set_table("Ben")
    names = [who.name for who in host.guest.table.roster.seats]
    assert names[0] == "Ben" and len(set(names)) == 4


@pytest.mark.parametrize("patience", [30, 0])
def test_who_still_looks_at_a_deals_end_is_waited_for_as_long_as_the_table_waits(patience: int) -> None:
    network, devices = set_table("Ann Bob", "classic-pc limit=50")
    devices[0].guest.order(f"keep {patience} 0")
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[0]) == "deal")
    devices[1].plays = False
    assert not network.run(lambda: phase(devices[0]) != "deal", 25_000)
    if patience:
        until(network, lambda: phase(devices[0]) != "deal", 10_000)
    else:
        assert not network.run(lambda: phase(devices[0]) != "deal", 600_000)
        devices[1].guest.order("next")
        until(network, lambda: phase(devices[0]) != "deal", 10_000)


def test_a_host_that_is_loaded_anew_at_a_deals_end_asks_nobody_twice() -> None:
    network, devices = set_table("Ann Bob", "classic-pc limit=50")
    devices[0].guest.order("keep 0 0")
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[0]) == "deal")
    devices[0].plays = devices[1].plays = False
    devices[1].guest.order("next")
    until(network, lambda: not devices[1].guest.busy)
    devices[0].kill()
    devices[0].load()
    devices[0].plays = False
    until(network, lambda: phase(devices[0]) == "deal")
    devices[0].guest.order("next")
    until(network, lambda: phase(devices[1]) == "pass", 60_000)
