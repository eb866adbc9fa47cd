"""New game, settings and score sheet: opened, used and closed by mouse and by keys, and kept over a reload."""

import json
import random
import re

import pytest
from conftest import company
from person import Table, unnamed, written
from playwright.sync_api import expect
from test_variants import positions, saved
from words import like, say

# Whether a game is kept as it was, but for the line that names its minds.
KEPT_IS = "text => localStorage['hearts.game']?.replace(/\\nminds .*/, '') === text"


@pytest.fixture
def table(visit, casual) -> Table:
    """A table of players at sight, at the first pass; the person's own game, which no link names."""
    return visit("?pace=0", kept=casual)


def test_a_new_game_is_set_up_by_mouse(table):
    old = table.record().id
    table.call("new")
    dialog = table.dialog("new_game-title")
    table.customise(dialog)
    dialog.get_by_label(say("new_game-name")).fill("Ada")
    table.press(
        dialog.get_by_role("group", name=say("new_game-level")).get_by_role(
            "radio", name=say("level-name", level="easy")
        )
    )
    expect(table.iq_of(dialog, "Michele")).to_have_value("80")
    table.press(
        dialog.get_by_role("group", name=say("new_game-level")).get_by_role(
            "radio", name=say("level-name", level="medium")
        )
    )
    expect(table.iq_of(dialog, "Michele")).to_have_value("100")
    table.open_options(dialog)
    table.pick_rules(dialog, "classic-pc")
    limit = dialog.get_by_label(say("new_game-limit"))
    limit.fill("5")
    table.open_options(dialog)
    expect(limit).to_be_hidden()
    table.press(dialog.get_by_role("button", name=say("new_game-deal")))
    expect(limit).to_be_visible()  # what bars the deal is unfolded
    limit.fill("50")
    named = say("new_game-rules-set", rules=say("preset-name", preset="classic-pc"), limit=50)
    expect(dialog.get_by_text(named, exact=True)).to_be_visible()
    table.iq_of(dialog, "Ben").fill("160")
    expect(dialog.get_by_role("group", name=say("new_game-level")).get_by_role("radio", checked=True)).to_have_count(0)
    table.press(dialog.get_by_role("button", name=say("new_game-deal")))
    expect(dialog).to_be_hidden()
    expect(table.page.get_by_role("group", name=re.compile("^Ada, "))).to_be_visible()
    record = table.record()
    assert record.id != old
    assert record.game.rules.text() == "classic-pc limit=50"
    assert [(seat.name, seat.player) for seat in record.seats] == [
        ("Ada", "person"),
        ("Pauline", "iq:100"),
        ("Michele", "iq:100"),
        ("Ben", "iq:160"),
    ]


def test_a_new_game_is_set_up_by_keys(table):
    keys = table.page.keyboard
    keys.press("n")
    dialog = table.dialog("new_game-title")
    expect(dialog).to_be_visible()
    tab_to(table, "document.activeElement.parentElement.id === 'new-game-custom'")
    keys.press("Enter")
    tab_to(table, f"document.activeElement.ariaLabel === {json.dumps(say('new_game-seat-level', name='Pauline'))}")
    keys.press("ArrowRight")
    tab_to(table, f"document.activeElement.textContent === '{say('new_game-options')}'")
    keys.press("Enter")
    tab_to(table, "document.activeElement.id === 'new-game-limit'")
    keys.press("ControlOrMeta+a")
    keys.type("40")
    tab_to(table, f"document.activeElement.textContent === '{say('new_game-deal')}'")
    keys.press("Enter")
    expect(dialog).to_be_hidden()
    expect(table.page.locator("#pass-near")).to_be_visible()
    record = table.record()
    assert (record.game.rules.limit, record.seats[1].player) == (40, "iq:120")


def test_closing_the_new_game_dialog_keeps_the_game(table):
    before = table.text()
    table.call("new")
    table.press(table.button("new_game-cancel"))
    expect(table.dialog("new_game-title")).to_be_hidden()
    table.page.keyboard.press("n")
    expect(table.dialog("new_game-title")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.dialog("new_game-title")).to_be_hidden()
    assert unnamed(table.text()).startswith(unnamed(before))


