"""The dialog in which one says something to the people at the table, and mutes and blocks them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.talk import FACE, FACES, PHRASES, WRITTEN
from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.dialogs.dialog import Dialog
from hearts.web.markup import Markup, html
from hearts.web.people.enter import on_enter
from hearts.web.people.faces import drawn

if TYPE_CHECKING:
    from typing import Protocol

    from hearts.app.people.roster import Known
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.people.device import Device
    from hearts.web.request import Request

    class Talking(Protocol):
        """See `Talk`."""

        lines: list[tuple[str, Markup]]

        def speak(self, what: str) -> bool:
            """Say something to all."""


class TalkDialog(Dialog):
    """Faces, phrases, what was said last, and the people at the table; written words only where the host allows it."""

    name = "talk"
    home = "hearts/web/people"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._talk: Talking
        self._device: Device
        self._rows: list[str] = []  # the ids of the people who are shown
        dom.write(self.part("faces"), *[_face(face) for face in FACES])
        dom.write(self.part("phrases"), *[_phrase(phrase) for phrase in PHRASES])
        for name in ("faces", "phrases"):
            dom.listen(self.part(name), "click", self._press)
        dom.listen(self.part("people"), "change", self._mute)
        dom.listen(self.part("people"), "click", self._block)
        dom.listen(self.part("allow"), "change", self._allow)
        on_enter(self.part("text"), self._send)
        dom.on_click(self.part("send"), self._send)

    def attend(self, talk: Talking, device: Device) -> None:
        """Serve this table from now on."""
        self._talk, self._device, self._rows = talk, device, []

    async def fill(self, request: Request) -> None:
        """Show who is here, and what was said last."""
        self._say("")
        self.tell()

    def tell(self) -> None:
        """Show how things stand now; nothing that has the keyboard is made anew."""
        lines = [html('<li dir="auto"><b>{}</b> {}</li>', who, what) for who, what in reversed(self._talk.lines)]
        dom.write(self.part("heard"), *lines or [html("<li>{}</li>", say("talk-heard-none"))])
        roster = self._device.guest.table.roster
        self.part("write").hidden = roster is None or not roster.writes
        self.part("allow-row").hidden = not self._device.hosts or roster is None or roster.public
        self.part("allow").checked = roster is not None and roster.writes
        self._tell_people()

    def _tell_people(self) -> None:
        guest = self._device.guest
        others = self._others()
        rows = [f"{who.id} {who.name} {who.face}" for who in others]
        if rows != self._rows or not rows:
            self._rows = rows
            found = [self._row(number, who) for number, who in enumerate(others)]
            dom.write(self.part("people"), *found or [html("<li>{}</li>", say("talk-alone"))])
        for number, who in enumerate(others):
            blocked = guest.blocked.blocks(who)
            field = self.inside(f'[data-mute="{number}"]')
            field.checked, field.disabled = guest.blocked.mutes(who), blocked
            button = self.inside(f'[data-block="{number}"]')
            button.textContent = say("talk-unblock") if blocked else say("talk-block")
            named = say("talk-unblock-who", name=who.name) if blocked else say("talk-block-who", name=who.name)
            button.setAttribute("aria-label", named)

    def _others(self) -> list[Known]:
        """Return the people who have seats at other devices, in the order of those."""
        guest, here = self._device.guest, [each.me.id for each in self._device.people]
        roster = guest.table.roster
        ids = [roster.person_in(seat) for seat in range(len(roster.seats))] if roster is not None else []
        found = [guest.known(id) for id in ids if id and id not in here]
        return [who for who in found if who is not None]

    def _row(self, number: int, who: Known) -> Markup:
        source = self.faces.source(who.face, "calm")
        mute = say("talk-mute-who", name=who.name)
        item = (
            '<li><img src="{}" alt="" width="40" height="40"><span dir="auto">{}</span><label class="switch">'
            '<input type="checkbox" data-mute="{}" aria-label="{}"><span>{}</span></label>'
            '<button type="button" class="quiet" data-block="{}"></button></li>'
        )
        return html(item, source, who.name, number, mute, say("talk-mute"), number)

    # ---- what one does ---------------------------------------------------------------------------------------------

    def _press(self, event: Node) -> None:
        button = event.target.closest("[data-say]")
        if button is None:
            return
        if self._talk.speak(str(button.getAttribute("data-say"))):
            self.close()
        else:
            self._say(say("talk-soon"))

    def _send(self) -> None:
        field = self.part("text")
        written = str(field.value).strip()
        if not written:
            return
        if self._talk.speak(WRITTEN + written):
            field.value = ""
            self._say("")
        else:
            self._say(say("talk-soon"))
        dom.focus(field)

    def _mute(self, event: Node) -> None:
        who = self._who(event.target, "data-mute")
        if who is not None:
            on = bool(event.target.checked)
            self._device.guest.blocked.mute(who, on)
            self._say(say("talk-muted", name=who.name) if on else say("talk-unmuted", name=who.name))

    def _block(self, event: Node) -> None:
        who = self._who(event.target, "data-block")
        if who is None:
            return
        blocked = self._device.guest.blocked
        if blocked.blocks(who):
            blocked.unblock(blocked.key(who))
            self._say(say("talk-unblocked", name=who.name))
        elif blocked.block(who):
            self._say(say("talk-blocked", name=who.name))
        else:
            self._say(say("talk-blocked-full"))
        self._tell_people()

    def _who(self, node: Node, named: str) -> Known | None:
        """Return in whose row something with this attribute was pressed; None where it is none of them."""
        found, others = node.closest(f"[{named}]"), self._others()
        number = int(found.getAttribute(named)) if found is not None else -1
        return others[number] if 0 <= number < len(others) else None

    def _allow(self, event: Node) -> None:
        self._device.guest.order("write on" if event.target.checked else "write off")

    def _say(self, text: str) -> None:
        self.part("said").textContent = text


def _face(face: str) -> Markup:
    label = say("face-name", face=face)
    button = '<button type="button" data-say="{}{}" aria-label="{}" title="{}">{}</button>'
    return html(button, FACE, face, label, label, drawn(face))


def _phrase(phrase: str) -> Markup:
    label = say("phrase-text", phrase=phrase)
    return html('<button type="button" class="quiet" data-say="{}">{}</button>', phrase, label)
