"""Watching a table of people: by the host's leave, few at a time, without a voice, and what all see alone."""

from devices import Device, over, table
from network import Network

from hearts.app.people.watching import MOST


def set_table(rules: str = "classic-pc limit=10") -> "tuple[Network, list[Device]]":
    network = Network("watching " + rules)
    return network, table(network, ["Ann", "Bob", "Cleo"], rules)


def until(network: Network, holds, most: float = 3_600_000) -> None:
    assert network.run(holds, most)


def watch(network: Network, host: Device, name: str = "Zoe") -> Device:
    zoe = Device(network, name, host.invite, watches=True)
    until(network, lambda: zoe.guest.where == "watching", 60_000)
    return zoe


def test_nobody_watches_until_the_host_lets_them() -> None:
    network, devices = set_table()
    zoe = Device(network, "Zoe", devices[0].invite)
    zoe.plays = False
    until(network, lambda: zoe.guest.where == "found")
    assert not zoe.guest.card.watching
    zoe.guest.watch()
    until(network, lambda: zoe.answers == [("watch", "people-no-watching")])
    assert zoe.guest.where == "found" and zoe.guest.table.roster is None
    devices[0].guest.order("watchers on")
    until(network, lambda: zoe.guest.card.watching)
    zoe.guest.watch()
    until(network, lambda: zoe.guest.where == "watching")


def test_who_watches_sees_each_card_and_the_scores_and_no_hand() -> None:
    for rules in ("classic-pc limit=10", "spot limit=30", "kitty limit=20"):
        network, devices = set_table(rules)
        devices[0].guest.order("watchers on")
        zoe = watch(network, devices[0])
        devices[0].guest.order("begin")
        until(network, lambda all=[*devices, zoe]: over(all))
        assert len({device.guest.table.record.text() for device in (*devices, zoe)}) == 1
        assert zoe.guest.table.view is None and not zoe.stories
        assert not [step for step in zoe.steps if step.after.hand | step.after.gave | step.after.got | step.after.kitty]
        game = zoe.guest.table.record.game
        assert zoe.guest.table.public.scores == game.scores and zoe.guest.table.public.phase == "over"
        moves = [step.move for step in zoe.steps if step.move is not None]
        assert len(moves) == game.length


def test_who_watches_from_the_middle_of_a_deal_sees_what_lies_there() -> None:
    network, devices = set_table()
    devices[0].guest.order("watchers on")
    devices[0].guest.order("begin")
    until(network, lambda: devices[0].host.held is not None and devices[0].host.held.game.length == 30)
    zoe = watch(network, devices[0])
    until(network, lambda: zoe.guest.table.number == devices[0].host.ledger.number)
    assert zoe.guest.table.public.table.played == devices[0].host.held.game.deal.table.played


def test_the_seats_see_how_many_watch_and_their_number_has_an_end() -> None:
    network, devices = set_table()
    devices[0].guest.order("watchers on")
    names = [f"Zoe {number}" for number in range(MOST)]
    watchers = [watch(network, devices[0], name) for name in names]
    until(network, lambda: devices[1].guest.watchers == MOST)
    late = Device(network, "Late", devices[0].invite, watches=True)
    until(network, lambda: ("watch", "people-no-room") in late.answers)
    assert late.guest.table.roster is None
    late.kill()
    watchers[0].kill()
    until(network, lambda: devices[1].guest.watchers == MOST - 1, 60_000)


def test_who_watches_has_no_voice_and_no_vote() -> None:
    network, devices = set_table()
    devices[0].guest.order("watchers on")
    zoe = watch(network, devices[0])
    heard: list[str] = []
    devices[1].guest.told.tell(on_talk=lambda who, what: heard.append(what))
    devices[0].guest.order("begin")
    until(network, lambda: devices[1].guest.table.view is not None and devices[1].guest.table.view.phase == "play")
    zoe.guest.talk("hello")
    for words in ("propose concede", "agree concede", "next", "begin", "watchers off", "keep 30 0", "ask 0"):
        zoe.guest.order(words)
    zoe.guest.voice.say("have", f"{zoe.guest.table.number} {'f' * 32}")  # a head that is not this table's
    until(network, lambda: not zoe.guest.busy)
    assert {why for _, why in zoe.answers[1:]} == {"people-no-right"} and not heard
    until(network, lambda: over(devices))
    assert not [device for device in devices if device.stories]


def test_who_watches_may_sit_down_and_may_be_sent_off() -> None:
    network, devices = set_table()
    devices[0].guest.order("watchers on")
    zoe, yan = watch(network, devices[0]), watch(network, devices[0], "Yan")
    zoe.guest.sit("guest", "Zoe")
    until(network, lambda: zoe.guest.where == "joined" and zoe.guest.seat == 3)
    assert zoe.guest.table.public is None
    until(network, lambda: devices[1].guest.watchers == 1)
    devices[0].guest.order("watchers off")
    until(network, lambda: yan.guest.where == "gone")
    assert yan.guest.why == "watching"


def test_another_code_is_not_told_to_who_watches() -> None:
    network, devices = set_table()
    devices[0].guest.order("watchers on")
    zoe = watch(network, devices[0])
    devices[0].guest.order(f"ask {devices[2].guest.seat}")
    until(network, lambda: zoe.guest.where == "gone")
    assert zoe.guest.why == "link" and zoe.guest.invite.code != devices[0].host.invite.code


def test_who_watches_goes_on_after_the_hosts_page_was_loaded_again() -> None:
    network, devices = set_table("classic-pc limit=30")
    devices[0].guest.order("watchers on")
    zoe = watch(network, devices[0])
    devices[0].guest.order("begin")
    until(network, lambda: zoe.guest.table.public is not None)
    devices[0].kill()
    devices[0].load()
    until(network, lambda: over([*devices, zoe]))
    assert not zoe.stories


def test_whose_page_is_closed_makes_room_for_who_wants_to_watch() -> None:
    network, devices = set_table()
    devices[0].guest.order("watchers on")
    until(network, lambda: devices[0].host.roster.watching)
    several = [watch(network, devices[0], f"Zoe {number}") for number in range(MOST)]
    several[3].kill()
    network.run(lambda: False, 30_000)
    watch(network, devices[0], "Yan")
    assert len(devices[0].host.watchers) == MOST
