"""Without a network: the service worker keeps the game whole, repairs it, replaces it when the player says so."""

import contextlib
import functools
import http.server
import json
import os
import random
import shutil
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import BROWSER, Site, Troubles
from past import past
from person import Table
from playwright.sync_api import Browser, BrowserContext, Error, expect
from test_accessible import clean
from test_coaching import settled
from test_daily import CLOCK, NOON, over, play
from test_daily import begin as begin_day
from test_links import packed
from test_matches import accept, come, link_of, see, sent_day
from test_opponents import faces, new_game
from test_problems import begin
from words import like, say

from hearts.app.same import match
from hearts.arena import verify
from tests.app.test_match_by_link import played
from tools import dist as game
from tools.bundle import bundle
from tools.host import Handler, Server

pytestmark = pytest.mark.slow

KEPT = """async () => {
    const found = {}
    for (const name of await caches.keys()) {
        const keys = await (await caches.open(name)).keys()
        found[name] = keys.map(request => new URL(request.url).pathname + new URL(request.url).search)
    }
    return found
}"""
CACHES = "caches.keys()"  # to open one that is thrown away just then, as KEPT does, makes it anew
HOLDS = """async ([build, wanted]) => {
    const name = (await caches.keys()).find(name => name.endsWith(build))
    if (!name) return false
    const there = new Set((await (await caches.open(name)).keys()).map(request => request.url))
    return wanted.every(path => there.has(new URL('./' + path, document.baseURI).href))
}"""
BUILD = "document.querySelector('meta[name=build]').content"
UPDATE = "navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => true, () => false)"
WAITING = """() => navigator.serviceWorker.getRegistration().then(found => found?.installing
    ? 'installing' : found?.waiting ? 'waiting' : found?.active ? 'active' : 'none')"""
SPOIL = """async path => {
    const name = (await caches.keys())[0]
    const cache = await caches.open(name)
    const url = new URL(path, document.baseURI).href
    const bytes = new Uint8Array(await (await cache.match(url)).arrayBuffer())
    bytes[bytes.length >> 1] ^= 1
    await cache.put(url, new Response(bytes, { headers: { 'Content-Type': 'text/html' } }))
}"""

# What each dialog said first when it opened.
OPENED = """
    window.opened = {}
    const show = HTMLDialogElement.prototype.showModal
    HTMLDialogElement.prototype.showModal = function() {
        opened[this.id] = document.getElementById(`${this.id}-what`)?.textContent
        show.call(this)
    }
"""

# The service worker's answer to what is kept waits until the test calls `answer`.
LATE = """
    const post = ServiceWorker.prototype.postMessage
    ServiceWorker.prototype.postMessage = function (what, ...rest) {
        if (what !== 'state' || window.answered) return post.call(this, what, ...rest)
        window.answer = () => { window.answered = true; post.call(this, what, ...rest) }
    }
"""

# How Firefox says the same, and what its driver tells of a look at a page that has only begun.
FOX = ["NetworkError", "dynamically imported module", "console: {}", "document.body is null"]
FOX_TWICE = ["/game/micropython/micropython.wasm"]  # now and then it does not take what the page has preloaded


