"""The rows of the leaderboard: points and par also below nought, and who has no name."""

import re
from dataclasses import replace
from typing import Any

import pytest

from hearts.app.people.message import Identity
from hearts.app.same import signed
from hearts.app.same.board import Result, ranked_matches
from hearts.app.same.check import Finding, check
from hearts.app.same.ranking import ranks
from hearts.app.same.what import what_is
from hearts.app.tasks import at_once, no_rest
from hearts.app.words.locale import Refused, say
from hearts.arena import ways
from hearts.web.same.board import Board
from tests.forgeries import SEARCHING
from tests.people.sodium import Sodium

MATCH = "match-0123456789abcdef"
RESULTS = [Result("A" * 43, "You", MATCH, (-10,), (-9,)), Result("B" * 43, "You", MATCH, (6,), (-9,))]


def rows(columns: int, par: "int | None", me: str = "A" * 43) -> "list[list[str]]":
    """The texts of the cells, row by row."""
    board: Any = object.__new__(Board)
    board._me = me
    several = at_once(ranked_matches(RESULTS, no_rest))
    drawn = [Board._row(board, row, several, columns, par).markup for row in several]
    return [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row) for row in drawn]


def test_the_points_of_a_match_stand_there_where_par_is_below_nought() -> None:
    """With a bonus card par is often below nought. The number of matches stood under “Points” then."""
    assert [row[1:] for row in rows(3, -9)] == [["−10", "−1"], ["6", "+15"]]
    assert [row[1:] for row in rows(4, None)] == [["1", "−1.0", "−1"], ["1", "+15.0", "+15"]]


@pytest.mark.parametrize("me", ["A" * 43, ""])
def test_somebody_without_a_name_is_a_guest_and_oneself_is_you(me: str) -> None:
    names = [row[0] for row in rows(3, -9, me)]
    assert names[0] == say("board-placed", place=1, name=say("board-you", name="You") if me else "You · AAAAAA")
    assert names[1] == say("board-placed", place=2, name=f"{say('name-guest') if me else 'You'} · BBBBBB")


def test_a_result_with_stand_ins_does_not_rank_and_the_leaderboard_names_their_number() -> None:
    device = Identity(Sodium(1), b"1" * 32)

    def found(weak: int) -> Finding:
        text = signed.sign(replace(SEARCHING, weak=weak).text(), device)
        return at_once(check(what_is(text), ways.CommandWays(0, 1)))

    finding = found(9999)
    assert finding.verdict.state == "checked" and finding.verdict.stood_in > 10
    with pytest.raises(Refused, match=re.escape(say("board-stood_in", count=finding.verdict.stood_in))):
        ranks(finding)
    finding = found(0)
    assert finding.verdict.stood_in == 0 and ranks(finding)[0].person == device.id
