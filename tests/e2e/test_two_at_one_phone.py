"""Two people share a phone at a table of people: one of them at a time sees a hand, and first says they have it."""

import random

import pytest
from party import come_to, follows, opens, seats, sheet, state
from person import Table
from playwright.sync_api import Locator, expect
from test_accessible import clean
from words import say

# Whose turn it is as the host sees it: their own (0), Eva’s (1) or Bea's (2) at the other device; the end of the deal.
WHOSE = """after => {
    const { phase, turn, moves } = document.body.dataset
    if (phase === 'deal over') return 'over'
    return phase === 'play' && ['0', '1', '2'].includes(turn) && Number(moves) > after && `${turn} ${moves}`
}"""
# Whether the curtain hides the table from all but this person, or the person who has the device is to choose.
ASKED = """([name, at]) => {
    const curtain = document.querySelector('#curtain[open] .to'), { phase, turn, moves } = document.body.dataset
    if (curtain) return curtain.textContent.endsWith(name) && 'covered'
    if (!document.getElementById('do-people')?.checkVisibility()) return false // one's own game lies there still
    const own = document.querySelector('.seat.mine').textContent.includes(name) && Number(moves) >= at
    return phase === 'play' && turn === '0' && own && 'shown'
}"""
CARDS = "[...document.querySelectorAll('[data-card]')].map(card => card.dataset.card)"


def seat_of(table: Table, name: str) -> Locator:
    """The row of somebody at the table."""
    return seats(table).filter(has=table.page.get_by_text(name, exact=True)).first


class Phone:
    """The phone of Eva and Bea.

    covered   how often the curtain was opened; hands: what each of them held when they saw it first in a deal
    """

    def __init__(self, table: Table) -> None:
        self.table, self.covered = table, 0
        self.hands: dict[str, set[str]] = {}

    def take(self, name: str, moves: int = 0) -> None:
        """Have the device once so many moves were made, and see one's own hand and no card of the other."""
        table = self.table
        if table.page.wait_for_function(ASKED, arg=[name, moves]).json_value() == "covered":
            assert table.page.evaluate(CARDS) == []
            expect(table.page.locator("#curtain").get_by_text(say("curtain-text", name=name))).to_be_visible()
            if not self.covered:
                clean(table)
            self.covered += 1
            table.press(table.button("curtain-label", name=name))
            expect(table.page.locator("#curtain")).to_be_hidden()
        table.turn()
        held = {card.code for card in table.look().hand}
        self.hands.setdefault(name, held)
        others = set().union(*[hand for one, hand in self.hands.items() if one != name])
        assert held and not held & others


@pytest.fixture
def party(visit, troubles, relay):
    """Ann, who holds the table, and Eva and Bea at one phone; all sit."""
    troubles.expected += ["WebSocket connection"]
    query = f"?pace=0&relay={relay.address}"
    host, phone = visit(query), visit(query, size="phone", shown=False)
    link = opens(host)
    follows(phone, query, link)
    come_to(phone, "party-join")
    door = phone.dialog("party-title")
    door.get_by_label(say("party-name")).locator("visible=true").fill("Eva")
    phone.press(door.get_by_text(say("beside-title")))
    door.get_by_label(say("beside-name")).locator("visible=true").fill("Bea")
    clean(phone)
    come_to(phone, "party-sit")
    state(phone, "joined")
    for name in ("Eva", "Bea"):
        expect(seat_of(host, name)).to_be_visible()
        expect(seat_of(phone, name)).to_be_visible()
    faces = [seat_of(host, name).locator("img").get_attribute("src") for name in ("Ann", "Eva", "Bea")]
    assert len(set(faces)) == 3
    return host, Phone(phone)


@pytest.mark.whole
def test_two_at_one_phone_and_one_elsewhere_play_a_whole_deal_and_no_hand_is_seen_by_the_other(party):
    host, phone = party
    expect(seat_of(host, "Bea")).to_contain_text(say("beside-shares", name="Eva"))
    expect(seat_of(phone.table, "Bea")).to_contain_text(say("beside-here"))
    clean(phone.table)
    chance = random.Random(5)
    come_to(host, "party-begin")
    for name in ("Eva", "Bea"):
        phone.take(name)
        phone.table.act(phone.table.turn(), chance)
    host.page.wait_for_function("document.body.dataset.phase === 'pass'")
    host.act(host.turn(), chance)
    phone.hands.clear()
    moves, loaded = -1, False
    while (found := host.page.wait_for_function(WHOSE, arg=moves).json_value()) != "over":
        turn, moves = (int(word) for word in found.split())
        if turn and moves > 16 and not loaded:  # a reload brings both back, and shows the hand of neither
            loaded = True
            phone.table.page.reload()
            state(phone.table, "joined")
            expect(phone.table.page.locator("#curtain")).to_be_visible()
            assert phone.table.page.evaluate(CARDS) == []
        if turn:
            phone.take(("Eva", "Bea")[turn - 1], moves)
        table = phone.table if turn else host
        table.act(table.turn(moves - 1), chance)
    assert phone.covered > 15
    for table in (host, phone.table):
        table.page.wait_for_function("document.body.dataset.phase === 'deal over'")
        table.answer("deal-next")
    expect(phone.table.page.locator("#curtain")).to_be_visible()
    assert phone.table.page.evaluate(CARDS) == []
    host.page.wait_for_function("document.body.dataset.deal === '2'")


@pytest.mark.whole
def test_one_of_two_at_a_phone_leaves_and_the_other_stays(party):
    host, phone = party
    table = phone.table
    table.press(sheet(table).get_by_text(say("beside-title")))
    table.press(table.button("beside-give", name="Bea"))
    expect(seat_of(table, "Bea")).to_contain_text(say("party-mark-you"))
    table.press(sheet(table).get_by_role("button", name=say("party-leave"), exact=True))
    table.press(table.button("beside-leave-one", name="Bea"))
    expect(seat_of(host, "Bea")).to_contain_text(say("party-mark-mind"))
    expect(seat_of(table, "Eva")).to_contain_text(say("party-mark-you"))
    table.reload()
    state(table, "joined")
    expect(seat_of(table, "Eva")).to_contain_text(say("party-mark-you"))
    expect(seat_of(table, "Bea")).to_contain_text(say("party-mark-mind"))
    expect(seat_of(host, "Eva")).to_be_visible()
