"""Every dialog, in light and dark and on every table: what axe-core finds there, with more room for words, twice as
large, and in the colours that a system forces on it."""

import json
from itertools import product

import pytest
from conftest import SIZES
from past import past
from person import Table
from playwright.sync_api import expect
from test_accessible import CONTRAST, LEVELS, clean
from words import say

from hearts.app.keeping.settings import THEMES
from tools.shots import DIALOGS, OPEN

# What a reader may set by WCAG 1.4.12.
SPACED = "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }"
# Words that are cut off: in the dialog that is open, or at the table.
CUT = """() => [...(document.querySelector('dialog[open]') || document.body).querySelectorAll('*')]
    .filter(node => node.checkVisibility({opacityProperty: true}) && !node.closest('.unseen, svg, [aria-hidden=true]')
        && [...node.childNodes].some(part => part.nodeType === 3 && part.data.trim())
        && getComputedStyle(node).overflowX === 'hidden' && getComputedStyle(node).clipPath === 'none'
        && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 3))
    .map(node => node.textContent)"""
# Whether the dialog is wider than the page.
WIDE = """() => {
    const open = document.querySelector('dialog[open]')
    return open.scrollWidth > open.clientWidth + 1 || open.getBoundingClientRect().right > innerWidth + 1
}"""
# Buttons that neither a line nor a ground of their own shows.
BARE = """() => [...document.querySelectorAll('dialog[open] button, dialog[open] select, dialog[open] input')]
    .filter(node => node.checkVisibility() && !node.closest('.lines, .unseen')).filter(node => {
        const looks = getComputedStyle(node.matches('.row input') ? node.nextElementSibling : node)
        return node.matches('.main, .quiet, select, .row input') && looks.borderTopWidth === '0px'
    }).map(node => node.textContent || node.name)"""
# What stays at a dialog's end while the rest scrolls, and lets it shine through.
SHEER = """() => [...document.querySelectorAll('dialog[open] .ends')].filter(node => node.checkVisibility())
    .map(node => getComputedStyle(node).backgroundColor).filter(colour => /, 0\\)$|transparent/.test(colour))"""

# What is chosen, and shown so by a ground or a shadow alone.
UNMARKED = """() => [...document.querySelectorAll('dialog[open] .samples :checked, dialog[open] .is-own')]
    .map(node => getComputedStyle(node.closest(':checked, .is-own'))).filter(looks => looks.outlineStyle === 'none')
    .map(looks => 'unmarked')"""


def walk(table: Table, look) -> None:
    """Open one dialog after the other."""
    for dialog in DIALOGS:
        table.page.evaluate(OPEN, dialog)
        opened = table.page.locator("dialog[open]")
        expect(opened.first).to_be_visible()
        table.page.wait_for_function("document.querySelector('dialog[open]').querySelectorAll('button').length > 0")
        assert opened.last.evaluate("dialog => dialog.scrollTop") == 0, f"{dialog} is read from its beginning"
        look(table, dialog)
        while opened.count():
            table.page.keyboard.press("Escape")
            if dialog == "boss":
                break
        expect(opened).to_have_count(0)


def at_play(visit, kept: dict[str, str], size: str | tuple[int, int], **more: object) -> Table:
    """A table in play, with all that comes later."""
    table = visit("?seed=5&pace=0", size=size, kept=kept, **more)
    look = table.turn()
    table.give(look.hand[:3])
    table.turn(4)
    return table


PLACES = [("felt", "desktop"), *[pytest.param(*case, marks=pytest.mark.whole) for case in product(THEMES, SIZES)][1:]]


@pytest.mark.parametrize(("theme", "size"), PLACES)
def test_every_dialog_is_accessible_on_every_table_in_light_and_dark(visit, casual, theme, size):
    kept = {**casual, "hearts.settings": json.dumps({"pace": "instant", "theme": theme})}
    table = at_play(visit, kept, size)
    table.page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
    clean(table)

    def look(table: Table, dialog: str) -> None:
        for scheme, rules in (("light", LEVELS), ("dark", CONTRAST)):
            table.page.evaluate("scheme => { document.documentElement.dataset.chrome = scheme }", scheme)
            try:
                clean(table, "dialog[open]", rules)
            except AssertionError as found:
                raise AssertionError(f"{dialog}, {scheme}: {found}") from found

    walk(table, look)


