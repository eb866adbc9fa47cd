"""Who cannot sit down, or runs another version, goes on by themselves once that has changed."""

from devices import Device, table
from hostile import Later
from network import Network
from sodium import Sodium

from hearts.app.people.code import TableKeys
from hearts.app.people.message import Identity, Post
from hearts.app.people.move_seat import Giving, Taking

HOUR = 3_600_000


def test_at_a_full_table_one_waits_and_sits_down_when_a_seat_is_free() -> None:
    network = Network("full")
    devices = table(network, ["Ann", "Bob", "Cleo", "Dan"], "classic-pc limit=10")
    eve = Device(network, "Eve", devices[0].invite)
    assert network.run(lambda: eve.guest.card is not None and eve.guest.where == "joining", HOUR)
    until = network.now + 30_000
    assert network.run(lambda: network.now > until, HOUR) and eve.guest.card.full and eve.guest.where == "joining"
    devices[3].guest.order("leave")
    devices[3].kill()
    assert network.run(lambda: eve.guest.where == "joined", HOUR)
    assert eve.guest.seat >= 0


def test_a_page_that_hears_another_version_says_so_until_it_hears_its_own() -> None:
    network = Network("behind")
    host = Device(network, "Ann", None, "classic-pc limit=10")
    assert network.run(lambda: host.guest.where == "joined", HOUR)
    host.kill()
    network.kept.clear()
    primitives = Sodium("later")
    keys, me = TableKeys(primitives, host.invite.code), Identity(primitives, bytes(32))
    guest = Device(network, "Bob", host.invite)
    later = Later("signs", me.public, b"", 1, 1, "-", 1)
    network.carry(None, keys.all, Post(primitives, keys, me, lambda public: b"").write(later, ""))
    assert network.run(lambda: guest.guest.where == "other", HOUR)
    host.load()
    assert network.run(lambda: guest.guest.where == "joined", HOUR)


def test_a_seat_that_nobody_gives_is_given_by_the_next_code() -> None:
    network = Network("take")
    devices = table(network, ["Ann", "Bob"], "classic-pc limit=10")
    other = Device(network, "Bob again", devices[0].invite)
    other.plays = False

    def taken(code: bytes) -> str:
        taking = Taking(Sodium(str(code)), other.branches.end(), network.clock, code)
        taking._transport.listen(taking.receive, lambda _: None)
        network.run(lambda: taking.tick() or taking.kept != "", 30_000)
        taking.close()
        return taking.kept

    giving = Giving(Sodium("give"), devices[1].branches.end(), network.clock, b"a new code", lambda: "what is kept")
    giving._transport.listen(giving.receive, lambda _: None)
    assert taken(b"an old one") == ""
    assert taken(b"a new code") == "what is kept"
