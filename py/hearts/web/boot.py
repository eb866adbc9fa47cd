"""The start: session, stage, hands, panels and the worker, put together and set going."""

import asyncio
import sys
from typing import TYPE_CHECKING

from hearts.app.session import Session
from hearts.web import page
from hearts.web.hands import Hands
from hearts.web.panels import Panels
from hearts.web.stage import Stage

if TYPE_CHECKING:
    from hearts.app.scene import Scene

STUMBLED = "The game stumbled here. Nothing is lost: reload the page, and it goes on from the last card."

_running: "list[asyncio.Task[None]]" = []  # a task that nobody holds may be swept away


def start() -> None:
    """Set the table and play until the page closes."""
    worker = page.Worker()
    _running.append(asyncio.create_task(_sit(worker)))
    _running.append(asyncio.create_task(_keep(worker)))


async def _sit(worker: "page.Worker") -> None:
    try:
        await _table(worker).run()
    except Exception as problem:
        if hasattr(sys, "print_exception"):  # MicroPython
            sys.print_exception(problem)
        page.stop(STUMBLED)


def _table(worker: "page.Worker") -> Session:
    """Everything that a sitting needs, tied together."""
    stage = Stage()

    def show(scene: "Scene") -> None:
        stage.show(scene)
        panels.show(scene)
        page.mark("hearts:page")
        if scene.cards and any(card.playable for card in scene.cards):
            page.mark("hearts:playable")

    session = Session(page.Storage(), show, stage.notice, worker.think, page.now, page.address())
    panels = Panels(session)
    Hands(session, stage, panels)
    return session


async def _keep(worker: "page.Worker") -> None:
    """The worker waits until the first scene is on the screen: started earlier, it would slow that down."""
    await page.painted()
    await worker.keep()
