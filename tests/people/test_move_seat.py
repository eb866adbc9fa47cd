"""A seat goes on at a second device or in a second tab: one hand, one person, and a way back."""

import json

import pytest
from devices import Device, over, table
from network import Network
from sodium import Sodium

from hearts.app.people.code import CodeError, read_invite, read_seat, seat_link, text_of
from hearts.app.people.kept_table import KEPT, kept_invite
from hearts.app.people.move_seat import LASTS, SIZES, Giving, Taking

HOUR = 1_200_000


def set_table(rules: str = "classic-pc limit=40") -> "tuple[Network, list[Device]]":
    network = Network("move " + rules)
    return network, table(network, ["Ann", "Bob", "Cleo"], rules)


def until(network: Network, holds, most: float = HOUR) -> None:
    assert network.run(holds, most)


def playing(network: Network, devices: "list[Device]") -> None:
    devices[0].guest.order("begin")
    until(network, lambda: all(d.guest.table.view is not None and d.guest.table.view.phase == "play" for d in devices))


def second(network: Network, first: Device) -> Device:
    """Another device, to which the first gives its seat by a code."""
    code = b"ten  bytes"
    giving = Giving(Sodium("give"), first.branches.end(), network.clock, code, lambda: first.guest.kept)
    giving._transport.listen(giving.receive, lambda _: None)
    line = Device(network, "Bob again", first.invite)
    line.plays = False
    taking = Taking(Sodium("take"), line.branches.end(), network.clock, code)
    taking._transport.listen(taking.receive, lambda _: None)
    until(network, lambda: taking.tick() or taking.kept != "", 60_000)
    line.kill()
    line.storage[KEPT] = taking.kept
    line.invite = kept_invite(line.storage)
    line.load()
    line.plays = True
    return line


def test_a_second_device_takes_the_seat_over_in_the_middle_of_a_deal_and_the_first_says_so() -> None:
    network, devices = set_table()
    playing(network, devices)
    bob = devices[1]
    again = second(network, bob)
    until(network, lambda: again.guest.where == "joined" and bob.guest.where == "moved", 60_000)
    assert again.guest.me.id == bob.guest.me.id and again.guest.seat == bob.guest.seat >= 0
    until(network, lambda: over([devices[0], again, devices[2]]))
    record = devices[0].guest.table.record
    assert again.guest.table.record.text() == record.text() and not again.stories
    assert not [who for who in record.seats if who.name == "Bob again"]


def test_the_first_device_takes_the_seat_back_and_is_not_back_by_itself() -> None:
    network, devices = set_table()
    playing(network, devices)
    bob = devices[1]
    again = second(network, bob)
    until(network, lambda: bob.guest.where == "moved", 60_000)
    bob.kill()
    bob.load()
    assert not network.run(lambda: bob.guest.where != "moved", 20_000)
    bob.guest.take_back()
    until(network, lambda: bob.guest.where == "joined" and again.guest.where == "moved", 60_000)
    until(network, lambda: over(devices))
    assert len({device.guest.table.record.text() for device in devices}) == 1


def test_a_second_tab_goes_on_and_the_first_gives_no_order_any_more() -> None:
    network, devices = set_table()
    playing(network, devices)
    bob = devices[1]
    tab = Device(network, "Bob", bob.invite)
    tab.kill()
    tab.storage = bob.storage
    tab.load()
    until(network, lambda: tab.guest.where == "joined" and bob.guest.where == "moved", 60_000)
    said: list[str] = []
    bob.guest.voice._transport.publish = lambda *_: said.append("said")
    until(network, lambda: over([devices[0], tab, devices[2]]))
    assert not said and tab.guest.table.record.text() == devices[0].guest.table.record.text()


def test_a_hello_of_an_earlier_visit_that_somebody_says_again_displaces_nobody() -> None:
    network, devices = set_table()
    hellos = [(topic, payload) for topic, payload in network.seen if len(payload) == 512]
    bob = devices[1]
    bob.kill()
    bob.load()
    playing(network, devices)
    for topic, payload in hellos:
        network.carry(None, topic, payload)
    until(network, lambda: over(devices))
    assert bob.guest.where == "joined"


