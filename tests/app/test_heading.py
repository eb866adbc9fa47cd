"""The notes of a record are read in one place, as values; what nothing changes stays byte for byte as it stood."""

from pathlib import Path

import pytest

from hearts.app.heading import MARKS, UNDO, Notes, notes, player_of
from hearts.engine.record import PERSON, Record

GOLDEN = Path(__file__).parents[1] / "golden"
STRANGE = (("tournament", "a # b  c"), ("undo", "2"), ("x", ""), ("joe", "1"))


def test_what_is_set_comes_last_and_all_else_stays_as_it_stood() -> None:
    found = Notes(STRANGE)
    assert found.set("undo", 3).lines == (STRANGE[0], *STRANGE[2:], ("undo", "3"))
    assert found.counted("joe").counted("hint").lines == (*STRANGE[:3], ("joe", "2"), ("hint", "1"))
    assert found.without("x").without("nothing").lines == (*STRANGE[:2], STRANGE[3])
    assert found.lines == STRANGE, "notes do not change, they become others"


def test_notes_of_others_come_through_a_record_byte_for_byte() -> None:
    text = (GOLDEN / "spot.txt").read_text("utf-8").replace("\nseat 0", "\ntournament a # b  c\nx\nundo 2\nseat 0", 1)
    record = Record.read(text)
    before = notes(record)
    found = before.counted("undo").lines
    again = Record.read(record.at(record.game, found).text())
    others = tuple([note for note in before.lines if note[0] not in ("tournament", "x", "undo")])
    assert again.notes == found == (("tournament", "a # b  c"), ("x", ""), *others, ("undo", "3"))


@pytest.mark.parametrize("text", ["", "0", "-1", "1e3", "²", "7x", "1234567", " 7"])
def test_a_number_that_is_none_counts_as_nothing(text: str) -> None:
    found = Notes((("back", text), ("from", text), ("hint", text)))
    assert (found.back, found.begun) == (0, 0)
    assert found.counted("hint").get("hint") == "1"


def test_numbers_are_read() -> None:
    found = Notes((("back", "34"), ("from", "999999"), ("undo", "9")))
    assert (found.back, found.begun, found.counted("undo").get("undo")) == (34, 999999, "10")


def test_a_mark_holds_unless_it_says_no() -> None:
    assert Notes(tuple((mark, "yes") for mark in reversed(MARKS))).marks == list(MARKS)
    for no in ("no", "0", ""):
        assert Notes(tuple((mark, no) for mark in MARKS)).marks == []
    assert Notes((("diabolo", "yes"),)).diabolo and not Notes().diabolo


def test_nothing_noted_means_free_takebacks_and_no_other_end() -> None:
    assert (Notes().takebacks, Notes().first_end) == (UNDO[0], "")
    assert Notes((("takebacks", "last"),)).takebacks == "last"
    ends = ["limit=100", "deals=8", "yes", "limit=", "limit=12345", "limit=-5", "bleed=yes"]
    assert [Notes((("played_on", end),)).first_end for end in ends] == ["limit=100", "deals=8", "", "", "", "", ""]


def test_a_seat_of_any_age_stands_for_a_person_or_a_mind() -> None:
    assert (player_of(PERSON), player_of("keen"), player_of("iq:130")) == (PERSON, "iq:130", "iq:130")
    with pytest.raises(ValueError, match="nobody"):
        player_of("nobody")
