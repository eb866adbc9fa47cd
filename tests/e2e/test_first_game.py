"""A first game: offered at the table on a first visit, five steps with cards to be tapped, and a coached deal."""

import pytest
from playwright.sync_api import expect
from test_accessible import clean
from words import say

from hearts.app.learning.lessons import FIRST
from hearts.app.words import phrases
from hearts.engine.cards import card
from hearts.engine.rules import Rules


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.whole)])
def test_who_is_new_is_shown_five_steps_and_then_plays_with_the_coach(visit, shoot, size):
    table = visit("?pace=0", size=size)
    page = table.page
    offer = page.get_by_role("region", name=say("welcome.title"))
    expect(offer).to_be_visible()
    assert table.turn().waits == "pass", "the table can be played meanwhile"
    clean(table)
    shoot(table, "welcome")
    table.press(offer.get_by_role("button", name=say("welcome.teach")))
    lesson = table.dialog("first.title")
    expect(offer).to_be_hidden()
    for number, step in enumerate(FIRST):
        expect(lesson).to_contain_text(say("first.step", step=number + 1, steps=5))
        expect(lesson.get_by_role("heading", name=step.sentence("title"))).to_be_visible()
        if number == 1:  # each step can be skipped
            page.keyboard.press("Tab")
            table.press(lesson.get_by_role("button", name=say("first.skip")))
            continue
        wrong = next(code for code in step.hand if code not in step.right)
        table.press(lesson.get_by_role("button", name=phrases.card(card(wrong))))
        expect(lesson.get_by_role("status")).to_have_text(step.sentence("wrong"))
        for code in step.right[: step.count]:
            lesson.get_by_role("button", name=phrases.card(card(code))).focus()
            page.keyboard.press("Enter")
        expect(lesson.get_by_role("status")).to_have_text(step.sentence("right"))
        if not number:
            clean(table)
        table.press(lesson.get_by_role("button", name=say("first.end") if number == 4 else say("first.next")))
    table.press(lesson.get_by_role("button", name=say("first.begin")))
    expect(lesson).to_be_hidden()
    expect(page.get_by_role("region", name=say("hint.title"))).to_be_visible()
    sign = page.get_by_role("region", name=say("practice.title"))
    expect(sign).to_be_visible()
    clean(table)
    shoot(table, "coached")
    table.press(sign.get_by_role("button", name=say("practice.back")))
    expect(page.get_by_role("region", name=say("hint.title"))).to_be_hidden()
    table.call("lesson")
    expect(lesson).to_contain_text(say("first.step", step=1, steps=5))
    page.keyboard.press("Escape")
    table.open("?pace=0")
    table.turn()
    table.call("rules")
    rules = table.dialog("rules_list.title")
    table.press(rules.get_by_role("button", name=say("sheet.mark.queen")).first)
    expect(rules.get_by_role("status").first).to_have_text(f"{phrases.card(36)}: {phrases.points(13)}.")
    advice = rules.get_by_role("heading", name=say("lesson.title.duck"))
    advice.scroll_into_view_if_needed()
    clean(table)
    page.keyboard.press("Escape")
    expect(offer).to_have_count(0)


def sheet_of(table):
    """The sheet of a first visit."""
    return table.page.locator("#welcome")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_first_visitor_who_knows_hearts_chooses_the_rules_with_one_press(visit, shoot, size):
    table = visit("?pace=0", size=size)
    sheet = sheet_of(table)
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("heading", name=say("welcome.title"))).to_be_visible()
    for id in ("welcome.heart", "welcome.queen", "welcome.wins"):
        expect(sheet.get_by_text(say(id))).to_be_visible()
    table.press(sheet.get_by_role("button", name=say("welcome.know")))
    expect(sheet.get_by_role("heading", name=say("welcome.which"))).to_be_visible()
    clean(table)
    shoot(table, "welcome-rules")
    before = table.record().id
    table.press(sheet.get_by_role("button", name=say("welcome.classic")))
    expect(sheet).to_be_hidden()
    table.page.wait_for_function("([key, id]) => !localStorage[key].includes(id)", arg=[table.key, before])
    assert table.record().game.rules == Rules.preset("classic-pc")
    table.give(table.turn().hand[:3])
    table.turn(4)
    table.reload()
    table.turn(4)
    expect(sheet).to_have_count(0)


def test_hearts_deluxe_is_the_game_that_lies_there_already(visit):
    table = visit("?pace=0")
    sheet, before = sheet_of(table), table.record().id
    sheet.get_by_role("button", name=say("welcome.know")).focus()
    table.page.keyboard.press("Enter")
    expect(sheet.get_by_role("button", name=say("welcome.classic"))).to_be_focused()
    table.page.keyboard.press("Tab")
    expect(sheet.get_by_role("button", name=say("welcome.deluxe"))).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(sheet).to_be_hidden()
    expect(table.hand.get_by_role("button").and_(table.page.locator(":focus"))).to_have_count(1)
    assert table.record().id == before and table.record().game.rules == Rules.preset("deluxe")


@pytest.mark.parametrize("by", ["card", "escape", "menu", "key"])
def test_whoever_just_plays_is_not_held_up_by_the_sheet(visit, by):
    """A tap on a card takes the sheet away, and counts as usual."""
    table = visit("?pace=0", size="phone" if by == "card" else "desktop")
    sheet = sheet_of(table)
    expect(sheet).to_be_visible()
    card = table.turn().hand[0]
    if by == "card":
        table.choose(card)
        expect(table.card(card)).to_have_attribute("aria-pressed", "true")
    elif by == "escape":
        table.page.keyboard.press("Escape")
    elif by == "menu":
        table.press(table.button("page.menu"))
        expect(table.dialog("menu.title")).to_be_visible()
    else:
        table.card(card).focus()
        table.page.keyboard.press("Enter")
        expect(table.card(card)).to_have_attribute("aria-pressed", "true")
    expect(sheet).to_be_hidden()


@pytest.mark.parametrize("size", ["phone", (360, 640), (844, 390), "desktop", (640, 360), (320, 568)], ids=str)
def test_the_sheet_of_a_first_visit_lies_inside_the_table_and_hides_no_card(visit, size):
    table = visit("?pace=0", size=size)
    expect(sheet_of(table)).to_be_visible()
    found = table.lies_on("#welcome")
    assert not [name for name in found if len(name) == 2], found
    inside = "node => { const t = node.getBoundingClientRect(), o = node.parentElement.getBoundingClientRect();"
    inside += " return t.left >= o.left && t.right <= o.right && t.top >= o.top && t.bottom <= o.bottom }"
    assert sheet_of(table).evaluate(inside)
    assert sheet_of(table).evaluate("node => node.scrollHeight <= node.clientHeight")
