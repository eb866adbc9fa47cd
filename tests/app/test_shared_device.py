"""People who share a device: whoever comes to the screen says so before a card of a hand is shown."""

import asyncio
import re
from collections.abc import Callable

import pytest
from screen import Screen, do
from test_replayed import RECORD
from test_session import casual, store

from hearts.app.keeping.setup import Setup, told_apart
from hearts.app.scene.model import Scene
from hearts.app.sitting.practice import practise, standing
from hearts.app.sitting.shared_undo import undone_too
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules

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
        again.do("uncover")
        scene = await again.until(lambda scene: scene.curtain is None, act=False)
        assert scene.seats[0].seat == awaited and scene.cards

    asyncio.run(play())


def test_after_a_reload_the_curtain_takes_back_what_was_chosen_last() -> None:
    """It offered the last choice of the first person, and that of the other one would have gone with it."""

    async def play() -> None:
        screen = Screen(store(TWO))
        await screen.until(lambda scene: scene.moves > 20 and handed_to("Player 1")(scene))
        to = screen.session.last_choice(screen.seat)
        again = Screen(screen.store)
        await again.until(lambda scene: scene.curtain is not None, act=False)
        assert again.session.director.viewer == 2 and undone_too(again.session, again.seat) == []
        assert to is not None and again.session.last_choice(again.seat) is not None
        assert again.session.last_choice(again.seat).length == to.length

    asyncio.run(play())


@pytest.mark.parametrize("what", ["demo", "practice"])
def test_after_another_game_on_the_table_somebody_must_say_that_they_are_there(what: str) -> None:
    async def play() -> None:
        screen = Screen(store(TWO))
        await screen.until(mid_turn)
        if what == "demo":
            screen.do("demo")
        else:
            assert practise(screen.session, standing(RECORD, 20), 0)
        before = len(screen.scenes)
        screen.do("demo end")
        covered(screen.scenes[before:])
        screen.do("uncover")
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
        screen.do("uncover")
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
        screen.do("next")
        await screen.until(lambda scene: scene.curtain is not None, act=False)
        covered(screen.scenes[before:])

    asyncio.run(play())


def test_whoever_comes_to_the_screen_hears_what_came_what_lies_there_and_what_is_asked() -> None:
    """Of two people only the first heard that a pass was awaited, and only the last what had come in it."""

    async def play() -> None:
        screen = Screen(store(TWO))
        await screen.until(lambda scene: scene.phase == "deal over")
        shown = list(zip(screen.scenes, screen.scenes[1:], strict=False))
        come = [scene for before, scene in shown if before.curtain and not scene.curtain]
        passes = [scene for scene in come if scene.phase == "pass"]
        assert {scene.seats[0].seat for scene in passes} == {0, 2}
        assert all(scene.say.startswith("Choose three cards to pass") for scene in passes)
        plays = [scene for scene in come if scene.phase == "play"]
        held = [[card for card in scene.cards if card.place == "hand"] for scene in plays]
        assert any("passed you" in scene.say for scene in plays)
        assert all(("passed you" in scene.say) == (len(hand) == 13) for scene, hand in zip(plays, held, strict=True))
        lying = [[card.label for card in scene.cards if card.place == "trick"] for scene in plays]
        assert max(map(len, lying)) > 1
        for scene, cards in zip(plays, lying, strict=True):
            assert re.findall(r": ([^:.]+ of [^:.]+)\.", scene.say) == cards
            assert scene.say.endswith(f"{scene.prompt}.")
        led = [scene.say for scene, cards in zip(plays, lying, strict=True) if not cards and scene.moves > 9]
        assert led and all("You take the trick" in said for said in led)  # it ended while somebody else was there

    asyncio.run(play())


def test_whoever_takes_something_back_goes_on_at_once() -> None:
    async def play() -> None:
        screen = Screen(store(TWO))
        await screen.until(mid_turn)
        screen.do("undo")
        scene = screen.scenes[-1]
        assert scene.curtain is None and scene.seats[0].seat == 2 and scene.cards

    asyncio.run(play())


