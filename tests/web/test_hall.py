"""The hall checks what came with the data of another device before it ranks, and believes no par."""

import asyncio
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hearts.app.keeping.store import HALL, Store
from hearts.web import hall as halls
from hearts.web.hall import Hall

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "people"))
from test_signed import DAY, DEVICE, OTHER, PRIMITIVES, RESULT, frozen, signed

NAME = f"{HALL}.{DEVICE.id[:12]}.{DAY}"


async def rest() -> None: ...


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> "tuple[Hall, Store]":
    """A hall with nothing in it, on a page that plays days by their frozen package."""
    monkeypatch.setattr(halls.clock, "rest", rest)
    store = Store({})

    async def module(number: int) -> Any:
        return frozen

    attempt = SimpleNamespace(par=(99, 99, 99, 99), done="1", key="k", number=DAY, own=())
    days = SimpleNamespace(get=lambda number: attempt, upto=lambda today: [])
    daily = SimpleNamespace(days=days, today=27, package=lambda number: True, module=module)
    made = Hall(
        cast("Any", SimpleNamespace(shelf=SimpleNamespace(store=store), asker=None)),
        cast("Any", daily),
        cast("Any", None),
    )

    async def primitives() -> Any:
        return PRIMITIVES

    monkeypatch.setattr(made, "primitives", primitives)
    return made, store


def waiting(hall: Hall) -> str:
    return asyncio.run(hall._check_waiting(lambda done, all: None))


def test_a_result_that_was_imported_ranks_when_it_was_checked_with_par_that_was_played_here(
    hall: "tuple[Hall, Store]",
) -> None:
    made, store = hall
    store.put(NAME, RESULT)
    assert made.results == [] and waiting(made) == ""
    (found,) = made.results
    par = [int(row.split()[0]) for row in [*frozen.par(DAY)][-1].split("\n")]
    assert (found.person, found.of, list(found.par)) == (DEVICE.id, str(DAY), par)
    assert store.get(NAME) == RESULT and waiting(made) == "" and len(made.results) == 1


def test_a_forged_one_is_dropped_with_a_reason_and_one_that_cannot_be_checked_waits(
    hall: "tuple[Hall, Store]", monkeypatch: pytest.MonkeyPatch
) -> None:
    made, store = hall
    store.put(NAME, RESULT.replace("iq:120", "iq:60", 1))
    store.put(f"{HALL}.{OTHER.id[:12]}.{DAY}", signed.sign(RESULT.replace("iq:120 ben", "iq:60 ben", 1), OTHER))
    assert waiting(made) != "" and made.results == [] and store.names(HALL) == []
    store.put(NAME, RESULT)
    monkeypatch.setattr(made._daily, "package", lambda number: None)
    assert waiting(made) == "" and made.results == [] and store.get(NAME) == RESULT
