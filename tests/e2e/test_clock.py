"""The clock of the device is set while the game is played, back or far ahead: the table goes on."""

import random

import pytest
from conftest import begun

# The device's clock, which a test can set.
CLOCK = """const real = Date.now; window.shift = 0; Date.now = () => real() + window.shift"""
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


def test_a_page_whose_timers_are_slow_still_comes_and_plays(visit):
    table = visit("?pace=0", script=SLOW)
    table.act(table.turn(), random.Random(5))
    table.turn(4)
    assert 0 < table.page.evaluate("window.longest") < 100  # it was without end
