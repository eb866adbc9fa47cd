"""A card that was chosen ahead is looked at by the coach before it is played, where it warns."""

import asyncio

import pytest
from screen import Minds, do
from test_coached import settle, table, until

from hearts.app.learning.tutor import Tutor
from hearts.app.scene.model import Scene
from hearts.app.tasks import Tasks
from hearts.engine.cards import each, lowest, name


@pytest.mark.parametrize("costly", ["1", "8"])
def test_it_is_held_until_the_coach_has_looked(costly: str) -> None:
    async def play() -> None:
        screen, opened, chosen = table(tutor="ask", costly=costly), list[str](), list[int]()
        session, told = screen.session, list[str]()
        tutor = Tutor(session, Tasks(str, told.append).run)
        assert isinstance(screen.minds, Minds)

        def draw(scene: Scene) -> None:
            screen.scenes.append(scene)
            others = scene.phase == "play" and not scene.seats[0].turn and scene.moves > 8
            if others and not chosen:  # a person taps a card while others play
                view = session.game.view(0)
                if view.table.trick and view.legal != view.hand:
                    chosen.append(lowest(view.legal))
                    session.settings.set("tutor", "warn")
                    do(session, f"choose {name(chosen[0])}")
                    assert session.table.chosen == 1 << chosen[0], "while others play it is only chosen"
            tutor.follow(scene)

        session.director._draw = draw
        tutor.begin(lambda: opened.append("hint"), lambda *costly: opened.append("warning"), None)
        for _ in range(60):
            await screen.until(lambda scene: scene.passing is not None or scene.seats[0].turn, act=False)
            if chosen:
                break
            moves = session.game.length
            screen.act()
            await until(lambda moves=moves: session.game.length > moves)
        moves = session.game.length
        assert chosen and session.table.chosen == 0
        for _ in range(20):
            await asyncio.sleep(0)
        assert session.game.length == moves, "the coach has not looked yet"
        await settle(screen.minds, 80)
        await until(lambda: session.game.length > moves or opened == ["warning"])
        if opened:
            assert chosen[0] in each(session.game.view(0).hand)
            tutor.let()
            await until(lambda: session.game.length > moves)
        assert chosen[0] not in each(session.game.view(0).hand)

    asyncio.run(play())
