"""Links from strangers: games of their own for rules that differ, and no pace that stops the table."""

import random

import pytest
from playwright.sync_api import expect
from words import like, say

from hearts.engine.record import Record

GAMES = """() => Object.keys(localStorage).filter(key => key.startsWith('hearts.game?'))
    .map(key => localStorage[key])"""


def test_two_links_whose_rules_differ_at_their_end_have_games_of_their_own(visit, casual):
    link = "?pace=0&preset=deluxe%20players%3D5%20limit%3D"
    table = visit(link + "50", kept=casual, worker=True)  # a game by a link waits for those who think
    table.play_until(random.Random(1), 12)
    table.open(link + "200")
    table.turn()
    limits = [Record.read(text).game.rules.limit for text in table.page.evaluate(GAMES)]
    assert sorted(limits) == [50, 200]


def test_a_pace_that_cannot_be_is_the_usual_one_at_each_load(visit, casual):
    table = visit("?pace=3000000", kept=casual)
    for pace in ("3000000", "1e309", "inf"):
        table.open(f"?pace={pace}")
        look = table.turn()
        assert look.waits == "pass"
        assert float(table.page.evaluate("document.body.style.getPropertyValue('--pace')")) == 1
    table.give(look.hand[:3])
    assert table.turn(4).waits == "play"


# What somebody may write where the id of a set of the gallery stands.
HOSTILE = [
    "",
    "../../assets/sets/seaside",
    "https://elsewhere.example/set.json",
    "%73easide",
    "SEASIDE",
    "<img src=x onerror=alert(1)>",
    "{name}",
    "seaside" * 5000,
]
ASKED = (
    "performance.getEntriesByType('resource').map(one => one.name).filter(name => /[/]sets[/]|elsewhere/.test(name))"
)


def test_a_link_to_a_set_that_is_not_in_the_gallery_fetches_nothing_and_says_so(visit, casual):
    table = visit("?pace=0#set=" + HOSTILE[0], kept=casual)
    for id in HOSTILE:
        table.page.evaluate("id => { location.hash = '#set=' + id }", id)
        expect(table.page.get_by_text(say("gallery.unknown")).first).to_be_visible()
        assert "#" not in table.page.evaluate("location.href")
        expect(table.page.locator("dialog[open]")).to_have_count(0)
    assert table.page.evaluate(ASKED) == []
    assert table.page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('hearts.cast'))") == []
    table.play_until(random.Random(2), 8)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_link_to_a_set_of_the_gallery_asks_first_and_replaces_no_other_set(visit, casual, size):
    name = say("gallery.set.garden")
    several = '[{"id": "a", "name": "A", "iq": 60, "portrait": "ben"}]'
    mine = f'{{"cast": 1, "id": "garden", "name": "Mine", "characters": {several}}}'
    table = visit("?pace=0#set=garden", size=size, kept={**casual, "hearts.cast.garden": mine})
    table.press(table.dialog("gallery.ask", name=name).get_by_role("button", name=say("gallery.ask.no")))
    table.turn()
    assert table.page.evaluate(ASKED) == []
    table.page.evaluate("location.hash = '#set=garden'")
    table.press(table.dialog("gallery.ask", name=name).get_by_role("button", name=say("gallery.ask.yes")))
    dialog = table.dialog("new_game.title")
    expect(dialog.get_by_text(like("new_game.set.taken", name=name))).to_be_visible()
    expect(dialog.get_by_text(like("new_game.set.taken", name=name))).to_be_in_viewport()
    assert table.page.evaluate("localStorage['hearts.cast.garden']") == mine
    table.press(dialog.get_by_role("button", name=say("new_game.cancel")))
    table.page.evaluate("location.hash = '#set=workshop'")
    name = say("gallery.set.workshop")
    table.press(table.dialog("gallery.ask", name=name).get_by_role("button", name=say("gallery.ask.yes")))
    expect(dialog.get_by_text(say("new_game.set.kept", name=name))).to_be_visible()
    expect(dialog.get_by_role("radio", name=name)).to_be_checked()
