"""Which functions of Pyodide's runtime a worker runs: writes tools/used.txt, from which the build makes the short one.

    .venv/bin/python tests/bench/used.py [--anew]

A copy of the game is built whose worker starts on the whole runtime, with a line in each of its functions that notes
that it ran. It is visited in Chromium, and in Firefox and WebKit where they are installed. The worker starts as always;
then it is asked everything that the wire knows, by every preset for three to six players, wrong questions too, and runs
offered.py. What ran is added to the list; `--anew` begins a new one.
"""

import argparse
import functools
import json
import os
import re
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "tests/e2e")]

import others  # noqa: E402
from playwright.sync_api import Browser, Playwright, sync_playwright  # noqa: E402

from hearts.engine import shuffle  # noqa: E402
from hearts.engine.cards import bits, each  # noqa: E402
from hearts.engine.game import Dealt, Game, Passed, Played  # noqa: E402
from hearts.engine.options import PRESETS, RulesError  # noqa: E402
from hearts.engine.rules import Rules  # noqa: E402
from hearts.engine.shuffle import Random  # noqa: E402
from hearts.minds import wire  # noqa: E402
from hearts.minds.thought import Limit  # noqa: E402
from tools.browser import chromium  # noqa: E402
from tools.dist import build_dist  # noqa: E402
from tools.host import Handler, Server  # noqa: E402
from tools.runtime import RUNTIME, USED, read_used, version, written  # noqa: E402
from tools.wasm import (  # noqa: E402
    CODE,
    EXPORTS,
    GLOBAL,
    GLOBALS,
    IMPORTS,
    after_locals,
    bodies,
    constant,
    exported,
    imported,
    length,
    module,
    number_at,
    sections,
    vector,
)

OFFERED = ROOT / "tests/bench/offered.py"
PATIENCE = 900  # seconds for all questions in one browser
MINDS = ("iq:180", "sampling:30", "iq:140,moons=1", "diabolo:3", "defender", "shooter", "iq:100", "instinct", "random")
LIMIT = Limit(milliseconds=60, worlds=12)
WRONG = ("", "nonsense", "[]", "{}", '{"id": 3, "ask": "peek", "wire": 2}', '{"id": [], "ask": "play", "wire": 2}')
# In the worker, behind all that starts Pyodide.
TRAINING = """
const starting = loading;
let used;
const { instantiate: plainly } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
  const made = await plainly(...given);
  const { exports } = made.instance ?? made;
  if (!exports.used0) return made;
  used = Object.entries(exports).filter(([name]) => /^used\\d+$/.test(name)).map(([, flag]) => flag);
  return { exports: Object.fromEntries(Object.entries(exports).filter(([name]) => !/^used\\d+$/.test(name))) };
};
const tell = (what, body) => plainFetch(here + what, { method: "POST", body });
const train = async (python) => {
  const { questions, code } = await (await plainFetch(here + "training.json")).json();
  while (!python.globals.has("ask")) await new Promise((done) => setTimeout(done, 20));
  const [ask, stop] = [python.globals.get("ask"), python.globals.get("stop")];
  for (const question of questions) await ask(question);
  const answer = ask(questions.find((one) => one.includes('"milliseconds": 0')) ?? questions[0]);
  setTimeout(() => stop(), 50);
  await answer;
  await python.runPythonAsync(`${code}\\nawait main()`);
  await tell("used", JSON.stringify(used.map(({ value }) => value)));
};
export const loadPyodide = async (options) => {
  const python = await starting(options);
  train(python).catch((error) => tell("failed", String(error)));
  return python;
};
"""
FLAG = b"\x7f\1\x41\0\x0b"  # a global number of 32 bits that can change, 0 at first


