"""Minds that think and are not to be had: the player is told once, and told when they are back."""

import asyncio

import pytest
from screen import Screen
from test_session import QUICK, casual, store

from hearts.app.keeping.setup import Setup
from hearts.app.words import notices

KEEN = casual("person", "iq:100", "iq:130", "iq:100")
GONE, BACK = ("problem", notices.no_minds()), ("news", notices.minds_back())


def told(setup: Setup, *states: str) -> list[tuple[str, str]]:
    """What is said at this table while the workers are so, one state after the other."""
    screen = Screen(store(setup))

    async def play() -> None:
        await screen.until(lambda scene: scene.moves > 0, act=False)
        for state in states:
            screen.session.absence.hear(state)

    asyncio.run(play())
    return screen.notices


@pytest.mark.parametrize(
    ("states", "said"),
    [
        (["waiting", "starting"], []),
        (["starting", "up"], []),
        (["starting", "down"], [GONE]),
        (["starting", "down", "starting", "down", "starting", "down"], [GONE]),
        (["starting", "down", "starting", "up", "up"], [GONE, BACK]),
        (["starting", "up", "down", "starting", "up"], []),
        (["starting", "up", "down", "starting", "down"], [GONE]),
        (["starting", "down", "starting", "up", "down", "starting", "down"], [GONE, BACK, GONE]),
    ],
)
def test_it_is_told_once_that_nobody_thinks_and_once_that_somebody_does_again(
    states: list[str], said: list[tuple[str, str]]
) -> None:
    assert told(KEEN, *states) == said


def test_where_everybody_plays_at_sight_nothing_is_missing() -> None:
    assert told(QUICK, "starting", "down", "starting", "up") == []


def test_it_is_told_when_those_who_think_sit_down_later() -> None:
    screen = Screen(store(QUICK))

    async def play() -> None:
        await screen.until(lambda scene: scene.moves > 0, act=False)
        screen.session.absence.hear("starting")
        screen.session.absence.hear("down")
        assert screen.notices == []
        screen.do(f"begin {KEEN.text()}")
        assert screen.notices == [GONE]
        screen.do("again")
        assert screen.notices == [GONE]

    asyncio.run(play())
