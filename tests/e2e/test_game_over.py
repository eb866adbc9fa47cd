"""The end of a game: the podium, what happened, what it did to the statistics, a text to share, and once more."""

import random

import pytest
from conftest import company
from past import past
from person import Table, written
from playwright.sync_api import expect
from test_accessible import clean
from test_archive_kept import concede
from words import like, say

from hearts.app.statistics.tale import Tale
from hearts.app.statistics.telling import story

# Whether the portraits stand on the edge of the cloth: over no words above, and with their own words below it.
STANDS = """() => {
    const all = kind => [...document.querySelectorAll(`#ending ${kind}`)].map(node => node.getBoundingClientRect())
    const [cloth, words] = [all('header')[0].bottom, all('#ending-text')[0].bottom]
    const high = Math.min(...all('.podium li > :first-child').map(one => one.top))
    const ranks = Math.min(...all('.podium .rank').map(one => one.top))
    return [words <= high, high < cloth, cloth <= ranks]
}"""


@pytest.fixture(params=["desktop", pytest.param("phone", marks=pytest.mark.whole)])
def table(visit, request) -> Table:
    """A short game."""
    kept = company("iq:100", "iq:100", "iq:100", rules="deluxe limit=20")
    found = visit("?pace=0", size=request.param, kept=kept)
    if request.param == "desktop":
        found.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    return found


def test_the_end_of_a_game_tells_its_story(table, shoot):
    chance = random.Random(3)
    table.play_until(chance, 20)
    table.press(table.button(like("page-sheet")).first)
    tricks = table.record().game.view(0).table.tricks
    expect(table.dialog("sheet-title").locator("details tbody tr")).to_have_count(len(tricks))
    clean(table)
    shoot(table, "sheet-tricks")
    table.page.keyboard.press("Escape")
    table.play_out(chance)
    assert table.sheet("ending-game") == written(table.record())
    ending = table.dialog("ending-game")
    tale, seats = Tale(table.record()), table.record().seats
    places = ending.get_by_role("list", name=say("tale-places")).get_by_role("listitem")
    expect(places).to_have_count(4)
    for index, (place, seat) in enumerate(tale.places):
        expect(places.nth(index)).to_contain_text(f"{say('tale-place', place=place)} {seats[seat].name}")
    for index, sentence in enumerate(story(tale, [who.name for who in seats], 0)):
        assert (sentence in ending.inner_text()) == (index < 2)  # two highlights; a text to share has all of them
    expect(ending).to_contain_text(say("tale-games", count=1))
    assert table.page.evaluate(STANDS) == [True] * 3
    clean(table)
    shoot(table, "tale")
    rest = ending.get_by_role("button", name=say("tale-more"))
    expect(ending.locator(".ends button")).to_have_count(3)  # play again, review, more
    table.press(rest)
    clean(table)
    shoot(table, "tale-more")
    if not table.touch:
        table.press(ending.get_by_role("button", name=say("tale-share")))
        expect(ending.get_by_role("status")).to_have_text(say("tale-copied"))
        shared = table.page.evaluate("navigator.clipboard.readText()")
        assert (
            shared.startswith(say("tale-shared-title", rules=say("preset-name", preset="deluxe")))
            and "?preset=" in shared
        )
        with table.page.expect_download() as download:
            table.press(ending.get_by_role("button", name=say("tale-picture")))
        assert download.value.path().read_bytes().startswith(b"\x89PNG")
        expect(ending.get_by_role("status")).to_have_text(say("tale-saved"))
    deals, first = len(table.record().game.lines), table.record().id
    table.press(ending.get_by_role("button", name=like("tale-on-limit")))
    expect(ending).to_be_hidden()
    look = table.turn()
    assert look.deal == deals + 1 and len(table.record().game.lines) == deals and table.record().id != first
    concede(table)
    expect(ending).to_contain_text(say("tale-apart"))
    table.press(rest)
    expect(ending.get_by_role("button", name=like("tale-on-limit"))).to_have_count(0)
    table.press(ending.get_by_role("button", name=say("game-on")))
    expect(ending).to_be_hidden()
    assert [who.name for who in table.record().seats] == [seats[index].name for index in (0, 3, 1, 2)]


