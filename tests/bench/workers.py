"""A bench: what the thinking workers cost in memory, and what they save in time.

    .venv/bin/python tests/bench/workers.py [--moves 57]

Memory is the proportional set size (PSS) of the page's own process, as Linux tells it in /proc, with no worker, with
one and with two: when they are up, and after so many moves at top I.Q. (57 are a deal). Each has a browser of its own.
Of the same moves: how long a person who ponders each card for a second waits at pace 0 for their next turn.
"""

import argparse
import os
import random
import sys
import time
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "tests/e2e")]

from conftest import Site, company  # noqa: E402
from flags import FLAGS  # noqa: E402
from person import Table  # noqa: E402
from playwright.sync_api import BrowserType, sync_playwright  # noqa: E402

from tools.browser import chromium  # noqa: E402
from tools.dist import build_dist  # noqa: E402

CORES = "Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', {{get: () => {}}});"
TOP = ("iq:180", "iq:180", "iq:180")
PONDER = 1.0  # seconds that the person thinks about each card


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What the thinking workers cost.")
    parser.add_argument("--moves", type=int, default=57, help="moves to play (default 57, a deal)")
    options = parser.parse_args()
    given = os.environ.get("MOONSHOT_DIST")
    site = Site(Path(given) if given else build_dist(ROOT / "dist"))
    with sync_playwright() as playwright:
        for number in (0, 1, 2):
            begun, played, waits = visit(playwright.chromium, site, number, options.moves)
            print(f"{number} workers: {begun:.0f} MB when all are up, {played:.0f} MB after {options.moves} moves")
            print(f"  from a card to the next turn: mean {sum(waits) / len(waits):.0f} ms, longest {max(waits):.0f} ms")
    site.server.shutdown()


def visit(kind: BrowserType, site: Site, number: int, moves: int) -> tuple[float, float, list[float]]:
    """Megabytes of the page when so many workers are up, and after the moves; how long each turn was waited for."""
    with kind.launch(executable_path=chromium(), args=FLAGS) as browser:
        items = [{"name": name, "value": text} for name, text in company(*TOP).items()]
        context = browser.new_context(
            storage_state={"cookies": [], "origins": [{"origin": site.host, "localStorage": items}]}
        )
        context.set_default_timeout(120_000)
        context.add_init_script(CORES.format(8 if number == 2 else 2))
        table = Table(context.new_page(), site.home)
        with nullcontext() if number else site.holding("py/worker.py"):
            table.open("?pace=0")
            if number:
                table.page.wait_for_function(f"document.body.dataset.minds === '{number}'")
            time.sleep(5)
            begun = memory()
            waits = played(table, moves)
            return begun, memory(), waits


def played(table: Table, moves: int) -> list[float]:
    """Plays so many moves; milliseconds from each card to the next turn."""
    chance, look, waits = random.Random(1), table.turn(), []
    while look.moves < moves:
        if look.waits == "play":
            time.sleep(PONDER)
        since = time.perf_counter()
        table.act(look, chance)
        look = table.turn(look.moves)
        waits.append(1000 * (time.perf_counter() - since))
    return waits


def memory() -> float:
    """Megabytes (PSS) of the largest renderer of the browser that this process has started."""
    sizes = []
    for number in descendants(os.getpid()):
        command = Path(f"/proc/{number}/cmdline").read_bytes()
        if b"--type=renderer" in command:
            lines = Path(f"/proc/{number}/smaps_rollup").read_text().splitlines()
            sizes.append(sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")))
    return max(sizes) / 1000


def descendants(number: int) -> Iterator[int]:
    """The processes that a process has started, and those that they have."""
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # it has ended meanwhile
        if parent == number:
            yield int(path.parent.name)
            yield from descendants(int(path.parent.name))


if __name__ == "__main__":
    main()
