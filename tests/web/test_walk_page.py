"""The last step of the walk “See for yourself” says what the second choice came to, the same or another."""

import asyncio

import pytest

from hearts.app.sitting.walk import Walk
from hearts.app.words.locale import say
from hearts.app.words.phrases import card as named
from hearts.engine.cards import each
from hearts.web.dialogs import walk as module


@pytest.fixture
def walk(monkeypatch: pytest.MonkeyPatch) -> Walk:
    async def rest() -> None:
        """Nothing has to be drawn."""

    monkeypatch.setattr(module.clock, "rest", rest)
    found = Walk("a walk", "5eed" * 16)
    assert found.cut("a word")
    for _ in found.play():
        pass
    return found


def test_the_same_choice_is_called_the_same(walk: Walk) -> None:
    told = asyncio.run(module.choose_again(walk)).markup
    assert say("walk-same-yes", card=named(walk.played), name=walk.names[-1]) in told


def test_a_forged_choice_is_called_wrong_and_both_cards_are_named(walk: Walk) -> None:
    honest = walk.played
    walk.played = next(card for card in each(walk.view.legal) if card != honest)
    told = asyncio.run(module.choose_again(walk)).markup
    forged = say("walk-same-no", card=named(honest), played=named(walk.played), name=walk.names[-1])
    assert forged in told and say("walk-same-yes", card=named(honest), name=walk.names[-1]) not in told


def test_a_deal_that_is_not_the_one_promised_is_called_wrong(walk: Walk, monkeypatch: pytest.MonkeyPatch) -> None:
    assert say("walk-cards-wrong") not in module.secret_and_cards(walk).markup
    monkeypatch.setattr(Walk, "hash", "another")
    assert say("walk-cards-wrong") in module.secret_and_cards(walk).markup
