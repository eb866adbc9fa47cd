"""The daily deals in a browser: begun and gone on with, over midnight, by a clock that is wrong, in a second tab."""

import random
import re

import pytest
from layout import faults
from playwright.sync_api import expect
from test_accessible import clean
from words import like, say

from hearts.app.keeping.attempts import Attempts
from hearts.app.same.board import Result, line_of
from hearts.app.same.daily import DEALS, read_points
from hearts.app.words.phrases import points
from tools.strongest import shipped

# The results of the leaderboard as they were sent, from the database that the page has opened.
RESULTS = """() => new Promise((done, fail) => {
    const asked = indexedDB.open("moonshot results", 1);
    asked.onerror = () => fail(asked.error);
    asked.onsuccess = () => {
        const all = asked.result.transaction("games").objectStore("games").getAll();
        all.onsuccess = () => { asked.result.close(); done(all.result); };
    };
})"""

# The device's clock, set to a moment; it goes on from there. A test can move it.
CLOCK = """{const real = Date.now, begun = real(), Real = Date; window.shift = %d - begun
Date.now = () => real() + window.shift
window.Date = new Proxy(Real, { construct: (kind, given) => new kind(...(given.length ? given : [Date.now()])) })}"""
NOON, LATE = 1795780800000, 1795823990000  # day 27: noon, and ten seconds before its end, in UTC
MINUTE = 60_000
DAYS = "() => localStorage['hearts.days'] || ''"
# The moves of one's own game; its heading may be noted in.
OWN = "() => (localStorage['hearts.game?pace=0'] || localStorage['hearts.game']).split('\\ndeal ').slice(1).join()"
RECORD = "number => localStorage['hearts.game?daily-' + number] || localStorage['hearts.day.' + number] || ''"


def days(table) -> Attempts:
    return Attempts.read(table.page.evaluate(DAYS))


def dialog(table):
    return table.page.get_by_role("dialog", name=say("daily-title"))


def begin(table, label: str = "daily-play") -> None:
    """Open today's deals by their address, and play."""
    table.page.evaluate("location.hash = '#daily'")
    dialog(table).get_by_role("button", name=say(label), exact=True).click()
    expect(sign(table)).to_be_visible()


def sign(table):
    return table.page.locator("#day")


def play(table, done, place: int = 0) -> None:
    """Play the first cards that may be played until `done()`, by clicks of a script: four deals by hand take long.

    place   which of the cards that may be chosen, from the left: 0 the first, -1 the last
    """
    for _ in range(4000):
        if done():
            return
        table.page.evaluate(
            """place => {
            const body = document.body.dataset, cards = [...document.querySelectorAll('#hand [data-card]')]
            const next = document.querySelector('dialog[open] .main') ?? document.querySelector('#offer')
            if (body.phase === 'deal over') next.click()
            else if (body.phase === 'pass') {
                const left = cards.filter(card => card.ariaPressed !== 'true')
                if (cards.length - left.length < 3) left.at(place)?.click()
                else document.getElementById('pass').click()
            } else if (body.turn === '0') cards.filter(card => card.ariaDisabled !== 'true').at(place)?.click()
            const was = body.phase + body.moves, patience = performance.now() + (body.phase === 'pass' ? 20 : 100)
            return new Promise(done => {
                const look = () =>
                    body.phase + body.moves !== was || performance.now() > patience ? done() : setTimeout(look, 10)
                look()
            })
        }""",
            place,
        )
    raise AssertionError("It never got there.")


def over(table) -> bool:
    return bool(table.page.evaluate("document.body.dataset.phase === 'game over'"))


def moves(table) -> int:
    return int(table.page.evaluate("Number(document.body.dataset.moves)"))


@pytest.mark.parametrize(("at", "id"), [(1579867200000, "daily-clock"), (4102444800000, "daily-late")])
def test_a_wrong_clock_is_said_and_no_day_is_counted_from_it(visit, shoot, at, id):
    table = visit("?pace=0", size="phone", script=CLOCK % at)
    table.turn()
    table.page.evaluate("location.hash = '#daily'")
    expect(dialog(table)).to_contain_text(re.compile(like(id)))
    assert "−" not in dialog(table).inner_text()
    if id == "daily-clock":
        expect(dialog(table).get_by_role("button", name=say("daily-play"), exact=True)).to_be_hidden()
        expect(dialog(table).get_by_role("heading", name=say("daily-archive"))).to_be_hidden()
    shoot(table, id.replace(".", "-"))


