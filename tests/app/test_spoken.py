"""What a screen reader speaks by itself: each deal, the person's own turn, and what they take back; nothing twice."""

import asyncio

from screen import Screen, do
from test_session import QUICK, store

from hearts.app.scene.model import Scene


def asks(scene: Scene) -> bool:
    return scene.seats[0].turn and scene.ending is None


def test_each_deal_and_what_is_to_be_passed_is_said() -> None:
    screen = Screen(store(QUICK), {"seed": "2"})
    asyncio.run(screen.until(lambda scene: scene.title.startswith("Deal 4 · trick 1 ")))
    said = [scene.say for scene in screen.scenes]
    for start in (
        "Deal 1. Choose three cards to pass left to Pauline.",
        "Deal 2. Choose three cards to pass right to Ben.",
        "Deal 3. Choose three cards to pass across to Michele.",
        "Deal 4. No cards are passed.",
    ):
        assert len([one for one in said if one.startswith(start)]) == 1
    assert not [one for one in said if "Choose three cards to pass to" in one]


def test_ones_own_turn_is_said_once_after_what_the_others_have_played() -> None:
    screen = Screen(store(QUICK), {"seed": "2"})
    asyncio.run(screen.until(lambda scene: scene.phase == "deal over"))
    turns = {scene.moves: scene.prompt for scene in screen.scenes if asks(scene)}
    assert len(turns) == 13
    for moves, prompt in turns.items():
        said = [scene.say for scene in screen.scenes if scene.moves == moves and f"{prompt}." in scene.say]
        assert len(said) == 1 and said[0].endswith(f"{prompt}.")


def test_a_card_that_plays_itself_is_not_asked_for() -> None:
    kept = {**store(QUICK), "hearts.settings": '{"forced": "always"}'}
    screen = Screen(kept, {"seed": "2"})
    asyncio.run(screen.until(lambda scene: scene.phase == "deal over"))
    last = [scene for scene in screen.scenes if scene.title == "Deal 1 · trick 13 of 13"]
    assert not [scene for scene in last if "Your" in scene.say]


def test_what_is_taken_back_is_said_and_what_is_awaited_again() -> None:
    async def play() -> None:
        screen = Screen(store(QUICK), {"seed": "2"})
        await screen.until(lambda scene: scene.moves > 12 and asks(scene))
        await asyncio.sleep(0)
        session = screen.session
        to = session.last_choice(screen.seat)
        assert to is not None
        do(session, "undo")
        scene = screen.scenes[-1]
        assert scene.say.startswith("You take back the ") and scene.say.endswith(f"{scene.prompt}.")
        while session.last_choice(screen.seat) is not None:
            do(session, "undo")
        assert screen.scenes[-1].say == "You take back your pass. Choose three cards to pass to Pauline."

    asyncio.run(play())
