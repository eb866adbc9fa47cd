"""A host that lies has no round dropped in a game that has not begun, and leaves nobody out of a deal in silence."""

import pytest
from devices import Device
from network import Network
from test_false_hosts import ANN, BOB, HASHES, ROUND, roster
from test_rounds_are_kept import HOUR, MINUTE, following, set_table

from hearts.app.people.bases import Told, new_base
from hearts.app.people.following import Following, StoryError
from hearts.app.people.memory import UNSEEN, Memory
from hearts.app.people.roster import Roster
from hearts.app.people.told import DOUBTS, Doubts
from hearts.app.people.unheard import LEFT_OUT, WITHOUT


@pytest.mark.parametrize("state", ["lobby", "over"])
def test_a_round_begins_in_a_game_alone(state: str) -> None:
    told = Following(BOB, lambda line, body, signature: True)
    told.take("table " + roster(ANN, BOB, state=state).text(), "", "")
    with pytest.raises(StoryError):
        told.take(ROUND, "", "")


def based(table: Roster, number: int = 90) -> Told:
    _, base = new_base(table, table.record if table.game else None, number, "A" * 43)
    return Told(base.number, base.before, base.roster, base.past)


def test_a_base_of_another_game_is_told_where_a_round_had_begun() -> None:
    another = based(roster(ANN, BOB, game="second"))
    for entries in ((ROUND,), (ROUND, HASHES), (ROUND, f"broken 1 1 {ANN}")):
        memory = following(*entries).memory()
        for state in ("game", "lobby", "over"):
            kept = Memory(dict(memory.plain(), state=state))
            assert kept.check(another, BOB, {}) == UNSEEN, (entries, state)


@pytest.mark.parametrize("state", ["lobby", "over"])
def test_a_base_does_not_end_a_game_that_is_not_over(state: str) -> None:
    with pytest.raises(ValueError, match="between"):
        based(roster(ANN, BOB, state=state))
    with pytest.raises(ValueError, match="between"):
        based(roster(ANN, BOB, state="game", game=""))
    based(roster(ANN, BOB)), based(roster(ANN, BOB, state="lobby", game=""))


def test_a_doubt_is_told_once_in_each_deal_and_many_hide_no_later_one() -> None:
    told: list[tuple[str, str]] = []
    place = ["first 1"]
    doubts = Doubts(type("Told", (), {"on_doubt": staticmethod(lambda *said: told.append(said))})(), lambda: place[0])
    for _ in range(3):
        for number in range(2 * DOUBTS):
            doubts.doubt("anything", str(number))
    assert len(told) == DOUBTS
    place[0] = "first 2"
    doubts.doubt("anything", "0")
    doubts.doubt("anything", "0")
    assert told[DOUBTS:] == [("anything", "0")]


def alone(network: Network, devices: "list[Device]", silent: float) -> None:
    """The host says nothing for so long, has minds stand in for all others, deals alone, and lets them play again."""
    book, host = devices[0].host.book, devices[0].host
    for device in devices:
        device.plays = False
    begin = host.rounds.begin

    def alone(attempt: int) -> None:
        for seat in (1, 2):
            if seat not in book.roster.standing:
                book.stand(seat, True)
        begin(attempt)

    host.rounds.begin = alone
    devices[0].line.cut = True
    network.run(lambda: False, silent)
    devices[0].line.cut = False
    devices[0].guest.order("begin")
    assert network.run(lambda: devices[1].guest.table.playing, HOUR)


@pytest.mark.parametrize(("silent", "said"), [(12_000, LEFT_OUT), (40_000, WITHOUT)])
def test_who_is_there_is_told_that_the_host_dealt_without_them(silent: float, said: str) -> None:
    network, devices = set_table(f"alone {silent}")
    alone(network, devices, silent)
    network.run(lambda: False, MINUTE)
    assert [device.doubts for device in devices] == [[], [(said, "")], [(said, "")]]
    for device in devices:
        device.plays = True
    host = devices[0].host
    host.rounds.begin = type(host.rounds).begin.__get__(host.rounds)
    assert network.run(lambda: host.deal == 2 and devices[1].guest.table.playing, HOUR)
    assert len(devices[1].doubts) == 1 and not devices[1].stories
    for seat in (1, 2):
        host.book.stand(seat, True)
    host.rounds.begin = lambda attempt: (
        [host.book.stand(seat, True) for seat in (1, 2)] and type(host.rounds).begin(host.rounds, attempt)
    )
    assert network.run(lambda: host.deal == 3 and devices[1].guest.table.playing, HOUR)
    assert len(devices[1].doubts) == 2, "once in each deal"
