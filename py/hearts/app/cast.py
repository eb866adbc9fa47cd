"""A cast is a set of characters who can sit down at the table: read from JSON, checked, and written as JSON again.

`docs/casts.md` describes the format. A cast that comes from a file is somebody else's text: whatever does not fit is
refused with a sentence that says what is wrong, and where.
"""

import json
from typing import TYPE_CHECKING

from hearts.app import portrait
from hearts.app.settings import tidy
from hearts.minds import temper
from hearts.minds.temper import Temper

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

VERSION = 1
LIMIT = 600 * 1024  # bytes a file
CROWD = 24  # characters a set
NAME, TITLE, LINE, SAYING, SAYINGS = 16, 30, 120, 90, 8  # letters at most; sayings a moment
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-"
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
# The sets that come with the game, and whose portraits do.
SHIPPED = (
    ("regulars", "House regulars", "pauline michele ben rosa kenji amara walter dev"),
    ("alice", "Alice in Wonderland", "alice rabbit cat hatter queen hare caterpillar dormouse"),
    ("night", "The night sky", "luna sol vega saturn comet ursa"),
)
FACES = tuple(
    [one if key == "regulars" else f"{key}/{one}" for key, _, several in SHIPPED for one in several.split()] + ["guest"]
)


class CastError(ValueError):
    """A text that is no cast; the message says what is wrong with it, and where."""


class Character:
    """Somebody who plays.

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
        drawings: "dict[str, str]",
        sayings: "dict[str, tuple[str, ...]]",
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
        """The name of the mind that plays, at the character's own I.Q."""
        return temper.name(self.iq, self.temper)

    def drawing(self, mood: str) -> str:
        """The drawing in this mood; calm serves for those that were left out."""
        return self.drawings.get(mood) or self.drawings["calm"]

    def text(self) -> str:
        """As JSON."""
        traits = [(trait, getattr(self.temper, trait)) for trait in temper.TRAITS]
        moods = [(mood, self.drawings[mood]) for mood in MOODS if mood in self.drawings]
        sayings = [(moment, list(self.sayings[moment])) for moment in MOMENTS if moment in self.sayings]
        head = [("id", self.key.split("/")[-1]), ("name", self.name), ("line", self.line), ("iq", self.iq)]
        rest = {
            "temper": _written([(trait, much) for trait, much in traits if much]),
            "portrait": json.dumps(self.face) if self.face else _written(moods),
            "sayings": _written(sayings),
        }
        parts = [f'"{key}": {rest[key]}' for key in ("temper", "portrait", "sayings")]
        return _written(head)[:-1] + ", " + ", ".join(parts) + "}"


class Cast:
    """A set of characters, under a name; `id` is what its file calls it."""

    def __init__(self, id: str, name: str, about: str, characters: "list[Character]") -> None:
        self.id = id
        self.name = name
        self.about = about
        self.characters = characters

    def text(self) -> str:
        """As JSON."""
        head = _written([("cast", VERSION), ("id", self.id), ("name", self.name), ("about", self.about)])
        several = ", ".join([character.text() for character in self.characters])
        return f'{head[:-1]}, "characters": [{several}]}}'


def home(key: str) -> str:
    """The id of the set that a character's key belongs to; of one that does not come with the game, with OWN."""
    return key.split("/")[0] if "/" in key else "regulars"


def slug(name: str) -> str:
    """A name as an id: its small letters and digits, with dashes between words."""
    kept = "".join([letter if letter in LETTERS else " " for letter in name.lower()])
    return "-".join(kept.split())[:24].strip("-") or "set"


def gathered(name: str, characters: "list[Character]") -> Cast:
    """A set of one's own from characters of any sets, as they sit at a table; nobody has the same id twice."""
    found: "list[Character]" = []
    title = " ".join(name.split())[:TITLE] or "My table"
    ids: "list[str]" = []
    for who in characters:
        base = slug(who.name)[:20]
        number = 1
        while base + (f"-{number}" if number > 1 else "") in ids:
            number += 1
        ids.append(base + (f"-{number}" if number > 1 else ""))
        key = f"{OWN}{slug(title)}/{ids[-1]}"
        found.append(Character(key, who.name, who.line, who.iq, who.temper, who.face, who.drawings, who.sayings))
    return Cast(slug(title), title, "", found)


def read(source: str, own: bool = True) -> Cast:
    """The cast in this text; CastError says what is wrong with it and where."""
    found = None
    for found in steps(source, own):  # noqa: B007 - the last one is meant
        pass
    assert found is not None
    return found


def steps(source: str, own: bool = True) -> "Iterator[Cast]":
    """Reads in small steps, so that the page stays alive: the cast as it fills.

    own   a set that does not come with the game: its characters' keys begin with OWN
    """
    if len(source.encode()) > LIMIT:
        raise CastError(f"The file is larger than {LIMIT // 1024} KB.")
    plain = _object(source)
    cast, several = _cast(plain), plain["characters"]
    yield cast
    for number, one in enumerate(several):
        where = f"Character {number + 1}"
        if not isinstance(one, dict):
            raise CastError(f"{where} is no object.")
        if isinstance(one.get("name"), str):
            where += f", “{one['name'][:NAME]}”"
        drawings: "dict[str, str]" = {}
        for mood, drawing in _drawings(one.get("portrait"), where):
            try:
                drawings[mood] = portrait.checked(drawing)
            except portrait.PortraitError as error:
                raise CastError(f"{where}, portrait, {mood}: {error}") from None
            yield cast
        who = _character(one, where, OWN + cast.id if own else cast.id, drawings)
        if who.key in [other.key for other in cast.characters]:
            raise CastError(f"{where}: the id “{one['id']}” is taken already.")
        cast.characters.append(who)
        yield cast


