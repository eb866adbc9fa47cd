"""More than one person, game, tab or save in one browser: no hand is seen, no game overwritten."""

import random
import re

import pytest
from past import past
from person import Table, agrees, unnamed
from playwright.sync_api import expect
from test_accessible import clean
from test_must_be_answered import shared
from test_problems import begin
from words import like, say

from hearts.engine.record import Record


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_behind_the_curtain_lies_no_card(visit, casual, size, shoot):
    table = visit("?pace=0", size=size, kept=casual)
    table.call("new")
    table.seat_card(table.dialog("new_game-title"), say("place-name", direction="across")).get_by_role(
        "combobox"
    ).select_option(label=say("new_game-seat-person"))
    table.press(table.button("new_game-deal"))
    curtain = table.dialog("curtain-title")
    for seat, name in ((0, say("name-player", number=1)), (2, say("name-player", number=2))) * 3:
        expect(curtain).to_be_visible()
        expect(curtain.get_by_text(say("curtain-text", name=name))).to_be_visible()
        expect(curtain.get_by_text(say("curtain-score", score=0))).to_be_visible()
        expect(curtain.locator("img")).to_have_attribute("src", re.compile("guest-calm" if seat else "you-calm"))
        shoot(table, f"curtain-{seat}")
        assert table.page.locator("[data-card]").count() == 0
        assert not [
            suit for suit in "CDSH" if say("card-suit", suit=suit) + ", " in table.page.locator("main").inner_text()
        ]
        table.press(table.button("curtain-label", name=name))
        look = table.settled()
        agrees(look, seat)
        table.act(look, random.Random(name))
        if table.turn(look.moves).waits != "dialog":
            break


# Counts from the first moment on how many cards have been in the page at once.
CARDS = """window.cards = 0
new MutationObserver(() => {
    window.cards = Math.max(window.cards, document.querySelectorAll('[data-card]').length)
}).observe(document, {childList: true, subtree: true, attributes: true, attributeFilter: ['data-card']})"""


@pytest.mark.whole
def test_what_was_told_to_one_person_is_not_left_for_the_next(visit):
    """Before, the cards that came in the pass stood in the live region, under the curtain."""
    table = visit("?pace=0", kept=shared(0, 2, seed="1"))  # Ann has the 2 of Clubs
    said = table.page.locator("#say")
    for name in ("Ann", "Cleo"):
        table.press(table.button("curtain-label", name=name))
        table.give(table.turn().hand[-3:])
    expect(table.button("curtain-label", name="Ann")).to_be_visible()
    assert said.text_content() == ""


def test_after_a_reload_or_a_problem_no_card_is_in_the_page_before_somebody_says_that_they_are_there(visit):
    table = visit("?pace=0", kept=shared(0, 2), script=CARDS)
    curtain, there = table.dialog("curtain-title"), table.button("curtain-label", name="Ann")
    for _ in range(2):  # on its way to her, and in the middle of her turn
        expect(there).to_be_visible()
        assert table.page.evaluate("window.cards") == 0
        table.reload()
        expect(there).to_be_visible()
        assert table.page.evaluate("window.cards") == 0
        table.press(there)
        agrees(table.settled())
        table.reload()
    table.press(there)
    table.turn()
    panel = begin(table, "problems-day")
    table.press(panel.get_by_role("button", name=like("practice-back", "practice-leave")))
    expect(curtain).to_be_visible()
    assert table.page.locator("[data-card]").count() == 0
    table.press(there)
    agrees(table.settled())


def test_a_save_that_does_not_read_is_set_aside_and_told(visit):
    table = visit("?pace=0", kept={"hearts.game": "no game at all"})
    expect(table.page.locator("#notice")).to_contain_text(like("notice-unreadable"))
    assert table.page.evaluate("localStorage['hearts.unreadable.1']") == "no game at all"
    look = table.settled()
    assert (look.waits, len(look.hand)) == ("pass", 13)
    agrees(look)


