"""The dialog on offline play: the saved files and their safety, and buttons to fetch the rest or a new version."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import offline as words
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom
from hearts.web.browser.dom import Element
from hearts.web.dialogs.room import Room

if TYPE_CHECKING:
    from hearts.web.browser.offline import ServiceWorker
    from hearts.web.context import Context
    from hearts.web.request import Request

GROUPS = ("start", "later", "mind")
AGAIN = 1000  # milliseconds between two looks
LATEST = 1500  # milliseconds until it is shown, whether the service worker has answered or not
# The answer that takes the most room.
LONGEST: dict[str, object] = {"there": True, "safe": False, "waiting": False, "mind": [0, 10_000_000]}


class Offline(Room):
    """Asks the service worker each time that it is opened."""

    name = "offline"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        names = ("new", "after", "what", "size", "safe", "metered", "coming", "progress", "failed", "gather")
        self._parts = {name: Element(self.part(name)) for name in names}
        self._gathering = False
        self._asking = False
        self._comes = False  # whether it has been opened and is not yet shown
        dom.on_click(self.part("gather"), self._gather)
        dom.on_click(self.part("take"), self._take)

    def open(self, request: Request) -> None:
        """Show what is kept now, once that is known, so that the dialog does not grow later."""
        self._comes = True
        self._parts["failed"].hide(True)
        self._ask()
        clock.later(LATEST, self._come)

    def _come(self, answer: dict[str, object] | None = None) -> None:
        """Show it with room for the longest answer, so that what is texts later moves nothing; None: no answer yet."""
        if not self._comes:
            return
        self._comes = False
        service, texts = self.context.later.offline.service, self.part("told")
        texts.style.removeProperty("min-height")
        self._write(LONGEST)
        self._parts["gather"].hide(service.begun and answer is not None and self._needless(answer))
        self.show()
        if service.there or not service.begun:
            texts.style.setProperty("min-height", f"{texts.offsetHeight}px")
        if answer is None:
            for name in ("size", "safe", "metered"):
                self._parts[name].hide(True)
            self._parts["what"].say(say("offline-looking"))

    def _ask(self) -> None:
        if self._asking:
            return
        self._asking = True
        self.context.later.offline.service.ask(self._tell)

    def _watch(self) -> None:
        """Look again, for as long as it is open."""
        if self.is_open:
            self._ask()

    def _tell(self, answer: dict[str, object]) -> None:
        """Say what the service worker has told."""
        self._asking = False
        self._come(answer)
        self._write(answer)
        clock.later(AGAIN, self._watch)

    def _write(self, answer: dict[str, object]) -> None:
        offline, parts = self.context.later.offline, self._parts
        counts = [_pair(answer.get(name)) for name in GROUPS]
        kept, whole = sum([pair[0] for pair in counts]), sum([pair[1] for pair in counts])
        there = bool(answer["there"])
        parts["what"].say(_what(offline.service, there, [pair[0] == pair[1] for pair in counts]))
        parts["size"].say(words.size(kept, whole))
        parts["size"].hide(not there)
        parts["safe"].say(say("offline-safe") if answer["safe"] else say("offline-unsafe"))
        parts["safe"].hide(not there)
        parts["metered"].hide(not there or kept == whole or not offline.service.metered)
        parts["gather"].put("data-spent", "" if self._gathering or self._needless(answer) else None)
        parts["coming"].hide(not self._gathering)
        parts["progress"].put("max", str(whole or 1))
        parts["new"].hide(not answer["waiting"] or offline.wanted)
        parts["after"].hide(not offline.wanted)

    def _needless(self, answer: dict[str, object]) -> bool:
        """Whether there is nothing to fetch, or nobody who keeps it."""
        pairs = [_pair(answer.get(name)) for name in GROUPS]
        all_kept = bool(answer["there"]) and not [1 for kept, whole in pairs if kept != whole]
        return all_kept or not self.context.later.offline.service.there

    def _gather(self) -> None:
        """Have everything kept; the browser may ask the player for permission now."""
        self._gathering = True
        self._parts["failed"].hide(True)
        service = self.context.later.offline.service
        service.persist(lambda safe: self._ask())
        service.gather(lambda done: self._parts["progress"].put("value", str(done)), self._gathered)
        self._ask()

    def _gathered(self, whole: bool) -> None:
        self._gathering = False
        self._parts["failed"].hide(whole)
        self._ask()

    def _take(self) -> None:
        self.context.later.offline.take()
        self._parts["new"].hide(True)
        self._parts["after"].hide(False)


def _pair(value: object) -> tuple[int, int]:
    """The bytes of a group that are kept, and all of them."""
    return (int(value[0]), int(value[1])) if isinstance(value, list) else (0, 0)


def _what(service: ServiceWorker, there: bool, whole: list[bool]) -> str:
    """The parts that can be played without a network."""
    if not there:
        return say("offline-yet") if service.there or not service.begun else say("offline-none")
    if all(whole):
        return say("offline-whole")
    return say("offline-table") if whole[0] and whole[1] else say("offline-partly")
