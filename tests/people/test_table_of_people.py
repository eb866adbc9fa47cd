"""A table of people plays whole games over a relay, natively and in virtual time."""

import pytest
from devices import Device, over, table
from hazards import Hazards
from network import AWFUL, FINE, ROUGH, Network, Weather

from hearts.app.people.own import own_record
from hearts.app.statistics.row import row_of
from hearts.engine.record import Record


def play(seed: int, weather: Weather = FINE, minutes: float = 120) -> list[Device]:
    network = Network(seed, weather)
    devices = table(network, ["Ann", "Bob", "Cleo", "Dan"])
    devices[0].guest.order("begin")
    assert network.run(lambda: over(devices), minutes * 60_000)
    return devices


def check(devices: list[Device]) -> None:
    texts = {device.guest.table.record.text() for device in devices}
    assert len(texts) == 1
    record = Record.read(texts.pop())
    assert record.game.phase == "over"
    assert not [device.stories for device in devices if device.stories]


def test_four_people_play_a_whole_game_and_have_the_same_record() -> None:
    check(play(1))


def test_a_rough_network_loses_no_move() -> None:
    check(play(2, ROUGH))


def test_an_awful_network_loses_no_move() -> None:
    check(play(3, AWFUL, 600))


def test_each_device_keeps_the_game_with_its_own_person_here_and_the_others_elsewhere() -> None:
    devices = play(4)
    for device in devices:
        guest = device.guest
        kept = Record.read(own_record(guest.table.record, guest.me.id).text())
        assert kept.here == [guest.seat] and len(kept.people) == 4
        row = row_of(kept, kept.text(), "2026-11-27")
        assert row.place > 0 and [other[1] for other in row.others].count(device.name) == 0


@pytest.mark.parametrize("seed", [4, 5, 8])
def test_a_game_goes_on_whatever_happens_to_pages_lines_and_relay(seed: int) -> None:
    hazards = Hazards(seed)
    assert hazards.play() == []
    assert sum(hazards.count.values()) > 3
