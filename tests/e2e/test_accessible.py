"""What axe-core finds in every state of the page: nothing, by the rules of WCAG 2.2 AA."""

import random
from pathlib import Path

import pytest
from person import Table
from playwright.sync_api import expect
from words import say

AXE = Path(__file__).resolve().parents[2] / "node_modules/axe-core/axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
CONTRAST = ["color-contrast"]  # all that another colour can change
RUN = """async ([where, rules]) => {
    // A dialog that is still coming has other colours.
    const moves = [...document.querySelectorAll('dialog[open]')].flatMap(it => it.getAnimations({subtree: true}))
    const ends = it => it.playState === 'running' && it.effect.getComputedTiming().endTime < Infinity
    await Promise.allSettled(moves.filter(ends).map(it => it.finished))
    // What scrolls behind the head or the foot of a dialog is half hidden only until one scrolls on.
    const within = [...document.querySelectorAll('dialog[open] *')]
    const sticky = within.filter(it => getComputedStyle(it).position === 'sticky')
    for (const it of sticky) it.style.position = 'static'
    const found = await axe.run(where || document, {runOnly: rules})
    for (const it of sticky) it.style.position = ''
    const told = node => node.html.slice(0, 200) + ' ' + node.any.map(check => check.message)
    const summed = one => `${one.id}: ${one.help}: ${one.nodes.map(told).join(' | ')}`
    return [found.passes.length, found.violations.map(summed)]
}"""


def clean(table: Table, where: str = "", rules: list[str] = LEVELS) -> None:
    """Let axe-core look at the page as it is now, or at the part that a selector finds, by these rules."""
    if not table.page.evaluate("typeof axe === 'object'"):
        table.page.evaluate(AXE.read_text("utf-8"))  # not as a script of the page, which its policy forbids
    passes, violations = table.page.evaluate(RUN, [where, rules])
    assert passes > (4 if where else 10) or rules == CONTRAST  # which may be satisfied nowhere for sure
    assert violations == [], "\n".join(violations)


@pytest.fixture(params=["desktop", "phone"])
def table(visit, casual, request) -> Table:
    """A table of casual players, at the first pass."""
    return visit("?seed=5&pace=0", size=request.param, kept=casual)


def test_the_table_is_accessible_in_the_pass_and_in_play(table):
    look = table.turn()
    clean(table)
    table.choose(look.hand[0])
    clean(table)
    look = table.turn()
    while look.waits != "play" or len(look.playable) == len(look.hand):
        table.act(look, random.Random(look.moves))
        look = table.turn(look.moves)
    clean(table)


@pytest.mark.whole
def test_dialogs_are_accessible(table, shoot):
    table.turn()
    for button in ["page-menu", "page-sheet", "new", "problems", "history", "learn", "settings", "rules", "help"]:
        table.press(table.button(button)) if "." in button else table.call(button)
        expect(table.page.locator("dialog[open]")).to_be_visible()
        clean(table)
        shoot(table, button)
        table.page.keyboard.press("Escape")


def test_the_ends_of_a_deal_and_of_a_game_are_accessible(table):
    table.play_until(random.Random(1), 57)
    assert table.look().dialog in (say("ending-deal"), say("ending-moon"))
    clean(table)
    table.answer("deal-next")
    table.turn(57)
    table.call("concede")
    clean(table)
    table.press(table.button("concede-yes"))
    expect(table.dialog("ending-game")).to_be_visible()
    clean(table)
