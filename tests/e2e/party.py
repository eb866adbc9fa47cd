"""Tables of people, by two browsers that meet at a relay: how one opens one, and how the other comes to it."""

from collections.abc import Callable
from typing import Any

from person import Table
from playwright.sync_api import Locator, expect
from words import say


def state(table: Table, name: str) -> None:
    """Wait until the page says how far it has come with people."""
    table.page.wait_for_function("name => document.body.dataset.people === name", arg=name)


def come_to(table: Table, name: str, **values: str) -> None:
    """Press a button in the dialog for people."""
    table.press(table.dialog("party-title").get_by_role("button", name=say(name, **values), exact=True))


def sheet(table: Table) -> Locator:
    """The dialog, opened from the table, or from the menu before the first deal, if it is not open."""
    dialog = table.dialog("party-title")
    if not dialog.is_visible():
        if table.button("party-sheet").is_visible():
            table.press(table.button("party-sheet"))
        else:
            table.call("people")
    expect(dialog).to_be_visible()
    return dialog


def seats(table: Table) -> Locator:
    """The rows of those at the table."""
    return sheet(table).get_by_role("list").get_by_role("listitem")


def opens(host: Table) -> str:
    """Open a table from the menu; return its link."""
    state(host, "none")
    host.call("people")
    come_to(host, "party-open")
    host.dialog("party-title").get_by_label(say("party-name")).locator("visible=true").fill("Ann")
    come_to(host, "party-open-do")
    expect(host.dialog("party-title").get_by_role("button", name=say("party-begin"), exact=True)).to_be_visible()
    return host.dialog("party-title").get_by_role("textbox", name=say("party-link"), exact=True).input_value()


def follows(guest: Table, query: str, link: str) -> None:
    """Open the link of a table, at the relay of this query."""
    guest.page.goto(guest.home + query + link[link.index("#") :])
    guest.wait_shown()


def has_keyboard(target: Locator) -> None:
    """Wait until this element has the keyboard, also in a Firefox whose window is not the one in front."""
    target.page.wait_for_function("node => node === document.activeElement", arg=target.element_handle())


def at_door(guest: Table) -> Locator:
    """The button by which a guest agrees to the relay and comes to the table."""
    return guest.dialog("party-title").get_by_role("button", name=say("party-join"), exact=True)


def sits_down(guest: Table, name: str) -> None:
    """Go through the door in the page's address: one press connects, the next sits down."""
    dialog = guest.dialog("party-title")
    expect(at_door(guest)).to_be_visible()
    has_keyboard(at_door(guest))
    assert guest.page.query_selector("iframe") is None, "nothing is asked before the person agrees"
    come_to(guest, "party-join")
    field = dialog.get_by_label(say("party-name")).locator("visible=true")
    expect(field).to_be_visible()
    sit = dialog.get_by_role("button", name=say("party-sit"), exact=True)
    has_keyboard(sit if field.input_value() else field)
    field.fill(name)
    come_to(guest, "party-sit")
    state(guest, "joined")


def two(visit: Callable[..., Table], relay: Any, size: str = "phone", begins: bool = False) -> tuple[Table, Table, str]:
    """Ann's table, at which Bea has sat down; what stands behind the page's address to come to it.

    size  of Bea's page; begins: whether the cards are dealt
    """
    query = f"?pace=0&relay={relay.address}"
    host, guest = visit(query), visit(query, size=size, shown=False)
    link = opens(host)
    follows(guest, query, link)
    sits_down(guest, "Bea")
    expect(host.dialog("party-title").get_by_text("Bea", exact=True).first).to_be_visible()
    if begins:
        begin(host, guest)
    return host, guest, query + link[link.index("#") :]


def begin(host: Table, guest: Table) -> None:
    """Have the cards dealt, and wait until both see the table of people and no longer the game of their own."""
    come_to(host, "party-begin")
    for table, other in ((host, "Bea"), (guest, "Ann")):
        expect(table.page.locator(".seat", has_text=other)).to_be_visible()
