"""No room says or asks too much at once: how many controls and words each shows on a phone, before anything unfolds.

`pytest -s tests/e2e/test_rooms.py` prints the figures.
"""

from playwright.sync_api import expect
from words import say

# What is seen or can be scrolled to in the dialog that is open: controls, words, and tenths of the screen.
# (A browser leaves out what `content-visibility` has not drawn yet: how much that is depends on the fonts.)
COUNT = """() => {
    const root = [...document.querySelectorAll('dialog[open]')].pop()
    for (const node of root.querySelectorAll('.board')) node.style.contentVisibility = 'visible'
    const seen = node => node.checkVisibility({opacityProperty: true, visibilityProperty: true})
    const controls = [...root.querySelectorAll('button, select, input, textarea, summary, a[href]')]
        .filter(node => seen(node.closest('label') ?? node))
    const words = root.innerText.split(/\\s+/).filter(word => /[\\p{L}\\d]/u.test(word))
    return [controls.length, words.length]
}"""
# The most controls and words of each room on a phone, before a game has ended; a line more is to be a decision.
LIMITS = {
    "new": (22, 85), "daily": (40, 95), "match": (14, 155), "board": (14, 85), "problems": (7, 95), "history": (6, 30),
    "statistics": (6, 30), "kept": (22, 85), "learn": (9, 50), "rules": (21, 200), "tips": (32, 460), "help": (8, 185),
    "settings": (55, 200), "windows": (40, 90), "sound": (13, 30), "me": (39, 75), "layout": (67, 110),
}  # fmt: skip
IDS = {"new": "new-game"}  # of the dialogs that are called otherwise
# How much of what New game shows can only be scrolled to, in pixels.
BELOW = "node => node.scrollHeight - node.clientHeight"


def test_each_room_opens_and_says_and_asks_no_more_than_before(visit, casual):
    """The rooms had grown line by line: New game had 45 controls, Statistics 433 words after one game."""
    table = visit("?pace=0", size=(390, 844), kept=casual)
    found = {}
    for room in LIMITS:
        table.call(room)
        expect(table.page.locator(f"dialog#{IDS.get(room, room)}[open]")).to_be_visible()
        expect(table.page.locator("dialog[open]")).to_have_count(1)
        table.filled()
        found[room] = tuple(table.page.evaluate(COUNT))
        table.page.keyboard.press("Escape")
        expect(table.page.locator("dialog[open]")).to_have_count(0)
    print(found)
    assert {room: got for room, got in found.items() if got[0] > LIMITS[room][0] or got[1] > LIMITS[room][1]} == {}


def test_new_game_has_what_people_change_each_time_on_one_screen_of_a_phone(visit, casual):
    """45 controls and 180 words on 2.9 screens stood there, for whoever only wanted to play again."""
    table = visit("?pace=0", size=(390, 844), kept=casual)
    table.call("new")
    dialog = table.dialog("new_game-title")
    everything = dialog.locator(".all")
    expect(dialog.get_by_role("group", name=say("new_game-sets"), exact=True).get_by_role("radio")).to_have_count(3)
    table.filled()
    assert everything.evaluate(BELOW) <= 0
    for preset in ("classic-pc", "omnibus", "deluxe"):
        table.pick_rules(dialog, preset)
        expect(dialog.locator("#new-game-custom > summary")).to_be_in_viewport()
    for group in ("new_game-sets", "new_game-level"):
        expect(dialog.get_by_role("group", name=say(group)).get_by_role("radio").last).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_role("button", name=say("new_game-people"))).to_be_in_viewport(ratio=1)
    controls, words = table.page.evaluate(COUNT)
    assert controls <= 22 and words <= 85
    table.customise(dialog)
    assert everything.evaluate(BELOW) > 0
