"""The seats of the New game dialog: a card for each opponent, with their face, their name and how hard they play.

The pencil on a card opens its details: who sits there, under which name, with which I.Q.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.casts.strength import STEPS, step_of
from hearts.app.keeping.setup import no_diabolo
from hearts.app.tasks import Task
from hearts.app.words.locale import say
from hearts.app.words.opponents import difficulty, seat_text, temper
from hearts.app.words.phrases import direction, you
from hearts.engine.record import PERSON, Seat
from hearts.minds.registry import iq_and_temper
from hearts.minds.temper import HIGHEST, LOWEST
from hearts.web.browser import clock, dom
from hearts.web.dialogs.levels import Levels
from hearts.web.dialogs.party import name_of
from hearts.web.markup import Markup, html
from hearts.web.pieces import option

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.casts.cast import Cast, Character
    from hearts.web.browser.dom import Node
    from hearts.web.casts import Casts
    from hearts.web.dialogs.dialog import Parts
    from hearts.web.dialogs.party import Party
    from hearts.web.table.faces import Faces

CARD = (
    '<li data-at="{index}"><button type="button" class="swap"><img alt="" width="88" height="88"></button>'
    '<p class="introduces"><b></b> <small>{where}</small></p>'
    '<button type="button" class="pencil" aria-expanded="false" aria-controls="new-game-details-{index}">'
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4"/></svg></button>'
    '<small class="manner"></small><div class="stepper">{less}<span><b class="wits" aria-hidden="true"></b><input '
    'type="range" data-step min="0" max="{most}" step="1"></span>{more}</div>'
    '<div class="details" id="new-game-details-{index}" hidden><label>{who} <select data-who></select></label>'
    '<label>{name} <input type="text" data-name maxlength="16" spellcheck="false"></label>'
    '<div class="dial"><span aria-hidden="true">{iq} <output></output></span><input type="range" data-iq '
    'min="{low}" max="{high}" step="10"></div><p class="temper note"></p></div></li>'
)


class Seats:
    """The opponents' cards; `changed` is called when another opponent sits there, or gets another name."""

    def __init__(self, part: Parts, party: Party, casts: Casts, faces: Faces, changed: Callable[[], object]) -> None:
        self._party = party
        self._casts = casts
        self._faces = faces
        self._changed = changed
        self._options: list[Markup] = []
        self._telling = Task()
        self.told = asyncio.Event()  # whether each card shows its opponent
        self._list, self._levels = part("seats"), Levels(part("levels"), self._level)
        self._together = part("party")
        self._diabolo, self._why = part("diabolo"), part("diabolo-why")
        dom.listen(self._list, "change", lambda event: self._change(event.target))
        dom.listen(self._list, "input", lambda event: self._type(event.target))
        dom.listen(self._list, "click", lambda event: self._click(event.target))
        dom.listen(self._diabolo, "change", lambda event: self._tell_diabolo())

    def open(self, seats: tuple[Seat, ...], diabolo: bool) -> None:
        """Open with those who sat here last."""
        self._party.open(seats)
        dom.write(self._list)
        dom.write(self._together)
        self._levels.tell([who for who in seats if not who.person])
        self._diabolo.checked = diabolo
        self._why.textContent = ""

    def show(self, count: int) -> None:
        """Show so many cards."""
        party = self._party
        if count != party.count:
            party.seated(count + 1)
            party.lay(count, self._levels.common(party.minds()))
            self.tell()

    def take(self, several: list[Character]) -> None:
        """Seat these, as far as they go; people keep their seats."""
        self._party.take(several)
        self.tell()

    @property
    def diabolo(self) -> bool:
        """Whether the minds are to see all the cards and play together."""
        return bool(self._diabolo.checked) and not self._refusal()

    # ---- what a person does ------------------------------------------------------------------------------------

    def _change(self, field: Node) -> None:
        if field.hasAttribute("data-who"):
            self._sit(_at(field), field.value)

    def _type(self, field: Node) -> None:
        party, index = self._party, _at(field)
        if field.hasAttribute("data-step"):
            self._think(index, STEPS[int(field.value)])
        elif field.hasAttribute("data-iq"):
            self._think(index, int(field.value))
        elif field.hasAttribute("data-name"):
            party.call(index, field.value)
            self._label(field.closest("li"), party.everybody[index])
            self._tell_together()
            self._changed()

    def _think(self, index: int, iq: int) -> None:
        """One of the minds gets this I.Q."""
        self._party.think(index, iq)
        self._write_iq(self._list.children[index], iq)
        self._tell_together()

    def _level(self, iq: int) -> None:
        """All the minds at the table get this I.Q.; their tempers stay."""
        for index in range(self._party.count):
            if self._party.think(index, iq):
                self._write_iq(self._list.children[index], iq)
        self._tell_together()

    def _click(self, target: Node) -> None:
        button = target.closest("button")
        if button is None:
            return
        index = _at(button)
        if button.className == "swap":
            self._sit(index, self._party.follower(self._party.everybody[index].face))
        elif button.className == "pencil":
            self._unfold(index)
        else:
            step = button.closest(".stepper").querySelector("input")
            iq = STEPS[max(0, min(len(STEPS) - 1, int(step.value) + int(button.value)))]
            if step_of(iq) != int(step.value):
                self._think(index, iq)

    def _unfold(self, index: int) -> None:
        """Open the details of a card, or close them."""
        line = self._list.children[index]
        details = line.querySelector(".details")
        details.hidden = not details.hidden
        line.querySelector(".pencil").setAttribute("aria-expanded", "false" if details.hidden else "true")
        self._list.classList.toggle("unfolded", self._list.querySelector(".details:not([hidden])") is not None)
        self._write_details(line, self._party.everybody[index])

    def _sit(self, index: int, key: str) -> None:
        """Somebody else takes this seat."""
        for changed in self._party.sit(index, key):
            if changed < self._party.count:
                self._write(changed)
        self._tell_diabolo()
        self._tell_together()
        self._changed()

    # ---- what is shown -----------------------------------------------------------------------------------------

    def offer(self) -> None:
        """Offer all characters of the sets."""
        self._options = [_group(self._casts[home]) for home in self._casts.order]
        self._options.append(option(PERSON, say("new_game-seat-person")))

    def tell(self) -> None:
        """Write every card anew."""
        self._telling.cancel()
        self.told.clear()
        self._telling = self._casts.run(self._write_all(self._party.count))

    async def _write_all(self, count: int) -> None:
        if self._list.childElementCount != count:
            lines = [_card(index, seat_text(direction(index + 1, count + 1))) for index in range(count)]
            dom.write(self._list, *lines)
            self._list.classList.remove("unfolded")
        for index in range(count):
            self._write(index)
            await clock.rest()
        self._changed()
        self._tell_diabolo()
        self._tell_together()
        self.told.set()

    def _tell_together(self) -> None:
        """All of them in a row, and the level that they have in common; where it is not one, each with their own."""
        party = self._party
        self._levels.tell(party.minds())
        several = party.everybody[: party.count]
        levels = [_level(who) for who in several]
        shown = levels if len(set(levels)) > 1 else [""] * len(levels)
        lines = [_sitting(self._faces.source(who.face, "calm"), name_of(who), how) for who, how in zip(several, shown)]
        dom.write(self._together, *lines)

    def _write(self, index: int) -> None:
        """One opponent's card, as they are now."""
        who, line = self._party.everybody[index], self._list.children[index]
        wits = None if who.person else iq_and_temper(who.player)
        line.classList.toggle("no-iq", wits is None)
        line.querySelector("img").src = self._faces.source(who.face, "calm")
        character = self._casts.character(who.face)
        line.querySelector(".manner").textContent = _about(who.person, character)
        if wits:
            self._write_iq(line, wits[0])
        self._write_details(line, who)
        self._label(line, who)

    def _write_details(self, line: Node, who: Seat) -> None:
        """The form behind the pencil: the player in this seat, their name and their temper."""
        if line.querySelector(".details").hidden:
            return
        select, value = line.querySelector("select"), PERSON if who.person else who.face
        dom.write(select, *self._options)
        select.value = value
        if select.value != value:
            dom.write(select, option(value, who.name), *self._options)
            select.value = value
        line.querySelector("[data-name]").value = who.name
        wits = None if who.person else iq_and_temper(who.player)
        line.querySelector(".temper").textContent = temper(wits[1]) if wits else ""

    def _write_iq(self, line: Node, iq: int) -> None:
        step, field, called = line.querySelector("[data-step]"), line.querySelector("[data-iq]"), difficulty(iq)
        step.value = str(step_of(iq))
        step.setAttribute("aria-valuetext", called)
        line.querySelector(".wits").textContent = called
        for button, end in zip(dom.all_of(".stepper button", line), (0, len(STEPS) - 1)):
            button.disabled = step_of(iq) == end
        field.value = str(iq)
        field.setAttribute("aria-valuetext", say("new_game-seat-iq-value", iq=iq, level=called))
        line.querySelector("output").textContent = str(iq)

    def _label(self, line: Node, who: Seat) -> None:
        name = name_of(who)
        line.querySelector(".introduces b").textContent = name
        for part, label in (
            ("[data-step]", say("new_game-seat-level", name=name)),
            ("[data-iq]", say("new_game-seat-iq-of", name=name)),
            (".swap", say("new_game-seat-swap", name=name)),
            (".pencil", say("new_game-seat-details", name=name)),
        ):
            line.querySelector(part).setAttribute("aria-label", label)

    def _refusal(self) -> str:
        return no_diabolo([Seat(PERSON, "you", you())] + self._party.everybody[: self._party.count])

    def _tell_diabolo(self) -> None:
        """Offer Diabolo to one person against minds; with more people, switch it off and say why."""
        refusal = self._refusal() if self._diabolo.checked else ""
        self._why.textContent = refusal
        if refusal:
            self._diabolo.checked = False


