"""The roster: what everybody at a table knows of it. Rules, who sits where, who may be there, how the table is kept.

It travels whole, as JSON, whenever something in it has changed.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.gate import tidy, tidy_face
from hearts.app.heading import player_of
from hearts.app.people.code import data_of, exchange_of, letters
from hearts.app.people.names import NAMES, listed
from hearts.app.people.primitives import KEY, SIGNATURE
from hearts.app.words import phrases
from hearts.engine.game import Game
from hearts.engine.options import RulesError
from hearts.engine.record import PERSON, Record, Seat, owner
from hearts.engine.rules import Rules
from hearts.engine.shuffle import DEALING
from hearts.engine.value import Value

if TYPE_CHECKING:
    from typing import Literal

    State = Literal["lobby", "game", "over"]

STATES = ("lobby", "game", "over")
PATIENCE, CLOCK = (30, 60, 120, 300), (0, 20, 40, 90)  # seconds: for who is away, and for who is there; 0: none
MOST_PEOPLE, MOST_GONE = 16, 16
RESTARTS = "restarts"  # the note that says how often a round of shares was begun again
HELPS = ("hint", "joe")  # kinds of help that a host may allow for all
HELP = "helps"  # begins the notes that say which of them were allowed in a game
NOTE, MARK = 120, 16  # letters of a note, and of a device's mark
TABLE = 7_400  # bytes of a table as it is told: an entry must fit into a message
SPARE = 1_800  # of them that are left where somebody comes, or is noted: for seats, names and codes of later
MINDS = "1"  # names how minds choose at a table; `tests/people/test_minds_again.py` says when it must be another
TABLES = 8  # epochs whose table is known by its name in messages


class Known(Value):
    """Somebody who is let in: id, name, face, and the key to seal for them.

    device, vouch   the key of their device as letters, and its signature over the id; empty where none was told
    """

    def __init__(self, id: str, name: str, face: str, exchange: bytes, device: str = "", vouch: str = "") -> None:
        self.id = id
        self.name = name
        self.face = face
        self.exchange = exchange
        self.device = device
        self.vouch = vouch


class Roster(Value):
    """What everybody knows of a table.

    seats     who is recorded in each seat; people: who is let in; host: the id of the host's own person
    game      the id of the game, empty before the first; state: one of STATES
    patience, clock   seconds; standing: seats of people for whom a mind plays
    notes     what the record's heading notes; epoch: counts the codes
    minds     MINDS of the host's page: others compute the moves of minds again where theirs is the same
    tables    what the table is called in messages, in the last epochs: who came later can check what was signed then
    watching  whether whoever has the link may watch
    helps     those of HELPS that all may take
    writes    whether people may write to each other, and not only say what all can say
    public    whether the lobby has told of this table: people have names of the list, and nobody writes, for good
    closed    whether nobody else may find it there any more
    gone      marks of the devices that were asked to leave a public table, so that the next host knows them
    """

    def __init__(
        self,
        rules: Rules,
        seats: tuple[Seat, ...],
        host: str,
        name: str = "",
        people: tuple[Known, ...] = (),
        game: str = "",
        state: State = "lobby",
        patience: int = PATIENCE[1],
        clock: int = 0,
        standing: tuple[int, ...] = (),
        notes: tuple[tuple[str, str], ...] = (),
        epoch: int = 1,
        tables: tuple[str, ...] = (),
        watching: bool = False,
        minds: str = MINDS,
        writes: bool = False,
        public: bool = False,
        helps: tuple[str, ...] = (),
        closed: bool = False,
        gone: tuple[str, ...] = (),
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.host = host
        self.name = name
        self.people = people
        self.game = game
        self.state = state
        self.patience, self.clock = patience, clock
        self.standing = standing
        self.notes = notes
        self.epoch = epoch
        self.tables = tables
        self.watching = watching
        self.minds = minds
        self.writes, self.public, self.closed = writes and not public, public, closed
        self.helps, self.gone = helps, gone

    def changed(self, **fields: object) -> Roster:
        """Return the same roster with other values in these fields."""
        return Roster(**dict(self.__dict__, **fields))

    def known(self, id: str) -> Known | None:
        """Return what is known of the person with this id, called and drawn as at their seat; None for strangers."""
        found, seat = next((each for each in self.people if each.id == id), None), self.seat_of(id)
        if found is None or seat < 0:
            return found
        who = self.seats[seat]
        return Known(id, who.name, who.face, found.exchange, found.device, found.vouch)

    def with_mind(self, seat: int, on: bool) -> Roster:
        """Return the roster as a mind plays for the person in this seat, or no more."""
        others = tuple([one for one in self.standing if one != seat])
        return self.changed(standing=others + ((seat,) if on else ()))

    def exchange(self, public: bytes) -> bytes:
        """Return the key to seal for the person with this public key; empty for strangers."""
        id = letters(public)
        return next((each.exchange for each in self.people if each.id == id), b"")

    def seat_of(self, id: str) -> int:
        """Return the seat of a person; -1 for who has none."""
        for seat, who in enumerate(self.seats):
            if owner(who.player) == id:
                return seat
        return -1

    def person_in(self, seat: int) -> str:
        """Return the id of the person in a seat; empty where a mind sits."""
        return owner(self.seats[seat].player)

    @property
    def seated(self) -> list[str]:
        """The ids of the people with a seat, seat by seat."""
        return [owner(who.player) for who in self.seats if owner(who.player)]

    def beside(self, id: str) -> list[str]:
        """Return the ids of others for whom the same device vouches."""
        own = self.known(id)
        device = own.device if own is not None else ""
        return [each.id for each in self.people if device and each.device == device and each.id != id]

    @property
    def left(self) -> list[int]:
        """The seats in which a mind plays for somebody who has left this game."""
        noted = [value.split(" ", 2) for word, value in self.notes if word == "left"]
        gone = [(words[0], words[2]) for words in noted if len(words) == 3]
        minds = [seat for seat, who in enumerate(self.seats) if not who.person]
        return [seat for seat in minds if self.state == "game" and (str(seat), self.seats[seat].name) in gone]

    def plays(self, seat: int) -> bool:
        """Return whether a person plays this seat now: they sit there, and no mind stands in."""
        return self.person_in(seat) != "" and seat not in self.standing

    @property
    def restarts(self) -> int:
        """How often a round of shares was begun again in this game."""
        found = [value for word, value in self.notes if word == RESTARTS and gate.digits(value, 6)]
        return int(found[0]) if found else 0

    def table_of(self, epoch: int) -> str:
        """Return what the table was called in messages of this epoch; empty where that is not known."""
        back = self.epoch - epoch
        return self.tables[-1 - back] if 0 <= back < len(self.tables) else ""

    def in_epoch(self, epoch: int, table: str) -> Roster:
        """Return the roster as another epoch begins, in which the table is called so in messages."""
        return self.changed(epoch=epoch, tables=self.tables[1 - TABLES :] + (table,))

    def parts(self) -> list[str]:
        """Return all that stands in it as texts, one after the other, to be hashed."""
        parts: list[str] = []
        for name in sorted(self.__dict__):
            if name == "gone" and not self.gone:
                continue  # earlier versions have no such field
            parts += [name] + _flat(self.__dict__[name])
        return parts

    @property
    def record(self) -> Record:
        """The record of the game before its first deal: the same on every device."""
        return Record(Game.new(self.rules), self.game, "", self.seats, self.notes, DEALING)

    def text(self) -> str:
        """Return the roster as JSON on one line."""
        people = [
            [each.id, each.name, each.face, letters(each.exchange), each.device, each.vouch] for each in self.people
        ]
        plain: dict[str, object] = {"gone": list(self.gone)} if self.gone else {}
        plain.update(
            {
                "rules": self.rules.text(),
                "seats": [[who.player, who.face, who.name] for who in self.seats],
                "people": people,
                "host": self.host,
                "name": self.name,
                "game": self.game,
                "state": self.state,
                "patience": self.patience,
                "clock": self.clock,
                "standing": list(self.standing),
                "notes": [list(note) for note in self.notes],
                "epoch": self.epoch,
                "tables": list(self.tables),
                "watching": self.watching,
                "minds": self.minds,
                "writes": self.writes,
                "public": self.public,
                "helps": list(self.helps),
                "closed": self.closed,
            }
        )
        return json.dumps(plain)


def size(roster: Roster) -> int:
    """Return the bytes of a roster as it is told."""
    return len(roster.text().encode())


def help_notes(helps: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Return what a record notes of the help that is allowed."""
    return tuple([(f"{HELP}-{each}", "1") for each in helps])