@pytest.mark.each
@pytest.mark.parametrize(
    ("zone", "until", "time"),
    [
        ("Europe/Berlin", "time", "01:00"),
        ("America/Los_Angeles", "time", "04:00"),
        ("Asia/Kolkata", "time", "05:30"),
        ("UTC", "midnight", ""),
    ],
)
def test_a_day_is_named_by_its_number_and_ends_at_the_same_moment_everywhere(visit, casual, zone, until, time):
    table = visit("?pace=0", kept=casual, script=CLOCK % NOON, timezone_id=zone)
    table.turn()
    table.page.evaluate("location.hash = '#daily'")
    words = like("daily-day", until=until, number=27, date="27 November 2026")
    expect(dialog(table).get_by_text(words)).to_contain_text(time)


@pytest.mark.whole
@pytest.mark.parametrize(("day", "until"), [(140, "01:00"), (160, "02:00")])
def test_a_day_ends_an_hour_later_by_the_clock_in_summer(visit, casual, day, until):
    """Clocks in Berlin went forward on day 148, 28 March 2027."""
    noon = NOON + (day - 27) * 24 * 60 * MINUTE
    table = visit("?pace=0", kept=casual, script=CLOCK % noon, timezone_id="Europe/Berlin")
    table.turn()
    table.page.evaluate("location.hash = '#daily'")
    words = like("daily-day", until="time", number=day)
    expect(dialog(table).get_by_text(words)).to_contain_text(until)


def test_a_day_begun_before_midnight_counts_for_itself_and_tomorrow_is_another(visit, casual):
    table = visit("?pace=0", kept=casual, script=CLOCK % LATE)
    table.turn()
    own = table.page.evaluate(OWN)
    begin(table)
    play(table, lambda: moves(table) > 20)
    assert not days(table).get(27).done
    table.page.evaluate(f"window.shift += {2 * MINUTE}")  # 00:01 of day 28
    play(table, lambda: over(table))
    ending = table.dialog("ending-game")
    against_par = like("daily-better", "daily-worse", "daily-even")
    expect(ending.get_by_role("heading", name=against_par, level=2)).to_be_visible()
    expect(ending.locator(".calm")).to_have_count(0)  # one door leads to the day
    found = days(table)
    assert found.get(27).done and len(found.get(27).own) == DEALS and found.get(28) is None
    table.page.get_by_role("dialog", name=say("ending-game")).get_by_role("button", name=say("daily-result")).click()
    expect(dialog(table)).to_contain_text(like("daily-day", number=27, date="27 November 2026"))
    link = re.escape(table.page.url.partition("?")[0]) + "#daily=27$"
    expect(dialog(table).get_by_role("textbox", name=say("daily-shared-label"))).to_have_value(re.compile(link))
    table.press(dialog(table).locator('[data-day="28"]'))
    expect(dialog(table)).to_contain_text(like("daily-day", number=28, date="28 November 2026"))
    expect(dialog(table).get_by_text(say("daily-streak", count=1))).to_be_visible()  # today may still be played
    expect(dialog(table)).not_to_contain_text(say("daily-top"))  # the strongest mind's result waits for one's own
    table.press(dialog(table).locator('[data-day="27"]'))
    best = read_points(shipped())[27]
    expect(dialog(table)).to_contain_text(say("daily-top-about", points=points(sum(best))))
    assert days(table).get(27).top == best
    table.page.keyboard.press("Escape")
    table.page.get_by_role("dialog", name=say("ending-game")).get_by_role("button", name=say("practice-back")).click()
    expect(sign(table)).to_be_hidden()
    assert table.page.evaluate(OWN) == own


def test_a_reload_goes_on_and_a_second_try_is_practice_also_where_the_storage_was_emptied(visit, casual):
    table = visit("?pace=0", kept=casual, script=CLOCK % NOON)
    table.turn()
    begin(table)
    play(table, lambda: moves(table) > 20)
    record = table.page.evaluate(RECORD, 27)
    table.open("?pace=0")
    table.turn()
    begin(table, "daily-go_on")
    assert table.page.evaluate(RECORD, 27).startswith(record)
    table.page.wait_for_function("localStorage['moonshot number of hearts.days']")
    table.page.evaluate("localStorage.clear()")
    table.open("?pace=0")
    table.turn()
    table.page.evaluate("location.hash = '#daily'")
    expect(dialog(table)).to_contain_text(say("daily-state", state="lost"))
    begin(table, "daily-again")
    expect(sign(table)).to_contain_text(say("daily-sign-practice", number=27))
    assert table.page.evaluate(RECORD, 27) == "" and not days(table).get(27).done
    table.open("?pace=0")  # a reload of practice leads back to one's own game, and to no day
    table.turn()
    expect(sign(table)).to_be_hidden()
    expect(dialog(table)).to_be_hidden()


