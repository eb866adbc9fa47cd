"""A guest who means harm changes nothing for the others."""

from devices import Device, table
from network import Network
from sits import sit
from sodium import Sodium

from hearts.app.people import named
from hearts.app.people.message import Identity, Line
from hearts.app.people.orders import carry_out
from hearts.app.people.orders_sent import FLOOR, SPREAD, Outbox
from hearts.app.people.roster import MOST_PEOPLE, Known


def set_table(*names: str) -> "list[Device]":
    return table(Network(names), list(names), "classic-pc limit=10")


def test_a_move_is_taken_only_from_a_message_that_all_can_read() -> None:
    devices = set_table("Ann", "Bob")
    host, bob = devices[0].host, devices[1].guest
    asked: list[str] = []
    host._carry_out = lambda _, member, order: asked.append(order) or ""
    member = host.desk.members.by_id(bob.me.id)
    for number, order in enumerate(("play QS", "say claim", "next")):
        line = Line("do", bob.me.public, host.me.public, 1, 1, member.sitting, 900 + number)
        host._hear(member, Heard(line, f"{900 + number} {order}"))
    assert asked == ["next"]


class Heard:
    """A message that was read."""

    def __init__(self, line: Line, body: str) -> None:
        self.line, self.body, self.kind, self.signature = line, body, line.kind, b""


def test_a_look_that_changes_nothing_is_not_told_and_others_are_told_now_and_then() -> None:
    host, guest = (devices := set_table("Ann", "Bob"))[0].host, devices[1].guest
    member = host.desk.members.by_id(guest.me.id)
    number = host.ledger.number
    host.book.witness.believe(lambda line, body, signature: True)

    def looks(order: str) -> str:
        signed = f"{'0' * 16} 1 1 {'A' * 86} 1 {host.ledger.number}"
        member.statement = (order, signed)  # what was signed, as the desk has read it
        return carry_out(host, member, order)

    for _ in range(50):
        assert looks("look guest Bob") == ""
    assert host.ledger.number == number
    for place in range(50):
        looks(f"look guest Bob{place}")
    assert number < host.ledger.number <= number + 5


def test_names_and_faces_fit_into_a_message() -> None:
    assert named.face_id("caf\u00e9" * 10) == named.face_id("\U0001f600") == "guest"
    assert named.face_id("ben") == "ben" and named.short("Zo\u00eb") == "Zo\u00eb"
    assert len(named.short("\U0001f600" * 60).encode()) <= 40


def test_what_cannot_be_sent_to_one_is_sent_to_the_others() -> None:
    devices = set_table("Ann", "Bob", "Cleo")
    desk, host, sent = devices[0].host.desk, devices[0].host, []

    def bring(member, ledger, deal) -> None:
        if member.id == devices[1].guest.me.id:
            raise ValueError("The message is too large.")
        sent.append(member.id)

    desk._bring_what_is_missing = bring
    desk.push(host.ledger, host.deal)
    desk.answer(desk.members.by_id(devices[1].guest.me.id), host.ledger, host.deal)
    assert {devices[0].guest.me.id, devices[2].guest.me.id} == set(sent)


def test_who_has_no_seat_is_not_told_the_next_code() -> None:
    devices = set_table("Ann", "Bob", "Cleo")
    host = devices[0].host
    member = host.desk.members.by_id(devices[1].guest.me.id)
    carry_out(host, member, "leave")
    assert member.id in [each.id for each in host.roster.people]
    host.ask_to_leave(devices[2].guest.me.id)
    assert [each.id for each in host.roster.people] == [host.roster.host]
    host.seating.seat_those_who_wait()
    assert [who.person for who in host.roster.seats] == [True, False, False, False]


def test_who_comes_and_goes_without_end_does_not_make_the_log_long() -> None:
    devices = set_table("Ann", "Bob")
    host = devices[0].host
    member = host.desk.members.by_id(devices[1].guest.me.id)
    said = []
    for _ in range(200):
        carry_out(host, member, "leave")
        said.append(sit(host, member, devices[1].guest.me, "Bob"))
    assert said.count("") < 20 and said[-1] == "people-no-often"
    assert host.ledger.number < 120
    devices[0].network.now += 61_000
    member.heard(devices[0].network.now)
    assert sit(host, member, devices[1].guest.me, "Bob") == ""


def test_people_who_have_gone_do_not_keep_others_out() -> None:
    host = (devices := set_table("Ann", "Bob"))[0].host
    member = host.desk.members.by_id(devices[1].guest.me.id)
    carry_out(host, member, "leave")
    idle = [
        Known(Identity(Sodium(), bytes([number]) * 32).id, "Gone", "guest", bytes([9] * 32)) for number in range(2, 17)
    ]
    host.book.change(people=(*host.roster.people[:1], *idle))
    assert len(host.roster.people) == MOST_PEOPLE
    assert sit(host, member, devices[1].guest.me, "Bob") == ""
    assert member.id in [each.id for each in host.roster.people] and len(host.roster.people) == MOST_PEOPLE


def test_a_card_that_had_to_be_played_comes_like_one_that_was_thought_about() -> None:
    network = Network("haste")
    chance = Sodium("haste")
    delays = []
    for _ in range(60):
        out, begun = Outbox(network.clock, chance.random), network.now
        out.asked()
        out.add("play QS", "now")
        while out.due() is None:
            network.now += 10
        delays.append(network.now - begun)
    assert FLOOR <= min(delays) < FLOOR + SPREAD / 6 and FLOOR + 5 * SPREAD / 6 < max(delays) <= FLOOR + SPREAD + 10


def test_a_mind_has_chosen_before_its_time_comes() -> None:
    network = Network("minds")
    devices = table(network, ["Ann", "Bob"], "classic-pc limit=10")
    host, asked = devices[0].host, []
    devices[0].guest.order("begin")
    assert network.run(lambda: host.held is not None and host.held.game.phase == "play", 600_000)
    moves, made = host.held.mind_moves, host.dealer.move
    host.held.mind_moves = lambda seat: asked.append(network.now) or moves(seat)
    told: list[float] = []

    def move(*words) -> None:
        told.append(network.now)
        made(*words)

    host.dealer.move = move
    assert network.run(lambda: len(asked) > 8, 600_000)
    assert not set(asked) & set(told)
