"""A bench: the memory that page and worker take, beside a bare Pyodide worker's.

    .venv/bin/python tests/bench/memory.py [--runs 3]

It prints the memory of the page's own process, as Linux tells it in /proc: of an empty page, of a page whose worker
does no more than `loadPyodide`, of the game as soon as a mind is up, and of the game after a deal with the usual
opponents. Each visit has a browser of its own.

It speaks to Chromium by the DevTools protocol itself, and never asks about the network. Playwright does. Then each page
keeps a copy of all that it fetches, in base64 and once more for its worker: some 100 MB that no player's browser has.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "tests/e2e"), str(ROOT / "tests/bench")]

import websocket  # noqa: E402 - selenium needs it, so it is there
from flags import FLAGS  # noqa: E402
from start import ONE_TAP, PLAYED, serve  # noqa: E402
from workers import descendants  # noqa: E402

from tools.browser import chromium  # noqa: E402

NOTES = "console.info = text => { globalThis.dealt = text === 'played' }"  # what PLAYED says at the end
UP = "performance.getEntriesByName('hearts:mind').length > 0"
# What is visited: its name, its folder, what runs in the page before anything else, what is waited for there.
VISITS = (
    ("empty page", "/worker/worker.mjs", "", "true"),
    ("bare loadPyodide in a worker", "/worker/", "", "performance.getEntriesByName('bare:line').length > 0"),
    ("the game with a mind up", "/game/?pace=0.1", "", UP),
    ("the game after a deal", "/game/?pace=0.1", PLAYED.replace("DEALS", "1"), f"globalThis.dealt && {UP}"),
)
OWN = ("Pss_Anon:", "Pss_Shmem:")  # the browser's own files count by how many browsers run beside it
REST = 5  # seconds after what was waited for


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What memory page and worker take.")
    parser.add_argument("--runs", type=int, default=3, help="visits of each kind (default 3)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        home = serve(Path(place))
        for name, path, script, wanted in VISITS:
            sizes = [visit(home + path, script, wanted) for _ in range(options.runs)]
            each = " ".join(f"{size:.0f}" for size in sizes)
            print(f"{name:30} {statistics.median(sizes):4.0f} MB   ({each})", flush=True)


def visit(address: str, script: str, wanted: str) -> float:
    """Return the megabytes of the page's process when `wanted` has come true there."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [chromium(), "--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}", *FLAGS]
        browser = subprocess.Popen([*command, "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            page = Page(Path(profile) / "DevToolsActivePort")
            for source in (ONE_TAP, NOTES, script):
                page.send("Page.addScriptToEvaluateOnNewDocument", source=source)
            page.send("Page.navigate", url=address)
            while not page.value(wanted):
                time.sleep(0.3)
            time.sleep(REST)
            return memory(browser.pid)
        finally:
            browser.terminate()
            browser.wait()


class Page:
    """The one page of a browser that writes its address into `port`, by the DevTools protocol."""

    def __init__(self, port: Path) -> None:
        until = time.monotonic() + 60
        while not (port.exists() and port.read_text()):
            if time.monotonic() > until:
                raise SystemExit("Chromium does not start.")
            time.sleep(0.1)
        number, path = port.read_text().split()
        self._socket = websocket.create_connection(f"ws://127.0.0.1:{number}{path}", timeout=120, suppress_origin=True)
        self._number = 0
        self._session: dict[str, object] = {}
        targets = self.send("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        answer = self.send("Target.attachToTarget", targetId=page["targetId"], flatten=True)
        self._session = {"sessionId": answer["sessionId"]}
        self.send("Page.enable")

    def send(self, method: str, **params: object) -> dict:
        """Have a command carried out, and return its result."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params, **self._session}))
        while True:
            message = json.loads(self._socket.recv())
            if message.get("id") == self._number:
                return message["result"]

    def value(self, expression: str) -> object:
        """Return what an expression comes to in the page."""
        return self.send("Runtime.evaluate", expression=expression, returnByValue=True)["result"].get("value")


def memory(browser: int) -> float:
    """Return the megabytes of memory of its own that the largest renderer of a browser has (PSS without files)."""
    sizes = []
    for number in descendants(browser):
        if b"--type=renderer" in Path(f"/proc/{number}/cmdline").read_bytes():
            lines = Path(f"/proc/{number}/smaps_rollup").read_text().splitlines()
            sizes.append(sum(int(line.split()[1]) for line in lines if line.startswith(OWN)))
    return max(sizes) / 1000


if __name__ == "__main__":
    main()
