"""The doors of tables of people: from a link to a seat, and each state in which a table cannot be come to."""

import random

from mqtt import Line
from party import at_door, begin, come_to, follows, has_keyboard, opens, seats, sits_down, state
from person import Table
from playwright.sync_api import Locator, expect
from test_accessible import clean
from words import say

from hearts.app.people.code import TableKeys
from hearts.app.people.message import SIZES, TAG
from hearts.app.people.primitives import NONCE
from tests.people.sodium import Sodium

NOWHERE = "#table=0000-0000-0000-00000&host=AAAAAAAAAAAAAAAAAAAAAA"  # a table that is not there
# Whose turn it is as the host sees it: their own, or the guest's to the left.
WHOSE = "['0', '1'].find(side => document.body.dataset.phase === 'play' && document.body.dataset.turn === side)"
# Counts what a person presses.
TAPS = """window.taps = 0
addEventListener('click', event => { if (event.isTrusted) window.taps += 1 }, true)"""


def door(table: Table) -> Locator:
    """The dialog for people."""
    return table.dialog("party-title")


def reads(table: Table, sentence: str, **values: object) -> None:
    """Wait until the dialog says this."""
    expect(door(table).get_by_text(say(sentence, **values)).locator("visible=true").first).to_be_visible()


def test_a_guest_sits_after_two_taps_and_plays_a_card_after_eight(visit, troubles, relay, shoot):
    troubles.expected += ["WebSocket connection"]  # the relay ends before the pages
    query = f"?pace=0&relay={relay.address}"
    host = visit(query)
    link = opens(host)
    shoot(host, "doors-table-of-host")
    guest = visit(query, size="phone", shown=False, script=TAPS)
    follows(guest, query, link)
    reads(guest, "party-door-with", name="Ann")
    reads(guest, "party-door-name")  # nothing proves it yet
    reads(guest, "party-whose-own")
    expect(guest.page.get_by_role("combobox", name=say("party-relay"))).to_be_hidden()
    assert guest.page.locator("[data-card]").count() == 0, "no game is dealt behind the door"
    clean(guest)
    shoot(guest, "doors-invited")
    come_to(guest, "party-join")
    field = door(guest).get_by_label(say("party-name")).locator("visible=true")
    has_keyboard(field)
    guest.page.keyboard.type("Bea")
    shoot(guest, "doors-card")
    come_to(guest, "party-sit")
    state(guest, "joined")
    assert guest.page.evaluate("taps") == 2
    expect(door(guest).get_by_text(say("party-wait_host", name="Ann"))).to_be_visible()
    expect(door(guest).get_by_role("textbox", name=say("party-link"), exact=True)).to_be_hidden()
    assert guest.page.locator("[data-card]").count() == 0
    shoot(guest, "doors-seated")
    expect(seats(host).filter(has_text="Bea")).to_be_visible()
    begin(host, guest)
    host.act(host.turn(), random.Random(1))
    look = guest.turn()
    for card in look.hand[:3]:
        guest.choose(card)
    guest.press(guest.pass_button)
    if host.page.wait_for_function(WHOSE).json_value() == "0":
        host.act(host.turn(), random.Random(1))
    look = guest.turn(look.moves)
    guest.play(look.playable[0])
    guest.page.wait_for_function("moves => Number(document.body.dataset.moves) > moves", arg=look.moves)
    assert guest.page.evaluate("taps") <= 8


def test_a_name_that_says_who_a_player_is_is_refused_and_one_that_looks_like_another_gets_a_number(
    visit, troubles, relay, shoot
):
    troubles.expected += ["WebSocket connection"]  # the relay ends before the pages
    query = f"?pace=0&relay={relay.address}"
    host, guest = visit(query), visit(query, size="phone", shown=False)
    state(host, "none")
    host.call("people")
    come_to(host, "party-open")
    own = door(host).get_by_label(say("party-name")).locator("visible=true")
    own.fill("Ann (computer)")
    come_to(host, "party-open-do")
    reads(host, "people-no-name")
    shoot(host, "doors-name-refused-host")
    own.fill("Ann")
    come_to(host, "party-open-do")
    link = door(host).get_by_role("textbox", name=say("party-link"), exact=True).input_value()
    follows(guest, query, link)
    come_to(guest, "party-join")
    field = door(guest).get_by_label(say("party-name")).locator("visible=true")
    for name in ("You", "Ann (host)"):
        field.fill(name)
        come_to(guest, "party-sit")
        reads(guest, "people-no-name")
        has_keyboard(field)
        expect(field).to_have_attribute("aria-invalid", "true")
    clean(guest)
    shoot(guest, "doors-name-refused")
    field.fill("Ann.")
    come_to(guest, "party-sit")
    state(guest, "joined")
    reads(guest, "party-called", name="Ann. 2")
    shoot(guest, "doors-name-called")
    expect(seats(host).filter(has_text="Ann. 2")).to_be_visible()


