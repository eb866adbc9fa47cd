"""The dialog of the rules: they are told to who looks at the screen."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

from hearts.app.tasks import at_once
from hearts.engine.game import Game
from hearts.engine.record import Record
from hearts.engine.rules import Rules
from hearts.web.dialogs import rules
from hearts.web.request import Request


def test_start_scores_are_told_from_the_seat_of_who_looks_at_the_screen() -> None:
    dialog: Any = object.__new__(rules.Rules)
    parts = {name: MagicMock() for name in ("list", "cards", "prices")}
    dialog.part = parts.get
    of = Rules(handicap="0,10,-5,20")
    journal = SimpleNamespace(record=Record(Game.new(of), "id", "7", ()))
    dialog.session = SimpleNamespace(rules=of, director=SimpleNamespace(viewer=2), journal=journal)
    dialog.complete = lambda work: work.close()
    at_once(dialog.fill(Request("rules")))
    assert "start at −5, 20, 0 and 10, clockwise from you." in parts["list"].innerHTML
