"""Settings are what a player may choose; `Setup` is the table of the next game. Both read back from JSON."""

import json
from typing import TYPE_CHECKING

from hearts.engine.rules import PRESETS, Rules, RulesError

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
REGULARS = (("pauline", "Pauline"), ("michele", "Michele"), ("ben", "Ben"), ("rosa", "Rosa"), ("omar", "Omar"))

# The presets that the New Game dialog offers, with their names and one line about each.
TABLES = (
    ("deluxe", "Hearts Deluxe", "The jack of diamonds takes 10 points away, a moon takes 26; past the limit it ends."),
    ("classic-pc", "Classic PC", "The two of clubs leads, a moon gives everyone else 26; at the limit it ends."),
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
    """The table of the next game: preset, limit, and everyone from you on clockwise; `seed` None draws a new one."""

    def __init__(
        self,
        preset: str = "deluxe",
        seats: "list[SeatSetup] | None" = None,
        limit: int = 100,
        seed: "str | None" = None,
    ) -> None:
        self.preset = preset
        self.limit = limit
        self.seats = seats or company()
        self.seed = seed

    def rules(self) -> Rules:
        """The rules it asks for; RulesError says what is wrong with them."""
        return Rules(self.preset, limit=self.limit)

    def text(self) -> str:
        """As JSON; the seed is left out."""
        seats = [[who.name, who.face, who.level] for who in self.seats]
        return json.dumps({"preset": self.preset, "limit": self.limit, "seats": seats})

    @classmethod
    def read(cls, source: str) -> "Setup":
        """From JSON; where it does not read, the first setup there is."""
        found = _object(source)
        try:
            seats = [
                SeatSetup(tidy(name, "Guest"), str(face), level if level in MINDS else "keen")
                for name, face, level in found.get("seats", [])
            ]
            setup = cls(found.get("preset", "deluxe"), seats, found.get("limit", 100))
            setup.rules()
        except (ValueError, TypeError, RulesError):
            return cls()
        return setup if len(setup.seats) == 4 and setup.preset in PRESETS else cls()


def company() -> "list[SeatSetup]":
    """You and three regulars, as they sit down when nobody has chosen."""
    return [SeatSetup("You", "you", "person")] + [SeatSetup(name, face, "keen") for face, name in REGULARS[:3]]


def tidy(name: str, otherwise: str) -> str:
    """A name as it can stand on one line of a record: at most 20 letters, or `otherwise`."""
    return " ".join(name.replace("#", " ").split())[:20].strip() or otherwise


def _object(source: str) -> "dict[str, Any]":
    try:
        found = json.loads(source)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
