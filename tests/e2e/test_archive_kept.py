"""Finished games go into the archive: once, in whatever way they end; where the browser keeps nothing, it says so."""

import random

import pytest
from conftest import begun
from past import past
from person import Table
from playwright.sync_api import expect
from words import like, say

# What the archive holds, as soon as `wanted(games, given)` is true.
GAMES = """async ([wanted, given]) => {
    const come = (asked) => new Promise(done => { asked.onsuccess = () => done(asked.result) })
    const look = async () => {
        if (!(await indexedDB.databases()).some(({name}) => name === 'moonshot hearts')) return []
        const base = await come(indexedDB.open('moonshot hearts'))
        const found = await come(base.transaction('games').objectStore('games').getAll())
        base.close()
        return found.map((text) => text.slice(text.indexOf('\\n') + 1))
    }
    const until = eval(wanted)
    for (;;) {
        const found = await look()
        if (until(found, given)) return found
        await new Promise(requestAnimationFrame)
    }
}"""
NO_DATABASE = """const open = IDBFactory.prototype.open
IDBFactory.prototype.open = function (name, ...more) {
    if (name === 'moonshot hearts') throw new DOMException('never', 'SecurityError')
    return open.call(this, name, ...more)
}"""
# The database opens, and then has no room.
FULL = """IDBObjectStore.prototype.put = function () {
    this.transaction.abort()
    throw new DOMException('no room', 'QuotaExceededError')
}"""
# The database opens, and answers nothing that it is asked from then on; `heal()` mends it.
SILENT = """const {transaction} = IDBDatabase.prototype
let ill = true
window.heal = () => { ill = false }
IDBDatabase.prototype.transaction = function (stores, mode) {
    if (ill && this.name === 'moonshot hearts' && window.opened) throw new DOMException('silent', 'UnknownError')
    if (this.name === 'moonshot hearts') window.opened = true
    return transaction.call(this, stores, mode)
}"""
BESIDE = "Object.keys(localStorage).filter(key => key.startsWith('hearts.finished.'))"
AT_SIGHT = begun(20, "iq:100", "iq:80", "iq:110", rules="deluxe limit=60")


def concede(table: Table) -> None:
    """Gives the game up."""
    table.call("concede")
    table.press(table.button("concede-yes"))
    expect(table.dialog("ending-game")).to_be_visible()


def kept(table: Table, count: int) -> list[str]:
    """The records in the archive, as soon as there are so many."""
    return table.page.evaluate(GAMES, ["(games, count) => games.length === count", count])


