"""The start: session, stage, hands, panels and the workers, put together and set going."""

import asyncio
import sys
from typing import TYPE_CHECKING

from hearts.app.session import Session
from hearts.web import page
from hearts.web.hands import Hands
from hearts.web.panels import Panels
from hearts.web.stage import Stage
from hearts.web.workers import Workers

if TYPE_CHECKING:
    from typing import Any

    from hearts.app.scene import Scene
    from hearts.web.opponents import Opponents

STUMBLED = "The game stumbled here. Nothing is lost: reload the page, and it goes on from the last card."

_running: "list[asyncio.Task[None]]" = []  # a task that nobody holds may be swept away


def start() -> None:
    """Set the table and play until the page closes."""
    workers = Workers(page.room_for_workers(), page.Worker, page.idle, page.tell_minds)
    _running.append(asyncio.create_task(_sit(workers)))
    _running.append(asyncio.create_task(_keep(workers)))


async def _sit(workers: Workers) -> None:
    try:
        await _table(workers).run()
    except Exception as problem:
        if hasattr(sys, "print_exception"):  # MicroPython
            sys.print_exception(problem)
        page.stop(STUMBLED)


def _table(workers: Workers) -> Session:
    """Everything that a sitting needs, tied together."""
    stage = Stage()
    opponents: "list[Opponents]" = []

    def show(scene: "Scene") -> None:
        stage.show(scene)
        panels.show(scene)
        page.mark("hearts:page")
        if scene.cards and any(card.playable for card in scene.cards):
            page.mark("hearts:playable")
        if opponents:
            opponents[0].show(scene)

    def about(event: "Any") -> None:
        _known(session, opponents).open(event.target)

    session = Session(page.Storage(), show, stage.notice, workers, page.breathe, page.now, page.address())
    panels = Panels(session)
    Hands(session, stage, panels)
    page.listen(page.element("seats"), "click", about)
    _running.append(asyncio.create_task(_meet(session, opponents)))
    return session


async def _meet(session: Session, opponents: "list[Opponents]") -> None:
    """Who the opponents are is learnt when the table is shown: the first card does not wait for it."""
    await page.painted()
    await page.idle()
    for name in ("hearts.app.portrait", "hearts.app.cast", "hearts.web.opponents"):
        __import__(name)
        await page.sleep(0.001)
    _known(session, opponents)


def _known(session: Session, opponents: "list[Opponents]") -> "Opponents":
    """Those who tell about the opponents, from now on if not before."""
    if not opponents:
        from hearts.web.opponents import Opponents

        opponents.append(Opponents(session))
        if session.scene is not None:
            opponents[0].show(session.scene)
    return opponents[0]


async def _keep(workers: Workers) -> None:
    """The workers wait until the first scene is on the screen: started earlier, they would slow that down."""
    page.tell_minds("waiting", 0)
    await page.painted()
    await workers.keep()
