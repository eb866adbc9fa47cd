"""All saved data in one: saved as a file, imported from such a file, or deleted."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.casts import cast
from hearts.app.keeping import export
from hearts.app.keeping.settings import SETTINGS, SWITCH
from hearts.app.keeping.setup import first_setup
from hearts.app.table.commands import Begin, Set
from hearts.app.words import notices
from hearts.app.words.locale import say
from hearts.app.words.phrases import joined, paragraph
from hearts.web.browser import clock, dom
from hearts.web.browser import export as files
from hearts.web.request import Paragraph, Question

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.dialogs.dialog import Parts

    Work = Callable[[], Coroutine[None, None, None]]

OF_BROWSER = ("install", "persist")  # settings that tell what a browser was asked: another one was not
PIECES = 10  # texts or games that are taken in between two words about it


class Everything:
    """A part of the dialog `kept`.

    lost     what would be lost besides the finished games, each by its name; changed: is called when it has changed
    """

    def __init__(
        self, part: Parts, context: Context, lost: Callable[[], list[str]], changed: Callable[[], object]
    ) -> None:
        self._part = part
        self._context, self._session = context, context.session
        self._lost, self._changed = lost, changed
        self._one = asyncio.Lock()
        dom.on_click(self._part("export"), lambda: self._run(self._export))
        dom.listen(self._part("import"), "change", lambda event: self._choose(event.target))
        dom.on_click(self._part("erase"), lambda: self._run(self._erase))

    def fill(self) -> None:
        """Say how many finished games there are."""
        self._report("")
        self._run(self._count)

    def _run(self, work: Work) -> None:
        self._context.run(self._in_turn(work), self._report)

    async def _in_turn(self, work: Work) -> None:
        """Do one thing after the other."""
        async with self._one:
            await work()

    async def _games(self) -> int:
        archive = await self._context.later.finished.archive()
        return await archive.count()

    async def _count(self) -> None:
        self._part("games").textContent = say("kept-games", count=await self._games())

    # ---- a file --------------------------------------------------------------------------------------------------

    async def _export(self) -> None:
        writer = await files.writer()
        if writer is None:
            self._report(notices.missing())
            return
        archive, now = await self._context.later.finished.archive(), clock.stamp()
        results = await self._context.later.leaderboard.entries()
        name = f"hearts-{now}.json"
        put, another = writer.put, lambda: writer.save(name)
        games, several = await export.write(self._session.shelf.store, archive, results, now, put, another)
        writer.save(name)
        told = say("kept-exported", count=games, file=name)
        self._report(paragraph([told, say("kept-exported-files", count=several) if several > 1 else ""]))

    def _choose(self, field: Node) -> None:
        if field.files.length:
            file = field.files.item(0)
            self._run(lambda: self._import(file))

    async def _import(self, file: Node) -> None:
        reader = None
        if file.size <= export.LARGEST * export.MEGABYTE:
            reader = await files.open_file(file, export.FORMAT)
        self._part("import").value = ""
        if reader is None:
            self._report(say("kept-import-wrong", most=export.LARGEST))
        elif reader.version != export.VERSION:
            self._report(say("kept-import-version"))
        else:
            await self._take_in(reader)
            reader.close()

    async def _take_in(self, file: files.Reader) -> None:
        archive = await self._context.later.finished.archive()
        results = await self._context.later.leaderboard.entries()
        intake = export.Intake(self._session.shelf.store, archive, results, clock.rest)
        texts, games = file.counts
        for number in range(texts):
            if number % PIECES == 0:
                self._report(say("kept-importing", done=number, all=texts + games))
            for text in file.pieces(files.TEXTS, number, number + 1):
                await intake.take_text(text, clock.stamp())
        for start in range(0, games, PIECES):
            self._report(say("kept-importing", done=texts + start, all=texts + games))
            await intake.take_games(file.pieces(files.GAMES, start, start + PIECES))
            if intake.problem:
                break
        chosen = self._choose_what_there_is_one_of(intake)
        self._context.later.dress.again()
        self._changed()
        await self._count()
        self._report(import_report(intake, chosen))

    def _choose_what_there_is_one_of(self, intake: export.Intake) -> list[str]:
        """Take the settings, the next table and, at a table where nobody has played, the game.

        Returns what has changed by that, in sentences.
        """
        session = self._session
        settings, setup, taken = session.settings.text(), session.setup.text(), []
        for name, value in intake.chosen.items():
            if isinstance(value, (str, bool)) and name not in OF_BROWSER:
                try:
                    session.act(Set(name, SWITCH[value] if isinstance(value, bool) else value))
                except ValueError:
                    pass  # a setting of another version
        if intake.setup is not None:
            session.keep_setup(intake.setup)
        taken += [say("kept-taken-settings")] if session.settings.text() != settings else []
        taken += [say("kept-taken-setup")] if session.setup.text() != setup else []
        table, own = intake.table, session.aside or session.journal
        if table is None or table.id == own.record.id:
            return taken
        if session.hold.held and not session.would_leave:
            session.resume(table)
            return taken + [say("kept-taken-table")]
        return taken + [say("kept-taken-left")]

    # ---- nothing -------------------------------------------------------------------------------------------------

    async def _erase(self) -> None:
        session, casts = self._session, self._context.later.casts
        self._report("")
        lost = [say("kept-games", count=await self._games())] + self._lost()
        texts = (Paragraph(say("kept-erase-text", what=joined(lost))),)
        buttons = (("no", say("kept-erase-no")), ("yes", say("kept-erase-yes")))
        if await self._context.ask(Question("erase", say("kept-erase-ask"), texts, buttons, "no")) != "yes":
            return
        if not session.hold.held:
            self._report(notices.watching())
            return
        archive = await self._context.later.finished.archive()
        await archive.clear()
        await (await self._context.later.leaderboard.entries()).clear()
        for setting in SETTINGS:
            session.act(Set(setting.name, setting.default))
        for item in session.shelf.items():
            if item.kind == "cast" and cast.OWN + item.about in casts:
                casts.drop(cast.OWN + item.about)
            elif item.kind != "table":
                session.shelf.drop(item.name)
        self._context.later.spare.clear()
        session.act(Begin(first_setup()))
        self._changed()
        await self._count()
        self._report(say("kept-erased"))

    def _report(self, text: str) -> None:
        self._part("told").textContent = text


def import_report(intake: export.Intake, chosen: list[str]) -> str:
    """Return a report on an import: the games that came, the settings from the file, and the rest that was left out."""
    new = [say("kept-taken-games", count=intake.games) if intake.games else say("kept-taken-none")]
    new += [say("kept-taken-casts", count=intake.casts)] if intake.casts else []
    new += [say("kept-taken-rules", count=intake.rules)] if intake.rules else []
    return paragraph(
        [
            say("kept-taken", what=joined(new)),
            say("kept-taken-double", count=intake.double) if intake.double else "",
            say("kept-taken-unread", count=intake.unread) if intake.unread else "",
            say("kept-taken-lost", count=intake.lost) if intake.lost else "",
        ]
        + chosen
        + [say("kept-taken-problem", why=intake.problem) if intake.problem else ""]
    )