class Place:
    """A host with a copy of the game in each of its folders; it notes what it is asked, and it can fail."""

    def __init__(self, folders: dict[str, Path]) -> None:
        self.folders = folders
        self.asked: Counter[str] = Counter()  # full answers, by path
        self.off = False
        self.left = -1  # so many answers before it goes off
        self.gone: set[str] = set()
        self.lost: list[str] = []  # what was asked for of that
        self.held: set[str] = set()  # what gets no answer just now
        self.server = Server(("127.0.0.1", 0), functools.partial(Failing, place=self))
        self.host = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class Failing(Handler):
    """Serves one Place."""

    def __init__(self, *given: object, place: Place, **more: object) -> None:
        self.place = place
        super().__init__(*given, **more)

    def send_head(self) -> object:
        """The file, unless the host is off or has lost it."""
        place, path = self.place, self.path.partition("?")[0]
        folder = next((name for name in place.folders if path.startswith(name)), "")
        if place.left == 0:
            place.off = True
        if place.off or not folder:
            raise ConnectionResetError
        place.left -= 1
        while path.removeprefix(folder) in place.held:
            time.sleep(0.1)
        self.directory = str(place.folders[folder])
        self.path = "/" + path.removeprefix(folder)
        if self.path[1:] in place.gone:
            place.lost.append(path)
            self.send_error(404, "Lost")
            return None
        place.asked[path] += "If-None-Match" not in self.headers
        return super().send_head()


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The next version of the game, with another second pack."""
    if os.environ.get("MOONSHOT_MANGLED"):
        pytest.skip("the next version is built from this tree, in English")

    def changed(*given: object) -> tuple[str, dict[str, bytes]]:
        module, packs = bundle(*given)  # type: ignore[arg-type]
        for name in packs:
            if name.startswith("later"):
                index, _, content = packs[name].partition(b"\n")
                rows = [*json.loads(index), ["hearts/news.txt", 3]]
                packs[name] = json.dumps(rows).encode() + b"\n" + content + b"new"
        return module, packs

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "version", lambda: "9.9.9")
        patch.setattr(game, "bundle", changed)
        yield game.build_dist(tmp_path_factory.mktemp("next") / "dist")


@pytest.fixture
def place(site: Site, tmp_path: Path) -> Iterator[Place]:
    """A host with the game at /game/."""
    found = Place({"/game/": site.dist})
    yield found
    found.held.clear()
    found.server.shutdown()
    found.server.server_close()


@pytest.fixture
def person(request: pytest.FixtureRequest, place: Place) -> Iterator[Callable[..., Table]]:
    """Opens the game in one browser with its own memory: `person(folder="/game/", script="")`."""
    with somebody(request.getfixturevalue(BROWSER), place, BROWSER == "firefox") as open_page:
        yield open_page


@contextlib.contextmanager
def somebody(browser: Browser, place: Place, fox: bool, **more: object) -> Iterator[Callable[..., Table]]:
    """The same for any browser; `more` is what its context is to know."""
    troubles = Troubles(place.host)
    troubles.expected += [
        "ERR_",
        "Failed to",
        "MessageEvent",
        "snapshot.bin",
        "later.pack",
        "worker.py",
        "service-worker.js",
        "fetching the script",
        *(FOX if fox else []),
    ]  # the network fails on purpose
    context: BrowserContext = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **more})
    context.set_default_timeout(45_000)
    troubles.watch(context)

    def open_page(folder: str = "/game/", query: str = "?pace=0", script: str = "") -> Table:
        page = context.new_page()
        if script:
            page.add_init_script(script)
        table = Table(page, place.host + folder)
        table.open(query)
        return table

    open_page.context = context
    yield open_page
    context.close()
    assert not troubles.seen, troubles.seen


def whole(table: Table, dist: Path) -> None:
    """Wait until a cache holds every file of this build."""
    listed = json.loads((dist / "files.json").read_text("utf-8"))
    paths = [row[0] for group in ("start", "later", "mind", "people") for row in listed[group]]
    until(
        lambda: table.page.evaluate(HOLDS, [listed["build"], ["" if path == "index.html" else path for path in paths]])
    )


def until(holds: Callable[[], object]) -> None:
    """Wait until this is so."""
    for _ in range(600):
        if holds():
            return
        time.sleep(0.2)
    assert holds()


def build_of(dist: Path) -> str:
    """The name of a build."""
    return json.loads((dist / "files.json").read_text("utf-8"))["build"]


def settle(table: Table, state: str) -> None:
    """Wait until the registration is in this state."""
    until(lambda: table.page.evaluate(WAITING) == state)


def test_what_was_visited_once_plays_and_teaches_without_a_server_and_no_file_came_twice(person, place, site):
    table = person(query="")
    table.call("settings")
    table.page.locator("[name=deck][value=four]").check()
    table.page.keyboard.press("Escape")
    whole(table, site.dist)
    twice = [path for path, count in place.asked.items() if count > 1]
    assert twice == [] or (BROWSER == "firefox" and twice == FOX_TWICE)
    place.off = True
    table.open("?pace=0")
    assert table.page.evaluate("document.body.dataset.deck") == "four"
    table.call("offline")
    dialog = table.dialog("offline-title")
    expect(dialog).to_contain_text(say("offline-whole"))
    expect(dialog.get_by_role("button", name=say("offline-gather"))).to_be_hidden()
    table.page.keyboard.press("Escape")
    table.wait_mind()
    table.turn()
    table.press(table.button("page-hint"))
    settled(table.page.get_by_role("region", name=say("hint-title")))
    table.play_until(random.Random(3), 57)
    assert table.record().game.length >= 57
    table.answer("deal-review")
    review = table.dialog("review-title", deal=1)
    expect(review.get_by_role("status")).to_have_text(like("review-summary", "review-well-own", "review-well"))
    table.press(review.get_by_role("button", name=say("review-done")))
    table.answer("deal-next")
    table.turn(57)
    expect(begin(table, "problems-day")).to_contain_text(like("problem-play", "problem-pass"))


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
@pytest.mark.whole
def test_a_day_a_match_their_checks_and_the_leaderboard_need_no_server(person, place, site, size):
    """What checks signatures was fetched at its first use only: a device that had been visited once ranked nothing."""
    wide, high = size
    table = person(script=CLOCK % NOON)
    table.page.set_viewport_size({"width": wide, "height": high})
    whole(table, site.dist)
    place.off = True
    table.reload()
    table.turn()
    table.wait_mind()
    begin_day(table)
    play(table, lambda: over(table))
    link = sent_day(table)
    shown = table.dialog("board-title").get_by_role("table").inner_text()
    table.page.keyboard.press("Escape")
    come(table, link)  # as a friend's would come
    table.page.get_by_role("button", name=say("board-link-yes")).click()
    expect(table.dialog("board-title")).to_contain_text(say("board-already"))
    assert table.dialog("board-title").get_by_role("table").inner_text() == shown
    invited = played(name="Ann")
    result = verify.result(invited.text())
    accept(table, "#match=" + packed(match.invitation(invited, result)))
    play(table, lambda: over(table), -1)
    link_of(see(table))
    table.press(table.dialog("match-title").get_by_role("button", name=say("match-done")))
    come(table, "#match=" + packed(result))
    expect(table.dialog("match-title")).to_contain_text(say("match-seal", seal="right", name="Ann"))
    expect(table.dialog("match-title")).to_contain_text(say("match-checked", name="Ann"), timeout=120_000)
    table.press(table.dialog("match-title").get_by_role("button", name=say("match-check")))
    expect(table.dialog("check-title").get_by_text(say("check-state", state="checked"), exact=True)).to_be_visible(
        timeout=120_000
    )


@pytest.mark.parametrize("size", [(360, 640), pytest.param((1280, 800), marks=pytest.mark.whole)])
@pytest.mark.whole
def test_in_firefox_all_of_the_coach_teaches_without_a_server(firefox, place, site, size):
    wide, high = size
    kept = [{"name": name, "value": text} for name, text in past(1).items()]
    state = {"cookies": [], "origins": [{"origin": place.host, "localStorage": kept}]}
    with somebody(firefox, place, True, viewport={"width": wide, "height": high}, storage_state=state) as person:
        table = person()
        whole(table, site.dist)
        place.off = True
        table.reload()
        table.wait_mind()
        reviewed(table)
        table.answer("deal-next")
        table.turn(57)
        hinted(table)
        read(table)
        replayed(table)
        solved(table)
        shown_round(table)


def reviewed(table: Table) -> None:
    """The deal that has ended, all of one's own choices."""
    table.answer("deal-review")
    review = table.dialog("review-title", deal=1)
    expect(review.get_by_role("status")).to_have_text(like("review-summary", "review-well-own", "review-well"))
    expect(review.get_by_role("img", name=like("review-line-told"))).to_be_visible()
    table.press(review.get_by_role("button", name=say("review-done")))


