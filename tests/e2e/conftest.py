"""The ground of the browser tests: the built game on a sub-path, one Chromium, visits that must leave no trouble."""

import functools
import os
import re
import select
import threading
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlparse

import others
import pytest
import relays
from flags import FLAGS, QUICK
from person import Table
from playwright.sync_api import Browser, BrowserContext, Playwright, Route, sync_playwright

from hearts.app.keeping.setup import Setup
from hearts.app.words.phrases import you
from hearts.engine.game import Game
from hearts.engine.record import Record, Seat, heading
from hearts.engine.rules import Rules
from tools.browser import find_browser, find_shell
from tools.dist import build_dist
from tools.host import Handler, Server

ROOT = Path(__file__).resolve().parents[2]
FOLDER = "/some/path/"  # the game must not care where on a host it lies
LATE_FOLDER = "/some/late/path/"  # the game once more, but its worker's file comes LATE seconds after it is asked for
LATE = 20
SIGHT = 110  # up to this I.Q. a mind plays at sight and never asks the worker
SHOTS = ROOT / ".build/shots"
# So many cases of a browser test are run without `--whole`: the sentence that is its name is proven by one, and the
# others differ in size, players or rules. Which one it is follows from their names, so that all of these come up.
CASES = 1
WIDE, HIGH = [int(number) for number in os.environ.get("MOONSHOT_PHONE", "390x844").split("x")]
SIZES = {"desktop": (1280, 800), "phone": (WIDE, HIGH)}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder plays in a real browser; of the cases of a test all but a few are `whole`."""
    here = [item for item in items if Path(__file__).parent in item.path.parents]
    sizes: dict[str, list[pytest.Item]] = {}
    for item in here:
        item.add_marker("e2e")
        sizes.setdefault(re.sub("|".join(SIZES), "", item.nodeid), []).append(item)
    for name, pair in sizes.items():
        if len(pair) == len(SIZES) and not any(item.get_closest_marker("whole") for item in pair):
            pair[chance(name) % 2].add_marker("whole")  # each size gets half of them
    cases: dict[str, list[pytest.Item]] = {}
    for item in sorted(here, key=lambda item: chance(item.nodeid)):
        if not (item.get_closest_marker("whole") or item.get_closest_marker("each")):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for several in cases.values():
        for item in several[CASES:]:
            item.add_marker("whole")


def chance(name: str) -> int:
    """A number that looks like chance and is always the same for this name."""
    return zlib.crc32(name.encode())


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Leave word of a failure, so that the visit can take a picture of it."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def picture(request: pytest.FixtureRequest, table: Table) -> None:
    """What a failed test had before it: picture and record, in .build/shots/failed."""
    browser = table.page.context.browser
    if browser and browser.browser_type.name != "chromium":
        return  # Playwright gives a page of Firefox a style first, which the page's policy refuses: one more error
    folder = SHOTS / "failed"
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"\W+", "-", request.node.name)
    table.page.screenshot(path=folder / f"{name}.png", timeout=5000)
    (folder / f"{name}.txt").write_text(f"{table.page.url}\n{table.text()}", "utf-8")
    print(f"Picture and record: {folder / name}.png, .txt")


@pytest.fixture
def shoot() -> Callable[[Table, str], None]:
    """Takes a picture of the table for a person to look at, in .build/shots: `shoot(table, "pass")`.

    Only where MOONSHOT_SHOTS asks for it: pictures that nobody looks at took a fortieth of all tests' time.
    Not in Firefox: there Playwright gives the page a style first, which the page's policy refuses, with an error.
    """

    def take(table: Table, name: str) -> None:
        if BROWSER == "firefox" or not os.environ.get("MOONSHOT_SHOTS"):
            return
        SHOTS.mkdir(parents=True, exist_ok=True)
        table.page.evaluate("document.fonts.ready.then(() => true)")
        table.page.wait_for_function("document.querySelector('#art-QS').childElementCount > 0")
        table.page.wait_for_function("[...document.images].every(image => image.complete || !image.checkVisibility())")
        table.page.screenshot(path=SHOTS / f"{name}-{'phone' if table.touch else 'desktop'}.png")

    return take


class Site:
    """A static host that has the game in a folder and sends no special headers; it can hold back files for a while."""

    def __init__(self, dist: Path) -> None:
        self.dist = dist
        self.held: dict[str, threading.Event] = {}
        self.server = Server(("127.0.0.1", 0), functools.partial(Host, site=self, directory=str(dist)))
        self.host = f"http://127.0.0.1:{self.server.server_port}"
        self.home = self.host + FOLDER
        self.late = self.host + LATE_FOLDER
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @contextmanager
    def holding(self, part: str) -> Iterator[None]:
        """While this lasts, requests for files whose path has `part` in it get no answer."""
        self.held[part] = threading.Event()
        try:
            yield
        finally:
            self.held.pop(part).set()


class Host(Handler):
    """Serves one Site."""

    def __init__(self, *given: object, site: Site, **more: object) -> None:
        self.site = site
        super().__init__(*given, **more)

    def send_head(self) -> object:
        """The file, once nobody holds it back; nothing lies outside the game's folder."""
        for part, freed in list(self.site.held.items()):
            if part in self.path:
                freed.wait(120)
        if self.path == f"{LATE_FOLDER}py/worker.py" and self._left(LATE):
            return None
        folder = next((folder for folder in (FOLDER, LATE_FOLDER) if self.path.startswith(folder)), "")
        if not folder:
            self.send_error(404, "Outside the game's folder")
            return None
        self.path = self.path[len(folder) - 1 :]
        return super().send_head()

    def _left(self, seconds: float) -> bool:
        """Wait so long; whether the browser has hung up meanwhile."""
        self.close_connection = bool(select.select([self.connection], [], [], seconds)[0])
        return self.close_connection


