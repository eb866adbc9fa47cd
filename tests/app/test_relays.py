"""Relays: what may be the address of one, and what a list of them comes to."""

import json

import pytest

from hearts.app.people.relays import MOST, allowed, checked, home, host_of, in_house, read


@pytest.mark.parametrize(
    "address", ["wss://broker.example:8084/mqtt", "ws://192.168.1.20:8001/", "ws://[::1]:9001", "wss://a.example"]
)
def test_an_address_of_a_relay_is_taken_as_it_is(address: str) -> None:
    assert checked(address) == address


@pytest.mark.parametrize(
    "address",
    [
        "",
        "https://broker.example",
        "javascript://broker.example",
        "WSS://broker.example",
        "wss:broker.example",
        "wss://",
        "wss:///mqtt",
        "wss://user:word@broker.example",
        "wss://broker.example; script-src *",
        "wss://broker.example/?a=b",
        "wss://broker.example/" + "a" * 200,
        "wss://brok\u202eer.example",
        "ws://a\nb",
        "wss://:8084/mqtt",
        "wss://broker.example:99999/",
        "wss://broker.example:port",
        "wss://a:1:2",
        "wss://%00/",
        "wss://[]/",
        "wss://[a.example]/",
    ],
)
def test_what_is_no_address_of_a_relay_is_refused(address: str) -> None:
    assert checked(address) == ""


def test_a_list_gives_the_relays_that_can_be_read_and_no_more_than_a_few() -> None:
    rows: list[object] = [
        {"name": "Ours", "address": "wss://ours.example"},
        {"address": "wss://nameless.example:1/mqtt"},
        {"name": "bad", "address": "https://bad.example"},
        {"name": "none"},
        "wss://text.example",
        {"name": "a\nb\u202e" + "c" * 99, "address": "ws://long.example"},
    ]
    found = read(json.dumps(rows))
    assert [(one.name, one.address) for one in found[:2]] == [
        ("Ours", "wss://ours.example"),
        ("nameless.example:1", "wss://nameless.example:1/mqtt"),
    ]
    assert len(found) == 3 and found[2].name.startswith("a b ccc") and len(found[2].name) == 60
    assert len(read(json.dumps([{"address": f"ws://{number}.example"} for number in range(50)]))) == MOST


@pytest.mark.parametrize("text", ["", "{}", "[", '{"name": 1}', "null", "[" * 50])
def test_a_list_that_does_not_read_is_empty(text: str) -> None:
    assert read(text) == []


def test_a_person_is_told_the_host() -> None:
    assert host_of("wss://broker.example:8084/mqtt") == "broker.example:8084"


def test_the_list_that_is_shipped_reads() -> None:
    from tools.places import ROOT

    found = read((ROOT / "relays.json").read_text("utf-8"))
    assert len(found) == 3 and all(one.address.startswith("wss://") for one in found)


HOUSES = (
    "localhost", "127.0.0.1", "192.168.1.20", "10.0.0.7", "172.16.0.1", "172.31.255.1", "169.254.3.4", "pi.local",
    "[::1]", "[fe80::1]", "[fd12:3456::1]",
)  # fmt: skip
ELSEWHERE = (
    "broker.example", "8.8.8.8", "172.32.0.1", "192.168.1.20.example", "10.example", "010.8.8.8", "10.1", "134744072",
    "0x08080808", "10.0.0.256", "local", "xlocalhost", "[2001:db8::1]", "[::ffff:808:808]", "[fd]",
)  # fmt: skip


@pytest.mark.parametrize("host", HOUSES)
def test_a_relay_in_the_house_is_known_by_its_address(host: str) -> None:
    assert in_house(f"ws://{host}:8001/") and in_house(f"ws://{host}")


@pytest.mark.parametrize("host", ELSEWHERE)
def test_a_relay_elsewhere_is_not_said_to_be_in_the_house(host: str) -> None:
    assert not in_house(f"ws://{host}:8001/") and not in_house(f"ws://{host}")


DEVICE = ("localhost", "127.0.0.1", "127.1", "127.0.0.53", "0.0.0.0", "[::1]", "[::]", "x.localhost", "localhost.")
ODD = ("2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "[::ffff:127.0.0.1]", "[0:0:0:0:0:0:0:1]", "[::ffff:7f00:1]")
PAGE, LOCAL, HOUSE = "https://hearts.example/play/", "http://localhost:8000/", "http://192.168.1.20:8000/"


@pytest.mark.parametrize("host", DEVICE + ODD + HOUSES)
def test_no_link_leads_a_page_of_elsewhere_to_a_device_or_a_house(host: str) -> None:
    for address in (f"ws://{host}:22", f"ws://{host}/", f"ws://{host.upper()}"):
        assert not allowed(address, PAGE)
    assert allowed(f"ws://{host}", LOCAL)


@pytest.mark.parametrize("host", DEVICE)
def test_no_link_leads_a_page_of_a_house_to_the_device_of_a_guest(host: str) -> None:
    assert not allowed(f"ws://{host}:22", HOUSE) and allowed("ws://192.168.1.7:8001/", HOUSE)


@pytest.mark.parametrize("host", ["relay.example", "8.8.8.8", "[2001:db8::1]", "127.example", "relay.example:8084"])
def test_links_lead_to_relays_elsewhere(host: str) -> None:
    for page in (PAGE, LOCAL, HOUSE):
        assert allowed(f"wss://{host}", page)


def test_a_page_at_the_device_itself_takes_the_address_that_its_server_names() -> None:
    text = '[{"name": "house", "address": "ws://192.168.1.20:8001/", "page": "http://192.168.1.20:8000/"}]'
    assert home(text, LOCAL) == home(text, "http://127.0.0.1:8000/") == HOUSE
    assert home(text, PAGE) == PAGE and home("", HOUSE) == HOUSE
    for page in ("http://localhost:8000/", "javascript:alert(1)", "http://", "http://a b/", "http://127.0.0.1/", "", 7):
        assert home(text.replace('"http://192.168.1.20:8000/"', json.dumps(page)), LOCAL) == ""
    for none in ("", "{", "[1]", "{}", '[{"address": "ws://192.168.1.20:8001/"}]'):
        assert home(none, LOCAL) == ""
