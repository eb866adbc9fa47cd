"""A host that cuts, mixes up or mislabels files: soon one sentence says which file it is, and what its owner can do."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import BROWSER, Site
from playwright.sync_api import Browser, Page, Route, expect
from words import like, say

from tools.host import Handler

SOON = 6000  # milliseconds; the page's own patience is 15 s
HTML = "<!doctype html><title>Welcome</title><h1>Our start page</h1>"
BEATS = "new Promise(done => setTimeout(done, 50)).then(() => 'alive')"


def page_says(id: str, file: str) -> re.Pattern[str]:
    """What the page says by itself of a file."""
    return re.compile(re.escape(say(id)).replace(r"\[file\]", f".*{re.escape(file)}.*"))


def cut(content: bytes) -> dict[str, object]:
    """The first half of a file."""
    return {"body": content[: len(content) // 2]}


def turned(content: bytes) -> dict[str, object]:
    """The file with one bit turned."""
    middle = len(content) // 2
    return {"body": content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]}


def welcome(content: bytes) -> dict[str, object]:
    """A page of HTML, as many hosts send for a file that is not there."""
    return {"body": HTML, "content_type": "text/html"}


def gone(content: bytes) -> dict[str, object]:
    """No such file."""
    return {"status": 404, "body": HTML, "content_type": "text/html"}


def plain(content: bytes) -> dict[str, object]:
    """The right file under the wrong type."""
    return {"body": content, "content_type": "text/plain"}


@pytest.fixture
def broken(request: pytest.FixtureRequest, site: Site) -> Iterator[Callable[..., Page]]:
    """Opens the game on a host that answers so for one file: `broken("py/page.memory", cut)`."""
    contexts = []
    browser: Browser = request.getfixturevalue(BROWSER)

    def open_page(path: str, answer: Callable[[bytes], dict[str, object]], *others: str) -> Page:
        context = browser.new_context(service_workers="block")
        contexts.append(context)

        def fulfil(route: Route) -> None:
            name = route.request.url.partition("/some/path/")[2].partition("?")[0]
            kind = Handler.extensions_map.get(Path(name).suffix, "application/octet-stream")
            route.fulfill(**{"content_type": kind, **answer((site.dist / name).read_bytes())})

        for name in (path, *others):
            context.route(f"**/{name}", fulfil)
        page = context.new_page()
        page.goto(site.home + "?seed=7&pace=0")
        return page

    yield open_page
    for context in contexts:
        context.close()


def uncaught(page: Page) -> list[str]:
    """Errors that nobody catches; that a hash does not match is told as one by Firefox, which refuses the file so."""
    errors: list[str] = []
    page.on("pageerror", lambda error: "integrity attribute" in str(error) or errors.append(str(error)))
    return errors


LOADED = ["py/page.memory", "micropython/micropython.mjs", "pyscript/core.js", "py/main.py", "assets/style/table.css"]
START = ["py/page.memory", "py/main.py", "micropython/micropython.wasm", "py/doors.mjs"]


@pytest.mark.parametrize(
    ("path", "answer"),
    [("py/page.memory", turned), *((path, cut) for path in START)]
    + [pytest.param(path, turned, marks=pytest.mark.whole) for path in START[1:]],
)
def test_a_file_that_arrives_damaged_is_named_at_once(broken, path, answer):
    page = broken(path, answer)
    late = page.locator("#late")
    expect(late).to_be_visible(timeout=SOON)
    expect(late).to_contain_text(page_says("page-damaged", path), timeout=SOON)
    assert page.evaluate(BEATS) == "alive"


@pytest.mark.parametrize(
    ("path", "answer"),
    [("py/page.memory", gone), *((path, welcome) for path in LOADED)]
    + [pytest.param(path, gone, marks=pytest.mark.whole) for path in LOADED[1:]],
)
def test_a_missing_file_is_named_at_once(broken, path, answer):
    late = broken(path, answer).locator("#late")
    expect(late).to_be_visible(timeout=SOON)
    expect(late).to_contain_text(page_says("page-missing", path), timeout=SOON)


@pytest.mark.whole
def test_a_script_under_the_wrong_type_tells_the_owner_which_one_to_set(broken):
    late = broken("*.mjs", plain).locator("#late")
    expect(late).to_be_visible(timeout=SOON)
    expect(late).to_contain_text(re.compile(r"\.mjs.*text/plain.*text/javascript"), timeout=SOON)


@pytest.mark.whole
def test_webassembly_under_the_wrong_type_starts_all_the_same(broken):
    page = broken("micropython/micropython.wasm", plain)
    page.wait_for_function("performance.getEntriesByName('hearts:page').length > 0")
    expect(page.locator("#late")).to_be_hidden()


@pytest.mark.whole
def test_the_workers_webassembly_under_the_wrong_type_comes_up_all_the_same(broken):
    page = broken("pyodide/pyodide.asm.wasm", plain)
    page.wait_for_function("performance.getEntriesByName('hearts:mind').length > 0", timeout=45_000)


@pytest.mark.parametrize("answer", [cut, welcome])
def test_a_second_pack_that_does_not_come_is_told_when_it_is_wanted(broken, answer):
    page = broken("py/later*.pack", answer)
    errors = uncaught(page)
    page.wait_for_function("performance.getEntriesByName('hearts:page').length > 0")
    page.get_by_role("button", name=say("page-menu"), exact=True).click()
    expect(page.locator("#notice")).to_contain_text(say("notice-missing"))
    assert errors == []


@pytest.mark.whole
def test_a_second_pack_that_comes_later_brings_all_that_the_visit_lacked(broken):
    healed = []
    page = broken("py/later*.pack", lambda whole: {"body": whole} if healed else cut(whole))
    page.wait_for_function("performance.getEntriesByName('hearts:page').length > 0")
    page.get_by_role("button", name=say("page-menu"), exact=True).click()
    expect(page.locator("#notice")).to_contain_text(say("notice-missing"))
    healed.append(True)
    page.get_by_role("button", name=say("page-menu"), exact=True).click()
    expect(page.get_by_role("dialog", name=say("menu-title"))).to_be_visible()
    page.wait_for_function("performance.getEntriesByName('hearts:spare').length > 0")


@pytest.mark.whole
def test_sets_of_opponents_that_do_not_come_are_told_in_new_game(broken):
    page = broken("assets/casts/*.json", welcome)
    errors = uncaught(page)
    page.wait_for_function("performance.getEntriesByName('hearts:page').length > 0")
    page.keyboard.press("n")
    dialog = page.get_by_role("dialog", name=say("new_game-title"))
    expect(dialog).to_contain_text(like("new_game-set-missing", "notice-missing"))
    assert errors == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "answer"),
    [("pyodide/snapshot.bin", turned)]
    + [
        pytest.param(*case, marks=pytest.mark.whole)
        for case in (("py/worker.py", cut), ("pyodide/pyodide.asm.wasm", welcome))
    ],
)
def test_a_worker_whose_files_are_damaged_never_comes_up_and_the_table_plays_on(broken, path, answer):
    page = broken(path, answer)
    page.wait_for_function("document.body.dataset.mind === 'starting'")
    page.wait_for_function("document.body.dataset.mind === 'down'", timeout=45_000)
    assert page.evaluate("performance.getEntriesByName('hearts:mind').length") == 0
    assert page.evaluate(BEATS) == "alive"
