"""The same page in WebKit, the engine of every iPhone, where WebKitGTK's driver is: with a network and without one.

It needs Debian's webkit2gtk-driver and xvfb, which `python build.py test` installs where it may, and selenium, as
Playwright drives a WebKit of its own only.
"""

import json
import time
from collections.abc import Iterator
from typing import Any

import others
import pytest
from conftest import Site
from person import unnamed
from selenium.common.exceptions import ElementNotInteractableException
from test_offline import HOLDS, Place, until

from hearts.engine.record import Record

pytestmark = pytest.mark.slow
LONGEST = 300  # seconds that a deal may take
PAUSE = 45  # seconds that a script may take

BODY = "const {phase, turn, moves} = document.body.dataset; return [phase, turn, moves]"
PLAYABLE = "return [...document.querySelectorAll('#hand .card[aria-disabled=false]')]"
# What goes on after a deal; a moon has a dialog.
ENDED = "return document.querySelector('dialog[open]:not([data-coming]) .main, #offer[data-do=next]:not([hidden])')"


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
            for card in cards[:3]:
                press(card)
            until(lambda: driver.find_element("id", "pass").is_enabled())
            press(driver.find_element("id", "pass"))
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
