"""The cup of joe: a mind finishes the deal for the person, until they play on by themselves; the record knows it."""

import asyncio

import pytest
from screen import Minds, Screen

from hearts.app.keeping.settings import values
from hearts.app.keeping.setup import Setup
from hearts.app.scene.model import Scene
from hearts.engine.game import Passed, Played
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules


def table(**more: object) -> Screen:
    screen = Screen({"hearts.setup": Setup(Rules(limit=60)).text()}, {"seed": "4"}, **more)  # type: ignore[arg-type]
    screen.session.asker.patience = 0
    return screen


def yours(scene: Scene, after: int = 0) -> bool:
    return scene.phase == "play" and scene.seats[0].turn and scene.moves > after


def noted(screen: Screen) -> str | None:
    return dict(screen.saved.notes).get("joe")


@pytest.mark.parametrize("iq", values("joe"))
def test_each_mind_that_the_settings_offer_can_finish_a_deal(iq: str) -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        screen.do(f"joe {iq}")
        assert screen.scenes[-1].resting

    asyncio.run(play())


@pytest.mark.parametrize("iq", ["70", "160"])
def test_it_passes_and_plays_to_the_end_of_the_deal_and_no_further(iq: str) -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        screen.do(f"joe {iq}")
        scene = screen.scenes[-1]
        assert scene.resting and scene.passing is None and scene.say.startswith("The computer finishes this deal")
        scene = await screen.until(lambda scene: scene.phase == "deal over", act=False)
        assert not scene.resting and not scene.can.joe
        assert len([move for move in screen.saved.game.moves if isinstance(move, Played) and move.seat == 0]) == 13
        assert noted(screen) == "1"
        screen.do("next")
        await screen.until(lambda scene: scene.passing is not None and len(scene.sheet.rows) == 1, act=False)

    asyncio.run(play())


def test_the_person_plays_on_once_they_touch_the_cup() -> None:
    async def play() -> None:
        screen = table()
        scene = await screen.until(yours)
        screen.do("joe 70")
        await screen.until(lambda later: later.moves > scene.moves + 5 and later.resting, act=False)
        screen.do("joe")
        assert not screen.scenes[-1].resting and screen.scenes[-1].say == "You play again."
        scene = await screen.until(lambda scene: yours(scene) and scene.prompt.startswith("Your"), act=False)
        moves = screen.session.game.length
        for _ in range(100):
            await asyncio.sleep(0)
        assert screen.session.game.length == moves and screen.session.table.chosen == 0
        await screen.until(lambda scene: scene.phase == "deal over")
        assert noted(screen) == "1"

    asyncio.run(play())


def test_a_mind_that_is_asked_elsewhere_is_not_waited_for_once_the_person_plays_on() -> None:
    async def play() -> None:
        minds = Minds(up=True)
        seats = [Seat("person", "you", "You")] + [Seat("iq:100", "ben", name) for name in "ABC"]
        screen = Screen({"hearts.setup": Setup(Rules(limit=60), seats).text()}, {"seed": "4"}, minds)
        await screen.until(lambda scene: scene.passing is not None, act=False)
        screen.do("joe 160")
        for _ in range(50):
            await asyncio.sleep(0)
        assert len(minds.open) == 1
        screen.do("joe")
        assert minds.open == []
        await screen.until(lambda scene: scene.passing is not None, act=False)
        assert noted(screen) is None, "no mind has moved for the person"
        await screen.until(yours)
        assert not [move for move in screen.saved.game.moves if isinstance(move, Passed) and move.cards == 0]

    asyncio.run(play())


def test_the_record_counts_each_cup_and_reads_back() -> None:
    async def play() -> None:
        screen = table()
        for deal in (1, 2):
            await screen.until(lambda scene, deal=deal: scene.passing is not None and len(scene.sheet.rows) == deal - 1)
            screen.do("joe 70")
            await screen.until(lambda scene: scene.phase == "deal over", act=False)
            screen.do("next")
        assert noted(screen) == "2" and "\njoe 2\n" in screen.saved.text()
        assert Record.read(screen.saved.text()).text() == screen.saved.text()

    asyncio.run(play())


def test_undo_takes_back_what_the_mind_played_and_the_person_plays_on() -> None:
    async def play() -> None:
        screen = table()
        scene = await screen.until(yours)
        screen.do("joe 70")
        scene = await screen.until(lambda later: later.moves > scene.moves + 5, act=False)
        screen.do("undo")
        scene = await screen.until(lambda scene: yours(scene) and not scene.resting, act=False)
        assert noted(screen) == "1" and dict(screen.saved.notes)["undo"] == "1"

    asyncio.run(play())


def test_where_several_share_the_device_there_is_no_cup() -> None:
    async def play() -> None:
        seats = [Seat("person" if name in "AB" else "iq:100", "ben", name) for name in "ABCD"]
        screen = Screen({"hearts.setup": Setup(Rules(limit=60), seats).text()}, {"seed": "4"})
        scene = await screen.until(lambda scene: scene.passing is not None)
        assert not scene.can.joe
        screen.do("joe 130")
        assert not screen.scenes[-1].resting

    asyncio.run(play())


def test_an_iq_that_there_is_not_is_refused() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        with pytest.raises(ValueError):
            screen.do("joe clever")

    asyncio.run(play())