def unreadable(table: Table) -> dict[str, list[str]]:
    """What is cut off at the table and in each dialog, and which dialogs are too wide."""
    found = {"table": table.page.evaluate(CUT)}

    def look(table: Table, dialog: str) -> None:
        wide = dialog != "boss" and table.page.evaluate(WIDE)  # a spreadsheet may be scrolled both ways
        found[dialog] = table.page.evaluate(CUT) + ["too wide"] * wide

    walk(table, look)
    return {where: what for where, what in found.items() if what}


def test_words_with_more_room_are_not_cut(visit, casual):
    table = at_play(visit, casual, "desktop")
    table.page.keyboard.press("Shift")  # what moves now does so because somebody wanted it
    table.page.evaluate(
        "text => { const own = new CSSStyleSheet(); own.replaceSync(text); document.adoptedStyleSheets.push(own) }",
        SPACED,
    )
    assert unreadable(table) == {}


@pytest.mark.whole
def test_a_page_twice_as_large_is_readable(visit, casual):
    assert unreadable(at_play(visit, casual, (640, 400), device_scale_factor=2)) == {}


def test_in_forced_colours_buttons_have_lines_and_nothing_shines_through_a_footer(visit, casual):
    table = at_play(visit, casual, "desktop", forced_colors="active")
    found = {}

    def look(table: Table, dialog: str) -> None:
        bare, sheer = table.page.evaluate(BARE), table.page.evaluate(SHEER) + table.page.evaluate(UNMARKED)
        if bare or sheer:
            found[dialog] = bare, sheer

    walk(table, look)
    assert found == {}


# Fields with type below 16 px, at which an iPhone zooms in and does not zoom out again.
SMALL_TYPE = """() => [...document.querySelectorAll('input, select, textarea')]
    .filter(node => !['radio', 'checkbox', 'range', 'file'].includes(node.type))
    .filter(node => parseFloat(getComputedStyle(node).fontSize) < 16).map(node => node.id || node.outerHTML)"""


@pytest.mark.whole
def test_a_finger_in_a_field_makes_no_phone_zoom_in(visit, casual):
    """13 fields of New game and the box for a record did."""
    table = at_play(visit, casual, "phone")
    found = {}

    def look(table: Table, dialog: str) -> None:
        small = table.page.evaluate(SMALL_TYPE)
        if small:
            found[dialog] = small

    walk(table, look)
    table.page.evaluate(OPEN, "open-record")
    expect(table.dialog("open_record-title")).to_be_visible()
    look(table, "open-record")
    assert found == {}


WHITE = "suits => suits.every(suit => getComputedStyle(suit).backgroundColor === 'rgb(255, 255, 255)')"
forced = pytest.mark.parametrize("forced", ["none", "active"])


@forced
@pytest.mark.whole
def test_in_the_dark_the_suits_of_what_has_been_played_lie_on_white(visit, casual, forced):
    """They have the colours of the cards, and black lay on a dark paper."""
    table = at_play(visit, casual, "phone", color_scheme="dark", forced_colors=forced)
    table.call("seen")
    suits = table.dialog("seen-title").locator(".counted .suit")
    expect(suits).to_have_count(4)
    assert suits.evaluate_all(WHITE)


@forced
@pytest.mark.whole
def test_in_the_dark_the_suits_of_the_open_hands_of_a_replay_lie_on_white(visit, forced):
    table = visit("?pace=0", kept=past(1, 9), color_scheme="dark", forced_colors=forced)
    table.turn()
    table.call("replay")
    table.press(table.dialog("open_record-title").get_by_role("button", name=say("open_record-own")))
    expect(table.page.locator(".open:not(:empty)")).to_have_count(3)
    assert table.page.locator(".open svg").evaluate_all(WHITE)
