"""What people at a table do beside playing: come late, leave, are away and back, vote, are asked to leave, go on."""

import pytest
from devices import Device, over, table
from network import Network
from sodium import Sodium

from hearts.app.people import message
from hearts.app.people.block import vouches
from hearts.app.people.following import StoryError
from hearts.app.people.message import Line
from hearts.app.people.roster import read_roster
from hearts.engine.cards import name
from hearts.engine.game import Dealt, Played

HOUR = 3_600_000


def set_table(names: str = "Ann Bob Cleo", rules: str = "classic-pc limit=10") -> "tuple[Network, list[Device]]":
    network = Network(names)
    return network, table(network, names.split(), rules)


def phase(device: Device) -> str:
    view = device.guest.table.view
    return view.phase if view is not None else ""


def until(network: Network, holds, most: float = HOUR) -> None:
    assert network.run(holds, most)


def same(devices: "list[Device]") -> None:
    assert len({device.guest.table.record.text() for device in devices}) == 1
    assert not [device.stories for device in devices if device.stories]


def test_who_comes_late_takes_over_a_seat_of_a_mind_when_the_deal_is_over() -> None:
    network, devices = set_table("Ann Bob", "classic-pc limit=50")
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[0]) == "play")
    late = Device(network, "Zoe", devices[0].invite)
    until(network, lambda: late.guest.where == "joined")
    devices.append(late)
    assert late.guest.seat > 0 and late.guest.table.record.game.lines
    until(network, lambda: over(devices))
    same(devices)
    assert "Zoe" in devices[0].guest.table.record.text()


def test_who_leaves_is_played_by_a_mind_to_the_end_and_the_record_says_so() -> None:
    network, devices = set_table()
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[1]) == "play")
    seat = devices[1].guest.seat
    devices[1].guest.order("leave")
    until(network, lambda: over([devices[0], devices[2]]))
    same([devices[0], devices[2]])
    record = devices[0].guest.table.record
    assert ("left", f"{seat} 1 Bob") in record.notes and not record.seats[seat].person


def test_a_mind_plays_for_who_is_away_longer_than_the_patience_until_they_are_back() -> None:
    network, devices = set_table()
    devices[0].guest.order("keep 30 0")
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[1]) == "pass" and devices[1].guest.busy is False)
    away = devices[1]
    away.freeze(True)
    seat = away.guest.seat
    until(network, lambda: seat in devices[0].guest.table.roster.standing, 120_000)
    away.freeze(False)
    until(network, lambda: seat not in devices[0].guest.table.roster.standing, 30_000)
    until(network, lambda: over(devices))
    same(devices)


def test_the_game_waits_for_ever_where_the_host_says_so() -> None:
    network, devices = set_table()
    devices[0].guest.order("keep 0 0")
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[1]) == "pass")
    devices[1].freeze(True)
    assert not network.run(lambda: devices[0].guest.table.roster.standing != (), HOUR / 4)


def test_a_mind_makes_one_move_for_who_is_there_and_does_not_move() -> None:
    network, devices = set_table()
    devices[0].guest.order("keep 60 20")
    devices[1].plays = False
    devices[0].guest.order("begin")
    until(network, lambda: over(devices))
    same(devices)
    assert devices[0].guest.table.roster.standing == ()


def test_a_card_is_taken_back_when_all_agree_and_nobody_has_played_after_it() -> None:
    network, devices = set_table("Ann Bob Cleo Dan")
    for device in devices:
        device.plays = False
    devices[0].guest.order("begin")
    until(network, lambda: all(phase(device) == "pass" for device in devices))
    until(network, lambda: [device.act() for device in devices] and phase(devices[0]) == "play")
    turn = devices[0].guest.table.view.table.turn
    mover = next(device for device in devices if device.guest.seat == turn)
    until(network, lambda: mover.guest.table.view.seat in mover.guest.table.view.waiting)
    until(network, lambda: mover.act() or isinstance(devices[0].host.held.game.move, Played))
    until(network, lambda: not mover.guest.busy)
    length = devices[0].host.held.game.length
    mover.guest.order("propose undo")
    until(network, lambda: all("undo" in device.guest.table.votes for device in devices))
    for device in devices:
        if device is not mover:
            device.guest.order("agree undo")
    until(network, lambda: all(device.guest.table.view.length == length - 1 for device in devices))
    held = devices[0].host.held
    assert held.text == held.record.text()
    for device in devices:
        device.plays = True
    until(network, lambda: over(devices))
    same(devices)
    assert held.text == devices[0].host.record.text()


