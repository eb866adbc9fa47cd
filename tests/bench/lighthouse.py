"""A bench: what Lighthouse says of the built game, on a phone of its own making.

    .venv/bin/python tests/bench/lighthouse.py [--runs 5] [--throttling devtools]

Lighthouse comes by npm's npx. `simulate`, its default, visits the page at full speed and reckons what a slow phone
would have taken: for the largest picture it counts each file that came before the first one, and on one machine all of
them do. `devtools` slows network and processor for real. Each run has an empty cache; printed are the four categories
and the numbers behind the performance, one line a run, and their medians.
"""

import argparse
import functools
import json
import os
import shutil
import statistics
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from tools.browser import chromium  # noqa: E402
from tools.dist import build_dist  # noqa: E402
from tools.host import Handler, Server  # noqa: E402
from tools.prepare import node  # noqa: E402

LIGHTHOUSE = "lighthouse@12.8.2"
CATEGORIES = {"performance": "perf", "accessibility": "a11y", "best-practices": "best", "seo": "seo"}
NUMBERS = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest",
    "total-blocking-time": "blocked",
    "speed-index": "speed index",
    "cumulative-layout-shift": "shift",
}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What Lighthouse says of the built game.")
    parser.add_argument("--runs", type=int, default=3, help="visits (default 3)")
    parser.add_argument("--throttling", choices=("simulate", "devtools", "provided"), default="simulate")
    options = parser.parse_args()
    dist = os.environ.get("MOONSHOT_DIST") or build_dist(ROOT / "dist")
    server = Server(("127.0.0.1", 0), functools.partial(Handler, directory=str(dist)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print("   ".join([" " * 6, *CATEGORIES.values(), *NUMBERS.values()]))
    found = []
    for run in range(options.runs):
        found.append(visit(f"http://127.0.0.1:{server.server_port}/", options.throttling))
        print(line(str(run + 1), found[-1]))
    print(line("median", {name: statistics.median([one[name] for one in found]) for name in found[0]}))


def visit(address: str, throttling: str) -> dict[str, float]:
    """One visit: each category from 0 to 1, and each number, in milliseconds but for the shift."""
    path = os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])
    flags = "--headless=new" + (" --no-sandbox" if getattr(os, "geteuid", lambda: 1)() == 0 else "")
    command = [shutil.which("npx", path=path) or "npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json"]
    command += [f"--throttling-method={throttling}", f"--chrome-flags={flags}"]
    environment = {**os.environ, "PATH": path, "CHROME_PATH": chromium()}
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if told.returncode:
        raise SystemExit(f"Lighthouse did not come to an end:\n{told.stderr}")
    report = json.loads(told.stdout)
    scores = {name: report["categories"][name]["score"] for name in CATEGORIES}
    return scores | {name: report["audits"][name]["numericValue"] for name in NUMBERS}


def line(name: str, one: dict[str, float]) -> str:
    """A run's numbers, each below its name."""
    scores = [f"{one[each]:{len(head)}.2f}" for each, head in CATEGORIES.items()]
    numbers = [f"{one[each]:{len(head)}.{3 * each.endswith('shift')}f}" for each, head in NUMBERS.items()]
    return "   ".join([f"{name:6}", *scores, *numbers])


if __name__ == "__main__":
    main()
