"""A row: the facts that the statistics need of one finished game, kept as a short JSON text.

Rows are computed from records. To give a figure a new fact, add it here and raise VERSION: the archive then computes
all rows anew.
"""

from __future__ import annotations

import binascii
import hashlib
import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.heading import notes, player_of
from hearts.app.statistics.deals import by_trick, finished_deals, giver, place_of, stopper
from hearts.engine.cards import card
from hearts.engine.fairness import FACTS, facts
from hearts.engine.game import Dealt
from hearts.minds import registry

if TYPE_CHECKING:
    from hearts.engine.game import Game
    from hearts.engine.record import Record, Seat

VERSION = 5  # what each seat was dealt
PEOPLE = -1  # the I.Q. of a person; 0 is that of a mind which has none
FIELDS = (
    "version", "id", "at", "rules", "players", "others", "marks", "place", "scores", "points", "tricks", "queens",
    "given", "jacks", "moons", "stopped", "suffered", "suns", "conceded", "pack", "dealt",
)  # fmt: skip


class Row:
    """One finished game, as its first person played it. Where nobody did, `marks` has "demonstration", `place` is 0.

    at       when it ended, as text: milliseconds since 1970; rules: the preset
    others   portrait, name and I.Q. of each other seat, clockwise from the left
    marks    what sets the game apart, of MARKS
    place    1 for the lowest score; who gave up comes last. scores: of all seats, the person's first
    points   of the person in each deal; tricks: their points with each trick, summed over the deals
    queens   Queens of Spades taken; given: played, and taken by another; jacks: bonus cards taken
    moons    shot by the person; stopped: see `deals.stopper`; suffered: shot by others; suns: those that counted double
    conceded whether the person gave up
    pack     the rules as text, by which the cards were dealt
    dealt    how many deals were dealt, and then of each seat what it was dealt in them, by FACTS of
             `hearts.engine.fairness`, the person's first; hands that a person laid are left out
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
    pack: str
    dealt: list[list[int]]

    def text(self) -> str:
        """Return the row as a JSON list, in the order of FIELDS."""
        return json.dumps([getattr(self, name) for name in FIELDS])

    @classmethod
    def read(cls, text: str) -> Row | None:
        """Return the row in this text; None if it is of another version or damaged."""
        try:
            values = json.loads(text)
        except ValueError:
            return None
        if not isinstance(values, list) or len(values) != len(FIELDS) or values[0] != VERSION:
            return None
        return cls(values)


def game_id(record: Record, text: str) -> str:
    """Return the id under which a game is archived: its record's `id`, or a hash of its heading and first deal.

    A game has one id in every tab and after every undo, so it counts once; the last end replaces earlier ones.
    """
    if record.id:
        return archive_id(record.id)
    first = text.split("\ntrick ")[0].split("\npass ")[0]
    return "hash-" + binascii.hexlify(hashlib.sha256(first.encode()).digest()).decode()[:32]


def archive_id(id: str) -> str:
    """Return the id of a record as the archive uses it: one line of at most 100 letters."""
    return gate.one_line(id, 100)


def row_of(record: Record, text: str, at: str, id: str = "") -> Row:
    """Return the row of a game that ended then. Raises ValueError if it has not ended or does not name its seats.

    text   the record as it is kept; id: under which it is kept already
    """
    game, people = record.game, record.here
    you, players = people[0] if people else -1, game.rules.players
    if game.phase != "over":
        raise ValueError("The game has not ended.")
    if len(record.seats) != players:
        raise ValueError("Nobody knows who sits at the table.")
    round_ = [(max(you, 0) + seat) % players for seat in range(players)]
    values: list[object] = [VERSION, id or game_id(record, text), at, game.rules.name, players]
    values += [[_other(record.seats[seat]) for seat in round_[1:]], _marks(record)]
    values += [place_of(game.scores, game.conceded, you) if people else 0, [game.scores[seat] for seat in round_]]
    values += _played(game, you) + [bool(people) and game.conceded == you]
    return Row(values + [game.rules.text(), _dealt(record, round_)])


def _other(who: Seat) -> list[object]:
    return [who.face, who.name, PEOPLE if who.person else _iq(who.player)]


def _iq(player: str) -> int:
    """Return the I.Q. of a mind; 0 if it has none, or if this version does not know the mind."""
    try:
        known = registry.iq_and_temper(player_of(player))
    except ValueError:
        return 0
    return known[0] if known else 0


def _marks(record: Record) -> list[str]:
    noted = notes(record).marks
    return noted if record.here or "demonstration" in noted else ["demonstration"] + noted


def _dealt(record: Record, round_: list[int]) -> list[list[int]]:
    """Return the field `dealt` of a row; `round_`: the seats, from the person on."""
    game, laid = record.game, record.dealing > 1 and not record.seed
    sums, number = [[0] * len(FACTS) for _ in round_], 0
    for at in game.path()[1 : game.length + 1]:
        move = at.move
        if isinstance(move, Dealt) and (move.shares or not laid):
            number += 1
            for own, seat in zip(sums, round_):
                for place, fact in enumerate(facts(game.rules, move.hands[seat])):
                    own[place] += fact
    return [[number]] + sums


def _played(game: Game, you: int) -> list[object]:
    """Return the fields of a row from `points` to `suns`, which follow from the cards that were played."""
    rules, lines = game.rules, game.lines
    queen, tricks = card("QS"), [0] * rules.hand_size
    given = stopped = 0
    for deal in finished_deals(game) if you >= 0 else []:
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
