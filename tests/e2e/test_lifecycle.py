"""A page that is put aside, frozen, hidden or short of memory: the game goes on by itself when it comes back."""

import os
import random
from collections.abc import Iterator

import pytest
from conftest import Troubles, company
from flags import FLAGS
from person import Table, agrees, unnamed
from playwright.sync_api import Browser, Playwright, expect
from test_people_and_tabs import another, shows, take

from hearts.engine.record import Record
from tools.browser import find_browser

COMING = "addEventListener('pageshow', event => { if (event.persisted) window.persisted = true })"


@pytest.fixture
def remembering(playwright: Playwright, chromium: Browser) -> Iterator[Browser]:
    """A Chromium that puts pages aside whole when they are left; Playwright switches that off."""
    path = os.environ.get("MOONSHOT_CHROMIUM") or find_browser()
    browser = playwright.chromium.launch(
        executable_path=path, args=FLAGS, ignore_default_args=["--disable-back-forward-cache"]
    )
    yield browser
    browser.close()


def leave(table: Table, troubles: Troubles) -> None:
    """Go to a picture on the same host, which has no icon."""
    troubles.expected += ["favicon", "Outside the game's folder"]
    table.page.goto(table.home + "assets/icons/icon.svg")


def come_back(table: Table) -> bool:
    """Go back; whether the browser had put the page aside whole, which it may always decide against."""
    table.page.go_back(wait_until="commit")
    table.wait_shown()
    return bool(table.page.evaluate("window.persisted"))


def test_a_page_that_was_put_aside_goes_on_when_it_comes_back(remembering, visit, casual, troubles):
    table = visit("?pace=0", kept=casual, browser=remembering, script=COMING, worker=True)
    table.wait_mind()  # a request that is on its way keeps a page from being put aside
    aside = []
    for moves in (9, 20, 30):
        table.play_until(random.Random(moves), moves)
        kept = table.text()
        leave(table, troubles)
        aside.append(come_back(table))
        expect(table.button("watch-take")).to_have_count(0)
        assert table.turn().text == kept
    agrees(table.play_until(random.Random(3), 40))
    assert any(aside)


@pytest.mark.whole
def test_a_page_that_was_put_aside_finds_that_another_tab_has_the_table(remembering, visit, casual, troubles):
    table = visit("?pace=0", kept=casual, browser=remembering, script=COMING, worker=True)
    table.wait_mind()
    table.play_until(random.Random(1), 9)
    leave(table, troubles)
    other = Table(table.page.context.new_page(), table.home)
    other.open(table.query)
    ahead = other.play_until(random.Random(2), 25).text
    come_back(table)
    shows(table, ahead)
    expect(table.button("watch-take")).to_be_visible()
    table.page.keyboard.press("u")
    assert unnamed(table.text()) == unnamed(ahead)
    take(table)
    assert table.turn().text == ahead


@pytest.mark.whole
def test_a_frozen_page_finds_that_another_tab_has_taken_the_table(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.play_until(random.Random(1), 9)
    devtools = table.page.context.new_cdp_session(table.page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    other = another(table)
    take(other)
    ahead = other.play_until(random.Random(2), 25).text
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    shows(table, ahead)
    expect(table.button("watch-take")).to_be_visible()
    assert unnamed(other.text()) == unnamed(ahead)


@pytest.mark.whole
def test_a_page_that_is_frozen_while_others_play_goes_on_when_it_thaws(visit, casual):
    table = visit("?pace=0.45", kept=casual)
    devtools = table.page.context.new_cdp_session(table.page)
    chance, look = random.Random(4), table.turn()
    for _ in range(4):
        table.act(look, chance)
        devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
        table.page.wait_for_timeout(700)
        devtools.send("Page.setWebLifecycleState", {"state": "active"})
        look = table.turn(look.moves)
    assert look.text.startswith("hearts 2") and Record.read(look.text).game.length == look.moves


# A tab that nobody sees: it paints nothing, and its timers wait for a second.
HIDE = """{
    const later = window.setTimeout
    window.setTimeout = (act, time, ...given) => later(act, Math.max(time ?? 0, 1000), ...given)
    window.requestAnimationFrame = () => 0
    window.requestIdleCallback = () => 0
    Object.defineProperty(document, 'visibilityState', {get: () => 'hidden', configurable: true})
    Object.defineProperty(document, 'hidden', {get: () => true, configurable: true})
    document.dispatchEvent(new Event('visibilitychange'))
}"""


def test_a_hidden_tab_plays_on_until_somebody_is_asked(visit, casual):
    table = visit("?pace=0.45", kept=casual)
    look = table.turn()
    table.give(look.hand[:3])
    look = table.turn(look.moves)
    table.page.evaluate(HIDE)
    table.play(look.playable[0])
    assert table.turn(look.moves).moves > look.moves


@pytest.mark.whole
def test_memory_pressure_and_a_worker_ended_by_the_system_cost_no_card(visit):
    table = visit("?pace=0", kept=company("iq:130", "iq:100", "iq:100"))
    table.wait_mind()
    look = table.play_until(random.Random(1), 8)
    devtools = table.page.context.new_cdp_session(table.page)
    devtools.send("Memory.simulatePressureNotification", {"level": "critical"})
    devtools.send("HeapProfiler.collectGarbage")
    table.page.evaluate("document.querySelectorAll('script[name^=mind]').forEach(one => one.xworker.terminate())")
    agrees(table.play_until(random.Random(2), look.moves + 16))