def test_a_dead_table_locks_no_door_and_a_first_visitor_then_gets_a_game(visit, troubles, relay, shoot):
    """Only a reload led away from a table that does not answer."""
    troubles.expected += ["WebSocket connection"]
    guest = visit(f"?pace=0&relay={relay.address}{NOWHERE}", size="phone")
    come_to(guest, "party-join")
    reads(guest, "party-no_table")
    expect(at_door(guest)).to_be_hidden()
    clean(guest)
    shoot(guest, "doors-silent")
    come_to(guest, "party-stop")
    has_keyboard(at_door(guest))
    state(guest, "none")
    come_to(guest, "party-join")
    reads(guest, "party-no_table")
    come_to(guest, "party-close")
    expect(guest.button("welcome-teach")).to_be_visible()
    assert len(guest.turn().hand) == 13
    shoot(guest, "doors-closed")
    guest.call("people")
    expect(door(guest).get_by_role("button", name=say("party-open"), exact=True)).to_be_visible()
    come_to(guest, "party-open")
    shoot(guest, "doors-host")
    door(guest).get_by_label(say("party-name")).locator("visible=true").fill("Bea")
    guest.page.keyboard.press("Enter")
    state(guest, "open")


def test_the_sheet_of_a_first_visit_does_not_lie_on_a_table_of_people(visit, troubles, relay, shoot):
    """It lay there until a card was chosen, over portraits, where a link came to a page that was open already."""
    troubles.expected += ["WebSocket connection"]
    query = f"?pace=0&relay={relay.address}"
    host, guest = visit(query), visit(query, size="phone")
    link = opens(host)
    expect(guest.button("welcome-teach")).to_be_visible()
    follows(guest, query, link)
    sits_down(guest, "Bea")
    begin(host, guest)
    guest.turn()
    shoot(guest, "doors-not-greeted")
    expect(guest.button("welcome-teach")).to_be_hidden()
    expect(guest.page.locator("body")).not_to_have_attribute("data-welcome", "")
    seats(guest)
    come_to(guest, "party-leave")
    guest.answer("party-leave-yes")
    guest.page.wait_for_function("document.body.dataset.people === 'none'")
    expect(guest.button("welcome-teach")).to_be_hidden()  # they have met the game meanwhile


def test_where_no_door_opens_the_menu_deals_a_game(visit):
    """Else a door that does not come would keep a first visitor from any game."""
    table = visit(f"?pace=0{NOWHERE}")
    expect(at_door(table)).to_be_visible()
    table.page.evaluate("document.querySelector('dialog[open]').remove()")
    assert table.page.locator("[data-card]").count() == 0
    table.press(table.button("page-menu"))
    table.page.keyboard.press("Escape")
    assert len(table.turn().hand) == 13


def test_a_relay_that_does_not_answer_is_named_and_asked_again(visit, troubles, relay, shoot):
    troubles.expected += ["WebSocket connection", "ERR_CONNECTION_REFUSED"]
    relay.stop()
    guest = visit(f"?pace=0&relay={relay.address}{NOWHERE}", size="phone")
    come_to(guest, "party-join")
    reads(guest, "party-unreached", relay=relay.address.partition("//")[2].rstrip("/"))
    shoot(guest, "doors-unreached")
    guest.page.context.set_offline(True)
    reads(guest, "party-offline")
    shoot(guest, "doors-offline")
    guest.page.context.set_offline(False)
    relay.start()
    come_to(guest, "party-retry")
    reads(guest, "party-no_table")


