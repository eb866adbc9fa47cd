"""Hostile messages reach a page at a table in play: they change nothing, stop nobody, and the page stays at hand."""

import random
import threading

import four
import pytest
import relays
from conftest import company
from mqtt import Line
from party import come_to, opens, sits_down

from hearts.app.people.code import read_invite
from tests.faults.together import HANDS
from tests.people.hostile import Eve
from tests.people.sodium import Sodium

FEW, MANY = 300, 10_000
EACH = 100  # messages that one connection may say at once to the relay that comes with the game
A_SECOND = 80  # that another one is sent, which takes whatever comes
SIZES = (1, 320, 640, 8192)
# Counts what comes to the page from its frame.
CAME = """if (self === top) {
    window.came = 0
    const listen = MessagePort.prototype.addEventListener
    MessagePort.prototype.addEventListener = function (kind, act, ...more) {
        return listen.call(this, kind, event => { came += event.data?.told === 'message'; return act(event) }, ...more)
    }
}"""
PLACE = "Object.entries(document.body.dataset).filter(([name]) => ['people', 'link', 'deal'].includes(name)).join()"

# Whether the table of people lies there, and no longer the game of one's own.
LIES = """!document.querySelector('dialog[open]') && [...document.querySelectorAll('.seat')].some(
    seat => seat.textContent.includes('Ann'))"""


class Flood(threading.Thread):
    """Says so many hostile things at a table, from connections that hear it first.

    said   how much of it so far, by kind
    """

    def __init__(self, address: str, link: str, count: int, each: int) -> None:
        super().__init__(daemon=True)
        self._eve = Eve(Sodium("eve"), read_invite(link).code, {}, SIZES)
        self._lines = [Line(address, f"eve{number}") for number in range(-(-count // each))]
        self._lines[0].subscribe(self._eve.keys.all, self._eve.keys.card)
        self._count, self._each = count, each
        self.said = self._eve.said

    def hear(self) -> None:
        """Hear the table for a moment: it says at least who is there."""
        for payload in self._lines[0].heard(3):
            self._eve.hear(payload)
            if len(self._eve.seen) > 2 and self._eve.people:
                return

    def run(self) -> None:
        for line in self._lines:
            for _ in range(min(self._each, self._count - sum(self.said.values()))):
                line.publish(*self._eve.next())
                if self._each > EACH:
                    threading.Event().wait(1 / A_SECOND)

    def close(self) -> None:
        """Hang up."""
        for line in self._lines:
            line.close()


def plays(table, chance: random.Random, moves: int) -> int:
    """Plays one card; returns how many moves there are then."""
    look = table.turn(moves)
    table.act(look, chance)
    table.page.wait_for_function("moves => Number(document.body.dataset.moves) > moves", arg=look.moves)
    return look.moves


@pytest.mark.slow
def test_a_page_at_a_table_takes_hostile_messages_and_plays_on(visit, troubles, tmp_path):
    relay = relays.Embedded(tmp_path)
    troubles.expected += ["WebSocket connection"]  # one that ends with the relay
    kept = company("iq:100", "iq:100", "iq:100", rules="deluxe passing=K")
    host = visit(f"?pace=0&relay={relay.address}", kept=kept, script=four.HASTE + CAME)
    flood = Flood(relay.address, opens(host), FEW, EACH)
    come_to(host, "party-begin")
    host.page.wait_for_function(LIES)
    chance, moves = random.Random(9), -1
    moves = plays(host, chance, moves)
    flood.hear()
    place, came = host.page.evaluate(PLACE), host.page.evaluate("came")
    flood.start()
    for _ in range(3):
        moves = plays(host, chance, moves)
    flood.join()
    host.page.wait_for_function("least => came >= least", arg=came + FEW // 3)  # the others are for topics of others
    moves = plays(host, chance, moves)
    assert sum(flood.said.values()) == FEW and min(flood.said.values()) > FEW // 20
    assert host.page.evaluate(PLACE) == place
    assert host.page.locator(".seat", has_text="Eve").count() == 0
    flood.close()
    relay.stop()


@pytest.mark.slow
@pytest.mark.whole  # two minutes: at each push a page takes three hundred
def test_ten_thousand_hostile_messages_stop_neither_of_two_pages(visit, troubles, tmp_path):
    relay = relays.Mosquitto(tmp_path)
    troubles.expected += ["WebSocket connection"]  # one that ends with the relay
    kept = company("iq:100", "iq:100", "iq:100", rules="classic-pc limit=30")
    query = f"?pace=0&relay={relay.address}"
    tables = [visit(query, kept=kept, script=four.HASTE + HANDS + CAME) for _ in range(2)]
    link = opens(tables[0])
    tables[1].page.evaluate("place => { location.hash = place }", link[link.index("#") :])
    sits_down(tables[1], "Bea")
    flood = Flood(relay.address, link, MANY, MANY)
    flood.hear()
    flood.start()
    come_to(tables[0], "party-begin")
    for table in tables:
        table.page.wait_for_function("document.body.dataset.phase === 'game over'", timeout=900_000)
    flood.join()
    for table in tables:
        table.page.wait_for_function("least => came > least", arg=MANY // 3)
        table.page.wait_for_function("document.body.dataset.link === 'good'")
        assert table.page.locator(".seat", has_text="Eve").count() == 0
    assert len({record.text() for record in four.records(tables)}) == 1
    flood.close()
    relay.stop()
