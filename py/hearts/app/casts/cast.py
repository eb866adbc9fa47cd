"""Casts: sets of characters who can sit down at the table. A cast is kept as JSON, and `reader` reads it."""

from __future__ import annotations

import json
from collections import OrderedDict  # MicroPython's plain dict keeps no order
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.letters import without_marks
from hearts.app.tasks import at_once, no_rest
from hearts.app.words.locale import say
from hearts.minds import temper
from hearts.minds.temper import Temper

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts.app.tasks import Rest

VERSION = 1
TITLE = 30  # letters that a set's name has at most
ID = 24  # letters that an id has at most
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-"  # of an id
OWN = "own:"  # how the portraits of sets begin that do not come with the game

MOODS = ("calm", "happy", "gloat", "think", "queen", "sad", "moon", "win")
MOMENTS = (
    "hello",
    "broken",
    "queen",
    "gift",
    "dodge",
    "jack",
    "heavy",
    "clean",
    "moon",
    "other moon",
    "win",
    "lose",
    "one point",
)
# The sets that come with the game, and whose portraits they have.
SHIPPED = (
    ("regulars", "pauline michele ben rosa kenji amara walter dev"),
    ("alice", "alice rabbit cat hatter queen hare caterpillar dormouse"),
    ("night", "luna sol vega saturn comet ursa"),
)
NOBODYS = ("you", "guest", "club", "diamond", "star", "cloud")  # portraits of nobody in a set: for people
FACES = tuple([one if key == "regulars" else f"{key}/{one}" for key, several in SHIPPED for one in several.split()])
FACES += NOBODYS[1:]


class Character:
    """A character who plays.

    key       names the portrait and the character behind it, in a record too
    line      one sentence about them
    drawings  mood -> SVG text or PNG data; empty where the game has the portrait, as `face`
    sayings   moment -> what they may say then
    """

    def __init__(
        self,
        key: str,
        name: str,
        line: str,
        iq: int,
        temper: Temper,
        face: str,
        drawings: dict[str, str],
        sayings: dict[str, tuple[str, ...]],
    ) -> None:
        self.key = key
        self.name = name
        self.line = line
        self.iq = iq
        self.temper = temper
        self.face = face
        self.drawings = drawings
        self.sayings = sayings

    @property
    def mind(self) -> str:
        """The word of the mind that plays this character, with the character's own I.Q."""
        return temper.name(self.iq, self.temper)

    def drawing(self, mood: str) -> str:
        """Return the drawing for this mood, or the calm one if there is none."""
        return self.drawings.get(mood) or self.drawings["calm"]

    def plain(self) -> dict[str, object]:
        """Return the character as a JSON object, with its keys in order."""
        traits = [(trait, getattr(self.temper, trait)) for trait in temper.TRAITS]
        moods = OrderedDict([(mood, self.drawings[mood]) for mood in MOODS if mood in self.drawings])
        sayings = [(moment, list(self.sayings[moment])) for moment in MOMENTS if moment in self.sayings]
        return OrderedDict(
            [
                ("id", self.key.split("/")[-1]),
                ("name", self.name),
                ("line", self.line),
                ("iq", self.iq),
                ("temper", OrderedDict([(trait, much) for trait, much in traits if much])),
                ("portrait", self.face or moods),
                ("sayings", OrderedDict(sayings)),
            ]
        )


class Cast:
    """A set of characters, under a name; `id` is what its file calls it."""

    def __init__(self, id: str, name: str, about: str, characters: list[Character]) -> None:
        self.id = id
        self.name = name
        self.about = about
        self.characters = characters

    def text(self) -> str:
        """Return the set as JSON text."""
        return at_once(self.text_in_parts(no_rest))

    async def text_in_parts(self, rest: Rest) -> str:
        """Return the same as `text`, and rest after each character."""
        head, several = [("cast", VERSION), ("id", self.id), ("name", self.name), ("about", self.about)], []
        for character in self.characters:
            several.append(_json(character.plain()))
            await rest()
        return _json(OrderedDict(head))[:-1] + ', "characters": [' + ", ".join(several) + "]}"


def _json(value: object) -> str:
    """Write a value as JSON. MicroPython's own `json` takes seconds for a large drawing."""
    if isinstance(value, str):
        for letter, escape in (("\\", "\\\\"), ('"', '\\"'), ("\n", "\\n"), ("\t", "\\t"), ("\r", "\\r")):
            value = value.replace(letter, escape)
        return f'"{value}"'
    if isinstance(value, dict):
        rows = [(_json(key), _json(inner)) for key, inner in value.items()]
        return "{" + ", ".join([f"{key}: {inner}" for key, inner in rows]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([_json(inner) for inner in value]) + "]"
    return json.dumps(value)


def home(key: str) -> str:
    """Return the id of the set that a character's key names. It begins with OWN if the set is the player's own."""
    return key.split("/")[0] if "/" in key else "regulars"


def slug(name: str) -> str:
    """Make an id of a name: its letters in lower case and its digits, with dashes between words."""
    kept = "".join([letter if letter in LETTERS else " " for letter in name.lower()])
    return "-".join(kept.split())[:ID].strip("-") or "set"


def make_set(name: str, characters: list[Character], own: Sequence[tuple[str, str]] = ()) -> Cast:
    """Make a set of this name ("My table" if empty) from characters of any sets; each gets an id of its own.

    own   id and name of each set that the player has: the new set takes the id of one with its name, and of no other
    """
    title = without_marks(gate.one_line(name, TITLE)) or say("name-set")
    home, others = slug(title), [id for id, called in own if called != title]
    home = _free(home[: ID - 4], others) if home in others else home
    gathered: list[Character] = []
    ids: list[str] = []
    for who in characters:
        ids.append(_free(slug(who.name)[:20], ids))
        key = f"{OWN}{home}/{ids[-1]}"
        gathered.append(Character(key, who.name, who.line, who.iq, who.temper, who.face, who.drawings, who.sayings))
    return Cast(home, title, "", gathered)


def _free(id: str, taken: list[str]) -> str:
    """Return the id, with a number added if it is taken."""
    free, number = id, 1
    while free in taken:
        number += 1
        free = f"{id}-{number}"
    return free