def test_it_is_known_whose_choices_an_undo_takes_back_as_well() -> None:
    async def play() -> None:
        screen = Screen(store(TWO))
        session = screen.session
        moves = (await screen.until(mid_turn)).moves
        assert undone_too(session, screen.seat) == ["Player 1"]
        screen.act()
        await screen.until(lambda scene: scene.moves > moves, act=False)
        assert undone_too(session, screen.seat) == []  # her own card alone
        do(session, "undo")
        assert session.game.length == moves and session.director.viewer == 2

    asyncio.run(play())


def test_what_is_taken_back_from_behind_the_curtain_is_shown_to_nobody_before_they_say_that_they_are_there() -> None:
    """Whoever held the device would have seen the hand of the one who had just played."""

    async def play() -> None:
        screen = Screen(store(TWO))
        session = screen.session
        await screen.until(lambda scene: scene.moves > 20 and scene.seats[0].seat == 0 and handed_to("Michele")(scene))
        to, before = session.last_choice(screen.seat), len(screen.scenes)
        assert to is not None and undone_too(session, screen.seat) == [] and screen.scenes[-1].can.undo
        do(session, "undo all")
        for _ in range(3):
            await screen.until(lambda scene: scene.moves == to.length, act=False)
            await asyncio.sleep(0)
        shown = covered(screen.scenes[before:])
        assert session.game is to and shown.curtain and shown.curtain.name == "Player 1"
        do(session, "uncover")
        await screen.until(first_ones_turn, act=False)
        await screen.until(lambda scene: scene.moves > to.length + 1)

    asyncio.run(play())


def test_an_undo_that_may_not_be_has_nobody_elses_choices_with_it() -> None:
    async def play() -> None:
        screen = Screen(store(Setup(TWO.rules, TWO.seats, undo="off")))
        await screen.until(mid_turn)
        assert undone_too(screen.session, screen.seat) == []
        alone = Screen(store(casual("person", "iq:100", "iq:100", "iq:100")))
        await alone.until(first_ones_turn)
        assert alone.session.last_choice(alone.seat) is not None and undone_too(alone.session, alone.seat) == []

    asyncio.run(play())


@pytest.mark.parametrize("deals", [0, 1], ids=("deal", "game"))
def test_at_an_end_everybody_is_named_for_all_look_at_the_screen(deals: int) -> None:
    """One of them was “you”: whoever sat at the screen last, and after a reload the first."""

    async def play() -> None:
        screen = Screen(store(Setup(Rules(deals=deals), TWO.seats)), {"seed": "5"})
        scene = await screen.until(lambda scene: scene.ending is not None)
        again = await Screen(screen.store, {"seed": "5"}).until(lambda scene: scene.ending is not None)
        for ending, said in ((scene.ending, scene.say), (again.ending, again.say)):
            assert ending and re.search("Player 1|Pauline|Michele|Ben", ending.title + ending.text)
            assert not re.search(r"\b[Yy]ou\b", f"{ending.title} {ending.text} {said}")

    asyncio.run(play())


def test_there_is_joy_where_one_of_those_at_the_device_has_won_whoever_played_last() -> None:
    async def play() -> None:
        found = set()
        for seed in range(8):
            screen = Screen(store(Setup(Rules(deals=1), TWO.seats)), {"seed": str(seed)})
            scene = await screen.until(lambda scene: scene.phase == "game over")
            won = [seat in (0, 2) for seat in screen.session.game.winners]
            mood = "win" if any(won) else "lose"
            assert scene.ending and scene.ending.mood == mood
            heard = {scene.sound for scene in screen.scenes if scene.phase == "game over"}
            assert heard - {"", "moon"} <= {mood}
            found.add((any(won), scene.seats[0].seat in screen.session.game.winners))
        assert found >= {(True, False), (False, False)}

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
    found = told_apart(tuple(Seat("person", "you", name) for name in names))
    assert [who.name for who in found] == called


def test_one_person_alone_is_you() -> None:
    assert casual("person", "iq:100", "iq:100", "iq:100").record("1").seats[0].name == "You"