def given(network: Network, devices: "list[Device]", kept: str, loses=lambda number: False) -> "tuple[Giving, Taking]":
    """A seat that goes to another device, with what is kept of it; `loses`: whether the relay loses this message."""
    code, count = b"9876543210", [0]
    giving = Giving(Sodium("give"), devices[1].branches.end(), network.clock, code, lambda: kept)
    say = giving._say

    def carry(head: str, box: bytes = b"") -> None:
        count[0] += 1
        if not loses(count[0]):
            say(head, box)

    giving._say = carry
    giving._transport.listen(giving.receive, lambda _: None)
    taking = Taking(Sodium("take"), devices[2].branches.end(), network.clock, code)
    taking._transport.listen(taking.receive, lambda _: None)
    return giving, taking


@pytest.mark.parametrize("deals", [0, 180, 400])
def test_a_seat_moves_however_long_its_game_was(deals: int) -> None:
    network, devices = set_table()
    kept = json.dumps({"deals": ["D" * 43] * deals})
    giving, taking = given(network, devices, kept)
    until(network, lambda: taking.tick() or taking.kept != "", 60_000)
    assert taking.kept == kept and giving.given


def test_a_piece_of_a_seat_that_was_lost_comes_again() -> None:
    network, devices = set_table()
    kept = json.dumps(["D" * 43] * 400)
    _, taking = given(network, devices, kept, lambda number: number in (2, 4))
    until(network, lambda: taking.tick() or taking.kept != "", 60_000)
    assert taking.kept == kept


def test_a_code_is_not_used_up_by_an_answer_that_could_not_be_said() -> None:
    network, devices = set_table()
    giving, taking = given(network, devices, "kept")
    say, broken = giving._say, [True]

    def fails(head: str, box: bytes = b"") -> None:
        if broken.pop() if broken else False:
            raise ValueError(head)
        say(head, box)

    giving._say = fails
    with pytest.raises(ValueError, match="seat"):
        network.run(lambda: taking.tick() or False, 10_000)
    assert not giving.given
    until(network, lambda: taking.tick() or taking.kept != "", 60_000)
    assert giving.given


def test_a_code_serves_one_device_and_not_for_long() -> None:
    network, devices = set_table()
    primitives, code = Sodium("one"), b"0123456789"
    giving = Giving(primitives, devices[1].branches.end(), network.clock, code, lambda: devices[1].guest.kept)
    giving._transport.listen(giving.receive, lambda _: None)
    takers = []
    for name in ("first", "second"):
        taking = Taking(Sodium(name), devices[2].branches.end(), network.clock, code)
        taking._transport.listen(taking.receive, lambda _: None)
        takers.append(taking)
        until(network, lambda: takers[0].tick() or takers[0].kept != "", 60_000)
    assert not network.run(lambda: takers[1].tick() or takers[1].kept != "", 20_000) and giving.given
    late = Giving(primitives, devices[1].branches.end(), network.clock, b"9876543210", lambda: "never")
    late._transport.listen(late.receive, lambda _: None)
    network.run(lambda: False, LASTS + 1_000)
    taking = Taking(Sodium("late"), devices[2].branches.end(), network.clock, b"9876543210")
    taking._transport.listen(taking.receive, lambda _: None)
    assert not network.run(lambda: taking.tick() or taking.kept != "", 20_000)


def test_whoever_has_no_code_reads_nothing_of_a_seat_that_moves() -> None:
    network, devices = set_table()
    first = len(network.seen)
    second(network, devices[1])
    seed = devices[1].guest.me.seed.hex().encode()
    assert not [payload for _, payload in network.seen[first:] if seed in payload]
    other = Taking(Sodium("x"), devices[2].branches.end(), network.clock, b"other code")
    for topic, payload in network.seen[first:]:
        other.receive(topic, payload)
        other.receive(other.topic, payload)
    assert other.kept == ""