def main() -> None:
    """Visits each browser, and writes the list."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--anew", action="store_true", help="forget what the list holds")
    anew = parser.parse_args().anew
    used = set() if anew else read_used(USED.read_text("utf-8"), version())
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        home = Home(prepared(Path(place) / "game"))
        for name, visit in (("Chromium", in_chromium), ("Firefox", in_firefox), ("WebKit", in_webkit)):
            try:
                visit(playwright, home)
            except others.Missing as why:
                print(f"{name}: {why}")
                continue
            print(f"{name}: {len(home.used)} functions ran, {len(home.used - used)} of them not in the list")
            used |= home.used
    USED.write_text(written(used, version()), "utf-8")


def prepared(folder: Path) -> Path:
    """The game in a folder, with a worker that notes what it runs and knows what it will be asked."""
    build_dist(folder)
    runtime = folder / "pyodide" / RUNTIME
    runtime.write_bytes(noting((folder / "pyodide/whole.wasm").read_bytes()))
    start = folder / "pyodide/fast.mjs"
    script = re.sub(rf'"pyodide/{RUNTIME}": "[^"]*",? ?', "", start.read_text("utf-8"))
    start.write_text(script.replace("export const loadPyodide =", "const loading =") + TRAINING, "utf-8")
    plain = {"questions": [*WRONG, *questions()], "code": OFFERED.read_text("utf-8")}
    (folder / "pyodide/training.json").write_text(json.dumps(plain), "utf-8")
    return folder


def noting(whole: bytes) -> bytes:
    """The module with an exported flag for each of its functions, which the function sets first of all."""
    several = dict(sections(whole))
    code = list(bodies(several[CODE]))
    own, at = number_at(several[GLOBALS], 0)
    flags = own + sum(kind == GLOBAL for _, kind in imported(several[IMPORTS]))
    several[GLOBALS] = length(own + len(code)) + several[GLOBALS][at:] + FLAG * len(code)
    new = [named(f"used{number}") + bytes([GLOBAL]) + length(flags + number) for number in range(len(code))]
    several[EXPORTS] = vector([*[entry for _, entry in exported(several[EXPORTS])], *new])
    noted = []
    for number, body in enumerate(code):
        begins = after_locals(body)
        body = body[:begins] + constant(1) + b"\x24" + length(flags + number) + body[begins:]
        noted.append(length(len(body)) + body)
    several[CODE] = vector(noted)
    return module(several.items())


def named(name: str) -> bytes:
    """A name as WebAssembly writes it."""
    return length(len(name)) + name.encode()


def questions() -> Iterator[str]:
    """Questions of every kind about positions of a deal, by every preset and for three to six players."""
    for number, (preset, players) in enumerate((preset, players) for preset in PRESETS for players in (4, 3, 5, 6)):
        try:
            rules = Rules.preset(preset, players=players)
        except RulesError:
            continue
        yield from asked(rules, number)


def asked(rules: Rules, seed: int) -> Iterator[str]:
    """Questions about each position of a deal, of one mind after the other."""
    chance, game = Random(seed), Game.new(rules)
    for turn in range(500):
        if game.phase == "deal":
            if game.lines:
                return
            game = game.play(Dealt(*shuffle.deal(rules, seed, len(game.lines))))
        if game.phase in ("moon", "over"):
            return
        seat = game.waiting[chance.below(len(game.waiting))]
        view, ask = game.view(seat), "play" if game.phase == "play" else "give"
        mind = MINDS[turn % len(MINDS)]
        hands = game.deal.hands if mind.startswith("diabolo") else ()
        yield wire.question(turn, ask, view, mind, f"{seed}/{turn}", LIMIT, hands=hands)
        if turn % 9 == 0:
            for also in ("advise", "believe"):
                yield wire.question(turn, also, view, "iq:180", str(turn), LIMIT)
        choices = chance.shuffle(each(view.legal))
        passed = Passed(seat, bits(choices[: rules.pass_count]))
        game = game.play(Played(seat, choices[0]) if ask == "play" else passed)


class Home:
    """A server of the game that hears what its worker used."""

    def __init__(self, folder: Path) -> None:
        self.used: set[int] = set()
        self.heard = threading.Event()
        self.failed = ""
        home = self

        class Hearing(Handler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(204)
                self.end_headers()
                home.hear(self.path, body)

        self._server = Server(("127.0.0.1", 0), functools.partial(Hearing, directory=str(folder)))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/?pace=0"

    def hear(self, path: str, body: bytes) -> None:
        """What a worker tells at the end."""
        if path.endswith("/used"):
            self.used = {number for number, flag in enumerate(json.loads(body)) if flag}
        elif path.endswith("/failed"):
            self.failed = body.decode()
        self.heard.set()

    def wait(self) -> None:
        """Until a worker has told; TimeoutError."""
        if not self.heard.wait(PATIENCE):
            raise TimeoutError(f"No worker told what it used in {PATIENCE} seconds.")
        self.heard.clear()
        if self.failed:
            raise RuntimeError(self.failed)


def in_chromium(playwright: Playwright, home: Home) -> None:
    """A visit."""
    flags = ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
    visit(playwright.chromium.launch(executable_path=chromium(), args=flags), home)


def in_firefox(playwright: Playwright, home: Home) -> None:
    """A visit; Missing."""
    visit(others.firefox(playwright), home)


def visit(browser: Browser, home: Home) -> None:
    """Open the page, and wait for its worker."""
    page = browser.new_page(service_workers="block")
    page.on("console", lambda said: print(said.text) if said.type in ("error", "warning") else None)
    page.goto(home.address)
    home.wait()
    browser.close()


def in_webkit(playwright: Playwright, home: Home) -> None:
    """A visit; Missing."""
    with others.screen() as env, others.webkit(env) as session:
        session.get(home.address)
        home.wait()


if __name__ == "__main__":
    main()
