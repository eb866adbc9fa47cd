"""Choices again: minds choose once more from their view and their chance alone, as they lie in a record.

    .venv/bin/python -m tests.bench.again 10000

Games are played at the table's rules, by minds at sight and by minds that search by worlds, written as text, and read
again. Each choice becomes the question that a worker gets, as JSON text; who answers gets that text alone. It prints
how many choices came out the same, and exits with 1 where one did not.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

if __name__ == "__main__":
    sys.path.insert(0, __file__.rsplit("/", 3)[0] + "/py")

from hearts.engine import shuffle
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.record import Record, Seat, positions
from hearts.engine.rules import Rules
from hearts.minds.again import asked, chosen
from hearts.minds.far_end import read_object, read_question
from hearts.minds.registry import mind
from hearts.minds.wire import question

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts.minds.far_end import Question
    from hearts.minds.mind import Mind

RULES = ("classic-pc deals=1", "deluxe deals=1", "spot deals=1", "kitty deals=1", "omnibus deals=1")
TABLES = (("iq:120", "iq:60,moons=0.5", "instinct", "iq:100"), ("iq:120", "iq:150", "iq:120", "sampling:20"))
SLOW = 20  # one game of so many has minds that search


def choose(who: Mind, question: Question) -> int:
    """Return what a mind chooses, asked this."""
    act = who.give if question.ask == "give" else who.play
    return act(question.view, question.seed).choice


def played(number: int) -> Record:
    """Return the record of one deal between minds, by a published seed."""
    rules, names = Rules.read(RULES[number % len(RULES)]), TABLES[number % SLOW == 0]
    seats = tuple([Seat(each, "ben", each) for each in (names * 2)[: rules.players]])
    record = Record(Game.new(rules, number % 4), f"again-{number}", f"seed {number}", seats, (), 2)
    minds = [mind(seat.player) for seat in seats]
    at = record.game
    while at.phase in ("deal", "pass", "play"):
        if at.phase == "deal":
            if at.lines:
                break
            shares = ((shuffle.PUBLISHED, record.seed),)
            at = at.play(Dealt(*shuffle.dealt(rules, shuffle.deal_key(record.id, number % 4, shares)), shares))
            continue
        seat = at.waiting[0]
        view, chance = asked(record, at, seat)
        if at.phase == "pass":
            at = at.play(Passed(seat, minds[seat].give(view, chance).choice))
        else:
            at = at.play(Played(seat, minds[seat].play(view, chance).choice))
    return record.at(at)


def again(number: int) -> Iterator[tuple[bool, str]]:
    """Choose again in so many positions. Yields whether it is the same, and the question."""
    done, game = 0, 0
    while done < number:
        record = Record.read(played(game).text(), later=True)
        game += 1
        for at in positions(record.game):
            if not chosen(at) or not isinstance(at.move, (Passed, Played)) or at.last is None or done == number:
                continue
            who = record.seats[at.move.seat].player
            what = "give" if isinstance(at.move, Passed) else "play"
            text = question(1, what, *_with(record, at.last, at.move.seat, who))
            made = at.move.cards if isinstance(at.move, Passed) else at.move.card
            done += 1
            yield choose(mind(who), read_question(read_object(text))) == made, text


def _with(record: Record, before: Game, seat: int, who: str) -> tuple[object, str, str]:
    view, chance = asked(record, before, seat)
    return view, who, chance


def main(number: int) -> int:
    """Choose again so often, and print how often that was the same. Returns what the program exits with."""
    same, other = 0, []
    for right, text in again(number):
        same += right
        if not right:
            other.append(json.loads(text))
    print(f"{same} of {number} choices came out the same.")
    for each in other[:3]:
        print(json.dumps(each))
    return 1 if other else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
