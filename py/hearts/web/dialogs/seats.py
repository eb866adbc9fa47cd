"""The seats of the New game dialog: who sits where, with which name and I.Q., and whether they play as Diabolo."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hearts.app.words.new_game  # noqa: F401 - its sentences are said here
from hearts.app.keeping.setup import YOU, SeatSetup, no_diabolo
from hearts.app.tasks import Task
from hearts.app.words.locale import say
from hearts.app.words.opponents import level, place
from hearts.app.words.phrases import direction
from hearts.engine.record import PERSON
from hearts.minds import temper
from hearts.minds.registry import iq_and_temper
from hearts.web.browser import clock, dom
from hearts.web.dialogs.levels import Levels
from hearts.web.dialogs.party import name_of
from hearts.web.html import escaped, option

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.casts.cast import Cast, Character
    from hearts.web.browser.dom import Node
    from hearts.web.casts import Casts
    from hearts.web.dialogs.dialog import Parts
    from hearts.web.dialogs.party import Party
    from hearts.web.table.faces import Faces


class Seats:
    """The opponents' lines; `changed` is called when somebody else sits there, or goes by another name."""

    def __init__(self, part: Parts, party: Party, casts: Casts, faces: Faces, changed: Callable[[], object]) -> None:
        self._party = party
        self._casts = casts
        self._faces = faces
        self._changed = changed
        self._options = ""
        self._telling = Task()
        self._list, self._levels = part("seats"), Levels(part("levels"), self._level)
        self._diabolo, self._why = part("diabolo"), part("diabolo-why")
        dom.listen(self._list, "change", lambda event: self._change(event.target))
        dom.listen(self._list, "input", lambda event: self._type(event.target))
        dom.listen(self._list, "click", lambda event: self._click(event.target))
        dom.listen(self._diabolo, "change", lambda event: self._tell_diabolo())

    def open(self, seats: list[SeatSetup], diabolo: bool) -> None:
        """Those who sat here last."""
        self._party.open(seats)
        self._levels.tell([who for who in seats if not who.person])
        self._diabolo.checked = diabolo
        self._why.textContent = ""

    def show(self, count: int) -> None:
        """So many lines."""
        party = self._party
        if count != party.count:
            party.seated(count + 1)
            party.lay(count, self._levels.common(party.minds()))
            self.tell()

    def take(self, several: list[Character]) -> None:
        """These sit down, as far as they go; people keep their seats."""
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
        if field.hasAttribute("data-iq"):
            iq = int(field.value)
            party.think(index, iq)
            self._write_iq(field, iq)
            self._levels.tell(party.minds())
        elif field.hasAttribute("data-name"):
            party.call(index, field.value)
            self._label(field.closest("li"), party.everybody[index])
            self._changed()

    def _level(self, iq: int) -> None:
        """All the minds at the table get this I.Q.; their tempers stay."""
        for index in range(self._party.count):
            if self._party.think(index, iq):
                self._write(index)

    def _click(self, target: Node) -> None:
        button = target.closest("button")
        if button is not None and button.className == "swap":
            index = _at(button)
            self._sit(index, self._party.follower(self._party.everybody[index].face))

    def _sit(self, index: int, key: str) -> None:
        """Somebody else takes this seat."""
        for changed in self._party.sit(index, key):
            if changed < self._party.count:
                self._write(changed)
        self._tell_diabolo()
        self._levels.tell(self._party.minds())
        self._changed()

    # ---- what is shown -----------------------------------------------------------------------------------------

    def offer(self) -> None:
        """Everybody in the sets may be chosen now."""
        self._options = "".join([_group(self._casts[home]) for home in self._casts.order])
        self._options += option(PERSON, say("new_game.seat.person"))

    def tell(self) -> None:
        """Every line anew."""
        self._telling.cancel()
        self._telling = self._casts.run(self._write_all(self._party.count))

    async def _write_all(self, count: int) -> None:
        if self._list.childElementCount != count:
            lines = [_line(index, place(direction(index + 1, count + 1))) for index in range(count)]
            self._list.innerHTML = "".join(lines)
        for index in range(count):
            self._write(index)
            await clock.rest()
        self._changed()
        self._tell_diabolo()
        self._levels.tell(self._party.minds())

    def _write(self, index: int) -> None:
        """One opponent's line, as they are now."""
        who, line = self._party.everybody[index], self._list.children[index]
        wits = None if who.person else iq_and_temper(who.player)
        line.classList.toggle("no-iq", wits is None)
        line.querySelector("img").src = self._faces.source(who.face, "calm")
        line.querySelector("[data-name]").value = who.name
        select, value = line.querySelector("select"), PERSON if who.person else who.face
        here = "" if f'value="{escaped(value)}"' in self._options else option(value, who.name)
        select.innerHTML = here + self._options
        select.value = value
        character = self._casts.character(who.face)
        line.querySelector("small").textContent = _about(who.person, character)
        if wits:
            self._write_iq(line.querySelector("[data-iq]"), wits[0])
        self._label(line, who)

    def _write_iq(self, field: Node, iq: int) -> None:
        field.value = str(iq)
        field.setAttribute("aria-valuetext", say("new_game.seat.iq.value", iq=iq, level=level(iq)))
        line = field.closest("li")
        line.querySelector("output").textContent = str(iq)
        line.querySelector(".wits").textContent = level(iq)

    def _label(self, line: Node, who: SeatSetup) -> None:
        name = name_of(who)
        line.querySelector("[data-iq]").setAttribute("aria-label", say("new_game.seat.iq.of", name=name))
        line.querySelector(".swap").setAttribute("aria-label", say("new_game.seat.swap", name=name))

    def _refusal(self) -> str:
        return no_diabolo([SeatSetup(YOU, "you", PERSON)] + self._party.everybody[: self._party.count])

    def _tell_diabolo(self) -> None:
        """Offer Diabolo to one person against minds; with more people, switch it off and say why."""
        refusal = self._refusal() if self._diabolo.checked else ""
        self._why.textContent = refusal
        if refusal:
            self._diabolo.checked = False


def _at(field: Node) -> int:
    """Which line a part of it is in."""
    return int(field.closest("li").getAttribute("data-at"))


def _group(found: Cast) -> str:
    """A set in the list of everybody."""
    several = [option(character.key, character.name) for character in found.characters]
    return f'<optgroup label="{escaped(found.name)}">{"".join(several)}</optgroup>'


def _about(person: bool, character: Character | None) -> str:
    """What stands below the name."""
    return say("new_game.seat.here") if person else character.line if character else ""


def _line(index: int, where: str) -> str:
    """One opponent's line, still empty."""
    name, iq = escaped(say("new_game.seat.name")), escaped(say("new_game.seat.iq"))
    return (
        f'<li data-at="{index}"><button type="button" class="swap"><img alt="" width="56" height="56"></button>'
        f'<label class="as">{escaped(where)} <select data-who></select></label>'
        f'<label class="plays">{name} <input type="text" data-name maxlength="16" spellcheck="false"></label>'
        f'<div class="dial"><span aria-hidden="true">{iq} <output></output></span><input type="range" data-iq '
        f'min="{temper.LOWEST}" max="{temper.HIGHEST}" step="10"><span class="wits" aria-hidden="true"></span></div>'
        '<small class="hint"></small></li>'
    )
