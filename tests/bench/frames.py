"""A bench: how smoothly the table moves with the processor slowed down four times, as a phone's would be.

    .venv/bin/python tests/bench/frames.py [--slower 4] [--runs 3] [--players 4]

For the deal, the pass, a card, the sweep of a trick, the sky of a moon and the end of a game: the longest wait between
two frames, how many took over 50 ms, and the longest task of the main thread; beside it the longest wait on an empty
page that moves one box, which is what this machine can do. All these grow when the machine has other work; the last
figure but one does not: how much of the processor's time the main thread's longest task took. The page's start is not
in it (`start.py` looks at that): the deal is the game's second one. At the end how far the layout has shifted, from the
first paint to the game's end.
"""

import argparse
import json
import statistics
import sys
import threading
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "tests/e2e")]

from conftest import begun  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from test_moves import shooting  # noqa: E402
from test_variants import saved  # noqa: E402

from tools.browser import chromium  # noqa: E402
from tools.dist import build_dist  # noqa: E402
from tools.host import Handler, Server  # noqa: E402

WATCH = """
window.seen = {frames: [], tasks: [], shifted: 0, moved: []}
let last = 0
const kind = () => document.querySelector('.show-over') ? 'moon' : document.querySelector('dialog[open]') ? 'end'
    : document.querySelector('.card.pile') ? 'sweep'
    : document.querySelector('.card.gone, .card.new') ? 'pass'
    : document.querySelectorAll('#hand .came').length > 3 ? 'deal' : 'card'
const frame = now => {
    if (last && document.body) seen.frames.push([kind(), now - last])
    last = now
    requestAnimationFrame(frame)
}
requestAnimationFrame(frame)
const watch = (type, each) =>
    new PerformanceObserver(list => list.getEntries().forEach(each)).observe({type, buffered: true})
// Until nothing of the browser's driver runs in the page; counts from there.
window.calm = () => new Promise(done => setTimeout(() => {
    seen.frames.length = seen.tasks.length = 0
    done()
}, 200))
watch('longtask', one => seen.tasks.push([document.body ? kind() : 'start', one.duration]))
watch('layout-shift', one => {
    if (one.hadRecentInput) return
    seen.shifted += one.value
    for (const {node, previousRect, currentRect} of one.sources)
        seen.moved.push([(node?.outerHTML ?? node?.textContent ?? '').slice(0, 60), ...[previousRect, currentRect].map(
            ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(' '))].join(': '))
})
"""
BOX = """<style>b{position:absolute;width:9px;height:9px;background:red;animation:go 1s infinite alternate}
@keyframes go{to{transform:translate(300px)}}</style><b></b>"""
# Plays a game of one deal from within the page, as fast as a quick person: what the driver of the browser does there
# for a click takes as long as what the game does.
PLAY = """async () => {
    await calm()
    const rest = (time = 200) => new Promise(done => setTimeout(done, time))
    const find = what => document.querySelector(what)
    const until = test =>
        new Promise(done => { const look = () => test() ? done() : requestAnimationFrame(look); look() })
    const { dataset } = document.body, over = () => dataset.phase.endsWith('over')
    if (dataset.phase === 'pass') {
        for (let chosen = 0; chosen < 3; chosen++) {
            find('#hand .card[aria-pressed=false]').click()
            await rest()
        }
        await until(() => find('#pass:not([aria-disabled=true])'))
        find('#pass').click()
    }
    while (!over()) {
        await until(() => over() || dataset.phase === 'play' && dataset.turn === '0')
        const { moves } = dataset
        find('#hand .card[aria-disabled=false]')?.click()
        await Promise.race([until(() => over() || dataset.moves !== moves), rest(2000)]) // then it clicks once more
    }
    await until(() => find('dialog[open]:not([data-coming]), #offer[data-do=next]:not([hidden])'))
    await new Promise(done => setTimeout(done, 3000))
}"""
KINDS = ("deal", "pass", "card", "sweep", "moon", "end")


