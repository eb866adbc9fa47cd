"""Practice: play goes on from any point of a record, is kept nowhere, and one's own game waits as it was."""

import asyncio

import pytest
from screen import Screen
from test_demonstration import table
from test_replayed import GAME, RECORD

from hearts.app.heading import Notes, notes
from hearts.app.learning.review import Review, decisions
from hearts.app.scene.lesson_end import deal_summary
from hearts.app.sitting.practice import practice, practise, standing
from hearts.app.words import phrases
from hearts.app.words.locale import say
from hearts.engine import shuffle
from hearts.engine.record import Record, Seat
from hearts.engine.score import Line


def test_the_record_stands_where_it_is_asked_to() -> None:
    assert standing(RECORD, 30).game.length == 30 and standing(RECORD, GAME.length).game == GAME
    with pytest.raises(ValueError, match="no move 99"):
        standing(RECORD, 99)


@pytest.mark.parametrize("seat", [0, 2])
def test_a_person_plays_one_seat_and_minds_all_others(seat: int) -> None:
    seats = (Seat("person", "you", "You"), Seat("person", "ben", "Ann"), *RECORD.seats[2:])
    found = practice(Record(RECORD.game, "1", "7", seats, (("undo", "3"),)), seat, "99")
    assert [who.player == "person" for who in found.seats] == [at == seat for at in range(4)]
    assert found.seats[seat].name == seats[seat].name and len({who.name for who in found.seats}) == 4
    assert found.notes == (("from", str(RECORD.game.length)),)


def test_the_deals_that_may_follow_are_others_than_in_the_game_it_comes_from() -> None:
    rules, found = RECORD.game.rules, practice(RECORD, 0, "99")
    assert shuffle.deal(rules, found.seed, 1) != shuffle.deal(rules, RECORD.seed, 1)


def run_practice(screen: Screen, moves: int, seat: int) -> None:
    assert practise(screen.session, standing(RECORD, moves), seat)


@pytest.mark.parametrize("seat", [0, 3])
def test_a_deal_is_played_to_its_end_and_ones_own_game_goes_on(seat: int) -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.moves > 9 and scene.seats[0].turn)
        kept, moves = dict(screen.store), screen.session.game.length
        run_practice(screen, 20, seat)
        scene = screen.scenes[-1]
        assert scene.kind == "practice" and not scene.can.concede and not scene.demo
        assert scene.seats[0].seat == seat and scene.moves == 20
        assert scene.can.leave, "a new game would end the one that waits"
        scene = await screen.until(lambda scene: scene.ending is not None)
        assert scene.ending is not None
        assert [action.command for action in scene.ending.actions] == [
            "demo end",
            "open practice again",
            "open review",
        ]
        assert screen.session.journal.record.game.length > 50 and screen.store == kept
        screen.do("demo end")
        scene = screen.scenes[-1]
        assert scene.kind == "own" and scene.moves == moves and scene.seats[0].name == "You"
        await screen.until(lambda scene: scene.moves > moves + 4)

    asyncio.run(play())


def test_a_game_in_which_nothing_was_chosen_is_not_asked_about() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        assert not screen.scenes[-1].can.leave
        run_practice(screen, 20, 0)
        assert not screen.scenes[-1].can.leave

    asyncio.run(play())


def test_cards_of_others_stay_hidden_and_undo_is_free() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        run_practice(screen, 20, 0)
        await screen.until(lambda scene: scene.moves > 26 and scene.seats[0].turn)
        assert not [seat for seat in screen.scenes[-1].seats if seat.open]
        before = screen.session.game.length
        screen.do("undo")
        assert screen.session.game.length < before and screen.session.aside is not None

    asyncio.run(play())


def test_a_review_of_practice_judges_what_was_chosen_since_it_began() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        run_practice(screen, 20, 0)
        await screen.until(lambda scene: scene.ending is not None)
        record = screen.session.journal.record
        assert notes(record).begun == 20
        for seat in range(4):
            every, since = decisions(record.game, 0, seat), Review.of(record, 0, seat).decisions
            assert [one.moves for one in since] == [one.moves for one in every if one.moves >= 20] != []
        assert len(decisions(record.game, 0, 0)) > len(Review.of(record, 0, 0).decisions)

    asyncio.run(play())


