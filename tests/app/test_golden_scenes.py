"""Every seat of a golden game sees the scenes that it saw before, from the game and from text alone."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearts.app.words.locale import ENGLISH, use
from hearts.engine.record import Record
from tests.golden.scenes import FILES, HASHES, from_game, from_text, hashed, ids

KNOWN = json.loads(HASHES.read_text("utf-8"))


@pytest.fixture
def spelled() -> Iterator[None]:
    use(ids())
    yield
    use(ENGLISH)


def games() -> Iterator[object]:
    """Yield each golden game; without `--whole` without the longest ones, whose rules shorter ones have as well."""
    for path in FILES:
        long = path.stat().st_size > 2500 and path.stem != "deluxe-3"
        yield pytest.param(path, id=path.stem, marks=[pytest.mark.whole] * long)


@pytest.mark.parametrize("path", list(games()))
def test_every_seat_of_a_golden_game_draws_the_same_scenes_from_text_as_from_the_game(
    spelled: None, path: Path
) -> None:
    record = Record.read(path.read_text("utf-8"))
    several = []
    for seat in range(record.game.rules.players):
        ours = asyncio.run(from_game(record, seat))
        assert asyncio.run(from_text(record, seat)) == ours
        several.append(ours)
    assert hashed(several) == KNOWN[path.stem], "scenes changed: if that was meant, run tests/golden/scenes.py"
