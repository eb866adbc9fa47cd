"""What a guest finds out about a table is told in plain sentences, and noted in this person's own record."""

from devices import over, table
from network import Network

from hearts.app.people.findings import Findings
from hearts.app.people.own import own_record
from hearts.engine.record import Record

HOUR = 3_600_000


def test_a_round_that_is_begun_again_is_told_and_noted() -> None:
    network = Network("news")
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=10")
    cleo, told = devices[2].guest, []
    found = Findings(cleo, lambda text, grave: told.append((text, grave)))
    order, dropped = devices[1].guest.order, []
    devices[1].guest.order = lambda words: dropped.append(words) if words[:5] == "hash " else order(words)
    devices[0].guest.order("begin")
    assert network.run(lambda: cleo.table.restarts > 0, HOUR)
    del devices[1].guest.order
    assert told == [("The host received nothing from Bob, so the cards are shuffled again.", False)]
    assert network.run(lambda: over(devices), HOUR)
    record = own_record(cleo.table.record, cleo.me.id, found.notes)
    assert ("told", "1 people.told.broken Bob") in Record.read(record.text()).notes
    assert ("told", "1 people.told.broken Bob") not in cleo.table.record.notes


def test_what_cannot_be_true_is_told_at_the_table() -> None:
    network = Network("grave")
    devices = table(network, ["Ann", "Bob"], "classic-pc limit=10")
    told: list[tuple[str, bool]] = []
    found = Findings(devices[1].guest, lambda text, grave: told.append((text, grave)))
    devices[1].guest.doubts.suspect("anything")
    devices[1].guest.doubts.doubt("people-doubt-head", devices[0].guest.me.id)
    assert [grave for _, grave in told] == [True, True] and "contradict each other" in told[0][0]
    assert told[1][0].startswith("Ann’s page") and len(found.notes) == 2


def test_a_name_that_mixes_alphabets_is_told() -> None:
    network = Network("mixed")
    devices = table(network, ["Ann", "\u0410nna", "\u0410\u043d\u043d\u0430"], "classic-pc limit=10")
    network.run(lambda: False, 5_000)
    assert devices[0].doubts == [("people-doubt-mixed", devices[1].guest.me.id)]
