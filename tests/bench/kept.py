"""A bench: the longest tasks of the page with much that it keeps, at full speed.

    .venv/bin/python tests/bench/kept.py [--games 2000] [--people 6] [--days 365] [--matches 50]

A file with so many games, and with the results that so many people sent in so many days, is imported, twice. Then the
leaderboard has these results, and with all that kept each of its doors is opened, the leaderboard is saved as a file,
that file is read again, and a deal is played to its end. A row tells how long each took, and its longest tasks: of the
processor's time, by the clock (as the browser's PerformanceObserver sees those of 50 ms and more), and how busy the
machine was: how many programs wanted a core. Where that is more than it has cores, only the processor's time says
something.
"""

import argparse
import functools
import json
import os
import random
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "tests/e2e"), str(ROOT / "tests/people")]

from conftest import begun  # noqa: E402
from person import Table  # noqa: E402
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright  # noqa: E402
from sodium import Sodium  # noqa: E402
from test_daily import CLOCK  # noqa: E402
from test_thinking import TRACED, traced  # noqa: E402
from words import say  # noqa: E402
from years import records  # noqa: E402

from hearts.app.people.message import Identity  # noqa: E402
from hearts.app.same import signed  # noqa: E402
from hearts.app.same.board import Result, line_of  # noqa: E402
from tools.browser import chromium  # noqa: E402
from tools.dist import build_dist  # noqa: E402
from tools.host import Handler, Server  # noqa: E402

LONG = 50  # milliseconds
AI = ("iq:100", "iq:100", "iq:100")
# Dialogs, and the part of each that says when it is full.
OPENED = (
    ("statistics", "#statistics-figures", "Games"),
    ("history", "#history-list", "Classic|Deluxe"),
    ("match", "#match-list", "."),
    ("kept", "#kept-games", "finished"),
)
READY = "performance.getEntriesByName('hearts:playable').length"
WATCH = """() => { window.long = []
    new PerformanceObserver(list => { for (const one of list.getEntries()) window.long.push(Math.round(one.duration)) })
        .observe({type: 'longtask'}) }"""
KEEP = """several => new Promise((done, fail) => {
    const asked = indexedDB.open('moonshot results', 1)
    asked.onupgradeneeded = () => ['rows', 'games'].forEach(name => asked.result.createObjectStore(name))
    asked.onsuccess = () => {
        const deed = asked.result.transaction(['rows', 'games'], 'readwrite')
        for (const [id, row, text] of several) {
            deed.objectStore('rows').put(row, id)
            deed.objectStore('games').put(text, id)
        }
        deed.oncomplete = () => { asked.result.close(); done() }
        deed.onabort = fail
    }
})"""
# Waits until a part of the page says how it ended; counts its words, and what it waited for the next of them at most.
SAYS = """([selector, ends]) => new Promise(done => {
    const part = document.querySelector(selector), words = []
    let since = performance.now(), most = 0
    const look = () => {
        if (part.textContent !== words.at(-1)) {
            words.push(part.textContent)
            most = Math.max(most, performance.now() - since)
            since = performance.now()
        }
        if (new RegExp(ends).test(words.at(-1))) done([since, words.length, most, words.at(-1)])
        else setTimeout(look, 20)
    }
    look()
})"""
TODAY = 1795780800000 + 400 * 86_400_000  # milliseconds since 1970: all days of the results have begun
TABLE = "#board-table"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="The longest tasks of the page with much that it keeps.")
    parser.add_argument("--games", type=int, default=2000, help="games in the file (default 2000)")
    parser.add_argument("--people", type=int, default=6, help="people on the leaderboard (default 6)")
    parser.add_argument("--days", type=int, default=365, help="days of which each sent a result (default 365)")
    parser.add_argument("--matches", type=int, default=50, help="matches with friends (default 50)")
    options = parser.parse_args()
    given = os.environ.get("MOONSHOT_DIST")
    site = functools.partial(Handler, directory=str(given or build_dist(ROOT / "dist")))
    server = Server(("127.0.0.1", 0), site)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    home = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        flags = ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        context.set_default_timeout(3_600_000)
        context.add_init_script(CLOCK % TODAY)
        imported(browser, context, home, Path(folder), options)
        kept(browser, context, home, Path(folder), options)
        browser.close()


def imported(browser: Browser, context: BrowserContext, home: str, folder: Path, options: argparse.Namespace) -> None:
    """Import the file, twice."""
    page, file = opened(context, home), folder / "all.json"
    file.write_text(everything(options), "utf-8")
    field = page.locator("#kept-import")
    button(page, "kept")
    page.wait_for_timeout(2000)
    for name in ("import", "again"):
        page.evaluate("() => { document.querySelector('#kept-told').textContent = '' }")
        row(browser, page, name, "#kept-told", lambda: field.set_input_files(str(file)), "^Imported|not a file")
    print(f"a file of {file.stat().st_size / 1e6:.1f} MB")
    page.close()