def hinted(table: Table) -> None:
    """What to pass, with all choices."""
    table.press(table.button("page-hint"))
    panel = table.page.get_by_role("region", name=say("hint-title"))
    settled(panel)
    table.press(panel.get_by_text(say("hint-why")))
    expect(panel.get_by_role("row").nth(2)).to_be_visible()
    table.press(panel.get_by_role("button", name=say("hint-close")))
    expect(panel).to_be_hidden()


def read(table: Table) -> None:
    """Thoughts: those about oneself, then all of them."""
    table.press(table.ask_thoughts("Pauline"))
    thoughts = table.dialog("thoughts-title", name="Pauline")
    expect(thoughts.get_by_role("status").first).to_contain_text(like("thoughts-yours"))
    table.press(thoughts.get_by_role("radio", name=say("thoughts-full")))
    expect(thoughts).to_contain_text(like("thoughts-own"))
    expect(thoughts.get_by_role("status").last).to_contain_text(like("thoughts-passed", name="Pauline"))
    table.press(thoughts.get_by_role("button", name=say("thoughts-back")))


def replayed(table: Table) -> None:
    """The deal before, step by step."""
    table.call("replay")
    table.press(table.dialog("open_record-title").get_by_role("button", name=say("open_record-own")))
    panel = table.page.get_by_role("region", name=say("replay-title"))
    expect(panel).to_contain_text(say("replay-before", deal=1))
    for _ in range(5):
        table.press(panel.get_by_role("button", name=say("replay-next"), exact=True))
    expect(panel).to_contain_text(say("replay-where", deal=1, trick=1, tricks=13))
    table.press(panel.get_by_role("button", name=say("replay-end")))


