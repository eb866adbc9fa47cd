"""The things of the table: the last trick, and the menu that holds everything."""

import random
import re

import pytest
from person import Table, unnamed
from playwright.sync_api import expect
from test_accessible import clean
from test_layout import last_of
from test_variants import deal, saved
from words import like, say

from hearts.app.words import phrases

# From now on, what moves of names and scores, also right after something that a person does.
SHIFTS = """() => {
    window.shifts = []
    new PerformanceObserver(list => list.getEntries().forEach(({sources}) => sources.forEach(({node}) => {
        if (['called', 'tally'].includes(node?.className)) shifts.push(node.parentElement.textContent)
    }))).observe({type: 'layout-shift'})
}"""


@pytest.fixture(params=["desktop", "phone"])
def table(visit, casual, request) -> Table:
    """A table of casual players; the person's own game."""
    return visit("?pace=0", size=request.param, kept=casual)


def said(table: Table) -> str:
    """What the live region says."""
    return table.page.get_by_role("status").first.inner_text()


@pytest.mark.parametrize("by", ["button", "key", "click"])
def test_the_last_trick_is_shown_for_as_long_as_it_is_held(table, shoot, by):
    look = table.play_until(random.Random(1), 12)
    done = table.record().game.view(0).table.tricks[-1]
    prompt = table.page.locator("#prompt")
    asked = prompt.inner_text()
    if by == "key":
        table.page.keyboard.down("l")
    elif by == "button":
        table.button("page-last").dispatch_event("pointerdown") if table.touch else table.button("page-last").hover()
        if not table.touch:
            table.page.mouse.down()
    else:
        table.button("page-last").dispatch_event("click")  # as a screen reader presses it
    expect(prompt).to_have_text(like("prompt-last"))
    expect(table.trick.get_by_role("img")).to_have_count(4)
    expect(table.trick.get_by_role("img", name=like("trick-winning"))).to_have_count(1)
    assert len(table.look().trick) == len(done.cards)
    assert said(table).startswith(say("aloud-last"))
    shoot(table, f"last-trick-{by}")
    clean(table)
    if by == "key":
        table.page.keyboard.up("l")
    elif by == "button":
        table.page.dispatch_event("body", "pointerup") if table.touch else table.page.mouse.up()
    else:
        table.press(table.page.locator("#table"), position={"x": 20, "y": 200})
    expect(prompt).to_have_text(asked)
    assert table.look().trick == look.trick and table.look().moves == look.moves


@pytest.mark.parametrize("by", ["tap", "click"])
def test_a_tap_shows_the_last_trick_until_the_next_act(visit, casual, shoot, by):
    table = visit("?pace=0", size="phone" if by == "tap" else "desktop", kept=casual)
    look = table.play_until(random.Random(1), 12)
    button, prompt = table.button("page-last"), table.page.locator("#prompt")
    asked = prompt.inner_text()
    for end, place in ((button, {}), (table.page.locator("#table"), {"position": {"x": 20, "y": 200}})):
        table.press(button)
        expect(prompt).to_have_text(like("prompt-last"))
        expect(table.trick.get_by_role("img")).to_have_count(4)
        shoot(table, f"last-trick-{by}-stays")
        table.press(end, **place)  # the button again, or anything else
        expect(prompt).to_have_text(asked)
    assert table.look().trick == look.trick and table.look().moves == look.moves


@pytest.mark.whole
def test_before_a_trick_is_taken_there_is_no_last_one(table):
    table.turn()
    expect(table.button("page-last")).to_be_disabled()
    table.page.keyboard.press("l")
    expect(table.page.locator("#prompt")).to_have_text(like("prompt-pass"))


