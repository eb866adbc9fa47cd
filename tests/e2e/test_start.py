"""The start: what comes a moment after the first card, and what the page does without it."""

import functools
import json
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import STEADY, Site, Troubles, begun
from person import Table
from playwright.sync_api import Browser, expect
from words import say

from tools.host import Handler, Server

DRAWN = "[...document.querySelectorAll('[id^=art-]')].map(art => art.childElementCount > 0)"

COME = """names => {
    const come = performance.getEntriesByType('resource').map(one => one.name)
    return names.every(name => come.some(address => address.endsWith(name)))
}"""


def test_nothing_that_the_start_needs_waits_for_the_first_script(chromium: Browser, site: Site) -> None:
    """The page has a policy in its head, so browsers do not look ahead: what is named behind a script waits for it."""
    started = [row[0] for row in json.loads((site.dist / "files.json").read_text("utf-8"))["start"]]
    later = ("index.html", "py/watch.js", "py/last.js", "py/page.memory")  # the memory comes behind the first picture
    needed = [name for name in started if name not in later]
    context = chromium.new_context(service_workers="block")
    page = context.new_page()
    with site.holding("py/watch.js"):
        page.goto(site.home, wait_until="commit")
        page.wait_for_function(COME, arg=needed, polling=50)  # nothing is drawn yet
        assert page.evaluate("document.body") is None, "the first script still holds the page back"
    page.wait_for_function("performance.getEntriesByName('hearts:playable').length > 0")
    context.close()


LOSES = "addEventListener('DOMContentLoaded', () => document.getElementById('offer').remove())"


@pytest.mark.whole
def test_an_error_while_the_page_is_made_is_told_at_once(site: Site, chromium: Browser) -> None:
    context = chromium.new_context(service_workers="block")
    context.add_init_script(LOSES)
    page = context.new_page()
    page.goto(site.home + "?pace=0")
    expect(page.locator("#late")).to_be_visible(timeout=6000)  # by itself it comes after 15 seconds
    expect(page.locator("#late")).to_contain_text(say("notice-stumbled"))
    context.close()


