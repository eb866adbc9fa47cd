"""A seat at a table of people: what is told there of a lost line, of help, of another face and name."""

import random

import pytest
from party import begin, come_to, sheet, two
from playwright.sync_api import expect
from words import say


def test_the_table_says_that_its_line_is_lost_and_goes_on_once_it_is_back(visit, troubles, relay):
    troubles.expected += ["WebSocket connection", "ERR_CONNECTION_REFUSED"]
    host, guest, _ = two(visit, relay, begins=True)
    guest.act(guest.turn(), random.Random(1))
    relay.stop()
    for table in (host, guest):
        expect(table.page.locator("#strip").get_by_text(say("party-line-lost"))).to_be_visible()
        expect(table.page.locator("body")).to_have_attribute("data-link", "lost")
    assert not guest.lies_on(".held-up")
    guest.press(guest.button("party-line-again"))
    expect(guest.page.locator("body")).to_have_attribute("data-link", "lost")  # nobody is there
    relay.start()
    for table in (host, guest):  # each may be back by itself before
        table.page.evaluate("document.querySelector('[data-line=again]')?.click()")
    for table in (host, guest):
        expect(table.page.locator(".held-up")).to_be_hidden()
        expect(table.page.locator("body")).to_have_attribute("data-link", "good")
    host.act(host.turn(), random.Random(2))
    host.page.wait_for_function("document.body.dataset.phase === 'play'")


@pytest.mark.whole
def test_help_that_the_host_allows_is_told_and_taken_and_a_name_changes_at_the_table(visit, troubles, relay):
    troubles.expected += ["WebSocket connection"]
    host, guest, _ = two(visit, relay)
    host.press(sheet(host).get_by_text(say("party-terms")))
    sheet(host).get_by_role("checkbox", name=say("party-help-let-hint")).check()
    sheet(host).get_by_role("checkbox", name=say("party-help-let-joe")).check()
    guest.press(sheet(guest).get_by_text(say("party-terms")))
    expect(sheet(guest).get_by_text(say("party-help-both")).locator("visible=true")).to_be_visible()
    begin(host, guest)
    guest.turn()
    guest.press(guest.button("page-hint"))
    expect(guest.page.locator("#hand .glow").first).to_be_attached()
    guest.press(guest.button("party-sheet"))
    guest.press(sheet(guest).get_by_text(say("party-look"), exact=True))
    sheet(guest).get_by_label(say("party-name")).locator("visible=true").fill("Berta")
    come_to(guest, "party-look-do")
    expect(host.page.locator(".seat", has_text="Berta")).to_be_visible()
    come_to(guest, "party-joe")
    expect(guest.page.locator("body")).to_have_attribute("data-resting", "")
    host.act(host.turn(), random.Random(1))
    guest.page.wait_for_function("document.body.dataset.phase === 'play'")  # so a mind has passed for Berta