def test_one_who_refuses_ends_a_vote() -> None:
    network, devices = set_table()
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[1]) == "play")
    devices[1].guest.order("propose concede")
    until(network, lambda: "concede" in devices[2].guest.table.votes)
    devices[2].guest.order("refuse concede")
    until(network, lambda: not devices[1].guest.table.votes)
    until(network, lambda: over(devices))
    assert devices[0].guest.table.record.game.conceded < 0
    same(devices)


def test_the_game_ends_at_once_when_all_agree_and_the_deal_is_opened() -> None:
    network, devices = set_table("Ann Bob Cleo", "classic-pc limit=100")
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[1]) == "play")
    devices[1].guest.order("propose concede")
    until(network, lambda: all("concede" in device.guest.table.votes for device in devices))
    for device in (devices[0], devices[2]):
        device.guest.order("agree concede")
    until(network, lambda: over(devices))
    same(devices)
    assert devices[0].guest.table.record.game.conceded == devices[1].guest.seat


def test_who_is_asked_to_leave_is_gone_and_the_table_has_another_code() -> None:
    network, devices = set_table("Ann Bob Cleo Dan")
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[1]) == "play")
    before, gone = devices[0].host.invite.code, devices[3]
    devices[0].guest.order(f"ask {gone.guest.seat}")
    until(network, lambda: gone.guest.where == "gone")
    stay = devices[:3]
    assert devices[0].host.invite.code != before
    until(network, lambda: all(device.guest.invite == devices[0].host.invite for device in stay))
    number = gone.guest.table.number
    until(network, lambda: over(stay))
    same(stay)
    assert gone.guest.table.number == number
    back = Device(network, "Dan", gone.invite)
    assert not network.run(lambda: back.guest.where == "joined", 60_000)


def test_who_was_away_when_the_code_changed_finds_the_table_by_the_old_one() -> None:
    network, devices = set_table("Ann Bob Cleo Dan", "classic-pc limit=50")
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[1]) == "play")
    devices[1].kill()
    devices[0].guest.order(f"ask {devices[3].guest.seat}")
    until(network, lambda: devices[3].guest.where == "gone")
    devices[1].load()
    until(network, lambda: over(devices[:3]))
    same(devices[:3])


def test_the_same_people_play_again() -> None:
    network, devices = set_table()
    devices[0].guest.order("begin")
    until(network, lambda: over(devices))
    first = devices[0].guest.table.record.id
    devices[0].guest.order("begin")
    until(network, lambda: not over(devices))
    until(network, lambda: over(devices))
    same(devices)
    assert devices[0].guest.table.record.id != first and len(devices[0].guest.table.record.game.lines) > 0


def test_only_the_host_may_do_what_is_the_hosts() -> None:
    network, devices = set_table()
    roster = devices[0].host.roster
    for order in ("begin", "ask 0", "swap 0 1", "rules spot", "keep 30 0", "mind 3 random ben Ben"):
        devices[1].guest.order(order)
    until(network, lambda: not devices[1].guest.busy)
    assert [why for order, why in devices[1].answers if not order.startswith("sit")] == ["people-no-right"] * 6
    assert devices[0].host.roster == roster


