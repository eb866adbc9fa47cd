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


def start() -> None:
    """Set the table and play until the page closes."""
    asyncio.create_task(_sit())


async def _sit() -> None:
    stage, worker = Stage(), page.Worker()

    def show(scene: "Scene") -> None:
        stage.show(scene)
        panels.show(scene)
        page.mark("hearts:page")
        if any([card.playable for card in scene.cards]):
            page.mark("hearts:playable")

    session = Session(page.Storage(), show, stage.notice, worker.think, page.now, page.address())
    panels = Panels(session)
    Hands(session, stage, panels)
    asyncio.create_task(_keep(worker))
    try:
        await session.run()
    except Exception as problem:
        sys.print_exception(problem) if hasattr(sys, "print_exception") else print(repr(problem))
        stage.notice(STUMBLED, "problem")


async def _keep(worker: "page.Worker") -> None:
    """The worker waits until the first scene is on the screen: started earlier, it would slow that down."""
    await page.painted()
    await worker.keep()
