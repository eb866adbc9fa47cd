"""Sound: each one is measured as it is made, and the table plays them when it may."""

import math

import pytest
from playwright.sync_api import expect
from test_accessible import clean
from words import say

from hearts.app.keeping.settings import SOUNDS

# Each sound as the module makes it: its peak, its loudest tenth of a second, when it falls silent, how long it may be.
MEASURE = """async () => {
    const {SOUNDS, render} = await import("./py/sound.mjs"), rate = 44100, found = {}
    for (const kind of Object.keys(SOUNDS)) {
        const studio = new OfflineAudioContext(1, rate * (SOUNDS[kind][1] + 0.5), rate)
        const seconds = render(studio, studio.destination, kind)
        const wave = (await studio.startRendering()).getChannelData(0)
        let peak = 0, loud = 0, end = 0
        wave.forEach((value, at) => {
            peak = Math.max(peak, Math.abs(value))
            if (Math.abs(value) > 0.003) end = at
        })
        for (let from = 0; from + 4410 <= wave.length; from += 2205) {
            let sum = 0
            for (let at = from; at < from + 4410; at += 1) sum += wave[at] ** 2
            loud = Math.max(loud, Math.sqrt(sum / 4410))
        }
        found[kind] = {peak, loud, end: end / rate, seconds}
    }
    return found
}"""
# Kind -> how loud its loudest tenth of a second is meant to be, in decibels below the most there can be.
LEVELS = dict.fromkeys(("deal", "card", "sweep", "pass"), -24) | dict.fromkeys(("broken", "jack"), -19)
LEVELS |= dict.fromkeys(("moon", "sun", "win", "lose"), -17) | {"queen": -16, "turn": -23, "come": -23}
# What has been played so far: the module is the one that the page has fetched.
PLAYED = "import('./py/sound.mjs').then(sound => sound.played)"


@pytest.fixture(params=["desktop", "phone"])
def table(visit, casual, request):
    """A table of casual players, at the first pass."""
    return visit("?seed=5&pace=0", size=request.param, kept=casual)


def test_no_sound_is_too_loud_too_soft_or_too_long(visit, casual):
    table = visit("?seed=5&pace=0", kept=casual)
    found = table.page.evaluate(MEASURE)
    assert set(found) == {*SOUNDS, "come"} == set(LEVELS)  # that one goes with “turn”
    for kind, wave in found.items():
        assert wave["peak"] < 0.9, f"{kind} may clip"
        assert abs(20 * math.log10(wave["loud"]) - LEVELS[kind]) < 1.5, kind
        assert 0.05 < wave["end"] <= wave["seconds"], kind


def test_it_is_silent_before_a_gesture_and_for_the_boss_and_each_sound_can_be_heard_and_switched(table, shoot):
    table.turn()
    assert table.page.evaluate("performance.getEntriesByType('resource').filter(e => /sound/.test(e.name)).length") == 0
    table.call("sound")
    dialog = table.dialog("sound-title")
    table.press(dialog.get_by_text(say("sound-kinds"), exact=True))
    table.press(dialog.get_by_role("button", name=say("sound-hear", name=say("sound-kind", kind="sun"))))
    table.page.wait_for_function(f"async () => (await {PLAYED}).includes('sun')")
    clean(table)
    shoot(table, "sound")
    table.press(dialog.get_by_role("checkbox", name=say("sound-kind", kind="queen")))
    table.press(dialog.get_by_role("button", name=say("sound-done")))
    assert '"sound_queen": false' in table.page.evaluate("localStorage.getItem('hearts.settings')")
    table.page.keyboard.press("b")
    expect(table.dialog("boss-title")).to_be_visible()
    before = len(table.page.evaluate(PLAYED))
    table.page.evaluate("import('./py/sound.mjs').then(sound => sound.play('win'))")
    assert len(table.page.evaluate(PLAYED)) == before
    table.page.keyboard.press("b")
    table.page.keyboard.press("m")
    expect(table.page.locator("#notice")).to_have_text(say("notice-sound-off"))
    assert '"sound": false' in table.page.evaluate("localStorage.getItem('hearts.settings')")
