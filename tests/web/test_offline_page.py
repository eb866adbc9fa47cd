"""Without a network, on a page without a browser: what is fetched unasked, and when a new version is taken."""

from types import SimpleNamespace

import pytest

from hearts.web import offline
from hearts.web.offline import Offline


class Service:
    """A service worker's page side that notes what it is told."""

    def __init__(self, there: bool = True, metered: bool = False) -> None:
        self.there, self.metered = there, metered
        self.done: list[str] = []
        self.late = False  # whether the new version takes over later, and not at once

    def begin(self, new, told) -> None:
        self.new = new
        told()

    def gather(self, progress, told) -> None:
        self.done.append("gather")

    def take(self, told) -> None:
        self.done.append("take")
        self.told = told
        if not self.late:
            told()


@pytest.fixture
def made():
    """What keeps the game, over such a service worker: `made(metered=True)`."""

    def make(**given: bool) -> Offline:
        found = Offline()
        found.service = Service(**given)
        return found

    return make


@pytest.mark.parametrize(
    ("given", "done"),
    [({}, ["gather"]), ({"metered": True}, []), ({"there": False}, [])],
    ids=["usual", "each byte costs", "no service worker"],
)
def test_heavy_files_are_fetched_unasked_only_where_they_cost_nothing(made, given, done) -> None:
    found = made(**given)
    found.keep(lambda *said: None)
    assert found.service.done == done


def test_a_new_version_is_news_at_the_table(made) -> None:
    found, said = made(), []
    found.keep(lambda *told: said.append(told))
    found.service.new()
    assert len(said) == 1 and "new version" in said[0][0] and said[0][1] == "news"


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(
    ("phase", "at_once"), [("pass", False), ("play", False), ("moon", False), ("deal over", True), ("game over", True)]
)
def test_a_new_version_takes_over_at_once_and_the_page_opens_anew_between_two_deals(
    made, phase: str, at_once: bool, late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(offline.address, "reload", lambda: opened.append("anew"))
    found = made()
    found.service.late = late
    found.follow(SimpleNamespace(phase=phase))
    found.take()
    assert found.service.done == ["take"]
    assert opened == (["anew"] if at_once and not late else [])
    found.service.told()
    assert bool(opened) == at_once
    if not at_once:
        found.service.late = False
        for _ in range(2):
            found.follow(SimpleNamespace(phase="deal over"))
        assert opened == ["anew"]
