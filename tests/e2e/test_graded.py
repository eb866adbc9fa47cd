"""Grades in a replay, a replay by a link, and the accuracy that the statistics keep."""

import re

import pytest
from past import past
from playwright.sync_api import expect
from test_accessible import clean

COPY = "Object.defineProperty(navigator, 'clipboard', {value: {writeText: async text => { window.copied = text; }}})"


def begin_again(table):
    """The game is given up, so that it goes to the history."""
    table.press(table.button("Menu"))
    table.press(table.dialog("Menu").get_by_role("button", name="Concede …"))
    table.press(table.dialog("Concede?").get_by_role("button", name="Concede the game"))


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.whole)])
def test_a_review_leaves_grades_in_the_replay_and_accuracy_in_the_statistics(visit, shoot, size):
    table = visit("?pace=0", size=size, kept=past(1, clumsy=True), worker=True, script=COPY)
    table.wait_mind()
    table.answer("Review")
    review = table.dialog("Review of deal 1")
    expect(review.get_by_role("status")).to_have_text(re.compile("in all.$"))
    accuracy = review.locator("dd").first.inner_text()
    table.press(review.get_by_role("button", name=re.compile("^See it")).first)
    panel = table.page.get_by_role("region", name="Replay")
    expect(panel).to_contain_text("Deal 1, ")
    grade, graded = panel.locator(".grade"), re.compile(r"^(Good|Inaccuracy|Mistake|Blunder), \d+\.\d points?$")
    expect(panel).to_contain_text(re.compile(r"The choice that comes next\. You(:| pass) "))
    expect(grade).to_have_text(graded)
    shoot(table, "replay-choice")
    said = grade.inner_text()
    table.page.keyboard.press("ArrowRight")
    expect(panel).not_to_contain_text("that comes next")
    expect(grade).to_have_text(said)
    expect(table.page.get_by_role("status").first).to_contain_text(grade.inner_text())
    more = panel.get_by_text("Jump, or change seats")
    if not panel.get_by_role("combobox", name="Trick").is_visible():
        table.press(more)
    named = panel.get_by_role("combobox", name="Trick").text_content()  # Firefox shows it to nobody else
    assert re.search(r"\w \((Good|Inaccuracy|Mistake|Blunder)\)", named)
    clean(table)
    shoot(table, "replay-graded")
    table.press(panel.get_by_role("button", name="Review this deal"))
    expect(review).to_be_visible()
    table.press(review.get_by_role("button", name="Done"))
    table.press(panel.get_by_role("button", name="End the replay"))
    table.answer("Next deal")
    table.turn(57)
    begin_again(table)
    ending = table.dialog("Game over")
    table.press(ending.get_by_role("button", name="Copy a link to the replay"))
    expect(ending.get_by_text("The link is copied.")).to_be_visible()
    link = table.page.evaluate("window.copied")
    assert "#game=" in link and len(link) < 2000
    table.answer("Play again")
    table.turn()
    table.call("Statistics")
    statistics = table.dialog("Statistics")
    expect(statistics).to_contain_text(f"{accuracy} in one deal that was reviewed.")
    expect(statistics).to_contain_text("A line appears here after 3 reviewed deals.")
    clean(table)
    table.press(statistics.get_by_role("button", name="History …"))
    history = table.dialog("History")
    table.press(history.locator(".game").first)
    expect(history).to_contain_text(f"Accuracy {accuracy} (deal 1: {accuracy}).")
    expect(history).to_contain_text("Deal 1 of 2")  # the record has been read
    table.press(history.get_by_role("button", name="Copy a link to the replay"))
    expect(history.get_by_text("It is on the clipboard.")).to_be_visible()
    assert table.page.evaluate("window.copied") == link
    # The link, by somebody who was never here, and in a tab where a game is played already.
    other = visit("?pace=0#" + link.partition("#")[2], size=size)
    panel = other.page.get_by_role("region", name="Replay")
    expect(panel).to_contain_text("Deal 1, before the first trick")
    other.page.keyboard.press("ArrowRight")
    expect(panel).to_contain_text("You pass ")
    assert "#" not in other.page.evaluate("location.href")
    other.press(panel.get_by_role("button", name="End the replay"))
    other.page.evaluate("location.hash = '#game=zzzz'")
    expect(other.dialog("Replay").get_by_role("status")).to_contain_text("This is no record")
