"""A game goes on behind its end, for the places: the same deals and points with a later end, as a game of its own."""

import asyncio

import pytest
from screen import Screen
from test_tale import over

from hearts.app.heading import notes
from hearts.app.keeping.setup import Setup
from hearts.app.sitting.longer_game import farther, longer
from hearts.app.statistics.row import row_of
from hearts.engine.record import Record
from hearts.engine.rules import Rules


@pytest.mark.parametrize("path", over(), ids=lambda path: path.stem)
def test_a_game_with_a_later_end_reads_back_the_same(path) -> None:  # type: ignore[no-untyped-def]
    record = Record.read(path.read_text("utf-8"))
    on = farther(record, "99")
    if on is None:
        assert len(record.game.winners) > 1 or record.game.conceded >= 0 or record.game.rules.moon == "better"
        return
    again = Record.read(on.text())
    assert again.text() == on.text() and again.game.phase == "deal"
    assert again.game.scores == record.game.scores and again.game.lines == record.game.lines
    assert again.id != record.id and notes(again).marks[-1:] == ["played_on"]


@pytest.mark.parametrize(
    ("rules", "highest", "told"),
    [
        ("deluxe", 104, "deluxe limit=150"),
        ("deluxe limit=60", 130, "deluxe limit=160"),
        ("deluxe deals=8", 300, "deluxe deals=12"),
        ("deluxe deals=98", 300, ""),
        ("deluxe limit=990", 1000, ""),
        ("deluxe exact=half", 104, ""),
        ("deluxe moon=better", 104, ""),
    ],
)
def test_a_later_end_is_one_that_nobody_has_reached(rules: str, highest: int, told: str) -> None:
    found = longer(Rules.read(rules), highest)
    assert (found.text() if found else "") == told


def test_a_game_in_play_a_shared_win_and_a_concession_do_not_go_on() -> None:
    assert farther(Setup().record("1"), "2") is None


def test_at_the_table_the_next_deal_comes_and_the_game_counts_apart() -> None:
    async def play() -> None:
        screen = Screen({"hearts.setup": Setup(Rules(limit=30)).text()})
        await screen.until(lambda scene: scene.phase == "game over")
        session, before = screen.session, screen.saved
        found = farther(session.journal.record, "7")
        assert found is not None
        session.resume(found)
        session.go_on()
        session.wake()
        deals = len(before.game.lines)
        await screen.until(lambda scene: scene.phase in ("pass", "play") and len(scene.sheet.rows) == deals)
        assert screen.saved.game.scores == before.game.scores
        await screen.until(lambda scene: scene.phase == "game over", steps=400_000)
        assert row_of(screen.saved, screen.saved.text(), "9").marks == ["played_on"]
        assert screen.saved.game.rules.limit > before.game.rules.limit

    asyncio.run(play())
