"""Injects faults for a long time: `python tests/faults/run.py --faults 1000 --seed 1`; prints figures by kind.

It needs a built `dist/` (`python build.py build`) and a Chromium. It stops at the first fault that was not survived,
and says how to see that one again.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "tests/e2e")]

from conftest import Site  # noqa: E402
from flags import FLAGS  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from tests.faults.harness import Failed, counted, faults  # noqa: E402
from tests.faults.kinds import KINDS  # noqa: E402
from tests.faults.standstill import Standstill  # noqa: E402
from tools.browser import find_browser  # noqa: E402


def main() -> int:
    """Injects them; 1 where one was not survived."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=1000, help="how many (1000)")
    parser.add_argument("--seed", type=int, default=1, help="of what is done when (1)")
    parser.add_argument("--only", choices=list(KINDS), nargs="+", default=(), help="these kinds alone")
    parser.add_argument("--slower", type=float, default=1, help="so much less of the processor's speed (1)")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="the built game (dist)")
    asked = parser.parse_args()
    stood = Standstill()
    survivors: Counter[str] = Counter()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        try:
            for name in faults(browser, Site(asked.dist), asked.seed, asked.faults, asked.only, asked.slower, stood):
                survivors[name] += 1
                print(f"\r{sum(survivors.values())} of {asked.faults}: {name:<12}", end="", flush=True)
        except Failed as wrong:
            print(f"\n{wrong}\n\nIt was not survived. After it: {sum(survivors.values())} that were.")
            return 1
        finally:
            print(f"\n{counted(survivors)}\n\n{stood.told()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