def test_the_host_swaps_seats_and_changes_rules_and_minds_before_the_game() -> None:
    network, devices = set_table()
    for order in ("swap 0 3", "rules spot limit=50", "mind 0 random ben Ben", "keep 120 40"):
        devices[0].guest.order(order)
    until(network, lambda: not devices[0].guest.busy)
    until(network, lambda: devices[1].guest.table.head == devices[0].host.ledger.head)
    roster = devices[1].guest.table.roster
    assert (roster.seats[0].player, roster.seats[3].name, roster.patience, roster.clock) == ("random", "Ann", 120, 40)
    assert roster.rules.text() == "spot limit=50"


def test_a_round_of_shares_that_somebody_breaks_is_begun_again_and_stands_in_the_record() -> None:
    network, devices = set_table()
    breaker = devices[2]
    breaker.guest.order = lambda words: None  # promises nothing
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[1]) == "play", 120_000)
    assert devices[1].guest.table.restarts == 1
    assert ("restarts", "1") in devices[1].guest.table.record.notes


def test_two_stories_told_to_two_guests_show() -> None:
    network, devices = set_table()
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[1]) == "play")
    bob = devices[1].guest.table
    bob._heads[bob.number] = bob.head = "f" * 43  # as if the host had told Bob another story
    until(network, lambda: devices[1].stories)
    until(network, lambda: all(device.doubts for device in devices if device is not devices[1]))
    assert {who for device in devices for _, who in device.doubts if device is not devices[1]} == {
        devices[1].guest.me.id
    }
    assert not devices[0].stories + devices[2].stories


def test_who_lies_about_a_head_stops_nobody_and_is_named() -> None:
    network, devices = set_table()
    bob = devices[1].guest
    bob.voice.say_have = lambda how="": bob.voice.say("have", f"{bob.table.number} {'f' * 43}")
    bob.voice.say_gap = lambda: None
    devices[0].guest.order("begin")
    until(network, lambda: over(devices))
    for device in (devices[0], devices[2]):
        assert set(device.doubts) == {("people-doubt-head", bob.me.id)}
        assert len(device.doubts) <= len(bob.table.record.game.lines) + 1, "once in each deal, and behind the last"
    assert not [device.stories for device in devices if device.stories]


def test_two_heads_that_the_host_has_signed_stop_everybody() -> None:
    network, devices = set_table()
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[1]) == "play")
    desk, cleo, number = devices[0].host.desk, devices[2].guest, devices[2].guest.table.number
    line = Line("signs", desk.me.public, b"", desk.epoch, 1, "-", desk._next())
    cleo.receive(cleo.post.keys.all, desk.post.write(line, f"{desk._boot} {number} {'f' * 43} 0:here"))
    assert devices[2].stories and not devices[0].stories + devices[1].stories
    cleo.doubts._doubts = []
    cleo._others._compare(devices[1].guest.me.id, [str(cleo.table.number), "f" * 43])
    until(network, lambda: all(device.stories for device in devices))


def test_what_the_host_said_in_an_earlier_visit_is_not_heard_again() -> None:
    network, devices = set_table()
    heard: list[bytes] = []
    devices[0].host.desk._transport.publish = publishing(devices[0].host.desk._transport.publish, heard)
    network.run(lambda: len(heard) > 2, 20_000)
    devices[0].kill()
    devices[0].load()
    bob = devices[1].guest
    boot = bob._sitting.boot
    until(network, lambda: bob._sitting.boot != boot and bob._sitting.name != "")
    sitting = bob._sitting.name
    for payload in heard:
        bob.receive(bob.post.keys.all, payload)
    assert bob._sitting.name == sitting


def publishing(publish, heard: "list[bytes]"):
    """The same, and what is said to all is kept."""

    def kept(topic: str, payload: bytes, keep: bool = False) -> None:
        heard.append(payload)
        publish(topic, payload, keep)

    return kept


