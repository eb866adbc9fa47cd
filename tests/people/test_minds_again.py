"""Moves of minds are computed again once a deal is over, and how minds choose has a name that changes with it."""

from devices import over, table
from network import Network

from hearts.app.people.by_mind import choice
from hearts.app.people.roster import MINDS
from hearts.engine.cards import lowest
from hearts.engine.game import Dealt, Game, Played
from hearts.engine.rules import Rules
from hearts.engine.shuffle import deal, digest

HOUR = 3_600_000
PLAYERS = ("instinct", "random", "iq:100", "iq:140", "person:" + "A" * 43)
CHOICES = {"1": "6a31b900f501c780735045f31e330f4042fbfb4d1d28662769272ae4c8ec6cc8"}


def choices() -> str:
    """The hash of what minds choose in some deals."""
    found = []
    for number, rules in enumerate(("deluxe", "classic-pc", "spot", "deluxe players=3", "classic-pc players=5")):
        game = Game.new(Rules.read(rules))
        game = game.play(Dealt(*deal(game.rules, 7, number)))
        while game.phase not in ("deal", "over"):
            seat = game.waiting[0]
            move = choice(game, f"key {number}", seat, PLAYERS[(seat + number) % len(PLAYERS)])
            found.append(repr(move))
            game = game.play(move)
    return digest(*found)


def test_another_way_to_choose_has_another_name() -> None:
    """If this fails, minds choose otherwise than before: give MINDS another name, and note the new hash under it."""
    assert CHOICES[MINDS] == choices()


def test_a_host_that_chooses_for_a_mind_is_found_out() -> None:
    network = Network("choose")
    devices = table(network, ["Ann", "Bob"], "classic-pc limit=10")
    devices[0].guest.order("begin")
    assert network.run(lambda: devices[0].host.held is not None, HOUR)
    held = devices[0].host.held
    right, cheated = held.mind_moves, []

    def chosen(seat: int):
        move = right(seat)
        view = held.game.view(seat)
        if isinstance(move, Played) and not cheated and view.legal & (view.legal - 1):
            cheated.append(seat)
            low = lowest(view.legal)
            return Played(seat, low if low != move.card else lowest(view.legal & (view.legal - 1)))
        return move

    held.mind_moves = chosen
    assert network.run(lambda: all(device.stories for device in devices), HOUR)
    assert devices[1].stories == ["The host chose for a mind."]


def test_a_mind_that_plays_for_somebody_is_asked_again_as_well() -> None:
    network = Network("stand")
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=10")
    devices[0].guest.order("keep 30 0")
    devices[0].guest.order("begin")
    looked = []
    for device in devices[:2]:
        again = device.guest.table.again
        again.add = adding(again.add, looked)
    assert network.run(lambda: devices[1].guest.table.playing, HOUR)
    devices[2].freeze(True)
    assert network.run(lambda: over(devices[:2]), HOUR)
    assert "person" in {player.partition(":")[0] for player in looked}
    assert network.run(lambda: not devices[1].guest.table.again.waits, HOUR)
    assert not devices[0].stories + devices[1].stories


def adding(add, looked: "list[str]"):
    def added(before, move, key, player: str) -> None:
        looked.append(player)
        add(before, move, key, player)

    return added


def test_minds_of_another_version_are_not_asked_and_that_is_said() -> None:
    network = Network("version")
    devices = table(network, ["Ann", "Bob"], "classic-pc limit=10")
    devices[0].host.book.change(minds="of another day")
    devices[0].guest.order("begin")
    assert network.run(lambda: over(devices), HOUR)
    deals = len(devices[1].records)
    assert devices[1].doubts == [("people-doubt-minds", "")] * deals and not devices[1].stories