def test_a_full_table_says_so_and_lets_a_guest_wait(visit, troubles, relay, shoot):
    troubles.expected += ["WebSocket connection"]
    query = f"?pace=0&relay={relay.address}"
    host = visit(query)
    state(host, "none")
    host.call("people")
    come_to(host, "party-open")
    door(host).get_by_role("combobox", name=say("party-count")).select_option("3")
    door(host).get_by_label(say("party-name")).locator("visible=true").fill("Ann")
    come_to(host, "party-open-do")
    link = door(host).get_by_role("textbox", name=say("party-link"), exact=True).input_value()
    for name in ("Bea", "Cleo"):
        friend = visit(query, shown=False)
        follows(friend, query, link)
        sits_down(friend, name)
    late = visit(query, size="phone", shown=False)
    follows(late, query, link.replace("name=Ann", "name=Eve"))
    reads(late, "party-door-with", name="Eve")  # anybody can write that into a link
    come_to(late, "party-join")
    reads(late, "party-door-other", name="Eve", other="Ann")
    reads(late, "party-full-door")
    clean(late)
    shoot(late, "doors-full")
    door(late).get_by_label(say("party-name")).locator("visible=true").fill("Dora")
    come_to(late, "party-sit-wait")
    reads(late, "party-full")
    shoot(late, "doors-waits")
    friend.page.locator("#people-leave").click()
    expect(seats(host).filter(has_text="Dora")).to_be_visible()
    state(late, "joined")


def test_a_table_whose_host_has_gone_says_so_at_its_door(visit, troubles, relay, shoot):
    troubles.expected += ["WebSocket connection"]
    query = f"?pace=0&relay={relay.address}"
    host, guest = visit(query), visit(query, size="phone", shown=False)
    link = opens(host)
    host.page.close()
    follows(guest, query, link)
    come_to(guest, "party-join")
    reads(guest, "party-host_away-door")
    shoot(guest, "doors-host-away")


def test_an_invitation_is_not_lost_to_somebody_who_sits_elsewhere(visit, troubles, relay, shoot):
    """In a second tab, in the tab at the other table, and after that tab was closed."""
    troubles.expected += ["WebSocket connection"]
    query = f"?pace=0&relay={relay.address}"
    ann, zoe = visit(query), visit(query)
    first, other = opens(ann), opens(zoe)
    guest = visit(query, shown=False)
    follows(guest, query, first)
    sits_down(guest, "Bea")
    second = Table(guest.page.context.new_page(), guest.home)
    follows(second, query, other)
    come_to(second, "party-join")
    reads(second, "party-elsewhere-other")
    expect(at_door(second)).to_be_visible()
    shoot(second, "doors-elsewhere")
    guest.page.evaluate("place => { location.hash = place }", other[other.index("#") :])
    question = guest.dialog("party-other-title")
    expect(question).to_be_visible()
    shoot(guest, "doors-other-table")
    guest.press(question.get_by_role("button", name=say("party-other-no"), exact=True))
    expect(seats(guest).filter(has_text="Ann")).to_be_visible()
    guest.page.close()
    come_to(second, "party-join")
    question = second.dialog("party-other-title")
    second.press(question.get_by_role("button", name=say("party-other-no"), exact=True))
    state(second, "joined")
    second.page.evaluate("place => { location.hash = ''; location.hash = place }", other[other.index("#") :])
    second.press(question.get_by_role("button", name=say("party-other-yes"), exact=True))
    come_to(second, "party-join")
    reads(second, "party-seat-free", name="Pauline")  # where Bea sits at the first table
    expect(seats(ann).nth(1)).to_contain_text(say("party-mark-mind"))  # Bea has left that one


