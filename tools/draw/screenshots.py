"""The pictures of the table that a browser shows when it offers to install the game.

`python -m tools.draw.screenshots DIST` plays the built game in the tests' Chromium and writes assets/screenshots anew.
"""

import functools
import sys
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tools.browser import find_browser
from tools.host import Handler, Server
from tools.places import ROOT

FOLDER = ROOT / "assets/screenshots"
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


def main() -> None:
    """Take both."""
    server = Server(("127.0.0.1", 0), functools.partial(Handler, directory=str(Path(sys.argv[1]).resolve())))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser())
        for name in SHAPES:
            take(browser, f"http://127.0.0.1:{server.server_port}/", name)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
