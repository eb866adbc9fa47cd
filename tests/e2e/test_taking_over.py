"""Practice in the browser: play goes on from a point of the replay or the review, and one's own game waits."""

import random
import re

import pytest
from past import past
from playwright.sync_api import expect
from test_accessible import clean
from test_coaching import DONE

SIGN = "Practice"


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.whole)])
def test_play_goes_on_from_a_point_of_the_replay_and_one_press_is_back(visit, shoot, size):
    table = visit("?pace=0", size=size, kept=past(1, 9))
    before = table.turn()
    text = table.text()
    table.press(table.button("Menu"))
    table.press(table.dialog("Menu").get_by_role("button", name="Replay …"))
    table.press(table.dialog("Replay").get_by_role("button", name="This game, as far"))
    panel, sign = table.page.get_by_role("region", name="Replay"), table.page.get_by_role("region", name=SIGN)
    over = panel.get_by_role("button", name="Take over from here")
    expect(panel).to_contain_text("Deal 1, before the first trick")
    table.page.keyboard.press("End")
    expect(over).to_be_disabled()
    table.page.keyboard.press("Home")
    expect(over).to_be_enabled()
    for _ in range(24):
        table.page.keyboard.press("ArrowRight")
    expect(panel).to_contain_text("Deal 1, trick 5 of 13")
    table.press(over)
    expect(sign).to_be_visible()
    expect(panel).to_be_hidden()
    back = sign.get_by_role("button", name="Back to my game")
    expect(back).to_be_focused()
    expect(table.page.get_by_text("Practice: nothing of it counts, and your own game waits.").last).to_be_visible()
    clean(table)
    shoot(table, "practice")
    look = table.turn(24)
    while look.waits == "play":
        table.act(look, random.Random(1))
        look = table.turn(look.moves)
    ending = table.page.get_by_role("dialog", name="Deal over")
    expect(ending.get_by_role("button", name="Play it again")).to_be_visible()
    expect(ending.get_by_role("button", name="Next deal")).to_have_count(0)
    clean(table)
    shoot(table, "practice-end")
    table.press(ending.get_by_role("button", name="Play it again"))
    expect(ending).to_be_hidden()
    table.turn(24)
    assert table.text() == text, "nothing of it is kept"
    table.press(back)
    expect(sign).to_be_hidden()
    look = table.look()
    assert (look.moves, [card.code for card in look.hand]) == (before.moves, [card.code for card in before.hand])
    table.act(look, random.Random(1))
    table.turn(look.moves)


def test_a_choice_of_the_review_is_looked_at_and_played_on_from(visit):
    table = visit("?pace=0", kept=past(1, clumsy=True), worker=True)
    table.wait_mind()
    table.answer("Review")
    review = table.dialog("Review of deal 1")
    expect(review.get_by_role("status")).to_have_text(re.compile("in all.$"))
    table.press(review.get_by_role("button", name=re.compile("^See it")).first)
    panel = table.page.get_by_role("region", name="Replay")
    expect(panel).to_contain_text(re.compile(r"Deal 1, (trick|before)"))
    expect(review).to_be_hidden()
    table.press(panel.get_by_role("button", name="End the replay"))
    table.answer("Review")
    table.press(review.get_by_role("button", name=re.compile("^Take over from here")).first)
    sign = table.page.get_by_role("region", name=SIGN)
    expect(sign).to_be_visible()
    assert table.turn().waits in ("pass", "play")
    table.page.keyboard.press("Enter")
    expect(sign).to_be_hidden()
    expect(table.page.get_by_role("dialog", name="Deal over")).to_be_visible()


def test_all_choices_of_a_hint_are_seen_whole_beside_the_sign_of_practice(visit, shoot):
    """Of a pass to the left their names are longest, and the sign is above them."""
    table = visit("?pace=0", kept=past(1, 9), worker=True)
    table.turn()
    table.wait_mind()
    table.press(table.button("Menu"))
    table.press(table.dialog("Menu").get_by_role("button", name="Replay …"))
    table.press(table.dialog("Replay").get_by_role("button", name="This game, as far"))
    table.page.keyboard.press("Home")
    table.press(table.page.get_by_role("button", name="Take over from here"))
    table.turn(3)
    table.page.keyboard.press("g")
    panel = table.page.get_by_role("region", name="The coach")
    expect(panel.get_by_text(DONE)).to_be_visible()
    table.press(panel.get_by_text("All choices"))
    expect(panel.get_by_role("columnheader", name="Win")).to_be_visible()
    shoot(table, "practice-choices")
    wide = panel.locator(".every").evaluate("all => [all.scrollWidth, all.clientWidth]")
    assert wide[0] <= wide[1], "no column is cut off"


@pytest.mark.parametrize("pace", ["0", "1"])
def test_who_closes_a_replay_has_the_keyboard_at_the_menu_and_nowhere_in_between(visit, pace):
    """A card of the hand had it for an instant, and a screen reader told that one."""
    table = visit(f"?pace={pace}", kept=past(1, 9))
    table.turn()
    table.press(table.button("Menu"))
    table.press(table.dialog("Menu").get_by_role("button", name="Replay …"))
    table.press(table.dialog("Replay").get_by_role("button", name="This game, as far"))
    panel = table.page.get_by_role("region", name="Replay")
    expect(panel).to_contain_text("Deal 1, before the first trick")
    expect(panel.locator(":focus")).to_have_count(1)
    table.page.evaluate(
        "window.had = []; addEventListener('focusin', event => had.push(event.target.id || event.target.ariaLabel))"
    )
    table.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    table.turn()
    expect(table.button("Menu")).to_be_focused()
    assert table.page.evaluate("window.had") == ["do-menu"]
