"""Playing on: a card that is the only one plays itself, and a finished trick waits for a tap, where that is set."""

import asyncio
from collections.abc import Callable

import pytest
from screen import Screen

from hearts.app.keeping.setup import Setup
from hearts.app.scene.model import Scene
from hearts.engine.cards import count, lowest, name
from hearts.engine.deal import View
from hearts.engine.game import Game, Played
from hearts.engine.rules import Rules


def table(settings: str) -> Screen:
    screen = Screen({"hearts.setup": Setup(Rules(limit=60)).text(), "hearts.settings": settings}, {"seed": "4"})
    screen.session.asker.patience = 0
    return screen


def mine(game: Game) -> list[Game]:
    """The positions in which the person had a card to play."""
    found: list[Game] = []
    at: Game | None = game
    while at is not None and at.last is not None:
        if isinstance(at.move, Played) and at.move.seat == 0:
            found.append(at.last)
        at = at.last
    return found


def alone(game: Game) -> bool:
    return count(game.view(0).legal) == 1


@pytest.mark.parametrize(
    ("how", "asked"),
    [
        ("off", lambda view: True),
        ("last", lambda view: count(view.hand) > 1),
        ("always", lambda view: count(view.legal) > 1),
    ],
)
def test_the_only_card_plays_itself_where_that_is_set(how: str, asked: Callable[[View], bool]) -> None:
    async def play() -> None:
        screen = table(f'{{"forced": "{how}"}}')
        acted = []

        def over(scene: Scene) -> bool:
            game = screen.session.game
            if game.phase != "play" or game.waiting[0] != 0:
                screen.act()
            elif asked(game.view(0)) and game.length not in acted:
                acted.append(game.length)
                screen.do(f"choose {name(lowest(game.view(0).legal))}")
            return scene.phase == "deal over"

        await screen.until(over, act=False)
        own = mine(screen.saved.game)
        assert len(own) == 13 and len([game for game in own if alone(game)]) > 1
        assert [game.length for game in reversed(own) if asked(game.view(0))] == acted

    asyncio.run(play())


@pytest.mark.parametrize(("how", "cards"), [("off", 1), ("last", 2)])
def test_where_it_is_not_set_the_person_is_asked_for_the_only_card(how: str, cards: int) -> None:
    async def play() -> None:
        screen = table(f'{{"forced": "{how}"}}')

        def stands(scene: Scene) -> bool:
            return scene.phase == "play" and scene.seats[0].turn and scene.seats[0].cards == cards

        scene = await screen.until(stands)
        for _ in range(200):
            await asyncio.sleep(0)
        assert screen.session.game.length == scene.moves and screen.session.table.chosen == 0

    asyncio.run(play())


def test_undo_goes_back_to_a_choice_that_the_person_had() -> None:
    async def play() -> None:
        screen = table('{"forced": "always"}')
        await screen.until(lambda scene: scene.phase == "deal over")
        before = next(game for game in mine(screen.saved.game) if not alone(game))
        screen.do("undo")
        assert screen.session.game.length == before.length
        scene = await screen.until(lambda scene: scene.seats[0].turn and scene.phase == "play", act=False)
        assert scene.moves == before.length

    asyncio.run(play())


def test_a_finished_trick_waits_for_a_tap_and_says_so() -> None:
    async def play() -> None:
        screen = table('{"wait": true}')
        scene = await screen.until(lambda scene: scene.prompt.endswith("tap to continue"))
        assert "the trick:" in scene.prompt and [card for card in scene.cards if card.winner]
        number, moves = len(screen.scenes), screen.session.game.length
        for _ in range(200):
            await asyncio.sleep(0)
        assert (len(screen.scenes), screen.session.game.length) == (number, moves)
        screen.do("hasten")
        await screen.until(lambda scene: scene.moves > moves)

    asyncio.run(play())


def test_nobody_needs_to_tap_while_the_computer_finishes_the_deal() -> None:
    async def play() -> None:
        screen = table('{"wait": true}')
        await screen.until(lambda scene: scene.passing is not None, act=False)
        screen.do("joe 70")
        await screen.until(lambda scene: scene.phase == "deal over", act=False)

    asyncio.run(play())
