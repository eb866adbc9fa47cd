"""A part of the sheet: who watches, who is the host next, how one goes on without a host or at another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.code import SEAT_WORD, seat_link, text_of
from hearts.app.words.locale import say
from hearts.web.browser import address, dom
from hearts.web.markup import Markup, html
from hearts.web.pieces import option
from hearts.web.request import Paragraph, Question

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.roster import Known, Roster
    from hearts.app.scene.model import Scene
    from hearts.web.browser.dom import Node
    from hearts.web.browser.people import Doors
    from hearts.web.context import Context
    from hearts.web.dialogs.dialog import Parts
    from hearts.web.people.device import Device


class Ends:
    """Shows it, and asks the person here what others have asked of them.

    part   finds an element of the dialog; said: has a sentence read in it; told: has one read beside the table
    """

    def __init__(self, part: Parts, context: Context, said: Callable[[str], None]) -> None:
        self._part, self._context, self._said = part, context, said
        self._device: Device | None = None
        self._ways: Doors | None = None
        self._home = ""
        self._drawn: list[Markup] = []
        self._asked = ""  # what the person here was asked last
        self._host = ""  # who was the host when it was looked at last
        dom.listen(part("ends"), "click", lambda event: self._press(event.target))
        dom.listen(part("ends"), "change", lambda event: self._switch(event.target))

    def come_to(self, ways: Doors, device: Device, home: str) -> None:
        """Follow this table from now on; `home`: the address at which other devices open the page."""
        self._ways, self._device, self._home = ways, device, home
        self._asked = self._host = ""
        self._drawn = []

    def go(self) -> None:
        """Follow no table."""
        self._device = None

    def follow(self) -> None:
        """Ask what is to be asked, tell what has happened, and show how all of it stands."""
        device = self._device
        if device is None:
            return
        guest = device.guest
        asks = guest.chair.asks
        if asks and f"{asks} {guest.chair.who}" != self._asked:
            self._asked = f"{asks} {guest.chair.who}"
            self._context.run(self._ask(device, asks, guest.chair.who))
        elif not asks:
            self._asked = ""
        roster = guest.table.roster
        if roster is not None and roster.host != self._host:
            self._tell_host(device, roster)
            self._host = roster.host
        parts = self._shown(device, roster) if roster is not None else []
        if parts != self._drawn:
            self._drawn = parts
            dom.write(self._part("ends"), *parts)

    def _tell_host(self, device: Device, roster: Roster) -> None:
        """Tell who holds the table now."""
        seat = roster.seat_of(roster.host)
        if not self._host or seat < 0:
            return
        if device.guest.left_behind:
            sentence = say("party-on-left")
        elif roster.host == device.guest.me.id:
            sentence = say("party-chair-yours")
        else:
            sentence = say("party-chair-now", name=roster.seats[seat].name)
        self._context.session.notice(sentence, "news")
        self._said(sentence)

    # ---- what is asked ---------------------------------------------------------------------------------------------

    async def _ask(self, device: Device, asks: str, name: str) -> None:
        """Ask the person here, and tell the table the answer."""

        guest = device.guest

        def holds(_: Scene) -> bool:
            return device is self._device and device.guest is guest and guest.chair.asks == asks

        other = guest.chair.other
        title, texts, no, yes = asked(asks, name, other.deals + 1 if other else 0, guest.chair.offered)
        roster = guest.table.roster
        if device.shared and roster is not None:
            texts = (say("beside-answers", name=roster.seats[guest.seat].name),) + texts
        buttons, told = (("no", no), ("yes", yes)), tuple([Paragraph(text) for text in texts])
        question = Question("chair", title, told, buttons, "no", escape="", holds=holds)
        answer = await self._context.ask(question)
        if answer and device is self._device and guest.chair.asks == asks:
            guest.answer_chair(answer == "yes")

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def _shown(self, device: Device, roster: Roster) -> list[Markup]:
        guest, hosts = device.guest, device.hosts
        parts = [_paragraph(say("party-on-left"))] if guest.left_behind else []
        if hosts:
            mark = " checked" if roster.watching else ""
            box = html('<input type="checkbox" data-ends="watchers"{}>', mark)
            parts.append(html('<label class="switch">{}<span>{}</span></label>', box, say("party-watch-let")))
        if guest.watchers:
            parts.append(_paragraph(say("party-watch-count", count=guest.watchers)))
        parts += self._chair(device, roster)
        parts += [self._again(roster, each, seat) for each, seat in lost(device, roster)]
        if guest.seat >= 0 and not (device.shared and hosts):
            parts.append(self._seat(device))
        return parts

    def _chair(self, device: Device, roster: Roster) -> list[Markup]:
        """Return how the host's chair stands."""
        guest = device.guest
        id, claim = guest.table.chair
        if id:
            name = guest.chair.who
            return [_paragraph(say("party-chair-willing" if claim else "party-chair-asked", name=name))]
        if device.hosts:
            here = [each.me.id for each in device.people]
            seats = range(len(roster.seats))
            ids = [(roster.person_in(seat), roster.seats[seat].name) for seat in seats if roster.plays(seat)]
            others = [option(who, name) for who, name in ids if who not in here]
            if not others:
                return []
            chooser = html("<select>{}</select>", others)
            label = html("<label>{} {}</label>", say("party-chair-to"), chooser)
            return [html('<div class="keep">{}{}</div>', label, _button("chair", say("party-chair-offer")))]
        if device.guest is not device.people[0]:
            return []  # the first one here may hold the table, and nobody else
        if guest.chair.asks == "follow":
            name = guest.chair.who
            title = _paragraph(say("party-follow-title", name=name))
            return [title, html('<p class="more">{}</p>', _button("follow", say("party-follow-yes", name=name)))]
        if not (guest.host_gone or guest.chair.offered) or guest.seat < 0:
            return []
        if guest.chair.proposes:
            return [_paragraph(say("party-on-waits"))]
        if guest.chair.offered and not guest.host_gone:
            title = _paragraph(say("party-on-instead"))
            return [title, html('<p class="more">{}</p>', _button("on", say("party-on-be")))]
        refused, why = guest.chair.refused
        name = next((who.name for who in roster.seats if who.player.endswith(refused)), "") if refused else ""
        told = [_paragraph(say(why, name=name))] if why else [_paragraph(say("party-on-about"))]
        return told + [html('<p class="more">{}</p>', _button("on", say("party-on")))]

    def _again(self, roster: Roster, who: Known, seat: int) -> Markup:
        other = roster.seats[seat].name
        button = _button(f"again {seat} {who.id}", say("party-again", name=who.name, other=other))
        return _paragraph(say("party-again-about", name=who.name)) + html('<p class="more">{}</p>', button)

    def _seat(self, device: Device) -> Markup:
        """Return the button that gives this seat to another device, or the code for it."""
        code = device.giving
        if not code or self._ways is None:
            return html('<p class="more">{}</p>', _button("move", say("party-move")))
        whole = (self._home or address.here()) + "#" + seat_link(code, device.address)
        label = say("party-move-qr")
        picture = html('<div class="qr" role="img" aria-label="{}">{}</div>', label, self._ways.code(whole))
        letters = html('<b class="letters">{} {}</b>', SEAT_WORD, text_of(code))
        return html(
            '<div class="invite">{}<div>{}<p>{}</p></div></div>', picture, _paragraph(say("party-move-about")), letters
        )

    # ---- what is pressed -------------------------------------------------------------------------------------------

    def _press(self, target: Node) -> None:
        button, device = target.closest("[data-ends]"), self._device
        if button is None or device is None:
            return
        word, _, rest = str(button.getAttribute("data-ends")).partition(" ")
        if word == "chair":
            device.guest.chair.offer(str(button.parentElement.querySelector("select").value))
            self._said(say("party-chair-later"))
        elif word == "on":
            device.guest.go_on()
        elif word == "follow":
            device.guest.answer_chair(True)
        elif word == "again":
            device.guest.order(f"again {rest}")
        elif word == "move":
            device.give_seat()
        self.follow()

    def _switch(self, target: Node) -> None:
        if target.getAttribute("data-ends") == "watchers" and self._device is not None:
            self._device.guest.order(f"watchers {'on' if target.checked else 'off'}")


