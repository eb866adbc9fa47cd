"""Sets from strangers: large or nested ones do not hold the page up, and damaged ones hide nothing else."""

import json
import random

import pytest
from person import Table
from playwright.sync_api import Browser, expect
from test_opponents import harbour, load, new_game
from test_thinking import TRACED, now, traced
from words import like, say

from hearts.app.casts.portrait import SPACE
from hearts.engine.record import Record

HEAD = f'<svg xmlns="{SPACE}" viewBox="0 0 200 200">'
NESTED = HEAD + "<g>" * 4600 + '<circle r="80"/>' + "</g>" * 4600 + "</svg>"
# Notes every stretch in which the page heard nothing, in milliseconds.
STRETCHES = """
    window.stretches = []
    new PerformanceObserver(list => stretches.push(...list.getEntries().map(one => one.duration)))
        .observe({type: 'longtask', buffered: true})
"""

# How long this machine takes for a loop that is always the same, in milliseconds: the quickest of five.
LOOP = """() => Math.min(...[1, 2, 3, 4, 5].map(() => {
    const began = performance.now()
    let sum = 0
    for (let number = 0; number < 3e7; number += 1) sum = (sum * 31 + number) | 0
    return performance.now() - began + sum * 0
}))"""


def dense(size: int) -> str:
    """A drawing of this size with as many tags and keys as it may have."""
    shape = '<rect x="1" y="2" rx="3" ry="4" fill="#a1b"/>'
    return HEAD + shape * min(1900, (size - len(HEAD) - 6) // len(shape)) + "</svg>"


def crowd(drawing: str, moods: int) -> bytes:
    """A set of as many characters as fit into a file, each with this drawing in so many moods."""
    portrait = dict.fromkeys(("calm", "happy", "gloat", "think", "queen", "sad", "moon", "win")[:moods], drawing)
    sayings = {"hello": ["Good evening, all of you ♥"] * 8}
    several: list[object] = []
    while len(several) < 24:
        one = {"id": f"g{len(several)}", "name": f"Gull {len(several)}", "iq": 80, "portrait": portrait}
        found = {"cast": 1, "id": "crowd", "name": "The crowd", "characters": [*several, {**one, "sayings": sayings}]}
        if len(json.dumps(found)) > 600 * 1024:
            break
        several = found["characters"]
    return json.dumps({**found, "characters": several}).encode()


def stretches(table: Table) -> "list[float]":
    return table.page.evaluate("() => { const found = stretches; stretches = []; return found }")


@pytest.mark.alone
@pytest.mark.parametrize(("size", "moods"), [(31_000, 1), (2_900, 8)])
def test_the_largest_set_that_is_accepted_never_holds_the_page_up(
    visit, chromium: Browser, casual, tmp_path, size, moods
):
    """By the processor's time of the page, in loops of this machine: one that others use takes longer by the clock.

    The aim is 50 ms at a stretch and 1 s in all; two shared hyperthreads took 43 to 55 ms and 0.9 to 1.2 s, a slower
    machine, where the loop takes 205 ms, 89 to 121 ms and 1.2 to 2.9 s.
    """
    table = visit("?pace=0", kept=casual, browser=chromium)
    dialog = new_game(table)
    content, file = crowd(dense(size), moods), tmp_path / "crowd.json"
    file.write_bytes(content)  # a file of the disk comes as a person's does; the driver would make others in the page
    table.press(dialog.get_by_text(say("new_game-sets-own")))
    loop = table.page.evaluate(LOOP)
    chromium.start_tracing(page=table.page, categories=TRACED)
    table.page.evaluate("performance.mark('traced')")
    began = now(table)
    dialog.get_by_label(say("new_game-sets-load")).set_input_files(file)
    expect(dialog.get_by_text(say("new_game-set-kept", name="The crowd"))).to_be_visible()
    took = now(table) - began
    tasks = sorted(traced(json.loads(chromium.stop_tracing())["traceEvents"], began), key=lambda task: -task["busy"])
    whole, longest = sum([task["busy"] for task in tasks]), tasks[0]["busy"]
    told = f"{whole:.0f} ms, {took:.0f} by the clock; longest {longest:.0f}; a loop {loop:.0f}"
    print(f"{len(content) // 1024} KB: {told}")
    assert longest < loop and whole < 20 * loop


def test_nested_drawings_are_refused_at_once_and_new_game_opens_again(visit, casual):
    table = visit("?pace=0", kept=casual, script=STRETCHES)
    dialog = new_game(table)
    stretches(table)
    load(dialog, harbour(portrait=dict.fromkeys(("calm", "happy"), NESTED)))
    expect(dialog.get_by_role("status").filter(has_text=like("portrait-tags"))).to_be_visible()
    assert max(stretches(table), default=0) < 1000
    table.reload()
    expect(new_game(table).get_by_role("radio", name="The harbour")).to_have_count(0)


DAMAGED = [
    "{",
    "",
    "\0",
    harbour(iq="deep").decode().replace('"deep"', "[" * 5000 + "]" * 5000),
    harbour(portrait={"calm": "data:image/png;base64,iVBORw0KGgo=AAAA"}).decode(),
    harbour(portrait={"calm": NESTED}).decode(),
]


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
@pytest.mark.whole
def test_a_damaged_set_of_ones_own_gets_a_sentence_and_the_others_stay(visit, casual, text):
    good = harbour().decode().replace('"harbour"', '"port"').replace("The harbour", "The port")
    kept = {**casual, "hearts.cast.harbour": text, "hearts.cast.port": good}
    table = visit("?pace=0", kept=kept)
    dialog = new_game(table)
    expect(dialog.get_by_role("radio", name="The port")).to_be_visible()
    expect(dialog.get_by_role("radio", name="Alice in Wonderland")).to_be_visible()
    expect(dialog.get_by_text(like("new_game-set-damaged", name="harbour"))).to_have_count(1)
    assert table.page.evaluate("localStorage.getItem('hearts.cast.harbour')") == text
    table.press(dialog.get_by_role("button", name=say("new_game-deal")))
    expect(dialog).to_be_hidden()


@pytest.mark.parametrize("name", ["A\0B", "\ud83d\ude00" * 7, "\u202eB"], ids=range(3))
@pytest.mark.whole
def test_every_move_is_kept_whatever_a_character_is_called(visit, casual, name):
    table = visit("?pace=0", kept=casual)
    dialog = new_game(table)
    load(dialog, harbour(name=name, sayings={"hello": [name]}))
    expect(dialog.get_by_text(say("new_game-set-kept", name="The harbour"))).to_be_visible()
    table.press(dialog.get_by_role("button", name=say("new_game-deal")))
    expect(dialog).to_be_hidden()
    kept_after(table)


@pytest.mark.whole
def test_a_link_with_controls_keeps_every_move(visit, casual):
    kept_after(visit("?pace=0&seed=%00%01&preset=spot%00", kept=casual))


def kept_after(table: Table) -> None:
    """Play a while, and reload: nothing is lost, and no other tab is seen."""
    table.play_until(random.Random(3), 30)
    look = table.turn()
    (text,) = table.page.evaluate("() => Object.keys(localStorage).filter(key => key.startsWith('hearts.game')).map("
                                  "key => localStorage.getItem(key))")  # fmt: skip
    assert Record.read(text).game.length == look.moves >= 30
    expect(table.page.get_by_text(say("prompt-watching"))).to_have_count(0)
    table.reload()
    assert table.turn().moves == look.moves


@pytest.mark.whole
def test_firefox_tells_a_drawing_that_it_cannot_show_from_one_that_it_can(visit, firefox, casual):
    table = visit("?pace=0", kept=casual, browser=firefox)
    dialog = new_game(table)
    load(dialog, harbour(portrait={"calm": HEAD + "<circle r=80/></svg>"}))
    expect(dialog.get_by_text(f"calm: {say('portrait-malformed')}")).to_be_visible()
    file = {"name": "harbour.json", "mimeType": "application/json", "buffer": harbour()}
    dialog.get_by_label(say("new_game-sets-load")).set_input_files([file])
    expect(dialog.get_by_text(say("new_game-set-kept", name="The harbour"))).to_be_visible()
