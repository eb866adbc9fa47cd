"""A long log, and a table that is told whole, are read in steps: between them a page is free for its person."""

from collections.abc import Callable, Iterator

import pytest
from devices import Device, table
from network import Network
from test_bases import HOUR, in_play, tricks

from hearts.app.people.bases import Pieces, Reading, Told
from hearts.app.people.following import Following
from hearts.app.people.in_steps import SLOW, InSteps
from hearts.app.tasks import SLICE


class Page:
    """A clock that work moves on, and what was asked for soon."""

    def __init__(self) -> None:
        self.now = 0.0
        self.asked: list[Callable[[], None]] = []
        self.slices: list[float] = []

    def clock(self) -> float:
        return self.now

    def turn(self, late: float = 0.0) -> None:
        """Let the browser run for a moment, then what was asked for."""
        self.now += late
        begun = self.now
        self.asked.pop(0)()
        self.slices.append(self.now - begun)


def work(page: Page, done: "list[str]", name: str, steps: int, cost: float = 5.0) -> Iterator[None]:
    for step in range(steps):
        yield
        page.now += cost
        done.append(f"{name}{step}")


def test_work_goes_on_in_slices_in_the_order_in_which_it_came() -> None:
    page, done = Page(), []
    steps = InSteps(page.clock, page.asked.append)
    steps.add(work(page, done, "a", 8))
    steps.add(work(page, done, "b", 2))
    assert 0 < len(done) < 8 and len(page.asked) == 1 and steps.busy
    while page.asked:
        page.turn(4.0)
    assert done == [f"a{at}" for at in range(8)] + ["b0", "b1"] and not steps.busy
    assert max(page.slices) <= SLICE + 5


def test_a_hidden_page_that_gets_a_turn_seldom_does_more_in_it() -> None:
    page, done = Page(), []
    steps = InSteps(page.clock, page.asked.append)
    steps.add(work(page, done, "a", 400))
    page.turn(SLOW + 700.0)
    assert len(done) > 100


def test_work_that_is_forgotten_is_not_done_and_an_error_stops_no_other() -> None:
    page, done = Page(), []
    steps = InSteps(page.clock, page.asked.append)

    def fails() -> Iterator[None]:
        yield
        page.now += 100
        yield
        raise KeyError

    steps.add(fails())
    steps.add(work(page, done, "a", 2))
    with pytest.raises(KeyError):
        page.turn()
    steps.add(work(page, done, "b", 1))
    while page.asked:
        page.turn()
    assert done == ["a0", "a1", "b0"]
    steps.add(work(page, done, "c", 9))
    steps.rest()
    page.turn()
    assert "c8" not in done and not steps.busy and not page.asked


def slow(device: Device, network: Network) -> "list[float]":
    """Let each entry that this page takes cost it time. Returns how long each stretch of its work lasted."""
    guest, stretches, spent = device.guest, [], [0.0]
    reads, take = guest._reads, guest.table.take
    go_on = reads._go_on

    def taken(*said: str) -> None:
        spent[0] += 5
        take(*said)

    def timed() -> None:
        spent[0] = 0.0
        go_on()
        stretches.append(spent[0])

    guest.table.take = taken
    reads._clock, reads._go_on = lambda: network.now + spent[0], timed
    return stretches


@pytest.mark.parametrize("how", ["away", "loaded anew"])
def test_a_page_that_missed_much_reads_it_in_steps_and_comes_to_the_same(how: str) -> None:
    network, devices = in_play("Ann", "Bob", "Cleo")
    host, bob = devices[0].host, devices[1]
    devices[0].guest.order("keep 30 0")
    if how == "away":
        bob.freeze(True)
    else:
        bob.kill()
    assert network.run(lambda: host.book.revealed > 0 and tricks(devices[2]) > 9, HOUR)
    if how == "away":
        bob.freeze(False)
    else:
        bob.load()
    stretches = slow(bob, network)
    assert network.run(lambda: bob.guest.table.head == host.ledger.head and not bob.guest._reads.busy, HOUR)
    assert len(stretches) > 3 and max(stretches) <= SLICE + 5
    bob.plays = True
    assert network.run(lambda: len(bob.guest.table.finished) == 3, HOUR)
    assert not bob.stories and bob.guest.table.record.text() == host.record.at(bob.guest.table.record.game).text()


def test_a_base_is_read_in_steps() -> None:
    network, devices = in_play("Ann", "Bob")
    assert network.run(lambda: len(devices[0].guest.table.finished) == 3, HOUR)
    base = devices[0].host.ledger._next
    pieces, found = Pieces(), None
    for each in base.pieces():
        found = pieces.take(each, 0)
    reading = Reading(*found)
    steps = len(list(reading.steps()))
    whole = Told(base.number, base.before, base.roster, base.past)
    told = reading.told
    assert steps > 30 and (told.head, told.deals, told.record.text()) == (whole.head, whole.deals, whole.record.text())
    late = Following("nobody", lambda line, body, signature: True)
    late.begin_from(told)
    assert late.head == base.head


def test_what_is_still_to_be_read_of_a_table_is_forgotten_where_one_leaves_it() -> None:
    network, devices = in_play("Ann", "Bob", "Cleo")
    host, bob = devices[0].host, devices[1]
    devices[0].guest.order("keep 30 0")
    bob.freeze(True)
    assert network.run(lambda: host.book.revealed > 0, HOUR)
    bob.freeze(False)
    slow(bob, network)
    bob.guest._reads._soon = lambda act: None
    assert network.run(lambda: bob.guest._reads.busy, HOUR)
    devices[0].guest.order(f"ask {host.roster.seat_of(bob.guest.me.id)}")
    assert network.run(lambda: bob.guest.where == "gone", HOUR)
    assert not bob.guest._reads.busy


def test_a_host_tells_one_after_the_other_and_is_free_between_them() -> None:
    network = Network("told in steps")
    devices = table(network, ["Ann", "Bob", "Cleo", "Dan"], "classic-pc players=6 limit=60")
    desk, spent, stretches = devices[0].host.desk, [0.0], []
    tells, go_on, bring = desk._tells, desk._tells._go_on, desk._bring

    def brought(*said: object) -> None:
        spent[0] += 10
        bring(*said)

    def timed() -> None:
        spent[0] = 0.0
        go_on()
        stretches.append(spent[0])

    desk._bring = brought
    tells._clock, tells._go_on = lambda: network.now + spent[0], timed
    before = devices[0].host.ledger.number
    devices[0].guest.order("keep 60 0")
    assert network.run(lambda: {each.guest.table.number for each in devices} == {before + 1}, 10_000)
    assert len(stretches) > 1 and max(stretches) <= SLICE + 10
    assert {each.guest.table.roster.patience for each in devices} == {60}
