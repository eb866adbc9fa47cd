"""The browser's storage: full, refusing, with texts that do not read; and what is kept, looked through and deleted."""

import json
import os
import random

import pytest
from conftest import BROWSER, company
from flags import FLAGS
from person import STRIP, Table
from playwright.sync_api import expect
from test_accessible import clean
from words import like, say

from tools.browser import find_browser

# Leaves no room for another letter.
FILL = """for (let size = 1 << 22; size >= 1; size >>= 1) {
    try { for (let n = 0; n < 8; n++) localStorage.setItem(`filler-${size}-${n}`, 'x'.repeat(size)) } catch {}
}"""
REFUSE = "Storage.prototype.setItem = () => { throw new DOMException('never', 'SecurityError') }"
# As where a browser is told to let no site keep anything: whatever could, throws when it is asked for.
BLOCKED = """{
    const refuse = () => { throw new DOMException('blocked', 'SecurityError') }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, {get: refuse})
    globalThis.BroadcastChannel = class { constructor() { refuse() } }
    IDBFactory.prototype.open = refuse
    const {locks, serviceWorker} = navigator
    for (const [what, ...names] of [[globalThis.caches, 'open', 'keys', 'match'], [locks, 'request', 'query'],
        [serviceWorker, 'register', 'getRegistration']])
        for (const name of names) if (what) what[name] = async () => refuse()
}"""
# Whether all cards of another hand lie there.
ANOTHER = """old => {
    const hand = [...document.querySelectorAll('#hand .card.hand')].map(card => card.dataset.card)
    return hand.length === old.length && String(hand) !== String(old)
}"""
UNREAD = say("kept-kind", kind="unreadable", about=1)
UNREADABLE = "hearts 9\na game of another version\n" + "x" * 2000


def plays(table: Table, moves: int) -> None:
    """The game goes on, kept or not."""
    chance = random.Random(moves)
    while (look := table.turn()).moves < moves:
        table.act(look, chance)
        table.page.wait_for_function("moves => +document.body.dataset.moves > moves", arg=look.moves)


def passes(table: Table) -> None:
    """Three cards are passed on a page that cannot be asked for what it keeps."""
    for number in range(3):
        table.press(table.hand.get_by_role("button").nth(number), position=STRIP)
    table.press(table.pass_button)
    expect(table.page.locator("body")).to_have_attribute("data-phase", "play")


@pytest.mark.parametrize(
    ("script", "why"), [(FILL, "notice-full"), (REFUSE, "notice-refused")], ids=["full", "refused"]
)
def test_the_first_deal_is_dealt_and_told_where_nothing_can_be_kept(visit, script, why):
    table = visit("?pace=0", script=script, worker=False)
    notice = table.page.locator("#notice")
    expect(notice).to_contain_text(like("notice-unkept-game"))
    expect(notice).to_contain_text(say(why))
    old = [card.code for card in table.turn().hand]
    table.call("new")
    table.pick_rules(table.dialog("new_game-title"), "spot")
    table.press(table.button("new_game-deal"))
    expect(table.dialog("new_game-title")).to_have_count(0)
    table.page.wait_for_function(ANOTHER, arg=old)
    plays(table, 12)
    asked = []
    table.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    table.page.close(run_before_unload=True)
    assert asked == [], "beforeunload nags nobody"


@pytest.mark.whole
def test_where_the_browser_blocks_all_data_of_the_site_a_game_is_played_and_said_not_to_be_kept(visit):
    """In Firefox nothing came, and after 18 s an old browser was blamed."""
    table = visit("?pace=0", script=BLOCKED, worker=False)
    expect(table.page.locator("#notice")).to_contain_text(like("notice-unkept-game"))
    passes(table)


@pytest.mark.whole
def test_where_chromium_blocks_all_cookies_the_graver_sentence_stays(playwright, site, troubles, tmp_path):
    """It gave way to a sentence about minds, and five errors were caught by nobody."""
    (tmp_path / "Default").mkdir()
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default/Preferences").write_text(json.dumps(blocked), "utf-8")
    path = os.environ.get("MOONSHOT_CHROMIUM") or find_browser()
    context = playwright.chromium.launch_persistent_context(tmp_path, executable_path=path, args=FLAGS)
    troubles.watch(context)
    table = Table(context.new_page(), site.home)
    table.page.goto(site.home + "?pace=0")
    notice = table.page.locator("#notice")
    expect(notice).to_contain_text(say("notice-refused"))
    passes(table)
    table.page.wait_for_function("document.body.dataset.turn === '0'")  # all minds before it have answered
    expect(notice).to_contain_text(say("notice-refused"))
    refused = "() => { try { return typeof localStorage } catch (why) { return why.name } }"
    assert table.page.evaluate(refused) == "SecurityError"
    context.close()


def test_settings_that_cannot_be_kept_say_so_at_once_and_hold(visit, casual):
    table = visit("?pace=0", kept=casual, script=FILL)
    table.call("settings")
    settings = table.dialog("settings-title")
    settings.get_by_role("radio", name=say("settings-deck", value="four"), exact=True).check()
    expect(settings.get_by_role("status")).to_contain_text(like("notice-unkept-settings"))
    expect(table.page.locator("body")).to_have_attribute("data-deck", "four")