def _cast(plain: "dict[str, Any]") -> Cast:
    """The set, still empty."""
    where = "The set"
    if plain.get("cast") != VERSION:
        raise CastError(f"“cast” is the format's version, {VERSION}; here it is {_shown(plain.get('cast'))}.")
    _known(plain, ("cast", "id", "name", "about", "characters"), where)
    several = plain.get("characters")
    if not isinstance(several, list) or not 1 <= len(several) <= CROWD:
        raise CastError(f"“characters” is a list of 1 to {CROWD} characters.")
    return Cast(_id(plain, where), _words(plain, "name", TITLE, where), _words(plain, "about", LINE, where, ""), [])


def _object(source: str) -> "dict[str, Any]":
    try:
        plain = json.loads(source)
    except ValueError as error:
        place = getattr(error, "lineno", 0)
        raise CastError("This is not JSON" + (f": line {place} does not read." if place else ".")) from None
    if not isinstance(plain, dict):
        raise CastError("This is JSON, but no set of characters: it must be an object, “{ … }”.")
    return plain


def _character(plain: "dict[str, Any]", where: str, home: str, drawings: "dict[str, str]") -> Character:
    _known(plain, ("id", "name", "line", "iq", "temper", "portrait", "sayings"), where)
    id, name = _id(plain, where), tidy(_words(plain, "name", NAME, where), "Guest")
    face = plain["portrait"] if isinstance(plain["portrait"], str) else ""
    key = f"{home}/{id}" if home != "regulars" else id
    line = _words(plain, "line", LINE, where, "")
    return Character(key, name, line, _iq(plain, where), _temper(plain, where), face, drawings, _sayings(plain, where))


def _drawings(found: object, where: str) -> "list[tuple[str, str]]":
    """Mood and drawing of each; none where a portrait of the game's is named."""
    if isinstance(found, str):
        if found not in FACES:
            raise CastError(f"{where}: the game has no portrait “{found[:40]}”; it has {', '.join(FACES)}.")
        return []
    if not isinstance(found, dict) or not isinstance(found.get("calm"), str):
        raise CastError(f"{where}: “portrait” is one of the game's by name, or drawings by mood, of them “calm”.")
    _known(found, MOODS, f"{where}, portrait")
    for mood in found:
        if not isinstance(found[mood], str):
            raise CastError(f"{where}, portrait, {mood}: a drawing is text.")
    return [(mood, found[mood]) for mood in MOODS if mood in found]


def _iq(plain: "dict[str, Any]", where: str) -> int:
    iq = plain.get("iq")
    if type(iq) is not int or not temper.LOWEST <= iq <= temper.HIGHEST or iq % 10:
        raise CastError(f"{where}: “iq” is one of 60, 70, 80 … 180, not {_shown(iq)}.")
    return iq


def _temper(plain: "dict[str, Any]", where: str) -> Temper:
    traits = plain.get("temper", {})
    if not isinstance(traits, dict):
        raise CastError(f"{where}: “temper” is an object of traits.")
    _known(traits, temper.TRAITS, f"{where}, temper")
    for trait in traits:
        if type(traits[trait]) not in (int, float):
            raise CastError(f"{where}, temper: “{trait}” is a number from -1 to 1, not {_shown(traits[trait])}.")
    try:
        return Temper(**traits)
    except ValueError as error:
        raise CastError(f"{where}, temper: {error}") from None


def _sayings(plain: "dict[str, Any]", where: str) -> "dict[str, tuple[str, ...]]":
    found = plain.get("sayings", {})
    if not isinstance(found, dict):
        raise CastError(f"{where}: “sayings” is an object of lists.")
    _known(found, MOMENTS, f"{where}, sayings")
    sayings = {}
    for moment, several in found.items():
        place = f"{where}, sayings, {moment}"
        if not isinstance(several, list) or len(several) > SAYINGS:
            raise CastError(f"{place}: a list of {SAYINGS} at most.")
        sayings[moment] = tuple([_words({"saying": said}, "saying", SAYING, place) for said in several])
    return sayings


def _id(plain: "dict[str, Any]", where: str) -> str:
    id = plain.get("id")
    if not isinstance(id, str) or not 1 <= len(id) <= 24 or id.strip(LETTERS):
        raise CastError(f"{where}: “id” is 1 to 24 small letters, digits and dashes, not {_shown(id)}.")
    return id


def _words(plain: "dict[str, Any]", key: str, most: int, where: str, otherwise: "str | None" = None) -> str:
    """A text on one line, of so many letters at most."""
    found = plain.get(key, otherwise)
    if not isinstance(found, str) or (not found.strip() and otherwise is None):
        raise CastError(f"{where}: “{key}” is missing, or is no text.")
    found = " ".join(found.split())
    if len(found) > most:
        raise CastError(f"{where}: “{key}” has {len(found)} letters, and {most} are the most: “{found[:24]}…”.")
    return found


def _known(plain: "dict[str, Any]", keys: "tuple[str, ...]", where: str) -> None:
    for key in plain:
        if key not in keys:
            raise CastError(f"{where}: there is no “{key[:24]}” here; there may be {', '.join(keys)}.")


def _written(pairs: "list[tuple[str, Any]]") -> str:
    """An object as JSON, in this order, which a dict of MicroPython's does not keep."""
    return "{" + ", ".join([f"{json.dumps(key)}: {json.dumps(value)}" for key, value in pairs]) + "}"


def _shown(value: object) -> str:
    return json.dumps(value)[:40] if value is not None else "missing"
