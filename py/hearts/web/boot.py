"""The start: puts the sitting, the table, the dialogs and the workers together and sets them going."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

from hearts.app.keeping.store import GAME, PREFIX, StoreError
from hearts.app.sitting.loop import play
from hearts.app.sitting.session import Session
from hearts.app.tasks import Tasks
from hearts.app.thinking.pool import Pool
from hearts.app.words import notices
from hearts.web.browser import address, clock, dom, tabs, turns, worker
from hearts.web.browser.packs import LaterPack
from hearts.web.browser.storage import Storage, secret
from hearts.web.context import Context
from hearts.web.dialogs.registry import Dialogs
from hearts.web.dispatcher import Dispatcher
from hearts.web.screen import Screens
from hearts.web.table.chooser import Chooser
from hearts.web.table.faces import Faces
from hearts.web.table.input import Input
from hearts.web.table.stage import Stage

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.engine.record import Record

AGAIN = 60  # seconds until the second pack is asked for once more where it could not be fetched
WORKERS = 20  # seconds for them to come up: they go first, and what they fetch is not fetched once more
REST = 1  # seconds that the second pack leaves the processor to the first worker, at most: it needs some 0.7


class Page:
    """Ties together everything that a session needs, and plays until the page closes."""

    def __init__(self) -> None:
        self._workers = 0
        self._acquainted = False
        self._greets = False  # whether the next scene is the first one behind a door that has been closed
        self._ended: tuple[Record, str] | None = None  # a game that was over before the archive was there
        self._set = asyncio.Event()  # whether the first scene stands on the table
        self._goes_on = asyncio.Event()  # whether the second pack is to come: there is time, or a second scene
        self._thinking = asyncio.Event()  # whether workers are wanted
        self._tasks = Tasks(_sentence, lambda sentence: self._notice(sentence, "problem"))
        self._pack = LaterPack(self._tasks.run)
        self._storage = Storage()
        self._pool = Pool(worker.room(), self._worker, clock.idle, self._show_minds)
        self._session = Session(
            self._storage,
            self._show,
            self._notice,
            self._pool,
            clock.breathe,
            clock.rest,
            clock.now,
            address.parameters(),
            tabs.Tab(),
            secret,
        )

    def start(self) -> None:
        """Set the table, and begin what can wait until it is on the screen."""
        faces = Faces(self._session.characters)
        self._stage = stage = Stage(faces, lambda work: self._tasks.run(work, _stop), self._stands)
        screens = Screens(self._session, stage.show)
        self._context = Context(self._session, faces, self._tasks.run, screens, stage.speak, stage.cards, stage.covered)
        self._dialogs = Dialogs(self._context, self._pack, self._notice)
        self._context.connect(self._dialogs.open, self._dialogs.ask, self._dialogs.show)
        chooser = Chooser(self._session, self._stage)
        dispatcher = Dispatcher(self._session, self._stage, self._dialogs, chooser)
        self._input = Input(self._stage.cards, chooser, dispatcher.do)
        self._tasks.run(play(self._session, self._wait_at_door), _stop)
        for task in (self._meet(), self._keep_workers()):
            self._tasks.run(task)
        clock.report_failures(self._tasks.fail)  # before, nothing would show it

    async def _wait_at_door(self) -> None:
        """Deal no first deal behind the open door of a table of people."""
        if not address.at_door() or self._session.game.length:
            return
        self._stage.dress(self._session.settings)
        dom.element("prompt").textContent = dom.element("title").textContent = ""
        self._set.set()
        self._goes_on.set()
        clock.mark("hearts:page")
        await self._context.deals.wait()
        self._greets = self._acquainted

    def _welcome(self) -> None:
        """Offer the welcome to a player who was never here."""
        from hearts.web.request import Request

        session = self._session
        if session.hold.held and session.shelf.store.first_visit(session.journal.opened):
            self._dialogs.offer(Request("welcome"))

    async def _meet(self) -> None:
        """Fetch what the first card does not wait for: court cards, titles, the second pack, the opponents."""
        await self._set.wait()
        dom.draw_courts()  # they are to be there before the hand is turned up
        await clock.on_screen()
        dom.has_font(dom.TITLE)  # before its first word, for which the browser would look for other fonts as well
        self._pack.fetch()  # before the first worker's 7 MB, with which a slow network is busy for long
        if self._thinking.is_set():
            self._tasks.run(self._rest())
            await self._goes_on.wait()
        await clock.idle()
        self._pack.once(lambda: self._tasks.run(self._learn()))
        while not self._pack.there:
            self._pack.need(lambda there: None if there else self._context.deals.set())
            await clock.sleep(AGAIN)

    async def _rest(self) -> None:
        await self._pool.tried(REST)
        self._goes_on.set()

    async def _learn(self) -> None:
        from hearts.web.browser.order import bring

        await bring("hearts.web.later")
        from hearts.web.browser import link
        from hearts.web.request import HintFor, Warn

        self._session.follow_other_tabs()
        tabs.on_write(self._session.follow_other_tabs)
        later, session, offer, asked = self._context.later, self._session, self._dialogs.offer, link.asks()
        later.watch_links(offer)
        later.install.begin(offer, self._notice, lambda: self._dialogs.ending)
        await clock.rest()
        if not asked:
            self._welcome()
        later.tutor.begin(lambda: offer(HintFor(stay=True)), lambda *costly: offer(Warn(*costly)), session.scene)
        await clock.rest()
        self._tasks.run(later.spare.begin())
        self._acquainted = True
        later.finished.keep(self._ended)
        if self._session.scene is not None:
            later.follow(self._session.scene)
            self._dialogs.show(self._session.scene)
        later.daily.begin(offer)
        later.calm_lines.begin(lambda: self._dialogs.ending)
        later.people.begin(self._session, lambda kind: kind(self._context), offer)
        await session.asker.ready(WORKERS)
        later.offline.keep(self._notice)

    async def _keep_workers(self) -> None:
        """Start the workers after the first scene, which they would slow down otherwise.

        If each byte costs the player, wait until somebody at the table thinks.
        """
        self._show_minds("waiting", 0)
        await self._thinking.wait()
        await clock.on_screen()
        await self._pool.keep()

    # ---- what the sitting says ---------------------------------------------------------------------------------

    def _show(self, scene: Scene) -> None:
        self._stage.dress(self._session.settings)
        if not self._context.screens.show(scene):
            return
        self._dialogs.show(scene)
        if self._greets:
            self._greets = False
            self._welcome()
        if self._acquainted:
            self._context.later.follow(scene)
            if self._set.is_set():
                self._storage.stands(self._kept_as(scene))  # a late part may have noted something in the record
        else:
            self._ended = self._session.ended or self._ended

    def _stands(self, scene: Scene) -> None:
        self._storage.stands(self._kept_as(scene))
        clock.mark("hearts:page")
        if self._set.is_set():
            self._goes_on.set()
        self._set.set()
        if not self._thinking.is_set() and (self._session.seating.thinks or not worker.is_metered()):
            self._thinking.set()
        if any(card.playable for card in scene.cards):
            clock.mark("hearts:playable")

    def _kept_as(self, scene: Scene) -> str:
        """Return the key of the saved game if this scene shows it as it stands and one person plays here alone; else
        empty."""
        session, journal = self._session, self._session.journal
        own = scene is session.scene and session.hold.held and session.aside is None
        shown = own and journal.kept and scene.moves == journal.game.length and len(journal.record.here) == 1
        return PREFIX + GAME if shown else ""

    def _notice(self, text: str, kind: str) -> None:
        self._stage.notice(text, kind)

    def _show_minds(self, state: str, number: int) -> None:
        self._stage.tell_minds(state, number)
        self._session.absence.hear(state)
        self._session.asker.hear(state)

    def _worker(self) -> worker.Worker:
        self._workers += 1
        return worker.Worker(self._workers)


def start() -> None:
    """Play. PyScript's start, the page and its table are three separate tasks of the browser."""
    turns.take(clock.slices.begin, clock.end_slice)
    clock.report_failures(lambda problem: _stop(_sentence(problem)))
    clock.later(0, lambda: clock.later(0, Page().start))


def _sentence(problem: Exception) -> str:
    """Return the sentence that the player reads of an error beside the play."""
    if isinstance(problem, StoreError):
        return str(problem)
    if hasattr(sys, "print_exception"):  # MicroPython
        sys.print_exception(problem)
    return notices.error_beside()


def _stop(sentence: str) -> None:
    """Say on the table that the game has stopped; the table may not be there yet. A message on a lost file stays."""
    if not dom.body.hasAttribute("data-stopped"):
        dom.element("late").textContent = notices.page_stopped()
        dom.body.setAttribute("data-stopped", "")
