"""The relay's frame: a page always hears how the line is, also where there can be none."""

import json
import subprocess

from test_own_relay import NODE, ROOT, needs_node

REFUSED = ("wss://xn--a/", "no address", "https://relay.example", "ws://house.example/")


@needs_node
def test_an_address_to_which_there_is_no_way_closes_the_line() -> None:
    """The door said for ever that it was looking for the table."""
    command = [str(NODE), str(ROOT / "tests/build/framed.mjs"), *REFUSED]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == dict.fromkeys(REFUSED, "closed")