def test_a_link_with_a_seed_leaves_your_own_game_alone(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.play_until(random.Random(1), 20)
    mine = table.text()
    table.open("?seed=77&pace=0")
    table.play_until(random.Random(1), 12)
    linked = table.text()
    assert Record.read(linked).seed == "77"
    table.open("?pace=0")
    assert unnamed(table.turn().text).startswith(unnamed(mine))
    table.open("?seed=77&pace=0")
    assert unnamed(table.turn().text).startswith(unnamed(linked))


@pytest.mark.whole
def test_the_same_link_deals_the_same_cards(visit, casual):
    first, second = (visit("?seed=77&pace=0", kept=casual).turn() for _ in range(2))
    assert [card.code for card in first.hand] == [card.code for card in second.hand]


def test_a_link_names_the_rules(visit, casual):
    table = visit("?seed=77&pace=0&preset=classic-pc", kept=casual)
    table.turn()
    assert table.record().game.rules.text() == "classic-pc"


def another(table: Table) -> Table:
    """The same game in one more tab."""
    tab = Table(table.page.context.new_page(), table.home, touch=table.touch)
    tab.open(table.query)
    return tab


def take(table: Table) -> None:
    """Play in this tab."""
    table.press(table.button("watch-take"))
    expect(table.button("watch-take")).to_have_count(0)


def shows(table: Table, text: str) -> None:
    """The tab comes to show all of this record, and nothing that is not kept: others may have passed since then."""
    moves = Record.read(text).game.length
    table.page.wait_for_function("moves => Number(document.body.dataset.moves) >= moves", arg=moves)
    assert table.look().moves <= table.record().game.length


def test_the_second_tab_watches_and_takes_over_with_one_press(visit, casual):
    first = visit("?pace=0", kept=casual)
    first.play_until(random.Random(1), 9)
    second = another(first)
    expect(second.page.locator("#prompt")).to_contain_text(say("prompt-watching"))
    clean(second)
    assert not second.look().playable and second.button("page-undo").is_disabled()
    look = first.play_until(random.Random(2), 25)
    shows(second, look.text)
    take(second)
    assert second.turn().text == look.text
    expect(first.button("watch-take")).to_be_visible()
    look = second.play_until(random.Random(3), 40)
    shows(first, look.text)
    agrees(look)


@pytest.mark.whole
def test_a_tab_that_watches_reviews_the_deal_that_has_ended_and_the_game_goes_on(visit):
    first = visit("?pace=0", kept=past(1), worker=True)
    first.turn()
    second = another(first)
    expect(second.button("watch-take")).to_be_visible()
    second.answer("deal-review")
    review = second.dialog("review-title", deal=1)
    first.answer("deal-next")
    first.turn(57)
    expect(review.get_by_role("status")).to_have_text(like("review-summary", "review-well-own", "review-well"))
    second.press(review.get_by_role("button", name=say("review-done")))
    shows(second, first.text())
    assert not second.look().playable


@pytest.mark.whole
def test_a_tab_that_watches_people_who_share_a_device_asks_nobody_to_pass_it(visit):
    first = visit("?pace=0", kept=shared(0, 2))
    expect(first.dialog("curtain-title")).to_be_visible()
    second = another(first)
    expect(second.dialog("prompt-watching")).to_be_visible()
    expect(second.dialog("curtain-title")).to_be_hidden()


@pytest.mark.whole
def test_undo_in_a_stale_tab_loses_nothing_of_what_another_tab_has_played(visit, casual):
    """At 0.1.0: A at move 9, B plays to 38, one undo in A, and the record has 7."""
    first = visit("?pace=0", kept=casual)
    first.play_until(random.Random(1), 9)
    second = another(first)
    take(second)
    ahead = second.play_until(random.Random(2), 38).text
    first.page.keyboard.press("u")
    expect(first.page.locator("#notice")).to_contain_text(say("prompt-watching"))
    assert second.text() == ahead
    take(first)
    first.press(first.button("page-undo"))
    look = first.turn(-2)
    taken = Record.read(ahead).game.moves
    assert look.moves > 30 and Record.read(first.text()).game.moves == taken[: look.moves]


@pytest.mark.whole
def test_three_tabs_at_once_show_what_is_in_the_record(visit, casual):
    """At 0.1.0 two of three tabs showed 251 moves while the record had 245."""
    tabs = [visit("?pace=0", kept=casual)]
    tabs += [another(tabs[0]), another(tabs[0])]
    for number in range(6):
        tab = tabs[number % 3]
        if number:
            take(tab)
        kept = tab.text()
        look = tab.turn(Record.read(kept).game.length - 1)
        assert unnamed(look.text).startswith(unnamed(kept))
        look = tab.play_until(random.Random(number), look.moves + 6)
        for other in tabs:
            shows(other, look.text)


def test_a_tab_whose_holder_is_closed_takes_the_table_when_the_person_turns_to_it(visit, casual):
    first = visit("?pace=0", kept=casual)
    first.play_until(random.Random(1), 9)
    second = another(first)
    expect(second.button("watch-take")).to_be_visible()
    first.page.close()
    second.page.evaluate("dispatchEvent(new Event('focus'))")
    expect(second.button("watch-take")).to_have_count(0)
    second.play_until(random.Random(2), 20)


@pytest.mark.whole
def test_a_reload_keeps_the_table_while_another_tab_watches(visit, casual):
    first = visit("?pace=0", kept=casual)
    first.play_until(random.Random(1), 9)
    second = another(first)
    for _ in range(3):
        first.reload()
        expect(first.button("watch-take")).to_have_count(0)
    look = first.play_until(random.Random(2), 20)
    shows(second, look.text)


# The first request for a lock is not heard of in time, as on a page that is too busy.
LATE = """if (window.LockManager) {
    const real = LockManager.prototype.request
    let first = true
    LockManager.prototype.request = function (name, options, act) {
        if (!first) return real.call(this, name, options, act)
        first = false
        return new Promise((_, fail) => options.signal.addEventListener('abort',
            () => fail(new DOMException('not in time', 'AbortError'))))
    }
}"""


# The browser has given it meanwhile, and takes it back a moment later.
BUSY = """if (window.LockManager) {
    const real = LockManager.prototype.query
    let first = true
    LockManager.prototype.query = async function () {
        if (!first) return real.call(this)
        first = false
        return {held: [{name: 'moonshot hearts.game'}], pending: []}
    }
}"""


@pytest.mark.parametrize("script", [LATE, LATE + BUSY], ids=["not given", "given too late"])
@pytest.mark.whole
def test_a_new_page_that_hears_of_its_lock_too_late_begins_all_the_same(visit, casual, script):
    """It waited for a game to watch, for good: four of some 700 starts under load."""
    table = visit("?pace=0", kept=casual, script=script)
    assert table.turn().waits == "pass"


@pytest.mark.whole
def test_without_locks_the_tab_that_was_opened_or_asked_last_holds_the_table(visit, casual):
    """A host without https has no locks; two tabs that both played stood still now and then."""
    bare = "Object.defineProperty(Navigator.prototype, 'locks', {get: () => undefined})"
    first = visit("?pace=0", kept=casual, script=bare)
    first.play_until(random.Random(1), 9)
    second = another(first)
    expect(first.button("watch-take")).to_be_visible()
    expect(first.page.locator("#prompt")).to_contain_text(say("prompt-watching"))
    look = second.play_until(random.Random(2), 25)
    shows(first, look.text)
    take(first)
    agrees(first.settled())
    expect(second.button("watch-take")).to_be_visible()
    look = first.play_until(random.Random(3), 40)
    shows(second, look.text)
    first.page.close()
    second.page.evaluate("dispatchEvent(new Event('focus'))")
    expect(second.button("watch-take")).to_have_count(0)
    assert unnamed(second.turn().text).startswith(unnamed(look.text))


def test_what_is_set_in_one_tab_is_seen_in_the_other_and_what_is_erased_does_not_come_back(visit, casual):
    first = visit("?pace=0", kept={**casual, "hearts.settings": '{"name": "Ada"}'})
    first.turn()
    second = another(first)
    second.wait_shown()
    second.call("settings")
    second.press(second.dialog("settings-title").get_by_role("radio", name=say("settings-deck", value="four")))
    for table in (first, second):
        expect(table.page.locator("body")).to_have_attribute("data-deck", "four")
    second.press(second.button("settings-done"))
    second.press(second.button("watch-take"))
    second.turn()
    second.call("kept")
    second.press(second.button("kept-erase"))
    second.press(second.button("kept-erase-yes"))
    expect(second.page.get_by_text(say("kept-erased"))).to_be_visible()
    expect(first.page.locator("body")).to_have_attribute("data-deck", "two")
    first.call("settings")
    first.press(first.dialog("settings-title").get_by_role("radio", name=say("settings-pace", value="slow")))
    first.page.wait_for_function("(localStorage.getItem('hearts.settings') || '').includes('slow')")
    assert "Ada" not in first.page.evaluate("localStorage.getItem('hearts.settings')")


@pytest.mark.whole
def test_at_the_end_of_a_deal_the_table_is_taken_by_the_button_of_the_strip(visit, casual):
    first = visit("?pace=0&seed=7", kept=casual)  # a deal without a moon, which would end in a dialog
    first.play_until(random.Random(1), 57)
    second = another(first)
    expect(second.page.locator(".told")).to_be_visible()
    take(second)
    second.answer("deal-next")
    assert second.turn(57).deal == 2
    take(first)
    look = first.turn(57)
    assert (look.waits, look.deal) == ("pass", 2)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_an_undo_that_takes_back_what_others_chose_asks_first(visit, size, shoot):
    """It took Ann's card and pass back with Cleo's, and said nothing of it."""
    table = visit("?pace=0", size=size, kept=shared(0, 2, seed="1"))
    question, there = table.dialog("undo-title"), table.dialog("curtain-title")
    for name in ("Ann", "Cleo", "Ann"):
        table.press(table.button("curtain-label", name=name))
        look = table.turn()
        table.act(look, random.Random(name))
    table.press(table.button("curtain-label", name="Cleo"))
    look = table.turn()
    before = look.text
    table.press(table.button("page-undo"))
    expect(question).to_contain_text(like("undo-text", names="Ann"))
    expect(question.get_by_role("button", name=say("undo-no"))).to_be_focused()
    assert say("card-rank", rank="Q") not in question.inner_text()
    clean(table)
    shoot(table, "undo-others")
    table.press(question.get_by_role("button", name=say("undo-no")))
    assert table.text() == before
    table.page.keyboard.press("u")
    table.press(question.get_by_role("button", name=say("undo-yes")))
    expect(question).to_be_hidden()
    look = table.turn(-2)
    assert (look.phase, look.waits) == ("pass", "pass")
    agrees(look, 2)
    expect(there).to_be_hidden()


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.whole
def test_who_has_just_chosen_takes_that_back_though_the_device_is_on_its_way(visit, size, shoot):
    """The curtain falls at once, and behind it the next one’s choice would have been taken back with it."""
    table = visit("?pace=0", size=size, kept=shared(0, 2, seed="1"))
    curtain, there = table.dialog("curtain-title"), table.button("curtain-label", name="Ann")
    expect(there).to_be_visible()
    expect(curtain.get_by_role("button")).to_have_count(1)  # nothing has been chosen yet
    table.press(there)
    table.give(table.turn().hand[-3:])
    back = curtain.get_by_role("button", name=say("curtain-undo", name="Ann"))
    expect(back).to_be_visible()
    expect(table.button("curtain-label", name="Cleo")).to_be_focused()
    clean(table)
    shoot(table, "curtain-back")
    table.press(back)
    expect(there).to_be_focused()
    expect(back).to_be_hidden()
    assert table.page.locator("[data-card]").count() == 0
    table.press(there)
    look = table.turn(-2)
    assert (look.waits, len(look.hand)) == ("pass", 13)
    table.give(look.hand[:3])
    table.press(table.button("curtain-label", name="Cleo"))
    table.turn()
    assert table.record().notes == (("undo", "1"),)
