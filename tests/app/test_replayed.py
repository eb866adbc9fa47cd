"""A replay: a record position by position, from any seat, through the director; of a running deal nothing is shown."""

import asyncio
from typing import Any

import pytest
from test_review import played

from hearts.app.learning.replay import Replay, without_open_deal
from hearts.app.scene.model import Scene
from hearts.app.words import replay as words
from hearts.engine import shuffle
from hearts.engine.cards import NAMES, each
from hearts.engine.game import Dealt, Declared, Played
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules

NAMED = ("You", "Pauline", "Michele", "Ben")
GAME = played(Rules.preset("deluxe"))
RECORD = Record(GAME, "1", "7", tuple([Seat("person" if name == "You" else "iq:100", "ben", name) for name in NAMED]))


def opened(record: Record = RECORD, **more: Any) -> "tuple[Replay, list[Scene]]":
    scenes: list[Scene] = []
    replay = Replay(record, scenes.append, lambda: asyncio.sleep(0), **more)
    replay.go(0)
    return replay, scenes


def hand(scene: Scene) -> "list[str]":
    return sorted([card.code for card in scene.cards if card.place == "hand"])


def lying(scene: Scene) -> "list[str]":
    return [card.code for card in scene.cards if card.place == "trick"]


def test_every_position_is_shown_forth_and_back_as_it_was() -> None:
    replay, scenes = opened()
    assert len(replay.positions) == GAME.length == 57
    for number, at in enumerate(replay.positions):
        replay.go(number)
        deal, scene = at.deal, scenes[-1]
        assert deal is not None and not scene.demo and scene.passing is None and scene.ending is None
        if deal.table.phase != "pass":
            assert hand(scene) == sorted([NAMES[card] for card in each(deal.hands[0])])
        if deal.table.trick:
            assert lying(scene) == [NAMES[card] for card in deal.table.trick]
    assert replay.last and replay.where() == "Deal 1, trick 13 of 13"
    shown = [lying(scene) for scene in scenes[-57:]]
    for number in range(56, -1, -1):
        replay.go(number)
        assert lying(scenes[-1]) == shown[number]


def test_a_step_moves_and_a_jump_lies_there_at_once() -> None:
    replay, scenes = opened()
    replay.go(1)
    assert scenes[-1].pace == 1
    replay.go(30)
    assert scenes[-1].pace == 0 and scenes[-1].say.startswith("Deal 1, trick ")
    replay.go(29)
    assert scenes[-1].pace == 0


def test_a_choice_that_one_came_to_see_is_told_before_it_is_made() -> None:
    replay, scenes = opened(grade=lambda at: f"grade of move {at.length}")
    made = next(at for at in replay.positions if isinstance(at.move, Played) and at.move.seat == 0)
    moves = made.length - 1
    replay.see(moves)
    assert replay.game.length == moves and replay.judged is made
    chosen = words.move_text(made, list(NAMED), 0, True)
    assert chosen.startswith("You: ")
    assert scenes[-1].say.endswith(f". The next choice: {chosen} grade of move {moves + 1}.")
    replay.go(replay.at + 1)
    assert replay.judged is replay.game and "The next choice" not in scenes[-1].say
    replay.go(replay.at - 1)
    assert "The next choice" in scenes[-1].say, "the same position again"
    replay.see(replay.positions[-1].length)
    assert replay.last and replay.judged is replay.game, "nothing comes after the last one"


def test_a_lead_that_one_came_to_see_is_of_the_trick_that_it_begins() -> None:
    replay, scenes = opened()
    for at in replay.positions:
        table = at.deal.table if at.deal else None
        if table is None or len(table.trick) != 1 or not table.tricks or at.last is None:
            continue
        replay.see(at.last.length)
        trick = len(table.tricks) + 1
        assert replay.where() == f"Deal 1, trick {trick} of 13" and scenes[-1].say.startswith(replay.where())
        assert lying(scenes[-1]) == [] and scenes[-1].title.endswith(f"trick {trick} of 13")
        replay.by_trick(1)
        assert replay.place() == (0, trick), "on to its first card"


