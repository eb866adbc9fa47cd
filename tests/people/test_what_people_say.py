"""Talk at a table: phrases and faces by their ids, written words by the host's leave, who is muted and blocked."""

import json

import pytest
from devices import Device, table
from network import Network

from hearts.app.keeping.blocked_people import BLOCKED, MOST, Names
from hearts.app.people import text
from hearts.app.people.block import Blocked
from hearts.app.people.named import apart
from hearts.app.people.talk import FACES, LETTERS, PHRASES, WRITTEN, sayable
from hearts.app.words.locale import say


def set_table(names: str = "Ann Bob Cleo") -> "tuple[Network, list[Device]]":
    network = Network(names)
    devices = table(network, names.split())
    pass_time(network)
    return network, devices


def hears(device: Device, heard: "list[tuple[str, str]] | None" = None) -> "list[tuple[str, str]]":
    """What this device hears from now on: who, and what. It comes behind what it has `heard` before."""
    heard = [] if heard is None else heard
    device.guest.told.tell(on_talk=lambda who, what: heard.append((who.name, what)))
    return heard


def pass_time(network: Network, milliseconds: float = 4_000) -> None:
    network.run(lambda: False, milliseconds)


def test_every_phrase_and_face_has_its_words() -> None:
    assert len(PHRASES) == 20 and len(FACES) == 8
    for id in PHRASES:
        assert say("phrase-text", phrase=id)
    for id in FACES:
        assert say("face-name", face=id)


def test_what_is_said_is_heard_by_all_others() -> None:
    network, devices = set_table()
    heard = [hears(device) for device in devices]
    assert devices[1].guest.talk("hello")
    pass_time(network, 1_000)
    assert devices[1].guest.talk("face-wink")
    pass_time(network)
    assert heard == [[("Bob", "hello"), ("Bob", "face-wink")], [], [("Bob", "hello"), ("Bob", "face-wink")]]


def test_what_is_no_phrase_is_neither_said_nor_heard() -> None:
    network, devices = set_table()
    heard = hears(devices[0])
    bob = devices[1].guest
    for what in ("", "nonsense", "face-", "face-nonsense", "<b>hello</b>", WRITTEN + "Hello", WRITTEN):
        assert not bob.talk(what)
        bob.voice.say("talk", f"7 {bob.table.number} {bob.table.head} {what}")
    for body in ("hello", "x 1 2 hello", "1 hello", f"{10**12} 1 x hello", "1 2 " + "x" * 1000):
        bob.voice.say("talk", body)
    pass_time(network)
    assert heard == []


def test_a_recorded_phrase_is_not_heard_again_also_behind_a_reload() -> None:
    network, devices = set_table()
    ann, bob = devices[0], devices[1]
    heard, before = hears(ann), len(network.seen)
    bob.guest.talk("hello")
    pass_time(network)
    recorded = network.seen[before:]
    for _ in range(2):
        for topic, payload in recorded:
            network.carry(None, topic, payload)
        pass_time(network)
        assert heard == [("Bob", "hello")]
        ann.kill()
        ann.load()
        assert network.run(lambda: ann.guest.where == "joined" and ann.guest.table.number > 0, 60_000)
        hears(ann, heard)
    bob.kill()
    bob.load()
    assert network.run(lambda: bob.guest.where == "joined", 60_000)
    bob.guest.talk("thanks")
    pass_time(network)
    assert heard[1:] == [("Bob", "thanks")], "who was reloaded is heard: their counter was kept"


def test_what_was_said_long_ago_is_not_heard_by_who_comes_now() -> None:
    network, devices = set_table("Ann Bob")
    before = len(network.seen)
    devices[1].guest.talk("hello")
    pass_time(network)
    recorded = network.seen[before:]
    for number in range(50):
        devices[0].guest.order(f"keep {(30, 60)[number % 2]} 0")
        pass_time(network, 1_500)
    late = Device(network, "Zoe", devices[0].invite)
    assert network.run(lambda: late.guest.where == "joined" and late.guest.table.number > 50, 60_000)
    heard = hears(late)
    for topic, payload in recorded:
        network.carry(None, topic, payload)
    pass_time(network)
    assert heard == []


def test_who_talks_without_end_is_heard_now_and_then() -> None:
    network, devices = set_table()
    heard = hears(devices[0])
    bob = devices[1].guest
    assert len([1 for _ in range(100) if bob.talk("hello")]) == 4
    for counter in range(5, 300):  # as a page does that was changed
        bob.voice.say("talk", f"{counter} {bob.table.number} {bob.table.head} hello")
    pass_time(network, 2_000)
    assert 4 <= len(heard) < 8


