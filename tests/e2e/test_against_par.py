"""Par of one's own deals: told at the end of a deal, worked out for a game, and added up in the statistics."""

import random
import re

import pytest
from conftest import begun
from playwright.sync_api import expect
from test_accessible import clean
from test_same import play_match
from words import say

from hearts.app.keeping.pars import Pars
from hearts.app.keeping.store import Store
from hearts.app.tasks import at_once, no_rest


@pytest.mark.parametrize("size", ["phone"])
def test_a_deal_a_game_and_all_games_are_compared_with_par(visit, size, shoot):
    table = visit(
        "?pace=0",
        size=size,
        kept=begun(20, "iq:100", "iq:80", "iq:110", rules="classic-pc deals=2 ties=share"),
        worker=True,
    )
    chance, look = random.Random(1), table.turn()
    while look.phase != "deal over":
        table.act(look, chance)
        look = table.turn(look.moves)
    told = table.page.locator(".told .par")
    expect(told).to_have_text(re.compile(r"^Par .?\d+, "), timeout=60_000)
    shoot(table, "par-told")
    play_match(table, chance)
    expect(table.dialog("ending-game")).to_be_visible()
    table.page.wait_for_function("(localStorage['hearts.pars'] || '').includes(',')", timeout=60_000)
    table.page.evaluate("localStorage['hearts.pars'] = ''")
    table.answer("game-again")
    table.turn()
    table.call("history")
    dialog = table.dialog("history-title")
    table.press(dialog.locator(".game").first)
    table.press(dialog.get_by_role("button", name=say("par-ask")))
    expect(dialog.locator("#history-par")).to_contain_text(say("par-game") + ", 2", timeout=60_000)
    clean(table)
    shoot(table, "par-game")
    known = at_once(Pars(Store({"hearts.pars": table.page.evaluate("localStorage['hearts.pars']")})).all(no_rest))
    assert [sorted(deals) for deals in known.values()] == [[0, 1]]
    table.press(dialog.get_by_role("button", name=say("tab-statistics")))
    statistics = table.dialog("statistics-title")
    expect(statistics).to_contain_text(say("par-about"))
    expect(statistics).to_contain_text(say("par-month") + ", 2")