def test_all_cards_or_those_of_one_seat() -> None:
    replay, scenes = opened()
    replay.go(20)
    deal = replay.game.deal
    assert deal is not None
    assert scenes[-1].seats[1].open == tuple([NAMES[card] for card in each(deal.hands[1])])
    replay.look(2, False)
    scene = scenes[-1]
    assert [seat.open for seat in scene.seats] == [()] * 4 and scene.seats[0].name == "Michele"
    assert hand(scene) == sorted([NAMES[card] for card in each(deal.hands[2])])
    others = deal.hands[0] | deal.hands[1] | deal.hands[3]
    assert not set(hand(scene)) & {NAMES[card] for card in each(others)}
    told = []
    for number in (1, 2, 3, 4):
        replay.go(number)
        told.append(replay.sentence())
    assert [text.endswith((" passes.", "You pass.")) for text in told].count(True) == 3, "only its own cards are named"
    assert not [text for text in told if text.startswith("You passes")]


def test_one_player_alone_is_called_you_whoever_looks_on() -> None:
    replay, _ = opened()
    for seat in range(4):
        replay.look(seat, True)
        for number, at in enumerate(replay.positions):
            replay.go(number)
            told, who = replay.sentence(), getattr(at.move, "seat", -1)
            assert told.startswith("You") == (who == 0) and told.startswith("Michele") == (who == 2), told
            table = at.deal.table if at.deal else None
            if table and table.phase == "play" and table.tricks and not table.trick:
                assert ("You take" in told) == (table.tricks[-1].winner(4) == 0), told


def test_jumps_by_trick_and_deal() -> None:
    replay, scenes = opened()
    for trick in (5, 1, 13):
        replay.go(replay.start_of(0, trick))
        assert replay.place() == (0, trick) and len(lying(scenes[-1])) == 1
    replay.by_trick(-1)
    assert replay.place() == (0, 12)
    replay.go(replay.start_of(0, 0))
    assert replay.place() == (0, 0) and isinstance(replay.game.move, Dealt)
    assert replay.tricks(0) == 13 and replay.deals() == 1
    replay.by_trick(-1)
    assert replay.at == 0


def test_a_finished_trick_lies_there_and_its_taker_is_told() -> None:
    replay, scenes = opened()
    replay.go(replay.start_of(0, 2) - 1)
    assert len(lying(scenes[-1])) == 4 and "the trick" in replay.sentence()
    replay.go(len(replay.positions) - 1)
    assert "Deal 1 is over. You: " in replay.sentence()


def test_you_take_a_trick_as_you_pass_whoever_looks_on() -> None:
    ben = tuple([Seat("iq:100", "ben", name) for name in reversed(NAMED)])  # is called You, and takes tricks
    replay, _ = opened(Record(GAME, "1", "7", ben))
    for seat in range(4):
        replay.look(seat, True)
        told = []
        for trick in range(2, 14):
            replay.go(replay.start_of(0, trick) - 1)
            told.append(replay.sentence())
        assert "You take the trick" in " ".join(told) and "You takes" not in " ".join(told)


def test_of_a_deal_that_is_still_played_nothing_is_shown() -> None:
    running = GAME.play(Dealt(*shuffle.deal(GAME.rules, 9, 1)))
    whole = without_open_deal(RECORD.at(running))
    assert whole is not None and whole.game is GAME
    first = GAME
    while first.length > 30:
        assert first.last is not None
        first = first.last
    assert without_open_deal(RECORD.at(first)) is None
    conceded = running.play(Declared(0, "concede"))
    assert without_open_deal(RECORD.at(conceded)) is not None


@pytest.mark.parametrize("seat", range(4))
def test_nobody_is_asked_anything(seat: int) -> None:
    replay, scenes = opened()
    replay.look(seat, True)
    replay.go(25)
    scene = scenes[-1]
    assert not vars(scene.can) and not any(card.playable for card in scene.cards)
    assert all(at.person for at in scene.seats) and scene.prompt == ""
