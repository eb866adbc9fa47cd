"""A host that lies invents no deal in silence: what a page has from its host alone is told to its person.

It is told calmly to who heard nothing for a while, and plainly to who was there all the time.
"""

import pytest
from devices import MIND, Device, table
from network import AWFUL, Network
from test_bases import HOUR, in_play, tricks
from test_rounds_of_a_game import alone

from hearts.app.people.bases import new_base
from hearts.app.people.findings import Findings
from hearts.app.people.guest import AHEAD
from hearts.app.people.held import Held
from hearts.app.people.ledger import Ledger
from hearts.app.people.memory import Memory
from hearts.app.people.message import posted
from hearts.app.people.sharing import Sharing
from hearts.app.people.signed import verified
from hearts.app.people.unheard import DEAL, DEALS, LEFT_OUT, REST, SKIPPED, WITHOUT, Unheard
from hearts.app.people.witness import Witness
from hearts.engine.cards import BITS
from hearts.engine.game import Dealt, Declared, Passed, Played
from hearts.engine.record import Record
from hearts.engine.shuffle import HALF, deal_key, dealt

MINUTE = 60_000


def invented(record: Record, id: str) -> Record:
    """The record with one more deal, or the deal in play to its end, as a host makes it up that puts in the only
    share."""
    game = record.game
    if game.phase == "deal":
        shares = ((id, "7".rjust(HALF, "0")),)
        game = game.play(Dealt(*dealt(game.rules, deal_key(record.id, len(game.lines), shares)), shares))
    while game.phase not in ("deal", "over"):
        seat = game.waiting[0]
        view = game.view(seat)
        if game.phase == "pass":
            game = game.play(Passed(seat, MIND.give(view, "").choice))
        elif game.phase == "moon":
            game = game.play(Declared(seat, view.choices()[0]))
        else:
            game = game.play(Played(seat, max([card for card in range(52) if view.legal & BITS[card]])))
    return record.at(game)


def tell_anew(device: Device, record: Record) -> None:
    """The host's log begins anew from now on, behind a base with this record."""
    book = device.host.book
    book.held.record = book.roster.record.at(record.game)
    book.revealed = record.game.length
    _, base = new_base(book.roster, book.held.record, book.ledger.number + 50, "A" * 43)
    book.ledger, book.moved, book.witness = Ledger(base), base.number, Witness(lambda: book.held.record)
    book.witness.take_up(book.ledger, book.revealed)
    post = device.host.desk.post
    book.witness.believe(lambda *said: verified(post, book.witness.roster, *said))
    book.share(Sharing())
    book.touch()
    own = device.guest
    own.table.memory = lambda *_: Memory()  # whoever lies believes their own page
    own._kept.remember(Memory())


def still(network: Network, devices: "list[Device]", most: float) -> None:
    for device in devices:
        device.plays = False
    network.run(lambda: False, most)


def test_a_deal_that_a_host_invents_between_two_deals_is_told_to_who_is_there() -> None:
    network = Network("between")
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=60")
    host = devices[0].host
    devices[0].guest.order("begin")
    assert network.run(lambda: host.book.settled and host.deal == 2 and host.book.revealed > 0, HOUR)
    assert network.run(lambda: all(each.guest.table.number == host.ledger.number for each in devices), HOUR)
    record = invented(host.record, devices[0].guest.me.id)
    devices[0].guest.promises.shares[f"{host.roster.game} 2 1"] = "7".rjust(HALF, "0")
    tell_anew(devices[0], record)
    assert network.run(lambda: all(len(each.guest.table.finished) == 2 for each in devices), HOUR)
    network.run(lambda: False, 20_000)
    for each in devices[1:]:
        assert each.doubts == [(SKIPPED, "")] and not each.stories


@pytest.mark.parametrize(("silent", "said"), [(5_000, SKIPPED), (26_000, REST)])
def test_the_end_of_a_deal_that_a_host_invents_is_told(silent: float, said: str) -> None:
    network, devices = in_play("Ann", "Bob")
    still(network, devices, MINUTE)
    record = invented(devices[0].host.record, "")
    devices[0].freeze(True)
    network.run(lambda: False, silent)
    devices[0].freeze(False)
    tell_anew(devices[0], record)
    network.run(lambda: False, MINUTE)
    assert devices[1].doubts == [(said, "1" if said == REST else "")] and not devices[1].stories
    for each in devices:
        each.plays = True
    assert network.run(lambda: len(devices[1].guest.table.finished) == 2, HOUR)
    assert len(devices[1].doubts) == 1, "it is told once"