def test_tomorrow_is_refused_and_what_a_fast_clock_has_begun_counts_when_it_comes(visit, casual):
    table = visit("?pace=0", kept=casual, script=CLOCK % NOON)
    table.turn()
    table.page.evaluate("location.hash = '#daily=28'")
    expect(dialog(table)).to_contain_text(say("daily-future", number=28))
    table.page.keyboard.press("Escape")
    table.page.evaluate("location.hash = '#daily=0'")
    expect(dialog(table)).to_be_visible()
    table.page.keyboard.press("Escape")
    table.page.evaluate(f"window.shift += {24 * 60 * MINUTE}")
    begin(table)
    play(table, lambda: over(table))
    assert days(table).get(28).done
    table.page.evaluate(f"window.shift -= {24 * 60 * MINUTE}")
    table.page.get_by_role("dialog", name=say("ending-game")).get_by_role("button", name=say("daily-result")).click()
    expect(dialog(table)).to_contain_text(say("daily-state", state="new"))
    expect(dialog(table).locator("#daily-streak")).to_have_text("")


def test_a_second_tab_plays_no_second_first_try(visit, casual):
    """A link's game is another table, so both tabs may play; the day is one."""
    first = visit("?pace=0&seed=1", kept=casual, script=CLOCK % NOON)
    first.turn()
    begin(first)
    play(first, lambda: moves(first) > 20)
    page = first.page.context.new_page()
    page.goto(first.page.url.replace("seed=1", "seed=2"))
    second = type(first)(page, first.home)
    second.turn()
    begin(second, "daily-go_on")
    play(second, lambda: moves(second) > 40)
    record = page.evaluate(RECORD, 27)
    first.page.bring_to_front()
    expect(first.page.locator("#notice")).to_be_hidden()
    play(first, lambda: moves(first) > 40)
    assert first.page.evaluate(RECORD, 27).startswith(record)
    assert len(days(first).text().split("\n")) == 2


def test_the_menu_leads_to_the_day_and_its_line_can_be_selected(visit, casual):
    table = visit("?pace=0", kept=casual, script=CLOCK % NOON)
    table.turn()
    table.page.evaluate("localStorage['hearts.days'] = '27 1795780800000 1795780900000 1,2,3,4 1,2,3,9 - -\\n'")
    table.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')) }")
    table.call("daily")
    line = dialog(table).get_by_role("textbox", name=say("daily-shared-label"))
    expect(line).to_have_value(re.compile("^Moonshot Hearts, day 27: 5 better than par"))
    dialog(table).get_by_role("button", name=say("daily-copy"), exact=True).click()
    expect(dialog(table)).to_contain_text(say("daily-uncopied"))
    assert table.page.evaluate("getSelection().toString() || document.activeElement.value.slice(0, 8)")


@pytest.mark.whole
def test_who_travels_to_another_time_zone_goes_on_with_the_same_day(visit, casual):
    """Half past midnight in Berlin on the 28th, half past three in the afternoon in Los Angeles on the 27th."""
    table = visit("?pace=0", kept=casual, script=CLOCK % (LATE - 30 * MINUTE))
    session = table.page.context.new_cdp_session(table.page)
    session.send("Emulation.setTimezoneOverride", {"timezoneId": "Europe/Berlin"})
    table.open("?pace=0")
    assert table.page.evaluate("new Date().getDate()") == 28
    table.turn()
    begin(table)
    play(table, lambda: moves(table) > 20)
    record = table.page.evaluate(RECORD, 27)
    session.send("Emulation.setTimezoneOverride", {"timezoneId": "America/Los_Angeles"})
    table.open("?pace=0")
    assert table.page.evaluate("new Date().getDate()") == 27
    table.turn()
    begin(table, "daily-go_on")
    assert table.page.evaluate(RECORD, 27).startswith(record)
    play(table, lambda: over(table))
    assert [each.number for each in days(table).upto(99)] == [27] and days(table).get(27).done
    table.page.get_by_role("dialog", name=say("ending-game")).get_by_role("button", name=say("daily-result")).click()
    expect(dialog(table).get_by_text(say("daily-streak", count=1))).to_be_visible()