@pytest.mark.whole
def test_who_has_won_is_seen_first(visit):
    """The sheet is longer than the screen, and its last buttons have the keyboard."""
    table = visit("?pace=0", kept=past(4, 9, "deluxe limit=500"))
    table.turn()
    concede(table)
    ending = table.dialog("ending-game")
    expect(ending.get_by_role("button", name=say("game-again"))).to_be_focused()
    assert ending.evaluate("dialog => [dialog.scrollTop, dialog.scrollHeight > dialog.clientHeight]") == [0, True]


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.whole)])
@pytest.mark.whole
def test_a_shared_first_place_stands_on_the_cloth_too(visit, shoot, size):
    table = visit("?pace=0", size=size, kept=past(1, 4, seed=4))
    table.turn()
    concede(table)
    expect(
        table.dialog("ending-game").get_by_role("list", name=say("tale-places")).get_by_role("listitem")
    ).to_have_count(4)
    assert table.page.evaluate(STANDS) == [True] * 3
    shoot(table, "shared")


@pytest.mark.whole
def test_a_game_that_was_left_before_a_deal_was_finished_tells_nothing_and_can_be_gone_on_with(visit, casual, shoot):
    """It told four places, all with no points, and counted as the first game."""
    table = visit("?pace=0", kept=casual)
    before = table.turn()
    concede(table)
    ending = table.dialog("ending-game")
    expect(ending.get_by_role("heading")).to_have_text(say("game-left-you"))
    expect(ending.get_by_role("table")).to_have_count(0)
    expect(ending.get_by_role("list")).to_have_count(0)
    expect(ending.locator(".ends button")).to_have_text([say("game-new"), say("game-rejoin")])
    clean(table)
    shoot(table, "left")
    table.press(table.button("game-rejoin"))
    expect(ending).to_be_hidden()
    after = table.turn()
    assert [card.code for card in after.hand] == [card.code for card in before.hand]
    table.call("statistics")
    expect(table.dialog("statistics-title")).to_contain_text(say("statistics-none"))


def test_a_page_that_comes_back_to_the_end_of_a_game_tells_its_story_too(visit):
    """What tells it comes with the second pack, after the end is on the screen; then it never did."""
    table = visit("?pace=0", kept=past(1, rules="deluxe deals=1"))
    ending = table.dialog("ending-game")
    expect(ending.get_by_role("list", name=say("tale-places")).get_by_role("listitem")).to_have_count(4)
    table.press(ending.get_by_role("button", name=say("tale-more")))
    expect(ending.get_by_role("button", name=say("tale-share"))).to_be_visible()


@pytest.mark.whole
def test_a_game_that_ends_before_the_second_pack_is_there_tells_its_story_when_it_comes(visit, site):
    """The sky over the end came with the pack as well, and left an error where it was not there yet."""
    with site.holding("later.pack"):
        table = visit("?pace=1", kept=past(0, 53, "deluxe deals=1"))
        table.play(table.turn().playable[0])
        ending = table.dialog("ending-game")
        expect(ending.get_by_role("button", name=say("game-again"))).to_be_focused()
        expect(ending.get_by_role("list", name=say("tale-places"))).to_have_count(0)
    expect(ending.get_by_role("list", name=say("tale-places")).get_by_role("listitem")).to_have_count(4)


def test_the_end_of_a_game_can_be_left_and_the_table_leads_back_to_it(table):
    """Escape and Menu did nothing, and the statistics were seen only after another game had begun."""
    table.play_out(random.Random(3))
    ending = table.dialog("ending-game")
    expect(ending.get_by_role("list", name=say("tale-places"))).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(ending).to_be_hidden()
    table.press(table.button("deal-result"))
    expect(ending).to_be_visible()
    table.press(ending.get_by_role("button", name=say("tale-more")))
    table.press(ending.get_by_role("button", name=say("tab-statistics")))
    expect(table.dialog("statistics-title")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(ending).to_be_visible()
    if not ending.get_by_role("button", name=say("menu-close")).is_visible():
        table.press(ending.get_by_role("button", name=say("tale-more")))
    table.press(ending.get_by_role("button", name=say("menu-close")))
    expect(ending).to_be_hidden()
    table.press(table.button("deal-result"))
    table.answer("game-again")
    expect(table.page.locator("#passing")).to_be_visible()
