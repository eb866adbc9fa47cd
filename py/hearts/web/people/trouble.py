"""What holds a table of people up, told on the table itself and in its dialog, with what one may do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.relays import host_of
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom
from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.people.device import Device

    # lost: the line, a moment ago; unconnected: it does not come back; closed: for good; host: nothing is heard of them
    State = Literal["", "lost", "unconnected", "closed", "host", "gone"]

SOON = 15_000  # milliseconds after which a line that was lost is told not to come back by itself


class Trouble:
    """The line on the strip of the table, as long as something holds the table up.

    leave  leaves the table, once the person has said so
    """

    def __init__(self, context: Context, leave: Callable[[], object]) -> None:
        self._context, self._leave = context, leave
        self._device: Device | None = None
        self._node: Node = None
        self._lost_at = -1.0  # when the line was lost; -1 while it is there
        self._told: State = ""

    def come_to(self, device: Device) -> None:
        """Follow the line of this table from now on."""
        self._device, self._lost_at, self._told = device, -1.0, ""

    def go(self) -> None:
        """Follow no table."""
        self._device = None
        self._show("", False)

    def follow(self, laid: bool) -> None:
        """Show what holds the table up; `laid`: whether the table is on the screen."""
        device, now = self._device, clock.since_start()
        if device is None:
            return
        if device.link != "lost":
            self._lost_at = -1.0
        elif self._lost_at < 0:
            self._lost_at = now
        self._show(state_of(device, 0 if self._lost_at < 0 else now - self._lost_at), laid)

    def _show(self, state: State, laid: bool) -> None:
        shown: State = state if laid else ""
        if shown == self._told:
            return
        if self._node is None:
            self._node = dom.of_html(html('<div class="held-up" role="group" hidden></div>'))
            dom.element("strip").append(self._node)
            dom.listen(self._node, "click", lambda event: self._press(event.target))
        before, self._told = self._told, shown
        inside = self._node.contains(dom.active())
        dom.write(self._node, *[html("<p>{}</p>", short(shown))] + buttons(shown) if shown else [])
        self._node.hidden = not shown
        if shown:
            self._node.parentElement.setAttribute("data-held", shown)
        else:
            self._node.parentElement.removeAttribute("data-held")
        if inside:
            dom.focus(self._node.querySelector("button") or dom.element("do-menu"))
        if shown or (before and laid):
            self._context.speak(short(shown) if shown else say("party-line-good"))

    def _press(self, target: Node) -> None:
        button, device = target.closest("[data-line]"), self._device
        if button is None or device is None:
            return
        if button.getAttribute("data-line") == "again":
            device.wake()
            self._lost_at = clock.since_start()
            self.follow(True)
        else:
            self._leave()


def state_of(device: Device, lost: float) -> State:
    """Return what holds the table up; `lost`: for how many milliseconds the line has been lost."""
    if device.link == "closed":
        return "closed"
    if device.link == "lost":
        return "unconnected" if lost > SOON else "lost"
    if device.host is None and device.guest.host_away:
        return "gone" if device.guest.host_gone else "host"
    return ""


def short(state: State) -> str:
    """Return it as one short sentence; "" where nothing holds the table up."""
    if state == "lost":
        return say("party-line-lost")
    if state in ("unconnected", "closed"):
        return say("party-line-unconnected")
    if state == "gone":
        return say("party-line-gone")
    return say("party-host_away") if state else ""


def buttons(state: State) -> list[Markup]:
    """Return what one may do about it."""
    again = html('<button type="button" data-line="again">{}</button>', say("party-line-again"))
    leave = html('<button type="button" data-line="leave">{}</button>', say("party-line-leave"))
    more = html('<button type="button" data-do="open people">{}</button>', say("party-line-more"))
    if state == "unconnected":
        return [again, leave]
    if state == "lost":
        return [again]
    if state == "closed":
        return [more, leave]
    return [more] if state == "gone" else []


def told(device: Device) -> str:
    """Return what holds the table up as the dialog tells it; "" if nothing does."""
    guest = device.guest
    if guest.story:
        return say("party-story")
    if device.link == "closed":
        return say("party-refused", relay=host_of(device.address))
    if device.link == "lost":
        return say("party-lost")
    if guest.asleep:
        return say("party-asleep")
    if device.host is None and guest.host_away:
        return say("party-host_away")
    return told_wait(device)


def told_wait(device: Device) -> str:
    """Return whom a guest waits for before the first deal; "" where nobody is waited for."""
    roster = device.guest.table.roster
    if device.host is not None or roster is None or roster.state != "lobby":
        return ""
    seat = roster.seat_of(roster.host)
    return say("party-wait_host", name=roster.seats[seat].name) if seat >= 0 else ""
