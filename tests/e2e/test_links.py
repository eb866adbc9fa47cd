"""Links from strangers: games of their own for rules that differ, and no pace that stops the table."""

import base64
import random
import re
import zlib

import pytest
from playwright.sync_api import expect
from test_accessible import clean
from words import like, say

from hearts.engine import shuffle
from hearts.engine.cards import each, name
from hearts.engine.game import Dealt, Game
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules

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


@pytest.mark.whole
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


def packed(text: str) -> str:
    """A text as a link holds it: `link.mjs` packs so."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")


def shared(hands: str = "") -> str:
    """A deal of kitty Hearts, its third: the record that a link holds; other hands may stand in it."""
    rules = Rules("kitty")
    key = shuffle.deal_key("a deal", 2, (("house", "5eed"),))
    dealt, kitty = shuffle.dealt(rules, key)
    names = ("Ann", "Ben", "Cleo", "Dee")
    seats = tuple([Seat("person" if not at else "iq:100", "ben", name) for at, name in enumerate(names)])
    game = Game.new(rules, 2).play(Dealt(dealt, kitty, (("house", "5eed"),)))
    return Record(game, "a deal", "", seats, (), 2).text().replace("share house 5eed", hands or "share house 5eed")


def test_a_deal_by_a_link_says_what_it_is_and_is_played_beside_ones_own_game(visit, casual):
    table = visit("?pace=0#deal=" + packed(shared()), kept=casual)
    dialog = table.dialog("shared_deal.title")
    expect(dialog).to_contain_text(say("shared_deal.sure"))
    expect(dialog).to_contain_text("Ben")
    own = table.text
    assert "#" not in table.page.evaluate("location.href")
    table.answer("shared_deal.yes")
    expect(table.page.locator("#practice")).to_be_visible()
    look = table.turn()
    deal = Record.read(shared(), later=True).game.deal
    assert sorted(card.code for card in look.hand) == sorted(map(name, each(deal.hands[0])))
    assert table.text == own
    table.page.evaluate("link => { location.hash = link }", "#deal=" + packed(shared("share house 5eee")))
    expect(dialog).to_contain_text(say("shared_deal.unsure"))
    table.answer("shared_deal.no")
    assert table.text == own


def test_a_link_to_no_deal_gets_a_sentence(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.turn()
    for rest in ("", packed("x" * 100_000), packed(shared().replace("iq:100", "diabolo:0"))):
        table.page.evaluate("link => { location.hash = link }", "#deal=" + rest)
        expect(table.page.get_by_text(like("shared_deal.nothing", "shared_deal.wrong")).first).to_be_visible()
        expect(table.page.locator("dialog[open]")).to_have_count(0)
        assert "#" not in table.page.evaluate("location.href")
        table.page.keyboard.press("Shift")  # it has been read; a longer one would move beside it
        expect(table.page.locator("#notice")).to_be_hidden()


def test_a_deal_is_laid_out_by_hand_and_played_beside_ones_own_game(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.turn()
    own = table.text
    table.call("layout")
    dialog = table.dialog("layout.title")
    play = dialog.get_by_role("button", name=say("layout.yes"))
    expect(play).to_be_disabled()
    for code in ("QS", "AS", "KH"):
        table.press(dialog.locator(f'[value="{code}"]'))
    expect(dialog.locator('[value="QS"]')).to_have_attribute("data-at", "0")
    table.press(dialog.locator('[value="AS"]'))
    expect(dialog.locator('[value="AS"]')).to_have_attribute("data-at", "")
    table.press(dialog.locator('label:has([name="layout-place"][value="3"])'))
    table.press(dialog.locator('[value="2C"]'))
    table.press(dialog.get_by_role("button", name=say("layout.fill")))
    expect(dialog.locator("#layout-said")).to_have_text(say("layout.whole"))
    dialog.get_by_label(say("layout.seat")).select_option("2")  # the hand that lay there is one's own now
    table.press(dialog.locator("#layout-scores"))
    dialog.get_by_role("spinbutton", name="Pauline").fill("200")
    expect(dialog.locator("#layout-why")).to_have_text(say("refused.handicap-range", value=200))
    dialog.get_by_role("spinbutton", name="Pauline").fill("42")
    expect(dialog.locator("#layout-why")).to_have_text("")
    table.press(dialog.get_by_text(say("layout.keep"), exact=True))
    dialog.get_by_label(say("layout.keep.name")).fill("Queen first")
    table.press(dialog.get_by_role("button", name=say("layout.keep.save")))
    expect(dialog.get_by_text(say("layout.keep.saved", name="Queen first"))).to_be_visible()
    dialog.get_by_label(say("layout.seat")).select_option("0")
    table.press(dialog.get_by_role("button", name="Queen first", exact=True))
    expect(dialog.get_by_label(say("layout.seat"))).to_have_value("2")
    table.press(dialog.get_by_role("button", name=say("layout.send")))
    send = table.dialog("send.of.deal")
    expect(send.get_by_role("textbox", name=say("send.link"))).to_have_value(re.compile("#deal="))
    link = send.get_by_role("textbox", name=say("send.link")).input_value()
    assert len(link) < 2000
    expect(send.get_by_role("img", name=say("send.code"))).to_be_visible()
    clean(table)
    with table.page.expect_download() as saving:
        table.press(send.get_by_role("button", name=say("send.save")))
    text = saving.value.path().read_text("utf-8")
    table.press(send.get_by_role("button", name=say("send.done")))
    table.press(play)
    expect(table.page.locator("#practice")).to_be_visible()
    codes = [card.code for card in table.turn().hand]
    assert not {"QS", "KH", "2C"} & set(codes) and len(codes) == 13
    assert table.text == own
    # The file, opened by whoever got it, asks as the link does.
    table.page.keyboard.press("Escape")
    table.call("replay")
    opened = table.dialog("open_record.title")
    opened.get_by_role("textbox").fill(text)
    table.press(opened.get_by_role("button", name=say("open_record.yes")))
    expect(table.dialog("shared_deal.title")).to_contain_text(say("shared_deal.laid"))
    expect(table.dialog("shared_deal.title")).to_contain_text("42")
    table.answer("shared_deal.no")
    assert table.text == own
