"""The relay that comes with the game: it starts, shows the way to the game, and takes no more than it should."""

import functools
import json
import os
import shutil
import subprocess
import threading
import urllib.request
from pathlib import Path

import pytest

from tools.host import Server
from tools.people import listed
from tools.relay import InHouse, Relay, own_address
from tools.step import Stop

ROOT = Path(__file__).resolve().parents[2]
NODE = os.environ.get("MOONSHOT_NODE") or shutil.which("node")

needs_node = pytest.mark.skipif(
    not NODE or not (ROOT / "node_modules" / "aedes").exists(),
    reason="node and node_modules are missing: python build.py test prepares them",
)


@needs_node
def test_a_hostile_client_is_cut_off_and_the_others_do_not_notice() -> None:
    with Relay() as relay:
        command = [str(NODE), str(ROOT / "tests/build/hostile.mjs"), f"ws://127.0.0.1:{relay.port}/"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "own": True,
        "wildcards": [False, False, False],
        "foreign": False,
        "large": True,
        "whole": False,
        "elsewhere": True,
        "endless": True,
        "nonsense": True,
        "text": True,
        "flood": True,
        "will": False,
        "kept": False,
        "cards": True,
        "asking": True,
        "lazy": True,
        "room": [[["moonshot/latest0123456789abcd", 20]], True],
        "topics": 24,
        "crowd": True,
        "mute": True,
        "friend": [["moonshot/0123456789abcdefghijkl", 700]],
    }


@needs_node
def test_the_relay_shows_the_address_as_a_code_that_phones_read() -> None:
    with Relay(shows="http://192.168.1.20:8000/") as relay:
        rows = relay.picture.split("\n")
    assert relay.port > 0 and len(rows) == 17
    plain = [row.removeprefix("\x1b[97;40m").removesuffix("\x1b[0m") for row in rows]
    assert {len(row) for row in plain} == {33}
    assert set("".join(plain)) == set(" ▀▄█")


@needs_node
def test_a_port_that_is_taken_is_told() -> None:
    with Relay() as relay, pytest.raises(Stop, match="did not start"), Relay(port=relay.port):
        pass


def test_the_house_serves_its_own_list_of_relays(tmp_path: Path) -> None:
    (tmp_path / "relays.json").write_text("[]", "utf-8")
    (tmp_path / "index.html").write_text("here", "utf-8")
    handler = functools.partial(
        InHouse, "ws://192.168.1.20:8001/", "http://192.168.1.20:8000/", directory=str(tmp_path)
    )
    server = Server(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        home = f"http://127.0.0.1:{server.server_port}/"
        with urllib.request.urlopen(f"{home}relays.json") as answer:
            named = {"name": "192.168.1.20:8001", "address": "ws://192.168.1.20:8001/"}
            assert json.load(answer) == [dict(named, page="http://192.168.1.20:8000/")]
        with urllib.request.urlopen(home) as answer:
            assert answer.read() == b"here"
    finally:
        server.shutdown()
        server.server_close()


def test_an_owner_names_relays_and_what_is_none_is_refused() -> None:
    found = json.loads(listed(["wss://relay.example/mqtt", "ws://192.168.1.20:9001"]))
    assert found == [
        {"name": "relay.example", "address": "wss://relay.example/mqtt"},
        {"name": "192.168.1.20:9001", "address": "ws://192.168.1.20:9001"},
    ]
    with pytest.raises(Stop, match="is not the address of a relay"):
        listed(["https://relay.example"])


def test_this_machine_has_an_address() -> None:
    assert own_address() == "localhost" or own_address().count(".") == 3
