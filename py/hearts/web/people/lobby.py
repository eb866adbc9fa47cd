"""The lobby on the screen: the public tables at a relay, and one press to sit down at one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.lobby import Lobby
from hearts.app.people.relays import host_of
from hearts.app.rules import presets
from hearts.app.words.locale import say
from hearts.app.words.phrases import joined, paragraph
from hearts.web.browser import clock, dom
from hearts.web.browser.relay import TABS
from hearts.web.markup import Markup, html
from hearts.web.people.warning import may_sit

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.card import Card
    from hearts.app.people.guest import Guest
    from hearts.app.people.lobby import Found
    from hearts.app.people.transport import State, Transport
    from hearts.web.browser.dom import Node
    from hearts.web.browser.people import Doors
    from hearts.web.context import Context
    from hearts.web.dialogs.dialog import Parts

LOOK = 0.5  # seconds between two looks at what has changed
FIRST = 12_000  # milliseconds in which every table is heard that is there
WENT = 4_000  # for which a table that has gone is still shown, so that no other one moves under a finger
ANSWER = 12.0  # seconds within which a table answers


class TableList:
    """The list of the tables at a relay.

    part   finds an element of the dialog; said: has a sentence read in it; sits: is told which table was pressed
    """

    def __init__(self, part: Parts, said: Callable[[str], None], sits: Callable[[Found], object]) -> None:
        self._part, self._said, self._sits = part, said, sits
        self.address = ""
        self._line: Transport | None = None
        self._lobby: Lobby | None = None
        self._rows: list[tuple[str, Markup, float]] = []  # host, what is shown of it, and when it went; 0: it is there
        self._trouble = ""  # why one could not sit down at the last table
        self._state: State = "opening"
        dom.on_click(part("lobby-again"), self._look_again)
        dom.listen(part("lobby-list"), "click", lambda event: self._press(event.target))

    def open(self, ways: Doors, address: str) -> None:
        """Listen at this relay."""
        self.close()
        self.address, self._trouble, self._rows = address, "", []
        self._line = ways.relay(address)
        self._lobby = Lobby(ways.primitives(), self._line, clock.since_start)
        self._line.listen(self._lobby.receive, self._turn)
        told = say("lobby-title") if address == TABS else say("lobby-at", relay=host_of(address))
        self._part("lobby-at").textContent = told
        dom.write(self._part("lobby-list"))
        self.show()

    def close(self) -> None:
        """Listen no more."""
        if self._line is not None:
            self._line.close()
        self._line = self._lobby = None

    async def run(self) -> None:
        """Keep the list up, until it is closed."""
        try:
            while self._lobby is not None:
                self.show()
                await clock.sleep(LOOK)
        finally:
            self.close()

    def tell(self, trouble: str) -> None:
        """Say why one could not sit down, until another table is pressed."""
        self._trouble = trouble
        self.show()

    def _turn(self, state: State) -> None:
        self._state = state

    # ---- what is shown -------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Show the tables that are there, and say how it stands."""
        lobby = self._lobby
        if lobby is None:
            return
        lobby.tick()
        self._show_rows(lobby)
        part = self._part
        part("lobby-again").hidden = not lobby.stopped
        self._said(self._trouble or paragraph(self._told(lobby)))

    def _show_rows(self, lobby: Lobby) -> None:
        now, there = clock.since_start(), {found.host: row_of(found) for found in lobby.tables}
        rows = [
            (host, there.pop(host), 0.0) if host in there else (host, row, went or now)
            for host, row, went in self._rows
        ]
        rows = [each for each in rows if not each[2] or now - each[2] <= WENT]
        rows += [(found.host, there[found.host], 0.0) for found in lobby.tables if found.host in there]
        if [each[:2] for each in rows] != [each[:2] for each in self._rows] or _gone(rows) != _gone(self._rows):
            home, active = self._part("lobby-list"), dom.active()
            focused = str(active.getAttribute("data-table")) if active is not None and home.contains(active) else ""
            dom.write(home, *[gone_row() if went else row for _, row, went in rows])
            again = home.querySelector(f'[data-table="{focused}"]') if focused else None
            if focused:
                dom.focus(again if again is not None else self._part("lobby-open"))
        self._rows = rows

    def _told(self, lobby: Lobby) -> list[str]:
        """Return how it stands, in sentences."""
        count, waited = len(lobby.tables), clock.since_start() - lobby.since > FIRST
        if self._state == "closed":
            return [say("party-refused", relay=host_of(self.address))]
        if self._state == "lost":
            return [say("party-lost")]
        if self._state == "opening":
            return [say("lobby-unreached") if waited else say("party-looking")]
        told = [say("lobby-stopped")] if lobby.stopped else []
        if count and not lobby.stopped:
            told.append(say("lobby-count", count=count))
        elif not lobby.stopped:
            told.append(say("lobby-empty") if waited else say("lobby-looking"))
        told += [say("lobby-more")] if lobby.more else []
        return told + ([say("lobby-others")] if lobby.others else [])

    # ---- what is pressed -----------------------------------------------------------------------------------------

    def _look_again(self) -> None:
        if self._lobby is not None:
            self._lobby.look_again()
            self.tell("")

    def _press(self, target: Node) -> None:
        button = target.closest("[data-table]")
        if button is None or self._lobby is None:
            return
        host = str(button.getAttribute("data-table"))
        found = next((each for each in self._lobby.tables if each.host == host), None)
        if found is None:
            self.tell(say("lobby-gone"))
        else:
            self.tell(say("lobby-sitting", names=joined(list(found.people))))
            self._sits(found)


