"""The panel of a replay: what has happened stands there whole, with its grade beside it, whenever that came."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

from hearts.app.learning.replay import Replay
from hearts.arena.referee import play_on
from hearts.engine.game import Game
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.minds.instinct import Instinct
from hearts.web.dialogs.replay import ReplayPanel

NAMES = ("You", "Pauline", "Michele", "Ben")


async def _breathe() -> None:
    """No browser."""


class Said:
    """An element that notes what it says."""

    text = ""

    def say(self, text: str) -> None:
        self.text = text

    def put(self, name: str, value: str | None) -> None:
        """An attribute."""


def test_a_grade_that_came_while_the_position_lay_there_cuts_nothing_off() -> None:
    """The deal was reviewed from its replay: the sentence beside the new grade had lost its end."""
    game = play_on(Game.new(Rules.preset("classic-pc")), "7", [Instinct()] * 4)
    seats = tuple(Seat("iq:100", "ben", name) for name in NAMES)
    grade = ["", ""]
    replay = Replay(Record(game, "kept", "7", seats), lambda scene: None, _breathe, grade=lambda at: grade[1])
    panel: Any = object.__new__(ReplayPanel)
    panel._elements = {name: Said() for name in ("where", "told", "over", "grade", "known")}
    panel._replay, panel._lies, panel._playing, panel._play_button = replay, -1, False, Said()
    panel.part, panel._list_tricks = MagicMock(), MagicMock()
    panel._grades = SimpleNamespace(grade=lambda at: tuple(grade))
    for still in (True, False):
        replay.go(5 if still else 6)
        grade[:] = ["", ""]
        replay.show()
        panel._update()
        before = panel._elements["told"].text
        assert before
        grade[:] = ["mistake", "Mistake: 2.5"]
        panel._update()
        assert panel._elements["told"].text == before and panel._elements["grade"].text == "Mistake: 2.5"
        replay.show()
        panel._update()
        assert panel._elements["told"].text == before
