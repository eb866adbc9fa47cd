"""The same page in Firefox, where this machine has one: a deal agrees with its record, and the rules form works."""

import random

import pytest
from person import agrees, unnamed
from playwright.sync_api import expect
from test_start import DRAWN
from test_variants import all_rules, at_ease, deal, new_game, option
from words import like, say

from hearts.app.words import phrases
from hearts.engine.rules import Rules


def test_a_deal_is_played_in_firefox(visit, firefox, casual):
    table = visit("?seed=5&pace=0", kept=casual, browser=firefox, worker=True)
    table.page.wait_for_function(f"{DRAWN}.every(drawn => drawn)")
    look = table.play_until(random.Random(1), 30)
    table.reload()
    agrees(table.settled())
    table.play_until(random.Random(2), 57)
    assert table.look().dialog in (say("ending-deal"), say("ending-moon"))
    assert unnamed(table.text()).startswith(unnamed(look.text))
    table.wait_mind()


@pytest.mark.whole
def test_the_rules_form_works_in_firefox(visit, firefox):
    table = visit("?pace=0", kept=at_ease(), browser=firefox)
    dialog = new_game(table)
    table.pick_rules(dialog, "requiem")
    form = all_rules(table)
    expect(option(form, "leader", "dealer")).to_be_disabled()
    form.get_by_role("checkbox", name=say("box-label", option="bleed")).check()
    expect(option(form, "bleed", "yes")).to_be_checked()
    option(form, "players", "5").check()
    form.get_by_label(say("rules_form-extra")).press_sequentially("2C=4")
    form.get_by_label(say("rules_form-extra")).press("Tab")
    expect(form.get_by_text(like("refused-extra-removed", card=phrases.card(0), players=5))).to_be_visible()
    option(form, "remainder", "kitty").check()
    expect(form.locator("#rules-form-summary")).to_contain_text(say("rules-extra", card=phrases.card(0), count=4))
    line = form.get_by_label(say("rules_form-line"))
    rules = Rules("requiem", players=5, remainder="kitty", bleed=True, extra="2C=4")
    expect(line).to_have_value(rules.text())
    table.press(form.get_by_role("button", name=say("rules_form-done")))
    expect(dialog.locator("#new-game-line")).to_contain_text(
        say("rules_form-but", preset=say("preset-name", preset="requiem"))
    )
    deal(table)
    assert table.record().game.rules == rules
