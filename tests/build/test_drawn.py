"""The cards and the portraits that are committed are those that the programs in tools/draw draw."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.draw import __main__ as draw

AGAIN = "run `PYTHONPATH=py python -m tools.draw`, and commit what it writes"


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.*")}


PROGRAMS = [(draw.draw_cards, draw.TABLE, 4), (draw.draw_people, draw.FACES, 152), (draw.draw_sets, draw.SETS, 3)]
if find_spec("dicebear"):  # only who draws the Open Peeps anew has it; their sum holds them everywhere
    PROGRAMS.append((draw.draw_peeps, draw.FACES, 72))


@pytest.mark.parametrize("program, folder, count", PROGRAMS)
def test_what_is_committed_is_what_the_programs_draw(
    tmp_path: Path, program: Callable[[Path], None], folder: Path, count: int
) -> None:
    program(tmp_path)
    drawn, committed = contents(tmp_path), contents(folder)
    assert len(drawn) == count
    assert [name for name in drawn if committed.get(name) != drawn[name]] == [], AGAIN


def test_the_peeps_and_their_program_are_those_of_the_last_drawing() -> None:
    assert draw.SUM.read_text("utf-8").strip() == draw.sum_of_peeps(), AGAIN


def test_no_portrait_is_left_that_nobody_draws() -> None:
    assert len(contents(draw.FACES)) == 152 + 72
