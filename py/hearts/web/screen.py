"""The screen: what is on the table, as one value, and the only object that changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.table.commands import Command, Pause

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal, Protocol

    from hearts.app.scene.model import GameKind, Scene
    from hearts.app.sitting.session import Session

    Kind = GameKind | Literal["nothing"]

    class Other(Protocol):
        """A replay or a problem on the table: it draws its own scenes, and the sitting waits."""

        @property
        def kind(self) -> Kind:
            """Which of them it is."""

        def ask(self, command: Command) -> str | None:
            """Return why a command may not be given, see `hearts.app.table.table.Source`."""

        def do(self, command: Command) -> str:
            """Carry it out."""

        def close(self) -> None:
            """Leave the table, and tell the screens so by `Screens.take_off`."""


OTHERS = ("replay", "problem", "lesson", "people", "nothing")


class Screen:
    """The game that is on the table.

    kind   see `Scene.kind`; those of OTHERS are an `Other`, and behind all but one's own and a match one's own game
           waits; "nothing": between two of them, when no scene is drawn
    scene  the one that was drawn last; None before the first
    """

    def __init__(self, kind: Kind, scene: Scene | None = None) -> None:
        self.kind: Kind = kind
        self.scene = scene

    @property
    def of_sitting(self) -> bool:
        """Whether the scenes of the sitting are drawn."""
        return self.kind not in OTHERS


class Screens:
    """Owns the screen: `now` is what is on the table.

    draw  puts a scene on the stage
    """

    def __init__(self, session: Session, draw: Callable[[Scene], None]) -> None:
        self.now = Screen("own")
        self._session, self._draw = session, draw
        self._other: Other | None = None
        self._before: list[Callable[[], object]] = []  # what ends when another table is laid

    def show(self, scene: Scene) -> bool:
        """Draw a scene of the sitting; False, and nothing is drawn, while something else is on the table."""
        if not self.now.of_sitting:
            return False
        self.now = Screen(scene.kind, scene)
        self._draw(scene)
        return True

    def before_other(self, act: Callable[[], object]) -> None:
        """Have `act` called whenever another table is laid over that of the sitting."""
        self._before.append(act)

    def lay(self, other: Other) -> None:
        """Put another table on the screen; the sitting waits until it leaves."""
        if self._other is other:
            return
        if self._other is not None:
            self._other.close()
        for act in self._before:
            act()
        self._other, self.now = other, Screen(other.kind)
        self._session.lay(other)
        self._session.act(Pause("on", other.kind))

    def draw(self, other: Other, scene: Scene) -> None:
        """Draw a scene of what has been laid on the table."""
        if other is self._other:
            self.now = Screen(other.kind, scene)
            self._draw(scene)

    def take_off(self, other: Other) -> None:
        """Go on with the sitting and draw it again, unless the table is cleared for what comes next."""
        if other is not self._other:
            return
        self._other = None
        if self.now.kind != "nothing":
            self.now = Screen("own")
        self._session.lay(None)
        self._session.act(Pause("off", other.kind))
        self._session.come_back()

    def clear(self) -> None:
        """End everything but the player's own game; no scene is drawn until `go_on`, for another game comes at once."""
        self.now = Screen("nothing")
        if self._other is not None:
            self._other.close()
        self._session.act(Command("demo", "end"))

    def go_on(self) -> None:
        """Draw the scenes of the sitting again, from the next one on."""
        self.now = Screen("own")