def test_a_new_game_takes_the_place_of_a_running_one_only_after_a_question(table, shoot):
    look = table.turn()
    table.act(look, random.Random(1))
    before = table.turn(look.moves).text
    table.call("new")
    table.press(table.button("new_game-deal"))
    question = table.dialog("leave-title")
    expect(question).to_contain_text(say("leave-text"))
    shoot(table, "leave")
    table.press(question.get_by_role("button", name=say("leave-back")))
    expect(question).to_be_hidden()
    expect(table.dialog("new_game-title")).to_be_hidden()
    assert unnamed(table.text()) == unnamed(before)
    table.call("new")
    table.press(table.button("new_game-deal"))
    expect(question).to_be_visible()
    table.page.keyboard.press("Escape")  # it closes the question alone
    expect(question).to_be_hidden()
    expect(table.dialog("new_game-title")).to_be_visible()
    table.press(table.button("new_game-deal"))
    table.press(question.get_by_role("button", name=say("leave-on")))
    expect(table.dialog("new_game-title")).to_be_hidden()
    assert table.turn().text.split("\n")[1] != before.split("\n")[1]
    offered = table.role("region", "left-title")  # for some seconds
    table.press(offered.get_by_role("button", name=say("left-back")))
    table.page.wait_for_function(KEPT_IS, arg=unnamed(before))
    expect(offered).to_be_hidden()
    assert unnamed(table.turn().text) == unnamed(before)


OPEN = """name => {
    const button = document.createElement('button')
    button.dataset.do = `open ${name}`
    document.body.append(button)
    button.click()
    button.remove()
}"""


def test_the_game_that_was_left_last_is_brought_back_from_the_games_played(table):
    """Also later, and by turns: what is on the table then is left in its place."""
    look = table.turn()
    table.act(look, random.Random(1))
    before = table.turn(look.moves).text
    table.page.keyboard.press("n")
    table.press(table.button("new_game-deal"))
    focused = table.button("leave-back")
    expect(focused).to_be_focused()  # Enter would keep the game
    table.press(table.button("leave-on"))
    table.press(table.role("region", "left-title").get_by_role("button", name=say("left-no")))
    table.page.evaluate(OPEN, "history")
    table.press(table.dialog("history-title").get_by_role("button", name=say("history-left")))
    table.page.wait_for_function(KEPT_IS, arg=unnamed(before))


VALUES = (("settings-pace", "fast"), ("settings-deck", "four"), ("settings-tap", "twice"))


def test_settings_persist_over_a_reload(table):
    table.call("settings")
    dialog = table.dialog("settings-title")
    for id, value in VALUES:
        table.press(dialog.get_by_role("radio", name=say(id, value=value), exact=True))
    scores = table.page.locator(".tally .score")
    expect(scores.first).to_be_visible()
    for switch in ("left_handed", "scores"):
        table.press(dialog.get_by_role("checkbox", name=say("settings-label", setting=switch)))
    table.press(dialog.get_by_role("button", name=say("settings-done")))
    expect(dialog).to_be_hidden()
    expect(scores.first).to_be_hidden()
    table.reload()
    table.turn()
    expect(scores.first).to_be_hidden()
    table.call("settings")
    for id, value in VALUES:
        expect(dialog.get_by_role("radio", name=say(id, value=value), exact=True)).to_be_checked()
    expect(dialog.get_by_role("checkbox", name=say("settings-label", setting="left_handed"))).to_be_checked()
    expect(dialog.get_by_role("checkbox", name=say("settings-label", setting="scores"))).not_to_be_checked()
    expect(table.page.locator("body")).to_have_attribute("data-deck", "four")


def test_the_order_of_suits_that_is_chosen_has_no_box_of_another_colour(table):
    """Its signs stood in a white box on the green chip."""
    table.call("settings")
    signs = table.dialog("settings-title").locator('[name="suits"]:checked + span > [class^="ink-"]')
    expect(signs).to_have_count(4)
    own = "getComputedStyle(sign)", "getComputedStyle(sign.parentElement)"
    found = signs.evaluate_all(f"all => all.map(sign => [{own[0]}.backgroundColor, {own[0]}.color === {own[1]}.color])")
    assert found == [["rgba(0, 0, 0, 0)", True]] * 4