def solved(table: Table) -> None:
    """The problem of the day, with what each choice is worth."""
    panel = begin(table, "problems-day")
    expect(panel).to_contain_text(like("problem-play", "problem-pass"))
    table.press(panel.get_by_role("button", name=say("problem-give_up"), exact=True))
    table.press(panel.get_by_text(say("hint-all")))
    expect(panel.get_by_role("row").nth(2)).to_be_visible()
    table.press(panel.get_by_role("button", name=like("practice-back", "practice-leave")))
    expect(panel).to_be_hidden()


def shown_round(table: Table) -> None:
    """Answer the first question of the lesson."""
    table.call("lesson")
    lesson = table.page.get_by_role("region", name=say("first-title"))
    table.press(lesson.get_by_role("button", name=say("first-next"), exact=True))
    table.press(table.page.locator('#hand [data-card="KH"]'))
    expect(lesson).to_contain_text(say("first-right", beat="heart"))
    table.page.keyboard.press("Escape")


def test_a_new_version_waits_for_the_player_and_for_the_end_of_the_deal(person, place, site, other):
    table, old = person(query="?seed=7&pace=0"), person(query="?seed=8&pace=0")
    whole(table, site.dist)
    table.page.bring_to_front()
    look = table.play_until(random.Random(1), 12)
    place.folders["/game/"] = other
    place.asked.clear()
    assert table.page.evaluate(UPDATE)
    settle(table, "waiting")
    expect(table.page.locator("#notice")).to_contain_text(say("offline-notice"))
    same = ("index.html", "files.json", "service-worker.js", "py/later.pack", "pyodide/fast.mjs")
    assert {path.removeprefix("/game/") for path in place.asked} <= {"", *same}, "what is the same is not fetched again"
    table.call("offline")
    table.press(table.button("offline-take"))
    expect(table.dialog("offline-title")).to_contain_text(say("offline-after"))
    table.page.keyboard.press("Escape")
    assert table.page.evaluate(BUILD) == build_of(site.dist)
    assert table.look().moves == look.moves
    settle(table, "active")  # at once; this page goes on with its own files until the deal is over
    while True:
        table.act(look, random.Random(2))
        if len(look.hand) == 1:
            break  # with this card the deal ends, and the page opens anew by itself
        look = table.turn(look.moves)
        assert table.page.evaluate(BUILD) == build_of(site.dist)
    table.page.wait_for_function(f"build => {BUILD} === build", arg=build_of(other))
    table.wait_shown()
    assert table.page.evaluate(BUILD) == build_of(other)
    assert table.record().game.length >= 56
    table.turn()

    place.off = True  # the old tab has its own files
    old.page.bring_to_front()
    assert old.page.evaluate(BUILD) == build_of(site.dist)
    old.call("rules")
    old.dialog("rules_list-title").wait_for()
    old.page.keyboard.press("Escape")
    sizes = "fetch('./py/later.pack').then(answer => answer.arrayBuffer()).then(bytes => bytes.byteLength)"
    assert old.page.evaluate(sizes) == (site.dist / "py/later.pack").stat().st_size
    old.play_until(random.Random(4), 20)
    assert len(table.page.evaluate(CACHES)) == 2, "the old tab still needs its own"
    old.page.close()
    until(lambda: len(table.page.evaluate(CACHES)) == 1)
    table.reload()
    assert table.page.evaluate(BUILD) == build_of(other)