@pytest.mark.parametrize("again", [False, True])
def test_the_end_of_a_deal_that_a_host_invents_while_a_page_is_loaded_anew_is_told(again: bool) -> None:
    network, devices = in_play("Ann", "Bob")
    still(network, devices, MINUTE)
    record, bob = invented(devices[0].host.record, ""), devices[1]
    bob.kill()
    network.run(lambda: False, 1000)
    tell_anew(devices[0], record)
    bob.load()
    assert network.run(lambda: len(bob.guest.table.finished) == 1, MINUTE)
    if again:  # at once, before it was told
        bob.doubts.clear()
        bob.kill()
        bob.load()
    network.run(lambda: False, MINUTE)
    assert bob.doubts == [(REST, "1")] and not bob.stories


def test_a_whole_game_that_a_host_invents_is_told() -> None:
    network = Network("whole")
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=30")
    network.run(lambda: False, MINUTE)
    host, own = devices[0].host, devices[0].guest
    begun = host.roster.changed(game="1790000000000-aaaaaaaa", state="game", standing=())
    record = begun.record
    while record.game.phase != "over":
        record = invented(record, own.me.id)
    host.book.hold(Held(begun.record))
    host.book.note(game=begun.game, state="over", standing=())
    tell_anew(devices[0], record)
    own.table.begin = lambda *_: ""
    assert network.run(lambda: devices[1].guest.table.game == begun.game, MINUTE)
    network.run(lambda: False, 20_000)
    assert devices[1].doubts == devices[2].doubts == [(SKIPPED, "")]


def test_who_slept_for_deals_is_told_once_which_they_have_from_the_host() -> None:
    network, devices = in_play("Ann", "Bob", "Cleo")
    devices[0].guest.order("keep 30 0")
    told: list[tuple[str, bool]] = []
    bob, host = devices[1], devices[0].host
    findings = Findings(bob.guest, lambda text, grave: told.append((text, grave)))
    hear = bob.guest.told.on_doubt
    bob.guest.told.tell(on_doubt=lambda what, of: (bob.doubts.append((what, of)), hear(what, of)))
    bob.freeze(True)
    assert network.run(lambda: host.deal == 4 and host.held.game.phase == "play", HOUR)
    bob.freeze(False)
    assert network.run(lambda: len(bob.guest.table.finished) >= 4, HOUR)
    assert set(bob.doubts) - {(WITHOUT, "")} == {(DEALS, "1-3")} and not bob.stories
    sentence = "While this page was not connected, the others played deals 1 to 3. The host has sent you the moves."
    assert (sentence, False) in told and ("told", f"4 {posted(DEALS)} 1-3") in findings.notes


def test_who_loses_the_line_for_some_seconds_is_told_nothing() -> None:
    for seed, weather in enumerate((AWFUL, None)):
        network = Network(f"a hiccup {seed}", *([weather] if weather else []))
        devices = table(network, ["Ann", "Bob"], "classic-pc limit=60")
        devices[0].guest.order("begin")
        for _ in range(12):
            network.run(lambda: False, 20_000)
            devices[1].line.cut = True
            network.run(lambda: False, 5_000)
            devices[1].line.cut = False
        assert not devices[1].doubts + devices[1].stories


def test_who_comes_late_is_told_nothing_of_the_deals_before() -> None:
    network, devices = in_play("Ann", "Bob")
    assert network.run(lambda: len(devices[0].guest.table.finished) == 2, HOUR)
    late = Device(network, "Cleo", devices[0].host.invite)
    assert network.run(lambda: late.guest.where == "joined" and len(late.guest.table.finished) > 2, HOUR)
    network.run(lambda: False, MINUTE)
    assert not late.doubts + late.stories