def test_always_two_asks_a_mouse_to_confirm_each_card(visit, casual):
    table = visit("?pace=0", kept={**casual, "hearts.settings": '{"tap": "twice"}'})
    look = table.turn()
    table.give(look.hand[:3])
    look = table.turn(4)
    card = look.playable[0]
    table.choose(card)
    assert table.look().moves == look.moves
    table.choose(card)
    table.turn(look.moves)
    assert card.code not in [held.code for held in table.look().hand]


def test_the_score_sheet_shows_the_deals_and_the_points_so_far(table):
    look = table.play_until(random.Random(1), 58)
    for opened in (lambda: table.press(table.button("page-sheet")), lambda: table.page.keyboard.press("o")):
        opened()
        dialog = table.dialog("sheet-title")
        expect(dialog).to_be_visible()
        assert table.sheet("sheet-title") == written(table.record())
        expect(dialog.get_by_role("row", name=like("sheet-now"))).to_be_visible()
        table.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    assert table.look().moves >= look.moves


# On this page every minute lasts an hour: what looks at the clock takes the device for a slow one.
SLOW = """() => {
    const now = performance.now.bind(performance)
    performance.now = () => 60 * now()
    window.coming = []
    new MutationObserver(() => window.coming.push(document.querySelector('#score-sheet')?.dataset.coming))
        .observe(document.body, {attributeFilter: ['data-coming'], subtree: true})
}"""


@pytest.mark.parametrize("slow", [False, True])
@pytest.mark.whole
def test_a_slow_device_lays_the_score_sheet_out_part_by_part_before_it_is_seen(visit, slow):
    """All at once a long game's took it twice as long as a task may."""
    game = next(
        game
        for game in positions("deluxe", 5, 6)
        if len(game.lines) == 4 and game.phase == "play" and game.waiting == (0,)
    )
    table = visit("?pace=0", kept=saved(game))
    table.turn()
    dialog = table.dialog("sheet-title")
    table.press(table.button("page-sheet"))
    expect(dialog).to_be_visible()
    table.page.keyboard.press("Escape")  # the dialog's modules and markup are there now
    expect(dialog).to_be_hidden()
    if slow:
        table.page.evaluate(SLOW)
    table.press(table.button("page-sheet"))
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name=say("sheet-back"))).to_be_focused()
    assert table.sheet("sheet-title") == written(table.record())
    if slow:
        assert table.page.evaluate("window.coming") == ["sheet", "more", None]
    table.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


@pytest.mark.parametrize(("button", "name"), [("rules", "rules_list-title"), ("help", "help-title")])
def test_rules_and_keys_open_and_close(table, button, name):
    table.call(button)
    dialog = table.dialog(name)
    expect(dialog).to_be_visible()
    table.press(dialog.get_by_role("button", name=say("menu-close")))
    expect(dialog).to_be_hidden()
    expect(table.button("page-menu")).to_be_focused()


def test_the_tabs_of_a_room_are_turned_by_the_keyboard_and_by_back(visit, casual):
    """The keyboard stands on the tab that is open, one dialog is open at a time, and Escape leads to the table."""
    table = visit("?pace=0", kept=casual)
    table.turn()
    table.call("learn")
    here = table.page.locator("dialog[open] .tabs [aria-current=page]")
    for name in ("learn", "rules", "tips", "help"):
        expect(table.page.locator("dialog[open]")).to_have_count(1)
        expect(here).to_have_text(say(f"tab-{name}"))
        expect(here).to_be_focused()
        expect(here).to_be_in_viewport(ratio=1)
        top = here.bounding_box()["y"]
        if name != "help":
            table.page.keyboard.press("Tab")
            table.page.keyboard.press("Enter")
            expect(table.page.locator(f"#{name}")).to_be_hidden()
            assert here.bounding_box()["y"] == top, "the tabs moved"
    back = table.page.locator("dialog[open]").get_by_role("button", name=say("menu-title"), exact=True)
    table.press(back)
    expect(table.dialog("menu-title")).to_be_visible()
    expect(table.page.locator("dialog[open]")).to_have_count(1)
    table.page.keyboard.press("Escape")
    expect(table.button("page-menu")).to_be_focused()
    table.call("rules")
    expect(table.dialog("rules_list-title")).to_be_visible()
    table.page.evaluate("history.back()")
    expect(table.page.locator("dialog[open]")).to_have_count(0)


