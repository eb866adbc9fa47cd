"""Room on every screen: nothing to scroll at the table, every card with a strip to press, every button big enough."""

import random

import pytest
from conftest import PEOPLE
from person import Table
from playwright.sync_api import expect
from test_variants import ONE_TAP, positions, saved
from words import say

from hearts.engine.record import Record, Seat

SCREENS = [(360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080)]
PHONES = [(360, 640), (390, 844)]

SCROLLS = """() => {
    const page = document.scrollingElement
    return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight]
}"""
# For each card of the hand: how wide the strip left of the next one is where its index stands (a fan is turned),
# whether its index is inside of the screen, and whether a press in the middle of the strip reaches it.
STRIPS = """() => {
    const cards = [...document.querySelectorAll('#hand [role=button]')]
    const edges = cards.map(card => {
        const [wide, high] = [card.offsetWidth, card.offsetHeight], at = new DOMMatrix(getComputedStyle(card).transform)
        return at.e + wide / 2 - at.a * wide / 2 - at.c * high / 4
    })
    return cards.map((card, at) => {
        const box = card.getBoundingClientRect(), row = box.top + card.offsetHeight / 4
        const next = cards[at + 1] && Math.abs(cards[at + 1].getBoundingClientRect().top - box.top) < 20
        const wide = next ? edges[at + 1] - edges[at] : card.offsetWidth
        const found = document.elementFromPoint(edges[at] + Math.min(wide, box.width) / 2, row)
        const right = edges[at] + card.offsetWidth * 0.38, low = row + card.offsetHeight / 4
        const inside = edges[at] >= -0.5 && right <= innerWidth && low <= innerHeight
        return {name: card.dataset.card, wide, inside, reached: card.contains(found)}
    })
}"""
BUTTONS = """() => [...document.querySelectorAll('button, select, [role=button], input')]
    .filter(button => button.checkVisibility()).map(button => {
        const box = button.getBoundingClientRect()
        const label = button.closest('label')?.getBoundingClientRect()
        const name = button.getAttribute('aria-label') || button.textContent || button.name
        return [name, Math.max(box.width, label?.width || 0), Math.max(box.height, label?.height || 0)]
    })"""
# Buttons of the table that something else lies on.
COVERED = """() => [...document.querySelectorAll('header button, main button')]
    .filter(button => button.checkVisibility()).filter(button => {
        const box = button.getBoundingClientRect()
        return !button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))
    }).map(button => button.getAttribute('aria-label') || button.textContent)"""


def check(table: Table) -> None:
    """Nothing scrolls, nothing is covered, everything is big enough to press."""
    assert max(table.page.evaluate(SCROLLS)) <= 0
    assert table.page.evaluate(COVERED) == []
    assert [button for button in table.page.evaluate(BUTTONS) if min(button[1:]) < 24] == []
    for card in table.page.evaluate(STRIPS):
        assert card["inside"] and card["reached"] and card["wide"] >= 24, card


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_fits_without_scrolling(visit, casual, size):
    table = visit("?seed=5&pace=0", size=size, kept=casual)
    look = table.turn()
    check(table)
    for card in look.hand[:3]:
        table.choose(card)
    check(table)
    table.press(table.pass_button)
    look = table.turn(4)
    check(table)
    for _ in range(3):
        table.act(look, random.Random(1))
        look = table.turn(look.moves)
        check(table)


@pytest.mark.parametrize("size", [(640, 280), (568, 260), (568, 232)], ids=str)
def test_the_lowest_windows_do_not_scroll(visit, casual, size):
    """In the pass and in a trick no button lies on a plate."""
    table = visit("?seed=5&pace=0", size=size, kept={**casual, **ONE_TAP})
    look = table.turn()
    assert table.page.evaluate(SCROLLS) == [0, 0]
    for card in look.hand[:3]:
        table.choose(card)
    expect(table.pass_button).to_be_visible()
    assert table.lies_on("#pass") == []
    table.press(table.pass_button)
    table.turn(4)
    assert table.page.evaluate(SCROLLS) == [0, 0]
    assert table.lies_on("#prompt") == []


def test_a_window_enlarged_four_times_scrolls_to_everything(visit, casual):
    """1280x1024 at 400 %: the table keeps its height, and the hand can be played by click and by key."""
    table = visit("?seed=5&pace=0", size=(320, 256), kept={**casual, **ONE_TAP})
    look = table.turn()
    wider, higher = table.page.evaluate(SCROLLS)
    assert wider <= 0 and higher > 0
    for what in ("#pass", "#prompt", "#pad", "#cup"):
        assert table.lies_on(what) == []
    for part in ("#do-menu", "#pad", "#prompt", "#hand .card"):
        table.page.locator(part).last.scroll_into_view_if_needed()
        expect(table.page.locator(part).last).to_be_in_viewport(ratio=0.99)  # a page scrolls by whole pixels
    table.give(look.hand[:3])
    look = table.turn(4)
    table.play(look.playable[0])
    look = table.turn(look.moves)
    table.page.evaluate("scrollTo(0, 0)")
    card = table.card(look.playable[0])
    card.evaluate("card => { document.activeElement.blur(); card.focus() }")
    expect(card).to_be_in_viewport()
    table.page.keyboard.press("Enter")
    table.turn(look.moves)


