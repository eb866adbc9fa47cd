"""The cards and the portraits that are committed are those that the programs in tools/draw draw."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.draw import __main__ as draw

AGAIN = "run `PYTHONPATH=py python -m tools.draw`, and commit what it writes"


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.svg")}


@pytest.mark.parametrize(
    "program, folder, count",
    [(draw.draw_cards, draw.TABLE, 4), (draw.draw_people, draw.FACES, 120), (draw.draw_peeps, draw.FACES, 72)],
)
def test_what_is_committed_is_what_the_programs_draw(
    tmp_path: Path, program: Callable[[Path], None], folder: Path, count: int
) -> None:
    if program is draw.draw_peeps and not find_spec("dicebear"):
        pytest.skip("DiceBear is not installed: `python -m tools.draw` installs it")
    program(tmp_path)
    drawn, committed = contents(tmp_path), contents(folder)
    assert len(drawn) == count
    assert [name for name in drawn if committed.get(name) != drawn[name]] == [], AGAIN


def test_no_portrait_is_left_that_nobody_draws_and_the_peeps_are_of_this_program(tmp_path: Path) -> None:
    assert draw.SUM.read_text("utf-8").strip() == draw.sum_of_peeps(), AGAIN
    assert len(contents(draw.FACES)) == 120 + 72
