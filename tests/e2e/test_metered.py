"""Where each byte costs: who plays at sight never fetches Pyodide, who plays against minds that think fetches it."""

import random
import re

import pytest
from conftest import Site, Troubles, company
from person import Table
from playwright.sync_api import Browser, expect
from test_variants import deal

SAVES = "Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: true})})"
CELLULAR = SAVES.replace("saveData: true", "type: 'cellular'")
SIGHT, THINKS = company("iq:100", "iq:120", "iq:60"), company("iq:100", "iq:130", "iq:60")
KEPT = """async () => {
    const registration = await navigator.serviceWorker.ready
    const {port1, port2} = new MessageChannel()
    const answer = new Promise(done => { port1.onmessage = ({data}) => done(data.mind[0]) })
    registration.active.postMessage('state', [port2])
    return answer
}"""


@pytest.fixture
def heavy(site: Site):
    """What has been asked for of the files that only workers need; they are asked for in the page and beyond it."""
    asked: list[str] = []
    plain = site.server.RequestHandlerClass.func.send_head

    def noted(handler: object) -> object:
        if re.search(r"pyodide/|py/worker\.py", handler.path):  # type: ignore[attr-defined]
            asked.append(handler.path)  # type: ignore[attr-defined]
        return plain(handler)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(site.server.RequestHandlerClass.func, "send_head", noted)
        yield asked


@pytest.mark.parametrize(
    "script", [SAVES, pytest.param(CELLULAR, marks=pytest.mark.whole)], ids=["saveData", "cellular"]
)
def test_who_plays_at_sight_never_pays_for_the_worker(visit, heavy, script):
    table = visit("?pace=0", kept=SIGHT, script=script, worker=True)
    table.play_until(random.Random(1), 57)
    assert table.page.evaluate("document.body.dataset.mind") == "waiting"
    assert heavy == []


@pytest.mark.whole
def test_the_service_worker_does_not_fetch_it_either(chromium: Browser, site: Site, heavy: list[str]):
    troubles = Troubles(site.host)
    items = [{"name": name, "value": text} for name, text in SIGHT.items()]
    state = {"cookies": [], "origins": [{"origin": site.host, "localStorage": items}]}
    context = chromium.new_context(storage_state=state)
    troubles.watch(context)
    context.add_init_script(SAVES)
    table = Table(context.new_page(), site.home)
    table.open("?pace=0")
    assert table.page.evaluate(KEPT) == 0
    table.play_until(random.Random(2), 20)
    assert heavy == []
    context.close()
    assert not troubles.seen


@pytest.mark.whole
def test_who_plays_against_minds_that_think_pays_while_looking_at_the_first_hand(visit, heavy):
    table = visit("?pace=0", kept=THINKS, script=SAVES, worker=True)
    table.wait_mind()
    assert table.look().moves < 57 and heavy


def test_the_worker_comes_when_somebody_who_thinks_sits_down_and_the_table_does_not_wait(visit, site, heavy):
    table = visit("?pace=0", kept=SIGHT, script=SAVES, worker=True)
    table.turn()
    assert heavy == []
    with site.holding("pyodide/"):
        table.call("new")
        table.page.get_by_role("radio", name="Alice in Wonderland").check()
        deal(table)
        look = table.play_until(random.Random(4), 12)
        assert heavy and look.moves >= 12
    table.wait_mind()
    expect(table.page.locator("body")).to_have_attribute("data-mind", "up")
