"""Room on every screen: nothing to scroll at the table, every card with a strip to press, every button big enough."""

import random

import pytest
from conftest import company
from person import Table
from playwright.sync_api import expect
from test_variants import ONE_TAP

SCREENS = [(360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080)]
PHONES = [(360, 640), (390, 844)]

SCROLLS = """() => {
    const page = document.scrollingElement
    return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight]
}"""
# For each card of the hand: how wide the strip left of the next one is where its index stands (a fan is turned),
# whether its index is inside of the screen, and whether a press in the middle of the strip reaches it.
STRIPS = """() => {
    const cards = [...document.querySelectorAll('[role=group][aria-label="Your hand"] [role=button]')]
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


@pytest.mark.parametrize("size", [(568, 320), (640, 360), (740, 360)], ids=str)
def test_raised_cards_leave_the_prompt_free(visit, size):
    table = visit("?seed=5&pace=0", size=size, kept=company(*["iq:100"] * 4, rules="deluxe players=5"))
    for card in table.turn().hand[-3:]:
        table.choose(card)
    expect(table.page.locator("#hand .up")).to_have_count(3)
    table.page.wait_for_function("document.getAnimations().length === 0")
    assert table.lies_on("#prompt") == []


def test_a_window_enlarged_four_times_scrolls_to_everything(visit, casual):
    """1280x1024 at 400 %: the table keeps its height, and the hand can be played by click and by key."""
    table = visit("?seed=5&pace=0", size=(320, 256), kept={**casual, **ONE_TAP})
    look = table.turn()
    wider, higher = table.page.evaluate(SCROLLS)
    assert wider <= 0 and higher > 0
    for what in ("#pass", "#prompt", "#pad", "#cup"):
        assert table.lies_on(what) == []
    for part in ("#do-menu", "#pad", "#prompt", "#pass", "#hand .card"):
        table.page.locator(part).last.scroll_into_view_if_needed()
        expect(table.page.locator(part).last).to_be_in_viewport(ratio=1)
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


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_dialogs_fit_a_phones_width(visit, casual, size):
    table = visit("?seed=5&pace=0", size=size, kept=casual)
    table.turn()
    for button in ["Menu", "New game", "Score sheet", "Settings", "Rules", "How to play"]:
        table.call(button)
        dialog = table.page.locator("dialog[open]")
        assert dialog.evaluate("dialog => dialog.scrollWidth - dialog.clientWidth") <= 0, button
        assert dialog.evaluate("dialog => dialog.getBoundingClientRect().right <= innerWidth"), button
        assert max(table.page.evaluate(SCROLLS)) <= 0, button
        assert [name for name, *sides in table.page.evaluate(BUTTONS) if min(sides) < 24] == []
        table.page.keyboard.press("Escape")