BROWSER = os.environ.get("MOONSHOT_BROWSER", "chromium")  # or firefox: what `visit` opens the page with
# Tells as an error what shifted without a recent action of the person's, from the first paint on. (A browser that plays
# a phone counts its own beginning as one.) Inside a dialog that somebody has opened, what comes later may move what
# stands below it.
STEADY = """{
    let acted = -1e9
    const act = () => { acted = performance.now() }
    for (const kind of ['pointerdown', 'pointerup', 'keydown', 'wheel'])
        addEventListener(kind, act, {capture: true, passive: true})
    addEventListener('load', () => addEventListener('resize', act)) // a phone's window has its first size earlier
    const box = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(' ')
    const elsewhere = ({previousRect, currentRect}) => box(previousRect) !== box(currentRect)
    const inside = node => (node.parentElement ?? node).closest('dialog')
    const about = source => source.node && elsewhere(source) && !inside(source.node)
    const told = ({node, previousRect, currentRect}) =>
        `${(node.outerHTML ?? '').slice(0, 90)} ${(node.innerText ?? node.textContent).slice(0, 200)} ` +
        `${box(previousRect)} -> ${box(currentRect)}`
    new PerformanceObserver(list => list.getEntries().forEach(({hadRecentInput, sources, startTime, value}) => {
        const moved = hadRecentInput && startTime - acted < 1000 ? [] : sources.filter(about).map(told)
        if (moved.length) console.error(`The layout shifted by ${value} after ${startTime | 0} ms: ${moved.join('; ')}`)
    })).observe({type: 'layout-shift', buffered: true})
}"""
TRACEBACK = re.compile(r'Traceback|  File "|\w*(Error|Exception)\b')


