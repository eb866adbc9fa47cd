"""A bench: a table of four people in four browsers, as this machine has them: how soon a card is on the other screens.

    .venv/bin/python tests/bench/people.py [--relay mosquitto] [--deals 2] [--hostile 10000]

A move is measured from the press of a card (its floor of 0.7 s has passed then) until the other three screens count it;
joining from the press that connects, or that sits down, until the page says so; bytes as they go through the page's
port to its frame; tasks of the main threads by the processor's time. With `--hostile` somebody who has the table's code
says so many hostile things meanwhile, 80 a second.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "tests/e2e"), str(ROOT / "tests/bench")]

import four  # noqa: E402
import relays  # noqa: E402
from conftest import SIZES, Site, company  # noqa: E402
from flags import FLAGS  # noqa: E402
from party import come_to, opens, sits_down  # noqa: E402
from person import Table  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from start import LONG, TRACED  # noqa: E402
from test_hostile_people import Flood  # noqa: E402

from tests.faults.together import HANDS  # noqa: E402
from tools.browser import find_browser, find_shell  # noqa: E402

# Notes when a card was pressed, when each number of moves was shown, and what came and went through the port.
WATCH = """if (self === top) {
    window.noted = {pressed: [], shown: [], sent: [], came: []}
    const now = () => performance.timeOrigin + performance.now()
    addEventListener('click', ({target}) => {
        const {phase, moves} = document.body.dataset
        if (phase === 'play' && target.closest('#hand [data-card]')) noted.pressed.push([Number(moves), now()])
    }, true)
    let before
    new MutationObserver(() => {
        const {people, moves} = document.body?.dataset ?? {}
        if (people && people !== 'none' && moves !== before) noted.shown.push([Number(before = moves), now()])
    }).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-moves']})
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (said, ...more) {
        if (said?.act === 'publish') noted.sent.push([said.payload.length / 2, now()])
        return post.call(this, said, ...more)
    }
    const listen = MessagePort.prototype.addEventListener
    MessagePort.prototype.addEventListener = function (kind, act, ...more) {
        return listen.call(this, kind, event => {
            if (event.data?.told === 'message') noted.came.push([event.data.payload.length / 2, now()])
            return act(event)
        }, ...more)
    }
}"""
SLOWLY = HANDS.replace("}, 120)", "}, 900)")  # the floor has passed when a card is pressed
PHASE = "document.body.dataset.phase"


def visitor(browser: Browser, site: Site, query: str, name: str) -> Table:
    """The game in a context of its own; the second person has a phone."""
    size = "phone" if name == four.NAMES[1] else "desktop"
    wide, high = SIZES[size]
    items = company("iq:100", "iq:100", "iq:100", rules="classic-pc limit=200").items()
    kept = [{"name": key, "value": text} for key, text in items]
    context = browser.new_context(
        viewport={"width": wide, "height": high},
        storage_state={"cookies": [], "origins": [{"origin": site.host, "localStorage": kept}]},
        service_workers="block",
    )
    context.set_default_timeout(90_000)
    context.add_init_script(WATCH + SLOWLY)
    table = Table(context.new_page(), site.late)
    table.open(query)
    table.page.evaluate("name => performance.mark(`bench:${name}`)", name)
    return table


def joined(tables: list[Table], link: str) -> list[float]:
    """Have the others come to the first one's table. Returns the seconds that each took to sit, from its press."""
    host, took = tables[0], []
    for guest, name in zip(tables[1:], four.NAMES[1:], strict=True):
        guest.page.evaluate("place => { location.hash = place }", link[link.index("#") :])
        begun = time.monotonic()
        sits_down(guest, name)
        took.append(time.monotonic() - begun)
    come_to(host, "party.begin")
    return took


def moves(found: list[dict]) -> list[float]:
    """The milliseconds from each press to each other screen."""
    took = []
    for mover, noted in enumerate(found):
        for number, at in noted["pressed"]:
            for other, seen in enumerate(found):
                later = [when for count, when in seen["shown"] if count == number + 1 and when > at]
                if other != mover and later and later[0] - at < 5000:
                    took.append(later[0] - at)
    return sorted(took)


def tasks(trace: bytes) -> dict[str, list[float]]:
    """The longest tasks of each page's main thread, in milliseconds of the processor."""
    events = json.loads(trace)["traceEvents"]
    marks = {event["name"][6:]: event for event in events if event["name"].startswith("bench:")}
    found = {}
    for name, mark in marks.items():
        own = (mark["pid"], mark["tid"])
        run = [event for event in events if event["name"] == "RunTask" and (event["pid"], event["tid"]) == own]
        found[name] = sorted([event.get("tdur", 0) / 1000 for event in run], reverse=True)[:6]
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="A table of four people in four browsers.")
    parser.add_argument("--relay", choices=list(relays.KINDS), default="mosquitto", help="which relay (mosquitto)")
    parser.add_argument("--deals", type=int, default=2, help="deals that are played (2)")
    parser.add_argument("--hostile", type=int, default=0, help="hostile messages that are sent meanwhile (0)")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="the built game (dist)")
    asked = parser.parse_args()
    site = Site(asked.dist)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        relay = relays.KINDS[asked.relay](Path(folder))
        browser = playwright.chromium.launch(executable_path=find_shell() or find_browser(), args=FLAGS)
        browser.start_tracing(categories=TRACED)
        query = f"?pace=0&relay={relay.address}"
        tables = [visitor(browser, site, query, name) for name in four.NAMES]
        link = opens(tables[0])
        took = joined(tables, link)
        flood = Flood(relay.address, link, asked.hostile, asked.hostile) if asked.hostile else None
        if flood:
            flood.hear()
            flood.start()
        for deal in range(asked.deals):
            last = deal == asked.deals - 1
            wanted = f"{PHASE} === 'deal over'" if last else f"document.body.dataset.deal === '{deal + 2}'"
            for table in tables:
                table.page.wait_for_function(wanted, timeout=300_000)
        if flood:
            flood.join()
        found = [table.page.evaluate("noted") for table in tables]
        longest = tasks(browser.stop_tracing())
        browser.close()
        relay.stop()
    shown = moves(found)
    print(f"{len(shown)} cards on another screen: {statistics.median(shown):.0f} ms, slowest {shown[-1]:.0f} ms")
    print("joining:", ", ".join([f"{each:.1f} s" for each in took]))
    cards = asked.deals * 52
    for name, noted in zip(four.NAMES, found, strict=True):
        came, sent = [sum([size for size, _ in noted[way]]) for way in ("came", "sent")]
        print(f"{name}: {came / cards:.0f} bytes came and {sent / cards:.0f} went for each card, all messages counted")
    for name, each in longest.items():
        print(f"{name}: longest tasks {', '.join([f'{task:.0f}' for task in each])} ms (aim {LONG})")


if __name__ == "__main__":
    main()
