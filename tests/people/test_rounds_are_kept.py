"""A round of shares that has begun is kept: a host that lies cannot have it forgotten, nor leave people out of it."""

import pytest
from devices import Device, table
from network import Network
from sodium import Sodium
from test_false_hosts import ANN, BOB, HASHES, PROOF, ROUND, roster

from hearts.app.people.bases import new_base
from hearts.app.people.following import Following, StoryError
from hearts.app.people.memory import Memory
from hearts.app.people.promises import Promises
from hearts.app.people.roster import RESTARTS
from hearts.app.people.unheard import LEFT_OUT, WITHOUT

HOUR = 3_600_000
MINUTE = 60_000


def following(*entries: str) -> Following:
    told = Following(BOB, lambda line, body, signature: True)
    for text in ("table " + roster(ANN, BOB).text(), *entries):
        told.take(text, "", f"{PROOF}|{PROOF}")
    return told


def told_anew(told: Following, **fields: object) -> None:
    """The host tells the table anew, as if no round had begun."""
    table_now = roster(ANN, BOB, **fields)
    _, base = new_base(table_now, table_now.record, told.number + 5, told.head)
    told.begin(base.number, base.before, base.roster, base.past)


@pytest.mark.parametrize("entries", [(ROUND,), (ROUND, HASHES), (ROUND, f"broken 1 1 {ANN}")])
def test_a_base_does_not_drop_a_round_that_has_begun(entries: "tuple[str, ...]") -> None:
    with pytest.raises(ValueError):
        told_anew(following(*entries))
    told_anew(following())


@pytest.mark.parametrize("entries", [(ROUND,), (ROUND, HASHES), (ROUND, f"broken 1 1 {ANN}")])
def test_a_base_does_not_drop_a_round_behind_a_reload(entries: "tuple[str, ...]") -> None:
    before = following(*entries)
    kept = Memory(before.memory().plain())
    again = Following(BOB, lambda line, body, signature: True)
    again.recall(kept, dict)
    again.number, again.head = 0, before.head
    table_now = roster(ANN, BOB)
    _, base = new_base(table_now, table_now.record, before.number + 5, before.head)
    with pytest.raises(ValueError):
        again.begin(base.number, base.before, base.roster, base.past)


def test_a_base_does_not_lower_the_count_of_restarts() -> None:
    noted = {"notes": ((RESTARTS, "1"),)}
    told = Following(BOB, lambda line, body, signature: True)
    _, base = new_base(roster(ANN, BOB, **noted), roster(ANN, BOB, **noted).record, 7, "A" * 43)
    told.begin(base.number, base.before, base.roster, base.past)
    with pytest.raises(ValueError):
        told_anew(told)
    told_anew(told, **noted)


def test_a_share_is_given_for_one_round_of_promises_also_behind_a_reload() -> None:
    promises = Promises(type("Chance", (), {"random": staticmethod(bytes)})())
    promises.draw("game", 1, 1)
    assert promises.give("game", 1, 1, ["a", "b"]) and promises.give("game", 1, 1, ["a", "b"])
    assert not promises.give("game", 1, 1, ["a", "c"])
    again = Promises(type("Chance", (), {"random": staticmethod(bytes)})())
    again.recall(promises.plain())
    assert not again.give("game", 1, 1, ["a", "c"])


def test_who_begins_a_deal_anew_with_another_host_draws_another_share() -> None:
    chance = Sodium("shares")
    promises = Promises(chance)
    assert promises.draw("game", 1, 1) and not promises.draw("game", 1, 1)
    share = promises.shares["game 1 1"]
    promises.give("game", 1, 1, ["a", "b"])
    assert promises.draw("game", 1, 1) and promises.shares["game 1 1"] != share
    assert promises.give("game", 1, 1, ["a", "c"])


def test_who_was_left_out_of_the_shares_does_not_play_again_before_the_cards_are_dealt() -> None:
    alone = ("stand 1 on", f"round 1 1 {ANN}")
    with pytest.raises(StoryError):
        following(*alone, "stand 1 off")
    with pytest.raises(StoryError):
        following(*alone, "table " + roster(ANN, BOB).text())
    following(*alone, "stand 1 on", "table " + roster(ANN, BOB, standing=(1,)).text())
    following("stand 1 on", "stand 1 off", ROUND)


def set_table(name: str) -> "tuple[Network, list[Device]]":
    network = Network(name)
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=60")
    network.run(lambda: False, MINUTE)
    return network, devices


def test_who_is_there_and_left_out_of_a_round_is_told() -> None:
    network, devices = set_table("left out")
    book = devices[0].host.book
    begin = devices[0].host.rounds.begin

    def alone(attempt: int) -> None:
        for seat in (1, 2):
            book.stand(seat, True)
        begin(attempt)

    devices[0].host.rounds.begin = alone
    devices[0].guest.order("begin")
    assert network.run(lambda: devices[1].doubts and devices[2].doubts, HOUR)
    assert devices[1].doubts == devices[2].doubts == [(LEFT_OUT, "")]
    assert network.run(lambda: devices[1].guest.table.playing, HOUR)
    assert not devices[0].doubts + devices[0].stories + devices[1].stories


def test_who_was_away_and_comes_back_into_a_round_is_told_of_no_lie_and_plays_again_when_it_is_over() -> None:
    network, devices = set_table("away")
    devices[0].guest.order("keep 30 0")
    devices[0].guest.order("begin")
    away, host = devices[1], devices[0].host
    assert network.run(lambda: away.guest.table.playing, HOUR)
    away.freeze(True)
    assert network.run(lambda: away.guest.seat in host.roster.standing, HOUR)
    assert network.run(lambda: host.deal == 2 and host.sharing.ids, HOUR)
    away.freeze(False)
    seat = host.roster.seat_of(away.guest.me.id)
    assert network.run(lambda: host.attendance.sign(away.guest.me.id) == "here", MINUTE)
    assert network.run(lambda: seat not in devices[2].guest.table.roster.standing, HOUR)
    assert set(away.doubts) <= {(WITHOUT, "")} and not away.stories + devices[2].stories


def test_a_page_that_is_reloaded_in_a_round_goes_on_in_it() -> None:
    network, devices = set_table("reload")
    devices[0].guest.order("begin")
    bob = devices[1]
    assert network.run(lambda: bob.guest.table.hashes and not bob.guest.table.playing, HOUR)
    bob.kill()
    bob.load()
    assert network.run(lambda: bob.guest.table.record is not None and bob.guest.table.record.game.lines, HOUR)
    assert not bob.stories + bob.doubts and devices[0].host.roster.restarts == 0


def test_a_host_whose_signed_word_does_not_come_is_told_of() -> None:
    network, devices = set_table("unsigned")
    devices[0].guest.order("begin")
    assert network.run(lambda: devices[1].guest.table.playing, HOUR)
    network.run(lambda: False, 2 * MINUTE)
    assert not devices[1].doubts
    devices[1].guest._seals.take = lambda message: True
    devices[1].guest._signs.hear = lambda message: False
    assert network.run(lambda: devices[1].doubts != [], HOUR)
    assert devices[1].doubts == [("people-doubt-unsigned", "")]
