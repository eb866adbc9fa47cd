"""More than one person, game, tab or save in one browser: no hand is seen, no game overwritten."""

import random
import re

from person import Table, agrees
from playwright.sync_api import expect

from hearts.engine.record import Record


def test_behind_the_curtain_lies_no_card(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.press(table.button("New game"))
    table.page.get_by_role("combobox", name="Across").select_option(label="A person on this device")
    table.press(table.button("Deal the cards"))
    table.give(table.turn().hand[:3])
    curtain = table.dialog("Pass the device")
    for seat, name in ((2, "Michele"), (0, "You")) * 3:
        expect(curtain).to_be_visible()
        assert table.page.locator("[data-card]").count() == 0
        assert not re.search(r"\b(Clubs|Diamonds|Spades|Hearts), ", table.page.locator("main").inner_text())
        table.press(table.button(f"I am {name}"))
        look = table.turn()
        agrees(look, seat)
        table.act(look, random.Random(name))
        if table.turn(look.moves).waits != "dialog":
            break


def test_a_save_that_does_not_read_is_set_aside_and_told(visit):
    table = visit("?pace=0", kept={"hearts.game": "no game at all"})
    expect(table.page.locator("#notice")).to_contain_text("does not read")
    assert table.page.evaluate("localStorage['hearts.unreadable.1']") == "no game at all"
    look = table.turn()
    assert (look.waits, len(look.hand)) == ("pass", 13)
    agrees(look)


def test_a_link_with_a_seed_leaves_your_own_game_alone(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.play_until(random.Random(1), 20)
    mine = table.text()
    table.open("?seed=77&pace=0")
    table.play_until(random.Random(1), 12)
    linked = table.text()
    assert Record.read(linked).seed == "77"
    table.open("?pace=0")
    assert table.turn().text.startswith(mine)
    table.open("?seed=77&pace=0")
    assert table.turn().text.startswith(linked)


def test_the_same_link_deals_the_same_cards(visit, casual):
    first, second = (visit("?seed=77&pace=0", kept=casual).turn() for _ in range(2))
    assert [card.code for card in first.hand] == [card.code for card in second.hand]


def test_a_link_names_the_rules(visit, casual):
    table = visit("?seed=77&pace=0&preset=classic-pc", kept=casual)
    table.turn()
    assert table.record().game.rules.text() == "classic-pc"


def test_two_tabs_play_one_game(visit, casual):
    first = visit("?pace=0", kept=casual)
    first.play_until(random.Random(1), 9)
    second = Table(first.page.context.new_page(), first.home)
    second.open("?pace=0")
    second.play_until(random.Random(2), 25)
    ahead = second.text()
    stale = first.look()
    first.play(stale.playable[0])
    expect(first.page.locator("#notice")).to_contain_text("another tab")
    look = first.turn()
    assert look.text.startswith(ahead)
    agrees(look)
    first.play_until(random.Random(3), 40)