WAITS = """async () => {
    const old = `hearts ${new URL('./', document.baseURI).href} replaced`
    await (await caches.open(old)).put('./?old', new Response(''))
    navigator.locks.request(old, () => {
        navigator.serviceWorker.controller.postMessage('tidy')
        return new Promise(() => {})
    })
}"""


@pytest.mark.whole
def test_the_page_that_waits_for_an_old_version_to_be_free_does_not_keep_it(person, place, site):
    """Its lock, which is let go a moment later, was taken for a page of that version, and nobody asked again."""
    table = person()
    whole(table, site.dist)
    table.page.evaluate(WAITS)
    until(lambda: len(table.page.evaluate(CACHES)) == 1)


# Has thrown away what has been replaced; one more of that goes last.
SWEEP = """async () => {
    const cache = await caches.open(`hearts ${new URL('./', document.baseURI).href} last`)
    await cache.put('./?old', new Response(''))
    navigator.serviceWorker.controller.postMessage('tidy')
}"""
TAKE = "navigator.serviceWorker.getRegistration().then(found => found.waiting.postMessage('take'))"


@pytest.mark.whole
def test_a_new_version_that_was_taken_in_another_tab_is_still_to_be_had_in_this_one(person, place, site, other):
    """There was no button for it any more, where the news had sent the player."""
    table, beside = person(query="?seed=7&pace=0"), person(query="?seed=8&pace=0")
    whole(table, site.dist)
    place.folders["/game/"] = other
    assert table.page.evaluate(UPDATE)
    settle(table, "waiting")
    beside.page.evaluate(TAKE)
    settle(table, "active")
    table.page.bring_to_front()
    table.call("offline")
    table.press(table.button("offline-take"))
    expect(table.dialog("offline-title")).to_contain_text(say("offline-after"))
    table.page.keyboard.press("Escape")
    give_up(table)
    table.page.wait_for_function(f"build => {BUILD} === build", arg=build_of(other))
    table.wait_shown()
    table.play_again()
    table.call("offline")
    expect(table.dialog("offline-title")).to_contain_text(say("offline-whole"))
    expect(table.button("offline-take")).to_be_hidden()


@pytest.mark.whole
def test_an_earlier_version_that_is_deployed_again_is_kept_though_it_was_replaced_once(person, place, site, other):
    """It was thrown away while it waited, and had nothing when it took over."""
    old, table = person(query="?seed=8&pace=0"), person(query="?seed=7&pace=0")
    whole(table, site.dist)
    for dist in (other, site.dist):
        place.folders["/game/"] = dist
        assert table.page.evaluate(UPDATE)
        settle(table, "waiting")
        if dist == other:
            table.page.evaluate(TAKE)
            settle(table, "active")
            table.reload()
    for each in (old, table):  # a service worker that still has to answer somebody is replaced only minutes later
        each.wait_mind()
    old.page.close()
    table.page.evaluate(SWEEP)
    until(lambda: not any(name.endswith("last") for name in table.page.evaluate(CACHES)))
    table.page.evaluate(TAKE)
    settle(table, "active")
    place.off = True
    table.reload()
    assert table.page.evaluate(BUILD) == build_of(site.dist)
    table.turn()


@pytest.mark.whole
def test_a_new_version_brings_along_what_is_there_already_where_each_byte_costs(person, place, site, other, tmp_path):
    """What the workers need was thrown away with the old version, and had to be fetched again, byte by byte."""
    table = person()
    whole(table, site.dist)
    metered = "Object.defineProperty(WorkerNavigator.prototype, 'connection', {get: () => ({saveData: true})});"
    script = shutil.copytree(other, tmp_path / "dist") / "service-worker.js"
    script.write_text(metered + script.read_text("utf-8"), "utf-8")
    place.folders["/game/"] = tmp_path / "dist"
    place.asked.clear()
    assert table.page.evaluate(UPDATE)
    settle(table, "waiting")
    whole(table, other)
    assert not [path for path in place.asked if "pyodide/" in path]


