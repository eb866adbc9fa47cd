"""The history: the games that have ended, each with its sheet and its deals; shared, deleted, covered while it runs."""

import random
import re

import pytest
from conftest import begun
from person import Table
from playwright.sync_api import expect
from test_accessible import clean
from test_archive_kept import concede, kept
from test_variants import positions, saved
from words import in_turn, like, say
from years import lived

from hearts.app.words import phrases
from hearts.engine.record import Record

AT_SIGHT = begun(20, "iq:100", "iq:80", "iq:110", rules="deluxe limit=60")

# The least contrast of these texts to what they lie on, as WCAG has it; axe-core does not look at what is hidden from
# screen readers, as the signs of cards are.
LEAST = """texts => {
    const numbers = colour => (colour.match(/[\\d.]+/g) || []).map(Number)
    const light = colour => numbers(colour).slice(0, 3).map(part => part / 255)
        .map(part => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
        .reduce((sum, part, at) => sum + part * [.2126, .7152, .0722][at], 0)
    const ground = node => {
        const colour = getComputedStyle(node).backgroundColor
        return numbers(colour)[3] === 0 ? ground(node.parentElement) : colour
    }
    return Math.min(...texts.map(text => {
        const [low, high] = [getComputedStyle(text).color, ground(text)].map(light).sort((one, two) => one - two)
        return (high + .05) / (low + .05)
    }))
}"""


def opened(table: Table):
    """The history, from the settings."""
    table.call("history")
    dialog = table.dialog("history-title")
    expect(dialog).to_be_visible()
    return dialog


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_game_of_years_ago_is_opened_and_stepped_through(visit, casual, size, shoot):
    table = visit("?pace=0", size=size, kept=casual)
    table.turn()
    lived(table, 75)
    dialog = opened(table)
    expect(dialog.get_by_role("status").first).to_have_text(say("history-count", count=75))
    games = dialog.get_by_role("listitem")
    expect(games).to_have_count(30)
    clean(table)
    shoot(table, "history")
    table.press(dialog.get_by_role("button", name=say("history-more")))
    expect(games).to_have_count(60)
    table.press(games.nth(4).get_by_role("button"))
    expect(dialog.get_by_role("heading", name=say("history-deal", deal=1, deals=12))).to_be_visible()
    expect(dialog.get_by_role("table", name=say("sheet-title")).get_by_role("row")).to_have_count(14)
    clean(table)
    dialog.get_by_role("heading", name=say("history-deal", deal=1, deals=12)).scroll_into_view_if_needed()
    table.press(dialog.get_by_role("button", name=say("history-next")))
    expect(dialog.get_by_role("heading", name=say("history-deal", deal=2, deals=12))).to_be_visible()
    tricks = dialog.get_by_role("table", name=say("history-tricks"))
    expect(tricks.get_by_role("row")).to_have_count(14)
    shoot(table, "history-deal")
    table.press(dialog.get_by_role("button", name=say("history-back")))
    expect(games).to_have_count(60)


@pytest.mark.whole
def test_back_from_a_game_far_down_the_list_it_is_in_sight_and_has_the_keyboard(visit, casual):
    """The list began at its top again, and the keyboard was lost."""
    table = visit("?pace=0", size="phone", kept=casual)
    table.turn()
    lived(table, 75)
    dialog = opened(table)
    table.press(dialog.get_by_role("button", name=say("history-more")))
    game = dialog.get_by_role("listitem").nth(44).get_by_role("button")
    table.press(game)
    table.press(dialog.get_by_role("button", name=say("history-back")))
    expect(game).to_be_focused()
    expect(game).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_of_many_games_those_with_somebody_are_listed(visit, casual, size, shoot):
    table = visit("?pace=0", size=size, kept=casual)
    table.turn()
    lived(table, 75)
    dialog = opened(table)
    choice, games = dialog.get_by_role("combobox", name=say("history-choice")), dialog.get_by_role("listitem")
    told = dialog.get_by_role("status").first
    for kind, said in (
        (
            say("history-result", result="lost"),
            like("history-place", players=4),
        ),
        (say("preset-name", preset="deluxe"), say("preset-name", preset="deluxe")),
        ("Michele", "Michele"),
    ):
        line = choice.locator("option").filter(has_text=re.compile(rf"^{kind} \(\d+\)$"))
        label = line.text_content()
        count = int(label.partition("(")[2][:-1])
        assert 0 < count < 75
        choice.select_option(label=label)
        expect(told).to_have_text(say("history-some", count=count, games=75))
        expect(games).to_have_count(min(count, 30))
        expect(games.filter(has_text=said)).to_have_count(min(count, 30))
    clean(table)
    shoot(table, "history-some")
    table.press(games.nth(2).get_by_role("button"))
    table.press(dialog.get_by_role("button", name=say("history-back")))
    expect(told).to_have_text(say("history-some", count=count, games=75))
    expect(games.nth(2).get_by_role("button")).to_be_focused()
    choice.focus()
    table.page.keyboard.press("Home")  # by key
    expect(told).to_have_text(say("history-count", count=75))