def test_the_menu_opens_everything_and_closes_by_key(table, shoot):
    table.turn()
    menu = table.dialog("menu-title")
    doors = {"play": "new_game", "train": "problems", "games": "history", "learn": "learn", "settings": "settings"}
    for name, dialog in {**doors, "more": "more"}.items():
        table.press(table.button("page-menu"))
        shoot(table, "menu")
        table.press(table.door(f"menu-{name}"))
        expect(menu).to_be_hidden()
        expect(table.dialog(f"{dialog}-title")).to_be_visible()
        table.page.keyboard.press("Escape")
    expect(table.button("page-undo")).to_be_disabled()
    table.press(table.button("page-menu"))
    expect(menu).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_cup_finishes_the_deal_and_a_card_or_a_key_stops_it(visit, casual, shoot, size):
    table = visit("", size=size, kept={**casual, "hearts.settings": '{"pace": "normal"}'})
    table.turn()
    table.press(table.button("page-cup"))
    dialog = table.dialog("joe-title")
    table.press(dialog.get_by_role("radio", name=say("settings-joe", value="70"), exact=True))
    clean(table)
    shoot(table, "joe")
    table.press(dialog.get_by_role("button", name=say("joe-yes")))
    prompt = table.page.locator("#prompt")
    expect(prompt).to_have_text(say("prompt-resting"))
    table.page.wait_for_function("document.body.dataset.moves > 12")
    shoot(table, "joe-plays")
    if table.touch:
        table.hand.get_by_role("button").first.tap(position={"x": 9, "y": 30})
    else:
        table.page.keyboard.press("x")
    expect(prompt).not_to_have_text(say("prompt-resting"))
    look = table.turn(12)
    assert look.waits == "play"
    assert dict(table.record().notes)["joe"] == "1"
    moves = look.moves
    table.press(table.button("page-cup"))
    table.press(dialog.get_by_role("button", name=say("joe-yes")))
    expect(table.page.locator("body")).to_have_attribute("data-resting", "")
    table.page.wait_for_function("moves => document.body.dataset.moves > moves", arg=moves)
    table.press(table.button("page-cup"))
    expect(prompt).not_to_have_text(say("prompt-resting"))


def test_the_computer_plays_the_deal_out_while_nobody_touches_anything(table):
    table.turn()
    table.press(table.button("page-cup"))
    table.press(table.dialog("joe-title").get_by_role("button", name=say("joe-yes")))
    expect(table.button("deal-next")).to_be_visible()
    assert len(table.record().game.lines) == 1


def test_a_finished_trick_waits_for_a_tap_where_that_is_set(table, shoot):
    table.turn()
    table.call("settings")
    settings = table.dialog("settings-title")
    table.press(settings.get_by_role("checkbox", name=say("settings-label", setting="wait")))
    shoot(table, "settings")
    clean(table)
    table.press(settings.get_by_role("button", name=say("settings-done")))
    chance, prompt = random.Random(1), table.page.locator("#prompt")
    taps = like("prompt-tap", "prompt-tap-you")
    look = table.turn()
    while not taps.search(prompt.inner_text()):
        table.act(look, chance)
        table.page.wait_for_function(
            "([moves, taps]) => document.body.dataset.moves > moves"
            " && !document.querySelector('#passing:not([hidden])')"
            " && (document.body.dataset.turn === '0'"
            " || new RegExp(taps).test(document.getElementById('prompt').textContent))",
            arg=[look.moves, taps.pattern],
        )
        look = table.look()
    expect(prompt).to_have_text(taps)
    expect(table.trick.get_by_role("img")).to_have_count(4)
    shoot(table, "wait")
    table.press(prompt, force=True)  # the words let a tap through to the table
    expect(prompt).not_to_have_text(taps)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_last_card_plays_itself_where_that_is_set(visit, size):
    kept = {**saved(last_of("deluxe", 3)), "hearts.settings": '{"forced": "last"}'}
    table = visit("?pace=0", size=size, kept=kept)
    expect(table.dialog("ending-game")).to_be_visible()


# Games that are kept.
GAMES = "Object.keys(localStorage).filter(key => key.startsWith('hearts.game') || key.startsWith('hearts.finished'))"