# A clock on which every look is SLOW milliseconds after the last one; how often cards have come into the hand since.
CREEPS = """
    const now = performance.now.bind(performance), SLOW = 30
    let more = 0
    performance.now = () => now() + (more += SLOW)
    window.came = 0
    document.addEventListener('DOMContentLoaded', () =>
        new MutationObserver(() => { came += 1 }).observe(document.getElementById('hand'), {childList: true}))
"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.whole
def test_a_slow_phone_lays_the_first_cards_a_few_at_a_time(visit, casual, size):
    table = visit("?seed=7", size=size, kept=casual, script=CREEPS)
    look = table.turn()
    assert len(look.hand) == 13
    assert table.page.evaluate("came") > 3
    table.give(look.hand[:3])
    table.turn(look.moves)


class Halting(Handler):
    """Gives out the page up to `cut`, and the rest once `go_on` is set."""

    cut = b""
    go_on = threading.Event()

    def do_GET(self) -> None:
        """The file; the page in two parts."""
        if self.path != "/":
            super().do_GET()
            return
        page = (Path(self.directory) / "index.html").read_bytes()
        half = page.index(self.cut)
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page[:half])
        self.wfile.flush()
        self.go_on.wait(60)
        self.wfile.write(page[half:])


CUTS = (
    b'<p id="title"',
    b"<nav ",
    b'<button type="button" id="do-last"',
    b'<p id="prompt"',
    b'<script src="./py/last.js"',
)


DRAWN_AGAIN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"
PAINTED = "performance.getEntriesByName('first-paint').length"


@pytest.mark.parametrize("settings", ["{}", '{"left_handed": true}'], ids=["right-handed", "left-handed"])
@pytest.mark.whole
def test_a_page_that_is_painted_before_all_of_it_has_come_does_not_shift(
    chromium: Browser, site: Site, troubles: Troubles, settings: str
) -> None:
    server = Server(("127.0.0.1", 0), functools.partial(Halting, directory=str(site.dist)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    troubles.host = f"http://127.0.0.1:{server.server_port}"
    for Halting.cut in CUTS:
        Halting.go_on.clear()
        items = [{"name": "hearts.settings", "value": settings}]
        context = chromium.new_context(
            service_workers="block",
            storage_state={"cookies": [], "origins": [{"origin": troubles.host, "localStorage": items}]},
        )
        context.add_init_script(STEADY)
        troubles.watch(context)
        page = context.new_page()
        page.goto(troubles.host, wait_until="commit")
        page.wait_for_function(PAINTED)
        Halting.go_on.set()
        page.wait_for_function("performance.getEntriesByName('hearts:playable').length")
        page.evaluate(DRAWN_AGAIN)
        context.close()
    server.shutdown()


@pytest.mark.whole
def test_the_memory_of_python_comes_behind_the_first_picture(visit: Callable[..., Table], site: Site) -> None:
    """What comes before it counts against it, on a phone's network as in Lighthouse's reckoning."""
    memory = "performance.getEntriesByType('resource').find(({name}) => name.endsWith('page.memory'))"
    with site.holding("pyscript/core.js"):  # which would ask for it at last
        page = visit("", shown=False).page
        page.wait_for_function(memory)
        assert page.evaluate(f"{memory}.startTime - performance.getEntriesByType('paint')[0].startTime") > 0
    page.wait_for_function("performance.getEntriesByName('hearts:playable').length")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("rows", ["one", "two"])
def test_nothing_on_a_phone_shifts_when_python_comes(
    visit: Callable[..., Table], site: Site, players: int, rows: str
) -> None:
    game = begun(5, *["iq:100"] * (players - 1), rules=f"deluxe players={players}")
    with site.holding("py/page.memory"):
        page = visit("", size="phone", kept={**game, "hearts.settings": json.dumps({"rows": rows})}, shown=False).page
        page.wait_for_function(PAINTED)
    page.wait_for_function("performance.getEntriesByName('hearts:playable').length")
    expect(page.locator("#hand .card")).to_have_count(52 // players)
    page.evaluate(DRAWN_AGAIN)


# One of the fonts that stand in for ours (assets/style/tokens.css) is there.
STANDS_IN = """Promise.allSettled(['Meanwhile', 'Meanwhile 2'].map(name => document.fonts.load(`16px "${name}"`)))
    .then(several => several.some(one => one.value?.length))"""


@pytest.mark.parametrize("size", ["desktop", "phone", (568, 320), (740, 360)], ids=str)
def test_fonts_that_come_late_shift_nothing(
    visit: Callable[..., Table], site: Site, casual: dict[str, str], size: str | tuple[int, int], lettered: Browser
) -> None:
    """On a busy machine the first words stood there in another font, whose words are wider, and wrapped otherwise."""
    loaded, playable = "document.fonts.status === 'loaded'", "performance.getEntriesByName('hearts:playable').length"
    with site.holding("py/page.memory"):  # behind the first picture
        with site.holding("assets/fonts/"):
            page = visit("?seed=5&pace=0", size=size, kept=casual, browser=lettered, shown=False).page
            page.wait_for_function(PAINTED)
            assert page.evaluate(STANDS_IN)
        page.wait_for_function(loaded)
        page.evaluate(DRAWN_AGAIN)
    page.wait_for_function(playable)
    page.evaluate(DRAWN_AGAIN)
    with site.holding("assets/fonts/"):  # behind the first cards
        page.reload(wait_until="commit")
        page.wait_for_function(playable)
        page.evaluate(DRAWN_AGAIN)
    page.wait_for_function(loaded)
    page.evaluate(DRAWN_AGAIN)


@pytest.mark.whole
def test_the_court_cards_can_be_played_before_their_art_comes(
    visit: Callable[..., Table], site: Site, casual: dict[str, str]
) -> None:
    with site.holding("courts.svg"):
        table = visit("?seed=5&pace=0", kept=casual)
        jack = table.hand.get_by_role("button", name=say("option-bonus", value="JD"))
        expect(jack.locator("use").first).to_have_attribute("href", "#c-JD")
        jack.click()
        expect(jack).to_have_attribute("aria-pressed", "true")
        assert table.page.evaluate(DRAWN) == [False] * 12
        before = jack.bounding_box()
    table.page.wait_for_function(f"{DRAWN}.every(drawn => drawn)")
    assert jack.bounding_box() == before


# The pools of names of MicroPython that are marked as sorted (qstr_pool_t in its py/qstr.h), each with all its names.
KEEPS = """for (const name of ['instantiate', 'instantiateStreaming']) {
    const plain = WebAssembly[name]
    WebAssembly[name] = async (...given) => {
        const made = await plain(...given)
        window.memory ??= made.instance.exports.memory
        return made
    }
}"""
POOLS = """() => {
    const bytes = new Uint8Array(memory.buffer)
    const words = new Uint32Array(memory.buffer)
    const found = []
    for (let at = 0; at + 6 < words.length; at += 1) {
        const [others, room, count, hashes, lengths] = words.subarray(at + 1, at + 6)
        const made = hashes / 4 - at - 6
        if (others < 2 ** 31 || !count || count > made || lengths !== hashes + 2 * made) continue
        const names = [...words.subarray(at + 6, at + 6 + count)]
        found.push(names.map((name, number) => [...bytes.subarray(name, name + bytes[lengths + number])]))
    }
    return found
}"""


def test_names_are_in_pools_that_may_be_searched_by_halves(visit: Callable[..., Table], casual: dict[str, str]) -> None:
    table = visit("?seed=5&pace=0", kept=casual, script=KEEPS)
    later = f"({POOLS})().sort((one, other) => other.length - one.length).slice(1)"
    table.page.wait_for_function(f"{later}.flat().length > 1000")  # the second pack's, too
    pools = [[bytes(name) for name in pool] for pool in table.page.evaluate(POOLS)]
    for pool in pools:
        assert pool and pool == sorted(set(pool))
    first, *later = sorted(pools, key=len, reverse=True)  # of the start; of the second pack, which is learnt in steps
    came = {name for pool in later for name in pool}
    assert b"hearts.web.boot" in first and len(first) > 1000
    assert b"hearts/web/dialogs/settings.py" in came and len(came) > 1000


@pytest.mark.whole
def test_no_letter_at_the_table_is_looked_for_in_the_systems_fonts(
    visit: Callable[..., Table], casual: dict[str, str]
) -> None:
    page = visit("?seed=5&pace=0", kept=casual).page
    expect(page.locator(".seat.set")).to_have_count(3)
    session = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        session.send(f"{domain}.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    found = {}
    for node in session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "body, body *"})["nodeIds"]:
        for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
            found[font["familyName"], font["isCustomFont"]] = node
    assert found
    assert [name for name, ours in found if not ours] == []


# The hand's way from the middle: where its first and last card are, frame by frame, and whether layout was forced.
GLIDE = """
window.way = []
const note = () => {
    const cards = document.querySelectorAll('#hand .card')
    if (cards.length === 13) window.way.push([cards[0], cards[12]].map(card => card.getBoundingClientRect().y))
    if (window.way.length < 400) requestAnimationFrame(note)
}
requestAnimationFrame(note)
addEventListener('DOMContentLoaded', () => {
    const hand = document.getElementById('hand') // Firefox runs this on its empty page too
    if (hand) hand.getBoundingClientRect = () => { window.forced = true }
})"""


def test_the_first_hand_glides_from_the_middle_and_forces_no_layout(
    visit: Callable[..., Table], casual: dict[str, str]
) -> None:
    table = visit("?seed=5&pace=2", kept=casual, script=GLIDE)
    table.page.wait_for_function("document.getAnimations().every(one => one.animationName !== 'glide')")
    way = table.page.evaluate("window.way")
    assert way[0][0] == way[0][1] < way[-1][0] - 100, "both begin in the middle"
    assert any(first > last + 50 for first, last in way), "the first card is ahead of the last one"
    assert way[-1][0] == way[-1][1]
    assert table.page.evaluate("window.forced") is None
