"""Which dialogs open where several are asked for before the first is there."""

import asyncio
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, ClassVar
from unittest.mock import MagicMock

import pytest

from hearts.app.tasks import Task, Tasks, at_once
from hearts.web.dialogs.dialog import Dialog
from hearts.web.dialogs.growing import Growing
from hearts.web.dialogs.registry import Dialogs
from hearts.web.request import OpponentAt, Request


class Opened:
    """Stands for a dialog: notes in `LINES` that it was opened, and about what."""

    LINES: ClassVar[list[str]] = []

    def __init__(self, name: str) -> None:
        self.name = name

    def open(self, request: Request) -> None:
        assert request.opens == self.name
        self.LINES.append(self.name + (f" {request.side}" if isinstance(request, OpponentAt) else ""))

    def follow(self, scene: object) -> None:
        """Nothing."""


class Table:
    """Dialogs whose pack is there; what is done with them is done as soon as the test is told what was opened."""

    def __init__(self) -> None:
        Opened.LINES = []
        self._acts: list[Callable[[Dialogs], object]] = []

    def __getattr__(self, name: str) -> Callable[[object], None]:
        return lambda given: self._acts.append(lambda dialogs: getattr(dialogs, name)(given))

    def opened(self) -> list[str]:
        """What was opened, in order, once all is done that was asked for."""

        async def act() -> None:
            pack = MagicMock(there=False)
            pack.need = lambda told: told(True)
            context = MagicMock()
            tasks, works = Tasks(str, Opened.LINES.append), []

            def run(work: Coroutine[object, None, None], told: None = None) -> Task:
                works.append(work)
                return tasks.run(work, told)

            context.run = run
            dialogs = Dialogs(context, pack, MagicMock())
            dialogs._made = {name: Opened(name) for name in ("settings", "opponent", "install", "curtain")}
            for each in self._acts:
                each(dialogs)
            for _ in range(9):
                await asyncio.sleep(0)
            for work in works:
                work.close()  # CPython warns of work that was cancelled before it began; the page's Python does not

        asyncio.run(act())
        return Opened.LINES


@pytest.fixture
def dialogs() -> Table:
    return Table()


@pytest.mark.parametrize("first, second", [("open", "offer"), ("offer", "open")])
def test_what_the_page_offers_does_not_shut_out_what_the_player_asked_for(dialogs, first, second):
    getattr(dialogs, first)(Request("settings" if first == "open" else "install"))
    getattr(dialogs, second)(Request("settings" if second == "open" else "install"))
    assert sorted(dialogs.opened()) == ["install", "settings"]


def test_of_two_that_the_player_asks_for_the_later_opens(dialogs):
    dialogs.open(Request("settings"))
    dialogs.read("opponent 2")
    assert dialogs.opened() == ["opponent 2"]


def test_asked_for_twice_it_opens_once(dialogs):
    dialogs.read("settings")
    dialogs.read("settings")
    assert dialogs.opened() == ["settings"]


def test_what_the_player_asked_for_does_not_come_after_escape_and_what_is_offered_does(dialogs):
    """Escape between two dialogs closed nothing, and the next one came all the same."""
    dialogs.open(Request("settings"))
    dialogs.offer(Request("install"))
    dialogs._key(SimpleNamespace(key="Tab"))
    dialogs._key(SimpleNamespace(key="Escape"))
    assert dialogs.opened() == ["install"]


def test_nothing_that_comes_late_lies_over_the_curtain(dialogs):
    dialogs.open(Request("settings"))
    dialogs.offer(Request("install"))
    dialogs.show(SimpleNamespace(curtain=object(), ending=None))
    assert dialogs.opened() == []


@pytest.mark.parametrize("curtain", [-1, 2])
def test_what_is_filled_while_the_curtain_comes_down_does_not_lie_over_it(curtain: int) -> None:
    """Who sits down next would see it."""
    director, shown = SimpleNamespace(curtain=-1), []

    async def fill(request: Request) -> None:
        director.curtain = curtain

    dialog: Any = object.__new__(Dialog)
    dialog.session, dialog.fill, dialog.show = SimpleNamespace(director=director), fill, lambda: shown.append(True)
    at_once(dialog._fill_and_show(Request("")))
    assert shown == [True] * (curtain < 0)


