"""What is told of a mind: how hard it is, how it likes to play, and its strength between what was measured."""

import pytest

from hearts.app.casts import strength as arena
from hearts.app.words import opponents as words
from hearts.minds.temper import HIGHEST, LOWEST, Temper


def test_between_two_measured_iqs_strength_is_in_proportion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MEASURED", {60: (4.0, 0.2, 1000), 80: (2.0, 0.1, 1200), 180: (-1.0, 0.1, 1800)})
    assert arena.strength(60) == (4.0, 0.2, 1000)
    points, error, rating = arena.strength(70) or (0, 0, 0)
    assert (round(points, 6), round(error, 6), rating) == (3.0, 0.15, 1100)
    assert (arena.strength(180) or [0])[0] == -1.0
    assert arena.strength(50) is None


def test_nothing_is_told_that_was_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MEASURED", {})
    assert arena.strength(100) is None


@pytest.mark.parametrize(
    ("points", "told"),
    [
        (8.28, "Far below average"),
        (4.97, "Well below average"),
        (2.69, "Below average"),
        (0.3, "A little below average"),
        (0.0, "Average"),
        (-0.84, "A little above average"),
        (-2.23, "Above average"),
        (-2.67, "Above average"),
        (-3.13, "Well above average"),
    ],
)
def test_strength_is_told_in_words(points: float, told: str) -> None:
    assert words.strength(points) == told


def test_the_figures_behind_it_are_told_too() -> None:
    told = "Rating 1480; our test player has 1500. Scores 1.5 points more per deal (± 0.1)."
    assert words.strength_figures(1.46, 0.14, 1480) == told
    assert words.strength_figures(-0.96, 0.14, 1780).endswith("Scores 1.0 points fewer per deal (± 0.1).")


def test_every_place_on_the_dial_says_how_hard_it_is() -> None:
    told = [words.difficulty(iq) for iq in range(LOWEST, HIGHEST + 1, 10)]
    assert all(told) and len(set(told)) == 7 and told[0] == "Very easy" and told[-1] == "Expert"
    assert words.difficulty(100) == "Medium"


@pytest.mark.parametrize(
    ("temper", "told"),
    [
        ("", "Plays in a calm and steady way."),
        ("bold=1", "Bold."),
        ("bold=-1,voids=0.5", "Careful. Likes to run out of a suit."),
        ("bold=-0.3,moons=1", "A little careful. Loves to shoot the moon."),
        ("moons=-1,revenge=1,voids=0.2", "Avoids shooting the moon. Takes revenge. Sometimes runs out of a suit."),
    ],
)
def test_a_temper_is_told_in_words(temper: str, told: str) -> None:
    assert words.temper(Temper.read(temper)) == told
