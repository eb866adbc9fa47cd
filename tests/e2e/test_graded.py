"""Grades in a replay, a replay by a link, and the accuracy that the statistics keep."""

import re

import pytest
from past import past
from playwright.sync_api import expect
from test_accessible import clean
from words import like, say

COPY = "Object.defineProperty(navigator, 'clipboard', {value: {writeText: async text => { window.copied = text; }}})"


GRADES = "good", "inaccuracy", "mistake", "blunder"


def begin_again(table):
    """The game is given up, so that it goes to the history."""
    table.call("concede")
    table.press(table.dialog("concede-title").get_by_role("button", name=say("concede-yes")))


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.whole)])
@pytest.mark.whole
def test_a_review_leaves_grades_in_the_replay_and_accuracy_in_the_statistics(visit, shoot, size):
    table = visit("?pace=0", size=size, kept=past(1, clumsy=True), worker=True, script=COPY)
    table.wait_mind()
    table.answer("deal-review")
    review = table.dialog("review-title", deal=1)
    expect(review.get_by_role("status")).to_have_text(like("review-summary", "review-well-own", "review-well"))
    percent = review.locator("dd").first.inner_text().rstrip("%")
    table.press(review.get_by_role("button", name=like("review-do", what="show")).first)
    panel = table.page.get_by_role("region", name=say("replay-title"))
    expect(panel).to_contain_text(like("replay-where", "replay-before", deal=1))
    grade = panel.locator(".grade")
    expect(panel).to_contain_text(say("replay-choice"))
    expect(grade).to_have_text(like("review-cost"))
    shoot(table, "replay-choice")
    said = grade.inner_text()
    table.page.keyboard.press("ArrowRight")
    expect(panel).not_to_contain_text(say("replay-choice"))
    expect(grade).to_have_text(said)
    expect(table.page.get_by_role("status").first).to_contain_text(grade.inner_text())
    more = panel.get_by_text(say("replay-more"))
    if not panel.get_by_role("combobox", name=say("replay-trick")).is_visible():
        table.press(more)
    named = panel.get_by_role("combobox", name=say("replay-trick")).text_content()  # Firefox shows it to nobody else
    assert [one for one in GRADES if f" ({say('review-grade', grade=one)})" in named]
    clean(table)
    shoot(table, "replay-graded")
    table.press(panel.get_by_role("button", name=say("replay-review")))
    expect(review).to_be_visible()
    table.press(review.get_by_role("button", name=say("review-done")))
    table.press(panel.get_by_role("button", name=say("replay-end")))
    table.answer("deal-next")
    table.turn(57)
    begin_again(table)
    ending = table.dialog("ending-game")
    table.press(ending.get_by_role("button", name=say("tale-more")))
    table.press(ending.get_by_role("button", name=say("tale-replay")))
    expect(ending.get_by_text(say("rules_form-link-copied"))).to_be_visible()
    link = table.page.evaluate("window.copied")
    assert "#game=" in link and len(link) < 2000
    table.answer("game-again")
    table.turn()
    table.call("statistics")
    statistics = table.dialog("statistics-title")
    expect(statistics).to_contain_text(say("statistics-accuracy-of", share=percent, count=1))
    expect(statistics).to_contain_text(say("statistics-accuracy-few", count=3))
    clean(table)
    table.press(statistics.get_by_role("button", name=say("tab-history")))
    history = table.dialog("history-title")
    table.press(history.locator(".game").first)
    expect(history).to_contain_text(
        say("history-accuracy", share=percent, deals=say("history-accuracy-deal", deal=1, share=percent))
    )
    expect(history).to_contain_text(say("history-deal", deal=1, deals=2))  # the record has been read
    table.press(history.get_by_role("button", name=say("send-of-game")))
    send = table.dialog("send-of-game")
    table.press(send.get_by_role("button", name=say("send-copy")))
    expect(send.get_by_text(say("send-copied"))).to_be_visible()
    assert table.page.evaluate("window.copied") == link
    table.press(send.get_by_role("button", name=say("send-done")))
    table.press(history.get_by_role("button", name=say("send-of-deal")))
    send = table.dialog("send-of-deal")
    expect(send.get_by_role("textbox", name=say("send-link"))).to_have_value(re.compile("#deal="))
    expect(send.get_by_role("img", name=say("send-code"))).to_be_visible()
    clean(table)
    table.press(send.get_by_role("button", name=say("send-done")))
    table.press(history.get_by_role("button", name=say("layout-from")))
    expect(table.dialog("layout-title").locator("#layout-said")).to_have_text(say("layout-whole"))
    # The link, opened by somebody who was never here, and in a tab where a game is played already.
    other = visit("?pace=0#" + link.partition("#")[2], size=size)
    panel = other.page.get_by_role("region", name=say("replay-title"))
    other.answer("shared_game-yes")
    expect(panel).to_contain_text(say("replay-before", deal=1))
    expect(other.page.locator("dialog[open]")).to_have_count(0)  # one thing at a time: no welcome on top of it
    other.page.keyboard.press("ArrowRight")
    expect(panel).to_contain_text(like("replay-move-passes", who="other"))
    assert "#" not in other.page.evaluate("location.href")
    other.press(panel.get_by_role("button", name=say("replay-end")))
    other.page.evaluate("location.hash = '#game=zzzz'")
    expect(other.dialog("open_record-title").get_by_role("status")).to_contain_text(like("open_record-wrong"))