@pytest.mark.whole
def test_the_portraits_that_come_later_make_the_sheet_about_oneself_no_larger(visit, casual, site):
    with site.holding("assets/casts/"):
        table = visit("?pace=0", kept=casual)
        table.turn()
        table.call("me")
        dialog = table.dialog("me-title")
        expect(dialog.get_by_role("radio", name=say("me-face", face="you"))).to_be_visible()
        before = dialog.bounding_box()
        assert dialog.get_by_role("radio", name="Mad Hatter").count() == 0
    expect(dialog.get_by_role("radio", name="Mad Hatter")).to_be_visible()
    assert dialog.bounding_box() == before


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_demonstration_goes_on_until_a_tap_offers_the_seat(visit, casual, shoot, size):
    table = visit("", size=size, kept={**casual, "hearts.settings": '{"pace": "normal"}'})
    look = table.turn()
    kept = table.text()
    table.call("problems")
    table.page.evaluate(SHIFTS)
    table.press(table.dialog("problems-title").get_by_role("button", name=re.compile(f"^{say('problems-demo')}")))
    prompt = table.page.locator("#prompt")
    expect(prompt).to_have_text(say("prompt-demo"))
    assert table.page.evaluate("shifts") == [], "who sits down brings a plate along"
    table.page.wait_for_function("document.body.dataset.moves > 11")
    shoot(table, "demo-up")
    clean(table)
    table.press(prompt, force=True)  # the words let a tap through to the table
    dialog = table.dialog("demo-title")
    table.press(dialog.get_by_role("radio", name=say("settings-demo", value="down")))
    table.press(dialog.get_by_role("radio", name=say("settings-pace", value="instant")))
    shoot(table, "demo")
    clean(table)
    table.press(dialog.get_by_role("button", name=say("demo-watch")))
    expect(table.hand.get_by_role("button", name=say("hand-back")).first).to_be_visible()
    shoot(table, "demo-down")
    table.page.wait_for_function("document.body.dataset.deal > 1")
    if table.touch:
        table.press(table.page.locator("#table"), position={"x": 20, "y": 200})
    else:
        table.page.keyboard.press("Enter")
    table.press(dialog.get_by_role("button", name=say("demo-sit")))
    expect(dialog).to_be_hidden()
    assert table.turn().hand == look.hand
    assert unnamed(table.text()).startswith(unnamed(kept)) and table.page.evaluate(GAMES) == ["hearts.game"]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_boss_sees_a_spreadsheet_and_the_game_waits(visit, casual, shoot, size):
    table = visit("", size=size, kept={**casual, "hearts.settings": '{"pace": "normal"}'})
    look, title = table.turn(), table.page.title()
    table.give(look.hand[:3])
    keys = table.page.keyboard
    if table.touch:
        table.call("boss")
    else:
        keys.press("b")
    sheet = table.dialog("boss-title")
    expect(sheet).to_be_visible()
    expect(table.page).to_have_title(say("boss-front"))
    icon = table.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "./assets/icons/sheet.svg")
    moves = table.look().moves
    sheet.get_by_role("textbox", name="B3", exact=True).fill("10000")
    expect(sheet.locator('[data-sum="3"]')).to_have_text("33650")
    expect(sheet.locator('[data-sum="B"]')).to_have_text("60458")
    shoot(table, "boss")
    clean(table)
    assert table.look().moves - moves <= 1, "a card may be on its way"
    keys.press("b")
    expect(sheet).to_be_visible()
    assert sheet.get_by_role("textbox", name="B3", exact=True).input_value().endswith("b")
    if table.touch:
        table.press(sheet.get_by_role("button", name=say("boss-back")))
    else:
        keys.press("Escape")
    expect(sheet).to_be_hidden()
    expect(table.page).to_have_title(title)
    expect(icon).to_have_attribute("href", "./assets/icons/icon.svg")
    assert table.turn(4).waits == "play"
    keys.press("b")
    expect(sheet).to_be_visible()
    keys.press("b")
    expect(sheet).to_be_hidden()


