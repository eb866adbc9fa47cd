"""Tables of four people in real browsers, with hazards: `python tests/faults/together.py --games 100 --seed 1`.

Pages are reloaded, closed and frozen, lines cut, held up and slowed, and the relay is restarted, at random instants.
Each game must come to its end, and each device must keep the same record of it. It needs a built `dist/` and a
Chromium, prints figures by kind, and stops at the first game that goes wrong.
"""

from __future__ import annotations

import argparse
import random
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "tests/e2e")]

import four  # noqa: E402
import relays  # noqa: E402
from conftest import SIZES, Site, Troubles  # noqa: E402
from flags import FLAGS  # noqa: E402
from person import Table  # noqa: E402
from playwright.sync_api import Browser, BrowserContext, Error, sync_playwright  # noqa: E402

from tools.browser import find_browser, find_shell  # noqa: E402

SHOTS = ROOT / ".build/shots/failed"
STILL = 90  # seconds in which something must happen at the table, whatever goes wrong
LONGEST = 1800  # seconds that a game may take: on a busy machine hazards come faster than moves
PAUSE = 0.5, 6.0  # seconds between two hazards
LAST = (0.2, 1.0, 3.0, 8.0)  # seconds that one lasts: many times as long by the page's clock
EXPECTED = ("WebSocket", "ERR_CONNECTION_REFUSED", "ERR_INTERNET")
# Plays whatever the table of people waits for, by clicks on what lies there.
HANDS = """if (self === top) {
    const lies = selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility())
    let played = ''
    setInterval(() => {
        const {people, phase, turn, moves} = document.body?.dataset ?? {}
        if (!['open', 'joined', 'away'].includes(people)) return
        const [open] = lies('dialog[open]')
        if (open && open.id !== 'ending') return
        if (phase === 'moon') lies('#ending .main')[0]?.click()
        if (phase === 'deal over') (lies('#offer[data-do=next]')[0] ?? lies('#ending .main')[0])?.click()
        if (phase === 'pass' && lies('#passing').length) {
            const ready = lies('#pass:not([disabled])')
            const left = lies('#hand [data-card][aria-pressed=false]')
            ;(ready[0] ?? left[Math.random() * left.length | 0])?.click()
        }
        if (phase === 'play' && turn === '0' && !document.querySelector('#hand [aria-pressed=true]')) {
            const may = lies('#hand [data-card]:not([aria-disabled=true])')
            may[Math.random() * may.length | 0]?.click()
        }
    }, 120)
}"""
STANDS = "[document.body.dataset.phase, document.body.dataset.moves, document.body.dataset.deal].join()"


class Failed(AssertionError):
    """A game that went wrong; the message has its seed."""


class Line:
    """What one device's way to the relay goes through, so that it can be cut, held up and slowed.

    address   where the device finds the relay
    """

    def __init__(self, port: int) -> None:
        self._port = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"ws://127.0.0.1:{self._listener.getsockname()[1]}/"
        self._open = threading.Event()
        self._open.set()
        self._cut, self._delay = False, 0.0
        self._ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self, cut: bool) -> None:
        """End what is connected, and let nobody connect until it is mended."""
        self._cut = cut
        for end in self._ends if cut else ():
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        if cut:
            self._ends = []

    def hold(self, held: bool) -> None:
        """Carry nothing until it goes on; nobody is told."""
        (self._open.clear if held else self._open.set)()

    def slow(self, slow: bool) -> None:
        """Carry all that comes late, and one piece after the other."""
        self._delay = 0.3 if slow else 0.0

    def close(self) -> None:
        """End it."""
        self.hold(False)
        self.cut(True)
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                try:
                    if self._cut:
                        raise OSError
                    far = socket.create_connection(("127.0.0.1", self._port))
                except OSError:
                    near.close()
                    continue
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                self._open.wait()
                time.sleep(self._delay)
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


