"""The grades in a replay: what was reviewed in an earlier visit stands there again, of opponents too."""

from types import SimpleNamespace

from hearts.app.keeping.review_results import OWN, Judged, Verdict
from hearts.app.keeping.store import Store
from hearts.app.learning.review import Reviews
from hearts.arena.referee import play_on
from hearts.engine.game import Game, Passed, Played
from hearts.engine.record import Record, Seat, positions
from hearts.engine.rules import Rules
from hearts.minds.instinct import Instinct
from hearts.web.dialogs.grades import Grades

NAMES = ("You", "Pauline", "Michele", "Ben")


def _record(first: str) -> Record:
    """A deal between instincts, as it was recorded for these players."""
    game = play_on(Game.new(Rules.preset("classic-pc")), "7", [Instinct()] * 4)
    return Record(
        game, "kept", "7", tuple(Seat("iq:100" if at else first, "you", name) for at, name in enumerate(NAMES))
    )


def _graded(record: Record, store: Store) -> list[tuple[int, str]]:
    """Which seats' moves have a grade in a new visit, and which one."""
    later = SimpleNamespace(reviews=Reviews())
    context = SimpleNamespace(later=later, session=SimpleNamespace(shelf=SimpleNamespace(store=store)))
    grades = Grades(context, record)  # type: ignore[arg-type]
    found = [(at.move, grades.grade(at)[0]) for at in positions(record.game)]
    return [(move.seat, grade) for move, grade in found if isinstance(move, Passed | Played) and grade]


def test_what_was_reviewed_before_is_graded_of_opponents_too() -> None:
    record, store = _record("person"), Store({})
    points = record.game.lines[0].points
    mine, hers = [
        next(
            at.last.length
            for at in positions(record.game)
            if at.last and isinstance(at.move, Played) and at.move.seat == seat
        )
        for seat in (0, 2)
    ]
    Judged(store).keep("kept", Verdict(0, points[0], 90, {mine: 0.3}, OWN))
    Judged(store).keep("kept", Verdict(0, points[2], 70, {hers: 2.5}, 2))
    Judged(store).keep("kept", Verdict(0, points[1] + 1, 70, {hers: 2.5}, 1))  # as before an undo
    assert sorted(_graded(record, store)) == [(0, "good"), (2, "mistake")]
    assert _graded(_record("iq:100"), store) == [], "nobody's own game"
