"""Setup: the table of the next game, its rules and everyone at it. It reads back from JSON."""

from __future__ import annotations

import json

from hearts.app import gate
from hearts.app.library.names import tidy, tidy_face
from hearts.app.words import notices
from hearts.app.words.phrases import guest, player
from hearts.engine.game import Game
from hearts.engine.record import PERSON, Record, Seat
from hearts.engine.rules import Rules
from hearts.engine.shuffle import DEALING
from hearts.minds import registry

YOU = "You"  # whoever has chosen no other name
TAKEBACKS = "takebacks"  # the note of a record that says it, where it is not free
UNDO = ("free", "last", "off")  # what may be taken back in a game: anything, one's last choice, nothing
# How seats were written before there was a dial, and the mind that comes nearest.
LEVELS = {"casual": "iq:100", "keen": "iq:130", "sharp": "iq:160"}

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


class SeatSetup:
    """Who will sit there: name, portrait, and who plays: PERSON, or a mind by its name."""

    def __init__(self, name: str, face: str, player: str) -> None:
        self.name = name
        self.face = face
        self.player = player

    @property
    def person(self) -> bool:
        """Whether a person plays."""
        return self.player == PERSON


class Setup:
    """The table of the next game: its rules, and everyone from you on clockwise.

    seed     a published seed of the deals; None where each deal is to be a secret
    diabolo  whether the minds see all the cards and play together against you
    undo     one of UNDO
    """

    def __init__(
        self,
        rules: Rules | None = None,
        seats: list[SeatSetup] | None = None,
        seed: str | None = None,
        diabolo: bool = False,
        undo: str = "free",
    ) -> None:
        self.rules = rules or Rules()
        self.seats = seats or company(self.rules.players)
        self.seed = seed
        self.diabolo = diabolo and not no_diabolo(self.seats)
        self.undo = undo

    def record(self, id: str) -> Record:
        """The record of a new game at this table; `id` names it, and begins with when it was begun."""
        seats = tuple([Seat(who.player, who.face, who.name) for who in told_apart(self.seats)])
        notes: tuple[tuple[str, str], ...] = (("diabolo", "yes"),) if self.diabolo else ()
        notes += ((TAKEBACKS, self.undo),) if self.undo != UNDO[0] else ()
        return Record(Game.new(self.rules), id, self.seed or "", seats, notes, 1 if self.seed else DEALING)

    def again(self, record: Record) -> Setup:
        """This table where the game of `record` was begun at it; else that game's own, which another tab has begun."""
        own, notes = self.record(""), dict(record.notes)
        rules = own.game.rules if "played_on" in notes else record.game.rules  # that game has a later end than it had
        kept = [(word, notes.get(word)) for word in ("diabolo", TAKEBACKS)]
        same = kept == [(word, dict(own.notes).get(word)) for word in ("diabolo", TAKEBACKS)]
        if same and own.seats == record.seats and own.game.rules.text() == rules.text():
            return self
        seats = [SeatSetup(seat.name, seat.face, player_of(seat.player)) for seat in record.seats]
        return Setup(record.game.rules, seats, self.seed, "diabolo" in notes, notes.get(TAKEBACKS, UNDO[0]))

    def moved(self) -> Setup:
        """The same table, where everybody but the first has moved one seat on, with the points that they start with."""
        seats = self.seats[:1] + self.seats[-1:] + self.seats[1:-1]
        rules, start = self.rules, self.rules.start
        if any(start):
            moved = start[:1] + start[-1:] + start[1:-1]
            rules = Rules(rules.name, **dict(rules.changes(), handicap=",".join([str(points) for points in moved])))
        return Setup(rules, seats, self.seed, self.diabolo, self.undo)

    def text(self) -> str:
        """As JSON; the seed is left out."""
        seats = [[who.name, who.face, who.player] for who in self.seats]
        return json.dumps({"rules": self.rules.text(), "seats": seats, "diabolo": self.diabolo, "undo": self.undo})

    @classmethod
    def read(cls, source: str) -> Setup:
        """From JSON; where it does not read, the first setup there is."""
        return (cls.found(source) if source else None) or cls()

    @classmethod
    def found(cls, source: str) -> Setup | None:
        """From JSON; None where it does not read."""
        found = gate.opened_object(source)
        rules, seated = found.get("rules", "deluxe"), found.get("seats", [])
        if not isinstance(rules, str) or not isinstance(seated, list):
            return None
        try:
            seats = [SeatSetup(tidy(name, guest()), tidy_face(face), player_of(who)) for name, face, who in seated]
            undo = found.get("undo")
            undo = undo if isinstance(undo, str) and undo in UNDO else UNDO[0]
            setup = cls(Rules.read(rules), seats, None, found.get("diabolo") is True, undo)
        except (ValueError, TypeError, AttributeError):
            return None
        return setup if len(setup.seats) == setup.rules.players else None


def company(players: int) -> list[SeatSetup]:
    """You and as many regulars as it takes, as they sit down when nobody has chosen."""
    others = [SeatSetup(name, face, mind) for face, name, mind in REGULARS[: players - 1]]
    return [SeatSetup(YOU, "you", PERSON)] + others


def told_apart(seats: list[SeatSetup]) -> list[SeatSetup]:
    """The same seats; where several people share the device, each has a name of their own, and nobody is “You”."""
    several = len([who for who in seats if who.person]) > 1
    names = [who.name for who in seats]
    found: list[SeatSetup] = []
    for who in seats:
        same = who.name == YOU or who.name in [one.name for one in found]
        if several and who.person and same:
            number = len([one for one in found if one.person]) + 1
            who = SeatSetup(player(number, names + [one.name for one in found]), who.face, PERSON)
        found.append(who)
    return found


def by_name(record: Record) -> Record:
    """The record of a game as it is played on: of several people each has a name of their own."""
    found = told_apart([SeatSetup(seat.name, seat.face, seat.player) for seat in record.seats])
    seats = tuple([Seat(who.player, who.face, who.name) for who in found])
    if seats == record.seats:
        return record
    return record.seated(seats)


def without_people(setup: Setup) -> Setup:
    """The same table, where regulars who do not sit there yet take the places of the people."""
    names = [who.name for who in setup.seats]
    free = [SeatSetup(name, face, mind) for face, name, mind in REGULARS if name not in names]
    return Setup(setup.rules, [free.pop(0) if who.person and free else who for who in setup.seats])


def player_of(word: str) -> str:
    """PERSON, or the name of the mind that a seat's word stands for in records of every age; else ValueError."""
    return word if word == PERSON else registry.named(LEVELS.get(word, word))


def no_diabolo(seats: list[SeatSetup]) -> str:
    """Why Diabolo cannot be played by these, as a sentence; empty where it can."""
    people = len([who for who in seats if who.person])
    return "" if people == 1 else notices.no_diabolo()
