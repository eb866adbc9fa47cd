"""Diabolo: who plays it is told all hands and nobody else ever is; the table, the sheet and the record say so."""

import asyncio
import json

from screen import Minds, Screen

from hearts.app.keeping.setup import Setup
from hearts.app.thinking.asker import Asked
from hearts.app.words.locale import say
from hearts.engine.cards import parse, text
from hearts.engine.record import Record, Seat, heading
from hearts.engine.rules import Rules
from hearts.minds.reply import reply

MINDS = ("iq:70", "iq:150,bold=1", "iq:130")


class Hearing(Minds):
    """Hears every question that goes to the worker, and answers it at once where `up`."""

    def __init__(self, screen: "Listening", up: bool) -> None:
        super().__init__(up)
        self.screen = screen

    def ask(self, asked: Asked) -> None:
        deal = (asked.ahead or self.screen.session.game).deal
        assert deal is not None
        self.screen.asked.append(json.loads(asked.text))
        self.screen.dealt.append(deal.hands)
        asked.settle(reply(asked.text) if self.up else "")


class Listening(Screen):
    """Hears every question that goes to the worker; `answers`: whether one is there."""

    def __init__(self, diabolo: bool, answers: bool = False, people: int = 1) -> None:
        players = ["person"] * people + list(MINDS[people - 1 :])
        seats = [Seat(player, "ben", f"P{at}") for at, player in enumerate(players)]
        minds = Hearing(self, answers)
        super().__init__({"hearts.setup": Setup(Rules(limit=30), seats, diabolo=diabolo).text()}, minds=minds)
        self.asked: list[dict[str, object]] = []
        self.dealt: list[tuple[int, ...]] = []


def test_without_diabolo_no_question_holds_another_hand() -> None:
    screen = Listening(diabolo=False)
    asyncio.run(screen.until(lambda scene: scene.phase == "game over"))
    assert {question["mind"] for question in screen.asked} == {"iq:150,bold=1", "iq:130"}
    assert not [question for question in screen.asked if "hands" in question]
    assert not any(scene.diabolo for scene in screen.scenes)
    assert screen.saved.notes == ()


def test_with_diabolo_all_hands_go_to_it_and_to_it_alone() -> None:
    screen = Listening(diabolo=True, answers=True)
    asyncio.run(screen.until(lambda scene: scene.moves > 40))
    assert {question["mind"] for question in screen.asked} == {"diabolo:0"}
    assert {question["view"]["seat"] for question in screen.asked} == {1, 2, 3}  # type: ignore[index]
    for question, hands in zip(screen.asked, screen.dealt, strict=True):
        assert question["hands"] == [text(hand) for hand in hands]
        plain = json.dumps({key: value for key, value in question.items() if key != "hands"})
        assert parse(json.loads(plain)["view"]["hand"]) == hands[json.loads(plain)["view"]["seat"]]


def test_the_person_sees_no_more_than_at_any_table() -> None:
    screen = Listening(diabolo=True)
    asyncio.run(screen.until(lambda scene: scene.phase == "deal over"))
    assert screen.session.game.deal
    mine = screen.session.game.deal.dealt[0] | screen.session.game.deal.got[0]
    for scene in screen.scenes:
        assert not [at for at in scene.cards if at.place == "hand" and not mine >> at.card & 1]


def test_table_record_and_live_region_say_so_and_a_reload_remembers() -> None:
    screen = Listening(diabolo=True)
    scene = asyncio.run(screen.until(lambda scene: scene.phase == "play"))
    assert scene.diabolo
    assert [one.say for one in screen.scenes if say("play-diabolo") in one.say]
    assert all(one.diabolo for one in screen.scenes)
    assert screen.saved.notes == (("diabolo", "yes"),) and "\ndiabolo yes\n" in heading(screen.saved)
    again = Screen(screen.store)
    assert asyncio.run(again.until(lambda scene: True, act=False)).diabolo


def test_undo_keeps_the_note() -> None:
    screen = Listening(diabolo=True)

    async def play() -> None:
        await screen.until(lambda scene: scene.moves > 12)
        screen.do("undo")
        assert screen.session.seating.diabolo and ("diabolo", "yes") in screen.saved.notes

    asyncio.run(play())


def test_two_people_are_never_played_against() -> None:
    screen = Listening(diabolo=True, people=2)
    scene = asyncio.run(screen.until(lambda scene: scene.moves > 3))
    assert not scene.diabolo and screen.saved.notes == ()
    # not even where somebody writes the note into a record by hand
    record = screen.saved
    forged = Record(record.game, record.id, record.seed, record.seats, (("diabolo", "yes"),))
    again = Listening(diabolo=False, people=2)
    again.store["hearts.game"] = forged.text()
    assert not asyncio.run(again.until(lambda scene: scene.moves > 30)).diabolo
    assert again.asked and not [question for question in again.asked if "hands" in question]
