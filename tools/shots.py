"""Pictures of every screen at every size, for a person to look at: `python build.py shots`.

`python -m tools.shots DIST OUT [WORD…]` plays the built game in the tests' Chromium and writes OUT, a picture a screen
and an index page that shows them all; with words, only the pictures whose name has one of them.
"""

import functools
import json
import sys
import threading
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from hearts.app.keeping.settings import THEMES
from hearts.app.keeping.setup import Setup
from hearts.app.words.phrases import you
from hearts.engine.record import PERSON, Seat
from hearts.engine.rules import Rules
from tools.browser import find_browser
from tools.host import Handler, Server

SIZES = [(360, 640), (390, 844), (844, 390), (640, 360), (820, 1180), (1280, 800), (2560, 1440)]
FEW = [(390, 844), (1280, 800)]  # sizes for what looks alike at all of them
# Dialogs by the command that opens them.
DIALOGS = (
    "menu", "new-game", "score-sheet", "settings", "windows", "sound", "shuffle", "statistics", "history", "kept",
    "rules", "help", "learn", "tips", "more", "about", "walk", "joe", "concede", "boss", "offline", "install", "demo",
    "opponent 1", "me", "layout", "people", "daily", "match", "board",
)  # fmt: skip
# What teaches, by the command that opens it; beside the first three the table must be seen.
BESIDE = ("hint", "replay", "problem day")
TAUGHT = ("thoughts 1", "problems", "lesson", "open-record")
# Those who sit down together, from the sets that ship.
SETS = {
    "regulars": ("pauline", "michele", "ben", "rosa", "kenji"),
    "alice": ("alice/hatter", "alice/cat", "alice/queen"),
    "night": ("night/luna", "night/sol", "night/vega"),
}

# Plays without a thought until so many moves are made and it is the person's turn with so many cards in the trick, or
# until a deal ends.
PLAY = """async ([moves, lying, end]) => {
    const rest = () => new Promise(done => setTimeout(done, 40)), body = document.body.dataset
    const there = () => Number(body.moves) >= moves && body.turn === '0'
        && document.querySelectorAll('#trick .card.trick').length >= lying
    for (let turn = 0; turn < 1500 && !there(); turn += 1) {
        const next = document.querySelector('dialog[open] .main, #offer[data-do=next]:not([hidden])')
        if (next && end) return
        const cards = [...document.querySelectorAll('#hand .card')]
        const chosen = cards.filter(card => card.ariaPressed === 'true').length
        if (next) next.click()
        else if (body.phase === 'pass') {
            cards.filter(card => card.ariaPressed !== 'true').slice(0, 3 - chosen).forEach(card => card.click())
            document.getElementById('pass').click()
        } else if (body.turn === '0') cards.filter(card => card.ariaDisabled === 'false').slice(0, 1)[0]?.click()
        await rest()
    }
}"""
READY = "document.querySelector('#art-QS').childElementCount > 0 && document.fonts.status === 'loaded'"
CHOOSE = (
    "[...document.querySelectorAll('#hand .card')].filter((card, at) => at % 5 === 2).forEach(card => card.click())"
)
# Two thirds of the way of all that moves, and there it stays.
STAND_STILL = """() => document.getAnimations().filter(one => one.effect.target.closest('.show-over')).forEach(one => {
    one.pause()
    one.currentTime = 1750
})"""
OPEN = """line => {
    const button = document.createElement('button')
    button.dataset.do = `open ${line}`
    document.body.append(button)
    button.click()
    button.remove()
}"""


# Looked at from time to time: whether the page has been saying the same since the last time.
SAID = """() => {
    const said = document.body.innerText
    const same = said === window.said
    window.said = said
    return same && performance.getEntriesByName('hearts:mind').length > 0
}"""


class Shot(NamedTuple):
    """A picture to be taken: its name, the window, the players, settings, how far the game is, what is opened …"""

    name: str
    size: tuple[int, int]
    players: int = 4
    settings: dict[str, str] = {}  # noqa: RUF012 - read only
    moves: int = 8
    open: str = ""
    scheme: str = "light"
    rules: str = "deluxe"
    people: str = "regulars"
    worker: bool = False  # whether it waits for minds that think, which takes time