def test_people_write_only_where_the_host_lets_them() -> None:
    network, devices = set_table()
    heard = hears(devices[2])
    devices[1].guest.order("write on")
    pass_time(network)
    assert devices[1].answers[-1] == ("write on", "people-no-right")
    devices[0].guest.order("write on")
    assert network.run(lambda: all(device.guest.table.roster.writes for device in devices), 10_000)
    devices[1].guest.talk(WRITTEN + "  Good\u202e evening,\n<b>Ann</b>\u200b ")
    pass_time(network)
    assert heard == [("Bob", WRITTEN + "Good evening, <b>Ann</b>")]
    devices[0].guest.order("write off")
    assert network.run(lambda: not any(device.guest.table.roster.writes for device in devices), 10_000)
    assert not devices[1].guest.talk(WRITTEN + "Hello")


def test_nobody_writes_at_a_public_table() -> None:
    roster = set_table()[1][0].guest.table.roster
    assert not roster.changed(public=True, writes=True).writes


def test_a_blocked_person_is_not_heard_by_the_key_of_their_device_whatever_they_are_called() -> None:
    network, devices = set_table()
    ann, bob = devices[0].guest, devices[1].guest
    heard = hears(devices[0])
    known = ann.known(bob.me.id)
    assert known.device == bob.device.id
    assert ann.blocked.block(known) and list(ann.blocked.blocked.all().values()) == ["Bob"]
    bob.order("look guest Robert")
    assert network.run(lambda: "Robert" in [who.name for who in ann.table.roster.seats], 10_000)
    bob.talk("thanks")
    pass_time(network)
    assert heard == []
    ann.blocked.unblock(known.device)
    bob.talk("thanks")
    pass_time(network)
    assert len(heard) == 1


def test_who_is_muted_is_heard_again_when_the_person_here_wants_it() -> None:
    network, devices = set_table()
    ann, bob = devices[0].guest, devices[1].guest
    heard = hears(devices[0])
    ann.blocked.mute(ann.known(bob.me.id), True)
    assert ann.blocked.mutes(ann.known(bob.me.id)) and not ann.blocked.blocks(ann.known(bob.me.id))
    bob.talk("hello")
    pass_time(network)
    ann.blocked.mute(ann.known(bob.me.id), False)
    bob.talk("thanks")
    pass_time(network)
    assert heard == [("Bob", "thanks")]


def test_the_list_of_blocked_people_is_kept_and_has_an_end() -> None:
    _, devices = set_table()
    ann, bob = devices[0].guest, devices[1].guest
    kept: dict[str, str] = {}
    names = Names(kept)
    for number in range(MOST):
        assert names.add(f"{number:043}", f"Name {number}")
    assert not names.add("x" * 43, "Bob") and names.add(f"{1:043}", "Another")
    assert len(Names(kept).all()) == MOST
    assert not Blocked(ann.voice._primitives, {BLOCKED: json.dumps(names.all())}).block(ann.known(bob.me.id))
    assert Names({BLOCKED: '{"short": "Eve", "' + "y" * 43 + '": 3}'}).all() == {"y" * 43: "3"}


def test_the_door_knows_that_somebody_blocked_sits_there() -> None:
    network, devices = set_table("Ann Bob")
    late = Device(network, "Zoe", devices[0].invite)
    late.plays = False
    pass_time(network, 35_000)  # the card is shown again
    known = devices[0].guest.known(devices[1].guest.me.id)
    zoe = late.guest
    assert zoe.where == "found" and len([mark for mark in zoe.card.marks if mark]) == 2
    assert zoe.blocked.marked(zoe.post.keys.table, zoe.card.marks) == []
    zoe.blocked.block(known)
    assert zoe.blocked.marked(zoe.post.keys.table, zoe.card.marks) == ["Bob"]
    assert known.device not in json.dumps(zoe.card.marks), "a mark tells the key to nobody"


@pytest.mark.parametrize(
    "written, read",
    [
        ("plain words", "plain words"),
        ("two\r\nlines\tand\0more", "two lines and more"),
        ("\u202eturned\u202c \u2066round\u2069 \u200f\u200e", "turned round"),
        ("in\u00advi\u2060si\ufeffble\U000e0041", "invisible"),
        ("\u3164\u2800\u200b", ""),
        ("z" + "\u0310" * 40, "z" + 4 * "\u0310"),
        ("👨\u200d👩\u200d👧 ❤\ufe0f", "👨\u200d👩\u200d👧 ❤\ufe0f"),
        ("שלום", "שלום"),
        ("x" * 500, "x" * LETTERS),
    ],
)
def test_the_text_of_others_is_made_fit_to_be_shown(written: str, read: str) -> None:
    assert text.clean(written, LETTERS) == read
    assert sayable(WRITTEN + written, True) == (WRITTEN + read if read else "")


@pytest.mark.parametrize("other", ["ANN", "A nn", "Аnn", "Αnn", "A\u200bnn", "Ánn", "A\u0301nn", "\uff21nn"])
def test_a_name_that_looks_like_anothers_gets_a_number(other: str) -> None:
    assert apart(other, ["Ann"]).endswith(" 2")
    assert all(len(seen) == len(meant) for seen, meant in text.ALIKE)