def test_what_undo_takes_back_behind_the_beginning_of_practice_is_judged_too() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        run_practice(screen, 20, 0)
        screen.do("undo")
        record = screen.session.journal.record
        assert notes(record).begun == record.game.length < 20
        assert notes(RECORD).begun == 0 == Notes((("from", "²"),)).begun

    asyncio.run(play())


def test_where_nothing_is_to_be_chosen_or_a_tab_only_watches_there_is_no_practice() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        assert not practise(screen.session, RECORD, 0) and screen.session.aside is None
        screen.session.hold.held = False
        assert not practise(screen.session, standing(RECORD, 20), 0)

    asyncio.run(play())


def test_a_game_that_is_brought_to_the_table_ends_practice() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(lambda scene: scene.passing is not None, act=False)
        run_practice(screen, 20, 0)
        screen.session.resume(standing(RECORD, 40))
        assert screen.session.aside is None and screen.saved.game.length == 40

    asyncio.run(play())


def lesson_record() -> Record:
    """The deal after the lesson, as far as `run_practice` needs it."""
    record = standing(RECORD, 20)
    return Record(record.game, record.id, record.seed, record.seats, (("lesson", "yes"),), record.dealing)


@pytest.mark.parametrize(
    ("points", "shooter", "title", "said"),
    [
        ((26, 26, 26, 0), 3, ("moon-shot", "other"), "taught-moon"),
        ((0, 26, 26, 26), 0, ("moon-shot", "you"), "taught-moon-you"),
        ((2, 13, 3, 8), -1, "taught-title", "taught-first"),
        ((3, 3, 7, 13), -1, "taught-title", "taught-level"),
        ((4, 3, 5, 14), -1, "taught-title", "taught-between"),
        ((15, 3, 8, 0), -1, "taught-title-last", "taught-last"),
        ((13, 13, 0, 0), -1, "taught-title-last", "taught-last-level"),
    ],
)
def test_the_end_of_the_deal_after_the_lesson_tells_what_happened(points, shooter, title, said) -> None:
    """Ben had shot the moon, and the player with 26 points was “second of four”. “Well done!”"""
    line = Line(0, 1, points, points, shooter, False, "plus" if shooter >= 0 else "", -1, -1, points)
    values = {"name": "Ben", "all": 26, "points": phrases.points(points[0]), "most": max(points)}
    first = say(title, name="Ben") if isinstance(title, str) else say(title[0], who=title[1], name="Ben")
    assert deal_summary(line, 0, ["You", "Pauline", "Michele", "Ben"]) == (first, say(said, **values))


@pytest.mark.parametrize("begun", [False, True])
def test_the_deal_after_the_lesson_ends_with_praise_and_the_way_into_a_real_game(begun: bool) -> None:
    """Who has chosen in a game of their own goes back to it: it is not lost."""

    async def play() -> None:
        screen = table()
        if begun:
            await screen.until(lambda scene: scene.moves > 9 and scene.seats[0].turn)
        else:
            await screen.until(lambda scene: scene.passing is not None, act=False)
        assert practise(screen.session, lesson_record(), 0)
        assert screen.scenes[-1].kind == "coached" and notes(screen.session.journal.record).get("lesson") == "yes"
        scene = await screen.until(lambda scene: scene.ending is not None)
        line, names = screen.session.game.lines[-1], [who.name for who in screen.session.seats]
        assert scene.ending is not None and (scene.ending.title, scene.ending.text) == deal_summary(line, 0, names)
        first = "demo end" if begun else "open real-game"
        assert [action.command for action in scene.ending.actions] == [first, "open review"]
        screen.do("demo end")
        assert screen.scenes[-1].kind == "own"

    asyncio.run(play())
