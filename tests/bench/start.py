"""A bench: how soon the game can be played, beside bare pages of the same runtimes from the same server.

    .venv/bin/python tests/bench/start.py [--runs 7]
    .venv/bin/python tests/bench/start.py --beside DIST    # this build and another one by turns, and nothing else

The pages take turns, so that all see the same machine. Beside the game are a page of PyScript on Pyodide and one on
MicroPython, each until the first line of its Python, and a worker that does no more than `loadPyodide`. Each visit has
an empty cache; "kept" are visits of somebody who was here before, with the service worker. All of it is measured as
this machine is, with the page's processor slowed down four times, as a phone's would be, and with a network like a
phone's (4G: 9 Mbit/s, 85 ms). With it come the longest tasks of the main thread before and during play, which is one
deal, or a long game by `--deals 16`. At the end: what the game fetched before its first card, as sent (gzip).

A visit begins a second after its window was opened. A new window has work of its own (Chromium's address bar alone
keeps a processor busy for some 350 ms), and a visit that begins at once would have to wait for it.
"""

import argparse
import functools
import json
import os
import shutil
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "tests/e2e")]

import others  # noqa: E402
from frames import PLAY  # noqa: E402
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright  # noqa: E402

from tools.browser import chromium  # noqa: E402
from tools.dist import build_dist  # noqa: E402
from tools.host import Handler, Server  # noqa: E402

BARE = """<!doctype html><meta charset="utf-8"><title>bare</title>
<script type="module" src="./pyscript/core.js"></script>
<script type="{type}" config='{{"interpreter": "./{runtime}"}}'>
from js import performance
performance.mark("bare:line")
</script>
"""
WORKER = """<!doctype html><meta charset="utf-8"><title>bare</title>
<script type="module">
new Worker("./worker.mjs", { type: "module" }).onmessage = () => performance.mark("bare:line")
</script>
"""
LOADS = """import { loadPyodide } from "./pyodide/pyodide.mjs"
const python = await loadPyodide()
postMessage(python.runPython("1 + 1"))
"""
# What is visited: its name, its folder, the marks that are waited for.
GAME = ("hearts:page", "hearts:playable", "hearts:mind")
VISITS = (
    ("the game", "game", GAME),
    ("bare PyScript + Pyodide", "pyodide", ("bare:line",)),
    ("bare PyScript + MicroPython", "micropython", ("bare:line",)),
    ("bare loadPyodide in a worker", "worker", ("bare:line",)),
)
# How: what it is called, how many times the processor is slowed, the network as DevTools' protocol describes it.
PHONES = {"offline": False, "latency": 85, "downloadThroughput": 9e6 / 8, "uploadThroughput": 4e6 / 8}
WAYS = (("As this machine is", 1, None), ("Processor slowed 4 times", 4, None), ("Network of a phone", 1, PHONES))
PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"]
TRACED = ["toplevel", "disabled-by-default-devtools.timeline", "blink.user_timing"]
WHOLE = """() => navigator.serviceWorker.ready.then(({active}) => new Promise(done => {
    const {port1, port2} = new MessageChannel()
    port1.onmessage = ({data}) => done(data.mind[0] === data.mind[1])
    active.postMessage('state', [port2])
}))"""
Network = dict[str, object] | None
Visit = Callable[..., dict[str, float]]  # to a page, until these marks: their times
Again = Callable[[], dict[str, float]]
REST = 1  # seconds that a window has for itself before its visit
LONG = 50  # milliseconds that a task may take without anybody feeling it
MARK = "name => performance.getEntriesByName(name)[0].startTime"
# The same as soon as it is there. A look at each frame would be work for the page, which is not an empty one.
MARKED = """name => new Promise(done => new PerformanceObserver(list => {
    for (const {startTime} of list.getEntriesByName(name)) done(startTime)
}).observe({type: 'mark', buffered: true}))"""
# For PLAY: a card is played by one tap, and what is counted begins with the page.
ONE_TAP = """localStorage.setItem('hearts.settings', '{"tap": "once"}'); window.calm = async () => {}"""
# Plays, and tells the bench, which else would look into the page, with work of its own in the page's tasks.
PLAYED = f"""({MARKED})('hearts:playable').then(async () => {{
    for (let deal = 1; ; deal++) {{
        await ({PLAY})()
        if (deal === DEALS) break
        document.querySelector('dialog[open] .main, #offer[data-do=next]:not([hidden])').click()
        await new Promise(done => setTimeout(done, 1000))
    }}
    console.info('played')
}})"""
FETCHED = """before => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(entry => entry.startTime < before)
    .map(entry => [new URL(entry.name).pathname, entry.transferSize, entry.responseEnd < before])"""


