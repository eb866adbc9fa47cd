"""A table of people: two browsers meet over a relay and play a deal, and a reload brings either back to its seat."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import relays
from person import Table
from playwright.sync_api import expect
from words import say

# Whose turn it is as the host sees it: their own (0), the guest's, who sits to the left (1); the end of the deal.
WHOSE = """after => {
    const { phase, turn, moves } = document.body.dataset
    if (phase === 'deal over') return 'over'
    return phase === 'play' && ['0', '1'].includes(turn) && Number(moves) > after && `${turn} ${moves}`
}"""
# Whether the hand on the screen is this one, while the table of people lies there.
HELD = """held => document.body.dataset.people !== 'none' && document.body.dataset.phase === 'play'
    && [...document.querySelectorAll('#hand [data-card]')].map(card => card.dataset.card).sort().join() === held"""


@pytest.fixture(params=list(relays.KINDS))
def relay(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Any]:
    """A relay that runs."""
    running = relays.KINDS[request.param](tmp_path)
    yield running
    running.stop()


def state(table: Table, name: str) -> None:
    """Waits until the page says how far it has come with people."""
    table.page.wait_for_function("name => document.body.dataset.people === name", arg=name)


def come_to(table: Table, name: str) -> None:
    """Presses a button in the dialog for people."""
    table.press(table.dialog("party.title").get_by_role("button", name=say(name), exact=True))


def opens(host: Table) -> str:
    """Opens a table from the menu; returns its link."""
    state(host, "none")
    host.call("people")
    come_to(host, "party.open")
    host.dialog("party.title").get_by_label(say("party.name")).locator("visible=true").fill("Ann")
    come_to(host, "party.connect")
    expect(host.dialog("party.title").get_by_role("button", name=say("party.begin"), exact=True)).to_be_visible()
    return host.dialog("party.title").get_by_role("textbox", name=say("party.link"), exact=True).input_value()


def sits_down(guest: Table, name: str) -> None:
    """Goes through the door in the page's address: one press connects, the next sits down."""
    expect(guest.dialog("party.title").get_by_text(say("party.door.about"))).to_be_visible()
    assert guest.page.query_selector("iframe") is None, "nothing is asked before the person agrees"
    come_to(guest, "party.connect")
    field = guest.dialog("party.title").get_by_label(say("party.name")).locator("visible=true")
    field.fill(name)
    come_to(guest, "party.sit")
    state(guest, "joined")


def play_out(host: Table, guest: Table, chance: random.Random) -> None:
    """Plays what is left of the deal in both browsers."""
    moves = -1
    while (found := host.page.wait_for_function(WHOSE, arg=moves).json_value()) != "over":
        turn, moves = (int(word) for word in found.split())
        table = (host, guest)[turn]
        table.act(table.turn(moves - 1), chance)


@pytest.mark.slow
def test_two_browsers_play_a_whole_deal_over_a_relay(visit, troubles, relay):
    troubles.expected += ["WebSocket connection"]  # one that a reload ends
    chance = random.Random(5)
    query = f"?pace=0&relay={relay.address}"
    host, guest = visit(query), visit(query, size="phone", shown=False)
    link = opens(host)
    guest.page.goto(guest.home + query + link[link.index("#") :])
    guest.wait_shown()
    sits_down(guest, "Bea")
    assert "#" not in guest.page.url, "the code leaves the address"
    expect(host.dialog("party.title").get_by_text("Bea", exact=True).first).to_be_visible()
    come_to(host, "party.begin")
    for table, other in ((host, "Bea"), (guest, "Ann")):
        expect(table.page.locator(".seat", has_text=other)).to_be_visible()  # no longer the game of one's own
        table.act(table.turn(), chance)
    for table in (guest, host):
        table.page.wait_for_function("document.body.dataset.phase === 'play'")
        held = sorted(card.code for card in table.look().hand)
        table.page.reload()
        state(table, "joined" if table is guest else "open")
        table.page.wait_for_function(HELD, arg=",".join(held))  # and no longer the game of one's own
    play_out(host, guest, chance)
    for table in (host, guest):
        table.page.wait_for_function("document.body.dataset.phase === 'deal over'")
        table.answer("deal.next")
    for table in (host, guest):
        table.page.wait_for_function("document.body.dataset.deal === '2'")
        assert table.page.evaluate("document.body.dataset.link") == "good"