def test_deals_without_a_share_of_who_was_away_are_told_also_where_they_are_over() -> None:
    network, devices = in_play("Ann", "Bob")
    ann, bob = devices[0].guest.table, devices[1]
    devices[0].guest.order("keep 30 0")
    assert network.run(lambda: len(bob.guest.table.finished) == 1 and tricks(bob) > 2, HOUR)
    bob.freeze(True)
    assert network.run(lambda: len(ann.finished) == 2 and ann.playing, HOUR)
    bob.freeze(False)
    assert network.run(lambda: bob.guest.table.number == ann.number and bob.doubts != [], HOUR)
    assert bob.doubts == [(WITHOUT, "")], "that deal is still being played"
    bob.freeze(True)
    assert network.run(lambda: len(ann.finished) == 4 and ann.sharing_on, HOUR)
    devices[0].host.rounds.begin = lambda attempt: None
    bob.freeze(False)
    network.run(lambda: False, 20_000)
    assert [each for each in bob.doubts if each[0] != WITHOUT] == [(DEALS, "3-4")]
    assert not bob.stories


def ahead(device: Device) -> None:
    """The host's signs name an entry that never comes; its own page pays no heed to that."""
    desk, own = device.host.desk, device.guest
    keep_up = desk.keep_up

    def far(signs, ledger, deal, card) -> None:
        keep_up(signs, type("Ledger", (), {"number": 900_000, "head": "B" * 43}), deal, card)

    desk.keep_up = far
    own._signs.hear = lambda message: False


def test_a_number_that_stays_ahead_of_the_log_is_told() -> None:
    network = Network("ahead")
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=60")
    network.run(lambda: False, 20_000)
    ahead(devices[0])
    network.run(lambda: False, 55_000)
    assert not devices[1].doubts
    network.run(lambda: False, 30_000)
    assert [each.doubts for each in devices[1:]] == [[(AHEAD, "")], [(AHEAD, "")]]


def test_a_host_that_deals_alone_behind_a_number_that_does_not_come_is_told_of() -> None:
    network = Network("alone and ahead")
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=60")
    network.run(lambda: False, MINUTE)
    ahead(devices[0])
    alone(network, devices, 0)
    network.run(lambda: False, 20_000)
    for each in devices[1:]:
        assert {what for what, _ in each.doubts} & {LEFT_OUT, WITHOUT}


@pytest.mark.parametrize(("called", "said"), [(False, LEFT_OUT), (True, WITHOUT)])
def test_who_is_told_by_the_host_that_it_hears_them_no_more_is_told_that_it_has_counted_them_as_away(
    called: bool, said: str
) -> None:
    """On a bad line a host may hear nothing of somebody who hears all of it: that accuses nobody."""
    network = Network("called away")
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=60")
    network.run(lambda: False, MINUTE)
    keep_up, begun, seat = devices[0].host.desk.keep_up, network.now, devices[1].guest.seat
    if called:

        def say(signs, ledger, deal, card) -> None:
            keep_up(
                signs.replace(f"{seat}:here", f"{seat}:away") if network.now < begun + 5_000 else signs,
                ledger,
                deal,
                card,
            )

        devices[0].host.desk.keep_up = say
        network.run(lambda: False, 6_000)
    alone(network, devices, 0)
    network.run(lambda: False, 20_000)
    assert devices[1].doubts == [(said, "")] and devices[2].doubts == [(LEFT_OUT, "")]


def test_who_did_not_bring_a_share_in_time_is_told_that_the_host_has_counted_them_as_away() -> None:
    network = Network("no share")
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=60")
    network.run(lambda: False, MINUTE)
    guest = devices[1].guest
    order = guest._contributor._order
    guest._contributor._order = lambda words: None  # their line loses it each time
    devices[0].guest.order("begin")
    assert network.run(lambda: guest.table.playing, HOUR)
    guest._contributor._order = order
    network.run(lambda: False, 20_000)
    assert devices[1].doubts == [(WITHOUT, "")] and devices[0].doubts == []


def test_what_is_to_be_told_outlives_a_reload_and_is_read_with_care() -> None:
    class Doubts(list):
        def doubt(self, what: str, of: str = "") -> None:
            self.append((what, of))

    class Quiet:
        number, contributors, place = 0, (), ""
        events = type("Events", (), {"tell": staticmethod(lambda **_: None)})

    for kept, said in (
        (["3 rest"], [(REST, "3")]),
        (["3 rest", "4", "5", "7"], [(DEALS, "3-5"), (DEAL, "7")]),
        (["", "x", "-1", "3 other", "12345"], [(DEAL, "3")]),
    ):
        doubts = Doubts()
        unheard = Unheard(lambda: 0.0, Quiet(), Quiet(), doubts, Memory({"untold": kept}).untold)
        unheard.look()
        unheard.look()
        assert doubts == said and unheard.untold == []
