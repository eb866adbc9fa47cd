"""The part of the dialog for people who share this device: who has it, and how somebody else sits down here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.casts.cast import NOBODYS
from hearts.app.people.names import NAMES
from hearts.app.words import phrases
from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.markup import Markup, html
from hearts.web.people.public import fits
from hearts.web.people.rows import face_of
from hearts.web.pieces import option

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.card import Card
    from hearts.app.people.guest import Guest
    from hearts.web.dialogs.dialog import Parts
    from hearts.web.people.device import Device
    from hearts.web.table.faces import Faces


class BesideHere:
    """Shows it at the door of a table, where both sit down at once, and on its sheet.

    part   finds an element of the dialog
    seats  has somebody else sit down here, by face and name; gives: gives the device to one of those here
    """

    def __init__(
        self, part: Parts, faces: Faces, seats: Callable[[str, str], None], gives: Callable[[Guest], None]
    ) -> None:
        self._part, self._faces, self._seats, self._gives = part, faces, seats, gives
        self._public = False
        self._waits: tuple[str, str] | None = None  # who sits down as soon as the first one here does
        self._here: list[Guest] = []
        self._drawn: object = None
        dom.write(part("beside-listed"), *[option(name, name) for name in NAMES])
        dom.write(part("beside-faces"), *[_chip(faces, face) for face in NOBODYS])
        dom.on_click(part("beside-do"), self._press)
        dom.listen(part("beside-here"), "click", lambda event: self._give(event.target.closest("[data-give]")))

    @property
    def _chosen(self) -> tuple[str, str]:
        """The face and the name that are given; an empty name where there is none."""
        chosen = self._part("beside-faces").querySelector(":checked")
        given = str(self._part("beside-name").value).strip()
        name = str(self._part("beside-listed").value) if self._public else gate.tidy(given, "") if given else ""
        return str(chosen.value) if chosen is not None else NOBODYS[0], name

    @property
    def fits(self) -> bool:
        """Whether the second player's name can be had at a table; a sentence says why not."""
        return not self._part("beside").open or fits(self._part, "beside-name", self._public)

    def sit_down(self) -> None:
        """Have whoever is named at the door sit down as well, as soon as the first one here does."""
        face, name = self._chosen
        if self._part("beside").open and name:
            self._waits = face, name

    def follow(self, device: Device) -> None:
        """Have somebody sit down who waits for that."""
        if self._waits is not None and device.beside.seats_left() > 0:
            (face, name), self._waits = self._waits, None
            self._seat(face, name)

    def _press(self) -> None:
        if self.fits:
            face, name = self._chosen
            self._seat(face, name or phrases.guest())

    def _seat(self, face: str, name: str) -> None:
        """Have them sit down, and ask for nobody any more."""
        self._part("beside").open = False
        self._part("beside-name").value = ""
        for chip in dom.all_of("input", self._part("beside-faces")):
            chip.checked = False
        self._seats(face, name)

    def _give(self, button: dom.Node) -> None:
        at = int(button.getAttribute("data-give")) if button is not None else -1
        if 0 <= at < len(self._here):
            self._gives(self._here[at])

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def show_at_door(self, card: Card, open: bool, own: str) -> None:
        """Show it at the door of this table; `open`: whether one may sit down now; `own`: the face of the first one."""
        free = [kind for _, _, kind in card.seats if kind != "person"]
        self._place("sit")
        self._part("beside").hidden = not open or len(free) < 2
        self._part("beside-do").hidden, self._part("beside-both").hidden = True, False
        self._part("beside-about").textContent = say("beside-about-first")
        self._let_name(card.public, [own] + [face for _, face, _ in card.seats])

    def show_at_table(self, device: Device) -> None:
        """Show it on the sheet of the table."""
        part, roster = self._part, device.guest.table.roster
        if roster is None:
            return
        left = device.beside.seats_left()
        self._place("look")
        part("beside").hidden = device.guest.where != "joined" or (not left and not device.shared)
        part("beside-do").hidden, part("beside-both").hidden = False, True
        part("beside-new").hidden, part("beside-full").hidden = not left, left > 0
        drawn = [(each.me.id, each.seat, each is device.guest) for each in device.people], roster.seats
        if drawn == self._drawn:
            return
        self._drawn, self._here = drawn, list(device.people)
        first = device.people[0]
        name = roster.seats[first.seat].name if first.seat >= 0 and device.guest is not first else ""
        part("beside-about").textContent = say("beside-about", name=name) if name else say("beside-about-first")
        several = [self._row(at, device) for at in range(len(self._here))] if device.shared else []
        dom.write(part("beside-here"), *several)
        self._let_name(roster.public, [who.face for who in roster.seats])

    def _place(self, before: str) -> None:
        """Have it stand before what may be done at the door, or on the sheet."""
        node, mark = self._part("beside"), self._part(before)
        mark = mark.parentElement if before == "sit" else mark
        if node.nextElementSibling is None or not node.nextElementSibling.isSameNode(mark):
            mark.before(node)
            self._drawn = None

    def _let_name(self, public: bool, taken: list[str]) -> None:
        """Let a name be written, or chosen where the table is a public one; the first free face is chosen."""
        self._public = public
        self._part("beside-named").hidden, self._part("beside-public").hidden = public, not public
        if self._part("beside-faces").querySelector(":checked") is None:
            free = [face for face in NOBODYS if face not in taken] or list(NOBODYS)
            for chip in dom.all_of("input", self._part("beside-faces")):
                chip.checked = chip.value == free[0]

    def _row(self, at: int, device: Device) -> Markup:
        guest = self._here[at]
        known = guest.known(guest.me.id)
        roster = device.guest.table.roster
        name = known.name if known is not None else ""
        if roster is not None and guest.seat >= 0:
            name = roster.seats[guest.seat].name
        told = say("beside-has") if guest is device.guest else "" if guest.seat >= 0 else say("beside-waits", name=name)
        button = '<button type="button" class="quiet" data-give="{}">{}</button>'
        picture = face_of(self._faces, known.face) if known is not None else ""
        more = "" if told else html(button, at, say("beside-give", name=name))
        return html('<li>{}<span><b>{}</b> <span class="note">{}</span></span>{}</li>', picture, name, told, more)


def _chip(faces: Faces, face: str) -> Markup:
    """Return a face as a radio button."""
    named = say("me-face", face=face)
    field = '<label><input type="radio" name="beside-face" value="{}" aria-label="{}"><span>{}</span></label>'
    return html(field, face, named, face_of(faces, face))
