"""The last trick: shown as it lay while it is held, and nothing goes on meanwhile."""

import asyncio

from screen import Screen

from hearts.app.keeping.setup import Setup
from hearts.app.scene.model import Scene
from hearts.engine.rules import Rules


def table() -> Screen:
    screen = Screen({"hearts.setup": Setup(Rules(limit=30)).text()}, {"seed": "4"})
    screen.session.asker.patience = 0
    return screen


def lying(scene: Scene) -> list[tuple[int, int]]:
    """What lies in the middle: who played which card."""
    return [(card.side, card.card) for card in scene.cards if card.place == "trick"]


def yours(scene: Scene, after: int) -> bool:
    return scene.phase == "play" and scene.seats[0].turn and scene.moves > after and bool(scene.prompt)


def test_it_lies_there_as_it_was_played_until_it_is_let_go() -> None:
    async def play() -> None:
        screen = table()
        before = await screen.until(lambda scene: yours(scene, 12))
        done = screen.session.game.view(0).table.tricks[-1]
        screen.do("last show")
        scene = screen.scenes[-1]
        assert lying(scene) == [(done.seat(at, 4), card) for at, card in enumerate(done.cards)]
        assert [card.side for card in scene.cards if card.winner] == [done.winner(4)]
        assert scene.prompt.startswith("The last trick: ") and scene.pace == 0
        assert scene.say.startswith("The last trick. ") and scene.say.count(":") == 4 and "the trick" in scene.say
        screen.do("last hide")
        after = screen.scenes[-1]
        assert (lying(after), after.prompt, after.say) == (lying(before), before.prompt, "")

    asyncio.run(play())


def test_nothing_goes_on_while_it_is_looked_at_in_the_pause_after_a_trick_too() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.moves > 8 and any(card.winner for card in scene.cards))
        lay = lying(screen.scenes[-1])
        screen.do("last show")
        number, moves = len(screen.scenes), screen.session.game.length
        for _ in range(200):
            await asyncio.sleep(0)
        assert (len(screen.scenes), screen.session.game.length) == (number, moves)
        assert lying(screen.scenes[-1]) == lay
        screen.do("last hide")
        await screen.until(lambda scene: scene.moves > moves)

    asyncio.run(play())


def test_before_the_first_trick_of_a_deal_there_is_none() -> None:
    async def play() -> None:
        screen = table()
        scene = await screen.until(lambda scene: scene.passing is not None, act=False)
        assert scene.can.last is False
        number = len(screen.scenes)
        screen.do("last show")
        screen.do("last hide")
        assert len(screen.scenes) == number

    asyncio.run(play())


def test_undo_while_it_is_looked_at_shows_the_game() -> None:
    async def play() -> None:
        screen = table()
        scene = await screen.until(lambda scene: yours(scene, 12))
        screen.do("last show")
        screen.do("undo")
        scene = await screen.until(lambda later: later.moves < scene.moves and yours(later, 0), act=False)
        assert not scene.prompt.startswith("The last trick")
        await screen.until(lambda later: later.moves > scene.moves + 8)

    asyncio.run(play())
