"""What is told of a mind: its wits, its temper, and its strength between the rungs that were measured."""

import pytest

from hearts.app import ladder, words
from hearts.minds.temper import HIGHEST, LOWEST, Temper


def test_between_two_rungs_strength_is_in_proportion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LADDER", {60: (4.0, 0.2, 1000), 80: (2.0, 0.1, 1200), 180: (-1.0, 0.1, 1800)})
    assert ladder.strength(60) == (4.0, 0.2, 1000)
    points, error, rating = ladder.strength(70) or (0, 0, 0)
    assert (round(points, 6), round(error, 6), rating) == (3.0, 0.15, 1100)
    assert (ladder.strength(180) or [0])[0] == -1.0
    assert ladder.strength(50) is None


def test_nothing_is_told_that_was_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LADDER", {})
    assert ladder.strength(100) is None


def test_strength_is_told_in_points_and_as_a_rating() -> None:
    told = "takes 1.5 points a deal more than the yardstick (± 0.1); rating 1480"
    assert words.strength(1.46, 0.14, 1480) == told
    assert words.strength(-0.96, 0.14, 1780).startswith("takes 1.0 points a deal fewer")


def test_every_place_on_the_dial_says_what_to_expect() -> None:
    told = [words.wits(iq) for iq in range(LOWEST, HIGHEST + 1, 10)]
    assert all(told) and len(set(told)) >= 5 and told[0] != told[-1]


@pytest.mark.parametrize(
    ("temper", "told"),
    [
        ("", "Even: no likes and no grudges."),
        ("bold=1", "Bold."),
        ("bold=-0.3,moons=1", "A little careful and hungry for the moon."),
        ("moons=-1,revenge=1,voids=0.2", "Shy of the moon, unforgiving and a little keen to be out of a suit."),
    ],
)
def test_a_temper_is_told_in_words(temper: str, told: str) -> None:
    assert words.temper(Temper.read(temper)) == told