def visit(browser: Browser, home: str, kept: dict[str, str], slower: float) -> Page:
    """The game on a phone that is so much slower, watched."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True, has_touch=True,
        service_workers="block",
    )  # fmt: skip
    keep = "".join(f"localStorage.setItem({json.dumps(key)}, {json.dumps(text)});" for key, text in kept.items())
    context.add_init_script(f"if (!localStorage.length) {{ {keep} }} {WATCH}")
    page = context.new_page()
    page.set_default_timeout(120_000)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(home)
    return page


def started(page: Page) -> None:
    """Wait until all that comes later has come, and what the browser's driver puts into the page."""
    page.wait_for_selector("#hand .card")
    page.wait_for_timeout(4000)


def trace(page: Page) -> None:
    """Begin to note the tasks of the page's threads."""
    page.context.browser.start_tracing(page=page, categories=["toplevel"])


def seen(page: Page) -> dict:
    """What has been watched, and the processor's time of the main thread's tasks, in ms; the page is left."""
    events = json.loads(page.context.browser.stop_tracing())["traceEvents"]
    threads = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    own = [one.get("tdur", 0) / 1000 for one in events if (one["pid"], one["tid"]) in threads and one["ph"] == "X"]
    found = page.evaluate("window.seen")
    page.context.close()
    return {**found, "own": own}


def run(browser: Browser, home: str, slower: float, players: int) -> list[dict]:
    """A game of one deal; the end of a deal that was a moon, and the next deal."""
    calm = {"hearts.settings": json.dumps({"tap": "once", "sayings": False, "season": False})}
    game = begun(5, *["iq:100"] * (players - 1), rules=f"deluxe players={players} deals=1")
    page = visit(browser, home, {**game, **calm}, slower)
    page.wait_for_function("document.body.dataset.phase === 'pass'")
    started(page)
    trace(page)
    page.evaluate(PLAY)
    first = seen(page)
    page = visit(browser, home, {**saved(shooting("moon")), **calm}, slower)
    page.wait_for_function("document.body.dataset.turn === '0'")
    started(page)
    trace(page)
    page.evaluate("calm().then(() => document.querySelector('#hand .card').click())")
    page.wait_for_selector(".show-over")
    page.wait_for_selector(".show-over", state="detached")
    page.evaluate("setTimeout(() => document.querySelector('dialog[open] .main, #offer[data-do=next]').click(), 200)")
    page.wait_for_function("document.querySelectorAll('#hand .card').length === 13")
    page.wait_for_timeout(2000)  # they have come to their places
    return [first, seen(page)]


def empty(browser: Browser, slower: float) -> float:
    """The longest wait between two frames on a page with nothing but a box that moves."""
    page = browser.new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.set_content(BOX)
    page.evaluate(WATCH)
    page.wait_for_timeout(3000)
    found = [wait for _, wait in page.evaluate("window.seen.frames")]
    page.close()
    return max(found)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--dist", type=Path, help="a build that is there already")
    options = parser.parse_args()
    dist = options.dist or build_dist(ROOT / "dist")
    server = Server(("127.0.0.1", 0), partial(Handler, directory=str(dist)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        bare, found = [], []
        for _ in range(options.runs):
            bare.append(empty(browser, options.slower))
            found += run(browser, f"http://127.0.0.1:{server.server_port}/", options.slower, options.players)
        browser.close()
    server.shutdown()
    print(f"An empty page: the longest wait between two frames {statistics.median(bare):.0f} ms.")
    for kind in KINDS:
        waits = sorted(wait for one in found for what, wait in one["frames"] if what == kind)
        tasks = [length for one in found for what, length in one["tasks"] if what == kind]
        if waits:
            late = sum(round(wait) > 50 for wait in waits)  # three frames of a screen are 50.0 or 50.1
            middle, longest = statistics.median(waits), waits[-1]
            print(
                f"{kind:6} {len(waits):5} frames, median {middle:3.0f} ms, longest {longest:4.0f} ms, "
                f"over 50 ms: {late} ({100 * late / len(waits):.1f} %), longest task {max(tasks, default=0):4.0f} ms"
            )
    longest = max(max(one["own"]) for one in found)
    print(f"The main thread's longest task took {longest:.0f} ms of the processor's time.")
    print(f"The layout shifted by {max(one['shifted'] for one in found):.6f}.")
    for moved in sorted({each for one in found for each in one["moved"]}):
        print("  " + moved)


if __name__ == "__main__":
    main()
