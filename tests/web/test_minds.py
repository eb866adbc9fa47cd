"""The minds of a game are named in its record, where they are minds of today."""

from types import SimpleNamespace
from unittest.mock import MagicMock

from hearts.engine import shuffle
from hearts.engine.game import Dealt, Game
from hearts.engine.record import PERSON, Record, Seat
from hearts.engine.rules import Rules
from hearts.web import minds


def begun(*names: str) -> Record:
    game = Game.new(Rules.preset("classic-pc"))
    game = game.play(Dealt(*shuffle.deal(game.rules, "7", 0)))
    seats = (Seat(PERSON, "you", "You"), *[Seat(name, "ben", f"Ben {at}") for at, name in enumerate(names)])
    return Record(game, "a game", "7", seats)


def noted(record: Record, monkeypatch) -> list:
    monkeypatch.setattr(minds, "today", lambda record: "abc")
    journal = MagicMock(record=record, opened="")
    session = SimpleNamespace(journal=journal, aside=None, hold=SimpleNamespace(held=True))
    minds.Minds(session).follow(None)
    return [call.args[0] for call in journal.note.call_args_list]


def test_minds_of_today_are_named(monkeypatch):
    [notes] = noted(begun("iq:100", "iq:100", "iq:120"), monkeypatch)
    assert ("minds", "abc") in notes.lines


def test_minds_by_names_of_an_earlier_version_are_not_named_and_break_nothing(monkeypatch):
    """A game of an earlier version ended each scene with an error."""
    assert noted(begun("casual", "keen", "sharp"), monkeypatch) == []
