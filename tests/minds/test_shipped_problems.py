"""The problems that the game comes with: each reads, is a choice of its seat, and has one best choice by the margin."""

from hashlib import sha256
from pathlib import Path

from hearts.engine.cards import count, each
from hearts.minds.problem import IQS, SEAT, THEMES, Problem, begins

ROOT = Path(__file__).resolve().parents[2]
LINES = (ROOT / "assets/problems.txt").read_text("utf-8").splitlines()


def test_each_is_a_choice_with_one_best_answer() -> None:
    for line in LINES:
        found = Problem.read(line)
        assert found.text() == line
        game = found.start.game()
        view, packets = game.view(SEAT), found.advice.ask == "give"
        assert SEAT in game.waiting and game.phase == ("pass" if packets else "play")
        for one in found.advice.choices:
            assert not one.choice & ~view.hand if packets else view.legal >> one.choice & 1
            assert len(one.points) == game.rules.players and one.cost >= 0
            assert not one.why or one.cost
            assert game.rules.moon_sides or one.moon == one.other == 0, "where moons count nothing there is none"
        if packets:
            assert all(count(one.choice) == game.rules.pass_count for one in found.advice.choices)
        else:
            assert sorted([one.choice for one in found.advice.choices]) == each(view.legal)
        best, *others = found.advice.choices
        nearest = min(others, key=lambda one: one.cost)
        assert best.cost == 0 and found.best == (best.choice,), "one answer, and no other that is as good"
        assert found.margin == nearest.cost >= 1.0 and nearest.cost >= 2.9 * nearest.error, line[:40]
        assert found.themes and set(found.themes) <= set(THEMES) and set(found.solved) <= set(IQS)
        assert ("pass" in found.themes) == packets


def test_each_comes_once_and_the_docs_count_them() -> None:
    heads = [begins(line) for line in LINES]
    assert len({id for id, *_ in heads}) == len(LINES)
    docs = (ROOT / "docs/problems.md").read_text("utf-8")
    assert f"| all | {len(LINES)} |" in docs
    for iq in IQS:
        assert any(iq not in solved for *_, solved in heads)


def test_the_problems_of_the_day_stay_as_they_are() -> None:
    """Each day has the same problem for everybody, whatever version they play: new problems come behind these."""
    ids = "\n".join(begins(line)[0] for line in LINES[:500])
    assert sha256(ids.encode()).hexdigest() == "70c236d9dd35c9d2bde4f0f193c664e4efb36b0b27ddc9c5446811949c5621ef"


def test_all_themes_are_there_under_rules_that_people_know() -> None:
    assert {theme for line in LINES for theme in begins(line)[2]} == set(THEMES)
    assert {begins(line)[1] for line in LINES} == {"classic-pc", "deluxe"}