def kept(browser: Browser, context: BrowserContext, home: str, folder: Path, options: argparse.Namespace) -> None:
    """Do what a player does with all that kept."""
    page, board = opened(context, home), folder / "board.json"
    page.evaluate(KEEP, [[f"{day:05}.{key[:12]}", line, text] for key, day, line, text in results(options)])
    page.evaluate("several => { for (const name in several) localStorage.setItem(name, several[name]) }", begun(7, *AI))
    page.reload()
    ready(page)
    for name, said, ends in OPENED:
        row(browser, page, name, said, functools.partial(button, page, name), ends)
    row(browser, page, "board", TABLE, lambda: button(page, "board"), "Player 0")
    with page.expect_download() as download:
        row(browser, page, "save", TABLE, lambda: page.locator("#board-save").click(), "Player 0")
    download.value.save_as(board)
    ends = "already|refused|holds no|larger"
    row(browser, page, "read", "#board-said", lambda: page.locator("#board-file").set_input_files(str(board)), ends)
    print(f"a file of {board.stat().st_size / 1e6:.1f} MB")
    page.evaluate("() => { for (const one of document.querySelectorAll('dialog[open]')) one.close() }")
    row(browser, page, "a deal", "#table", lambda: deal(Table(page, home)), "")


def deal(table: Table) -> None:
    """Play a deal to its end and begin the next."""
    table.query, chance = "?pace=0", random.Random(1)
    look = table.turn()
    while look.dialog != say("ending-deal"):
        table.act(look, chance)
        look = table.turn(look.moves)
    table.act(look, chance)
    table.turn(look.moves)


def opened(context: BrowserContext, home: str) -> Page:
    """A page with a table on it."""
    page = context.new_page()
    page.goto(f"{home}?pace=0")
    ready(page)
    return page


def ready(page: Page) -> None:
    """Wait until all that comes later has come, and count the long tasks from now on."""
    page.wait_for_function(READY)
    page.wait_for_timeout(6000)
    page.evaluate(WATCH)


def button(page: Page, name: str) -> None:
    """Open a dialog."""
    page.evaluate(
        """name => { for (const one of document.querySelectorAll('dialog[open]')) one.close()
        const button = document.createElement('button')
        button.hidden = true; button.dataset.do = `open ${name}`; document.body.append(button); button.click() }""",
        name,
    )


def row(browser: Browser, page: Page, name: str, said: str, work: Callable[[], object], ends: str) -> None:
    """Do something, and print how long it took and its longest tasks."""
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate("() => { performance.mark('traced'); window.long = []; window.begun = performance.now() }")
    work()
    page.wait_for_selector(said, state="attached")
    end, words, most, last = page.evaluate(SAYS, [said, ends])
    page.wait_for_timeout(2000)
    begun, long = page.evaluate("() => [window.begun, window.long]")
    busy = [task["busy"] for task in traced(json.loads(browser.stop_tracing())["traceEvents"], 0)]
    print(
        f"  {name:12} {(end - begun) / 1000:6.1f} s; of the processor {sum(busy) / 1000:.1f} s, tasks over 50 ms: "
        f"{len([each for each in busy if each > LONG])}, longest {longest(busy)}; by the clock: {len(long)}, longest "
        f"{longest(long)}; {os.getloadavg()[0]:.1f} programs for {os.cpu_count()} cores",
        flush=True,
    )
    if words > 2:
        print(
            f"    {words} words, the longest wait for the next {most / 1000:.1f} s; the last: {last[:90]}", flush=True
        )


def longest(several: list[float]) -> str:
    """The longest three of these."""
    return ", ".join([f"{each:.0f}" for each in sorted(several, reverse=True)[:3]]) or "none"


def results(options: argparse.Namespace) -> list[tuple[str, int, str, str]]:
    """Results of the leaderboard: who, of which day, its line and a text as long as one that was sent."""
    _, record = records(1)[0]
    devices = [Identity(Sodium(number), bytes([number + 1]) * 32) for number in range(options.people)]
    moves = record[record.index("deal 1") :]
    found = []
    for day in range(1, options.days + 1):
        for number, device in enumerate(devices):
            line = line_of(Result(device.id, f"Player {number}", str(day), (number, 5, 21, 0), (4, 13, 0, 9)))
            text = f"hearts 2\nrules classic-pc\nid daily-{day}\nseed {day}\nseat 0 person you Player {number}\n{moves}"
            found.append((device.id, day, line, signed.sign(text[: text.rindex("\n", 0, 2000) + 1], device)))
    return found


def everything(options: argparse.Namespace) -> str:
    """A file as the game writes it."""
    games = records(options.games)
    ids = [next(line[3:] for line in text.split("\n") if line.startswith("id ")) for _, text in games]
    days = "".join([f"{day} 1794441600000 1794442500000 0,5,21,0 4,13,0,9 - -\n" for day in range(1, options.days + 1)])
    texts = [
        ("days", days),
        ("pars", "".join([f"7,7,7,7,7,7,7,7 {id}\n" for id in ids])),
        ("reviews", "".join([f"5 0 90 3:10,7:25,9:100 {id}\n" for id in ids])),
    ]
    head = "hearts 2\nrules classic-pc\nid {id}\nseat 0 person you Ann\n"
    head += "".join([f"seat {seat} iq:100 ben Ben\n" for seat in (1, 2, 3)])
    for number in range(options.matches):
        id = f"match-{number:016}"
        texts.append((f"match.{id}", json.dumps({"at": str(TODAY + number), "head": head.format(id=id)})))
    texts += [(f"hall.{key[:12]}.{day}", text) for key, day, _, text in results(options)]
    lines = ",\n".join([json.dumps(pair) for pair in games])
    head = f'{{"moonshot hearts": 1,\n"made": "1",\n"texts": {json.dumps(texts)},\n"games": [\n'
    return f"{head}{lines}\n]}}\n"


if __name__ == "__main__":
    main()