@pytest.mark.whole
def test_fetching_everything_goes_on_where_the_browser_has_ended_the_service_worker(person, place, site):
    """It said “Fetching” for good; Chromium ends what takes longer than five minutes."""
    place.gone = {"py/worker.py"}  # so that no worker fetches the rest by itself
    place.held = {"pyodide/pyodide.asm.wasm"}
    table = person(script="Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: true})})")
    settle(table, "active")
    table.call("offline")
    table.press(table.button("offline-gather"))
    until(lambda: place.asked["/game/pyodide/snapshot.bin"])
    session = table.page.context.new_cdp_session(table.page)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    place.gone, place.held = set(), set()
    expect(table.page.locator("#offline-progress")).to_be_hidden()
    expect(table.dialog("offline-title")).to_contain_text(say("offline-whole"))


def test_a_broken_deployment_never_replaces_what_works(person, place, site, other):
    table = person()
    whole(table, site.dist)
    place.folders["/game/"] = other
    place.gone = {"py/later.pack"}  # what has not been uploaded yet
    table.page.evaluate(UPDATE)
    settle(table, "active")
    table.reload()
    assert table.page.evaluate(BUILD) == build_of(site.dist)
    table.call("rules")
    table.dialog("rules_list-title").wait_for()
    table.page.keyboard.press("Escape")
    place.gone = set()
    table.page.evaluate(UPDATE)
    settle(table, "waiting")


@pytest.mark.parametrize("seed", [1, *[pytest.param(seed, marks=pytest.mark.whole) for seed in range(2, 21)]])
@pytest.mark.whole
def test_an_install_that_is_cut_off_goes_on_where_it_was(person, place, site, seed):
    chance = random.Random(seed)
    place.left = 30 + chance.randrange(180)  # the table itself takes about 30
    table = person()
    until(lambda: place.off)
    before = sum(len(paths) for paths in table.page.evaluate(KEPT).values())
    table.page.close()
    first = Counter(place.asked)
    place.off, place.left = False, -1
    table = person()
    whole(table, site.dist)
    again = {path for path, count in place.asked.items() if count > first[path] and first[path]}
    # What the first visit had kept is not asked for again; the page itself and its script are, as on each visit.
    assert before > 0
    assert len(again) <= (6 if BROWSER == "chromium" else 12), again


@pytest.mark.whole
def test_a_service_worker_that_could_not_be_fetched_is_asked_for_again(person, place, site):
    """The game was not kept in all of this visit, and it was told that the browser or the address cannot keep it."""
    place.gone = {"service-worker.js"}
    table = person()
    until(lambda: "/game/service-worker.js" in place.lost)
    table.call("offline")
    expect(table.dialog("offline-title")).to_contain_text(say("offline-yet"))
    place.gone = set()
    whole(table, site.dist)


@pytest.mark.parametrize("path", [pytest.param("./", marks=pytest.mark.whole), "py/page.memory"])
@pytest.mark.whole
def test_a_file_that_spoils_in_the_cache_is_fetched_again(person, place, site, path):
    table = person()
    whole(table, site.dist)
    table.page.evaluate(SPOIL, path)
    place.asked.clear()
    table.reload()
    table.turn()
    table.call("rules")
    table.dialog("rules_list-title").wait_for()
    table.page.keyboard.press("Escape")
    place.off = True
    table.reload()
    table.turn()


@pytest.mark.whole
def test_a_cache_that_the_browser_threw_away_is_filled_again(person, place, site):
    table = person()
    whole(table, site.dist)
    table.page.evaluate("caches.keys().then(names => Promise.all(names.map(name => caches.delete(name))))")
    table.reload()
    table.turn()
    whole(table, site.dist)
    place.off = True
    table.reload()
    table.turn()


