"""A person at a table without a browser: a script that sees scenes and taps the first cards that may be tapped."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING

from hearts.app.scene.model import Scene
from hearts.app.sitting.loop import play
from hearts.app.sitting.session import Session
from hearts.app.table.commands import read_command
from hearts.app.thinking.asker import Asked
from hearts.engine.cards import name
from hearts.engine.record import Record

if TYPE_CHECKING:
    from hearts.app.sitting.journal import Hold


class Minds:
    """The minds without a worker: what they are asked is held here, in order, until somebody settles it."""

    def __init__(self, up: bool = False, spare: bool = False) -> None:
        self.up = up
        self.spare = spare
        self.asked: list[Asked] = []
        self.hurried: list[Asked] = []

    def ask(self, asked: Asked) -> None:
        self.asked.append(asked)
        if not self.up:
            asked.settle()

    def hurry(self, asked: Asked) -> None:
        self.hurried.append(asked)

    def drop(self, asked: Asked) -> None:
        asked.drop()

    @property
    def open(self) -> list[Asked]:
        """What is not answered yet."""
        return [asked for asked in self.asked if not asked.over]


def do(session: Session, line: str) -> str:
    """The person at the screen gives the command that this line is."""
    return session.act(read_command(line))


class Screen:
    """What a person at the table sees and does: taps the first cards that may be tapped."""

    def __init__(
        self,
        store: dict[str, str] | None = None,
        url: dict[str, str] | None = None,
        minds: Minds | None = None,
        hold: "Hold | None" = None,
        luck: int = 0,
    ) -> None:
        """`luck` stands for what cannot be guessed: equal luck, equal cards."""
        self.minds = minds or Minds()
        self.store = {} if store is None else store
        self.notices: list[tuple[str, str]] = []
        self.scenes: list[Scene] = []
        self.running: asyncio.Task[None] | None = None
        ticks = iter(range(1_000_000, 10_000_000))
        draws = iter(range(1000 * luck, 1000 * luck + 1000))
        self.session = Session(
            self.store,
            self.scenes.append,
            lambda text, kind: self.notices.append((kind, text)),
            self.minds,
            lambda: asyncio.sleep(0),  # no browser here that would have to breathe
            lambda: asyncio.sleep(0),
            lambda: next(ticks),
            {"pace": "0", **(url or {})},
            hold,
            lambda: sha256(str(next(draws)).encode()).hexdigest(),
        )

    def do(self, line: str) -> str:
        """The person at the screen gives this command."""
        return do(self.session, line)

    @property
    def seat(self) -> int:
        """The seat that is shown."""
        return self.session.director.viewer

    def act(self) -> None:
        """What the scene on the screen asks of a person, done."""
        scene, session = self.scenes[-1], self.session
        if scene.curtain:
            do(session, "uncover")
        elif scene.ending:
            do(session, scene.ending.actions[0].command)
        elif scene.passing:
            for card in [at.card for at in scene.cards if at.place == "hand"][-3:]:
                if not session.table.chosen >> card & 1:
                    do(session, f"choose {name(card)}")
            do(session, "pass")
        elif scene.seats[0].turn:
            card = next(at.card for at in scene.cards if at.place == "hand" and at.playable)
            if not session.table.chosen >> card & 1:
                do(session, f"choose {name(card)}")

    async def until(self, done: Callable[[Scene], bool], act: bool = True, steps: int = 100_000) -> Scene:
        """Runs the session, acting as asked, until a scene is as wanted."""
        self.running = self.running or asyncio.create_task(play(self.session))
        for _ in range(steps):
            await asyncio.sleep(0)
            if self.running.done():
                self.running.result()
            if self.scenes and done(self.scenes[-1]):
                return self.scenes[-1]
            if act and self.scenes:
                self.act()
        raise AssertionError("The session never got there.")

    @property
    def saved(self) -> Record:
        return Record.read(self.store["hearts.game" + self.session._link.name])
