"""Settings are what a player may choose; `Setup` is the table of the next game. Both read back from JSON."""

import json
from typing import TYPE_CHECKING

from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from typing import Any

# Level -> the mind that plays it, how it is called, what to expect of it.
LEVELS = (
    ("casual", "instinct", "Casual", "plays at sight, like a friend after dinner"),
    ("keen", "sampling:20", "Keen", "counts the cards and thinks a little"),
    ("sharp", "sampling:200", "Sharp", "plays hundreds of deals in its head before each card"),
    ("person", "", "Person", "another player on this device"),
)
MINDS = {key: mind for key, mind, _, _ in LEVELS}

# Those that sit down when nobody has chosen: portrait and name, clockwise from your left.
REGULARS = (
    ("pauline", "Pauline"),
    ("michele", "Michele"),
    ("ben", "Ben"),
    ("rosa", "Rosa"),
    ("kenji", "Kenji"),
    ("amara", "Amara"),
    ("walter", "Walter"),
    ("dev", "Dev"),
)

PACES = {"slow": 1.6, "normal": 1.0, "fast": 0.45, "instant": 0.0}
CHOICES = {
    "pace": ("normal", "slow", "fast", "instant"),
    "deck": ("two", "four"),
    "tap": ("auto", "once", "twice"),
    "left_handed": (False, True),
    "name": ("You",),
}


class Settings:
    """What the player has chosen; the first of each of CHOICES until then."""

    pace: str
    deck: str
    tap: str
    left_handed: bool
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
    """Who will sit there: name, portrait, level."""

    def __init__(self, name: str, face: str, level: str) -> None:
        self.name = name
        self.face = face
        self.level = level


class Setup:
    """The table of the next game: its rules, and everyone from you on clockwise; `seed` None draws a new one."""

    def __init__(
        self, rules: "Rules | None" = None, seats: "list[SeatSetup] | None" = None, seed: "str | None" = None
    ) -> None:
        self.rules = rules or Rules()
        self.seats = seats or company(self.rules.players)
        self.seed = seed

    def text(self) -> str:
        """As JSON; the seed is left out."""
        seats = [[who.name, who.face, who.level] for who in self.seats]
        return json.dumps({"rules": self.rules.text(), "seats": seats})

    @classmethod
    def read(cls, source: str) -> "Setup":
        """From JSON; where it does not read, the first setup there is."""
        found = _object(source)
        try:
            seats = [
                SeatSetup(tidy(name, "Guest"), str(face), level if level in MINDS else "keen")
                for name, face, level in found.get("seats", [])
            ]
            setup = cls(Rules.read(found.get("rules", "deluxe")), seats)
        except (ValueError, TypeError, AttributeError):
            return cls()
        return setup if len(setup.seats) == setup.rules.players else cls()


def company(players: int) -> "list[SeatSetup]":
    """You and as many regulars as it takes, as they sit down when nobody has chosen."""
    others = [SeatSetup(name, face, "keen") for face, name in REGULARS[: players - 1]]
    return [SeatSetup("You", "you", "person")] + others


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


def _object(source: str) -> "dict[str, Any]":
    try:
        found = json.loads(source)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
