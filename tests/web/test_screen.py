"""What is on the table: one value, changed by one object, whatever comes and goes."""

import inspect
from types import SimpleNamespace
from unittest.mock import MagicMock

import pytest

from hearts.app.table.commands import Command
from hearts.web import request
from hearts.web.request import READERS, Request, read_request
from hearts.web.screen import Screens


class Other:
    """A replay or a problem: it leaves the table when it is closed."""

    def __init__(self, kind: str, screens: Screens) -> None:
        self.kind, self.screens, self.open = kind, screens, True
        self.held: list[str] = []

    def ask(self, command: Command) -> str | None:
        return "" if command.name == "choose" else None

    def do(self, command: Command) -> str:
        self.held.append(command.text())
        return ""

    def close(self) -> None:
        if self.open:
            self.open = False
            self.screens.take_off(self)


class Session:
    """Notes its commands and what lies on the table, and shows its scene again when it is told to."""

    def __init__(self) -> None:
        self.laid: object = None
        self.done: list[str] = []
        self.back = 0

    def act(self, command: Command) -> None:
        self.done.append(command.text())

    def lay(self, other: object) -> None:
        self.laid = other

    def come_back(self) -> None:
        self.back += 1


def scene(demo: bool = False, practice: bool = False) -> SimpleNamespace:
    return SimpleNamespace(kind="demonstration" if demo else "practice" if practice else "own")


@pytest.fixture
def screens() -> Screens:
    found = Screens(Session(), MagicMock())
    found.drawn = found._draw
    return found


def test_the_scenes_of_the_sitting_say_what_is_on_the_table(screens):
    assert screens.now.kind == "own" and screens.now.scene is None
    for given, kind in ((scene(), "own"), (scene(practice=True), "practice"), (scene(demo=True), "demonstration")):
        assert screens.show(given)
        assert (screens.now.kind, screens.now.scene) == (kind, given)
    assert screens.drawn.call_count == 3


def test_a_replay_takes_the_table_and_gives_it_back(screens):
    replay, drawn, session = Other("replay", screens), scene(), screens._session
    screens.lay(replay)
    assert screens.now.kind == "replay" and session.done == ["pause on replay"]
    assert not screens.show(scene())
    screens.drawn.assert_not_called()
    screens.draw(replay, drawn)
    assert screens.now.scene is drawn
    assert session.laid is replay
    replay.close()
    assert screens.now.kind == "own" and session.laid is None and session.back == 1
    assert session.done[-1] == "pause off replay"
    screens.draw(replay, drawn)
    assert screens.drawn.call_count == 1, "it has left"


def test_a_problem_takes_the_place_of_a_replay(screens):
    replay, problem = Other("replay", screens), Other("problem", screens)
    screens.lay(replay)
    screens.lay(problem)
    screens.lay(problem)
    assert not replay.open and screens.now.kind == "problem" and screens._session.laid is problem
    assert screens._session.done == ["pause on replay", "pause off replay", "pause on problem"]


def test_what_speaks_of_the_own_game_ends_before_another_table_is_laid(screens):
    kinds, problem = [], Other("problem", screens)
    screens.before_other(lambda: kinds.append(screens.now.kind))
    screens.lay(problem)
    screens.lay(problem)
    assert kinds == ["own"]


def test_nothing_is_drawn_between_a_replay_and_the_practice_that_follows_it(screens):
    replay = Other("replay", screens)
    screens.lay(replay)
    screens.clear()
    assert not replay.open and screens.now.kind == "nothing" and not screens.show(scene())
    assert screens._session.done[-1] == "demo end"
    screens.go_on()
    assert screens.show(scene(practice=True)) and screens.now.kind == "practice"


def test_each_line_that_is_read_opens_what_it_names():
    for name in [*READERS, "settings"]:
        more = {"opponent": " 2", "thoughts": " 2", "problem": " rated"}.get(name, "")
        assert read_request(name + more).opens == name
    kinds = [one for _, one in inspect.getmembers(request, inspect.isclass) if issubclass(one, Request)]
    assert len(kinds) > 8
