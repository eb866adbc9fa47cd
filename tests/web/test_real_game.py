"""The first game after the lesson: short, classic, and never at the cost of a game that is played."""

import asyncio
from types import SimpleNamespace
from unittest.mock import MagicMock

import pytest

from hearts.app.keeping.setup import Setup
from hearts.app.table.commands import Begin
from hearts.engine.record import Seat
from hearts.engine.rules import Rules
from hearts.web.dialogs import first_game
from hearts.web.request import Request


def begun(setup: Setup, answer: str = "", leaves: bool = False) -> "Setup | None":
    """The setup of the game that is dealt, if one is."""

    async def ask(question) -> str:
        return answer

    session = MagicMock(would_leave=leaves, setup=setup)
    context = SimpleNamespace(session=session, ask=ask, run=lambda work: work.close())
    asyncio.run(first_game.real_game(context, Request("real-game")))  # type: ignore[arg-type]
    acts = [call.args[0] for call in session.act.call_args_list]
    assert all(isinstance(act, Begin) for act in acts)
    return acts[0].setup if acts else None


def test_it_goes_to_50_by_the_classic_rules_with_those_who_sit_there() -> None:
    setup = Setup()
    setup = setup.seated((Seat("person", "you", "Ann"), *setup.seats[1:]))
    found = begun(setup)
    assert found is not None and found.rules == Rules("classic-pc", limit=50)
    assert [who.name for who in found.seats] == ["Ann", "Pauline", "Michele", "Ben"]


def test_where_five_sat_down_the_usual_three_do() -> None:
    found = begun(Setup(Rules("deluxe", players=5)))
    assert found is not None and len(found.seats) == 4


@pytest.mark.parametrize(("answer", "dealt"), [("on", True), ("back", False), ("", False)])
def test_a_game_that_is_played_is_left_only_if_the_player_says_so(answer: str, dealt: bool) -> None:
    assert (begun(Setup(), answer, leaves=True) is not None) == dealt
