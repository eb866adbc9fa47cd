"""The people at a table as rows: who sits where, how they are heard, and what may be done about a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.setup import REGULARS
from hearts.app.words.locale import say
from hearts.app.words.phrases import joined, paragraph
from hearts.web.browser import dom
from hearts.web.markup import Markup, html
from hearts.web.pieces import option

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.guest import Guest
    from hearts.app.people.roster import Roster
    from hearts.web.browser.dom import Node
    from hearts.web.markup import Content
    from hearts.web.table.faces import Faces

SLOW = 20_000  # milliseconds of thinking after which somebody may be nudged


def face_of(faces: Faces, face: str) -> Markup:
    """Return a portrait as HTML."""
    return html('<img src="{}" alt="" width="40" height="40">', faces.source(face, "calm"))


def told_terms(patience: int, clock: int, helps: tuple[str, ...]) -> str:
    """Return how a table is kept, in sentences."""
    return paragraph([told_patience(patience), told_clock(clock), told_helps(helps)])


def told_helps(helps: tuple[str, ...]) -> str:
    """Return which help is allowed."""
    if not helps:
        return say("party-help-none")
    allowed = say("party-help-both")
    if len(helps) == 1:
        allowed = say("party-help-hint") if "hint" in helps else say("party-help-joe")
    return paragraph([allowed, say("party-help-apart")])


def told_patience(patience: int) -> str:
    """Return how long people are waited for who are away."""
    if patience == 60:
        return say("party-patience-minute")
    return say("party-patience-told", count=patience) if patience else say("party-patience-none")


def told_clock(clock: int) -> str:
    """Return how long a move may take."""
    return say("party-clock-told", count=clock) if clock else say("party-clock-none")


def presence(guest: Guest, roster: Roster, seat: int, waited: bool) -> str:
    """Return how a person is heard, as a word: here, thinking, slow, away, stands (a mind plays for them); left (one
    plays in their place for good); empty for other minds."""
    if not roster.person_in(seat):
        return "left" if seat in roster.left else ""
    if seat in roster.standing:
        return "stands"
    sign = guest.signs.get(seat, "here")
    if guest.host_away:  # who is heard is known without the host
        here = roster.person_in(seat) in [guest.me.id] + guest.chair.there.present()
        sign = "here" if here else "away"
    return "thinking" if sign == "here" and waited else sign


def told_presence(word: str) -> str:
    """Return the word as it is read; empty where there is nothing to tell."""
    if word == "stands":
        return say("party-sign-stands")
    if word == "left":
        return say("party-sign-left")
    if word == "away":
        return say("party-sign-away")
    if word == "slow":
        return say("party-sign-slow")
    return say("party-sign-thinking") if word == "thinking" else ""


class Rows:
    """The list of seats; behind the button of a row stands what may be done about it.

    act   gives an order to the host: its words; asks: asks a person to leave, by their seat; nudge: by seat
    redraw  has the list shown anew
    """

    def __init__(
        self,
        home: Node,
        faces: Faces,
        act: Callable[[str], None],
        asks: Callable[[int], None],
        nudge: Callable[[int], None],
        redraw: Callable[[], None],
    ) -> None:
        self._home, self._faces = home, faces
        self._act, self._asks, self._nudge, self._redraw = act, asks, nudge, redraw
        self._drawn: object = None
        self._shares: dict[int, str] = {}
        self._open = -1
        self._told: list[str] = []
        dom.listen(home, "click", lambda event: self._click(event.target))

    def show(
        self, guest: Guest, roster: Roster, rights: tuple[bool, bool], slow: tuple[int, ...], people: list[Guest]
    ) -> None:
        """Show who sits at the table.

        rights  whether one is the host, and whether seats may change now
        slow    the seats whose people may be nudged; people: all who sit at this device
        """
        own = roster.seat_of(guest.me.id)
        host = roster.seat_of(roster.host)
        here = [each.me.id for each in people]
        drawn = roster.seats, own, host, rights, self._open, roster.people, here
        if drawn != self._drawn:
            self._drawn, self._shares = drawn, shares_of(guest, roster, here)
            focused = self._focused()
            rows = [self._row(roster, seat, own, host, rights) for seat in range(len(roster.seats))]
            dom.write(self._home, *rows)
            self._told = [""] * len(rows)
            self._give_back(focused)
        waiting = guest.table.view.waiting if guest.table.view is not None else ()
        for seat, node in enumerate(dom.all_of(":scope > li", self._home)):
            word = presence(guest, roster, seat, seat in waiting and roster.state == "game")
            told = f"{word} {seat in slow}"
            if self._told[seat] != told:
                self._told[seat] = told
                node.setAttribute("data-sign", word or "mind")
                node.querySelector(".sign").textContent = told_presence(word)
                node.querySelector(".nudge").hidden = seat not in slow

    # ---- how a row looks -------------------------------------------------------------------------------------------

    def _row(self, roster: Roster, seat: int, own: int, host: int, rights: tuple[bool, bool]) -> Markup:
        who = roster.seats[seat]
        marks = [say("party-mark-you")] if seat == own else []
        marks += [say("party-mark-host")] if seat == host else []
        marks += [self._shares[seat]] if seat in self._shares else []
        marks += [] if who.person else [say("party-mark-mind")]
        name = html('<b>{}</b> <span class="note">{}</span>', who.name, joined(marks))
        sign = html('<span class="sign note"></span>')
        nudge = '<button type="button" class="quiet nudge" data-nudge="{}" hidden>{}</button>'
        asks = html(nudge, seat, say("party-nudge", name=who.name))
        button, more = self._change(roster, seat, own, rights)
        return html(
            "<li>{}<span>{} {}</span>{}{}{}</li>", face_of(self._faces, who.face), name, sign, asks, button, more
        )

    def _change(self, roster: Roster, seat: int, own: int, rights: tuple[bool, bool]) -> tuple[Content, Content]:
        """Return the button of a row and what it unfolds, for who may change something about the seat."""
        host, seats = rights
        person = bool(roster.person_in(seat))
        if not host or not (seats or (person and seat != own)):
            return "", ""
        name, open = roster.seats[seat].name, self._open == seat
        label = say("party-change", name=name)
        state = "true" if open else "false"
        whole = (
            '<button type="button" class="quiet small" data-change="{}" aria-expanded="{}" aria-label="{}">{}</button>'
        )
        button = html(whole, seat, state, label, say("party-change-short"))
        return button, self._unfolded(roster, seat, own, seats) if open else ""

    def _unfolded(self, roster: Roster, seat: int, own: int, seats: bool) -> Markup:
        parts, person = [], bool(roster.person_in(seat))
        if seats:
            others = [option(str(at), who.name) for at, who in enumerate(roster.seats) if at != seat]
            parts.append(_choice("swap", say("party-swap"), others, say("party-swap-do"), seat))
        if seats and not person:
            taken = [who.name for at, who in enumerate(roster.seats) if at != seat]
            free = [option(face, name) for face, name, _ in REGULARS if name not in taken]
            parts.append(_choice("mind", say("party-mind"), free, say("party-mind-do"), seat))
        if person and seat != own:
            label = say("party-ask", name=roster.seats[seat].name)
            parts.append(html('<button type="button" class="quiet" data-ask="{}">{}</button>', seat, label))
        return html('<div class="about-seat">{}</div>', parts)

    # ---- what is pressed -------------------------------------------------------------------------------------------

    def _click(self, target: Node) -> None:
        button = target.closest("button")
        if button is None:
            return
        if button.hasAttribute("data-change"):
            seat = int(button.getAttribute("data-change"))
            self._open = -1 if self._open == seat else seat
            self._redraw()
        elif button.hasAttribute("data-ask"):
            self._asks(int(button.getAttribute("data-ask")))
        elif button.hasAttribute("data-nudge"):
            self._nudge(int(button.getAttribute("data-nudge")))
        elif button.hasAttribute("data-order"):
            word, _, place = str(button.getAttribute("data-order")).partition(" ")
            chosen = str(button.parentElement.querySelector("select").value)
            self._open = -1
            if word == "swap":
                self._act(f"swap {place} {chosen}")
            else:
                self._act(f"mind {place} {mind_of(chosen)}")

    def _focused(self) -> str:
        """Return the seat whose row has the keyboard; empty for none."""
        node = dom.active()
        row = node.closest("li") if node is not None and self._home.contains(node) else None
        button = row.querySelector("[data-change]") if row is not None else None
        return str(button.getAttribute("data-change")) if button is not None else ""

    def _give_back(self, seat: str) -> None:
        button = self._home.querySelector(f'[data-change="{seat}"]') if seat else None
        if button is not None:
            dom.focus(button)


def shares_of(guest: Guest, roster: Roster, here: list[str]) -> dict[int, str]:
    """Return what is told of the seats of those who share a device: this one, or that of somebody before them.

    here  the ids of those at this device
    """
    found: dict[int, str] = {}
    devices: dict[str, str] = {}  # whose key vouches for somebody, and the name of the first of them
    for seat, who in enumerate(roster.seats):
        id = roster.person_in(seat)
        known = guest.known(id) if id else None
        if id in here and id != guest.me.id:
            found[seat] = say("beside-here")
        elif known is not None and known.device and id not in here:
            device = guest.blocked.key(known)
            if device in devices:
                found[seat] = say("beside-shares", name=devices[device])
            devices.setdefault(device, who.name)
    return found


def mind_of(face: str) -> str:
    """Return mind, face and name of one of the regulars, as an order says them."""
    return next(f"{mind} {key} {name}" for key, name, mind in REGULARS if key == face)


def _choice(word: str, label: str, options: list[Markup], act: str, seat: int) -> Markup:
    """Return a list to choose from and the button that does it."""
    block = (
        '<div class="keep"><label>{} <select>{}</select></label><button type="button" class="quiet" data-order="{} '
        '{}">{}</button></div>'
    )
    return html(block, label, options, word, seat, act)