@pytest.mark.whole
def test_a_set_that_cannot_be_kept_says_so_at_once(visit, casual):
    table = visit("?pace=0", kept=casual, script=FILL)
    table.call("new")
    dialog = table.dialog("new_game-title")
    table.customise(dialog)
    table.press(dialog.get_by_text(say("new_game-sets-own")))
    table.press(dialog.get_by_role("button", name=say("new_game-sets-keep"), exact=True))
    expect(dialog.get_by_text(like("new_game-set-full"))).to_be_visible()


@pytest.mark.whole
def test_a_full_storage_with_a_game_that_does_not_read_is_told_and_played_on_at_each_load(visit):
    table = visit("?pace=0", kept={**company("iq:100", "iq:100", "iq:100"), "hearts.game": UNREADABLE}, script=FILL)
    for number in range(2):
        if number:
            table.reload()
        plays(table, 8)
        kept = table.page.evaluate("Object.values(localStorage)")
        assert kept.count(UNREADABLE) == 1
        expect(table.page.locator("body")).not_to_have_attribute("data-stopped", "")


@pytest.mark.whole
def test_a_text_with_a_nul_is_set_aside_whole(visit, casual):
    table = visit("?pace=0", kept={**casual, "hearts.game": "no game\0but all of this"})
    table.turn()
    aside = table.page.evaluate("localStorage['hearts.unreadable.1']")
    assert aside == "no game\ufffdbut all of this"


def test_what_is_kept_is_listed_looked_at_and_deleted_after_a_question(visit, casual):
    table = visit("?pace=0", kept={**casual, "hearts.unreadable.1": UNREADABLE, "hearts.rules": '[["Mine", "spot"]]'})
    table.turn()
    table.call("kept")
    kept = table.dialog("kept-title")
    titles = [say("kept-kind", kind="table"), say("kept-kind", kind="setup"), say("kept-kind", kind="rules"), UNREAD]
    expect(kept.get_by_role("listitem").locator("b")).to_have_text(titles)
    table.press(
        kept.get_by_role("button", name=say("kept-of", act=say("kept-look"), title=say("kept-kind", kind="rules")))
    )
    expect(kept.get_by_role("textbox")).to_have_value('[["Mine", "spot"]]')
    table.press(
        kept.get_by_role("button", name=say("kept-of", act=say("kept-look"), title=say("kept-kind", kind="table")))
    )
    expect(table.dialog("kept-ask-cards")).to_be_visible()
    clean(table)
    expect(kept.get_by_role("textbox")).to_have_count(0)
    table.press(table.button("kept-no"))
    expect(kept.get_by_role("textbox")).to_have_count(0)
    if BROWSER != "firefox":  # its driver tells nothing of a download
        with table.page.expect_download() as download:
            table.press(kept.get_by_role("button", name=say("kept-of", act=say("kept-save"), title=UNREAD)))
            table.press(table.button("kept-yes"))
        assert download.value.suggested_filename == "hearts-unreadable-1.txt"
        assert download.value.path().read_text("utf-8") == UNREADABLE
    delete = kept.get_by_role("button", name=say("kept-of", act=say("kept-delete"), title=UNREAD))
    table.press(delete)
    expect(table.button("kept-no")).to_be_focused()
    expect(table.dialog("kept-ask-delete")).to_have_accessible_description(UNREAD)
    table.page.keyboard.press("Escape")
    expect(table.dialog("kept-ask-delete")).to_have_count(0)
    expect(delete).to_be_focused()
    table.press(delete)
    assert table.page.evaluate("localStorage['hearts.unreadable.1']") == UNREADABLE
    table.press(table.button("kept-yes"))
    expect(kept).to_be_focused()
    expect(kept.get_by_text(UNREAD, exact=True)).to_have_count(0)
    assert table.page.evaluate("localStorage['hearts.unreadable.1'] === undefined")
    before = table.text()
    table.press(
        kept.get_by_role("button", name=say("kept-of", act=say("kept-delete"), title=say("kept-kind", kind="table")))
    )
    table.press(table.button("kept-yes"))
    table.press(kept.get_by_role("button", name=say("kept-done")))
    assert table.turn().text.split("\n")[1] != before.split("\n")[1]


# A browser that takes so long to open a database; and whether the spare copy comes to hold a text.
SLOW = """const {open} = IDBFactory.prototype
IDBFactory.prototype.open = function (...given) {
    const asked = open.apply(this, given), {addEventListener} = asked
    asked.addEventListener = (kind, heard, ...more) => addEventListener.call(
        asked, kind, kind === 'success' ? event => setTimeout(heard, 6000, event) : heard, ...more)
    return asked
}"""
HELD = """async ([key, text]) => {
    const held = () => new Promise(done => { indexedDB.open('moonshot table', 1).onsuccess = ({target: {result}}) => {
        const asked = result.transaction('games').objectStore('games').get(key)
        asked.onsuccess = () => { result.close(); done(asked.result?.text) }
    } })
    for (let looks = 0; looks < 150; looks++) {
        if (await held() === text) return true
        await new Promise(done => setTimeout(done, 100))
    }
    return false
}"""


@pytest.mark.slow
@pytest.mark.whole
def test_a_browser_that_is_slow_to_open_its_database_keeps_the_spare_copy_all_the_same(visit, casual):
    """Longer than anybody waits for it: what is kept meanwhile is kept when it has opened."""
    table = visit("?pace=0", kept=casual, script=SLOW)
    table.page.wait_for_function("performance.getEntriesByName('hearts:spare').length")
    table.play_until(random.Random(1), 12)
    table.turn()
    assert table.page.evaluate(HELD, [table.key, table.text()])
