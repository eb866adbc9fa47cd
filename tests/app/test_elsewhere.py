"""A person who plays at another device: no curtain falls for them, nobody here acts for them, and a mind stands in."""

import asyncio
from collections.abc import Callable

import pytest
from screen import Screen
from test_session import casual, store

from hearts.app.heading import player_of
from hearts.app.keeping.setup import Setup, no_diabolo, told_apart, without_people
from hearts.app.scene.model import Scene
from hearts.app.sitting.practice import practice
from hearts.app.sitting.shared_undo import undone_too
from hearts.app.statistics.row import PEOPLE, row_of
from hearts.engine.game import Passed, Played
from hearts.engine.record import LETTERS, LONGEST, PERSON, Record, Seat, is_person, owner
from hearts.engine.rules import Rules

ANN = "person:k7-Q_d"
TWO = casual("person", ANN, "person", "iq:100")  # two people here, one elsewhere, one mind
ONE = casual("person", ANN, "iq:100", "iq:100")


def playing(seat: int) -> Callable[[Scene], bool]:
    """Whether the person in this seat has a card to play, and is at the screen."""
    return lambda scene: scene.moves > 9 and scene.seats[0].seat == seat and scene.seats[0].turn and not scene.curtain


@pytest.mark.parametrize("id", ["k7-Q_d", "0", LETTERS[:LONGEST]])
def test_the_word_of_a_person_elsewhere_holds_an_id(id: str) -> None:
    assert owner(f"person:{id}") == id and is_person(f"person:{id}") and player_of(f"person:{id}") == f"person:{id}"
    seat = Seat(f"person:{id}", "guest", "Ann")
    assert seat.person and not seat.here


@pytest.mark.parametrize("word", ["person:", "person:a b", "person:a:b", "person:é", "person:" + "a" * 65, "iq:100"])
def test_any_other_word_is_none(word: str) -> None:
    assert owner(word) == "" and not is_person(word)
    if word != "iq:100":
        with pytest.raises(ValueError):
            player_of(word)


def test_a_person_here_has_the_word_that_they_always_had() -> None:
    assert owner(PERSON) == "" and is_person(PERSON) and Seat(PERSON, "you", "You").here
    assert Setup().seats[0].player == "person"


def test_a_whole_game_is_played_and_kept_and_reads_back() -> None:
    async def play() -> None:
        screen = Screen(store(TWO))
        scene = await screen.until(lambda scene: scene.phase == "game over")
        seating = screen.session.seating
        assert (seating.people, seating.here, seating.away) == ([0, 1, 2], [0, 2], [1])
        told = [text for kind, text in screen.notices if "plays instead" in text]
        assert told == ["Pauline cannot be reached: a computer player plays instead."], "once"
        handed = {one.curtain.name for one in screen.scenes if one.curtain}
        assert handed == {"Player 1", "Michele"}, "the device is handed to nobody who is elsewhere"
        assert {one.seats[0].seat for one in screen.scenes} == {0, 2}
        text = screen.saved.text()
        assert f"\nseat 1 {ANN} pauline Pauline\n" in text and Record.read(text).text() == text
        assert scene.ending is not None

    asyncio.run(play())


def test_after_a_reload_the_game_goes_on() -> None:
    async def play() -> None:
        screen = Screen(store(TWO))
        await screen.until(playing(2))
        again = Screen(dict(screen.store))
        scene = await again.until(lambda scene: scene.curtain is not None, act=False)
        assert scene.curtain and scene.curtain.name in ("Player 1", "Michele")
        assert again.saved.text() == screen.saved.text()
        await again.until(lambda scene: scene.moves > screen.session.game.length + 8)

    asyncio.run(play())


def test_where_one_person_sits_here_no_curtain_falls_and_the_ending_speaks_to_them() -> None:
    async def play() -> None:
        screen = Screen(store(ONE))
        await screen.until(lambda scene: scene.phase == "deal over")
        assert not [scene for scene in screen.scenes if scene.curtain]
        assert screen.saved.seats[0].name == "You", "no other person here has to be told apart"
        assert screen.scenes[-1].can.joe is False
        await screen.until(lambda scene: scene.phase == "game over")
        ending = screen.scenes[-1].ending
        assert ending is not None and "You" in ending.title + ending.text

    asyncio.run(play())


