"""The kinds of faults: each does something to a game in a real browser, and says what must hold afterwards.

Every kind gets a `Scene` (the browser, the site, the table with a game in play) and gives back the text of the record
that must still be the beginning of the game, or "" where the fault damaged the record itself: then the game that did
not read must lie aside, whole, and a sentence must say so.
"""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable
from contextlib import suppress
from tempfile import TemporaryDirectory

from conftest import Site
from flags import FLAGS
from person import Table
from playwright.sync_api import BrowserContext, Error, expect
from words import like, say

from hearts.engine.record import Record
from tools.browser import find_browser

CLOCK = "{ const real = Date.now; window.shift = 0; Date.now = () => real() + window.shift }"
# Leaves no room for another letter.
FILL = """() => { for (let size = 1 << 22; size >= 1; size >>= 1)
    try { for (let n = 0; n < 8; n++) localStorage.setItem(`filler-${size}-${n}`, 'x'.repeat(size)) } catch {} }"""
EMPTY = (
    "() => Object.keys(localStorage).filter(key => key.startsWith('filler')).forEach(k => localStorage.removeItem(k))"
)
REFUSE = """refuse => {
    window.put ??= Storage.prototype.setItem
    Storage.prototype.setItem = refuse ? () => { throw new DOMException('no', 'SecurityError') } : window.put
}"""
END_WORKER = """() => {
    const worker = document.querySelector('script[name^=mind-]')
    worker?.xworker?.terminate()
}"""
# While `garbled` is a number, what a worker answers comes as that kind of nonsense.
GARBLE = """{
    const real = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data').get
    const nonsense = [text => text.slice(0, text.length / 2), () => 'nonsense', () => '[' + '['.repeat(9000),
        text => text.replaceAll(/"[2-9TJQKA][CDSH]"/g, '"2C"'), text => text.replace(/"id": *[0-9]+/, '"id": 999999'),
        () => '{}', () => '{"id": 1, "error": "no"}', text => text.replaceAll(/[0-9]/g, '9'), () => '']
    window.garbled = -1
    Object.defineProperty(MessageEvent.prototype, 'data', {get() {
        const data = real.call(this), wrong = nonsense[window.garbled]
        const worse = one => typeof one === 'string' && one[0] === '{' ? wrong(one) : one
        return wrong && Array.isArray(data) ? data.map(worse) : data
    }})
}"""
NONSENSE = 9
READY = "performance.getEntriesByName('hearts:spare').length"
BACK = f"([key, text]) => {READY} && localStorage.getItem(key).startsWith(text)"
ASIDE = "Object.keys(localStorage).filter(key => key.includes('unreadable')).map(key => localStorage.getItem(key))"
FORGET = "Object.keys(localStorage).filter(k => k.includes('unreadable')).forEach(k => localStorage.removeItem(k))"
UNKEPT, UNREADABLE = like("notice-unkept-game"), like("notice-unreadable")
SENTENCES = "#notice:not(:empty), #late:not(:empty)"
WITHOUT = (".mjs", ".js", ".pack", ".css", ".py", ".wasm", ".json", ".html")  # a file that may be missing
PICTURE = "assets/icons/icon.svg"  # a file on the same host that is not the game
INSTANT = 150  # milliseconds in which all others have moved, at pace 0
MINUTE, DAY = 60_000, 86_400_000


class Game:
    """A game in play in one context of the browser."""

    def __init__(
        self,
        site: Site,
        context: BrowserContext,
        chance: random.Random,
        home: str,
        kept: dict[str, str] | None = None,
        slower: float = 1,
    ) -> None:
        self.site = site
        self.context = context
        self.chance = chance
        self.home = home
        self.slower = slower
        if kept:
            page = context.new_page()
            page.goto(home + PICTURE)
            page.evaluate("kept => Object.assign(localStorage, kept)", kept)
            page.close()
        self.table = self.tab("?pace=0")

    def tab(self, query: str) -> Table:
        """The game in one more tab."""
        page = self.context.new_page()
        if self.slower > 1:
            self.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": self.slower})
        table = Table(page, self.home)
        table.open(query)
        return table

    def again(self) -> None:
        """The game in a new tab, as if the browser had been closed and opened."""
        self.table = self.tab("?pace=0")

    def act(self, times: int) -> str:
        """The person acts so many times; the record as it is kept then."""
        look = self.table.turn()
        for _ in range(times):
            if look.dialog == say("ending-game"):
                self.table.press(self.table.button("game-again"))
                self.table.page.wait_for_function("Number(document.body.dataset.moves) < 5")
                look = self.table.turn()
                continue
            self.table.act(look, self.chance)
            look = self.table.turn(look.moves)
        return look.text

    def shown(self) -> int:
        """How many moves the screen shows."""
        return self.table.look().moves

    def told(self) -> str:
        """The sentence that stands on the screen."""
        return self.table.page.locator(SENTENCES).first.text_content() or ""

    def elsewhere(self) -> None:
        """Leave the game, for a file on the same host."""
        self.table.page.goto(self.home + PICTURE)

    def begin(self) -> None:
        """Act, and let go while the others are moving."""
        look = self.table.turn()
        if look.dialog != say("ending-game"):
            self.table.act(look, self.chance)