class Task(NamedTuple):
    """A task of the page's main thread, in milliseconds: since the visit's start, by the clock, and of the processor.

    On a machine that does other things too the clock runs on while the task waits for the processor.
    """

    start: float
    took: float
    busy: float


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How soon the game can be played.")
    parser.add_argument("--runs", type=int, default=7, help="visits to each page (default 7)")
    parser.add_argument("--deals", type=int, default=1, help="deals to play for the tasks of play (default 1)")
    parser.add_argument("--json", type=Path, help="also write the medians to this file")
    parser.add_argument("--beside", type=Path, help="the dist of another build to compare this one with")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        home = serve(Path(place))
        flags = ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
        machine = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
        print(f"Chromium {browser.version}, {options.runs} runs each, {machine}")
        if options.beside:
            shutil.copytree(options.beside, Path(place) / "beside")
            for way in WAYS:
                print_pair(browser, home, options.runs, *way)
            return
        found = {}
        for called, slow, network in WAYS:
            print(f"\n{called}")
            found[called] = compare(browser, home, options.runs, slow, network)
            for when, tasks in zip(
                ("until playable", "in play"), main_tasks(browser, home, slow, options.deals), strict=True
            ):
                print(f"  main thread {when}: {told(tasks)}")
        print_fetched(browser, home)
        browser.close()
        for name, visiting in (("Firefox", in_firefox(playwright)), ("WebKit", in_webkit())):
            print(f"\n{name}, as this machine is")
            try:
                with visiting as visit:
                    found[name] = tell(
                        by_turns(options.runs, lambda folder, *marks: visit(f"{home}/{folder}/", *marks))
                    )
            except others.Missing as why:
                print(f"  {why}")
    if options.json:
        options.json.write_text(json.dumps(found, indent=1), "utf-8")