async def seated(context: Context, guest: Guest, face: Callable[[Card], str], name: str) -> str:
    """Sit down at the table that this guest looks for. Return why that did not come about, as a sentence; empty where
    they sit, or wait for the end of the deal; " " where they did not want to any more.

    face   returns the portrait to sit down with at the table of this card
    """
    answers: list[str] = []
    if not await _until(lambda: guest.where not in ("looking",)):
        return say("lobby-gone")
    if guest.where == "other":
        return say("party-other")
    if guest.card is None or guest.card.full:
        return say("lobby-full")
    if not await may_sit(context, guest):
        return " "
    heard = guest.told.on_answer
    guest.told.tell(on_answer=lambda order, why: answers.append(why))
    guest.sit(face(guest.card), name)
    await _until(lambda: guest.where != "joining" or answers != [])
    guest.told.tell(on_answer=heard)
    if answers and answers[0]:
        return say("lobby-full") if answers[0] == "people-no-seat" else say(answers[0])
    return "" if guest.where == "joined" or answers else say("lobby-gone")


async def _until(so: Callable[[], bool]) -> bool:
    """Return whether something becomes so within a while."""
    end = clock.since_start() + 1000 * ANSWER
    while not so():
        if clock.since_start() > end:
            return False
        await clock.sleep(0.1)
    return True


def row_of(found: Found) -> Markup:
    """Return a table as a row of the list, with the button to sit down at it."""
    rules = say("party-rules", rules=presets.preset_name(found.rules.name), count=found.rules.players)
    names = joined(list(found.people))
    changes = presets.changes(found.rules)
    told = [say("lobby-with", names=names), say("lobby-free", count=found.free), say("lobby-state", state=found.state)]
    lines = [html('<b>{}</b> <span class="note">{}</span>', rules, paragraph(told))]
    if changes:
        lines.append(html(' <span class="note">{}</span>', paragraph([say("party-changed")] + changes)))
    label = say("lobby-sit-with", names=names)
    item = '<li><span>{}</span><button type="button" class="quiet" data-table="{}" aria-label="{}">{}</button></li>'
    return html(item, lines, found.host, label, say("lobby-sit"))


def gone_row() -> Markup:
    """Return the row of a table that has gone: it keeps its place for a moment, and cannot be pressed."""
    return html("<li><span>{}</span></li>", say("lobby-went"))


def _gone(rows: list[tuple[str, Markup, float]]) -> list[bool]:
    return [went > 0 for _, _, went in rows]
