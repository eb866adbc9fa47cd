"""The fold of a sealed table in MicroPython: the first steps, refusals, and whole deals, as natively."""

from pathlib import Path

import pytest

from hearts.engine.rules import Rules
from tests.portable.test_portable import PATHS, SHIM, in_node, needs_node
from tests.sealed.gathering import Room
from tests.sealed.plain import Plain
from tests.sealed.table import Sitting

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

# A log from a file, a line for each entry; what comes of each, and the rows in the end.
READS = """
sys.path.insert(0, '{0}')
from hearts.app.sealed.fold import Fold, State
from hearts.app.sealed.log import Entry
from tests.sealed.plain import Plain

fold, state = Fold(Plain(9)), State()
for number, line in enumerate(open({1!r}).read().split("\\n")):
    author, name, kind, body = line.split(" ", 3)
    after = fold.step(state, Entry(bytes.fromhex(author), number, kind, body, bytes.fromhex(name), b""))
    print(kind, after.phase if after else "-", fold.awaited(after) if after else "")
    state = after or state
for row in state.going.lines: print(row.cards, row.points, row.totals, row.shooter, row.choice)
print(state.faults, state.going.phase, fold.result(state).hex())
"""


# The same for a table with its people.
GATHERS = """
sys.path.insert(0, '{0}')
from hearts.app.sealed.fold import Fold
from hearts.app.sealed.log import Entry
from hearts.app.sealed.party import Parties, Party
from tests.sealed.plain import Plain

parties, party = Parties(Fold(Plain(9))), Party()
for number, line in enumerate(open({1!r}).read().split("\\n")):
    author, name, kind, body = line.split(" ", 3)
    party = parties.step(party, Entry(bytes.fromhex(author), number, kind, body, bytes.fromhex(name), b""))
    print(kind, party.cards.phase, party.away.standing, party.house.seats, party.house.out, parties.due(party))
    if kind in ("sit", "deal", "play"):
        print(parties.rows(party), [(each.face, each.name) for each in party.house.people])
"""


def test_a_table_begins_the_same_in_micropython(capsys: pytest.CaptureFixture[str]) -> None:
    exec(STEPS, {})
    printed = in_node("micropython", (PATHS + SHIM).format("/repo") + STEPS)
    assert printed.strip() == capsys.readouterr().out.strip() != ""


def test_whole_deals_come_out_the_same_in_micropython(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sitting = Sitting(Rules("kitty", decline=True), 24, Plain(24), claims=True)
    sitting.deal()
    sitting.begin()
    sitting.until("play")
    for _ in range(9):
        sitting.say(sitting.due()[0])
    refused = [entry for _, entry in sitting.entries[-6:]]
    sitting.say(sitting.people[1].entry("object", sitting.pack.name.hex()))
    sitting.until("rest")
    assert sitting.state.faults == ((1, "object"),)
    entries = [entry for _, entry in sitting.entries] + refused
    log = tmp_path / "log"
    log.write_text("\n".join([f"{e.author.hex()} {e.name.hex()} {e.kind} {e.body}" for e in entries]))
    exec("import sys" + READS.format("", str(log)), {})
    told = capsys.readouterr().out.strip()
    printed = in_node("micropython", (PATHS + SHIM).format("/repo") + READS.format("/repo", "/given.txt"), log)
    assert printed.strip() == told and told.count("\nplay") > 50 and told.count("- \n") == len(refused)


def test_a_table_where_somebody_goes_comes_out_the_same_in_micropython(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    room = Room(Rules("classic-pc"), 9, people=3, keeps=("patience 30", "clock 40"))
    room.until(lambda: room.party.cards.phase == "play" and len(room.party.cards.board.tricks) > 1)
    room.devices[1].awake = False
    room.until(lambda: room.party.away.standing != () and len(room.party.cards.board.tricks) > 3)
    log = tmp_path / "log"
    log.write_text("\n".join([f"{e.author.hex()} {e.name.hex()} {e.kind} {e.body}" for _, e in room.entries]))
    exec("import sys" + GATHERS.format("", str(log)), {})
    told = capsys.readouterr().out.strip()
    printed = in_node("micropython", (PATHS + SHIM).format("/repo") + GATHERS.format("/repo", "/given.txt"), log)
    assert printed.strip() == told and told.count("\nfor ") > 1