def serve(place: Path) -> str:
    """The address of a server that has the game and the bare pages, each in its folder."""
    given = os.environ.get("MOONSHOT_DIST")
    shutil.copytree(given or build_dist(ROOT / "dist"), place / "game")
    modules = ROOT / "node_modules"
    for folder, type, runtime in (("pyodide", "py", "pyodide"), ("micropython", "mpy", "micropython")):
        (place / folder / "pyscript").mkdir(parents=True)
        for script in (modules / "@pyscript/core/dist").glob("*.js"):
            shutil.copy(script, place / folder / "pyscript")  # all of it: the game leaves parts out
        page = BARE.format(type=type, runtime=f"{runtime}/{runtime}.mjs")
        (place / folder / "index.html").write_text(page, "utf-8")
    shutil.copytree(modules / "@micropython/micropython-webassembly-pyscript", place / "micropython/micropython")
    for folder in ("pyodide", "worker"):
        (place / folder / "pyodide").mkdir(parents=True)
        for name in PYODIDE:
            shutil.copy(modules / "pyodide" / name, place / folder / "pyodide" / name)
    (place / "worker/index.html").write_text(WORKER, "utf-8")
    (place / "worker/worker.mjs").write_text(LOADS, "utf-8")
    server = Server(("127.0.0.1", 0), functools.partial(Handler, directory=str(place)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def compare(browser: Browser, home: str, runs: int, slow: int, network: Network) -> dict[str, float]:
    """Visit all pages by turns; print and give back the medians in milliseconds."""
    kept, page = fresh(browser, slow, network)
    times(page, f"{home}/game/", GAME)
    page.wait_for_function(WHOLE)
    page.close()

    def visit(folder: str, *marks: str) -> dict[str, float]:
        context, page = fresh(browser, slow, network)
        took = times(page, f"{home}/{folder}/", marks)
        context.close()
        return took

    def again() -> dict[str, float]:
        page = opened(kept, slow, network)
        took = times(page, f"{home}/game/", GAME)
        page.close()
        return took

    found = by_turns(runs, visit, again)
    kept.close()
    return tell(found)


def print_pair(browser: Browser, home: str, runs: int, called: str, slow: int, network: Network) -> None:
    """Print how long first visits to this build and to the other one take, and the ratio of the medians."""
    found: dict[str, dict[str, list[float]]] = {mark: {"game": [], "beside": []} for mark in GAME}
    for run in range(runs + 1):
        for folder in ("game", "beside") if run % 2 else ("beside", "game"):
            context, page = fresh(browser, slow, network)
            took = times(page, f"{home}/{folder}/", GAME)
            context.close()
            for mark in GAME if run else ():  # the first of all is the server's and the browser's own
                found[mark][folder].append(took[mark])
    print(f"\n{called}")
    for mark, both in found.items():
        ours, theirs = (statistics.median(both[folder]) for folder in ("game", "beside"))
        spread = ", ".join([f"{min(several):.0f} to {max(several):.0f}" for several in both.values()])
        print(f"  {mark:20} {ours:7.0f} ms, the other {theirs:7.0f} ms: {ours / theirs:.2f}   ({spread})")


def by_turns(runs: int, visit: Visit, again: Again | None = None) -> dict[str, list[float]]:
    """So many first visits to each page, and later ones to the game if there are: milliseconds by page and mark."""
    found: dict[str, list[float]] = {}
    for run in range(runs + 1):
        visits = [(called, visit(folder, *marks)) for called, folder, marks in VISITS]
        for called, took in visits + ([("the game kept", again())] if again else []):
            if run:  # the first of all is the server's and the browser's own
                for mark, passed in took.items():
                    found.setdefault(f"{called}, {mark}", []).append(passed)
    return found


def tell(found: dict[str, list[float]]) -> dict[str, float]:
    """Print the times and how they compare; give back their medians."""
    medians = {name: statistics.median(several) for name, several in found.items()}
    for name, several in found.items():
        print(f"  {name:44} {medians[name]:7.0f} ms   ({min(several):.0f} to {max(several):.0f})")
    playable, kept, line = "the game, hearts:playable", "the game kept, hearts:playable", "bare:line"
    loads = f"bare loadPyodide in a worker, {line}"
    for what, ours, theirs in (
        ("playable / bare Pyodide page", playable, f"bare PyScript + Pyodide, {line}"),
        ("playable / bare MicroPython page", playable, f"bare PyScript + MicroPython, {line}"),
        ("playable kept / not kept", kept, playable),
        ("mind / bare loadPyodide in a worker", "the game, hearts:mind", loads),
        ("mind kept / bare loadPyodide in a worker", "the game kept, hearts:mind", loads),
    ):
        if ours in medians:
            print(f"  {what:44} {medians[ours] / medians[theirs]:7.2f}")
    return medians


@contextmanager
def in_firefox(playwright: Playwright) -> Iterator[Visit]:
    """Visits to an address by Firefox, each with an empty cache; others.Missing."""
    browser = others.firefox(playwright)

    def visit(address: str, *marks: str) -> dict[str, float]:
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        context.set_default_timeout(120_000)
        took = times(context.new_page(), address, marks)
        context.close()
        return took

    yield visit
    browser.close()


@contextmanager
def in_webkit() -> Iterator[Visit]:
    """The same by WebKit, anew for each visit."""
    script = f"const [mark, done] = arguments; ({MARKED})(mark).then(done)"
    with others.screen() as env:

        def visit(address: str, *marks: str) -> dict[str, float]:
            with others.webkit(env) as driver:
                driver.set_script_timeout(120)
                time.sleep(REST)
                driver.get(address)
                return {mark: driver.execute_async_script(script, mark) for mark in marks}

        yield visit


def told(tasks: list[Task]) -> str:
    """How many of the tasks are long, and the longest few, by what they kept the processor busy."""
    longest = sorted(tasks, key=lambda task: -task.busy)[:4]
    words = [f"{task.busy:.0f} ms at {task.start / 1000:.1f} s" for task in longest]
    busy, took = (len([task for task in tasks if getattr(task, kind) > LONG]) for kind in ("busy", "took"))
    return f"{busy} tasks busy over {LONG} ms ({took} by the clock); longest {', '.join(words)}"


def fresh(browser: Browser, slow: int, network: Network = None) -> tuple[BrowserContext, Page]:
    """A visitor with an empty cache."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844} if slow > 1 else {"width": 1280, "height": 800}
    )
    context.set_default_timeout(120_000)
    return context, opened(context, slow, network)


def opened(context: BrowserContext, slow: int, network: Network) -> Page:
    """A new page of a visitor; what slows it down holds for the page, not for its workers."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    if slow > 1:
        session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    if network:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", network)
    return page


def times(page: Page, address: str, marks: Sequence[str]) -> dict[str, float]:
    """Milliseconds from the start of a visit to its marks."""
    time.sleep(REST)
    page.goto(address, wait_until="commit")
    found = {}
    for mark in marks:
        found[mark] = page.evaluate(MARKED, mark)
    return found


def main_tasks(browser: Browser, home: str, slow: int, deals: int) -> tuple[list[Task], list[Task]]:
    """The main thread's tasks until `hearts:playable`; after it, while whole deals are played from within it."""
    context, page = fresh(browser, slow)
    page.add_init_script(ONE_TAP)
    page.add_init_script(PLAYED.replace("DEALS", str(deals)))
    browser.start_tracing(page=page, categories=TRACED)
    with page.expect_console_message(lambda message: message.text == "played", timeout=120_000 * deals):
        page.goto(f"{home}/game/?pace=0.1", wait_until="commit")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    since_start = page.evaluate(MARK, "hearts:playable")
    context.close()
    mark = next(event for event in events if event["name"] == "hearts:playable")
    run = [event for event in events if event["name"] == "RunTask" and event["tid"] == mark["tid"]]
    tasks = [
        Task((event["ts"] - mark["ts"]) / 1000 + since_start, event["dur"] / 1000, event.get("tdur", 0) / 1000)
        for event in run
        if event["pid"] == mark["pid"] and "dur" in event
    ]
    return (
        [task for task in tasks if 0 <= task.start < since_start],
        [task for task in tasks if task.start >= since_start],
    )


def print_fetched(browser: Browser, home: str) -> None:
    """What a first visit sent for before the first card could be chosen."""
    context, page = fresh(browser, 1)
    page.goto(f"{home}/game/")
    page.wait_for_function("performance.getEntriesByName('hearts:playable').length")
    files = page.evaluate(FETCHED, page.evaluate(MARK, "hearts:playable"))
    context.close()
    total = sum(size for _, size, _ in files)
    print(f"\nAsked for before hearts:playable: {len(files)} files, {total / 1000:.0f} KB as sent (aim: at most 480)")
    for path, size, there in sorted(files, key=lambda file: -file[1]):
        print(f"  {size / 1000:7.1f} KB  {path.removeprefix('/game')}{'' if there else '   (not yet all there)'}")


if __name__ == "__main__":
    main()
