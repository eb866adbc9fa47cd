"""Messages of a sitting that change places on their way: each counts once, and what came too early is kept."""

from devices import Device, table
from network import Network

from hearts.app.people.early import MOST, Early
from hearts.app.people.members import Member


def reversed_line(network: Network, device: Device, span: float) -> None:
    """Bring what comes to a device in heaps, the last message of each first."""
    heap: list[tuple[str, bytes]] = []
    line, deliver = device.line, device.line.deliver

    def bring() -> None:
        while heap:
            deliver(*heap.pop())

    def hold(topic: str, payload: bytes) -> None:
        if not heap:
            network.at(network.now + span, bring)
        heap.append((topic, payload))

    line.deliver = hold


def test_who_gets_entries_in_the_wrong_order_needs_each_but_once() -> None:
    network = Network("reversed")
    devices = table(network, ["Ann", "Bob", "Cleo"])
    ann, bob = devices[:2]
    ann.guest.order("begin")

    def late() -> bool:
        view = bob.guest.table.view
        return view is not None and view.phase == "play" and len(view.table.tricks) > 11 and view.seat in view.waiting

    assert network.run(late, 3_600_000)
    bob.kill()
    bob.load()
    bob.plays = False
    reversed_line(network, bob, 1_000)
    assert network.run(lambda: bob.guest.table.number > 0, 60_000)
    sent = []
    send = ann.host.desk._send
    ann.host.desk._send = lambda member, kind, *words, **named: (
        sent.append(1) if member.id == bob.guest.me.id and kind == "log" else None,
        send(member, kind, *words, **named),
    )
    assert network.run(lambda: bob.guest.table.number == ann.host.ledger.number, 60_000)
    assert len(sent) <= 16


def test_early_entries_are_taken_in_their_turn_and_only_so_many_are_kept() -> None:
    early = Early()
    early.keep(5, ["e", "f"])
    early.keep(7, ["g"])
    early.keep(7, ["g", "h"])
    assert early.take(4) == [] and not early.reach(4) and early.reach(5)
    assert early.take(6) == ["f"]
    assert early.take(7) == ["g", "h"]
    assert early.take(8) == []
    early.keep(9, ["i"])
    assert not early.reach(10) and early.take(9) == []  # nothing is kept of what is known
    for number in range(3 * MOST, 0, -1):
        early.keep(number, ["x"])
    taken = [number for number in range(1, 3 * MOST) if early.take(number)]
    assert taken == list(range(1, MOST + 1))


def test_a_host_hears_each_counter_of_a_sitting_once_in_whatever_order() -> None:
    member = Member(bytes(32), bytes(32))
    member.offer("a" * 32, "b" * 32, "c" * 32)
    sitting = member._offers[0][3]
    heard = [counter for counter in (1, 4, 2, 4, 3, 1, 300, 5, 299, 300) if member.hears(sitting, counter)]
    assert heard == [1, 4, 2, 3, 300, 299]


def test_early_entries_that_were_taken_otherwise_are_kept_no_more() -> None:
    early = Early()
    early.keep(5, ["e", "f", "g"])
    early.keep(2, ["b"])
    assert early.reach(6) and early._early == {6: ["f", "g"]}
    assert not early.reach(8) and not early._early