def shots() -> Iterator[Shot]:
    """All pictures."""
    for size in SIZES:
        yield Shot("table-pass", size, moves=0)
        for players in (3, 4, 5, 6):
            yield Shot(f"table-{players}-players", size, players)
        yield Shot("table-late", size, moves=100)
        yield Shot("table-two-rows", size, settings={"rows": "two"})
        yield Shot("dialog-menu", size, open="menu")
        for beside in BESIDE:
            yield Shot(f"beside-{beside.replace(' ', '-')}", size, moves=75, open=beside, worker=True)
    for size in FEW:
        for name in SETS:
            yield Shot(f"set-{name}", size, people=name)
        for taught in TAUGHT:
            yield Shot(f"taught-{taught.replace(' ', '-')}", size, moves=75, open=taught, worker=True)
        for theme in THEMES:
            yield Shot(f"theme-{theme}", size, settings={"theme": theme})
        yield Shot("faces-classic", size, settings={"face": "classic"})
        yield Shot("deck-four-colours", size, settings={"deck": "four"})
        for dialog in DIALOGS[1:]:
            for scheme in ("light", "dark"):
                yield Shot(f"dialog-{dialog.replace(' ', '-')}-{scheme}", size, moves=60, open=dialog, scheme=scheme)
        yield Shot("played", size, moves=60, open="seen")
        for scheme in ("light", "dark"):
            yield Shot(f"ending-deal-{scheme}", size, moves=99, open="ending", scheme=scheme)
            yield Shot(f"ending-game-{scheme}", size, moves=99, open="ending", scheme=scheme, rules="deluxe deals=1")
        for kind in ("moon", "sun"):
            yield Shot(f"sky-{kind}", size, open=f"sky {kind}")


def take(browser: Browser, home: str, shot: Shot, out: Path) -> None:
    """One picture."""
    wide, high = shot.size
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    context = browser.new_context(
        viewport={"width": wide, "height": high}, service_workers="block",
        color_scheme="dark" if shot.scheme == "dark" else "light",
        **(phone if min(shot.size) < 500 else {}),
    )  # fmt: skip
    seats = [Seat(PERSON, "you", you())]
    seats += [Seat("iq:100", who, who.split("/")[-1].capitalize()) for who in SETS[shot.people][: shot.players - 1]]
    kept = {
        "hearts.setup": Setup(Rules.read(f"{shot.rules} players={shot.players}"), seats).text(),
        "hearts.settings": json.dumps({"pace": "instant", "tap": "once", **shot.settings}),
    }
    context.set_default_timeout(120_000)
    context.add_init_script(
        "".join(f"localStorage.setItem({json.dumps(a)}, {json.dumps(b)});" for a, b in kept.items())
    )
    if not shot.worker:
        context.route("**/py/worker.py", lambda route: route.abort())  # all play at sight: no worker takes time
    page = context.new_page()
    page.goto(home)
    page.wait_for_function(READY)
    stage(page, shot)
    page.screenshot(path=out / file_of(shot), type="jpeg", quality=85)
    context.close()


def stage(page: Page, shot: Shot) -> None:
    """Bring the game to where the picture is taken."""
    if shot.moves:
        page.evaluate(PLAY, [shot.moves, shot.players - 1 if shot.moves == 8 else 0, shot.open == "ending"])
    else:
        page.wait_for_function("document.body.dataset.phase === 'pass'")
        page.evaluate(CHOOSE)
    if "theme" in shot.settings:
        page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=shot.settings["theme"])
    if shot.open.startswith("sky"):
        page.evaluate(OPEN, "menu")  # its styles come with the others
        page.wait_for_selector("dialog[open]")
        page.keyboard.press("Escape")
        page.evaluate(
            "kind => import('./py/moves.mjs').then(it => { it.sky(kind, `You shot the ${kind}!`, -26, 1) })",
            shot.open[4:],
        )
        page.evaluate(STAND_STILL)
    elif shot.open and shot.open != "ending":
        page.evaluate(OPEN, shot.open)
        page.wait_for_selector("dialog[open], .beside:not([hidden]), .coach:not([hidden]), .hint:not([hidden])")
    page.wait_for_timeout(500)  # what glides has come to rest
    if shot.worker:
        page.wait_for_function(SAID, polling=3000)


def file_of(shot: Shot) -> str:
    """The name of its picture."""
    return f"{shot.name}-{shot.size[0]}x{shot.size[1]}.jpg"


def index(found: list[Shot]) -> str:
    """The page that shows them all."""
    figures = "\n".join(
        f'<figure><a href="{file_of(shot)}"><img src="{file_of(shot)}" alt="" loading="lazy"></a>'
        f"<figcaption>{escape(shot.name)} · {shot.size[0]}×{shot.size[1]}</figcaption></figure>"
        for shot in found
    )
    style = "body{font:14px system-ui;background:#222;color:#eee;display:flex;flex-wrap:wrap;gap:14px}"
    style += "figure{margin:0}img{height:420px;max-width:95vw;object-fit:contain}"
    return (
        f"<!doctype html><meta charset=utf-8><title>Moonshot Hearts: all screens</title><style>{style}</style>{figures}"
    )


def main() -> None:
    """Take them all, or those that are asked for."""
    dist, out, *words = sys.argv[1:]
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(("127.0.0.1", 0), functools.partial(Handler, directory=str(Path(dist).resolve())))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    found = [shot for shot in shots() if not words or any(word in file_of(shot) for word in words)]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser())
        for number, shot in enumerate(found, 1):
            print(f"{number}/{len(found)} {file_of(shot)}", flush=True)
            take(browser, f"http://127.0.0.1:{server.server_port}/", shot, folder)
        browser.close()
    server.shutdown()
    (folder / "index.html").write_text(index(found), "utf-8")
    print(f"{len(found)} pictures: {folder / 'index.html'}")


if __name__ == "__main__":
    main()