Fault = Callable[[Game], str]


def reload(game: Game) -> str:
    """The page is reloaded while the others move."""
    kept = game.act(1)
    game.begin()
    game.table.page.wait_for_timeout(game.chance.randrange(round(INSTANT * game.slower)))
    game.table.reload()
    return kept


def close(game: Game) -> str:
    """The tab is closed while the others move."""
    kept = game.act(1)
    game.begin()
    game.table.page.close()
    game.again()
    return kept


def crash(game: Game) -> str:
    """The page's process is killed while the others move."""
    kept = game.act(1)
    game.begin()
    page = game.table.page
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    page.close()
    game.again()
    return kept


def full(game: Game) -> str:
    """The storage is full for a while: said at once; what was played meanwhile is kept when there is room."""
    kept = game.act(1)
    game.table.page.evaluate(FILL)
    game.act(2)
    assert UNKEPT.search(game.told()) or game.table.text() == game.act(0), game.told()
    shown = game.shown()
    game.table.page.evaluate(EMPTY)
    assert Record.read(game.act(1)).game.length > shown
    return kept


def refused(game: Game) -> str:
    """The storage refuses for a while."""
    kept = game.act(1)
    game.table.page.evaluate(REFUSE, True)
    game.act(2)
    assert UNKEPT.search(game.told()), game.told()
    shown = game.shown()
    game.table.page.evaluate(REFUSE, False)
    assert Record.read(game.act(1)).game.length > shown
    return kept


def cleared(game: Game) -> str:
    """The storage is emptied while the game is played: the next move brings the whole record back."""
    kept = game.act(1)
    game.table.page.evaluate("localStorage.clear()")
    game.act(1)
    return kept


def corrupted(game: Game) -> str:
    """The record is cut off, or a letter of it changed, while the game is closed: it reads, or lies aside whole."""
    kept = game.act(2)
    game.elsewhere()
    spot = 50 * game.chance.randrange(len(kept) // 50 + 1)
    damaged = kept[:spot] + game.chance.choice(["", game.chance.choice("\0X9 \n") + kept[spot + 1 :]])
    game.table.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [game.table.key, damaged])
    damaged = damaged.replace("\0", "\ufffd")  # the page reads a NUL as this
    game.table.open("?pace=0")
    if damaged and not game.table.turn().text.startswith(damaged.rstrip("\n")):
        told, aside = game.told(), game.table.page.evaluate(ASIDE)
        assert UNREADABLE.search(told), f"nothing is said: {told}"
        assert aside == [damaged], "the damaged record is not kept whole"
    game.table.page.evaluate(FORGET)
    return ""


def another_key(game: Game) -> str:
    """The settings, the last table, own rules or a set do not read when the game is opened."""
    kept = game.act(1)
    game.elsewhere()
    key = game.chance.choice(["hearts.settings", "hearts.setup", "hearts.rules", "hearts.cast.mine"])
    text = game.chance.choice(["", "{", "nonsense", "[" * 5000, '{"a": 1e999}', "\0", "[[[1,2,3]]]", "null", "7"])
    game.table.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])
    game.table.open("?pace=0")
    game.act(1)
    game.table.page.evaluate("key => localStorage.removeItem(key)", "hearts.cast.mine")
    return kept


