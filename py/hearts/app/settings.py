"""Settings are what a player may choose; `Setup` is the table of the next game. Both read back from JSON."""

import json
from typing import TYPE_CHECKING

from hearts.engine.rules import Rules
from hearts.minds import temper

if TYPE_CHECKING:
    from typing import Any

PERSON = "person"
# How seats were written before there was a dial, and the mind that comes nearest.
LEVELS = {"casual": "iq:100", "keen": "iq:130", "sharp": "iq:160"}
PLAIN = "iq:100"  # who plays where a seat names no mind that there is

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

PACES = {"slow": 1.6, "normal": 1.0, "fast": 0.45, "instant": 0.0}
CHOICES = {
    "pace": ("normal", "slow", "fast", "instant"),
    "deck": ("two", "four"),
    "tap": ("auto", "once", "twice"),
    "left_handed": (False, True),
    "sayings": (True, False),
    "think": ("0.6", "0.3", "1", "2", "3"),  # seconds a mind may think about a card
    "name": ("You",),
}


class Settings:
    """What the player has chosen; the first of each of CHOICES until then."""

    pace: str
    deck: str
    tap: str
    left_handed: bool
    sayings: bool
    think: str
    name: str

    def __init__(self) -> None:
        for name, values in CHOICES.items():
            setattr(self, name, values[0])

    def set(self, name: str, value: "str | bool") -> None:
        """Chooses `value` for `name`; ValueError where there is no such setting or value."""
        if name == "name":
            value = tidy(str(value), "You")
        elif name not in CHOICES or value not in CHOICES[name]:
            raise ValueError(f"There is no setting {name} = {value}.")
        setattr(self, name, value)

    def text(self) -> str:
        """As JSON."""
        return json.dumps({name: getattr(self, name) for name in CHOICES})

    @classmethod
    def read(cls, source: str) -> "Settings":
        """From JSON; what does not read keeps its default."""
        settings = cls()
        for name, value in _object(source).items():
            try:
                settings.set(name, value)
            except ValueError:
                pass  # a setting of another version: the default serves
        return settings


class SeatSetup:
    """Who will sit there: name, portrait, and who plays: PERSON, or a mind by its name."""

    def __init__(self, name: str, face: str, player: str) -> None:
        self.name = name
        self.face = face
        self.player = player


class Setup:
    """The table of the next game: its rules, and everyone from you on clockwise.

    seed     of the deals and minds; None draws a new one
    diabolo  whether the minds see all the cards and play together against you
    """

    def __init__(
        self,
        rules: "Rules | None" = None,
        seats: "list[SeatSetup] | None" = None,
        seed: "str | None" = None,
        diabolo: bool = False,
    ) -> None:
        self.rules = rules or Rules()
        self.seats = seats or company(self.rules.players)
        self.seed = seed
        self.diabolo = diabolo and not no_diabolo(self.seats)

    def text(self) -> str:
        """As JSON; the seed is left out."""
        seats = [[who.name, who.face, who.player] for who in self.seats]
        return json.dumps({"rules": self.rules.text(), "seats": seats, "diabolo": self.diabolo})

    @classmethod
    def read(cls, source: str) -> "Setup":
        """From JSON; where it does not read, the first setup there is."""
        found = _object(source)
        try:
            seats = [
                SeatSetup(tidy(name, "Guest"), tidy_face(face), player_of(player))
                for name, face, player in found.get("seats", [])
            ]
            setup = cls(Rules.read(found.get("rules", "deluxe")), seats, None, found.get("diabolo") is True)
        except (ValueError, TypeError, AttributeError):
            return cls()
        return setup if len(setup.seats) == setup.rules.players else cls()


def company(players: int) -> "list[SeatSetup]":
    """You and as many regulars as it takes, as they sit down when nobody has chosen."""
    others = [SeatSetup(name, face, mind) for face, name, mind in REGULARS[: players - 1]]
    return [SeatSetup("You", "you", PERSON)] + others


def player_of(word: str) -> str:
    """PERSON, or the name of the mind that a seat's word stands for, in records of every age."""
    if word == PERSON:
        return word
    try:
        iq, found = temper.read(LEVELS.get(word, word))
    except ValueError:
        return PLAIN
    return temper.name(iq, found)


def no_diabolo(seats: "list[SeatSetup]") -> str:
    """Why Diabolo cannot be played by these, as a sentence; empty where it can."""
    people = len([who for who in seats if who.player == PERSON])
    return "" if people == 1 else "Diabolo is played against one person: the others at the table must be minds."


def own_rules(source: str) -> "list[tuple[str, str]]":
    """Name and text of each of the rules in JSON that reads."""
    found = []
    try:
        for name, text in json.loads(source or "[]"):
            Rules.read(text)
            found.append((str(name), text))
    except (ValueError, TypeError, AttributeError):
        pass  # what follows is of another version; the rest stands
    return found


def tidy(name: str, otherwise: str) -> str:
    """A name as it can stand on one line of a record: at most 20 letters, or `otherwise`."""
    return " ".join(name.replace("#", " ").split())[:20].strip() or otherwise


def tidy_face(face: str) -> str:
    """A portrait's name as it can stand in a record: one word."""
    return "".join(str(face).split())[:60] or "guest"


def _object(source: str) -> "dict[str, Any]":
    try:
        found = json.loads(source)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