def test_the_menu_tells_how_the_game_stands(visit, casual):
    table = visit("?seed=5&pace=0", kept=casual)
    table.turn()
    table.press(table.button("page-menu"))
    menu = table.dialog("menu-title")
    expect(menu.locator("#menu-deal")).to_have_text(table.page.locator("#title").inner_text())
    expect(menu.get_by_role("button", name=say("menu-continue"))).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(menu).to_be_hidden()
    table.play_until(random.Random(1), 57)
    table.answer("deal-next")
    scores = table.record().game.scores
    table.turn(57)
    table.press(table.button("page-menu"))
    expect(menu.locator("#menu-deal")).to_have_text(say("menu-at-deal", deal=2))
    better = len([score for score in scores if score < scores[0]])
    expect(menu.locator("#menu-place")).to_have_text(say("menu-place", place=better + 1))


def tab_to(table: Table, reached: str) -> None:
    """Press Tab until the keyboard is there."""
    for _ in range(30):
        if table.page.evaluate(reached):
            return
        table.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {reached}")


@pytest.mark.whole
def test_a_b_in_the_box_for_a_record_is_a_letter(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.call("replay")
    box = table.page.locator("textarea:visible")
    box.focus()
    table.page.keyboard.type("abB")
    expect(box).to_have_value("abB")
    expect(table.page.locator("#boss[open]")).to_have_count(0)


@pytest.mark.whole
def test_where_the_browser_has_no_full_screen_none_is_offered_and_the_key_says_so(visit, casual):
    table = visit("?pace=0", kept=casual, script="delete Element.prototype.requestFullscreen")
    table.turn()
    table.page.keyboard.press("f")
    expect(table.page.locator("#notice")).to_have_text(say("notice-no_full_screen"))
    table.press(table.button("page-menu"))
    table.press(table.door("menu-more"))
    more = table.dialog("more-title")
    expect(more.get_by_role("button", name=re.compile(f"^{say('more-boss')}"))).to_be_visible()
    expect(more.get_by_role("button", name=re.compile(f"^{say('more-full_screen')}"))).to_have_count(0)


@pytest.mark.parametrize(("button", "name", "value"), [("page-cup", "joe-title", "130")])
@pytest.mark.whole
def test_a_dialog_opens_with_the_keyboard_on_what_is_chosen(visit, casual, button, name, value):
    """The browser gives it to the first of several that exclude each other, and an arrow went on from there."""
    table = visit("?pace=0", kept=casual)
    table.turn()
    table.button(button).focus()
    table.page.keyboard.press("Enter")
    focused = table.dialog(name).locator(":focus")
    expect(focused).to_be_checked()
    assert focused.get_attribute("value") == value


# What a select of the width of its words would leave of this one.
ROOM = """select => {
    const alone = select.cloneNode()
    Object.assign(alone.style, {position: 'absolute', width: 'max-content'})
    alone.append(select.selectedOptions[0].cloneNode(true))
    select.after(alone)
    const needed = alone.offsetWidth
    alone.remove()
    return select.offsetWidth - needed
}"""


@pytest.mark.parametrize("sets", [1, 2])
@pytest.mark.whole
def test_new_game_begins_with_the_chosen_rules_where_the_levels_are_mixed(visit, sets):
    """The keyboard was on “Easy”, which nobody had chosen, and an arrow made all of them medium."""
    kept = company("iq:70", "iq:100", "iq:170")
    kept = {key: text.replace("michele", "alice/cat") for key, text in kept.items()} if sets == 2 else kept
    table = visit("?pace=0", kept=kept)
    table.turn()
    dialog = table.dialog("new_game-title")
    first, regulars = [
        dialog.get_by_role("radio", name=name) for name in (say("preset-deluxe-short"), "House regulars")
    ]
    for _ in range(2):
        table.page.keyboard.press("n")
        expect(first).to_be_focused()
        expect(regulars).to_be_checked(checked=sets == 1)
        for level in ("easy", "medium", "hard", "expert"):
            expect(dialog.get_by_role("radio", name=say("level-name", level=level))).not_to_be_checked()
        table.page.keyboard.press("Escape")


@pytest.mark.parametrize("wide", [390, 360])
@pytest.mark.whole
def test_who_a_person_is_can_be_read_in_new_game_on_a_phone(visit, casual, wide, shoot):
    """“A person on this device” was cut behind its third word."""
    table = visit("?pace=0", size=(wide, 640), kept=casual)
    table.call("new")
    seat = table.seat_card(table.dialog("new_game-title"), say("place-name", direction="across")).get_by_role(
        "combobox"
    )
    seat.select_option(label=say("new_game-seat-person"))
    expect(table.dialog("new_game-title").get_by_text(say("new_game-seat-here"))).to_be_visible()
    shoot(table, f"person-{wide}")
    assert seat.evaluate(ROOM) >= 0


@pytest.mark.parametrize(
    ("key", "name", "last"),
    [("?", "help-title", "#help-keys"), ("n", "new_game-title", "#new-game-party img >> nth=2")],
)
@pytest.mark.whole
def test_a_dialog_that_is_opened_again_has_the_keyboard(table, key, name, last):
    """What had it was written anew a moment later, and the keyboard was nowhere."""
    for _ in range(2):
        table.page.keyboard.press(key)
        expect(table.page.locator(last)).to_be_visible()  # it is filled in steps
        table.page.wait_for_function("new Promise(done => setTimeout(() => requestAnimationFrame(() => done(true))))")
        expect(table.dialog(name).locator(":focus")).to_have_count(1)
        table.page.keyboard.press("Escape")


@pytest.mark.whole
def test_the_bar_that_scrolls_a_dialog_has_the_colour_of_its_paper(table):
    """It was a white stripe along the paper."""
    table.call("settings")
    behind = table.dialog("settings-title").evaluate("node => getComputedStyle(node).scrollbarColor.split(') ')[1]")
    assert behind == "rgba(0, 0, 0, 0)"


def test_the_walk_leads_from_about_to_the_same_choice_and_touches_no_game(visit, casual):
    table = visit("?seed=5&pace=0", size="phone", kept=casual)
    before = table.turn(3)  # all others have passed
    table.call("about")
    table.press(table.button("about-fair-see"))
    walk = table.dialog("walk-title")
    for id in ("walk-on", "walk-deal", "walk-on", "walk-again"):
        button = walk.get_by_role("button", name=say(id), exact=True)
        expect(button).to_be_visible()
        if id == "walk-deal":
            table.press(button)  # nothing is dealt before there is a word
            walk.get_by_role("textbox").fill("a word")
        table.press(button)
    expect(walk).to_contain_text(say("walk-same-unfair"))
    expect(walk).to_contain_text(like("walk-same-yes"))
    table.press(walk.get_by_role("button", name=say("walk-done"), exact=True))
    expect(walk).to_have_count(0)
    after = table.look()
    assert (unnamed(after.text), after.moves) == (unnamed(before.text), before.moves)
    table.press(table.button("about-fair-see"))
    table.press(walk.get_by_role("button", name=say("walk-on"), exact=True))
    table.page.keyboard.press("Escape")
    expect(walk).to_have_count(0)


# Notes the id of each dialog that is shown.
NOTES = """window.shown = []
const show = HTMLDialogElement.prototype.showModal
HTMLDialogElement.prototype.showModal = function () { window.shown.push(this.id); return show.call(this) }"""


@pytest.mark.parametrize("held", ["people.pack", "relays.json"])
def test_a_door_that_is_still_to_be_fetched_or_filled_does_not_come_after_escape(visit, casual, site, held):
    """The door of people came after Escape: neither the question that fetches it nor its filling ended."""
    table = visit("?pace=0", kept=casual, script=NOTES)
    table.turn()
    with site.holding(held):
        with table.page.expect_request(f"**/{held}"):
            table.call("people")
        expect(table.page.locator("dialog[open]")).to_have_count(0)
        table.page.keyboard.press("Escape")
    table.press(table.button("page-menu"))
    expect(table.dialog("menu-title")).to_be_visible()
    assert "people" not in table.page.evaluate("shown")
    table.page.keyboard.press("Escape")
    table.call("people")
    expect(table.dialog("party-title")).to_be_visible()
    assert table.page.evaluate("shown.filter(id => id === 'people')") == ["people"]