class Slow(Dialog):
    """A dialog without an element, whose filling takes three rests and is noted."""

    def __init__(self, run: Any) -> None:
        self.noted: list[str] = []
        self.is_shown = False
        self.session: Any = SimpleNamespace(director=SimpleNamespace(curtain=-1))
        self.context: Any = SimpleNamespace(run=run)
        self._opening, self._works = Task(), {}

    @property
    def is_open(self) -> bool:
        return self.is_shown

    async def fill(self, request: Request) -> None:
        for number in range(3):
            self.noted.append(f"{request.opens} {number}")
            await asyncio.sleep(0)

    def show(self) -> None:
        self.is_shown = True
        self.noted.append("shown")


class Late(Slow, Growing):
    """A dialog without an element, of which parts come late."""

    def __init__(self, run: Any) -> None:
        Slow.__init__(self, run)
        self._missing, self.busy_now = set(), False
        self.node = SimpleNamespace(setAttribute=self._note, toggleAttribute=self._note)

    def _note(self, name: str, value: object) -> None:
        assert name == "aria-busy"
        self.busy_now = bool(value)


def done_with(*acts: Callable[[Slow], object]) -> list[str]:
    """What a dialog notes that is opened as `a`, and with which this is done, one thing after each rest."""

    async def run() -> list[str]:
        dialog = Slow(Tasks(str, print).run)
        dialog.open(Request("a"))
        for act in acts:
            await asyncio.sleep(0)
            act(dialog)
        for _ in range(9):
            await asyncio.sleep(0)
        return dialog.noted

    return asyncio.run(run())


def test_a_dialog_that_is_opened_anew_is_not_filled_to_the_end_first() -> None:
    assert done_with(lambda dialog: dialog.open(Request("b"))) == ["a 0", "b 0", "b 1", "b 2", "shown"]


def test_a_dialog_that_is_being_filled_is_not_shown_after_escape() -> None:
    assert done_with(Slow.drop) == ["a 0"]


def test_what_is_done_for_a_dialog_ends_with_it_and_with_what_comes_in_its_place() -> None:
    async def work(dialog: Slow, name: str) -> None:
        for number in range(3):
            dialog.noted.append(f"{name} {number}")
            await asyncio.sleep(0)

    def nothing(dialog: Slow) -> None:
        """Wait."""

    def close(dialog: Slow) -> None:
        dialog.is_shown = False
        dialog._closed()

    waits = [nothing] * 5
    noted = done_with(*waits, lambda dialog: dialog.work(work(dialog, "one")), nothing, close)
    assert noted[3:] == ["shown", "one 0", "one 1"][: len(noted) - 3] and "one 2" not in noted
    noted = done_with(
        *waits, lambda dialog: dialog.work(work(dialog, "one")), lambda dialog: dialog.work(work(dialog, "two"))
    )
    assert noted[3:] == ["shown", "one 0", "two 0", "two 1", "two 2"]
    noted = done_with(
        *waits,
        lambda dialog: dialog.work(work(dialog, "one")),
        lambda dialog: dialog.work(work(dialog, "two"), "other"),
    )
    assert sorted(noted[4:]) == ["one 0", "one 1", "one 2", "two 0", "two 1", "two 2"]


@pytest.mark.parametrize(("end", "busy"), [("done", False), ("broken", False), ("closed", False), ("anew", True)])
def test_a_dialog_is_busy_from_its_opening_until_the_last_of_what_it_lacks_has_come(end: str, busy: bool) -> None:
    """A test counted the words of a room before the last of them had come."""
    noted: list[bool] = []

    async def run() -> None:
        events = {name: asyncio.Event() for name in ("list", "figures", "anew")}
        dialog = Late(Tasks(str, lambda why: None).run)

        async def write(name: str) -> None:
            await events[name].wait()
            if end == "broken":
                raise ValueError("broken")

        async def look() -> None:
            for _ in range(5):
                await asyncio.sleep(0)
            noted.append(dialog.busy_now)

        for name in ("list", "figures"):
            dialog.complete(write(name), name)
        noted.append(dialog.busy_now)
        await look()
        events["list"].set()
        await look()
        if end == "closed":
            dialog._closed()
        elif end == "anew":
            dialog.complete(write("anew"), "figures")
        events["figures"].set()
        await look()
        events["anew"].set()
        await look()

    asyncio.run(run())
    assert noted == [True, True, True, busy, False]
