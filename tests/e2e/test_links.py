"""Links from strangers: games of their own for rules that differ, and no pace that stops the table."""

import base64
import random
import re
import zlib

import pytest
from person import unnamed
from playwright.sync_api import expect
from test_accessible import clean
from words import like, say

from hearts.arena.referee import play_on
from hearts.engine import shuffle
from hearts.engine.cards import each
from hearts.engine.cards import name as name_of
from hearts.engine.checking import deals
from hearts.engine.game import Dealt, Game
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.minds.instinct import Instinct

NAMES = ("Ann", "Ben", "Cleo", "Dee")
INSTALLED = "performance.getEntriesByType('resource').some(one => one.name.endsWith('install.mjs'))"
DROP = """text => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'a.hearts'))
    const table = document.getElementById('table')
    for (const type of ['dragover', 'drop']) {
        const event = new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true})
        if (table.dispatchEvent(event)) throw new Error(`The browser would act on ${type} itself.`)
    }
}"""
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
        expect(table.page.get_by_text(say("gallery-unknown")).first).to_be_visible()
        assert "#" not in table.page.evaluate("location.href")
        expect(table.page.locator("dialog[open]")).to_have_count(0)
    assert table.page.evaluate(ASKED) == []
    assert table.page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('hearts.cast'))") == []
    table.play_until(random.Random(2), 8)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_link_to_a_set_of_the_gallery_asks_first_and_replaces_no_other_set(visit, casual, size):
    name = say("gallery-set", set="garden")
    several = '[{"id": "a", "name": "A", "iq": 60, "portrait": "ben"}]'
    mine = f'{{"cast": 1, "id": "garden", "name": "Mine", "characters": {several}}}'
    table = visit("?pace=0#set=garden", size=size, kept={**casual, "hearts.cast.garden": mine})
    table.press(table.dialog("gallery-ask", name=name).get_by_role("button", name=say("gallery-ask-no")))
    table.turn()
    assert table.page.evaluate(ASKED) == []
    table.page.evaluate("location.hash = '#set=garden'")
    table.press(table.dialog("gallery-ask", name=name).get_by_role("button", name=say("gallery-ask-yes")))
    dialog = table.dialog("new_game-title")
    expect(dialog.get_by_text(like("new_game-set-taken", name=name))).to_be_visible()
    expect(dialog.get_by_text(like("new_game-set-taken", name=name))).to_be_in_viewport()
    assert table.page.evaluate("localStorage['hearts.cast.garden']") == mine
    table.press(dialog.get_by_role("button", name=say("new_game-cancel")))
    table.page.evaluate("location.hash = '#set=workshop'")
    name = say("gallery-set", set="workshop")
    table.press(table.dialog("gallery-ask", name=name).get_by_role("button", name=say("gallery-ask-yes")))
    expect(dialog.get_by_text(say("new_game-set-kept", name=name))).to_be_visible()
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
    seats = tuple([Seat("person" if not at else "iq:100", "ben", name) for at, name in enumerate(NAMES)])
    game = Game.new(rules, 2).play(Dealt(dealt, kitty, (("house", "5eed"),)))
    return Record(game, "a deal", "", seats, (), 2).text().replace("share house 5eed", hands or "share house 5eed")


def test_a_deal_by_a_link_says_what_it_is_and_is_played_beside_ones_own_game(visit, casual):
    table = visit("?pace=0#deal=" + packed(shared()), kept=casual)
    dialog = table.dialog("shared_deal-title")
    expect(dialog).to_contain_text(say("shared_deal-sure"))
    expect(dialog).to_contain_text("Ben")
    own = table.turn(3).text  # all others have passed
    assert "#" not in table.page.evaluate("location.href")
    table.answer("shared_deal-yes")
    expect(table.page.locator("#practice")).to_be_visible()
    look = table.turn()
    deal = Record.read(shared(), later=True).game.deal
    assert sorted(card.code for card in look.hand) == sorted(map(name_of, each(deal.hands[0])))
    assert unnamed(table.text()) == unnamed(own)
    table.page.evaluate("link => { location.hash = link }", "#deal=" + packed(shared("share house 5eee")))
    expect(dialog).to_contain_text(say("shared_deal-unsure"))
    table.answer("shared_deal-no")
    assert unnamed(table.text()) == unnamed(own)