def test_the_game_just_played_tells_what_its_record_tells(visit):
    table = visit("?pace=0", kept=AT_SIGHT)
    table.play_until(random.Random(5), 75)
    concede(table)
    record = Record.read(kept(table, 1)[0])
    table.answer("game-again")
    table.turn()
    dialog = opened(table)
    table.press(
        dialog.get_by_role("listitem").get_by_role(
            "button",
            name=in_turn(like("history-place", place=say("tale-place", place=4), players=4), like("history-gave_up")),
        )
    )
    expect(dialog.get_by_role("heading", name=say("history-deal", deal=1, deals=2))).to_be_visible()
    points = dialog.get_by_role("table", name=say("sheet-title")).locator("tbody tr:not(.now) td b").all_text_contents()
    assert [int(each.replace("−", "-")) for each in points] == list(record.game.lines[0].points)
    row = dialog.get_by_role("table", name=say("history-tricks")).get_by_role("row").nth(1)
    first = Record.read(record.text().partition("deal 2")[0]).game.deal
    assert first is not None
    trick = first.table.tricks[0]
    expect(row.get_by_role("cell")).to_have_count(5)  # the tricks come a frame after the hands
    cells = row.get_by_role("cell").all_text_contents()
    for index, card in enumerate(trick.cards):
        seat = trick.seat(index, 4)
        assert phrases.card(card) in cells[seat]
        assert (say("history-took") in cells[seat]) == (seat == trick.winner(4))
    with table.page.expect_download() as download:
        table.press(dialog.get_by_role("button", name=say("history-save")))
    assert download.value.path().read_text("utf-8") == record.text()


@pytest.mark.whole
def test_a_link_to_the_same_cards_is_offered_where_a_link_can_deal_them(visit):
    table = visit("?pace=0", kept=AT_SIGHT)
    for games in (1, 2):
        table.play_until(random.Random(1), 8)
        concede(table)
        texts = kept(table, games)
        table.play_again()
        table.turn()
    assert sorted(bool(Record.read(text).seed) for text in texts) == [False, True]  # the second one's is a secret
    dialog = opened(table)
    for number, published in ((0, False), (1, True)):
        table.press(dialog.get_by_role("listitem").nth(number).get_by_role("button"))
        expect(dialog.get_by_role("button", name=say("send-of-game"))).to_be_enabled()
        expect(dialog.get_by_role("table").first).to_be_visible()
        expect(dialog.get_by_role("button", name=say("history-link"))).to_be_visible(visible=published)
        table.press(dialog.get_by_role("button", name=say("history-back")))


def test_a_game_is_deleted_after_a_question_and_counts_no_more(visit, casual):
    table = visit("?pace=0", kept=casual)
    table.turn()
    lived(table, 3)
    dialog = opened(table)
    quick = "button => { button.click(); document.getElementById('history-delete').click() }"  # before it has been read
    dialog.get_by_role("listitem").first.get_by_role("button").evaluate(quick)
    expect(dialog.get_by_role("table").first).to_be_visible()
    table.press(table.button("history-no"))
    expect(table.button("history-yes")).to_have_count(0)
    table.press(dialog.get_by_role("button", name=say("history-delete")))
    clean(table)
    table.press(table.button("history-yes"))
    expect(dialog.get_by_role("status").first).to_have_text(say("history-deleted"))
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    assert len(kept(table, 2)) == 2


# Another tab deletes this game.
DROP = """id => new Promise((done, fail) => {
    const asked = indexedDB.open('moonshot hearts', 1)
    asked.onsuccess = () => {
        const deed = asked.result.transaction(['rows', 'games'], 'readwrite')
        for (const name of ['rows', 'games']) deed.objectStore(name).delete(id)
        deed.oncomplete = () => { asked.result.close(); done() }
        deed.onabort = fail
    }
})"""