def _at(field: Node) -> int:
    """Which line a part of it is in."""
    return int(field.closest("li").getAttribute("data-at"))


def _group(group: Cast) -> Markup:
    """A set in the list of everybody."""
    several = [option(character.key, character.name) for character in group.characters]
    return html('<optgroup label="{}">{}</optgroup>', group.name, several)


def _about(person: bool, character: Character | None) -> str:
    """The line below the name."""
    return say("new_game-seat-here") if person else character.line if character else ""


def _level(who: Seat) -> str:
    """How hard an opponent plays, in a word; empty where they have no I.Q."""
    wits = None if who.person else iq_and_temper(who.player)
    return difficulty(wits[0]) if wits else ""


def _sitting(face: str, name: str, how: str) -> Markup:
    """One of those at the table, in the row of all of them."""
    shown = html("<small>{}</small>", how) if how else ""
    return html('<li><img alt="" width="48" height="48" src="{}"><b>{}</b>{}</li>', face, name, shown)


def _card(index: int, where: str) -> Markup:
    """One opponent's card, still empty."""
    less, more = [_button(step, sign) for step, sign in ((-1, "−"), (1, "+"))]
    return html(
        CARD,
        index=index,
        where=where,
        less=less,
        most=len(STEPS) - 1,
        more=more,
        who=say("new_game-seat-who"),
        name=say("new_game-seat-name"),
        iq=say("new_game-seat-iq"),
        low=LOWEST,
        high=HIGHEST,
    )


def _button(step: int, sign: str) -> Markup:
    """A button for fingers and the mouse beside a slider, which does the same by keys and for a screen reader."""
    return html('<button type="button" value="{}" tabindex="-1" aria-hidden="true">{}</button>', step, sign)
