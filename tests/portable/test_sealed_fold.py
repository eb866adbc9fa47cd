"""The fold of a sealed table in MicroPython: the first steps, and refusals, as natively."""

import pytest

from tests.portable.test_portable import PATHS, SHIM, in_node, needs_node

pytestmark = needs_node

STEPS = """
from hearts.app.sealed.fold import Fold, State
from hearts.app.sealed.log import Entry
from hearts.engine.rules import Rules

fold, state, keys = Fold(None), State(), [bytes([n]) * 32 for n in range(1, 5)]
said = [("lead", "-")] + [("voter", key.hex() + " -") for key in keys[1:]]
said.append(("pack", ",".join([key.hex() for key in keys]) + " " + Rules("classic-pc").text()))
for number, (kind, body) in enumerate(said):
    state = fold.step(state, Entry(keys[0], number, kind, body, bytes([number]) * 32, b""))
    print(state.phase, len(state.voters), len(state.ahead.people) if state.ahead else 0)
pack = state.ahead.name.hex()
for kind, body in (("mix", pack), ("coin", pack + " 00"), ("nothing", ""), ("mix", "a b c d"), ("deal", pack)):
    print(fold.step(state, Entry(keys[0], 9, kind, body, bytes(32), b"")))
"""


def test_a_table_begins_the_same_in_micropython(capsys: pytest.CaptureFixture[str]) -> None:
    exec(STEPS, {})
    printed = in_node("micropython", (PATHS + SHIM).format("/repo") + STEPS)
    assert printed.strip() == capsys.readouterr().out.strip() != ""
