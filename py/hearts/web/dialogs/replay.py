"""The replay shows a record on the table, with a panel to step, play and jump. The player's own game waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.learning.replay import Replay, without_open_deal
from hearts.app.words.locale import say
from hearts.app.words.phrases import written
from hearts.engine.game import Passed, Played
from hearts.web.browser import clock, dom
from hearts.web.browser.dom import Element
from hearts.web.dialogs.grades import Grades
from hearts.web.dialogs.panel import OtherTable, close_all
from hearts.web.pieces import option
from hearts.web.request import CheckOf, KnownOf, PracticeFrom, ReplayOf, ReviewOf

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import Scene
    from hearts.engine.record import Record
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

CARD, TRICK, QUICKEST = 0.9, 1.6, 0.12  # seconds that a card and a finished trick lie there while it plays
ROOM = 900  # pixels of the table's width from which on all of the panel is shown at once


class ReplayPanel(OtherTable):
    """A record on the table, with a panel to step through it."""

    name = "replay"
    kind = "replay"

    def __init__(self, context: Context) -> None:
        OtherTable.__init__(self, context)
        self._replay: Replay | None = None
        self._playing = False
        self._scene: Scene | None = None  # what is to be drawn
        self._grades: Grades
        self._tricks = (-1, 0)  # the deal whose tricks may be jumped to, and how many choices were judged by then
        self._lies = -1  # the trick that lies there
        self._elements = {name: Element(self.part(name)) for name in ("where", "told", "over", "grade", "known")}
        self._acts: dict[str, Callable[[Replay], None]] = {
            "first": lambda replay: replay.go(0),
            "trick-back": lambda replay: replay.by_trick(-1),
            "back": lambda replay: replay.go(replay.at - 1),
            "next": lambda replay: replay.go(replay.at + 1),
            "trick-next": lambda replay: replay.by_trick(1),
            "last": lambda replay: replay.go(len(replay.positions) - 1),
        }
        for name in self._acts:
            self._let_act(name)
        self._play_button = Element(self.part("play"))
        dom.on_click(self.part("play"), self._play_or_pause)
        dom.on_click(self.part("end"), self.close)
        dom.on_click(self.part("over"), self._take_over)
        dom.on_click(self.part("review"), self._review)
        dom.on_click(self.part("check"), self._check)
        dom.on_click(self.part("known"), self._known)
        dom.listen(self.node, "change", self._change)
        dom.listen_first("keydown", self._key)

    def open(self, request: Request) -> None:
        """Put the record on the table; without one, the player's own game, or a notice if no deal of it is finished."""
        assert isinstance(request, ReplayOf)
        record, seat = request.record, request.seat
        if record is None:
            record = None if self.session.aside else without_open_deal(self.session.journal.record)
            usual = self.session.director.viewer
        else:
            usual = record.here[0] if record.here else 0
        if record is None:
            self.session.notice(say("replay-none"), "why")
            return
        close_all()
        self._pause()
        self.work(self._lay(record, request.deal, usual if seat < 0 else seat, request.moves), "lay")

    async def _lay(self, record: Record, deal: int, seat: int, moves: int) -> None:
        """Bring the replay to the table."""
        self.context.screens.lay(self)
        self.reveal()
        self.part("more").open = dom.element("table").clientWidth >= ROOM
        dom.focus(self.part("play"))
        await clock.rest()
        self._grades = grades = Grades(self.context, record)
        await clock.rest()
        look = self.session.director.look
        replay = Replay(record, self._draw, clock.breathe, seat, look, lambda at: grades.grade(at)[1])
        await clock.rest()
        self._replay = replay
        self._fill(replay)
        await clock.rest()
        if moves >= 0:
            replay.see(moves)
        else:
            replay.go(replay.start_of(deal, 0))

    def close(self) -> None:
        """Close: the player's own game is on the table again."""
        if self.is_open:
            self._pause()
            self._replay = None
            self.end()

    # ---- what is done --------------------------------------------------------------------------------------------

    def _let_act(self, name: str) -> None:
        """Let the button of this name act."""
        dom.on_click(self.part(name), lambda: self._act(name))

    def _act(self, name: str) -> None:
        if self._replay is not None:
            self._pause()
            self._acts[name](self._replay)

    def _play_or_pause(self) -> None:
        replay, plays = self._replay, self._playing
        self._pause()
        if replay is not None and not plays:
            self._playing = True
            if replay.last:
                replay.go(0)
            self.work(self._play(replay), "play")
        self._update()

    def _pause(self) -> None:
        self._playing = False
        self.stop("play")

    async def _play(self, replay: Replay) -> None:
        while not replay.last:
            seconds = TRICK if replay.director.lying else CARD
            await clock.sleep(max(QUICKEST, seconds * self.session.tempo.pace()))
            replay.go(replay.at + 1)
        self._playing = False
        self._update()

    def _take_over(self) -> None:
        replay = self._replay
        if replay is not None:
            self.context.open(PracticeFrom(replay.record.at(replay.game), replay.seat))

    def _review(self) -> None:
        replay = self._replay
        if replay is not None:
            self._pause()
            self.context.open(ReviewOf(replay.record, replay.place()[0]))

    def _check(self) -> None:
        replay = self._replay
        if replay is not None:
            self._pause()
            self.context.open(CheckOf(replay.record))

    def _known(self) -> None:
        replay = self._replay
        if replay is not None and isinstance(replay.judged.move, (Passed, Played)):
            self._pause()
            self.context.open(KnownOf(replay.record, replay.judged))

    def _change(self, event: Node) -> None:
        replay, field = self._replay, event.target
        if replay is None:
            return
        self._pause()
        if field.id in ("replay-seat", "replay-up"):
            replay.look(int(self.part("seat").value), bool(self.part("up").checked))
        elif field.id == "replay-deal":
            replay.go(replay.start_of(int(field.value), 0))
        else:
            replay.go(replay.start_of(replay.place()[0], int(field.value)))

    def _key(self, event: Node) -> None:
        """Heed the keys of the replay before those of the table, whose own do nothing meanwhile."""
        if not self.is_open or event.ctrlKey or event.metaKey or event.altKey or dom.first("dialog[open]") is not None:
            return
        key, target = event.key, event.target
        if key in ("Tab", "Shift", "b", "B"):
            return
        event.stopPropagation()
        typed = target.closest("select, input") is not None and key != "Escape"
        if typed or (key in ("Enter", " ") and target.closest("button") is not None):
            return
        name = KEYS.get(key, "")
        if not name:
            return
        event.preventDefault()
        if name in ("end", "play"):
            if not event.repeat:  # a key that has closed a dialog, and is still down, does not end the replay as well
                self.close() if name == "end" else self._play_or_pause()
        else:
            self._act(name)

    # ---- what it shows -------------------------------------------------------------------------------------------

    def _draw(self, scene: Scene) -> None:
        """Draw the scene soon, in a task of its own. After several quick steps only the last one is drawn."""
        if self._scene is None:
            clock.later(0, self._paint)
        self._scene = scene

    def _paint(self) -> None:
        scene, self._scene = self._scene, None
        if scene is not None and self.is_open:
            self.context.screens.draw(self, scene)
            self._update()

    def _fill(self, replay: Replay) -> None:
        deals = [option(str(deal), written(deal + 1)) for deal in range(replay.deals())]
        dom.write(self.part("deal"), *deals)
        seats = [option(str(seat), who.name) for seat, who in enumerate(replay.record.seats)]
        dom.write(self.part("seat"), *seats)
        self.part("seat").value = str(replay.seat)
        self.part("up").checked = replay.up
        self._tricks = (-1, 0)

    def _update(self) -> None:
        """Write where it is, and what may be pressed."""
        replay = self._replay
        if replay is None:
            return
        deal, trick = replay.place()
        self._elements["known"].put("disabled", None if isinstance(replay.judged.move, (Passed, Played)) else "")
        where = replay.where()
        self._elements["over"].put("disabled", None if replay.game.phase in ("pass", "play") else "")
        self._elements["where"].say(where)
        grade, sentence = self._grades.grade(replay.judged)
        self._elements["grade"].say(sentence)
        self._elements["grade"].put("data-grade", grade)
        self._elements["told"].say(replay.said)
        self._list_tricks(replay, deal)
        if self._lies != trick:
            self._lies = trick
            self.part("trick").value = str(trick)
        does = say("replay-pause" if self._playing else "replay-play")
        self._play_button.put("aria-label", does)
        self._play_button.put("title", does)
        self._play_button.put("data-on", "" if self._playing else None)

    def _list_tricks(self, replay: Replay, deal: int) -> None:
        """List the tricks to jump to, each with its worst grade, if the tricks or the grades have changed."""
        known = len(self._grades)
        if self._tricks == (deal, known):
            return
        self._tricks, self._lies = (deal, known), -1
        self.part("deal").value = str(deal)
        names = [say("replay-pass")] + [written(number + 1) for number in range(replay.tricks(deal))]
        for number, worst in self._grades.worst(deal).items():
            names[number] = say("replay-trick-graded", trick=names[number], grade=say("review-grade", grade=worst))
        several = [option(str(number), name) for number, name in enumerate(names)]
        dom.write(self.part("trick"), *several)


KEYS = {
    "ArrowLeft": "back",
    "ArrowRight": "next",
    "ArrowUp": "trick-back",
    "ArrowDown": "trick-next",
    "PageUp": "trick-back",
    "PageDown": "trick-next",
    "Home": "first",
    "End": "last",
    " ": "play",
    "Escape": "end",
}
