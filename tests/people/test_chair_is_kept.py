"""The host's chair stays where it is: what somebody claims alone, forges or says again takes it from nobody."""

import pytest
from devices import over
from test_chair import answer, between_deals, go_on_playing, gone, same, set_table, until
from test_other_hosts import claimed, host_of, takes

from hearts.app.people.card import card_text, read_card
from hearts.app.people.chair import MOST_HANDED, Handed, read_handed
from hearts.app.people.message import Identity

FOUR = "Ann Bob Cleo Dan"


# ---- what a card says of claims -------------------------------------------------------------------------------------


def test_a_signature_that_is_not_the_old_hosts_makes_nobody_ask_or_follow() -> None:
    network, devices = set_table()
    between_deals(network, devices)
    ann, bob, cleo = devices
    before = ann.host.me.public
    ann.freeze(True)
    cleo.kill()
    takes(bob, before, host=Identity(bob.primitives, bytes(32)))
    cleo.load()
    assert not network.run(lambda: cleo.guest.chair.asks or cleo.guest._kept.host != before, 50_000)
    ann.freeze(False)
    until(network, lambda: cleo.guest.table.number > 0)
    assert host_of(cleo) == ann.guest.me.id and not cleo.stories


def test_a_card_with_more_signatures_than_seats_or_more_claims_than_are_kept_is_none() -> None:
    ann, bob, _ = set_table()[1]
    claim = claimed(bob, ann.host.me.public)
    handed = Handed(claim, "", {f"{place}" * 43: "A" * 86 for place in range(7)})
    with pytest.raises(ValueError, match="signatures"):
        read_handed(handed.text())
    few = Handed(claim, "", {bob.guest.me.id: claim.sign(bob.guest.me)})
    for count, shown in ((MOST_HANDED, True), (MOST_HANDED + 1, False)):
        host = ann.host
        text = card_text(ann.primitives, host.roster, host.me, host.desk.post.keys, 1, [few] * count, 1)
        assert (read_card(text)[0] is not None) is shown


# ---- a host that is asked to yield ----------------------------------------------------------------------------------


def test_a_host_that_is_there_does_not_yield_to_the_only_guest() -> None:
    network, devices = set_table("Ann Bob")
    ann, bob = devices
    ann.guest.order("begin")
    until(network, lambda: all(device.guest.table.playing for device in devices))
    network.run(lambda: False, 100_000)
    takes(bob, ann.host.me.public)
    assert not network.run(lambda: ann.host is None, 200_000)
    assert ann.guest.table.roster.host == ann.guest.me.id and not ann.guest.left_behind


def test_a_host_that_just_woke_does_not_yield_to_whom_it_hears() -> None:
    network, devices = set_table("Ann Bob")
    between_deals(network, devices)
    ann, bob = devices
    before = ann.host.me.public
    ann.freeze(True)
    network.run(lambda: False, 10_000)
    ann.freeze(False)
    network.run(lambda: False, 28_000)
    takes(bob, before)
    assert not network.run(lambda: ann.host is None, 120_000)


def test_a_host_yields_to_no_claim_while_who_did_not_sign_is_heard_with_a_hidden_page() -> None:
    network, devices = set_table()
    gone(network, devices)
    ann, bob, cleo = devices
    cleo.guest.hide(True)
    cleo.plays = False
    before = bob.guest._kept.host
    ann.load()
    until(network, lambda: ann.guest.signs.get(cleo.guest.seat) == "away" and cleo.guest._sitting.name != "", 20_000)
    takes(bob, before)
    assert not network.run(lambda: ann.host is None, 120_000)
    assert host_of(cleo) == ann.guest.me.id


def test_a_host_whose_line_was_lost_yields_when_it_is_back_to_those_who_went_on() -> None:
    network, devices = set_table(FOUR, "classic-pc limit=60")
    between_deals(network, devices)
    ann, others = devices[0], devices[1:]
    ann.line.cut = True
    ann.branches._turn("lost")
    until(network, lambda: all(device.guest.host_gone for device in others), 120_000)
    others[0].guest.go_on()
    until(network, lambda: answer(others) or others[0].host is not None, 60_000)
    ann.line.cut = False
    ann.branches._turn("good")
    until(network, lambda: ann.host is None, 120_000)
    go_on_playing(devices)
    until(network, lambda: over(devices))
    same(devices)


def test_a_host_that_is_back_yields_though_cards_of_the_table_are_lost() -> None:
    """The next host shows its card twice a minute, and the old one yields within a minute or never."""
    network, devices = set_table(FOUR, "classic-pc limit=60")
    gone(network, devices)
    ann, bob, cleo, dan = devices
    bob.guest.go_on()
    until(network, lambda: answer([cleo, dan]) or bob.host is not None, 60_000)
    network.run(lambda: False, 40_000)
    ann.load()
    shown = network.carry
    seen: list[str] = []

    def lose(sender, topic, payload, keep=False) -> None:
        if keep and sender is bob.line and seen:
            return
        seen.append(topic) if keep and sender is bob.line else None
        shown(sender, topic, payload, keep)

    network.carry = lose
    until(network, lambda: ann.host is None, 62_000)