def frozen(game: Game) -> str:
    """The tab is frozen while the others move, and thawed."""
    kept = game.act(1)
    game.begin()
    session = game.context.new_cdp_session(game.table.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    session.send("Page.setWebLifecycleState", {"state": "active"})
    return kept


def clock(game: Game) -> str:
    """The clock is set back, or far ahead, while the others move."""
    kept = game.act(1)
    game.begin()
    game.table.page.evaluate("by => { shift += by }", game.chance.choice([-20_000, -DAY, 5 * MINUTE, 8 * DAY]))
    return kept


def missing(game: Game) -> str:
    """A file of the site is not to be had, or comes damaged, while the game is opened: one sentence, or it plays."""
    kept = game.act(1)
    files = [path for path in game.site.dist.rglob("*") if path.is_file() and path.suffix in WITHOUT]
    path = game.chance.choice(sorted(files)).relative_to(game.site.dist).as_posix()
    how = game.chance.choice(["gone", "cut", "html"])
    content = (game.site.dist / path).read_bytes()
    answers: dict[str, dict[str, object]] = {
        "gone": {"status": 404, "body": ""},
        "cut": {"body": content[: len(content) // 2]},
        "html": {"body": "<!doctype html><title>Not here</title>", "content_type": "text/html"},
    }
    pattern = f"**/{path}"
    game.context.route(pattern, lambda route: route.fulfill(**answers[how]))  # type: ignore[arg-type]
    page = game.table.page
    try:
        page.goto(game.home + "?pace=0")
        page.wait_for_function(f"document.querySelector('{SENTENCES}') || Number(document.body.dataset.moves) > 0")
    except Exception as never:
        raise AssertionError(f"nothing is said where {path} is {how}") from never
    game.context.unroute(pattern)
    game.table.open("?pace=0")
    return kept


def worker(game: Game) -> str:
    """A worker is ended by the system while it thinks."""
    kept = game.act(1)
    game.begin()
    game.table.page.evaluate(END_WORKER)
    return kept


def garbled(game: Game) -> str:
    """The workers answer nonsense for a while: nobody waits for them, and no card is played that may not be."""
    kept = game.act(1)
    game.table.page.evaluate("kind => { garbled = kind }", game.chance.randrange(NONSENSE))
    game.act(2)
    game.table.page.evaluate("garbled = -1")
    return kept


def killed(game: Game) -> str:
    """The whole browser is killed before it has written its storage to the disk: at most the last trick is lost."""
    browser = game.context.browser
    assert browser is not None
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:

        def launched() -> BrowserContext:
            context = browser.browser_type.launch_persistent_context(
                profile, executable_path=find_browser(), args=FLAGS, service_workers="block"
            )
            context.set_default_timeout(60_000)
            return context

        kept, key = game.act(1), game.table.key
        mortal = Game(game.site, launched(), game.chance, game.site.late, {key: kept})
        mortal.table.page.wait_for_function(READY)
        shown = mortal.act(4)
        assert mortal.context.browser is not None
        found = mortal.context.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        os.kill(next(process["id"] for process in found if process["type"] == "browser"), signal.SIGKILL)
        with suppress(Error):
            mortal.context.close()
        again = Game(game.site, launched(), game.chance, game.site.late)
        try:
            again.table.page.wait_for_function(BACK, arg=[key, shown.rpartition("\ntrick")[0]])
        except Error as never:
            raise AssertionError(f"shown was {shown}, and after the kill there is {again.table.text()}") from never
        again.act(1)
        again.context.close()
    return kept


def tabs(game: Game) -> str:
    """A second tab takes the table, plays, and the first one takes it back."""
    game.act(1)
    other = game.tab("?pace=0")
    take(other)
    look = other.turn()
    if look.dialog != say("ending-game"):
        other.act(look, game.chance)
        look = other.turn(look.moves)
    kept = other.text()
    take(game.table)
    other.page.close()
    return kept


def take(table: Table) -> None:
    """Play in this tab."""
    table.press(table.button("watch-take").last)  # an ending that is watched has one of its own
    expect(table.button("watch-take")).to_have_count(0)


def undone(game: Game) -> str:
    """The last choice is taken back just when the page is closed: all before it stays."""
    kept = game.act(2)
    game.table.page.keyboard.press("u")
    game.table.reload()
    moves = Record.read(kept).game.moves
    assert [str(move) for move in game.table.record().game.moves] == [
        str(move) for move in moves[: game.table.record().game.length]
    ]
    return ""


ALL: tuple[Fault, ...] = (
    *(reload, close, crash, full, refused, cleared, corrupted, another_key),
    *(frozen, clock, missing, worker, garbled, killed, tabs, undone),
)
KINDS = {fault.__name__: fault for fault in ALL}
