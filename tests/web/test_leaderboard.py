"""The rows of the leaderboard: points and par also below nought, and who has no name."""

import re
from typing import Any

import pytest

from hearts.app.same.board import Result, ranked_matches
from hearts.app.tasks import at_once, no_rest
from hearts.app.words.locale import say
from hearts.web.same.board import Board

MATCH = "match-0123456789abcdef"
RESULTS = [Result("A" * 43, "You", MATCH, (-10,), (-9,)), Result("B" * 43, "You", MATCH, (6,), (-9,))]


def rows(columns: int, par: "int | None", me: str = "A" * 43) -> "list[list[str]]":
    """The texts of the cells, row by row."""
    board: Any = object.__new__(Board)
    board._me = me
    several = at_once(ranked_matches(RESULTS, no_rest))
    return [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", Board._row(board, row, several, columns, par)) for row in several]


def test_the_points_of_a_match_stand_there_where_par_is_below_nought() -> None:
    """With a bonus card par is often below nought. The number of matches stood under “Points” then."""
    assert [row[1:] for row in rows(3, -9)] == [["−10", "−1"], ["6", "+15"]]
    assert [row[1:] for row in rows(4, None)] == [["1", "−1.0", "−1"], ["1", "+15.0", "+15"]]


@pytest.mark.parametrize("me", ["A" * 43, ""])
def test_somebody_without_a_name_is_a_guest_and_oneself_is_you(me: str) -> None:
    names = [row[0] for row in rows(3, -9, me)]
    assert names[0] == say("board-placed", place=1, name=say("board-you", name="You") if me else "You · AAAAAA")
    assert names[1] == say("board-placed", place=2, name=f"{say('name-guest') if me else 'You'} · BBBBBB")
