"""A table of people: two browsers meet over a relay and play a deal, and a reload brings either back to its seat."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import relays
from party import begin, state, two
from person import Table
from playwright.sync_api import expect

from hearts.app.words.locale import say

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


def play_out(host: Table, guest: Table, chance: random.Random) -> None:
    """Plays what is left of the deal in both browsers."""
    moves = -1
    while (found := host.page.wait_for_function(WHOSE, arg=moves).json_value()) != "over":
        turn, moves = (int(word) for word in found.split())
        table = (host, guest)[turn]
        table.act(table.turn(moves - 1), chance)


# What lies on something else in the bar, and the title where it is cut off, once hearts are broken.
CROWDED = """(() => {
    const badge = document.querySelector('#badge'), title = document.querySelector('#title'), was = badge.hidden
    badge.hidden = false
    const parts = [badge, title, ...document.querySelectorAll('#bar button')].map(one => [one.id,
        one.getBoundingClientRect()]).filter(([, box]) => box.width)
    const met = parts.flatMap(([name, box], at) => parts.slice(at + 1).filter(([, other]) => box.left < other.right
        && other.left < box.right && box.top < other.bottom && other.top < box.bottom)
        .map(([other]) => `${name} ${other}`))
    const cut = title.scrollWidth > title.clientWidth ? ['title'] : []
    badge.hidden = was
    return met.concat(cut)
})()"""


@pytest.mark.slow
def test_two_browsers_play_a_whole_deal_over_a_relay(visit, troubles, relay):
    troubles.expected += ["WebSocket connection"]  # one that a reload ends
    chance = random.Random(5)
    host, guest, _ = two(visit, relay)
    assert "#" not in guest.page.url, "the code leaves the address"
    begin(host, guest)
    for table in (host, guest):
        table.act(table.turn(), chance)
    for table in (guest, host):
        table.page.wait_for_function("document.body.dataset.phase === 'play'")
        held = sorted(card.code for card in table.look().hand)
        assert table.page.evaluate(CROWDED) == []
        table.page.reload()
        expect(table.page.locator("#notice")).to_have_text(say("notice-returning"))
        state(table, "joined" if table is guest else "open")
        table.page.wait_for_function(HELD, arg=",".join(held))  # and no longer the game of one's own
    play_out(host, guest, chance)
    for table in (host, guest):
        table.page.wait_for_function("document.body.dataset.phase === 'deal over'")
        table.answer("deal-next")
    for table in (host, guest):
        table.page.wait_for_function("document.body.dataset.deal === '2'")
        assert table.page.evaluate("document.body.dataset.link") == "good"