def test_the_cup_of_joe_is_for_the_only_person_here() -> None:
    async def play() -> None:
        for setup, there in ((ONE, True), (TWO, False)):
            screen = Screen(store(setup))
            await screen.until(lambda scene: scene.passing is not None)
            assert screen.scenes[-1].can.joe == there

    asyncio.run(play())


def test_nothing_is_taken_back_and_nobody_is_said_to_share_the_device() -> None:
    async def play() -> None:
        screen = Screen(store(TWO))
        await screen.until(playing(2))
        before = screen.session.game
        assert screen.do("undo") == "Another player uses another device, so you cannot undo."
        assert screen.session.game is before and not screen.scenes[-1].can.undo
        assert undone_too(screen.session, 2) == []

    asyncio.run(play())


def test_a_person_elsewhere_has_no_thoughts_to_be_read() -> None:
    async def play() -> None:
        screen = Screen(store(TWO))
        scene = await screen.until(playing(0))
        assert [seat.person for seat in scene.seats] == [True, True, True, False]

    asyncio.run(play())


def test_a_claim_is_not_made_for_a_person_elsewhere() -> None:
    async def play() -> None:
        for setup in (ONE, TWO):
            screen = Screen({**store(setup), "hearts.settings": '{"claims": "all"}'}, {"seed": "3"})
            await screen.until(lambda scene: scene.phase == "game over")
            claims = [move for move in screen.saved.game.moves if getattr(move, "what", "") == "claim"]
            assert 1 not in [move.seat for move in claims]

    asyncio.run(play())


def test_another_name_and_face_are_those_of_the_person_at_the_screen() -> None:
    async def play() -> None:
        screen = Screen(store(TWO))
        await screen.until(playing(0))
        screen.session.appear("alice/hatter", "Ada")
        assert [who.name for who in screen.saved.seats] == ["Ada", "Pauline", "Michele", "Ben"]
        assert screen.session.settings["name"] == "Ada" and screen.saved.seats[1].player == ANN

    asyncio.run(play())


def test_a_row_of_the_statistics_is_of_the_first_person_here() -> None:
    async def play() -> None:
        screen = Screen(store(casual(ANN, "person", "iq:100", "iq:100")))
        await screen.until(lambda scene: scene.phase == "game over")
        scores, row = screen.saved.game.scores, row_of(screen.saved, screen.saved.text(), "1")
        assert list(row.scores) == [scores[1], scores[2], scores[3], scores[0]]
        assert [other[2] for other in row.others] == [100, 100, PEOPLE] and "demonstration" not in row.marks

    asyncio.run(play())


def test_names_are_told_apart_of_those_here() -> None:
    seats = Seat(PERSON, "you", "You"), Seat(ANN, "guest", "You"), Seat("iq:100", "ben", "Ben")
    assert [who.name for who in told_apart(seats)] == ["You", "You", "Ben"]
    several = told_apart((*seats, Seat(PERSON, "you", "You")))
    assert [who.name for who in several] == ["Player 1", "You", "Ben", "Player 2"]


def test_minds_take_the_places_of_all_people_in_a_demonstration_and_in_practice() -> None:
    assert [who.person for who in without_people(TWO).seats] == [False] * 4
    record = TWO.record("7")
    assert [who.player == PERSON for who in practice(record, 1, "8").seats] == [False, True, False, False]
    assert practice(record, 1, "8").people == [1]


def test_diabolo_is_against_one_person_wherever_they_sit() -> None:
    assert no_diabolo(TWO.seats) and no_diabolo(ONE.seats) and not no_diabolo(casual(*["iq:100"] * 3, PERSON).seats)
    assert Setup(Rules(limit=30), ONE.seats, diabolo=True).diabolo is False


def test_the_stand_in_passes_and_plays_like_anybody() -> None:
    async def play() -> None:
        screen = Screen(store(ONE))
        await screen.until(lambda scene: scene.phase == "deal over")
        moves = [move for move in screen.saved.game.moves if isinstance(move, (Passed, Played)) and move.seat == 1]
        assert len(moves) == 14

    asyncio.run(play())
