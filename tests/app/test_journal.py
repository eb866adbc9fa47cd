"""The journal's text after an undo or a note: what a new writing of all moves would give, without one."""

from pathlib import Path

import pytest

from hearts.app.keeping.store import Store
from hearts.app.sitting import journal as module
from hearts.app.sitting.journal import Journal
from hearts.engine.record import Record, Seat, positions

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("name", ["deluxe-1", "six-kitty", "classic-pc-1", "five"])
@pytest.mark.parametrize("back", [1, 2, 7, 53, 60, 0])
def test_an_undo_in_a_long_game_writes_no_move_anew(name: str, back: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It took a phone 60 ms at a stretch."""
    game = Record.read((GOLDEN / f"{name}.txt").read_text("utf-8")).game
    seats = tuple(Seat("person" if seat == 0 else "iq:100", "ben", f"Ben {seat}") for seat in range(game.rules.players))
    several = positions(game)
    back = back or len(several) - 1
    journal = Journal(Store({}), lambda kind, text: None)
    journal.open(Record(game, "golden", "1", seats))
    written: list[object] = []
    entry = module.entry
    monkeypatch.setattr(module, "entry", lambda game: written.append(game) or entry(game))
    monkeypatch.setattr(Record, "text", lambda record: pytest.fail("all moves are written anew"))
    journal.count("joe")
    assert not written and "joe 1" in journal.text
    journal.cut(several[-1 - back])
    assert written == several[-back:][::-1] and journal.game is several[-1 - back]
    monkeypatch.undo()
    assert journal.text == journal.record.text() and positions(journal.game) == several[:-back]
    move = several[-back].move
    assert move is not None
    journal.play(move)
    assert journal.text == journal.record.text()


def test_what_does_not_end_as_it_would_be_written_is_written_anew() -> None:
    """A kept text may have been made by hand."""
    record = Record.read((GOLDEN / "deluxe-1.txt").read_text("utf-8"))
    seats = tuple(Seat("person" if seat == 0 else "iq:100", "ben", f"Ben {seat}") for seat in range(4))
    journal = Journal(Store({}), lambda kind, text: None)
    journal.open(Record(record.game, "golden", "1", seats))
    journal.text = journal.text.rstrip() + " \n"
    last = journal.game.last
    assert last is not None
    journal.cut(last)
    assert journal.text == journal.record.text()