def test_what_has_been_played_is_counted_from_what_the_player_may_know(table, site, shoot):
    look = table.play_until(random.Random(1), 30)
    view = table.record().game.view(0)
    size = table.page.viewport_size
    narrow = size is not None and size["width"] < 600
    if narrow:
        table.call("seen")
        panel = table.dialog("seen-title")
    else:
        table.page.keyboard.press("w")
        panel = table.page.get_by_role("complementary", name=say("seen-title"))
    expect(panel).to_be_visible()
    for suit, name in enumerate("CDSH"):
        row = panel.get_by_role("img", name=like("seen-row", suit=say("seen-suit", suit=name)))
        expect(row).to_contain_text(say("seen-out", count=bin(view.unseen >> 13 * suit & 8191).count("1")))
    expect(panel.get_by_role("row")).to_have_count(5)
    expect(panel).to_contain_text(
        like(
            "seen-dear",
            "seen-dear-played",
            "seen-dear-taken",
            card=phrases.card(36),
        )
    )
    clean(table)
    shoot(table, "seen")
    if narrow:
        table.press(panel.get_by_role("button", name=say("seen-back")))
        expect(panel).to_be_hidden()
        return
    assert said(table) == say("seen-shown")
    before = panel.inner_text()
    table.play(look.playable[0])
    table.turn(look.moves)
    assert panel.inner_text() != before
    wide = "document.getElementById('table').clientWidth"
    narrower = table.page.evaluate(wide)
    with site.holding("later.pack"):  # the panel comes with it, and has its room before
        table.reload()
        assert table.page.evaluate(wide) == narrower
        table.turn()
    expect(panel).to_be_visible()
    assert table.page.evaluate(wide) == narrower
    table.press(panel.get_by_role("button", name=say("seen-close")))
    expect(panel).to_be_hidden()
    table.page.keyboard.press("w")
    expect(panel).to_be_visible()
    table.page.set_viewport_size({"width": 800, "height": 700})
    expect(panel).to_be_hidden()
    table.page.keyboard.press("w")
    expect(table.dialog("seen-title")).to_be_visible()
    table.page.keyboard.press("w")
    expect(table.dialog("seen-title")).to_be_hidden()


def test_a_game_without_undo_says_so_and_is_still_asked_about(table, shoot):
    table.turn()
    table.call("new")
    dialog = table.dialog("new_game-title")
    table.open_options(dialog)
    table.press(
        dialog.get_by_role("group", name=say("new_game-undo")).get_by_role(
            "radio", name=say("new_game-undo_way", undo="off")
        )
    )
    shoot(table, "new-game")
    clean(table)
    deal(table)
    look = table.play_until(random.Random(1), 8)
    expect(table.button("page-undo")).to_be_disabled()
    table.page.keyboard.press("u")
    expect(table.page.locator("#notice")).to_have_text(say("notice-undo-off"))
    assert table.look().moves == look.moves and dict(table.record().notes)["takebacks"] == "off"
    table.call("new")
    table.press(dialog.get_by_role("button", name=say("new_game-deal")))
    expect(table.page.locator("dialog[open]").last).to_contain_text(re.compile("game"))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_new_game_opens_when_the_sets_are_there_and_nothing_moves_under_a_finger(visit, casual, size):
    """The chips of the sets came later and pushed all below them down: a finger met another thing."""
    table = visit("?pace=0", size=size, kept=casual)
    table.turn()
    table.call("new")
    dialog = table.dialog("new_game-title")
    expect(dialog).to_be_visible()
    tops = "all => all.filter(each => each.checkVisibility()).map(each => [each.id, each.getBoundingClientRect().top])"
    before = dialog.locator("[id]").evaluate_all(tops)
    chips = dialog.get_by_role("group", name=say("new_game-sets")).get_by_role("radio")
    assert chips.count() == 3
    table.settled()
    assert dialog.locator("[id]").evaluate_all(tops) == before
    assert dialog.locator(".all").evaluate("part => part.tabIndex") == -1, "no ring around the part that scrolls"


@pytest.mark.parametrize("size", ["desktop", "phone", (844, 390), (2560, 1440)])
def test_the_hand_is_spread_as_wide_as_there_is_room(visit, casual, size):
    """Cards that are few lie beside one another; many use the whole width, and none leaves the page."""
    table = visit("?pace=0", size=size, kept=casual)
    table.play_until(random.Random(1), 3 * 4 + 24)  # seven cards are left
    table.turn()
    lefts = "all => all.map(card => card.getBoundingClientRect()).map(box => [box.left, box.right])"
    before = table.hand.locator(".card").evaluate_all(lefts)
    table.call("settings")
    settings = table.dialog("settings-title")
    table.press(settings.get_by_role("radio", name=say("settings-rows", value="wide")))
    table.press(settings.get_by_role("button", name=say("settings-done")))
    table.page.wait_for_function("document.documentElement.dataset.rows === 'wide'")
    after = table.hand.locator(".card").evaluate_all(lefts)
    assert after[-1][0] - after[0][0] > before[-1][0] - before[0][0]
    assert after[0][0] >= 0 and after[-1][1] <= table.page.viewport_size["width"]
    clean(table)
    table.reload()
    assert table.page.evaluate("document.documentElement.dataset.rows") == "wide"


