"""The storage where the browser refuses, the second pack where it comes late or not at all, a frame that is late."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from hearts.app.tasks import at_once
from hearts.web.browser import clock, packs, storage
from hearts.web.browser.packs import LaterPack
from hearts.web.browser.storage import Storage, StorageProblem


class Browser:
    """localStorage behind doors; `refuses` is the name of the error that it throws, or empty."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.refuses = ""

    def put(self, key: str, text: str) -> tuple[None, str | None]:
        if self.refuses:
            return None, self.refuses
        self.texts[key] = text
        return None, None

    def get(self, key: str) -> tuple[str | None, None]:
        return self.texts.get(key), None

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)

    def keys(self) -> tuple[str, None]:
        return str(list(self.texts)).replace("'", '"'), None


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Browser:
    found = Browser()
    monkeypatch.setattr(storage, "doors", found)
    return found


def test_a_text_is_kept_found_and_dropped(browser: Browser) -> None:
    kept = Storage()
    kept["a"] = "one"
    assert (kept["a"], browser.texts, list(kept), len(kept)) == ("one", {"a": "one"}, ["a"], 1)
    del kept["a"]
    assert "a" not in kept and kept.get("a", "none") == "none"
    with pytest.raises(KeyError):
        kept["a"]


@pytest.mark.parametrize(("refuses", "told"), [("QuotaExceededError", "is full"), ("SecurityError", "saves nothing")])
def test_what_the_browser_refuses_is_told_each_time_and_lasts_while_the_page_is_open(
    browser: Browser, refuses: str, told: str
) -> None:
    kept = Storage()
    kept["a"] = "old"
    browser.refuses = refuses
    for text in ("new", "newer"):
        with pytest.raises(StorageProblem, match=told):
            kept["a"] = text
        assert (kept["a"], browser.texts["a"]) == (text, "old")
    browser.refuses = ""
    kept["a"] = "newest"
    assert (kept["a"], browser.texts["a"]) == ("newest", "newest")


def test_the_second_pack_is_fetched_once_and_again_only_where_it_could_not_be_had(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, added, told = [], [], []
    monkeypatch.setattr(packs, "doors", SimpleNamespace(fetchBytes=lambda path: path))
    monkeypatch.setattr(packs, "clock", SimpleNamespace(then=lambda path, come: asked.append((path, come))))

    async def add(name: str, content: bytes) -> None:
        added.append(content)

    monkeypatch.setattr(packs, "_add", add)
    pack = LaterPack(at_once)  # type: ignore[arg-type]
    pack.need(told.append)
    pack.need(told.append)
    assert [path for path, _ in asked] == ["./py/later.pack"] and told == []
    asked[0][1](None)
    assert told == [False, False] and not pack.there
    pack.need(told.append)
    asked[1][1](b"pack")
    pack.need(told.append)
    pack.fetch()
    assert told == [False, False, True, True] and added == [b"pack"] and len(asked) == 2


def test_a_pack_that_is_being_fetched_is_not_fetched_again_by_who_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow network it came behind the first worker's 7 MB: the sheet of a first visit was 2 s late."""
    fetched: list[str] = []
    waiting: list[Callable[[object], object]] = []
    monkeypatch.setattr(packs, "doors", SimpleNamespace(fetchBytes=lambda path: fetched.append(path) or path))
    monkeypatch.setattr(packs, "clock", SimpleNamespace(then=lambda path, come: waiting.append(come)))
    pack = LaterPack(at_once)  # type: ignore[arg-type]
    pack.fetch()
    pack.need(lambda there: None)
    pack.fetch()
    assert fetched == ["./py/later.pack"] and len(waiting) == 1
    waiting[0](None)
    pack.need(lambda there: None)
    assert fetched == ["./py/later.pack"] * 2


@pytest.mark.parametrize("order", [["frame", "late", "then"], ["late", "frame"]])
def test_what_waits_for_a_frame_is_called_once_also_where_the_browser_draws_late(
    monkeypatch: pytest.MonkeyPatch, order: list[str]
) -> None:
    """In WebKit the first scene stood 0.2 s later than it could."""
    timers: list[Callable[[], object]] = []
    frames: list[Callable[[], object]] = []
    window = SimpleNamespace(setTimeout=lambda act, _: timers.append(act), requestAnimationFrame=frames.append)
    monkeypatch.setattr(clock, "window", window)
    monkeypatch.setattr(clock, "document", SimpleNamespace(hidden=False))
    called: list[str] = []
    clock.after_frame_soon(lambda: called.append("called"))
    waiting = {"frame": frames, "late": timers, "then": timers}
    for name in order:
        waiting[name].pop(0)()
    assert called == ["called"] and not timers


def test_a_pack_that_does_not_add_is_told_and_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Callable[[object], object]] = []
    told: list[bool] = []
    monkeypatch.setattr(packs, "clock", SimpleNamespace(then=lambda path, come: asked.append(come)))

    async def add(name: str, content: bytes) -> None:
        raise OSError("no room")

    monkeypatch.setattr(packs, "_add", add)
    pack = LaterPack(at_once)  # type: ignore[arg-type]
    pack.need(told.append)
    with pytest.raises(OSError, match="no room"):
        asked[0](b"pack")
    pack.need(told.append)
    assert told == [False] and len(asked) == 2 and not pack.there


def test_garbage_is_collected_in_a_task_of_its_own_after_some_slices_of_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end of a task that had worked it made that one twice as long."""
    tasks: list[Callable[[], object]] = []
    monkeypatch.setattr(clock, "window", SimpleNamespace(setTimeout=lambda act, _: tasks.append(act)))
    monkeypatch.setattr(clock, "_slices", 0)
    collected: list[str] = []
    monkeypatch.setattr(clock.gc, "collect", lambda: collected.append("garbage"))
    for _ in range(2 * clock.OFTEN):
        clock.end_slice()
    assert len(tasks) == 2 and not collected
    for task in tasks:
        task()
    assert collected == ["garbage"] * 2