class Troubles:
    """What went wrong in a visit that no player should ever cause: errors, failed requests, requests to other hosts."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.seen: list[str] = []
        self.expected: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        """Collect from everything that opens in this context."""
        context.on("console", lambda said: self._said(said.type, said.text))
        context.on("weberror", lambda error: self.add("error", str(error.error)))
        context.on("requestfailed", lambda request: self._failed(request.url, request.failure or ""))
        context.on("response", lambda answer: answer.status >= 400 and self.add(str(answer.status), answer.url))
        context.on("request", lambda request: self._asked(request.url))

    def add(self, kind: str, text: str) -> None:
        """One more, unless this test expects it."""
        if not any(part in text for part in self.expected):
            self.seen.append(f"{kind}: {text}")

    def _said(self, kind: str, text: str) -> None:
        if kind == "error" or TRACEBACK.match(text):  # MicroPython tells an error line by line, as if it were news
            self.add("console", text)

    def _failed(self, url: str, why: str) -> None:
        if "ABORTED" not in why:  # a page that is left, or a face that changes again, stops asking
            self.add("failed", f"{url} {why}")

    def _asked(self, url: str) -> None:
        if not url.startswith((self.host, "blob:", "data:")):
            self.add("elsewhere", url)


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The built game, served."""
    given = os.environ.get("MOONSHOT_DIST")
    here = Site(Path(given) if given else build_dist(ROOT / "dist"))
    yield here
    here.server.shutdown()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright, once for all tests."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright: Playwright, pytestconfig: pytest.Config) -> Iterator[Browser]:
    """One Chromium for all tests: its headless shell where there is one."""
    more = QUICK if pytestconfig.getoption("alone") == "no" else []
    browser = launched(playwright, os.environ.get("MOONSHOT_SHELL") or find_shell(), more=more)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def windowed(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium that could show windows: what the headless shell does not know can be asked there."""
    browser = launched(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def lettered(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium whose system has the fonts of tests/e2e/fonts and no others, where fontconfig finds its fonts."""
    environment = {**os.environ, "FONTCONFIG_FILE": str(Path(__file__).parent / "fonts/fonts.conf")}
    browser = launched(playwright, os.environ.get("MOONSHOT_SHELL") or find_shell(), environment)
    yield browser
    browser.close()


def launched(
    playwright: Playwright,
    path: str | None = None,
    environment: dict[str, str] | None = None,
    more: Sequence[str] = (),
) -> Browser:
    """A new Chromium, with `more` flags."""
    path = path or os.environ.get("MOONSHOT_CHROMIUM") or find_browser()
    if not path:
        pytest.skip("no Chromium, Chrome or Edge is installed: `python build.py test` brings one where it can")
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *more], env=environment)


@pytest.fixture(scope="module")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """The system's Firefox, where there is one."""
    try:
        browser = others.firefox(playwright)
    except others.Missing as why:
        pytest.skip(str(why))
    yield browser
    browser.close()


@pytest.fixture
def troubles(site: Site) -> Iterator[Troubles]:
    """Fails the test when its visits left any trouble."""
    found = Troubles(site.host)
    yield found
    assert not found.seen, "the browser complained:\n" + "\n".join(found.seen)


