"""The next host tells what was signed and what the others have heard, and nobody is moved over who speaks for
themselves."""

import pytest
from devices import Device
from network import Network
from test_chair import answer, between_deals, set_table, until
from test_unheard import invented

from hearts.app.people.bases import deal_hashes, new_base
from hearts.app.people.ledger import Ledger
from hearts.app.people.memory import Memory
from hearts.app.people.witness import Witness
from hearts.engine.record import Record

MINUTE, HOUR = 60_000, 3_600_000


def tells(device: Device, record: Record, number: int) -> None:
    """The host at this device begins its log with this record, at an entry of this number."""
    host = device.host
    host.book.held.record = host.roster.record.at(record.game)
    host.book.revealed = record.game.length
    _, base = new_base(host.roster, host.book.held.record, number, "A" * 43)
    host.book.ledger, host.book.moved = Ledger(base), number
    host.book.witness = Witness(lambda: host.book.held.record)
    host.book.witness.take_up(host.book.ledger, host.book.revealed)
    device.guest.table.begin = lambda *_: ""


def host_is_gone(network: Network, devices: "list[Device]") -> None:
    """The host goes away in the middle of the second deal."""
    devices[0].guest.order("begin")

    def tricks(device: Device) -> int:
        view = device.guest.table.view
        return len(view.table.tricks) if view is not None and view.phase == "play" else 0

    until(network, lambda: all(len(each.guest.table.finished) == 1 and tricks(each) >= 3 for each in devices), HOUR)
    devices[0].kill()
    network.run(lambda: False, 70_000)


def all_agree(network: Network, devices: "list[Device]", heir: Device) -> None:
    heir.guest.go_on()
    until(network, lambda: answer([each for each in devices if each.guest.chair.asks == "on"]) or heir.host is not None)


@pytest.mark.parametrize("behind", [-1, 0, 47])
def test_who_takes_the_chair_begins_with_the_deals_that_were_signed(behind: int) -> None:
    network, devices = set_table("Ann Eve Cleo Dan", "classic-pc limit=100")
    host_is_gone(network, devices)
    _, eve, cleo, _ = devices
    take = eve.take_chair

    def takes(heir) -> None:
        take(heir)
        tells(eve, invented(eve.host.record, eve.guest.me.id), eve.host.ledger.base.number + behind)

    eve.guest.told.tell(on_heir=takes)
    all_agree(network, devices[1:], eve)
    network.run(lambda: False, MINUTE)
    if behind < 1:
        assert len(cleo.guest.table.finished) == 1 and cleo.guest._kept.host != eve.host.me.public
    else:  # it could have been played while this page heard nothing
        assert cleo.doubts != []


@pytest.mark.parametrize("reloads", [False, True])
def test_a_deal_that_is_over_by_the_claim_is_the_one_that_the_others_have_heard(reloads: bool) -> None:
    network, devices = set_table("Ann Eve Cleo Dan", "classic-pc limit=100")
    host_is_gone(network, devices)
    _, eve, cleo, dan = devices
    record = invented(eve.guest.table.record, eve.guest.me.id)
    eve.guest.table.record, eve.guest.table._deals = record, deal_hashes(record)
    eve.guest.table.memory = lambda *_: Memory()
    if reloads:
        take = eve.take_chair

        def takes(heir) -> None:
            take(heir)
            network.at(network.now + 3_000, lambda: (cleo.kill(), cleo.load()))

        eve.guest.told.tell(on_heir=takes)
    all_agree(network, devices[1:], eve)
    network.run(lambda: False, 2 * MINUTE)
    for each in (cleo, dan):
        assert invented(record, eve.guest.me.id) and len(each.guest.table.finished) == 1, each.name


def test_a_deal_of_which_one_alone_heard_the_end_is_taken_from_them() -> None:
    network, devices = set_table("Ann Eve Cleo", "classic-pc limit=100")
    ann, eve, cleo = devices
    between_deals(network, devices)
    for each in devices:
        each.plays = True
    until(network, lambda: cleo.guest.table.playing)
    until(
        network, lambda: len(cleo.guest.table.view.table.tricks) == 12 if cleo.guest.table.view.phase == "play" else 0
    )
    cleo.line.cut = True
    until(network, lambda: len(eve.guest.table.finished) == 2)
    ann.kill()
    cleo.line.cut = False
    network.run(lambda: False, 70_000)
    all_agree(network, [eve, cleo], eve)
    until(network, lambda: len(cleo.guest.table.finished) > 2, HOUR)
    assert not cleo.stories and cleo.guest.table.finished == eve.guest.table.finished


def test_who_was_loaded_anew_before_the_next_host_told_the_table_holds_it_against_what_was_signed() -> None:
    network, devices = set_table("Ann Eve Cleo Dan", "classic-pc limit=100")
    host_is_gone(network, devices)
    _, eve, cleo, _dan = devices
    take = eve.take_chair

    def takes(heir) -> None:
        take(heir)
        eve.host.desk._send_base = lambda *_: None

    eve.guest.told.tell(on_heir=takes)
    all_agree(network, devices[1:], eve)
    until(network, lambda: cleo.guest._kept.host == eve.host.me.public, MINUTE)
    claim = cleo.guest._kept.claim
    cleo.kill()
    cleo.load()
    again = cleo.guest.table
    assert claim and cleo.guest._kept.claim == claim and again._claim is not None and len(again._before) == 1
    assert again._claim.text() == claim


# ---- everybody speaks for themselves -------------------------------------------------------------------------------


def stands(network: Network, devices: "list[Device]", who: Device) -> None:
    """Between two deals the host says that a mind plays for somebody who is there."""
    host = devices[0].host
    between_deals(network, devices)
    until(network, lambda: host.book.settled and not host.sharing.ids)
    network.run(lambda: False, MINUTE)
    host.attendance._stand_in = lambda *_: None
    host.book.stand(who.guest.seat, True)


def test_who_is_there_is_not_moved_over_by_the_hosts_word_that_a_mind_plays_for_them() -> None:
    network, devices = set_table("Ann Eve Bob", "classic-pc limit=100")
    ann, eve, bob = devices
    stands(network, devices, bob)
    ann.guest.chair.offer(eve.guest.me.id)
    until(network, lambda: answer([ann, eve]) or eve.host is not None)
    network.run(lambda: False, 20_000)
    assert bob.guest.chair.asks == "follow" and bob.guest._kept.host != eve.host.me.public and not bob.stories
    bob.guest.answer_chair(True)
    until(network, lambda: bob.guest._kept.host == eve.host.me.public, MINUTE)
    for each in devices:
        each.plays = True
    until(network, lambda: len(bob.guest.table.finished) > 2, HOUR)
    assert not bob.stories


def test_who_was_away_while_the_chair_went_on_follows_unasked() -> None:
    network, devices = set_table("Ann Eve Bob", "classic-pc limit=100")
    ann, eve, bob = devices
    between_deals(network, devices)
    bob.freeze(True)
    ann.guest.chair.offer(eve.guest.me.id)
    until(network, lambda: answer([ann, eve]) or eve.host is not None, HOUR)
    network.run(lambda: False, MINUTE)
    bob.freeze(False)
    asked = []
    until(network, lambda: asked.append(bob.guest.chair.asks) or bob.guest._kept.host == eve.host.me.public, HOUR)
    assert set(asked) == {""} and not bob.stories
