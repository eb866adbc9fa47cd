"""A row: what statistics ask of one finished game, as a short text that reads back.

Rows follow from records. When a figure needs a fact that rows lack, it is added here, VERSION goes up, and the archive
makes all rows anew from the records.
"""

from __future__ import annotations

import binascii
import hashlib
import json

from hearts.app import gate
from hearts.app.heading import MARKS, NO, player_of
from hearts.app.statistics.deals import Story, by_trick, giver, place, stopper
from hearts.engine.cards import card
from hearts.engine.record import PERSON
from hearts.minds import registry

VERSION = 3  # no moon is shot, stopped or suffered where moons count nothing
PEOPLE = -1  # the I.Q. of a person; 0 is that of a mind which has none
FIELDS = (
    "version", "id", "at", "rules", "players", "others", "marks", "place", "scores", "points", "tricks", "queens",
    "given", "jacks", "moons", "stopped", "suffered", "suns", "conceded",
)  # fmt: skip


class Row:
    """One finished game, as its first person played it. Where nobody did, `marks` has "demonstration", `place` is 0.

    at       when it ended, as text: milliseconds since 1970; rules: the preset
    others   portrait, name and I.Q. of each other seat, clockwise from the left
    marks    what sets the game apart, of MARKS
    place    1 for the lowest score; who gave up comes last. scores: of all seats, the person's first
    points   of the person in each deal; tricks: their points with each trick, summed over the deals
    queens   Queens of Spades taken; given: played, and taken by another; jacks: bonus cards taken
    moons    shot by the person; stopped: see `deals.stopper`; suffered: shot by others; suns: every trick as well
    conceded whether the person gave up
    """

    def __init__(self, values: list[object]) -> None:
        for name, value in zip(FIELDS, values):
            setattr(self, name, value)

    version: int
    id: str
    at: str
    rules: str
    players: int
    others: list[tuple[str, str, int]]
    marks: list[str]
    place: int
    scores: list[int]
    points: list[int]
    tricks: list[int]
    queens: int
    given: int
    jacks: int
    moons: int
    stopped: int
    suffered: int
    suns: int
    conceded: bool

    def text(self) -> str:
        """As a JSON list, in the order of FIELDS."""
        return json.dumps([getattr(self, name) for name in FIELDS])

    @classmethod
    def read(cls, text: str) -> Row | None:
        """From that list; None where it is of another version."""
        try:
            values = json.loads(text)
        except ValueError:
            return None
        if not isinstance(values, list) or len(values) != len(FIELDS) or values[0] != VERSION:
            return None
        return cls(values)


def game_id(story: Story, text: str) -> str:
    """What makes a game the same game: the `id` of its record, which begins with the millisecond it was begun in.

    So a game counts once, in however many tabs it is shown, and however often it is finished after an undo: its last
    end holds. A record without an id goes by a hash of its heading and its first deal.
    """
    if story.id:
        return archive_id(story.id)
    first = text.split("\ntrick ")[0].split("\npass ")[0]
    return "hash-" + binascii.hexlify(hashlib.sha256(first.encode()).digest()).decode()[:32]


def archive_id(id: str) -> str:
    """The id of a record, as the archive has it: on one line, not too long."""
    return gate.line(id, 100)


def row_of(text: str, at: str) -> Row:
    """The row of a finished game's record; ValueError where it does not read, or the game has not ended."""
    try:
        story = Story(text)
    except (ValueError, IndexError):
        raise ValueError("The record does not read.") from None
    if not story.over:
        raise ValueError("The game has not ended.")
    people = [seat for seat, who in enumerate(story.seats) if who[0] == PERSON]
    you, players = people[0] if people else -1, story.rules.players
    round_ = [(max(you, 0) + seat) % players for seat in range(players)]
    facts: list[object] = [VERSION, game_id(story, text), at, story.rules.name, players]
    facts += [[_other(*story.seats[seat]) for seat in round_[1:]], _marks(story, bool(people))]
    facts += [place(story.scores, story.conceded, you) if people else 0, [story.scores[seat] for seat in round_]]
    return Row(facts + _played(story, you) + [bool(people) and story.conceded == you])


def _other(player: str, face: str, name: str) -> list[object]:
    return [face, name, PEOPLE if player == PERSON else _iq(player)]


def _iq(player: str) -> int:
    """0 too for a mind of another version, which nobody knows here."""
    try:
        known = registry.iq_and_temper(player_of(player))
    except ValueError:
        return 0
    return known[0] if known else 0


def _marks(story: Story, person: bool) -> list[str]:
    noted = [mark for mark in MARKS if story.notes.get(mark, "") not in NO]
    return noted if person or "demonstration" in noted else ["demonstration"] + noted


def _played(story: Story, you: int) -> list[object]:
    """The part of a row that tells of the cards played: its fields from `points` to `suns`."""
    rules, lines = story.rules, [deal.line for deal in story.deals]
    queen, tricks = card("QS"), [0] * rules.hand_size
    given = stopped = 0
    for deal in story.deals if you >= 0 else []:
        for number, more in enumerate(by_trick(rules, deal, you)):
            tricks[number] += more
        given += giver(deal.tricks, queen, rules.players) == you != deal.line.queen
        stopped += stopper(rules, deal) == you
    return [
        [line.points[you] for line in lines] if you >= 0 else [],
        tricks,
        len([line for line in lines if line.queen == you >= 0]),
        given,
        len([line for line in lines if line.bonus == you >= 0]),
        len([line for line in lines if line.shooter == you >= 0]),
        stopped,
        len([line for line in lines if line.shooter >= 0 and line.shooter != you >= 0]),
        len([line for line in lines if line.sun and line.shooter == you >= 0]),
    ]
