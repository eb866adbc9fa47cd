"""No room says or asks too much at once: how many controls and words each shows on a phone, before anything unfolds.

`pytest -s tests/e2e/test_rooms.py` prints the figures.
"""

from playwright.sync_api import expect
from words import say

# What is seen or can be scrolled to in the dialog that is open: controls, words, and tenths of the screen.
COUNT = """() => {
    const root = [...document.querySelectorAll('dialog[open]')].pop()
    const seen = node => node.checkVisibility({opacityProperty: true, visibilityProperty: true})
    const controls = [...root.querySelectorAll('button, select, input, textarea, summary, a[href]')]
        .filter(node => seen(node.closest('label') ?? node))
    const words = root.innerText.split(/\\s+/).filter(word => /[\\p{L}\\d]/u.test(word))
    return [controls.length, words.length]
}"""
# How much of what New game shows can only be scrolled to, in pixels.
BELOW = "node => node.scrollHeight - node.clientHeight"


def test_new_game_has_what_people_change_each_time_on_one_screen_of_a_phone(visit, casual):
    """45 controls and 180 words on 2.9 screens stood there, for whoever only wanted to play again."""
    table = visit("?pace=0", size=(390, 844), kept=casual)
    table.call("new")
    dialog = table.dialog("new_game.title")
    everything = dialog.locator(".all")
    expect(dialog.get_by_role("group", name=say("new_game.sets"), exact=True).get_by_role("radio")).to_have_count(3)
    assert everything.evaluate(BELOW) <= 0
    for preset in ("classic-pc", "omnibus", "deluxe"):
        table.pick_rules(dialog, preset)
        expect(dialog.locator("#new-game-custom > summary")).to_be_in_viewport()
    for group in ("new_game.sets", "new_game.level"):
        expect(dialog.get_by_role("group", name=say(group)).get_by_role("radio").last).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_role("button", name=say("new_game.people"))).to_be_in_viewport(ratio=1)
    controls, words = table.page.evaluate(COUNT)
    assert controls <= 22 and words <= 85
    table.customise(dialog)
    assert everything.evaluate(BELOW) > 0
