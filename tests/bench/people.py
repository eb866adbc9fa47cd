"""A bench: a table of four people in four browsers, as this machine has them: how soon a card is on the other screens.

    .venv/bin/python tests/bench/people.py [--relay mosquitto] [--deals 2] [--hostile 10000]

A move is measured from the task in which its mover signs it (a press waits there for 0.7 to 1.3 s, see `FLOOR`) until
the other three screens count it: by the clock, in which four pages wait for this machine's processors, and by the time
of the processor that each page on the way puts in (`wire.py`). Joining counts from the press that connects, or that
sits down, until the page says so; bytes as they go through the page's port to its frame, by kind of message; tasks of
the main threads by the processor's time. With `--hostile` somebody who has the table's code says so many hostile things
meanwhile, 80 a second.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "tests/e2e"), str(ROOT / "tests/bench")]

import four  # noqa: E402
import relays  # noqa: E402
import wire  # noqa: E402
from conftest import SIZES, Site, company  # noqa: E402
from flags import FLAGS  # noqa: E402
from party import come_to, opens, sits_down  # noqa: E402
from person import Table  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from start import LONG, TRACED  # noqa: E402
from test_hostile_people import Flood  # noqa: E402

from tests.faults.together import HANDS  # noqa: E402
from tools.browser import find_browser, find_shell  # noqa: E402

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
    context.add_init_script(wire.WATCH + HANDS)
    table = Table(context.new_page(), site.late)
    table.open(query)
    return table


def joined(tables: list[Table], link: str) -> list[float]:
    """Have the others come to the first one's table. Returns the seconds that each took to sit, from its press."""
    host, took = tables[0], []
    for guest, name in zip(tables[1:], four.NAMES[1:], strict=True):
        guest.page.evaluate("place => { location.hash = place }", link[link.index("#") :])
        begun = time.monotonic()
        sits_down(guest, name)
        took.append(time.monotonic() - begun)
    come_to(host, "party-begin")
    return took


def marked(tables: list[Table]) -> dict[str, float]:
    """Have each page and its frame say in the trace who they are. Returns when each did."""
    at = {}
    for name, table in zip(four.NAMES, tables, strict=True):
        at[name] = table.page.evaluate(wire.MARK, name)
        at[f"{name}'s frame"] = table.page.frames[-1].evaluate(wire.MARK, f"{name}'s frame")
    return at


def people(tables: list[Table], trace: bytes, at: dict[str, float], noted: list[dict], link: str) -> list[wire.Person]:
    """What each person's page noted, and its threads in the trace."""
    events = json.loads(trace)["traceEvents"]
    marks = {event["name"][6:]: event for event in events if event["name"].startswith("bench:")}
    ear, found = wire.Ear(link), []
    for name, each in zip(four.NAMES, noted, strict=True):
        own, frame = [wire.Thread(events, marks[who], at[who]) for who in (name, f"{name}'s frame")]
        found.append(wire.Person(name, each, ear, own, frame))
    return found


def median(values: Iterable[float]) -> str:
    """The middle one and the largest, in milliseconds."""
    found = sorted(values)
    return f"{statistics.median(found):.0f} ms, slowest {found[-1]:.0f} ms" if found else "none"


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
        noted = [table.page.evaluate("noted") for table in tables]
        at = marked(tables)
        found = people(tables, browser.stop_tracing(), at, noted, link)
        browser.close()
        relay.stop()
    tell(found, took, asked.deals * 52)


def tell(found: list[wire.Person], took: list[float], cards: int) -> None:
    """Print it all."""
    ways = wire.ways(found)
    print(f"{len(ways)} cards on another screen, processor's time along the way: {median([way.busy for way in ways])}")
    for part in ("mover", "host", "other", "frames"):
        print(f"  {part}: {median([way.spent[part] for way in ways if way.spent[part]])}")
    print(f"  by the clock: {median([way.wall for way in ways])}")
    print("joining:", ", ".join([f"{each:.1f} s" for each in took]))
    bare, heads = wire.of_a_move(found, cards)
    print(f"a card brings {bare:.0f} bytes to a seat, {heads:.0f} with the heads of MQTT and WebSocket")
    for play, when in ((True, "while cards are played"), (False, "at all other times")):
        print(f"what comes to a guest {when}, for each card of the game:")
        print("\n".join(wire.table(found, cards, play)))
    for each in found:
        came, sent = [sum([said.size for said in way]) for way in (each.came, each.sent)]
        print(f"{each.name}: {came / cards:.0f} bytes came and {sent / cards:.0f} went for each card, all counted")
    for each in found:
        begun = each.noted["phase"][0][1]
        longest = [f"{spent:.0f} ({(at - begun) / 1000:.1f} s)" for spent, at in each.page.longest[:6]]
        print(f"{each.name}: longest tasks {', '.join(longest)} ms (aim {LONG}; seconds since the table was there)")


if __name__ == "__main__":
    main()
