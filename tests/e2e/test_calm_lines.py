"""The calm lines: how a friend's match stands at the end of a game, and how a deal went against par in its review."""

import json
import random

import pytest
from conftest import begun
from playwright.sync_api import expect
from test_accessible import clean
from test_same import played
from words import say

from hearts.app.same import match
from hearts.arena import verify
from hearts.engine.record import heading

ID = "match-0123456789abcdef"


def kept_match(own: bool) -> "dict[str, str]":
    """A match that a friend has played, as it is kept here; own: whether it was played here too."""
    record = played(("person", "iq:120", "iq:120", "iq:120"), "classic-pc deals=1 ties=share", ID)
    noted = record.at(record.game, ((match.MATCH, ID), ("takebacks", "off")))
    head, text = heading(noted), verify.result(noted.text())
    results = {"own": text, "other": text.replace(" Ann\n", " Bob\n", 1)} if own else {"by": "Bob"}
    return {f"hearts.match.{ID}": json.dumps({"at": "5", "head": head, "done": "6", **results})}


def at_the_end(table) -> None:
    """Play a game of one deal to its end."""
    table.play_out(random.Random(1))
    expect(table.dialog("ending-game")).to_be_visible()


@pytest.mark.whole
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_end_of_a_game_says_how_a_match_stands_and_a_review_tells_par(visit, size, shoot):
    kept = begun(20, "iq:100", "iq:80", "iq:110", rules="classic-pc deals=1 ties=share")
    table = visit("?pace=0", size=size, kept={**kept, **kept_match(True)}, worker=True)
    at_the_end(table)
    line = table.page.locator("#ending-match")
    expect(line).to_contain_text(say("match-calm-level", name="Bob", deals=say("match-count", count=1)))
    clean(table)
    shoot(table, "calm-match")
    table.press(table.dialog("ending-game").get_by_role("button", name=say("deal-review")))
    told = table.page.locator("#review-par")
    expect(told).to_contain_text(say("par-one", scatter="7.2"), timeout=120_000)
    clean(table)
    told.scroll_into_view_if_needed()
    shoot(table, "review-par")
    table.press(table.dialog("review-title", deal=1).get_by_role("button", name=say("review-done")))
    table.press(line.get_by_role("button", name=say("match-calm-open")))
    expect(table.dialog("match-title")).to_contain_text(say("match-even", name="Bob"))
    table.press(table.dialog("match-title").get_by_role("button", name=say("match-back")))
    expect(table.page.locator("#match-list")).to_contain_text("Bob")
    shoot(table, "match-list")


@pytest.mark.whole
def test_an_invitation_that_waits_is_named_and_a_device_without_matches_sees_no_line(visit):
    kept = begun(20, "iq:100", "iq:80", "iq:110", rules="classic-pc deals=1 ties=share")
    table = visit("?pace=0", kept={**kept, **kept_match(False)})
    at_the_end(table)
    invited = say("match-calm-invited", name="Bob", deals=say("match-count", count=1))
    expect(table.page.locator("#ending-match")).to_contain_text(invited)
    table.answer("game-again")
    table.turn()
    expect(table.page.locator("#ending-match")).to_have_count(0)
    table.page.evaluate("id => localStorage.removeItem('hearts.match.' + id)", ID)
    at_the_end(table)
    table.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(table.page.locator("#ending-match")).to_have_count(0)
