"""A bench: the longest task of the main thread when each dialog is opened, with the processor slowed as a phone's is.

    .venv/bin/python tests/bench/dialogs.py [NAME…] [--slower 4] [--deals 16] [--games 75]

Late in a long game, with years of games in the history; each dialog is opened twice, since the first time it is also
made. `game` is a game of the history, opened in it. A row tells the three longest tasks of both: how long each kept
the processor busy, and how long it took by the clock, which runs on while others have the processor.
"""

import argparse
import functools
import json
import os
import sys
import threading
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "tests/e2e"), str(ROOT / "tests/bench")]

from conftest import PEOPLE, company  # noqa: E402
from person import Table  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from start import LONG, TRACED, fresh  # noqa: E402
from test_variants import positions  # noqa: E402
from years import lived  # noqa: E402

from hearts.engine.record import Record, Seat  # noqa: E402
from tools.browser import chromium  # noqa: E402
from tools.dist import build_dist  # noqa: E402
from tools.host import Handler, Server  # noqa: E402

NAMES = (
    "menu", "new-game", "seen", "score-sheet", "settings", "windows", "sound", "statistics", "history", "game", "kept",
    "concede", "rules", "help", "offline", "boss", "joe", "hint", "problems", "open-record", "review", "install", "me",
)  # fmt: skip
MINDS = ("iq:100", "iq:80", "iq:110")
READY = "performance.getEntriesByName('hearts:playable').length"
KEEP = "kept => { for (const name in kept) localStorage.setItem(name, kept[name]) }"
# Open it, and wait until it is still; what was open before is closed first. A mark stands at its start and at its end.
OPEN = """async ([name, selector]) => {
    const rest = time => new Promise(done => setTimeout(done, time))
    if (!selector) for (const one of document.querySelectorAll('dialog[open]')) one.close()
    await rest(500)
    const button = selector ? document.querySelector(selector) : document.createElement('button')
    if (!selector) { button.hidden = true; button.dataset.do = `open ${name}`; document.body.append(button) }
    performance.mark(`bench:${name}`)
    button.click()
    await rest(2500)
    performance.mark('bench:end')
    if (!selector) button.remove()
}"""
GAMES = ("#history-list li:nth-child(5) button", "#history-list li:nth-child(7) button")
BACK = "document.querySelector('#history-back').click()"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="The longest tasks when dialogs are opened.")
    parser.add_argument("names", nargs="*", default=NAMES, help="dialogs by the names of their commands (all)")
    parser.add_argument("--slower", type=int, default=4, help="how many times the processor is slowed (default 4)")
    parser.add_argument("--deals", type=int, default=16, help="deals of the game at the table (default 16)")
    parser.add_argument("--games", type=int, default=75, help="games in the history (default 75)")
    options = parser.parse_args()
    given = os.environ.get("MOONSHOT_DIST")
    site = functools.partial(Handler, directory=str(given or build_dist(ROOT / "dist")))
    server = Server(("127.0.0.1", 0), site)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        flags = ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
        found = measure(browser, f"http://127.0.0.1:{server.server_port}/", options)
        browser.close()
    long = 0
    for name, tasks in found:
        longest = sorted(tasks, reverse=True)[:3]
        long += len([busy for busy, _ in tasks if busy > LONG])
        print(f"  {name:12}", ", ".join([f"{busy:3.0f} ms ({took:.0f})" for busy, took in longest]))
    print(f"{long} tasks busy over {LONG} ms")


def measure(browser: Browser, home: str, options: argparse.Namespace) -> list[tuple[str, list[tuple[float, float]]]]:
    """The tasks of each opening: milliseconds of the processor, and by the clock."""
    context, page = fresh(browser, 1)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{home}assets/icons/manifest.webmanifest")
    page.evaluate(KEEP, {**company(*MINDS), "hearts.game": long_game(options.deals)})
    page.goto(f"{home}?pace=0")
    page.wait_for_function(READY)
    lived(Table(page, home), options.games)
    page.reload()
    page.wait_for_function(READY)
    page.wait_for_timeout(3000)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": options.slower})
    browser.start_tracing(page=page, categories=TRACED)
    for name in options.names:
        for selector in GAMES if name == "game" else ("", ""):
            walk(page, name, selector)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    marks = sorted((event["ts"], event["name"][6:]) for event in events if event["name"].startswith("bench:"))
    thread = next((event["pid"], event["tid"]) for event in events if event["name"] == "bench:end")
    run = [event for event in events if event["name"] == "RunTask" and (event["pid"], event["tid"]) == thread]
    found = []
    for (start, name), (end, _) in pairwise(marks):
        if name != "end":
            tasks = [event for event in run if start <= event["ts"] + event.get("dur", 0) and event["ts"] < end]
            found.append((name, [(event.get("tdur", 0) / 1000, event.get("dur", 0) / 1000) for event in tasks]))
    return found


def walk(page: Page, name: str, selector: str) -> None:
    """Open a dialog, or, by a selector, a game in the history."""
    if selector and not page.locator("#history[open]").count():
        page.evaluate(OPEN, ["history", ""])
    page.evaluate(OPEN, [name, selector])
    if selector:
        page.evaluate(BACK)


def long_game(deals: int) -> str:
    """The record of a game late in so many deals, where the person has the turn."""
    several = positions("deluxe limit=400", 5, deals)
    turns = [game for game in several if game.phase == "play" and game.waiting == (0,)]
    seats = [Seat(mind, face, name) for (name, face), mind in zip(PEOPLE, ("person", *MINDS), strict=False)]
    return Record(turns[-4], "bench", "5", tuple(seats)).text()


if __name__ == "__main__":
    main()
