"""The same page in WebKit, the engine of every iPhone, where WebKitGTK's driver is: with a network and without one.

And a deal at a table of people, with Chromium at the other end of the relay.

It needs Debian's webkit2gtk-driver and xvfb, which `python build.py test` installs where it may, and selenium, as
Playwright drives a WebKit of its own only.
"""

import json
import random
import time
from collections.abc import Iterator
from typing import Any

import others
import pytest
from conftest import Site, company
from four import OVER, WHOSE, alike, give
from party import come_to, opens
from person import Table, unnamed
from playwright.sync_api import expect
from selenium.common.exceptions import ElementNotInteractableException
from test_archive_kept import GAMES, kept
from test_offline import HOLDS, Place, until

from hearts.engine.record import Record

pytestmark = pytest.mark.slow
LONGEST = 300  # seconds that a deal may take
PAUSE = 45  # seconds that a script may take

BODY = "const {phase, turn, moves} = document.body.dataset; return [phase, turn, moves]"
PLAYABLE = "return [...document.querySelectorAll('#hand .card[aria-disabled=false]')]"
# What goes on after a deal; a moon has a dialog.
ENDED = "return document.querySelector('dialog[open]:not([data-coming]) .main, #offer[data-do=next]:not([hidden])')"
# At a table of people: a button of the dialog that can be pressed; whether Ann sits there; whether it waits for a
# pass.
BUTTON = "return document.querySelector('#people-{}:not([hidden], [disabled])')"
SEATED = "return [...document.querySelectorAll('.seat')].some(seat => seat.textContent.includes('Ann'))"
GIVES = "return document.body.dataset.phase === 'pass' && document.querySelector('#passing:not([hidden])')"


@pytest.fixture
def webkit() -> Iterator[Any]:
    """A WebKit on a screen of its own."""
    try:
        with others.screen() as env, others.webkit(env) as driver:
            driver.set_script_timeout(PAUSE)
            yield driver
    except others.Missing as why:
        pytest.skip(str(why))


@pytest.fixture
def place(site: Site) -> Iterator[Place]:
    """A host with the game at /game/."""
    found = Place({"/game/": site.dist})
    yield found
    found.server.shutdown()
    found.server.server_close()


def press(element: Any) -> None:
    """Click it, as soon as it lies where it can be clicked."""

    def pressed() -> bool:
        try:
            element.click()
        except ElementNotInteractableException:
            return False
        return True

    until(pressed)


def choose_pass(driver: Any) -> None:
    """Choose the first three cards and pass them."""
    for card in driver.execute_script(PLAYABLE)[:3]:
        press(card)
    until(lambda: driver.find_element("id", "pass").is_enabled())
    press(driver.find_element("id", "pass"))


def play_a_deal(driver: Any, most: int = 1000) -> Record:
    """Choose the first cards that may be chosen until the deal is over, or so many moves are made; its record."""
    pressed, last = "", time.monotonic() + LONGEST
    while not driver.execute_script(ENDED):
        assert time.monotonic() < last, "the deal does not end"
        phase, turn, moves = driver.execute_script(BODY)
        if int(moves) >= most:
            break
        cards = driver.execute_script(PLAYABLE)
        if phase == "pass" and not pressed:
            choose_pass(driver)
            pressed = moves
        elif phase == "play" and turn == "0" and moves != pressed and cards:
            press(cards[0])
            pressed = moves
    return Record.read(driver.execute_script("return localStorage.getItem('hearts.game')"))


def test_a_deal_in_webkit_then_without_a_server_the_next_one(webkit, place, site):
    webkit.get(place.host + "/game/?pace=0")
    until(lambda: webkit.execute_script("return performance.getEntriesByName('hearts:playable').length"))
    first = play_a_deal(webkit)
    assert len(first.game.lines) == 1
    listed = json.loads((site.dist / "files.json").read_text("utf-8"))
    paths = [row[0] for group in ("start", "later", "mind") for row in listed[group] if row[0] != "index.html"]
    asked = [listed["build"], paths]
    script = f"const done = arguments[arguments.length - 1]; ({HOLDS})(arguments[0]).then(done)"
    until(lambda: webkit.execute_async_script(script, asked))
    place.off = True
    webkit.refresh()
    until(lambda: webkit.execute_script("return performance.getEntriesByName('hearts:page').length"))
    until(lambda: webkit.execute_script(ENDED))
    press(webkit.execute_script(ENDED))
    until(lambda: webkit.execute_script("return document.body.dataset.phase === 'pass'"))
    second = play_a_deal(webkit, first.game.length + 20)
    assert second.game.length >= first.game.length + 20
    assert unnamed(second.text()).startswith(unnamed(first.text()))
    until(lambda: webkit.execute_script("return document.body.dataset.mind === 'up'"))  # it too came without a server