def test_each_game_is_kept_once_when_it_ends_and_not_again_at_a_reload(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.turn()
    concede(table)
    assert kept(table, 1) == [table.text()]
    table.reload()
    expect(table.dialog("ending-game")).to_be_visible()
    table.play_again()
    table.turn()
    concede(table)
    assert kept(table, 2)[1] == table.text()


@pytest.mark.whole
def test_a_game_that_is_finished_again_from_an_earlier_position_counts_once(visit):
    table = visit("?pace=0", kept=AT_SIGHT)
    before = table.play_until(random.Random(1), 20).text
    concede(table)
    first = kept(table, 1)
    table.page.evaluate("text => { localStorage['hearts.game'] = text }", before)  # as another tab does that plays on
    table.reload()
    table.play_until(random.Random(2), 28)
    concede(table)
    second = table.page.evaluate(GAMES, ["(games, first) => games[0] !== first", first[0]])
    assert second == [table.text()]


@pytest.mark.whole
def test_a_game_found_over_is_kept_though_the_next_one_begins_before_the_archive_is_there(visit, site):
    table = visit("?pace=0", kept=past(1, 4))
    table.turn()
    concede(table)
    over = table.text()
    with site.holding("later.pack"):
        later = visit("?pace=0", kept={"hearts.game": over})
        later.answer("game-again")
        expect(later.page.locator("body")).to_have_attribute("data-phase", "pass")
        expect(later.hand.get_by_role("button")).to_have_count(13)
    assert kept(later, 1) == [over]


@pytest.mark.whole
def test_a_game_begun_under_an_earlier_version_and_found_over_is_kept(visit):
    table = visit("?pace=0", kept=AT_SIGHT)
    table.turn()
    concede(table)
    over = table.text()
    later = visit("?pace=0", kept={**AT_SIGHT, "hearts.game": over})
    expect(later.dialog("ending-game")).to_be_visible()
    assert kept(later, 1) == [over]


def test_without_a_database_it_lies_beside_the_game(visit, casual):
    table = visit("?pace=0", kept=casual, script=NO_DATABASE)
    table.turn()
    concede(table)
    table.page.wait_for_function(f"{BESIDE}.length === 1")
    assert table.page.evaluate(f"localStorage[{BESIDE}[0]]").endswith(table.text())


@pytest.mark.whole
def test_what_lies_beside_the_game_moves_into_the_database_once_it_opens(visit, casual):
    table = visit("?pace=0", kept=casual, script=NO_DATABASE)
    table.turn()
    concede(table)
    table.page.wait_for_function(f"{BESIDE}.length === 1")
    lying, text = table.page.evaluate(f"[{BESIDE}[0], localStorage[{BESIDE}[0]]]")
    later = visit("?pace=0", kept={**casual, lying: text, "hearts.archive": "1"})
    later.turn()
    assert kept(later, 1) == [table.text()]
    later.page.wait_for_function(f"{BESIDE}.length === 0")


@pytest.mark.whole
def test_a_database_that_does_not_open_is_told_and_nothing_counts_as_lost(visit, casual):
    table = visit("?pace=0", kept={**casual, "hearts.archive": "57"}, script=NO_DATABASE)
    expect(table.page.locator("#notice")).to_contain_text(like("archive-unopened"))
    assert table.page.evaluate("localStorage['hearts.archive']") == "57"


@pytest.mark.whole
def test_a_database_that_answers_nothing_is_told_and_the_game_is_kept_beside_it(visit, casual):
    table = visit("?pace=0", kept={**casual, "hearts.archive": "57"}, script=SILENT)
    expect(table.page.locator("#notice")).to_contain_text(say("archive-silent"))
    assert table.page.evaluate("localStorage['hearts.archive']") == "57"
    table.call("history")
    expect(table.dialog("history-title")).to_contain_text(say("archive-silent"))
    table.page.keyboard.press("Escape")
    concede(table)
    table.page.wait_for_function(f"{BESIDE}.length === 1")
    table.play_again()
    table.page.evaluate("heal()")
    table.call("history")
    expect(table.dialog("history-title")).to_contain_text(say("history-count", count=1))
    table.page.wait_for_function(f"{BESIDE}.length === 0")


def test_a_database_that_is_full_is_told_in_a_sentence_and_the_game_goes_on(visit, casual):
    table = visit("?pace=0", kept=casual, script=FULL)
    table.turn()
    concede(table)
    expect(table.page.locator("#notice")).to_contain_text(like("archive-unkept"))
    expect(table.page.locator("#notice")).to_contain_text(say("notice-full"))
    table.play_again()
    assert table.turn().moves < 8


@pytest.mark.whole
def test_a_database_that_is_thrown_away_in_the_middle_is_opened_anew(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.turn()
    concede(table)
    kept(table, 1)
    table.page.evaluate(
        "() => new Promise(done => { indexedDB.deleteDatabase('moonshot hearts').onsuccess = () => done() })"
    )
    table.play_again()
    table.turn()
    concede(table)
    assert kept(table, 1) == [table.text()]


@pytest.mark.parametrize("size", ["phone"])
@pytest.mark.whole
def test_a_game_played_to_its_limit_is_kept_with_all_its_deals(visit, size):
    table = visit("?pace=0", size=size, kept=begun(20, "iq:100", "iq:80", "iq:110", rules="deluxe limit=30"))
    table.play_out(random.Random(3))
    assert kept(table, 1) == [table.text()]


def test_games_that_the_browser_has_thrown_away_are_missed(visit):
    table = visit("?pace=0", kept={**AT_SIGHT, "hearts.archive": "57"})
    notice = table.page.locator("#notice")
    expect(notice).to_contain_text(like("archive-evicted", count=57))
    table.page.wait_for_function("localStorage['hearts.archive'] === undefined")  # it is said once
    concede(table)
    kept(table, 1)
    table.page.wait_for_function("localStorage['hearts.archive'] === '1'")
