"""What one person asks for is limited, so that it costs the others neither their seats nor their time."""

import json

from devices import Device
from network import Weather
from sits import sit
from test_chair import set_table, until
from test_other_hosts import claimed

from hearts.app.people.chair import Handed
from hearts.app.people.chair_host import heir
from hearts.app.people.desk import WINDOW
from hearts.app.people.members import Member
from hearts.app.people.message import Identity
from hearts.app.people.notes import AGAIN, LEFT, WENT_ON
from hearts.app.people.orders import carry_out
from hearts.app.people.roster import Known, read_roster


def told(device: Device, words: str) -> int:
    """How many entries of the log begin with these words."""
    return len([1 for each in device.host.ledger.entries if each.text.startswith(words)])


def test_who_is_asked_to_be_the_host_says_once_that_they_are_willing() -> None:
    network, devices = set_table("Ann Bob")
    ann, bob = devices
    ann.guest.chair.offer(bob.guest.me.id)
    until(network, lambda: bob.guest.chair.asks == "take", 10_000)
    member = ann.host.desk.members.by_id(bob.guest.me.id)
    claims = [claimed(bob, ann.host.me.public, exchange=bytes([1] * 31 + [number])).text() for number in range(9)]
    said = [carry_out(ann.host, member, f"heir {claim}") for claim in [*claims, claims[0]]]
    assert said == [""] + ["people-no-vote"] * 8 + [""] and told(ann, "heir ") == 1


def test_who_waits_for_a_seat_and_asks_again_takes_nobody_elses_turn() -> None:
    network, devices = set_table("Ann Bob Cleo Dan")
    ann = devices[0]
    late = [Device(network, name, ann.host.invite) for name in ("Zoe", "Yan")]
    for each in late:
        each.plays = False
    until(network, lambda: all(each.guest.where == "found" for each in late), 10_000)
    members = []
    for each in late:
        each.guest.sit("guest", each.name)
        until(network, lambda: ann.host.desk.members.by_id(each.guest.me.id) is not None, 10_000)  # noqa: B023
        members.append(ann.host.desk.members.by_id(each.guest.me.id))
    for _ in range(100):
        assert sit(ann.host, members[0], late[0].guest.me, "Zoe") != "people-no-often"
    assert sit(ann.host, members[1], late[1].guest.me, "Yan") != "people-no-often"


def test_one_who_comes_and_goes_leaves_others_their_turns() -> None:
    ann, bob, cleo = set_table("Ann Bob Cleo")[1]
    of_bob, of_cleo = [ann.host.desk.members.by_id(each.guest.me.id) for each in (bob, cleo)]
    for _ in range(100):
        carry_out(ann.host, of_bob, "leave")
        last = sit(ann.host, of_bob, bob.guest.me, "Bob")
    assert last == "people-no-often"
    carry_out(ann.host, of_cleo, "leave")
    assert sit(ann.host, of_cleo, cleo.guest.me, "Cleo") == ""


def test_orders_and_questions_without_end_are_answered_now_and_then() -> None:
    network, devices = set_table("Ann Bob")
    ann, bob = devices
    asked: list[str] = []
    carried, lacks = ann.host._carry_out, ann.host.desk.lacks
    ann.host._carry_out = lambda *words: asked.append(words[2]) or carried(*words)
    ann.host.desk.lacks = lambda *words: asked.append("gap") or lacks(*words)
    network.run(lambda: False, 5_000)
    network.weather = Weather(least=5, most=5)  # nothing overtakes anything
    asked.clear()
    for number in range(400):
        bob.guest.voice.say("do", f"{900 + number} refuse undo")
        bob.guest.voice.say_have("gap")
    network.run(lambda: False, 1_000)
    assert 0 < len(asked) < 80
    asked.clear()
    network.run(lambda: False, 20_000)
    bob.guest.voice.say("do", "9000 refuse undo")
    until(network, lambda: "refuse undo" in asked, 5_000)


def test_what_somebody_says_is_missing_is_sent_again_once_a_second() -> None:
    network, devices = set_table("Ann Bob", "classic-pc limit=60")
    ann, bob = devices
    ann.guest.order("begin")
    until(network, lambda: bob.guest.table.playing and ann.host.ledger.number - ann.host.ledger.base.number > 40)
    bob.plays = ann.plays = False
    network.run(lambda: False, 10_000)
    sent: list[str] = []
    send, id = ann.host.desk._send, bob.guest.me.id

    def noted(member: Member, kind: str, body: str, deal: int = 0, sitting: str = "") -> None:
        sent.extend([kind] if member.id == id else [])
        send(member, kind, body, deal, sitting)

    ann.host.desk._send = noted
    base = ann.host.ledger.base.number
    said = f"{base} {'A' * 43} gap"
    for number in range(60):
        network.at(network.now + 170 * number, lambda: bob.guest.voice.say("have", said))
    network.run(lambda: False, 60 * 170)
    assert 0 < sent.count("log") <= 12 * WINDOW


def test_notes_of_who_is_back_and_of_other_hosts_leave_a_roster_that_can_be_read() -> None:
    network, devices = set_table("Ann Bob", "classic-pc limit=60")
    ann, bob = devices
    ann.guest.order("begin")
    until(network, lambda: bob.guest.table.playing)
    seating, book = ann.host.seating, ann.host.book
    for number in range(60):
        seating._note_again(bob.guest.seat, f"Bob {number}")
        if number > 55:
            book.note(notes=(*book.roster.notes, (LEFT, "1 1 Bob")))
    taken = book.roster
    for _ in range(20):
        claim = claimed(bob, ann.host.me.public)
        handed = Handed(claim, "", {bob.guest.me.id: claim.sign(bob.guest.me)})
        taken = heir(Identity(bob.primitives, bytes(32)), bytes(10), handed, (1, "A" * 43), taken, None).roster
    kinds = [word for word, _ in taken.notes]
    assert AGAIN in kinds and WENT_ON in kinds
    assert json.loads(taken.text()) and read_roster(taken.text()).notes == taken.notes


def test_who_speaks_is_called_as_at_their_seat_whatever_the_host_calls_them_besides() -> None:
    network, devices = set_table("Ann Bob Cleo")
    ann, bob, cleo = devices
    heard: list[tuple[str, str]] = []
    bob.guest.told.tell(on_talk=lambda who, _: heard.append((who.name, who.face)))
    people = ann.host.roster.people
    id = cleo.guest.me.id
    ann.host.book.change(
        people=tuple([Known(id, "Dan", "cat", each.exchange) if each.id == id else each for each in people])
    )
    until(network, lambda: "Dan" in [each.name for each in bob.guest.table.roster.people], 10_000)
    assert cleo.guest.talk("hello")
    until(network, lambda: heard != [], 10_000)
    assert heard == [("Cleo", "guest")] and bob.guest.known(id).name == "Cleo"
