"""A table of people plays whole games over a relay, natively and in virtual time."""

from devices import Device, over, table
from network import AWFUL, FINE, ROUGH, Network, Weather

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
