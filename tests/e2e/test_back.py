"""Back with a dialog open closes the dialog; without one it leaves the page."""

from past import past
from person import Table
from playwright.sync_api import expect
from words import say


def back(table: Table) -> None:
    """Press Back, in the browser or at the edge of a phone."""
    table.page.evaluate("history.back()")


def test_back_closes_the_dialog_on_top_and_then_leaves(visit, casual):
    """A phone's Back left the game where a player wanted to leave its settings."""
    table = visit("?pace=0", kept=casual)
    table.turn()
    table.call("kept")
    expect(table.dialog("kept-title")).to_be_visible()
    table.page.wait_for_function("history.state?.above")  # a part of the page that comes late sees to this
    back(table)
    expect(table.dialog("kept-title")).to_have_count(0)
    expect(table.page.locator("dialog[open]")).to_have_count(0)
    assert table.turn().waits == "pass"
    table.call("help")
    table.page.keyboard.press("Escape")
    expect(table.dialog("help-title")).to_have_count(0)
    back(table)
    expect(table.page).to_have_url("about:blank")


def test_back_leads_from_the_end_of_a_game_to_the_table_which_leads_back(visit):
    """Back does what Escape does."""
    table = visit("?pace=0", kept=past(1, rules="deluxe deals=1"))
    expect(table.button("game-again")).to_be_focused()
    table.page.wait_for_function("history.state?.above")
    back(table)
    expect(table.dialog("ending-game")).to_be_hidden()
    table.press(table.button("deal-result"))
    expect(table.dialog("ending-game")).to_be_visible()
    table.press(table.dialog("ending-game").get_by_role("button", name=say("game-again")))
    assert table.turn().deal == 1
