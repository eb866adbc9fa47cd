"""The lobby in browsers: one person lists a table, another finds it there and sits down by one press."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import relays
from party import come_to, state
from person import Table
from playwright.sync_api import expect
from test_accessible import clean
from words import say


@pytest.fixture
def relay(tmp_path: Path) -> Iterator[Any]:
    """The relay that comes with the game."""
    running = relays.Embedded(tmp_path)
    yield running
    running.stop()


def lists_a_table(host: Table) -> None:
    """Opens a table that anybody may find."""
    state(host, "none")
    host.call("people")
    come_to(host, "party-open")
    host.dialog("party-title").get_by_label(say("lobby-list")).check()
    come_to(host, "party-open-do")
    expect(host.dialog("party-title").get_by_role("button", name=say("party-begin"), exact=True)).to_be_visible()


def looks_for_tables(guest: Table) -> None:
    """Goes to the lobby: it is told which relay is asked before any is."""
    guest.call("people")
    come_to(guest, "lobby-find")
    expect(guest.dialog("party-title").get_by_text(say("lobby-about"))).to_be_visible()
    expect(guest.page.locator("iframe")).to_have_count(0)  # nothing is asked before the person agrees
    come_to(guest, "lobby-look")


@pytest.mark.whole  # two pages, two connections and a deal take long on a slow machine
def test_a_public_table_is_found_in_the_lobby_and_goes_with_its_host(visit, troubles, relay):
    troubles.expected += ["WebSocket connection"]
    query = f"?pace=0&relay={relay.address}"
    host, guest = visit(query), visit(query, size="phone")
    lists_a_table(host)
    looks_for_tables(guest)
    rows = guest.dialog("party-title").locator("#people-lobby-list").get_by_role("button")
    expect(rows).to_have_count(1)
    clean(guest)
    guest.press(rows)
    state(guest, "joined")
    expect(guest.dialog("party-title").get_by_text(say("lobby-public")).locator("visible=true")).to_be_visible()
    come_to(host, "party-begin")
    for table in (host, guest):
        table.page.wait_for_function("document.querySelectorAll('#hand [data-card]').length > 8")
        table.page.wait_for_function("document.body.dataset.deal === '1'")
    guest.press(guest.button("party-sheet"))
    come_to(guest, "party-leave")
    guest.press(guest.dialog("party-leave-title").get_by_role("button", name=say("party-leave-yes"), exact=True))
    state(guest, "none")
    looks_for_tables(guest)
    expect(rows).to_have_count(1)
    host.press(host.button("party-sheet"))
    come_to(host, "party-leave")
    host.press(host.dialog("party-leave-title").get_by_role("button", name=say("party-leave-yes"), exact=True))
    expect(guest.dialog("party-title").get_by_text(say("lobby-went"))).to_be_visible()
    expect(rows).to_have_count(0)
