"""The verdict on a text from outside, by each reader: the error's id, or what was accepted, as text.

It runs on CPython and on MicroPython, and must say the same on both.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.casts import portrait, reader
from hearts.app.keeping.own import OwnRules
from hearts.app.keeping.settings import SETTINGS, Settings
from hearts.app.keeping.setup import Setup
from hearts.app.keeping.store import Store
from hearts.app.rules import share
from hearts.app.sitting.link import Link
from hearts.engine.record import Record
from hearts.minds import wire

if TYPE_CHECKING:
    from collections.abc import Callable


def settings(text: str) -> object:
    """The settings that are kept."""
    found = Settings.read(text)
    return [found[each.name] for each in SETTINGS]


def setup(text: str) -> object:
    """The table of the next game, as it is kept."""
    return table(Setup.read(text))


def table(found: Setup) -> object:
    """A setup, with what stands in it."""
    return [found.rules.text(), [[who.name, who.face, who.player] for who in found.seats], found.seed, found.diabolo]


def link(text: str) -> object:
    """What an address asks for, the text in each of its parameters."""
    told: list[str] = []
    asks = Link({"seed": text, "preset": text, "pace": text})
    asked = asks.setup(Setup(), lambda notice, kind: told.append(kind))
    return [asks.name, asks.pace(1.0), table(asked), told]


def answer(text: str) -> object:
    """What a mind elsewhere answers to question 7."""
    found = wire.read_answer(gate.parse_object(text), 7)
    return found if isinstance(found, str) else [found.choice, found.ranking, found.worlds, found.prospects]


READERS: dict[str, Callable[[str], object]] = {
    "json": gate.parse_json,
    "line": lambda text: gate.one_line(text, 40),
    "name": lambda text: gate.tidy(text, "Guest"),
    "settings": settings,
    "setup": setup,
    "own rules": lambda text: OwnRules(Store({"hearts.rules": text})).all(),
    "set": lambda text: gate.parse_json(reader.read_set(text).text(), gate.FILE),
    "drawing": lambda text: portrait.check_drawing(gate.readable(text)),
    "rules": lambda text: share.read_rules(text).text(),
    "link": link,
    "record": lambda text: Record.read(gate.record(text)).text(),
    "answer": answer,
}


def verdict(kind: str, text: str) -> str:
    """What the reader of this kind says of a text."""
    try:
        return dump(READERS[kind](text))
    except ValueError as error:
        return "refused: " + why(error)
    except Exception as error:  # nothing else may ever come out
        return f"CRASHED: {type(error).__name__}"


def why(error: ValueError) -> str:
    """An error's id, with that of the error inside it."""
    inside = getattr(error, "values", {}).get("why")
    return str(getattr(error, "id", "")) + (" " + why(inside) if isinstance(inside, ValueError) else "")


def dump(value: object) -> str:
    """A value as text in ASCII that does not hang on the order of a dict."""
    if isinstance(value, dict):
        return "{" + ",".join([f"{dump(key)}:{dump(value[key])}" for key in sorted(value)]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([dump(item) for item in value]) + "]"
    if isinstance(value, float):
        return f"{value:.6g}"
    if isinstance(value, str):
        return '"' + "".join([one if " " <= one <= "~" else f"<{ord(one)}>" for one in value]) + '"'
    return dump(value.__dict__) if hasattr(value, "__dict__") else str(value)


def main(path: str) -> None:
    """Prints the verdict on each text of a file: lines of JSON, a kind and the numbers of its letters."""
    with open(path) as file:
        for row in file:
            kind, letters = json.loads(row)
            print(verdict(kind, "".join([chr(code) for code in letters])))
