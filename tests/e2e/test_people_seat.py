"""A seat at a table of people: what is told there of a lost line, of help, of another face and name."""

import random

from party import two
from playwright.sync_api import expect
from words import say


def test_the_table_says_that_its_line_is_lost_and_goes_on_once_it_is_back(visit, troubles, relay):
    troubles.expected += ["WebSocket connection", "ERR_CONNECTION_REFUSED"]
    host, guest, _ = two(visit, relay, begins=True)
    guest.act(guest.turn(), random.Random(1))
    relay.stop()
    for table in (host, guest):
        expect(table.page.locator("#strip").get_by_text(say("party.line.lost"))).to_be_visible()
        expect(table.page.locator("body")).to_have_attribute("data-link", "lost")
    assert not guest.lies_on(".held-up")
    relay.start()
    guest.press(guest.button("party.line.again"))
    for table in (host, guest):
        expect(table.page.locator(".held-up")).to_be_hidden()
        expect(table.page.locator("body")).to_have_attribute("data-link", "good")
    host.act(host.turn(), random.Random(2))
    host.page.wait_for_function("document.body.dataset.phase === 'play'")
