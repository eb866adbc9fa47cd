"""What may be taken back in a game: anything, one's last choice only, or nothing; the record says which."""

import asyncio

import pytest
from screen import Screen, do

from hearts.app.heading import UNDO
from hearts.app.keeping.setup import Setup
from hearts.app.statistics.row import row_of
from hearts.engine.rules import Rules


def table(undo: str) -> Screen:
    return Screen({"hearts.setup": Setup(Rules(limit=30), undo=undo).text()})


async def played(screen: Screen, tricks: int) -> None:
    await screen.until(
        lambda scene: scene.seats[0].turn and len(screen.session.game.view(0).table.tricks) >= tricks, steps=5000
    )


@pytest.mark.parametrize("undo", UNDO)
def test_a_setup_reads_back_and_the_record_says_what_restricts(undo: str) -> None:
    assert Setup.read(Setup(undo=undo).text()).undo == undo
    notes = dict(Setup(undo=undo).record("1").notes)
    assert notes.get("takebacks", "free") == undo
    assert Setup.read('{"undo": "some"}').undo == "free"


@pytest.mark.parametrize("undo", UNDO)
def test_as_much_is_taken_back_as_the_game_allows(undo: str) -> None:
    async def play() -> None:
        screen = table(undo)
        await played(screen, 2)
        session, before = screen.session, screen.session.game.length
        assert screen.scenes[-1].can.undo == (undo != "off")
        do(session, "undo")
        first = session.game.length
        assert (first < before) == (undo != "off")
        assert screen.scenes[-1].can.undo == (undo == "free")
        do(session, "undo")
        assert (session.game.length < first) == (undo == "free")
        if undo == "off":
            assert screen.notices[-1] == ("why", "This game is played without undo.")
        if undo == "last":
            assert screen.notices[-1][1].startswith("You may take back only one choice")
            again = Screen(dict(screen.store))
            await again.until(lambda scene: scene.seats[0].turn, act=False)
            assert not again.scenes[-1].can.undo  # a reload changes nothing
            await played(again, 3)
            assert again.scenes[-1].can.undo
            again.do("undo")
            assert dict(again.saved.notes)["undo"] == "2"

    asyncio.run(play())


def test_a_game_without_undo_counts_as_others_do() -> None:
    async def play() -> None:
        screen = table("off")
        await screen.until(lambda scene: scene.phase == "game over")
        assert row_of(screen.saved, screen.saved.text(), "1").marks == []

    asyncio.run(play())


def test_a_running_game_is_asked_about_though_nothing_can_be_taken_back() -> None:
    async def play() -> None:
        screen = table("off")
        await played(screen, 1)
        can = screen.scenes[-1].can
        assert can.leave and not can.undo

    asyncio.run(play())


def test_a_word_for_takebacks_that_nobody_knows_bars_nothing() -> None:
    async def play() -> None:
        first = table("off")
        await played(first, 1)
        screen = Screen(
            {**first.store, "hearts.game": first.store["hearts.game"].replace("takebacks off", "takebacks some")}
        )
        await screen.until(lambda scene: scene.seats[0].turn, act=False)
        assert screen.scenes[-1].can.undo

    asyncio.run(play())