def test_a_code_alone_may_be_of_any_relay_and_a_link_is_of_one(visit, shoot):
    table = visit(f"?pace=0{NOWHERE}", size="phone")
    reads(table, "party-whose", relay="broker.emqx.io")
    choice = door(table).get_by_role("combobox", name=say("party-relay"))
    table.press(door(table).get_by_text(say("party-how")))
    expect(door(table).get_by_text(say("party-relay-public"))).to_be_visible()
    expect(choice).to_be_hidden()
    shoot(table, "doors-public-relay")
    come_to(table, "party-close")
    table.call("people")
    door(table).get_by_label(say("party-code")).fill("0000 0000 0000 00000")
    come_to(table, "party-join")
    reads(table, "party-door-join")
    table.press(door(table).get_by_text(say("party-how")))
    choice.select_option("wss://broker.hivemq.com:8884/mqtt")
    reads(table, "party-whose", relay="broker.hivemq.com")
    shoot(table, "doors-code")
    assert table.page.query_selector("iframe") is None, "nothing is asked before the person agrees"


def test_a_table_of_another_version_says_so_and_offers_to_reload(visit, troubles, relay, shoot):
    troubles.expected += ["WebSocket connection"]
    guest = visit(f"?pace=0&relay={relay.address}{NOWHERE}", size="phone")
    come_to(guest, "party-join")
    reads(guest, "party-no_table")
    primitives = Sodium("other")
    keys, nonce = TableKeys(primitives, bytes(10)), primitives.random(NONCE)
    said = b"2 1 0 SENDER * - 1 card\n"
    content = len(said).to_bytes(2, "big") + said + bytes(SIZES[1] - NONCE - TAG - 2 - len(said))
    line = Line(relay.address, "other")
    line.publish(keys.card, nonce + primitives.seal(keys.key, nonce, content), keep=True)
    reads(guest, "party-other")
    expect(door(guest).get_by_role("button", name=say("party-reload"))).to_be_visible()
    shoot(guest, "doors-other-version")
    line.close()


WAKES = """Object.defineProperty(navigator, 'wakeLock', { value: { request: async kind => {
    const lock = { kind, released: false, release: async () => { lock.released = true; window.lit -= 1 } }
    window.lit = (window.lit || 0) + 1
    window.lock = lock
    return lock
} } })"""
LIT = "count => (window.lit || 0) === count"


def test_the_screen_stays_on_while_people_wait_for_this_device(visit, troubles, relay, shoot):
    troubles.expected += ["WebSocket connection"]  # the relay ends before the pages
    query = f"?pace=0&relay={relay.address}"
    host, guest = visit(query, script=WAKES), visit(query, size="phone", shown=False, script=WAKES)
    link = opens(host)
    host.page.wait_for_function(LIT, arg=1)  # others come to it
    expect(door(host).get_by_text(say("party-link-here"))).to_be_visible()  # the site of the tests is at this computer
    shoot(host, "doors-link-here")
    follows(guest, query, link)
    sits_down(guest, "Bea")
    assert guest.page.evaluate(LIT, 0), "nobody plays yet"
    begin(host, guest)
    guest.page.wait_for_function(LIT, arg=1)
    assert guest.page.evaluate("lock.kind") == "screen"
    # The browser lets go of it when the page is hidden, and gets it back when the page is seen again.
    guest.page.evaluate("""() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true })
        lock.release()
        document.dispatchEvent(new Event('visibilitychange'))
    }""")
    guest.page.wait_for_function(LIT, arg=0)
    guest.page.evaluate("""() => {
        delete document.hidden
        document.dispatchEvent(new Event('visibilitychange'))
    }""")
    guest.page.wait_for_function(LIT, arg=1)
    seats(guest)
    come_to(guest, "party-leave")
    guest.answer("party-leave-yes")
    guest.page.wait_for_function(LIT, arg=0)


def test_a_link_leads_no_page_of_elsewhere_to_a_device_or_a_house(visit, troubles, shoot):
    troubles.expected += ["http://hearts.example/"]
    table = visit("?pace=0", size="phone")
    table.turn()
    elsewhere = "http://hearts.example/"

    def served(route) -> None:
        route.fulfill(response=route.fetch(url=route.request.url.replace(elsewhere, table.home)))

    table.page.route(f"{elsewhere}**", served)
    for relay in ("ws://127.0.0.1:22", "ws://192.168.1.1", "ws://0x7f.1/"):
        table.page.goto("about:blank")
        table.page.goto(f"{elsewhere}?pace=0{NOWHERE}&relay={relay}")
        reads(table, "people-code-house")
        expect(table.page.locator("#people-connect")).to_be_hidden()
    shoot(table, "doors-house-refused")