def read_roster(text: str) -> Roster:
    """Return the roster that `text` wrote; ValueError for anything else."""
    plain = gate.parse_object(text)
    try:
        rules = Rules.read(_text(plain, "rules"))
    except RulesError as error:
        raise ValueError(str(error)) from None
    seats = tuple([_seat(row) for row in _list(plain, "seats", 6)])
    if len(seats) != rules.players:
        raise ValueError("So many do not sit at such a table.")
    state = _text(plain, "state")
    if state not in STATES:
        raise ValueError("A table is in no such state.")
    standing = _list(plain, "standing", 6)
    read = Roster(
        rules,
        seats,
        _text(plain, "host"),
        tidy(_text(plain, "name"), ""),
        tuple([_person(row) for row in _list(plain, "people", MOST_PEOPLE)]),
        gate.one_line(_text(plain, "game"), 60),
        state,  # type: ignore[arg-type]
        _number(plain, "patience", 3600),
        _number(plain, "clock", 3600),
        tuple([seat for seat in standing if isinstance(seat, int) and seat in range(len(seats))]),
        tuple([_note(row) for row in _list(plain, "notes", 32)]),
        _number(plain, "epoch", 1_000_000),
        tuple([gate.one_line(_text_in(each), NOTE) for each in _list(plain, "tables", TABLES)]),
        plain.get("watching") is True,
        gate.one_line(_text(plain, "minds"), NOTE),
        plain.get("writes") is True,
        plain.get("public") is True,
        tuple([each for each in HELPS if each in _list(plain, "helps", len(HELPS))]),
        plain.get("closed") is True,
        _gone(plain),
    )
    if read.public and not _all_listed(read):
        raise ValueError("At a public table people have names of the list.")
    return read