def test_the_hand_is_sorted_as_the_player_likes(visit, casual, shoot):
    table = visit("?pace=0", kept=casual)
    cards = {card.code for card in table.turn().hand}
    table.call("settings")
    settings = table.dialog("settings-title")
    suits = settings.get_by_role("group", name=say("settings-label", setting="suits"))
    table.press(suits.get_by_role("radio", name=re.compile("^♥")))
    table.press(
        settings.get_by_role("group", name=say("settings-label", setting="ranks")).get_by_role(
            "radio", name=say("settings-ranks", value="down")
        )
    )
    table.press(settings.get_by_role("checkbox", name=say("settings-label", setting="points_first")))
    shoot(table, "settings-hand")
    table.press(settings.get_by_role("button", name=say("settings-done")))

    def place(code: str) -> tuple[bool, int, int]:
        counts = code[1] == "H" or code in ("QS", "JD")
        return not counts, "HSDC".index(code[1]), -"23456789TJQKA".index(code[0])

    for _ in range(2):
        assert [card.code for card in table.turn().hand] == sorted(cards, key=place)
        table.reload()


def test_the_player_has_a_name_and_a_face(table, shoot):
    before = table.turn(3).moves  # the others have passed
    table.call("me")
    dialog = table.dialog("me-title")
    table.press(dialog.get_by_role("radio", name="Mad Hatter"))
    dialog.get_by_role("textbox", name=say("me-name")).fill("Ada")
    clean(table)
    shoot(table, "me")
    table.press(dialog.get_by_role("button", name=say("me-done")))
    expect(table.page.get_by_role("group", name=re.compile("^Ada, "))).to_be_visible()
    assert table.look().moves == before
    seat = table.record().seats[0]
    assert (seat.player, seat.face, seat.name) == ("person", "alice/hatter", "Ada")
    table.act(table.look(), random.Random(1))  # the game goes on
    table.turn(before)
    table.reload()
    expect(table.page.locator(".seat.mine img")).to_have_attribute("src", re.compile("alice/hatter-"))
    table.call("new")
    expect(table.dialog("new_game-title").get_by_label(say("new_game-name"))).to_have_value("Ada")
    expect(table.page.locator("#new-game-face")).to_have_attribute("src", re.compile("alice/hatter-"))


# A key that closes the sheet and the next one that opens it, before the browser has moved the focus away from there.
TWO_KEYS = """() => {
    const sheet = document.querySelector('.office')
    for (const key of ['x', 'b'])
        sheet.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}))
}"""


@pytest.mark.whole
def test_the_spreadsheet_comes_again_at_once(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.turn()
    table.page.keyboard.press("b")
    expect(table.dialog("boss-title")).to_be_visible()
    table.page.evaluate(TWO_KEYS)
    expect(table.dialog("boss-title")).to_be_visible()


@pytest.mark.whole
def test_any_key_or_tap_beside_the_cells_of_the_spreadsheet_returns(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.turn()
    sheet, keys = table.dialog("boss-title"), table.page.keyboard
    for key in ("x", "Enter", "p", " "):
        keys.press("b")
        expect(sheet).to_be_visible()
        expect(sheet.locator("[title]")).to_have_attribute("title", say("boss-back"))
        keys.press(key)
        expect(sheet).to_be_hidden()
    for place in (sheet.get_by_role("rowheader", name="3", exact=True), sheet.locator(".formula")):
        keys.press("b")
        table.press(place, force=True)
        expect(sheet).to_be_hidden()
    keys.press("b")
    table.press(sheet.get_by_role("textbox", name="B3", exact=True))
    keys.type("xb")
    expect(sheet).to_be_visible()
    look = table.look()
    assert look.phase == "pass" and not any(card.chosen for card in look.hand)  # no key has come through to the table
