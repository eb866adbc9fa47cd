"""The hall checks what came with the data of another device before it ranks, and believes no par."""

import asyncio
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hearts.app.keeping.archive import Texts
from hearts.app.keeping.store import HALL, RESULTS, Store
from hearts.app.same import what
from hearts.app.same.board import Result, ranked
from hearts.app.same.entries import Entries
from hearts.web import leaderboard as halls
from hearts.web.leaderboard import Leaderboard
from hearts.web.ways import PageWays

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "people"))
from test_signed import DAY, DEVICE, OTHER, PRIMITIVES, RESULT, frozen, signed

NAME = f"{HALL}.{DEVICE.id[:12]}.{DAY}"


async def rest() -> None: ...


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> "tuple[Leaderboard, Store]":
    """A hall with nothing in it, on a page that plays days by their frozen package."""
    monkeypatch.setattr(halls.clock, "rest", rest)
    store = Store({})

    async def module(number: int) -> Any:
        return frozen

    attempt = SimpleNamespace(par=(99, 99, 99, 99), done="1", key="k", number=DAY, own=())
    days = SimpleNamespace(get=lambda number: attempt, upto=lambda today: [])
    daily = SimpleNamespace(days=days, today=27, package=lambda number: True, module=module)

    async def primitives() -> Any:
        return PRIMITIVES

    people = SimpleNamespace(primitives=primitives)
    made = Leaderboard(
        cast("Any", SimpleNamespace(shelf=SimpleNamespace(store=store), asker=None)),
        cast("Any", daily),
        cast("Any", people),
        lambda told: PageWays(cast("Any", None), cast("Any", daily), cast("Any", people), told),
    )
    made._entries = Entries(Texts(store, RESULTS), rest)
    return made, store


def send(hall: Leaderboard, name: str, text: str) -> None:
    """A result comes with the data of another device."""
    asyncio.run(asyncio.run(hall.entries()).take_in(name, text))


def sent(hall: Leaderboard) -> "list[tuple[str, str]]":
    return asyncio.run(asyncio.run(hall.entries()).texts())


def waiting(hall: Leaderboard) -> str:
    return asyncio.run(hall._check_waiting(lambda done, all: None))


def test_a_result_that_was_imported_ranks_when_it_was_checked_with_par_that_was_played_here(
    hall: "tuple[Leaderboard, Store]",
) -> None:
    made, _store = hall
    send(made, NAME, RESULT)
    assert made.results == [] and waiting(made) == ""
    (found,) = made.results
    par = [int(row.split()[0]) for row in [*frozen.par(DAY)][-1].split("\n")]
    assert (found.person, found.of, list(found.par)) == (DEVICE.id, str(DAY), par)
    assert sent(made) == [(NAME, RESULT)] and waiting(made) == "" and len(made.results) == 1


def test_a_result_is_read_once_its_signature_checked_once_and_its_package_fetched_once(
    hall: "tuple[Leaderboard, Store]", monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _store = hall
    asked: list[str] = []

    def counted(module: Any, name: str) -> None:
        real = getattr(module, name)
        monkeypatch.setattr(module, name, lambda *given: asked.append(name) or real(*given))

    send(made, NAME, RESULT)
    counted(what, "_kind")
    counted(signed, "signer")
    counted(made._daily, "module")
    counted(made._people, "primitives")
    assert waiting(made) == "" and len(made.results) == 1
    assert sorted(asked) == ["_kind", "module", "primitives", "signer"]


def test_a_forged_one_is_dropped_with_a_reason_and_one_that_cannot_be_checked_waits(
    hall: "tuple[Leaderboard, Store]", monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _store = hall
    send(made, NAME, RESULT.replace("iq:120", "iq:60", 1))
    send(made, f"{HALL}.{OTHER.id[:12]}.{DAY}", signed.sign(RESULT.replace("iq:120 ben", "iq:60 ben", 1), OTHER))
    assert waiting(made) != "" and made.results == [] and sent(made) == []
    send(made, NAME, RESULT)
    monkeypatch.setattr(made._daily, "package", lambda number: None)
    assert waiting(made) == "" and made.results == [] and sent(made) == [(NAME, RESULT)]


def test_a_result_under_the_name_of_another_stands_in_nobodys_way(hall: "tuple[Leaderboard, Store]") -> None:
    """A true result of one's own came as that of another person, whose result then was not taken in."""
    made, _store = hall
    theirs = f"{HALL}.{OTHER.id[:12]}.{DAY}"
    send(made, NAME, RESULT)
    send(made, theirs, RESULT)
    assert waiting(made) == "" and waiting(made) == "" and sent(made) == [(NAME, RESULT)]
    send(made, theirs, signed.sign(RESULT, OTHER))
    assert waiting(made) == "" and {each.person for each in made.results} == {DEVICE.id, OTHER.id}


def test_results_of_an_earlier_version_are_taken_over_and_leave_the_texts_of_the_store() -> None:
    line = f"{DEVICE.id} {DAY} 1,2 3,4 Ann\n"
    old = {f"hearts.{HALL}": line + f"{OTHER.id} {DAY} 5,6 3,4 Ben\n", f"hearts.{NAME}": RESULT}
    store = Store(dict(old))
    entries = Entries(Texts(store, RESULTS), rest)
    asyncio.run(entries.move(store))
    asyncio.run(entries.load())
    assert sorted((each.person, each.own) for each in entries.all) == sorted([(DEVICE.id, (1, 2)), (OTHER.id, (5, 6))])
    assert asyncio.run(entries.texts()) == [(NAME, RESULT)] and store.names(HALL) == []


def test_thousands_of_results_are_read_back_in_order() -> None:
    store = Store({})
    entries = Entries(Texts(store, RESULTS), rest)
    for number in range(1, 400):
        for person in ("A" * 43, "B" * 43, "C" * 43):
            asyncio.run(entries.put(Result(person, "Ann", str(number), (7,), (9,)), f"text {number}"))
    again = Entries(Texts(store, RESULTS), rest)
    asyncio.run(again.load())
    assert again.all == entries.all and len(again.all) == 3 * 399
    assert [each.of for each in again.all] == sorted([each.of for each in again.all], key=int)
    rows = asyncio.run(ranked(again.all, rest))
    assert [(row.count, row.mean, row.streak) for row in rows] == [(399, -2.0, 399)] * 3


def test_the_first_result_of_a_persons_day_stays() -> None:
    entries = Entries(Texts(Store({}), RESULTS), rest)
    first, second = Result("A" * 43, "Ann", "1", (10,), (12,)), Result("A" * 43, "Anna", "1", (0,), (12,))
    assert [asyncio.run(entries.put(each, "text")) for each in (first, second)] == ["", ""]
    asyncio.run(entries.load())
    assert entries.all == [first]
