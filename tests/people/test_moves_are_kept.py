"""A host that lies does not invent the rest of a deal: moves that a guest has heard stand in what it is told later."""

import pytest
from devices import Device
from network import Network
from test_bases import HOUR, after, changed, in_play

from hearts.app.people.bases import Told, new_base
from hearts.app.people.guest import AHEAD
from hearts.app.people.memory import OTHERWISE, Memory
from hearts.app.people.unheard import SKIPPED
from hearts.engine.cards import BITS
from hearts.engine.game import Dealt, Played


def standing_still(*names: str) -> "tuple[Network, list[Device]]":
    network, devices = in_play(*names)
    for device in devices:
        device.plays = False
    network.run(lambda: False, 20_000)
    return network, devices


def invented(device: Device, host, keep: int) -> Told:
    """The deal in play as a host tells it that keeps so many of its moves, and makes up all others."""
    record, game = host.record, host.held.game
    begun = max(at.length for at in game.path() if isinstance(at.move, Dealt))
    game = game.path()[begun + keep - 1]
    while game.phase != "deal":
        seat = game.waiting[0]
        legal = game.view(seat).legal
        card = max(card for card in range(52) if legal & BITS[card])
        game = game.play(Played(seat, card))
    made = record.at(game)
    _, base = new_base(host.roster, made, device.guest.table.number + 90, "A" * 43)
    return Told(base.number, base.before, base.roster, base.past)


def test_all_moves_that_were_heard_stand_in_what_is_told_later() -> None:
    _, devices = standing_still("Ann", "Bob", "Cleo")
    bob, host = devices[1].guest, devices[0].host
    memory = Memory(bob.table.memory().plain())
    assert len(memory.moves) > 12 and memory.fixed > 9
    assert memory.check(invented(devices[1], host, len(memory.moves)), bob.me.id, bob.promises.shares) == ""
    kept = 6
    with pytest.raises(ValueError, match="Moves"):
        memory.check(invented(devices[1], host, kept), bob.me.id, bob.promises.shares)
    with pytest.raises(ValueError, match="Moves"):
        told = invented(devices[1], host, kept)
        bob.table.begin(told.number, "A" * 43, told.roster.text(), told.record.text())


def test_what_others_may_have_taken_back_is_told() -> None:
    network, devices = in_play("Ann", "Bob", "Cleo")
    bob, shares = devices[1].guest, dict(devices[1].guest.promises.shares)
    memory = bob.table.memory()
    told = after(network, devices, 2)
    last = memory.moves[-1].split()
    last[2] = "XX"
    otherwise = [*memory.moves[:-1], " ".join(last)]
    assert changed(memory, moves=otherwise, fixed=len(otherwise) - 1).check(told, bob.me.id, shares) == OTHERWISE
    with pytest.raises(ValueError, match="Moves"):
        changed(memory, moves=otherwise, fixed=len(otherwise)).check(told, bob.me.id, shares)


def test_what_nobody_takes_back_without_this_person_is_fixed() -> None:
    """Their own moves, but for the last one, and those of minds."""
    network, devices = in_play("Ann", "Bob", "Cleo")
    table = devices[1].guest.table
    for _ in range(12):
        count = len(table._moves)
        assert network.run(lambda count=count: len(table._moves) > count, HOUR)
        last = int(table._moves[-1][0].split()[1])
        memory, seat = table.memory(), table.seat
        if last == 3:
            assert memory.fixed == len(memory.moves), "a mind sits there"
        else:
            assert memory.fixed < len(memory.moves)
            assert [line for line in memory.moves[memory.fixed : -1] if line.split()[1] in (str(seat), "3")] == []


def test_who_was_there_and_is_told_the_end_of_a_deal_as_a_whole_is_told_so() -> None:
    network, devices = in_play("Ann", "Bob", "Cleo")
    desk, host, bob = devices[0].host.desk, devices[0].host, devices[1].guest
    member, bring = desk.members.by_id(bob.me.id), desk._bring_what_is_missing
    number = host.ledger._next.number

    def hold_back(to, ledger, deal) -> None:
        if to is not member:
            bring(to, ledger, deal)
        elif ledger.base.number > number:
            desk._bring_base(to, ledger, deal)

    desk._bring_what_is_missing = hold_back
    devices[1].plays = False
    devices[0].guest.order("keep 30 20")
    assert network.run(lambda: (SKIPPED, "") in devices[1].doubts, HOUR)
    assert {what for what, _ in devices[1].doubts} == {AHEAD, SKIPPED} and not devices[1].stories