class Game:
    """Four devices at one table, each with a line of its own.

    count   what was done to them, by kind
    """

    def __init__(self, browser: Browser, site: Site, seed: int, relay: Any, rules: str) -> None:
        self.chance = random.Random(seed)
        self.relay = relay
        self.lines = [Line(relay.port) for _ in four.NAMES]
        self.count: Counter[str] = Counter()
        self.troubles = Troubles(site.host)
        self.troubles.expected += [*EXPECTED, *[line.address for line in self.lines]]
        self._browser, self._site = browser, site
        self.contexts: list[BrowserContext] = []
        self.tables = four.come(self._visit, "", [browser] * len(self.lines), rules)
        self._after: list[tuple[float, Callable[[], object]]] = []

    def _visit(self, _: str, size: str, kept: dict[str, str], browser: Browser, **more: object) -> Table:
        wide, high = SIZES[size]
        touch = {"has_touch": True, "device_scale_factor": 2, "is_mobile": True} if size == "phone" else {}
        items = [{"name": name, "value": text} for name, text in kept.items()]
        context = browser.new_context(
            viewport={"width": wide, "height": high},
            storage_state={"cookies": [], "origins": [{"origin": self._site.host, "localStorage": items}]},
            service_workers="block",
            **touch,  # type: ignore[arg-type]  # of several types
        )
        context.set_default_timeout(60_000)
        context.add_init_script(four.PAGE + HANDS)
        self.troubles.watch(context)
        self.contexts.append(context)
        return self._open(len(self.contexts) - 1)

    def _open(self, number: int) -> Table:
        """A page of one device, with whatever it has kept."""
        touch = self.contexts[number].pages == [] and number == 1
        table = Table(self.contexts[number].new_page(), self._site.late, touch=touch)
        table.query = f"?pace=0&relay={self.lines[number].address}"
        table.page.goto(table.home + table.query, wait_until="commit")
        return table

    # ---- hazards, each of which ends by itself

    def reloaded(self, number: int, _: float) -> None:
        self.tables[number].page.reload(wait_until="commit")

    def closed(self, number: int, last: float) -> None:
        self.tables[number].page.close()

        def again() -> None:
            self.tables[number] = self._open(number)

        self._later(last, again)

    def frozen(self, number: int, last: float) -> None:
        session = self.contexts[number].new_cdp_session(self.tables[number].page)
        session.send("Page.setWebLifecycleState", {"state": "frozen"})
        self._later(last, lambda: session.send("Page.setWebLifecycleState", {"state": "active"}))

    def cut(self, number: int, last: float) -> None:
        self.lines[number].cut(True)
        self._later(last, lambda: self.lines[number].cut(False))

    def held(self, number: int, last: float) -> None:
        self.lines[number].hold(True)
        self._later(last, lambda: self.lines[number].hold(False))

    def slowed(self, number: int, last: float) -> None:
        self.lines[number].slow(True)
        self._later(3 * last, lambda: self.lines[number].slow(False))

    def restarted(self, _: int, last: float) -> None:
        self.relay.stop()
        self._later(min(last, 2), self.relay.start)

    # ---- the game

    def _later(self, seconds: float, act: Callable[[], object]) -> None:
        self._after.append((time.monotonic() + seconds, act))

    def play(self) -> None:
        """Let things go wrong until the game is over; Failed where it stands still."""
        begun = moved = time.monotonic()
        stood, busy = "", set()
        strike = begun + 1
        while not self._over():
            now = time.monotonic()
            due = [act for when, act in self._after if when <= now]
            self._after = [(when, act) for when, act in self._after if when > now]
            for act in due:
                act()
            if not self._after:
                busy.clear()
            if now > strike and len(self._after) < 2:
                kind, number = self.chance.choice(list(KINDS)), self.chance.randrange(len(self.tables))
                strike = now + self.chance.uniform(*PAUSE)
                if number not in busy and not (kind == "restarted" and "relay" in busy):
                    busy.add("relay" if kind == "restarted" else number)
                    KINDS[kind](self, number, self.chance.choice(LAST))
                    self.count[kind] += 1
            stands = self._stands(0) if 0 not in busy else stood
            if stands != stood:
                stood, moved = stands, now
            if now - moved > STILL or now - begun > LONGEST:
                raise Failed(f"the table stands still: {[self._stands(each) for each in range(4)]}")
            time.sleep(0.1)
        for _, act in self._after:
            act()

    def _stands(self, number: int) -> str:
        try:
            return str(self.tables[number].page.evaluate(STANDS))
        except Error:  # it is being reloaded
            return ""

    def _over(self) -> bool:
        """Whether the game is over on the host's screen; the others follow."""
        return not self._after and self._stands(0).startswith("game over")

    def check(self) -> None:
        """Raise Failed unless all have the same record of a game that is over."""
        for number, table in enumerate(self.tables):
            try:
                table.page.wait_for_function("document.body.dataset.phase === 'game over'")
            except Error:
                raise Failed(f"{four.NAMES[number]} does not see the end: {self._stands(number)}") from None
        texts = {record.text() for record in four.records(self.tables)}
        if len(texts) != 1:
            raise Failed(f"there are {len(texts)} records:\n" + "\n".join(texts))
        if self.troubles.seen:
            raise Failed("the browser complained: " + "; ".join(self.troubles.seen))

    def close(self) -> None:
        """Leave the table and close all pages."""
        for context in self.contexts:
            context.close()
        for line in self.lines:
            line.close()


KINDS: dict[str, Callable[[Game, int, float], None]] = {
    each.__name__: each
    for each in (Game.reloaded, Game.closed, Game.frozen, Game.cut, Game.held, Game.slowed, Game.restarted)
}


def games(browser: Browser, site: Site, number: int, seed: int, kind: str, rules: str) -> Iterator[Game]:
    """Plays so many games; gives each that came to a good end. Raises Failed."""
    with TemporaryDirectory() as folder:
        relay = relays.KINDS[kind](Path(folder))
        try:
            for each in range(seed, seed + number):
                game = Game(browser, site, each, relay, rules)
                try:
                    game.play()
                    game.check()
                except Exception as wrong:
                    SHOTS.mkdir(parents=True, exist_ok=True)
                    for name, table in zip(four.NAMES, game.tables, strict=True):
                        if not table.page.is_closed():
                            table.page.screenshot(path=SHOTS / f"people-{name}.png")
                    raise Failed(f"seed {each}: {wrong}\n{game.count}\n{game.troubles.seen}") from wrong
                game.close()
                yield game
        finally:
            relay.stop()


def main() -> int:
    """Play them; 1 where one went wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="how many (100)")
    parser.add_argument("--seed", type=int, default=1, help="of what is done when (1)")
    parser.add_argument("--relay", choices=list(relays.KINDS), default="mosquitto", help="which relay (mosquitto)")
    parser.add_argument("--rules", default="classic-pc limit=10", help="of the games (classic-pc limit=10)")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="the built game (dist)")
    asked = parser.parse_args()
    count: Counter[str] = Counter()
    played = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_shell() or find_browser(), args=FLAGS)
        try:
            for game in games(browser, Site(asked.dist), asked.games, asked.seed, asked.relay, asked.rules):
                played, count = played + 1, count + game.count
                print(f"{played} of {asked.games} games: {dict(count)}", flush=True)
        except Failed as wrong:
            print(wrong)
            return 1
        finally:
            print("\n".join(["| what | times |", "|---|---|", *[f"| {kind} | {count[kind]} |" for kind in KINDS]]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