def test_a_link_to_no_deal_gets_a_sentence(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.turn()
    for rest in ("", packed("x" * 100_000), packed(shared().replace("iq:100", "diabolo:0"))):
        table.page.evaluate("link => { location.hash = link }", "#deal=" + rest)
        expect(table.page.get_by_text(like("shared_deal-nothing", "shared_deal-wrong")).first).to_be_visible()
        expect(table.page.locator("dialog[open]")).to_have_count(0)
        assert "#" not in table.page.evaluate("location.href")
        table.page.keyboard.press("Shift")  # it has been read; a longer one would move beside it
        expect(table.page.locator("#notice")).to_be_hidden()


def test_a_deal_is_laid_out_by_hand_and_played_beside_ones_own_game(visit, casual):
    table = visit("?pace=0", kept=casual)
    own = table.turn(3).text
    table.call("layout")
    dialog = table.dialog("layout-title")
    play = dialog.get_by_role("button", name=say("layout-yes"))
    expect(play).to_be_disabled()
    for code in ("QS", "AS", "KH"):
        table.press(dialog.locator(f'[value="{code}"]'))
    expect(dialog.locator('[value="QS"]')).to_have_attribute("data-at", "0")
    table.press(dialog.locator('[value="AS"]'))
    expect(dialog.locator('[value="AS"]')).to_have_attribute("data-at", "")
    table.press(dialog.locator('label:has([name="layout-place"][value="3"])'))
    table.press(dialog.locator('[value="2C"]'))
    table.press(dialog.get_by_role("button", name=say("layout-fill")))
    expect(dialog.locator("#layout-said")).to_have_text(say("layout-whole"))
    dialog.get_by_label(say("layout-seat")).select_option("2")  # the hand that lay there is one's own now
    table.press(dialog.locator("#layout-scores"))
    dialog.get_by_role("spinbutton", name="Pauline").fill("200")
    expect(dialog.locator("#layout-why")).to_have_text(say("refused-handicap-range", value=200))
    dialog.get_by_role("spinbutton", name="Pauline").fill("42")
    expect(dialog.locator("#layout-why")).to_have_text("")
    table.press(dialog.get_by_text(say("layout-keep"), exact=True))
    dialog.get_by_label(say("layout-keep-name")).fill("Queen first")
    table.press(dialog.get_by_role("button", name=say("layout-keep-save")))
    expect(dialog.get_by_text(say("layout-keep-saved", name="Queen first"))).to_be_visible()
    dialog.get_by_label(say("layout-seat")).select_option("0")
    table.press(dialog.get_by_role("button", name="Queen first", exact=True))
    expect(dialog.get_by_label(say("layout-seat"))).to_have_value("2")
    table.press(dialog.get_by_role("button", name=say("layout-send")))
    send = table.dialog("send-of-deal")
    expect(send.get_by_role("textbox", name=say("send-link"))).to_have_value(re.compile("#deal="))
    link = send.get_by_role("textbox", name=say("send-link")).input_value()
    assert len(link) < 2000
    expect(send.get_by_role("img", name=say("send-code"))).to_be_visible()
    clean(table)
    with table.page.expect_download() as saving:
        table.press(send.get_by_role("button", name=say("send-save")))
    text = saving.value.path().read_text("utf-8")
    table.press(send.get_by_role("button", name=say("send-done")))
    table.press(play)
    expect(table.page.locator("#practice")).to_be_visible()
    codes = [card.code for card in table.turn().hand]
    assert not {"QS", "KH", "2C"} & set(codes) and len(codes) == 13
    assert unnamed(table.text()) == unnamed(own)
    # The file, opened by whoever got it, asks as the link does.
    table.page.keyboard.press("Escape")
    table.call("replay")
    opened = table.dialog("open_record-title")
    opened.get_by_role("textbox").fill(text)
    table.press(opened.get_by_role("button", name=say("open_record-yes")))
    expect(table.dialog("shared_deal-title")).to_contain_text(say("shared_deal-laid"))
    expect(table.dialog("shared_deal-title")).to_contain_text("42")
    table.answer("shared_deal-no")
    assert unnamed(table.text()) == unnamed(own)


def whole() -> Record:
    """A game of three deals of a published seed."""
    seats = tuple([Seat("person" if not at else "iq:100", "ben", name) for at, name in enumerate(NAMES)])
    game = Game.new(Rules("classic-pc", deals=3))
    while game.phase != "over":
        game = play_on(game, "7", [Instinct()] * 4)
    return Record(game, "1764240000000-5eed", "7", seats)


@pytest.mark.whole
def test_a_game_by_a_link_says_what_it_is_and_is_replayed_or_played_beside_ones_own(visit, casual, shoot):
    text = whole().text()
    table = visit("?pace=0#game=" + packed(text), kept=casual)
    dialog = table.dialog("shared_game-title")
    for name in NAMES:
        expect(dialog).to_contain_text(name)
    expect(dialog).to_contain_text(say("shared_game-sure"))
    expect(dialog).to_contain_text("2025")  # when it was begun
    clean(table)
    shoot(table, "open-game")
    own = table.turn(3).text
    assert "#" not in table.page.evaluate("location.href")
    table.answer("shared_game-no")
    expect(table.page.locator("#replay")).to_be_hidden()
    table.page.evaluate("link => { location.hash = link }", "#game=" + packed(text))
    table.press(dialog.get_by_role("button", name=say("shared_game-play", count=3)))
    expect(table.page.locator("#practice")).to_be_visible()
    chance, dealt = random.Random(1), [move.hands[0] for move in deals(whole())]
    for number in range(2):
        look = table.turn(57 * number)
        assert sorted(card.code for card in look.hand) == sorted(map(name_of, each(dealt[number])))
        table.play_until(chance, 57 * (number + 1))
        table.answer("deal-next")
    table.play_out(chance)
    ending = table.dialog("ending-game")
    table.press(ending.get_by_role("button", name=like("practice-back", "practice-leave")))
    table.turn()
    assert unnamed(table.text()) == unnamed(own)
    table.page.evaluate("link => { location.hash = link }", "#game=" + packed(text.replace("TC", "TD", 1)))
    expect(table.dialog("open_record-title").get_by_role("status")).to_contain_text(like("open_record-wrong"))


@pytest.mark.whole
def test_a_file_that_is_dropped_on_the_table_asks_as_its_link_does(visit, casual):
    table = visit("?pace=0", kept=casual)
    own = table.turn(3).text
    table.page.wait_for_function(INSTALLED)
    table.page.evaluate(DROP, whole().text())
    expect(table.dialog("shared_game-title")).to_contain_text("Cleo")
    table.answer("shared_game-no")
    table.page.evaluate(DROP, shared())
    expect(table.dialog("shared_deal-title")).to_contain_text(say("shared_deal-sure"))
    table.answer("shared_deal-no")
    table.page.evaluate(DROP, "hearts 2\nnonsense")
    expect(table.dialog("resume-title")).to_contain_text(like("resume-wrong"))
    table.answer("resume-no")
    assert unnamed(table.text()) == unnamed(own) and "pace=0" in table.page.url
