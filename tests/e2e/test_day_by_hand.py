"""A day from the menu to the line to share, by keys alone and by touch alone, and what is read out; a match by keys."""

import random
import re

import pytest
from person import Table
from playwright.sync_api import expect
from test_daily import CLOCK, NOON, days, dialog
from test_links import packed
from test_matches import come
from words import like, say

from hearts.app.same import match
from hearts.app.same.daily import DEALS
from hearts.arena import verify
from tests.app.test_match_by_link import played

# Whatever a screen reader reads out by itself, in order.
HEARD = """{
    window.heard = []
    const hear = ({target}) => {
        const node = target.nodeType === 1 ? target : target.parentElement
        const live = node?.closest('[role=status], [role=alert], [aria-live]')
        const text = live?.checkVisibility() ? live.textContent.trim() : ''
        if (text && window.heard.at(-1) !== text) window.heard.push(text)
    }
    new MutationObserver(list => list.forEach(hear)).observe(document, {
        subtree: true, childList: true, characterData: true})
    window.copied = ''
    if (navigator.clipboard) navigator.clipboard.writeText = async text => { window.copied = text }
}"""
HAS_KEYBOARD = "() => { const it = document.activeElement; return it.ariaLabel || it.textContent.trim() }"


def tab_to(table: Table, name: str) -> None:
    """Press Tab until what is called so has the keyboard."""
    for _ in range(90):
        if table.page.evaluate(HAS_KEYBOARD).startswith(name):
            return
        table.page.keyboard.press("Tab")
    raise AssertionError(f"Tab leads nowhere to {name}")


def enter(table: Table, id: str) -> None:
    """Go to what this sentence names, and press it."""
    tab_to(table, say(id))
    table.page.keyboard.press("Enter")


def play_by_keys(table: Table) -> None:
    """Pass the first three cards, play the first card that may be played, and go on, by keys alone."""
    keys, look = table.page.keyboard, table.turn()
    while look.dialog != say("ending-game"):
        if look.waits == "dialog":
            keys.press("Enter")
        elif look.waits == "pass":
            keys.press("Home")
            for _ in range(3):
                keys.press("Enter")
                keys.press("ArrowRight")
            keys.press("p")
        else:
            keys.press("Home")
            while table.page.evaluate("document.activeElement.ariaDisabled === 'true'"):
                keys.press("ArrowRight")
            keys.press("Enter")
        look = table.turn(look.moves)


def told(table: Table, number: int) -> None:
    """What was read out has a sentence for each step, in whole words."""
    heard = table.page.evaluate("window.heard")
    text = "\n".join(heard)
    assert say("daily-begins", number=number) in text
    assert text.count(say("daily-state", state="done")) and re.search(
        like("daily-better", "daily-worse", "daily-even"), text
    )
    assert "November 2026" not in heard, "the calendar turned by itself is no news"
    assert not re.search(r"[{}]|undefined|None|\bday-|[✓…]{2}", text)


@pytest.mark.whole
def test_a_day_by_the_keyboard_alone_and_in_words(visit, casual):
    table = visit("?pace=0", kept=casual, script=CLOCK % NOON + HEARD)
    table.turn()
    enter(table, "page-menu")
    tab_to(table, say("menu-play"))
    table.page.keyboard.press("Enter")
    enter(table, "tab-daily")
    expect(dialog(table)).to_be_visible()
    enter(table, "daily-play")
    expect(table.page.locator("#day")).to_be_visible()
    play_by_keys(table)
    ending = table.dialog("ending-game")
    enter(table, "daily-result")
    expect(dialog(table)).to_contain_text(say("daily-state", state="done"))
    assert len(days(table).get(27).own) == DEALS
    enter(table, "daily-copy")
    expect(dialog(table)).to_contain_text(say("daily-copied"))
    assert table.page.evaluate("window.copied").startswith("Moonshot Hearts, day 27: ")
    told(table, 27)
    table.page.keyboard.press("Escape")
    expect(ending).to_be_visible()


@pytest.mark.whole
def test_a_day_by_touch_alone(visit, casual):
    table = visit("?pace=0", size="phone", kept=casual, script=CLOCK % NOON + HEARD)
    assert table.touch
    table.page.evaluate("() => { navigator.share = async ({text}) => { window.copied = text } }")
    table.turn()
    table.call("daily")
    table.press(dialog(table).get_by_role("button", name=say("daily-play"), exact=True))
    expect(table.page.locator("#day")).to_be_visible()
    table.play_out(random.Random(2))
    table.press(table.dialog("ending-game").get_by_role("button", name=say("daily-result")))
    expect(dialog(table)).to_contain_text(say("daily-state", state="done"))
    table.press(dialog(table).get_by_role("button", name=say("daily-share"), exact=True))
    table.page.wait_for_function("window.copied.startsWith('Moonshot Hearts, day 27: ')")
    expect(dialog(table).locator("#daily-said")).to_have_text("")
    told(table, 27)


@pytest.mark.whole
def test_a_match_by_the_keyboard_alone(visit, casual):
    invited = played(name="Ann")
    table = visit("?pace=0", kept=casual, script=HEARD)
    table.turn()
    come(table, "#match=" + packed(match.invitation(invited, verify.result(invited.text()))))
    expect(table.page.get_by_role("button", name=say("match-ask-yes"))).to_be_visible()
    with table.page.expect_navigation():
        enter(table, "match-ask-yes")
    table.wait_shown()
    table.page.wait_for_function("document.body.dataset.phase === 'pass'")
    play_by_keys(table)
    enter(table, "match-see")
    result = table.dialog("match-title")
    expect(result).to_be_visible()
    enter(table, "match-copy")
    table.page.wait_for_function("window.copied.includes('#match=')")
    expect(result.locator("#match-said")).to_have_text(say("match-copied"))
