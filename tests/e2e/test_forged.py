"""Forged results come to the page as files, a hundred of them: it takes and refuses the same ones as the command."""

import re
from random import Random

import pytest
from playwright.sync_api import expect
from test_daily import CLOCK, NOON
from words import like, say

from hearts.app.keeping.matches import KeptMatch
from hearts.app.people.message import Identity
from hearts.app.same import signed
from hearts.app.same.what import is_signed, what_is
from hearts.arena import results, ways
from tests.forgeries import CLAIMS, MATCH, forgeries
from tests.people.sodium import Sodium

DEVICE = 1
SAID = "() => document.getElementById('board-said').textContent"
CLEAR = "() => { document.getElementById('board-said').textContent = '' }"
ENDS = re.compile(f"^(?!{like('board-checking').pattern}).+", re.DOTALL)  # all that is not on the way
TAKEN, HERE = like("board-added"), like("board-already")


def device(number: int) -> Identity:
    return Identity(Sodium(1), number.to_bytes(32, "big"))


def forged(kind: str, number: int) -> "list[str]":
    """So many forgeries of a true result, each by a forger of their own: of a person the first result stays."""
    claim, chance = CLAIMS[kind], Random(f"page {kind}")
    return [
        next(forgeries(claim, device(DEVICE), device(DEVICE + 1 + at), chance, kind != "day")).text
        for at in range(number)
    ]


@pytest.mark.slow
@pytest.mark.each
@pytest.mark.parametrize(("kind", "number"), [("day", 60), ("match", 40)])
def test_the_page_takes_and_refuses_the_same_forgeries_as_the_command(visit, casual, monkeypatch, kind, number):
    true = signed.sign(CLAIMS[kind].text(kind != "day"), device(DEVICE))
    own = KeptMatch(MATCH, {"at": "1", "head": true.split("\ndeal ")[0] + "\n", "own": true, "par": "4", "done": "2"})
    monkeypatch.setattr(ways.CommandWays, "own", lambda _, id: true if id == MATCH else "")
    monkeypatch.setattr(results, "_par", lambda record, deal: 4)
    kept = {**casual, f"hearts.match.{MATCH}": own.text()} if kind == "match" else casual
    table = visit("?pace=0", kept=kept, script=CLOCK % NOON, worker=True)
    table.turn()
    table.call("board")
    board = table.page.get_by_role("dialog", name=say("board-title"))
    if kind == "match":
        table.wait_mind()
        board.get_by_role("radio", name=say("board-matches")).check()
        expect(board.get_by_role("rowheader")).to_have_count(1, timeout=60_000)
    took, people = 0, {device(DEVICE).id[:12]} if kind == "match" else set()
    for text in [true, *forged(kind, number)]:
        native = results.checked(what_is(text))
        ranks = native.state == "checked" and native.person != "" and not native.verdict.stood_in
        ranks = ranks and native.what.startswith(("a result of day", f"a result of {MATCH}"))
        table.page.evaluate(CLEAR)
        board.locator("#board-file").set_input_files(
            {"name": "result.txt", "mimeType": "text/plain", "buffer": text.encode()}
        )
        expect(board.locator("#board-said")).to_have_text(ENDS, timeout=60_000)
        said = table.page.evaluate(SAID)
        if ranks:
            assert (HERE if native.person in people else TAKEN).search(said), f"{said}\n{native.line('x')}\n{text}"
            people.add(native.person)
            took += 1
        else:
            assert not TAKEN.search(said), f"{said}\n{native.line('x')}\n{text}"
            asked = what_is(text)  # the page takes no unsigned result, and none of a match that is not its own
            same = asked.kind == kind and is_signed(asked.heading) and say("match-stranger") not in said
            if same and native.verdict.why == "unread":
                assert native.verdict.values["why"] in said, f"{native.line('x')}\n{text}"
    assert 1 < took < number / 2, "the forger tries all kinds of things"
