"""A page that was loaded anew holds every base against what it remembers, until the log has come as far as before."""

import pytest
from test_bases import HOUR, in_play, tricks
from test_moves_are_kept import invented

from hearts.app.people.bases import Told, new_base
from hearts.app.people.chain import next_head
from hearts.app.people.following import EXPECTED, Following, StoryError
from hearts.app.people.guest import Guest
from hearts.app.people.memory import Memory


def loaded_anew(guest: Guest) -> Following:
    """What a page knows of the table that has just been loaded, and remembers what this one knew."""
    again, shares = Following(guest.me.id, lambda line, body, signature: True), dict(guest.promises.shares)
    again.recall(Memory(guest.table.memory().plain()), lambda: shares)
    return again


def begin(following: Following, told: Told, number: int) -> None:
    past = told.record.text() if told.record is not None else ""
    following.begin(number, "A" * 43, told.roster.text(), past)


def before(host) -> Told:
    """The base from before the deal in play."""
    base = host.ledger._next
    return Told(base.number, base.before, base.roster, base.past)


@pytest.mark.parametrize(("how", "said"), [("dropped", "deal that was played"), ("made up", "Moves that were made")])
def test_a_second_base_behind_a_reload_does_not_drop_the_deal_in_play(how: str, said: str) -> None:
    network, devices = in_play("Ann", "Bob", "Cleo")
    host, bob = devices[0].host, devices[1].guest.table
    assert network.run(lambda: len(bob.finished) == 1 and tricks(devices[1]) > 2, HOUR)
    again, first = loaded_anew(devices[1].guest), before(host)
    again.begin(first.number, "A" * 43, first.roster.text(), host.ledger._next.past)
    assert again.number < bob.number
    told = first if how == "dropped" else invented(devices[1], host, 6)
    with pytest.raises(ValueError, match=said):
        begin(again, told, bob.number + 90)


def test_a_second_base_that_holds_all_that_is_remembered_is_taken() -> None:
    network, devices = in_play("Ann", "Bob", "Cleo")
    host, bob = devices[0].host, devices[1].guest.table
    again, first = loaded_anew(devices[1].guest), host.ledger._next
    again.begin(first.number, first.before, first.roster, first.past)
    assert network.run(lambda: len(bob.finished) == 2, HOUR)
    base = host.ledger._next
    again.begin(base.number, base.before, base.roster, base.past)
    assert again.finished == bob.finished


def test_many_heads_that_the_host_signs_push_out_none_that_is_remembered() -> None:
    _, devices = in_play("Ann", "Bob", "Cleo")
    host, bob = devices[0].host, devices[1].guest.table
    again, base = loaded_anew(devices[1].guest), host.ledger._next
    again.begin(base.number, base.before, base.roster, base.past)
    for number in range(bob.number + 1, bob.number + 3 * EXPECTED):
        again.expect(number, next_head("A" * 43, number, "anything"))
    with pytest.raises(StoryError, match="before"):
        for _ in range(bob.number - again.number):
            again.take("chair off", "", "")
    assert again.number == bob.number - 1


def test_a_base_behind_what_is_remembered_is_held_against_the_page_as_well() -> None:
    """A page that has come further than it remembers holds a base against what it knows now."""
    network, devices = in_play("Ann", "Bob")
    table = devices[1].guest.table
    assert network.run(lambda: len(table.finished) == 1 and table.sharing_on, HOUR)
    _, base = new_base(devices[0].host.roster, table.record, table.number + 50, "A" * 43)
    with pytest.raises(ValueError, match="round of shares"):
        table.begin(base.number, base.before, base.roster, base.past)