def test_the_code_of_a_seat_is_read_from_its_link_and_as_it_is_read_aloud() -> None:
    code = bytes(range(10))
    link = seat_link(code, "wss://relay.example")
    found = read_seat("https://example.org/game/#" + link)
    assert found is not None and (found.code, found.relay) == (code, "wss://relay.example")
    aloud = read_seat("seat " + text_of(code).lower())
    assert aloud is not None and aloud.code == code
    assert read_seat(text_of(code)) is None and read_seat("#table=" + text_of(code)) is None
    for text in ("#" + link, "seat " + text_of(code)):
        try:
            read_invite(text)
        except CodeError:
            continue
        raise AssertionError(text)


def test_who_has_lost_the_key_is_seated_again_by_the_host_and_the_record_says_so() -> None:
    network, devices = set_table()
    devices.append(Device(network, "Dan", devices[0].invite))
    until(network, lambda: devices[3].guest.where == "joined")
    playing(network, devices)
    lost, seat = devices[2], devices[2].guest.seat
    lost.kill()
    back = Device(network, "Cleo", devices[0].invite)
    until(network, lambda: back.guest.table.roster is not None)
    until(network, lambda: devices[0].guest.signs.get(seat) == "away")
    devices[0].guest.order(f"again {seat} {back.guest.me.id}")
    until(network, lambda: back.guest.seat == seat)
    until(network, lambda: over([devices[0], devices[1], devices[3], back]))
    record = devices[0].guest.table.record
    assert [
        value for word, value in record.notes if word == "again"
    ] and back.guest.table.record.text() == record.text()


def test_nobody_takes_the_seat_of_somebody_who_is_there() -> None:
    network, devices = set_table()
    devices.append(Device(network, "Dan", devices[0].invite))
    until(network, lambda: devices[3].guest.where == "joined")
    back = Device(network, "Cleo", devices[0].invite)
    until(network, lambda: back.answers != [])
    order = f"again {devices[2].guest.seat} {back.guest.me.id}"
    devices[0].guest.order(order)
    until(network, lambda: (order, "people-no-order") in devices[0].answers)


def test_a_question_for_a_seat_that_somebody_says_again_is_answered_now_and_then() -> None:
    network, devices = set_table()
    giving, taking = given(network, devices, "kept")
    until(network, lambda: taking.tick() or taking.kept != "", 60_000)
    asked = next(each for each in network.seen if each[0] == giving.topic and len(each[1]) == SIZES[0])
    before = len(network.seen)
    for _ in range(200):
        giving.receive(*asked)
    assert taking.kept == "kept" and len(network.seen) - before < 5


def test_who_goes_on_at_a_second_device_and_back_is_heard_there_too() -> None:
    network, devices = set_table()
    playing(network, devices)
    ann, bob = devices[0], devices[1]
    for device in devices:
        device.plays = False
    heard: list[str] = []
    ann.guest.told.tell(on_talk=lambda who, what: heard.append(what))

    def says(device: Device, what: str) -> None:
        assert device.guest.talk(what)
        until(network, lambda: heard[-1:] == [what], 30_000)
        network.run(lambda: False, 10_000)

    for what in ("hello", "luck") * 5:
        says(bob, what)
    again = second(network, bob)
    until(network, lambda: again.guest.where == "joined" and bob.guest.where == "moved", 60_000)
    for device in (devices[0], again, devices[2]):
        device.plays = True
    played = ann.guest.table.number
    until(network, lambda: ann.guest.table.number > played + 8, 60_000)
    for what in ("thanks", "wow") * 5:
        says(again, what)
    bob.guest.take_back()
    until(network, lambda: bob.guest.where == "joined" and again.guest.where == "moved", 60_000)
    bob.plays, played = True, ann.guest.table.number
    until(network, lambda: ann.guest.table.number > played + 8, 60_000)
    says(bob, "bye")


@pytest.mark.parametrize("seed", ["zz", "", None, 7, "0" * 63, "é" * 64])
def test_what_another_device_gives_with_no_key_in_it_is_another_persons_table(seed: object) -> None:
    """The page could not open that table any more."""
    network, devices = set_table()
    bob = devices[1]
    id = bob.guest.me.id
    bob.kill()
    bob.storage[KEPT] = json.dumps(dict(json.loads(bob.storage[KEPT]), seed=seed))
    bob.load()
    assert bob.guest.me.id != id
    until(network, lambda: bob.guest.where == "joined", 60_000)
