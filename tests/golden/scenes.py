"""The scenes of golden games as hashes: `python tests/golden/scenes.py` after a change that was meant; read its diff.

A game is shown to each of its seats; sentences stand in the scenes as their ids and values, so that no wording counts.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import string
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts.app.words.fluent import Sentence

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "py"), str(ROOT)]

from hearts.app.scene.model import Plain, Scene  # noqa: E402
from hearts.app.table.table import Source, Table  # noqa: E402
from hearts.app.tempo import Tempo  # noqa: E402
from hearts.app.words.locale import ENGLISH, Locale, use  # noqa: E402
from hearts.engine.follow import follow, read, text  # noqa: E402
from hearts.engine.record import Record, positions  # noqa: E402
from hearts.engine.steps import Step, step  # noqa: E402
from tests.app.catalogue import CATALOGUE, forms  # noqa: E402

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))
HASHES = HERE / "scenes.json"


def arguments(kind: str, text: str) -> str:
    """What is to be written, and not how a language writes it."""
    return f"<{kind} {text}>".replace("\n", " | ")


def ids() -> Locale:
    """A language whose sentences are their own ids, with their values behind them."""
    spelled: dict[str, Sentence] = {}
    for id, found in CATALOGUE.items():
        if isinstance(found, str) or found[0] == "count":
            spelled[id] = _spelled(id, " ".join(forms(id)))
        else:
            word, several, other = found
            spelled[id] = word, {key: _spelled(f"{id} {key}", form) for key, form in several.items()}, other
    return Locale("x-ids", ENGLISH.plural, arguments, spelled)


def _spelled(id: str, text: str) -> str:
    values = sorted({name for _, name, _, _ in string.Formatter().parse(text) if name})
    return f"<{id}" + "".join([f" {{{name}}}" for name in values]) + ">"


class Tellings:
    """Scenes as text; a part that stands in the next scene too is told once."""

    def __init__(self) -> None:
        self.scenes: list[str] = []
        self._known: dict[int, tuple[object, str]] = {}

    def draw(self, scene: Scene) -> None:
        """Takes a scene."""
        self.scenes.append(self._told(scene))

    def _told(self, thing: object) -> str:
        if isinstance(thing, (list, tuple)):
            return "[" + ",".join([self._told(part) for part in thing]) + "]"
        if not isinstance(thing, Plain):
            return repr(thing)
        known = self._known.get(id(thing))
        if known is None:
            told = ",".join([f"{name}={self._told(value)}" for name, value in sorted(vars(thing).items())])
            known = self._known[id(thing)] = thing, f"{type(thing).__name__}({told})"
        return known[1]


async def _breathe() -> None:
    """No browser has to."""


def _table(tellings: Tellings, record: Record, seat: int) -> Table:
    table = Table(Source(), tellings.draw, Tempo(lambda: 0.0, _breathe))
    table.open(record.seats, seat, None)
    return table


async def from_game(record: Record, seat: int) -> list[str]:
    """Return all scenes of a game for a seat, drawn from the game's own steps."""
    tellings = Tellings()
    table = _table(tellings, record, seat)
    for game in positions(record.game):
        await table.present(step(game, seat))
    return tellings.scenes


async def from_text(record: Record, seat: int) -> list[str]:
    """Return the same scenes, drawn from the View after the deal and then from each move's line of text alone."""
    tellings = Tellings()
    table = _table(tellings, record, seat)
    for number, game in enumerate(positions(record.game)):
        seen = step(game, seat)
        if number:
            assert seen.move is not None
            seen = Step(table.director.view, seen.move, follow(table.director.view, read(text(seen.move))))
        await table.present(seen)
    return tellings.scenes


def hashed(several: list[list[str]]) -> str:
    """The scenes of all seats as one hash, and how many there are."""
    found = hashlib.sha256("\n".join([scene for scenes in several for scene in scenes]).encode())
    return f"{found.hexdigest()[:16]} of {sum([len(scenes) for scenes in several])}"


def made(path: Path) -> str:
    """The hash of one golden game's scenes."""
    record = Record.read(path.read_text("utf-8"))
    return hashed([asyncio.run(from_game(record, seat)) for seat in range(record.game.rules.players)])


if __name__ == "__main__":
    use(ids())
    HASHES.write_text(json.dumps({path.stem: made(path) for path in FILES}, indent=1) + "\n", "utf-8")