def _gone(plain: dict[str, object]) -> tuple[str, ...]:
    """Return the marks of those who were asked to leave; an earlier version tells none."""
    rows = _list(plain, "gone", MOST_GONE) if "gone" in plain else []
    return tuple([gate.one_line(_text_in(each), MARK) for each in rows])


def _all_listed(roster: Roster) -> bool:
    """Return whether nothing stands in a roster that somebody has written."""
    names = [roster.name] + [who.name for who in roster.seats] + [each.name for each in roster.people]
    words = [word for _, value in roster.notes for word in value.split(" ")]
    said = [word for word in names + words if word and not listed(word) and not gate.digits(word, 6)]
    strange = [who.name for who in roster.seats if who.person and who.name not in NAMES]
    return not said and not strange and not roster.game.strip("0123456789abcdef-")


def _flat(value: object) -> list[str]:
    """Return all that stands in a field as texts, so that two that differ never give the same."""
    if isinstance(value, Rules):
        return [value.text()]
    if isinstance(value, Value):
        value = tuple([value.__dict__[name] for name in sorted(value.__dict__)])
    if isinstance(value, tuple):
        return [str(len(value))] + [part for each in value for part in _flat(each)]
    return [letters(value) if isinstance(value, bytes) else str(value)]


def person(id: str) -> str:
    """Return the record's word for the person with this id."""
    return f"{PERSON}:{id}"


def is_id(id: str) -> bool:
    """Return whether these letters are a public key."""
    return data_of(id, KEY) != b""


def _text(plain: dict[str, object], name: str) -> str:
    value = plain.get(name)
    if not isinstance(value, str):
        raise ValueError(f"{name} is a text.")
    return value


def _text_in(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("That is a text.")
    return value


def _list(plain: dict[str, object], name: str, most: int) -> list[object]:
    value = plain.get(name)
    if not isinstance(value, list) or len(value) > most:
        raise ValueError(f"{name} is a list of at most {most}.")
    return value


def _number(plain: dict[str, object], name: str, most: int) -> int:
    value = plain.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ValueError(f"{name} is a number.")
    return value


def _texts(row: object, count: int) -> list[str]:
    if not isinstance(row, list) or len(row) != count or [each for each in row if not isinstance(each, str)]:
        raise ValueError(f"Each row has {count} texts.")
    return [str(each) for each in row]


def _seat(row: object) -> Seat:
    player, face, name = _texts(row, 3)
    player_of(player)
    if player == PERSON or (owner(player) and not is_id(owner(player))):
        raise ValueError("A person at such a table has a key.")
    return Seat(player, tidy_face(face), tidy(name, phrases.guest()))


def _person(row: object) -> Known:
    id, name, face, key, device, vouch = _texts(row, 6)
    exchange = exchange_of(key)
    if not is_id(id) or not exchange or (device and not (is_id(device) and data_of(vouch, SIGNATURE))):
        raise ValueError("Each person has two keys.")
    return Known(id, tidy(name, phrases.guest()), tidy_face(face), exchange, device, vouch if device else "")


def _note(row: object) -> tuple[str, str]:
    word, value = _texts(row, 2)
    if not word or " " in word or len(word) > 30:
        raise ValueError("A note has a word.")
    return word, gate.one_line(value, NOTE)
