"""At a table of people: others watch, the host's chair goes on, and a seat goes on at a second device."""

import pytest
from party import come_to, follows, opens, sheet, sits_down, state, two
from playwright.sync_api import expect
from words import say


def more(table):
    """The folded part of the sheet, opened."""
    part = sheet(table).locator("#people-more")
    if part.get_attribute("open") is None:
        table.press(part.locator("summary"))
    return part


def at_table(table, other: str):
    """What is to be seen once the table of people is on the screen, and no longer the game of one's own."""
    expect(table.page.locator(".seat", has_text=other)).to_be_visible()
    return table.turn()


@pytest.mark.slow
def test_somebody_watches_by_the_hosts_leave_and_sees_no_hand(visit, troubles, relay):
    troubles.expected += ["WebSocket connection"]  # the relay ends before the pages
    query = f"?pace=0&relay={relay.address}"
    host, zoe = visit(query), visit(query, size="phone", shown=False)
    link = opens(host)
    host.press(more(host).get_by_label(say("party-watch-let")))
    follows(zoe, query, link)
    come_to(zoe, "party-join")
    come_to(zoe, "party-watch")
    state(zoe, "joined")
    expect(more(host).get_by_text(say("party-watch-count", count=1))).to_be_visible()
    come_to(host, "party-begin")
    zoe.page.wait_for_function("document.body.dataset.phase === 'pass' && 'demo' in document.body.dataset")
    expect(zoe.page.locator("#hand [data-card]")).to_have_count(13)
    codes = zoe.page.evaluate("[...document.querySelectorAll('[data-card]')].map(card => card.dataset.card)")
    assert not [code for code in codes if not code.startswith("back")]
    expect(zoe.page.get_by_text(say("party-watch-prompt")).first).to_be_visible()
    zoe.page.locator("#table").click(position={"x": 40, "y": 200})
    expect(zoe.dialog("party-title").get_by_role("button", name=say("party-watch-door"))).to_be_visible()
    expect(zoe.page.locator("#people-seats b").first).to_have_text("Ann")
    host.press(more(host).get_by_label(say("party-watch-let")))
    expect(zoe.dialog("party-title").get_by_text(say("party-watch-over"))).to_be_visible()


@pytest.mark.slow
def test_the_hosts_chair_goes_to_a_guest_who_deals_from_then_on(visit, troubles, relay):
    troubles.expected += ["WebSocket connection"]  # the relay ends before the pages
    host, guest, _ = two(visit, relay, "desktop")
    expect(more(host).get_by_label(say("party-chair-to"))).to_be_visible()
    host.press(more(host).get_by_role("button", name=say("party-chair-offer")))
    guest.press(guest.dialog("party-chair-take-title").get_by_role("button", name=say("party-chair-take-yes")))
    state(guest, "open")
    state(host, "joined")
    guest.press(sheet(guest).get_by_role("button", name=say("party-begin"), exact=True))
    at_table(host, "Bea")
    at_table(guest, "Ann")


@pytest.mark.slow
def test_a_seat_goes_on_at_a_second_device_and_comes_back(visit, troubles, relay):
    troubles.expected += ["WebSocket connection"]  # the relay ends before the pages
    host, guest, _ = two(visit, relay, "desktop")
    second = visit(f"?pace=0&relay={relay.address}", size="phone", shown=False)
    come_to(host, "party-begin")
    hand = sorted(card.code for card in at_table(guest, "Ann").hand)
    guest.press(more(guest).get_by_role("button", name=say("party-move")))
    letters = more(guest).locator(".letters").inner_text()
    state(second, "none")
    second.call("people")
    second.dialog("party-title").get_by_label(say("party-code")).fill(letters)
    come_to(second, "party-join")
    come_to(second, "party-join")
    state(second, "joined")
    assert sorted(card.code for card in at_table(second, "Ann").hand) == hand
    expect(guest.dialog("party-title").get_by_text(say("party-moved"))).to_be_visible()
    come_to(guest, "party-here")
    expect(second.dialog("party-title").get_by_text(say("party-moved"))).to_be_visible()
    assert sorted(card.code for card in at_table(guest, "Ann").hand) == hand


@pytest.mark.whole
@pytest.mark.slow
def test_a_page_that_was_loaded_anew_while_the_host_is_gone_shows_its_table_asleep(visit, troubles, relay):
    troubles.expected += ["WebSocket connection"]  # the relay ends before the pages
    query = f"?pace=0&relay={relay.address}"
    host, guest = visit(query), visit(query, size="phone", shown=False)
    link = opens(host)
    guest.page.goto(guest.home + query + link[link.index("#") :])
    guest.wait_shown()
    sits_down(guest, "Bea")
    come_to(host, "party-begin")
    at_table(guest, "Ann")
    host.page.close()
    guest.reload()
    state(guest, "away")
    expect(guest.dialog("party-title").get_by_text(say("party-asleep"))).to_be_visible()
    expect(guest.page.locator("#people-seats li", has_text="Ann")).to_have_attribute("data-sign", "away")


def test_who_gives_up_is_told_that_all_are_asked_and_the_rematch_stands_on_the_sheet(visit, troubles, relay, shoot):
    troubles.expected += ["WebSocket connection"]  # the relay ends before the pages
    host, guest, _ = two(visit, relay, begins=True)
    host.call("concede")
    expect(host.page.get_by_text(say("concede-asks"))).to_be_visible()
    expect(host.page.get_by_text(say("concede-text"))).to_be_hidden()
    shoot(host, "people-concede")
    host.press(host.button("concede-yes"))
    vote = guest.dialog("party-vote", what="concede", name="Ann")
    guest.press(vote.get_by_role("button", name=say("party-answer-yes"), exact=True))
    for table in (host, guest):
        end = table.page.get_by_role("dialog", name=say("ending-game"))
        expect(end.get_by_role("button", name=say("game-again"), exact=True)).to_be_visible()
        expect(end.get_by_role("button", name=say("game-table"), exact=True)).to_be_visible()
        shoot(table, "people-conceded")


def test_the_seat_of_a_player_who_left_says_that_the_computer_plays_it(visit, troubles, relay, shoot):
    troubles.expected += ["WebSocket connection"]  # the relay ends before the pages
    host, guest, _ = two(visit, relay, begins=True)
    sheet(guest)
    come_to(guest, "party-leave")
    guest.press(guest.dialog("party-leave-title").get_by_role("button", name=say("party-leave-yes"), exact=True))
    seat = host.page.locator(".seat", has_text="Bea")
    expect(seat.get_by_text(say("party-sign-left"))).to_be_visible()
    assert host.page.locator(".seat").get_by_text(say("party-sign-left")).count() == 1, "other computers have no sign"
    shoot(host, "people-left")
