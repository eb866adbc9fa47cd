"""What people ask for beside their moves is limited, so that the host's log stays one that can be kept."""

import pytest
from devices import Device, table
from network import Network
from sits import sit
from test_false_hosts import ANN, SIGNED, refused, voted

from hearts.app import gate
from hearts.app.people.book import ROOM
from hearts.app.people.ledger import read_ledger
from hearts.app.people.orders import carry_out
from hearts.app.people.votes import MOST, Votes, read_votes

HOUR = 3_600_000


def in_play(name: str) -> "tuple[Network, list[Device]]":
    network = Network(name)
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=60")
    devices[0].guest.order("begin")
    assert network.run(lambda: devices[0].guest.table.playing, HOUR)
    for device in devices:
        device.plays = False
    return network, devices


def test_one_person_begins_so_many_votes_in_a_deal() -> None:
    votes = Votes()
    for number in range(MOST):
        assert votes.may_propose(ANN)
        votes.add("undo", ANN, number + 1)
        votes.end("undo", number + 1)
    assert not votes.may_propose(ANN) and votes.may_propose("another")
    assert not read_votes(votes.plain()).may_propose(ANN)
    votes.end_all(99)
    assert votes.may_propose(ANN)


def test_guests_refuse_votes_without_end() -> None:
    following = voted()
    for _ in range(MOST):
        following.take(f"vote concede {ANN}", "", f"{SIGNED}{following.number}")
        following.take("vote concede off", "", "")
    refused(following, f"vote concede {ANN}", f"{SIGNED}{following.number}")


def test_the_host_counts_no_more_votes_than_that() -> None:
    network, devices = in_play("votes")
    host, bob = devices[0].host, devices[1].guest
    bob.told.tell(on_answer=lambda order, why: None)
    for _ in range(MOST + 3):
        bob.order("propose concede")
        assert network.run(lambda: not bob.busy, HOUR)
        bob.order("refuse concede")
        assert network.run(lambda: not bob.busy, HOUR)
    votes = [entry for entry in host.ledger.entries if entry.text == f"vote concede {bob.me.id}"]
    assert len(votes) == MOST and not devices[2].stories


@pytest.mark.parametrize("what", ["names", "seats", "votes"])
def test_a_deal_without_end_leaves_a_log_that_can_be_kept(what: str) -> None:
    network, devices = in_play(what)
    host = devices[0].host
    bob, cleo = [host.desk.members.by_id(device.guest.me.id) for device in devices[1:]]
    for round_ in range(3000):
        network.now += 20_000
        if what == "names":
            carry_out(host, bob, f"look guest Bob{round_}")
            carry_out(host, cleo, f"look guest Cleo{round_}")
        elif what == "seats":
            carry_out(host, bob, "leave")
            sit(host, bob, devices[1].guest.me, "Bob")
        else:
            proof = f"{'0' * 16} 1 1 {'A' * 86} 1 {host.ledger.number}"
            bob.state("propose concede", proof)
            carry_out(host, bob, "propose concede")
            carry_out(host, bob, "refuse concede")
    text = host.ledger.text()
    assert len(text) < ROOM * 2 < gate.RECORD / 2
    read = read_ledger(text, host.roster)
    assert (read.head, read.letters) == (host.ledger.head, host.ledger.letters)


def test_a_line_has_room_again_in_the_next_deal() -> None:
    network, devices = in_play("room")
    book = devices[0].host.book
    while book.room:
        book.add("chair off")
    for device in devices:
        device.plays = True
    assert network.run(lambda: devices[0].host.deal == 2 and devices[0].host.settled, HOUR)
    assert book.room
