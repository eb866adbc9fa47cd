"""The reader of sets of characters: JSON from outside becomes a Cast, or is refused with a sentence.

`docs/casts.md` describes the format. The sentence says what is wrong, and where.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.casts import portrait
from hearts.app.casts.cast import FACES, ID, LETTERS, MOMENTS, MOODS, OWN, TITLE, VERSION, Cast, Character
from hearts.app.gate import tidy
from hearts.app.tasks import at_once, no_rest
from hearts.app.words.locale import Refused, say, worded
from hearts.app.words.phrases import guest, joined
from hearts.minds import temper
from hearts.minds.temper import Temper

if TYPE_CHECKING:
    from hearts.app.tasks import Rest

CROWD = 24  # characters a set
NAME, LINE, SAYING, SAYINGS = 16, 120, 90, 8  # letters at most; sayings a moment


class CastError(Refused):
    """A text that is not a set of characters; the message says what is wrong with it, and where."""

    def __init__(self, id: str, where: str = "", **values: object) -> None:
        super().__init__(id, **values)
        self.where = where

    def __str__(self) -> str:
        what = worded(self.id, self.values)
        return say("cast-at", where=self.where, what=what) if self.where else what


def read_set(source: str, own: bool = True) -> Cast:
    """Read the set of characters in this text. CastError says what is wrong, and where."""
    return at_once(read_in_parts(source, no_rest, own))


async def read_in_parts(source: str, rest: Rest, own: bool = True) -> Cast:
    """Do the same as `read_set`, and rest between two parts of the text.

    own   a set that does not come with the game: its characters' keys begin with OWN
    """
    try:
        plain = await gate.parse_json_in_parts(source, gate.FILE, rest)
    except gate.GateError as error:
        raise CastError(error.id, "", **error.values) from None
    if not isinstance(plain, dict):
        raise CastError("cast-not_set")
    cast = _cast(plain)
    await rest()
    for index, one in enumerate(_several(plain)):
        if not isinstance(one, dict):
            raise CastError("cast-not_object", say("cast-at-character", number=index + 1))
        where = _place(one, index + 1)
        drawings: dict[str, str] = {}
        for mood, drawing in _drawings(one.get("portrait"), where):
            try:
                drawings[mood] = await portrait.checked_in_parts(drawing, rest)
            except portrait.PortraitError as error:
                raise CastError(error.id, joined([where, "portrait", mood]), **error.values) from None
        who = _character(one, where, OWN + cast.id if own else cast.id, drawings)
        if who.key in [other.key for other in cast.characters]:
            raise CastError("cast-id_taken", where, key=one["id"])
        cast.characters.append(who)
        await rest()
    return cast


def drawings(cast: Cast) -> list[tuple[str, str]]:
    """Return every drawing in a set, behind the place where it stands."""
    drawings = []
    for index, who in enumerate(cast.characters):
        where = say("cast-at-named", number=index + 1, name=who.name)
        drawings += [(joined([where, "portrait", mood]), who.drawings[mood]) for mood in MOODS if mood in who.drawings]
    return drawings


def _cast(plain: dict[str, object]) -> Cast:
    """Return the set, still empty."""
    where = say("cast-at-set")
    if plain.get("cast") != VERSION:
        raise CastError("cast-version", version=VERSION, value=_shown(plain.get("cast")))
    _check_keys(plain, ("cast", "id", "name", "about", "characters"), where)
    _several(plain)
    return Cast(_id(plain, where), _line(plain, "name", TITLE, where), _line(plain, "about", LINE, where, ""), [])


def _several(plain: dict[str, object]) -> list[object]:
    """Return the characters as they are written."""
    several = plain.get("characters")
    if not isinstance(several, list) or not 1 <= len(several) <= CROWD:
        raise CastError("cast-characters", most=CROWD)
    return several


def _place(one: dict[str, object], number: int) -> str:
    """Return the place of a character in the file, with the name if there is one."""
    name = one.get("name")
    if not isinstance(name, str):
        return say("cast-at-character", number=number)
    return say("cast-at-named", number=number, name=name[:NAME])


def _character(plain: dict[str, object], where: str, home: str, drawings: dict[str, str]) -> Character:
    _check_keys(plain, ("id", "name", "line", "iq", "temper", "portrait", "sayings"), where)
    id, name = _id(plain, where), tidy(_line(plain, "name", NAME, where), guest())
    face = plain["portrait"] if isinstance(plain["portrait"], str) else ""
    key = f"{home}/{id}" if home != "regulars" else id
    line = _line(plain, "line", LINE, where, "")
    return Character(key, name, line, _iq(plain, where), _temper(plain, where), face, drawings, _sayings(plain, where))


def _drawings(portrait: object, where: str) -> list[tuple[str, str]]:
    """Return the drawing for each mood; empty if the character uses a portrait of the game's."""
    if isinstance(portrait, str):
        if portrait not in FACES:
            raise CastError("cast-face", where, face=portrait[:40], faces=joined(list(FACES)))
        return []
    if not isinstance(portrait, dict) or not isinstance(portrait.get("calm"), str):
        raise CastError("cast-portrait", where)
    _check_keys(portrait, MOODS, joined([where, "portrait"]))
    for mood in portrait:
        if not isinstance(portrait[mood], str):
            raise CastError("cast-drawing", joined([where, "portrait", mood]))
    return [(mood, portrait[mood]) for mood in MOODS if mood in portrait]


