"""The pictures of the table that a browser shows when it offers to install the game, and those of the README.

`python -m tools.draw.screenshots DIST` plays the built game in the tests' Chromium and writes assets/screenshots and
docs/pictures anew.
"""

import functools
import json
import sys
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from hearts.app.keeping.setup import Setup
from hearts.app.words.phrases import you
from hearts.engine.record import PERSON, Seat
from hearts.engine.rules import Rules
from tools.browser import find_browser
from tools.host import Handler, Server
from tools.places import ROOT
from tools.shots import PLAY as TO_A_TRICK
from tools.shots import READY, STAND_STILL

FOLDER = ROOT / "assets/screenshots"
PICTURES = ROOT / "docs/pictures"
DEAL = "?seed=7&pace=0&preset=deluxe"
PLAYED = 30  # moves, so that scores stand on the plates
SHAPES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1280, "height": 800}},
    "narrow": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True},
}
PLAY = """async moves => {
    const rest = () => new Promise(done => setTimeout(done, 50))
    while (Number(document.body.dataset.moves) < moves || document.body.dataset.turn !== '0') {
        const cards = [...document.querySelectorAll('#hand .card')]
        const passing = document.body.dataset.phase === 'pass'
        const wanted = passing ? cards.slice(0, 3).filter(card => card.ariaPressed !== 'true')
            : cards.filter(card => card.ariaDisabled === 'false').slice(0, 1)
        if (passing || document.body.dataset.turn === '0') for (const card of wanted) card.click()
        document.querySelector('#pass').checkVisibility() && document.querySelector('#pass').click()
        await rest()
    }
    await document.fonts.ready
    while (document.querySelector('#art-QS').childElementCount === 0) await rest()
}"""


def take(browser: Browser, home: str, name: str) -> None:
    """One picture, of a deal in play."""
    context = browser.new_context(**SHAPES[name], service_workers="block")
    context.add_init_script(
        """localStorage.setItem('hearts.settings', '{"pace": "instant", "tap": "once", "sayings": false}')"""
    )
    page = context.new_page()
    page.goto(home + DEAL)
    page.evaluate(PLAY, PLAYED)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=80)
    context.close()


# For the README: which shape, how many moves, the opponents, settings, and whether a moon fills the screen.
SHOWN: dict[str, tuple[str, int, list[str], dict[str, str], bool]] = {
    "table": ("wide", 22, ["pauline", "michele", "ben"], {}, False),
    "garden": ("wide", 30, ["alice/alice", "alice/queen", "alice/cat"], {"theme": "auto"}, False),
    "moon": ("wide", 8, ["pauline", "michele", "ben"], {}, True),
    "phone": ("narrow", 14, ["pauline", "michele", "ben"], {"theme": "midnight"}, False),
}


def show(browser: Browser, home: str, name: str) -> None:
    """One picture for the README."""
    shape, moves, faces, settings, moon = SHOWN[name]
    context = browser.new_context(**SHAPES[shape], service_workers="block")
    people = [Seat("iq:100", face, face.split("/")[-1].capitalize()) for face in faces]
    kept = {
        "hearts.setup": Setup(Rules.read("deluxe"), [Seat(PERSON, "you", you()), *people]).text(),
        "hearts.settings": json.dumps({"pace": "instant", "tap": "once", "season": False, **settings}),
    }
    context.add_init_script(
        "".join(f"localStorage.setItem({json.dumps(a)}, {json.dumps(b)});" for a, b in kept.items())
    )
    page = context.new_page()
    page.goto(home + "?seed=7&pace=0")
    page.wait_for_function(READY)
    page.evaluate(TO_A_TRICK, [moves, 3, False])
    page.wait_for_timeout(1500)  # the dress, and what glides
    if moon:
        page.evaluate("import('./py/moves.mjs').then(it => it.sky('moon', 'You shot the moon!', 1))")
        page.evaluate(STAND_STILL)
        page.wait_for_timeout(500)
    page.screenshot(
        path=PICTURES / f"{name}.jpg", type="jpeg", quality=82, scale="css" if shape == "wide" else "device"
    )
    context.close()


def main() -> None:
    """Take them all."""
    server = Server(("127.0.0.1", 0), functools.partial(Handler, directory=str(Path(sys.argv[1]).resolve())))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser())
        PICTURES.mkdir(exist_ok=True)
        for name in SHOWN:
            show(browser, f"http://127.0.0.1:{server.server_port}/", name)
        for name in SHAPES:
            take(browser, f"http://127.0.0.1:{server.server_port}/", name)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