@pytest.mark.whole
def test_in_webkit_a_long_dialog_opens_at_its_top(webkit, place):
    """Its only button stays in sight at its bottom; WebKit scrolled on to free it of itself."""
    webkit.get(place.host + "/game/?pace=0")
    until(lambda: webkit.execute_script("return performance.getEntriesByName('hearts:playable').length"))
    webkit.find_element("id", "do-menu").click()
    for door in ("#menu[open] [data-do$=learn]", "#learn[open] [data-do='open rules']"):
        until(lambda door=door: webkit.execute_script(f'return document.querySelector("{door}")'))
        press(webkit.find_element("css selector", door))
    until(lambda: webkit.execute_script("return document.querySelectorAll('#rules[open] .board button').length > 5"))
    assert webkit.execute_script("return document.querySelector('#rules').scrollTop") == 0


def play_together(host: Table, webkit: Any, chance: random.Random) -> str:
    """Play a deal at a table of people; return the phase in which it ends."""
    give([host], chance)
    until(lambda: webkit.execute_script(GIVES) or webkit.execute_script(BODY)[0] == "play")
    if webkit.execute_script(GIVES):
        choose_pass(webkit)
    moves = -1
    while (found := host.page.wait_for_function(WHOSE, arg=moves, polling=50).json_value())[0].isdigit():
        turn, moves = (int(word) for word in found.split())
        if turn == 0:
            host.act(host.turn(moves - 1), chance)
        elif turn == 1:
            theirs = ["play", "0", str(moves)]
            until(lambda theirs=theirs: webkit.execute_script(BODY) == theirs and webkit.execute_script(PLAYABLE))
            press(webkit.execute_script(PLAYABLE)[0])
    return found


@pytest.mark.whole
def test_webkit_and_chromium_play_a_deal_at_a_table_of_people(webkit, visit, troubles, relay):
    """Whoever takes the queen has 10 points: the game ends with its first deal, unless two share the lowest score."""
    troubles.expected += ["WebSocket connection"]
    query, chance = f"?pace=0&relay={relay.address}", random.Random(3)
    host = visit(query, kept=company("iq:100", "iq:100", "iq:100", rules="classic-pc limit=10"))
    link = opens(host)
    webkit.get(host.home + query + link[link.index("#") :])
    until(lambda: webkit.execute_script(BUTTON.format("connect")))
    press(webkit.find_element("id", "people-connect"))
    until(lambda: webkit.execute_script(BUTTON.format("sit")))
    webkit.find_element("id", "people-name").send_keys("Bea")
    press(webkit.find_element("id", "people-sit"))
    until(lambda: webkit.execute_script("return document.body.dataset.people === 'joined'"))
    expect(host.dialog("party-title").get_by_text("Bea", exact=True).first).to_be_visible()
    come_to(host, "party-begin")
    expect(host.page.locator(".seat", has_text="Bea")).to_be_visible()  # no longer the game of one's own
    until(lambda: webkit.execute_script(SEATED))
    deal = 1
    while play_together(host, webkit, chance) != OVER:
        until(lambda: webkit.execute_script(ENDED))
        press(webkit.execute_script(ENDED))
        host.press(host.button("deal-next"))
        deal += 1
        host.page.wait_for_function("deal => Number(document.body.dataset.deal) === deal", arg=deal)
        until(lambda deal=deal: webkit.execute_script("return document.body.dataset.deal") == str(deal))
    script = f"const done = arguments[arguments.length - 1]; ({GAMES})(arguments[0]).then(done)"
    there = webkit.execute_async_script(script, ["(games, count) => games.length === count", 1])
    records = [alike(text) for text in (*kept(host, 1), *there)]
    assert len(records) == 2
    assert records[0].text() == records[1].text()
    assert [seat.name for seat in records[0].seats][:2] == ["Ann", "Bea"]
    assert webkit.execute_script("return document.body.dataset.link") == "good"
