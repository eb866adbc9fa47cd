"""A mind that is asked by text: its card is played where it may be, else the page's own mind plays."""

import asyncio

import pytest

from hearts.app.sitting.players import Bot, Remote, Turn
from hearts.app.thinking.asker import Asker
from hearts.engine.cards import card, cards
from hearts.engine.game import Dealt, Game, Played
from hearts.engine.rules import Rules
from hearts.minds import far_end
from hearts.minds.thought import Thought

HANDS = (
    cards("T976C 642D 9532S J7H"),
    cards("A52C KJD AQ4S KT952H"),
    cards("QJ3C T9853D 76S AQ6H"),
    cards("K84C AQ7D KJT8S 843H"),
)


class Answers(Asker):
    """Whoever is asked: answers always the same."""

    spare = False

    def __init__(self, answer: str) -> None:
        self.answer = answer

    async def ask(self, *_: object) -> str:  # type: ignore[override]
        return self.answer


def turn() -> Turn:
    """Seat 1 must follow a club, with the ace, the five or the two."""
    game = Game.new(Rules.read("classic-pc passing=K leader=dealer opening=any")).play(Dealt(HANDS, 0))
    return Turn(game.play(Played(0, card("TC"))).view(1), ("1", 2, 1), 7)


@pytest.mark.parametrize("code", ["2C", "5C", "AC"])
def test_a_card_that_may_be_played_is_played(code: str) -> None:
    answer = far_end.answer(7, "play", Thought(card(code), ((card(code), 0.0),), 1))
    assert asyncio.run(Remote(Answers(answer), "iq:130", lambda: None).play(turn())) == card(code)


@pytest.mark.parametrize(
    "answer",
    [
        *("", "{", "[]"),
        *[far_end.answer(7, "play", Thought(card(code), (), 1)) for code in ("KD", "QC")],
        far_end.answer(8, "play", Thought(card("2C"), (), 1)),
        far_end.answer(7, "declare", "minus"),
    ],
    ids=range(7),
)
def test_the_pages_own_mind_plays_where_there_is_no_card_that_may_be(answer: str) -> None:
    played = asyncio.run(Remote(Answers(answer), "iq:130", lambda: None).play(turn()))
    assert played == asyncio.run(Bot("iq:130").play(turn())) in (card("AC"), card("5C"))