def test_a_set_of_the_gallery_comes_when_it_is_chosen_and_then_plays_without_a_server(person, place, site):
    table, name = person(), say("gallery-set", set="seaside")
    whole(table, site.dist)
    dialog = new_game(table)
    dialog.get_by_text(say("gallery-more")).click()
    assert [path for path in place.asked if "/sets/" in path] == []
    table.press(dialog.get_by_role("button", name=say("gallery-get-name", name=name)))
    expect(dialog.get_by_text(say("new_game-set-kept", name=name))).to_be_visible()
    expect(dialog.get_by_role("radio", name=name)).to_be_checked()
    expect(dialog.get_by_role("button", name=say("gallery-seat-name", name=name))).to_be_focused()
    clean(table)
    assert [path for path in place.asked if "/sets/" in path] == ["/game/assets/sets/seaside.json"]
    table.press(dialog.get_by_role("button", name=say("new_game-deal")))
    expect(dialog).to_be_hidden()
    faces(table, "data:image/svg")
    place.off = True
    table.reload()
    table.turn()
    faces(table, "data:image/svg")
    table.call("new")
    dialog = table.dialog("new_game-title")
    expect(dialog.get_by_role("radio", name=name)).to_be_checked()
    table.customise(dialog)
    dialog.get_by_text(say("new_game-sets-own")).click()
    table.press(dialog.get_by_role("button", name=say("new_game-forget", name=name)))
    table.answer("forget-yes")
    dialog.get_by_text(say("gallery-more")).click()
    table.press(dialog.get_by_role("button", name=say("gallery-get-name", name=name)))  # it is gone, and so is the host
    expect(dialog.get_by_text(say("new_game-set-missing", name=name))).to_be_visible()


@pytest.mark.whole
def test_two_copies_on_one_host_do_not_know_of_each_other(person, place, site, other, tmp_path):
    place.folders = {"/game/beta/": other, "/game/": site.dist}  # one below the other, at that
    first, second = person(query="?seed=7&pace=0"), person(folder="/game/beta/", query="?seed=8&pace=0")
    whole(first, site.dist)
    whole(second, other)
    assert len(first.page.evaluate(CACHES)) == 2
    place.off = True
    for table, dist in ((first, site.dist), (second, other)):
        table.reload()
        assert table.page.evaluate(BUILD) == build_of(dist)
        table.turn()


PERSIST = """StorageManager.prototype.persist = async function () {
    const times = Number(localStorage.getItem('persisted') || 0)
    localStorage.setItem('persisted', times + 1)
    return true
}"""
PERSISTED = "Number(localStorage.getItem('persisted'))"
# As a system does it when another app shares a file with this one.
SHARE = """async text => {
    const form = new FormData()
    form.append('file', new File([text], 'night.json', {type: 'application/json'}))
    const answer = await fetch('./share', {method: 'POST', body: form, redirect: 'manual'})
    return answer.type
}"""


def concede(table: Table) -> None:
    """Give the game up."""
    give_up(table)
    table.dialog("ending-game").wait_for()


def give_up(table: Table) -> None:
    """The same, whatever comes of it."""
    table.call("concede")
    table.press(table.button("concede-yes"))


@pytest.mark.whole
def test_the_browser_is_asked_once_to_throw_nothing_away(person, place, site):
    table = person(script=PERSIST)
    whole(table, site.dist)
    assert table.page.evaluate(PERSISTED) == 0, "not before a game is over"
    concede(table)
    until(lambda: table.page.evaluate(PERSISTED) == 1)
    table.play_again()
    table.turn()
    concede(table)
    table.reload()
    table.dialog("ending-game").wait_for()
    assert table.page.evaluate(PERSISTED) == 1


@pytest.mark.whole
def test_an_installation_is_a_reason_to_ask_the_browser_too(person, place, site):
    table = person(script=PERSIST)
    whole(table, site.dist)
    table.page.evaluate("dispatchEvent(new Event('appinstalled'))")
    until(lambda: table.page.evaluate(PERSISTED) == 1)


