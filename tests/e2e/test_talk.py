"""Talk at a table of people: said in one browser, heard in the other; written words, muted and blocked people."""

import random

import pytest
from party import come_to, two
from person import Table
from playwright.sync_api import Locator, expect
from test_accessible import clean
from words import like, say

COMPOSED = """field => {
    for (const more of [{isComposing: true}, {keyCode: 229}])
        field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true, ...more}))
}"""

FORGET = """() => {
    Object.keys(localStorage).filter(key => key.endsWith('table-guest')).forEach(key => localStorage.removeItem(key))
    Storage.prototype.setItem = () => {} // until the page is loaded anew, nothing is kept any more
}"""


@pytest.fixture
def tables(visit, troubles, relay) -> "tuple[Table, Table, str]":
    """Ann's table, at which Bea has sat down; the cards are dealt; and the end of its link."""
    troubles.expected += ["WebSocket connection"]  # one that a reload ends
    return two(visit, relay, begins=True)


def opens_talk(table: Table) -> Locator:
    """Opens the dialog from the bar."""
    table.press(table.button("talk-title"))
    dialog = table.dialog("talk-title")
    expect(dialog).to_be_visible()
    return dialog


def says(table: Table, what: str) -> None:
    """Presses a phrase or a face, by its name."""
    table.press(opens_talk(table).get_by_role("button", name=what, exact=True))
    expect(table.dialog("talk-title")).to_be_hidden()


def bubble(table: Table, text: str) -> Locator:
    """The bubble with this text."""
    return table.page.locator(".says", has_text=text)


def test_a_phrase_and_a_face_are_seen_at_the_seat_over_no_card_and_heard(tables):
    host, guest, _ = tables
    guest.act(guest.turn(), random.Random(1))
    says(host, say("phrase-text", phrase="hello"))
    expect(bubble(guest, say("phrase-text", phrase="hello"))).to_be_visible()
    assert guest.page.locator("#say").text_content() == say(
        "talk-line", name="Ann", what=say("phrase-text", phrase="hello")
    )
    assert not [thing for thing in guest.lies_on(".says:not(:empty)") if thing != "Ann"]
    says(guest, say("face-name", face="wink"))
    expect(
        host.page.locator(".says").get_by_role("img", name=say("face-name", face="wink"), include_hidden=True)
    ).to_be_visible()
    assert not [thing for thing in host.lies_on(".says:not(:empty)") if thing != "Bea"]
    expect(bubble(guest, say("phrase-text", phrase="hello"))).to_have_count(0)  # it has been read
    expect(
        opens_talk(guest).get_by_text(say("phrase-text", phrase="hello")).last
    ).to_be_visible()  # and is still to be found
    clean(guest)


def test_people_write_where_the_host_lets_them_and_no_key_in_the_field_is_a_command(tables):
    host, guest, _ = tables
    expect(opens_talk(guest).get_by_role("textbox")).to_have_count(0)
    guest.page.keyboard.press("Escape")
    dialog = opens_talk(host)
    dialog.get_by_role("checkbox", name=say("talk-allow")).check()
    host.page.keyboard.press("Escape")
    expect(guest.page.get_by_text(say("talk-allowed", name="Ann")).first).to_be_visible()
    field = opens_talk(guest).get_by_role("textbox", name=say("talk-write"))
    field.focus()
    guest.page.keyboard.type("Bonne nuit, p 2? <i>m</i>")
    field.evaluate(COMPOSED)
    expect(field).to_have_value("Bonne nuit, p 2? <i>m</i>")  # an input method has ended a word, and nothing was sent
    assert guest.page.locator("dialog[open]").count() == 1
    guest.page.keyboard.press("Enter")
    expect(field).to_have_value("")
    expect(bubble(host, "Bonne nuit, p 2? <i>m</i>")).to_be_visible()
    assert host.page.locator(".says i").count() == 0
    assert not [thing for thing in host.lies_on(".says:not(:empty)") if thing != "Bea"]


