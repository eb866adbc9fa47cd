"""The setup is the table of the next game: its rules, who sits in each seat, how far undo goes; saved as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.gate import tidy, tidy_face
from hearts.app.heading import PLAYED_ON, TAKEBACKS, UNDO, YES, Notes, notes, player_of
from hearts.app.words import notices
from hearts.app.words.phrases import guest, nameless, player, you
from hearts.engine.game import Game
from hearts.engine.options import RulesError
from hearts.engine.record import PERSON, Record, Seat
from hearts.engine.rules import Rules
from hearts.engine.shuffle import DEALING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hearts.engine.options import Value

# Those that sit down when nobody has chosen: portrait, name and mind, clockwise from your left.
REGULARS = (
    ("pauline", "Pauline", "iq:110,bold=0.5,revenge=0.5"),
    ("michele", "Michele", "iq:130,bold=-0.5,voids=0.5"),
    ("ben", "Ben", "iq:90,jack=1"),
    ("rosa", "Rosa", "iq:100,bold=0.5,moons=1"),
    ("kenji", "Kenji", "iq:150,moons=-0.5,voids=1"),
    ("amara", "Amara", "iq:170"),
    ("walter", "Walter", "iq:70,bold=-1,moons=-1"),
    ("dev", "Dev", "iq:140,bold=1,moons=0.5"),
)


class Setup:
    """The table of the next game: its rules, and the seats clockwise, yours first.

    seed     a published seed of the deals; None if each deal is to be a secret
    diabolo  whether the minds see all the cards and play together against you
    undo     one of UNDO
    """

    def __init__(
        self,
        rules: Rules | None = None,
        seats: Iterable[Seat] | None = None,
        seed: str | None = None,
        diabolo: bool = False,
        undo: str = "free",
    ) -> None:
        self.rules = rules or Rules()
        self.seats = tuple(seats or ()) or company(self.rules.players)
        self.seed = seed
        self.diabolo = diabolo and not no_diabolo(self.seats)
        self.undo = undo

    def record(self, id: str) -> Record:
        """Return the record of a new game at this table, named by `id`, which begins with the time of its beginning."""
        noted = Notes()
        noted = noted.set("diabolo", YES) if self.diabolo else noted
        noted = noted.set(TAKEBACKS, self.undo) if self.undo != UNDO[0] else noted
        dealing = 1 if self.seed else DEALING
        return Record(Game.new(self.rules), id, self.seed or "", told_apart(self.seats), noted.lines, dealing)

    def seated(self, seats: Iterable[Seat]) -> Setup:
        """Return the same table with these in its seats."""
        return Setup(self.rules, seats, self.seed, self.diabolo, self.undo)

    def text(self) -> str:
        """Return the setup as JSON, without its seed."""
        seats = [[who.name, who.face, who.player] for who in self.seats]
        return json.dumps({"rules": self.rules.text(), "seats": seats, "diabolo": self.diabolo, "undo": self.undo})

    @classmethod
    def read(cls, source: str) -> Setup:
        """Return the setup in this JSON text; a first visitor's setup if the text cannot be read."""
        return (cls.try_read(source) if source else None) or cls()

    @classmethod
    def try_read(cls, source: str) -> Setup | None:
        """Return the setup in this JSON text; None if the text cannot be read."""
        plain = gate.parse_object(source)
        rules, seated = plain.get("rules", "deluxe"), plain.get("seats", [])
        if not isinstance(rules, str) or not isinstance(seated, list):
            return None
        try:
            seats = [Seat(player_of(who), tidy_face(face), tidy(name, guest())) for name, face, who in seated]
            undo = plain.get("undo")
            undo = undo if isinstance(undo, str) and undo in UNDO else UNDO[0]
            setup = cls(Rules.read(rules), seats, None, plain.get("diabolo") is True, undo)
        except (ValueError, TypeError, AttributeError):
            return None
        return setup if len(setup.seats) == setup.rules.players else None


def company(players: int) -> tuple[Seat, ...]:
    """Return the seats of a first visitor's table: you and regulars."""
    others = [Seat(mind, face, name) for face, name, mind in REGULARS[: players - 1]]
    return tuple([Seat(PERSON, "you", you())] + others)


def first_setup() -> Setup:
    """Return a first visitor's table: by the rules that most people know."""
    return Setup(Rules.preset("classic-pc"))


def told_apart(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the same seats; if several people share the device, each of them has a name of their own, and nobody is
    “You”."""
    if len([who for who in seats if who.here]) < 2:
        return seats
    names = [who.name for who in seats]
    apart: list[Seat] = []
    for who in seats:
        if who.here and (nameless(who.name) or who.name in [other.name for other in apart]):
            number = len([other for other in apart if other.here]) + 1
            who = Seat(PERSON, who.face, player(number, names + [other.name for other in apart]))
        apart.append(who)
    return tuple(apart)


def by_name(record: Record) -> Record:
    """Return the record with its seats told apart, see `told_apart`."""
    seats = told_apart(record.seats)
    return record if seats == record.seats else record.seated(seats)


def without_people(setup: Setup) -> Setup:
    """Return the same table with people replaced by regulars who do not sit there yet."""
    names = [who.name for who in setup.seats]
    free = [Seat(mind, face, name) for face, name, mind in REGULARS if name not in names]
    return Setup(setup.rules, [free.pop(0) if who.person and free else who for who in setup.seats])


def no_diabolo(seats: Iterable[Seat]) -> str:
    """Return a sentence that says why Diabolo cannot be played with these seats; empty if it can."""
    people = len([who for who in seats if who.person])
    return "" if people == 1 else notices.no_diabolo()


# ---- the next game ---------------------------------------------------------------------------------------------------


def played_again(setup: Setup, record: Record) -> Setup:
    """Return the table to play again after this game: `setup` if it was played there, else one made from its record."""
    rules, noted = first_rules(record, setup.rules), notes(record)
    same = noted.diabolo == setup.diabolo and noted.takebacks == setup.undo
    if same and told_apart(setup.seats) == record.seats and rules.text() == setup.rules.text():
        return setup
    theirs = [Seat(player_of(who.player), who.face, who.name) for who in record.seats]
    return Setup(rules, theirs, setup.seed, noted.diabolo, noted.takebacks)


def first_rules(record: Record, own: Rules) -> Rules:
    """Return the rules of a game before it was continued, which gave it a later end; its rules if it was not.

    If the record does not name the first end, as in 0.1.0: `own` if only the end differs from that, else its rules.
    """
    rules, noted = record.game.rules, notes(record)
    if PLAYED_ON not in noted.marks:
        return rules
    option, _, number = noted.first_end.partition("=")
    try:
        first = Rules(rules.name, **dict(rules.changes(), **{option: int(number)})) if option else own
    except RulesError:
        return rules
    ends: dict[str, Value] = {"limit": rules.limit, "deals": rules.deals}
    return first if Rules(first.name, **dict(first.changes(), **ends)) == rules else rules


def rotate(setup: Setup) -> Setup:
    """Return the same table with all but the first player moved on by one seat, with the points they start with."""
    seats = setup.seats[:1] + setup.seats[-1:] + setup.seats[1:-1]
    rules, start = setup.rules, setup.rules.start
    if any(start):
        points = start[:1] + start[-1:] + start[1:-1]
        rules = Rules(rules.name, **dict(rules.changes(), handicap=",".join([str(each) for each in points])))
    return Setup(rules, seats, setup.seed, setup.diabolo, setup.undo)