def asked(asks: str, name: str, deal: int = 0, instead: bool = False) -> tuple[str, tuple[str, ...], str, str]:
    """Return title, texts, and both answers of what is asked about the host's chair.

    deal     from which another host goes on; instead: whether the host is there, and others do not trust it
    """
    if asks == "take":
        title, text = say("party-chair-take-title"), say("party-chair-take-text")
        return title, (text,), say("party-chair-no"), say("party-chair-take-yes")
    if asks == "agree":
        title, text = say("party-chair-agree-title", name=name), say("party-chair-agree-text")
        return title, (text,), say("party-chair-no"), say("party-chair-yes")
    if asks == "follow":
        title, text = say("party-follow-title", name=name), say("party-follow-text", name=name, count=deal)
        return title, (text,), say("party-on-no"), say("party-follow-yes", name=name)
    if asks == "offered":
        texts = say("party-on-instead"), say("party-offered-text", name=name)
        return say("party-offered-title"), texts, say("party-offered-no", name=name), say("party-chair-take-yes")
    if instead:
        title, text = say("party-instead-title", name=name), say("party-instead-text", name=name)
        return title, (text,), say("party-chair-no"), say("party-chair-yes")
    title, text = say("party-on-title", name=name), say("party-on-text", name=name)
    return title, (text,), say("party-on-no"), say("party-on-yes")


def lost(device: Device, roster: Roster) -> list[tuple[Known, int]]:
    """Return, for the host, who waits for a seat, with each seat whose person is away."""
    if not device.hosts:
        return []
    waiting = [each for each in roster.people if roster.seat_of(each.id) < 0]
    signs = device.guest.signs
    away = [seat for seat in range(len(roster.seats)) if roster.person_in(seat) and signs.get(seat) == "away"]
    return [(each, seat) for each in waiting for seat in away]


def _paragraph(text: str) -> Markup:
    return html('<p class="note">{}</p>', text)


def _button(what: str, label: str) -> Markup:
    return html('<button type="button" class="quiet" data-ends="{}">{}</button>', what, label)