@pytest.mark.whole
def test_a_game_that_another_tab_has_deleted_is_told_as_deleted(visit, casual):
    """It was told as one whose record cannot be read, and stayed in the list."""
    table = visit("?pace=0", kept=casual)
    table.turn()
    lived(table, 3)
    dialog = opened(table)
    game = dialog.get_by_role("listitem").nth(1).get_by_role("button")
    table.page.evaluate(DROP, game.get_attribute("value"))
    table.press(game)
    expect(dialog.get_by_text(say("history-gone"))).to_be_visible()
    for name in ("history-copy", "send-of-game", "history-save"):
        expect(dialog.get_by_role("button", name=say(name))).to_be_disabled()
    table.press(dialog.get_by_role("button", name=say("history-back")))
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    expect(dialog.get_by_role("status").first).to_have_text(say("history-count", count=2))


@pytest.mark.whole
def test_a_game_that_is_played_on_shows_no_cards(visit):
    table = visit("?pace=0", kept=AT_SIGHT)
    before = table.play_until(random.Random(1), 20).text
    concede(table)
    kept(table, 1)
    table.page.evaluate("text => { localStorage['hearts.game'] = text }", before)
    table.reload()
    table.turn()
    dialog = opened(table)
    table.press(dialog.get_by_role("listitem").get_by_role("button"))
    expect(dialog.get_by_text(say("history-running"))).to_be_visible()
    expect(dialog.get_by_role("table")).to_have_count(0)
    expect(dialog.get_by_role("button", name=say("history-copy"))).to_be_disabled()


# All that is spoken from now on.
HEARD = """() => {
    const region = document.querySelector('[role=status]')
    window.heard = []
    new MutationObserver(() => heard.push(region.textContent)).observe(region, {childList: true, characterData: true})
}"""


@pytest.mark.whole
def test_where_no_deal_is_finished_the_table_says_that_there_is_no_replay_of_this_game(visit, casual):
    table = visit("?seed=5&pace=0", kept=casual)
    table.turn()
    table.call("replay")
    table.page.evaluate(HEARD)
    table.press(table.button("open_record-own"))
    expect(table.dialog("open_record-title")).to_be_hidden()
    told = say("replay-none")
    expect(table.page.locator("#notice")).to_have_text(told)
    assert told in table.page.evaluate("heard")  # somebody may have said hello since


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.whole
def test_a_replay_lies_on_nobody_and_tells_nothing_of_ones_own_game(visit, players):
    """What has been played stood beside it, of the game that waits; the panel hid a portrait, and its head scrolled."""
    own = next(game for game in positions(f"deluxe players={players}", 5, 2) if game.lines and game.phase == "play")
    kept = {**saved(own), "hearts.settings": '{"seen": true}'}
    table = visit("?pace=0", kept=kept)
    beside = table.page.get_by_role("complementary", name=say("seen-title"))
    expect(beside).to_be_visible()
    wide = table.page.locator("#table").evaluate("table => table.clientWidth")
    table.call("replay")
    table.press(table.button("open_record-own"))
    panel = table.page.get_by_role("region", name=say("replay-title"))
    expect(panel).to_contain_text(say("replay-before", deal=1))
    expect(beside).to_be_hidden()
    assert table.page.locator("#table").evaluate("table => table.clientWidth") > wide
    for _ in range(12):
        panel.get_by_label(say("replay-up")).check()
        assert [name for name in table.lies_on(".replay") if len(name) > 2] == []  # the corner of a card at most
        assert panel.evaluate("panel => panel.scrollHeight <= panel.clientHeight")
        table.page.keyboard.press("ArrowRight")
    table.press(panel.get_by_role("button", name=say("replay-end")))
    expect(beside).to_be_visible()


@pytest.mark.parametrize("settings", ["{}", '{"deck": "four"}'], ids=["two colours", "four colours"])
@pytest.mark.whole
def test_the_cards_of_a_game_can_be_read_in_the_dark(visit, casual, settings):
    """They have the colours of the cards, and black lay on a dark paper."""
    table = visit("?pace=0", size="phone", kept={**casual, "hearts.settings": settings}, color_scheme="dark")
    table.turn()
    lived(table, 3)
    dialog = opened(table)
    table.press(dialog.get_by_role("listitem").first.get_by_role("button"))
    expect(dialog.get_by_role("table", name=say("history-tricks"))).to_be_visible()
    signs = dialog.locator(".hands [class^=pip-], .tricks [class^=pip-]")
    assert signs.count() > 52
    assert signs.evaluate_all(LEAST) >= 4.5
