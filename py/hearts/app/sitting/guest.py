"""A guest is a screen that shows a running game and never holds it. The holder feeds it with what one seat sees: first
an introduction, then each move as a line of text (`hearts.engine.follow`). A door carries the texts."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.sitting.director import Director
from hearts.app.words import phrases
from hearts.engine.deal import View
from hearts.engine.follow import StepError, next_step, read, text
from hearts.engine.record import Seat
from hearts.engine.steps import DealSeen, SaySeen, Step, step
from hearts.minds import far_end, wire

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import Scene
    from hearts.app.scene.staging import Look
    from hearts.app.sitting.company import Company
    from hearts.app.tempo import Tempo
    from hearts.engine.game import Game
    from hearts.engine.record import Record

VERSION = 1


class Feed:
    """Sends to one seat, as text, what it may see of a game.

    send  takes each text: an introduction, or the line of a move
    """

    def __init__(self, seat: int, send: Callable[[str], object]) -> None:
        self._seat = seat
        self._send = send
        self._sent: Record | None = None

    def follow(self, record: Record) -> None:
        """Send the moves since the last call; introduce the game anew if it does not go on from there."""
        known, game = self._sent, record.game
        self._sent = record
        if known is None or known.id != record.id or known.seats != record.seats or not _goes_on(known.game, game):
            self._send(introduction(record, self._seat))
            return
        for at in game.path()[known.game.length + 1 : game.length + 1]:
            move = step(at, self._seat).move
            assert move is not None
            self._send(text(move))


def _goes_on(before: Game, now: Game) -> bool:
    """Return whether one position of a game comes behind another, or is the same."""
    return before.length <= now.length and now.path()[before.length] is before


class Guest:
    """Shows the texts of a `Feed`, one after another, to the seat that the introduction names.

    draw     shows a scene; company: who has something to say; look: how the viewer wants the table
    problem  is told a sentence when a text does not read; from then on only an introduction is heard
    """

    def __init__(
        self,
        draw: Callable[[Scene], None],
        tempo: Tempo,
        company: Company,
        look: Look | None = None,
        problem: Callable[[str], object] = print,
    ) -> None:
        self.director = Director(draw, tempo, company, lambda: (0, {}), look)
        self._company = company
        self._problem = problem
        self._waiting: list[str] = []
        self._stirred = asyncio.Event()
        self._lost = True  # until there has been an introduction

    def hear(self, text: str) -> None:
        """Take a text of a `Feed`; it is shown after all earlier ones."""
        self._waiting.append(text)
        self._stirred.set()

    async def run(self) -> None:
        """Show everything that comes, without end."""
        while True:
            await self.catch_up()
            await self._stirred.wait()
            self._stirred.clear()

    async def catch_up(self) -> None:
        """Show everything that has come so far."""
        while self._waiting:
            text = self._waiting.pop(0)
            try:
                if text[:1] == "{":
                    self._begin(text)
                elif not self._lost:
                    await present(self.director, next_step(self.director.view, read(text)))
            except (StepError, wire.WireError) as error:
                self._lost = True
                self._problem(str(error))

    def _begin(self, text: str) -> None:
        seats, viewer, view, diabolo, voices = introduced(text)
        self._company.open(seats, voices)
        self.director.open(seats, viewer, Step(None, None, view) if view is not None else None, diabolo=diabolo)
        self._lost = False
        settle(self.director)


async def present(director: Director, step: Step) -> None:
    """Show a step of a game that others play: what it did, and how the table stands then."""
    director.take(step)
    if isinstance(step.move, (DealSeen, SaySeen)):
        director.clear()
    await director.perform()
    settle(director)


def settle(director: Director) -> None:
    """Show what is awaited, or what has ended."""
    view = director.view
    if view is None:
        return
    if view.phase in ("deal", "over"):
        director.end()
    elif view.phase == "moon":
        director.ask_moon()
    else:
        director.prompt()


def introduction(record: Record, seat: int) -> str:
    """Return an introduction as text: who sits at the table and what this seat knows now, and nothing else of the
    record."""
    game = record.game
    plain = {
        "guest": VERSION,
        "voices": record.id,
        "seats": [[who.player, who.face, _name(who, at == seat)] for at, who in enumerate(record.seats)],
        "seat": seat,
        "diabolo": ("diabolo", "yes") in record.notes,
        "view": None if game.deal is None else plain_view(game.view(seat)),
    }
    return json.dumps(plain)


def _name(who: Seat, own: bool) -> str:
    """Return the name by which a viewer knows somebody: nobody but the viewer is “You”."""
    return who.name if own or not phrases.nameless(who.name) else phrases.guest()


def introduced(source: str) -> tuple[tuple[Seat, ...], int, View | None, bool, str]:
    """Read an introduction: seats, viewer's seat, its View, whether Diabolo plays, voices' seed. Raises WireError."""
    plain = gate.opened_object(source)
    if plain.get("guest") != VERSION:
        raise wire.WireError(f"This is no introduction of version {VERSION}.")
    rows, viewer, view = plain.get("seats"), plain.get("seat"), plain.get("view")
    if not isinstance(rows, list) or [row for row in rows if not isinstance(row, list) or len(row) != 3]:
        raise wire.WireError("seats lists a player, a portrait and a name for each.")
    named = tuple([Seat(str(player), str(face), str(name)) for player, face, name in rows])
    if not isinstance(viewer, int) or viewer not in range(len(named)):
        raise wire.WireError("seat is the number of a seat.")
    knows = None if view is None else read_view(view)
    if knows is not None and (knows.seat, knows.rules.players) != (viewer, len(named)):
        raise wire.WireError("The view is another seat's.")
    return named, viewer, knows, plain.get("diabolo") is True, str(plain.get("voices"))


def plain_view(view: View) -> wire.Plain:
    """Return a View as plain data, with what minds do not get: the number of moves, and who has given up."""
    plain = wire.plain_view(view)
    plain["length"], plain["conceded"] = view.length, view.conceded
    return plain


def read_view(plain: object) -> View:
    """Return the View that `plain_view` wrote; WireError for anything else."""
    view = far_end.read_view(plain)
    assert isinstance(plain, dict)
    length, conceded = plain.get("length"), plain.get("conceded")
    if not isinstance(length, int) or not isinstance(conceded, int) or conceded not in range(-1, view.rules.players):
        raise wire.WireError("length and conceded are numbers.")
    own = view.hand, view.gave, view.got, view.kitty
    return View(view.seat, view.table, *own, view.lines, view.scores, conceded, length)
