"""The same page in Firefox, where this machine has one: a deal agrees with its record, and the rules form works."""

import random

import pytest
from person import agrees
from playwright.sync_api import expect
from test_start import DRAWN
from test_variants import all_rules, at_ease, deal, new_game, option

from hearts.engine.rules import Rules


def test_a_deal_is_played_in_firefox(visit, firefox, casual):
    table = visit("?seed=5&pace=0", kept=casual, browser=firefox, worker=True)
    table.page.wait_for_function(f"{DRAWN}.every(drawn => drawn)")
    look = table.play_until(random.Random(1), 30)
    table.reload()
    agrees(table.settled())
    table.play_until(random.Random(2), 57)
    assert table.look().dialog in ("Deal over", "Moon")
    assert table.text().startswith(look.text)
    table.wait_mind()


@pytest.mark.whole
def test_the_rules_form_works_in_firefox(visit, firefox):
    table = visit("?pace=0", kept=at_ease(), browser=firefox)
    dialog = new_game(table)
    dialog.get_by_role("radio", name="Requiem", exact=True).check()
    form = all_rules(table)
    expect(option(form, "Led by", "the player left of the dealer")).to_be_disabled()
    form.get_by_role("checkbox", name="Bleed on first trick").check()
    expect(option(form, "Points on the first trick", "allowed (bleed)")).to_be_checked()
    option(form, "Players", "5").check()
    form.get_by_label("or your own").press_sequentially("2C=4")
    form.get_by_label("or your own").press("Tab")
    expect(form.get_by_text("The 2 of Clubs is not in the pack of 5 players")).to_be_visible()
    option(form, "Cards left over", "they make a kitty").check()
    expect(form.locator("#rules-form-summary")).to_contain_text("The 2 of Clubs costs 4 points")
    line = form.get_by_label("These rules as one line")
    rules = Rules("requiem", players=5, remainder="kitty", bleed=True, extra="2C=4")
    expect(line).to_have_value(rules.text())
    table.press(form.get_by_role("button", name="Done"))
    expect(dialog.locator("#new-game-line")).to_contain_text("Requiem, but:")
    deal(table)
    assert table.record().game.rules == rules
