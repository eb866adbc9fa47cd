"""What goes wrong in the midst of work reaches the player as a sentence, wherever it was begun."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from hearts.app.tasks import SLICE, Task, Tasks
from hearts.web.browser import clock, dom
from hearts.web.dialogs.dialog import Dialog
from hearts.web.table import stage as module
from hearts.web.table.stage import Stage


class Browser:
    """A window whose timers and frames are the event loop's, and whose clock is set by hand."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.now = 0.0
        self.escaped: list[object] = []  # errors that would have died in the console

    def run(self, begin: Callable[["Browser", Tasks], object]) -> list[str]:
        """What is told once all that `begin` has begun is over."""

        async def act() -> None:
            asyncio.get_running_loop().set_exception_handler(lambda loop, about: self.escaped.append(about))
            tasks = Tasks(lambda problem: f"It is {problem}.", self.told.append)
            clock.report_failures(tasks.fail)
            begin(self, tasks)
            await asyncio.sleep(0.03)

        asyncio.run(act())
        assert self.escaped == []
        return self.told


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Browser:
    found = Browser()

    def soon(act: Callable[[], object], after: float = 0) -> None:
        asyncio.get_running_loop().call_soon(act)

    performance = SimpleNamespace(now=lambda: found.now)
    monkeypatch.setattr(
        clock, "window", SimpleNamespace(setTimeout=soon, requestAnimationFrame=soon, performance=performance)
    )
    monkeypatch.setattr(clock, "document", SimpleNamespace(hidden=False))
    monkeypatch.setattr(clock, "_fails", [])
    return found


def test_an_error_in_the_third_slice_of_a_dialog_is_told(browser: Browser) -> None:
    """It died in the console, and the dialog never opened."""

    async def fill(request: object) -> None:
        for number in range(5):
            browser.now += 2 * SLICE
            if number == 2:
                raise ValueError("broken")
            await clock.rest()

    def begin(browser: Browser, tasks: Tasks) -> None:
        dialog: Any = object.__new__(Dialog)
        dialog.session = SimpleNamespace(director=SimpleNamespace(curtain=-1))
        dialog.context = SimpleNamespace(run=tasks.run)
        dialog.fill, dialog.show = fill, MagicMock()
        dialog._opening, dialog._works = Task(), {}
        dialog.open(None)

    assert browser.run(begin) == ["It is broken."]


@pytest.mark.parametrize("wait", ["later", "next_frame", "after_frame", "after_frame_soon", "when_idle"])
def test_an_error_in_what_is_called_later_is_told(browser: Browser, wait: str) -> None:
    def fail() -> None:
        raise ValueError("broken")

    waits: Any = getattr(clock, wait)
    assert browser.run(lambda browser, tasks: waits(0, fail) if wait == "later" else waits(fail)) == ["It is broken."]


def test_an_error_in_what_hears_an_event_is_told(browser: Browser) -> None:
    heard: list[Callable[[object], object]] = []
    target = SimpleNamespace(addEventListener=lambda kind, act: heard.append(act))

    def fail(event: object) -> None:
        raise ValueError("broken")

    def begin(browser: Browser, tasks: Tasks) -> None:
        dom.listen(target, "click", fail)
        heard[0]("event")

    assert browser.run(begin) == ["It is broken."]


class Cards:
    """Cards of which a scene lays three, with a rest after each; the third fails where it is to."""

    painted = False

    def __init__(self, fails: bool) -> None:
        self.laid: list[str] = []
        self._fails = fails

    def show(self, scene: Any) -> bool:
        return False

    def keep_focus(self, card: str) -> None:
        """Nothing."""

    async def lay_hand(self, scene: Any, much: bool, rest: Callable[[], Any]) -> None:
        for number in range(3):
            if self._fails and number == 2:
                raise ValueError("broken")
            self.laid.append(f"{scene.name}{number}")
            await rest()


def stage(monkeypatch: pytest.MonkeyPatch, tasks: Tasks, cards: Cards, stopped: list[str]) -> Any:
    """A stage that draws nothing but these cards."""
    monkeypatch.setattr(module, "focused_code", lambda: "")
    found: Any = object.__new__(Stage)
    found.scene, found.cards, found._signs, found._speech = None, cards, MagicMock(), MagicMock()
    found._run = lambda work: tasks.run(work, stopped.append)
    found._stands = lambda scene: stopped.append(f"{scene.name} stands")
    found._drawing, found._answered, found._stood = module.Task(), False, True
    found._seats, found._body = [], MagicMock()
    found._words = found._frame = found._hold_keyboard = lambda scene: None
    return found


def scene(name: str, pace: float = 1.0) -> Any:
    return SimpleNamespace(
        name=name, pace=pace, say="", curtain=None, ending=None, players=0, seats=[], news=[], cards=[]
    )


def test_an_error_in_the_midst_of_a_scene_is_told(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[str] = []
    told = browser.run(lambda browser, tasks: stage(monkeypatch, tasks, Cards(True), stopped).show(scene("a")))
    assert (told, stopped) == ([], ["It is broken."])


def test_the_next_scene_drops_what_is_left_of_the_one_before(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    cards, stopped = Cards(False), []

    def begin(browser: Browser, tasks: Tasks) -> None:
        shown = stage(monkeypatch, tasks, cards, stopped)
        shown.scene = scene("before")
        shown.show(scene("a"))
        later = asyncio.get_running_loop().call_later
        later(0, lambda: later(0, lambda: shown.show(scene("b"))))

    browser.run(begin)
    assert cards.laid[-3:] == ["b0", "b1", "b2"] and 0 < len(cards.laid) < 6 and stopped == ["b stands"]


def test_at_pace_0_all_of_a_scene_stands_at_once(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    cards, stopped = Cards(False), []

    def begin(browser: Browser, tasks: Tasks) -> None:
        stage(monkeypatch, tasks, cards, stopped).show(scene("a", 0.0))
        assert cards.laid == ["a0", "a1", "a2"] and stopped == ["a stands"]

    browser.run(begin)
