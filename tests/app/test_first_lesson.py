"""The lesson of a first game: true positions, short sentences, and a way through it by every right answer."""

import asyncio
import re

import pytest

from hearts.app.learning.first_lesson import STEPS, FirstLesson, Step
from hearts.app.scene.model import Scene
from hearts.app.scene.staging import USUAL
from hearts.app.tasks import no_rest
from hearts.app.tempo import Tempo
from hearts.app.words.locale import say
from hearts.engine.cards import BITS, card, each, name
from hearts.engine.game import Game, Played
from hearts.minds.problem import SEAT
from tests.app.catalogue import CATALOGUE, forms

LONGEST = 14  # words
BEATS = [(step, beat) for step in STEPS for beat in step.beats]


class Shown:
    """The lesson, and the scenes that it showed."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        tempo = Tempo(lambda: 0.0, no_rest)
        self.lesson = FirstLesson(self.scenes.append, tempo, no_rest, "Ann", "you", USUAL)

    async def answer(self) -> None:
        """Choose what is right, or go on."""
        lesson = self.lesson
        if lesson.ready:
            await lesson.go_on()
        else:
            await lesson.choose(card(lesson.beat.right[0 if lesson.beat.count == 1 else self.count_right()]))

    def count_right(self) -> int:
        return len([kind for kind in self.lesson.marks.values() if kind == "right"])


def position(step: Step) -> Game:
    game = step.game()
    for code in step.plays:
        game = game.play(Played(game.waiting[0], card(code)))
    return game


@pytest.mark.parametrize("id", [id for id in CATALOGUE if id.startswith("first-")])
def test_every_sentence_has_14_words_at_most(id: str) -> None:
    for form in forms(id):
        words = [word for word in form.split() if re.search(r"\w|[♣♦♠♥]", word)]
        assert len(words) <= LONGEST, form


def test_a_new_word_is_explained_where_it_comes_first() -> None:
    said = [say("first-says", beat=beat.name, leader="{leader}") for _, beat in BEATS]
    for word, explained in (
        ("trick", "together they are a trick"),
        ("led", "led: she played the first card"),
        ("suit", "Cards have a suit: "),
        ("pass", "you pass: you give three cards"),
        ("breaking hearts", "First someone must throw a heart on another suit"),
        ("the moon", "Taking all 26 “shoots the moon”: "),
    ):
        first = next(text for text in said if re.search(rf"\b{word}\b", text))
        assert explained in first, (word, first)


def test_it_has_six_steps_from_the_aim_to_the_moon() -> None:
    assert [step.beats[0].name for step in STEPS] == ["lowest", "trick", "rid", "pass", "closed", "moon"]


@pytest.mark.parametrize(("step", "beat"), BEATS, ids=[beat.name for _, beat in BEATS])
def test_there_are_right_answers_and_wrong_ones_and_each_has_its_sentence(step: Step, beat) -> None:
    assert say("first-says", beat=beat.name, leader="")
    if beat.right:
        hand = [name(number) for number in each(step.game().view(SEAT).hand)]
        assert set(beat.right) < set(hand) and beat.count <= len(beat.right)
        assert say("first-right", beat=beat.name) and say("first-wrong", beat=beat.name)


def test_the_moon_step_is_true() -> None:
    view = position(STEPS[-1]).view(SEAT)
    assert [view.points(seat) for seat in range(4)] == [0, 18, 0, 0]


def test_who_answers_rightly_comes_to_its_end() -> None:
    async def play() -> None:
        shown = Shown()
        lesson, at = shown.lesson, []
        await lesson.begin(0)
        for _ in range(60):
            if lesson.done:
                break
            at.append(lesson.step)
            await shown.answer()
        assert lesson.done and sorted(set(at)) == list(range(6))
        assert lesson.said == CATALOGUE["first-ready"]

    asyncio.run(play())


def test_a_wrong_card_is_marked_and_stays_and_the_right_one_goes() -> None:
    async def play() -> None:
        shown = Shown()
        lesson = shown.lesson
        await lesson.begin(1)
        while not lesson.asks:
            await lesson.go_on()
        await lesson.choose(card("KH"))
        assert lesson.verdict == "wrong" and lesson.marks["KH"] == "wrong" and lesson.marks["4C"] == "answer"
        assert lesson.said == say("first-wrong", beat="follow") and lesson.asks and not lesson.ready
        await lesson.choose(card("9C"))
        assert lesson.verdict == "right" and lesson.ready and not lesson.asks
        held = [one.code for one in shown.scenes[-1].cards if one.place == "hand"]
        assert "9C" not in held and "KH" in held

    asyncio.run(play())


def test_what_a_step_says_of_its_trick_comes_true() -> None:
    async def play() -> None:
        taken = []
        for number in (2, 4, 5):
            shown = Shown()
            await shown.lesson.begin(1 if STEPS[number].goes_on else number)
            while shown.lesson.step < number or not (shown.lesson.verdict == "right" and shown.lesson.ready):
                await shown.answer()
            taken.append([seat.points for seat in shown.scenes[-1].seats])
        assert taken == [[0, 0, 13, 0], [0, 0, 0, 1], [4, 18, 0, 0]]

    asyncio.run(play())


def test_three_cards_are_passed_and_three_come() -> None:
    async def play() -> None:
        shown = Shown()
        lesson = shown.lesson
        await lesson.begin(3)
        while not lesson.asks:
            await lesson.go_on()
        for code in ("QS", "AS", "KS"):
            assert not lesson.ready
            work = lesson.choose(card(code))
            assert work is not None and (lesson.choose(card("QS")) is None), "a card is chosen once"
            await work
        assert lesson.ready
        held = [one.code for one in shown.scenes[-1].cards if one.place == "hand"]
        assert not {"QS", "KS", "AS"} & set(held) and {"8C", "7D", "9S"} <= set(held) and len(held) == 13

    asyncio.run(play())


def test_of_several_quick_choices_none_is_lost() -> None:
    async def play() -> None:
        lesson = Shown().lesson
        await lesson.begin(3)
        while not lesson.asks:
            await lesson.go_on()
        works = [lesson.choose(card(code)) for code in ("QS", "AS", "KS")]
        for work in works[:-1]:
            assert work is not None
            work.close()  # as the panel does: the next choice takes its place
        assert works[-1] is not None
        await works[-1]
        assert lesson.ready

    asyncio.run(play())


def test_a_right_card_that_is_lifted_takes_the_correction_away_and_a_wrong_one_does_not() -> None:
    """The red sentence stood above “Tap the card again to play it.”, and seemed to mean the card that was lifted."""

    async def play() -> None:
        lesson = Shown().lesson
        await lesson.begin(1)
        while not lesson.asks:
            await lesson.go_on()
        await lesson.choose(card("KH"))
        lesson.lift("QS")
        assert (lesson.verdict, lesson.said) == ("wrong", say("first-wrong", beat="follow"))
        lesson.lift("4C")
        assert (lesson.verdict, lesson.said, lesson.mood) == ("", say("first-says", beat="follow", leader=""), "calm")
        assert lesson.asks and lesson.marks["KH"] == "wrong"

    asyncio.run(play())


def test_a_trick_is_explained_with_as_many_cards_as_lie_there() -> None:
    async def play() -> None:
        shown = Shown()
        await shown.lesson.begin(1)
        assert len([one for one in shown.scenes[-1].cards if one.place == "trick"]) == 3
        assert shown.lesson.said.startswith("Three cards lie here.")

    asyncio.run(play())


def test_nobody_is_to_be_asked_about_and_nothing_is_awaited_beside_the_lesson() -> None:
    async def play() -> None:
        shown = Shown()
        await shown.lesson.begin(3)
        for scene in shown.scenes:
            assert scene.prompt == "" and scene.passing is None and all(seat.person for seat in scene.seats)
            assert not vars(scene.can)
        assert BITS[card("QS")]

    asyncio.run(play())
