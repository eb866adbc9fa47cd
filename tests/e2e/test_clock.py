"""The clock of the device is set while the game is played, back or far ahead: the table goes on."""

import random

import pytest
from conftest import begun
from test_archive_kept import concede, kept

# The device's clock, which a test can set.
CLOCK = """const real = Date.now; window.real = real; window.shift = 0; Date.now = () => real() + window.shift"""
# When the one game in the archive has ended.
ENDED = """new Promise(done => { indexedDB.open('moonshot hearts').onsuccess = ({target: {result}}) => {
    result.transaction('games').objectStore('games').getAll().onsuccess = ({target}) => {
        result.close()
        done(Number(target.result[0].split('\\n')[0]))
    }
}})"""
MINUTE, DAY = 60_000, 86_400_000


@pytest.mark.parametrize("shift", [-5 * MINUTE, -DAY, 8 * DAY])
def test_the_game_goes_on_when_the_clock_is_set(visit, shift):
    table = visit("?pace=0.45", kept=begun(31, "casual", "casual", "casual"), script=CLOCK)
    chance, look = random.Random(shift), table.turn()
    for _ in range(3):
        table.act(look, chance)
        table.page.wait_for_function("moves => +document.body.dataset.moves > moves", arg=look.moves)
        table.page.evaluate("shift => { window.shift += shift }", shift)  # while what was played lies there to be seen
        look = table.turn(look.moves)  # waits until it is the person's turn again, half a minute at most
    assert table.page.evaluate("window.shift") == 3 * shift


@pytest.mark.whole
def test_a_game_has_the_date_of_its_end_though_the_device_slept_since_the_page_began(visit):
    """It had the date of the evening before, or of days ago where the tab was never closed."""
    table = visit("?pace=0", kept=begun(20, "iq:100", "iq:80", "iq:110", rules="deluxe limit=60"), script=CLOCK)
    table.turn()
    table.page.evaluate("days => { window.shift = days }", 8 * DAY)
    concede(table)
    kept(table, 1)
    since = table.page.evaluate(f"{ENDED}.then(at => window.real() + window.shift - at)")
    assert since < 5 * MINUTE


# On a page so slow, taking back a timer takes longer than a millisecond; it counts how often that is done at a stretch.
SLOW = """
let run = 0
const clear = window.clearTimeout, next = new MessageChannel()
next.port1.onmessage = () => { run = 0 }
window.longest = 0
window.clearTimeout = id => {
  if (!run++) next.port2.postMessage(0)
  window.longest = Math.max(window.longest, run)
  for (const end = performance.now() + 1.2; performance.now() < end;);
  clear.call(window, id)
}"""


@pytest.mark.whole
def test_a_page_whose_timers_are_slow_still_comes_and_plays(visit):
    table = visit("?pace=0", script=SLOW)
    table.act(table.turn(), random.Random(5))
    table.turn(4)
    assert 0 < table.page.evaluate("window.longest") < 100  # it was without end
