"""The walk “See for yourself”: the hash comes before the cut, and the choice that is computed again is compared."""

import json

import pytest

from hearts.app.sitting.walk import PLAYER, SEVERAL, Walk
from hearts.engine.cards import count, each, name
from hearts.engine.checking import commitment
from hearts.minds.registry import thinks

SECRETS = [f"{number:064x}" for number in range(1, 6)]


def walked(secret: str = SECRETS[0]) -> Walk:
    walk = Walk("a walk", secret)
    assert walk.cut(" my word ")
    for _ in walk.play():
        pass
    return walk


@pytest.mark.parametrize("secret", SECRETS)
def test_the_same_card_is_chosen_from_what_ben_was_given_alone(secret: str) -> None:
    walk = walked(secret)
    assert not thinks(PLAYER) and count(walk.view.legal) >= SEVERAL
    assert walk.again() == walk.played and walk.view.hand >> walk.played & 1


def test_the_hash_that_is_shown_first_is_that_of_the_secret_number_and_the_cut_counts() -> None:
    walk = Walk("a walk", SECRETS[0])
    shown = walk.hash
    assert not walk.cut("  ") and walk.cut("seven")
    (house, share), cut = walk.checked.shares
    assert (house, cut) == ("house", ("cut", "seven")) and commitment("a walk", 0, house, share) == shown
    assert walk.checked.what == "checked" and walk.checked.hash == shown
    other = Walk("a walk", SECRETS[0])
    assert other.cut("eight") and other.hash == shown and other.hand != walk.hand


def test_nothing_that_ben_was_given_names_a_card_of_another_hand() -> None:
    walk = walked()
    view = json.loads(walk.known)["view"]
    assert view["hand"] and view["seat"] == 3
    held = walk.hand & ~walk.view.table.played
    told = view["plays"].split() + [name(card) for card in each(walk.view.hand)]
    assert held and not {name(card) for card in each(held)} & set(told)
    assert {key for key, value in view.items() if value in ("-", [])} >= {"gave", "got", "kitty", "lines"}


def test_a_choice_that_was_not_made_from_that_alone_is_found() -> None:
    walk = walked()
    for card in each(walk.view.legal):
        walk.played = card
        assert (walk.again() == walk.played) == (card == walked().played)