def _iq(plain: dict[str, object], where: str) -> int:
    iq = plain.get("iq")
    if type(iq) is not int or not temper.LOWEST <= iq <= temper.HIGHEST or iq % 10:
        raise CastError("cast-iq", where, value=_shown(iq))
    return iq


def _temper(plain: dict[str, object], where: str) -> Temper:
    traits = plain.get("temper", {})
    if not isinstance(traits, dict):
        raise CastError("cast-temper", where)
    where = joined([where, "temper"])
    _check_keys(traits, temper.TRAITS, where)
    for trait, much in traits.items():
        try:
            fits = type(much) in (int, float) and Temper(**{trait: much})
        except ValueError:
            fits = False
        if not fits:
            id = "cast-revenge" if trait == "revenge" else "cast-trait"
            raise CastError(id, where, trait=trait, value=_shown(much))
    return Temper(**traits)


def _sayings(plain: dict[str, object], where: str) -> dict[str, tuple[str, ...]]:
    kept = plain.get("sayings", {})
    if not isinstance(kept, dict):
        raise CastError("cast-sayings", where)
    where = joined([where, "sayings"])
    _check_keys(kept, MOMENTS, where)
    sayings = {}
    for moment, several in kept.items():
        place = joined([where, moment])
        if not isinstance(several, list) or len(several) > SAYINGS:
            raise CastError("cast-moment", place, most=SAYINGS)
        sayings[moment] = tuple([_line({"saying": said}, "saying", SAYING, place) for said in several])
    return sayings


def _id(plain: dict[str, object], where: str) -> str:
    id = plain.get("id")
    if not isinstance(id, str) or not 1 <= len(id) <= ID or id.strip(LETTERS):
        raise CastError("cast-id", where, most=ID, value=_shown(id))
    return id


def _line(plain: dict[str, object], key: str, most: int, where: str, otherwise: str | None = None) -> str:
    """Return a text as one line, of so many letters at most; `otherwise` where it may be left out, and is."""
    line = plain.get(key, otherwise)
    if not isinstance(line, str) or (not line.strip() and otherwise is None):
        raise CastError("cast-no_text", where, key=key)
    line = " ".join(line.split())
    if len(line) > most:
        raise CastError("cast-long", where, key=key, letters=len(line), most=most, start=line[:24])
    return line


def _check_keys(plain: dict[str, object], keys: tuple[str, ...], where: str) -> None:
    for key in plain:
        if key not in keys:
            raise CastError("cast-unknown", where, key=key[:24], keys=joined(list(keys)))


def _shown(value: object) -> str:
    return json.dumps(value)[:40] if value is not None else say("cast-missing")
