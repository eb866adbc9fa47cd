"""People who share a device: whoever comes to the screen says so before a card of a hand is shown."""

import asyncio
from collections.abc import Callable

import pytest
from screen import Screen
from test_replayed import RECORD
from test_session import casual, store

from hearts.app.library.setup import SeatSetup, told_apart
from hearts.app.practice import practise, standing
from hearts.app.scene.model import Scene
from hearts.engine.record import Record

TWO = casual("person", "iq:100", "person", "iq:100")


def covered(scenes: list[Scene]) -> Scene:
    """The last of these, none of which shows a card; it names somebody who is to come."""
    assert scenes and all(scene.curtain and not scene.cards and not scene.passing for scene in scenes)
    return scenes[-1]


def mid_turn(scene: Scene) -> bool:
    """Whether Michele has her hand before her, in the middle of a trick."""
    return scene.moves > 9 and scene.seats[0].seat == 2 and scene.seats[0].turn and not scene.curtain


def first_ones_turn(scene: Scene) -> bool:
    """The same for the person who sits down first."""
    return scene.moves > 9 and scene.seats[0].seat == 0 and scene.seats[0].turn and not scene.curtain


def handed_to(name: str) -> Callable[[Scene], bool]:
    """Whether the device is on its way to this person."""
    return lambda scene: scene.moves > 9 and scene.curtain is not None and scene.curtain.name == name


@pytest.mark.parametrize("left", [first_ones_turn, mid_turn, handed_to("Player 1"), handed_to("Michele")])
def test_after_a_reload_somebody_must_say_that_they_are_there(left: Callable[[Scene], bool]) -> None:
    async def play() -> None:
        screen = Screen(store(TWO))
        await screen.until(left)
        awaited = screen.session.game.waiting[0]
        again = Screen(screen.store)
        for _ in range(3):  # a mind does not play on, nor does the curtain rise, until somebody is there
            await again.until(lambda scene: scene.curtain is not None, act=False)
            await asyncio.sleep(0)
        shown, name = covered(again.scenes), again.session.seats[awaited].name
        assert shown.curtain and shown.curtain.text == f"Pass the device to {name}"
        again.session.do("uncover")
        scene = await again.until(lambda scene: scene.curtain is None, act=False)
        assert scene.seats[0].seat == awaited and scene.cards

    asyncio.run(play())


@pytest.mark.parametrize("what", ["demo", "practice"])
def test_after_another_game_on_the_table_somebody_must_say_that_they_are_there(what: str) -> None:
    async def play() -> None:
        screen = Screen(store(TWO))
        await screen.until(mid_turn)
        if what == "demo":
            screen.session.do("demo")
        else:
            assert practise(screen.session, standing(RECORD, 20), 0)
        before = len(screen.scenes)
        screen.session.do("demo end")
        covered(screen.scenes[before:])
        screen.session.do("uncover")
        scene = await screen.until(lambda scene: scene.curtain is None, act=False)
        assert scene.seats[0].seat == 2

    asyncio.run(play())


def test_after_a_problem_somebody_must_say_that_they_are_there_and_the_turn_goes_on() -> None:
    async def play() -> None:
        screen = Screen(store(TWO))
        moves = (await screen.until(mid_turn)).moves
        before = len(screen.scenes)
        screen.session.come_back()
        covered(screen.scenes[before:])
        screen.session.do("uncover")
        assert screen.scenes[-1].cards and screen.scenes[-1].curtain is None
        await screen.until(lambda scene: scene.moves > moves)

    asyncio.run(play())


def test_no_card_of_a_new_deal_is_shown_before_somebody_says_that_they_are_there() -> None:
    async def play() -> None:
        screen = Screen(store(TWO))
        await screen.until(lambda scene: scene.curtain is not None, act=False)
        covered(screen.scenes)
        await screen.until(lambda scene: scene.ending is not None)
        before = len(screen.scenes)
        screen.session.do("next")
        await screen.until(lambda scene: scene.curtain is not None, act=False)
        covered(screen.scenes[before:])

    asyncio.run(play())


def test_whoever_takes_something_back_goes_on_at_once() -> None:
    async def play() -> None:
        screen = Screen(store(TWO))
        await screen.until(mid_turn)
        screen.session.do("undo")
        scene = screen.scenes[-1]
        assert scene.curtain is None and scene.seats[0].seat == 2 and scene.cards

    asyncio.run(play())


def test_one_person_alone_is_never_asked_who_they_are() -> None:
    async def play() -> None:
        screen = Screen(store(casual("person", "iq:100", "iq:100", "iq:100")))
        await screen.until(lambda scene: scene.phase == "deal over")
        assert not any(scene.curtain for scene in screen.scenes)

    asyncio.run(play())


def test_several_people_are_told_apart_by_name() -> None:
    async def play() -> None:
        screen = Screen(store(TWO))
        await screen.until(lambda scene: scene.phase == "deal over")
        assert [seat.name for seat in screen.saved.seats] == ["Player 1", "Pauline", "Michele", "Ben"]
        curtains = [scene.curtain for scene in screen.scenes if scene.curtain]
        told = {(one.text, one.action.label, one.face, one.score) for one in curtains}
        assert told == {
            ("Pass the device to Player 1", "I am Player 1", "you", "Score: 0"),
            ("Pass the device to Michele", "I am Michele", "michele", "Score: 0"),
        }
        said = " ".join(scene.say for scene in screen.scenes)
        assert "You takes" not in said and "You:" not in said and "Player 1:" in said

    asyncio.run(play())


@pytest.mark.parametrize("opened", ["saved", "resumed"])
def test_in_an_older_game_of_several_people_nobody_is_you_either(opened: str) -> None:
    async def play() -> None:
        screen = Screen(store(TWO))
        await screen.until(mid_turn)
        old = screen.store["hearts.game"].replace(" Player 1\n", " You\n")
        assert "seat 0 person you You\n" in old
        again = Screen({**store(TWO), "hearts.game": old} if opened == "saved" else store(TWO))
        if opened == "resumed":
            await again.until(lambda scene: scene.moves > 4)
            again.session.resume(Record.read(old))
        await again.until(lambda scene: scene.phase == "deal over")
        assert [who.name for who in again.session.seats] == ["Player 1", "Pauline", "Michele", "Ben"]
        curtains = [scene.curtain for scene in again.scenes if scene.curtain]
        assert {one.name for one in curtains} == {"Player 1", "Michele"}
        assert Record.read(again.store["hearts.game"]).game.length == again.session.game.length

    asyncio.run(play())


@pytest.mark.parametrize(
    ("names", "called"),
    [
        (["You", "You", "Ben"], ["Player 1", "Player 2", "Ben"]),
        (["Ann", "Guest", "Guest"], ["Ann", "Guest", "Player 3"]),
        (["You", "Player 1", "Ann"], ["Player 2", "Player 1", "Ann"]),
    ],
)
def test_no_two_people_have_one_name(names: list[str], called: list[str]) -> None:
    found = told_apart([SeatSetup(name, "you", "person") for name in names])
    assert [who.name for who in found] == called


def test_one_person_alone_is_you() -> None:
    assert casual("person", "iq:100", "iq:100", "iq:100").record("1").seats[0].name == "You"
