"""A bench: film strips of what moves over the table, to be looked at frame by frame.

    .venv/bin/python tests/bench/film.py [PART…] [--size 1280x800] [--players 4] [--out .build/films]

For deal, pass, play, sweep, queen, broken, jack, moon and win a picture each, with a frame every 40 ms of the usual
pace. The game runs so many times slower that each frame can be taken.
"""

import argparse
import base64
import json
import sys
import threading
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "tests/e2e")]

from conftest import begun  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from test_moves import before, last_card, shooting  # noqa: E402
from test_variants import saved  # noqa: E402
from words import say  # noqa: E402

from hearts.app.sitting.link import SLOWEST  # noqa: E402
from hearts.engine.cards import each, name  # noqa: E402
from tools.browser import chromium  # noqa: E402
from tools.dist import build_dist  # noqa: E402
from tools.host import Handler, Server  # noqa: E402

STEP = 40  # milliseconds at the usual pace between two frames
PARTS = ("deal", "pass", "play", "sweep", "queen", "broken", "jack", "moon", "win")
FRAMES = {"deal": 34, "pass": 44, "play": 14, "sweep": 44, "moon": 110, "win": 110}
CLICK = "code => document.querySelector(`#hand [data-card='${code}']`).click()"


def prepared(part: str, players: int) -> tuple[dict[str, str], str]:
    """What the browser keeps before this part, and the card with which it begins."""
    rules = f"deluxe players={players}" if players != 4 else "deluxe"
    if part == "moon":
        return saved(shooting("moon")), name(each(shooting("moon").view(0).hand)[0])
    if part == "deal":
        game, card = last_card(rules)
        return saved(game), card
    if part == "win":
        game, card = last_card(rules + " deals=1")
        return saved(game), card
    if part == "pass":
        return begun(5, *["iq:100"] * (players - 1), rules=rules), ""
    game, card = before(part, rules)
    return saved(game), card


def film(page: Page, part: str, card: str, slower: int, count: int) -> list[tuple[str, bytes]]:
    """The frames of a part."""
    page.wait_for_function("performance.getEntriesByName('hearts:moves').length > 0")
    page.wait_for_timeout(1500)
    if part == "pass":
        for number in range(3):
            page.evaluate("n => document.querySelectorAll('#hand .card')[n].click()", [2, 6, 9][number])
            page.wait_for_timeout(300)
        page.wait_for_selector("#pass:not([aria-disabled=true])")
        page.evaluate("document.querySelector('#pass').click()")
        page.wait_for_selector(".card.gone")
    else:
        page.evaluate(CLICK, card)
    if part == "deal":
        page.get_by_role("button", name=say("deal-next"), exact=True).click(timeout=180_000)
        page.wait_for_selector("#hand .card.came", state="attached")
    if part == "moon":
        page.wait_for_selector(".show-over", timeout=180_000)
    frames = []
    began = page.evaluate("performance.now()")
    for number in range(count):
        wait = began + number * STEP * slower - page.evaluate("performance.now()")
        if wait > 0:
            page.wait_for_timeout(wait)
        when = (page.evaluate("performance.now()") - began) / slower
        frames.append((f"{when:.0f} ms", page.screenshot(type="jpeg", quality=70)))
    return frames


def strip(browser: Browser, frames: list[tuple[str, bytes]], tall: bool, path: Path) -> None:
    """All frames in one picture, row by row, each with its time."""
    page = browser.new_page(viewport={"width": 2000, "height": 500})
    width = 100 / (10 if tall else 5)
    style = "body { margin: 0; display: flex; flex-wrap: wrap } img { width: 100% } figure { margin: 0; width: "
    drawn = [
        f"<figure><img src='data:image/jpeg;base64,{base64.b64encode(shot).decode()}'>{when}</figure>"
        for when, shot in frames
    ]
    page.set_content(f"<style>{style}{width}% }}</style>{''.join(drawn)}")
    page.screenshot(path=path, full_page=True)
    page.close()


def main() -> None:
    """Film what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", default=PARTS)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--slower", type=int, default=8, choices=range(1, int(SLOWEST) + 1), metavar="TIMES")
    parser.add_argument("--every", type=int, default=1, help="keep each so many frames")
    parser.add_argument("--out", type=Path, default=ROOT / ".build/films")
    parser.add_argument("--dist", type=Path, help="a build that is there already")
    options = parser.parse_args()
    server = Server(("127.0.0.1", 0), partial(Handler, directory=str(options.dist or build_dist(ROOT / "dist"))))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    options.out.mkdir(parents=True, exist_ok=True)
    wide, high = [int(number) for number in options.size.split("x")]
    home = f"http://127.0.0.1:{server.server_port}/?pace={options.slower}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        for part in options.parts:
            kept, card = prepared(part, options.players)
            kept["hearts.settings"] = json.dumps({"tap": "once", "sayings": False, "season": False, "wait": False})
            context = browser.new_context(viewport={"width": wide, "height": high}, service_workers="block")
            lines = "".join(
                f"localStorage.setItem({json.dumps(key)}, {json.dumps(text)});" for key, text in kept.items()
            )
            context.add_init_script(f"if (!localStorage.length) {{ {lines} }}")
            page = context.new_page()
            page.set_default_timeout(120_000)
            page.goto(home)
            page.wait_for_selector("#hand .card")
            frames = film(page, part, card, options.slower, FRAMES.get(part, 44))[:: options.every]
            context.close()
            path = options.out / f"{part}-{options.size}-{options.players}.png"
            strip(browser, frames, high > wide, path)
            print(path)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