@pytest.mark.whole
def test_what_another_app_shares_is_read_without_a_network_too(person, place, site):
    table = person()
    whole(table, site.dist)
    place.off = True
    table.reload()
    night = json.loads((site.dist / "assets/casts/night.json").read_text("utf-8"))
    text = json.dumps({**night, "id": "our-night", "name": "Our night"})
    assert table.page.evaluate(SHARE, text) == "opaqueredirect"
    table.open("?pace=0&open=shared")
    expect(table.page.locator("#new-game-said")).to_contain_text("Our night")
    table.open("?pace=0&open=shared")
    table.turn()
    expect(table.dialog("new_game-title")).to_be_hidden()


OWN = "www.google.com:443"  # Chromium asks for it now and then, whatever page it shows


def test_with_the_worker_offline_and_installed_nothing_is_asked_of_another_host(chromium, place, site):
    elsewhere: list[str] = []

    class Proxy(http.server.BaseHTTPRequestHandler):
        """Gets whatever would go to another machine, from the page, its workers and its service worker alike."""

        def do_GET(self) -> None:
            if self.path != OWN:
                elsewhere.append(self.path)
            self.send_error(502)

        do_POST = do_CONNECT = do_GET

        def log_message(self, *_: object) -> None:
            pass

    proxy = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Proxy)
    threading.Thread(target=proxy.serve_forever, daemon=True).start()
    way = {"server": f"http://127.0.0.1:{proxy.server_port}", "bypass": "127.0.0.1"}
    context = chromium.new_context(proxy=way)
    context.set_default_timeout(45_000)
    table = Table(context.new_page(), place.host + "/game/")
    table.open("?pace=0")
    whole(table, site.dist)
    table.page.evaluate("dispatchEvent(new Event('appinstalled'))")
    place.off = True
    table.reload()
    table.wait_mind()
    table.play_until(random.Random(5), 20)
    assert elsewhere == []
    with contextlib.suppress(Error):
        context.new_page().goto("http://elsewhere.example/seen")
    assert "http://elsewhere.example/seen" in elsewhere, "the proxy would have seen it"
    context.close()
    proxy.shutdown()
    proxy.server_close()


@pytest.mark.skipif(BROWSER != "chromium", reason="only Chromium can be told how much room there is")
@pytest.mark.whole
def test_without_room_the_game_plays_and_says_that_nothing_is_kept(person, place):
    context = person.context
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": place.host, "quotaSize": 200_000})
    table = person()
    table.play_until(random.Random(1), 8)
    table.call("offline")
    expect(table.dialog("offline-title")).to_contain_text(say("offline-yet"))


def test_a_browser_that_refuses_plays_and_says_so(visit):
    table = visit("?pace=0&seed=7")
    table.call("offline")
    expect(table.dialog("offline-title")).to_contain_text(like("offline-none", "offline-yet"))
    table.page.keyboard.press("Escape")
    table.play_until(random.Random(1), 8)


@pytest.mark.whole
def test_an_answer_that_comes_late_moves_nothing(person, site):
    table = person(query="?pace=0", script=LATE)
    settle(table, "active")
    whole(table, site.dist)
    table.call("offline")
    dialog, done = table.dialog("offline-title"), table.button("offline-done")
    expect(dialog.get_by_role("status")).to_have_text([say("offline-looking")])
    before = dialog.bounding_box(), done.bounding_box()
    table.page.evaluate("answer()")
    expect(dialog).to_contain_text(say("offline-whole"))
    assert (dialog.bounding_box(), done.bounding_box()) == before


def test_the_button_fetches_the_rest_where_each_byte_costs(person, place, site):
    place.gone = {"py/worker.py"}  # so that no worker fetches the rest by itself
    metered = "Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: true})})"
    table = person(script=metered + OPENED)
    settle(table, "active")
    table.call("offline")
    dialog = table.dialog("offline-title")
    expect(dialog).to_contain_text(like("offline-table"))
    expect(dialog).to_contain_text(say("offline-metered"))
    assert table.page.evaluate("opened.offline"), "a sheet that has opened does not grow"
    table.press(table.button("offline-gather"))
    expect(dialog).to_contain_text(say("offline-failed"))
    place.gone = set()
    table.page.evaluate("document.getElementById('offline-gather').click()")  # a worker that starts may hide it
    expect(dialog).to_contain_text(say("offline-whole"))
    whole(table, site.dist)
