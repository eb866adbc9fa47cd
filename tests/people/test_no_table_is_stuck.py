"""What a host wants to tell and no guest would take: it holds up nothing else, and where the game needs it, others go
on."""

import pytest
from devices import Device, over, table
from network import Network
from test_what_people_do import same

from hearts.app.people.following import StoryError
from hearts.app.people.host import STUCK

HOUR = 3_600_000


def refuse(device: Device, words: str, times: float = 1e9) -> "list[str]":
    """Have a host's witness refuse entries that begin so. Returns those that it has refused."""
    witness, refused = device.host.book.witness, []
    hear = witness.hear

    def heard(text: str, proof: str) -> None:
        if text.startswith(words) and len(refused) < times:
            refused.append(text)
            raise StoryError("Nobody would take that.")
        hear(text, proof)

    witness.hear = heard
    return refused


def test_others_go_on_where_a_host_gets_no_further() -> None:
    network = Network("stuck")
    ann, bob, cleo = devices = table(network, ["Ann", "Bob", "Cleo"])
    ann.guest.order("begin")
    assert network.run(lambda: all(len(each.guest.table.finished) == 1 for each in devices), HOUR)
    refused = refuse(ann, "round")
    assert network.run(lambda: refused, HOUR)
    begun = network.now
    assert network.run(lambda: ann.host is None, HOUR)
    assert STUCK < network.now - begun < STUCK + 1_000
    assert network.run(lambda: bob.guest.host_gone, HOUR)
    bob.guest.go_on()

    def agreed() -> bool:
        for each in (ann, cleo):
            if each.guest.chair.asks in ("on", "follow"):
                each.guest.answer_chair(True)
        return over(devices)

    assert network.run(agreed, HOUR)
    same(devices)


@pytest.mark.parametrize("what", ["stand", "move"])
def test_what_is_refused_once_holds_up_nothing(what: str) -> None:
    network = Network(f"once {what}")
    ann, bob, cleo = devices = table(network, ["Ann", "Bob", "Cleo"])
    ann.guest.order("begin")
    assert network.run(lambda: bob.guest.table.playing, HOUR)
    refused = refuse(ann, what, 3)
    cleo.freeze(True)
    assert network.run(lambda: len(refused) == 3, HOUR)
    cleo.freeze(False)
    assert network.run(lambda: over(devices), HOUR)
    same(devices)


def test_whose_clock_ran_out_is_told_so_and_so_are_the_others() -> None:
    network = Network("late")
    ann, bob, cleo = devices = table(network, ["Ann", "Bob", "Cleo"])
    ann.guest.order("keep 60 20")
    ann.guest.order("begin")
    late: list[tuple[str, int]] = []
    for each in devices:
        each.guest.table.events.tell(on_late=lambda seat, name=each.name: late.append((name, seat)))
    assert network.run(lambda: bob.guest.table.playing, HOUR)
    bob.plays = False
    assert network.run(lambda: len(late) == 3, HOUR)
    assert sorted(late) == [(each.name, bob.guest.seat) for each in (ann, bob, cleo)]
    assert bob.guest.up_to_date
    bob.plays = True
    late.clear()
    assert network.run(lambda: len(bob.guest.table.finished) == 1, HOUR)
    assert not late