def test_who_is_muted_or_blocked_is_not_heard_until_one_wants_it_again(tables):
    host, guest, _ = tables
    dialog = opens_talk(guest)
    mute = dialog.get_by_role("checkbox", name=say("talk-mute-who", name="Ann"))
    mute.check()
    guest.page.keyboard.press("Escape")
    says(host, say("phrase-text", phrase="hello"))
    says(guest, say("phrase-text", phrase="yes"))
    expect(bubble(host, say("phrase-text", phrase="yes"))).to_be_visible()  # so hers has long come, too
    expect(bubble(guest, say("phrase-text", phrase="hello"))).to_have_count(0)
    dialog = opens_talk(guest)
    mute.uncheck()
    guest.press(dialog.get_by_role("button", name=say("talk-block-who", name="Ann")))
    expect(dialog.get_by_text(say("talk-blocked", name="Ann"))).to_be_visible()
    guest.page.reload()
    guest.wait_shown()
    guest.page.wait_for_function("document.body.dataset.people === 'joined'")
    expect(guest.page.get_by_text(say("talk-blocked-here", name="Ann")).first).to_be_attached()
    guest.call("settings")
    settings = guest.dialog("settings-title")
    guest.press(settings.get_by_text(say("blocked-title"), exact=True))
    guest.press(settings.get_by_role("button", name=say("blocked-unblock", name="Ann")))
    expect(settings.get_by_text(say("blocked-unblocked", name="Ann"))).to_be_visible()
    expect(settings.get_by_text(say("blocked-title"), exact=True)).to_be_hidden()
    guest.press(settings.get_by_role("button", name=say("settings-done")))
    says(host, say("phrase-text", phrase="thanks"))
    expect(
        opens_talk(guest).get_by_role("listitem").filter(has_text=say("phrase-text", phrase="thanks"))
    ).to_be_visible()
    expect(guest.page.get_by_text(like("talk-blocked-here")).first).to_be_hidden()


def test_the_door_warns_of_somebody_who_is_blocked(tables):
    host, guest, link = tables
    says(host, say("phrase-text", phrase="hello"))
    dialog = opens_talk(guest)
    guest.press(dialog.get_by_role("button", name=say("talk-block-who", name="Ann")))
    guest.page.keyboard.press("Escape")
    guest.page.evaluate(FORGET)  # the seat, and not whom they have blocked
    guest.page.goto("about:blank")  # else the page at the table hears of the link, and takes it out of the address
    guest.page.goto(guest.home + link)
    guest.wait_shown()
    come_to(guest, "party-join")
    guest.dialog("party-title").get_by_label(say("party-name")).locator("visible=true").fill("Bea")
    come_to(guest, "party-sit")
    question = guest.dialog("talk-sit-title")
    expect(question.get_by_text(say("talk-sit-text", name="Ann"))).to_be_visible()
    guest.press(question.get_by_role("button", name=say("talk-sit-no")))
    expect(question).to_be_hidden()
    assert guest.page.evaluate("document.body.dataset.people") == "opening"
    come_to(guest, "party-sit")
    guest.press(question.get_by_role("button", name=say("talk-sit-yes")))
    expect(guest.dialog("party-title").get_by_text(like("party-after", "party-joining"))).to_be_visible()


@pytest.mark.whole  # on a slow machine four phrases take so long that a fifth is heard
def test_who_says_too_much_is_told_to_wait(tables):
    host, _, _ = tables
    for _ in range(4):
        says(host, say("phrase-text", phrase="wow"))
    dialog = opens_talk(host)
    host.press(dialog.get_by_role("button", name=say("phrase-text", phrase="wow"), exact=True))
    expect(dialog.get_by_text(say("talk-soon"))).to_be_visible()


def test_tables_of_people_can_be_hidden_and_a_link_says_so(visit):
    table = visit()
    table.call("settings")
    settings = table.dialog("settings-title")
    table.press(settings.get_by_text(say("settings-group", group="more"), exact=True))
    settings.get_by_role("checkbox", name=say("settings-label", setting="people"), exact=True).uncheck()
    table.press(settings.get_by_role("button", name=say("settings-done")))
    table.press(table.button("page-menu"))
    expect(table.door("menu-play")).to_be_visible()
    expect(table.door("menu-people")).to_be_hidden()
    table.page.keyboard.press("Escape")
    table.call("new")
    expect(table.dialog("new_game-title").get_by_role("button", name=say("new_game-people"))).to_be_hidden()
    table.page.keyboard.press("Escape")
    table.page.evaluate("location.hash = 'table=0000-0000-0000-00000'")
    expect(table.page.get_by_text(say("people_off-why")).first).to_be_visible()
    assert table.page.locator("#people").count() == 0