@pytest.mark.whole
@pytest.mark.parametrize("number", [random.Random(1).randrange(1, 26)])
def test_an_older_day_is_played_but_is_no_part_of_the_streak(visit, casual, number):
    table = visit("?pace=0", kept=casual, script=CLOCK % NOON)
    table.turn()
    table.page.evaluate(f"location.hash = '#daily={number}'")
    expect(dialog(table)).to_contain_text(like("daily-day", until="old", number=number))
    dialog(table).get_by_role("button", name=say("daily-play"), exact=True).click()
    expect(sign(table)).to_contain_text(say("daily-sign-old", number=number))
    play(table, lambda: over(table))
    table.page.get_by_role("dialog", name=say("ending-game")).get_by_role("button", name=say("daily-result")).click()
    expect(dialog(table).locator("#daily-streak")).to_have_text("")
    assert days(table).get(number).done


def test_a_friends_result_is_checked_before_it_ranks_and_a_changed_one_is_refused(visit, casual):
    """Two browsers that share nothing but a link."""
    mine = visit("?pace=0", kept=casual, script=CLOCK % NOON)
    mine.turn()
    begin(mine)
    play(mine, lambda: over(mine))
    game = mine.page.get_by_role("dialog", name=say("ending-game"))
    game.get_by_role("button", name=say("daily-result")).click()
    dialog(mine).get_by_role("button", name=say("tab-board")).click()
    board = mine.page.get_by_role("dialog", name=say("board-title"))
    first = say("board-placed", place=1, name=say("board-you", name="You"))
    expect(board.get_by_role("rowheader")).to_have_text(first)
    board.get_by_role("button", name=say("board-send")).click()
    sent = mine.page.get_by_role("dialog", name=say("send-of-result")).get_by_role("textbox", name=say("send-link"))
    expect(sent).to_have_value(re.compile("#result="))
    link = sent.input_value()
    mine.page.get_by_role("dialog", name=say("send-of-result")).get_by_role("button", name=say("send-done")).click()
    assert len(link) < 2000
    friend = visit("?pace=0", kept=casual, script=CLOCK % NOON)
    friend.turn()
    friend.page.evaluate("link => { location.hash = link }", link[link.index("#") :])
    friend.page.get_by_role("button", name=say("board-link-yes")).click()
    theirs = friend.page.get_by_role("dialog", name=say("board-title"))
    expect(theirs.get_by_role("rowheader")).to_have_text(re.compile(rf"^1\. {say('name-guest')} · .{{6}}$"))
    score = theirs.get_by_role("row").nth(1).get_by_role("cell").nth(1).inner_text()
    assert board.get_by_role("row").nth(1).get_by_role("cell").nth(1).inner_text() == score
    text = friend.page.evaluate(RESULTS)[0]
    changed = text.replace("begun 1", "begun 2", 1)
    field = theirs.locator("#board-file")
    field.set_input_files({"name": "result.txt", "mimeType": "text/plain", "buffer": changed.encode()})
    expect(theirs).to_contain_text(say("board-refused", why=say("board-forged")))
    field.set_input_files({"name": "result.txt", "mimeType": "text/plain", "buffer": text.encode()})
    expect(theirs).to_contain_text(say("board-already"))


@pytest.mark.whole
@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (1280, 800)], ids=str)
def test_the_leaderboard_of_many_friends_fits_and_gives_each_a_place(visit, casual, size):
    names = ["Ben", "Bartholomew-Max", "Annabel Lee", "Wilhelmina", "Jo"]
    several = [
        Result("ABCDE"[at] * 43, name, str(day), (20 + at, 5, 26, 13), (4, 6, 2, 8))
        for at, name in enumerate(names)
        for day in range(10, 28 - at)
    ]
    table = visit(
        "?pace=0", size=size, kept={**casual, "hearts.hall": "\n".join(map(line_of, several))}, script=CLOCK % NOON
    )
    table.turn()
    table.call("board")
    board = table.page.get_by_role("dialog", name=say("board-title"))
    expect(board.get_by_role("rowheader").first).to_have_text(say("board-placed", place=1, name="Ben · AAAAAA"))
    expect(board.get_by_role("rowheader").last).to_contain_text(say("board-placed", place=5, name="Jo"))
    clean(table)
    for when in ("board-day", "board-month", "board-all"):
        board.get_by_role("radio", name=say(when), exact=True).check()
        expect(board.get_by_role("rowheader")).to_have_count(1 if when == "board-day" else 5)
        assert board.evaluate("node => node.scrollWidth <= node.clientWidth")
        assert board.locator("#board-table").evaluate("node => node.scrollWidth <= node.clientWidth")
        assert faults(table) == []
