"""Practice in the browser: play goes on from a point of the replay or the review, and one's own game waits."""

import random

import pytest
from past import past
from playwright.sync_api import expect
from test_accessible import clean
from test_coaching import settled
from words import like, say

SIGN = say("practice-title")


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.whole)])
def test_play_goes_on_from_a_point_of_the_replay_and_one_press_is_back(visit, shoot, size):
    table = visit("?pace=0", size=size, kept=past(1, 9))
    before = table.turn()
    text = table.text()
    table.call("replay")
    table.press(table.dialog("open_record-title").get_by_role("button", name=say("open_record-own")))
    panel, sign = (
        table.page.get_by_role("region", name=say("replay-title")),
        table.page.get_by_role("region", name=SIGN),
    )
    over = panel.get_by_role("button", name=say("replay-over"))
    expect(panel).to_contain_text(say("replay-before", deal=1))
    table.page.keyboard.press("End")
    expect(over).to_be_disabled()
    table.page.keyboard.press("Home")
    expect(over).to_be_enabled()
    for _ in range(24):
        table.page.keyboard.press("ArrowRight")
    expect(panel).to_contain_text(say("replay-where", deal=1, trick=5, tricks=13))
    table.press(over)
    expect(sign).to_be_visible()
    expect(panel).to_be_hidden()
    back = sign.get_by_role("button", name=like("practice-back", "practice-leave"))
    expect(back).to_be_focused()
    expect(table.page.get_by_text(say("practice-begins")).last).to_be_visible()
    clean(table)
    shoot(table, "practice")
    look = table.turn(24)
    while look.waits == "play":
        table.act(look, random.Random(1))
        look = table.turn(look.moves)
    again = table.button("practice-again")
    expect(again).to_be_visible()
    expect(table.button("deal-next")).to_have_count(0)
    clean(table)
    shoot(table, "practice-end")
    table.press(again)
    expect(again).to_be_hidden()
    table.turn(24)
    assert table.text() == text, "nothing of it is kept"
    table.press(back)
    expect(sign).to_be_hidden()
    look = table.look()
    assert (look.moves, [card.code for card in look.hand]) == (before.moves, [card.code for card in before.hand])
    table.act(look, random.Random(1))
    table.turn(look.moves)


@pytest.mark.whole
def test_a_choice_of_the_review_is_looked_at_and_played_on_from(visit):
    table = visit("?pace=0", kept=past(1, clumsy=True), worker=True)
    table.wait_mind()
    table.answer("deal-review")
    review = table.dialog("review-title", deal=1)
    expect(review.get_by_role("status")).to_have_text(like("review-summary", "review-well-own", "review-well"))
    table.press(review.get_by_role("button", name=like("review-do", what="show")).first)
    panel = table.page.get_by_role("region", name=say("replay-title"))
    expect(panel).to_contain_text(like("replay-where", "replay-before", deal=1))
    expect(review).to_be_hidden()
    table.press(panel.get_by_role("button", name=say("replay-end")))
    table.answer("deal-review")
    table.press(review.get_by_role("button", name=like("review-do", what="over")).first)
    sign = table.page.get_by_role("region", name=SIGN)
    expect(sign).to_be_visible()
    assert table.turn().waits in ("pass", "play")
    table.page.keyboard.press("Enter")
    expect(sign).to_be_hidden()
    expect(table.button("deal-next")).to_be_visible()


@pytest.mark.whole
def test_all_choices_of_a_hint_are_seen_whole_beside_the_sign_of_practice(visit, shoot):
    """Of a pass to the left their names are longest, and the sign is above them."""
    table = visit("?pace=0", kept=past(1, 9), worker=True)
    table.turn()
    table.wait_mind()
    table.call("replay")
    table.press(table.dialog("open_record-title").get_by_role("button", name=say("open_record-own")))
    table.page.keyboard.press("Home")
    table.press(table.page.get_by_role("button", name=say("replay-over")))
    table.turn(3)
    table.page.keyboard.press("g")
    panel = table.page.get_by_role("region", name=say("hint-title"))
    settled(panel)
    table.press(panel.get_by_text(say("hint-why")))
    expect(panel.get_by_role("columnheader", name=say("hint-win"))).to_be_visible()
    shoot(table, "practice-choices")
    wide = panel.locator(".every").evaluate("all => [all.scrollWidth, all.clientWidth]")
    assert wide[0] <= wide[1], "no column is cut off"


@pytest.mark.parametrize("pace", ["0", "1"])
@pytest.mark.whole
def test_who_closes_a_replay_has_the_keyboard_at_the_menu_and_nowhere_in_between(visit, pace):
    """A card of the hand had it for an instant, and a screen reader told that one."""
    table = visit(f"?pace={pace}", kept=past(1, 9))
    table.turn()
    table.call("replay")
    table.press(table.dialog("open_record-title").get_by_role("button", name=say("open_record-own")))
    panel = table.page.get_by_role("region", name=say("replay-title"))
    expect(panel).to_contain_text(say("replay-before", deal=1))
    expect(panel.locator(":focus")).to_have_count(1)
    table.page.evaluate(
        "window.had = []; addEventListener('focusin', event => had.push(event.target.id || event.target.ariaLabel))"
    )
    table.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    table.turn()
    expect(table.button("page-menu")).to_be_focused()
    assert table.page.evaluate("window.had") == ["do-menu"]
