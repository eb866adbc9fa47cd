"""Nobody calls an honest host a liar: not a page that was loaded while its host was slow, nor whoever turns back to the
host from another one who does not hold the table."""

import pytest
from devices import Device
from network import Network
from test_chair import answer, set_table, until
from test_next_host import tells
from test_unheard import invented

MINUTE, HOUR = 60_000, 3_600_000


def tricks(device: Device) -> int:
    view = device.guest.table.view
    return len(view.table.tricks) if view is not None and view.phase == "play" else 0


def plays(network: Network, devices: "list[Device]", deals: int = 1) -> None:
    """The game goes on until so many deals are over, and the next one is played."""
    here = [each for each in devices if each.alive]
    until(network, lambda: all(len(each.guest.table.finished) >= deals and tricks(each) >= 2 for each in here), HOUR)


def loaded_while_the_host_is_slow(network: Network, devices: "list[Device]", page: Device) -> None:
    """The page is loaded anew, and its host is heard five seconds later."""
    page.kill()
    network.run(lambda: False, 1500)
    devices[0].line.cut = True
    page.load()
    network.run(lambda: False, 5000)
    devices[0].line.cut = False
    until(network, lambda: page.guest.where == "joined", MINUTE)


def test_a_page_that_is_loaded_while_its_host_is_slow_takes_the_note_of_who_left() -> None:
    network, devices = set_table("Ann Bob Cleo Dan", "classic-pc limit=100")
    devices[0].guest.order("begin")
    plays(network, devices)
    devices[2].guest.order("leave")
    network.run(lambda: False, 4000)
    for deals in (2, 3):
        until(network, lambda deals=deals: len(devices[0].guest.table.finished) >= deals, HOUR)
        loaded_while_the_host_is_slow(network, devices, devices[1])
        assert devices[1].stories == []
    plays(network, [devices[0], devices[1], devices[3]], 4)


@pytest.mark.parametrize("what", ["nothing", "deals that nobody signed"])
def test_who_turns_back_to_the_host_before_plays_on(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    network, devices = set_table("Ann Eve Bob Cleo", "classic-pc limit=100")
    ann, eve, bob, cleo = devices
    ann.guest.order("begin")
    plays(network, devices)
    ann.line.cut = True
    network.run(lambda: False, 70_000)
    take = eve.take_chair

    def takes(heir) -> None:
        take(heir)
        if what == "deals that nobody signed":
            tells(eve, invented(eve.host.record, eve.guest.me.id), 1)
            return
        send = eve.host.desk._send

        def sends(to, kind: str, *more, **named) -> None:
            if kind not in ("base", "log"):
                send(to, kind, *more, **named)

        monkeypatch.setattr(eve.host.desk, "_send", sends)

    def goes_on() -> bool:
        answer([each for each in (bob, cleo) if each.guest.chair.asks == "on"])
        return eve.host is not None and all(each.guest._kept.host == eve.host.me.public for each in (bob, cleo))

    eve.guest.told.tell(on_heir=takes)
    eve.guest.go_on()
    if what == "nothing":
        until(network, goes_on)
        eve.kill()
    else:
        until(network, lambda: goes_on() or eve.host is not None)
    network.run(lambda: False, 5000)
    ann.line.cut = False
    plays(network, [ann, bob, cleo], 2)
    assert [each.stories for each in (bob, cleo)] == [[], []]
    assert all(each.guest._kept.host == ann.guest._kept.host for each in (bob, cleo))


def test_the_rules_of_a_game_stay_between_two_deals() -> None:
    network, devices = set_table("Ann Bob", "classic-pc limit=100")
    ann, bob = devices
    ann.guest.order("begin")
    until(network, lambda: bool(bob.guest.table.finished) and ann.host.book.settled, HOUR)
    ann.lie()
    ann.host.book.change(rules=ann.host.roster.rules.read("classic-pc limit=50"))
    until(network, lambda: bob.guest.story != "", MINUTE)