def test_a_host_that_deals_other_cards_than_the_shares_give_is_found_out() -> None:
    network, devices = set_table("Ann Bob Cleo Dan", "classic-pc limit=10")
    host = devices[0].host
    host.dealer.begin_game()
    held, right = host.held, host.held.deal

    def chosen(shares: "tuple[tuple[str, str], ...]") -> Dealt:
        hands = list(right(shares).hands)
        return Dealt(tuple(hands[1:] + hands[:1]), 0, shares)

    held.deal = chosen
    until(network, lambda: all(device.stories for device in devices[1:]))
    assert not [device for device in devices if device.records]


def test_a_move_that_its_mover_did_not_sign_is_not_believed() -> None:
    network, devices = set_table("Ann Bob Cleo Dan")
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[1]) == "play" and len(devices[1].guest.table.view.table.tricks) == 1)
    for device in devices:
        device.plays = False
    network.run(lambda: False, 5_000)
    turn = devices[1].guest.table.view.table.turn
    move = devices[0].host.held.mind_moves(turn)
    assert isinstance(move, Played)
    following = next(device.guest.table for device in devices[1:] if device.guest.seat != turn)
    for proof in ("", "x 1 1 y 1 2", f"{'0' * 16} 5 1 {'A' * 86} 9 {following.number}"):
        with pytest.raises(StoryError):
            following.take(f"move play {turn} {name(move.card)}", "", proof)


def test_nobody_vouches_for_the_seat_of_another() -> None:
    _, devices = set_table()
    bob = devices[1].guest.me.id
    known = next(each for each in devices[2].guest.table.roster.people if each.id == bob)
    assert not vouches(Sodium(), known.device, devices[2].guest.me.id, known.vouch)
    assert vouches(Sodium(), known.device, known.id, known.vouch)


def test_a_table_of_another_version_is_told_until_one_of_this_version_answers(monkeypatch) -> None:
    network, devices = set_table("Ann Bob")
    late = Device(network, "Zoe", devices[0].invite)
    late.plays = False
    host = devices[0].host
    line = Line("card", host.me.public, b"", 1, 0, "-", 1)
    monkeypatch.setattr(message, "VERSION", 2)
    payload = host.desk.post.write(line, "{}")
    monkeypatch.undo()
    late.guest.receive(late.guest.post.keys.card, payload)
    assert late.guest.where == "other"
    until(network, lambda: late.guest.where == "found", 60_000)


def test_a_vote_ends_with_whoever_proposed_it() -> None:
    """Who proposed to concede and left broke the host: nobody could concede for them, again and again."""
    network, devices = set_table()
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[1]) == "play")
    devices[1].guest.order("propose concede")
    until(network, lambda: "concede" in devices[2].guest.table.votes)
    seat = devices[1].guest.seat
    devices[1].guest.order("leave")
    until(network, lambda: not devices[0].host.roster.person_in(seat))
    devices[0].guest.order("agree concede")
    devices[2].guest.order("agree concede")
    until(network, lambda: over([devices[0], devices[2]]))
    same([devices[0], devices[2]])
    assert devices[0].guest.table.record.game.conceded < 0


def test_notes_of_who_left_never_fill_the_roster() -> None:
    """With 33 notes no guest could read the roster, and the host not its own."""
    network, devices = set_table()
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[0]) == "play")
    host = devices[0].host
    seats = host.roster.seats
    for _ in range(40):
        host.seating.give_up_seat(1)
        host.book.note(seats=seats)
        host.book.witness.roster = host.roster
    assert read_roster(host.roster.text()).notes == host.roster.notes and 20 < len(host.roster.notes) <= 32


def test_the_relay_keeps_one_card_of_a_table_also_when_it_has_another_code() -> None:
    network = Network("cards")
    devices = table(network, ["Ann", "Bob", "Cleo"])
    host = devices[0].host
    for seat in (1, 2):
        id = devices[seat].guest.me.id
        devices[0].guest.order(f"ask {devices[seat].guest.seat}")
        assert network.run(lambda id=id: host.roster.seat_of(id) < 0, 60_000)
        network.run(lambda: False, 5_000)
    assert [topic for topic, card in network.kept.items() if card] == [host.desk.post.keys.card]
