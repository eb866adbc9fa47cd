"""On a phone everything that is pressed is large enough for a finger, on every screen, in every dialog.

Cards in the hand are not looked at: they lie on each other, and a finger slides over them until the right one is up.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from conftest import company
from layout import Faults, taps
from party import begin, come_to, follows, opens, seats, sheet
from past import past
from person import Table
from playwright.sync_api import expect
from test_accessible_dialogs import at_play, walk
from test_layout import (
    SCREENS,
    STATES,
    STYLED,
    answered,
    asked,
    look,
    numbers,
    open_screen,
    resized,
    watched,
    welcomed,
)
from words import say
from years import lived

from tools.shots import OPEN

SIZES = [(390, 844), (360, 640), (844, 390)]
# Unfolds the dialog that is open or the panels at the table, or folds the panels; tells whether a panel is unfolded.
FOLD = """unfold => {
    const [dialog] = [...document.querySelectorAll('dialog[open]')].slice(-1), root = dialog ?? document
    const several = [...root.querySelectorAll(dialog ? 'details' : '.slip > details')]
    several.filter(more => more.checkVisibility()).forEach(more => { more.open = unfold })
    if (dialog && unfold) dialog.querySelectorAll('[aria-expanded=false]').forEach(more => more.click())
    return !dialog && several.some(more => more.open)
}"""


@pytest.fixture(autouse=True)
def resizes(troubles) -> None:
    """What lies elsewhere in a window of another size has not shifted."""
    troubles.expected += ["The layout shifted", "WebSocket connection"]


@pytest.fixture
def phone(visit) -> Callable[..., Table]:
    """Opens the game on a phone."""
    return partial(visit, size="phone")


def see(found: Faults, table: Table, screen: str) -> None:
    """Look at a screen in all sizes, with what is folded there."""
    table.page.wait_for_function(STYLED)
    at_table = not table.page.locator("dialog[open]").count()
    for unfold in (False, True) if at_table else (True,):
        if table.page.evaluate(FOLD, unfold) == (unfold and at_table):
            for size in SIZES:
                resized(table, size)
                look(table, found, screen, size)
    if at_table:
        table.page.evaluate(FOLD, False)


@pytest.mark.slow
@pytest.mark.each
@pytest.mark.parametrize("name", SCREENS)
def test_what_is_pressed_at_the_table_is_large_enough_for_a_finger(phone, whole, name):
    found, screen = Faults(taps), SCREENS[name]
    for players in numbers(screen, name, whole):
        table = open_screen(phone, screen, players)
        for state in screen.states:
            enter, leave = STATES[state]
            enter(table)
            see(found, table, f"{players} {name}, {state}")
            leave(table)
        table.page.context.close()
    found.tell()


def begins_lesson(phone) -> Table:
    """Return the table at the beginning of the lesson."""
    table = welcomed(phone)
    table.press(table.button("welcome-teach"))
    expect(table.page.get_by_role("region", name=say("first-title"))).to_be_visible()
    return table


@pytest.mark.each
@pytest.mark.parametrize(
    "opened", [welcomed, begins_lesson, watched, asked, answered], ids=lambda opened: opened.__name__
)
def test_what_is_pressed_on_a_panel_is_large_enough_for_a_finger(phone, opened):
    found = Faults(taps)
    see(found, opened(phone), opened.__name__)
    found.tell()


@pytest.mark.slow
def test_what_is_pressed_in_a_dialog_is_large_enough_for_a_finger(phone, casual):
    found, table = Faults(taps), at_play(phone, casual, "phone")
    lived(table, 20)
    walk(table, lambda table, dialog: see(found, table, dialog))
    found.tell()


def practice(phone) -> Iterator[tuple[str, Table]]:
    """Practice from a replay, and its end."""
    table = phone("?pace=0", kept=past(1, 9))
    table.turn()
    table.call("replay")
    yield "open record", table
    table.press(table.button("open_record-own"))
    panel = table.page.get_by_role("region", name=say("replay-title"))
    for _ in range(24):
        table.page.keyboard.press("ArrowRight")
    table.press(panel.get_by_role("button", name=say("replay-over")))
    seen = table.turn(24)
    yield "practice", table
    while seen.waits == "play":
        table.act(seen, random.Random(1))
        seen = table.turn(seen.moves)
    expect(table.button("practice-again")).to_be_visible()
    yield "practice, end", table


def review(phone) -> Iterator[tuple[str, Table]]:
    """A review from the end of a deal."""
    table = phone("?pace=0", kept=past(1, clumsy=True), worker=True)
    table.wait_mind()
    yield "end of a deal", table
    table.answer("deal-review")
    expect(table.dialog("review-title", deal=1).get_by_role("listitem").first).to_be_visible()
    yield "review", table


def shown(phone) -> Iterator[tuple[str, Table]]:
    """A demonstration."""
    table = phone("?pace=1", kept=company("iq:100", "iq:100", "iq:100"))
    table.turn()
    table.call("demo")
    expect(table.page.locator("body")).to_have_attribute("data-demo", "")
    yield "demo", table


def coached(phone) -> Iterator[tuple[str, Table]]:
    """A deal with the coach."""
    table = phone("?pace=0", kept=company("iq:100", "iq:100", "iq:100"))
    table.turn()
    table.page.evaluate(OPEN, "coached")
    expect(table.page.get_by_role("region", name=say("practice-title"))).to_be_visible()
    table.turn()
    yield "coached", table


def people(phone, relay) -> Iterator[tuple[str, Table]]:
    """A table of people, from both sides."""
    query = f"?pace=0&relay={relay.address}"
    host, guest = phone(query), phone(query, shown=False)
    host.call("people")
    yield "people", host
    come_to(host, "party-open")
    yield "people, door", host
    host.page.keyboard.press("Escape")
    link = opens(host)
    yield "people, host", host
    follows(guest, query, link)
    expect(guest.dialog("party-title").get_by_role("button", name=say("party-join"), exact=True)).to_be_visible()
    yield "people, guest's door", guest
    come_to(guest, "party-join")
    guest.dialog("party-title").get_by_label(say("party-name")).locator("visible=true").fill("Bea")
    yield "people, guest's name", guest
    come_to(guest, "party-sit")
    expect(seats(host).filter(has_text="Bea").first).to_be_visible()
    yield "people, host with a guest", host
    yield "people, guest", guest
    begin(host, guest)
    guest.turn()
    yield "people, table", guest
    guest.press(guest.button("talk-title"))
    yield "people, talk", guest
    guest.page.keyboard.press("Escape")
    sheet(guest)
    yield "people, sheet", guest
    host.page.context.close()


@pytest.mark.slow
@pytest.mark.each
@pytest.mark.parametrize("walked", [practice, review, shown, coached], ids=lambda walked: walked.__name__)
def test_what_is_pressed_on_the_way_is_large_enough_for_a_finger(phone, walked):
    found = Faults(taps)
    for screen, table in walked(phone):
        see(found, table, screen)
    found.tell()


@pytest.mark.slow
def test_what_is_pressed_among_people_is_large_enough_for_a_finger(phone, relay):
    found = Faults(taps)
    for screen, table in people(phone, relay):
        see(found, table, screen)
    found.tell()