@pytest.mark.whole
def test_a_window_that_is_narrower_than_any_phone_scrolls_to_everything(visit, casual):
    table = visit("?seed=5&pace=0", size=(195, 700), kept=casual)
    table.turn()
    wider, higher = table.page.evaluate(SCROLLS)
    assert wider > 0 and higher <= 0
    for what in ("#pass", "#prompt", "#pad", "#cup", ".seat[data-side='1'] .who"):
        assert [it for it in table.lies_on(what) if it != "disc"] == [], what
    for part in ("#do-menu", "#cup", "#hand .card"):
        table.page.locator(part).last.scroll_into_view_if_needed()
        expect(table.page.locator(part).last).to_be_in_viewport(ratio=0.99)


@pytest.mark.whole
def test_on_a_phone_the_dialogs_that_the_menu_opens_are_as_wide_as_the_menu(visit, casual):
    table = visit("?seed=5&pace=0", size=(390, 844), kept=casual)
    table.turn()
    table.press(table.button("page-menu"))
    wide = table.dialog("menu-title").bounding_box()["width"]
    table.press(table.door("menu-train"))
    assert table.dialog("problems-title").bounding_box()["width"] == wide


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.whole
def test_what_is_chosen_on_a_phone_is_as_high_as_a_finger(visit, casual, size):
    table = visit("?seed=5&pace=0", size=size, kept=casual)
    table.turn()
    for button in ("new", "settings"):
        table.call(button)
        chips = table.page.locator("dialog[open] .row label")
        expect(chips.first).to_be_visible()
        seen = [label for label in chips.all() if label.is_visible()]
        assert len(seen) > 5 and min(label.bounding_box()["height"] for label in seen) >= 43, button
        table.page.keyboard.press("Escape")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.whole
def test_the_buttons_of_a_replay_are_as_large_as_there_is_room(visit, players):
    game = next(game for game in positions(f"deluxe players={players}", 3, 9) if game.waiting == (0,) and game.lines)
    table = visit("?pace=0", size=(390, 844), kept=saved(game))
    table.turn()
    table.call("replay")
    table.press(table.dialog("open_record-title").get_by_role("button", name=say("open_record-own")))
    steps = table.page.get_by_role("group", name=say("open_record-title"), exact=True).get_by_role("button")
    expect(steps).to_have_count(8)
    sizes = ((360, 640, 30, 32), (390, 844, 35, 43), (844, 390, 36, 31), (640, 360, 26, 29), (568, 320, 40, 27))
    for wide, high, width, height in sizes:
        table.page.set_viewport_size({"width": wide, "height": high})
        boxes = [button.bounding_box() for button in steps.all()]
        assert min(box["width"] for box in boxes) >= width, f"{wide}x{high}"
        assert min(box["height"] for box in boxes) >= height, f"{wide}x{high}"


# The points that stick out of their plates.
OUTSIDE = """() => [...document.querySelectorAll('.seat:not(.empty)')].flatMap(seat => {
    const plate = (seat.matches('.mine') ? seat : seat.querySelector('.who')).getBoundingClientRect()
    return [...seat.querySelectorAll('.score, .deal:not(:empty)')].filter(text => {
        const box = text.getBoundingClientRect()
        return box.left < plate.left + 1 || box.right > plate.right - 1
    }).map(text => `${seat.textContent}: ${text.textContent}`)
})"""


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (390, 844), (844, 390), (1280, 800)], ids=str)
@pytest.mark.whole
def test_long_scores_and_names_stay_on_their_plates(visit, size):
    """In Spot most scores have three digits."""
    late = [game for game in positions("spot players=6 limit=1000", 3, 25) if game.phase == "play" and game.lines]
    game = max(late, key=lambda game: sum(abs(score) > 99 for score in game.scores) + 0.1 * len(game.deal.table.tricks))
    names = [("You and your name 20", "you"), *PEOPLE[1:]]
    minds = ("person", *["iq:100"] * 5)
    seats = tuple(Seat(mind, face, name) for mind, (name, face) in zip(minds, names, strict=True))
    kept = {"hearts.game": Record(game, "e2e", "1", seats).text(), **ONE_TAP}
    table = visit("?pace=0", size=size, kept=kept)
    assert max(game.scores) > 99
    assert table.page.evaluate(OUTSIDE) == []
    assert [each for each in table.lies_on(".seat.mine") if each in ("pad", "cup")] == []
