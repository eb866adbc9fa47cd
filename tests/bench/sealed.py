"""A bench: one person's mix of a sealed deck, their lock and its proof, and its check, in the page's MicroPython.

    .venv/bin/python tests/bench/sealed.py [--runs 5] [--dist DIST]

At full speed and with the processor slowed six times; beside each the ratio to 52 bare multiplications of the library
in the same page, in the same run. Figures of one machine say little; the ratios are what our code costs.
"""

import argparse
import statistics
import sys
import threading
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from playwright.sync_api import CDPSession, Page, sync_playwright  # noqa: E402

from tests.sealed.in_page import BEGIN, measured, opened, runs  # noqa: E402
from tools.browser import chromium  # noqa: E402
from tools.dist import build_dist  # noqa: E402
from tools.host import Handler, Server  # noqa: E402

SETUP = """
import json
import time
from hearts.app.sealed import deck
from hearts.app.tasks import at_once, no_rest
from hearts.engine.rules import Rules

held, s = deck.holders(Rules("classic-pc")), bytes(range(32))


def took(name, act):
    begun = js.performance.now()
    made = at_once(act)
    times[name] = js.performance.now() - begun
    return made


opened = deck.faces(group, list(range(52)))
"""
ONCE = """
times = {}
mixed = took("mix", deck.mixed(group, opened, s, no_rest))
locked = took("lock", deck.locked(group, mixed, s, held, no_rest))
proof = took("proof", deck.proof(group, b"about", mixed, locked, s, held, no_rest))
assert took("check", deck.proved(group, b"about", mixed, locked, proof, no_rest))
begun = js.performance.now()
js.bare(mixed[0].hex())
times["library"] = js.performance.now() - begun
print(json.dumps(times))
"""
BARE = """
(number) => { window.bare = (point) => { for (let n = 0; n < 52; n++) window.people.curve.times(number, point); } }
"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--dist", type=Path, help="a built game; else it is built")
    asked = parser.parse_args()
    folder = str(asked.dist or build_dist(ROOT / "dist"))
    server = Server(("127.0.0.1", 0), partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        page = browser.new_page()
        opened(page, f"http://127.0.0.1:{server.server_port}/")
        page.evaluate(BARE, "7" * 63)
        runs(page, BEGIN + SETUP)
        session = page.context.new_cdp_session(page)
        for slower in (1, 6):
            told(slower, rounds(page, session, slower, asked.runs))
        browser.close()
    server.shutdown()


def rounds(page: Page, session: CDPSession, slower: int, runs: int) -> "list[dict[str, float]]":
    """Measure so many times, and once before."""
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    once = partial(measured, page, ONCE)
    once()
    return [once() for _ in range(runs)]


def told(slower: int, found: "list[dict[str, float]]") -> None:
    """Print the medians."""
    median = {name: statistics.median([times[name] for times in found]) for name in found[0]}
    said = [f"{name} {ms:.0f} ms ({ms / median['library']:.1f})" for name, ms in median.items()]
    print(f"slowed {slower} times: " + ", ".join(said))


if __name__ == "__main__":
    main()
