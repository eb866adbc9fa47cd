"""A bench: how soon the game can be played, beside a bare page of PyScript on Pyodide from the same server.

    .venv/bin/python tests/bench/start.py [--runs 7]

Each visit has an empty cache; the two pages take turns, so that both see the same machine. The game's time ends at
its mark `hearts:playable` (the first card can be chosen), the other's at the first line of its Python. With it come the
longest tasks of the main thread before and during play; all of it once as this machine is, and once with the processor
slowed down four times, as a phone's would be. At the end: what the game fetched before that mark, as sent (gzip).
"""

import argparse
import functools
import json
import os
import random
import shutil
import statistics
import sys
import tempfile
import threading
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "tests/e2e")]

from person import Table  # noqa: E402
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright  # noqa: E402

from tools.browser import chromium  # noqa: E402
from tools.dist import build_dist  # noqa: E402
from tools.host import Handler, Server  # noqa: E402

BARE = """<!doctype html><meta charset="utf-8"><title>bare</title>
<script type="module" src="./pyscript/core.js"></script>
<script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>
from js import performance
performance.mark("bare:line")
</script>
"""
PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"]
TRACED = ["toplevel", "disabled-by-default-devtools.timeline", "blink.user_timing"]
LONG = 50  # milliseconds that a task may take without anybody feeling it
MARK = "name => performance.getEntriesByName(name)[0].startTime"
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
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        home = serve(Path(place))
        flags = ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
        machine = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
        print(f"Chromium {browser.version}, {options.runs} runs each, {machine}")
        found = {f"{slow}x": compare(browser, home, options.runs, slow) for slow in (1, 4)}
        print_fetched(browser, home)
        browser.close()
    if options.json:
        options.json.write_text(json.dumps(found, indent=1), "utf-8")


def serve(place: Path) -> str:
    """The address of a server that has the game in game/ and the bare page in bare/."""
    given = os.environ.get("MOONSHOT_DIST")
    shutil.copytree(given or build_dist(ROOT / "dist"), place / "game")
    (place / "bare/pyscript").mkdir(parents=True)
    for script in (ROOT / "node_modules/@pyscript/core/dist").glob("*.js"):
        shutil.copy(script, place / "bare/pyscript")  # all of it: the game leaves parts out
    (place / "bare/pyodide").mkdir()
    for name in PYODIDE:
        shutil.copy(ROOT / "node_modules/pyodide" / name, place / "bare/pyodide" / name)
    (place / "bare/index.html").write_text(BARE, "utf-8")
    server = Server(("127.0.0.1", 0), functools.partial(Handler, directory=str(place)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def compare(browser: Browser, home: str, runs: int, slow: int) -> dict[str, float]:
    """Visit both pages by turns; print and give back the medians in milliseconds."""
    time_of(browser, f"{home}/game/", "hearts:playable", slow)  # the first of all is the server's and the browser's own
    time_of(browser, f"{home}/bare/", "bare:line", slow)
    game, bare = [], []
    for _ in range(runs):
        game.append(time_of(browser, f"{home}/game/", "hearts:playable", slow))
        bare.append(time_of(browser, f"{home}/bare/", "bare:line", slow))
    ours, theirs = statistics.median(game), statistics.median(bare)
    before, during = main_tasks(browser, home, slow)
    print(f"\nProcessor slowed {slow} times" if slow > 1 else "\nAs this machine is")
    print(f"  hearts:playable                 {ours:7.0f} ms   ({min(game):.0f} to {max(game):.0f})")
    print(f"  bare PyScript + Pyodide, line 1 {theirs:7.0f} ms   ({min(bare):.0f} to {max(bare):.0f})")
    print(f"  ratio                           {ours / theirs:7.2f}      (aim: at most 0.25)")
    print(f"  main thread until playable:     {told(before)}")
    print(f"  main thread in the first deal:  {told(during)}")
    worst = max(during, key=lambda task: task.busy)
    return {"playable": ours, "bare": theirs, "ratio": ours / theirs, "longest": worst.took, "longest busy": worst.busy}


def told(tasks: list[Task]) -> str:
    """How many of the tasks are long, and the longest few, by what they kept the processor busy."""
    longest = sorted(tasks, key=lambda task: -task.busy)[:4]
    words = [f"{task.busy:.0f} ms at {task.start / 1000:.1f} s" for task in longest]
    busy, took = (len([task for task in tasks if getattr(task, kind) > LONG]) for kind in ("busy", "took"))
    return f"{busy} tasks busy over {LONG} ms ({took} by the clock); longest {', '.join(words)}"


def fresh(browser: Browser, slow: int) -> tuple[BrowserContext, Page]:
    """A visitor with an empty cache."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844} if slow > 1 else {"width": 1280, "height": 800}
    )
    context.set_default_timeout(120_000)
    page = context.new_page()
    if slow > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    return context, page


def time_of(browser: Browser, address: str, mark: str, slow: int) -> float:
    """Milliseconds from the start of a visit to a mark."""
    context, page = fresh(browser, slow)
    page.goto(address, wait_until="commit")
    page.wait_for_function("name => performance.getEntriesByName(name).length", arg=mark)
    found: float = page.evaluate(MARK, mark)
    context.close()
    return found


def main_tasks(browser: Browser, home: str, slow: int) -> tuple[list[Task], list[Task]]:
    """The main thread's tasks until `hearts:playable`, and after it while a whole deal is played."""
    context, page = fresh(browser, slow)
    table = Table(page, f"{home}/game/")
    browser.start_tracing(page=page, categories=TRACED)
    table.open("?pace=0.1")
    look = table.turn()
    while look.waits != "dialog":
        table.act(look, random.Random(look.moves))
        look = table.turn(look.moves)
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
    print(f"\nAsked for before hearts:playable: {len(files)} files, {total / 1000:.0f} KB as sent (aim: at most 700)")
    for path, size, there in sorted(files, key=lambda file: -file[1]):
        print(f"  {size / 1000:7.1f} KB  {path.removeprefix('/game')}{'' if there else '   (not yet all there)'}")


if __name__ == "__main__":
    main()
