"""A first game: offered at the table on a first visit, five steps with cards to be tapped, and a coached deal."""

import pytest
from playwright.sync_api import expect
from test_accessible import clean
from words import say

from hearts.app.learning.lessons import FIRST
from hearts.app.words import phrases
from hearts.engine.cards import card


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.whole)])
def test_who_is_new_is_shown_five_steps_and_then_plays_with_the_coach(visit, shoot, size):
    table = visit("?pace=0", size=size)
    page = table.page
    offer = page.get_by_role("region", name=say("first.offer"))
    expect(offer).to_be_visible()
    assert table.turn().waits == "pass", "the table can be played meanwhile"
    clean(table)
    shoot(table, "welcome")
    table.press(offer.get_by_role("button", name=say("first.show")))
    lesson = table.dialog("first.title")
    expect(offer).to_be_hidden()
    for number, step in enumerate(FIRST):
        expect(lesson).to_contain_text(say("first.step", step=number + 1, steps=5))
        expect(lesson.get_by_role("heading", name=step.told("title"))).to_be_visible()
        if number == 1:  # each step can be skipped
            page.keyboard.press("Tab")
            table.press(lesson.get_by_role("button", name=say("first.skip")))
            continue
        wrong = next(code for code in step.hand if code not in step.right)
        table.press(lesson.get_by_role("button", name=phrases.card(card(wrong))))
        expect(lesson.get_by_role("status")).to_have_text(step.told("wrong"))
        for code in step.right[: step.count]:
            lesson.get_by_role("button", name=phrases.card(card(code))).focus()
            page.keyboard.press("Enter")
        expect(lesson.get_by_role("status")).to_have_text(step.told("right"))
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


def test_who_knows_hearts_says_so_and_plays_on(visit):
    table = visit("?pace=0")
    offer = table.page.get_by_role("region", name=say("first.offer"))
    table.press(offer.get_by_role("button", name=say("first.know")))
    expect(offer).to_be_hidden()
    expect(table.page.get_by_text(say("first.later")).last).to_be_visible()
    table.give(table.turn().hand[:3])
    table.turn(4)


@pytest.mark.parametrize("size", ["phone", (360, 640), (844, 390), "desktop"], ids=str)
def test_what_is_said_across_can_be_read_beside_the_offer(visit, size):
    """On a phone the offer lay on it."""
    table = visit("?pace=0", size=size)
    expect(table.page.get_by_role("region", name=say("first.offer"))).to_be_visible()
    table.page.wait_for_function("getComputedStyle(document.querySelector('.says')).position === 'absolute'")
    table.page.locator(".seat[data-top] .says").evaluate("says => { says.textContent = 'Deal me in, my dear.' }")
    box = (
        "node => { const {left, right, top, bottom} = node.getBoundingClientRect(); return [left, right, top, bottom] }"
    )
    said, offer = [table.page.locator(what).evaluate(box) for what in (".seat[data-top] .says", "#welcome")]
    assert said[0] >= offer[1] or said[1] <= offer[0] or said[2] >= offer[3], (said, offer)
