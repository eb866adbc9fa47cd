"""The sheet of a table of people: what the host may do, what all are asked, another game, and one tab at a table."""

import re

import pytest
from party import at_door, come_to, follows, opens, seats, sheet, sits_down, state, two
from person import Table
from playwright.sync_api import expect
from test_accessible import clean
from words import say

BARE = "Object.defineProperty(Navigator.prototype, 'locks', {get: () => undefined})"  # a host without https


@pytest.fixture
def both(visit, troubles, relay):
    """A host and a guest who has sat down, before the first deal."""
    troubles.expected += ["WebSocket connection"]
    return two(visit, relay)[:2]


@pytest.mark.slow
def test_the_host_swaps_seats_changes_minds_and_terms_and_asks_somebody_to_leave(both):
    host, guest = both
    for number, name in enumerate(("Ann", "Bea")):
        expect(seats(host).nth(number)).to_have_text(re.compile(f"^{name}"))
    clean(host)
    host.press(host.button("party-change", name="Bea"))
    row = seats(host).filter(has_text="Bea").first
    row.get_by_role("combobox", name=say("party-swap")).select_option("3")
    host.press(row.get_by_role("button", name=say("party-swap-do"), exact=True))
    expect(seats(host).nth(3)).to_contain_text("Bea")
    expect(seats(guest).nth(3)).to_contain_text(say("party-mark-you"))
    mind = seats(host).nth(2)
    host.press(mind.get_by_role("button"))
    mind.get_by_role("combobox", name=say("party-mind")).select_option("kenji")
    host.press(mind.get_by_role("button", name=say("party-mind-do"), exact=True))
    expect(seats(guest).nth(2)).to_contain_text("Kenji")
    host.press(sheet(host).get_by_text(say("party-terms")))
    sheet(host).get_by_role("combobox", name=say("party-clock"), exact=True).select_option("40")
    guest.press(sheet(guest).get_by_text(say("party-terms")))
    expect(sheet(guest).get_by_text(say("party-clock-told", count=40)).locator("visible=true")).to_be_visible()
    link = sheet(host).get_by_label(say("party-link"), exact=True)
    before = link.input_value()
    host.press(host.button("party-change", name="Bea"))
    host.press(host.button("party-ask", name="Bea"))
    question = host.dialog("party-ask-title", name="Bea")
    clean(host)
    host.press(question.get_by_role("button", name=say("party-ask-yes", name="Bea"), exact=True))
    expect(guest.page.get_by_text(say("party-gone"))).to_be_visible()
    state(guest, "none")
    expect(link).not_to_have_value(before)
    guest.reload()
    state(guest, "none")


@pytest.mark.slow
def test_all_are_asked_to_turn_the_clock_off_and_see_who_has_agreed(both):
    host, guest = both
    host.press(sheet(host).get_by_text(say("party-terms")))
    sheet(host).get_by_role("combobox", name=say("party-clock"), exact=True).select_option("90")
    come_to(host, "party-begin")
    for table in both:
        table.page.wait_for_function(
            "document.body.dataset.phase === 'pass' && document.body.dataset.people !== 'none'"
        )
        expect(table.button("party-sheet")).to_be_visible()
    guest.press(sheet(guest).get_by_text(say("party-terms")))
    come_to(guest, "party-propose", what="clock")
    expect(sheet(guest).get_by_text(say("party-votes-missing", names="Ann"))).to_be_visible()
    asked = host.dialog("party-vote", what="clock", name="Bea")
    clean(host)
    host.press(asked.get_by_role("button", name=say("party-answer-yes"), exact=True))
    expect(sheet(guest).get_by_text(say("party-votes-missing", names="Ann"))).to_be_hidden()
    expect(sheet(guest).get_by_text(say("party-clock-none")).locator("visible=true")).to_be_visible()
    guest.press(sheet(guest).get_by_role("button", name=say("party-close"), exact=True))
    for table in both:
        expect(table.dialog("party-title")).to_be_hidden()


@pytest.mark.whole
def test_whoever_has_the_page_in_the_background_counts_as_away(both):
    host, guest = both
    row = seats(host).nth(1)
    expect(row).to_contain_text("Bea")
    expect(row).not_to_contain_text(say("party-sign-away"))
    guest.page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true, configurable: true})")
    expect(row).to_contain_text(say("party-sign-away"))
    guest.page.evaluate("delete document.hidden")
    expect(row).not_to_contain_text(say("party-sign-away"))


@pytest.mark.parametrize("script", ["", BARE], ids=["locks", "no locks"])
@pytest.mark.slow
def test_a_second_tab_of_the_host_asks_and_the_first_one_yields(visit, troubles, relay, script):
    troubles.expected += ["WebSocket connection"]
    query = f"?pace=0&relay={relay.address}"
    first = visit(query, script=script)
    opens(first)
    second = Table(first.page.context.new_page(), first.home)
    second.open(query)
    asked = second.dialog("party-title")
    expect(asked.get_by_text(say("party-elsewhere"))).to_be_visible()
    state(second, "none")
    expect(first.page.locator("body")).to_have_attribute("data-people", "open")
    second.press(asked.get_by_role("button", name=say("party-here"), exact=True))
    state(second, "open")
    state(first, "none")
    expect(first.dialog("party-title").get_by_text(say("party-elsewhere"))).to_be_visible()
    expect(seats(second).filter(has_text="Ann")).to_be_visible()
    first.press(first.dialog("party-title").get_by_role("button", name=say("party-here"), exact=True))
    state(first, "open")
    state(second, "none")


@pytest.mark.slow
def test_the_tabs_of_one_browser_are_people_of_their_own_where_they_meet_with_each_other(visit):
    query = "?pace=0&relay=tabs:"
    host = visit(query)
    link = opens(host)
    guest = Table(host.page.context.new_page(), host.home)
    follows(guest, query, link)
    sits_down(guest, "Bea")
    expect(seats(host).filter(has_text="Bea")).to_be_visible()
    for table, name in ((guest, "joined"), (host, "open")):
        table.reload()
        state(table, name)


@pytest.mark.whole  # it needs no relay, but a page of its own
@pytest.mark.slow
def test_who_closes_a_door_finds_both_ways_to_a_table_again(visit):
    """Whoever had chosen to open a table could not enter a code any more."""
    link = "#table=0000-0000-0000-00000"
    table = visit("?pace=0")
    dialog = table.dialog("party-title")
    table.call("people")
    come_to(table, "party-open")
    come_to(table, "party-close")
    table.call("people")
    expect(dialog.get_by_role("button", name=say("party-open"), exact=True)).to_be_visible()
    come_to(table, "party-close")
    table.page.evaluate("place => { location.hash = place }", link)
    expect(at_door(table)).to_be_visible()
    come_to(table, "party-close")
    table.call("people")
    expect(dialog.get_by_label(say("party-code"))).to_have_value(link)  # one press, and one is at that door again
    come_to(table, "party-join")
    expect(at_door(table)).to_be_visible()
