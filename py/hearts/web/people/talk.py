"""Talk at a table of people: the button in the bar, what is said and heard, and whom one does not want to hear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.rate import Rate
from hearts.app.people.talk import FACE, WRITTEN
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom
from hearts.web.markup import Markup, html
from hearts.web.people.bubbles import Bubbles
from hearts.web.people.faces import drawn
from hearts.web.people.talk_dialog import TalkDialog
from hearts.web.request import Request

if TYPE_CHECKING:
    from hearts.app.people.guest import Guest
    from hearts.app.people.roster import Known
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.people.device import Device

BUTTON = (
    '<button type="button" id="do-talk" class="tool talks"><svg viewBox="0 0 24 24" aria-hidden="true">'
    '<path d="M4.500 5h15a1.500 1.500 0 0 1 1.500 1.500v8a1.500 1.500 0 0 1-1.500 1.500H12l-5 4.500V16H4.500'
    'A1.500 1.500 0 0 1 3 14.500v-8A1.500 1.500 0 0 1 4.500 5zM8 10.500h.010M12 10.500h.010M16 10.500h.010"/>'
    "</svg></button>"
)
SPOKEN_SECOND, SPOKEN_BURST = 0.2, 3  # how much is read aloud: a screen reader is to be heard, too
LINES = 12  # of what was said last


class Talk:
    """What is said at the table of this device.

    lines   what was said last: the name, and what it says as it is shown, oldest first
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._device: Device | None = None
        self.lines: list[tuple[str, Markup]] = []
        self._bubbles = Bubbles()
        self._aloud = Rate(clock.since_start, SPOKEN_SECOND, SPOKEN_BURST)
        self._dialog: TalkDialog | None = None
        self._button: Node = None
        self._warned: list[str] = []  # blocked people of whom the person here was told that they sit here
        self._written = False

    def attend(self, device: Device) -> None:
        """Serve the table of this device from now on."""
        self._device, self.lines, self._warned, self._written = device, [], [], False

    def turn_to(self, guest: Guest, people: list[Guest]) -> None:
        """Hear what is said with the ears of who has the device; the others here hear it by that."""
        self._bubbles.clear()
        for each in people:
            each.told.tell(on_talk=self._hear if each is guest else _heard)

    # ---- the button ------------------------------------------------------------------------------------------------

    def follow(self, laid: bool) -> None:
        """Have the button in the bar while the table lies on the screen; tell what has changed about talk."""
        device = self._device
        if device is None:
            return
        if laid and self._button is None and device.guest.seat >= 0:
            self._button = button = dom.of_html(html(BUTTON))
            for name in ("aria-label", "title"):
                button.setAttribute(name, say("talk-title"))
            dom.element("do-last").after(button)
            dom.on_click(button, self.open)
        elif not laid:
            self._take_off()
        roster = device.guest.table.roster
        if self._button is not None and roster is not None:  # the styles put it beside the tools: none of these moves
            dom.body.setAttribute("data-talk", "beside" if "hint" in roster.helps else "instead")
        self._tell_changes(device)
        if self._dialog is not None and self._dialog.is_open:
            self._dialog.tell()

    def end(self) -> None:
        """Serve no table any more."""
        self._device = None
        self._take_off()

    def _take_off(self) -> None:
        """Take button and bubbles from the screen."""
        if self._button is not None:
            self._button.remove()
            self._button = None
            dom.body.removeAttribute("data-talk")
            self._bubbles.clear()
            if self._dialog is not None:
                self._dialog.close()

    def open(self) -> None:
        """Open the dialog in which one chooses what to say."""
        if self._device is not None:
            self._dialog = self._dialog or TalkDialog(self._context)
            self._dialog.attend(self, self._device)
            self._dialog.open(Request("talk"))

    # ---- what is said ----------------------------------------------------------------------------------------------

    def speak(self, what: str) -> bool:
        """Say something to all. Returns False where it is too soon, or cannot be said here."""
        if self._device is None or not self._device.guest.talk(what):
            return False
        text, shown = told(what)
        own = self._device.guest.known(self._device.guest.me.id) if self._device.shared else None
        said = say("talk-line", name=own.name, what="") if own is not None else say("talk-you", what="")
        self._note(said, shown)
        self._context.session.notice(said + text if own is not None else say("talk-you", what=text), "news")
        return True

    def _hear(self, who: Known, what: str) -> None:
        """Show what somebody else says."""
        device = self._device
        roster = device.guest.table.roster if device is not None else None
        if device is None or roster is None:
            return
        text, shown = told(what)
        self._note(say("talk-line", name=who.name, what=""), shown)
        side = (roster.seat_of(who.id) - device.guest.seat) % len(roster.seats)
        if self._button is not None and side:
            self._bubbles.show(side, shown, text)
        if self._aloud.allows():
            self._context.speak(say("talk-line", name=who.name, what=text))

    def _note(self, who: str, shown: Markup) -> None:
        self.lines = self.lines[1 - LINES :] + [(who.strip(), shown)]
        if self._dialog is not None and self._dialog.is_open:
            self._dialog.tell()

    # ---- what changes ----------------------------------------------------------------------------------------------

    def _tell_changes(self, device: Device) -> None:
        """Say that people may write from now on, and that somebody blocked sits at the table."""
        guest = device.guest
        roster = guest.table.roster
        if roster is None:
            return
        if roster.writes and not self._written and device.host is None:
            host = guest.known(roster.host)
            self._context.session.notice(say("talk-allowed", name=host.name if host is not None else ""), "news")
        self._written = roster.writes
        for who in [roster.known(id) for id in roster.seated]:
            told = who is None or who.id == guest.me.id or who.id in self._warned
            if who is not None and not told and guest.blocked.blocks(who):
                self._warned.append(who.id)
                self._context.session.notice(say("talk-blocked-here", name=who.name), "news")


def _heard(who: Known, what: str) -> None:
    """Hear nothing more: somebody else at this device has heard it."""


def told(what: str) -> tuple[str, Markup]:
    """Return what somebody says, as it is read out, and as it is shown."""
    if what[: len(WRITTEN)] == WRITTEN:
        return what[len(WRITTEN) :], html("{}", what[len(WRITTEN) :])
    if what[: len(FACE)] == FACE:
        face = what[len(FACE) :]
        return say("face-name", face=face), drawn(face, say("face-name", face=face))
    return say("phrase-text", phrase=what), html("{}", say("phrase-text", phrase=what))