@pytest.fixture
def relay(tmp_path: Path) -> Iterator[relays.Embedded]:
    """The relay that comes with the game, at which tables of people meet."""
    running = relays.Embedded(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def visit(request: pytest.FixtureRequest, site: Site, troubles: Troubles) -> Iterator[Callable[..., Table]]:
    """Opens the game as somebody who was never here: `visit("?seed=7&pace=0", size="phone", kept={key: text})`.

    script   runs before the page's own; extend: what is served at the end of a file, by the file's path
    shown    whether to wait until the table is set
    worker   whether it comes at once; else late, as where everybody plays at sight: it has nothing to do there, and its
             start takes more of the processor than most tests
    """
    contexts: list[BrowserContext] = []
    tables: list[Table] = []

    def open_page(
        query: str = "?seed=7&pace=0",
        size: str | tuple[int, int] = "desktop",
        kept: dict[str, str] | None = None,
        browser: Browser | None = None,
        script: str = "",
        extend: dict[str, str] | None = None,
        worker: bool | None = None,
        shown: bool = True,
        **more: object,
    ) -> Table:
        wide, high = SIZES.get(size, size) if isinstance(size, str) else size
        touch = {"has_touch": True, "device_scale_factor": 2, "is_mobile": True} if size == "phone" else {}
        if BROWSER == "firefox":
            touch = {}  # its driver has no fingers: the mouse does what they would
        items = [{"name": name, "value": text} for name, text in (kept or {}).items()]
        context = (browser or request.getfixturevalue(BROWSER)).new_context(
            viewport={"width": wide, "height": high},
            storage_state={"cookies": [], "origins": [{"origin": site.host, "localStorage": items}]},
            **{**touch, "service_workers": "block", **more},  # it would fetch all files in each test
        )
        context.set_default_timeout(45_000)
        if BROWSER == "chromium":
            context.add_init_script(STEADY)
        if script:
            context.add_init_script(script)
        for path, text in (extend or {}).items():
            context.route(f"**/{path}", extended((site.dist / path).read_text("utf-8") + text))
            checks = ("index.html", f"{site.host}/some/**/?*"), ("pyodide/fast.mjs", "**/pyodide/fast.mjs")
            for name, address in checks:
                context.route(address, extended(unchecked((site.dist / name).read_text("utf-8"), path)))
        troubles.watch(context)
        contexts.append(context)
        at_once = not at_sight(kept or {}) if worker is None else worker
        table = Table(context.new_page(), site.home if at_once else site.late, touch=bool(touch))
        tables.append(table)
        table.open(query) if shown else table.page.goto(table.home + query, wait_until="commit")
        return table

    yield open_page
    for table in tables if request.node.stash.get(FAILED, False) and BROWSER == "chromium" else []:
        if not table.page.is_closed():
            picture(request, table)
    for context in contexts:
        context.close()


def at_sight(kept: dict[str, str]) -> bool:
    """Whether everybody in what the browser keeps plays at sight."""
    found = re.findall(r"\biq:(\d+)", "".join(kept.values()))
    return bool(found) and max(int(iq) for iq in found) <= SIGHT


def extended(source: str) -> Callable[[Route], None]:
    """Serves this text."""
    return lambda route: route.fulfill(
        body=source, content_type=Handler.extensions_map.get(Path(urlparse(route.request.url).path).suffix, "text/html")
    )


def unchecked(source: str, path: str) -> str:
    """A text that knows the hash of a file, without it."""
    return re.sub(rf'<meta name="file" content="\S+ \./{path}">|"{path}": "sha256-[^"]+",? ?', "", source)


NAMES = (you(), "Pauline", "Michele", "Ben", "Rosa", "Kenji")
PEOPLE = [(name, name.lower()) for name in NAMES]


def company(*minds: str, rules: str = "deluxe") -> dict[str, str]:
    """What the browser keeps after a New game with these opponents, left to right."""
    seats = [Seat(mind, face, name) for (name, face), mind in zip(PEOPLE, ("person", *minds), strict=False)]
    return {"hearts.setup": Setup(Rules.read(rules), seats).text()}


def begun(seed: int, *minds: str, rules: str = "deluxe") -> dict[str, str]:
    """What the browser keeps of a game of this seed before its first card; nobody in it waits for the worker."""
    seats = [Seat(mind, face, name) for (name, face), mind in zip(PEOPLE, ("person", *minds), strict=False)]
    game = Game.new(Rules.read(rules))
    return {**company(*minds, rules=rules), "hearts.game": heading(Record(game, "e2e", str(seed), tuple(seats)))}


@pytest.fixture
def whole(pytestconfig: pytest.Config) -> bool:
    """Whether everything is looked at."""
    return bool(pytestconfig.getoption("whole"))


@pytest.fixture
def casual() -> dict[str, str]:
    """Opponents who play at sight, so that a test need not wait for the worker."""
    return company("iq:100", "iq:100", "iq:100")
