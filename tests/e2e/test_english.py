"""The right English stands on the main screens: the other tests know a sentence by its id alone."""

import random
import re

from past import past
from person import Table
from playwright.sync_api import Locator, expect


def opened(table: Table, dialog: str, *buttons: str) -> Locator:
    """A dialog by its English name, by English buttons of the menu and of what it opens."""
    page = table.page
    page.get_by_role("button", name="Menu", exact=True).click()
    for button in buttons:
        page.locator("dialog[open]").get_by_role("button", name=re.compile(f"^{button}( |$)")).first.click()
    return page.get_by_role("dialog", name=dialog, exact=True)


def test_the_table_speaks_english(visit, casual):
    table = visit("?seed=5&pace=0", kept=casual)
    page = table.page
    look = table.turn()
    expect(page).to_have_title("Moonshot Hearts")
    expect(page.locator("#title")).to_have_text("Deal 1 · pass left")
    expect(page.locator("#prompt")).to_have_text("Choose three cards to pass to Pauline")
    expect(page.get_by_role("button", name="About Pauline", exact=True)).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator("#notice")).to_have_text("Choose three cards first.")
    for card in look.hand[:3]:
        table.choose(card)
    expect(page.locator("#prompt")).to_have_text("Pass these three to Pauline")
    page.get_by_role("button", name="Pass left to Pauline").click()
    table.turn(4)
    expect(page.locator("#title")).to_have_text("Deal 1 · trick 1 of 13")
    expect(page.get_by_role("group", name="Your hand").get_by_role("button", name="of Spades").first).to_be_visible()


def test_the_dialogs_speak_english(visit, casual):
    table = visit("?seed=5&pace=0", kept=casual)
    table.turn()
    expect(opened(table, "Settings", "Settings")).to_contain_text("Put point cards first")
    table.page.keyboard.press("Escape")
    kept = opened(table, "Your data", "My games", "Your data")
    expect(kept.get_by_role("button", name="Delete everything …")).to_be_visible()
    table.page.keyboard.press("Escape")
    rules = opened(table, "Rules", "Learn", "Rules")
    expect(rules).to_contain_text("The Queen of Spades costs 13 points.")
    table.page.keyboard.press("Escape")
    game = opened(table, "New game", "Play")
    expect(game.get_by_role("button", name="Deal the cards")).to_be_visible()
    expect(game.locator("#new-game-rules-now")).to_have_text("Hearts Deluxe, to 100 points")
    table.page.keyboard.press("Escape")
    table.page.get_by_role("button", name="Score sheet", exact=True).click()
    sheet = table.page.get_by_role("dialog", name="Score sheet", exact=True)
    expect(sheet.get_by_role("columnheader").first).to_have_text("Deal")
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("g")
    expect(table.page.get_by_role("region", name="The coach")).to_contain_text("Pass the ")


def test_the_end_of_a_deal_and_of_a_game_speak_english(visit):
    table = visit("?pace=0", kept=past(1, 20, rules="deluxe deals=2"))
    table.play_out(random.Random(1))
    ending = table.page.get_by_role("dialog", name="Game over", exact=True)
    expect(ending.get_by_role("button", name="Play again", exact=True)).to_be_visible()
    expect(ending.get_by_role("list", name="Places").get_by_role("listitem").first).to_contain_text("1st ")
